### Why a position document of the card game is refused: what is wrong at its place.

## Cards and locations

refusal-not-by-itself = { $card-key } ({ $kind-key }) не может лежать там отдельно
refusal-no-wielder = { $card-key } не может владеть { $item-key }
refusal-other-seats-card = { $card-key } — карта места { $owner-key }, а не { $seat-key }
refusal-not-in-scenario = { $name-key } нет в этом сценарии
refusal-not-in-its-deck = { $name-key } нет в своей колоде
refusal-not-in-draw-deck = { $card-key } нет в колоде
refusal-army-on-a-path = воинство { $card-key } не может быть на пути
refusal-path-behind = { $path-key } идёт раньше пути, который уже активирован
refusal-no-path-left = в колоде не осталось пути { $path }
refusal-no-ring-token = у { $seat-key } его нет

## Rounds and the end

refusal-step-of-another-round = фазы { $step-key } не бывает в раунде { $round }
refusal-opening-first = начало игры идёт прежде, чем что-либо покинет колоды
refusal-one-in-step = это бывает в фазе '{ $step-key }', и только тогда
refusal-starting-player-acts = в фазе { $step-key } это { $seat-key }, первый игрок
refusal-none-active = в фазе { $step-key } ничто не активно
refusal-actions-over = фаза действий была бы окончена
refusal-actions-over-after = пропусков { $count }: фаза действий окончена
refusal-others-passed = перед { $seat-key } идут { $seats-key }
refusal-not-the-place = место { $place } в очерёдности хода — не у { $seat-key }
refusal-no-step-follows = после пути { $path } фазы { $step-key } нет
refusal-game-would-be-over = при счёте { $free } : { $shadow } игра была бы окончена
refusal-another-end = при счёте { $free } : { $shadow } игра окончилась не так
