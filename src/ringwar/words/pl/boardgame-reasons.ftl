### Why something cannot be done in the board game now; each is one short sentence without its full stop.

## Whose it is

refusal-not-on-your-side = to nie twoja strona: { $name }
refusal-enemy-figure = { $piece } to figurka wroga
refusal-enemy-nation = to nie twoja strona: { $nation }; przesuwasz tylko własne frakcje
refusal-partners-nation = tą frakcją dowodzi twój partner: { $nation }
refusal-same-nation-twice = twoja ostatnia akcja była dla { FORM($nation, case: "gen") }; zrób najpierw coś innego
refusal-only-free-peoples = tylko Wolne Ludy odłączają towarzyszy
refusal-partners-army = armią { FORM($region, case: "in") } dowodzi twój partner, nie ty
refusal-army-acted-before = twoja ostatnia akcja dotyczyła armii { FORM($region, case: "in") } lub jej frakcji; zrób najpierw coś innego
refusal-control-lost = żadna część armii { FORM($region, case: "in") } nie może odejść, bo armia wyszłaby spod twojej kontroli

## Recruiting

refusal-recruit-not-at-war = { $nation } nie { is } w stanie wojny, więc rekrutacja nie jest możliwa ({ $piece }); { $steps ->
    [1] brakuje 1 kroku
   *[other] brakuje { $steps } kroków
}
refusal-no-figure-left = w posiłkach nie ma już takiej figurki: { $piece }
refusal-nowhere-to-recruit = nie ma teraz osady, w której można by zrekrutować 1 { FORM($piece, case: "acc") }
refusal-no-settlement-here = { FORM($region, case: "in") } nie ma osady, w której można rekrutować
refusal-no-settlement-of-theirs = 1 { FORM($piece, case: "acc") } rekrutuje się tylko w osadach { FORM($nation, case: "gen") }, a { FORM($region, case: "in") } takiej nie ma
refusal-enemy-settlement = osada { FORM($region, case: "in") } należy do { FORM($nation, case: "gen") }, więc nie możesz tam rekrutować
refusal-settlement-lost = { FORM($region, case: "acc") } zajmuje wróg; odbij tę osadę, zanim zaczniesz tam rekrutować
refusal-settlement-not-free = { FORM($region, case: "in") } stoi armia wroga
refusal-recruit-besieged = { FORM($region, case: "acc") } oblega wróg; rekrutuje tam tylko karta
refusal-stronghold-full = w oblężonej twierdzy { FORM($region, case: "gen") } jest już najwięcej jednostek, ile może być: { $most }
refusal-nazgul-in-strongholds = Nazgûle rekrutuje się tylko w twierdzach Saurona, a { FORM($region, case: "in") } takiej nie ma
refusal-leader-without-unit = przywódca potrzebuje twojej jednostki { FORM($region, case: "in") }
refusal-elite-alone = jednostka elitarna zajmuje całą akcję, więc nie może być drugą figurką
refusal-other-settlement = obie figurki trafiają do różnych osad, a { FORM($region, case: "in") } jedna właśnie się pojawiła

## Who comes into play

refusal-no-minion = { $character } nie jest sługą w tej grze
refusal-in-play-already = { $character } już jest w grze
refusal-out-of-the-game = { $character } jest poza grą
refusal-minion-needs = { $character } nie może jeszcze przyjść; warunek: { $needs }
refusal-minion-elsewhere = { $character } nie wchodzi do gry { FORM($region, case: "in") }; karta mówi gdzie
refusal-white-elsewhere = Gandalf Biały pojawia się tylko w Fangornie albo w niezdobytej twierdzy Elfów, a nie { FORM($region, case: "in") }

## Armies that move

refusal-no-army = { FORM($region, case: "in") } nie ma twojej armii
refusal-enemy-army = armia { FORM($region, case: "in") } należy do wroga
refusal-besieged-stays = armia { FORM($region, case: "in") } jest oblężona i nie może się poruszyć; może tylko zaatakować oblegającego
refusal-just-joined = figurki właśnie przybyły { FORM($region, case: "to") }, więc tamtejsza armia nie rusza dalej
refusal-nobody-leads-them = armii { FORM($region, case: "in") } nie prowadzi przywódca, Nazgûl ani postać; wynik Armii obyłby się bez nich
refusal-army-held = armia { FORM($region, case: "in") } nie ma dokąd pójść: { $why }
refusal-not-next-to = { $region } nie sąsiaduje z tym regionem: { $origin }
refusal-enemy-army-there = { FORM($region, case: "in") } stoi armia wroga; zamiast tego ją zaatakuj
refusal-barred-by-card = karta „{ $card }” nie wpuszcza armii Cienia { FORM($region, case: "to") }
refusal-not-at-war-abroad = do regionu { FORM($nation, case: "gen") } ({ $region }) wkraczają tylko frakcje w stanie wojny; nie są w nim: { $nations }
refusal-leaders-left-alone = przywódcom { FORM($origin, case: "from") } nie wolno wkroczyć { FORM($region, case: "to") }, a ostatnia jednostka nie może zostawić ich samych
refusal-march-not-at-war = armia w marszu nikogo nie zostawia, a jej figurkom, które nie są w stanie wojny, nie wolno wkroczyć { FORM($region, case: "to") }
refusal-march-no-end = { $region }: żadna dozwolona przez kartę droga nie prowadzi tędy dalej

## Who goes along

refusal-not-in-such-parts = przy takim podziale armia wyszłaby spod twojej kontroli
refusal-no-such-figure-here = { FORM($region, case: "in") } nie ma takiej figurki: { $piece }
refusal-figure-not-at-war = { $nation } nie { is } w stanie wojny, więc { $piece } zostaje { FORM($region, case: "in") }
refusal-figure-stays = { $piece } { FORM($region, case: "in") } ma już ruch za sobą albo nie podlega tobie
refusal-not-with-the-army = { FORM($region, case: "in") } nie ma takiej postaci: { $character }
refusal-level-zero-stays = { $character } ma poziom 0 i nie może się poruszać
refusal-character-stays = { $character } ma już ruch za sobą albo nie podlega tobie
refusal-not-so-many-here = tylu ich { FORM($region, case: "in") } nie ma ({ $piece }): najwyżej { $most }
refusal-too-few-go = musi ruszyć więcej figurek: co najmniej jedna jednostka, z ostatnią jednostką przywódcy, a gdzie trzeba, także przywódca
refusal-too-many-go = tyle nie może ruszyć: jedna jednostka musi zostać albo armia wyszłaby spod twojej kontroli

## Attacks

refusal-no-haven = { $region } nie jest wolnym regionem dla wycofującej się armii: są tam wrogowie lub ich osada
refusal-nobody-near = z tym regionem nie sąsiaduje żadna armia wroga: { $region }
refusal-attack-not-at-war = atakować mogą tylko frakcje w stanie wojny, a nie są w nim: { $nations }; armia { FORM($region, case: "from") } nie może
refusal-no-unit-left-behind = figurki { FORM($region, case: "in") }, którym nie wolno atakować, zostałyby bez jednostki
refusal-only-the-besieger = oblężona armia { FORM($origin, case: "in") } może zaatakować tylko oblegającego
refusal-attack-next-to = { $region } nie sąsiaduje z tym regionem: { $origin }; nie można stamtąd atakować
refusal-only-from-inside = armia w twierdzy { FORM($region, case: "gen") } jest oblężona; może ją zaatakować tylko armia, która ją oblega
refusal-nobody-to-strike = { FORM($region, case: "in") } nie ma armii wroga
refusal-no-enemy-there = { FORM($region, case: "in") } nie ma ani twojej armii, ani armii wroga
refusal-no-army-near = z tym regionem nie sąsiaduje żadna twoja armia: { $region }

## Companions

refusal-no-companion = { $character } to nie towarzysz
refusal-still-in-fellowship = { $character } jest w Drużynie; najpierw odłącz tę postać
refusal-not-on-the-map = nie ma tego na mapie: { $character }
refusal-gollum-stays = Gollum nie jest towarzyszem i nie można go odłączyć
refusal-not-in-fellowship = { $character } nie jest w Drużynie
refusal-inside-a-siege = { $character } jest w oblężonej twierdzy { FORM($region, case: "gen") } i nie może jej opuścić
refusal-sieges-all-around = { $character } nie ma dokąd wyjść { FORM($region, case: "from") }: wokół są same oblężone twierdze
refusal-goes-already = { $character } już idzie z nimi
refusal-not-in-one-region = { $character } jest w innym regionie niż { $companion }
refusal-moved-already = { $character } ma już w tej akcji ruch za sobą
refusal-is-there-already = już tam są: { $region }
refusal-leaves-no-siege = nikt nie opuszcza oblężonej twierdzy { FORM($origin, case: "gen") }
refusal-enters-no-siege = nikt nie wchodzi do oblężonej twierdzy { FORM($region, case: "gen") }
refusal-way-closed = drogę { FORM($origin, case: "from") } { FORM($region, case: "to") } zagradzają twierdze
refusal-too-far = { $region } leży za daleko: odległość w regionach to { $distance }, a zasięg to { $most }
refusal-nobody-comes-by-himself = nikt nie może sam pójść { FORM($region, case: "to") }

## Nazgûl and minions

refusal-moves-no-companion = { $character } to ani Nazgûl, ani sługa
refusal-not-in-play = { $character } nie jest w grze
refusal-no-way-out = { $character } nie może wyjść { FORM($region, case: "from") }: twierdze są dla tej postaci zamknięte
refusal-no-nazgul-there = { FORM($region, case: "in") } nie ma Nazgûla
refusal-nazgul-moved-already = Nazgûle { FORM($region, case: "in") } mają już w tej akcji ruch za sobą
refusal-only-nazgul = teraz poruszają się tylko Nazgûle, a { $character } nie jest Nazgûlem
refusal-closed-to-minions = twierdzę { FORM($region, case: "gen") } mają Wolne Ludy, więc nikt nie wejdzie do niej bez armii

## The Fellowship

refusal-no-guide-from-outside = { $character } nie jest w Drużynie, więc nie może być przewodnikiem
refusal-not-the-highest = przewodnikiem jest towarzysz najwyższego poziomu, a { $character } ma tylko poziom { $level }
refusal-not-on-the-way = { $region } nie sąsiaduje z regionem, do którego doszła Drużyna: { $origin }
refusal-no-refuge = ujawniona Drużyna nie może zakończyć drogi w mieście ani twierdzy Wolnych Ludów, a idąc tędy, nie miałaby gdzie indziej: { $region }

## Politics

refusal-at-war-already = { $nation } już { is } w stanie wojny
refusal-passive-on-last-step = { $nation } to frakcja bierna, 1 krok od wojny; w stan wojny wchodzi tylko aktywna
refusal-passive-barred = karta „{ $card }” nie pozwala przesuwać biernych frakcji, a taką jest { $nation }

## Cards

refusal-card-not-in-hand = nie masz na ręce karty „{ $card }”
refusal-card-on-table = karta „{ $card }” już leży na stole
refusal-card-of-other-type = „{ $card }” to karta typu { $type }; w ten sposób zagrasz tylko: { $types }
refusal-card-of-partner = kartę „{ $card }” jako wydarzenie może zagrać tylko { $seat }
refusal-card-same-nation = karta „{ $card }” to akcja dla { FORM($nations, case: "gen") }, tak jak twoja ostatnia; zrób najpierw coś innego
refusal-card-needs = karty „{ $card }” nie można teraz zagrać; warunek: { $needs }
refusal-combat-needs = „{ $half }”: tej karty walki nie można teraz wybrać; warunek: { $needs }
refusal-no-combat-cards = Wolne Ludy nie mogą w tej rundzie zagrać karty walki
refusal-deck-is-empty = talia { FORM($deck, case: "gen") } jest pusta

## Dice and rings

refusal-no-such-die = żadna twoja nieużyta kość nie pokazuje takiego wyniku: { $die }
refusal-eye-is-no-action = Oko leży na polu polowania i nic innego nie robi
refusal-too-many-dice-to-pass = nieużyte kości: ty { $own }, wróg { $theirs }; spasować możesz tylko wtedy, gdy masz ich mniej
refusal-no-ring = nie masz Pierścienia Elfów
refusal-one-ring-a-turn = Pierścień Elfów został już w tej turze użyty
refusal-no-die-to-change = nie masz nieużytej kości, którą Pierścień Elfów mógłby zmienić
refusal-ring-named-later = najpierw powiedz, że używasz Pierścienia Elfów; potem padnie pytanie którego
refusal-say-which-ring = powiedz, który pierścień zużywasz: { $rings }
refusal-ring-elsewhere = tego pierścienia już nie masz: { $ring }
refusal-special-die-stays = Pierścień Elfów nie zmienia kości specjalnej
refusal-not-on-your-dice = na twoich kościach akcji nie ma takiego wyniku: { $face }
refusal-never-to-will = żaden Pierścień Elfów nie zmienia kości na Wolę Zachodu
refusal-same-result = kość już pokazuje ten wynik: { $face }
refusal-result-cannot = wynik { FORM($face, case: "gen") } nie służy temu, aby { $action }{ $results-count ->
    [0] {""}
   *[other] ; służą temu: { $results }
}
refusal-no-die-for = nie masz nieużytej kości, aby { $action }{ $results-count ->
    [0] {""}
   *[other] ; potrzebny jest jeden z wyników: { $results }
}
refusal-other-die-chosen = wybrano już użycie innego wyniku: { $face }
refusal-action-needs = aby { $action }, trzeba spełnić warunek: { $needs }
refusal-action-needs-card = aby { $action }, trzeba mieć w grze „{ $source }” i spełnić wszystko, czego ta karta wymaga
refusal-no-event-to-play = nie masz na ręce karty wydarzenia, którą można by teraz zagrać
refusal-no-event-for-result = nie masz na ręce karty wydarzenia, którą można by teraz zagrać wynikiem { FORM($face, case: "gen") }
refusal-before-the-actions = akcje wykonuje się później w turze, kośćmi po rzucie
refusal-other-action-now = trwa inna akcja; po jednej naraz
refusal-no-use-for-it = to nie ma z tym sensu

## What actions need: stands after “needs”

name-needs-move-fellowship = ukryta Drużyna
name-needs-hide-fellowship = ujawniona Drużyna
name-needs-separate = towarzysz w Drużynie, która nie jest na torze Mordoru
name-needs-move-companions = towarzysz na mapie, który ma dokąd pójść
name-needs-move-minions = Nazgûl lub sługa na mapie, który ma dokąd pójść
name-needs-move-led-army = armia z przywódcą, Nazgûlem lub postacią, która może wkroczyć do sąsiedniego regionu
name-needs-attack-led = armia z przywódcą, Nazgûlem lub postacią, złożona z frakcji w stanie wojny i sąsiadująca z armią wroga
name-needs-move-armies = armia, która może wkroczyć do sąsiedniego regionu
name-needs-attack = armia frakcji w stanie wojny, sąsiadująca z armią wroga
name-needs-diplomacy = twoja frakcja, która może zbliżyć się do wojny: jeszcze nie w stanie wojny, a przed ostatnim krokiem aktywna
name-needs-recruit = twoja frakcja w stanie wojny, z pozostałymi figurkami i wolną osadą
name-needs-bring-minion = sługa, którego jeszcze nie ma w grze i któremu karta na to pozwala
name-needs-draw-card = twoja talia, w której są jeszcze karty
name-needs-crown-aragorn = Obieżyświat w Minas Tirith, Dol Amroth lub Pelargir, których nie zajmuje wróg
name-needs-gandalf-the-white = Gandalf Szary martwy lub poza Drużyną oraz sługa, który jest lub był w grze
name-needs-wake-balrog = Balrog w grze, uśpiony
name-needs-move-balrogs-army = zbudzony Balrog z armią, która może się poruszyć
name-needs-attack-with-balrog = zbudzony Balrog z armią, która może zaatakować
name-needs-move-balrog = zbudzony Balrog, który ma dokąd pójść

## What minions need to come into play

name-needs-saruman = Isengard w stanie wojny i niezdobyty Orthank
name-needs-witch-king = Sauron i frakcja Wolnych Ludów w stanie wojny oraz armia z jednostką Saurona
name-needs-mouth-of-sauron = Drużyna na torze Mordoru albo wszystkie frakcje Wolnych Ludów w stanie wojny oraz niezdobyta twierdza Saurona
name-needs-balrog-of-moria = tylko wynik Mobilizacji
name-needs-gothmog-lieutenant-of-morgul = Sauron w stanie wojny, niezdobyte Minas Morgul i brak w grze Czarnoksiężnika z Angmaru
name-needs-mouth-of-sauron-black-numenorean = punkt zwycięstwa Wolnych Ludów albo Drużyna na torze Mordoru, żaden Rzecznik Saurona, który jest lub był w grze, oraz niezdobyta twierdza Saurona
name-needs-witch-king-chief-of-the-ringwraiths = Drużyna poza regionami z niezdobytą twierdzą Wolnych Ludów

## What cards need, as their texts say it

name-needs-fp-character-06 = Gimli lub Legolas w Drużynie
name-needs-fp-character-07 = Boromir w Drużynie
name-needs-fp-character-08 = Gandalf Szary w Drużynie
name-needs-fp-character-11 = towarzysz w Drużynie
name-needs-fp-character-14 = Obieżyświat lub Aragorn z armią w regionie Gondoru lub Rohanu
name-needs-fp-character-18 = armia Wolnych Ludów z towarzyszem w regionie armii Cienia z Nazgûlem albo w regionie sąsiednim
name-needs-fp-character-19 = Gandalf Biały na mapie i towarzysz w Fangornie (może nim być sam Gandalf)
name-needs-fp-character-20 = Gandalf Biały na mapie i towarzysz w Fangornie (może nim być sam Gandalf)
name-needs-fp-character-21 = Gandalf Biały na mapie i towarzysz w Fangornie (może nim być sam Gandalf)
name-needs-fp-character-22 = Obieżyświat lub Aragorn w regionie Rohanu, choćby w oblężonej twierdzy
name-needs-fp-character-23 = Boromir w regionie Gondoru
name-needs-fp-character-24 = Obieżyświat lub Aragorn z armią Wolnych Ludów
name-needs-fp-strategy-01 = Aragorn (nie Obieżyświat) z armią Wolnych Ludów poza ziemiami wszystkich frakcji Wolnych Ludów
name-needs-fp-strategy-09 = aktywny Gondor
name-needs-fp-strategy-11 = Rohan w stanie wojny
name-needs-fp-strategy-12 = armia Wolnych Ludów z towarzyszem
name-needs-fp-strategy-13 = Elfy w stanie wojny
name-needs-shadow-character-05 = Powiernicy Pierścienia poza regionami z miasteczkiem, miastem lub twierdzą frakcji Wolnych Ludów, bez względu na to, kto je teraz kontroluje
name-needs-shadow-character-06 = Powiernicy Pierścienia poza regionami z miasteczkiem, miastem lub twierdzą frakcji Wolnych Ludów, bez względu na to, kto je teraz kontroluje
name-needs-shadow-character-07 = Powiernicy Pierścienia poza regionami z miasteczkiem, miastem lub twierdzą frakcji Wolnych Ludów, bez względu na to, kto je teraz kontroluje
name-needs-shadow-character-08 = Powiernicy Pierścienia poza regionami z miasteczkiem, miastem lub twierdzą frakcji Wolnych Ludów, bez względu na to, kto je teraz kontroluje
name-needs-shadow-character-09 = postęp co najmniej 1 i Drużyna poza torem Mordoru
name-needs-shadow-character-10 = postęp co najmniej 1 i Drużyna poza torem Mordoru
name-needs-shadow-character-11 = postęp co najmniej 1 i Drużyna poza torem Mordoru
name-needs-shadow-character-12 = ujawniona Drużyna
name-needs-shadow-character-13 = ujawniona Drużyna
name-needs-shadow-character-14 = ujawniona Drużyna
name-needs-shadow-character-19 = armia Cienia z Nazgûlem w regionie armii Wolnych Ludów albo w regionie sąsiednim
name-needs-shadow-character-20 = Czarnoksiężnik z Angmaru z armią Cienia, która oblega twierdzę
name-needs-shadow-character-21 = Saruman w grze
name-needs-shadow-character-22 = Saruman w grze
name-needs-shadow-character-24 = Czarnoksiężnik z Angmaru w grze
name-needs-shadow-strategy-01 = twierdza Elfów pod twoją kontrolą
name-needs-shadow-strategy-02 = Saruman w grze i twierdza oblegana przez armię z jednostką Isengardu
name-needs-shadow-strategy-03 = armia Cienia oblegająca Minas Tirith
name-needs-shadow-strategy-04 = wszystkie frakcje Cienia w stanie wojny
name-needs-shadow-strategy-06 = Powiernicy Pierścienia lub towarzysz w regionie frakcji Wolnych Ludów, która nie jest w stanie wojny
name-needs-shadow-strategy-09 = wszystkie frakcje Cienia w stanie wojny
name-needs-shadow-strategy-10 = Południowcy i Easterlingowie w stanie wojny
name-needs-shadow-strategy-11 = Isengard w stanie wojny
name-needs-shadow-strategy-12 = Czarnoksiężnik z Angmaru w grze
name-needs-shadow-strategy-13 = Isengard w stanie wojny
name-needs-shadow-strategy-14 = Sauron w stanie wojny
name-needs-shadow-strategy-15 = Sauron w stanie wojny
name-needs-shadow-strategy-16 = Saruman w grze
name-needs-shadow-strategy-18 = Aragorn, dziedzic Isildura, w grze
name-needs-shadow-strategy-21 = Południowcy i Easterlingowie w stanie wojny
name-needs-shadow-strategy-23 = wszystkie frakcje Cienia w stanie wojny
name-needs-shadow-strategy-24 = Sauron w stanie wojny
name-needs-combat-it-is-a-gift = Powiernicy Pierścienia w regionie broniącej się armii
name-needs-combat-blade-of-westernesse = Meriadok lub Peregrin w bitwie
name-needs-combat-mighty-attack = towarzysz w bitwie
name-needs-combat-servant-of-the-secret-fire = Gandalf, Szary lub Biały, w bitwie
name-needs-combat-anduril = Obieżyświat lub Aragorn w bitwie
name-needs-combat-heroic-death = twój przywódca lub towarzysz w bitwie
name-needs-combat-daring-defiance = towarzysz w bitwie
name-needs-combat-fateful-strike = twój przywódca lub towarzysz w bitwie
name-needs-combat-sudden-strike = twój przywódca lub towarzysz w bitwie
name-needs-combat-brave-stand = towarzysz w bitwie
name-needs-combat-ents-rage = broniąca się armia w regionie Rohanu, w Fangornie lub w Orthanku
name-needs-combat-huorn-dark = broniąca się armia w regionie Rohanu, w Fangornie lub w Orthanku
name-needs-combat-nameless-wood = broniąca się armia w regionie Rohanu, w Fangornie lub w Orthanku
name-needs-combat-advantageous-position = broniąca się armia w regionie frakcji Wolnych Ludów
name-needs-combat-scouts = twoja armia broni się w bitwie w polu
name-needs-combat-charge = twoja jednostka elitarna w bitwie
name-needs-combat-valour = twoja jednostka elitarna w bitwie
name-needs-combat-one-for-the-dark-lord = Powiernicy Pierścienia w regionie broniącej się armii
name-needs-combat-cruel-as-death = co najmniej 2 punkty przywództwa Nazgûli w bitwie
name-needs-combat-they-are-terrible = co najmniej 1 punkt przywództwa Nazgûli w bitwie
name-needs-combat-dread-and-despair = co najmniej 1 punkt przywództwa Nazgûli w bitwie
name-needs-combat-foul-stench = co najmniej 1 punkt przywództwa Nazgûli w bitwie
name-needs-combat-black-breath = Nazgûl w bitwie
name-needs-combat-words-of-power = Nazgûl w bitwie
name-needs-combat-durins-bane = broniąca się armia w Morii lub najwyżej dwa regiony od niej
name-needs-combat-devilry-of-orthanc = twoja jednostka Isengardu w bitwie i obrońca w oblężonej twierdzy
name-needs-combat-mumakil = jednostka elitarna Południowców i Easterlingów w bitwie
name-needs-combat-we-come-to-kill = twoja jednostka elitarna w bitwie
name-needs-rangers-of-the-north = armia Cienia w regionie Północy albo w regionie z nim sąsiadującym
name-needs-a-balrog-is-come = Balrog w grze
name-needs-we-wont-go-back = Sméagol jako przewodnik
name-needs-captain-of-despair = Czarnoksiężnik z Angmaru w grze i przewodnik inny niż Gollum
name-needs-shadow-of-dol-guldur = Nazgûl w Dol Guldur
name-needs-madness-and-horror = Sauron w stanie wojny i armia Wolnych Ludów w regionie z twierdzą Saurona albo w regionie z nim sąsiadującym
name-needs-combat-orderly-withdrawal = twój przywódca lub towarzysz w bitwie w polu lub w wypadzie
name-needs-combat-durins-bane-is-come = Balrog w bitwie albo broniąca się armia w Morii lub najwyżej dwa regiony od niej
name-needs-combat-fear-of-their-masters = sługa w bitwie
name-needs-combat-servant-of-the-shadow = sługa w bitwie
