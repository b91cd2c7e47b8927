### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Сразу выигрывает игру на каждом столе, где это испробовано.
hint-loses = Сразу проигрывает игру на каждом столе, где это испробовано.
hint-averts-defeat = Предотвращает близкое поражение: без этого игра проиграна по меньшей мере на половине столов.
hint-gains = Больше всего выигрывает вот что: { $what }.
hint-costs = Больше всего страдает вот что: { $what }.
hint-little-difference = Почти не меняет шансов на победу.

## In the terminal

terminal-hint = Лучшие ответы и ваш шанс на победу
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
help-hint = hint: три лучших ответа, ваш шанс на победу и почему; hint expert думает дольше

## Why there is none

refusal-no-hint-unasked = подсказки есть только для того, кого сейчас спрашивают
refusal-no-hint-for-chance = кубики и взятые карты никто не выбирает
refusal-no-hint-no-choice = ответ здесь только один
refusal-no-adviser = { $level-key } не даёт советов; наперёд думают { $levels-key }
