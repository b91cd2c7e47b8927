# The interface of the browser client. What a game says comes from the server.

skip = Przejdź do treści
navigation = Strony
nav-new = Nowa gra
nav-games = Gry

## Home

home-title = Wojna o Pierścień
home-welcome = Gra planszowa i gra karciana według pełnych zasad: z komputerem, ze znajomymi przy tym ekranie albo przez internet.
home-quick-board = Zagraj w grę planszową
home-quick-board-note = Prowadzisz Wolne Ludy przeciw komputerowi.
home-quick-cards = Zagraj Pojedynek w grze karcianej
home-quick-cards-note = Grasz talią Gandalfa przeciw komputerowi.
home-new = Inna gra
home-continue = Graj dalej
home-your-turn = Twoja kolej
home-waiting = Czeka na: { $who }

## New game

new-title = Nowa gra
new-game = Gra
new-scenario = Scenariusz
new-players = Gracze
new-players-many = { $count ->
    [one] 1 gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
new-expansions = Dodatki
new-seats = Kto gdzie siedzi
new-me = Ja
new-open = Ktoś znajomy przez link albo ktokolwiek
new-local = Ktoś znajomy przy tym ekranie
new-computer = Komputer: { $level }
new-style = Styl: { $style }
new-style-of = Styl komputera na miejscu „{ $seat }”
new-name = Nazwa
new-your-name = Twoje imię
new-pace = Tempo
new-pace-none = Bez zegara
new-pace-live = Na żywo: { $minutes } min i { $increment } s na kolejkę
new-pace-days = { $days ->
    [one] 1 dzień na kolejkę
    [few] { $days } dni na kolejkę
   *[many] { $days } dni na kolejkę
}
new-access = Kto może oglądać
new-access-private = Tylko osoby przy stole
new-access-link = Każdy, kto ma link
new-access-listed = Wszyscy
new-dice = Kości i karty
new-dice-server = Z programu
new-dice-own = Własne, na stole
new-start = Zaczynaj
guest-name = Wędrowiec

## Games

games-open = Otwarte gry: dołącz do którejś

## A game

game-loading = Trwa przygotowanie stołu…
game-broken = Połączenie zerwane; nic nie przepadło. Kolejna próba…
game-open = Czeka na graczy
game-open-note = Gra zacznie się, kiedy wszystkie miejsca będą zajęte. Wyślij te linki osobom, z którymi chcesz zagrać.
game-copy = Kopiuj link
game-copied = Skopiowano
game-take = Zajmij miejsce
game-your-turn = Twoja kolej
game-waiting = Odpowiada { $who }
game-over = Koniec gry
game-abandoned = Gra została porzucona.
act-confirm = Potwierdź
act-back = Wstecz
act-undo = Cofnij
act-ready = Wszystkie odpowiedzi gotowe
act-dice = Zdecydują kości lub karty.
act-idle = To coś kosztuje, a niczego nie zmienia. Czy mimo to tak zrobić?
act-draft = Dotąd
act-options = Wszystkie możliwości
act-find = Znajdź możliwość
act-why = Dlaczego nie?
log-title = Dziennik
log-news = Od twojej ostatniej kolejki
log-empty = Nic się jeszcze nie wydarzyło.
tab-act = Akcja
tab-hand = Ręka
tab-table = Stół
tab-log = Dziennik
tab-chat = Czat

## Errors

error-unreachable = Serwer jest nieosiągalny. Nic nie przepadło; spróbuj ponownie.
error-missing = Nie ma takiej strony.
error-home = Przejdź na pierwszą stronę
error-again = Spróbuj ponownie
error-page = Tej strony nie udało się pobrać.
error-slow = Serwer odpowiada wyjątkowo długo.
error-missing-note = Link może być stary albo zgubił literę. Z twoimi grami nic się nie stało.

## Around the pages

menu = Menu
close = Zamknij
wait = Chwileczkę…
nav-rules = Zasady
nav-cards = Karty
nav-odds = Szanse
nav-account = Zaloguj się
nav-settings = Ustawienia
nav-about = O Ringwar
step-less = O jeden mniej: { $what }
step-more = O jeden więcej: { $what }
who-me = ja
who-open = ktoś przez link
who-computer-at = komputer ({ $level })
who-nobody = jeszcze nikt

## Beginning and joining

home-play = Graj
home-again = To samo jeszcze raz
home-new-note = Inne scenariusze, znajomi przy tym ekranie lub przez link, inne tempo.
home-all-games = Wszystkie trwające gry ({ $count })
home-more-open = Wszystkie otwarte gry
home-more-watch = Wszystkie gry do oglądania
home-learn = Poznaj
home-learn-rules = Każda zasada, punkt po punkcie, do czytania i wyszukiwania.
home-learn-cards = Wszystkie karty i postaci obu gier, naszymi słowami.
home-learn-odds = Jak może się skończyć bitwa lub polowanie, zanim zaryzykujesz.
new-again = Zagraj jeszcze raz
new-other = Inna gra
new-last = Ostatnio grane
new-keep = Do ulubionych
new-more = Tempo i widzowie
new-invite = Otwórz stół
new-starting = Trwa przygotowanie stołu…
new-open-note = Dostaniesz link do każdego miejsca, które na kogoś czeka. Gra zacznie się, kiedy wszyscy zajmą miejsca.
new-name-of = Nazwa: { $seat }
new-dice-server-note = Po grze kości można sprawdzić.
new-dice-own-note = Gracie własnymi kośćmi i kartami; wystarczy telefon obok planszy. Podajecie, co wypadło, a program pilnuje zasad. Gracz komputerowy sam dobiera swoje karty.
favourite-mark = Ulubione: { $what }
game-share = Udostępnij
game-open-wait = Gra zacznie się, kiedy wszystkie miejsca będą zajęte. Możesz zamknąć tę stronę; gra czeka na ciebie pod „Gry”.
lobby-invited = Masz zaproszenie: { $seat }
lobby-choose = Są wolne miejsca
lobby-seat = Miejsce
lobby-give = Kto tu siedzi: { $seat }
lobby-change = Oddaj…
lobby-link = Link: { $seat }
lobby-watch = Link dla widzów

## Lists of games

games-page = Gry
games-lists = Listy gier
games-watch = Oglądaj, jak grają inni
games-turn = Twoja kolej
games-waiting = Czekają na innych
games-not-begun = Jeszcze nie zaczęte
games-over = Zakończone
games-more = Pokaż starsze gry
list-mine = Moje
list-open = Do dołączenia
list-running = Do oglądania
list-finished = Zakończone
list-mine-none = Nie masz jeszcze żadnej gry. Pierwsza jest o jedno kliknięcie stąd.
list-open-none = Nikt teraz na ciebie nie czeka. Otwórz stół, który widzą wszyscy, a może ktoś przyjdzie.
list-running-none = Żadna gra nie jest teraz otwarta dla widzów.
list-finished-none = Żadna gra, którą mogą oglądać wszyscy, jeszcze się nie skończyła.
game-ended = Zwycięstwo: { $who } – { $how }
game-ended-won = Twoje zwycięstwo: { $how }
game-ended-lost = Twoja porażka: { $how }
ending-resigned = przez poddanie
ending-time = na czas
ending-agreed = za zgodą stron
ending-abandoned = gra porzucona

## Reporting a problem

report-open = Zgłoś problem
report-title = Zgłoś problem
report-what = Co się stało, a co miało się stać?
report-example = Atak na Osgiliath, a potem…
report-holds = Plik zawiera twoje słowa, adres tej strony, nazwę przeglądarki i błędy, które napotkała. Nic nie jest wysyłane: zapisujesz plik i dajesz go, komu chcesz.
report-holds-game = Plik zawiera twoje słowa, grę taką, jak ją widzisz (a po jej końcu także zapis), nazwę przeglądarki i błędy, które napotkała. Nic nie jest wysyłane: zapisujesz plik i dajesz go, komu chcesz.
report-save = Zapisz plik
report-saved = Zapisano wśród pobranych plików.

## Settings

settings-note = Zachowywane w tej przeglądarce i stosowane od razu.
settings-look = Wygląd
settings-language = Język
settings-language-auto = Jak w przeglądarce
settings-theme = Światło
settings-theme-auto = Jak w urządzeniu
settings-theme-light = Dzień
settings-theme-dark = Noc
settings-motion = Ruch
settings-motion-note = Krótki ruch pokazuje, co się wydarzyło.
settings-play = Gra
settings-confirm = Potwierdzanie przed wysłaniem
settings-confirm-always = Zawsze
settings-confirm-dice = Tylko tam, gdzie zdecydują kości lub karty
settings-confirm-note = Do wysłania wszystko można cofnąć.
settings-sound = Dźwięk
settings-sound-note = Kości, kartki i róg, kiedy przychodzi twoja kolej.
settings-sound-dice = Kości
settings-sound-page = Kartka
settings-sound-horn = Róg
settings-notices = Powiadomienia przeglądarki
settings-notices-note = Kiedy przychodzi twoja kolej, a ty patrzysz gdzie indziej.
settings-notices-denied = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
settings-notices-none = Ta przeglądarka nie obsługuje powiadomień.

## Rules

rules-note = Pełne zasady wszystkich trzech pudełek naszymi słowami. Każdy punkt ma adres: znajdziesz tu to, na co powołują się dziennik i „Dlaczego nie?”.
rules-search = Słowa lub punkt, np. żeton Pierścienia
rules-remarks = Przykłady i uwagi
rules-glossary = Słownik tej księgi ({ $count })
rules-chapters = Sąsiednie rozdziały
rules-found = Znalezione w zasadach
rules-found-count = { $count ->
    [0] Żaden punkt nie zawiera wszystkich tych słów.
    [one] Jeden punkt.
    [few] { $count } punkty.
   *[many] { $count } punktów.
}
rules-found-first = Oto pierwsze wyniki ({ $shown }); więcej słów znajdzie ich mniej.
rules-none = Nic nie zawiera wszystkich tych słów. Spróbuj z mniejszą liczbą słów albo z ich początkami.
rules-no-clause = Nie ma punktu { $clause }.
rules-all = Wszystkie rozdziały

## Cards and characters

cards-title = Karty i postaci
cards-note = Wszystko, co jest wydrukowane na kartach obu gier. Teksty są nasze: mówią, co karta robi, a nie jak mówi to wydrukowana.
cards-all = Wszystkie karty i postaci
cards-search = Słowa na karcie
cards-game = Gra
cards-both = Obie gry
cards-group = Talia lub frakcja
cards-type = Typ
cards-side = Strona
cards-any = Wszystkie
cards-count = { $count ->
    [one] 1 karta lub postać
    [few] { $count } karty i postaci
   *[many] { $count } kart i postaci
}
cards-none = Żadna karta nie jest taka. Usuń któryś filtr albo szukaj mniejszej liczby słów.
cards-clear = Pokaż wszystkie
cards-more = Pokaż jeszcze { $count }
cards-missing = Nie ma karty ani postaci o tej nazwie.
cards-no-text = Na tej karcie nie ma tekstu; wszystko mówią jej symbole.
group-people = Postaci
group-deck-character = Talia Postaci
group-deck-strategy = Talia Strategii
group-deck-special = Karta specjalna
group-place-battleground = Pole bitwy
group-place-path = Ścieżka
fact-game = Gra
fact-side = Strona
fact-kind = Rodzaj
fact-type = Typ
fact-expansion = Dodatek
fact-number = Numer
fact-needs = Wynik kości
fact-player = Tylko dla gracza
fact-nations = Frakcje
fact-on-table = Zostaje na stole
fact-tile = Żeton polowania
fact-initiative = Inicjatywa w walce
fact-replaces = Zastępuje
fact-level = Poziom
fact-leadership = Przywództwo
fact-nation = Frakcja
fact-activates = Aktywuje
fact-extra-die = Dodatkowe kości akcji
fact-captain = Wódz Zachodu
fact-in-fellowship = Zaczyna w Drużynie
fact-faction = Frakcja
fact-keywords = Słowa kluczowe
fact-icons = Symbole
fact-variable = Czasami
fact-paths = Na ścieżkach
fact-wielders = Dzierżyciele
fact-copies = Egzemplarze
fact-decks = Talie
fact-points = Punkty zwycięstwa
fact-defence = Symbole obrony
fact-defenders = Obrońcy
fact-attackers = Atakujący
fact-scenarios = Scenariusze
fact-yes = tak
icon-path-attack = atak na ścieżce
icon-path-defense = obrona na ścieżce
icon-battleground-attack = atak na polu bitwy
icon-battleground-defense = obrona na polu bitwy
icon-leadership-attack = atak przywództwa
icon-leadership-defense = obrona przywództwa
variable-battleground = +{ $bonus } { $icon }; gdzie: { $names }
variable-path = +{ $bonus } { $icon }; gdzie: { $names }
variable-supporting = +{ $bonus } { $icon }, kiedy wspiera: { $names }
variable-in-play = +{ $bonus } { $icon }, kiedy w grze jest: { $names }
variable-per-two = +{ $bonus } { $icon } za każde dwie takie karty: { $names }
variable-token = +{ $bonus } { $icon } po zapłaceniu kosztu
sure-title = Jak bardzo to pewne
sure-decided = Źródła milczą tu albo się różnią; to, co następuje, jest naszą decyzją. Rozstrzygnąć może ktoś, kto ma wydrukowaną kartę.
sure-decided-short = częściowo nasza decyzja
sure-single = Coś na tej karcie podaje tylko jedno źródło albo wynika to z działania karty.
sure-single-short = z jednego źródła
sure-medium = Nie wszystko na tej karcie potwierdza więcej niż jedno źródło.
sure-medium-short = nie w pełni potwierdzone
sure-low = Niewiele na tej karcie potwierdza więcej niż jedno źródło.
sure-low-short = prawie niepotwierdzone
sure-open = Opiera się na jednym źródle: { $fields }
sure-or = albo { $other }

## Odds

odds-title = Szanse
odds-note = Jak może się skończyć bitwa lub polowanie w grze planszowej. Bez kart szanse są dokładne: nikt się nie wycofuje, a straty ponosi się tam, gdzie kosztują najmniej kości.
odds-battle = Bitwa
odds-hunt = Polowanie
odds-at = Gdzie
odds-at-open = W otwartym polu
odds-siege = Szturm na twierdzę
odds-swap = Zamień atakującego i obrońcę
odds-attacks = Atakujący
odds-defends = Obrońca
odds-characters = { $count ->
    [0] Postaci
   *[other] Postaci ({ $count })
}
odds-card = Karta walki
odds-card-none = Żadna
odds-card-unknown = Taka, której nikt nie widział
odds-needs-units = Obie strony potrzebują co najmniej jednej jednostki.
odds-result = Jak to może się skończyć
odds-rest = Co może zostać
odds-attacker = Wygrywa atakujący
odds-defender = Wygrywa obrońca
odds-both = Obie armie zniszczone
odds-undecided = Bez rozstrzygnięcia
odds-left = Jednostki, które średnio zostają: atakujący { $attacker }, obrońca { $defender }.
odds-left-attacker = Jednostki, które zostają atakującemu
odds-left-defender = Jednostki, które zostają obrońcy
odds-exact = Obliczone dokładnie, dla najwyżej { $rounds } rund.
odds-estimated = Oszacowane na podstawie bitew rozegranych według zasad ({ $battles }), z dokładnością do { $error }.
hunt-level = Kości Cienia na polu polowania
hunt-free = Kości Wolnych Ludów na tym polu
hunt-re-rolls = Kości, które Cień może przerzucić
hunt-moves = Ruchy w tej turze
hunt-mordor = Na torze Mordoru
hunt-drawn = Żetony, których już nie ma
hunt-special = Żetony specjalne w puli
hunt-move = Ruch
hunt-success = Dobrany żeton
hunt-damage = Średnie obrażenia
hunt-revealed = Ujawniona
hunt-stopped = Zatrzymana
hunt-all = Wszystkie ruchy razem: średnie obrażenia { $damage }, przed kartami, przewodnikami i ofiarami. Żetony w puli: { $tiles }.
tile-eye = Oko
tile-die = kość
tile-with-reveals = { $tile }, ujawnia

## Account and statistics

account-title = Konto
account-nobody = Możesz od razu grać jako gość. Konto zachowuje twoje gry i imię, gdziekolwiek się zalogujesz.
account-is-guest = W tej przeglądarce jesteś gościem. Jeśli cię zapomni, stracisz swoje gry: konto je zachowa.
account-is-account = Masz otwarte konto.
account-enter = Zaloguj się
account-enter-guest = Do konta, które już masz. Gry rozegrane jako gość zostają przy gościu.
account-make = Załóż konto
account-make-note = Nazwa i hasło, nic więcej. Adres służy tylko do powiadomień, jeśli ich chcesz.
account-become = Zamień na konto
account-become-note = Zachowujesz wszystkie gry i możesz logować się wszędzie.
account-name = Nazwa
account-password = Hasło
account-password-note = Co najmniej dziesięć znaków; dobre są cztery własne słowa.
account-email-maybe = E-mail, jeśli chcesz
account-email = E-mail do powiadomień
account-details = O tobie
account-old-password = Dotychczasowe hasło
account-new-password = Nowe hasło
account-password-changes = Nowe hasło wyloguje cię wszędzie indziej.
account-save = Zapisz
account-saved = Zapisano.
leaving-title = Wylogowanie i twoje dane
leaving-login = Logowanie { $day }, ostatnia wizyta { $seen }
leaving-here = tutaj
leaving-guest = Gość, który się wyloguje, nie może wrócić.
leaving-out = Wyloguj się
leaving-everywhere = Wyloguj się wszędzie
leaving-export = Zapisz wszystko o mnie
leaving-delete = Usuń mnie
leaving-delete-note = Twoja nazwa, adres, logowania, czat i notatki zostaną usunięte natychmiast i na zawsze. Rozegrane gry zostaną, bez twojej nazwy.
leaving-delete-sure = Usuń mnie na zawsze
shunned-title = Zablokowane osoby
shunned-note = Nikt się o tym nie dowiaduje. Zablokowana osoba nie może zająć miejsca przy twoich stołach ani ty przy jej.
shunned-name = Nazwa konta
shunned-add = Zablokuj
shunned-block = bez gier
shunned-mute = bez czatu
shunned-forgive = Wybacz
shunned-forgive-who = Wybacz: { $who }
statistics-title = Twoje gry
statistics-none = Tu zobaczysz, jak ci poszło, kiedy skończy się jakaś twoja gra.
statistics-played = { $count ->
    [one] gra zakończona
    [few] gry zakończone
   *[many] gier zakończonych
}
statistics-games = gry
statistics-won = wygrane
statistics-by-game = Według gry
statistics-by-side = Według strony
statistics-by-opponent = Według przeciwnika
statistics-by-ending = Według zakończenia
statistics-shared = { $count ->
    [one] Jedna gra więcej, w której obie strony były twoje, nie jest liczona.
    [few] Jeszcze { $count } gry, w których obie strony były twoje, nie są liczone.
   *[many] Jeszcze { $count } gier, w których obie strony były twoje, nie jest liczonych.
}
against-computer = komputery
against-people = ludzie
against-both = ludzie i komputery

## Verified dice

verify-title = Sprawdzone kości
verify-note = Zanim padła pierwsza kość, serwer ogłosił skrót sekretu. Każdy rzut i każde dobranie wynika z tego sekretu i z cyfr, które dołożyli gracze; po grze każdy może więc zobaczyć, że nikt ich nie wybierał.
verify-none = Otwórz tę stronę z gry, która się skończyła.
verify-hash = Skrót, ogłoszony na początku
verify-secret = Sekret, ogłoszony na końcu
verify-secret-later = zostanie ogłoszony, kiedy gra się skończy
verify-nonce = Cyfry: { $seat }
verify-nonce-none = brak
verify-yours = twoje
verify-game = Do gry
verify-yourself = Zapisz zapis gry i sprawdź go własnym programem:
verify-running = Gra trwa. Zachowaj skrót: kiedy gra się skończy, sekret musi do niego pasować.
verify-own-dice = Tę grę rozegrano kośćmi i kartami prawdziwego stołu. Nie ma czego sprawdzać.
verify-secret-fits = Sekret pasuje do skrótu; twoja przeglądarka sama to obliczyła.
verify-secret-differs = Sekret nie pasuje do ogłoszonego skrótu.
verify-unchecked = Serwer nie sprawdził tej gry.
verify-all-follow = { $rolled ->
    [one] Jedyny rzut lub dobranie tej gry wynika z sekretu.
    [few] Wszystkie { $rolled } rzuty i dobrania tej gry wynikają z sekretu.
   *[many] Wszystkie rzuty i dobrania tej gry ({ $rolled }) wynikają z sekretu.
}
verify-some-differ = Rzuty i dobrania, które nie wynikają z sekretu: { $wrong } z { $rolled }.
verify-nonces = { $count ->
    [one] Jedno miejsce dołożyło cyfry, których gospodarz nie mógł przewidzieć.
    [few] { $count } miejsca dołożyły cyfry, których gospodarz nie mógł przewidzieć.
   *[many] { $count } miejsc dołożyło cyfry, których gospodarz nie mógł przewidzieć.
}
verify-no-nonces = Żadne miejsce nie dołożyło cyfr, nie jest więc dowiedzione, że gospodarz nie wypróbował wielu sekretów.
verify-own-nonce = Są wśród nich cyfry dołożone przez tę przeglądarkę.
verify-own-nonce-gone = Nie ma wśród nich cyfr dołożonych przez tę przeglądarkę.

## About

about-what = Wojna o Pierścień: gra planszowa z dodatkiem Władcy Śródziemia i gra karciana według pełnych zasad. Program zna każdą kartę, mówi, dlaczego czegoś nie można, i pozwala cofnąć to, co da się cofnąć.
about-version = Wersja { $version }
about-own = Wszystko, co tu widzisz, narysowano i napisano dla Ringwar: obrazy, symbole i słowa kart, które mówią, co karta robi, a nie jak mówi to wydrukowana. Gdzie nie mamy pewności co do wydrukowanej wartości, karta to zaznacza.
about-rights = Ringwar to wolne oprogramowanie na licencji MIT, dzieło ludzi, którzy lubią te gry. Nie ma nic wspólnego z ich wydawcą. Do poznania tych gier nic nie zastąpi wydrukowanych pudełek.
about-data-title = Co jest o tobie przechowywane
about-data = Twoja nazwa, twoje gry i to, co w nich piszesz; adres i hasło tylko wtedy, gdy je podasz. Nic nie przychodzi z innych serwerów i nic tam nie trafia. Jedyne ciasteczko mówi, kim jesteś; ustawienia zostają w twojej przeglądarce.
about-data-link = Możesz to wszystko zabrać ze sobą albo usunąć.
about-hosting-title = Uruchom u siebie
about-hosting = Ringwar działa na każdym komputerze z Pythonem: dla ciebie, dla domowników albo dla wszystkich.
about-hosting-play = gra w tej przeglądarce, z serwerem na twoim komputerze
about-hosting-serve = uruchamia serwer dla innych, z SQLite lub PostgreSQL
about-hosting-terminal = gra w terminalu, bez stron
about-licences-title = Z czego to powstało
about-licences = Wyłącznie liberalne licencje.
about-pages = Na tych stronach
about-server = W serwerze
about-package = Pakiet
about-licence = Licencja
about-for = Do czego
about-for-pages = strony
about-for-words = słowa w każdym języku
about-for-serif = nazwy i tytuły
about-for-sans = wszystko inne, co jest napisane
about-for-calls = wywołania
about-for-connections = połączenia
about-for-checks = sprawdzanie tego, co wysłano
about-for-databases = bazy danych
about-for-postgresql = PostgreSQL
about-for-passwords = hasła
about-for-metrics = metryki
about-for-terminal = tekst w terminalu

## The card table

table-round = Runda { $round }
table-passes = spasowało { $count } z { $all }
table-corruption = Zepsucie { $count }
table-corruption-word = zepsucie
table-lasting = Do końca rundy: { $cards }
table-no-places = Żadna lokalizacja nie jest teraz aktywna.
table-won = Zwycięstwo: { $who }
scoring-of = Zdobycze: { $who }
scoring-open = { $who }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}; { $count ->
    [one] 1 zdobyta lokalizacja
    [few] { $count } zdobyte lokalizacje
   *[many] { $count } zdobytych lokalizacji
}
paths-coming = Ścieżki, które jeszcze czekają
paths-open = Ścieżki, które jeszcze czekają: { $count }
battlegrounds-coming = Pola bitew, które jeszcze czekają: { $who }
battlegrounds-open = { $who }: pola bitew, które jeszcze czekają: { $count }
place-standing = atak { $attack }, obrona { $defence }
place-attacks = atak · { $who }
place-defends = obrona · { $who }
place-winner = Na razie { $who }:
place-nobody = Na razie nikt
place-again = Znów aktywne; z obszaru punktacji: { $who }
aside = Na razie poza grą
aside-open = Na razie poza grą: { $count ->
    [one] 1 lokalizacja
    [few] { $count } lokalizacje
   *[many] { $count } lokalizacji
}
memory = { $count ->
    [one] 1 znana
    [few] { $count } znane
   *[many] { $count } znanych
}
memory-of = Zakryte karty, które wszyscy już widzieli: { $who }
memory-places = W jednym z miejsc: { $places }
memory-deck = talia dobierania
memory-hand = ręka
memory-cycle = stos zrzuconych kart
memory-eliminated = wykluczone karty
memory-drawn = właśnie dobrane
seat-acts = działa
seat-passed = pas
seat-order = Tura { $number } w kolejności: { $seats }
seat-ring = Żeton Pierścienia, jeszcze nieużyty
pile-deck = Talia dobierania
pile-deck-choose = Wierzchnia karta twojej talii dobierania, kart: { $count }
pile-hand = Ręka
pile-hand-limit = Ręka; do następnej rundy można zachować najwyżej tyle kart: { $count }
pile-drawn = właśnie dobrane
pile-cycle = Stos zrzuconych kart
pile-eliminated = Wykluczone karty
pile-open = { $name }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}: zajrzyj
pile-more = { $count ->
    [one] I 1 zakryta karta.
    [few] I { $count } zakryte karty.
   *[many] I { $count } zakrytych kart.
}
pile-nothing = Nic tu nie leży.
reserve-empty = Pusta rezerwa
reserve-here = Do rezerwy
reserve-choose = Twoja rezerwa
reserve-of = Rezerwa: { $who }
hand-of = Ręka: { $who }, { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
hand-empty = Nie masz kart na ręce.
tray-title = Do wyboru
tray-drawn = Właśnie dobrane
tray-resolving = W trakcie rozpatrywania
where-hand = na ręce: { $seat }
where-drawn = właśnie dobrana: { $seat }
where-cycle = na stosie zrzuconych kart: { $seat }
where-eliminated = wykluczona: { $seat }
where-reserve = w rezerwie: { $seat }
where-place = gdzie: { $place }
where-item = dzierży: { $card }
card-look = Obejrzyj z bliska
card-locked = dopiero wyłożona
card-used = użyta w tej rundzie
card-used-long = Jej akcji użyto już w tej rundzie.
card-played = Zagrana w tej rundzie.
card-wielders = Mogą go dzierżyć: { $names }.
card-token-attack = dodany atak: { $count }
card-token-defence = dodana obrona: { $count }
card-battleground = pole bitwy
card-path = ścieżka { $number }
card-paths = ścieżki, na które może trafić
card-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
card-defence = własna obrona: { $count }
card-attackers = Mogą atakować:
card-defenders = Mogą bronić:
icon-battleground_attack = atak na polu bitwy: { $count }
icon-battleground_defense = obrona na polu bitwy: { $count }
icon-path_attack = atak na ścieżce: { $count }
icon-path_defense = obrona na ścieżce: { $count }
icon-leadership_attack = atak przywództwa: { $count }
icon-leadership_defense = obrona przywództwa: { $count }
combat-title = Walka: { $place }
combat-attack = Atak
combat-defence = Obrona
combat-tokens = { $count } z żetonów
combat-supports = { $army } – wspierana postać: { $character }
combat-cancelled = { $card }: karta stracona, anuluje { $count }
combat-left = { $count ->
    [0] Nie został żaden symbol ataku
    [one] Został 1 symbol ataku
    [few] Zostały { $count } symbole ataku
   *[many] Zostało { $count } symboli ataku
}
why-possible = To jest teraz możliwe, inną drogą.
skip-motion = Pomiń
tabs = Części stołu

## Several people before one screen

hand-over-title = Kolej na: { $who }
hand-over-note = Teraz odpowiada: { $seat }. Nikt inny nie powinien patrzeć.
hand-over-take = To ja: { $who }

## Dice and cards of one's own, on a real table

real-dice = { $left ->
    [0] { $total ->
        [1] Kość podana
       *[other] Wszystkie kości podane ({ $total })
    }
   *[other] { $total ->
        [1] Rzuć 1 kością
       *[other] Rzuć { $total } kośćmi
    } · do podania: { $left }
}
real-cards = { $left ->
    [0] { $total ->
        [1] Karta podana
       *[other] Wszystkie karty podane ({ $total })
    }
   *[other] { $total ->
        [one] Dobierz 1 kartę
        [few] Dobierz { $total } karty
       *[many] Dobierz { $total } kart
    } · do podania: { $left }
}
real-secret = Widzisz to tylko ty; inni niczego się nie dowiedzą.
real-waiting = Ktoś inny podaje, co dobiera
real-entered = Podane dotąd
real-remove = Cofnij: { $what }
real-send = Wyślij
real-send-part = Wyślij { $count } z { $total }
real-find-boardgame = Nazwa lub numer karty
real-find-cardgame = Nazwa karty
real-none = Nic o tej nazwie nie może się tu pojawić.
real-undo = Cofnij ostatnie

## Around the table

act-cause = Pyta:
act-series = { $number } z { $total }, wysyłane razem
act-find-none = Żadna możliwość nie zawiera tych słów.
game-thinking = { $who } – myśli…
why-clauses = Zasady:
thing-show = Pokaż, gdzie leży
thing-page = Wszystko na ten temat
kind-action = Akcje
kind-card = Karty
kind-character = Postaci
kind-army = Armie
kind-piece = Figurki
kind-region = Regiony
kind-location = Lokalizacje
kind-nation = Frakcje
kind-seat = Gracze
kind-die = Kości
kind-tile = Żetony
log-round = Runda { $number }
log-turn = Tura { $number }
log-times = × { $count }
side-title = Dziennik, czat i gra
side-act = O co chodzi i co się wydarzyło
side-log = Dziennik
side-chat = Czat
side-game = Gra
tab-new = coś nowego
chat-players = Czytają to wszyscy przy stole i wszyscy widzowie.
chat-spectators = Dopóki gra trwa, czytają to tylko ci, którzy oglądają.
chat-alone = Grasz z komputerem: czytają to tylko widzowie.
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Powiedz
chat-watches = ogląda
chat-unread = { $count ->
    [one] nieprzeczytany wpis
    [few] nieprzeczytane wpisy
   *[many] nieprzeczytanych wpisów
}
chat-mute = Nie czytaj więcej od: { $who }
people-title = Przy stole
people-here = przy stole
people-away = poza stołem
people-watching = { $count ->
    [0] Nikt nie ogląda.
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
}
people-give = Oddaj miejsce komuś innemu
people-give-note = Muszą się na to zgodzić wszyscy pozostali przy stole.
people-replace = { $seat }: oddaj…
people-open = komuś innemu, przez link
standing-title = Stałe odpowiedzi
standing-note = Program udziela tych odpowiedzi za ciebie, dopóki nie powiesz inaczej. Nikt inny się o tym nie dowie.
standing-number = Liczba N
note-title = Twoja notatka
note-place = Tylko ty możesz to czytać.
note-kept = Zachowano.
note-writing = Zapisywanie…
leave-resign = Poddaj się
leave-resign-sure = Czy poddajesz grę?
leave-resign-note = Wygra wtedy druga strona. Partnerzy na innych miejscach muszą się zgodzić. Poddajesz się jako { $seat }.
leave-abandon = Porzuć grę
leave-abandon-sure = Zakończyć grę bez zwycięzcy?
leave-abandon-note = Kiedy gra się zaczęła, muszą się na to zgodzić wszyscy przy stole.
leave-stay = Graj dalej
propose-undo = { $who } chce cofnąć ostatnią odpowiedź.
propose-resign = { $who } chce poddać grę.
propose-abandon = { $who } chce zakończyć grę bez zwycięzcy.
propose-takeover = { $who } proponuje nowego gracza ({ $seat }): { $heir }.
propose-undo-own = Chcesz cofnąć swoją ostatnią odpowiedź.
propose-resign-own = Chcesz poddać grę.
propose-abandon-own = Chcesz zakończyć grę bez zwycięzcy.
propose-takeover-own = Proponujesz nowego gracza ({ $seat }): { $heir }.
propose-somebody = ktoś inny, przez link
propose-accept = Zgoda
propose-decline = Odmów
propose-waits = Pozostali są pytani o zgodę.
propose-withdraw = Wycofaj propozycję
late-over = Skończył się czas: { $who }.
late-claim = Zażądaj wygranej
late-extend = Daj ponownie cały czas
late-computer = Niech dalej gra komputer
clock-title = Zegary
clock-days = { $days } d { $hours } h
end-rematch = Zagraj jeszcze raz
end-follow = Do rewanżu
end-review = Przegląd: szanse i błędy
end-replay = Obejrzyj jeszcze raz
end-record = Zapisz przebieg gry
end-verify = Sprawdź kości
end-games = Moje gry
keys-title = Klawisze
keys-digits = wybór z listy możliwości
keys-arrows = przechodzenie między tym, co się świeci, albo po liście
keys-enter = odpowiedź tym, co jest zaznaczone; potwierdzenie
keys-back = cofnięcie ostatniego wyboru przed wysłaniem
keys-look = bliższe obejrzenie tego, co jest zaznaczone, i dlaczego nie jest odpowiedzią
keys-undo = cofnięcie
keys-hint = podpowiedź: najlepsze możliwości i dlaczego
keys-hand = do ręki
keys-log = do dziennika
keys-past = spojrzenie wstecz na to, co się wydarzyło
keys-find = szukanie miejsca, karty lub punktu zasad
keys-help = te klawisze
find-title = Szukaj
find-what = Miejsce, karta lub punkt zasad
find-things = Miejsca i karty
find-clauses = W zasadach
find-none = Nic nie zawiera wszystkich tych słów.
find-count = { $count ->
    [0] Nic nie znaleziono
    [1] Znaleziono: 1
   *[other] Znaleziono: { $count }
}
gone-login = Kim jesteś?
gone-login-note = Ta gra jest dla osób, które są tu znane. Zaloguj się albo zacznij własną grę.
gone-yours = Ten stół nie jest dla ciebie otwarty
gone-yours-note = Ogląda go zbyt wiele osób albo jest tylko dla tych, którzy grają.
gone-missing = Nie ma tu takiej gry
gone-missing-note = Może jest prywatna, może linkowi brakuje końca, a może była grana pod inną nazwą lub w innej przeglądarce.

## Replay and looking back

tab-moments = Chwile
tab-graph = Wykres
tab-more = Więcej
replay-title = Odtwarzanie
replay-beside = O tej grze
replay-open = Odtwórz
replay-of = Odtwarzanie: { $game }
replay-not-over = Gra trwa. Przy jej stole możesz spojrzeć wstecz na to, co już znasz; odtwarzanie otworzy się, kiedy gra się skończy.
replay-nothing = Gra skończyła się, zanim cokolwiek się wydarzyło.
replay-table = Do stołu
replay-scrubber = Miejsce w grze
replay-at = { $at } z { $last }. { $words }
replay-beginning = Początek
replay-controls = Przechodzenie przez grę
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Wstrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-speed = Szybkość
replay-times = { $speed }×
replay-eyes = Punkt widzenia
replay-no-marks = Nie wydarzyło się jeszcze nic, co warto zaznaczyć.
replay-share = Udostępnij tę chwilę
replay-share-label = Gra po odpowiedzi { $at }
replay-share-private = Ta gra jest prywatna: link zadziała tylko u tych, którzy w nią grali.
replay-keep = Zachowaj i sprawdź
replay-record = Zapisz przebieg gry
replay-keys = Klawisze
replay-key-step = krok wstecz, krok naprzód
replay-key-mark = do poprzedniej chwili, do następnej
replay-key-ends = na początek, na koniec
replay-key-play = odtwarzaj, wstrzymaj
replay-key-help = te klawisze
replay-key-seek = dalej i wstecz: { $what }
sought = Czego szukać
sought-any = Wszystkie momenty
sought-round = { $game ->
    [cardgame] Rundy
   *[boardgame] Tury
}
sought-battle = { $game ->
    [cardgame] Walki
   *[boardgame] Bitwy
}
sought-hunt = Polowanie
sought-capture = { $game ->
    [cardgame] Zdobyte miejsca
   *[boardgame] Zdobycze
}
sought-corruption = Zepsucie
seek-back = Poprzednie: { $what }
seek-next = Następne: { $what }
eyes-spectator = Widz
eyes-all = Wszystkie ręce
mark-round = Początek:
mark-battle = Walka:
mark-hunt = Polowanie:
mark-capture = Zdobycz:
mark-corruption = Zepsucie:
mark-end = Koniec:
graph-points = Punkty: { $who }
graph-corruption = Zepsucie
graph-progress = Postęp Drużyny
graph-mordor = Tor Mordoru
graph-go = { $what } { $number }: przejdź tam
graph-round = Runda
graph-turn = Tura
graph-table = To samo w tabeli
graph-at-end = Jak przebiegała gra. Na końcu: { $values }.
play-on = Graj dalej od tego miejsca
play-on-from = Graj dalej po odpowiedzi { $at }
play-on-note = Zacznie się nowa gra z tego miejsca, w którym ta była po odpowiedzi { $at }. Dalsze rzuty i dobrania będą nowe.
play-on-start = Graj dalej
play-on-over = Tu gra jest skończona. Wróć do wcześniejszej chwili, aby grać od niej dalej.
board-turn = Tura { $turn }
board-points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
board-rings = Pierścienie Elfów
board-fellowship = Drużyna
board-mordor = stopień { $step } na torze Mordoru
board-progress = postęp { $count }
board-corruption = zepsucie { $count }
board-revealed = ujawniona
board-hidden = ukryta
board-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-at-war = W stanie wojny
board-hunt = Polowanie
board-none = brak
look-back = Spójrz wstecz
look-back-title = Patrzysz wstecz
look-back-note = Stół taki, jak wtedy dla ciebie wyglądał. Niczego nie można tu odpowiedzieć.
look-back-return = Wróć do gry
look-back-turn = Teraz twoja kolej.

## Review

review-title = Przegląd
review-ask = Przejrzyj tę grę
review-note = Komputer jeszcze raz rozważa każdy wybór, wiedząc tylko to, co mógł wtedy wiedzieć gracz: jak prawdopodobne było zwycięstwo każdej ze stron i co byłoby lepsze. To potrwa minutę lub dwie.
review-thinking = Komputer myśli: gotowe { $percent }%.
review-chance = Szansa Wolnych Ludów na zwycięstwo
review-percent = { $percent }%
review-mistakes = Największe błędy: { $who }
review-none = Brak dużych błędów.
review-lost = −{ $percent }%
review-lost-words = szansa na zwycięstwo spadła o { $percent }%
review-lost-note = Przy każdym błędzie: o ile zmniejszył on szansę na zwycięstwo.
review-given = Zrobiono: { $deed }
review-better = Lepiej: { $deed }

## The map of the board game

map-label = Mapa Śródziemia
map-tools = Oglądanie mapy
map-closer = Bliżej
map-farther = Dalej
map-whole = Cała mapa
map-overview = Cała mapa w pomniejszeniu
map-reach = Gdzie może być Drużyna
map-filter = Pokaż
map-filter-all = Wszystko
map-filter-options = Co można wybrać
map-filter-threatened = Zagrożone twierdze
map-filter-kinds = Co tam jest
map-filter-nations = Armie frakcji
map-filter-armies = Armie
map-filter-people = Postacie i Drużyna
map-filter-nazgul = Nazgûle
map-filter-settlements = Osady
map-filter-taken = Zdobyte osady
map-filter-sieges = Oblężenia
map-figures = { $count } × { $name }
map-wild = ziemia bez frakcji
map-town = miasteczko
map-city = miasto
map-stronghold = twierdza
map-fortification = fortyfikacja
map-held = zajmuje: { $who }
map-besieged = pod oblężeniem
map-unbesieged = bez oblężenia
map-garrison = załoga: { $figures }
map-garrison-title = Załoga:
map-besieger-title = Oblegający:
map-fellowship-here = jest tu Drużyna
map-fellowship-last = { $count ->
    [0] Drużyna, ukryta
    [one] Drużynę widziano tu ostatnio 1 krok temu
    [few] Drużynę widziano tu ostatnio { $count } kroki temu
   *[many] Drużynę widziano tu ostatnio { $count } kroków temu
}
map-empty = pusto
map-next-to = sąsiedzi: { $places }

## The board game's table: around the map

board-acts = Działa: { $who }
board-points-of = { $who }: punkty zwycięstwa, { $count } z { $most }
board-dice-of = Kości akcji: { $who }
board-kept-die = W tej turze: { $die }
board-lost-die = Utracono: { $die }
board-rings-of = { $who }: { $count ->
    [one] { $count } Pierścień Elfów
    [few] { $count } Pierścienie Elfów
   *[many] { $count } Pierścieni Elfów
}
board-guide = Przewodnik: { $who }
board-politics = Tor polityczny
board-steps = { $count ->
    [0] w stanie wojny
    [one] { $count } krok od wojny
    [few] { $count } kroki od wojny
   *[many] { $count } kroków od wojny
}
board-passive = bierna
board-hunt-box = Kości na polu polowania: Cienia – { $eyes }, Wolnych Ludów – { $walked }
board-hunt-re-rolls = { $count ->
    [one] { $count } przerzut
    [few] { $count } przerzuty
   *[many] { $count } przerzutów
}
board-hunt-special = W grze:
board-pool = Żetony polowania
board-pool-open = Pula polowania: { $count ->
    [one] został { $count } żeton
    [few] zostały { $count } żetony
   *[many] zostało { $count } żetonów
}
board-pool-tile = Żeton
board-pool-left = Zostało
board-pool-chance = Szansa
board-pool-seen = Wyszło
board-piles = Talie i odrzucone: { $who }
board-deck-character = Talia Postaci, kart: { $count }
board-deck-strategy = Talia Strategii, kart: { $count }
board-discards-of = Odrzucone: { $who }
board-discards-open = Odrzucone: { $who }, kart: { $count }
board-hands = Ręce
board-hand-decks = Postaci { $character }, Strategii { $strategy }
board-reserves = Zapasy
board-reinforcements = Posiłki
board-casualties = Straty
board-eliminated = Poza grą: { $names }
board-rail = Tory
board-seats = Miejsca
seat-leads = dowodzi
event-on-table = zostaje na stole
event-deck-character = Talia Postaci
event-deck-strategy = Talia Strategii
event-deck-special = Karta specjalna
person-level = poziom { $count }
person-leadership = przywództwo { $count }
region-held = Kontrola: { $who }
region-besieged = Oblężenie
region-besiegers = Oblegający
region-siege = można oblegać
region-strength = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}, przywództwo { $leadership }
region-free = Wolny dla armii: { $who }
region-free-both = Wolny dla armii obu stron
region-free-nobody = Nie jest wolny dla niczyich armii
region-next = Obok: { $places }
tile-reveals-sign = U
split-send = Idą ci
battle-round = runda { $round }
battle-strength = siła { $strength }, przywództwo { $leadership }
battle-card = Karta walki: { $card }
battle-chosen-character = Zakryta karta Postaci
battle-chosen-strategy = Zakryta karta Strategii
battle-to-roll = { $count ->
    [one] { $count } kość do rzutu
    [few] { $count } kości do rzutu
   *[many] { $count } kości do rzutu
}
battle-re-rolled = Jeszcze raz:
battle-needed = potrzeba { $needed } lub więcej
battle-of-combat-roll = rzut walki
battle-of-leader-re-roll = przerzut dowódcy
battle-of-fewer-dice = mniej kości
battle-of-most-dice = najwyżej tyle kości
battle-of-no-re-roll = bez przerzutu
battle-of-leadership = dowodzenie
battle-of-nazgul-leadership = dowodzenie Nazgûli
battle-of-hits = trafienia
battle-walls-fortification = miasto lub umocnienie, pierwsza runda
battle-walls-stronghold = mury twierdzy
battle-hits = { $count ->
    [one] { $count } trafienie
    [few] { $count } trafienia
   *[many] { $count } trafień
}
battle-to-lose = { $count ->
    [one] { $count } trafienie do przyjęcia
    [few] { $count } trafienia do przyjęcia
   *[many] { $count } trafień do przyjęcia
}
battle-rearguard = Straż tylna: { $figures }
battle-white-rider = Biały Jeździec: przywództwo Nazgûli się nie liczy.
battle-odds = Szanse ataku
hunt-successes = { $count ->
    [one] { $count } sukces
    [few] { $count } sukcesy
   *[many] { $count } sukcesów
}
hunt-damage-left = obrażenia { $count }
hunt-reveals = ujawnia Drużynę

## The position editor

nav-editor = Edytor pozycji
home-learn-editor = Ułóż dowolny stół gry planszowej, zagraj od niego albo go udostępnij.
new-editor = Albo ułóż stół gry planszowej po swojemu
editor-open = Zmień tę pozycję
editor-of-game = Tak stół wyglądał, gdy zaczął się krok tej chwili. Karty, których nie możesz widzieć, leżą w taliach.
editor-panel = Co stoi na stole
editor-parts = Części stołu
editor-part-region = Region
editor-part-fellowship = Drużyna
editor-part-nations = Frakcje
editor-part-dice = Kości
editor-part-cards = Karty
editor-part-hunt = Żetony
editor-part-turn = Tura
editor-part-lords = Władcy
editor-undo = Cofnij
editor-redo = Ponów
editor-table = Nowy stół
editor-share = Udostępnij
editor-play = Zagraj
editor-play-note = Nowa gra zacznie się od tego stołu. Każdy widzi tylko to, co widać z jego miejsca.
editor-good = Można grać. { $who }: { $question }
editor-good-chance = Można grać. Najpierw rzuca się kośćmi lub dobiera karty.
editor-show = Pokaż gdzie
editor-other-game = Ten dokument jest z innej gry
editor-besieged = Oblężenie
editor-around = Wokół murów
editor-inside = Wewnątrz
editor-control = Kto panuje
editor-fellowship-here = Drużyna jest tutaj
editor-clear = Usuń wszystkich
editor-characters = Postacie
editor-add-character = Dodaj postać
editor-remove = Usuń: { $name }
editor-add = Dodaj: { $name }
editor-out = poza grą
editor-where = Ostatnie znane miejsce
editor-mordor-track = Tor Mordoru
editor-not-there = jeszcze nie w Mordorze
editor-progress = Postęp
editor-corruption = Zepsucie
editor-tried = poruszyła się lub ukryła w tej turze
editor-companions = W Drużynie
editor-guide = Przewodnik
editor-active = aktywna
editor-casualty = strata: { $name }
editor-unrolled = Kości jeszcze nie rzucono.
editor-to-actions = Do akcji
editor-add-die = Dodaj:
editor-hunt-box = Na polu polowania
editor-ring-used = w tej turze użyto Pierścienia
editor-pile = Gdzie leżą karty
editor-pile-hands = Ręka: { $who }
editor-pile-table = Na stole: { $who }
editor-pile-discards = Odrzucone: { $who }
editor-find-card = Znajdź kartę do dodania
editor-tiles-drawn = Wyciągnięte
editor-tiles-removed = Usunięte z gry
editor-tiles-special-in-play = Żetony specjalne w grze
editor-turn = Tura
editor-phase = Faza
editor-to-act = Kto działa następny
editor-leads = Przewodzi: { $side }
editor-battle = Trwa bitwa: { $from } przeciw { $to }.
editor-battle-end = Zakończ bitwę
editor-usual = zwykła karta
editor-balrog-none = jeszcze nie nadszedł
editor-balrog-inactive = nieaktywny
editor-balrog-active = aktywny
editor-balrog-gone = poza grą
editor-smeagol-none = jeszcze nie nadszedł
editor-smeagol-guide = z Drużyną
editor-smeagol-gone = poza grą
editor-smeagol-tiles = Żetony Sméagola w puli
editor-special-dice = Kości specjalne w puli
editor-kept-die = Kość specjalna w tej turze: { $side }
editor-lost-dice = Utracone kości
editor-tokens = Żetony akcji Cienia
editor-start-table = Jak na początku gry
editor-empty-table = Pusta mapa
editor-import = Albo wczytaj dokument
editor-file = Z pliku
editor-paste = Albo wklej go tutaj
editor-read = Wczytaj
editor-unreadable = To nie jest dokument: to nie JSON.
editor-share-note = Odnośnik zawiera całą pozycję: wszystkie ręce są w nim jawne.
editor-share-refused = W tej postaci nie można grać.
editor-share-link = Odnośnik do tej pozycji
editor-download = Zapisz jako plik
editor-more-cards = { $count ->
    [one] i jeszcze 1 karta: wpisz część nazwy
    [few] i jeszcze { $count } karty: wpisz część nazwy
   *[many] i jeszcze { $count } kart: wpisz część nazwy
}
editor-pool = { $count ->
    [one] W puli polowania został 1 żeton.
    [few] W puli polowania zostały { $count } żetony.
   *[many] W puli polowania zostało { $count } żetonów.
}

## Hints

hint-ask = Podpowiedź
hint-title = Szanse na zwycięstwo
hint-chance = Szansa na zwycięstwo: { $chance }.
hint-thinking = Szukamy najlepszych możliwości…
hint-told = Podpowiedź: { $option }. Szansa na zwycięstwo: { $chance }. { $reason }
