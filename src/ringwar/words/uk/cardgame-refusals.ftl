### Why a position document of the card game is refused: what is wrong at its place.

## Cards and locations

refusal-not-by-itself = { $card-key } ({ $kind-key }) не може лежати там окремо
refusal-no-wielder = { $card-key } не може володіти { $item-key }
refusal-other-seats-card = { $card-key } — карта { $owner-key }, а не { $seat-key }
refusal-not-in-scenario = { $name-key } немає в цьому сценарії
refusal-not-in-its-deck = { $name-key } немає у своїй колоді
refusal-not-in-draw-deck = { $card-key } немає в колоді
refusal-army-on-a-path = військо { $card-key } не може бути на шляху
refusal-path-behind = { $path-key } стоїть перед шляхом, який уже активовано
refusal-no-path-left = у колоді не лишилося шляхів з номером { $path }
refusal-no-ring-token = { $seat-key } його не має

## Rounds and the end

refusal-step-of-another-round = у раунді { $round } фази { $step-key } немає
refusal-opening-first = початок триває, доки нічого не взято з колод
refusal-one-in-step = він є лише тоді, коли фаза — '{ $step-key }'
refusal-starting-player-acts = у фазі { $step-key } це { $seat-key }, перший гравець
refusal-none-active = у фазі { $step-key } немає активних
refusal-actions-over = фаза «Дії» вже завершилася б
refusal-actions-over-after = після стількох пасів фазу «Дії» завершено: { $count }
refusal-others-passed = перед { $seat-key } йдуть { $seats-key }
refusal-not-the-place = місце { $place } в порядку ходів належить не { $seat-key }
refusal-no-step-follows = після шляху { $path } фаза { $step-key } не настає
refusal-game-would-be-over = за рахунку { $free } : { $shadow } гру було б завершено
refusal-another-end = за рахунку { $free } : { $shadow } гра так не завершується
