### What the commands say of themselves: `ringwar COMMAND --help`.

usage-usage = виклик:{ " " }
usage-commands = команди
usage-deeds = дії
usage-arguments = що вказати
usage-options = параметри
usage-help = показати цю довідку й вийти
usage-language = мова, якою все сказано (типово: мова вашої системи)
usage-version = показати версію й вийти
usage-ringwar = «Війна Персня», настільна й карткова гра, за повними правилами.
usage-ringwar-examples =
    приклади:
      ringwar play                                    грати в браузері
      ringwar rules жетон гонитви                     правила, що згадують жетони гонитви
      ringwar simulate cardgame --games 100           сто ігор між комп’ютерними гравцями
      ringwar replay games/0001.ringwar --to 100      збережена гра після ста відповідей

    `ringwar COMMAND --help` розповість про команду докладніше.

usage-admin = доглядати за людьми та іграми сервера
usage-admin-examples =
    приклади:
      ringwar admin make-administrator anna
      ringwar admin list games
      ringwar admin --database sqlite:////srv/ringwar.sqlite ban bert --reason "образи в чаті"
      ringwar admin close 5f0e4c8a77d3b2a1
      ringwar admin new-password anna                 для того, хто забув старий пароль

    Людину називають іменем облікового запису або ідентифікатором зі списку. Сервер не треба зупиняти.
usage-admin-list = усі люди або всі ігри, сторінка за сторінкою
usage-admin-what = що показати
usage-admin-audit = що робили адміністратори
usage-admin-ban = закрити комусь доступ
usage-admin-reason = чому; цій людині про це скажуть
usage-admin-skip = пропустити перші N
usage-admin-close = припинити гру
usage-arena = звести комп’ютерних гравців між собою, з рейтингами та звітом
usage-arena-examples =
    приклади:
      ringwar arena boardgame --with random,rules --games 50 --jobs 2
      ringwar arena cardgame --scenario duel --with random,rules --out duel.json --report duel.html
      ringwar arena boardgame --with random --gauntlet rules --games 200 --seed 7
      ringwar arena boardgame --with rules --report self-play.html
      ringwar arena boardgame --with rules,random --claim 0.9 --games 150
usage-arena-with = хто бере участь; кожен грає з кожним за обидві сторони; єдиний гравець грає сам із собою; easy, normal, hard, expert, зі стилем — hard:military
usage-arena-gauntlet = лише цей гравець грає з рештою
usage-arena-claim = перевірити твердження, що перший із двох гравців виграє в другого щонайменше таку частку ігор (0.62); грати, доки не стане певно
usage-arena-no-self-play = ніхто не грає сам із собою
usage-arena-games = скільки ігор у кожній парі, і стільки ж після зміни сторін (типово: 100)
usage-arena-seed = те саме зерно — ті самі ігри (типово: 0)
usage-arena-jobs = на скільки процесів розділити
usage-arena-check = перевіряти закони гри довкола кожної відповіді
usage-arena-out = записати результати як JSON; можна перервати
usage-arena-report = записати звіт як сторінку для браузера
usage-arena-json = вивести результати одним об’єктом JSON
usage-backup = скопіювати базу даних сервера, який може працювати далі
usage-backup-examples =
    приклади:
      ringwar backup monday.backup
      ringwar backup --database postgresql://ringwar@localhost/ringwar monday.backup
      ringwar backup --config /etc/ringwar.toml /var/backups/ringwar.backup
usage-backup-file = копія; давнішу з такою назвою буде замінено
usage-choices-scenario = сценарій; якщо не вказати, перший сценарій гри
usage-choices-players = скільки людей грає
usage-choices-option = грати з додатковим правилом (можна повторювати)
usage-data = дані ігор і що з них не перевірено
usage-data-examples =
    приклади:
      ringwar data
      ringwar data --unverified
usage-data-unverified = лише те, що варто звірити з друкованою грою
usage-odds = шанси битви чи гонитви в настільній грі
usage-odds-examples =
    Фігурки пишуть так: народ і звичайні/елітні/лідери, далі назґули й персонажі.

    приклади:
      ringwar odds battle --attacker "sauron 5/1 nazgul 2" --defender "gondor 3/1/1"
      ringwar odds battle --attacker "isengard 6/2 saruman" --defender "rohan 4/1" --at helms-deep --siege
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --attacker-card shadow-strategy-22
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --defender-card unknown
      ringwar odds battle --expansion lords --attacker "sauron 5 balrog-of-moria" --defender "elves 2/2"
      ringwar odds hunt --level 3 --free-dice 1 --moves 2
      ringwar odds hunt --level 2 --drawn std-3-1,std-eye-reveal-1
      ringwar odds hunt --level 2 --expansion lords    із двома жетонами Смеаґола в запасі
usage-odds-battle = шанси битви
usage-odds-attacker = наприклад, "sauron 5/1 nazgul 2"
usage-odds-defender = наприклад, "gondor 3/1/1"
usage-odds-at = де відбувається битва (типово: у чистому полі)
usage-odds-siege = штурм тамтешньої фортеці
usage-odds-rounds = лише стільки раундів; не з картами й не з доповненням
usage-odds-attacker-card = наприклад, shadow-strategy-22, або unknown
usage-odds-defender-card = наприклад, shadow-strategy-22, або unknown
usage-odds-battles = скільки битв провести, якщо грають карти чи доповнення (типово: 2000)
usage-odds-seed = те саме зерно — ті самі битви (типово: 0)
usage-odds-json = вивести один об’єкт JSON
usage-odds-hunt = шанси наступних переміщень Братства
usage-odds-level = кубики Тіні в комірці гонитви
usage-odds-free-dice = кубики Вільних Народів у комірці гонитви
usage-odds-re-rolls = кубики, які Тінь може перекинути
usage-odds-moves = скільки переміщень цього ходу (типово: 1)
usage-odds-drawn = жетони, яких немає в запасі, наприклад std-3-1
usage-odds-special = особливі жетони в запасі, наприклад shadow-shelobs-lair
usage-odds-mordor = на треку Мордору
usage-odds-json-moves = вивести список JSON, по об’єкту на переміщення
usage-play = грати за цим комп’ютером
usage-play-examples =
    приклади:
      ringwar play                                   у браузері: відкривається сторінка цього комп’ютера
      ringwar play cardgame --scenario duel --seat gandalf=human --seat witch-king=hard
      ringwar play --terminal                        текстом; питає, яка гра, яке місце ваше та хто на решті
      ringwar play boardgame --players 4 --seat gondor=human --seat shadow=hard:surprise
      ringwar play boardgame --expansion lords --option council-of-rivendell
      ringwar play --load game.ringwar               текстом, як і все, що вміє лише термінал

    Лише термінал знає --plain, --alone, --no-confirm, --verifiable-dice, --nonce, --secret, --load і --seed:
    хто вказує щось із цього, грає в терміналі.
usage-play-terminal = грати текстом у цьому терміналі
usage-play-plain = без рамок і кольорів, для читачів екрана
usage-play-seat = хто де сидить; назва сторони означає всі її місця; human, easy, normal, hard, expert, зі стилем — hard:military
usage-play-alone = усі людські місця ваші: без передавання ходу
usage-play-no-confirm = надсилати відповіді, не показуючи їх іще раз
usage-play-own-dice = кидати кубики й брати карти за власним столом
usage-play-verifiable-dice = кубики, які кожен може перевірити після гри
usage-play-nonce = що місце вкладає в перевірні кубики, щоб не питати: шістнадцяткові цифри або house
usage-play-secret = таємниця збереженої гри з перевірними кубиками
usage-play-load = продовжити збережену гру
usage-play-seed = зерно кубиків і комп’ютерних гравців
usage-play-processes = скільки процесів разом думають над відповіддю hard чи expert (типово: 1)
usage-replay = відтворити збережену гру, перевіряючи кожну відповідь; у терміналі — гортати її
usage-replay-examples =
    приклади:
      ringwar replay games/0001.ringwar                у терміналі: хід за ходом, уперед і назад
      ringwar replay games/0001.ringwar --as shadow    очима одного з місць
      ringwar replay games/0001.ringwar --to 100       стіл після 100 відповідей
      ringwar replay games/0001.ringwar --verify --json
usage-replay-file = запис, який зберегли play чи simulate
usage-replay-verify = також зіграти його відповідь за відповіддю, як за столом, до того самого кінця
usage-replay-to = зупинитися після N відповідей і показати, що там бачить глядач
usage-replay-as = у терміналі: чий стіл і чию оповідь показувати
usage-replay-plain = у терміналі: без рамок і кольорів
usage-replay-json = вивести один об’єкт JSON
usage-restore = відновити копію бази даних сервера, який тим часом не має працювати
usage-restore-examples =
    приклади:
      ringwar restore monday.backup
      ringwar restore monday.backup --database sqlite:////srv/ringwar/ringwar.sqlite --replace
usage-restore-file = копія, яку зробив `ringwar backup`
usage-restore-replace = навіть якщо теперішні ігри через це буде втрачено
usage-rules = знайти правило
usage-rules-examples =
    { "[" }випливає] позначає те, чого книга правил не каже прямо, але що з неї випливає, [наш приклад] — наше пояснення.

    приклади:
      ringwar rules                   розділи
      ringwar rules BG-HUNT-07        пункт
      ringwar rules bg-hunt           розділ
      ringwar rules назгул лідер      пункти з цими словами
      ringwar rules --language en     розділи англійською
usage-rules-words = пункт, розділ або слова, які шукати
usage-serve = дати людям грати через браузер
usage-serve-examples =
    приклади:
      ringwar serve                                   для браузера цього комп’ютера, http://127.0.0.1:8000
      ringwar serve --config /etc/ringwar.toml        так, як налаштував той, хто тримає сервер
      ringwar serve --database postgresql://ringwar@localhost/ringwar

    Кожне налаштування може стояти у файлі TOML або в середовищі (RINGWAR_PORT=9000): їх перелічено в docs/hosting.md.
usage-serve-host = де слухати (типово: лише цей комп’ютер)
usage-serve-port = порт (типово: 8000)
usage-servers-database = sqlite:///FILE або postgresql://USER@HOST/NAME
usage-servers-config = файл із налаштуваннями (docs/hosting.md)
usage-simulate = зіграти багато ігор між комп’ютерними гравцями
usage-simulate-examples =
    приклади:
      ringwar simulate cardgame --scenario duel --games 100
      ringwar simulate boardgame --with random --games 1000 --jobs 2 --json
      ringwar simulate boardgame --expansion lords --option council-of-rivendell --games 100
      ringwar simulate cardgame --games 20 --seed 7 --check --save games/
usage-simulate-with = хто грає: одне ім’я для всіх, імена в порядку місць або SEAT=NAME; easy, normal, hard, expert, зі стилем — hard:military (типово: random)
usage-simulate-games = скільки ігор (типово: 1)
usage-simulate-seed = те саме зерно — ті самі ігри (типово: 0)
usage-simulate-jobs = на скільки процесів розділити
usage-simulate-check = перевіряти закони гри довкола кожної відповіді
usage-simulate-save = записати кожну гру в цю теку
usage-simulate-json = вивести один об’єкт JSON
usage-verify = сказати, що запис доводить про гру та її кубики
usage-verify-examples =
    Перевірні кубики випливають із таємниці програми та із цифр, які кожне місце вкладає, коли геш таємниці
    вже відомий. Геш стоїть у записі від самого початку, таємницю оприлюднюють після гри; тож кожен може
    перевірити, що кубиків ніхто не підбирав.

    приклади:
      ringwar verify game.ringwar
      ringwar verify game.ringwar --secret 6f1d0c...
usage-verify-file = запис гри
usage-verify-secret = оприлюднена таємниця, якщо запис її не містить
usage-admin-unban = знову відкрити комусь доступ
usage-admin-make-administrator = дозволити обліковому запису робити все це в браузері
usage-admin-new-account = створити обліковий запис; його пароль показують один раз
usage-admin-new-password = замінити пароль облікового запису (його показують один раз) і завершити всюди його сеанси
usage-arena-game = boardgame або cardgame
usage-simulate-game = boardgame або cardgame
usage-play-game = boardgame або cardgame; якщо не вказати, програма запитає
usage-choices-expansion = грати з доповненням (можна повторювати)
usage-odds-expansion = з персонажами, картами й уміннями доповнення (можна повторювати)
usage-odds-expansion-tiles = із жетонами доповнення в запасі (можна повторювати)

## What `ringwar rules` says

refusal-no-clause-has = у жодному пункті немає «{ $words }»
rules-found = { $count ->
    [one] «{ $words }» має { $count } пункт
    [few] «{ $words }» мають { $count } пункти
   *[many] «{ $words }» мають { $count } пунктів
}
refusal-clause-after-the-last = пункту { $clause } немає; останній у цьому розділі — { $last }
refusal-clause-near = пункту { $clause } немає; може, ви мали на увазі { $near }?
refusal-no-clause = пункту { $clause } немає; `ringwar rules` перелічує розділи
rules-how = `ringwar rules BG-HUNT` показує розділ, `ringwar rules СЛОВА` шукає слова.

## Що не так із командним рядком. Аргументи підставляє розбирач мови Python.

wrong-see-help = { $wrong }; див. `{ $command }`
wrong-argument = аргумент { $argument_name }: { $message }
wrong-required = потрібні аргументи: { $given }
wrong-one-required = потрібен один з аргументів { $given }
wrong-unrecognized = невідомі аргументи: { $given }
wrong-ambiguous = { $option } може означати кожне з: { $matches }
wrong-one-value = потрібне значення
wrong-at-most-one-value = можна вказати щонайбільше одне значення
wrong-some-values = потрібне принаймні одне значення
wrong-no-value = значення { $given } тут зайве
wrong-not-with = не можна разом із { $given }
wrong-kind = { $value } не читається як { $type }
wrong-choice = { $value } немає серед можливих: { $choices }
wrong-choice-of-commands = { $parser_name } немає серед можливих: { $choices }
