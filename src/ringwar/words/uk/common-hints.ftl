### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Одразу виграє гру.
hint-loses = Одразу програє гру.
hint-wins-soon = Виграє гру ще до кінця { $game-key ->
    [cardgame] раунду
   *[other] ходу
}, наскільки можна передбачити.
hint-loses-soon = Програє гру ще до кінця { $game-key ->
    [cardgame] раунду
   *[other] ходу
}, наскільки можна передбачити.
hint-won-anyway = Хоч що тут обрати, гру виграно, наскільки можна передбачити.
hint-lost-anyway = Хоч що тут обрати, гру програно, наскільки можна передбачити.
hint-averts-defeat = Відвертає поразку: інакше щонайменше кожну другу таку гру програно ще до кінця { $game-key ->
    [cardgame] раунду
   *[other] ходу
}.
hint-may-win = До кінця { $game-key ->
    [cardgame] раунду
   *[other] ходу
} виграно { $percent } зі 100 таких ігор.
hint-may-lose = До кінця { $game-key ->
    [cardgame] раунду
   *[other] ходу
} програно { $percent } зі 100 таких ігор.
hint-tends = Пересічно наприкінці { $game-key ->
    [cardgame] раунду
   *[other] ходу
}: { $what }, ніж після інших відповідей.
hint-promises-most = Загалом обіцяє найбільше, хоча нічого окремого не вирізняється.
hint-promises-less = Загалом обіцяє менше, хоча нічого окремого не вирізняється.
hint-little-difference = Майже не змінює шансів на перемогу.

## In the terminal

terminal-hint = Найкращі відповіді та ваш шанс на перемогу
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
terminal-hint-answer = { $option }: { $percent }. { $reason }
help-hint = hint: три найкращі відповіді, ваш шанс на перемогу і чому так; hint expert думає довше

## Why there is none

refusal-no-hint-unasked = підказки є лише для того, кого саме питають
refusal-no-hint-for-chance = кубиків і взятих карт ніхто не обирає
refusal-no-hint-no-choice = відповідь тут лише одна
refusal-no-adviser = рівень «{ $level }» порад не дає; їх дають { $levels } ({ $levels-key })
