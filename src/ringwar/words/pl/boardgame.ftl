### War of the Ring, the board game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of regions, figures, characters, tiles and cards stand in boardgame-cards.ftl, the combat cards
### as options in boardgame-combat.ftl.

## Names

name-boardgame = Wojna o Pierścień, gra planszowa
name-war = cała wojna
name-free-peoples = Wolne Ludy
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
    .acc = Wolne Ludy
    .ins = Wolnymi Ludami
    .gender = pl
name-shadow = Cień
    .gen = Cienia
    .dat = Cieniowi
    .acc = Cień
    .ins = Cieniem
    .gender = m
name-strategy = Strategia
    .gen = Strategii
name-field-battle = bitwa w polu
    .gen = bitwy w polu
name-assault = szturm
    .gen = szturmu
name-sortie = wypad
    .gen = wypadu
name-town = miasteczko
    .ins = miasteczkiem
name-city = miasto
    .ins = miastem
name-stronghold = twierdza
    .ins = twierdzą
name-fortification = fortyfikacja
    .ins = fortyfikacją
name-companion = towarzysz
    .gen = towarzysza
name-minion = sługa
    .gen = sługi
name-ring-destroyed = Pierścień został zniszczony
name-corruption = zepsucie
name-shadow-military = Cień podbił Śródziemie
name-free-military = Wolne Ludy złamały potęgę Cienia
name-combat-roll = rzut walki
    .loc = rzucie walki
name-leader-re-roll = przerzut przywódców
    .loc = przerzucie przywódców
name-garrison = załoga twierdzy
name-hunt-box = kości Wolnych Ludów na polu polowania
name-shadow-stronghold = twierdza Cienia
name-shadow-army = jednostki Cienia
name-shadow-nazgul = Nazgûl

## What an action die is used for: stands after “to”

name-move-fellowship = poruszyć Drużynę
name-hide-fellowship = ukryć Drużynę
name-separate = odłączyć towarzyszy od Drużyny
name-move-companions = poruszyć towarzyszy
name-move-minions = poruszyć Nazgûle i sługi
name-move-led-army = przesunąć armię z przywódcą
name-attack-led = zaatakować armią z przywódcą
name-move-armies = przesunąć armie
name-attack = zaatakować
name-diplomacy = zbliżyć frakcję do wojny
name-recruit = rekrutować
name-bring-minion = wprowadzić do gry sługę
name-draw-card = dobrać kartę
name-crown-aragorn = ukoronować Obieżyświata jako Aragorna
name-play-event = zagrać kartę wydarzenia
name-skip = nic nie robić
name-strider-hides = ukryć Drużynę dzięki Obieżyświatowi
name-boromir-rouses-gondor = poderwać Gondor dzięki Boromirowi
name-legolas-rouses-the-elves = poderwać Elfy dzięki Legolasowi
name-gimli-rouses-the-dwarves = poderwać Krasnoludy dzięki Gimliemu
name-send-gandalf = wprowadzić do gry Gandalfa Białego
name-voice-of-saruman = użyć Głosu Sarumana
name-break-elven-power = zakończyć działanie karty „Zbyt wielka potęga”
name-break-bombadils-power = zakończyć działanie karty „Moc Toma Bombadila”
name-break-palantir = zakończyć działanie karty „Palantír z Orthanku”
name-ring-against-palantir = zakończyć Pierścieniem Elfów działanie karty „Palantír z Orthanku”
name-end-denethors-folly = zakończyć działanie karty „Szaleństwo Denethora”
name-counsel-in-minas-tirith = zakończyć naradą w Minas Tirith działanie karty „Szaleństwo Denethora”

## Parts of sentences

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }({ $cause })
}
# The end of a verb: Wolne Ludy dobierają, Cień dobiera; atakują, atakuje; chronią, chroni; tracą, traci.
s = { $side-key ->
    [free-peoples] ją
   *[other] { "" }
}
e = { $side-key ->
    [free-peoples] ą
   *[other] e
}
i = { $side-key ->
    [free-peoples] ią
   *[other] i
}
ci = { $side-key ->
    [free-peoples] cą
   *[other] ci
}
# So many figures of a kind.
list-counted = { $case ->
    [acc] { $value ->
        [one] 1 { FORM($name, case: "acc") }
        [few] { $value } { FORM($name, case: "few") }
       *[many] { $value } { FORM($name, case: "many") }
    }
    [gen] { $value ->
        [1] 1 { FORM($name, case: "gen") }
       *[other] { $value } { FORM($name, case: "many") }
    }
   *[other] { $value ->
        [one] 1 { $name }
        [few] { $value } { FORM($name, case: "few") }
       *[many] { $value } { FORM($name, case: "many") }
    }
}
# The figures of an army: units and leaders, then who is with them.
roster = { $figures }{ $nazgul ->
    [0] { $characters-count ->
        [0] { "" }
       *[other] { " " }oraz { $characters }
    }
   *[other] { $characters-count ->
        [0] { " " }oraz { nazgul-in-roster }
        [1] { " " }oraz { nazgul-in-roster } i { $characters }
       *[other] { " " }oraz { nazgul-in-roster }, { $characters }
    }
}
nazgul-in-roster = { $nazgul ->
    [one] 1 Nazgûl
    [few] { $nazgul } Nazgûle
   *[many] { $nazgul } Nazgûli
}
number-of-hits = { $hits ->
    [0] brak trafień
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
steps-from-war = { $steps ->
    [one] 1 krok od wojny
    [few] { $steps } kroki od wojny
   *[many] { $steps } kroków od wojny
}

## What is known of the thing that an option means

note-figures = { $option } ({ $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] { " " }oraz { $characters }
    }
})
note-enemies = { $option } (wróg: { $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] { " " }oraz { $characters }
    }
})
note-nation = { $option } ({ $steps ->
    [0] w stanie wojny
    [one] 1 krok od wojny
    [few] { $steps } kroki od wojny
   *[many] { $steps } kroków od wojny
}{ $active ->
    [no] , frakcja bierna
   *[other] { "" }
})
note-unused = { $option } (nic teraz nie daje: kość się zużyje)
note-deeds = { $deeds-count ->
    [1] { $option }: { $deeds }
   *[other] { $option }, do wyboru: { $deeds }
}
note-messenger = { $option } (Rzecznik Saurona: raz na turę kość Mobilizacji liczy się jako kość Armii)
note-progress = { $option }: postęp +1, potem Cień poluje
note-mordor = { $option } po torze Mordoru: dobierany jest żeton polowania, potem krok, chyba że żeton zatrzyma Drużynę
note-left = { $option } (zostało { $count })
note-at = { $option } ({ FORM($region, case: "in") })
note-merged = { $option } (twoje: { $own }; partnera: { $others }; dowodzi { $seat })
note-dice = { $option } (masz { $count })
# Those who are besieged, or who besiege, in the region of the army that is asked about.
note-siege = { $besieged ->
    [yes] oblegający: { $option } ({ those-there })
   *[other] oblężeni: { $option } ({ those-there })
}
those-there = { $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] { " " }oraz { $characters }
    }
}
note-own-figures = { $option } ({ those-there }; figurki partnera zostają: { $others })
note-fellowship = { $option } (ostatnie znane miejsce Drużyny)
note-fellowship-figures = { $option } (ostatnie znane miejsce Drużyny; oprócz niej: { those-there })
note-captures = { $points ->
    [0] { $option } (zdobywasz ten region)
    [one] { $option } (zdobywasz ten region: 1 punkt zwycięstwa)
    [few] { $option } (zdobywasz ten region: { $points } punkty zwycięstwa)
   *[many] { $option } (zdobywasz ten region: { $points } punktów zwycięstwa)
}
note-full = { $option } ({ those-there }: pełno, jedna jednostka musi odejść)
note-two-armies = { $option } (najwyżej dwie, każda o jeden region)
note-in-place-of = { $option } (zastępuje postać: { $minion }; raz na grę i bez dodatkowej kości)
note-starts = { $option }: { FORM($region, case: "in") }
note-guide-now = { $option } (obecny przewodnik)
note-lowers = { $option }: obrażenia maleją o { $count }; karta zostaje odrzucona
note-redraws = { $option }: zamiast tego żetonu dobierany jest inny; karta zostaje odrzucona
note-no-draw = { $option }: żeton nie zostaje dobrany; karta zostaje odrzucona
note-none-fits = { $option } (żadnej twojej karty nie można tu zagrać)
note-cancels = { $option } (anuluje { $hits ->
    [one] 1 trafienie
    [few] do { $hits } trafień
   *[many] do { $hits } trafień
})
note-level = { $option }: { $level }
note-bound = { $option }: zostaje w Morii
note-bound-outside = { $option }: jest { FORM($region, case: "in") }, poza Morią, i zostaje wyeliminowany
note-guide = { $option }: { $companion } (poziom { $level })
note-guide-tamed = { $option }: { $companion } (poziom { $level }; potem wchodzi do gry „{ $card }”)

## What follows without a choice

leads-action-attack = Atakuj { $then }{ by-the-mouth }
leads-action-attack-led = Atakuj armią z przywódcą { $then }
leads-action-diplomacy = Dyplomacja: { $then }
leads-action-draw-card = Dobierz kartę: { $then }
leads-action-move-armies = Przesuń armię { $then }{ by-the-mouth }
by-the-mouth = { $note ->
    [messenger] { " " }(Rzecznik Saurona: raz na turę kość Mobilizacji liczy się jako kość Armii)
   *[other] { "" }
}
leads-action-move-led-army = Przesuń armię z przywódcą { $then }
leads-action-play-event = Zagraj: { $then }
leads-action-recruit = Rekrutuj: { $then }
leads-action-bring-minion = Wprowadź do gry: { $then }
leads-action-separate = Odłącz od Drużyny: { $then }
leads-action-break-elven-power = { $option }
leads-action-break-bombadils-power = { $option }
leads-action-voice-of-saruman = Głos Sarumana: { $then }
leads-use-die-elven-ring = Najpierw zmień kość Pierścieniem Elfów ({ $then })
leads-will-as-will-of-the-west = { $option }
# Names follow each other with an arrow between.
leads-attack-from = { $option } { $then }
leads-move-army = { $option } { $then }
leads-move-where = { $option } { $then }
leads-move-companion = { $option } { $then }
leads-move-minion = { $option } { $then }
leads-separate = { $option } { $then }
leads-goes-with = { $option } { $then }
leads-recruit = { $option } { $then }
leads-recruit-second = { $option } { $then }
leads-recruit-where = { $option } { $then }
leads-minion = { $option } { $then }
leads-march-where = { $option } { $then }
leads-which-army = { $option } { $then }
leads-play-event = { $option } { $then }
leads-casualty = { $option } { $then }
leads-loss = { $option } { $then }
leads-move-with = { $option } { $then }
leads-advance-with = { $option } { $then }
leads-attack-with = { $option } { $then }
leads-which-ring = { $option } { $then }
leads-ring-result = { $option } { $then }
leads-prolong = { $option } { $then }
leads-spells-from = { $option } { $then }
leads-guide = { $option } { $then }
leads-play-another = { $option } { $then }
leads-sorrow = { $option } { $then }
leads-nazgul-strike = { $option } { $then }
leads-ringwraiths = { $option } { $then }
leads-black-captain = { $option } { $then }
# A result that can do nothing.
then-action = { $option-key ->
    [skip] nic teraz nie daje i się zużywa
   *[other] { $option }
}
then-attack-from = – { $option }
then-attack-where = → { $option }
then-attack-with = – wszyscy, którzy mogą
then-move-army = – { $option }
then-move-where = → { $option }
then-march-where = → { $option }
then-move-with = – wszyscy
then-recruit-where = → { $option }
then-minion-enters = → { $option }
then-companion-where = → { $option }
then-minion-where = → { $option }
then-grey-company = – elitarną staje się 1 { $option }
then-guide = – potem przewodnikiem zostaje { $option }
then-led-by = – prowadzi { $option }
# What falls next is asked, or told, when it falls.
then-loss = { "" }
then-journey = – { $option }
then-nazgul-refuge = – Nazgûle odlatują: { $option }
then-pay-card = (odrzucasz: { $option })
then-regular-from = { $option-key ->
    [casualties] – jednostka regularna ze strat
   *[other] – jednostka regularna z posiłków
}
then-regular-or-elite = – rekrutujesz, co zostało: { $option }
then-remove-excess = – o 1 za dużo, do posiłków wraca { $option }
then-ring-die = dla kości: { $option }
then-scouts = – odwrót: { $option }
then-use-die = – potem twoja akcja: { $option }
then-which-army = – cel: { $option }
then-which-nation = ({ $option })
then-which-table-card = – odrzucasz „{ $option }”
then-which-deck = { $option }
then-spells-from = – rzuca je armia: { $option }
# Where the region has been named before.
again-attack-where = → { $option }
again-which-army = – cel: tamtejszy wróg

## The turn

question-discard = { $limit ->
    [one] Masz więcej niż { $limit } kartę. Którą odrzucasz zakrytą?
    [few] Masz więcej niż { $limit } karty. Którą odrzucasz zakrytą?
   *[many] Masz więcej niż { $limit } kart. Którą odrzucasz zakrytą?
}
question-declare = Drużynę widziano ostatnio { FORM($region, case: "in") }, postęp wynosi { $progress }. Czy deklarujesz, gdzie teraz jest? Jej figurka porusza się o najwyżej tyle regionów; w mieście lub twierdzy Wolnych Ludów usuwa 1 zepsucie i aktywuje tamtejszą frakcję.{ $tamed ->
    [yes] { " " }Sméagol opuszcza tam grę.
   *[other] { "" }
}
option-declare-yes = Zadeklaruj
option-declare-no = Pozostań w ukryciu
question-enter-mordor = Drużyna jest { FORM($region, case: "in") }. Czy wkracza teraz do Mordoru? Odtąd wspina się po torze Mordoru, gdzie każdy ruch oznacza dobranie żetonu polowania.
option-enter-mordor-yes = Wkrocz do Mordoru
option-enter-mordor-no = Jeszcze nie
question-guide = { $now-key ->
    [none] Który towarzysz najwyższego poziomu jest przewodnikiem? Działa tylko specjalna zdolność przewodnika.
   *[other] Przewodnikiem jest { $now }. Kto spośród towarzyszy najwyższego poziomu ma nim być odtąd? Działa tylko specjalna zdolność przewodnika.
}
question-allocate = Ile kości akcji kładziesz na polu polowania przed rzutem? Polują na Drużynę, ale nie wykonasz nimi akcji.
question-fellowship-where = { $count ->
    [one] Drużyna jest { FORM($origin, case: "in") } i może pójść 1 region dalej. Dokąd?
    [few] Drużyna jest { FORM($origin, case: "in") } i może pójść { $count } regiony dalej. Dokąd teraz?
   *[many] Drużyna jest { FORM($origin, case: "in") } i może pójść { $count } regionów dalej. Dokąd teraz?
}
option-fellowship-where-none = Zatrzymaj się tutaj

## Using action dice

question-use-die = Twoja akcja. Której kości używasz?{ $barred-count ->
    [0] { "" }
   *[other] { " " }Nie możesz teraz działać dla frakcji, dla której była twoja ostatnia akcja: { $barred }.
}
option-use-die-character = { $side-key ->
    [shadow] { use-die-character-shadow }
    [witch-king] { use-die-character-shadow }
    [saruman] { use-die-character-shadow }
   *[other] Postać (Drużyna, towarzysze, armia z przywódcą, wydarzenia Postaci)
}
use-die-character-shadow = Postać (Nazgûle i słudzy, armia z przywódcą, wydarzenia Postaci)
option-use-die-army = Armia (ruch dwóch armii, atak, wydarzenia Armii)
option-use-die-muster = { $side-key ->
    [shadow] { use-die-muster-shadow }
    [witch-king] { use-die-muster-shadow }
    [saruman] { use-die-muster-shadow }
   *[other] Mobilizacja (dyplomacja, rekrutacja, wydarzenia Mobilizacji)
}
use-die-muster-shadow = Mobilizacja (dyplomacja, rekrutacja, słudzy, wydarzenia Mobilizacji)
option-use-die-event = Wydarzenie (dobranie karty albo zagranie dowolnego wydarzenia)
option-use-die-muster-army = Mobilizacja/Armia (jedno albo drugie)
option-use-die-will-of-the-west = Wola Zachodu (jako dowolny wynik)
option-use-die-elven-ring = Najpierw zmień kość Pierścieniem Elfów
option-use-die-pass = Spasuj: twoja strona ma mniej kości niż wróg
question-will-as = Wola Zachodu: jako którego wyniku jej używasz?
option-will-as-will-of-the-west = Sama Wola Zachodu
question-ring-die = Pierścień Elfów: którą ze swoich nieużytych kości zmieniasz?
question-ring-result = Pierścień Elfów: jaki wynik ma pokazywać kość?
option-ring-result-eye = Oko (kość trafia na pole polowania)
question-action = { $only ->
    [yes] Twoja akcja. Co robisz z jedynym wynikiem, jaki ci pozostał: { $die }?
   *[other] { what-with-the-result }
}
what-with-the-result = { $face-key ->
    [will-of-the-west] Co robisz z Wolą Zachodu?
    [draw] Co robisz z wynikiem „{ $face }”?
    [use-balrog] Co robisz z wynikiem „{ $face }”?
   *[other] Co robisz z wynikiem { FORM($face, case: "gen") }?
}
option-action-move-fellowship = Porusz Drużynę
option-action-hide-fellowship = Ukryj Drużynę
option-action-separate = Odłącz towarzyszy od Drużyny i porusz ich
option-action-move-companions = Porusz towarzyszy na mapie
option-action-move-minions = Porusz Nazgûle i sługi
option-action-move-led-army = Przesuń jedną armię, w której jest przywódca
option-action-attack-led = Atakuj armią, w której jest przywódca
option-action-move-armies = Przesuń najwyżej dwie armie
option-action-attack = Atakuj
option-action-diplomacy = Dyplomacja: przesuń jedną ze swoich frakcji o krok ku wojnie
option-action-recruit = { $side-key ->
    [shadow] { recruit-nazgul-too }
    [witch-king] { recruit-nazgul-too }
    [saruman] Rekrutuj: jedną jednostkę elitarną albo dwie regularne w różnych miejscach
   *[other] Rekrutuj: jedną jednostkę elitarną albo dwie regularne lub dwóch przywódców w różnych miejscach
}
recruit-nazgul-too = Rekrutuj: jedną jednostkę elitarną albo dwie regularne lub dwa Nazgûle w różnych miejscach
option-action-bring-minion = Wprowadź do gry sługę
option-action-draw-card = Dobierz kartę
option-action-crown-aragorn = Aragorn: zastępuje Obieżyświata (jedna kość akcji więcej)
option-action-gandalf-the-white = Gandalf Biały wchodzi do gry (jedna kość akcji więcej)
option-action-play-event = Zagraj kartę wydarzenia
option-action-skip = Nic: kość się zużywa
option-action-strider-hides = Obieżyświat: ukryj Drużynę
option-action-boromir-rouses-gondor = Boromir: Gondor robi krok ku wojnie
option-action-legolas-rouses-the-elves = Legolas: Elfy robią krok ku wojnie
option-action-gimli-rouses-the-dwarves = Gimli: Krasnoludy robią krok ku wojnie
option-action-voice-of-saruman = Głos Sarumana: rekrutuj w Isengardzie albo zamień w Orthanku jednostki regularne w elitarne
option-action-break-elven-power = Zakończ działanie karty „Zbyt wielka potęga” (kosztuje kartę Armii i kartę Postaci)
option-action-break-bombadils-power = Zakończ działanie karty „Moc Toma Bombadila” (kosztuje kartę Armii i kartę Postaci)
option-action-break-palantir = Zakończ działanie karty „Palantír z Orthanku”
option-action-ring-against-palantir = Zakończ działanie karty „Palantír z Orthanku” (kosztuje Pierścień Elfów)
option-action-end-denethors-folly = Zakończ działanie karty „Szaleństwo Denethora”
option-action-counsel-in-minas-tirith = Zakończ naradą w Minas Tirith działanie karty „Szaleństwo Denethora”
question-which-deck = Z której ze swoich talii dobierasz kartę?
option-which-deck-character = talia Postaci
option-which-deck-strategy = talia Strategii
question-play-event = Którą kartę wydarzenia zagrywasz?
question-gandalf-draws = Jest przewodnikiem. Czy za zagrane właśnie wydarzenie dobierasz kartę { FORM($deck, case: "gen") }?
question-diplomacy = Która frakcja robi krok ku wojnie?
question-voice-of-saruman = Co rozkazuje jego Głos?
option-voice-of-saruman-recruit-everywhere = Zrekrutuj po jednostce regularnej w każdej osadzie Isengardu
option-voice-of-saruman-replace-in-orthanc = Zamień w Orthanku najwyżej dwie jednostki regularne w elitarne

## Recruiting, minions, Gandalf

question-recruit = Którą figurkę rekrutujesz? Jednostka elitarna zajmuje całą akcję; innych figurek dostajesz dwie.
question-recruit-second = Którą drugą figurkę rekrutujesz, w innym miejscu?
option-recruit-second-none = Bez drugiej figurki
question-recruit-where = { $short ->
    [0] { $places ->
        [0] Gdzie rekrutujesz { those-recruited }?
       *[other] Gdzie rekrutujesz { those-recruited } (miejsce { $place } z { $places })?
    }
   *[other] Zostało tylko { $short } ({ $piece }). Gdzie trafia następna figurka?
}
# What a card or a die has recruited: figures of a kind, or units of a nation, and who comes with them.
those-recruited = { $piece-key ->
    [none] { $count ->
        [one] 1 jednostkę { FORM($nation, case: "gen") } (regularną lub elitarną)
        [few] { $count } jednostki { FORM($nation, case: "gen") } (regularne lub elitarne)
       *[many] { $count } jednostek { FORM($nation, case: "gen") } (regularnych lub elitarnych)
    }{ also-recruited }
   *[other] { $count ->
        [one] 1 { FORM($piece, case: "acc") }
        [few] { $count } { FORM($piece, case: "few") }
       *[many] { $count } { FORM($piece, case: "many") }
    }
}
also-recruited = { $also-key ->
    [none] { "" }
   *[other] { " " }i 1 { FORM($also, case: "acc") }
}
question-regular-or-elite = { $most ->
    [1] Czy rekrutujesz { FORM($region, case: "in") } jednostkę regularną, czy elitarną?
   *[other] Czy rekrutujesz { FORM($region, case: "in") } jednostkę regularną, czy elitarną ({ $number } z { $most })?
}
question-remove-excess = { FORM($region, case: "in") } mieści się najwyżej { $limit } jednostek, a jest o { $count } za dużo. Która { $count ->
    [1] wraca do posiłków?
   *[other] wraca teraz do posiłków?
}
question-minion = Który sługa wchodzi do gry?
question-minion-enters = Gdzie wchodzi do gry { $minion }?
question-gandalf-where = Gdzie pojawia się Gandalf Biały?

## Moving

question-move-army = { $most ->
    [1] Która armia się porusza?
   *[other] Która armia się porusza ({ $number } z najwyżej { $most })?
}
option-move-army-none = Żadna więcej
question-move-where = Dokąd rusza armia { FORM($origin, case: "from") }?
question-march-where = Dokąd prowadzi dalszy marsz { FORM($origin, case: "from") } ({ roster })? { $count ->
    [one] Można przejść jeszcze 1 region
    [few] Można przejść jeszcze { $count } regiony
   *[many] Można przejść jeszcze { $count } regionów
}{ $joins ->
    [yes] { " " }i trzeba zakończyć marsz tam, gdzie jest inna twoja armia.
   *[other] .
}
option-march-where-none = Marsz kończy się tutaj
question-move-with = { $goal-key ->
    [none] Kto rusza { FORM($origin, case: "from") }?
   *[other] Kto rusza { FORM($origin, case: "from") } { FORM($goal, case: "to") }?
}
option-move-with-all = Wszyscy, którzy mogą
option-move-with-some = Tylko część
question-advance-with = Kto wkracza { FORM($origin, case: "from") } { FORM($goal, case: "to") }?
option-advance-with-all = Wszyscy, którzy mogą
option-advance-with-some = Tylko część
question-attack-with = { $battle-key ->
    [assault] Kto szturmuje twierdzę { FORM($goal, case: "gen") }? Pozostali nie biorą udziału w bitwie.
    [sortie] Kto dokonuje wypadu z twierdzy { FORM($goal, case: "gen") }? Pozostali nie biorą udziału w bitwie.
   *[other] Kto atakuje { FORM($goal, case: "acc") } { FORM($origin, case: "from") }? Ci, którzy zostają w straży tylnej, nie biorą udziału w bitwie.
}
option-attack-with-all = Wszyscy, którzy mogą
option-attack-with-some = Tylko część
question-how-many = { $origin-key ->
    [none] { how-many } { kind-of-figures } rekrutujesz { FORM($goal, case: "in") }?
   *[other] { $goal-key ->
        [none] { how-many } { kind-of-figures } rusza { FORM($origin, case: "from") }?
       *[other] { how-many } { kind-of-figures } rusza { FORM($origin, case: "from") } { FORM($goal, case: "to") }?
    }
}
how-many = { FORM($piece, case: "gender") ->
    [vir] Ilu
   *[other] Ile
}
kind-of-figures = { FORM($piece, case: "many") }
question-goes-along = Czy rusza także { $character }?
question-separate = Który towarzysz opuszcza Drużynę?
question-goes-with = Idzie { $companion }. Kto jeszcze?
option-goes-with-none = Nikt więcej
question-companion-where = Dokąd idzie { $companion }?
question-move-companion = Który towarzysz się porusza?
option-move-companion-none = Żaden inny
question-move-minion = { $nazgul ->
    [yes] Które Nazgûle się poruszają? Oznacza je region, w którym są.
   *[other] Który Nazgûl lub sługa się porusza? Nazgûle oznacza region, w którym są.
}
option-move-minion-none = Nikt więcej
question-minion-where = { $figure-key ->
    [nazgul] { $count ->
        [one] Dokąd leci Nazgûl { FORM($origin, case: "from") }?
        [few] Dokąd lecą { $count } Nazgûle { FORM($origin, case: "from") }?
       *[many] Dokąd leci { $count } Nazgûli { FORM($origin, case: "from") }?
    }
   *[other] Dokąd rusza { FORM($origin, case: "from") } { $figure }?
}

## Battles

question-attack-from = Skąd atakujesz?
question-attack-where = Co atakuje armia { FORM($origin, case: "from") }?
question-withdraw = { $round ->
    [0] Czy twoja armia chroni się w twierdzy { FORM($region, case: "gen") }? Wtedy nie dochodzi do bitwy, a jeśli wróg wkroczy, zaczyna się oblężenie.
   *[other] Czy twoja armia chroni się w twierdzy { FORM($region, case: "gen") }? Wtedy bitwa się kończy, a jeśli wróg wkroczy, zaczyna się oblężenie.
}
option-withdraw-yes = Schroń się w twierdzy
option-withdraw-no = Nie chroń się
question-combat-card = Bitwa o { FORM($region, case: "acc") }, runda { $round }: czy zagrywasz kartę walki? { $alone ->
    [yes] Wróg nie może w tej rundzie zagrać żadnej.
   *[other] Zostanie odkryta, kiedy obie strony wybiorą.
}
option-combat-card-none = Bez karty walki
question-sorcerer = Jego czarna magia na to pozwala: czy za kartę walki dobierasz kartę { FORM($deck, case: "gen") }?
question-white-rider = Czy na tę bitwę rezygnuje z przywództwa? Wtedy nie liczy się w niej także przywództwo Nazgûli i Czarnoksiężnika z Angmaru.
question-re-roll = Przerzut przywódców: na razie { number-of-hits }. Iloma chybionymi kośćmi rzucasz ponownie?
question-loss = { $count ->
    [one] 1 trafienie do przyjęcia { FORM($region, case: "in") }. Jak je przyjmujesz?
    [few] { $count } trafienia do przyjęcia { FORM($region, case: "in") }. Jak przyjmujesz następne?
   *[many] { $count } trafień do przyjęcia { FORM($region, case: "in") }. Jak przyjmujesz następne?
}
question-regular-from = Jednostkę elitarną { FORM($region, case: "in") } zastępuje { $piece }. Skąd ją bierzesz?
option-regular-from-casualties = Ze strat
option-regular-from-reinforcements = Z posiłków
question-cease = { $battle-key ->
    [assault] Czy przerywasz szturm na { FORM($region, case: "acc") } ({ those-left })? Jeśli nie, następuje kolejna runda, która nie kosztuje jednostki elitarnej.
   *[other] Czy przerywasz atak na { FORM($region, case: "acc") } ({ those-left })? Jeśli nie, następuje kolejna runda, chyba że obrońcy się wycofają lub schronią w twierdzy.
}
option-cease-yes = Przerwij atak
option-cease-no = Walcz kolejną rundę
question-prolong = Czy przedłużasz szturm na { FORM($region, case: "acc") } o kolejną rundę? Kosztuje to jednostkę elitarną, która staje się regularna.
option-prolong-none = Nie, szturm się kończy
option-prolong-dwarves-elite = Tak, za 1 { name-dwarves-elite.acc }
option-prolong-elves-elite = Tak, za 1 { name-elves-elite.acc }
option-prolong-gondor-elite = Tak, za 1 { name-gondor-elite.acc }
option-prolong-north-elite = Tak, za 1 { name-north-elite.acc }
option-prolong-rohan-elite = Tak, za 1 { name-rohan-elite.acc }
option-prolong-isengard-elite = Tak, za 1 { name-isengard-elite.acc }
option-prolong-sauron-elite = Tak, za 1 { name-sauron-elite.acc }
option-prolong-southrons-elite = Tak, za 1 { name-southrons-elite.acc }
# Who is left to fight on both sides.
those-left = ty: { $force }{ $characters-count ->
    [0] { "" }
   *[other] { " " }oraz { $characters }
}; wróg: { $against }{ $enemies-count ->
    [0] { "" }
   *[other] { " " }oraz { $enemies }
}
question-retreat = Czy twoja armia wycofuje się { FORM($region, case: "from") } ({ those-left })? Jeśli nie, { $stronghold ->
    [yes] możesz jeszcze schronić się w twierdzy albo następuje kolejna runda.
   *[other] następuje kolejna runda.
}
option-retreat-yes = Wycofaj się
option-retreat-no = Nie wycofuj się
leads-retreat-yes = { $option } { $then }
then-retreat-where = → { $option }
question-retreat-where = Dokąd wycofuje się armia { FORM($region, case: "from") }?
question-advance = { $withdrawn ->
    [yes] Obrońcy chronią się w twierdzy. Czy twoje figurki wkraczają { FORM($region, case: "to") } i rozpoczynają oblężenie?
   *[other] Czy twoje figurki wkraczają { FORM($region, case: "to") }?
}
option-advance-yes = Wkrocz
option-advance-no = Zostań na miejscu

## Combat cards that ask

question-scouts = Dokąd wycofuje się twoja armia { FORM($region, case: "from") }?
option-scouts-withdraw = Do twierdzy
question-words-of-power = Który towarzysz nie ma w tej rundzie ani przywództwa, ani zdolności?
question-forfeit = Z ilu punktów przywództwa Nazgûli rezygnujesz? Wróg rzuca tyloma kośćmi mniej.
question-own-hits = { $dice ->
    [yes] Ile trafień przyjmujesz na własną armię? Za każde rzucasz kością, która trafia przy wyniku 4 lub więcej.
   *[other] Ile trafień przyjmujesz na własną armię? Każde dodaje 1 do wszystkich kości twojego rzutu walki.
}
question-who-forfeits = Który towarzysz rezygnuje z przywództwa, aby zamienić chybienie w trafienie?
question-turn-misses = Ile chybień staje się trafieniami?
question-eliminate-minion = Który sługa zostaje wyeliminowany?
question-fateful-strike = Kto zostaje wyeliminowany?
option-fateful-strike-nazgul = 1 Nazgûl
question-black-breath = Kto zostaje wyeliminowany?
option-black-breath-none = Nikt
question-heroic-death = Twoja armia ma przyjąć { number-of-hits }. Kto ginie, aby anulować trafienia?
option-heroic-death-none = Nikt
question-cancel-hits = Ile trafień zostaje anulowanych?

## The hunt

question-hunt-re-roll = Polowanie ma na razie { $successes ->
    [0] zero sukcesów
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
}. Iloma chybionymi kośćmi rzucasz ponownie? (Pozwala na to: { $reasons }.)
question-use-table-card = Czy odrzucasz kartę „{ $card }”, aby dodać 1 do wszystkich kości tego polowania?
question-use-against-hunt = { $tile-key ->
    [none] Zaraz zostanie dobrany żeton polowania. Czy używasz karty ze stołu?
   *[other] { $damage ->
        [none] Polowanie dobiera: { $tile }. Czy używasz karty ze stołu?
       *[other] Polowanie dobiera: { $tile }; obrażenia: { $damage }. Czy używasz karty ze stołu?
    }
}
option-use-against-hunt-none = Nie
question-casualty = Obrażenia polowania: { $count }. Czy przyjmuje je towarzysz? Wypada z gry{ $alive ->
    [yes] { " " }(Meriadok i Peregrin tylko się odłączają)
   *[other] { "" }
}, a obrażenia maleją o jego poziom. Reszta staje się zepsuciem.
option-casualty-none = Nikt: wszystkie stają się zepsuciem
option-casualty-guide = Przewodnik
option-casualty-random = Losowy towarzysz
question-hobbit-leaves = { $lost ->
    [yes] Obrażenia polowania: { $damage }. Czy poświęcasz przewodnika ({ $guide }), aby zmniejszyć je o 1? Wypada wtedy z gry.
   *[other] Obrażenia polowania: { $damage }. Czy { $guide } opuszcza Drużynę i trafia na mapę, aby zmniejszyć je o 1?
}
question-gollum-reveals = Obrażenia polowania: { $damage }. Czy pozwalasz ujawnić Drużynę, aby zmniejszyć je o 1?

## Event cards that ask

question-another-way = Gollum zna inną drogę: czy Drużyna nią idzie?
option-another-way-hide-fellowship = Ukryj Drużynę
option-another-way-move-fellowship = Porusz Drużynę
option-another-way-none = Nie
question-journey = Czy odłączasz towarzyszy, czy poruszasz towarzyszy na mapie?
option-journey-separate = Odłącz towarzyszy od Drużyny
option-journey-move-companions = Porusz towarzyszy na mapie
question-which-army = Która armia otrzymuje cios?
question-nazgul-refuge = Do której twierdzy odlatują Nazgûle?
question-play-another = Którą kartę wydarzenia Postaci zagrywasz dodatkowo, bez użycia kości?
option-play-another-none = Żadnej innej
question-dead-men-where = Umarli z Dunharrow: dokąd idą?
question-grey-company = Która jednostka regularna staje się elitarna?
question-pay-card = Którą kartę { FORM($kind, case: "gen") } odrzucasz z ręki jako zapłatę?
question-which-nation = { $back ->
    [yes] Która frakcja cofa się o krok od wojny i traci figurkę?
   *[other] Która frakcja staje się aktywna i robi krok ku wojnie?
}
question-who-leads = Który towarzysz idzie z armią?
question-weather-where = Dokąd spychasz Powierników Pierścienia?
question-nazgul-strike = Nazgûle odnalazły Powierników Pierścienia. Co robią?
option-nazgul-strike-discard-table-card = Odrzuć ze stołu kartę Postaci Wolnych Ludów
option-nazgul-strike-hunt-roll = Wykonaj rzut polowania
option-nazgul-strike-none = Nic
question-which-table-card = Która karta na stole zostaje odrzucona?
question-lure = Pierścień kusi: { $companion }. Jaka jest cena?
option-lure-corruption = Zepsucie równe poziomowi towarzysza
option-lure-eliminate = Towarzysz wypada z gry
question-sorrow = Która karta Postaci Wolnych Ludów zostaje odrzucona?
option-sorrow-from-hand = Losowa z ręki
option-sorrow-none = Żadna
question-balrog = Droga wiodła przez Morię. Czy odrzucasz tę kartę, aby dobrać żeton polowania?
question-turn-to-eye = Którą ze swoich nieużytych kości obracasz na Oko (łącznie najwyżej trzy)?
option-turn-to-eye-none = Żadnej więcej
question-led-by = Kto jako Nazgûl prowadzi armię?
option-led-by-nazgul = Nazgûl
question-spells-from = Która armia z Nazgûlami rzuca zaklęcia?
question-ringwraiths = { $region-key ->
    [none] Co robią twoje armie z Nazgûlami?
   *[other] Co robi armia { FORM($region, case: "from") }?
}
option-ringwraiths-move = Ruch
option-ringwraiths-attack = Atak
option-ringwraiths-none = Nic
question-black-captain = Co robisz, zanim zadziała jego armia?
option-black-captain-recruit-nazgul = Zrekrutuj do dwóch Nazgûli tam, gdzie jest Czarnoksiężnik z Angmaru
option-black-captain-move-nazgul = Porusz Nazgûle
option-black-captain-none = Ani jedno, ani drugie
question-which-leader = Którego przywódcę w Minas Tirith tracisz?
question-lose-where = Gdzie tracisz figurkę tej frakcji?
question-lose-which = Którą figurkę tracisz?
question-sail-where = Na które wybrzeże płyną?
question-replace-where = Gdzie { $piece } staje się elitarna?

## Chance, where people roll and draw for themselves

question-action-die = Rzuć kością akcji (rzuca: { $roller }). Co pokazuje?
question-combat-die = Rzuć kością walki (rzuca: { $roller }). Co pokazuje?
question-hunt-die = Rzuć kością polowania. Co pokazuje?
question-tile-die = Żeton każe rzucić kością. Co pokazuje?
question-event-die = Rzuć kością za kartę wydarzenia. Co pokazuje?
question-event-card = Dobierz kartę { FORM($deck, case: "gen") } (dobiera: { $drawer }). Która to?
question-tile = Dobierz żeton polowania. Który to?
question-companion = Wylosuj towarzysza z Drużyny. Kto to?
question-hand-card = Wylosuj kartę Postaci z ręki Wolnych Ludów. Która to?

## What happens: the turn

event-turn = Zaczyna się tura { $number }.
event-draw = { $card-key ->
    [hidden] { $side } dobiera{ s } kartę { FORM($deck, case: "gen") }{ because }.
   *[other] { $side } dobiera{ s } kartę „{ $card }”{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $side } dobiera{ s } { number-of-cards } ({ FORM($decks, case: "gen") }){ because }.
   *[other] { $side } dobiera{ s } karty { FORM($cards, case: "title") }{ because }.
}
number-of-cards = { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
event-deck-empty = Talia { FORM($deck, case: "gen") } { FORM($side, case: "gen") } jest pusta: karta nie zostaje dobrana.
event-discard = { $card-key ->
    [hidden] { $side } odrzuca{ s } zakrytą kartę { FORM($deck, case: "gen") }{ because }.
   *[other] { $side } odrzuca{ s } zakrytą kartę „{ $card }”{ because }.
}
event-discard-several = { $cards-key ->
    [hidden] { $side } odrzuca{ s } zakryte karty, łącznie { $count } ({ FORM($decks, case: "gen") }){ because }.
   *[other] { $side } odrzuca{ s } zakryte karty { FORM($cards, case: "title") }{ because }.
}
event-allocate = { $count ->
    [0] { $side } nie kładzie na polu polowania żadnej kości.
    [1] { $side } kładzie na polu polowania 1 kość.
   *[other] { $side } kładzie na polu polowania { $count } kości.
}
event-action-roll = { $dice-count ->
    [0] { $eyes ->
        [0] { $side } nie { has } kości akcji do rzutu.
       *[other] { $side } wyrzuca{ s } { eyes }.
    }
   *[other] { $eyes ->
        [0] { $side } wyrzuca{ s }: { $dice }.
       *[other] { $side } wyrzuca{ s }: { $dice }; do tego { eyes }.
    }
}
eyes = { $eyes ->
    [one] 1 Oko na pole polowania
    [few] { $eyes } Oka na pole polowania
   *[many] { $eyes } Ok na pole polowania
}
event-use-die = { $action-key ->
    [skip] { $side } zużywa{ s } na nic { the-die-acc }.
    [gandalf-the-white] { $side } używa{ s } { the-die }, aby wprowadzić do gry Gandalfa Białego.
   *[other] { $side } używa{ s } { the-die }, aby { $action }.
}
the-die = { $die-key ->
    [will-of-the-west] { $face-key ->
        [will-of-the-west] kości Woli Zachodu
       *[other] kości Woli Zachodu (jako { FORM($face, case: "gen") })
    }
   *[other] kości { FORM($die, case: "gen") }
}
the-die-acc = { $die-key ->
    [will-of-the-west] { $face-key ->
        [will-of-the-west] kość Woli Zachodu
       *[other] kość Woli Zachodu (jako { $face })
    }
   *[other] kość { FORM($die, case: "gen") }
}
event-messenger = { $character }: raz w tej turze kość Mobilizacji liczy się jako kość Armii.
event-pass = { $side } pasuj{ e }.
event-ring-used = { $side } używa{ s } Pierścienia Elfów.
event-ring = { $side } obraca{ s } Pierścieniem Elfów { old-die } na wynik { FORM($new, case: "gen") }.
# Where it goes is told where rings have names.
event-ring-passed = { "" }
event-ring-spent = { $side } oddaj{ e } Pierścień Elfów.
event-die-turned = { $side } obraca{ s } { old-die } na wynik { FORM($new, case: "gen") }{ because }.
old-die = kość { FORM($old, case: "gen") }
event-dice-lost = { $count ->
    [0] { $side } nie { has } kości do stracenia{ because }.
    [1] { $side } tra{ ci } 1 kość{ because }.
   *[other] { $side } tra{ ci } { $count } kości{ because }.
}
has = { $side-key ->
    [free-peoples] mają
   *[other] ma
}
event-play-event = { $stays ->
    [yes] { $side } zagrywa{ s } kartę „{ $card }”{ because }; karta zostaje na stole.
   *[other] { $side } zagrywa{ s } kartę „{ $card }”{ because }.
}
event-hits-rolled = Rzut kością za armię { FORM($region, case: "in") }: { number-of-hits }{ because }.
event-event-roll = { $dice-count ->
    [0] { "" }
   *[other] Rzut: { $dice }; liczy się każdy wynik { $needed } lub więcej: { $count }{ because }.
}
event-discard-table = Karta „{ $card }” schodzi ze stołu{ because }.

## What happens: the Fellowship

event-die-in-hunt-box = Kość trafia na pole polowania.
event-progress = Drużyna rusza dalej: postęp { $progress }.
event-declare = Drużyna deklaruje swoje położenie.
event-fellowship-at = { $path-count ->
    [1] Drużyna jest { FORM($region, case: "in") }.
   *[other] { $by-count ->
        [0] Drużyna przybywa { FORM($region, case: "to") }.
       *[other] Drużyna przybywa { FORM($region, case: "to") } (przez: { $by }).
    }
}
event-fellowship-driven = Powiernicy Pierścienia zostają zepchnięci { FORM($region, case: "to") }{ because }.
event-hide = Drużyna znów jest ukryta{ because }.
event-reveal = Drużyna zostaje ujawniona{ because }!
event-guide = Przewodnikiem Drużyny jest teraz { $guide }.
event-separate = { FORM($companion, case: "subj") } opuszcza Drużynę{ because }.
event-separate-several = { $companions } opuszczają Drużynę{ because }.
event-companion-moves = { FORM($companion, case: "subj") } rusza { FORM($region, case: "to") }{ because }.
event-companion-moves-several = { $companions } ruszają { FORM($region, case: "to") }{ because }.
event-enters-play = { FORM($character, case: "subj") } wchodzi do gry { FORM($region, case: "in") }.
event-corruption = Zepsucie rośnie o { $count } do { $total }{ because }.
event-heal = { $count ->
    [0] Zepsucie nie maleje{ because }.
   *[other] Zepsucie maleje o { $count } do { $total }{ because }.
}
event-enter-mordor = Drużyna wkracza do Mordoru: zaczyna się tor Mordoru, a pula polowania zostaje odnowiona.
event-mordor-step = Drużyna wspina się na stopień { $step } z 5 na torze Mordoru.
event-stopped = Drużynę zatrzymuje żeton polowania: { $tile }.
event-idle-in-mordor = Drużyna ani nie poruszyła się w tej turze w Mordorze, ani się nie ukryła.
event-lured = Pierścień kusi: { $companion }{ because }.

## What happens: the hunt

event-no-hunt = Polowanie zawodzi: na polu polowania nie ma kości Cienia.
event-hunt-roll = Rzut polowania: { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }(plus { $bonus }{ each-of-the-hunt }: { $reasons })
}; potrzeba 6: { number-of-successes }.
each-of-the-hunt = { $rolled-count ->
    [1] { "" }
   *[other] { " " }do każdej kości
}
event-hunt-re-roll = { $rolled-count ->
    [0] { "" }
   *[other] Przerzut polowania ({ $reasons }): { $rolled }{ $bonus ->
        [0] { "" }
       *[other] { " " }(plus { $bonus }{ each-of-the-hunt })
    }; { number-of-successes }.
}
number-of-successes = { $successes ->
    [0] brak sukcesu
    [one] 1 sukces
    [few] { $successes } sukcesy
   *[many] { $successes } sukcesów
}
event-tile = Polowanie dobiera: { $tile }{ because }.
event-tile-set-aside = Odłożono na bok: { $tile }{ because }.
event-hunt-damage = { $damage ->
    [0] Żeton nie zadaje obrażeń.
   *[other] { $rolled ->
        [yes] Rzut kością za żeton: obrażenia polowania { $damage }.
       *[other] Obrażenia polowania: { $damage }.
    }
}
event-tile-idle = Oko dobrane przez kartę nie ma efektu{ because }.
# What the tile has done has been told.
event-tile-resolved = { "" }
event-hunt-over = { "" }
event-tile-returned = Do puli wraca: { $tile }{ because }.
event-tiles-returned = { $tiles-count ->
    [0] { "" }
   *[other] Do puli wracają: { $tiles }{ because }.
}
# What he does is told when it happens.
event-gollum-reveals = { "" }
event-tiles-removed = { $tiles-count ->
    [0] Żaden żeton nie opuszcza puli polowania{ because }.
   *[other] Usunięto z polowania na stałe: { $tiles }{ because }.
}
event-pool-refilled = { $count ->
    [one] Pula polowania była pusta; znów leży w niej 1 żeton.
    [few] Pula polowania była pusta; znów leżą w niej { $count } żetony.
   *[many] Pula polowania była pusta; znów leży w niej { $count } żetonów.
}
event-special-tile = W grze jest specjalny żeton polowania: { $tile }.
event-stronghold-tile = Droga wiodła przez twierdzę Cienia ({ $region }): jeszcze jeden żeton polowania.
event-damage-lowered = Obrażenia polowania maleją do { $damage }{ because }.
event-casualty = { FORM($companion, case: "subj") } przyjmuje obrażenia polowania{ because }.
event-eliminate = { FORM($character, case: "subj") } wypada z gry{ because }.

## What happens: nations

event-activate = { $nation } { is } { is-active }{ because }.
is = { FORM($nation, case: "gender") ->
    [pl] są
    [vir] są
   *[other] jest
}
is-active = { FORM($nation, case: "gender") ->
    [pl] teraz aktywne
    [vir] teraz aktywni
    [f] teraz aktywna
   *[other] teraz aktywny
}
event-activate-several = Aktywne są teraz: { $nations }{ because }.
event-advance = { $steps ->
    [0] { $nation } { is } w stanie wojny{ because }!
   *[other] { $nation } { is } teraz { steps-from-war }{ because }.
}
event-step-back = { $nation } znów { is } { steps-from-war }{ because }.
event-capture = { $side } zdobywa{ s } { FORM($region, case: "acc") }{ because }.
event-recapture = { $side } odbija{ s } { FORM($region, case: "acc") }{ because }.
event-victory-points = Punkty zwycięstwa: Wolne Ludy { $free }, Cień { $shadow }.

## What happens: figures

event-move = { $retreat ->
    [yes] { $side } wycofuj{ e } się { FORM($origin, case: "from") } { FORM($goal, case: "to") }: { roster }{ because }.
   *[other] { $side } rusza{ s } { FORM($origin, case: "from") } { FORM($goal, case: "to") }: { roster }{ because }.
}
event-nazgul-fly = { $count ->
    [one] 1 Nazgûl leci { FORM($origin, case: "from") } { FORM($region, case: "to") }{ because }.
    [few] { $count } Nazgûle lecą { FORM($origin, case: "from") } { FORM($region, case: "to") }{ because }.
   *[many] { $count } Nazgûli leci { FORM($origin, case: "from") } { FORM($region, case: "to") }{ because }.
}
event-stays-behind = { FORM($character, case: "subj") } zostaje { FORM($region, case: "in") }.
event-minion-moves = { FORM($minion, case: "subj") } rusza { FORM($region, case: "to") }{ because }.
event-minion-enters = { FORM($minion, case: "subj") } wchodzi do gry { FORM($region, case: "in") }!
event-recruit = { FORM($region, case: "in") } zrekrutowano 1 { FORM($piece, case: "acc") }{ because }.
event-recruit-several = { FORM($region, case: "in") } zrekrutowano { FORM($pieces, case: "acc") }{ because }.
event-cannot-recruit = { FORM($region, case: "in") } nie można rekrutować: region nie jest wolny{ because }.
event-none-left = Zabrakło w posiłkach: 1 { $piece }{ because }.
event-none-left-several = Zabrakło w posiłkach: { $pieces }{ because }.
event-no-unit-left = Nie ma już jednostek { FORM($nation, case: "gen") } do rekrutacji{ because }.
event-not-yours = { $side } nie może rekrutować dla { FORM($nation, case: "gen") }{ because }.
event-no-elite-left = Żadna jednostka regularna { FORM($region, case: "in") } nie może stać się elitarna{ because }.
event-replace = { FORM($region, case: "in") } 1 { FORM($old, case: "acc") } zastąpiono 1 { FORM($new, case: "ins") }{ because }.
event-remove-excess = { FORM($region, case: "in") } było za dużo jednostek: 1 { $piece } wraca do posiłków.
event-remove-excess-several = { FORM($region, case: "in") } było za dużo jednostek; do posiłków odesłano { FORM($pieces, case: "acc") }.
event-lose = { FORM($region, case: "in") } stracono 1 { FORM($piece, case: "acc") }{ because }.
event-lose-several = { FORM($region, case: "in") } stracono { FORM($pieces, case: "acc") }{ because }.
event-reduce = { FORM($region, case: "in") } zredukowano do regularnej 1 { FORM($piece, case: "acc") }{ because }.
event-reduce-several = { FORM($region, case: "in") } zredukowano do regularnych { FORM($pieces, case: "acc") }{ because }.
event-eliminate-nazgul = { $count ->
    [one] { FORM($region, case: "in") } wyeliminowano 1 Nazgûla{ because }.
    [few] { FORM($region, case: "in") } wyeliminowano { $count } Nazgûle{ because }.
   *[many] { FORM($region, case: "in") } wyeliminowano { $count } Nazgûli{ because }.
}

## What happens: battles

event-attack = { $battle-key ->
    [field-battle] { $side } atakuj{ e } { FORM($target, case: "acc") } { FORM($origin, case: "from") }: { roster }; { combat-dice }{ because }.
    [assault] { $side } szturmuj{ e } twierdzę { FORM($target, case: "gen") }: { roster }; { combat-dice }{ because }.
   *[other] { $side } dokonuj{ e } wypadu z twierdzy { FORM($target, case: "gen") }: { roster }; { combat-dice }{ because }.
}
combat-dice = { $dice ->
    [1] 1 kość
   *[other] { $dice } kości
}, trafienie na { $needed ->
    [6] 6
   *[other] { $needed } lub więcej
}
event-withdraw = { $side } chron{ i } się w twierdzy { FORM($region, case: "gen") }.
event-siege-begins = Zaczyna się oblężenie { FORM($region, case: "gen") }.
event-siege-ends = Oblężenie { FORM($region, case: "gen") } dobiegło końca.
# A card that is played is told when it is turned up.
event-combat-card-chosen = { "" }
event-combat-card = { $table ->
    [yes] { $side } zagrywa{ s } kartę walki „{ $half }” (wydarzenie „{ $card }”, które schodzi ze stołu).
   *[other] { $side } zagrywa{ s } kartę walki „{ $half }” (wydarzenie „{ $card }”).
}
event-combat-card-discarded = { "" }
event-combat-cards-barred = { $side } nie mo{ $side-key ->
    [free-peoples] gą
   *[other] że
} w tej rundzie zagrać karty walki{ because }.
event-card-cancelled = Karta „{ $half }” nie ma efektu{ because }.
event-no-effect = Karta „{ $cause }” nie ma efektu.
event-no-more-effect = Karta „{ $cause }” nie ma już efektu.
event-battle-round = Zaczyna się { $round }. runda bitwy o { FORM($region, case: "acc") }.
# The next round is told when it begins.
event-battle-goes-on = { "" }
event-white-rider = { FORM($character, case: "subj") } wyrusza przeciw Nazgûlom: w tej bitwie nie liczy się ani jego przywództwo, ani ich.
event-silenced = { FORM($companion, case: "subj") } nie ma w tej rundzie ani przywództwa, ani zdolności{ because }.
event-combat-roll = { $side } wyrzuca{ s } { $dice }{ bonus }; potrzeba { needed }: { number-of-hits }.
# What is added to each die, and by what.
bonus = { $bonus ->
    [0] { "" }
    [-1] { " " }(minus 1{ each }, ale 6 trafia: { $reasons })
   *[other] { " " }(plus { $bonus }{ each }: { $reasons })
}
each = { $dice-count ->
    [1] { "" }
   *[other] { " " }do każdej kości
}
needed = { $walls-key ->
    [stronghold] { $needed } (przeciw murom twierdzy)
    [fortification] { $needed } (przeciw miastu lub fortyfikacji, w pierwszej rundzie)
   *[other] { $needed }
}
event-leader-re-roll = { $dice-count ->
    [0] { "" }
   *[other] { $side } rzuca{ s } ponownie (przywódcy): { $dice }{ bonus }; potrzeba { needed }: { number-of-hits }.
}
event-extra-attack = { $dice-count ->
    [0] Karta „{ $cause }” nie ma efektu.
   *[other] { $first ->
        [yes] { $side } uderza{ s } najpierw: { $dice }; potrzeba { $needed }: { number-of-hits }{ because }.
       *[other] { $side } uderza{ s } jeszcze raz: { $dice }; potrzeba { $needed }: { number-of-hits }{ because }.
    }
}
event-combat-bonus = { $bonus ->
    [-1] Od każdej kości { FORM($side, case: "gen") } w { FORM($rolls, case: "loc") } odejmuje się 1, ale 6 nadal trafia{ because }.
   *[other] Do każdej kości { FORM($side, case: "gen") } w { FORM($rolls, case: "loc") } dodaje się { $bonus }{ because }.
}
event-fewer-dice = { $side } rzuca{ s } w rzucie walki { dice-ins } mniej, ale co najmniej 1{ because }.
event-most-dice = { $side } rzuca{ s } w rzucie walki najwyżej { dice-ins }{ because }.
dice-count = { $count ->
    [1] 1 kość
   *[other] { $count } kości
}
dice-ins = { $count ->
    [1] 1 kością
   *[other] { $count } kośćmi
}
event-no-re-roll = { $side } nie ma{ $side-key ->
    [free-peoples] ją
   *[other] { "" }
} w tej rundzie przerzutu{ because }.
event-forfeit = { $characters-count ->
    [1] { FORM($characters, case: "subj") } rezygnuje z przywództwa na tę rundę{ because }.
   *[other] { $characters } rezygnują z przywództwa na tę rundę{ because }.
}
event-forfeit-nazgul = { $count ->
    [1] Nazgûle rezygnują na tę rundę z 1 punktu przywództwa{ because }.
   *[other] Nazgûle rezygnują na tę rundę z { $count } punktów przywództwa{ because }.
}
event-leaderless = { $side } rezygnuj{ e } na tę rundę z całego przywództwa{ because }.
event-ones-wound = { $count ->
    [one] 1 kość { FORM($side, case: "gen") } pokazuje 1: to trafienie w { FORM($side, case: "acc") }{ because }.
    [few] { $count } kości { FORM($side, case: "gen") } pokazują 1: to { $count } trafienia w { FORM($side, case: "acc") }{ because }.
   *[many] { $count } kości { FORM($side, case: "gen") } pokazuje 1: to { $count } trafień w { FORM($side, case: "acc") }{ because }.
}
event-hit-strikes = 1 trafienie z przerzutu spada zamiast na armię na kogoś innego: { $character }{ because }.
event-wounds = { $later ->
    [yes] { $side } przyjmuj{ e } dodatkowo { number-of-hits }{ because }.
   *[other] { $side } przyjmuj{ e } natychmiast { number-of-hits }{ because }.
}
event-hits-to-take = { $free ->
    [0] { $shadow ->
        [0] { "" }
       *[other] Trafienia do przyjęcia: Cień { $shadow }.
    }
   *[other] { $shadow ->
        [0] Trafienia do przyjęcia: Wolne Ludy { $free }.
       *[other] Trafienia do przyjęcia: Wolne Ludy { $free }, Cień { $shadow }.
    }
}
# Where they go is told when they go.
event-avoid-battle = { "" }
event-misses-turned = { $count ->
    [one] 1 chybienie staje się trafieniem{ because }.
    [few] { $count } chybienia stają się trafieniami{ because }.
   *[many] { $count } chybień staje się trafieniami{ because }.
}
event-more-hits = { $side } zadaj{ e } dodatkowo { $count ->
    [one] 1 trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}{ because }.
event-hits-cancelled = { $count ->
    [one] Anulowano 1 trafienie { FORM($side, case: "gen") }{ because }.
    [few] Anulowano { $count } trafienia { FORM($side, case: "gen") }{ because }.
   *[many] Anulowano { $count } trafień { FORM($side, case: "gen") }{ because }.
}
event-cease = { $side } przerywa{ s } atak.
# The army has moved for all to see.
event-retreat = { "" }
event-cannot-prolong = Szturmu nie można przedłużyć: nie ma jednostki regularnej, która zastąpiłaby elitarną.
event-commander = Armią { FORM($side, case: "gen") } { FORM($region, case: "in") } dowodzi teraz { $seat }.
event-battle-ends = { $round ->
    [0] { "" }
   *[other] Bitwa o { FORM($region, case: "acc") } dobiegła końca.
}
event-game-over = Koniec gry: { $ending }.

## How it ends

result-ring-destroyed = Powiernicy Pierścienia dotarli do Szczelin Zagłady z zepsuciem mniejszym niż 12: Pierścień zniszczony.
result-corruption = Zepsucie sięgnęło 12 i Powiernicy Pierścienia ulegli Pierścieniowi.
result-shadow-military = Cień ma osady warte co najmniej 10 punktów zwycięstwa.
result-free-military = Wolne Ludy mają osady warte co najmniej 4 punkty zwycięstwa.

## Taking hits

option-loss-remove-dwarves-regular = Usuń 1 { name-dwarves-regular.acc } (1 trafienie)
option-loss-reduce-dwarves-elite = Zredukuj do regularnej 1 { name-dwarves-elite.acc } (1 trafienie)
option-loss-remove-dwarves-elite = Usuń 1 { name-dwarves-elite.acc } (2 trafienia)
option-loss-lose-dwarves-elite = Usuń 1 { name-dwarves-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)
option-loss-remove-elves-regular = Usuń 1 { name-elves-regular.acc } (1 trafienie)
option-loss-reduce-elves-elite = Zredukuj do regularnej 1 { name-elves-elite.acc } (1 trafienie)
option-loss-remove-elves-elite = Usuń 1 { name-elves-elite.acc } (2 trafienia)
option-loss-lose-elves-elite = Usuń 1 { name-elves-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)
option-loss-remove-gondor-regular = Usuń 1 { name-gondor-regular.acc } (1 trafienie)
option-loss-reduce-gondor-elite = Zredukuj do regularnej 1 { name-gondor-elite.acc } (1 trafienie)
option-loss-remove-gondor-elite = Usuń 1 { name-gondor-elite.acc } (2 trafienia)
option-loss-lose-gondor-elite = Usuń 1 { name-gondor-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)
option-loss-remove-north-regular = Usuń 1 { name-north-regular.acc } (1 trafienie)
option-loss-reduce-north-elite = Zredukuj do regularnej 1 { name-north-elite.acc } (1 trafienie)
option-loss-remove-north-elite = Usuń 1 { name-north-elite.acc } (2 trafienia)
option-loss-lose-north-elite = Usuń 1 { name-north-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)
option-loss-remove-rohan-regular = Usuń 1 { name-rohan-regular.acc } (1 trafienie)
option-loss-reduce-rohan-elite = Zredukuj do regularnej 1 { name-rohan-elite.acc } (1 trafienie)
option-loss-remove-rohan-elite = Usuń 1 { name-rohan-elite.acc } (2 trafienia)
option-loss-lose-rohan-elite = Usuń 1 { name-rohan-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)
option-loss-remove-isengard-regular = Usuń 1 { name-isengard-regular.acc } (1 trafienie)
option-loss-reduce-isengard-elite = Zredukuj do regularnej 1 { name-isengard-elite.acc } (1 trafienie)
option-loss-remove-isengard-elite = Usuń 1 { name-isengard-elite.acc } (2 trafienia)
option-loss-lose-isengard-elite = Usuń 1 { name-isengard-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)
option-loss-remove-sauron-regular = Usuń 1 { name-sauron-regular.acc } (1 trafienie)
option-loss-reduce-sauron-elite = Zredukuj do regularnej 1 { name-sauron-elite.acc } (1 trafienie)
option-loss-remove-sauron-elite = Usuń 1 { name-sauron-elite.acc } (2 trafienia)
option-loss-lose-sauron-elite = Usuń 1 { name-sauron-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)
option-loss-remove-southrons-regular = Usuń 1 { name-southrons-regular.acc } (1 trafienie)
option-loss-reduce-southrons-elite = Zredukuj do regularnej 1 { name-southrons-elite.acc } (1 trafienie)
option-loss-remove-southrons-elite = Usuń 1 { name-southrons-elite.acc } (2 trafienia)
option-loss-lose-southrons-elite = Usuń 1 { name-southrons-elite.acc } (1 trafienie: nie ma regularnej, która by ją zastąpiła)

## The table as text: what is going on

phase-recover = tura zaraz się zacznie
phase-fellowship = faza Drużyny
phase-hunt-allocation = przydział kości do polowania
phase-action-roll = rzut kośćmi akcji
phase-actions = faza akcji
phase-battle = trwa bitwa
phase-after-action = koniec akcji
phase-end-of-actions = koniec tury
phase-victory-check = sprawdzenie zwycięstwa
phase-over = koniec gry
terminal-turn = { $number ->
    [0] Przed pierwszą turą: { $phase }.
   *[other] Tura { $number }: { $phase }.
}
terminal-acts = Akcję wykonuj{ e } { $side }.

## The table as text: the Fellowship and the hunt

terminal-fellowship-at = Drużyna: ostatnio znana { FORM($region, case: "in") }, postęp { $progress },
terminal-fellowship-found = Drużyna: { FORM($region, case: "in") },
terminal-fellowship-mordor = Drużyna: w Mordorze, stopień { $step } z { $last },
terminal-hidden = ukryta.
terminal-revealed = ujawniona.
terminal-corruption = Zepsucie { $count } z { $most }.
terminal-guide = Przewodnik: { $guide }. Towarzysze: { $companions }
terminal-eliminated = Poza grą: { $characters }
terminal-hunt-box = Pole polowania: { $shadow ->
    [1] 1 kość Cienia
   *[other] { $shadow } kości Cienia
}, { $free ->
    [1] 1 kość Wolnych Ludów
   *[other] { $free } kości Wolnych Ludów
}.
terminal-pool = Pula, { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}: { $tiles }
terminal-tiles-drawn = Dobrane: { $tiles }
terminal-tiles-waiting = Czekają na Mordor: { $tiles }
terminal-tiles-removed = Usunięte na stałe: { $tiles }
terminal-hunt-roll = Rzut polowania: { $dice }{ rolled-again }: { number-of-successes }.
terminal-tile = W toku: { $tile }, pozostałe obrażenia: { $damage }

## The table as text: the sides

terminal-side = { $side }: { $points } z { $most } punktów zwycięstwa, { $rings ->
    [one] 1 Pierścień Elfów
    [few] { $rings } Pierścienie Elfów
   *[many] { $rings } Pierścieni Elfów
}
terminal-action-dice = Kości: { $dice }
terminal-unrolled = Kości do rzutu: { $count }
terminal-cards = Ręka { $hand } ({ $backs }); talie { $decks }; odrzucone { $discards }
terminal-on-table = Na stole: { FORM($cards, case: "title") }
terminal-reinforcements = Posiłki: { $figures }
terminal-casualties = Straty: { $figures }
terminal-politics = Tor polityczny: { $nations }.
terminal-at-war = { $nation } w stanie wojny
terminal-active = { $nation } { steps-from-war }, frakcja aktywna
terminal-passive = { $nation } { steps-from-war }, frakcja bierna
terminal-hand = { $count ->
    [0] Nie masz kart na ręce.
    [one] Twoja ręka, 1 karta (wpisz text i jej nazwę, aby ją przeczytać):
    [few] Twoja ręka, { $count } karty (wpisz text i nazwę, aby którąś przeczytać):
   *[many] Twoja ręka, { $count } kart (wpisz text i nazwę, aby którąś przeczytać):
}
terminal-card = { $card }: wydarzenie { FORM($kind, case: "gen") }; w bitwie { $half }

## The table as text: the map

people-dwarves = Krasnoludy
people-elves = Elfy
people-gondor = Gondor
people-north = Północ
people-rohan = Rohan
people-isengard = Isengard
people-sauron = Sauron
people-southrons = Południowcy i Easterlingowie
figures-regular = { $count ->
    [one] 1 regularna
    [few] { $count } regularne
   *[many] { $count } regularnych
}
figures-elite = { $count ->
    [one] 1 elitarna
    [few] { $count } elitarne
   *[many] { $count } elitarnych
}
figures-leader = { $count ->
    [1] 1 przywódca
   *[other] { $count } przywódców
}
figures-nazgul = { $count ->
    [one] 1 Nazgûl
    [few] { $count } Nazgûle
   *[many] { $count } Nazgûli
}
terminal-map = Mapa. W nawiasach: osada i ile jest warta dla wroga.
terminal-elsewhere = Ziemie bez frakcji
terminal-the-fellowship = Drużyna
terminal-inside = w oblężeniu: { $figures }
terminal-around = wokół: { $figures }
terminal-captured = zdobycz { FORM($side, case: "gen") }
terminal-empty = Puste: { $places }

## The table as text: a battle

round-of-battle = { $round ->
    [0] przed pierwszą rundą
   *[other] runda { $round }
}
terminal-battle = { $battle-key ->
    [field-battle] Bitwa, { round-of-battle }: { $side } atakuj{ e } { FORM($region, case: "acc") } { FORM($origin, case: "from") }.
    [assault] Szturm, { round-of-battle }: { $side } szturmuj{ e } twierdzę { FORM($region, case: "gen") }.
   *[other] Wypad, { round-of-battle }: { $side } atakuj{ e } z twierdzy { FORM($region, case: "gen") }.
}
terminal-attackers = Atakujący: { $figures }
terminal-defenders = Obrońcy: { $figures }
terminal-rearguard = W straży tylnej: { $figures }
terminal-card-chosen = Karta na tę rundę jest wybrana ({ $side }): karta { FORM($deck, case: "gen") }.
terminal-card-played = { $side } zagrywa{ s } kartę walki „{ $half }” (wydarzenie „{ $card }”).
terminal-rolled = { $side } wyrzuca{ s } { $dice }{ rolled-again }; potrzeba { $needed }: { number-of-hits }.
rolled-again = { $again-count ->
    [0] { "" }
   *[other] { " " }(i ponownie { $again })
}
terminal-hits = { $side }: do przyjęcia w tej rundzie { number-of-hits }.

## What can be looked up

terminal-event = Wydarzenie { FORM($kind, case: "gen") }, talia { FORM($deck, case: "gen") } { FORM($side, case: "gen") }, numer { $number }
terminal-combat-half = W bitwie, „{ $half }”: { $text }
terminal-special-tile = Żeton polowania tej karty: { $text }
terminal-character = { $kind-key ->
    [companion] Towarzysz, poziom { $level }, przywództwo { $leadership }
    [minion] Sługa, poziom { $level }, przywództwo { $leadership }
   *[other] { $character }
}
terminal-region = { $settlement-key ->
    [none] { in-the-land }
   *[other] { in-the-land }; { $settlement }{ $points ->
        [0] { "" }
        [one] , dla wroga 1 punkt zwycięstwa
        [few] , dla wroga { $points } punkty zwycięstwa
       *[many] , dla wroga { $points } punktów zwycięstwa
    }
}
in-the-land = { $nation-key ->
    [none] Region bez frakcji
   *[other] Region { FORM($nation, case: "gen") }
}
terminal-fortified = Ma fortyfikację: w pierwszej rundzie atakujący trafia tylko przy 6.
terminal-coastal = Leży nad morzem.
terminal-next-to = Sąsiednie regiony: { $regions }
terminal-tile-eye = Obrażenia: po rzucie polowania tyle, ile było sukcesów; w Mordorze tyle, ile kości leży na polu polowania.
terminal-tile-die = Obrażenia: tyle, ile pokaże kość.
terminal-tile-value = Obrażenia: { $damage }.
terminal-tile-reveals = Drużyna zostaje ujawniona.
terminal-tile-stops = W Mordorze zatrzymuje Drużynę.

## Three and four players

seat-gondor = gracz Gondoru
    .gen = gracza Gondoru
    .dat = graczowi Gondoru
    .acc = gracza Gondoru
    .ins = graczem Gondoru
    .gender = m
seat-rohan = gracz Rohanu
    .gen = gracza Rohanu
    .dat = graczowi Rohanu
    .acc = gracza Rohanu
    .ins = graczem Rohanu
    .gender = m
seat-witch-king = gracz Czarnoksiężnika z Angmaru
    .gen = gracza Czarnoksiężnika z Angmaru
    .dat = graczowi Czarnoksiężnika z Angmaru
    .acc = gracza Czarnoksiężnika z Angmaru
    .ins = graczem Czarnoksiężnika z Angmaru
    .gender = m
seat-saruman = gracz Sarumana
    .gen = gracza Sarumana
    .dat = graczowi Sarumana
    .acc = gracza Sarumana
    .ins = graczem Sarumana
    .gender = m
question-exchange = { $wanted ->
    [yes] Twój partner chce się z tobą wymienić kartą. Czy się zgadzasz? Każdy daje jedną, nie znając karty drugiego.
   *[no] Czy chcesz wymienić się kartą z partnerem? Każdy daje jedną, nie znając karty drugiego; partner musi się zgodzić.
}
question-give-card = Którą kartę dajesz partnerowi?
question-merge-where = Gdzie proponujesz partnerowi połączenie waszych dwóch armii w jedną mieszaną? Tylko jej dowódca może nią atakować lub poruszyć ją w całości; drugi gracz może tylko wyprowadzić z niej własne jednostki.
option-merge-where-none = Nigdzie
question-merge = Twój partner proponuje połączyć wasze dwie armie { FORM($region, case: "in") } w jedną mieszaną. Czy się zgadzasz? Tylko jej dowódca może nią atakować lub poruszyć ją w całości; drugi gracz może tylko wyprowadzić z niej własne jednostki.
event-leading = { FORM($side, case: "ins") } kieruje teraz { $seat }.
event-exchange = { $card-key ->
    [hidden] { $seat } daje { FORM($partner, case: "dat") } kartę.
   *[other] { $seat } daje { FORM($partner, case: "dat") } kartę „{ $card }”.
}
event-exchange-refused = { $seat } proponuje wymianę kart, ale { $partner } odmawia.
event-merge = Armie obu partnerów { FORM($region, case: "in") } łączą się w armię mieszaną; dowodzi nią { $seat }.
event-merge-refused = { $seat } nie chce łączyć armii { FORM($region, case: "in") }.
event-champions = { $seats-count ->
    [1] Zwycięstwo indywidualne po stronie { FORM($side, case: "gen") } odnosi { $seats } ({ balance }).
   *[other] Zwycięstwo indywidualne po stronie { FORM($side, case: "gen") } dzielą { $seats } (każdy: { balance }).
}
# The points that a player's nations have gained, less those that they have lost.
balance = bilans { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Three and four players: the table as text

terminal-player = { $seat } ({ $nations }){ $roles }: ręka { $hand } ({ $backs }); { balance }
terminal-leads = kieruje
terminal-acts-now = działa teraz
terminal-acts-next = działa następnie
terminal-team-cards = Talie { $decks }; odrzucone { $discards }
terminal-partners-event = ; wydarzenie zagrać może tylko { $seat }
terminal-mixed = { $figures } (jedna armia mieszana, dowodzi { $seat })
terminal-separate = { $figures } (armia: { $seat })
terminal-team-defenders = Obrońcy, dowodzi { $seat }: { $figures }
terminal-barred = Nie w następnej akcji: rekrutacja, dyplomacja i wydarzenia dla { FORM($nations, case: "gen") }
terminal-barred-armies = Nie w następnej akcji: ruch i atak ({ $armies })
terminal-army-in = armia { FORM($region, case: "in") }
terminal-army-with = jednostki { FORM($nations, case: "gen") }
terminal-army-of = armia złożona tylko z jednostek { FORM($nations, case: "gen") }
