### What can be looked at in the terminal: the board game.

## Letters and signs

letter-free-peoples = w
letter-shadow = c
letter-nazgul = n
letter-fellowship = @
letters-free-peoples = WL
letters-shadow = CI

## The map

terminal-map-legend = WIELKIE LITERY: miasto lub twierdza. w3/1/2: Wolne Ludy, 3 jednostki regularne, 1 elitarna, 2 przywódców. c5/2n1: Cień, 5 regularnych, 2 elitarne, 1 Nazgûl; +1: postać. Gdzie ciasno, c7+2: 7 jednostek i 2, którzy prowadzą. w2!c7: 2 oblężone przez 7. =c: zdobycz Cienia. @: ostatnie znane miejsce Drużyny.
terminal-map-signs = Pod całą mapą (wpisz map) stoi, co znaczą znaki.
terminal-map-next-to = { $region }; obok: { $regions }

## Before a question

terminal-status-fellowship = Drużyna:
terminal-status-at = { FORM($region, case: "in") }
terminal-status-last-known = ostatnio znana { FORM($region, case: "in") }
terminal-status-progress = postęp { $progress }
terminal-status-mordor = Mordor, stopień { $step } z { $last }
terminal-status-hidden = ukryta
terminal-status-revealed = ujawniona
terminal-status-corruption = zepsucie { $count } z { $most }
terminal-status-guide = przewodnik: { $guide }
terminal-status-companions = towarzysze: { $companions }
terminal-status-points = { $points } z { $most } punktów
terminal-status-dice = kości: { $dice }
terminal-status-unrolled = { $count ->
    [1] 1 kość do rzutu
   *[other] { $count } kości do rzutu
}
terminal-status-rings = { $count ->
    [one] 1 pierścień
    [few] { $count } pierścienie
   *[many] { $count } pierścieni
}
terminal-status-hand = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
terminal-status-hands = karty: { $hands }
terminal-status-hunt = Pole polowania:
terminal-status-box = Cień { $shadow }, Wolne Ludy { $free }
terminal-status-roll = rzut { $dice } ({ $count ->
    [0] brak sukcesu
    [one] 1 sukces
    [few] { $count } sukcesy
   *[many] { $count } sukcesów
})
terminal-status-tile = { $tile }, pozostałe obrażenia: { $damage }
terminal-status-politics = Kroki do wojny:
terminal-status-nation = { $nation } { $steps }{ $active ->
    [yes] { "" }
   *[other] { " " }(bierna)
}
terminal-status-sieges = Oblężenia:
terminal-status-threats = Zagrożone:
terminal-status-threat = { $region } { $held } przez { $beside }
terminal-status-battle = Bitwa:
terminal-status-fight = { $battle }: { $region }, { round-of-battle }
terminal-status-against = { $attackers } przeciw { $defenders }
terminal-status-force = { $figures } (siła { $strength }, przywództwo { $leadership })
terminal-status-card = { $who } zagrywa „{ $half }”
terminal-status-rolled = { $who } wyrzuca { $dice }: { number-of-hits }
terminal-status-to-lose = { $who } do przyjęcia: { number-of-hits }

## Where something is

terminal-where-usage = Wpisz where i region, postać, frakcję, kartę albo fellowship: na przykład where osgiliath
terminal-where-next-to = Obok:
terminal-where-in = { $thing } jest { FORM($region, case: "in") }.
terminal-where-fellowship = { $thing } jest w Drużynie.
terminal-where-eliminated = { $thing } jest poza grą.
terminal-where-not-yet = { $thing } nie jest w grze.
terminal-where-unknown = { $thing }: w talii, na ręce albo na stosie, gdzie tego nie widzisz.
terminal-where-card = { $thing }: { $places-count ->
    [1] { $places }
   *[other] w jednym z tych miejsc: { $places }
}.
terminal-where-own-hand = na twojej ręce
terminal-where-hand = na ręce { FORM($seat, case: "gen") }
place-table-free-peoples = na stole przed Wolnymi Ludami
place-table-shadow = na stole przed Cieniem
place-discards-free-peoples = odrzucona przez Wolne Ludy
place-discards-shadow = odrzucona przez Cień
place-discards = na stosie kart odrzuconych
place-committed = wybrana do tej bitwy

## Lists

terminal-armies-of = { $letters }: { $side }, { $count ->
    [one] 1 region
    [few] { $count } regiony
   *[many] { $count } regionów
}
terminal-no-hand = Nie masz tu kart na ręce.
terminal-dice-box = Pole polowania: Cień { $shadow }, Wolne Ludy { $free }
terminal-hunt-tile = { $tile }: { $count } ({ $percent })
terminal-hunt-pool = Pula polowania, { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}; szansa każdego rodzaju przy jednym dobraniu:
terminal-hunt-next = Następny ruch: { $success } na dobranie żetonu, { $revealed } na ujawnienie Drużyny, średnio { $damage } obrażeń.
terminal-cards-side = { $letters }: { $side }
terminal-cards-played = Odrzucone i znane: { FORM($cards, case: "title") }
terminal-cards-known = O tych wiesz:

## Regions in five letters

short-andrast = Andra
short-anfalas = Anfal
short-angmar = Angma
short-arnor = Arnor
short-ash-mountains = GPopi
short-barad-dur = Barad
short-bree = Bree
short-buckland = Buckl
short-cardolan = Cardo
short-carrock = Skała
short-dagorlad = Dagor
short-dale = Dal
short-dead-marshes = Bagna
short-dimrill-dale = Półmr
short-dol-amroth = Amrot
short-dol-guldur = Guldu
short-druadan-forest = Druad
short-druwaith-iaur = Druwa
short-eagles-eyrie = Gniaz
short-east-harondor = WHaro
short-east-rhun = WRhun
short-eastemnet = WEmne
short-eastern-brown-lands = WBrun
short-eastern-emyn-muil = WEmyn
short-eastern-mirkwood = WMroc
short-edoras = Edora
short-enedwaith = Enedw
short-erebor = Erebo
short-erech = Erech
short-ered-luin = ELuin
short-ettenmoors = Etten
short-evendim = Evend
short-fangorn = Fango
short-far-harad = DHara
short-folde = Folde
short-fords-of-bruinen = Bruin
short-fords-of-isen = Isena
short-forlindon = Forli
short-gap-of-rohan = Wrota
short-gladden-fields = Gladd
short-goblins-gate = Gobli
short-gorgoroth = Gorgo
short-grey-havens = Przys
short-harlindon = Harli
short-helms-deep = Helmo
short-high-pass = WPrze
short-hollin = Holli
short-iron-hills = ŻWzgó
short-khand = Khand
short-lamedon = Lamed
short-lorien = Lorie
short-lossarnach = Lossa
short-minas-morgul = Morgu
short-minas-tirith = Tirit
short-minhiriath = Minhi
short-morannon = Moran
short-moria = Moria
short-mount-gram = GGram
short-mount-gundabad = Gunda
short-narrows-of-the-forest = Przes
short-near-harad = BHara
short-noman-lands = Niczy
short-north-anduin-vale = PnDol
short-north-downs = PnWzg
short-north-dunland = PnDun
short-north-ered-luin = PnELu
short-north-ithilien = PnIth
short-north-rhun = PnRhu
short-northern-dorwinion = PnDor
short-northern-mirkwood = PnMro
short-northern-rhovanion = PnRho
short-nurn = Nurn
short-old-ford = SBród
short-old-forest = SLas
short-old-forest-road = Droga
short-orthanc = Ortha
short-osgiliath = Osgil
short-parth-celebrant = Parth
short-pelargir = Pelar
short-rhosgobel = Rhosg
short-rivendell = Riven
short-south-anduin-vale = PdDol
short-south-downs = PdWzg
short-south-dunland = PdDun
short-south-ered-luin = PdELu
short-south-ithilien = PdIth
short-south-rhun = PdRhu
short-southern-dorwinion = PdDor
short-southern-mirkwood = PdMro
short-southern-rhovanion = PdRho
short-tharbad = Tharb
short-the-shire = Shire
short-tower-hills = Wieże
short-trollshaws = Troll
short-umbar = Umbar
short-vale-of-the-carnen = Carne
short-vale-of-the-celduin = Celdu
short-weather-hills = Wichr
short-west-harondor = ZHaro
short-westemnet = ZEmne
short-western-brown-lands = ZBrun
short-western-emyn-muil = ZEmyn
short-western-mirkwood = ZMroc
short-withered-heath = Wrzos
short-woodland-realm = Leśne

## Help

help-status = status: stan gry w kilku wierszach
help-map = map albo map NAZWA: mapa ze znaków albo jej część wokół regionu lub z ziemiami frakcji
help-where = where NAZWA: gdzie jest region, postać, frakcja lub karta albo fellowship (Drużyna) i co tam stoi
help-armies = armies albo armies NAZWA: wszystkie armie w znakach albo armie frakcji lub strony słowami
help-hand = hand: twoje karty
help-dice = dice: kości akcji i Pierścienie Elfów obu stron
help-politics = politics: jak daleko do wojny ma każda frakcja
help-hunt = hunt: pole polowania, żetony w puli z szansami i te już widziane
help-cards = cards: talie, liczba kart na rękach, karty odrzucone i to, co leży na stole

## Standing orders

order-no-combat-cards-now = bez kart walki, dopóki trwa ta bitwa
order-no-combat-cards = bez kart walki w każdej bitwie
order-regulars-first = trafienia przyjmują najpierw jednostki regularne, potem elitarne, które stają się regularne
order-re-roll-all = zawsze przerzucaj tyle kości, ile wolno
order-withdraw = zawsze chroń się w twierdzy
order-cease-below = { $number ->
    [one] przerwij atak, gdy tylko masz mniej niż 1 jednostkę, i nigdy wcześniej
    [few] przerwij atak, gdy tylko masz mniej niż { $number } jednostki, i nigdy wcześniej
   *[many] przerwij atak, gdy tylko masz mniej niż { $number } jednostek, i nigdy wcześniej
}
order-retreat-below = { $number ->
    [one] wycofaj się, gdy tylko masz mniej niż 1 jednostkę, i nigdy wcześniej
    [few] wycofaj się, gdy tylko masz mniej niż { $number } jednostki, i nigdy wcześniej
   *[many] wycofaj się, gdy tylko masz mniej niż { $number } jednostek, i nigdy wcześniej
}
order-advance-all = po zwycięstwie wkraczają wszyscy
order-allocate = co turę na pole polowania trafia tyle kości: { $number }, albo liczba możliwie najbliższa
order-keep-guide = przewodnik Drużyny pozostaje przewodnikiem
order-no-declaring = położenie Drużyny nigdy nie jest deklarowane
order-no-merging = armie nie są łączone
order-pass = zawsze pasuj, kiedy wolno

## Odds

help-odds = odds REGION z REGIONU: jak skończyłaby się tam bitwa bez kart walki; odds REGION: szturm na oblężoną twierdzę
odds-usage = Wpisz odds, miejsce bitwy, z i region, z którego wychodzi atak, na przykład: odds osgiliath z południowego ithilien. Dla szturmu tylko oblężoną twierdzę.
odds-no-battle = Nie ma tam dwóch wrogich armii, które mogłyby walczyć.
odds-battle = { $region }, bez kart walki, do końca: atakujący wygrywa { $attacker }, obrońca { $defender }; średnio zostaje jednostek: { $mine } i { $theirs }.
