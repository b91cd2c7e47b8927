### Words that every game shares, and those of the terminal.

# A number by itself.
number = { $number }

## Choices

option-yes = Tak
option-no = Nie
option-none = Żadne
name-none = brak
name-hidden = coś zakrytego
name-chance = Los
name-spectator = widz
    .gen = widza
name-human = osoba przy tej klawiaturze

# A question that a card or a character asks.
asking-by = { $cause }: { $question }
# An option that leads to one thing alone names it.
leads = { $option }: { $then }
leads-on = { $before } { $after }
# Two of a kind are two options; the first has no mark.
copy = { $option } (egzemplarz { $number })
idle = { $option } (o ile wiadomo, niczego to nie zmienia)

## Several things in one phrase

list-next = { $before }, { $after }
list-last = { $before } i { $after }
# Where a game counts copies in lists, names that look like two stand in quotation marks.
list-quoted = „{ $name }”
list-pair = { $name } { $value }

## How far the game has come, which needs no words

event-table = { "" }

## Chance

question-die = Rzuć kością. Co pokazuje?

## The terminal: before the game

terminal-which-game = W którą grę gracie?
terminal-which-scenario = Który scenariusz?
terminal-play-with = Czy grasz z tym: { $part }?
terminal-how-many-players = Ilu graczy?
terminal-which-seats = Które miejsca są twoje?
terminal-one-or-several = Kto nimi gra?
option-several-people = kilka osób, które przekazują sobie ekran
option-one-person = jedna osoba, która widzi wszystkie
terminal-who-sits = Kto odpowiada: { $seat }?
terminal-choose = Numer lub nazwa, albo Enter: { $default }
terminal-choose-several = Numery lub nazwy oddzielone spacjami, albo Enter: { $default }

## The terminal: the game

terminal-welcome = Wpisz help, aby zobaczyć, co można wpisywać.
terminal-table = Stół ({ $reader })
terminal-news = Co się wydarzyło
terminal-earlier = { $count ->
    [one] Wcześniej wydarzyła się jeszcze jedna rzecz; wpisz log, aby ją przeczytać.
    [few] Wcześniej wydarzyły się jeszcze { $count } rzeczy; wpisz log, aby je przeczytać.
   *[many] Wcześniej wydarzyło się jeszcze { $count } rzeczy; wpisz log, aby je przeczytać.
}
terminal-question = { $side }
terminal-question-chance = Wasze własne kości i karty
terminal-answer = Twoja odpowiedź
terminal-answer-default = Twoja odpowiedź (Enter: { $default })
terminal-only = Jest tylko jedna odpowiedź: { $option }
terminal-page = Strona { $number } z { $count }; Enter: następna, cokolwiek innego: odpowiedź
terminal-go = Wysłać? Enter wysyła, back cofa ostatni wiersz
terminal-unused = Niewykorzystane: { $answers }
terminal-news-page = Wydarzyło się więcej (strona { $number } z { $count }); Enter: następna
terminal-go-how = Naciśnij Enter, aby wysłać, albo wpisz back.
terminal-then-dice = Potem padają kości albo coś zostaje dobrane.
terminal-then-asked = potem odpowiada { $seat }.
terminal-status = { $reader-key ->
    [spectator] Stan gry
   *[other] Stan gry ({ $reader })
}
terminal-watch = Tura { $turn }. Enter: następna tura; liczba: tyle tur; back, turn N, battle, hunt, start, all, help, quit
terminal-no-moment = { $moment-key ->
    [hunt] Dalej nie ma już polowania.
   *[other] Dalej nie ma już bitwy.
}
terminal-no-further = Dalej nie ma już nic.
terminal-not-kept = Gry nie można teraz zachować ({ $reason }). Toczy się dalej; przy każdej odpowiedzi następuje kolejna próba.
terminal-confirm = { $is_on ->
    [on] Przed wysłaniem wszystko jest pokazywane jeszcze raz; confirm off to wyłącza.
   *[other] Odpowiedzi są wysyłane od razu; confirm on pokazuje je przedtem jeszcze raz.
}
terminal-new-game = Nowa gra
terminal-unfinished = Gry niedokończone
terminal-kept-game = { $game }, { $scenario } ({ $seats }), odpowiedzi: { $count }, { $when }
terminal-rescue = { $count ->
    [one] Dobra jest jedna odpowiedź tej gry. Czy grać dalej od tego miejsca?
    [few] Dobre są pierwsze { $count } odpowiedzi tej gry. Czy grać dalej od tego miejsca?
   *[many] Dobrych jest pierwszych { $count } odpowiedzi tej gry. Czy grać dalej od tego miejsca?
}
terminal-why-usage = Wpisz why not i to, o co ci chodzi, na przykład: why not edoras albo: why not edoras recruit
terminal-why-intent = { $intent }: { $reason }
terminal-why-possible = { $thing }: to jest teraz możliwe.
terminal-why = { $reason } ({ $rules })
terminal-standing = Stałe rozkazy; wpisz standing i nazwę (oraz liczbę w miejsce N), aby wydać rozkaz, standing drop i nazwę, aby go odwołać
terminal-standing-nobody = Stałe rozkazy ma tylko ktoś, kto gra.
terminal-standing-order = { $stands ->
    [yes] * { $order }: { $about }
   *[other] { "  " }{ $order }: { $about }
}
terminal-hand-over-done = naciśnij Enter, a potem przekaż ekran ({ $seat })
terminal-idle = O ile wiadomo, niczego to nie zmienia, a koszt przepada. Wpisz yes, aby mimo to tak zrobić
terminal-which-number = jedno z { $numbers }
terminal-number-from-to = liczba od { $least } do { $most }
terminal-ambiguous = To pasuje do: { $options }. Które?
terminal-others = { $count ->
    [one] jedno inne
    [few] { $count } inne
   *[many] { $count } innych
}
terminal-unknown-command = „{ $typed }” nie jest tu poleceniem; wpisz help, aby zobaczyć, co można wpisywać.
terminal-unknown = Nie ma tu „{ $typed }”. Wybierz z listy.
terminal-hand-over-wait = { $seat }: naciśnij Enter, kiedy nikt inny nie widzi ekranu
terminal-hand-over-undo = { $before } może jeszcze wpisać undo.
terminal-undone = Cofnięto.
terminal-log = { $count ->
    [0] Co wydarzyło się dotąd
    [1] Co wydarzyło się dotąd, bez pierwszego wiersza; log i liczba pokazuje więcej
   *[other] Co wydarzyło się dotąd, bez pierwszych { $count } wierszy; log i liczba pokazuje więcej
}
terminal-nothing = Nie wydarzyło się jeszcze nic, co można by zobaczyć.
terminal-no-rules = Żadna zasada nie wspomina o „{ $typed }”.
terminal-more-rules = { $count ->
    [one] Wspomina o tym jeszcze jeden punkt zasad.
    [few] Wspominają o tym jeszcze { $count } punkty zasad; dodaj słowo, aby znaleźć mniej.
   *[many] Wspomina o tym jeszcze { $count } punktów zasad; dodaj słowo, aby znaleźć mniej.
}
terminal-rules-usage = Wpisz rules i to, czego szukasz, na przykład: rules hunt
terminal-text-usage = Wpisz text i nazwę karty.
terminal-save-usage = Wpisz save i nazwę pliku.
terminal-overwrite = { $file } już istnieje. Nadpisać?
terminal-saved = Zapisano w { $file }.
terminal-not-saved = Nie zapisano: { $reason }
terminal-unsent = { $count ->
    [one] Jedna odpowiedź nie została wysłana i nie jest zachowana.
    [few] { $count } odpowiedzi nie zostały wysłane i nie są zachowane.
   *[many] { $count } odpowiedzi nie zostało wysłanych i nie jest zachowanych.
}
terminal-go-on = Dalszy ciąg: { $command }
terminal-goodbye = Do zobaczenia.
terminal-dice = Kości tej gry wynikają z sekretu o skrócie { $hash } oraz z tego, co dołożą miejsca przy stole, znając już ten skrót. Na końcu sekret zostaje pokazany, a `ringwar verify` sprawdza z nim zapisaną grę.
terminal-nonce = Co do kości dokłada { $seat }: kilka własnych cyfr, 0 do 9 i a do f, albo Enter, aby zostawić to gospodarzowi
terminal-secret = Sekret kości brzmiał { $secret }.
terminal-over = Koniec gry
terminal-end = save PLIK, log, table, undo lub quit
terminal-won = { $winner-key ->
    [free-peoples] Wygrywają { $winner }.
   *[other] Wygrywa { $winner }.
}

## The terminal: help

help-answer = numer lub nazwa: odpowiedź; wystarczą dowolne jej słowa, jeśli są jednoznaczne
help-order-of-cards = cały rozkaz: play frodo gildor; anduril (karta, gdzie, i co zostaje za nią zrzucone), use cienistogrzywy, move gimli edoras
help-order = cały rozkaz: attack osgiliath z południowego ithilien all, move nurn > gorgoroth 2/1, recruit edoras elite (regularne/elitarne/przywódcy/Nazgûle)
help-several = kilka odpowiedzi: oddzielone średnikiem albo numery oddzielone spacjami
help-why = why not NAZWA: dlaczego teraz nie można; z zamiarem: why not edoras recruit
help-standing = standing: stałe rozkazy, które odpowiadają za ciebie
help-confirm = confirm off: odpowiedzi są wysyłane od razu; confirm on: są pokazywane jeszcze raz
help-undo = undo lub back: cofa twoją ostatnią odpowiedź; także za graczy komputerowych i ich kości, chyba że ludzie grają przeciw sobie
help-watch = Enter: następna tura; liczba: tyle tur; back: poprzednia tura; turn N, battle, hunt: przejdź tam; start, all: początek, koniec
help-table = table lub view: cały stół
help-log = log albo log N: ostatnie wydarzenia, o ile wolno ci je znać
help-text = text NAZWA: co mówi karta lub cokolwiek innego, co ma nazwę
help-rules = rules SŁOWA: szuka słów lub punktu w zasadach
help-save = save PLIK: zapisuje kopię gry w pliku; gra jest zachowana i bez tego
help-help = help: ta lista
help-quit = quit: wyjście; gra zostaje zachowana i dowiesz się, jak ją kontynuować

## Errors

error-nonce = miejsce dokłada do kości najwyżej 128 cyfr, 0 do 9 i a do f, albo słowo house
error-secret = ta gra ma sprawdzalne kości: podaj ich sekret za pomocą --secret, tak jak był pokazany przy zapisie gry
error-other-game = { $file } to gra { $game }, a nie { $wanted }
error-no-games = Nie ma jeszcze żadnej gry do zagrania.
