### Co wypisują polecenia i dlaczego któregoś nie można wykonać.

output-players = { $players ->
    [one] 1 gracz
    [few] { $players } gracze
   *[many] { $players } graczy
}
output-answers = { $count ->
    [one] 1 odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
}
output-games = gry

## Zepsute i przerwane gry

output-record-lost = zapis gry { $game } przepadł: { $why }
output-broke = gra { $number } z ziarnem { $seed } się zepsuła: { $error }{ $file ->
    [none] {""}
   *[other] ; jej zapis do tego miejsca: { $file }
}
output-pairing-broke = gra { $number } z ziarnem { $seed } między { $first } a { $second } się zepsuła: { $error }{ $file ->
    [none] {""}
   *[other] ; jej zapis do tego miejsca: { $file }
}
output-more-broke = { $count ->
    [one] zepsuła się jeszcze 1 gra
    [few] zepsuły się jeszcze { $count } gry
   *[many] zepsuło się jeszcze { $count } gier
}
output-interrupted = przerwano; rozegrano { $games } z { $all } gier; to samo polecenie podejmie grę od tego miejsca

## Symulacje

simulate-game = gra
simulate-seats = miejsca
simulate-seed = ziarno
simulate-games = gry
simulate-questions = pytania
simulate-wins = zwycięstwa
simulate-endings = zakończenia
simulate-turns = tury
simulate-errors = błędy
simulate-played = { $games } w { $seconds } s, { $speed } na sekundę
simulate-asked = { $questions }, { $speed } na sekundę
simulate-share = { $name } { $count } ({ $share })
simulate-average = średnio { $turns }
simulate-none = brak
simulate-used = { $used } z { $all }{ $never ->
    [none] {""}
   *[other] ; ani razu: { $never }
}
# Czego gry powinny były użyć.
simulate-events-played = zagrane wydarzenia
simulate-combat-cards-used = użyte karty walki
simulate-actions-taken = wykonane akcje
simulate-characters-in-play = postacie w grze
simulate-tiles-drawn = dobrane żetony
simulate-cards-played = zagrane karty
simulate-actions-used = użyte akcje
simulate-locations-activated = aktywowane lokalizacje

## Szanse

odds-attacker-wins = wygrywa atakujący
odds-defender-wins = wygrywa obrońca
odds-both-destroyed = zniszczeni obaj
odds-undecided = nierozstrzygnięte
odds-units = pozostałe jednostki
odds-units-left = średnio atakujący { $attackers }, obrońca { $defenders }
odds-rounds = rundy
odds-rounds-at-most = najwyżej { $rounds }
odds-sure = dokładność
odds-error = ± { $error } (95%)
odds-exact = dokładnie
odds-move = ruch { $number }: żeton { $success }, ujawnienie { $revealed }, zatrzymanie { $stopped }, średnio obrażeń: { $damage }
odds-all-moves = wszystkie ruchy: średnio obrażeń: { $damage }, bez kart, przewodników i strat

## Zapisy

output-replayed = { $all ->
    [0] odpowiedzi: { $count }
   *[other] odpowiedzi: { $count } z { $all }
}, tura { $turn }
output-won = { $winner ->
    [none] nikt nie wygrał: { $kind }
   *[other] zwycięstwo: { $winner }: { $kind }
}
output-champion = { $seat } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
output-champions = ; zwycięstwo indywidualne: { $champions }
output-asked = { $seat }: „{ $question }”
output-not-over = nieskończone; pytanie: { $asked }
output-verified = sprawdzono: odpowiedź po odpowiedzi gra dochodzi do tego samego końca
output-proved = dowiedziono: nagłówek i każda odpowiedź są tymi, z którymi zamknięto zapis
output-not-proved = nie dowiedziono: { $why }
output-dice-hold = kości są uczciwe: wszystkie odpowiedzi Losu ({ $rolled }){ $since ->
    [0] {""}
   *[other] { " " }po pierwszych { $since } odpowiedziach
} wynikają z sekretu, którego skrót ogłoszono{ $seats ->
    [none] {""}
   *[other] , i z liczb, które dodali: { $seats }
}
output-nonces-unproved = nie dowiedziono: że skrót był przed dodanymi liczbami; kto dodał liczbę, ten to wie i znajdzie ją tam
output-house-unproved = nie dowiedziono: że nikt nie wybrał kości; żadne miejsce niczego nie dodało, więc dom mógł wypróbować wiele sekretów

## Opieka nad serwerem

output-banned = { $name }: odebrano dostęp
output-unbanned = { $name }: przywrócono dostęp
output-administrator = { $name }: odtąd administrator
output-abandoned = { $game }: grę porzucono
output-password = hasło dla { $name }: { $password }
output-is-administrator = administrator
output-is-banned = bez dostępu: { $reason }

## Dlaczego polecenia nie można wykonać

refusal-this = { $why }
refusal-of-file = { $file }: { $why }
refusal-cannot-read = nie można odczytać { $file }: { $why }
refusal-cannot-write = nie można zapisać { $why }
refusal-cannot-make-folder = nie można utworzyć folderu { $folder }: { $why }
refusal-folder-closed = nie można pisać w { $folder }: ten folder jest dla ciebie zamknięty
refusal-folder-holds = w { $folder } jest już { $file }; wybierz inny folder albo opróżnij ten
refusal-is-folder = nie można zapisać { $file }: to folder
refusal-in-closed-folder = nie można zapisać { $file }: jego folder jest dla ciebie zamknięty
refusal-number-between = '{ $text }' nie jest liczbą od { $least } do { $most }
refusal-no-seed = '{ $text }' nie jest ziarnem: weź najwyżej { $most } liter i cyfr
refusal-no-share = '{ $text }' nie jest udziałem od 0.01 do 0.99
refusal-seat-and-name = '{ $text }' to nie SEAT=NAME
refusal-names-for-seats = --with podaje nazw: { $names }, a miejsc jest { $seats }: { $all }
refusal-no-pages = strony dla przeglądarki nie są zbudowane: uruchom make web albo graj z --terminal
refusal-only-in-terminal = '{ $who }' gra w terminalu: dodaj --terminal
refusal-two-dice = --own-dice i --verifiable-dice wykluczają się nawzajem
refusal-secret-without-game = --secret idzie w parze z --load i zapisaną grą
refusal-nonce-without-dice = --nonce idzie w parze z --verifiable-dice i nową grą
refusal-games-there = w bazie danych są gry; --replace porzuca je dla gier z kopii
refusal-no-database = nie ma bazy danych { $database }; --database mówi, gdzie ona jest
refusal-other-database = { $database } nie jest bazą danych naszego serwera
refusal-no-verifiable-dice = tej gry nie rozegrano ze sprawdzalnymi kośćmi; w jej nagłówku nie ma wiersza 'dice'
refusal-dice-do-not-follow = { $wrong } z { $rolled } odpowiedzi Losu nie wynika z sekretu; pierwsza z nich to odpowiedź { $first }{ $older ->
    [0] {""}
   *[other] ; zapis jest według zasad { $older }
}
refusal-secret-missing = w zapisie nie ma sekretu; podaj go: --secret HEX
refusal-secret-no-digits = sekret '{ $secret }' nie jest zapisany cyframi szesnastkowymi
refusal-replays-otherwise = rozegrana odpowiedź po odpowiedzi gra dochodzi do innego końca niż rozegrana za jednym razem
refusal-process-ended = proces skończył się przed swoimi grami; czy wystarcza pamięci na tyle --jobs?
refusal-claim-of-two = --claim dotyczy dwóch graczy: --with LEPSZY,SŁABSZY
refusal-nobody-meets = nikt z nikim nie gra: --with wymienia za mało graczy
refusal-same-file = --out i --report to ten sam plik
refusal-results-without-games = { $file } już jest, ale bez swoich gier w { $log }; wybierz inny plik
refusal-other-results = { $file } już jest i nie pochodzi z tego meczu; wybierz inny plik
refusal-other-report = { $file } już jest i nie jest raportem z tego meczu; wybierz inny plik
refusal-other-build = gry w { $file } rozegrał inny kod albo inne wagi; wybierz inny plik
refusal-no-log = { $file } nie jest dziennikiem meczu; wybierz inny plik na wyniki
refusal-log-of-other-version = { $file } rozpoczął ringwar w wersji { $version }; wybierz inny plik
refusal-log-of-other-match = { $file } jest z innego meczu ({ $field-key }: tam { $theirs }, tu { $mine }); wybierz inny plik albo podaj polecenie, które go rozpoczęło
refusal-log-no-game = { $file }, wiersz { $number }: to nie jest gra tego meczu

## Co system mówi o plikach

system-file = { $file }: { $why }
system-ENOENT = nie ma takiego pliku ani folderu
system-EACCES = brak dostępu
system-EPERM = to niedozwolone
system-EEXIST = plik już istnieje
system-ENOTDIR = to nie folder
system-EISDIR = to folder
system-ENOSPC = brak miejsca na dysku
system-EROFS = system plików tylko do odczytu
system-ENAMETOOLONG = nazwa pliku jest za długa
system-ELOOP = za dużo dowiązań do siebie nawzajem
system-EIO = błąd wejścia lub wyjścia
system-EADDRINUSE = adres jest już zajęty
