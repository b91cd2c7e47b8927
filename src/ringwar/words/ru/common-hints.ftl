### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Сразу выигрывает игру.
hint-loses = Сразу проигрывает игру.
hint-wins-soon = Выигрывает игру ещё до конца { $game-key ->
    [cardgame] раунда
   *[other] хода
}, насколько можно предвидеть.
hint-loses-soon = Проигрывает игру ещё до конца { $game-key ->
    [cardgame] раунда
   *[other] хода
}, насколько можно предвидеть.
hint-won-anyway = Что здесь ни выбрать, игра выиграна, насколько можно предвидеть.
hint-lost-anyway = Что здесь ни выбрать, игра проиграна, насколько можно предвидеть.
hint-averts-defeat = Предотвращает поражение: иначе по меньшей мере каждая вторая такая игра проиграна ещё до конца { $game-key ->
    [cardgame] раунда
   *[other] хода
}.
hint-may-win = До конца { $game-key ->
    [cardgame] раунда
   *[other] хода
} выиграно { $percent } из 100 таких игр.
hint-may-lose = До конца { $game-key ->
    [cardgame] раунда
   *[other] хода
} проиграно { $percent } из 100 таких игр.
hint-tends = В среднем к концу { $game-key ->
    [cardgame] раунда
   *[other] хода
}: { $what }, чем после других ответов.
hint-promises-most = В целом обещает больше всего, хотя ничто отдельное не выделяется.
hint-promises-less = В целом обещает меньше, хотя ничто отдельное не выделяется.
hint-little-difference = Почти не меняет шансов на победу.

## In the terminal

terminal-hint = Лучшие ответы и ваш шанс на победу
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
terminal-hint-answer = { $option }: { $percent }. { $reason }
help-hint = hint: три лучших ответа, ваш шанс на победу и почему; hint expert думает дольше

## Why there is none

refusal-no-hint-unasked = подсказки есть только для того, кого сейчас спрашивают
refusal-no-hint-for-chance = кубики и взятые карты никто не выбирает
refusal-no-hint-no-choice = ответ здесь только один
refusal-no-adviser = уровень «{ $level }» не даёт советов; их дают { $levels } ({ $levels-key })
