### Що виводять команди, і чому якоїсь не можна виконати.

output-players = { $players ->
    [one] { $players } гравець
    [few] { $players } гравці
   *[many] { $players } гравців
}
output-answers = { $count ->
    [one] { $count } відповідь
    [few] { $count } відповіді
   *[many] { $count } відповідей
}
output-games = ігри

## Зламані та перервані ігри

output-record-lost = запис гри { $game } втрачено: { $why }
output-broke = гра { $number } із зерном { $seed } зламалася: { $error }{ $file ->
    [none] {""}
   *[other] ; її запис до цього місця: { $file }
}
output-pairing-broke = гра { $number } із зерном { $seed } між { $first } і { $second } зламалася: { $error }{ $file ->
    [none] {""}
   *[other] ; її запис до цього місця: { $file }
}
output-more-broke = { $count ->
    [one] зламалася ще { $count } гра
    [few] зламалися ще { $count } гри
   *[many] зламалося ще { $count } ігор
}
output-interrupted = перервано; зіграно { $games } з { $all } ігор; та сама команда продовжить звідти

## Симуляції

simulate-game = гра
simulate-seats = місця
simulate-seed = зерно
simulate-games = ігри
simulate-questions = запитання
simulate-wins = перемоги
simulate-endings = закінчення
simulate-turns = ходи
simulate-errors = помилки
simulate-played = { $games } за { $seconds } с, { $speed } за секунду
simulate-asked = { $questions }, { $speed } за секунду
simulate-share = { $name } { $count } ({ $share })
simulate-average = { $turns } у середньому
simulate-none = немає
simulate-used = { $used } з { $all }{ $never ->
    [none] {""}
   *[other] ; жодного разу: { $never }
}
# Що ігри мали використати.
simulate-events-played = зіграні події
simulate-combat-cards-used = використані бойові карти
simulate-actions-taken = виконані дії
simulate-characters-in-play = персонажі в грі
simulate-tiles-drawn = витягнуті жетони
simulate-cards-played = зіграні карти
simulate-actions-used = використані дії
simulate-locations-activated = активовані локації

## Шанси

odds-attacker-wins = перемога нападника
odds-defender-wins = перемога захисника
odds-both-destroyed = знищено обох
odds-undecided = не вирішено
odds-units = лишиться загонів
odds-units-left = у нападника { $attackers }, у захисника { $defenders } в середньому
odds-rounds = раунди
odds-rounds-at-most = щонайбільше { $rounds }
odds-sure = точність
odds-error = ± { $error } (95%)
odds-exact = точно
odds-move = переміщення { $number }: жетон { $success }, розкрито { $revealed }, зупинено { $stopped }, шкода { $damage } в середньому
odds-all-moves = усі переміщення: шкода { $damage } в середньому, без карт, провідників і втрат

## Записи

output-replayed = { $all ->
    [0] відповідей: { $count }
   *[other] відповідей: { $count } з { $all }
}, хід { $turn }
output-won = { $winner ->
    [none] не переміг ніхто: { $kind }
   *[other] перемога: { $winner }: { $kind }
}
output-champion = { $seat } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очок
})
output-champions = ; особиста перемога: { $champions }
output-asked = { $seat }: «{ $question }»
output-not-over = не закінчено; запитання: { $asked }
output-verified = перевірено: відповідь за відповіддю гра приходить до того самого кінця
output-proved = доведено: заголовок і кожна відповідь ті самі, з якими запис закрито
output-not-proved = не доведено: { $why }
output-dice-hold = кубики чесні: усі відповіді Випадку ({ $rolled }){ $since ->
    [0] {""}
   *[other] { " " }після перших { $since } відповідей
} випливають з таємниці, геш якої оприлюднено{ $seats ->
    [none] {""}
   *[other] , і з чисел, які додали { $seats }
}
output-nonces-unproved = не доведено: що геш був раніше за додані числа; хто додав число, той знає і знайде його там
output-house-unproved = не доведено: що кубиків ніхто не вибирав; жодне місце нічого не додало, тож дім міг перебрати багато таємниць

## Догляд за сервером

output-banned = { $name }: доступ закрито
output-unbanned = { $name }: доступ знову відкрито
output-administrator = { $name }: тепер адміністратор
output-abandoned = { $game }: гру припинено
output-password = пароль для { $name }: { $password }
output-is-administrator = адміністратор
output-is-banned = доступ закрито: { $reason }

## Чому команду не можна виконати

refusal-this = { $why }
refusal-of-file = { $file }: { $why }
refusal-cannot-read = не вдається прочитати { $file }: { $why }
refusal-cannot-write = не вдається записати { $why }
refusal-cannot-make-folder = не вдається створити теку { $folder }: { $why }
refusal-folder-closed = не вдається писати в { $folder }: тека для вас закрита
refusal-folder-holds = у { $folder } вже є { $file }; виберіть іншу теку або очистьте цю
refusal-is-folder = не вдається записати { $file }: це тека
refusal-in-closed-folder = не вдається записати { $file }: його тека для вас закрита
refusal-number-between = '{ $text }' — не число від { $least } до { $most }
refusal-no-seed = '{ $text }' — не зерно: візьміть щонайбільше { $most } літер і цифр
refusal-no-share = '{ $text }' — не частка від 0.01 до 0.99
refusal-seat-and-name = '{ $text }' — це не SEAT=NAME
refusal-names-for-seats = --with дає імен: { $names }, а місць { $seats }: { $all }
refusal-no-pages = сторінок для браузера не зібрано: виконайте make web або грайте з --terminal
refusal-only-in-terminal = '{ $who }' грає в терміналі: додайте --terminal
refusal-two-dice = --own-dice і --verifiable-dice виключають одне одного
refusal-secret-without-game = --secret потрібен з --load і збереженою грою
refusal-nonce-without-dice = --nonce потрібен з --verifiable-dice і новою грою
refusal-games-there = у базі даних є ігри; --replace відмовляється від них заради ігор копії
refusal-no-database = бази даних { $database } немає; --database каже, де вона
refusal-other-database = { $database } — не база даних нашого сервера
refusal-no-verifiable-dice = цю гру зіграно без перевірних кубиків; у її заголовку немає рядка 'dice'
refusal-dice-do-not-follow = { $wrong } з { $rolled } відповідей Випадку не випливають з таємниці; перша з них — відповідь { $first }{ $older ->
    [0] {""}
   *[other] ; запис зроблено за правилами { $older }
}
refusal-secret-missing = у записі немає таємниці; додайте її: --secret HEX
refusal-secret-no-digits = таємницю '{ $secret }' записано не шістнадцятковими цифрами
refusal-replays-otherwise = зіграна відповідь за відповіддю, гра приходить до іншого кінця, ніж зіграна за один раз
refusal-process-ended = процес закінчився раніше за свої ігри; чи досить пам’яті для стількох --jobs?
refusal-claim-of-two = --claim порівнює двох гравців: --with СИЛЬНІШИЙ,СЛАБШИЙ
refusal-nobody-meets = ніхто ні з ким не грає: --with називає замало гравців
refusal-same-file = --out і --report — той самий файл
refusal-results-without-games = { $file } уже є, а його ігор у { $log } немає; виберіть інший файл
refusal-other-results = { $file } уже є й не з цього матчу; виберіть інший файл
refusal-other-report = { $file } уже є, і це не звіт про цей матч; виберіть інший файл
refusal-other-build = ігри в { $file } зіграно іншим кодом або з іншими вагами; виберіть інший файл
refusal-no-log = { $file } — не журнал матчу; виберіть інший файл для результатів
refusal-log-of-other-version = { $file } розпочав ringwar версії { $version }; виберіть інший файл
refusal-log-of-other-match = { $file } з іншого матчу ({ $field-key }: там { $theirs }, тут { $mine }); виберіть інший файл або дайте команду, що його розпочала
refusal-log-no-game = { $file }, рядок { $number }: це не гра цього матчу

## Що система каже про файли

system-file = { $file }: { $why }
system-ENOENT = немає такого файлу чи теки
system-EACCES = немає доступу
system-EPERM = це не дозволено
system-EEXIST = файл уже є
system-ENOTDIR = це не тека
system-EISDIR = це тека
system-ENOSPC = на диску немає місця
system-EROFS = файлова система лише для читання
system-ENAMETOOLONG = назва файлу задовга
system-ELOOP = забагато посилань одне на одне
system-EIO = помилка вводу чи виводу
system-EADDRINUSE = адреса вже зайнята
