### Why an answer in the card game is advised: one line each.

## Locations

hint-holds = Utrzymuje { FORM($location, case: "acc") } ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}): inaczej ta lokalizacja byłaby stracona.
hint-wins-location = Zdobędzie { FORM($location, case: "acc") } ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}), jeśli walka odbędzie się teraz.
hint-spares-corruption = Zmniejsza zepsucie o { $count } na { FORM($location, case: "loc") }.
hint-corrupts = Da { $count } zepsucia na { FORM($location, case: "loc") }, jeśli walka odbędzie się teraz.
hint-strengthens = Umacnia { FORM($location, case: "acc") } o { $count ->
    [one] 1 symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}).
hint-contests = Dodaje { $count ->
    [one] 1 symbol
    [few] { $count } symbole
   *[many] { $count } symboli
} na { FORM($location, case: "loc") } ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}), gdzie wciąż ich brakuje.

## Cards

hint-reserves = Wprowadza do rezerwy { FORM($card, case: "acc") }, by później iść tam, gdzie trzeba.
hint-equips = { $item }: przedmiot otrzymuje { $character }.
hint-uses-ring = Dobiera żetonem Pierścienia { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
hint-winnows = Wyklucza 2 z { $count } kart na ręce i dobiera może lepszą.
hint-cycles = Zachowuje inne karty, a ta może jeszcze wrócić: { $card }.
hint-forsakes-top = Zachowuje to, co znane: rezerwę i karty na ręce ({ $count }).
hint-forsakes-hand = Poświęca kartę z ręki i zachowuje resztę: { $card }.
hint-forsakes-reserve = Poświęca kartę z rezerwy i zachowuje resztę: { $card }.
hint-passes = Pasuje; kart na ręce: { $count }.

## What is gained or lost

name-sum-points = punkty zwycięstwa
name-sum-path = ścieżka
name-sum-corruption = zepsucie
name-sum-rings = żetony Pierścienia
name-sum-hands = karty na ręce
name-sum-decks = karty, które można jeszcze dobrać
name-sum-reserve = karty w rezerwie
name-sum-battlegrounds = pola bitew
