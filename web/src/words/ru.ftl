# The interface of the browser client. What a game says comes from the server.

skip = Перейти к содержанию
navigation = Страницы
nav-new = Новая игра
nav-games = Игры

## Home

home-title = Война Кольца
home-welcome = Настольная игра и карточная игра по полным правилам: против компьютера, с друзьями за этим экраном или по сети.
home-quick-board = Сыграть в настольную игру
home-quick-board-note = Вы ведёте свободные народы против компьютера.
home-quick-cards = Сыграть «Дуэль» карточной игры
home-quick-cards-note = Вы играете колодой Гэндальфа против компьютера.
home-new = Другая игра
home-continue = Продолжить
home-your-turn = Ваш ход
home-waiting = Ждём: { $who }

## New game

new-title = Новая игра
new-game = Игра
new-scenario = Сценарий
new-players = Игроки
new-players-many = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
new-expansions = Дополнения
new-seats = Кто где сидит
new-me = Я
new-open = Друг по ссылке или кто угодно
new-local = Друг за этим экраном
new-computer = Компьютер: { $level }
new-name = Имя
new-your-name = Ваше имя
new-pace = Темп
new-pace-none = Без часов
new-pace-live = Вживую: { $minutes } мин и { $increment } с за передачу хода
new-pace-days = { $days ->
    [one] { $days } день на передачу хода
    [few] { $days } дня на передачу хода
   *[many] { $days } дней на передачу хода
}
new-access = Кому видна игра
new-access-private = Только тем, кто за столом
new-access-link = Всем, у кого есть ссылка
new-access-listed = Всем
new-dice = Кубики и карты
new-dice-server = Программные
new-dice-own = Свои, на столе
new-start = Начать
guest-name = Путник

## Games

games-open = Открытые игры: присоединяйтесь

## A game

game-loading = Накрываем стол…
game-missing = Такой игры нет, или вам нельзя её видеть.
game-not-yours = Вам нельзя видеть эту игру.
game-broken = Связь потеряна; пробуем снова…
game-open = Ждём игроков
game-open-note = Игра начнётся, когда все места будут заняты. Отправьте эти ссылки тем, с кем хотите играть.
game-copy = Скопировать ссылку
game-copied = Скопировано
game-take = Сесть за стол
game-your-turn = Ваш ход
game-waiting = Отвечает: { $who }
game-over = Игра окончена
game-won = Победа: { $who } ({ $how })
game-abandoned = Игра брошена.
act-title = Что вы делаете?
act-confirm = Подтвердить
act-back = Назад
act-undo = Отменить
act-ready = На всё отвечено
act-dice = Решат кубики или карты.
act-idle = Это чего-то стоит и ничего не изменит. Всё равно сделать?
act-draft = Пока что
act-options = Все варианты
act-find = Найти вариант
act-why = Почему нельзя?
log-title = Журнал
log-news = С вашего прошлого хода
log-empty = Ещё ничего не произошло.
tab-act = Ход
tab-hand = Рука
tab-table = Стол
tab-log = Журнал
tab-chat = Чат

## Errors

error-unreachable = Сервер недоступен. Ничего не потеряно; попробуйте ещё раз.
error-missing = Такой страницы нет.
error-home = На первую страницу
error-again = Попробовать ещё раз
error-page = Эту страницу не удалось загрузить.
error-slow = Сервер отвечает необычно долго.
error-missing-note = Возможно, ссылка устарела или в ней потерялась буква. С вашими играми ничего не случилось.

## Around the pages

menu = Меню
close = Закрыть
wait = Минутку…
nav-rules = Правила
nav-cards = Карты
nav-odds = Шансы
nav-account = Войти
nav-settings = Настройки
nav-about = О Ringwar
step-less = На один меньше: { $what }
step-more = На один больше: { $what }
who-me = я
who-open = кто-то по ссылке
who-computer = компьютер
who-nobody = пока никто

## Beginning and joining

home-play = Играть
home-again = То же ещё раз
home-new-note = Другие сценарии, друзья за этим экраном или по ссылке, другой темп.
home-all-games = Все идущие игры: { $count }
home-more-open = Все открытые игры
home-more-watch = Все игры, которые можно смотреть
home-learn = Узнать
home-learn-rules = Все правила, пункт за пунктом, чтобы читать и искать.
home-learn-cards = Все карты и персонажи обеих игр, нашими словами.
home-learn-odds = Чем может кончиться сражение или охота, прежде чем рискнуть.
new-again = Сыграть ещё раз
new-other = Другая игра
new-last = Последняя игра
new-keep = В избранное
new-more = Темп, зрители, кубики
new-invite = Открыть стол
new-starting = Накрываем стол…
new-open-note = Для каждого места, оставленного кому-то, вы получите ссылку. Игра начнётся, когда все сядут за стол.
new-name-of = Имя: { $seat }
new-dice-server-note = После игры кубики можно проверить.
new-dice-own-note = Вы бросаете и тянете за настоящим столом и говорите, что выпало; за правилами следит программа.
favourite-mark = Избранное: { $what }
game-share = Поделиться
game-open-wait = Игра начнётся, когда все места будут заняты. Страницу можно закрыть: игра ждёт вас в разделе «Игры».
lobby-invited = Вас приглашают: { $seat }
lobby-choose = Есть свободные места
lobby-seat = Место
lobby-give = Кто здесь сидит: { $seat }
lobby-change = Отдать…
lobby-link = Ссылка: { $seat }
lobby-watch = Ссылка для зрителей

## Lists of games

games-page = Игры
games-lists = Списки игр
games-watch = Смотреть чужие игры
games-turn = Ваш ход
games-waiting = Ждём других
games-not-begun = Ещё не начаты
games-over = Законченные
games-more = Показать более старые игры
list-mine = Мои
list-open = Присоединиться
list-running = Смотреть
list-finished = Законченные
list-mine-none = У вас ещё нет игр. До первой — один щелчок.
list-open-none = Сейчас вас никто не ждёт. Откройте стол, видимый всем, и кто-нибудь может прийти.
list-running-none = Сейчас нет игр, открытых для зрителей.
list-finished-none = Ещё ни одна видимая всем игра не закончилась.
game-ended = Победа: { $who } ({ $how })
game-ended-won = Вы победили: { $how }
game-ended-lost = Вы проиграли: { $how }
ending-resigned = соперник сдался
ending-time = по времени
ending-agreed = по соглашению
ending-abandoned = игра брошена

## Reporting a problem

report-open = Сообщить о проблеме
report-title = Сообщить о проблеме
report-what = Что произошло и чего вы ожидали?
report-example = Моя армия атаковала Осгилиат, и тут…
report-holds = В файле будут ваши слова, адрес этой страницы, название браузера и встреченные им ошибки. Ничего не отправляется: вы сохраняете файл и отдаёте его кому хотите.
report-holds-game = В файле будут ваши слова, игра, какой вы её видите (и её запись, когда она окончена), название браузера и встреченные им ошибки. Ничего не отправляется: вы сохраняете файл и отдаёте его кому хотите.
report-save = Сохранить файл
report-saved = Сохранено среди загрузок.

## Settings

settings-note = Хранятся в этом браузере и действуют сразу.
settings-look = Вид
settings-language = Язык
settings-language-auto = Как в браузере
settings-theme = Свет
settings-theme-auto = Как на устройстве
settings-theme-light = Днём
settings-theme-dark = Ночью
settings-motion = Движение
settings-motion-note = Короткое движение показывает, что произошло.
settings-play = Игра
settings-confirm = Подтверждать перед отправкой
settings-confirm-always = Всегда
settings-confirm-dice = Только когда решат кубики или карты
settings-confirm-note = Пока не отправлено, всё можно отменить.
settings-sound = Звук
settings-sound-note = Кубики, страницы и рог, когда ваш ход.
settings-sound-dice = Кубики
settings-sound-page = Страница
settings-sound-horn = Рог
settings-notices = Уведомления браузера
settings-notices-note = Когда ваш ход, а вы смотрите в другую сторону.
settings-notices-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
settings-notices-none = Этот браузер не умеет показывать уведомления.

## Rules

rules-note = Полные правила всех трёх коробок нашими словами. У каждого пункта есть адрес: здесь находится то, на что ссылаются журнал и «почему нельзя?».
rules-search = Слова или пункт, например nazgul leader
rules-remarks = Примеры и замечания
rules-glossary = Слова этой книги ({ $count })
rules-chapters = Главы рядом с этой
rules-found = Найдено в правилах
rules-found-count = { $count ->
    [0] Ни в одном пункте нет всех этих слов.
    [one] { $count } пункт.
    [few] { $count } пункта.
   *[many] { $count } пунктов.
}
rules-found-first = Показаны первые { $shown }; чем больше слов, тем меньше находок.
rules-none = Всех этих слов нет нигде. Попробуйте меньше слов или их начала.
rules-no-clause = Пункта { $clause } нет.
rules-all = Все главы

## Cards and characters

cards-title = Карты и персонажи
cards-note = Всё, что напечатано на картах обеих игр. Тексты наши: они говорят, что делает карта, а не как это сказано на печатной.
cards-all = Все карты и персонажи
cards-search = Слова на карте
cards-game = Игра
cards-both = Обе игры
cards-group = Колода или фракция
cards-type = Тип
cards-side = Сторона
cards-any = Все
cards-count = { $count ->
    [one] { $count } карта или персонаж
    [few] { $count } карты и персонажа
   *[many] { $count } карт и персонажей
}
cards-none = Таких карт нет. Уберите фильтр или ищите меньше слов.
cards-clear = Показать все
cards-more = Показать ещё { $count }
cards-missing = Карты или персонажа с таким названием нет.
cards-no-text = На этой карте нет текста; всё говорят её символы.
group-people = Персонажи
group-deck-character = Колода персонажей
group-deck-strategy = Колода стратегии
group-deck-special = Особая карта
group-place-battleground = Поле битвы
group-place-path = Путь
fact-game = Игра
fact-side = Сторона
fact-kind = Вид
fact-type = Тип
fact-expansion = Дополнение
fact-number = Номер
fact-needs = Результат кубика
fact-player = Только для игрока за
fact-nations = Народы
fact-on-table = Остаётся на столе
fact-tile = Жетон охоты
fact-initiative = Инициатива в сражении
fact-replaces = Заменяет
fact-level = Уровень
fact-leadership = Лидерство
fact-nation = Народ
fact-activates = Делает активным
fact-extra-die = Дополнительные кубики действий
fact-captain = Полководец Запада
fact-in-fellowship = Начинает в Братстве
fact-faction = Фракция
fact-keywords = Подтипы
fact-icons = Символы
fact-variable = Иногда
fact-paths = На путях
fact-wielders = Владельцы
fact-copies = Экземпляры
fact-decks = Колоды
fact-points = Победные очки
fact-defence = Символы обороны
fact-defenders = Обороняющиеся
fact-attackers = Атакующие
fact-scenarios = Сценарии
fact-yes = да
icon-path-attack = атака на пути
icon-path-defense = оборона на пути
icon-battleground-attack = атака на поле битвы
icon-battleground-defense = оборона на поле битвы
icon-leadership-attack = лидерство: атака
icon-leadership-defense = лидерство: оборона
variable-battleground = +{ $bonus } { $icon }, локация: { $names }
variable-path = +{ $bonus } { $icon }, локация: { $names }
variable-supporting = +{ $bonus } { $icon } при поддержке: { $names }
variable-in-play = +{ $bonus } { $icon }, пока в игре: { $names }
variable-per-two = +{ $bonus } { $icon } за каждые две карты: { $names }
variable-token = +{ $bonus } { $icon }, если внесена плата
sure-title = Насколько мы уверены
sure-decided = Источники здесь молчат или расходятся; дальше — наше решение. Его может уточнить тот, у кого есть печатная карта.
sure-decided-short = отчасти наше решение
sure-single = Что-то на этой карте известно лишь из одного источника или следует из того, что она делает.
sure-single-short = из одного источника
sure-medium = Не всё на этой карте подтверждено более чем одним источником.
sure-medium-short = подтверждено не полностью
sure-low = На этой карте мало что подтверждено более чем одним источником.
sure-low-short = почти не подтверждено
sure-open = Опирается на один источник: { $fields }
sure-or = или { $other }

## Odds

odds-title = Шансы
odds-note = Чем может кончиться сражение или охота в настольной игре. Без карт шансы точные: никто не отступает, потери принимают там, где они стоят меньше всего кубиков.
odds-battle = Сражение
odds-hunt = Охота
odds-at = Где
odds-at-open = В открытом поле
odds-siege = Штурм крепости
odds-swap = Поменять атакующего и защитника
odds-attacks = Атакующий
odds-defends = Защитник
odds-characters = { $count ->
    [0] Персонажи
   *[other] Персонажи ({ $count })
}
odds-card = Боевая карта
odds-card-none = Нет
odds-card-unknown = Неизвестная никому
odds-needs-units = Обеим сторонам нужен хотя бы один отряд.
odds-result = Чем может кончиться
odds-rest = Что может остаться
odds-attacker = Побеждает атакующий
odds-defender = Побеждает защитник
odds-both = Уничтожены обе армии
odds-undecided = Исход не решён
odds-left = В среднем отрядов остаётся у атакующего { $attacker }, у защитника { $defender }.
odds-left-attacker = Отряды, оставшиеся у атакующего
odds-left-defender = Отряды, оставшиеся у защитника
odds-exact = Рассчитано точно, раундов не больше { $rounds }.
odds-estimated = Оценено по сыгранным по правилам сражениям ({ $battles }), погрешность { $error }.
hunt-level = Кубики Тьмы в зоне охоты
hunt-free = Кубики свободных народов в ней
hunt-re-rolls = Кубики, которые Тьма может перебросить
hunt-moves = Перемещения в этот ход
hunt-mordor = На тропе Мордора
hunt-drawn = Ушедшие жетоны
hunt-special = Особые жетоны в запасе
hunt-move = Перемещение
hunt-success = Жетон вытянут
hunt-damage = Урон в среднем
hunt-revealed = Раскрыто
hunt-stopped = Остановлено
hunt-all = Все перемещения вместе: урон в среднем { $damage }, до карт, проводников и жертв. Жетонов в запасе: { $tiles }.
tile-eye = Око
tile-die = кубик
tile-with-reveals = { $tile }, раскрытие

## Account and statistics

account-title = Учётная запись
account-nobody = Играть можно сразу, как гость. Учётная запись хранит ваши игры и имя, откуда бы вы ни вошли.
account-is-guest = В этом браузере вы гость. Если он вас забудет, ваши игры для вас потеряны: учётная запись их сохранит.
account-is-account = Вы вошли.
account-enter = Войти
account-enter-guest = В учётную запись, которая у вас уже есть. Ваши игры гостя останутся у гостя.
account-make = Создать учётную запись
account-make-note = Имя и пароль, больше ничего. Адрес нужен только для уведомлений, если вы их хотите.
account-become = Завести учётную запись
account-become-note = Все ваши игры останутся с вами, и войти можно будет откуда угодно.
account-name = Имя
account-password = Пароль
account-password-note = Не меньше десяти знаков; хороший пароль — четыре ваших собственных слова.
account-email-maybe = Эл. почта, если хотите
account-email = Эл. почта, для уведомлений
account-details = О вас
account-old-password = Прежний пароль
account-new-password = Новый пароль
account-password-changes = Новый пароль завершит сеансы во всех других местах.
account-save = Сохранить
account-saved = Сохранено.
leaving-title = Выход и ваши данные
leaving-login = Вход { $day }, последний раз { $seen }
leaving-here = здесь
leaving-guest = Гость, который вышел, вернуться не может.
leaving-out = Выйти
leaving-everywhere = Выйти везде
leaving-export = Сохранить всё обо мне
leaving-delete = Удалить меня
leaving-delete-note = Ваше имя, адрес, входы, сообщения и заметки удаляются сразу и навсегда. Сыгранные вами игры остаются, без вашего имени.
leaving-delete-sure = Удалить меня навсегда
shunned-title = Заблокированные
shunned-note = Никто об этом не узнает. Кто заблокирован, не может сесть за ваши столы, а вы — за его.
shunned-name = Имя учётной записи
shunned-add = Заблокировать
shunned-block = без игр
shunned-mute = без чата
shunned-forgive = Простить
shunned-forgive-who = Простить: { $who }
statistics-title = Во что вы играли
statistics-none = Здесь будет видно, как у вас идут дела, когда закончится хотя бы одна ваша игра.
statistics-played = { $count ->
    [one] законченная игра
    [few] законченные игры
   *[many] законченных игр
}
statistics-games = игры
statistics-won = победы
statistics-by-game = По играм
statistics-by-side = По сторонам
statistics-by-opponent = По соперникам
statistics-by-ending = По окончаниям
statistics-shared = { $count ->
    [one] Ещё { $count } игра, в которой у вас были обе стороны, не учтена.
    [few] Ещё { $count } игры, в которых у вас были обе стороны, не учтены.
   *[many] Ещё { $count } игр, в которых у вас были обе стороны, не учтены.
}
against-computer = компьютеры
against-people = люди
against-both = люди и компьютеры

## Verified dice

verify-title = Проверенные кубики
verify-note = Прежде чем был брошен первый кубик, сервер опубликовал хеш секрета. Каждый бросок и каждая вытянутая карта следуют из этого секрета и из цифр, внесённых игроками; поэтому после игры каждый может убедиться, что их никто не выбирал.
verify-none = Откройте эту страницу из законченной игры.
verify-hash = Хеш, опубликован в начале
verify-secret = Секрет, опубликован в конце
verify-secret-later = публикуется, когда игра окончена
verify-nonce = Цифры: { $seat }
verify-nonce-none = нет
verify-yours = ваши
verify-game = К игре
verify-yourself = Сохраните запись игры и проверьте её собственной программой:
verify-running = Игра идёт. Сохраните хеш: когда игра закончится, секрет должен ему соответствовать.
verify-own-dice = Эта игра сыграна кубиками и картами настоящего стола. Проверять нечего.
verify-secret-fits = Секрет соответствует хешу; ваш браузер вычислил это сам.
verify-secret-differs = Секрет не соответствует опубликованному хешу.
verify-unchecked = Сервер эту игру не проверял.
verify-all-follow = { $rolled ->
    [one] { $rolled } бросок (или вытягивание) этой игры следует из секрета.
    [few] Все { $rolled } броска и вытягивания этой игры следуют из секрета.
   *[many] Все { $rolled } бросков и вытягиваний этой игры следуют из секрета.
}
verify-some-differ = Бросков и вытягиваний, не следующих из секрета: { $wrong } из { $rolled }.
verify-nonces = { $count ->
    [one] Цифры внесены с { $count } места, предвидеть их программа не могла.
   *[other] Цифры внесены с { $count } мест, предвидеть их программа не могла.
}
verify-no-nonces = Никто не внёс цифр, поэтому не доказано, что программа не перебирала секреты.
verify-own-nonce = Среди них есть цифры, внесённые этим браузером.
verify-own-nonce-gone = Цифр, внесённых этим браузером, среди них нет.

## About

about-what = «Война Кольца»: настольная игра с дополнением «Владыки Средиземья» и карточная игра по полным правилам. Программа знает каждую карту, говорит, почему что-то невозможно, и позволяет отменить то, что отменить можно.
about-version = Версия { $version }
about-own = Всё, что вы здесь видите, нарисовано и написано для Ringwar: картинки, символы и слова карт, которые говорят, что делает карта, а не как это сказано на печатной. Где мы не уверены в печатном значении, карта об этом говорит.
about-rights = Ringwar — свободная программа под лицензией MIT, сделанная людьми, которые любят эти игры. К их издателю она не имеет отношения. Чтобы узнать эти игры, нет ничего лучше печатных коробок.
about-data-title = Что о вас хранится
about-data = Ваше имя, ваши игры и то, что вы в них говорите; адрес и пароль — только если вы их дали. С других узлов ничего не приходит, и ничего туда не уходит. Единственный файл cookie говорит, кто вы; настройки остаются в вашем браузере.
about-data-link = Всё это можно забрать с собой или удалить.
about-hosting-title = Запустите у себя
about-hosting = Ringwar работает на любом компьютере с Python: для вас одних, для ваших домашних или для всех.
about-hosting-play = играть в этом браузере, с сервером на своём компьютере
about-hosting-serve = запустить сервер для других, с SQLite или PostgreSQL
about-hosting-terminal = играть в терминале, без страниц
about-licences-title = Из чего это сделано
about-licences = Везде разрешительные лицензии.
about-pages = На этих страницах
about-server = На сервере
about-package = Пакет
about-licence = Лицензия
about-for = Для чего
about-for-pages = страницы
about-for-words = слова на всех языках
about-for-serif = имена и названия
about-for-sans = всё остальное написанное
about-for-calls = вызовы
about-for-connections = соединения
about-for-checks = проверка отправленного
about-for-databases = базы данных
about-for-postgresql = база PostgreSQL
about-for-passwords = пароли
about-for-metrics = метрики
about-for-terminal = текст в терминале

## The card table

table-round = Раунд { $round }
table-corruption = Влияние Кольца { $count }
table-corruption-word = влияние Кольца
table-lasting = До конца раунда: { $cards }
table-no-places = Сейчас нет активных локаций.
table-won = Победа: { $who }
scoring-of = Зона победных очков: { $who }
scoring-open = { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}; { $count ->
    [one] { $count } выигранная локация
    [few] { $count } выигранные локации
   *[many] { $count } выигранных локаций
}
paths-coming = Пути, которые ещё впереди
paths-open = Путей впереди: { $count }
battlegrounds-coming = Поля битв, которые ещё впереди: { $who }
battlegrounds-open = { $who }: полей битв впереди { $count }
place-standing = атака { $attack }, оборона { $defence }
place-attacks = атака · { $who }
place-defends = оборона · { $who }
place-winner = Впереди { $who }:
place-nobody = Сейчас ничья
seat-acts = ходит
seat-passed = пропуск хода
seat-first = Первый игрок
seat-ring = Жетон Кольца, ещё не использован
pile-deck = Колода
pile-deck-choose = Верхняя карта вашей колоды, карт: { $count }
pile-hand = Рука
pile-cycle = Стопка сброса
pile-eliminated = Удалённые карты
pile-open = { $name }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: заглянуть
pile-more = { $count ->
    [one] И { $count } карта лицом вниз.
    [few] И { $count } карты лицом вниз.
   *[many] И { $count } карт лицом вниз.
}
pile-nothing = Здесь ничего не лежит.
reserve-empty = В резерве пусто
reserve-here = В резерв
reserve-choose = Ваш резерв
reserve-of = Резерв: { $who }
hand-of = Рука: { $who }, { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
hand-empty = В руке нет карт.
tray-title = На выбор
tray-drawn = Только что взятые
where-hand = в руке: { $seat }
where-drawn = только что взято: { $seat }
where-cycle = в стопке сброса: { $seat }
where-eliminated = удалено: { $seat }
where-reserve = в резерве: { $seat }
where-place = локация: { $place }
where-item = владелец: { $card }
card-look = Рассмотреть поближе
card-locked = только что выложено
card-wielders = Допустимые владельцы: { $names }.
card-token-attack = добавлено атаки: { $count }
card-token-defence = добавлено обороны: { $count }
card-battleground = поле битвы
card-path = путь { $number }
card-paths = пути, на которые можно попасть
card-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
card-defence = собственная оборона: { $count }
card-attackers = Могут атаковать:
card-defenders = Могут обороняться:
icon-battleground_attack = атака на поле битвы: { $count }
icon-battleground_defense = оборона на поле битвы: { $count }
icon-path_attack = атака на пути: { $count }
icon-path_defense = оборона на пути: { $count }
icon-leadership_attack = лидерство в атаке: { $count }
icon-leadership_defense = лидерство в обороне: { $count }
combat-title = Сражение: { $place }
combat-attack = Атака
combat-defence = Оборона
combat-tokens = жетонами: { $count }
combat-supports = Поддержка: { $army } → { $character }
combat-cancelled = Удалено: { $card }, отменяет { $count }
combat-left = { $count ->
    [0] Не осталось символов атаки
    [one] Остался { $count } символ атаки
    [few] Осталось { $count } символа атаки
   *[many] Осталось { $count } символов атаки
}
why-possible = Сейчас это можно сделать, но иначе.
skip-motion = Пропустить
tabs = Части стола

## Several people before one screen

hand-over-title = Ход переходит: { $who }
hand-over-note = Дальше отвечает: { $seat }. Остальным смотреть не стоит.
hand-over-take = Это я: { $who }
