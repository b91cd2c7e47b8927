### Why a position document of the board game is refused: what is wrong at its place.

## The map

refusal-no-settlement = там немає поселення
refusal-no-stronghold = там немає фортеці
refusal-no-siege = обложеному військові потрібні загони й вороже військо довкола
refusal-besieger-inside = фігурок того, хто облягає, усередині не буває
refusal-besieged-hold = обложені утримують свою фортецю
refusal-captured = її вже захопило військо, що там стоїть ({ $side-key })
refusal-leaders-alone = лідери не можуть бути без загонів
refusal-both-sides = війська обох сторін не можуть бути одним
refusal-too-many-units = { $count } загонів — більше ніж { $most }
refusal-no-such-figure = '{ $kind-key }' там немає
refusal-too-few-figures = { $piece-key } тут { $count }, а в коробці лише { $most }
refusal-gollum = Ґолум завжди з Братством
refusal-same-person = { $name-key } і { $other-key } — та сама особа
refusal-has-become = { $name-key } вже став { $other-key }
refusal-must-be-active = цей народ має бути активним

## The battle

refusal-battle-elsewhere = { $kind-key } з { $origin-key } відбувається не тут
refusal-not-adjacent = { $target-key } не межує з { $origin-key }
refusal-battle-without-siege = немає облоги для { $kind-key }
refusal-nobody-to-attack = у { $region-key } нема кого атакувати
refusal-nobody-attacks = нема кому атакувати з { $region-key }
refusal-figures-elsewhere = цих фігурок немає в { $region-key }

## The cards

refusal-not-on-the-table = { $card-key } не лишається на столі
refusal-never-in-a-hand = { $card-key } ніколи не буває на руці
refusal-not-discarded = { $card-key } не буває серед скинутих карт
refusal-other-sides-card = { $card-key } — карта іншої сторони
refusal-too-many-cards = { $count } карт — більше ніж { $most }

## The Fellowship and the hunt

refusal-not-a-companion = { $name-key } не може бути в Братстві
refusal-in-no-region = на треку Мордору Братство не в регіоні
refusal-no-progress-in-mordor = на треку Мордору його немає
refusal-no-progress-revealed = розкрите Братство його не має
refusal-only-eyes-removed = вилучають лише Ока
refusal-no-special-tile = { $tile-key } — не особливий жетон
refusal-tile-without-card = { $tile-key } входить у гру, коли грають { $card-key }

## The turn and the end

refusal-too-many-dice = { $count } разом із комірки гонитви — більше ніж { $most }
refusal-first-turn = перший хід — 1
refusal-one-in-phase = вона є лише тоді, коли фаза — '{ $phase-key }'
refusal-over-there = гра завершилася б там, і лише там
refusal-over-with = гра завершилася б із { $number }, і лише тоді
refusal-would-have-won = з { $points } очками { $side-key } вже перемогли б
refusal-has-not-won = з { $points } очками { $side-key } ще не перемогли

## Seats and setup

refusal-table-for = цей стіл для гравців: { $players }
refusal-table-with = за цим столом: { $expansions-key }
refusal-last-alone = лише гравець без союзника не може двічі поспіль діяти за той самий народ
refusal-no-mixed-army = у { $region-key } немає війська двох союзників
refusal-another-acts = за teams.actors наступним за { $side-key } діє не { $seat-key }

## Lords of Middle-earth

refusal-no-version = { $name-key } — не версія { $person-key }
refusal-rings-differ = їх не стільки, скільки в документі в rings
refusal-out-of-play = { $name-key } поза грою
refusal-stays-at-home = { $name-key } не покидає { $region-key }
refusal-never-on-the-map = { $name-key } ніколи не буває на мапі
refusal-comes-once = { $card-key } приходить один раз, коли Смеаґол вибуває
refusal-only-companion = { $name-key } не лишається єдиним супутником
refusal-too-few-left = лишилося тільки { $count }
refusal-tiles-differ = їх не стільки, скільки в smeagol_tiles_in_pool
refusal-die-in-the-pool = { $die-key } у запасі
refusal-unusable-die = цей кубик тепер не можна використати
refusal-not-an-action = тут мають бути сторона, кубик, його результат і дія
refusal-all-its-dice = { $side-key } має всі свої кубики
refusal-no-action-waits = жодна дія не чекає на завершення

## Odds

refusal-odds-no-nation = народу '{ $name-key }' немає; народи: { $nations-key }
refusal-odds-numbers = '{ $name-key }' потребує чисел до 99, як у 'gondor 3/1/1' чи 'nazgul 2'
refusal-odds-no-units = '{ $figures-key }': військові потрібні загони, як у 'gondor 3/1/1'
refusal-odds-many-units = '{ $figures-key }': { $count } загонів — більше ніж { $most }
refusal-odds-both-sides = фігурки обох сторін не можуть бути одним військом
refusal-odds-no-leaders = у Тіні немає лідерів, крім назґулів, як у 'sauron 5/1 nazgul 2'
refusal-odds-same-side = нападник і захисник з одної сторони
refusal-odds-no-stronghold = для облоги потрібна фортеця: назвіть її регіон
refusal-odds-to-the-end = битву з картами чи доповненням ведуть до кінця
refusal-odds-other-card = { $card-key } — карта іншої сторони
refusal-odds-no-tile = у запасі не лишилося жетонів
