### Words that every game shares, and those of the terminal.

# A number by itself.
number = { $number }

## Choices

option-yes = Так
option-no = Ні
option-none = Нічого
name-none = немає
name-hidden = щось приховане
name-chance = Випадок
name-spectator = глядач
    .gen = глядача
name-human = людина за цією клавіатурою

# A question that a card or a character asks.
asking-by = { $cause }: { $question }
# An option that leads to one thing alone names it.
leads = { $option }: { $then }
leads-on = { $before } { $after }
# Two of a kind are two options; the first has no mark.
copy = { $option } (примірник { $number })
idle = { $option } (наскільки вам відомо, це нічого не змінить)

## Several things in one phrase

list-next = { $before }, { $after }
list-last = { $before } та { $after }
# Where a game counts copies in lists, names that look like two stand in quotation marks.
list-quoted = «{ $name }»
list-pair = { $name } { $value }

## How far the game has come, which needs no words

event-table = { "" }

## Chance

question-die = Киньте кубик. Що на ньому?

## The terminal: before the game

terminal-which-game = Яка гра?
terminal-which-scenario = Який сценарій?
terminal-play-with = Грати з таким: { $part }?
terminal-how-many-players = Скільки гравців?
terminal-which-seats = Які місця ваші?
terminal-one-or-several = Хто за них грає?
option-several-people = кілька людей, що передають екран одне одному
option-one-person = одна людина, що бачить їх усі
terminal-who-sits = Хто відповідає на місці «{ $seat }»?
terminal-choose = Номер чи назва, або Enter: { $default }
terminal-choose-several = Номери чи назви через пробіл, або Enter: { $default }

## The terminal: the game

terminal-welcome = Наберіть help, щоб дізнатися, що можна набирати.
terminal-table = { $reader-key ->
    [free-peoples] Стіл, яким його бачать { $reader }
   *[other] Стіл, яким його бачить { $reader }
}
terminal-news = Що сталося
terminal-earlier = { $count ->
    [one] Перед тим сталася ще { $count } подія; наберіть log, щоб прочитати.
    [few] Перед тим сталися ще { $count } події; наберіть log, щоб прочитати.
   *[many] Перед тим сталося ще { $count } подій; наберіть log, щоб прочитати.
}
terminal-question = { $side }
terminal-question-chance = Ваші власні кубики й карти
terminal-answer = Ваша відповідь
terminal-answer-default = Ваша відповідь (Enter: { $default })
terminal-only = Відповідь лише одна: { $option }
terminal-page = Сторінка { $number } з { $count }; Enter — наступна, будь-що інше — відповідь
terminal-go = Уперед? Enter надсилає, back забирає останній рядок
terminal-unused = Не використано: { $answers }
terminal-news-page = Сталося ще дещо (сторінка { $number } з { $count }); Enter — наступна
terminal-go-how = Натисніть Enter, щоб надіслати, або наберіть back.
terminal-then-dice = Тоді кидають кубики або щось тягнуть.
terminal-then-asked = тоді хід має { $seat }.
terminal-status = { $reader-key ->
    [spectator] Стан справ
   *[other] Стан справ ({ $reader })
}
terminal-watch = Хід { $turn }. Enter: наступний хід; число: стільки ходів; back, turn N, battle, hunt, start, all, help, quit
terminal-no-moment = { $moment-key ->
    [hunt] Далі гонитв немає.
   *[other] Далі битв немає.
}
terminal-no-further = Більше нічого немає.
terminal-not-kept = Гру зараз не вдається зберегти ({ $reason }). Вона триває; спроба повторюється з кожною відповіддю.
terminal-confirm = { $is_on ->
    [on] Перед надсиланням усе показують ще раз; confirm off це вимикає.
   *[other] Відповіді надсилають відразу; confirm on показує їх перед тим ще раз.
}
terminal-new-game = Нова гра
terminal-unfinished = Незавершені ігри
terminal-kept-game = { $game }, { $scenario } ({ $seats }), відповідей: { $count }, { $when }
terminal-rescue = { $count ->
    [one] У ній правильна { $count } відповідь. Продовжити звідти?
    [few] У ній правильні перші { $count } відповіді. Продовжити звідти?
   *[many] У ній правильні перші { $count } відповідей. Продовжити звідти?
}
terminal-why-usage = Наберіть why not і що маєте на увазі, наприклад: why not едорас або why not едорас recruit
terminal-why-intent = { $intent }: { $reason }
terminal-why-possible = Тепер це можливо: { $thing }.
terminal-why = { $reason } ({ $rules })
terminal-standing = Постійні накази; щоб віддати наказ, наберіть standing і назву (та число замість N), щоб скасувати — standing drop і назву
terminal-standing-nobody = Постійні накази має лише той, хто грає.
terminal-standing-order = { $stands ->
    [yes] * { $order }: { $about }
   *[other] { "  " }{ $order }: { $about }
}
terminal-hand-over-done = натисніть Enter, а тоді передайте екран: { $seat }
terminal-idle = Наскільки вам відомо, це нічого не змінить, а плату витратить. Наберіть yes, щоб зробити все одно
terminal-which-number = одне з { $numbers }
terminal-number-from-to = число від { $least } до { $most }
terminal-ambiguous = Це може бути: { $options }. Що саме?
terminal-others = { $count ->
    [one] ще { $count } інше
    [few] ще { $count } інші
   *[many] ще { $count } інших
}
terminal-unknown-command = «{ $typed }» тут не команда; наберіть help, щоб дізнатися, що можна набирати.
terminal-unknown = Варіанта «{ $typed }» тут немає. Виберіть зі списку.
terminal-hand-over-wait = { $seat }: натисніть Enter, коли екран бачите лише ви
terminal-hand-over-undo = { $before } ще може набрати undo.
terminal-undone = Забрано назад.
terminal-log = { $count ->
    [0] Що сталося досі
    [1] Що сталося досі, без першого рядка; log і число покаже більше
   *[other] Що сталося досі, без перших { $count } рядків; log і число покаже більше
}
terminal-nothing = Ще не сталося нічого, що ви могли б бачити.
terminal-no-rules = У правилах немає «{ $typed }».
terminal-more-rules = { $count ->
    [1] Про це йдеться ще в { $count } пункті.
   *[other] Про це йдеться ще в { $count } пунктах; додайте слово, щоб знайти менше.
}
terminal-rules-usage = Наберіть rules і те, що шукаєте, наприклад: rules гонитва
terminal-text-usage = Наберіть text і назву карти.
terminal-save-usage = Наберіть save і назву файлу.
terminal-overwrite = { $file } вже є. Записати поверх?
terminal-saved = Збережено у { $file }.
terminal-not-saved = Не збережено: { $reason }
terminal-unsent = { $count ->
    [one] { $count } відповідь не надіслано й не збережено.
    [few] { $count } відповіді не надіслано й не збережено.
   *[many] { $count } відповідей не надіслано й не збережено.
}
terminal-go-on = Продовжити: { $command }
terminal-goodbye = До зустрічі.
terminal-dice = Кубики цієї гри випливають із таємниці з гешем { $hash } та з того, що вкладуть місця, знаючи цей геш. Таємницю покажуть наприкінці, і `ringwar verify` перевірить за нею збережену гру.
terminal-nonce = Що вкладає у кубики { $seat }: кілька власних цифр, від 0 до 9 і від a до f, або Enter, щоб лишити це програмі
terminal-secret = Таємниця кубиків була { $secret }.
terminal-over = Гру завершено
terminal-end = save FILE, log, table, undo або quit
terminal-won = { $winner-key ->
    [free-peoples] { $winner } перемогли.
   *[other] { $winner } перемагає.
}

## The terminal: help

help-answer = номер чи назва: відповідь; досить будь-яких її слів, якщо вони однозначні
help-order-of-cards = цілий наказ: play фродо ґільдор; андуріл (карта, куди і що за неї скидають), use тіньогрив, move ґімлі едорас
help-order = цілий наказ: attack осґіліат з південного ітілієну all, move нурн > ґорґорот 2/1, recruit едорас elite (звичайні/елітні/лідери/назґули)
help-several = кілька відповідей: через крапку з комою, або номери через пробіл
help-why = why not НАЗВА: чому тепер це неможливо; з наміром: why not едорас recruit
help-standing = standing: постійні накази, що відповідають за вас
help-confirm = confirm off: відповіді надсилають відразу; confirm on: їх показують ще раз
help-undo = undo або back: забрати назад останню відповідь; також через комп’ютерних гравців і їхні кубики, якщо люди не грають між собою
help-watch = Enter: наступний хід; число: стільки ходів; back: попередній хід; turn N, battle, hunt: перейти туди; start, all: початок, кінець
help-table = table або view: увесь стіл
help-log = log або log N: що сталося останнім, наскільки вам можна знати
help-text = text НАЗВА: що каже карта чи будь-що інше з назвою
help-rules = rules СЛОВА: шукати слова чи пункт у правилах
help-save = save ФАЙЛ: зберегти копію гри у файл; гра зберігається і без цього
help-help = help: цей список
help-quit = quit: вийти; гра зберігається, і вам скажуть, як її продовжити

## Errors

error-nonce = місце вкладає в кубики до 128 цифр, від 0 до 9 і від a до f, або слово house
error-secret = цю гру грають із перевірними кубиками: дайте їхню таємницю через --secret, як її показано під час збереження гри
error-other-game = { $file } — гра { $game }, а не { $wanted }
error-no-games = Ще немає гри, у яку можна грати.
