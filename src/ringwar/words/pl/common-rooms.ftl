### What a server says of games: why something cannot be, and what it tells in the log.

## Seeing and sitting

refusal-no-such-room = nie ma gry '{ $game-key }' albo nie wolno ci jej oglądać
refusal-no-such-moment = tę grę można oglądać od odpowiedzi { $first } do odpowiedzi { $last }, a nie przy { $at }
refusal-not-your-seat = nie grasz jako { $seat-key }
refusal-not-a-player = nie grasz w tej grze
refusal-not-your-game = może to zrobić tylko osoba, która założyła tę grę
refusal-wrong-code = to nie jest kod do miejsca { $seat-key }: poproś osobę, która cię zaprosiła, o nowy link
refusal-seat-taken = miejsce { $seat-key } jest zajęte
refusal-begun = ta gra już się zaczęła: odtąd miejsca zmieniają właściciela za zgodą
refusal-blocked = ktoś przy tym stole nie chce z tobą grać albo ty z nim
refusal-too-many-games = masz niedokończone gry: { $most }; najpierw dokończ którąś z nich

## Playing

refusal-not-begun = ta gra zacznie się, kiedy wszystkie miejsca będą zajęte
refusal-over = ta gra jest skończona
refusal-not-over = ta gra jeszcze się nie skończyła
refusal-question-closed = to pytanie ({ $seat-key }) nie jest już otwarte: pobierz grę jeszcze raz
refusal-chance-one-by-one = naraz podaje się tylko kości jednego rzutu i karty jednego dobrania; wszystko inne po kolei, w miarę jak to następuje
refusal-key-used = ten Idempotency-Key posłużył już do czegoś innego: weź nowy
refusal-changed-elsewhere = gra się tymczasem zmieniła: pobierz ją jeszcze raz
refusal-changed-meanwhile = gra się tymczasem zmieniła (wersja { $revision }): obejrzyj ją, zanim coś cofniesz

## Agreeing

refusal-no-such-proposal = taka propozycja już nie istnieje
refusal-not-asked-to-agree = nie chodzi tu o twoją zgodę

## How a game ends by its people

result-resigned = Druga strona poddała grę.
result-time = Drugiej stronie skończył się czas.
result-agreed = Obie strony tak uzgodniły.
result-abandoned = Grę porzucono: nikt nie wygrywa.

## Time

refusal-no-such-pace = zegar ma od { $least } do { $most } sekund i dodaje najwyżej { $increment } sekund
refusal-no-such-pace-days = na oddanie kolejki wolno mieć tyle dni: { $days }
refusal-not-late = nikomu nie skończył się czas
refusal-not-for-you-to-claim = decydują o tym ci, którzy na kogoś czekają

## Pages

refusal-no-client = strony nie są tu zbudowane: uruchom `make web` albo graj przez `ringwar play --terminal`
## Rules that have changed

event-rules-changed = Gra toczy się dalej według nowszych zasad: przedtem { $before }, teraz { $now }.
refusal-game-unreadable = tę grę rozegrano według zasad { $rules }, których dzisiejsze nie potrafią odczytać

## From elsewhere

refusal-one-origin = gra toczy się dalej od jednego z: { $kinds-key }

## Dice

refusal-no-such-dice = te kości nie są ci już obiecane: poproś o nowe
refusal-nonce-before-hash = najpierw poproś o skrót kości, potem wybierz, co dokładasz
refusal-dice-of-their-own = w tej grze ludzie rzucali własnymi kośćmi

## Advice

refusal-no-hints = podpowiedzi są tylko tam, gdzie nikt inny nie gra
refusal-too-many-hints = zbyt wiele osób prosi teraz o radę; spróbuj ponownie
refusal-no-odds = szanse są tylko w grze planszowej
refusal-no-such-region = nie ma regionu { $region-key }
