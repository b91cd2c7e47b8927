### Что выводят команды и почему какую-то нельзя выполнить.

output-players = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
output-answers = { $count ->
    [one] { $count } ответ
    [few] { $count } ответа
   *[many] { $count } ответов
}
output-games = игры

## Сломанные и прерванные игры

output-record-lost = запись игры { $game } потеряна: { $why }
output-broke = игра { $number } с числом { $seed } сломалась: { $error }{ $file ->
    [none] {""}
   *[other] ; её запись до этого места: { $file }
}
output-pairing-broke = игра { $number } с числом { $seed } между { $first } и { $second } сломалась: { $error }{ $file ->
    [none] {""}
   *[other] ; её запись до этого места: { $file }
}
output-more-broke = { $count ->
    [one] сломалась ещё { $count } игра
    [few] сломались ещё { $count } игры
   *[many] сломалось ещё { $count } игр
}
output-interrupted = прервано; сыграно { $games } из { $all } игр; та же команда продолжит с этого места

## Симуляции

simulate-game = игра
simulate-seats = места
simulate-seed = число
simulate-games = игры
simulate-questions = вопросы
simulate-wins = победы
simulate-endings = окончания
simulate-turns = ходы
simulate-errors = ошибки
simulate-played = { $games } за { $seconds } с, { $speed } в секунду
simulate-asked = { $questions }, { $speed } в секунду
simulate-share = { $name } { $count } ({ $share })
simulate-average = { $turns } в среднем
simulate-none = нет
simulate-used = { $used } из { $all }{ $never ->
    [none] {""}
   *[other] ; ни разу: { $never }
}
# Что игры должны были использовать.
simulate-events-played = разыгранные события
simulate-combat-cards-used = использованные боевые карты
simulate-actions-taken = выполненные действия
simulate-characters-in-play = персонажи в игре
simulate-tiles-drawn = вытянутые жетоны
simulate-cards-played = сыгранные карты
simulate-actions-used = использованные действия
simulate-locations-activated = активированные локации

## Шансы

odds-attacker-wins = победа атакующего
odds-defender-wins = победа защитника
odds-both-destroyed = уничтожены оба
odds-undecided = не решено
odds-units = останется отрядов
odds-units-left = у атакующего { $attackers }, у защитника { $defenders } в среднем
odds-rounds = раунды
odds-rounds-at-most = не больше { $rounds }
odds-sure = точность
odds-error = ± { $error } (95 %)
odds-exact = точно
odds-move = перемещение { $number }: жетон { $success }, раскрытие { $revealed }, остановка { $stopped }, урон { $damage } в среднем
odds-all-moves = все перемещения: урон { $damage } в среднем, без карт, проводников и потерь

## Записи

output-replayed = { $all ->
    [0] ответов: { $count }
   *[other] ответов: { $count } из { $all }
}, ход { $turn }
output-won = { $winner ->
    [none] не победил никто: { $kind }
   *[other] победа: { $winner }: { $kind }
}
output-champion = { $seat } ({ $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
})
output-champions = ; личная победа: { $champions }
output-asked = { $seat }: «{ $question }»
output-not-over = не закончено; вопрос: { $asked }
output-verified = проверено: ответ за ответом игра приходит к тому же концу
output-proved = доказано: заголовок и каждый ответ те же, с которыми запись закрыта
output-not-proved = не доказано: { $why }
output-dice-hold = кубики честны: все ответы Случая ({ $rolled }){ $since ->
    [0] {""}
   *[other] { " " }после первых { $since } ответов
} следуют из секрета, хеш которого опубликован{ $seats ->
    [none] {""}
   *[other] , и из чисел, которые добавили { $seats }
}
output-nonces-unproved = не доказано: что хеш был раньше добавленных чисел; кто добавил число, тот знает это и найдёт его там
output-house-unproved = не доказано: что кубики никто не выбирал; ни одно место ничего не добавило, и дом мог перебрать много секретов

## Присмотр за сервером

output-banned = { $name }: доступ закрыт
output-unbanned = { $name }: доступ снова открыт
output-administrator = { $name }: теперь администратор
output-abandoned = { $game }: игра прекращена
output-password = пароль для { $name }: { $password }
output-is-administrator = администратор
output-is-banned = доступ закрыт: { $reason }

## Почему команду нельзя выполнить

refusal-this = { $why }
refusal-of-file = { $file }: { $why }
refusal-cannot-read = не удаётся прочитать { $file }: { $why }
refusal-cannot-write = не удаётся записать { $why }
refusal-cannot-make-folder = не удаётся создать папку { $folder }: { $why }
refusal-folder-closed = не удаётся писать в { $folder }: папка для вас закрыта
refusal-folder-holds = в { $folder } уже есть { $file }; выберите другую папку или очистите эту
refusal-is-folder = не удаётся записать { $file }: это папка
refusal-in-closed-folder = не удаётся записать { $file }: его папка для вас закрыта
refusal-number-between = '{ $text }' — не число от { $least } до { $most }
refusal-no-seed = '{ $text }' не подходит: возьмите не больше { $most } букв и цифр
refusal-no-share = '{ $text }' — не доля от 0.01 до 0.99
refusal-seat-and-name = '{ $text }' — это не SEAT=NAME
refusal-names-for-seats = --with даёт имён: { $names }, а мест { $seats }: { $all }
refusal-no-pages = страницы для браузера не собраны: выполните make web или играйте с --terminal
refusal-only-in-terminal = '{ $who }' играет в терминале: добавьте --terminal
refusal-two-dice = --own-dice и --verifiable-dice исключают друг друга
refusal-secret-without-game = --secret нужен вместе с --load и сохранённой игрой
refusal-nonce-without-dice = --nonce нужен вместе с --verifiable-dice и новой игрой
refusal-games-there = в базе данных есть игры; --replace откажется от них ради игр копии
refusal-no-database = базы данных { $database } нет; --database говорит, где она
refusal-other-database = { $database } — не база данных нашего сервера
refusal-no-verifiable-dice = эта игра сыграна без проверяемых кубиков; в её заголовке нет строки 'dice'
refusal-dice-do-not-follow = { $wrong } из { $rolled } ответов Случая не следуют из секрета; первый из них — ответ { $first }{ $older ->
    [0] {""}
   *[other] ; запись сделана по правилам { $older }
}
refusal-secret-missing = в записи нет секрета; добавьте его: --secret HEX
refusal-secret-no-digits = секрет '{ $secret }' записан не шестнадцатеричными цифрами
refusal-replays-otherwise = сыгранная ответ за ответом, игра приходит к другому концу, чем сыгранная за один раз
refusal-process-ended = процесс закончился раньше своих игр; хватает ли памяти для стольких --jobs?
refusal-claim-of-two = --claim сравнивает двух игроков: --with СИЛЬНЕЕ,СЛАБЕЕ
refusal-nobody-meets = никто ни с кем не играет: --with называет слишком мало игроков
refusal-same-file = --out и --report — один и тот же файл
refusal-results-without-games = { $file } уже есть, а его игр в { $log } нет; выберите другой файл
refusal-other-results = { $file } уже есть и не из этого матча; выберите другой файл
refusal-other-report = { $file } уже есть, и это не отчёт об этом матче; выберите другой файл
refusal-other-build = игры в { $file } сыграны другим кодом или с другими весами; выберите другой файл
refusal-no-log = { $file } — не журнал матча; выберите другой файл для результатов
refusal-log-of-other-version = { $file } начат ringwar версии { $version }; выберите другой файл
refusal-log-of-other-match = { $file } из другого матча ({ $field-key }: там { $theirs }, здесь { $mine }); выберите другой файл или дайте команду, которая его начала
refusal-log-no-game = { $file }, строка { $number }: это не игра этого матча

## Что система говорит о файлах

system-file = { $file }: { $why }
system-ENOENT = нет такого файла или папки
system-EACCES = нет доступа
system-EPERM = это не разрешено
system-EEXIST = файл уже есть
system-ENOTDIR = это не папка
system-EISDIR = это папка
system-ENOSPC = на диске нет места
system-EROFS = файловая система только для чтения
system-ENAMETOOLONG = имя файла слишком длинное
system-ELOOP = слишком много ссылок друг на друга
system-EIO = ошибка ввода или вывода
system-EADDRINUSE = адрес уже занят
