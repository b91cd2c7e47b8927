### Hints: the best answers, with the chance of winning and one line why.

## Why, in both games

hint-wins = Od razu wygrywa grę na każdym stole, na którym to wypróbowano.
hint-loses = Od razu przegrywa grę na każdym stole, na którym to wypróbowano.
hint-averts-defeat = Zapobiega bliskiej porażce: bez tego gra jest przegrana co najmniej na połowie stołów.
hint-gains = Najwięcej zyskuje: { $what }.
hint-costs = Najwięcej traci: { $what }.
hint-little-difference = Prawie nie zmienia szans na zwycięstwo.

## In the terminal

terminal-hint = Najlepsze odpowiedzi i twoja szansa na zwycięstwo
terminal-hint-option = { $number }. { $option }: { $percent }. { $reason }
help-hint = hint: trzy najlepsze odpowiedzi, twoja szansa na zwycięstwo i dlaczego; hint expert myśli dłużej

## Why there is none

refusal-no-hint-unasked = podpowiedzi są tylko dla tego, kto jest właśnie pytany
refusal-no-hint-for-chance = kości i dobieranych kart nikt nie wybiera
refusal-no-hint-no-choice = jest tu tylko jedna odpowiedź
refusal-no-adviser = { $level-key } nie doradza; naprzód myślą { $levels-key }
