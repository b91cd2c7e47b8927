### Jak skończył się mecz graczy komputerowych: podsumowanie `ringwar arena` i raport.

## Liczby

arena-interval = { $low }–{ $high }
arena-share = { $share } ({ $low }–{ $high })
arena-counted = { $count } ({ $share })
arena-points = { $points } ± { $error }
arena-gain = { $gain } (od { $low } do { $high })
arena-seconds = { $seconds } s
arena-number-of-games = { $games ->
    [one] 1 gra
    [few] { $games } gry
   *[many] { $games } gier
}

## Podsumowanie

arena-people = ludzie
arena-people-won = zwycięstwa { FORM($side, case: "gen") }: { $share } z { $games } gier turniejowych
arena-played = { $games ->
    [0] żadnej
   *[other] { $games } w { $seconds } s gry
}, w każdej parze { $each }
arena-side-wins = zwycięstwa { FORM($side, case: "gen") } (95%)
arena-none-ended = żadnej nie skończono
arena-more-pairings = { $count ->
    [one] jeszcze 1 para
    [few] jeszcze { $count } pary
   *[many] jeszcze { $count } par
} – w wynikach (--out, --report, --json)
arena-rating = ranking
arena-overall = ogółem
arena-rate = decyzji na sekundę
arena-thought = na namysł
arena-longest = najdłużej
arena-not-connected = nie wszystkich łączą gry: porównuj tylko w obrębie pary
arena-claim = twierdzenie
arena-claimed = { $better } wygrywa z { $weaker } co najmniej { $share } gier, licząc obie strony
arena-verdict = wniosek
arena-after = { $verdict }, rozegrane pary gier: { $pairs }
arena-holds = zachodzi
arena-fails = nie zachodzi
arena-unsure = jeszcze niepewne
arena-its-share = udział
arena-of-a-pair = { $share }; wygrane z pary: żadna { $none }, jedna { $one }, obie { $both }
arena-as = strona
arena-more = więcej o

## Raport

arena-title = Arena Ringwar: { $players }
arena-kicker = Arena Ringwar
arena-no-end = Żadnej gry nie skończono.
arena-players = { $players ->
    [one] { $alone } przeciw sobie
    [few] { $players } gracze komputerowi
   *[many] { $players } graczy komputerowych
}
arena-pairings = { $pairings ->
    [one] 1 para
    [few] { $pairings } pary
   *[many] { $pairings } par
}, gier w każdej: { $few ->
    [yes] najwyżej { $games }
   *[other] { $games }
}
arena-lead = { $players }, { $pairings }. { $setup }.
arena-games = gry
arena-won-by = zwycięstwa { FORM($side, case: "gen") }
arena-turns-a-game = tur na grę
arena-strongest = najsilniejszy, { $points }
arena-claim-title = Twierdzenie
arena-claim-note = { $better } wygrywa z { $weaker } co najmniej { $claimed } gier, licząc obie strony: { $verdict }, rozegrane pary gier: { $pairs }. Udział wygranych to { $share }, a w 95 przypadkach na 100, kiedykolwiek spojrzeć, leży między { $low } a { $high }.
arena-claim-table = Zwycięstwa po każdej stronie przeciw { $weaker }
arena-wins-title = Kto wygrał
arena-wins-plot = Udział zwycięstw { FORM($side, case: "gen") } w każdej parze
arena-wins-note = Każdy wiersz to para: gracz { FORM($first, case: "gen") } – gracz { FORM($second, case: "gen") }. Pasek jest podzielony tak jak zwycięstwa; linia pod nim to przedział, w którym w 95 przypadkach na 100 leży prawdziwy udział.
arena-wins-table = Zwycięstwa w każdej parze
arena-side-won = zwycięstwa { FORM($side, case: "gen") }
arena-sure = Przedział 95%
arena-compared = Dla porównania gry między ludźmi ({ $source }), razem { $games }: zwycięstwa { FORM($side, case: "gen") } to { $share } z nich (przedział 95%: { $interval }).
arena-source-tournaments = turnieje z lat 2016 i 2017, gra podstawowa
arena-ratings-title = Kto jak silny
arena-ratings-plot = Ranking każdego gracza po każdej stronie, z błędami
arena-ratings-note = Punkty Elo względem średniej tych graczy: o 100 więcej to 64 wygrane gry na 100, o 400 więcej to 91. Gracz ma osobny ranking dla każdej strony, po której gra; ogółem to średnia obu. Linie to błąd 95%.
arena-ratings-table = Rankingi z błędami 95%
arena-not-comparable = Nie wszystkie rankingi można tu porównać, bo nie łączą ich gry: patrz na pary.
arena-as-side = gracz { FORM($side, case: "gen") }
arena-player = gracz
arena-endings = Jak kończyły się gry
arena-endings-plot = Jak kończyły się gry każdej pary
arena-endings-note = To, jak gracz wygrywa, mówi nie mniej niż to, jak często: dobry kończy gry tak jak ludzie.
arena-lengths-title = Jak długo
arena-lengths-plot = Liczba tur w grach pary { $pairing }
arena-lengths-note = Ile gier trwało ile tur; tur na słupek: { $turns }; skala wspólna dla wszystkich; linia przerywana to średnia.
arena-lengths-table = Długość gier
arena-turns-mean = tury, średnia
arena-median = mediana
arena-middle-half = środkowa połowa
arena-nine-in-ten = dziewięć na dziesięć
arena-questions-mean = pytania, średnia
arena-speed-title = Jak szybko
arena-speed-note = Wszystkie gry jedna po drugiej trwały { $seconds } s, czyli { $rate } gier na sekundę i proces. Namysł gracza to czas, w którym odpowiadał; reszta to zasady.
arena-speed = Szybkość
arena-decisions = decyzje
arena-thinking = sekund namysłu
arena-broken-title = Co się zepsuło
arena-broken-note = Te gry nie doszły do końca i nigdzie się nie liczą.
arena-broken-game = Gra { $number }, para { $pairing }:
arena-again = Rozegrał Ringwar { $version } z ziarnem { $seed }. Gry o tym samym numerze mają te same kości we wszystkich parach. Aby rozegrać gry pary jeszcze raz i zachować ich zapisy:
