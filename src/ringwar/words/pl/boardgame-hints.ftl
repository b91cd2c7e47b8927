### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Drużyna idzie dalej: { $steps ->
    [one] pozostanie co najmniej 1 krok
    [few] pozostaną co najmniej { $steps } kroki
   *[many] pozostanie co najmniej { $steps } kroków
}, { $dice ->
    [0] nie poluje na nią żadna kość
    [one] poluje na nią 1 kość
    [few] polują na nią { $dice } kości
   *[many] poluje na nią { $dice } kości
}.
hint-climbs = Krok po torze Mordoru, o ile nie zatrzyma go żeton polowania: { $steps ->
    [one] pozostanie 1 krok
    [few] pozostaną { $steps } kroki
   *[many] pozostanie { $steps } kroków
}.
hint-last-step = Ostatni krok: zniszczy Pierścień, o ile żeton polowania nie zatrzyma Drużyny ani nie przyniesie zbyt wiele zepsucia.
hint-hides-fellowship = Ukrywa Drużynę, aby mogła iść dalej.
hint-heals = Leczy zepsucie o { $count }; pozostaje { $corruption }.
hint-enters-mordor = Wkracza do Mordoru; pozostałe kroki: { $steps }.
hint-reveals-fellowship = Ujawnia Drużynę: zanim ruszy dalej, musi się ukryć.
hint-declares = Deklaruje Drużynę { FORM($region, case: "in") }; do celu co najmniej { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
hint-goes = Prowadzi Drużynę { FORM($region, case: "to") }: { $steps ->
    [0] to brama Mordoru
    [one] do bram Mordoru 1 region
    [few] do bram Mordoru { $steps } regiony
   *[many] do bram Mordoru { $steps } regionów
}.
hint-bears = Żaden towarzysz nie ginie; zepsucie rośnie o { $count } do { $corruption }.
hint-sacrifices = Poświęca { FORM($character, case: "acc") }, aby zepsucie nie wzrosło o { $count }.
hint-risks = Obrażenia przyjmie któryś z towarzyszy, nie wiadomo który; w Drużynie jest ich { $count }.
hint-hunts = Poluje na Drużynę; { $dice ->
    [one] 1 kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, a do celu co najmniej { $steps ->
    [one] 1 krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}.
hint-hunts-in-mordor = Kładzie na polu polowania { $dice ->
    [one] 1 kość, która liczy się
    [few] { $dice } kości, które liczą się
   *[many] { $dice } kości, które liczą się
} przy żetonach Oka; Drużynie do celu brakuje { $steps ->
    [one] 1 kroku
    [few] { $steps } kroków
   *[many] { $steps } kroków
}.
hint-follows = Polowanie będzie mogło przerzucić jedną kość więcej: ostatnio Drużynę widziano { FORM($region, case: "in") }.
hint-keeps-dice = Zostawia na akcje wszystkie kości: { $dice }.

## Battles

hint-attacks = Atakuje { FORM($region, case: "in") }: wygrywa { $percent } na 100 takich bitew.
hint-ceases = Przerywa atak: dalsza walka wygrywa { $percent } na 100 takich bitew.
hint-fights-on = Atakuje dalej: wygrywa { $percent } na 100 takich bitew.
hint-retreats = Ratuje armię: kto zostaje, wygrywa { $percent } na 100 takich bitew.
hint-withdraws = Za murami armia utrzyma się dłużej: w polu wygrywa { $percent } na 100 takich bitew.
hint-stands = Zostaje i walczy: wygrywa { $percent } na 100 takich bitew.
hint-keeps-cards = Zachowuje karty na później; na ręce: { $count }.
hint-spends-card = Zużywa na tę bitwę kartę „{ $card }”; kart na ręce pozostaje: { $count }.

## Settlements and armies

hint-takes = Zdobywa { FORM($region, case: "acc") }: { $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}.
hint-besieges = Zaczyna oblężenie { FORM($region, case: "gen") } ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}).
hint-wins-back = Odzyskuje { FORM($region, case: "acc") }.
hint-guards = Strzeże { FORM($region, case: "gen") } ({ $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}): najwyżej dwa regiony dalej { $count ->
    [one] stoi 1 wroga jednostka w stanie wojny
    [few] stoją { $count } wrogie jednostki w stanie wojny
   *[many] stoi { $count } wrogich jednostek w stanie wojny
}.
hint-bares = Zostawia { FORM($region, case: "acc") } ({ $units ->
    [0] bez załogi
    [one] 1 jednostka
    [few] { $units } jednostki
   *[many] { $units } jednostek
}), a najwyżej dwa regiony dalej { $count ->
    [one] stoi 1 wroga jednostka w stanie wojny
    [few] stoją { $count } wrogie jednostki w stanie wojny
   *[many] stoi { $count } wrogich jednostek w stanie wojny
}.
hint-marches = Prowadzi { $units ->
    [one] 1 jednostkę
    [few] { $units } jednostki
   *[many] { $units } jednostek
} { FORM($at, case: "to") }; stamtąd do { FORM($region, case: "gen") } { $steps ->
    [one] 1 region
    [few] { $steps } regiony
   *[many] { $steps } regionów
} ({ $points ->
    [one] 1 punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
   *[many] { $points } punktów zwycięstwa
}).
hint-gathers = Zbiera armię { FORM($region, case: "in") }; liczba jednostek: { $units }.
hint-retires = Wycofuje się { FORM($region, case: "to") }; wrogich jednostek w stanie wojny najwyżej dwa regiony dalej: { $count }.
hint-recruits = Rekrutuje { FORM($pieces, case: "acc") }: { $regions }.
hint-improves = Wzmacnia armię { FORM($region, case: "in") }: jednostek elitarnych jest tam { $elites } z { $units }.
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
hint-plays = Zagrywa kartę „{ $card }”.
hint-wastes = Kość się marnuje.
hint-gives-ring = Kosztuje Pierścień Elfów, który dostaje Cień; pozostaje { $count }.
hint-spends-ring = Kosztuje Pierścień Elfów; pozostaje { $count }.

## What there is more or less of when the turn is over

name-trend-more-points = więcej własnych punktów zwycięstwa
name-trend-less-points = mniej własnych punktów zwycięstwa
name-trend-more-enemy-points = więcej punktów zwycięstwa wroga
name-trend-less-enemy-points = mniej punktów zwycięstwa wroga
name-trend-more-corruption = więcej zepsucia
name-trend-less-corruption = mniej zepsucia
name-trend-more-steps = Drużynie pozostaje więcej kroków
name-trend-less-steps = Drużynie pozostaje mniej kroków
name-trend-more-companions = więcej towarzyszy na wojnie
name-trend-less-companions = mniej towarzyszy na wojnie
name-trend-more-minions = więcej sług w grze
name-trend-less-minions = mniej sług w grze
name-trend-more-rings = więcej pozostałych Pierścieni Elfów
name-trend-less-rings = mniej pozostałych Pierścieni Elfów
name-trend-more-units = więcej własnych jednostek na mapie
name-trend-less-units = mniej własnych jednostek na mapie
name-trend-more-enemy-units = więcej wrogich jednostek na mapie
name-trend-less-enemy-units = mniej wrogich jednostek na mapie
name-trend-more-steps-to-war = własnym frakcjom pozostaje więcej kroków do wojny
name-trend-less-steps-to-war = własnym frakcjom pozostaje mniej kroków do wojny
name-trend-more-cards = więcej kart na ręce
name-trend-less-cards = mniej kart na ręce
