### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Od razu wygrywa grę.
hint-loses = Od razu przegrywa grę.
hint-wins-soon = Wygrywa grę jeszcze przed końcem { $game-key ->
    [cardgame] rundy
   *[other] tury
}, o ile da się przewidzieć.
hint-loses-soon = Przegrywa grę jeszcze przed końcem { $game-key ->
    [cardgame] rundy
   *[other] tury
}, o ile da się przewidzieć.
hint-won-anyway = Cokolwiek tu wybrać, gra jest wygrana, o ile da się przewidzieć.
hint-lost-anyway = Cokolwiek tu wybrać, gra jest przegrana, o ile da się przewidzieć.
hint-averts-defeat = Zapobiega porażce: inaczej co najmniej co druga taka gra jest przegrana jeszcze przed końcem { $game-key ->
    [cardgame] rundy
   *[other] tury
}.
hint-may-win = Przed końcem { $game-key ->
    [cardgame] rundy
   *[other] tury
} wygrywa { $percent } na 100 takich gier.
hint-may-lose = Przed końcem { $game-key ->
    [cardgame] rundy
   *[other] tury
} przegrywa { $percent } na 100 takich gier.
hint-tends = Średnio na koniec { $game-key ->
    [cardgame] rundy
   *[other] tury
}: { $what } niż po innych odpowiedziach.
hint-promises-most = W sumie obiecuje najwięcej, choć nic osobnego się nie wyróżnia.
hint-promises-less = W sumie obiecuje mniej, choć nic osobnego się nie wyróżnia.
hint-little-difference = Prawie nie zmienia szans na zwycięstwo.

## In the terminal

terminal-hint = Najlepsze odpowiedzi i twoja szansa na zwycięstwo
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
terminal-hint-answer = { $option }: { $percent }. { $reason }
help-hint = hint: trzy najlepsze odpowiedzi, twoja szansa na zwycięstwo i dlaczego; hint expert myśli dłużej

## Why there is none

refusal-no-hint-unasked = podpowiedzi są tylko dla tego, kto jest właśnie pytany
refusal-no-hint-for-chance = kości i dobieranych kart nikt nie wybiera
refusal-no-hint-no-choice = jest tu tylko jedna odpowiedź
refusal-no-adviser = poziom „{ $level }” nie doradza; doradzają { $levels } ({ $levels-key })
