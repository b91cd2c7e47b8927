### What a server says of games: why something cannot be, and what it tells in the log.

## Seeing and sitting

refusal-no-such-room = гри '{ $game-key }' немає, або вам не можна її бачити
refusal-no-such-moment = цю гру можна переглядати від відповіді { $first } до відповіді { $last }, а не { $at }
refusal-not-your-seat = ви не граєте за { $seat-key }
refusal-not-a-player = ви не граєте в цю гру
refusal-not-your-game = це може лише той, хто створив цю гру
refusal-wrong-code = це не той код для { $seat-key }: попросіть нове посилання в того, хто вас запросив
refusal-seat-taken = місце { $seat-key } зайняте
refusal-begun = гра вже почалася: відтепер місцями міняються за згодою
refusal-blocked = хтось за цим столом не хоче грати з вами, або ви з ним
refusal-too-many-games = незавершених ігор у вас { $most }: спершу завершіть якусь із них

## Playing

refusal-not-begun = гра почнеться, коли всі місця зайняті
refusal-over = цю гру завершено
refusal-not-over = цю гру ще не завершено
refusal-question-closed = це питання ({ $seat-key }) вже закрите: завантажте гру знову
refusal-chance-one-by-one = що випало на кубиках і картах, кажуть по черзі, у міру того як це стається
refusal-key-used = цей Idempotency-Key використано для іншого: візьміть новий
refusal-changed-elsewhere = гра тим часом змінилася: завантажте її знову
refusal-changed-meanwhile = гра тим часом змінилася (ревізія { $revision }): погляньте на неї, перш ніж забирати щось назад

## Agreeing

refusal-no-such-proposal = такої пропозиції вже немає
refusal-not-asked-to-agree = вашої згоди на це не просять

## How a game ends by its people

result-resigned = Інша сторона здалася.
result-time = В іншої сторони вийшов час.
result-agreed = Так домовилися обидві сторони.
result-abandoned = Гру покинуто: не переміг ніхто.

## Time

refusal-no-such-pace = годинник має від { $least } до { $most } секунд і додаток щонайбільше { $increment } секунд
refusal-no-such-pace-days = на хід можна відвести стільки днів: { $days }
refusal-not-late = нічий час не вийшов
refusal-not-for-you-to-claim = це вирішують ті, хто чекає на когось іншого

## Pages

refusal-no-client = сторінок тут не зібрано: виконайте `make web` або грайте через `ringwar play --terminal`

## Rules that have changed

event-rules-changed = Гра триває за новішими правилами: було { $before }, тепер { $now }.
refusal-game-unreadable = цю гру зіграно за правилами { $rules }, і теперішні не можуть її прочитати

## From elsewhere

refusal-one-origin = гра продовжується з одного з такого: { $kinds-key }

## Dice

refusal-no-such-dice = цих кубиків вам уже не обіцяно: попросіть нові
refusal-nonce-before-hash = спершу попросіть геш кубиків, а тоді вибирайте, що вкласти
refusal-dice-of-their-own = у цій грі люди кидали власні кубики

## Advice

refusal-no-hints = підказки є лише там, де не грає ніхто інший
refusal-too-many-hints = порад саме просить забагато людей; спробуйте ще раз
refusal-no-odds = шанси рахують лише в настільній грі
refusal-no-such-region = регіону { $region-key } немає
