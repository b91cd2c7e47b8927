### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Drużyna idzie dalej: { $steps ->
    [one] pozostaje co najmniej 1 krok
    [few] pozostają co najmniej { $steps } kroki
   *[many] pozostaje co najmniej { $steps } kroków
}, { $dice ->
    [0] nie poluje na nią żadna kość
    [one] poluje na nią 1 kość
    [few] polują na nią { $dice } kości
   *[many] poluje na nią { $dice } kości
}.
hint-hides-fellowship = Ukrywa Drużynę, aby mogła iść dalej.
hint-heals = Leczy zepsucie o { $count }; pozostaje { $corruption }.
hint-enters-mordor = Wkracza do Mordoru; pozostałe kroki: { $steps }.
hint-declares = Deklaruje Drużynę { FORM($region, case: "in") }.
hint-bears = Żaden towarzysz nie ginie; zepsucie rośnie o { $count } do { $corruption }.
hint-sacrifices = Poświęca { FORM($character, case: "acc") }, aby zepsucie nie wzrosło o { $count }.
hint-hunts = Poluje na Drużynę; { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, a do celu co najmniej { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
hint-keeps-dice = Zostawia na akcje wszystkie kości: { $dice }.

## Battles

hint-attacks = Atakuje { FORM($region, case: "in") }: wygrywa { $percent } na 100 takich bitew.
hint-ceases = Przerywa atak: dalsza walka wygrywa { $percent } na 100 takich bitew.
hint-fights-on = Atakuje dalej: wygrywa { $percent } na 100 takich bitew.
hint-retreats = Ratuje armię: kto zostaje, wygrywa { $percent } na 100 takich bitew.
hint-withdraws = Za murami armia utrzyma się dłużej: w polu wygrywa { $percent } na 100 takich bitew.
hint-stands = Zostaje i walczy: wygrywa { $percent } na 100 takich bitew.
hint-keeps-cards = Zachowuje karty na później; na ręce: { $count }.

## Settlements and armies

hint-takes = Zdobywa { FORM($region, case: "acc") }: { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}.
hint-wins-back = Odzyskuje { FORM($region, case: "acc") }.
hint-guards = Strzeże { FORM($region, case: "gen") } ({ $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}): { $count ->
    [one] najwyżej dwa regiony dalej stoi 1 wroga jednostka
    [few] najwyżej dwa regiony dalej stoją { $count } wrogie jednostki
   *[many] najwyżej dwa regiony dalej stoi { $count } wrogich jednostek
}.
hint-marches = Armia ({ $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}) zbliża się do { FORM($region, case: "gen") }; do celu { $steps ->
    [one] 1 region
    [few] { $steps } regiony
   *[many] { $steps } regionów
} ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}).
hint-gathers = Zbiera armię { FORM($region, case: "in") }; liczba jednostek: { $units }.
hint-recruits = Rekrutuje { $count ->
    [one] 1 jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
}: { $regions }.
hint-leads = Prowadzi armię { FORM($region, case: "in") }: { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}.

## Nations and characters

hint-nears-war = { $nation }: bliżej wojny, { $steps ->
    [one] pozostaje 1 krok
    [few] pozostają { $steps } kroki
   *[many] pozostaje { $steps } kroków
}.
hint-at-war = { $nation }: od teraz w stanie wojny.
hint-activates = { $nation }: frakcja staje się aktywna.
hint-enters = Wprowadza do gry { FORM($character, case: "acc") } { FORM($region, case: "in") }.
hint-enters-with-die = Wprowadza do gry { FORM($character, case: "acc") } { FORM($region, case: "in") }: od następnej tury jedna kość akcji więcej.
hint-separates = Wysyła na wojnę { FORM($region, case: "to") }: { $characters }.

## Cards and dice

hint-draws = Dobiera kartę; dotąd na ręce: { $count }.
hint-waits = Pasuje, aby wróg działał pierwszy: kości { $mine } do { $theirs }.

## What is gained or lost

name-sum-fellowship = droga Drużyny
name-sum-corruption = zepsucie
name-sum-hunt = polowanie
name-sum-points = punkty zwycięstwa
name-sum-rings = Pierścienie Elfów
name-sum-cards = karty na ręce
name-sum-lords = pierścienie, żetony i kości Władców
name-sum-settlements = osady i ich załogi
name-sum-politics = frakcje na drodze do wojny
name-sum-characters = towarzysze i słudzy w grze
name-sum-armies = armie na mapie
