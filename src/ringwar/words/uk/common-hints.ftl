### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Відразу виграє гру на кожному столі, де це випробувано.
hint-loses = Відразу програє гру на кожному столі, де це випробувано.
hint-averts-defeat = Відвертає близьку поразку: без цього гру програно щонайменше на половині столів.
hint-gains = Найбільше виграє ось що: { $what }.
hint-costs = Найбільше програє ось що: { $what }.
hint-little-difference = Майже не змінює шансів на перемогу.

## In the terminal

terminal-hint = Найкращі відповіді та ваш шанс на перемогу
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
help-hint = hint: три найкращі відповіді, ваш шанс на перемогу і чому так; hint expert думає довше

## Why there is none

refusal-no-hint-unasked = підказки є лише для того, кого саме питають
refusal-no-hint-for-chance = кубиків і взятих карт ніхто не обирає
refusal-no-hint-no-choice = відповідь тут лише одна
refusal-no-adviser = { $level-key } не радить; наперед думають { $levels-key }
