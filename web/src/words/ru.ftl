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
home-quick-cards = Сыграть в карточную «Дуэль»
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
new-style = Стиль: { $style }
new-style-of = Стиль компьютера на месте «{ $seat }»
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
game-broken = Связь потеряна, но игра цела. Пробуем снова…
game-open = Ждём игроков
game-open-note = Игра начнётся, когда все места будут заняты. Отправьте эти ссылки тем, с кем хотите играть.
game-copy = Скопировать ссылку
game-copied = Скопировано
game-take = Сесть за стол
game-your-turn = Ваш ход
game-waiting = Отвечает: { $who }
game-over = Игра окончена
game-abandoned = Игра брошена.
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
log-news = С прошлого хода
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
who-computer-at = компьютер ({ $level })
who-nobody = пока никто

## Beginning and joining

home-play = Играть
home-again = То же ещё раз
home-new-note = Другие сценарии, друзья за этим экраном или по ссылке, другой темп.
home-all-games = Все идущие игры: { $count }
home-more-open = Все открытые игры
home-more-watch = Все игры, которые можно смотреть
home-learn = Узнать больше
home-learn-rules = Все правила, пункт за пунктом, чтобы читать и искать.
home-learn-cards = Все карты и персонажи обеих игр, нашими словами.
home-learn-odds = Чем может кончиться сражение или охота, прежде чем рискнуть.
new-again = Сыграть ещё раз
new-other = Другая игра
new-last = Последняя игра
new-keep = Избранное
new-more = Темп и зрители
new-invite = Открыть стол
new-starting = Накрываем стол…
new-open-note = Для каждого места, оставленного кому-то, вы получите ссылку. Игра начнётся, когда все сядут за стол.
new-name-of = Имя: { $seat }
new-dice-server-note = После игры кубики можно проверить.
new-dice-own-note = Вы играете своими кубиками и картами; телефона рядом с полем достаточно. Вы вводите, что выпало, а за правилами следит программа. Компьютерный игрок берёт карты сам.
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
settings-theme = Оформление
settings-theme-auto = Как на устройстве
settings-theme-light = Дневное
settings-theme-dark = Ночное
settings-motion = Анимация
settings-motion-note = Короткая анимация показывает, что произошло.
settings-play = Игра
settings-confirm = Подтверждать перед отправкой
settings-confirm-always = Всегда
settings-confirm-dice = Только когда решат кубики или карты
settings-confirm-note = Пока не отправлено, всё можно отменить.
settings-sound = Звук
settings-sound-note = Кубики, шелест страниц и рог, когда наступает ваш ход.
settings-sound-dice = Кубики
settings-sound-page = Страница
settings-sound-horn = Рог
settings-notices = Уведомления браузера
settings-notices-note = Когда наступил ваш ход, а вы заняты другим.
settings-notices-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
settings-notices-none = Этот браузер не умеет показывать уведомления.

## Rules

rules-note = Полные правила всех трёх коробок нашими словами. У каждого пункта есть адрес: здесь находится то, на что ссылаются журнал и «почему нельзя?».
rules-search = Слова или пункт: назгул лидер
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
    [few] Цифры внесены с { $count } мест, предвидеть их программа не могла.
   *[many] Цифры внесены с { $count } мест, предвидеть их программа не могла.
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
table-passes = пропустили ход: { $count } из { $all }
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
place-again = Снова активно, из зоны победных очков: { $who }
aside = Пока вне игры
aside-open = Пока вне игры: { $count ->
    [one] { $count } локация
    [few] { $count } локации
   *[many] { $count } локаций
}
memory = { $count ->
    [one] { $count } известная
    [few] { $count } известные
   *[many] { $count } известных
}
memory-of = Карты, которые все видели и которые теперь скрыты: { $who }
memory-places = Где-то здесь: { $places }
memory-deck = колода
memory-hand = рука
memory-cycle = стопка сброса
memory-eliminated = удалённые карты
memory-drawn = только что взятые
seat-acts = ходит
seat-passed = пропуск хода
seat-order = Очерёдность хода, место { $number }: { $seats }
seat-ring = Жетон Кольца, ещё не использован
pile-deck = Колода
pile-deck-choose = Верхняя карта вашей колоды, карт: { $count }
pile-hand = Рука
pile-hand-limit = Рука; на следующий раунд можно оставить карт: { $count }
pile-drawn = только что взятые
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
tray-resolving = Выполняется
where-hand = в руке: { $seat }
where-drawn = только что взято: { $seat }
where-cycle = в стопке сброса: { $seat }
where-eliminated = удалено: { $seat }
where-reserve = в резерве: { $seat }
where-place = локация: { $place }
where-item = владелец: { $card }
card-look = Рассмотреть поближе
card-locked = только что выложено
card-used = использовано в этом раунде
card-used-long = Действие этой карты в этом раунде уже использовано.
card-played = Разыграно в этом раунде.
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

## Dice and cards of one's own, on a real table

real-dice = { $left ->
    [0] Все кубики введены: { $total }
   *[other] Бросьте кубики: { $total } · осталось ввести: { $left }
}
real-cards = { $left ->
    [0] Все карты введены: { $total }
   *[other] Возьмите карты: { $total } · осталось ввести: { $left }
}
real-secret = Это видите только вы; другие об этом ничего не узнают.
real-waiting = Кто-то другой вводит, что взял
real-entered = Уже введено
real-remove = Убрать: { $what }
real-send = Отправить
real-send-part = Отправить { $count } из { $total }
real-find-boardgame = Название или номер карты
real-find-cardgame = Название карты
real-none = Ничего с таким названием прийти не может.
real-undo = Убрать последнее

## Around the table

act-cause = Причина:
act-series = { $number } из { $total }, отправляется вместе
act-find-none = Ни в одном варианте нет этих слов.
game-thinking = Думает: { $who }…
why-clauses = Правила:
thing-show = Показать, где это лежит
thing-page = Всё об этом
kind-action = Действия
kind-card = Карты
kind-character = Персонажи
kind-army = Армии
kind-piece = Фигуры
kind-region = Регионы
kind-location = Места
kind-nation = Народы
kind-seat = Игроки
kind-die = Кубики
kind-tile = Жетоны
log-round = Раунд { $number }
log-turn = Ход { $number }
log-times = × { $count }
side-title = Журнал, чат и игра
side-act = О чём спрашивают и что произошло
side-log = Журнал
side-chat = Чат
side-game = Игра
tab-new = есть новое
chat-players = Это читают все за столом и все зрители.
chat-spectators = Пока идёт игра, это читают только зрители.
chat-alone = Вы играете против компьютера: это читают только зрители.
chat-empty = Ещё никто ничего не сказал.
chat-say = Скажите что-нибудь
chat-send = Сказать
chat-watches = смотрит
chat-unread = { $count ->
    [one] непрочитанная строка
    [few] непрочитанные строки
   *[many] непрочитанных строк
}
chat-mute = Больше не читать: { $who }
people-title = За столом
people-here = здесь
people-away = не здесь
people-watching = { $count ->
    [0] Никто не смотрит.
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
people-give = Отдать место кому-то другому
people-give-note = Все остальные за столом должны согласиться.
people-replace = { $seat }: отдать…
people-open = кому-то другому, по ссылке
standing-title = Постоянные ответы
standing-note = Эти ответы программа даёт за вас, пока вы не скажете иначе. Никто другой об этом не узнает.
standing-number = Число N
note-title = Ваша заметка
note-place = Её можете прочитать только вы.
note-kept = Сохранено.
note-writing = Записывается…
leave-resign = Сдаться
leave-resign-sure = Вы сдаётесь?
leave-resign-note = Тогда победит другая сторона. Союзники на других местах должны согласиться. Ваше место: { $seat }.
leave-abandon = Бросить игру
leave-abandon-sure = Закончить игру без победителя?
leave-abandon-note = Когда игра началась, должны согласиться все за столом.
leave-stay = Играть дальше
propose-undo = { $who } хочет отменить последний ответ.
propose-resign = { $who } хочет сдаться.
propose-abandon = { $who } хочет закончить игру без победителя.
propose-takeover = { $who } предлагает нового игрока на место «{ $seat }»: { $heir }.
propose-undo-own = Вы хотите отменить свой последний ответ.
propose-resign-own = Вы хотите сдаться.
propose-abandon-own = Вы хотите закончить игру без победителя.
propose-takeover-own = Вы предлагаете нового игрока на место «{ $seat }»: { $heir }.
propose-somebody = кто-то другой, по ссылке
propose-accept = Согласиться
propose-decline = Отказать
propose-waits = Остальных спрашивают, согласны ли они.
propose-withdraw = Снять предложение
late-over = Время вышло: { $who }.
late-claim = Потребовать победу
late-extend = Дать всё время ещё раз
late-computer = Пусть дальше играет компьютер
clock-title = Часы
clock-days = { $days } д { $hours } ч
end-rematch = Сыграть ещё раз
end-follow = К новой игре
end-review = Разбор: шансы и ошибки
end-replay = Посмотреть ещё раз
end-record = Сохранить запись
end-verify = Проверить кубики
end-games = Мои игры
keys-title = Клавиши
keys-digits = выбрать из списка вариантов
keys-arrows = перейти к другому подсвеченному или по списку
keys-enter = ответить тем, что в фокусе; подтвердить
keys-back = отменить последний выбор, пока он не отправлен
keys-look = рассмотреть то, что в фокусе, и узнать, почему это не ответ
keys-undo = отменить
keys-hint = подсказка: лучшие варианты и чем они лучше
keys-hand = к руке
keys-log = к журналу
keys-past = оглянуться на то, что произошло
keys-find = найти место, карту или пункт
keys-help = эти клавиши
find-title = Поиск
find-what = Место, карта или пункт
find-things = Места и карты
find-clauses = В правилах
find-none = Всех этих слов нет нигде.
find-count = { $count ->
    [0] Ничего не найдено
    [one] Найдено: { $count }
    [few] Найдено: { $count }
   *[many] Найдено: { $count }
}
gone-login = Кто вы?
gone-login-note = Эта игра — для тех, кого здесь знают. Войдите или начните собственную игру.
gone-yours = Этот стол для вас закрыт
gone-yours-note = Его смотрит слишком много людей, или он только для тех, кто играет.
gone-missing = Здесь нет такой игры
gone-missing-note = Возможно, она закрытая, у ссылки потерялся конец или вы играли под другим именем либо в другом браузере.

## Replay and looking back

tab-moments = Моменты
tab-graph = График
tab-more = Ещё
replay-title = Просмотр игры
replay-beside = Об этой игре
replay-open = Просмотр
replay-of = Просмотр: { $game }
replay-not-over = Игра ещё идёт. За её столом можно оглянуться на то, что вы уже видели; просмотр откроется, когда она закончится.
replay-nothing = Игра закончилась прежде, чем что-то произошло.
replay-table = К столу
replay-scrubber = Место в игре
replay-at = { $at } из { $last }. { $words }
replay-beginning = Начало
replay-controls = По ходу игры
replay-first = К началу
replay-back = На шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-forward = На шаг вперёд
replay-last = К концу
replay-speed = Скорость
replay-times = { $speed }×
replay-eyes = Чьими глазами
replay-no-marks = Ничего примечательного ещё не произошло.
replay-share = Поделиться этим моментом
replay-share-label = Игра после ответа { $at }
replay-share-private = Это закрытая игра: по ссылке смогут перейти только те, кто в неё играл.
replay-keep = Сохранить и проверить
replay-record = Сохранить запись
replay-keys = Клавиши
replay-key-step = на шаг назад, на шаг вперёд
replay-key-mark = к предыдущему моменту, к следующему
replay-key-ends = к началу, к концу
replay-key-play = пуск, пауза
replay-key-help = эти клавиши
replay-key-seek = вперёд и назад: { $what }
sought = Что искать
sought-any = Все события
sought-round = { $game ->
    [cardgame] Раунды
   *[boardgame] Ходы
}
sought-battle = Сражения
sought-hunt = Охота
sought-capture = { $game ->
    [cardgame] Захваченные места
   *[boardgame] Захваты
}
sought-corruption = Влияние Кольца
seek-back = Предыдущее: { $what }
seek-next = Следующее: { $what }
eyes-spectator = Глазами зрителя
eyes-all = Все руки открыты
mark-round = Начало:
mark-battle = Сражение:
mark-hunt = Охота:
mark-capture = Захват:
mark-corruption = Влияние Кольца:
mark-end = Конец:
graph-points = Очки: { $who }
graph-corruption = Влияние Кольца
graph-progress = Продвижение Братства
graph-mordor = Тропа Мордора
graph-go = { $what } { $number }: перейти туда
graph-round = Раунд
graph-turn = Ход
graph-table = То же таблицей
graph-at-end = Как шла игра. В конце: { $values }.
play-on = Играть отсюда
play-on-from = Играть дальше после ответа { $at }
play-on-note = Новая игра начнётся с того, что было в этой после ответа { $at }. Будущие кубики и карты будут новыми.
play-on-start = Играть дальше
play-on-over = Здесь игра окончена. Чтобы играть дальше, вернитесь к более раннему моменту.
board-turn = Ход { $turn }
board-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
board-rings = Эльфийские кольца
board-fellowship = Братство
board-mordor = шаг { $step } на тропе Мордора
board-progress = продвижение { $count }
board-corruption = влияние Кольца { $count }
board-revealed = раскрыто
board-hidden = скрыто
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
board-at-war = В войне
board-hunt = Охота
board-none = нет
look-back = Оглянуться
look-back-title = Вы смотрите назад
look-back-note = Стол, каким он был для вас тогда. Отвечать здесь нельзя.
look-back-return = Назад к игре
look-back-turn = Сейчас ваш ход.

## Review

review-title = Разбор
review-ask = Разобрать эту игру
review-note = Компьютер ещё раз обдумывает каждый выбор, зная лишь то, что мог тогда знать игрок: насколько вероятной была победа каждой стороны и что было бы лучше. Это занимает минуту-две.
review-thinking = Компьютер думает: сделано { $percent } %.
review-chance = Шанс свободных народов на победу
review-percent = { $percent } %
review-mistakes = Самые крупные ошибки: { $who }
review-none = Крупных ошибок нет.
review-lost = −{ $percent } %
review-lost-words = шанс на победу уменьшился на { $percent } %
review-lost-note = Рядом с каждой ошибкой: насколько она уменьшила шанс на победу.
review-given = Сделано: { $deed }
review-better = Лучше: { $deed }

## The board game's table: around the map

board-acts = Ходит: { $who }
board-points-of = { $who }: победные очки { $count } из { $most }
board-dice-of = Кубики действий: { $who }
board-kept-die = В этот ход: { $die }
board-lost-die = Потерян: { $die }
board-rings-of = { $who }: { $count ->
    [one] { $count } эльфийское кольцо
    [few] { $count } эльфийских кольца
   *[many] { $count } эльфийских колец
}
board-guide = Проводник: { $who }
board-politics = Шкала политики
board-steps = { $count ->
    [0] в войне
    [one] { $count } шаг до войны
    [few] { $count } шага до войны
   *[many] { $count } шагов до войны
}
board-passive = пассивен
board-hunt-box = В зоне охоты: кубиков Тьмы { $eyes }, кубиков свободных народов { $walked }
board-hunt-re-rolls = { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[many] { $count } перебросов
}
board-hunt-special = В игре:
board-pool = Жетоны охоты
board-pool-open = Запас охоты: { $count ->
    [one] остался { $count } жетон
    [few] осталось { $count } жетона
   *[many] осталось { $count } жетонов
}
board-pool-tile = Жетон
board-pool-left = Осталось
board-pool-chance = Шанс
board-pool-seen = Вышло
board-piles = Колоды и сброс: { $who }
board-deck-character = Колода персонажей, карт: { $count }
board-deck-strategy = Колода стратегии, карт: { $count }
board-discards-of = Сброс: { $who }
board-discards-open = Сброс: { $who }, карт: { $count }
board-hands = Руки
board-hand-decks = персонажей: { $character }, стратегии: { $strategy }
board-reserves = Запасы фигур
board-reinforcements = Подкрепления
board-casualties = Потери
board-eliminated = Вне игры: { $names }
board-rail = Шкалы
board-seats = Места
seat-leads = ведёт
event-on-table = остаётся на столе
event-deck-character = Персонажи
event-deck-strategy = Стратегия
event-deck-special = Особая карта
person-level = уровень { $count }
person-leadership = лидерство { $count }
region-held = Под контролем: { $who }
region-besieged = В осаде
region-besiegers = Осаждающие
region-siege = можно осадить
region-strength = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}, лидерство { $leadership }
region-free = Свободен для армий: { $who }
region-free-both = Свободен для армий обеих сторон
region-free-nobody = Не свободен ни для чьих армий
region-next = Рядом: { $places }
tile-reveals-sign = Р
split-send = Идут эти
battle-round = раунд { $round }
battle-strength = сила { $strength }, лидерство { $leadership }
battle-card = Боевая карта: { $card }
battle-chosen-character = Карта персонажа, лицом вниз
battle-chosen-strategy = Карта стратегии, лицом вниз
battle-to-roll = { $count ->
    [one] бросить { $count } кубик
    [few] бросить { $count } кубика
   *[many] бросить { $count } кубиков
}
battle-re-rolled = Переброс:
battle-needed = нужно { $needed } или больше
battle-of-combat-roll = боевой бросок
battle-of-leader-re-roll = переброс лидера
battle-of-fewer-dice = меньше кубиков
battle-of-most-dice = не больше кубиков
battle-of-no-re-roll = без переброса
battle-of-leadership = лидерство
battle-of-nazgul-leadership = лидерство назгулов
battle-of-hits = попадания
battle-walls-fortification = город или укрепление, первый раунд
battle-walls-stronghold = стены крепости
battle-hits = { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[many] { $count } попаданий
}
battle-to-lose = { $count ->
    [one] принять { $count } попадание
    [few] принять { $count } попадания
   *[many] принять { $count } попаданий
}
battle-rearguard = Остаются в тылу: { $figures }
battle-white-rider = Белый Всадник: лидерство назгулов не считается.
battle-odds = Шансы атаки
hunt-successes = { $count ->
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
}
hunt-damage-left = урон { $count }
hunt-reveals = раскрывает Братство

## The map of the board game

map-label = Карта Средиземья
map-tools = Вид карты
map-closer = Ближе
map-farther = Дальше
map-whole = Вся карта
map-overview = Вся карта в уменьшенном виде
map-reach = Где может быть Братство
map-filter = Показать
map-filter-all = Всё
map-filter-options = Что можно выбрать
map-filter-threatened = Крепости под угрозой
map-filter-kinds = Что там есть
map-filter-nations = Армии народа
map-filter-armies = Армии
map-filter-people = Персонажи и Братство
map-filter-nazgul = Назгулы
map-filter-settlements = Поселения
map-filter-taken = Захваченные поселения
map-filter-sieges = Осады
map-figures = { $name } × { $count }
map-wild = ничья земля
map-town = городок
map-city = город
map-stronghold = крепость
map-fortification = укрепление
map-held = захвачено: { $who }
map-besieged = в осаде
map-unbesieged = не в осаде
map-garrison = гарнизон: { $figures }
map-garrison-title = Гарнизон:
map-besieger-title = Осаждающие:
map-fellowship-here = здесь Братство
map-fellowship-last = { $count ->
    [0] Братство, скрыто
    [one] здесь последний раз видели Братство, { $count } шаг назад
    [few] здесь последний раз видели Братство, { $count } шага назад
   *[many] здесь последний раз видели Братство, { $count } шагов назад
}
map-empty = пусто
map-next-to = рядом: { $places }

## The position editor

nav-editor = Редактор позиций
home-learn-editor = Разложите любой стол настольной игры, сыграйте с него или поделитесь им.
new-editor = Или разложите стол настольной игры сами
editor-open = Изменить эту позицию
editor-of-game = Таким стол был в начале того шага. Карты, которых вам не видно, лежат в колодах.
editor-panel = Что стоит на столе
editor-parts = Части стола
editor-part-region = Регион
editor-part-fellowship = Братство
editor-part-nations = Народы
editor-part-dice = Кубики
editor-part-cards = Карты
editor-part-hunt = Жетоны
editor-part-turn = Ход
editor-part-lords = Владыки
editor-undo = Отменить
editor-redo = Вернуть
editor-table = Новый стол
editor-share = Поделиться
editor-play = Играть
editor-play-note = Новая игра начнётся с этого стола. Каждый видит только то, что видно с его места.
editor-good = Можно играть. { $who }: { $question }
editor-good-chance = Можно играть. Сначала бросают кубики или берут карты.
editor-show = Показать где
editor-other-game = Этот документ — из другой игры
editor-besieged = В осаде
editor-around = Вокруг стен
editor-inside = Внутри
editor-control = Кто удерживает
editor-fellowship-here = Братство здесь
editor-clear = Убрать всех
editor-characters = Персонажи
editor-add-character = Добавить персонажа
editor-remove = Убрать: { $name }
editor-add = Добавить: { $name }
editor-out = вне игры
editor-where = Последнее известное место
editor-mordor-track = Тропа Мордора
editor-not-there = ещё не в Мордоре
editor-progress = Продвижение
editor-corruption = Влияние Кольца
editor-tried = двигалось или скрывалось в этом ходу
editor-companions = В Братстве
editor-guide = Проводник
editor-active = активен
editor-casualty = потеря: { $name }
editor-unrolled = Кубики ещё не брошены.
editor-to-actions = К действиям
editor-add-die = Добавить:
editor-hunt-box = В зоне охоты
editor-ring-used = в этом ходу кольцо использовано
editor-pile = Где лежат карты
editor-pile-hands = Рука: { $who }
editor-pile-table = На столе: { $who }
editor-pile-discards = Сброшено: { $who }
editor-find-card = Найти карту, чтобы добавить
editor-tiles-drawn = Вытянуты
editor-tiles-removed = Убраны из игры
editor-tiles-special-in-play = Особые жетоны в игре
editor-turn = Ход
editor-phase = Фаза
editor-to-act = Кто действует следующим
editor-leads = Ведёт: { $side }
editor-battle = Идёт сражение: { $from } против { $to }.
editor-battle-end = Прекратить сражение
editor-usual = обычная карта
editor-balrog-none = ещё не появился
editor-balrog-inactive = неактивен
editor-balrog-active = активен
editor-balrog-gone = вне игры
editor-smeagol-none = ещё не появился
editor-smeagol-guide = с Братством
editor-smeagol-gone = вне игры
editor-smeagol-tiles = Жетоны Смеагола в запасе
editor-special-dice = Особые кубики в запасе
editor-kept-die = Особый кубик этого хода: { $side }
editor-lost-dice = Потерянные кубики
editor-tokens = Жетоны действий Тьмы
editor-start-table = Как в начале игры
editor-empty-table = Пустая карта
editor-import = Или прочитать документ
editor-file = Из файла
editor-paste = Или вставьте его сюда
editor-read = Прочитать
editor-unreadable = Это не документ: это не JSON.
editor-share-note = Ссылка содержит всю позицию: все руки в ней открыты.
editor-share-refused = В таком виде играть нельзя.
editor-share-link = Ссылка на эту позицию
editor-download = Сохранить в файл
editor-more-cards = { $count ->
    [one] и ещё { $count } карта: введите часть названия
    [few] и ещё { $count } карты: введите часть названия
   *[many] и ещё { $count } карт: введите часть названия
}
editor-pool = { $count ->
    [one] В запасе охоты остался { $count } жетон.
    [few] В запасе охоты осталось { $count } жетона.
   *[many] В запасе охоты осталось { $count } жетонов.
}

## Hints

hint-ask = Подсказка
hint-title = Шансы на победу
hint-chance = Шанс на победу: { $chance }.
hint-thinking = Ищем лучшие варианты…
hint-told = Подсказка: { $option }. Шанс на победу: { $chance }. { $reason }
