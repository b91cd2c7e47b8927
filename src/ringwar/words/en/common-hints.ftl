### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Wins the game at once, on every table on which it was tried.
hint-loses = Loses the game at once, on every table on which it was tried.
hint-averts-defeat = Keeps off a defeat that is near: without it the game is lost on half of the tables or more.
hint-gains = Gains most in this: { $what }.
hint-costs = Costs most in this: { $what }.
hint-little-difference = Makes little difference to the chance of winning.

## In the terminal

terminal-hint = The best answers, with your chance of winning
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
help-hint = hint: the three best answers, with your chance of winning and why; hint expert thinks longer

## Why there is none

refusal-no-hint-unasked = there are hints only for a seat that is asked
refusal-no-hint-for-chance = dice and cards drawn are nobody's choice
refusal-no-hint-no-choice = there is only one answer here
refusal-no-adviser = { $level-key } gives no advice; those who think ahead are { $levels-key }
