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
hint-adds-corruption = Dodaje { $count } zepsucia: razem { $corruption }.
hint-heals = Usuwa { $count } zepsucia: pozostaje { $corruption }.
hint-opens = Otwiera walkę o { FORM($location, case: "acc") } ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}).

## Cards

hint-reserves = Wprowadza do rezerwy { FORM($card, case: "acc") }: w późniejszych rundach można ją stamtąd przenieść.
hint-equips = { $item }: przedmiot otrzymuje { $character }.
hint-plays = Zagrywa { FORM($card, case: "acc") }.
hint-eliminates = Wyklucza kartę „{ $card }” i zachowuje resztę.
hint-strikes = Wyklucza kartę wroga „{ $card }”.
hint-fetches = Odzyskuje na rękę kartę „{ $card }”.
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

## What there is more or less of when the round is over

name-trend-more-points = więcej własnych punktów zwycięstwa
name-trend-less-points = mniej własnych punktów zwycięstwa
name-trend-more-enemy-points = więcej punktów zwycięstwa wroga
name-trend-less-enemy-points = mniej punktów zwycięstwa wroga
name-trend-more-corruption = więcej zepsucia
name-trend-less-corruption = mniej zepsucia
name-trend-more-cards = więcej kart na ręce
name-trend-less-cards = mniej kart na ręce
name-trend-more-reserve = więcej kart w rezerwie
name-trend-less-reserve = mniej kart w rezerwie
name-trend-more-cards-left = więcej kart, które można jeszcze dobrać
name-trend-less-cards-left = mniej kart, które można jeszcze dobrać
