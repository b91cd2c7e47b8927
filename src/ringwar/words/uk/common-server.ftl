### Why a server refuses something. `$x` is in words, `$x-key` as it is written.

## Calls

refusal-bad-request = це неможливо прочитати в такому вигляді ({ $problem-key })
refusal-not-found = тут нічого немає
refusal-no-such-method = { $method-key } тут неможливий
refusal-unavailable = сервер саме не може дістатися до своїх ігор; невдовзі спробуйте ще раз
refusal-only-scrapers = лічильники сервера — лише для того, хто його тримає
refusal-failed = тут щось зламалося; це записано
refusal-body-too-large = це завелике: можна надіслати щонайбільше { $most } байтів
refusal-too-often = про це питають надто часто; спробуйте за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
refusal-not-understood = тут розуміють лише { $type-key }: гру змінюють запитами
refusal-no-header = те, що щось змінює, надсилають із заголовком `X-Ringwar: 1`
refusal-no-such-clause = пункту чи розділу '{ $clause-key }' немає
refusal-foreign-origin = інший сайт тут нічого змінити не може

## People

refusal-not-logged-in = тут ніхто не ввійшов: увійдіть або назвіться як гість
refusal-banned = вам не можна тут грати: { $reason-key }
refusal-name-length = ім’я має від 1 до { $most } символів
refusal-name-letters = в імені є літера чи цифра й немає нічого невидимого
refusal-name-reserved = нікого не можуть звати { $name-key }
refusal-name-taken = { $name-key } — ім’я когось іншого
refusal-not-a-guest = обліковим записом стає лише гість
refusal-no-such-person = тут ні в кого немає такого імені чи ідентифікатора
refusal-too-many-shunned = блокувати можна щонайбільше стільки людей: { $most }
refusal-password-length = пароль має від { $least } до { $most } символів
refusal-password-is-name = ваше ім’я — не пароль
refusal-too-busy = саме входить забагато людей; спробуйте ще раз
refusal-wrong-login = облікового запису з таким ім’ям і паролем немає
refusal-wrong-password = це не ваш пароль
refusal-accounts-closed = облікових записів тут не створюють; заходьте як гість або зверніться до того, хто тримає цей сервер
refusal-only-accounts = це мають лише облікові записи; у гостей є тільки ім’я
refusal-no-such-game-runs = такої гри немає, або її завершено
