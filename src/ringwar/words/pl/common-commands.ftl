### What the commands say of themselves: `ringwar COMMAND --help`.

usage-usage = użycie:{ " " }
usage-commands = polecenia
usage-deeds = czynności
usage-arguments = argumenty
usage-options = opcje
usage-help = pokazuje tę pomoc i kończy
usage-language = język, w którym wszystko jest podawane (domyślnie: język systemu)
usage-version = pokazuje wersję i kończy
usage-ringwar = Wojna o Pierścień, gra planszowa i gra karciana, według pełnych zasad.
usage-ringwar-examples =
    przykłady:
      ringwar play                                    gra w przeglądarce
      ringwar rules żeton Pierścienia                 zasady, które mówią o żetonach Pierścienia
      ringwar simulate cardgame --games 100           sto gier między graczami komputerowymi
      ringwar replay games/0001.ringwar --to 100      zapisana gra po stu odpowiedziach

    `ringwar COMMAND --help` mówi więcej o poleceniu.

usage-admin = opieka nad ludźmi i grami serwera
usage-admin-examples =
    przykłady:
      ringwar admin make-administrator anna
      ringwar admin list games
      ringwar admin --database sqlite:////srv/ringwar.sqlite ban bert --reason "obelgi na czacie"
      ringwar admin close 5f0e4c8a77d3b2a1
      ringwar admin new-password anna                 dla kogoś, kto zapomniał starego hasła

    Osobę podaje się nazwą konta albo identyfikatorem z listy. Działającego serwera nie trzeba zatrzymywać.
usage-admin-list = wszystkie osoby lub wszystkie gry, strona po stronie
usage-admin-what = co ma być na liście
usage-admin-audit = co zrobili administratorzy
usage-admin-ban = odbiera komuś dostęp
usage-admin-reason = dlaczego; ta osoba się o tym dowie
usage-admin-skip = pomija pierwsze N
usage-admin-close = porzuca grę
usage-arena = spotkania graczy komputerowych, z rankingiem i raportem
usage-arena-examples =
    przykłady:
      ringwar arena boardgame --with random,rules --games 50 --jobs 2
      ringwar arena cardgame --scenario duel --with random,rules --out duel.json --report duel.html
      ringwar arena boardgame --with random --gauntlet rules --games 200 --seed 7
      ringwar arena boardgame --with rules --report self-play.html
      ringwar arena boardgame --with rules,random --claim 0.9 --games 150
usage-arena-with = kto bierze udział; każdy gra z każdym, po obu stronach; jedna nazwa gra sama ze sobą; easy, normal, hard, expert, ze stylem: hard:military
usage-arena-gauntlet = tylko ten gracz gra z pozostałymi
usage-arena-claim = sprawdza twierdzenie, że pierwszy z dwóch graczy wygrywa z drugim co najmniej taką część gier (0.62); gra, dopóki nie będzie pewności
usage-arena-no-self-play = nikt nie gra sam ze sobą
usage-arena-games = ile gier w każdej parze, i tyle samo po zamianie stron (domyślnie: 100)
usage-arena-seed = to samo ziarno, te same gry (domyślnie: 0)
usage-arena-jobs = na ile procesów podzielić
usage-arena-check = sprawdza prawa gry przy każdej odpowiedzi
usage-arena-out = zapisuje wyniki jako JSON; można przerwać
usage-arena-report = zapisuje raport jako stronę do przeglądarki
usage-arena-json = wypisuje wyniki jako jeden obiekt JSON
usage-backup = kopiuje bazę danych serwera, który może dalej działać
usage-backup-examples =
    przykłady:
      ringwar backup monday.backup
      ringwar backup --database postgresql://ringwar@localhost/ringwar monday.backup
      ringwar backup --config /etc/ringwar.toml /var/backups/ringwar.backup
usage-backup-file = kopia; starsza o tej nazwie zostaje zastąpiona
usage-choices-scenario = scenariusz; bez niego pierwszy w danej grze
usage-choices-players = ile osób gra
usage-choices-option = gra z zasadą opcjonalną (można powtórzyć)
usage-data = dane gier i to, co w nich niesprawdzone
usage-data-examples =
    przykłady:
      ringwar data
      ringwar data --unverified
usage-data-unverified = tylko to, co powinien porównać ktoś, kto ma wydrukowaną grę
usage-odds = szanse bitwy lub polowania w grze planszowej
usage-odds-examples =
    Figurki zapisuje się jako frakcje z regularnymi/elitarnymi/przywódcami, potem Nazgûle i postaci.

    przykłady:
      ringwar odds battle --attacker "sauron 5/1 nazgul 2" --defender "gondor 3/1/1"
      ringwar odds battle --attacker "isengard 6/2 saruman" --defender "rohan 4/1" --at helms-deep --siege
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --attacker-card shadow-strategy-22
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --defender-card unknown
      ringwar odds battle --expansion lords --attacker "sauron 5 balrog-of-moria" --defender "elves 2/2"
      ringwar odds hunt --level 3 --free-dice 1 --moves 2
      ringwar odds hunt --level 2 --drawn std-3-1,std-eye-reveal-1
      ringwar odds hunt --level 2 --expansion lords    z dwoma żetonami Sméagola w puli
usage-odds-battle = szanse bitwy
usage-odds-attacker = na przykład "sauron 5/1 nazgul 2"
usage-odds-defender = na przykład "gondor 3/1/1"
usage-odds-at = gdzie się toczy (domyślnie: w otwartym polu)
usage-odds-siege = szturm na tamtejszą twierdzę
usage-odds-rounds = tylko tyle rund; nie z kartami ani z dodatkiem
usage-odds-attacker-card = na przykład shadow-strategy-22 albo unknown
usage-odds-defender-card = na przykład shadow-strategy-22 albo unknown
usage-odds-battles = ile bitew rozegrać, gdy w grze są karty lub dodatek (domyślnie: 2000)
usage-odds-seed = to samo ziarno, te same bitwy (domyślnie: 0)
usage-odds-json = wypisuje jeden obiekt JSON
usage-odds-hunt = szanse następnych ruchów Drużyny
usage-odds-level = kości Cienia na polu polowania
usage-odds-free-dice = kości Wolnych Ludów na polu polowania
usage-odds-re-rolls = kości, które Cień może przerzucić
usage-odds-moves = ile ruchów w tej turze (domyślnie: 1)
usage-odds-drawn = żetony, których nie ma w puli, na przykład std-3-1
usage-odds-special = żetony specjalne w puli, na przykład shadow-shelobs-lair
usage-odds-mordor = na torze Mordoru
usage-odds-json-moves = wypisuje listę JSON, po jednym obiekcie na ruch
usage-play = gra przy tym komputerze
usage-play-examples =
    przykłady:
      ringwar play                                   w przeglądarce: otwiera się strona na tym komputerze
      ringwar play cardgame --scenario duel --seat gandalf=human --seat witch-king=hard
      ringwar play --terminal                        jako tekst; pyta, która gra, które miejsce i kto siedzi na innych
      ringwar play boardgame --players 4 --seat gondor=human --seat shadow=hard:surprise
      ringwar play boardgame --expansion lords --option council-of-rivendell
      ringwar play --load game.ringwar               jako tekst, jak wszystko, co zna tylko terminal

    Tylko terminal zna --plain, --alone, --no-confirm, --verifiable-dice, --nonce, --secret, --load i --seed:
    kto poda jedną z tych opcji, gra w terminalu.
usage-play-terminal = gra jako tekst w tym terminalu
usage-play-plain = bez ramek i kolorów, dla czytników ekranu
usage-play-seat = kto gdzie siedzi; strona oznacza wszystkie jej miejsca; human, easy, normal, hard, expert, ze stylem: hard:military
usage-play-alone = wszystkie miejsca ludzi są twoje: bez przekazywania ekranu
usage-play-no-confirm = wysyła odpowiedzi bez pokazywania ich jeszcze raz
usage-play-own-dice = rzuty kośćmi i dobieranie kart na własnym stole
usage-play-verifiable-dice = kości, które po grze każdy może sprawdzić
usage-play-nonce = co miejsce dokłada do sprawdzalnych kości, zamiast pytania o to: cyfry szesnastkowe albo house
usage-play-secret = sekret zapisanej gry ze sprawdzalnymi kośćmi
usage-play-load = dalszy ciąg zapisanej gry
usage-play-seed = ziarno kości i graczy komputerowych
usage-play-processes = ile procesów razem myśli nad odpowiedzią hard lub expert (domyślnie: 1)
usage-replay = odtwarza zapisaną grę, sprawdzając każdą odpowiedź; w terminalu pozwala ją przejrzeć
usage-replay-examples =
    przykłady:
      ringwar replay games/0001.ringwar                w terminalu: tura po turze, naprzód i wstecz
      ringwar replay games/0001.ringwar --as shadow    oczami jednego z miejsc
      ringwar replay games/0001.ringwar --to 100       stół po 100 odpowiedziach
      ringwar replay games/0001.ringwar --verify --json
usage-replay-file = zapis gry, utworzony przez play lub simulate
usage-replay-verify = rozgrywa go też odpowiedź po odpowiedzi, jak przy stole, do tego samego końca
usage-replay-to = zatrzymuje się po N odpowiedziach i pokazuje, co widzi tam widz
usage-replay-as = w terminalu: czyj stół i czyją opowieść pokazać
usage-replay-plain = w terminalu: bez ramek i kolorów
usage-replay-json = wypisuje jeden obiekt JSON
usage-restore = przywraca kopię bazy danych serwera, który nie może wtedy działać
usage-restore-examples =
    przykłady:
      ringwar restore monday.backup
      ringwar restore monday.backup --database sqlite:////srv/ringwar/ringwar.sqlite --replace
usage-restore-file = kopia utworzona przez `ringwar backup`
usage-restore-replace = nawet jeśli przepadną przez to gry, które są tam teraz
usage-rules = wyszukuje zasadę
usage-rules-examples =
    { "[" }implied] oznacza to, czego instrukcja nie mówi wprost, ale co z niej wynika, [derived] – nasz własny przykład.

    przykłady:
      ringwar rules                   rozdziały
      ringwar rules BG-HUNT-07        punkt
      ringwar rules bg-hunt           rozdział
      ringwar rules żeton walki       punkty z tymi słowami
      ringwar rules --language uk     rozdziały po ukraińsku
usage-rules-words = punkt, rozdział albo szukane słowa
usage-serve = pozwala grać przez przeglądarkę
usage-serve-examples =
    przykłady:
      ringwar serve                                   dla przeglądarki na tym komputerze, http://127.0.0.1:8000
      ringwar serve --config /etc/ringwar.toml        tak, jak ustalił to gospodarz serwera
      ringwar serve --database postgresql://ringwar@localhost/ringwar

    Każde ustawienie może stać w pliku TOML albo w zmiennej środowiska (RINGWAR_PORT=9000): ich lista jest w docs/hosting.md.
usage-serve-host = gdzie nasłuchiwać (domyślnie: tylko na tym komputerze)
usage-serve-port = port (domyślnie: 8000)
usage-servers-database = sqlite:///FILE albo postgresql://USER@HOST/NAME
usage-servers-config = plik z ustawieniami (docs/hosting.md)
usage-simulate = rozgrywa wiele gier między graczami komputerowymi
usage-simulate-examples =
    przykłady:
      ringwar simulate cardgame --scenario duel --games 100
      ringwar simulate boardgame --with random --games 1000 --jobs 2 --json
      ringwar simulate boardgame --expansion lords --option council-of-rivendell --games 100
      ringwar simulate cardgame --games 20 --seed 7 --check --save games/
usage-simulate-with = kto gra: jedna nazwa dla wszystkich, nazwy w kolejności miejsc albo SEAT=NAME; easy, normal, hard, expert, ze stylem: hard:military (domyślnie: random)
usage-simulate-games = ile gier (domyślnie: 1)
usage-simulate-seed = to samo ziarno, te same gry (domyślnie: 0)
usage-simulate-jobs = na ile procesów podzielić
usage-simulate-check = sprawdza prawa gry przy każdej odpowiedzi
usage-simulate-save = zapisuje każdą grę w tym folderze
usage-simulate-json = wypisuje jeden obiekt JSON
usage-verify = mówi, czego zapis dowodzi o grze i jej kościach
usage-verify-examples =
    Sprawdzalne kości wynikają z sekretu gospodarza i z cyfr, które dokłada każde miejsce, kiedy znany jest
    już skrót sekretu. Skrót stoi w zapisie od początku, sekret zostaje ogłoszony po grze; dzięki temu każdy
    może sprawdzić, że nikt nie wybierał kości.

    przykłady:
      ringwar verify game.ringwar
      ringwar verify game.ringwar --secret 6f1d0c...
usage-verify-file = zapis gry
usage-verify-secret = ogłoszony sekret, jeśli zapis go nie zawiera
usage-admin-unban = przywraca komuś dostęp
usage-admin-make-administrator = pozwala kontu robić to wszystko w przeglądarce
usage-admin-new-account = zakłada konto; jego hasło jest pokazywane raz
usage-admin-new-password = zmienia hasło konta, pokazuje nowe raz i wylogowuje konto wszędzie
usage-arena-game = boardgame albo cardgame
usage-simulate-game = boardgame albo cardgame
usage-play-game = boardgame albo cardgame; bez tego padnie pytanie
usage-choices-expansion = gra z dodatkiem (można powtórzyć)
usage-odds-expansion = z postaciami, kartami i zdolnościami dodatku (można powtórzyć)
usage-odds-expansion-tiles = z żetonami dodatku w puli (można powtórzyć)

## What `ringwar rules` says

refusal-no-clause-has = żaden punkt nie zawiera „{ $words }”
rules-found = { $count ->
    [one] 1 punkt zawiera „{ $words }”
    [few] { $count } punkty zawierają „{ $words }”
   *[many] { $count } punktów zawiera „{ $words }”
}
refusal-clause-after-the-last = nie ma punktu { $clause }; ostatni w tym rozdziale to { $last }
refusal-clause-near = nie ma punktu { $clause }; może chodzi o { $near }?
refusal-no-clause = nie ma punktu { $clause }; `ringwar rules` pokazuje rozdziały
rules-how = `ringwar rules BG-HUNT` pokazuje rozdział, `ringwar rules SŁOWA` szuka słów.

## Co jest nie tak z wierszem poleceń. Argumenty wstawia parser języka Python.

wrong-see-help = { $wrong }; zobacz `{ $command }`
wrong-argument = argument { $argument_name }: { $message }
wrong-required = brakuje argumentów: { $given }
wrong-one-required = potrzebny jest jeden z argumentów { $given }
wrong-unrecognized = nieznane argumenty: { $given }
wrong-ambiguous = { $option } może oznaczać każde z: { $matches }
wrong-one-value = brakuje wartości
wrong-at-most-one-value = można podać najwyżej jedną wartość
wrong-some-values = potrzebna jest co najmniej jedna wartość
wrong-no-value = wartość { $given } jest tu zbędna
wrong-not-with = nie razem z { $given }
wrong-kind = { $value } nie da się odczytać jako { $type }
wrong-choice = { $value } nie ma wśród możliwych: { $choices }
wrong-choice-of-commands = { $parser_name } nie ma wśród możliwych: { $choices }
