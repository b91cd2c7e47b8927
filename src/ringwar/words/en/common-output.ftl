### What commands print, and why one cannot be carried out.

output-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
output-answers = { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
output-games = games

## Broken and interrupted games

output-record-lost = the record of game { $game } is lost: { $why }
output-broke = game { $number } of seed { $seed } broke: { $error }{ $file ->
    [none] {""}
   *[other] ; its record up to there: { $file }
}
output-pairing-broke = game { $number } of seed { $seed } between { $first } and { $second } broke: { $error }{ $file ->
    [none] {""}
   *[other] ; its record up to there: { $file }
}
output-more-broke = { $count ->
    [one] 1 more game broke
   *[other] { $count } more games broke
}
output-interrupted = interrupted after { $games } of { $all } games; the same command goes on from there

## Simulations

simulate-game = game
simulate-seats = seats
simulate-seed = seed
simulate-games = games
simulate-questions = questions
simulate-wins = wins
simulate-endings = endings
simulate-turns = turns
simulate-errors = errors
simulate-played = { $games } in { $seconds } s, { $speed } a second
simulate-asked = { $questions }, { $speed } a second
simulate-share = { $name } { $count } ({ $share })
simulate-average = { $turns } on average
simulate-none = none
simulate-used = { $used } of { $all }{ $never ->
    [none] {""}
   *[other] ; never: { $never }
}
# What games should have used.
simulate-events-played = events played
simulate-combat-cards-used = combat cards used
simulate-actions-taken = actions taken
simulate-characters-in-play = characters in play
simulate-tiles-drawn = tiles drawn
simulate-cards-played = cards played
simulate-actions-used = actions used
simulate-locations-activated = locations activated

## Odds

odds-attacker-wins = attacker wins
odds-defender-wins = defender wins
odds-both-destroyed = both destroyed
odds-undecided = undecided
odds-units = units left
odds-units-left = attacker { $attackers }, defender { $defenders } on average
odds-rounds = rounds
odds-rounds-at-most = { $rounds } at most
odds-sure = how sure
odds-error = ± { $error } (95%)
odds-exact = exact
odds-move = move { $number }: a tile { $success }, revealed { $revealed }, stopped { $stopped }, damage { $damage } on average
odds-all-moves = all moves: damage { $damage } on average, before cards, guides and casualties

## Records

output-replayed = { $count }{ $all ->
    [0] {""}
   *[other] { " " }of { $all }
} answers, turn { $turn }
output-won = { $winner ->
    [none] nobody has won: { $kind }
   *[other] won by { $winner }: { $kind }
}
output-champion = { $seat } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
output-champions = ; individual winner: { $champions }
output-asked = { $seat } is asked “{ $question }”
output-not-over = not over: { $asked }
output-verified = verified: answer by answer it comes to the same end
output-proved = proved: the header and every answer are those with which the record was closed
output-not-proved = not proved: { $why }
output-dice-hold = the dice hold: all { $rolled } answers of Chance{ $since ->
    [0] {""}
   *[other] { " " }after the first { $since } answers
} follow from the secret whose hash was published{ $seats ->
    [none] {""}
   *[other] , and from the nonces of { $seats }
}
output-nonces-unproved = not proved: that the hash was there before the nonces; whoever gave one knows, and finds it in there
output-house-unproved = not proved: that nobody chose the dice; no seat has put anything in, so the house could try many secrets

## Looking after a server

output-banned = { $name } is banned
output-unbanned = { $name } may come in again
output-administrator = { $name } is an administrator
output-abandoned = { $game } is abandoned
output-password = the password of { $name }: { $password }
output-is-administrator = administrator
output-is-banned = banned: { $reason }

## Why a command cannot be carried out

refusal-this = { $why }
refusal-of-file = { $file }: { $why }
refusal-cannot-read = cannot read { $file }: { $why }
refusal-cannot-write = cannot write { $why }
refusal-cannot-make-folder = cannot make the folder { $folder }: { $why }
refusal-folder-closed = cannot write into { $folder }: it is closed to you
refusal-folder-holds = { $folder } has a { $file } already; choose another folder, or clear this one
refusal-is-folder = cannot write { $file }: it is a folder
refusal-in-closed-folder = cannot write { $file }: its folder is closed to you
refusal-number-between = '{ $text }' is not a number from { $least } to { $most }
refusal-no-seed = '{ $text }' is no seed: take at most { $most } letters and digits
refusal-no-share = '{ $text }' is not a share from 0.01 to 0.99
refusal-seat-and-name = '{ $text }' is not SEAT=NAME
refusal-names-for-seats = --with gives { $names } names for { $seats } seats: { $all }
refusal-no-pages = the pages for the browser are not built: run make web, or play with --terminal
refusal-only-in-terminal = a '{ $who }' plays in the terminal: add --terminal
refusal-two-dice = --own-dice and --verifiable-dice exclude each other
refusal-secret-without-game = --secret goes with --load and a saved game
refusal-nonce-without-dice = --nonce goes with --verifiable-dice and a new game
refusal-games-there = there are games in the database; --replace gives them up for those of the copy
refusal-no-database = there is no database { $database }; --database says where it is
refusal-other-database = { $database } is not the database of a server of ours
refusal-no-verifiable-dice = this game was not played with verifiable dice; its header has no line 'dice'
refusal-dice-do-not-follow = { $wrong } of Chance's { $rolled } answers do not follow from the secret; the first of them is answer { $first }{ $older ->
    [0] {""}
   *[other] ; the record is of rules { $older }
}
refusal-secret-missing = the record does not hold the secret; give it with --secret HEX
refusal-secret-no-digits = the secret '{ $secret }' is not written in hexadecimal digits
refusal-replays-otherwise = played answer by answer, the game comes to another end than played in one go
refusal-process-ended = a process ended before its games did; is there enough memory for so many --jobs?
refusal-claim-of-two = --claim is about two players: --with BETTER,WEAKER
refusal-nobody-meets = nobody meets anybody: --with names too few players
refusal-same-file = --out and --report are the same file
refusal-results-without-games = { $file } is there already, without its games in { $log }; choose another file
refusal-other-results = { $file } is there already and not of this match; choose another file
refusal-other-report = { $file } is there already and no report of this match; choose another file
refusal-other-build = the games in { $file } were played by other code or other weights; choose another file
refusal-no-log = { $file } is not the log of a match; choose another file for the results
refusal-log-of-other-version = { $file } was begun by version { $version } of ringwar; choose another file
refusal-log-of-other-match = { $file } is of another match ({ $field-key }: { $theirs } there, { $mine } here); choose another file, or give the command that began it
refusal-log-no-game = { $file }, line { $number }: this is not a game of the match

## What the system says of files

system-file = { $file }: { $why }
system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EPERM = Operation not permitted
system-EEXIST = File exists
system-ENOTDIR = Not a directory
system-EISDIR = Is a directory
system-ENOSPC = No space left on device
system-EROFS = Read-only file system
system-ENAMETOOLONG = File name too long
system-ELOOP = Too many levels of symbolic links
system-EIO = Input/output error
system-EADDRINUSE = Address already in use
