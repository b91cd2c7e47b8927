### Why a server refuses something. `$x` is in words, `$x-key` as it is written.

## Calls

refusal-bad-request = nie da się tego odczytać tak, jak zostało wysłane ({ $problem-key })
refusal-not-found = tu nic nie ma
refusal-no-such-method = { $method-key } nie jest tu możliwe
refusal-unavailable = serwer nie ma w tej chwili dostępu do swoich gier; spróbuj wkrótce ponownie
refusal-only-scrapers = co ten serwer liczy, jest tylko dla tego, kto go prowadzi
refusal-failed = coś się tu nie udało; zostało to odnotowane
refusal-body-too-large = to jest za duże: można wysłać najwyżej { $most } bajtów
refusal-too-often = zbyt częste zapytania; spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
refusal-not-understood = mówi się tu tylko { $type-key }: grę zmieniają wywołania
refusal-no-header = co coś zmienia, wysyła się z nagłówkiem `X-Ringwar: 1`
refusal-no-such-clause = nie ma punktu ani rozdziału '{ $clause-key }'
refusal-foreign-origin = inna strona nie może tu niczego zmienić

## People

refusal-not-logged-in = nikt tu nie jest zalogowany: zaloguj się albo podaj imię jako gość
refusal-banned = nie wolno ci tu grać: { $reason-key }
refusal-name-length = nazwa ma od 1 do { $most } znaków
refusal-name-letters = nazwa ma literę lub cyfrę i nic, czego nie widać
refusal-name-reserved = nikt nie może nazywać się { $name-key }
refusal-name-taken = { $name-key } to nazwa kogoś innego
refusal-not-a-guest = kontem staje się tylko gość
refusal-no-such-person = nikt tu nie ma takiej nazwy ani id
refusal-too-many-shunned = nikt nie może zablokować więcej osób niż { $most }
refusal-password-length = hasło ma od { $least } do { $most } znaków
refusal-password-is-name = twoja nazwa nie jest hasłem
refusal-too-busy = zbyt wiele osób loguje się w tej chwili; spróbuj ponownie
refusal-wrong-login = nie ma konta o tej nazwie z tym hasłem
refusal-wrong-password = to nie jest twoje hasło
refusal-accounts-closed = nie można tu zakładać kont; wejdź jako gość albo zapytaj osobę, która prowadzi ten serwer
refusal-only-accounts = mają to tylko konta; gość ma jedynie imię
refusal-no-such-game-runs = nie ma takiej gry albo jest skończona
