### What the commands say of themselves: `ringwar COMMAND --help`.

usage-usage = вызов:{ " " }
usage-commands = команды
usage-deeds = что сделать
usage-arguments = аргументы
usage-options = параметры
usage-help = показать эту справку и выйти
usage-language = язык, на котором всё говорится (если не задан: как в вашей системе)
usage-version = показать версию и выйти
usage-ringwar = «Война Кольца»: настольная игра и карточная игра по полным правилам.
usage-ringwar-examples =
    примеры:
      ringwar play                                    играть в браузере
      ringwar rules жетон охоты                       правила, где говорится о жетонах охоты
      ringwar simulate cardgame --games 100           сто игр между компьютерными игроками
      ringwar replay games/0001.ringwar --to 100      сохранённая игра после ста ответов

    `ringwar COMMAND --help` говорит о команде подробнее.

usage-admin = следить за людьми и играми сервера
usage-admin-examples =
    примеры:
      ringwar admin make-administrator anna
      ringwar admin list games
      ringwar admin --database sqlite:////srv/ringwar.sqlite ban bert --reason "оскорбления в чате"
      ringwar admin close 5f0e4c8a77d3b2a1
      ringwar admin new-password anna                 для того, кто забыл старый

    Человека называют по имени учётной записи или по идентификатору, который показывает list. Останавливать
    работающий сервер не нужно.
usage-admin-list = все люди или все игры, по страницам
usage-admin-what = что показать
usage-admin-audit = что делали администраторы
usage-admin-ban = не впускать кого-то
usage-admin-reason = почему; человеку это сообщат
usage-admin-skip = опустить первые N
usage-admin-close = прекратить игру
usage-arena = свести компьютерных игроков друг с другом, с рейтингом и отчётом
usage-arena-examples =
    примеры:
      ringwar arena boardgame --with random,rules --games 50 --jobs 2
      ringwar arena cardgame --scenario duel --with random,rules --out duel.json --report duel.html
      ringwar arena boardgame --with random --gauntlet rules --games 200 --seed 7
      ringwar arena boardgame --with rules --report self-play.html
      ringwar arena boardgame --with rules,random --claim 0.9 --games 150
usage-arena-with = кто участвует; каждый играет с каждым за обе стороны, одно имя — само с собой; easy, normal, hard, expert, со стилем — hard:military
usage-arena-gauntlet = с остальными играет только этот игрок
usage-arena-claim = проверить утверждение, что первый из двух игроков выигрывает у второго не меньше такой доли игр (0.62); играть, пока не станет ясно
usage-arena-no-self-play = никто не играет сам с собой
usage-arena-games = сколько игр в каждой паре и ещё столько же со сменой сторон (если не задано: 100)
usage-arena-seed = то же число — те же игры (если не задано: 0)
usage-arena-jobs = на сколько процессов разделить работу
usage-arena-check = проверять законы игры вокруг каждого ответа
usage-arena-out = записать результаты как JSON; работу можно прервать
usage-arena-report = записать отчёт как страницу для браузера
usage-arena-json = вывести результаты одним объектом JSON
usage-backup = скопировать базу данных сервера; он может при этом работать
usage-backup-examples =
    примеры:
      ringwar backup monday.backup
      ringwar backup --database postgresql://ringwar@localhost/ringwar monday.backup
      ringwar backup --config /etc/ringwar.toml /var/backups/ringwar.backup
usage-backup-file = файл копии; прежний с тем же именем заменяется
usage-choices-scenario = сценарий; если не задан — первый в этой игре
usage-choices-players = сколько человек играет
usage-choices-option = играть с необязательным правилом (можно повторять)
usage-data = данные игр и что в них не проверено
usage-data-examples =
    примеры:
      ringwar data
      ringwar data --unverified
usage-data-unverified = только то, что стоит сверить с печатной игрой
usage-odds = шансы сражения или охоты в настольной игре
usage-odds-examples =
    Фигуры записывают так: народ и обычные/элитные/лидеры, затем назгулы и персонажи.

    примеры:
      ringwar odds battle --attacker "sauron 5/1 nazgul 2" --defender "gondor 3/1/1"
      ringwar odds battle --attacker "isengard 6/2 saruman" --defender "rohan 4/1" --at helms-deep --siege
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --attacker-card shadow-strategy-22
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --defender-card unknown
      ringwar odds battle --expansion lords --attacker "sauron 5 balrog-of-moria" --defender "elves 2/2"
      ringwar odds hunt --level 3 --free-dice 1 --moves 2
      ringwar odds hunt --level 2 --drawn std-3-1,std-eye-reveal-1
      ringwar odds hunt --level 2 --expansion lords    с двумя жетонами Смеагола в запасе
usage-odds-battle = шансы сражения
usage-odds-attacker = например "sauron 5/1 nazgul 2"
usage-odds-defender = например "gondor 3/1/1"
usage-odds-at = где идёт сражение (если не задано: в открытом поле)
usage-odds-siege = штурм тамошней крепости
usage-odds-rounds = только столько раундов; не вместе с картами или дополнением
usage-odds-attacker-card = например shadow-strategy-22 или unknown (неизвестная)
usage-odds-defender-card = например shadow-strategy-22 или unknown (неизвестная)
usage-odds-battles = сколько сражений сыграть, если есть карты или дополнение (если не задано: 2000)
usage-odds-seed = то же число — те же сражения (если не задано: 0)
usage-odds-json = вывести один объект JSON
usage-odds-hunt = шансы ближайших перемещений Братства
usage-odds-level = кубики Тьмы в зоне охоты
usage-odds-free-dice = кубики свободных народов в зоне охоты
usage-odds-re-rolls = кубики, которые Тьма может перебросить
usage-odds-moves = сколько перемещений в этом ходу (если не задано: 1)
usage-odds-drawn = жетоны, которых нет в запасе, например std-3-1
usage-odds-special = особые жетоны в запасе, например shadow-shelobs-lair
usage-odds-mordor = на тропе Мордора
usage-odds-json-moves = вывести список JSON, по объекту на перемещение
usage-play = сыграть на этом компьютере
usage-play-examples =
    примеры:
      ringwar play                                   в браузере: откроется страница на этом компьютере
      ringwar play cardgame --scenario duel --seat gandalf=human --seat witch-king=hard
      ringwar play --terminal                        текстом; спросит, какая игра, какое место и кто на других
      ringwar play boardgame --players 4 --seat gondor=human --seat shadow=hard:surprise
      ringwar play boardgame --expansion lords --option council-of-rivendell
      ringwar play --load game.ringwar               текстом, как всё, что умеет только терминал

    Только терминал знает --plain, --alone, --no-confirm, --verifiable-dice, --nonce, --secret, --load и --seed:
    кто задаёт один из этих параметров, играет в терминале.
usage-play-terminal = играть текстом в этом терминале
usage-play-plain = без рамок и цвета, для программ чтения с экрана
usage-play-seat = кто где сидит; сторона означает все её места; human, easy, normal, hard, expert, со стилем — hard:military
usage-play-alone = все места людей ваши: ход не передаётся
usage-play-no-confirm = отправлять ответы, не показывая их ещё раз
usage-play-own-dice = бросать кубики и брать карты за своим столом
usage-play-verifiable-dice = кубики, которые после игры может проверить каждый
usage-play-nonce = что место вносит в проверяемые кубики, чтобы об этом не спрашивали: шестнадцатеричные цифры или house
usage-play-secret = секрет сохранённой игры с проверяемыми кубиками
usage-play-load = продолжить сохранённую игру
usage-play-seed = начальное число для кубиков и компьютерных игроков
usage-play-processes = сколько процессов вместе думают над ответом hard или expert (по умолчанию: 1)
usage-replay = воспроизвести сохранённую игру, проверяя каждый ответ; в терминале — просмотреть её
usage-replay-examples =
    примеры:
      ringwar replay games/0001.ringwar                в терминале: ход за ходом, вперёд и назад
      ringwar replay games/0001.ringwar --as shadow    глазами одного из мест
      ringwar replay games/0001.ringwar --to 100       стол после 100 ответов
      ringwar replay games/0001.ringwar --verify --json
usage-replay-file = запись, сохранённая командой play или simulate
usage-replay-verify = ещё и сыграть её ответ за ответом, как за столом, до того же конца
usage-replay-to = остановиться после N ответов и показать, что там видит зритель
usage-replay-as = в терминале: чей стол и чей рассказ показывать
usage-replay-plain = в терминале: без рамок и цвета
usage-replay-json = вывести один объект JSON
usage-restore = вернуть копию базы данных сервера; он при этом не должен работать
usage-restore-examples =
    примеры:
      ringwar restore monday.backup
      ringwar restore monday.backup --database sqlite:////srv/ringwar/ringwar.sqlite --replace
usage-restore-file = копия, сделанная командой `ringwar backup`
usage-restore-replace = даже если нынешние игры будут при этом потеряны
usage-rules = найти правило
usage-rules-examples =
    { "[" }implied] отмечает то, что в книге правил не сказано прямо, но из неё следует, [derived] — наш собственный пример.

    примеры:
      ringwar rules                   главы
      ringwar rules BG-HUNT-07        пункт
      ringwar rules bg-hunt           глава
      ringwar rules назгул лидер      пункты с этими словами
      ringwar rules --language uk     главы на украинском языке
usage-rules-words = пункт, глава или искомые слова
usage-serve = дать людям играть в браузере
usage-serve-examples =
    примеры:
      ringwar serve                                   для браузера на этом компьютере, http://127.0.0.1:8000
      ringwar serve --config /etc/ringwar.toml        как решил владелец сервера
      ringwar serve --database postgresql://ringwar@localhost/ringwar

    Любую настройку можно задать в файле TOML или в окружении (RINGWAR_PORT=9000): их перечисляет docs/hosting.md.
usage-serve-host = где ждать соединений (если не задано: только на этом компьютере)
usage-serve-port = порт (если не задан: 8000)
usage-servers-database = sqlite:///FILE или postgresql://USER@HOST/NAME
usage-servers-config = файл с настройками (docs/hosting.md)
usage-simulate = сыграть много игр между компьютерными игроками
usage-simulate-examples =
    примеры:
      ringwar simulate cardgame --scenario duel --games 100
      ringwar simulate boardgame --with random --games 1000 --jobs 2 --json
      ringwar simulate boardgame --expansion lords --option council-of-rivendell --games 100
      ringwar simulate cardgame --games 20 --seed 7 --check --save games/
usage-simulate-with = кто играет: одно имя для всех, имена в порядке мест или SEAT=NAME; easy, normal, hard, expert, со стилем — hard:military (если не задано: random)
usage-simulate-games = сколько игр (если не задано: 1)
usage-simulate-seed = то же число — те же игры (если не задано: 0)
usage-simulate-jobs = на сколько процессов разделить работу
usage-simulate-check = проверять законы игры вокруг каждого ответа
usage-simulate-save = записать каждую игру в эту папку
usage-simulate-json = вывести один объект JSON
usage-verify = сказать, что запись доказывает о своей игре и её кубиках
usage-verify-examples =
    Проверяемые кубики следуют из секрета программы и из цифр, которые вносит каждое место, когда хеш секрета
    уже известен. Хеш стоит в записи с самого начала, секрет публикуется после игры; так каждый может
    убедиться, что кубики никто не выбирал.

    примеры:
      ringwar verify game.ringwar
      ringwar verify game.ringwar --secret 6f1d0c...
usage-verify-file = запись игры
usage-verify-secret = опубликованный секрет, если его нет в записи
usage-admin-unban = снова впустить кого-то
usage-admin-make-administrator = разрешить учётной записи делать всё это в браузере
usage-admin-new-account = создать учётную запись; пароль показывается один раз
usage-admin-new-password = заменить пароль учётной записи (он показывается один раз) и завершить все её сеансы
usage-arena-game = boardgame или cardgame
usage-simulate-game = boardgame или cardgame
usage-play-game = boardgame или cardgame; если не задано, программа спросит
usage-choices-expansion = играть с дополнением (можно повторять)
usage-odds-expansion = с персонажами, картами и способностями дополнения (можно повторять)
usage-odds-expansion-tiles = с жетонами дополнения в запасе (можно повторять)

## What `ringwar rules` says

refusal-no-clause-has = нет пунктов, где есть «{ $words }»
rules-found = { $count ->
    [one] { $count } пункт, где есть «{ $words }»
    [few] { $count } пункта, где есть «{ $words }»
   *[many] { $count } пунктов, где есть «{ $words }»
}
refusal-clause-after-the-last = пункта { $clause } нет; последний в его главе — { $last }
refusal-clause-near = пункта { $clause } нет; может быть, { $near }?
refusal-no-clause = пункта { $clause } нет; главы перечисляет `ringwar rules`
rules-how = `ringwar rules BG-HUNT` показывает главу, `ringwar rules WORDS` находит слова.

## Что не так с командной строкой. Аргументы подставляет разборщик языка Python.

wrong-see-help = { $wrong }; см. `{ $command }`
wrong-argument = аргумент { $argument_name }: { $message }
wrong-required = нужны аргументы: { $given }
wrong-one-required = нужен один из аргументов { $given }
wrong-unrecognized = неизвестные аргументы: { $given }
wrong-ambiguous = { $option } может означать любое из: { $matches }
wrong-one-value = нужно значение
wrong-at-most-one-value = можно указать не больше одного значения
wrong-some-values = нужно хотя бы одно значение
wrong-no-value = значение { $given } здесь лишнее
wrong-not-with = нельзя вместе с { $given }
wrong-kind = { $value } не читается как { $type }
wrong-choice = { $value } нет среди возможных: { $choices }
wrong-choice-of-commands = { $parser_name } нет среди возможных: { $choices }
