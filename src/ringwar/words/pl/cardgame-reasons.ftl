### Why not? What somebody points at in the card game and is not possible now.

## Whose it is and where it lies

refusal-no-card = to nie jest żadna z twoich kart
refusal-card-not-in-game = { $card }: tej karty nie ma w tym scenariuszu
refusal-card-of-another = { $card }: to karta, którą ma { $seat }
refusal-not-in-hand = { $card }: nie masz tej karty na ręce; { $zone-key ->
    [deck] jest w twojej talii dobierania
    [cycle] jest na twoim stosie zrzuconych kart
    [eliminated] została wykluczona
    [drawn] została odłożona na bok
    [resolving] jest właśnie zagrywana
   *[other] już jest w grze
}
refusal-location-not-active = { $location }: ta lokalizacja nie jest aktywna
refusal-no-location = to nie jest aktywna lokalizacja

## Playing

refusal-played-this-round = { $card }: karta została już zagrana w tej rundzie; znów można ją zagrać w następnej
refusal-no-wielder-in-play = { $item }: w grze nie ma nikogo, kto mógłby dzierżyć ten przedmiot; jest dla: { $wielders }
refusal-item-without-character = { $item } to przedmiot: zagrywa się go na postać w grze
refusal-enemy-wielder = { $card } jest po stronie wroga i nie może dzierżyć przedmiotu: { $item }
refusal-not-its-wielder = { $card } nie może dzierżyć przedmiotu: { $item }; przedmiot nie wymienia tej postaci
refusal-wielder-not-in-play = aby dzierżyć { FORM($item, case: "acc") }, dzierżyciel musi być w grze: { $card }
refusal-second-weapon = { $card } nie może dzierżyć przedmiotu: { $item }; jedna z dwóch broni nie znosi innej
refusal-armies-not-on-paths = { $card } to armia i nie może trafić na ścieżkę { $location }
refusal-path-not-allowed = { $card }: ta postać nie może trafić na { FORM($location, case: "acc") }; { $paths-count ->
    [0] nie wchodzi na żadną ścieżkę
   *[other] jej ścieżki to { $paths-key }
}
refusal-faction-not-listed = { $card }: ta karta nie może trafić na { FORM($location, case: "acc") }; nie ma tam symbolu jej frakcji: { $faction }
refusal-text-keeps-out = { $card }: tekst tej karty nie wpuszcza jej teraz na { FORM($location, case: "acc") }
refusal-not-just-drawn = w ten sposób można zagrać tylko karty dobrane przed chwilą
refusal-text-plays-others = { $card }: tego nie można w ten sposób zagrać
refusal-nobody-for-location = żadna z twoich kart nie może teraz trafić na { FORM($location, case: "acc") }
refusal-nobody-for-reserve = żadna z twoich kart nie może teraz trafić do twojej rezerwy

## Moving

refusal-not-in-reserve = { $card }: nie ma tej karty w twojej rezerwie; { $zone-key ->
    [hand] jest na twojej ręce
    [deck] jest w twojej talii dobierania
    [cycle] jest na twoim stosie zrzuconych kart
    [eliminated] została wykluczona
    [drawn] została odłożona na bok
   *[other] jest właśnie zagrywana
}
refusal-locked-in-reserve = { $card }: karta trafiła do twojej rezerwy w tej rundzie i można ją poruszyć od następnej
refusal-nowhere-to-go = { $card }: żadna aktywna lokalizacja nie stoi przed tą kartą otworem
refusal-moves-with-wielder = { $item } to przedmiot i porusza się tylko ze swoim dzierżycielem
refusal-on-location-already = { $card }: karta jest w lokalizacji, a porusza się tylko karty z rezerwy
refusal-in-reserve-already = { $card }: karta już jest w twojej rezerwie

## Actions

refusal-action-first = wybierz najpierw { $action-key ->
    [play] zagranie karty
    [move] poruszenie karty
   *[other] użycie karty
}
refusal-no-actions-now = w tej fazie nie ma akcji
refusal-turn-of-another = turę ma teraz { $seat }
refusal-hand-empty = nie masz kart na ręce
refusal-nothing-to-play = żadnej karty z ręki nie można teraz zagrać: przedmioty potrzebują dzierżyciela, a żadnej karty nie zagrywa się dwa razy w rundzie
refusal-reserve-empty = nie masz kart w rezerwie
refusal-reserve-locked = wszystkie karty trafiły do twojej rezerwy w tej rundzie i można je poruszyć od następnej
refusal-nothing-to-move = dla kart z twojej rezerwy, które można poruszyć, żadna aktywna lokalizacja nie jest otwarta
refusal-nothing-to-use = nie masz w grze karty, której akcji można teraz użyć
refusal-no-ring-tokens = w tym scenariuszu nie używa się żetonów Pierścienia
refusal-ring-spent = twój żeton Pierścienia jest zużyty
refusal-ring-used-this-round = twój żeton Pierścienia został użyty w tej rundzie; w następnej znów będzie gotowy
refusal-too-few-to-winnow = liczba kart z ręki potrzebna do odsiewu to { $needed }, a masz { $count ->
    [0] zero
   *[other] { $count }
}
refusal-hand-too-large = { $count ->
    [one] masz na ręce 1 kartę
    [few] masz na ręce { $count } karty
   *[many] masz na ręce { $count } kart
}: spasować możesz, mając najwyżej { $limit } albo mniej niż każdy z wrogów

## Abilities

refusal-no-ability = { $card }: ta karta nie ma tekstu, który działa po zużyciu akcji
refusal-ability-of-another = { $card }: tej karty może użyć tylko { $seat }
refusal-ability-not-in-play = { $card }: aby użyć tej karty, trzeba mieć ją w grze
refusal-ability-used = { $card }: karta została już użyta w tej rundzie; znów można jej użyć w następnej
refusal-works-in-reserve = { $card }: tej karty można użyć tylko w rezerwie
refusal-works-on-path = { $card }: tej karty można użyć tylko na aktywnej ścieżce
refusal-works-on-location = { $card }: tej karty można użyć tylko na ścieżce lub polu bitwy
refusal-nothing-to-forsake = { $card }: kosztu tej karty nie można zapłacić, bo nie masz czego poświęcić
refusal-not-in-battleground-deck = { $card }: karty nie można użyć; tego pola bitwy nie ma już w jego talii: { $location }
refusal-no-path-is-active = { $card }: karty nie można użyć, bo żadna ścieżka nie jest aktywna
refusal-no-next-path = { $card }: karty nie można użyć, bo nie ma ścieżki o następnym wyższym numerze do aktywowania
refusal-no-other-path = { $card }: karty nie można użyć, bo nie ma innej ścieżki o tym numerze do aktywowania

## Cycling and forsaking

refusal-pays-for-itself = { $card }: karta jest właśnie zagrywana i nie może zapłacić za samą siebie
refusal-no-top-card = nie masz kart w talii dobierania ani na stosie zrzuconych kart
refusal-not-to-be-forsaken = { $card }: tej karty nie można poświęcić; { $zone-key ->
    [deck] z talii dobierania można poświęcić tylko wierzchnią kartę, w ciemno
    [cycle] jest na twoim stosie zrzuconych kart
    [eliminated] została wykluczona
    [drawn] została odłożona na bok
   *[other] jest właśnie zagrywana
}
refusal-not-forsaken-on-location = { $card }: karta jest w lokalizacji, a poświęcać można tylko karty z ręki, z rezerwy i z wierzchu talii dobierania
refusal-in-reserve-of-another = { $card }: karty nie ma w twojej własnej rezerwie, więc nie możesz jej poświęcić

## Locations and combat

refusal-active-already = { $location }: ta lokalizacja już jest aktywna
refusal-path-gone = { $location }: tej ścieżki nie ma już w talii ścieżek
refusal-text-activates-others = tego ten tekst nie może aktywować
refusal-no-combat-in-reserve = w rezerwie nie ma walki
refusal-lost-already = { $card }: ta karta już jest stracona
refusal-not-in-this-combat = { $card }: tej karty nie ma tam, gdzie toczy się walka ({ $location })
refusal-lost-with-wielder = { $item } to przedmiot: przepada tylko razem ze swoim dzierżycielem
refusal-attackers-lost-later = { $card } atakuje; atakujący zostają wykluczeni dopiero po walce
refusal-cancels-nothing = { $card }: karta nie ma tu symbolu obrony, więc jej wykluczenie niczego nie anuluje
refusal-supports-characters-only = { $army }: ta armia może wspierać tylko postaci
refusal-supports-here-only = { $card }: tej karty nie ma na polu bitwy, na którym jest { $army }
refusal-supports-own-faction = { $army }: ta armia nie może wspierać postaci innej frakcji ({ $card })
refusal-supported-already = { $card }: ta postać już ma wsparcie
refusal-nothing-to-lead = { $card }: wsparcie tej postaci niczego by tu nie zmieniło
refusal-no-fighter = { $card }: ta karta nie walczy; walczą tylko armie i postaci
refusal-defends-there = twoja strona broni tej lokalizacji i nie może jej atakować: { $location }
refusal-attacks-there = twoja strona atakuje tę lokalizację i nie może jej bronić: { $location }
refusal-nowhere-to-attack = { $card }: żadna lokalizacja, którą atakuje twoja strona, nie stoi przed tą kartą otworem
refusal-nowhere-to-defend = { $card }: żadna lokalizacja, której broni twoja strona, nie stoi przed tą kartą otworem
