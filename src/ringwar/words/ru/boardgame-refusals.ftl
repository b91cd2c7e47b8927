### Why a position document of the board game is refused: what is wrong at its place.

## The map

refusal-no-settlement = здесь нет поселения
refusal-no-stronghold = здесь нет крепости
refusal-no-siege = осаждённой армии нужны отряды, а вокруг неё — армия противника
refusal-besieger-inside = фигуры осаждающих не внутри
refusal-besieged-hold = осаждённые удерживают свою крепость
refusal-captured = это поселение уже захвачено армией, которая там стоит ({ $side-key })
refusal-leaders-alone = лидеры не могут быть без отрядов
refusal-both-sides = армии обеих сторон не могут быть одной
refusal-too-many-units = отрядов { $count }, это больше чем { $most }
refusal-no-such-figure = там нет '{ $kind-key }'
refusal-too-few-figures = { $piece-key }: указано { $count }, а в коробке только { $most }
refusal-gollum = Голлум всегда с Братством
refusal-same-person = { $name-key } и { $other-key } — одно и то же лицо
refusal-has-become = { $name-key } уже заменён на { $other-key }
refusal-must-be-active = этот народ должен быть активным

## The battle

refusal-battle-elsewhere = сражение { $kind-key } из { $origin-key } идёт не здесь
refusal-not-adjacent = { $target-key } не соседствует с { $origin-key }
refusal-battle-without-siege = для этого сражения ({ $kind-key }) нет осады
refusal-nobody-to-attack = в { $region-key } некого атаковать
refusal-nobody-attacks = из { $region-key } некому атаковать
refusal-figures-elsewhere = этих фигур нет в { $region-key }

## The cards

refusal-not-on-the-table = { $card-key } не остаётся на столе
refusal-never-in-a-hand = { $card-key } никогда не бывает в руке
refusal-not-discarded = { $card-key } не бывает в стопке сброса
refusal-other-sides-card = { $card-key } — карта другой стороны
refusal-too-many-cards = карт { $count }, это больше чем { $most }

## The Fellowship and the hunt

refusal-not-a-companion = { $name-key } не может быть в Братстве
refusal-in-no-region = на тропе Мордора Братство не в регионе
refusal-no-progress-in-mordor = на тропе Мордора продвижения нет
refusal-no-progress-revealed = у раскрытого Братства нет продвижения
refusal-only-eyes-removed = из охоты выходят только жетоны с Оком
refusal-no-special-tile = { $tile-key } — не особый жетон
refusal-tile-without-card = { $tile-key } вступает в игру, когда сыграна карта { $card-key }

## The turn and the end

refusal-too-many-dice = { $count } вместе с кубиками в зоне охоты — больше чем { $most }
refusal-first-turn = первый ход — это ход 1
refusal-one-in-phase = это бывает в фазе '{ $phase-key }', и только тогда
refusal-over-there = там игра была бы окончена, и только там
refusal-over-with = при значении { $number } игра была бы окончена, и только тогда
refusal-would-have-won = победных очков { $points }: победа уже за { $side-key }
refusal-has-not-won = победных очков { $points }: у { $side-key } победы ещё нет

## Seats and setup

refusal-table-for = игроков за этим столом: { $players }
refusal-table-with = за этим столом: { $expansions-key }
refusal-last-alone = только тот, кто играет один, не может дважды подряд действовать за один народ
refusal-no-mixed-army = в { $region-key } нет армии двух союзников
refusal-another-acts = по teams.actors следующим за { $side-key } действует не { $seat-key }

## Lords of Middle-earth

refusal-no-version = { $name-key } — не вариант персонажа { $person-key }
refusal-rings-differ = их не столько, сколько указано в rings
refusal-out-of-play = { $name-key } вне игры
refusal-stays-at-home = { $name-key } не покидает { $region-key }
refusal-never-on-the-map = { $name-key } никогда не бывает на карте
refusal-comes-once = { $card-key } приходит один раз, когда уходит Смеагол
refusal-only-companion = { $name-key } не остаётся единственным спутником
refusal-too-few-left = осталось только { $count }
refusal-tiles-differ = их не столько, сколько указано в smeagol_tiles_in_pool
refusal-die-in-the-pool = { $die-key } среди кубиков
refusal-unusable-die = этот кубик сейчас использовать нельзя
refusal-not-an-action = ожидаются сторона, кубик, его результат и действие
refusal-all-its-dice = у { $side-key } все кубики на месте
refusal-no-action-waits = ни одно действие не ждёт завершения

## Odds

refusal-odds-no-nation = нет народа '{ $name-key }'; народы: { $nations-key }
refusal-odds-numbers = для '{ $name-key }' нужны числа до 99, например 'gondor 3/1/1' или 'nazgul 2'
refusal-odds-no-units = '{ $figures-key }': армии нужны отряды, например 'gondor 3/1/1'
refusal-odds-many-units = '{ $figures-key }': отрядов { $count }, это больше чем { $most }
refusal-odds-both-sides = фигуры обеих сторон не могут быть одной армией
refusal-odds-no-leaders = у Тьмы нет лидеров, кроме назгулов, например 'sauron 5/1 nazgul 2'
refusal-odds-same-side = атакующий и защитник — на одной стороне
refusal-odds-no-stronghold = для осады нужна крепость: назовите её регион
refusal-odds-to-the-end = сражение с картами или дополнением ведётся до конца
refusal-odds-other-card = { $card-key } — карта другой стороны
refusal-odds-no-tile = в запасе не осталось жетонов
