### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Wins the game at once.
hint-loses = Loses the game at once.
hint-wins-soon = Wins the game before { $game-key ->
    [cardgame] the round
   *[other] the turn
} is over, as far as can be seen.
hint-loses-soon = Loses the game before { $game-key ->
    [cardgame] the round
   *[other] the turn
} is over, as far as can be seen.
hint-won-anyway = The game is won whatever is done here, as far as can be seen.
hint-lost-anyway = The game is lost whatever is done here, as far as can be seen.
hint-averts-defeat = Keeps off a defeat: otherwise at least every other such game is lost before { $game-key ->
    [cardgame] the round
   *[other] the turn
} is over.
hint-may-win = Wins { $percent } of 100 such games before { $game-key ->
    [cardgame] the round
   *[other] the turn
} is over.
hint-may-lose = Loses { $percent } of 100 such games before { $game-key ->
    [cardgame] the round
   *[other] the turn
} is over.
hint-tends = On average, when { $game-key ->
    [cardgame] the round
   *[other] the turn
} is over: { $what } than after the other answers.
hint-promises-most = Promises most in all, though no single thing stands out.
hint-promises-less = Promises less in all, though no single thing stands out.
hint-little-difference = Makes little difference to the chance of winning.

## In the terminal

terminal-hint = The best answers, with your chance of winning
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
terminal-hint-answer = { $option }: { $percent }. { $reason }
help-hint = hint: the three best answers, with your chance of winning and why; hint expert thinks longer

## Why there is none

refusal-no-hint-unasked = there are hints only for a seat that is asked
refusal-no-hint-for-chance = dice and cards drawn are nobody's choice
refusal-no-hint-no-choice = there is only one answer here
refusal-no-adviser = { $level-key } gives no advice; those who do are { $levels-key }
