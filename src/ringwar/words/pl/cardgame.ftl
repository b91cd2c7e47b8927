### War of the Ring: The Card Game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of the cards stand in cardgame-cards.ftl.


## What is known of the thing that an option means

note-combat = { $option } (atak { $attack }, obrona { $defense })
note-scored = { $option } (w obszarze punktacji { FORM($side, case: "gen") })
note-cancels = { $option } (anuluje { $count })
note-play = { $forsaken ->
    [no] { $option }
   *[other] Zagraj ostatnią kartę{ price }
}
# What a card costs that is played from the hand.
price = { $forsaken ->
    [no] { " " }(koszt: zrzucenie 1 innej karty)
    [yes] { " " }(koszt: poświęcenie karty, bo nie ma już czego zrzucić)
   *[other] { " " }(bez kosztu: nie ma już czym zapłacić)
}
note-in-hand = { $option } (na ręce)
note-in-reserve = { $items-key ->
    [none] { $option } (w rezerwie)
   *[other] { $option } (w rezerwie; przedmioty: { $items })
}
note-worn = { $option } (sam przedmiot; { $wielder } zostaje)
note-wielded = { $option } (dzierżyciel: { $wielder })
note-twice = { $option } (tu sam { $seat }: dwa razy)
note-nothing-to-draw = { $option } (nie masz już kart do dobrania)
note-in-vain = { $option } (na próżno: tej karty tam nie ma)
note-saves-items = { $saves ->
    [yes] { $option }: przedmioty też zostają zrzucone
   *[other] { $option }: przedmioty zostają wykluczone
}
note-none-fits = Żadnej z nich nie można zagrać; do zrzucenia: { $cards }
note-no-more = Nie zagrywaj więcej żadnej z nich
note-wielder = { $place-key ->
    [reserve] { $option } (w rezerwie)
   *[other] { $option } (na { FORM($place, case: "loc") })
}
note-ring = { $option } (dobierz { $draw ->
    [one] 1 kartę
    [few] { $draw } karty
   *[many] { $draw } kart
}{ $then ->
    [0] { "" }
   *[other] , potem 1 wyklucz i 1 zrzuć
})

## What follows without a choice

# What is paid is named already where it can be one card only.
leads-action-play = { $then-key ->
    [cycle] Zagraj: { $then }
    [forsake] Zagraj: { $then }
   *[other] Zagraj: { $then }{ price }
}
leads-action-winnow = Odsiew (wykluczasz: { $then }), potem dobierz 1 kartę
then-eliminate = { $number ->
    [1] { $option }
   *[other] i { $option }
}
leads-action-move = Porusz: { $then }
leads-action-use = Użyj: { $then }
leads-action-cycle = Zrzuć: { $thing }
then-play-where = { $option-key ->
    [reserve] → twoja rezerwa
   *[other] { $kind ->
        [card] → { $option }
       *[other] → { $option }
    }
}
then-move-where = → { $option }
leads-play = { $option } { $then }
leads-play-where = { $option } { $then }
leads-play-drawn = { $option } { $then }
leads-move = { $option } { $then }
leads-use = { $option } – { $then }
leads-eliminate = { $option } { $then }
leads-eliminate-drawn = { $option } { $then }
then-add-icon = { $number ->
    [1] { $option }
   *[other] – { $option }
}
then-activate = { $number ->
    [1] { $option }
   *[other] – { $option }
}
then-cycle = { $card-key ->
    [none] (zrzucasz: { $option })
   *[other] (koszt, zrzucasz: { $option })
}
then-cycle-drawn = (zrzucasz: { $option })
then-forsake = { $card-key ->
    [none] (poświęcasz: { forsaken })
   *[other] (koszt, poświęcasz: { forsaken })
}
forsaken = { $option-key ->
    [top-of-deck] wierzchnia karta twojej talii dobierania, w ciemno
   *[other] { $option }
}
then-loss = – tracisz: { $option }
# Told by what happens: the card itself.
then-text-first = { "" }
then-replacement = { "" }

## Names

name-cardgame = Wojna o Pierścień: Gra karciana
name-trilogy = Trylogia (cztery talie, od dwóch do czterech osób)
name-duel = Pojedynek dwóch graczy
name-duel-three = Pojedynek trzech graczy (jeden przeciw dwóm)
name-fellowship = Drużyna Pierścienia (dwie osoby, krótsza gra)
name-free-peoples = Wolne Ludy
    .gen = Wolnych Ludów
    .acc = Wolne Ludy
    .gender = pl
name-shadow = Cień
    .gen = Cienia
    .acc = Cień
    .gender = m
name-reserve = rezerwa
    .gen = rezerwy
    .acc = rezerwę
    .loc = rezerwie
name-points = punkty
name-ten-points-ahead = dziesięć punktów przewagi
name-nazgul = Nazgûl
name-ent = Ent
name-weapon = Broń
name-mount = Wierzchowiec
name-ring = Pierścień
name-winnow = odsiew

## Several cards in one phrase

list-copies = { $case ->
    [acc] { FORM($name, case: "acc") } (×{ $count })
    [gen] { FORM($name, case: "gen") } (×{ $count })
   *[other] { $name } (×{ $count })
}

## Who acts: a seat is not the card of the same name

seat-frodo = gracz Froda
    .gen = gracza Froda
    .dat = graczowi Froda
    .acc = gracza Froda
    .ins = graczem Froda
    .gender = m
seat-witch-king = gracz Czarnoksiężnika z Angmaru
    .gen = gracza Czarnoksiężnika z Angmaru
    .dat = graczowi Czarnoksiężnika z Angmaru
    .acc = gracza Czarnoksiężnika z Angmaru
    .ins = graczem Czarnoksiężnika z Angmaru
    .gender = m
seat-aragorn = gracz Aragorna
    .gen = gracza Aragorna
    .dat = graczowi Aragorna
    .acc = gracza Aragorna
    .ins = graczem Aragorna
    .gender = m
seat-saruman = gracz Sarumana
    .gen = gracza Sarumana
    .dat = graczowi Sarumana
    .acc = gracza Sarumana
    .ins = graczem Sarumana
    .gender = m
seat-gandalf = gracz Gandalfa
    .gen = gracza Gandalfa
    .dat = graczowi Gandalfa
    .acc = gracza Gandalfa
    .ins = graczem Gandalfa
    .gender = m
seat-balrog = gracz Balroga z Morii
    .gen = gracza Balroga z Morii
    .dat = graczowi Balroga z Morii
    .acc = gracza Balroga z Morii
    .ins = graczem Balroga z Morii
    .gender = m

## Readings of the rules that a table may choose

name-defenders-without-icons = Obrońcy bez symboli po przegranej walce
option-defenders-without-icons-eliminated = wykluczeni razem z innymi
option-defenders-without-icons-cycled = zrzuceni
name-empty-hand-price = Karta do zrzucenia jako koszt, gdy ręka jest pusta
option-empty-hand-price-forsake = zamiast tego poświęca się kartę
option-empty-hand-price-none = nie można zapłacić

## Why something happens: stands at the end of a sentence

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }({ $cause })
}
# The end of a verb: Wolne Ludy zdobywają, Cień zdobywa.
s = { $side-key ->
    [free-peoples] ją
   *[other] { "" }
}

## The action step

question-action = Twoja tura. Co robisz?
option-action-play = Zagraj kartę z ręki (koszt: zrzucenie 1 innej karty)
option-action-move = Porusz kartę z rezerwy na pole bitwy lub ścieżkę
option-action-use = Użyj tekstu karty w grze
option-action-ring = Użyj swojego żetonu Pierścienia
option-action-winnow = Odsiew: wyklucz 2 karty z ręki, potem dobierz 1
option-action-cycle = Zrzuć kartę: połóż ją zakrytą na swoim stosie zrzuconych kart
option-action-pass = Spasuj
question-play = Którą kartę zagrywasz?
question-play-where = Gdzie zagrywasz { FORM($card, case: "acc") }?
option-play-where-reserve = Twoja rezerwa (stamtąd można poruszyć kartę w późniejszych rundach)
question-cycle = { $card-key ->
    [none] { $deed-key ->
        [ring] Twój żeton Pierścienia: którą kartę zrzucasz? Trafia zakryta na twój stos zrzuconych kart.
       *[other] Którą kartę zrzucasz{ so-many }? Trafia zakryta na twój stos zrzuconych kart.
    }
   *[other] Którą kartę zrzucasz, aby zapłacić za { FORM($card, case: "acc") }?
}
# Which of how many.
so-many = { $total ->
    [1] { "" }
   *[other] { " " }({ $number } z { $total })
}
question-move = Którą kartę ze swojej rezerwy poruszasz?
question-move-where = Dokąd poruszasz { FORM($card, case: "acc") }?
question-use = Której karty używasz?
question-eliminate = { $deed-key ->
    [ring] Twój żeton Pierścienia: którą kartę z ręki wykluczasz? Wypada do końca gry.
   *[other] Odsiew: którą kartę z ręki wykluczasz{ so-many }? Wypada do końca gry.
}

## Cards that ask

question-forsake = { $card-key ->
    [none] Którą kartę poświęcasz{ so-many }? Zostaje wykluczona: wypada do końca gry.
   *[other] Nie masz karty do zrzucenia: którą poświęcasz, aby zapłacić za { FORM($card, case: "acc") }? Wypada do końca gry.
}
option-forsake-top-of-deck = Wierzchnia karta twojej talii dobierania, w ciemno
question-forsake-to-draw = Czy poświęcasz kartę, aby dobrać { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}?{ can-draw }
can-draw = { $left ->
    [none] { "" }
    [0] { " " }Nie masz już kart do dobrania.
    [one] { " " }Do dobrania została tylko 1.
    [few] { " " }Do dobrania zostały tylko { $left }.
   *[many] { " " }Do dobrania zostało tylko { $left }.
}
question-forsake-for-icon = Czy poświęcasz kartę, aby dodać 1 symbol ataku do ścieżki?
question-cycle-to-take = { $card }: czy zrzucasz kartę z ręki, aby wziąć Rycerzy Dol Amrothu z talii dobierania?
question-cycle-for-icons = { $card }: czy zrzucasz kartę z ręki, aby dać im symbol ataku (2 na Cirith Ungol)?
question-activate = Którą lokalizację aktywujesz?
question-activate-other-path = { $card }: czy aktywujesz inną ścieżkę o tym numerze? Najpierw rozpatruje się walkę na tej.
question-add-icon = Która lokalizacja dostaje symbol?
question-search = { $card-key ->
    [gimli] { $card }: czy szukasz Krasnoludzkiego topora w stosie zrzuconych kart i bierzesz go na rękę?
    [legolas] { $card }: czy szukasz Łuku Galadrimów w talii dobierania i bierzesz go na rękę?
    [eowyn] { $card }: czy szukasz Merry’ego lub Pippina w stosie zrzuconych kart i bierzesz go na rękę?
   *[other] { $card }: czy szukasz wskazanej karty i bierzesz ją na rękę?
}
question-take = Którą kartę bierzesz na rękę? Wszyscy ją zobaczą.
question-take-or-not = Którego Hobbita bierzesz ze stosu zrzuconych kart na rękę? Wszyscy go zobaczą.
option-take-or-not-none = Żadnego więcej
question-take-saruman = Czy bierzesz Sarumana z talii dobierania lub stosu zrzuconych kart na rękę? Stos zrzuconych kart odświeżasz w każdym przypadku.
question-play-drawn = { $most ->
    [1] Którą z dobranych właśnie kart zagrywasz? Możesz zagrać 1; pozostałe zostają zrzucone.
   *[other] Którą z dobranych właśnie kart zagrywasz ({ $number } z najwyżej { $most })? Pozostałe zostają zrzucone.
}
option-play-drawn-none = Nie zagrywaj żadnej z nich
question-text-first = Tekst której z zagranych właśnie kart rozpatrujesz najpierw?
question-eliminate-drawn = Którą z dobranych właśnie kart wykluczasz? Wypada do końca gry.
question-cycle-drawn = Którą z dobranych właśnie kart zrzucasz? Pozostałą bierzesz na rękę.
question-eliminate-in-play = Którą z tych kart wykluczasz?
question-eliminate-nazgul = Który Nazgûl zostaje wykluczony?
option-eliminate-nazgul-none = Żaden z nich
question-sacrifice = Którą kartę Rohanu ze swojej rezerwy wykluczasz? Mordor straci tyle samo.
option-sacrifice-none = Żadnej więcej
question-grima-wormtongue = Co wybierasz?
option-grima-wormtongue-take-saruman = Weź Sarumana z talii dobierania na rękę
option-grima-wormtongue-eliminate-rohan-character = Wyklucz postać Rohanu w grze
question-move-there = Czy { $card } od razu rusza na { FORM($location, case: "acc") }?
question-ride-where = Dokąd od razu rusza dzierżyciel ({ $card })?
option-ride-where-none = Zostaje w rezerwie
question-replacement = { $card }: tej karcie grozi wykluczenie. Który tekst ją ratuje? Zamiast tego zostaje zrzucona.

## The opening, combat and the end

question-cycle-opening = Którą kartę z pierwszej ręki zrzucasz{ so-many }? Trafia zakryta na twój stos zrzuconych kart.
question-next-combat = Gdzie toczy się następna walka? Rozpatruje się ją w każdej aktywnej lokalizacji, w wybranej przez ciebie kolejności.
question-support = Kogo wspiera { $army }? Liczą się tylko symbole przywództwa wspieranych postaci.
question-loss = { $location }: { attack-icons }. Który obrońca zostaje wykluczony? Anuluje tyle, ile ma symboli obrony.
question-agree = { $location }: { attack-icons }, a twój partner proponuje wykluczyć { FORM($choice, case: "acc") }. Czy się zgadzasz? Jeśli nie, decyduje wróg.
question-decide-for-enemy = { $location }: obrońcy nie są zgodni, więc decydujesz ty. Zostało: { attack-icons }. Który obrońca zostaje wykluczony?
attack-icons = { $count ->
    [one] 1 nieanulowany symbol ataku
    [few] { $count } nieanulowane symbole ataku
   *[many] { $count } nieanulowanych symboli ataku
}

## Chance, where people draw their own cards

question-battleground = Odkryj pole bitwy. Które to?
question-path = Odkryj ścieżkę o następnym numerze. Która to?
question-draw = Dobierana jest wierzchnia karta talii dobierania (dobiera { $seat }). Która to?
question-top = { $seat } ogląda wierzchnią kartę talii dobierania. Która to?

## What happens: rounds and locations

event-round = Zaczyna się runda { $number }; pierwszy jest { $seat }.
event-activated = { $number ->
    [0] { $taken_from-key ->
        [none] Nowe pole bitwy: { $location }{ because }.
       *[other] { $location } wraca z obszaru punktacji { FORM($taken_from, case: "gen") } i znów jest polem bitwy{ because }.
    }
   *[other] Nowa ścieżka, numer { $number }: { $location }{ because }.
}
event-activate-nothing = { $cause-key ->
    [none] Nie ma czego aktywować.
   *[other] { $cause }: nie ma czego aktywować.
}
event-add-attack = { $count ->
    [one] Dodano 1 symbol ataku
    [few] Dodano { $count } symbole ataku
   *[many] Dodano { $count } symboli ataku
}: { $target }{ because }.
event-add-defense = { $count ->
    [one] Dodano 1 symbol obrony
    [few] Dodano { $count } symbole obrony
   *[many] Dodano { $count } symboli obrony
}: { $target }{ because }.

## What happens: cards

number-of-cards = { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
}
event-draw = { $card-key ->
    [hidden] { $seat } dobiera kartę{ because }.
   *[other] { $seat } dobiera { FORM($card, case: "acc") }{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $seat } dobiera { number-of-cards }{ because }.
   *[other] { $seat } dobiera { FORM($cards, case: "acc") }{ because }.
}
event-draw-aside = { $card-key ->
    [hidden] { $seat } dobiera kartę i odkłada ją na bok{ because }.
   *[other] { $seat } dobiera { FORM($card, case: "acc") } i odkłada tę kartę na bok{ because }.
}
event-draw-aside-several = { $cards-key ->
    [hidden] { $seat } dobiera { number-of-cards } i odkłada je na bok{ because }.
   *[other] { $seat } dobiera { FORM($cards, case: "acc") }, po czym odkłada te karty na bok{ because }.
}
event-take-drawn = { $card-key ->
    [hidden] { $seat } bierze na rękę ostatnią odłożoną kartę{ because }.
   *[other] { $seat } bierze na rękę ostatnią odłożoną kartę: { $card }{ because }.
}
event-nothing-to-draw = { $seat } nie ma już kart do dobrania{ because }.
# The end of a name that explains itself: Nenyę, Pierścień Diamentu, na Galadrielę.
comma = { $card-key ->
    [nenya-ring-of-adamant] ,
    [vilya-ring-of-air] ,
    [narya-ring-of-fire] ,
    [grond-hammer-of-the-underworld] ,
   *[other] { "" }
}
event-play = { $kind-key ->
    [event] { $seat } zagrywa wydarzenie „{ $card }”{ because }.
    [item] { $seat } zagrywa { FORM($card, case: "acc") }{ comma } na { FORM($place, case: "acc") }{ because }.
   *[other] { $place-key ->
        [reserve] { $seat } zagrywa { FORM($card, case: "acc") }{ comma } do rezerwy{ because }.
       *[other] { $seat } zagrywa { FORM($card, case: "acc") }{ comma } na { FORM($place, case: "acc") }{ because }.
    }
}
event-move = { $seat } porusza { FORM($card, case: "acc") }{ comma } z rezerwy na { FORM($place, case: "acc") }{ because }.
event-use = { $seat } używa karty „{ $card }”.
event-ring = { $seat } używa żetonu Pierścienia.
event-winnow = { $seat } robi odsiew.
event-pass = { $seat } pasuje.
event-cycle = { $card-key ->
    [hidden] { $seat } zrzuca kartę{ because }.
   *[other] { $seat } zrzuca { FORM($card, case: "acc") }{ because }.
}
event-cycle-several = { $cards-key ->
    [hidden] { $seat } zrzuca { number-of-cards }{ because }.
   *[other] { $seat } zrzuca { FORM($cards, case: "acc") }{ because }.
}
event-eliminate = { $card-key ->
    [hidden] { $seat } traci kartę (wykluczona){ because }.
   *[other] { $seat } traci { FORM($card, case: "acc") } (karta wykluczona){ because }.
}
event-eliminate-several = { $cards-key ->
    [hidden] { $seat } traci { number-of-cards } (karty wykluczone){ because }.
   *[other] { $seat } traci { FORM($cards, case: "acc") } (karty wykluczone){ because }.
}
event-eliminate-item = { $wielder } traci { FORM($card, case: "acc") } (przedmiot wykluczony){ because }.
event-eliminate-item-several = { $wielder } traci { FORM($cards, case: "acc") } (przedmioty wykluczone){ because }.
event-remove = Usunięto z gry { FORM($card, case: "acc") }{ because }.
event-removed = { "" }
event-saved = { $saver-key ->
    [none] { $card }: karta zostaje zrzucona, a nie wykluczona, zgodnie ze swoim tekstem.
   *[other] { $card }: karta zostaje zrzucona, a nie wykluczona, dzięki tekstowi karty „{ $saver }”.
}
event-forsake-hand = { $card-key ->
    [hidden] { $seat } poświęca kartę z ręki{ because }.
   *[other] { $seat } poświęca { FORM($card, case: "acc") }{ comma } z ręki{ because }.
}
event-forsake-reserve = { $seat } poświęca { FORM($card, case: "acc") }{ comma } z rezerwy{ because }.
event-top-revealed = { $card-key ->
    [hidden] { $seat } poświęca wierzchnią kartę talii dobierania{ because }.
   *[other] { $seat } poświęca wierzchnią kartę talii dobierania: { $card }{ because }.
}
# Told by the turning up of that card, and by its being forsaken.
event-forsake-top = { "" }
event-forsaken = { "" }
event-top-seen = { $card-key ->
    [hidden] { $seat } widzi w Zwierciadle Galadrieli wierzchnią kartę talii dobierania.
   *[other] { $seat } widzi w Zwierciadle Galadrieli wierzchnią kartę talii dobierania: { $card }.
}
event-recycle = { $count ->
    [0] { $seat } odświeża: stos zrzuconych kart jest pusty, a talia dobierania zostaje potasowana{ because }.
    [one] { $seat } odświeża: 1 karta ze stosu zrzuconych kart zostaje wtasowana do talii dobierania{ because }.
    [few] { $seat } odświeża: { $count } karty ze stosu zrzuconych kart zostają wtasowane do talii dobierania{ because }.
   *[many] { $seat } odświeża: { $count } kart ze stosu zrzuconych kart zostaje wtasowanych do talii dobierania{ because }.
}
event-take = { $seat } pokazuje { FORM($card, case: "acc") } i bierze tę kartę na rękę{ because }.
event-take-nothing = { $seat } na próżno szuka { what-is-sought }{ because }.
what-is-sought = { $cause-key ->
    [legolas] Łuku Galadrimów w talii dobierania
    [prince-imrahil] Rycerzy Dol Amrothu w talii dobierania
    [denethor] Boromira i Faramira w talii dobierania
    [halbarad] Obieżyświata i Aragorna w talii dobierania
    [grima-wormtongue] Sarumana w talii dobierania
    [orthanc] Sarumana w talii dobierania i stosie zrzuconych kart
    [gimli] Krasnoludzkiego topora w stosie zrzuconych kart
    [eowyn] Merry’ego i Pippina w stosie zrzuconych kart
    [gwaihir-the-windlord] Gandalfa w stosie zrzuconych kart
    [the-messenger] Nazgûla w stosie zrzuconych kart
    [herbs-and-stewed-rabbit] Hobbita w stosie zrzuconych kart
   *[other] karty
}
event-no-effect = { $cause }: karta nie ma efektu, bo jej warunek nie jest spełniony.

## What happens: combat and scores

event-path-combat = Walka o { FORM($path, case: "acc") }: { combat-icons }.
event-battleground-combat = Walka o { FORM($battleground, case: "acc") }: { combat-icons }.
combat-icons = atak { FORM($attacker, case: "gen") } { $attack } przeciw obronie lokalizacji { $defense } i obrońców { $cards }
event-all-fall = { $location }: wszyscy obrońcy zostają wykluczeni, bo do anulowania { $count ->
    [one] pozostawał jeszcze 1 symbol ataku
    [few] pozostawały jeszcze { $count } symbole ataku
   *[many] pozostawało jeszcze { $count } symboli ataku
}.
event-support = { $army }: ta armia wspiera { FORM($character, case: "acc") }.
event-disagree = Gracze { FORM($side, case: "gen") } nie są zgodni: decyduje wróg.
event-path-tied = { $path }: remis, nikt nie zdobywa tej ścieżki.
event-score = { $side } zdobywa{ s } { FORM($location, case: "acc") }{ worth }.
worth = { $points ->
    [0] { "" }
    [one] { " " }(1 punkt)
    [few] { " " }({ $points } punkty)
   *[many] { " " }({ $points } punktów)
}
event-corruption-added = Zepsucie rośnie o { $count } do { $total }{ because }.
event-corruption-removed = Zepsucie maleje o { $count } do { $total }{ because }.
event-score-so-far = Wynik: { score }.
score = Wolne Ludy { $free }, Cień { $shadow }{ $corruption ->
    [0] { "" }
   *[other] { " " }(w tym zepsucie { $corruption })
}
event-game-over = { $winner-key ->
    [free-peoples] Wygrywają { $winner }: { why-they-win }.
   *[other] Wygrywa { $winner }: { why-they-win }.
} Końcowy wynik: { score }.
why-they-win = { $ending-key ->
    [points] walka na ostatniej ścieżce jest rozpatrzona
   *[other] { $ending }
}

## How it ends

result-points = Walka na ostatniej ścieżce jest rozpatrzona, a { $winner-key ->
    [free-peoples] Wolne Ludy mają więcej punktów.
   *[other] Wolne Ludy nie prowadzą; w przypadku remisu wygrywa Cień.
}
result-ten-points-ahead = { $winner-key ->
    [free-peoples] Mają co najmniej dziesięć punktów przewagi.
   *[other] Ma co najmniej dziesięć punktów przewagi.
}

## The table as text: what is going on

step-opening = pierwsze ręce
step-battleground = faza lokalizacji
step-path = faza lokalizacji
step-actions = faza akcji
step-combat = faza walki
step-victory = sprawdzenie zwycięstwa
step-draw = faza dobierania
step-over = koniec gry
terminal-round = { $number ->
    [0] Przed pierwszą rundą: { $step }. Pierwszy gracz: { $player }.
   *[other] Runda { $number }, { $step }. Pierwszy gracz: { $player }.
}
terminal-turn = Tura: { $player }.
terminal-passed = Spasowali: { $players }.
terminal-resolving = W toku: { $cards }.
terminal-lasting = Do końca rundy: { $cards }.
terminal-combat = Walka o { FORM($location, case: "acc") }: { attack-icons }.

## The table as text: locations

terminal-battleground = { $location }, pole bitwy, wartość { $points }
terminal-path = { $location }, ścieżka { $number } z { $last }, wartość { $points }
terminal-totals = Atak { $attack } : obrona { $defense },
terminal-wins = wygrałaby strona { FORM($side, case: "gen") }
terminal-corrupts = Cień dostałby zepsucie: { $count }
terminal-nobody-wins = nikt by nie wygrał
terminal-reactivated = Odebrane: { $side }; własne symbole obrony się nie liczą
terminal-added = Dodane do lokalizacji: { $icons }
terminal-attackers = Atakujący ({ $factions }): { $cards }
terminal-defenders = Obrońcy ({ $factions }): { $cards }
terminal-with = { $card } oraz { $items }
terminal-plus = { $card } oraz { $icons }
icons-attack = atak { $count }
icons-defense = obrona { $count }

## The table as text: players and cards

terminal-player = { $player }: ręka { $hand }, talia { $deck }, zrzucone { $cycled }, wykluczone { $eliminated }, limit pozostałości { $limit }
terminal-ring = , Pierścień
terminal-reserve = Rezerwa: { $cards }
terminal-new = w tej rundzie
terminal-known = Znane karty na ręce: { $cards }
terminal-hand = { $count ->
    [0] Nie masz kart na ręce.
    [one] Twoja ręka, 1 karta (wpisz text i jej nazwę, aby ją przeczytać):
    [few] Twoja ręka, { $count } karty (wpisz text i nazwę, aby którąś przeczytać):
   *[many] Twoja ręka, { $count } kart (wpisz text i nazwę, aby którąś przeczytać):
}
terminal-drawn = Dobrane i odłożone na bok:
terminal-top = Na wierzchu twojej talii dobierania: { $card }
terminal-card = { $card }, { $kind } { FORM($faction, case: "gen") }
terminal-battleground-card = { $location }, pole bitwy { FORM($side, case: "gen") }: wartość { $points }, obrona { $defense }; bronią: { $defenders }, atakują: { $attackers }
terminal-path-card = { $location }, ścieżka { $number }: wartość { $points }, obrona { $defense }
terminal-leads = przywództwo: { $icons }
terminal-paths-with = { $count ->
    [1] ścieżka { $numbers }: { $icons }
   *[other] ścieżki { $numbers }: { $icons }
}
terminal-paths-only = { $count ->
    [1] ścieżka { $numbers }
   *[other] ścieżki { $numbers }
}
terminal-on-paths = na ścieżkach { $icons }
terminal-more-by-text = więcej według tekstu
terminal-all-by-text = symbole według tekstu
terminal-wielders = dzierżyciele: { $cards }

## The table as text: scores and what is to come

terminal-score = { $side }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
terminal-corruption = zepsucie { $count }
terminal-battlegrounds-left = Pola bitew { FORM($side, case: "gen") }, które jeszcze czekają: { $locations }
terminal-battlegrounds-next = Pole bitwy następnej rundy: { $locations }
terminal-paths-next = Ścieżki o następnym numerze, { $number }: { $locations }
