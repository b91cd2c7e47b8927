### Why a position document of the card game is refused: what is wrong at its place.

## Cards and locations

refusal-not-by-itself = { $card-key } ({ $kind-key }) nie może leżeć tu osobno
refusal-no-wielder = { $card-key } nie może dzierżyć { $item-key }
refusal-other-seats-card = { $card-key } to karta, którą ma { $owner-key }, a nie { $seat-key }
refusal-not-in-scenario = { $name-key } nie występuje w tym scenariuszu
refusal-not-in-its-deck = { $name-key } nie jest w swojej talii
refusal-not-in-draw-deck = { $card-key } nie jest w talii dobierania
refusal-army-on-a-path = armia { $card-key } nie może być na ścieżce
refusal-path-behind = { $path-key } jest przed ścieżką, którą już aktywowano
refusal-no-path-left = w talii nie ma już ścieżki { $path }
refusal-no-ring-token = { $seat-key } nie ma żetonu Pierścienia

## Rounds and the end

refusal-step-of-another-round = faza { $step-key } nie przypada w rundzie { $round }
refusal-opening-first = otwarcie jest, zanim cokolwiek opuści swoją talię
refusal-one-in-step = jest wtedy i tylko wtedy, gdy trwa faza '{ $step-key }'
refusal-starting-player-acts = w fazie { $step-key } jest to { $seat-key }, pierwszy gracz
refusal-none-active = w fazie { $step-key } nic nie jest aktywne
refusal-actions-over = faza akcji byłaby skończona
refusal-actions-over-after = faza akcji jest skończona, gdy liczba pasów to { $count }
refusal-others-passed = przed { $seat-key } są { $seats-key }
refusal-not-the-place = miejsce { $place } w kolejności tur to nie { $seat-key }
refusal-no-step-follows = po ścieżce { $path } nie następuje faza { $step-key }
refusal-game-would-be-over = przy wyniku { $free } do { $shadow } gra byłaby skończona
refusal-another-end = przy wyniku { $free } do { $shadow } gra nie skończyła się w ten sposób
