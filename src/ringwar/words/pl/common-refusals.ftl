### Why something cannot be. `$x` is in words, `$x-key` as it is written in documents and records.

## Where

place-field = { $at-key }: { $why }
place-document = dokument: { $why }
place-line = wiersz { $line }: { $why }
place-lines = wiersze { $line }-{ $until }: { $why }

## Answers

refusal-illegal-answer = { $answer } nie jest odpowiedzią na pytanie '{ $question-key }', zadane stronie { $side-key }; możliwości: { $options-key }
refusal-game-over = gra jest skończona
refusal-not-asked = { $side } nie ma teraz pytania; odpowiada { $asked }
refusal-no-such-answer = ta gra ma { $count } odpowiedzi, a nie { $number }
refusal-thinned-by-nothing = przeszłość zachowuje co najmniej jeden punkt kontrolny na wszystkie swoje kroki: przerzedź ją o 1 lub więcej, nie o { $every }
refusal-nothing-kept = z tej gry nic nie jest zachowane: gracz, który wyobraża sobie pozycje, oznajmia, że `thinks`
refusal-no-reader = nikt przy tym stole to nie { $reader }; są tu: { $readers-key }
refusal-not-asked-for = teraz chodzi o coś innego
refusal-no-such-intent = nie ma zamiaru '{ $intent-key }'; zamiary to: { $intents-key }

## Drafts and standing orders

refusal-draft-empty = nie ma czego wysłać ani cofnąć: nie ma jeszcze żadnej odpowiedzi
refusal-draft-ready = wszystkie odpowiedzi są gotowe: wyślij je albo się cofnij
refusal-no-such-order = nie ma stałego rozkazu '{ $order-key }'; są: { $orders-key }
refusal-order-number = stały rozkaz '{ $order-key }' wymaga liczby
refusal-order-no-number = stały rozkaz '{ $order-key }' nie przyjmuje liczby
refusal-order-over = stały rozkaz '{ $order-key }' od razu by wygasł
refusal-no-order-stands = rozkaz '{ $order-key }' nie obowiązuje{ $orders-count ->
    [0] {""}
   *[other] ; obowiązują: { $orders-key }
}

## Taking back

refusal-undo-nothing = nie ma czego cofnąć: nie ma jeszcze żadnej odpowiedzi
refusal-undo-other = tego nie można cofnąć: ostatniej odpowiedzi udziela { $by }, a nie { $side }
refusal-undo-together = tego nie można już cofnąć: inni też dokonali wyboru
refusal-undo-late = tego nie można już cofnąć

## Setups

refusal-no-game = nie ma gry '{ $game-key }'; gry to: { $games-key }
refusal-no-scenario = nie ma scenariusza '{ $scenario-key }'; scenariusze to: { $scenarios-key }
refusal-no-expansion = nie ma dodatku '{ $expansion-key }'; dodatki to: { $expansions-key }
refusal-expansion-twice = dodatek '{ $expansion-key }' podano dwa razy
refusal-no-option = nie ma opcji '{ $option-key }'{ $options-count ->
    [0] {""}
   *[other] ; opcje to: { $options-key }
}
refusal-option-value = opcja '{ $option-key }' to jedno z: { $values-key }
refusal-players = liczba graczy w { $scenario-key } to { $numbers-key }, a nie { $players }
refusal-no-seat = nie ma miejsca '{ $seat-key }'; miejsca to: { $seats-key }
refusal-no-player = nie ma gracza '{ $player-key }'; gracze to: { $players-key }
refusal-no-program = nie ma programu '{ $command-key }'; pisz { $prefix-key }COMMAND, ze spacjami w cudzysłowie
refusal-not-two-sides = mecz wymaga gry o dwóch stronach; { $game-key } ma ich { $count }
refusal-nobody-plays = nikt nie gra za: { $seats-key }
refusal-no-language = nie ma języka '{ $language-key }'; języki to: { $languages-key }

## Documents

refusal-too-many-values = więcej niż { $most } wartości to za dużo
refusal-too-deep = to leży za głęboko
refusal-field-no-word = nazwą pola jest słowo
refusal-no-word = { $value } nie jest słowem dokumentu
refusal-no-such-number = liczba wykracza poza wszelkie granice
refusal-no-field = nie ma pola '{ $name-key }'; pola to: { $known-key }
refusal-not-one-of = { $value } nie jest jednym z: { $known-key }
refusal-not-a-name = { $value } nie jest nazwą
refusal-not-a-number = { $value } nie jest liczbą od 0 wzwyż
refusal-too-large = { $value } to więcej niż { $most }
refusal-not-a-truth = { $value } to ani prawda, ani fałsz
refusal-not-fields = oczekiwano pól z wartościami
refusal-not-a-list = oczekiwano listy
refusal-too-many = { $count } to więcej niż { $most }
refusal-named-twice = { $name-key } podano dwa razy
refusal-no-such-thing = nie ma takiej nazwy ({ $kind-key ->
    [event-card] karta wydarzenia
    [hunt-tile] żeton polowania
   *[other] { $kind-key }
}): '{ $name-key }'{ $near-count ->
    [0] {""}
   *[other] ; może chodzi o { $near-key }?
}
refusal-not-together = nikt nie wybiera teraz razem z innymi

## Records

refusal-no-record = to nie jest zapis Ringwar; taki zaczyna się od '{ $first }'
refusal-record-long = zapis ma najwyżej { $most } znaków
refusal-record-no-text = to nie jest tekst
refusal-record-head-long = nagłówek ma najwyżej { $most } wierszy
refusal-record-head-only = zapis kończy się w nagłówku
refusal-record-word = nagłówek nie zna słowa '{ $word-key }'; zna: { $known-key }
refusal-record-value = po '{ $word-key }' stoi { $word-key ->
    [rules] liczba
    [players] liczba
    [option] nazwa i wartość
    [position] dokument pozycji
    [seat] miejsce i nazwa o najwyżej 80 znakach
    [dice] 64 cyfry szesnastkowe
    [nonce] miejsce i 'house' albo do 128 cyfr szesnastkowych
    [secret] do 64 par cyfr szesnastkowych
   *[other] nazwa
}, a nie '{ $value-key }'
refusal-record-word-twice = nagłówek mówi '{ $word-key }' dwa razy
refusal-record-newer = tę grę rozegrano według zasad { $rules }; ten Ringwar zna je do { $known }, potrzebny jest nowszy
refusal-record-secret = to nie jest sekret, którego skrót ogłoszono
refusal-record-winner = '{ $winner-key }' nie może tak wygrać; może: { $sides-key }
refusal-record-ended-twice = gra skończyła się według zasad: nikt nie zakończył jej inaczej
refusal-record-nonces = liczby graczy wymagają wiersza 'dice' i po jednym wierszu dla: { $seats-key }
refusal-record-position = '{ $value-key }' nie jest pozycją
refusal-record-no-answer = oczekiwano strony i jej odpowiedzi, a nie '{ $value-key }'
refusal-record-cut-short = zapis kończy się bez wiersza zamykającego; może być ucięty
refusal-record-other-side = odpowiada '{ $said-key }', ale otwarte jest pytanie '{ $question-key }', zadane stronie { $side-key }; możliwości: { $options-key }
refusal-record-other-question = to odpowiedź na '{ $said-key }', ale otwarte jest pytanie '{ $question-key }', zadane stronie { $side-key }; możliwości: { $options-key }
refusal-record-read-otherwise = według zasad { $rules } punkt { $clause-key } rozumiano inaczej; gra różni się od odpowiedzi { $answer }
refusal-record-differs = ta gra według zasad { $rules } różni się od odpowiedzi { $answer }: { $why }
refusal-record-after-the-end = odpowiedź po końcu gry
refusal-record-after-closing = po wierszu zamykającym jest coś jeszcze
refusal-record-count = to nie zamyka zapisu o liczbie odpowiedzi { $count }
refusal-record-changed = nagłówek lub odpowiedź nie są takie jak wtedy, gdy zapis zamknięto
refusal-record-other-table = odtworzona gra prowadzi do innej pozycji niż zapisana

## What a record does not prove

refusal-doubt-no-record = nie odczytano tego z zapisu
refusal-doubt-closing = wiersz zamykający nic o tym nie mówi
refusal-doubt-older = według zasad { $rules } prowadziło to do innego stołu
refusal-doubt-answers = wiersz zamykający obejmuje ostatni stół, a nie odpowiedzi

## What documents of both games may not say

refusal-in-two-places = { $name-key } jest w dwóch miejscach
refusal-not-a-result = oczekiwano zwycięzcy i rodzaju zakończenia
refusal-not-hidden = { $card-key } nie jest zakryte w takim miejscu
