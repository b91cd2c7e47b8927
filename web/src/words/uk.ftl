# The interface of the browser client. What a game says comes from the server.

skip = Перейти до вмісту
navigation = Сторінки
nav-new = Нова гра
nav-games = Ігри

## Home

home-title = Війна Персня
home-welcome = Настільна і карткова гра за повними правилами: проти комп’ютера, з друзями за цим екраном чи онлайн.
home-quick-board = Грати в настільну гру
home-quick-board-note = Ви ведете Вільні Народи проти комп’ютера.
home-quick-cards = Грати в карткову гру, «Поєдинок двох»
home-quick-cards-note = Ви граєте колодою Ґандальфа проти комп’ютера.
home-new = Інша гра
home-continue = Продовжити
home-your-turn = Ваш хід
home-waiting = Чекаємо на відповідь: { $who }

## New game

new-title = Нова гра
new-game = Гра
new-scenario = Сценарій
new-players = Гравці
new-players-many = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
new-expansions = Доповнення
new-seats = Хто де сидить
new-me = Я
new-open = Друг за посиланням або будь-хто
new-local = Друг за цим екраном
new-computer = Комп’ютер: { $level }
new-style = Стиль: { $style }
new-style-of = Стиль комп’ютера на місці «{ $seat }»
new-name = Ім’я
new-your-name = Ваше ім’я
new-pace = Темп
new-pace-none = Без годинника
new-pace-live = Наживо: { $minutes } хв і { $increment } с на кожну передачу ходу
new-pace-days = { $days ->
    [one] { $days } день на передачу ходу
    [few] { $days } дні на передачу ходу
   *[many] { $days } днів на передачу ходу
}
new-access = Хто може її бачити
new-access-private = Лише ті, хто за столом
new-access-link = Хто має посилання
new-access-listed = Усі
new-dice = Кубики й карти
new-dice-server = Програми
new-dice-own = Наші власні, на столі
new-start = Почати
guest-name = Мандрівник

## Games

games-open = Відкриті ігри: приєднуйтеся

## A game

game-loading = Готуємо стіл…
game-broken = Зв’язок урвався; нічого не втрачено. Пробуємо ще раз…
game-open = Чекаємо на гравців
game-open-note = Гра почнеться, коли всі місця будуть зайняті. Надішліть ці посилання тим, із ким хочете грати.
game-copy = Скопіювати посилання
game-copied = Скопійовано
game-take = Сісти за стіл
game-your-turn = Ваш хід
game-waiting = Чекаємо на відповідь: { $who }
game-over = Гру завершено
game-abandoned = Гру покинуто.
act-confirm = Підтвердити
act-back = Назад
act-undo = Скасувати
act-ready = Усі відповіді дано
act-dice = Вирішать кубики чи карти.
act-idle = Це чогось коштує й нічого не змінює. Усе одно зробити?
act-draft = Уже вибрано
act-options = Усі варіанти
act-find = Знайти варіант
act-why = Чому ні?
log-title = Журнал
log-news = Після вашого ходу
log-empty = Ще нічого не сталося.
tab-act = Дії
tab-hand = Рука
tab-table = Стіл
tab-log = Журнал
tab-chat = Чат

## Errors

error-unreachable = Сервер недоступний. Нічого не втрачено; спробуйте ще раз.
error-missing = Такої сторінки немає.
error-home = На першу сторінку
error-again = Спробувати ще раз
error-page = Цю сторінку не вдалося завантажити.
error-slow = Сервер відповідає незвично довго.
error-missing-note = Можливо, посилання застаріле або в ньому бракує літери. З вашими іграми нічого не сталося.

## Around the pages

menu = Меню
close = Закрити
wait = Хвилинку…
nav-rules = Правила
nav-cards = Карти
nav-odds = Шанси
nav-account = Увійти
nav-settings = Налаштування
nav-about = Про Ringwar
step-less = На один менше: { $what }
step-more = На один більше: { $what }
who-me = я
who-open = хтось за посиланням
who-computer-at = комп’ютер ({ $level })
who-nobody = ще ніхто

## Beginning and joining

home-play = Грати
home-again = Те саме ще раз
home-new-note = Інші сценарії, друзі за цим екраном чи за посиланням, інший темп.
home-all-games = Усі ігри, що тривають: { $count }
home-more-open = Усі відкриті ігри
home-more-watch = Усі ігри для перегляду
home-learn = Навчитися
home-learn-rules = Кожне правило, пункт за пунктом: читати й шукати.
home-learn-cards = Усі карти й персонажі обох ігор нашими словами.
home-learn-odds = Чим може завершитися битва чи гонитва, перш ніж ви зважитеся.
new-again = Зіграти ще раз
new-other = Інша гра
new-last = Остання партія
new-keep = Улюблене
new-more = Темп і глядачі
new-invite = Відкрити стіл
new-starting = Готуємо стіл…
new-open-note = Ви отримаєте посилання для кожного місця, яке для когось притримано. Гра почнеться, коли всі сядуть.
new-name-of = Ім’я: { $seat }
new-dice-server-note = Кубики можна перевірити після гри.
new-dice-own-note = Ви кидаєте й берете за справжнім столом і кажете, що випало; програма пильнує правил.
favourite-mark = Улюблене: { $what }
game-share = Поділитися
game-open-wait = Гра почнеться, коли всі місця будуть зайняті. Сторінку можна закрити; гра чекає на вас у розділі «Ігри».
lobby-invited = Вас запрошено: { $seat }
lobby-choose = Є вільні місця
lobby-seat = Місце
lobby-give = Хто тут сидить: { $seat }
lobby-change = Віддати…
lobby-link = Посилання: { $seat }
lobby-watch = Посилання для глядачів

## Lists of games

games-page = Ігри
games-lists = Списки ігор
games-watch = Дивитися, як грають інші
games-turn = Ваш хід
games-waiting = Чекаємо на інших
games-not-begun = Ще не почалися
games-over = Завершені
games-more = Показати давніші ігри
list-mine = Мої
list-open = Приєднатися
list-running = Дивитися
list-finished = Завершені
list-mine-none = У вас іще немає ігор. До першої — одне клацання.
list-open-none = Саме тепер на вас ніхто не чекає. Відкрийте стіл, який бачать усі, і хтось може прийти.
list-running-none = Саме тепер жодна гра не відкрита для глядачів.
list-finished-none = Ще не завершилася жодна гра, яку можуть бачити всі.
game-ended = Перемога: { $who } — { $how }
game-ended-won = Ви перемогли: { $how }
game-ended-lost = Ви програли: { $how }
ending-resigned = суперник здався
ending-time = вийшов час
ending-agreed = за згодою
ending-abandoned = гру покинуто

## Reporting a problem

report-open = Повідомити про проблему
report-title = Повідомити про проблему
report-what = Що сталося і чого ви очікували?
report-example = Я атакую Осґіліат, а тоді…
report-holds = У файлі — ваші слова, адреса цієї сторінки, назва вашого браузера й помилки, на які він натрапив. Нічого не надсилається: ви зберігаєте файл і віддаєте, кому хочете.
report-holds-game = У файлі — ваші слова, гра, якою ви її бачите (і її запис, коли вона завершиться), назва вашого браузера й помилки, на які він натрапив. Нічого не надсилається: ви зберігаєте файл і віддаєте, кому хочете.
report-save = Зберегти файл
report-saved = Збережено серед ваших завантажень.

## Settings

settings-note = Зберігаються в цьому браузері й діють відразу.
settings-look = Вигляд
settings-language = Мова
settings-language-auto = Як у браузері
settings-theme = Тема
settings-theme-auto = Як на пристрої
settings-theme-light = Денна
settings-theme-dark = Нічна
settings-motion = Рух
settings-motion-note = Короткий рух показує, що сталося.
settings-play = Гра
settings-confirm = Підтверджувати перед надсиланням
settings-confirm-always = Завжди
settings-confirm-dice = Лише там, де вирішать кубики чи карти
settings-confirm-note = Доки не надіслано, усе можна забрати назад.
settings-sound = Звук
settings-sound-note = Кубики, сторінки й ріг, коли ваш хід.
settings-sound-dice = Кубики
settings-sound-page = Сторінка
settings-sound-horn = Ріг
settings-notices = Сповіщення браузера
settings-notices-note = Коли настає ваш хід, а ви дивитеся деінде.
settings-notices-denied = Браузер не дозволяє сповіщень із цієї сторінки. Змінити це можна в його налаштуваннях.
settings-notices-none = Цей браузер не вміє показувати сповіщень.

## Rules

rules-note = Повні правила всіх трьох коробок нашими словами. Кожен пункт має адресу: те, на що посилаються журнал і «чому ні?», знайдете тут.
rules-search = Слова чи пункт: назґул лідер
rules-remarks = Приклади й примітки
rules-glossary = Слова цієї книги ({ $count })
rules-chapters = Сусідні розділи
rules-found = Знайдено в правилах
rules-found-count = { $count ->
    [0] Жоден пункт не має всіх цих слів.
    [one] { $count } пункт.
    [few] { $count } пункти.
   *[many] { $count } пунктів.
}
rules-found-first = Тут перші { $shown }; що більше слів, то менше знайдеться.
rules-none = Ніде немає всіх цих слів. Спробуйте менше слів або їхні початки.
rules-no-clause = Пункту { $clause } немає.
rules-all = Усі розділи

## Cards and characters

cards-title = Карти й персонажі
cards-note = Усе, що надруковано на картах обох ігор. Тексти наші: вони кажуть, що карта робить, а не як це сказано на друкованій.
cards-all = Усі карти й персонажі
cards-search = Слова на карті
cards-game = Гра
cards-both = Обидві гри
cards-group = Колода чи фракція
cards-type = Тип
cards-side = Сторона
cards-any = Усі
cards-count = { $count ->
    [one] { $count } карта чи персонаж
    [few] { $count } карти й персонажі
   *[many] { $count } карт і персонажів
}
cards-none = Такої карти немає. Приберіть якийсь фільтр або шукайте менше слів.
cards-clear = Показати всі
cards-more = Показати ще { $count }
cards-missing = Карти чи персонажа з такою назвою немає.
cards-no-text = На цій карті немає тексту; усе кажуть символи.
group-people = Персонажі
group-deck-character = Колода геройських подій
group-deck-strategy = Колода стратегічних подій
group-deck-special = Особлива карта
group-place-battleground = Поле битви
group-place-path = Шлях
fact-game = Гра
fact-side = Сторона
fact-kind = Вид
fact-type = Тип
fact-expansion = Доповнення
fact-number = Номер
fact-needs = Результат кубика
fact-player = Лише для гравця за
fact-nations = Народи
fact-on-table = Лишається на столі
fact-tile = Жетон гонитви
fact-initiative = Ініціатива в бою
fact-replaces = Замінює
fact-level = Рівень
fact-leadership = Лідерство
fact-nation = Народ
fact-activates = Активує
fact-extra-die = Додаткові кубики дій
fact-captain = Капітан Заходу
fact-in-fellowship = Починає в Братстві
fact-faction = Фракція
fact-keywords = Ознаки
fact-icons = Символи
fact-variable = Інколи
fact-paths = На шляхах
fact-wielders = Власники
fact-copies = Примірники
fact-decks = Колоди
fact-points = Переможні очки
fact-defence = Символи оборони
fact-defenders = Оборонці
fact-attackers = Нападники
fact-scenarios = Сценарії
fact-yes = так
icon-path-attack = напад на шляху
icon-path-defense = оборона на шляху
icon-battleground-attack = напад на полі битви
icon-battleground-defense = оборона на полі битви
icon-leadership-attack = лідерство в нападі
icon-leadership-defense = лідерство в обороні
variable-battleground = +{ $bonus } { $icon }; де: { $names }
variable-path = +{ $bonus } { $icon }; де: { $names }
variable-supporting = +{ $bonus } { $icon }, поки підтримує: { $names }
variable-in-play = +{ $bonus } { $icon }, поки у грі: { $names }
variable-per-two = +{ $bonus } { $icon } за кожні дві такі карти: { $names }
variable-token = +{ $bonus } { $icon }, коли заплачено ціну
sure-title = Наскільки ми певні
sure-decided = Джерела тут мовчать або суперечать одне одному; далі — наше рішення. Хто має друковану карту, може це з’ясувати.
sure-decided-short = частково наше рішення
sure-single = Дещо на цій карті каже лише одне джерело або це випливає з того, що карта робить.
sure-single-short = з одного джерела
sure-medium = Не все на цій карті підтверджено більш ніж одним джерелом.
sure-medium-short = підтверджено не повністю
sure-low = Мало що на цій карті підтверджено більш ніж одним джерелом.
sure-low-short = майже не підтверджено
sure-open = Спирається на одне джерело: { $fields }
sure-or = або { $other }

## Odds

odds-title = Шанси
odds-note = Чим може завершитися битва чи гонитва в настільній грі. Без карт шанси точні: ніхто не відступає, втрати беруть там, де вони коштують найменше кубиків.
odds-battle = Битва
odds-hunt = Гонитва
odds-at = Де
odds-at-open = У полі
odds-siege = Штурм фортеці
odds-swap = Поміняти нападника й захисника місцями
odds-attacks = Нападник
odds-defends = Захисник
odds-characters = { $count ->
    [0] Персонажі
   *[other] Персонажі ({ $count })
}
odds-card = Бойова карта
odds-card-none = Немає
odds-card-unknown = Та, якої ніхто не бачив
odds-needs-units = Обом сторонам потрібен принаймні один загін.
odds-result = Чим це може завершитися
odds-rest = Що може лишитися
odds-attacker = Перемагає нападник
odds-defender = Перемагає захисник
odds-both = Знищено обох
odds-undecided = Не вирішено
odds-left = У середньому в нападника лишається загонів: { $attacker }, у захисника: { $defender }.
odds-left-attacker = Загони, що лишилися в нападника
odds-left-defender = Загони, що лишилися в захисника
odds-exact = Обчислено точно, щонайбільше за { $rounds } раундів.
odds-estimated = Оцінено за { $battles } битвами, проведеними за правилами, з похибкою { $error }.
hunt-level = Кубики Тіні в комірці гонитви
hunt-free = Кубики Вільних Народів у ній
hunt-re-rolls = Кубики, які Тінь може перекинути
hunt-moves = Переміщення цього ходу
hunt-mordor = На треку Мордору
hunt-drawn = Жетони, яких уже немає
hunt-special = Особливі жетони в запасі
hunt-move = Переміщення
hunt-success = Тягнуть жетон
hunt-damage = Шкода в середньому
hunt-revealed = Розкрито
hunt-stopped = Зупинено
hunt-all = Усі переміщення разом: у середньому { $damage } шкоди до карт, провідників і втрат. Жетонів у запасі: { $tiles }.
tile-eye = Око
tile-die = кубик
tile-with-reveals = { $tile }, розкриває

## Account and statistics

account-title = Обліковий запис
account-nobody = Грати можна відразу як гість. Обліковий запис зберігає ваші ігри та ім’я, хоч би де ви ввійшли.
account-is-guest = У цьому браузері ви гість. Якщо він вас забуде, ви втратите свої ігри: обліковий запис їх збереже.
account-is-account = Ви ввійшли.
account-enter = Увійти
account-enter-guest = До облікового запису, який у вас уже є. Ваші ігри як гостя лишаться в гостя.
account-make = Створити обліковий запис
account-make-note = Ім’я і пароль, більше нічого. Адреса — лише для сповіщень, якщо ви їх хочете.
account-become = Перетворити на обліковий запис
account-become-note = Ви зберігаєте всі ігри й можете ввійти будь-де.
account-name = Ім’я
account-password = Пароль
account-password-note = Щонайменше десять символів; чотири ваші слова — добрий пароль.
account-email-maybe = Ел. пошта, якщо бажаєте
account-email = Ел. пошта для сповіщень
account-details = Про вас
account-old-password = Дотеперішній пароль
account-new-password = Новий пароль
account-password-changes = Новий пароль завершить ваші сеанси в усіх інших місцях.
account-save = Зберегти
account-saved = Збережено.
leaving-title = Вихід і ваші дані
leaving-login = Вхід { $day }, востаннє { $seen }
leaving-here = тут
leaving-guest = Гість, що вийшов, не може повернутися.
leaving-out = Вийти
leaving-everywhere = Вийти всюди
leaving-export = Зберегти все про мене
leaving-delete = Видалити мене
leaving-delete-note = Ваше ім’я, адресу, входи, чат і нотатки буде видалено, відразу й назавжди. Зіграні ігри лишаться без вашого імені.
leaving-delete-sure = Видалити мене назавжди
shunned-title = Заблоковані люди
shunned-note = Нікому про це не кажуть. Заблоковані не можуть сісти за ваші столи, а ви — за їхні.
shunned-name = Ім’я облікового запису
shunned-add = Заблокувати
shunned-block = без ігор
shunned-mute = без чату
shunned-forgive = Пробачити
shunned-forgive-who = Пробачити: { $who }
statistics-title = Що ви зіграли
statistics-none = Тут буде видно ваші успіхи, щойно завершиться ваша перша гра.
statistics-played = { $count ->
    [one] завершена гра
    [few] завершені гри
   *[many] завершених ігор
}
statistics-games = ігри
statistics-won = перемоги
statistics-by-game = За грою
statistics-by-side = За стороною
statistics-by-opponent = За суперником
statistics-by-ending = За завершенням
statistics-shared = { $count ->
    [one] Ще { $count } гру, у якій ви мали обидві сторони, не пораховано.
    [few] Ще { $count } гри, у яких ви мали обидві сторони, не пораховано.
   *[many] Ще { $count } ігор, у яких ви мали обидві сторони, не пораховано.
}
against-computer = комп’ютери
against-people = люди
against-both = люди й комп’ютери

## Verified dice

verify-title = Перевірні кубики
verify-note = Перш ніж упав перший кубик, сервер оприлюднив геш таємниці. Кожен кубик і кожна взята карта випливають із цієї таємниці та із цифр, які вклали гравці; тож після гри кожен може побачити, що ніхто їх не підбирав.
verify-none = Відкрийте цю сторінку із завершеної гри.
verify-hash = Геш, оприлюднений на початку
verify-secret = Таємниця, оприлюднена наприкінці
verify-secret-later = оприлюднюють, коли гру завершено
verify-nonce = Цифри: { $seat }
verify-nonce-none = немає
verify-yours = ваші
verify-game = До гри
verify-yourself = Збережіть запис гри й перевірте його власною програмою:
verify-running = Гра триває. Збережіть геш: коли гра завершиться, таємниця має йому відповідати.
verify-own-dice = Цю гру зіграно кубиками й картами справжнього столу. Перевіряти нічого.
verify-secret-fits = Таємниця відповідає гешу; ваш браузер обчислив це сам.
verify-secret-differs = Таємниця не відповідає оприлюдненому гешу.
verify-unchecked = Сервер цієї гри не перевіряв.
verify-all-follow = { $rolled ->
    [1] Єдиний кидок чи взята карта цієї гри випливає з таємниці.
   *[other] Усі кидки й узяті карти цієї гри ({ $rolled }) випливають із таємниці.
}
verify-some-differ = { $wrong } з { $rolled } кидків і взятих карт не випливають із таємниці.
verify-nonces = { $count ->
    [one] Цифри вклало { $count } місце; програма не могла їх передбачити.
    [few] Цифри вклали { $count } місця; програма не могла їх передбачити.
   *[many] Цифри вклали { $count } місць; програма не могла їх передбачити.
}
verify-no-nonces = Жодне місце не вклало цифр, тож не доведено, що програма не перебрала багатьох таємниць.
verify-own-nonce = Цифри, які вклав цей браузер, серед них є.
verify-own-nonce-gone = Цифр, які вклав цей браузер, серед них немає.

## About

about-what = «Війна Персня», настільна гра з «Володарями Середзем’я» і карткова гра, за повними правилами: програма знає кожну карту, каже, чому щось неможливе, і дає забрати назад те, що можна забрати.
about-version = Версія { $version }
about-own = Усе, що ви тут бачите, намальовано й написано для Ringwar: зображення, символи й слова карт, що кажуть, що карта робить, а не як це сказано на друкованій. Де ми не певні надрукованого значення, карта про це каже.
about-rights = Ringwar — вільна програма за ліцензією MIT, створена людьми, яким подобаються ці ігри. Вона не має стосунку до їхнього видавця. Щоб навчитися грати, немає нічого кращого за друковані коробки.
about-data-title = Що про вас зберігається
about-data = Ваше ім’я, ваші ігри і те, що ви в них кажете; адреса й пароль — лише якщо ви їх дали. Ніщо не приходить з інших вузлів і нікуди не йде. Єдиний файл cookie каже, хто ви; налаштування лишаються у вашому браузері.
about-data-link = Усе це можна забрати із собою або видалити.
about-hosting-title = Розмістіть самі
about-hosting = Ringwar працює на будь-якому комп’ютері з Python: для вас самих, для домашніх чи для всіх.
about-hosting-play = гра в цьому браузері, із сервером на вашому комп’ютері
about-hosting-serve = сервер для інших, зі SQLite чи PostgreSQL
about-hosting-terminal = гра в терміналі, без сторінок
about-licences-title = З чого це зроблено
about-licences = Усюди дозвільні ліцензії.
about-pages = На цих сторінках
about-server = На сервері
about-package = Пакунок
about-licence = Ліцензія
about-for = Для чого
about-for-pages = сторінки
about-for-words = слова кожною мовою
about-for-serif = імена й заголовки
about-for-sans = усе інше, що написано
about-for-calls = запити
about-for-connections = з’єднання
about-for-checks = перевірка надісланого
about-for-databases = бази даних
about-for-postgresql = PostgreSQL
about-for-passwords = паролі
about-for-metrics = метрики
about-for-terminal = текст у терміналі

## The card table

table-round = Раунд { $round }
table-corruption = Споганення { $count }
table-corruption-word = споганення
table-lasting = До кінця раунду: { $cards }
table-no-places = Тепер немає активних локацій.
table-won = Перемога: { $who }
scoring-of = Здобутки: { $who }
scoring-open = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}; { $count ->
    [one] здобуто { $count } локацію
    [few] здобуто { $count } локації
   *[many] здобуто { $count } локацій
}
paths-coming = Шляхи, що ще попереду
paths-open = Шляхів попереду: { $count }
battlegrounds-coming = Поля битв, що ще попереду: { $who }
battlegrounds-open = { $who }: полів битв попереду { $count }
place-standing = напад { $attack }, оборона { $defence }
place-attacks = напад · { $who }
place-defends = оборона · { $who }
place-winner = Поки що: { $who }
place-nobody = Поки що нічия
seat-acts = діє
seat-passed = пас
seat-ring = Жетон Персня, ще не використаний
pile-deck = Колода
pile-deck-choose = Верхня карта вашої колоди, карт: { $count }
pile-hand = Рука
pile-cycle = Скид
pile-eliminated = Знищені карти
pile-open = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}: подивитися
pile-more = { $count ->
    [one] Ще { $count } карта долілиць.
    [few] Ще { $count } карти долілиць.
   *[many] Ще { $count } карт долілиць.
}
pile-nothing = Тут нічого немає.
reserve-empty = У резерві порожньо
reserve-here = У резерв
reserve-choose = Ваш резерв
reserve-of = Резерв: { $who }
hand-of = Рука: { $who }, { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
hand-empty = На руці немає карт.
tray-title = Вибір
tray-drawn = Щойно взято
where-hand = на руці: { $seat }
where-drawn = щойно взято: { $seat }
where-cycle = у скиді: { $seat }
where-eliminated = знищено: { $seat }
where-reserve = у резерві: { $seat }
where-place = локація: { $place }
where-item = на карті: { $card }
card-look = Роздивитися
card-locked = щойно викладено
card-wielders = Можливі власники: { $names }.
card-token-attack = додано нападу: { $count }
card-token-defence = додано оборони: { $count }
card-battleground = поле битви
card-path = шлях { $number }
card-paths = шляхи, на які вона може піти
card-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
card-defence = власна оборона: { $count }
card-attackers = Можуть нападати:
card-defenders = Можуть оборонятися:
icon-battleground_attack = напад на полі битви: { $count }
icon-battleground_defense = оборона на полі битви: { $count }
icon-path_attack = напад на шляху: { $count }
icon-path_defense = оборона на шляху: { $count }
icon-leadership_attack = лідерство в нападі: { $count }
icon-leadership_defense = лідерство в обороні: { $count }
combat-title = Бій: { $place }
combat-attack = Напад
combat-defence = Оборона
combat-tokens = { $count } завдяки жетонам
combat-supports = { $army } підтримує: { $character }
combat-cancelled = { $card }: втрачено, скасовує { $count }
combat-left = { $count ->
    [0] Символів нападу не лишилося
    [one] Лишився { $count } символ нападу
    [few] Лишилося { $count } символи нападу
   *[many] Лишилося { $count } символів нападу
}
why-possible = Зараз це можна зробити, але іншим способом.
skip-motion = Пропустити
tabs = Частини столу

## Several people before one screen

hand-over-title = Передайте: { $who }
hand-over-note = Наступна відповідь: { $seat }. Більше ніхто не має дивитися.
hand-over-take = Я — { $who }

## Around the table

act-cause = Питає
act-series = { $number } з { $total }, надсилаються разом
act-find-none = Жоден варіант не має цих слів.
game-thinking = Обмірковує хід: { $who }…
why-clauses = Правила:
thing-show = Показати, де це
thing-page = Усе про це
kind-action = Дії
kind-card = Карти
kind-character = Персонажі
kind-army = Війська
kind-piece = Фігурки
kind-region = Регіони
kind-location = Локації
kind-nation = Народи
kind-seat = Гравці
kind-die = Кубики
kind-tile = Жетони
log-round = Раунд { $number }
log-turn = Хід { $number }
log-times = × { $count }
side-title = Журнал, чат і гра
side-act = Що питають і що сталося
side-log = Журнал
side-chat = Чат
side-game = Гра
tab-new = щось нове
chat-players = Це читають усі за столом і всі глядачі.
chat-spectators = Поки гра триває, це читають лише глядачі.
chat-alone = Ви граєте проти комп’ютера: це читають лише глядачі.
chat-empty = Ще ніхто нічого не сказав.
chat-say = Скажіть щось
chat-send = Надіслати
chat-watches = глядач
chat-unread = { $count ->
    [one] непрочитане повідомлення
    [few] непрочитані повідомлення
   *[many] непрочитаних повідомлень
}
chat-mute = Більше не читати: { $who }
people-title = За столом
people-here = тут
people-away = немає
people-watching = { $count ->
    [0] Ніхто не дивиться.
    [one] Дивиться { $count } глядач.
    [few] Дивляться { $count } глядачі.
   *[many] Дивляться { $count } глядачів.
}
people-give = Віддати місце комусь іншому
people-give-note = Усі інші за столом мають погодитися.
people-replace = { $seat }: віддати…
people-open = комусь іншому, за посиланням
standing-title = Сталі відповіді
standing-note = Ці відповіді програма дає за вас, доки ви не передумаєте. Ніхто інший про це не дізнається.
standing-number = Число N
note-title = Ваша нотатка
note-place = Її можете читати лише ви.
note-kept = Збережено.
note-writing = Записуємо…
leave-resign = Здатися
leave-resign-sure = Ви здаєтеся?
leave-resign-note = Тоді переможе інша сторона. Партнери на інших місцях мають погодитися. Ви здаєтеся за: { $seat }.
leave-abandon = Покинути гру
leave-abandon-sure = Завершити гру без переможця?
leave-abandon-note = Коли гра вже почалася, усі за столом мають погодитися.
leave-stay = Грати далі
propose-undo = { $who }: прохання забрати назад останню відповідь.
propose-resign = { $who }: пропозиція здатися.
propose-abandon = { $who }: пропозиція завершити гру без переможця.
propose-takeover = { $who }: пропозиція нового гравця на місце «{ $seat }»: { $heir }.
propose-undo-own = Ви хочете забрати назад свою останню відповідь.
propose-resign-own = Ви хочете здатися.
propose-abandon-own = Ви хочете завершити гру без переможця.
propose-takeover-own = Ви пропонуєте нового гравця на місце «{ $seat }»: { $heir }.
propose-somebody = хтось інший, за посиланням
propose-accept = Погодитися
propose-decline = Відмовитися
propose-waits = Інших запитують, чи вони згодні.
propose-withdraw = Відкликати
late-over = Вийшов час: { $who }.
late-claim = Зарахувати перемогу
late-extend = Дати весь час знову
late-computer = Хай далі грає комп’ютер
clock-title = Годинники
clock-days = { $days } дн { $hours } год
end-rematch = Зіграти ще раз
end-follow = До нової партії
end-review = Огляд: шанси й помилки
end-replay = Переглянути ще раз
end-record = Зберегти запис
end-verify = Перевірити кубики
end-games = Мої ігри
keys-title = Клавіші
keys-digits = вибрати зі списку варіантів
keys-arrows = рухатися між тим, що світиться, або списком
keys-enter = відповісти тим, що у фокусі; підтвердити
keys-back = забрати назад останній вибір, поки його не надіслано
keys-look = роздивитися те, що у фокусі, і чому це не відповідь
keys-undo = скасувати
keys-hint = підказка: найкращі варіанти й чому вони найкращі
keys-hand = до руки
keys-log = до журналу
keys-past = озирнутися на те, що сталося
keys-find = знайти місце, карту чи пункт правил
keys-help = ці клавіші
find-title = Знайти
find-what = Місце, карта чи пункт правил
find-things = Місця й карти
find-clauses = У правилах
find-none = Ніде немає всіх цих слів.
find-count = { $count ->
    [0] Нічого не знайдено
   *[other] Знайдено: { $count }
}
gone-login = Хто ви?
gone-login-note = Ця гра для людей, яких тут знають. Увійдіть або почніть власну гру.
gone-yours = Цей стіл для вас закритий
gone-yours-note = На нього дивиться забагато людей, або він лише для тих, хто грає.
gone-missing = Такої гри тут немає
gone-missing-note = Можливо, вона приватна, у посиланні бракує кінця або ви грали в неї під іншим іменем чи в іншому браузері.

## Replay and looking back

tab-moments = Події
tab-graph = Графік
tab-more = Більше
replay-title = Перегляд
replay-beside = Про цю гру
replay-open = Перегляд
replay-of = Перегляд: { $game }
replay-not-over = Гра триває. За її столом можна озирнутися на те, що ви вже бачили; перегляд відкриється, коли вона завершиться.
replay-nothing = Гра завершилася, перш ніж щось сталося.
replay-table = До столу
replay-scrubber = Місце в грі
replay-at = { $at } з { $last }. { $words }
replay-beginning = Початок
replay-controls = Гортання гри
replay-first = На початок
replay-back = На крок назад
replay-play = Відтворити
replay-pause = Пауза
replay-forward = На крок уперед
replay-last = У кінець
replay-speed = Швидкість
replay-times = { $speed }×
replay-eyes = Чиїми очима
replay-no-marks = Ще не сталося нічого вартого позначки.
replay-share = Поділитися цим моментом
replay-share-label = Гра після відповіді { $at }
replay-share-private = Ця гра приватна: посилання відкриється лише тим, хто в неї грав.
replay-keep = Зберегти й перевірити
replay-record = Зберегти запис
replay-keys = Клавіші
replay-key-step = на крок назад, на крок уперед
replay-key-mark = до попередньої події, до наступної
replay-key-ends = на початок, у кінець
replay-key-play = відтворити, пауза
replay-key-help = ці клавіші
replay-key-seek = далі й назад: { $what }
sought = Що шукати
sought-any = Усі події
sought-round = { $game ->
    [cardgame] Раунди
   *[boardgame] Ходи
}
sought-battle = { $game ->
    [cardgame] Бої
   *[boardgame] Битви
}
sought-hunt = Гонитва
sought-capture = { $game ->
    [cardgame] Здобуті місця
   *[boardgame] Захоплення
}
sought-corruption = Споганення
seek-back = Попереднє: { $what }
seek-next = Наступне: { $what }
eyes-spectator = Очима глядача
eyes-all = Усі руки
mark-round = Початок:
mark-battle = Бій:
mark-hunt = Гонитва:
mark-capture = Здобуто:
mark-corruption = Споганення:
mark-end = Кінець:
graph-points = Очки: { $who }
graph-corruption = Споганення
graph-progress = Поступ Братства
graph-mordor = Дорога крізь Мордор
graph-go = { $what } { $number }: перейти туди
graph-round = Раунд
graph-turn = Хід
graph-table = Те саме таблицею
graph-at-end = Як ішла гра. Наприкінці: { $values }.
play-on = Грати далі звідси
play-on-from = Грати далі після відповіді { $at }
play-on-note = Нова гра починається там, де ця стояла після відповіді { $at }. Кубики й карти далі будуть нові.
play-on-start = Грати далі
play-on-over = Тут гру завершено. Поверніться до давнішого моменту, щоб грати далі від нього.
board-turn = Хід { $turn }
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
board-rings = Ельфійські Персні
board-fellowship = Братство
board-mordor = поділка { $step } дороги крізь Мордор
board-progress = поступ { $count }
board-corruption = споганення { $count }
board-revealed = розкрите
board-hidden = приховане
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
board-at-war = У війні
board-hunt = Гонитва
board-none = немає
look-back = Озирнутися
look-back-title = Ви озираєтеся назад
look-back-note = Стіл, яким він тоді був для вас. Відповідати тут не можна.
look-back-return = Назад до гри
look-back-turn = Ваш хід.

## Review

review-title = Огляд
review-ask = Оглянути цю гру
review-note = Комп’ютер ще раз обмірковує кожен вибір, знаючи лише те, що міг тоді знати гравець: наскільки ймовірною була перемога кожної сторони і що було б краще. Це триває хвилину-дві.
review-thinking = Комп’ютер думає: зроблено { $percent } %.
review-chance = Шанс Вільних Народів на перемогу
review-percent = { $percent } %
review-mistakes = Найбільші помилки: { $who }
review-none = Великих помилок немає.
review-lost = −{ $percent } %
review-lost-words = шанс на перемогу зменшився на { $percent } %
review-lost-note = Біля кожної помилки: на скільки вона зменшила шанс на перемогу.
review-given = Зроблено: { $deed }
review-better = Краще: { $deed }

## The card table: what is remembered, and real dice and cards

table-passes = спасувало: { $count } з { $all }
place-again = Знову активне; було в зоні підрахунку очок: { $who }
aside = Поки що поза грою
aside-open = Поки що поза грою: { $count ->
    [one] { $count } локація
    [few] { $count } локації
   *[many] { $count } локацій
}
memory = { $count ->
    [one] { $count } відома
    [few] { $count } відомі
   *[many] { $count } відомих
}
memory-of = Карти, які всі бачили, а тепер вони приховані: { $who }
memory-places = Десь тут: { $places }
memory-deck = колода
memory-hand = рука
memory-cycle = скид
memory-eliminated = знищені карти
memory-drawn = щойно взяті
seat-order = Номер у порядку ходів: { $number } ({ $seats })
pile-hand-limit = Рука; на наступний раунд можна залишити щонайбільше { $count }
pile-drawn = щойно взяті
tray-resolving = Виконується
card-used = використано в цьому раунді
card-used-long = Дію цієї карти вже використано в цьому раунді.
card-played = Зіграно в цьому раунді.
real-dice = { $left ->
    [0] Усі кубики введено: { $total }
   *[other] Киньте кубики: { $total } · лишилося ввести { $left }
}
real-cards = { $left ->
    [0] Усі карти введено: { $total }
   *[other] Візьміть карти: { $total } · лишилося ввести { $left }
}
real-secret = Це бачите лише ви; інші нічого не дізнаються.
real-waiting = Хтось інший вводить те, що взяв
real-entered = Уже введено
real-remove = Забрати назад: { $what }
real-send = Надіслати
real-send-part = Надіслати { $count } з { $total }
real-find-boardgame = Назва або номер карти
real-find-cardgame = Назва карти
real-none = Нічого з такою назвою випасти не може.
real-undo = Забрати останнє назад

## The map

map-label = Мапа Середзем’я
map-tools = Огляд мапи
map-closer = Ближче
map-farther = Далі
map-whole = Уся мапа
map-overview = Уся мапа в мініатюрі
map-reach = Де може бути Братство
map-filter = Показати
map-filter-all = Усе
map-filter-options = Що можна вибрати
map-filter-threatened = Фортеці під загрозою
map-filter-kinds = Що там є
map-filter-nations = Війська народу
map-filter-armies = Війська
map-filter-people = Персонажі та Братство
map-filter-nazgul = Назґули
map-filter-settlements = Поселення
map-filter-taken = Захоплені поселення
map-filter-sieges = Облоги
map-figures = { $count } × { $name }
map-wild = нічия земля
map-town = селище
map-city = місто
map-stronghold = фортеця
map-fortification = укріплення
map-held = під контролем: { $who }
map-besieged = в облозі
map-unbesieged = без облоги
map-garrison = залога: { $figures }
map-garrison-title = Залога:
map-besieger-title = Облягає:
map-fellowship-here = Братство тут
map-fellowship-last = { $count ->
    [0] Братство, приховане
    [one] тут востаннє бачили Братство, { $count } крок тому
    [few] тут востаннє бачили Братство, { $count } кроки тому
   *[many] тут востаннє бачили Братство, { $count } кроків тому
}
map-empty = порожньо
map-next-to = поруч: { $places }

## The board game's table: around the map

## The board game's table: around the map

board-acts = Діє: { $who }
board-points-of = { $who }: переможні очки, { $count } з { $most }
board-dice-of = Кубики дій: { $who }
board-kept-die = Цього ходу: { $die }
board-lost-die = Утрачено: { $die }
board-rings-of = { $who }: { $count ->
    [one] { $count } Ельфійський Перстень
    [few] { $count } Ельфійські Персні
   *[many] { $count } Ельфійських Перснів
}
board-guide = Провідник: { $who }
board-politics = Трек політики
board-steps = { $count ->
    [0] у війні
    [one] за { $count } поділку від війни
    [few] за { $count } поділки від війни
   *[many] за { $count } поділок від війни
}
board-passive = пасивний
board-hunt-box = У комірці гонитви кубиків: Тіні — { $eyes }, Вільних Народів — { $walked }
board-hunt-re-rolls = { $count ->
    [one] { $count } перекид
    [few] { $count } перекиди
   *[many] { $count } перекидів
}
board-hunt-special = У грі:
board-pool = Жетони гонитви
board-pool-open = Запас гонитви: { $count ->
    [one] лишився { $count } жетон
    [few] лишилося { $count } жетони
   *[many] лишилося { $count } жетонів
}
board-pool-tile = Жетон
board-pool-left = Лишилося
board-pool-chance = Шанс
board-pool-seen = Вийшло
board-piles = Колоди та скид: { $who }
board-deck-character = Геройська колода, карт: { $count }
board-deck-strategy = Стратегічна колода, карт: { $count }
board-discards-of = Скинуто: { $who }
board-discards-open = Скинуто: { $who }, карт: { $count }
board-hands = Руки
board-hand-decks = геройських { $character }, стратегічних { $strategy }
board-reserves = Запаси
board-reinforcements = Підкріплення
board-casualties = Утрати
board-eliminated = Вибули з гри: { $names }
board-rail = Треки
board-seats = Місця
seat-leads = веде
event-on-table = лишається на столі
event-deck-character = Геройська колода
event-deck-strategy = Стратегічна колода
event-deck-special = Особлива карта
person-level = рівень { $count }
person-leadership = лідерство { $count }
region-held = Контроль: { $who }
region-besieged = В облозі
region-besiegers = Облога
region-siege = можна взяти в облогу
region-strength = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}, лідерство { $leadership }
region-free = Вільний для військ: { $who }
region-free-both = Вільний для військ обох сторін
region-free-nobody = Не вільний ні для чиїх військ
region-next = Поруч: { $places }
tile-reveals-sign = Р
split-send = Ідуть ці
battle-round = раунд { $round }
battle-strength = сила { $strength }, лідерство { $leadership }
battle-card = Бойова карта: { $card }
battle-chosen-character = Геройська карта долілиць
battle-chosen-strategy = Стратегічна карта долілиць
battle-to-roll = { $count ->
    [one] кинути { $count } кубик
    [few] кинути { $count } кубики
   *[many] кинути { $count } кубиків
}
battle-re-rolled = Ще раз:
battle-needed = треба { $needed } або більше
battle-of-combat-roll = бойовий кидок
battle-of-leader-re-roll = перекидання лідера
battle-of-fewer-dice = менше кубиків
battle-of-most-dice = найбільше кубиків
battle-of-no-re-roll = без перекидання
battle-of-leadership = лідерство
battle-of-nazgul-leadership = лідерство назґулів
battle-of-hits = влучання
battle-walls-fortification = місто чи укріплення, перший раунд
battle-walls-stronghold = мури фортеці
battle-hits = { $count ->
    [one] { $count } влучання
    [few] { $count } влучання
   *[many] { $count } влучань
}
battle-to-lose = { $count ->
    [one] треба прийняти { $count } влучання
    [few] треба прийняти { $count } влучання
   *[many] треба прийняти { $count } влучань
}
battle-rearguard = Ар’єргард: { $figures }
battle-white-rider = Білий Вершник: лідерство назґулів не рахується.
battle-odds = Шанси атаки
hunt-successes = { $count ->
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
}
hunt-damage-left = шкода { $count }
hunt-reveals = розкриває Братство

## The position editor

nav-editor = Редактор позицій
home-learn-editor = Розкладіть будь-який стіл настільної гри, зіграйте з нього або поділіться ним.
new-editor = Або розкладіть стіл настільної гри самі
editor-open = Змінити цю позицію
editor-of-game = Так стіл стояв, коли почався крок цієї миті. Карти, яких вам не видно, лежать у колодах.
editor-panel = Що стоїть на столі
editor-parts = Частини столу
editor-part-region = Регіон
editor-part-fellowship = Братство
editor-part-nations = Народи
editor-part-dice = Кубики
editor-part-cards = Карти
editor-part-hunt = Жетони
editor-part-turn = Хід
editor-part-lords = Володарі
editor-undo = Скасувати
editor-redo = Повернути
editor-table = Новий стіл
editor-share = Поділитися
editor-play = Грати
editor-play-note = Нова гра починається з цього столу. Кожен бачить лише те, що видно з його місця.
editor-good = Можна грати. { $who }: { $question }
editor-good-chance = Можна грати. Спершу кидають кубики або беруть карти.
editor-show = Показати де
editor-other-game = Цей документ — з іншої гри
editor-besieged = В облозі
editor-around = Довкола мурів
editor-inside = Усередині
editor-control = Хто утримує
editor-fellowship-here = Братство тут
editor-clear = Прибрати всіх
editor-characters = Персонажі
editor-add-character = Додати персонажа
editor-remove = Прибрати: { $name }
editor-add = Додати: { $name }
editor-out = поза грою
editor-where = Остання відома позиція
editor-mordor-track = Трек Мордору
editor-not-there = ще не в Мордорі
editor-progress = Поступ
editor-corruption = Споганення
editor-tried = цього ходу рухалося або ховалося
editor-companions = У Братстві
editor-guide = Провідник
editor-active = активний
editor-casualty = втрата: { $name }
editor-unrolled = Кубиків ще не кинуто.
editor-to-actions = До дій
editor-add-die = Додати:
editor-hunt-box = У комірці гонитви
editor-ring-used = цього ходу вжито Перстень
editor-pile = Де лежать карти
editor-pile-hands = Рука: { $who }
editor-pile-table = На столі: { $who }
editor-pile-discards = Скинуто: { $who }
editor-find-card = Знайти карту, щоб додати
editor-tiles-drawn = Витягнуто
editor-tiles-removed = Вилучено з гри
editor-tiles-special-in-play = Особливі жетони у грі
editor-turn = Хід
editor-phase = Фаза
editor-to-act = Хто діє наступним
editor-leads = Веде: { $side }
editor-battle = Точиться битва: { $from } проти { $to }.
editor-battle-end = Припинити битву
editor-usual = звичайна карта
editor-balrog-none = ще не прийшов
editor-balrog-inactive = неактивний
editor-balrog-active = активний
editor-balrog-gone = поза грою
editor-smeagol-none = ще не прийшов
editor-smeagol-guide = з Братством
editor-smeagol-gone = поза грою
editor-smeagol-tiles = Жетони Смеаґола в запасі
editor-special-dice = Особливі кубики в запасі
editor-kept-die = Особливий кубик цього ходу: { $side }
editor-lost-dice = Утрачені кубики
editor-tokens = Жетони дій Тіні
editor-start-table = Як на початку гри
editor-empty-table = Порожня мапа
editor-import = Або прочитати документ
editor-file = З файлу
editor-paste = Або вставте його сюди
editor-read = Прочитати
editor-unreadable = Це не документ: це не JSON.
editor-share-note = Посилання містить усю позицію: усі руки в ньому відкриті.
editor-share-refused = У такому вигляді грати не можна.
editor-share-link = Посилання на цю позицію
editor-download = Зберегти як файл
editor-more-cards = { $count ->
    [one] і ще { $count } карта: введіть частину назви
    [few] і ще { $count } карти: введіть частину назви
   *[many] і ще { $count } карт: введіть частину назви
}
editor-pool = { $count ->
    [one] У запасі гонитви лишився { $count } жетон.
    [few] У запасі гонитви лишилося { $count } жетони.
   *[many] У запасі гонитви лишилося { $count } жетонів.
}

## Hints

hint-ask = Підказка
hint-title = Шанси на перемогу
hint-chance = Шанс на перемогу: { $chance }.
hint-thinking = Шукаємо найкращі варіанти…
hint-told = Підказка: { $option }. Шанс на перемогу: { $chance }. { $reason }
