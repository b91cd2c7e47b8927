### Lords of Middle-earth: the names of its characters, cards, tiles, dice and tokens, and what they do in our words.

## The expansion

name-lords = Władcy Śródziemia
    .ins = Władcami Śródziemia
name-council-of-rivendell = Narada w Rivendell
    .ins = Naradą w Rivendell
name-out = poza grą
name-special = specjalna
    .gen = specjalna

## Dice: the new faces, and the results of the special dice

name-draw = Dobranie karty
    .gen = Dobrania karty
name-use-balrog = Użycie Balroga
    .gen = Użycia Balroga
name-face-draw = Dobranie karty
    .gen = Dobrania karty
name-face-use-balrog = Użycie Balroga
    .gen = Użycia Balroga
name-keeper-vilya = kość Vilyi
    .gen = kości Vilyi
name-keeper-vilya-army-loss = Vilya ({ name-army }, może przepaść)
    .gen = Vilyi ({ name-army }, może przepaść)
name-keeper-vilya-muster = Vilya ({ name-muster })
    .gen = Vilyi ({ name-muster })
name-keeper-vilya-event = Vilya ({ name-event })
    .gen = Vilyi ({ name-event })
name-keeper-vilya-draw = Vilya ({ name-draw })
    .gen = Vilyi ({ name-draw })
name-keeper-vilya-eye-loss = Vilya ({ name-eye }, może przepaść)
    .gen = Vilyi ({ name-eye }, może przepaść)
name-keeper-nenya = kość Nenyi
    .gen = kości Nenyi
name-keeper-nenya-character-loss = Nenya ({ name-character }, może przepaść)
    .gen = Nenyi ({ name-character }, może przepaść)
name-keeper-nenya-muster = Nenya ({ name-muster })
    .gen = Nenyi ({ name-muster })
name-keeper-nenya-event = Nenya ({ name-event })
    .gen = Nenyi ({ name-event })
name-keeper-nenya-draw = Nenya ({ name-draw })
    .gen = Nenyi ({ name-draw })
name-keeper-nenya-eye-loss = Nenya ({ name-eye }, może przepaść)
    .gen = Nenyi ({ name-eye }, może przepaść)
name-keeper-narya = kość Naryi
    .gen = kości Naryi
name-keeper-narya-character = Narya ({ name-character })
    .gen = Naryi ({ name-character })
name-keeper-narya-muster = Narya ({ name-muster })
    .gen = Naryi ({ name-muster })
name-keeper-narya-event = Narya ({ name-event })
    .gen = Naryi ({ name-event })
name-keeper-narya-draw = Narya ({ name-draw })
    .gen = Naryi ({ name-draw })
name-keeper-narya-army = Narya ({ name-army })
    .gen = Naryi ({ name-army })
name-keeper-narya-eye = Narya ({ name-eye })
    .gen = Naryi ({ name-eye })
name-minion-balrog = kość Balroga
    .gen = kości Balroga
name-minion-balrog-character-loss = Balrog ({ name-character }, może przepaść)
    .gen = Balroga ({ name-character }, może przepaść)
name-minion-balrog-use-balrog = Balrog ({ name-use-balrog })
    .gen = Balroga ({ name-use-balrog })
name-minion-balrog-muster = Balrog ({ name-muster })
    .gen = Balroga ({ name-muster })
name-minion-balrog-draw = Balrog ({ name-draw })
    .gen = Balroga ({ name-draw })
name-minion-balrog-eye-loss = Balrog ({ name-eye }, może przepaść)
    .gen = Balroga ({ name-eye }, może przepaść)
name-minion-gothmog = kość Gothmoga
    .gen = kości Gothmoga
name-minion-gothmog-army-loss = Gothmog ({ name-army }, może przepaść)
    .gen = Gothmoga ({ name-army }, może przepaść)
name-minion-gothmog-army = Gothmog ({ name-army })
    .gen = Gothmoga ({ name-army })
name-minion-gothmog-muster = Gothmog ({ name-muster })
    .gen = Gothmoga ({ name-muster })
name-minion-gothmog-draw = Gothmog ({ name-draw })
    .gen = Gothmoga ({ name-draw })
name-minion-gothmog-eye-loss = Gothmog ({ name-eye }, może przepaść)
    .gen = Gothmoga ({ name-eye }, może przepaść)

## Elven Rings and action tokens

name-vilya = Vilya
    .gen = Vilyi
    .acc = Vilyę
    .ins = Vilyą
    .gender = f
text-vilya = Warunek: Lord Elrond w grze. Zatrzymaj użytą właśnie kość akcji, chyba że jest to Wola Zachodu.
name-nenya = Nenya
    .gen = Nenyi
    .acc = Nenyę
    .ins = Nenyą
    .gender = f
text-nenya = Warunek: Pani Galadriela w grze. Anuluj dobrany właśnie zwykły żeton polowania z Okiem. Opuszcza grę i dobierany jest inny.
name-narya = Narya
    .gen = Naryi
    .acc = Naryę
    .ins = Naryą
    .gender = f
text-narya = Warunek: Gandalf, Strażnik Naryi, na mapie w niezdobytej osadzie Wolnych Ludów oraz dowolna kość. Wprowadź frakcję tej osady w stan wojny.
name-shadow-token-nazgul = żeton Nazgûli
text-shadow-token-nazgul = Porusz raz Nazgûle i sługi, jak wynikiem Postaci.
name-shadow-token-politics = żeton polityczny
text-shadow-token-politics = Przesuń jedną frakcję Cienia o 1 pole na torze politycznym, jak wynikiem Mobilizacji.

## Characters

name-elrond-keeper-of-vilya = Lord Elrond
    .gen = Lorda Elronda
    .dat = Lordowi Elrondowi
    .acc = Lorda Elronda
    .ins = Lordem Elrondem
    .gender = m
text-elrond-keeper-of-vilya = Wejście do gry: w ramach akcji, wynikiem Mobilizacji, jeśli Sauron lub Elfy są w stanie wojny, a Rivendell jest niezdobyte: wchodzi do gry w Rivendell i nigdy go nie opuszcza. Jego kość dołącza do twojej puli w następnej turze. Opuszczenie gry: zostaje usunięty z gry, kiedy Cień zdobędzie Rivendell. Vilya, Najpotężniejszy z Trzech: kiedy skończysz akcję kością inną niż Wola Zachodu, możesz zużyć Vilyę: kość zostaje wśród twoich nieużytych kości i nie trafia na pole polowania. Dom Elronda: w bitwie każda jednostka elitarna Elfów w jego regionie jest także przywódcą. Pan Rivendell: dla kart walki jest towarzyszem poziomu 3.
name-galadriel-keeper-of-nenya = Pani Galadriela
    .gen = Pani Galadrieli
    .dat = Pani Galadrieli
    .acc = Panią Galadrielę
    .ins = Panią Galadrielą
    .gender = f
text-galadriel-keeper-of-nenya = Wejście do gry: w ramach akcji, wynikiem Mobilizacji, jeśli Sauron lub Elfy są w stanie wojny, a Lórien jest niezdobyte: wchodzi do gry w Lórien i nigdy go nie opuszcza. Jej kość dołącza do twojej puli w następnej turze. Opuszczenie gry: zostaje usunięta z gry, kiedy Cień zdobędzie Lórien. Nenya, Pierścień Diamentu: po dobraniu zwykłego żetonu polowania z Okiem możesz zużyć Nenyę: żeton opuszcza grę na stałe, a w jego miejsce dobierany jest inny. Męstwo elfów: możesz rekrutować w Lórien nawet podczas jego oblężenia. Pani Lórien: dla kart walki jest towarzyszem poziomu 3.
name-gandalf-grey-keeper-of-narya = Gandalf Szary, Strażnik Naryi
    .subj = Gandalf Szary, Strażnik Naryi,
    .gen = Gandalfa Szarego, Strażnika Naryi
    .dat = Gandalfowi Szaremu, Strażnikowi Naryi
    .acc = Gandalfa Szarego, Strażnika Naryi
    .ins = Gandalfem Szarym, Strażnikiem Naryi
    .gender = m
text-gandalf-grey-keeper-of-narya = Wejście do gry: przed grą możesz umieścić go w Drużynie zamiast drugiego Gandalfa Szarego. Cień nie dowiaduje się o tym, dopóki nie zostanie on przewodnikiem lub nie opuści Drużyny. Przewodnik: jeśli przy odzyskiwaniu kości z pola polowania wraca co najmniej jedna twoja kość, kość Naryi jest w tej turze w twojej puli. Jeśli jest przewodnikiem na początku gry, masz ją także w pierwszej turze. Narya Wielki: dopóki przebywa w niezdobytej osadzie Wolnych Ludów, możesz w ramach akcji zużyć Naryę i dowolną kość: frakcja tej osady staje się aktywna i jest w stanie wojny. Wysłannik Zachodu: poza Drużyną może go zastąpić Gandalf Biały.
name-smeagol-tamed-wretch = Sméagol
    .gen = Sméagola
    .dat = Sméagolowi
    .acc = Sméagola
    .ins = Sméagolem
    .gender = m
text-smeagol-tamed-wretch = Wejście do gry: dołącza do Drużyny jako jej przewodnik, kiedy dla jakiegoś efektu zostanie dobrany żeton Sméagola, chyba że wcześniej pojawił się Gollum albo Sméagol był już w grze. Opuszczenie gry: zostaje usunięty z gry, kiedy się odłączy, padnie ofiarą polowania albo kiedy Drużyna zadeklaruje położenie w niezdobytym mieście lub niezdobytej twierdzy Wolnych Ludów; wtedy wchodzi do gry karta „Dostaniemy go”. Jeśli jest jedynym pozostałym towarzyszem, jego miejsce zajmuje Gollum, a ta karta nie wchodzi do gry. Przewodnik: zawsze jest przewodnikiem. Żeton Sméagola nie zadaje obrażeń i opuszcza grę. Przyjaciel pana: jego poziom to najwyższy poziom wśród pozostałych towarzyszy w Drużynie. Liczy się jako towarzysz przy ustalaniu, ile kości Cień może położyć na polu polowania.
name-balrog-of-moria = Balrog z Morii
    .gen = Balroga z Morii
    .dat = Balrogowi z Morii
    .acc = Balroga z Morii
    .ins = Balrogiem z Morii
    .gender = m
text-balrog-of-moria = Wejście do gry: w ramach akcji, wynikiem Mobilizacji: wchodzi do gry w Morii, nieaktywny. Jeśli Moria jest niezdobyta i nieoblężona, możesz także zrekrutować tam 1 jednostkę Saurona. Elfy i Krasnoludy przesuwają się o 1 pole na torze politycznym. Jego kość dołącza do twojej puli w następnej turze. Opuszczenie gry: zostaje wyeliminowany, kiedy staje się nieaktywny poza Morią. Wolne Ludy czynią go nieaktywnym w ramach akcji: wynikiem Woli Zachodu albo wynikiem Postaci, jeśli w jego regionie jest Gandalf. Ogień i cień: kiedy Drużyna deklaruje położenie lub zostaje ujawniona, a jej droga dotyka jego regionu, dobierany jest żeton polowania, którego ujawnienie się nie liczy. Jeśli jest to Oko, zarówno on, jak i przewodnik zostają usunięci z gry; jeśli przewodnikiem jest Gollum, Oko nie ma efektu. Płomień Udûnu: w bitwie twoja armia rzuca w rzucie walki 2 kośćmi więcej, najwyżej pięcioma. Zbudzone zło: dopóki jest aktywny, jego poziom wynosi 2 i może opuścić Morię. Nie lata.
name-gothmog-lieutenant-of-morgul = Gothmog
    .gen = Gothmoga
    .dat = Gothmogowi
    .acc = Gothmoga
    .ins = Gothmogiem
    .gender = m
text-gothmog-lieutenant-of-morgul = Wejście do gry: w ramach akcji, wynikiem Mobilizacji, jeśli Sauron jest w stanie wojny, Minas Morgul jest niezdobyte, a w grze nie ma żadnego Czarnoksiężnika z Angmaru: wchodzi do gry w Minas Morgul. Jego kość dołącza do twojej puli w następnej turze; przepada, kiedy w grze jest Czarny Wódz. Prowadź ich do boju: dopóki jest z armią Cienia w wolnym regionie, możesz wynikiem Mobilizacji zrekrutować tam 1 jednostkę regularną Saurona albo zastąpić tam 1 jednostkę regularną Saurona elitarną.
name-mouth-of-sauron-black-numenorean = Rzecznik Saurona, Czarny Númenorejczyk
    .subj = Rzecznik Saurona, Czarny Númenorejczyk,
    .gen = Rzecznika Saurona, Czarnego Númenorejczyka
    .dat = Rzecznikowi Saurona, Czarnemu Númenorejczykowi
    .acc = Rzecznika Saurona, Czarnego Númenorejczyka
    .ins = Rzecznikiem Saurona, Czarnym Númenorejczykiem
    .gender = m
text-mouth-of-sauron-black-numenorean = Wejście do gry: w ramach akcji, wynikiem Mobilizacji, jeśli Wolne Ludy mają punkt zwycięstwa albo Drużyna jest na torze Mordoru, a żaden Rzecznik Saurona nie jest ani nie był w grze: wchodzi do gry w niezdobytej twierdzy Saurona. Mroczna wiedza: raz na akcję armia, z którą jest, może stoczyć o jedną rundę szturmu więcej bez zamiany jednostki elitarnej w regularną. Wielka czarna magia: raz na turę możesz użyć wyniku Mobilizacji jako wyniku Postaci, aby poruszyć armię, z którą jest, albo nią zaatakować.
name-witch-king-chief-of-the-ringwraiths = Czarnoksiężnik z Angmaru, Wódz Upiorów Pierścienia
    .subj = Czarnoksiężnik z Angmaru, Wódz Upiorów Pierścienia,
    .gen = Czarnoksiężnika z Angmaru, Wodza Upiorów Pierścienia
    .dat = Czarnoksiężnikowi z Angmaru, Wodzowi Upiorów Pierścienia
    .acc = Czarnoksiężnika z Angmaru, Wodza Upiorów Pierścienia
    .ins = Czarnoksiężnikiem z Angmaru, Wodzem Upiorów Pierścienia
    .gender = m
text-witch-king-chief-of-the-ringwraiths = Wejście do gry: w ramach akcji, wynikiem Mobilizacji, jeśli Drużyna nie jest w regionie z niezdobytą twierdzą Wolnych Ludów: wchodzi do gry tam, gdzie jest Drużyna, albo, jeśli w grze jest Czarny Wódz, na jego miejscu. W ten sam sposób Czarny Wódz może zająć jego miejsce, jeśli spełnione są warunki Czarnego Wodza. W całej grze wolno dokonać jednej takiej zmiany, a po wyeliminowaniu Czarnoksiężnika z Angmaru żadnej. Włócznia grozy: kiedy zagrywasz kartę wydarzenia Postaci, a on jest w regionie Drużyny, możesz następnie dobrać kartę z talii Postaci. Z kartą „Palantír z Orthanku” dobierasz łącznie jedną kartę. On widzi. On wie: kiedy Drużyna deklaruje położenie w regionie bez niezdobytej twierdzy Wolnych Ludów, możesz od razu go tam przesunąć. Lot: porusza się jak Nazgûl i liczy się jako Nazgûl, chyba że karta wymienia go z nazwy albo mówi o sługach.
name-boromir-captain-general = Boromir, Wódz Naczelny Gondoru
    .subj = Boromir, Wódz Naczelny Gondoru,
    .gen = Boromira, Wodza Naczelnego Gondoru
    .dat = Boromirowi, Wodzowi Naczelnemu Gondoru
    .acc = Boromira, Wodza Naczelnego Gondoru
    .ins = Boromirem, Wodzem Naczelnym Gondoru
    .gender = m
text-boromir-captain-general = Przewodnik: kiedy po polowaniu zostają obrażenia, możesz odłączyć go od Drużyny, aby zmniejszyć je o 1. Następny przewodnik może podczas tego samego polowania użyć swojej zdolności. Obrońca Gondoru: dopóki jest z armią, która broni się w regionie Gondoru, rzuca ona w rzucie walki 1 kością więcej, najwyżej pięcioma. Wezwanie Gondoru: dopóki przebywa w niezdobytym mieście lub niezdobytej twierdzy Gondoru, możesz w ramach akcji zużyć dowolną kość, aby aktywować Gondor i przesunąć go o 1 pole na torze politycznym.
name-gimli-dwarven-lord = Gimli, Pan Krasnoludów
    .subj = Gimli, Pan Krasnoludów,
    .gen = Gimliego, Pana Krasnoludów
    .dat = Gimliemu, Panu Krasnoludów
    .acc = Gimliego, Pana Krasnoludów
    .ins = Gimlim, Panem Krasnoludów
    .gender = m
text-gimli-dwarven-lord = Przewodnik: kiedy po polowaniu zostają obrażenia, możesz odłączyć go od Drużyny, aby zmniejszyć je o 1. Następny przewodnik może podczas tego samego polowania użyć swojej zdolności. Obrońca Ereboru: dopóki jest z armią, która broni się w regionie Krasnoludów, rzuca ona w rzucie walki 1 kością więcej, najwyżej pięcioma. Wezwanie Krasnoludów: dopóki przebywa w niezdobytym Ereborze, możesz w ramach akcji zużyć dowolną kość, aby aktywować Krasnoludy i przesunąć je o 1 pole na torze politycznym.
name-legolas-elven-prince = Legolas, Książę Elfów
    .subj = Legolas, Książę Elfów,
    .gen = Legolasa, Księcia Elfów
    .dat = Legolasowi, Księciu Elfów
    .acc = Legolasa, Księcia Elfów
    .ins = Legolasem, Księciem Elfów
    .gender = m
text-legolas-elven-prince = Przewodnik: kiedy po polowaniu zostają obrażenia, możesz odłączyć go od Drużyny, aby zmniejszyć je o 1. Następny przewodnik może podczas tego samego polowania użyć swojej zdolności. Obrońca Mrocznej Puszczy: dopóki jest z armią, która broni się w regionie Elfów, rzuca ona w rzucie walki 1 kością więcej, najwyżej pięcioma. Wezwanie Elfów: dopóki przebywa w niezdobytej twierdzy Elfów, możesz w ramach akcji zużyć dowolną kość, aby aktywować Elfy i przesunąć je o 1 pole na torze politycznym.
name-meriadoc-hobbit-of-the-shire = Meriadok, Hobbit z Shire’u
    .subj = Meriadok, Hobbit z Shire’u,
    .gen = Meriadoka, Hobbita z Shire’u
    .dat = Meriadokowi, Hobbitowi z Shire’u
    .acc = Meriadoka, Hobbita z Shire’u
    .ins = Meriadokiem, Hobbitem z Shire’u
    .gender = m
text-meriadoc-hobbit-of-the-shire = Przewodnik: po dobraniu zwykłego żetonu polowania, jeśli w Drużynie jest też Peregrin, Hobbit z Shire’u, możesz wyeliminować obu hobbitów, aby anulować żeton. Obrońca Shire’u: dopóki jest z armią, która broni się w regionie Północy, rzuca ona w rzucie walki 1 kością więcej, najwyżej pięcioma. Wezwanie Shire’u: dopóki przebywa w niezdobytym Shire, możesz w ramach akcji zużyć dowolną kość, aby aktywować Północ i przesunąć ją o 1 pole na torze politycznym.
name-peregrin-hobbit-of-the-shire = Peregrin, Hobbit z Shire’u
    .subj = Peregrin, Hobbit z Shire’u,
    .gen = Peregrina, Hobbita z Shire’u
    .dat = Peregrinowi, Hobbitowi z Shire’u
    .acc = Peregrina, Hobbita z Shire’u
    .ins = Peregrinem, Hobbitem z Shire’u
    .gender = m
text-peregrin-hobbit-of-the-shire = Przewodnik: po dobraniu zwykłego żetonu polowania, jeśli w Drużynie jest też Meriadok, Hobbit z Shire’u, możesz wyeliminować obu hobbitów, aby anulować żeton. Obrońca Shire’u: dopóki jest z armią, która broni się w regionie Północy, rzuca ona w rzucie walki 1 kością więcej, najwyżej pięcioma. Wezwanie Shire’u: dopóki przebywa w niezdobytym Shire, możesz w ramach akcji zużyć dowolną kość, aby aktywować Północ i przesunąć ją o 1 pole na torze politycznym.
name-strider-dunadan = Obieżyświat, Dúnadan
    .subj = Obieżyświat, Dúnadan,
    .gen = Obieżyświata, Dúnadana
    .dat = Obieżyświatowi, Dúnadanowi
    .acc = Obieżyświata, Dúnadana
    .ins = Obieżyświatem, Dúnadanem
    .gender = m
text-strider-dunadan = Przewodnik: gracz Cienia nie przerzuca chybionych kości polowania. Wódz Zachodu: w bitwie twoja armia rzuca w rzucie walki 1 kością więcej, najwyżej pięcioma. Dziedzic Isildura: poza Drużyną może go zastąpić Aragorn.

## Hunt tiles

name-smeagol-1 = żeton Sméagola
name-smeagol-2 = żeton Sméagola
name-smeagol-3 = żeton Sméagola
name-smeagol-4 = żeton Sméagola

## Event cards

name-you-know-the-way-there = Ty znasz drogę
    .title = „Ty znasz drogę”
text-you-know-the-way-there = Dwa odłożone na bok żetony Sméagola trafiają do puli polowania.
name-safe-paths-in-the-dark = Bezpieczne ścieżki w mroku
    .title = „Bezpieczne ścieżki w mroku”
text-safe-paths-in-the-dark = Usuń 1 zepsucie. Jeśli na stole leży karta „Dostaniemy go” lub „Nie wrócimy”, zostaje odrzucona bez efektu.
name-wind-from-the-west = Wiatr z Zachodu
    .title = „Wiatr z Zachodu”
text-wind-from-the-west = Wybierz kartę Cienia na stole: zostaje odrzucona. Jeśli żadnej nie ma, możesz obejrzeć rękę jednego gracza Cienia i odrzucić z niej wybraną przez siebie kartę.
name-three-rings-for-the-elven-kings = Trzy pierścienie dla królów elfów
    .title = „Trzy pierścienie dla królów elfów”
text-three-rings-for-the-elven-kings = Rzuć 3 kośćmi: za każdy wynik 5 lub więcej odzyskujesz jeden wybrany zużyty Pierścień Elfów, przy czym najpierw te, które są poza grą, a dopiero potem te, które ma gracz Cienia.
name-every-little-is-a-gain = Każdy drobiazg to zysk
    .title = „Każdy drobiazg to zysk”
text-every-little-is-a-gain = Zrekrutuj po 1 jednostce regularnej Gondoru w Pelargir, Lossarnach i Lamedonie. Następnie dobierz kartę Strategii.
name-rangers-of-the-north = Strażnicy Północy
    .title = „Strażnicy Północy”
text-rangers-of-the-north = Warunek: armia Cienia w regionie Północy albo w regionie z nim sąsiadującym. Wybierz taką armię i rzuć 3 kośćmi: każdy wynik 5 lub więcej to trafienie w nią. Następnie zrekrutuj 1 jednostkę Północy (regularną lub elitarną) i 1 przywódcę Północy w jednym wolnym regionie Północy sąsiadującym z tą armią.
name-a-balrog-is-come = Balrog nadchodzi!
    .title = „Balrog nadchodzi!”
text-a-balrog-is-come = Warunek: Balrog w grze. Balrog staje się aktywny. Jeśli już jest aktywny, porusz armię, w której jest, zaatakuj nią albo porusz jego samego.
name-we-wont-go-back = Nie wrócimy
    .title = „Nie wrócimy”
text-we-wont-go-back = Warunek: Sméagol jako przewodnik. Wyłóż ją na stół. Kiedy podczas polowania zostanie dobrany żeton Sméagola, możesz odrzucić kartę Postaci z ręki albo tę kartę: Powiernicy Pierścienia otrzymują 2 zepsucia. Zostaje odrzucona, kiedy opłaca swój efekt albo kiedy Sméagol nie jest już przewodnikiem.
name-the-lore-of-the-elven-rings = Wiedza o Pierścieniach Elfów
    .title = „Wiedza o Pierścieniach Elfów”
text-the-lore-of-the-elven-rings = Wyłóż ją na stół. Jeśli po rzucie kośćmi akcji kość Strażnika pokazuje Oko, możesz obrócić jedną kość swojego rzutu na dowolny inny wynik. Gracz Wolnych Ludów może w ramach akcji doprowadzić do jej odrzucenia: wynikiem Woli Zachodu albo dowolną kością i Pierścieniem Elfów.
name-the-gates-are-closed = Bramy są zamknięte
    .title = „Bramy są zamknięte”
text-the-gates-are-closed = Wyłóż ją na stół. Kiedy Drużyna deklaruje położenie lub zostaje ujawniona, a jej droga dotyka niezdobytej twierdzy Cienia, możesz odrzucić tę kartę, aby dobrać jeszcze jeden żeton polowania: Oko nie ma efektu, każdy inny żeton działa tak jak po udanym polowaniu; jego ujawnienie się nie liczy. Zostaje odrzucona, kiedy jej użyjesz. Gracz Wolnych Ludów może w ramach akcji doprowadzić do jej odrzucenia: wynikiem Woli Zachodu albo wynikiem Postaci, jeśli przewodnikiem jest Gandalf lub Gollum.
name-captain-of-despair = Wódz rozpaczy
    .title = „Wódz rozpaczy”
text-captain-of-despair = Warunek: Czarnoksiężnik z Angmaru w grze i przewodnik inny niż Gollum. Wyłóż ją na stół. Od twojej następnej akcji każda kość, której używasz jako wyniku Postaci, po zakończeniu akcji trafia na pole polowania jako Oko. Zostaje odrzucona, kiedy Drużyna zadeklaruje położenie w niezdobytej twierdzy Wolnych Ludów, kiedy przewodnikiem zostanie Gollum albo kiedy w grze nie ma już żadnego Czarnoksiężnika z Angmaru.
name-shadow-of-dol-guldur = Cień Dol Guldur
    .title = „Cień Dol Guldur”
text-shadow-of-dol-guldur = Warunek: Nazgûl w Dol Guldur. Zrekrutuj w Dol Guldur 1 jednostkę regularną Saurona za każdy punkt tamtejszego przywództwa Nazgûli, najwyżej pięć. Następnie możesz poruszyć tamtejszą armię lub nią zaatakować.
name-madness-and-horror = Obłęd i groza
    .title = „Obłęd i groza”
text-madness-and-horror = Warunek: Sauron w stanie wojny i armia Wolnych Ludów w regionie z twierdzą Saurona albo w regionie z nim sąsiadującym. Wybierz taką armię i rzuć 3 kośćmi: każdy wynik 5 lub więcej to trafienie w nią. Następnie zrekrutuj 2 jednostki regularne Saurona w jednym wolnym regionie sąsiadującym z nią albo w jej własnym regionie, jeśli jest oblężona w twierdzy Saurona.
name-we-shall-get-it = Dostaniemy go
    .title = „Dostaniemy go”
text-we-shall-get-it = Wchodzi do gry, kiedy Sméagol opuszcza grę, chyba że jego miejsce zajmuje Gollum. Po dobraniu żetonu polowania, kiedy przewodnikiem jest Gollum, możesz odrzucić tę kartę, aby dobrać drugi żeton. Drugi liczy się zamiast pierwszego, który następnie wraca do puli. Użyta karta zostaje odrzucona.

## Combat halves

name-combat-orderly-withdrawal = Odwrót w szyku
text-combat-orderly-withdrawal = Warunek: twój przywódca lub towarzysz w bitwie w polu lub w wypadzie. Zanim usuniesz straty, możesz anulować 1 trafienie z rzutu walki i przerzutu przywódców wroga. Jeśli to zrobisz, musisz, o ile to możliwe, zakończyć bitwę po tej rundzie: przerwać atak lub wycofać się.
name-combat-durins-bane-is-come = Zguba Durina
text-combat-durins-bane-is-come = Warunek: Balrog w bitwie albo broniąca się armia w Morii lub najwyżej dwa regiony od niej. Przed rzutem walki wykonaj dodatkowy atak 3 kośćmi, które trafiają przy wyniku 4 lub więcej. Nie ma przerzutu, karta walki wroga go nie zmienia, a straty usuwa się natychmiast.
name-combat-fear-of-their-masters = Strach przed panami
text-combat-fear-of-their-masters = Warunek: sługa w bitwie. Zrezygnuj na tę rundę z całego swojego przywództwa, aby dodać 2 do wszystkich kości swojego rzutu walki. Każda kość rzutu walki i przerzutu przywódców wroga, która pokazuje 6, to jeszcze jedno trafienie w twoją armię.
name-combat-servant-of-the-shadow = Sługa Cienia
text-combat-servant-of-the-shadow = Warunek: sługa w bitwie. Przed rzutem walki zrezygnuj na tę rundę z przywództwa jednego sługi: gracz Wolnych Ludów rzuca w rzucie walki tyloma kośćmi mniej, ale co najmniej jedną.

## The combat cards as options: the combat half, and in brackets the card on which it stands

option-combat-card-you-know-the-way-there = { name-combat-blade-of-westernesse } ({ name-you-know-the-way-there })
option-combat-card-safe-paths-in-the-dark = { name-combat-it-is-a-gift } ({ name-safe-paths-in-the-dark })
option-combat-card-wind-from-the-west = { name-combat-orderly-withdrawal } ({ name-wind-from-the-west })
option-combat-card-three-rings-for-the-elven-kings = { name-combat-orderly-withdrawal } ({ name-three-rings-for-the-elven-kings })
option-combat-card-every-little-is-a-gain = { name-combat-shield-wall } ({ name-every-little-is-a-gain })
option-combat-card-rangers-of-the-north = { name-combat-advantageous-position } ({ name-rangers-of-the-north })
option-combat-card-a-balrog-is-come = { name-combat-durins-bane-is-come } ({ name-a-balrog-is-come })
option-combat-card-we-wont-go-back = { name-combat-fear-of-their-masters } ({ name-we-wont-go-back })
option-combat-card-the-lore-of-the-elven-rings = { name-combat-fear-of-their-masters } ({ name-the-lore-of-the-elven-rings })
option-combat-card-the-gates-are-closed = { name-combat-words-of-power } ({ name-the-gates-are-closed })
option-combat-card-captain-of-despair = { name-combat-servant-of-the-shadow } ({ name-captain-of-despair })
option-combat-card-shadow-of-dol-guldur = { name-combat-mumakil } ({ name-shadow-of-dol-guldur })
option-combat-card-madness-and-horror = { name-combat-swarm-of-bats } ({ name-madness-and-horror })

## Special dice and Elven Rings

option-use-die-draw = Dobranie karty (nic innego)
option-use-die-use-balrog = Użycie Balroga (zbudzenie go, ruch lub atak z nim)
option-use-die-keeper-vilya-army-loss = Kość Vilyi (przepada w następnej turze, jeśli w grze jest Gandalf Biały): { option-use-die-army }
option-use-die-keeper-vilya-muster = Kość Vilyi: { option-use-die-muster }
option-use-die-keeper-vilya-event = Kość Vilyi: { option-use-die-event }
option-use-die-keeper-vilya-draw = Kość Vilyi: { option-use-die-draw }
option-use-die-keeper-nenya-character-loss = Kość Nenyi (przepada w następnej turze, jeśli w grze jest Gandalf Biały): { option-use-die-character }
option-use-die-keeper-nenya-muster = Kość Nenyi: { option-use-die-muster }
option-use-die-keeper-nenya-event = Kość Nenyi: { option-use-die-event }
option-use-die-keeper-nenya-draw = Kość Nenyi: { option-use-die-draw }
option-use-die-keeper-narya-character = Kość Naryi: { option-use-die-character }
option-use-die-keeper-narya-muster = Kość Naryi: { option-use-die-muster }
option-use-die-keeper-narya-event = Kość Naryi: { option-use-die-event }
option-use-die-keeper-narya-draw = Kość Naryi: { option-use-die-draw }
option-use-die-keeper-narya-army = Kość Naryi: { option-use-die-army }
option-use-die-minion-balrog-character-loss = Kość Balroga (przepada w następnej turze, jeśli w grze jest Czarnoksiężnik z Angmaru): { option-use-die-character }
option-use-die-minion-balrog-use-balrog = Kość Balroga: { option-use-die-use-balrog }
option-use-die-minion-balrog-muster = Kość Balroga: { option-use-die-muster }
option-use-die-minion-balrog-draw = Kość Balroga: { option-use-die-draw }
option-use-die-minion-gothmog-army-loss = Kość Gothmoga (przepada w następnej turze, jeśli w grze jest Czarnoksiężnik z Angmaru): { option-use-die-army }
option-use-die-minion-gothmog-army = Kość Gothmoga: { option-use-die-army }
option-use-die-minion-gothmog-muster = Kość Gothmoga: { option-use-die-muster }
option-use-die-minion-gothmog-draw = Kość Gothmoga: { option-use-die-draw }
question-special-die = { $die }: którą ściankę pokazuje?
question-keep-special-die = Który wynik swoich kości specjalnych zatrzymujesz na tę turę? Pozostałe odkładasz na bok. Wynik, który może przepaść, kosztuje kość w następnej turze, jeśli w grze jest { $side-key ->
    [free-peoples] { name-gandalf-the-white }
    [gondor] { name-gandalf-the-white }
    [rohan] { name-gandalf-the-white }
   *[other] { name-witch-king }
}.
event-special-dice = Kości specjalne { FORM($side, case: "gen") } w tej turze: { $dice }.
event-special-die-lost = { $fallen ->
    [yes] { $die } wypada z gry, tak jak jej właściciel.
   *[other] { $die } wypada z gry: w grze jest { $by }.
}
event-special-die-rests = { $die } w tej turze nie bierze udziału w rzucie.
event-special-roll = Kości specjalne { FORM($side, case: "gen") } pokazują: { $faces }.
event-special-kept = { $face-key ->
    [keeper-vilya-eye-loss] { kept-eye }
    [keeper-nenya-eye-loss] { kept-eye }
    [keeper-narya-eye] { kept-eye }
    [minion-balrog-eye-loss] { kept-eye }
    [minion-gothmog-eye-loss] { kept-eye }
   *[other] { $count ->
        [1] { "" }
       *[other] { $side } zatrzymuj{ e } wynik „{ $face }”, a pozostałe kości specjalne odkłada{ s } na bok.
    }
}
kept-eye = { $side } zatrzymuj{ e } wynik kości specjalnej, która trafia na pole polowania: { $face }.
question-which-ring = { $side-key ->
    [shadow] { ring-leaves }
    [witch-king] { ring-leaves }
    [saruman] { ring-leaves }
   *[other] Który Pierścień Elfów zużywasz? Przechodzi do Cienia.
}
ring-leaves = Który Pierścień Elfów zużywasz? Opuszcza grę.
then-which-ring = { $option }
event-version-chosen = { $companion-key ->
    [hidden] { "" }
   *[other] Do Drużyny dołącza { $companion }.
}
event-ring-goes = { $to-key ->
    [free-peoples] Pierścień { $ring } wraca do Wolnych Ludów{ because }.
    [shadow] Pierścień { $ring } przechodzi do Cienia{ because }.
   *[other] Pierścień { $ring } opuszcza grę{ because }.
}
question-use-vilya = Czy zużywasz pierścień, aby jeszcze raz w tej turze użyć kości tej akcji: { $die }? Pierścień przechodzi do Cienia.
event-die-kept = Pierścień Vilya zatrzymuje kość tej akcji jako nieużytą: { $die }.
question-use-nenya = Żeton polowania: { $tile }. Czy zużywasz pierścień, aby go anulować? Żeton opuszcza grę i dobierany jest inny; pierścień przechodzi do Cienia.
event-tile-cancelled = Nenya anuluje żeton polowania, który opuszcza grę: { $tile }.
name-narya-rouses = wezwać Naryą frakcję do wojny
option-action-narya-rouses = Narya: frakcja, u której jest Gandalf, staje się aktywna i jest w stanie wojny (kosztuje pierścień)
question-ring-returns = Który Pierścień Elfów do ciebie wraca?
question-lore-die = Którą kość swojego rzutu obracasz?
option-lore-die-eye = Oko na polu polowania
option-lore-die-none = Żadnej
question-lore-result = Jaki wynik ma pokazywać ta kość: { $die }?
option-lore-result-eye = Oko (kość trafia na pole polowania)
name-break-lore = zakończyć działanie karty „Wiedza o Pierścieniach Elfów”
option-action-break-lore = Zakończ działanie karty „Wiedza o Pierścieniach Elfów”
name-ring-against-lore = zakończyć Pierścieniem Elfów działanie karty „Wiedza o Pierścieniach Elfów”
option-action-ring-against-lore = Zakończ działanie karty „Wiedza o Pierścieniach Elfów” (kosztuje Pierścień Elfów)

## Sméagol and the hunt

event-smeagol-is-there = Sméagol już jest z Drużyną: żeton opuszcza grę.
event-smeagol-joins = Sméagol dołącza do Drużyny.
event-smeagol-stays-away = Sméagol nie może już przyjść: żeton zostaje odrzucony i dobierany jest inny.
event-smeagol-turns = Sméagol jest sam z Powiernikami Pierścienia: jego miejsce zajmuje Gollum.
event-smeagol-tiles = Żetony Sméagola, które trafiają do puli polowania: { $count }.
event-card-comes = Wchodzi do gry „{ $card }”.
question-we-wont-go-back = Którą kartę odrzucasz, aby dać Powiernikom Pierścienia 2 zepsucia: kartę Postaci z ręki czy tę?
option-we-wont-go-back-we-wont-go-back = { name-we-wont-go-back } (karta schodzi ze stołu)
option-we-wont-go-back-none = Żadnej: bez zepsucia
question-exchange-tile = Żeton polowania: { $tile }. Czy odrzucasz kartę „{ $card }”, aby zamiast niego dobrać inny?
question-close-gates = Droga Drużyny dotknęła twierdzy Cienia. Czy odrzucasz kartę „{ $card }”, aby dobrać żeton polowania?
name-open-gates = zakończyć działanie karty „Bramy są zamknięte”
name-guide-opens-gates = zakończyć z pomocą przewodnika działanie karty „Bramy są zamknięte”
option-action-open-gates = Zakończ działanie karty „Bramy są zamknięte”
option-action-guide-opens-gates = Zakończ z pomocą przewodnika działanie karty „Bramy są zamknięte”

## The Council of Rivendell

phase-council = wybór towarzyszy
question-companion-version = Która karta przedstawia w Drużynie tę postać: { $companion }? Cień dowie się tego dopiero, kiedy zostanie ona przewodnikiem lub odejdzie.
question-outside = Który towarzysz nie jest z Drużyną, lecz od początku u siebie? Za jednego Cień dostaje żeton akcji, za więcej oba żetony.
option-outside-none = Nikt więcej: wszyscy pozostali są z Drużyną
question-which-token = Jeden z towarzyszy jest od początku u siebie: który żeton akcji za to bierzesz? Każdego można użyć raz, zamiast kości.
option-which-token-shadow-token-nazgul = Żeton Nazgûli: porusz Nazgûle i sługi
option-which-token-shadow-token-politics = Żeton polityczny: przesuń jedną ze swoich frakcji o krok ku wojnie
option-use-die-shadow-token-nazgul = Żeton Nazgûli: porusz Nazgûle i sługi, bez kości
option-use-die-shadow-token-politics = Żeton polityczny: przesuń jedną ze swoich frakcji o krok ku wojnie, bez kości
question-sacrifice-hobbits = Żeton polowania: { $tile }. Czy poświęcasz obu Hobbitów z Shire’u, aby go anulować?
event-version = { FORM($companion, case: "subj") } pokazuje swoją kartę.
event-version-several = { $companions } pokazują swoje karty.
event-outside = Od początku poza Drużyną: { $companion }.
event-token = { $side } dostaj{ e } żeton akcji: { $token }.
event-use-token = { $side } używa{ s } żetonu akcji: { $token }.
event-hobbits-cancel = { $hobbits } poświęcają się, aby anulować żeton polowania: { $tile }.
name-boromir-calls-gondor = wezwać Gondor dzięki Boromirowi
name-gimli-calls-the-dwarves = wezwać Krasnoludy dzięki Gimliemu
name-legolas-calls-the-elves = wezwać Elfy dzięki Legolasowi
name-meriadoc-calls-the-north = wezwać Północ dzięki Meriadokowi
name-peregrin-calls-the-north = wezwać Północ dzięki Peregrinowi
option-action-boromir-calls-gondor = Boromir: Gondor staje się aktywny i robi krok ku wojnie
option-action-gimli-calls-the-dwarves = Gimli: Krasnoludy stają się aktywne i robią krok ku wojnie
option-action-legolas-calls-the-elves = Legolas: Elfy stają się aktywne i robią krok ku wojnie
option-action-meriadoc-calls-the-north = Meriadok: Północ staje się aktywna i robi krok ku wojnie
option-action-peregrin-calls-the-north = Peregrin: Północ staje się aktywna i robi krok ku wojnie

## Lords and lieutenants, and cards of the Free Peoples

name-elrond-enters = wprowadzić do gry Elronda
name-galadriel-enters = wprowadzić do gry Galadrielę
leads-action-lead-them-into-battle = Gothmog, tam gdzie jest: { $then }
leads-action-sorcery-moves = Wielka czarna magia: przesuń armię Rzecznika Saurona { $then }
leads-action-sorcery-attacks = Wielka czarna magia: atakuj armią Rzecznika Saurona { $then }
name-lead-them-into-battle = poprowadzić ich do boju dzięki Gothmogowi
name-sorcery-moves = przesunąć armię Wielką czarną magią
name-sorcery-attacks = zaatakować Wielką czarną magią
option-action-elrond-enters = Wprowadź do gry w Rivendell: { name-elrond-keeper-of-vilya }
option-action-galadriel-enters = Wprowadź do gry w Lórien: { name-galadriel-keeper-of-nenya }
option-action-lead-them-into-battle = Gothmog: zrekrutuj tam, gdzie jest, jednostkę regularną Saurona albo zamień jedną w elitarną
option-action-sorcery-moves = Wielka czarna magia: przesuń armię Rzecznika Saurona
option-action-sorcery-attacks = Wielka czarna magia: atakuj armią Rzecznika Saurona
question-lead-them-into-battle = Co robi { FORM($region, case: "in") }?
option-lead-them-into-battle-recruit-regular = Zrekrutuj jednostkę regularną Saurona
option-lead-them-into-battle-replace-regular = Zamień jednostkę regularną Saurona w elitarną
question-whose-hand = Czyją rękę oglądasz?
option-whose-hand-witch-king = Rękę { seat-witch-king.gen }
option-whose-hand-saruman = Rękę { seat-saruman.gen }
option-whose-hand-shadow = Rękę { name-shadow.gen }
option-whose-hand-none = Niczyjej
question-discard-theirs = To jest ręka { $player-key ->
    [witch-king] { seat-witch-king.gen }
    [saruman] { seat-saruman.gen }
   *[other] { FORM($player, case: "gen") }
}. Która karta zostaje odrzucona?
option-discard-theirs-none = Żadna
event-hand-opened = { $side } pokazuj{ e } karty z ręki{ because }.
event-hand-closed = Żadna karta { FORM($side, case: "gen") } nie zostaje odrzucona.
event-discard-theirs = { $side } tra{ ci } z ręki kartę „{ $card }”{ because }.
question-withdraw-in-order = Czy anulujesz { $hits ->
    [1] trafienie
   *[other] jedno z { $hits } trafień
} w twoją armię? Wtedy musisz, o ile to możliwe, zakończyć bitwę po tej rundzie.
question-minion-forfeits = Który sługa rezygnuje z przywództwa? Wróg rzuca tyloma kośćmi mniej.

## The Balrog and the Witch-king

question-balrog-recruits = Którą jednostkę Saurona rekrutujesz w Morii?
option-balrog-recruits-none = Żadnej
event-balrog-wakes = { $minion } staje się aktywny{ because }.
event-balrog-sleeps = { $minion } staje się nieaktywny.
question-balrog-does = Balrog jest aktywny. Co robi?
name-wake-balrog = zbudzić Balroga
name-move-balrogs-army = przesunąć armię z Balrogiem
name-attack-with-balrog = zaatakować armią z Balrogiem
name-move-balrog = poruszyć samego Balroga
option-action-wake-balrog = Zbudź Balroga
option-action-move-balrogs-army = Przesuń armię z Balrogiem
leads-action-attack-with-balrog = Atakuj armią z Balrogiem { $then }
option-action-attack-with-balrog = Atakuj armią z Balrogiem
option-action-move-balrog = Porusz samego Balroga
option-balrog-does-move-balrogs-army = Przesuń armię, która jest z nim
option-balrog-does-attack-with-balrog = Atakuj armią, która jest z nim
option-balrog-does-move-balrog = Porusz jego samego
name-bind-balrog = uczynić Balroga nieaktywnym
name-gandalf-binds-balrog = uczynić Balroga nieaktywnym dzięki Gandalfowi
option-action-bind-balrog = Uczyń Balroga nieaktywnym
option-action-gandalf-binds-balrog = Gandalf: uczyń Balroga nieaktywnym
event-minion-replaced = Zajmuje miejsce drugiej wersji ({ $minion }).
question-spear-of-terror = { FORM($minion, case: "subj") } jest tam, gdzie Drużyna (Włócznia grozy): czy za zagrane właśnie wydarzenie dobierasz kartę Postaci?
question-draw-by = Za zagrane właśnie wydarzenie dobierasz jedną kartę. Dzięki któremu efektowi?
option-draw-by-palantir-of-orthanc = Palantír z Orthanku (z dowolnej talii)
option-draw-by-spear-of-terror = Włócznia grozy (z talii Postaci)
question-he-sees = Drużyna zadeklarowała położenie { FORM($region, case: "in") }. Czy od razu przesuwasz tam sługę ({ $minion })?
event-die-becomes-eye = { $card }: ta kość trafia na pole polowania jako Oko: { $die }.

## The table as text

terminal-three-rings = Pierścienie Elfów: { $rings }
terminal-rings-of = { $holder-key ->
    [out] { $rings } { $holder }
   *[other] { $rings } – { $holder }
}
terminal-special-dice = Kości specjalne { FORM($side, case: "gen") } w tej turze: { $dice }
terminal-special-kept = { $state ->
    [unused] Kości specjalne { FORM($side, case: "gen") } w tej turze: { $dice }; zatrzymany wynik: { $face }
    [boxed] Kości specjalne { FORM($side, case: "gen") } w tej turze: { $dice }; zatrzymany wynik: { $face }, na polu polowania
   *[used] Kości specjalne { FORM($side, case: "gen") } w tej turze: { $dice }; zatrzymany wynik: { $face }, użyty
}
terminal-dice-lost = Kości specjalne poza grą: { $dice }
terminal-balrog-active = Balrog z Morii jest aktywny.
terminal-balrog-inactive = Balrog z Morii jest nieaktywny.
terminal-sorcery-used = Wielka czarna magia została w tej turze użyta.
terminal-witch-king-replaced = Czarnoksiężnika z Angmaru już raz zamieniono; nie można tego powtórzyć.
terminal-tokens = Żetony akcji Cienia: { $tokens }
terminal-token-used = Cień użył w tej turze żetonu akcji.
terminal-secret-versions = Cień nie zna jeszcze tych kart: { $companions }
terminal-smeagol-tiles = Żetony Sméagola w puli polowania: { $count }
terminal-open-hand = Widzisz rękę { FORM($side, case: "gen") }:

## What can be looked up

terminal-special-card = Karta spoza talii, bez części bitewnej
terminal-level-of-best = równy najwyższemu wśród pozostałych
terminal-level-active = { $level } ({ $active }, kiedy jest aktywny)
terminal-tile-smeagol = Bez obrażeń. Sméagol dołącza do Drużyny jako jej przewodnik, a żeton opuszcza grę. Jeśli już w niej jest, nic się nie dzieje; jeśli nie może już przyjść, dobierany jest inny żeton.
terminal-die = Kość: { $owner } ({ $side }). Ścianki: { $faces }
terminal-die-use = Rzuca się nią razem z kośćmi akcji. Każda strona zatrzymuje na turę jeden wynik swoich kości specjalnych, a jeśli jest Oko, to właśnie Oko; Oko trafia na pole polowania jako kość Cienia.
terminal-die-loss-free = Jeśli zatrzymano wynik, który może przepaść, kość wypada z gry w następnej turze, o ile w grze jest Gandalf Biały.
terminal-die-loss-shadow = Jeśli zatrzymano wynik, który może przepaść, kość wypada z gry w następnej turze, o ile w grze jest Czarnoksiężnik z Angmaru.
terminal-can-be-lost = { $result } (może przepaść)
