### What the commands say of themselves: `ringwar COMMAND --help`.

usage-usage = usage:{ " " }
usage-commands = commands
usage-deeds = deeds
usage-arguments = what it takes
usage-options = options
usage-help = show this help and exit
usage-language = the language in which everything is said (default: that of your system)
usage-version = show the version and exit
usage-ringwar = War of the Ring, board game and card game, by their complete rules.
usage-ringwar-examples =
    examples:
      ringwar play                                    play in the browser
      ringwar rules hunt tile                         the rules that speak of hunt tiles
      ringwar simulate cardgame --games 100           a hundred games between computer players
      ringwar replay games/0001.ringwar --to 100      a saved game after a hundred answers

    `ringwar COMMAND --help` says more about a command.

usage-admin = look after the people and games of a server
usage-admin-examples =
    examples:
      ringwar admin make-administrator anna
      ringwar admin list games
      ringwar admin --database sqlite:////srv/ringwar.sqlite ban bert --reason "insults in chat"
      ringwar admin close 5f0e4c8a77d3b2a1
      ringwar admin new-password anna                 for somebody who has forgotten the old one

    A person is named by the name of an account or by the id that the list shows. A server that runs need not be stopped.
usage-admin-list = everybody, or all games, a page at a time
usage-admin-what = what is listed
usage-admin-audit = what administrators have done
usage-admin-ban = keep somebody out
usage-admin-reason = why; the person is told
usage-admin-skip = leave out the first N
usage-admin-close = abandon a game
usage-arena = let computer players meet each other, with ratings and a report
usage-arena-examples =
    examples:
      ringwar arena boardgame --with random,rules --games 50 --jobs 2
      ringwar arena cardgame --scenario duel --with random,rules --out duel.json --report duel.html
      ringwar arena boardgame --with random --gauntlet rules --games 200 --seed 7
      ringwar arena boardgame --with rules --report self-play.html
      ringwar arena boardgame --with rules,random --claim 0.9 --games 150
usage-arena-with = who takes part; everybody meets everybody, on both sides; one name alone meets itself; easy, normal, hard, expert, with a style as hard:military
usage-arena-gauntlet = only this player meets the others
usage-arena-claim = test the claim that the first of two players beats the second in at least this share of games (0.62); play only until that is sure
usage-arena-no-self-play = nobody meets itself
usage-arena-games = how many games of each pairing, and again with sides changed (default: 100)
usage-arena-seed = same seed, same games (default: 0)
usage-arena-jobs = over how many processes
usage-arena-check = check the laws of the game around every answer
usage-arena-out = write the results as JSON; can be interrupted
usage-arena-report = write a report as a page for the browser
usage-arena-json = print the results as one JSON object
usage-backup = copy the database of a server, which may go on running
usage-backup-examples =
    examples:
      ringwar backup monday.backup
      ringwar backup --database postgresql://ringwar@localhost/ringwar monday.backup
      ringwar backup --config /etc/ringwar.toml /var/backups/ringwar.backup
usage-backup-file = the copy; an older one of that name is replaced
usage-choices-scenario = the scenario; left out, the game's first
usage-choices-players = how many people play
usage-choices-option = play with an optional rule (may be repeated)
usage-data = the data of the games, and what of it is unverified
usage-data-examples =
    examples:
      ringwar data
      ringwar data --unverified
usage-data-unverified = only what a person with the printed game should compare
usage-odds = the odds of a battle or of the hunt in the board game
usage-odds-examples =
    Figures are written as nations with regulars/elites/leaders, then Nazgûl and characters.

    examples:
      ringwar odds battle --attacker "sauron 5/1 nazgul 2" --defender "gondor 3/1/1"
      ringwar odds battle --attacker "isengard 6/2 saruman" --defender "rohan 4/1" --at helms-deep --siege
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --attacker-card shadow-strategy-22
      ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --defender-card unknown
      ringwar odds battle --expansion lords --attacker "sauron 5 balrog-of-moria" --defender "elves 2/2"
      ringwar odds hunt --level 3 --free-dice 1 --moves 2
      ringwar odds hunt --level 2 --drawn std-3-1,std-eye-reveal-1
      ringwar odds hunt --level 2 --expansion lords    with two Sméagol tiles in the pool
usage-odds-battle = the odds of a battle
usage-odds-attacker = such as "sauron 5/1 nazgul 2"
usage-odds-defender = such as "gondor 3/1/1"
usage-odds-at = where it is fought (default: in the open)
usage-odds-siege = an assault on the stronghold there
usage-odds-rounds = only so many rounds; not with cards or an expansion
usage-odds-attacker-card = such as shadow-strategy-22, or unknown
usage-odds-defender-card = such as shadow-strategy-22, or unknown
usage-odds-battles = how many to fight where cards or an expansion are played (default: 2000)
usage-odds-seed = same seed, same battles (default: 0)
usage-odds-json = print one JSON object
usage-odds-hunt = the odds of the next moves of the Fellowship
usage-odds-level = Shadow dice in the hunt box
usage-odds-free-dice = Free Peoples dice in the hunt box
usage-odds-re-rolls = dice that the Shadow may re-roll
usage-odds-moves = how many moves of this turn (default: 1)
usage-odds-drawn = tiles that are not in the pool, such as std-3-1
usage-odds-special = special tiles in the pool, such as shadow-shelobs-lair
usage-odds-mordor = on the Mordor track
usage-odds-json-moves = print a JSON list, an object a move
usage-play = play a game at this computer
usage-play-examples =
    examples:
      ringwar play                                   in the browser: a page on this machine opens
      ringwar play cardgame --scenario duel --seat gandalf=human --seat witch-king=hard
      ringwar play --terminal                        as text; asks which game, which seat, and who sits in the others
      ringwar play boardgame --players 4 --seat gondor=human --seat shadow=hard:surprise
      ringwar play boardgame --expansion lords --option council-of-rivendell
      ringwar play --load game.ringwar               as text, like everything that only the terminal knows

    Only the terminal knows --plain, --alone, --no-confirm, --verifiable-dice, --nonce, --secret, --load and --seed:
    whoever gives one of them plays there.
usage-play-terminal = play as text in this terminal
usage-play-plain = no boxes and no colour, for screen readers
usage-play-seat = who sits where; a side means all its seats; human, easy, normal, hard, expert, with a style as hard:military
usage-play-alone = all seats of people are yours: no handing over
usage-play-no-confirm = send answers without showing them once more
usage-play-own-dice = roll dice and draw cards on your own table
usage-play-verifiable-dice = dice that everybody can check after the game
usage-play-nonce = what a seat puts into verifiable dice, instead of being asked: hexadecimal digits, or house
usage-play-secret = the secret of a saved game with verifiable dice
usage-play-load = go on with a saved game
usage-play-seed = the seed of the dice and the computer players
usage-play-processes = how many processes think together about an answer of hard or expert (default: 1)
usage-replay = replay a saved game, verifying every answer; in a terminal, look through it
usage-replay-examples =
    examples:
      ringwar replay games/0001.ringwar                in a terminal: turn by turn, forward and back
      ringwar replay games/0001.ringwar --as shadow    with the eyes of a seat
      ringwar replay games/0001.ringwar --to 100       the table after 100 answers
      ringwar replay games/0001.ringwar --verify --json
usage-replay-file = a record, as saved by play or simulate
usage-replay-verify = also play it answer by answer, as at the table, to the same end
usage-replay-to = stop after N answers and show what a spectator sees there
usage-replay-as = in a terminal: whose table and story are shown
usage-replay-plain = in a terminal: no boxes and no colour
usage-replay-json = print one JSON object
usage-restore = bring back a copy of the database of a server, which must not run meanwhile
usage-restore-examples =
    examples:
      ringwar restore monday.backup
      ringwar restore monday.backup --database sqlite:////srv/ringwar/ringwar.sqlite --replace
usage-restore-file = a copy made by `ringwar backup`
usage-restore-replace = even if the games that are there now are lost by it
usage-rules = look a rule up
usage-rules-examples =
    { "[" }implied] marks what the rulebook does not say outright but what follows from it, [derived] an example of our own.

    examples:
      ringwar rules                   the chapters
      ringwar rules BG-HUNT-07        a clause
      ringwar rules bg-hunt           a chapter
      ringwar rules nazgul leader     the clauses with these words
      ringwar rules --language uk     the chapters in Ukrainian
usage-rules-words = a clause, a chapter, or words to look for
usage-serve = let people play by the browser
usage-serve-examples =
    examples:
      ringwar serve                                   for the browser on this machine, http://127.0.0.1:8000
      ringwar serve --config /etc/ringwar.toml        as whoever runs a server has settled it
      ringwar serve --database postgresql://ringwar@localhost/ringwar

    Every setting can stand in a TOML file or in the environment (RINGWAR_PORT=9000): docs/hosting.md lists them.
usage-serve-host = where to listen (default: this machine only)
usage-serve-port = the port (default: 8000)
usage-servers-database = sqlite:///FILE or postgresql://USER@HOST/NAME
usage-servers-config = a file with settings (docs/hosting.md)
usage-simulate = play many games between computer players
usage-simulate-examples =
    examples:
      ringwar simulate cardgame --scenario duel --games 100
      ringwar simulate boardgame --with random --games 1000 --jobs 2 --json
      ringwar simulate boardgame --expansion lords --option council-of-rivendell --games 100
      ringwar simulate cardgame --games 20 --seed 7 --check --save games/
usage-simulate-with = who plays: one name for all, names in seat order, or SEAT=NAME; easy, normal, hard, expert, with a style as hard:military (default: random)
usage-simulate-games = how many games (default: 1)
usage-simulate-seed = same seed, same games (default: 0)
usage-simulate-jobs = over how many processes
usage-simulate-check = check the laws of the game around every answer
usage-simulate-save = write a record of every game into this folder
usage-simulate-json = print one JSON object
usage-verify = say what a record proves about its game and its dice
usage-verify-examples =
    Verifiable dice follow from a secret of the house and from digits that each seat puts in once the
    secret's hash is known. The hash stands in the record from the beginning, the secret is published after
    the game; so everybody can check that nobody has chosen the dice.

    examples:
      ringwar verify game.ringwar
      ringwar verify game.ringwar --secret 6f1d0c...
usage-verify-file = the record of a game
usage-verify-secret = the published secret, where the record does not hold it
usage-admin-unban = let somebody in again
usage-admin-make-administrator = let an account do all this in the browser
usage-admin-new-account = make an account; its password is shown once
usage-admin-new-password = replace the password of an account, which is shown once, and log it out everywhere
usage-arena-game = boardgame or cardgame
usage-simulate-game = boardgame or cardgame
usage-play-game = boardgame or cardgame; left out, you are asked
usage-choices-expansion = play with an expansion (may be repeated)
usage-odds-expansion = with the characters, cards and abilities of an expansion (may be repeated)
usage-odds-expansion-tiles = with the tiles of an expansion in the pool (may be repeated)

## What `ringwar rules` says

refusal-no-clause-has = no clause has “{ $words }”
rules-found = { $count ->
    [one] 1 clause has “{ $words }”
   *[other] { $count } clauses have “{ $words }”
}
refusal-clause-after-the-last = there is no clause { $clause }; the last of its chapter is { $last }
refusal-clause-near = there is no clause { $clause }; did you mean { $near }?
refusal-no-clause = there is no clause { $clause }; `ringwar rules` lists the chapters
rules-how = `ringwar rules BG-HUNT` shows a chapter, `ringwar rules WORDS` finds words.

## What is wrong with a command line. The arguments are put in by Python's own parser.

wrong-see-help = { $wrong }; see `{ $command }`
wrong-argument = argument { $argument_name }: { $message }
wrong-required = these arguments are required: { $given }
wrong-one-required = one of the arguments { $given } is required
wrong-unrecognized = unknown arguments: { $given }
wrong-ambiguous = { $option } could be each of { $matches }
wrong-one-value = a value must follow
wrong-at-most-one-value = at most one value may follow
wrong-some-values = at least one value must follow
wrong-no-value = no value such as { $given } may follow
wrong-not-with = not together with { $given }
wrong-kind = { $value } cannot be read as { $type }
wrong-choice = { $value } is not one of { $choices }
wrong-choice-of-commands = { $parser_name } is not one of { $choices }
