### Computer players: how they are called, and what is to be expected of them.

## Levels

name-random = випадковий
name-easy = легкий
note-easy = Бачить лише те, що під носом, тримається своїх планів і часом забуває про карту.
name-normal = звичайний
note-normal = Грає розважливо, за простими правилами, і відповідає відразу.
name-hard = важкий
note-hard = Випробовує свої плани до кінця ходу; на дію йде мить.
name-expert = експертний
note-expert = Думає так само, як важкий, але довше: кілька секунд на дію.
# By older names.
name-rules = звичайний
name-lookahead = важкий

## Styles

name-balanced = виважений
note-balanced = Робить те, що обіцяє найбільше.
name-military = воєнний
note-military = Шукає перемоги зброєю: передусім поселення або поля битв.
name-ring-race = за Перстень
note-ring-race = Думає про Перстень: передусім Братство й гонитва або шляхи.
name-surprise = сюрприз
note-surprise = Один із трьох; самі побачите який.

player-in-style = { $level }, { $style }

## Who is to play, in the terminal

terminal-noted = { $name }: { $note }
terminal-which-style = У якому стилі він грає?
