### Why a position document of the board game is refused: what is wrong at its place.

## The map

refusal-no-settlement = nie ma tu osady
refusal-no-stronghold = nie ma tu twierdzy
refusal-no-siege = oblężona armia potrzebuje jednostek i armii wroga wokół siebie
refusal-besieger-inside = figurki oblegającego nie są w środku
refusal-besieged-hold = oblężeni trzymają swoją twierdzę
refusal-captured = stojąca tu armia ({ $side-key }) już zdobyła tę osadę
refusal-leaders-alone = przywódcy nie mogą być bez jednostek
refusal-both-sides = armie obu stron nie mogą być jedną
refusal-too-many-units = { $count } jednostek to więcej niż { $most }
refusal-no-such-figure = nie ma tu figurki '{ $kind-key }'
refusal-too-few-figures = { $piece-key }: podano { $count }, a w pudełku jest tylko { $most }
refusal-gollum = Gollum jest zawsze z Drużyną
refusal-same-person = { $name-key } i { $other-key } to ta sama osoba
refusal-has-become = { $name-key } to teraz { $other-key }
refusal-must-be-active = ta frakcja musi być aktywna

## The battle

refusal-battle-elsewhere = to nie jest miejsce dla bitwy '{ $kind-key }' z regionu { $origin-key }
refusal-not-adjacent = { $target-key } nie sąsiaduje z { $origin-key }
refusal-battle-without-siege = nie ma oblężenia dla bitwy '{ $kind-key }'
refusal-nobody-to-attack = w regionie { $region-key } nie ma kogo atakować
refusal-nobody-attacks = w regionie { $region-key } nie ma kto atakować
refusal-figures-elsewhere = tych figurek nie ma w regionie { $region-key }

## The cards

refusal-not-on-the-table = { $card-key } nie zostaje na stole
refusal-never-in-a-hand = { $card-key } nigdy nie jest na ręce
refusal-not-discarded = { $card-key } nie leży na stosie kart odrzuconych
refusal-other-sides-card = { $card-key } to karta drugiej strony
refusal-too-many-cards = { $count } kart to więcej niż { $most }

## The Fellowship and the hunt

refusal-not-a-companion = { $name-key } nie może być w Drużynie
refusal-in-no-region = na torze Mordoru Drużyna nie jest w żadnym regionie
refusal-no-progress-in-mordor = na torze Mordoru nie ma postępu
refusal-no-progress-revealed = ujawniona Drużyna nie ma postępu
refusal-only-eyes-removed = usuwa się tylko żetony Oka
refusal-no-special-tile = { $tile-key } to nie żeton specjalny
refusal-tile-without-card = { $tile-key } wchodzi do gry po zagraniu { $card-key }

## The turn and the end

refusal-too-many-dice = { $count } razem z tymi na polu polowania to więcej niż { $most }
refusal-first-turn = pierwsza tura to 1
refusal-one-in-phase = jest wtedy i tylko wtedy, gdy trwa faza '{ $phase-key }'
refusal-over-there = gra byłaby skończona tam i tylko tam
refusal-over-with = gra byłaby skończona przy { $number } i tylko wtedy
refusal-would-have-won = z liczbą punktów { $points } strona { $side-key } już by wygrała
refusal-has-not-won = z liczbą punktów { $points } strona { $side-key } jeszcze nie wygrywa

## Seats and setup

refusal-table-for = liczba graczy przy tym stole: { $players }
refusal-table-with = przy tym stole: { $expansions-key }
refusal-last-alone = tylko gracz, który jest sam, nie może działać dwa razy z rzędu dla jednej frakcji
refusal-no-mixed-army = w regionie { $region-key } nie ma armii dwóch partnerów
refusal-another-acts = według teams.actors następny w imieniu { $side-key } działa kto inny niż { $seat-key }

## Lords of Middle-earth

refusal-no-version = { $name-key } nie jest wersją postaci { $person-key }
refusal-rings-differ = liczba nie zgadza się z polem rings dokumentu
refusal-out-of-play = { $name-key } jest poza grą
refusal-stays-at-home = { $name-key } nie opuszcza { $region-key }
refusal-never-on-the-map = { $name-key } nigdy nie jest na mapie
refusal-comes-once = { $card-key } pojawia się raz, kiedy Sméagol odchodzi
refusal-only-companion = { $name-key } nie zostaje jako jedyny towarzysz
refusal-too-few-left = zostało tylko { $count }
refusal-tiles-differ = liczba nie zgadza się z smeagol_tiles_in_pool
refusal-die-in-the-pool = { $die-key } jest w puli
refusal-unusable-die = tej kości nie można teraz użyć
refusal-not-an-action = oczekiwano strony, kości, jej wyniku i akcji
refusal-all-its-dice = { $side-key } ma wszystkie swoje kości
refusal-no-action-waits = żadna akcja nie czeka na koniec

## Odds

refusal-odds-no-nation = nie ma frakcji '{ $name-key }'; frakcje to: { $nations-key }
refusal-odds-numbers = '{ $name-key }' wymaga liczb do 99, jak w 'gondor 3/1/1' lub 'nazgul 2'
refusal-odds-no-units = '{ $figures-key }': armia potrzebuje jednostek, jak w 'gondor 3/1/1'
refusal-odds-many-units = '{ $figures-key }': { $count } jednostek to więcej niż { $most }
refusal-odds-both-sides = figurki obu stron nie mogą być jedną armią
refusal-odds-no-leaders = Cień nie ma przywódców poza Nazgûlami, jak w 'sauron 5/1 nazgul 2'
refusal-odds-same-side = atakujący i obrońca są po tej samej stronie
refusal-odds-no-stronghold = oblężenie wymaga twierdzy: podaj jej region
refusal-odds-to-the-end = bitwę z kartami lub dodatkiem rozgrywa się do końca
refusal-odds-other-card = { $card-key } to karta drugiej strony
refusal-odds-no-tile = w puli nie ma już żetonów
