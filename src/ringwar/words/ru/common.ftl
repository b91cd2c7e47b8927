### Words that every game shares, and those of the terminal.

# A number by itself.
number = { $number }

## Choices

option-yes = Да
option-no = Нет
option-none = Ничего
name-none = нет
name-hidden = что-то скрытое
name-chance = Случай
    .gen = Случая
    .dat = Случаю
    .acc = Случай
name-spectator = зритель
    .gen = зрителя
    .dat = зрителю
    .acc = зрителя
name-human = человек за этой клавиатурой

# A question that a card or a character asks.
asking-by = { $cause }: { $question }
# An option that leads to one thing alone names it.
leads = { $option }: { $then }
leads-on = { $before }, { $after }
# Two of a kind are two options; the first has no mark.
copy = { $option } (экземпляр { $number })
idle = { $option } (насколько вам известно, это ничего не изменит)

## Several things in one phrase

list-next = { $before }, { $after }
list-last = { $before } и { $after }
# Where a game counts copies in lists, names that look like two stand in quotation marks.
list-quoted = «{ $name }»
list-pair = { $name } { $value }

## How far the game has come, which needs no words

event-table = { "" }

## Chance

question-die = Бросьте кубик. Что выпало?

## The terminal: before the game

terminal-which-game = Какая игра?
terminal-which-scenario = Какой сценарий?
terminal-play-with = Играть с дополнением: { $part }?
terminal-how-many-players = Сколько игроков?
terminal-which-seats = Какие места ваши?
terminal-one-or-several = Кто за них играет?
option-several-people = несколько человек, которые передают экран друг другу
option-one-person = один человек, который видит всё за них
terminal-who-sits = Кто отвечает за это место: { $seat }?
terminal-choose = Номер или название, Enter — { $default }
terminal-choose-several = Номера или названия через пробел, Enter — { $default }

## The terminal: the game

terminal-welcome = Введите help, чтобы узнать, что можно вводить.
terminal-table = Стол, каким его видит { $reader-key ->
    [free-peoples] сторона свободных народов
   *[other] { $reader }
}
terminal-news = Что произошло
terminal-earlier = { $count ->
    [one] До этого было ещё { $count } сообщение; введите log, чтобы прочитать.
    [few] До этого было ещё { $count } сообщения; введите log, чтобы прочитать.
   *[many] До этого было ещё { $count } сообщений; введите log, чтобы прочитать.
}
terminal-question = { $side }
terminal-question-chance = Ваши собственные кубики и карты
terminal-answer = Ваш ответ
terminal-answer-default = Ваш ответ (Enter: { $default })
terminal-only = Ответ возможен только один: { $option }
terminal-page = Страница { $number } из { $count }; Enter — следующая, что-либо другое — ответ
terminal-go = Отправить? Enter отправляет, back отменяет последнюю строку
terminal-unused = Не использовано: { $answers }
terminal-news-page = Это не всё (страница { $number } из { $count }); Enter — дальше
terminal-go-how = Нажмите Enter, чтобы отправить, или введите back.
terminal-then-dice = Затем бросят кубики или что-то вытянут.
terminal-then-asked = затем отвечает { $seat }.
terminal-status = { $reader-key ->
    [spectator] Положение дел
   *[other] Положение дел: { $reader }
}
terminal-watch = Ход { $turn }. Enter: следующий ход; число: столько ходов; back, turn N, battle, hunt, start, all, help, quit
terminal-no-moment = { $moment-key ->
    [hunt] Дальше охоты не было.
   *[other] Дальше сражений не было.
}
terminal-no-further = Больше ничего нет.
terminal-not-kept = Сохранить игру сейчас нельзя ({ $reason }). Она продолжается; попытка повторится с каждым ответом.
terminal-confirm = { $is_on ->
    [on] Перед отправкой всё показывают ещё раз; confirm off это отменяет.
   *[other] Ответы отправляются сразу; confirm on покажет их ещё раз перед отправкой.
}
terminal-new-game = Новая игра
terminal-unfinished = Незаконченные игры
terminal-kept-game = { $game }, { $scenario } ({ $seats }), ответов: { $count }, { $when }
terminal-rescue = { $count ->
    [one] Пригоден { $count } ответ. Продолжить с этого места?
    [few] Пригодны первые { $count } ответа. Продолжить с этого места?
   *[many] Пригодны первые { $count } ответов. Продолжить с этого места?
}
terminal-why-usage = Введите why not и то, что имеете в виду, например: why not edoras или why not edoras recruit
terminal-why-intent = { $intent }: { $reason }
terminal-why-possible = { $thing }: сейчас это возможно.
terminal-why = { $reason } ({ $rules })
terminal-standing = Постоянные приказы; введите standing и название (и число вместо N), чтобы отдать приказ, standing drop и название — чтобы отменить
terminal-standing-nobody = Постоянные приказы есть только у того, кто играет.
terminal-standing-order = { $stands ->
    [yes] * { $order }: { $about }
   *[other] { "  " }{ $order }: { $about }
}
terminal-hand-over-done = нажмите Enter и передайте экран: { $seat }
terminal-idle = Насколько вам известно, это ничего не изменит, а цена будет уплачена. Введите yes, чтобы всё-таки сделать это
terminal-which-number = одно из чисел: { $numbers }
terminal-number-from-to = число от { $least } до { $most }
terminal-ambiguous = Подходит: { $options }. Что из этого?
terminal-others = { $count ->
    [one] ещё { $count } другое
    [few] ещё { $count } других
   *[many] ещё { $count } других
}
terminal-unknown-command = Команды «{ $typed }» здесь нет; введите help, чтобы узнать, что можно вводить.
terminal-unknown = Варианта «{ $typed }» здесь нет. Выберите из списка.
terminal-hand-over-wait = { $seat }: нажмите Enter, когда экран видите только вы
terminal-hand-over-undo = { $before } ещё может ввести undo.
terminal-undone = Отменено.
terminal-log = { $count ->
    [0] Что произошло до сих пор
    [one] Что произошло до сих пор, без { $count } первой строки; log и число покажут больше
    [few] Что произошло до сих пор, без { $count } первых строк; log и число покажут больше
   *[many] Что произошло до сих пор, без { $count } первых строк; log и число покажут больше
}
terminal-nothing = Пока не произошло ничего, что вы могли бы видеть.
terminal-no-rules = Ни одно правило не упоминает «{ $typed }».
terminal-more-rules = { $count ->
    [one] Это упоминает ещё { $count } пункт.
    [few] Это упоминают ещё { $count } пункта; добавьте слово, чтобы найти меньше.
   *[many] Это упоминают ещё { $count } пунктов; добавьте слово, чтобы найти меньше.
}
terminal-rules-usage = Введите rules и то, что ищете, например: rules hunt
terminal-text-usage = Введите text и название карты.
terminal-save-usage = Введите save и имя файла.
terminal-overwrite = Файл { $file } уже есть. Записать поверх?
terminal-saved = Сохранено в { $file }.
terminal-not-saved = Не сохранено: { $reason }
terminal-unsent = { $count ->
    [one] { $count } ответ не отправлен и не сохранён.
    [few] { $count } ответа не отправлены и не сохранены.
   *[many] { $count } ответов не отправлены и не сохранены.
}
terminal-go-on = Продолжить можно так: { $command }
terminal-goodbye = До встречи.
terminal-dice = Кубики этой игры определяются секретом с хешем { $hash } и тем, что внесут игроки, уже зная этот хеш. Секрет будет показан в конце, и `ringwar verify` проверит по нему сохранённую игру.
terminal-nonce = Что вносит в кубики { $seat }: несколько своих знаков, от 0 до 9 и от a до f, или Enter, чтобы предоставить это программе
terminal-secret = Секрет кубиков: { $secret }.
terminal-over = Игра окончена
terminal-end = save ФАЙЛ, log, table, undo или quit
terminal-won = { $winner-key ->
    [free-peoples] { $winner } победили.
    [shadow] { $winner } победила.
   *[other] Победа: { $winner }.
}

## The terminal: help

help-answer = номер или название: ответ; достаточно любых слов из него, если понятно, о чём речь
help-order-of-cards = целый приказ: play frodo gildor; anduril (карта, куда и что за неё сбросить), use shadowfax, move gimli edoras
help-order = целый приказ: attack осгилиат из южного итилиена all, move нурн > горгорот 2/1, recruit эдорас elite (обычные/элитные/лидеры/назгулы)
help-several = несколько ответов: через точку с запятой или номера через пробел
help-why = why not НАЗВАНИЕ: почему это сейчас невозможно; с намерением: why not edoras recruit
help-standing = standing: постоянные приказы, которые отвечают за вас
help-confirm = confirm off: ответы отправляются сразу; confirm on: их показывают ещё раз
help-undo = undo или back: отменить последний ответ, даже если после него ходили компьютерные игроки и падали кубики; но не тогда, когда люди играют друг против друга
help-watch = Enter: следующий ход; число: столько ходов; back: предыдущий ход; turn N, battle, hunt: перейти туда; start, all: начало, конец
help-table = table или view: весь стол
help-log = log или log N: что произошло в последнее время, насколько вам можно это знать
help-text = text НАЗВАНИЕ: что говорит карта или что угодно другое с названием
help-rules = rules СЛОВА: найти слова или пункт в правилах
help-save = save ФАЙЛ: сохранить копию игры в файл; она хранится и без этого
help-help = help: этот список
help-quit = quit: выйти; игра сохраняется, и вам скажут, как её продолжить

## Errors

error-nonce = в кубики можно внести до 128 знаков, от 0 до 9 и от a до f, или слово house
error-secret = эта игра идёт с проверяемыми кубиками: укажите их секрет с --secret, как он был показан при сохранении
error-other-game = { $file } — это другая игра: { $game }, а не { $wanted }
error-no-games = Пока нет ни одной игры.
