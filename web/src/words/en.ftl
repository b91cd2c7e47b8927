# The interface of the browser client. What a game says comes from the server.

skip = Skip to the content
navigation = Pages
nav-new = New game
nav-games = Games

## Home

home-title = War of the Ring
home-welcome = The board game and the card game, by their complete rules: against the computer, with friends on this screen, or online.
home-quick-board = Play the board game
home-quick-board-note = You lead the Free Peoples against the computer.
home-quick-cards = Play a Duel of the card game
home-quick-cards-note = You play Gandalf's deck against the computer.
home-new = Another game
home-continue = Continue
home-your-turn = Your turn
home-waiting = Waiting for { $who }

## New game

new-title = New game
new-game = Game
new-scenario = Scenario
new-players = Players
new-players-many = { $count ->
    [one] 1 player
   *[other] { $count } players
}
new-expansions = Expansions
new-seats = Who sits where
new-me = Me
new-open = A friend by link, or anybody
new-local = A friend on this screen
new-computer = Computer: { $level }
new-style = Style: { $style }
new-style-of = How the computer at { $seat } plays
new-name = Name
new-your-name = Your name
new-pace = Pace
new-pace-none = No clock
new-pace-live = Live: { $minutes } minutes and { $increment } seconds a hand-over
new-pace-days = { $days ->
    [one] 1 day a hand-over
   *[other] { $days } days a hand-over
}
new-access = Who may see it
new-access-private = Only those at the table
new-access-link = Whoever has a link
new-access-listed = Everybody
new-dice = Dice and cards
new-dice-server = The program's
new-dice-own = Our own, on the table
new-start = Start
guest-name = Wanderer

## Games

games-open = Open games: join one

## A game

game-loading = The table is being laid…
game-broken = The connection is gone; nothing is lost. Trying again…
game-open = Waiting for players
game-open-note = The game begins when every seat is taken. Send these links to those you want to play with.
game-copy = Copy the link
game-copied = Copied
game-take = Sit down
game-your-turn = Your turn
game-waiting = { $who } to answer
game-over = The game is over
game-abandoned = The game was abandoned.
act-confirm = Confirm
act-back = Back
act-undo = Undo
act-ready = Everything is answered
act-dice = Dice or cards will decide.
act-idle = This costs something and changes nothing. Do it all the same?
act-draft = So far
act-options = All options
act-find = Find an option
act-why = Why not?
log-title = Log
log-news = Since your last turn
log-empty = Nothing has happened yet.
tab-act = Act
tab-hand = Hand
tab-table = Table
tab-log = Log
tab-chat = Chat

## Errors

error-unreachable = The server cannot be reached. Nothing is lost; try again.
error-missing = There is no such page.
error-home = Go to the first page
error-again = Try again
error-page = This page could not be fetched.
error-slow = The server takes unusually long to answer.
error-missing-note = The link may be old, or a letter in it may have been lost. Nothing has happened to your games.

## Around the pages

menu = Menu
close = Close
wait = One moment…
nav-rules = Rules
nav-cards = Cards
nav-odds = Odds
nav-account = Log in
nav-settings = Settings
nav-about = About Ringwar
step-less = One less: { $what }
step-more = One more: { $what }
who-me = me
who-open = somebody by link
who-computer-at = computer ({ $level })
who-nobody = nobody yet

## Beginning and joining

home-play = Play
home-again = The same again
home-new-note = Other scenarios, friends on this screen or by link, another pace.
home-all-games = All { $count } games that go on
home-more-open = All open games
home-more-watch = All games to watch
home-learn = Learn
home-learn-rules = Every rule, clause by clause, to read and to search.
home-learn-cards = All cards and characters of both games, in our own words.
home-learn-odds = How a battle or the hunt may end, before you dare it.
new-again = Play again
new-other = Another game
new-last = Last played
new-keep = Favourite
new-more = Pace and spectators
new-invite = Open the table
new-starting = The table is being laid…
new-open-note = You will get a link for each seat that is kept for somebody. The game begins when all have sat down.
new-name-of = Name: { $seat }
new-dice-server-note = The dice can be verified after the game.
new-dice-own-note = You play with your own dice and cards; a phone beside the board is enough. You enter what came, and the program keeps the rules. A computer player draws its own cards.
favourite-mark = Favourite: { $what }
game-share = Share
game-open-wait = The game begins when every seat is taken. You can close this page; the game waits for you under Games.
lobby-invited = You are invited: { $seat }
lobby-choose = There are free seats
lobby-seat = Seat
lobby-give = Who sits here: { $seat }
lobby-change = Give to…
lobby-link = Link: { $seat }
lobby-watch = Link for spectators

## Lists of games

games-page = Games
games-lists = Lists of games
games-watch = Watch others play
games-turn = Your turn
games-waiting = Waiting for others
games-not-begun = Not begun yet
games-over = Finished
games-more = Show older games
list-mine = Mine
list-open = To join
list-running = To watch
list-finished = Finished
list-mine-none = You have no games yet. The first is one click away.
list-open-none = Nobody is waiting for you just now. Open a table that everybody may see, and somebody may come.
list-running-none = No game is open to spectators just now.
list-finished-none = No game that everybody may see has ended yet.
game-ended = { $who } won: { $how }
game-ended-won = You won: { $how }
game-ended-lost = You lost: { $how }
ending-resigned = by resignation
ending-time = on time
ending-agreed = by agreement
ending-abandoned = abandoned

## Reporting a problem

report-open = Report a problem
report-title = Report a problem
report-what = What happened, and what did you expect?
report-example = I attacked Osgiliath, and then…
report-holds = The file holds your words, this page's address, your browser's name and the faults it has met. Nothing is sent: you save the file and give it to whoever you like.
report-holds-game = The file holds your words, the game as you see it (and its record once it is over), your browser's name and the faults it has met. Nothing is sent: you save the file and give it to whoever you like.
report-save = Save the file
report-saved = Saved among your downloads.

## Settings

settings-note = Kept in this browser, and applied at once.
settings-look = Look
settings-language = Language
settings-language-auto = As the browser says
settings-theme = Light
settings-theme-auto = As the device
settings-theme-light = By day
settings-theme-dark = By night
settings-motion = Motion
settings-motion-note = Short motion shows what has happened.
settings-play = Playing
settings-confirm = Confirm before sending
settings-confirm-always = Always
settings-confirm-dice = Only where dice or cards will decide
settings-confirm-note = Until it is sent, everything can be taken back.
settings-sound = Sound
settings-sound-note = Dice, pages, and a horn when it is your turn.
settings-sound-dice = Dice
settings-sound-page = Page
settings-sound-horn = Horn
settings-notices = Notices of the browser
settings-notices-note = When it is your turn while you look elsewhere.
settings-notices-denied = The browser does not allow notices from this page. Its own settings can change that.
settings-notices-none = This browser cannot give notices.

## Rules

rules-note = The complete rules of all three boxes in our own words. Every clause has an address: what the log and “why not?” refer to is found here.
rules-search = Words or a clause, such as nazgul leader
rules-remarks = Examples and remarks
rules-glossary = The words of this book ({ $count })
rules-chapters = Chapters beside this one
rules-found = Found in the rules
rules-found-count = { $count ->
    [0] No clause has all of these words.
    [one] One clause.
   *[other] { $count } clauses.
}
rules-found-first = Here are the first { $shown }; more words find fewer.
rules-none = Nothing has all of these words. Try fewer of them, or their beginnings.
rules-no-clause = There is no clause { $clause }.
rules-all = All chapters

## Cards and characters

cards-title = Cards and characters
cards-note = Everything that is printed on the cards of both games. The texts are ours: they say what a card does, not how the printed one says it.
cards-all = All cards and characters
cards-search = Words on the card
cards-game = Game
cards-both = Both games
cards-group = Deck or faction
cards-type = Type
cards-side = Side
cards-any = All
cards-count = { $count ->
    [one] 1 card or character
   *[other] { $count } cards and characters
}
cards-none = No card is like this. Take a filter away, or look for fewer words.
cards-clear = Show all
cards-more = Show { $count } more
cards-missing = There is no card or character of this name.
cards-no-text = Nothing is written on this card; its icons say all.
group-people = Characters
group-deck-character = Character deck
group-deck-strategy = Strategy deck
group-deck-special = Special card
group-place-battleground = Battleground
group-place-path = Path
fact-game = Game
fact-side = Side
fact-kind = Kind
fact-type = Type
fact-expansion = Expansion
fact-number = Number
fact-needs = Die result
fact-player = Only for the player of
fact-nations = Nations
fact-on-table = Stays on the table
fact-tile = Hunt tile
fact-initiative = Initiative in combat
fact-replaces = Replaces
fact-level = Level
fact-leadership = Leadership
fact-nation = Nation
fact-activates = Activates
fact-extra-die = More action dice
fact-captain = Captain of the West
fact-in-fellowship = Begins in the Fellowship
fact-faction = Faction
fact-keywords = Keywords
fact-icons = Icons
fact-variable = Sometimes
fact-paths = On paths
fact-wielders = Wielders
fact-copies = Copies
fact-decks = Decks
fact-points = Victory points
fact-defence = Defence icons
fact-defenders = Defenders
fact-attackers = Attackers
fact-scenarios = Scenarios
fact-yes = yes
icon-path-attack = path attack
icon-path-defense = path defence
icon-battleground-attack = battleground attack
icon-battleground-defense = battleground defence
icon-leadership-attack = leadership attack
icon-leadership-defense = leadership defence
variable-battleground = +{ $bonus } { $icon } on { $names }
variable-path = +{ $bonus } { $icon } on { $names }
variable-supporting = +{ $bonus } { $icon } while supporting { $names }
variable-in-play = +{ $bonus } { $icon } while in play: { $names }
variable-per-two = +{ $bonus } { $icon } for every two of { $names }
variable-token = +{ $bonus } { $icon } when its price is paid
sure-title = How sure we are
sure-decided = The sources are silent or disagree here; what follows is our decision. Somebody with the printed card can settle it.
sure-decided-short = partly our decision
sure-single = One source alone gives something of this card, or it follows from what the card does.
sure-single-short = from one source
sure-medium = Not everything on this card is confirmed by more than one source.
sure-medium-short = not fully confirmed
sure-low = Little on this card is confirmed by more than one source.
sure-low-short = hardly confirmed
sure-open = Resting on one source: { $fields }
sure-or = or { $other }

## Odds

odds-title = Odds
odds-note = How a battle or the hunt of the board game may end. Without cards the odds are exact: nobody retreats, losses are taken where they cost the fewest dice.
odds-battle = Battle
odds-hunt = Hunt
odds-at = Where
odds-at-open = In the open
odds-siege = An assault on the stronghold
odds-swap = Swap attacker and defender
odds-attacks = Attacker
odds-defends = Defender
odds-characters = { $count ->
    [0] Characters
   *[other] Characters ({ $count })
}
odds-card = Combat card
odds-card-none = None
odds-card-unknown = One that nobody has seen
odds-needs-units = Both sides need at least one unit.
odds-result = How it may end
odds-rest = What may be left
odds-attacker = The attacker wins
odds-defender = The defender wins
odds-both = Both are destroyed
odds-undecided = Undecided
odds-left = On average { $attacker } units of the attacker are left, and { $defender } of the defender.
odds-left-attacker = Units left to the attacker
odds-left-defender = Units left to the defender
odds-exact = Worked out exactly, over at most { $rounds } rounds.
odds-estimated = Estimated from { $battles } battles fought by the rules, give or take { $error }.
hunt-level = Shadow dice in the hunt box
hunt-free = Free Peoples' dice in it
hunt-re-rolls = Dice the Shadow may roll again
hunt-moves = Moves this turn
hunt-mordor = On the Mordor track
hunt-drawn = Tiles that are gone
hunt-special = Special tiles in the pool
hunt-move = Move
hunt-success = A tile is drawn
hunt-damage = Damage on average
hunt-revealed = Revealed
hunt-stopped = Stopped
hunt-all = All moves together: { $damage } damage on average, before cards, guides and casualties. { $tiles } tiles are in the pool.
tile-eye = Eye
tile-die = a die
tile-with-reveals = { $tile }, reveals

## Account and statistics

account-title = Account
account-nobody = You can play at once as a guest. An account keeps your games and your name, wherever you log in.
account-is-guest = You are a guest in this browser. If it forgets you, your games are lost to you: an account keeps them.
account-is-account = You are logged in.
account-enter = Log in
account-enter-guest = To an account that you have already. Your games as a guest stay with the guest.
account-make = Make an account
account-make-note = A name and a password, nothing else. An address is only for notices, if you want any.
account-become = Become an account
account-become-note = You keep all your games, and can log in anywhere.
account-name = Name
account-password = Password
account-password-note = At least ten characters; four words of your own are a good one.
account-email-maybe = E-mail, if you like
account-email = E-mail, for notices
account-details = About you
account-old-password = Password until now
account-new-password = New password
account-password-changes = A new password logs you out everywhere else.
account-save = Save
account-saved = Saved.
leaving-title = Logging out, and your data
leaving-login = Logged in on { $day }, last seen { $seen }
leaving-here = here
leaving-guest = A guest who logs out cannot come back.
leaving-out = Log out
leaving-everywhere = Log out everywhere
leaving-export = Save everything about me
leaving-delete = Delete me
leaving-delete-note = Your name, address, logins, chat and notes are deleted, at once and for good. Games that you have played stay, without your name.
leaving-delete-sure = Delete me for good
shunned-title = Blocked people
shunned-note = Nobody is told. Whoever is blocked cannot sit down at your tables, nor you at theirs.
shunned-name = Name of an account
shunned-add = Block
shunned-block = no games
shunned-mute = no chat
shunned-forgive = Forgive
shunned-forgive-who = Forgive { $who }
statistics-title = What you have played
statistics-none = Here stands how you have fared, once a game of yours is over.
statistics-played = { $count ->
    [one] game finished
   *[other] games finished
}
statistics-games = games
statistics-won = won
statistics-by-game = By game
statistics-by-side = By side
statistics-by-opponent = By opponent
statistics-by-ending = By ending
statistics-shared = { $count ->
    [one] One more game, in which you had both sides, is not counted.
   *[other] { $count } more games, in which you had both sides, are not counted.
}
against-computer = computers
against-people = people
against-both = people and computers

## Verified dice

verify-title = Verified dice
verify-note = Before the first die fell, the server published the hash of a secret. Every die and every draw follows from that secret and from digits that the players put in; so after the game everybody can see that nobody has chosen them.
verify-none = Open this page from a game that is over.
verify-hash = Hash, published at the beginning
verify-secret = Secret, published at the end
verify-secret-later = is published when the game is over
verify-nonce = Digits: { $seat }
verify-nonce-none = none
verify-yours = yours
verify-game = To the game
verify-yourself = Save the record of the game and check it with your own program:
verify-running = The game goes on. Keep the hash: when the game is over, the secret must fit it.
verify-own-dice = This game was played with dice and cards of a real table. There is nothing to verify.
verify-secret-fits = The secret fits the hash; your browser has worked it out itself.
verify-secret-differs = The secret does not fit the hash that was published.
verify-unchecked = The server has not checked this game.
verify-all-follow = { $rolled ->
    [one] The one roll or draw of this game follows from the secret.
   *[other] All { $rolled } rolls and draws of this game follow from the secret.
}
verify-some-differ = { $wrong } of { $rolled } rolls and draws do not follow from the secret.
verify-nonces = { $count ->
    [one] One seat has put digits in, which the house could not foresee.
   *[other] { $count } seats have put digits in, which the house could not foresee.
}
verify-no-nonces = No seat has put digits in, so it is not proved that the house did not try many secrets.
verify-own-nonce = The digits that this browser put in are among them.
verify-own-nonce-gone = The digits that this browser put in are not among them.

## About

about-what = War of the Ring, the board game with Lords of Middle-earth and the card game, by their complete rules: the program knows every card, says why something is not possible, and lets you take back what can be taken back.
about-version = Version { $version }
about-own = Everything you see here was drawn and written for Ringwar: the pictures, the icons, and the words of the cards, which say what a card does and not how the printed one says it. Where we are not sure of a printed value, the card says so.
about-rights = Ringwar is free software under the MIT licence, made by people who like these games. It has nothing to do with their publisher. To learn them there is nothing like the printed boxes.
about-data-title = What is kept about you
about-data = Your name, your games and what you say in them; an address and a password only if you give them. Nothing comes from other hosts and nothing goes there. The one cookie says who you are; settings stay in your browser.
about-data-link = You can take all of it with you, or have it deleted.
about-hosting-title = Host it yourself
about-hosting = Ringwar runs on any computer with Python, for you alone, for the people in your house, or for everybody.
about-hosting-play = plays in this browser, with a server on your own computer
about-hosting-serve = runs a server for others, with SQLite or PostgreSQL
about-hosting-terminal = plays in the terminal, without pages
about-licences-title = What it is made with
about-licences = Permissive licences throughout.
about-pages = In these pages
about-server = In the server
about-package = Package
about-licence = Licence
about-for = For
about-for-pages = pages
about-for-words = words in every language
about-for-serif = names and titles
about-for-sans = everything else that is written
about-for-calls = calls
about-for-connections = connections
about-for-checks = checking what is sent
about-for-databases = databases
about-for-postgresql = PostgreSQL
about-for-passwords = passwords
about-for-metrics = metrics
about-for-terminal = text in the terminal

## The card table

table-round = Round { $round }
table-passes = { $count } of { $all } passed
table-corruption = Corruption { $count }
table-corruption-word = corruption
table-lasting = Until the end of the round: { $cards }
table-no-places = No location is active now.
table-won = Victory: { $who }
scoring-of = Won by { $who }
scoring-open = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $count ->
    [one] 1 location won
   *[other] { $count } locations won
}
paths-coming = Paths still to come
paths-open = { $count } paths still to come
battlegrounds-coming = Battlegrounds still to come: { $who }
battlegrounds-open = { $who }: { $count } battlegrounds still to come
place-standing = attack { $attack }, defence { $defence }
place-attacks = attack · { $who }
place-defends = defence · { $who }
place-winner = Now to { $who }:
place-nobody = Now to nobody
place-again = Active again, from the scoring area of { $who }
aside = Out of the game for now
aside-open = Out of the game for now: { $count ->
    [one] 1 location
   *[other] { $count } locations
}
memory = { $count ->
    [one] 1 known
   *[other] { $count } known
}
memory-of = What everybody has seen of { $who } and lies hidden now
memory-places = In one of: { $places }
memory-deck = draw deck
memory-hand = hand
memory-cycle = cycle pile
memory-eliminated = eliminated cards
memory-drawn = just drawn
seat-acts = acts
seat-passed = passed
seat-order = Turn { $number } of the order: { $seats }
seat-ring = Ring token, not used yet
pile-deck = Draw deck
pile-deck-choose = Top card of your draw deck, { $count } cards
pile-hand = Hand
pile-hand-limit = Hand; at most { $count } may be kept for the next round
pile-drawn = just drawn
pile-cycle = Cycle pile
pile-eliminated = Eliminated cards
pile-open = { $name }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: look into it
pile-more = { $count ->
    [one] And 1 card face down.
   *[other] And { $count } cards face down.
}
pile-nothing = Nothing lies here.
reserve-empty = Nothing in reserve
reserve-here = To the reserve
reserve-choose = Your reserve
reserve-of = Reserve: { $who }
hand-of = Hand: { $who }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-empty = No cards in hand.
tray-title = To choose from
tray-drawn = Just drawn
tray-resolving = Being carried out
where-hand = in hand: { $seat }
where-drawn = just drawn: { $seat }
where-cycle = in the cycle pile: { $seat }
where-eliminated = eliminated: { $seat }
where-reserve = in reserve: { $seat }
where-place = at { $place }
where-item = on { $card }
card-look = Look at it closely
card-locked = only just laid down
card-used = used this round
card-used-long = Its action was used this round.
card-played = Played this round.
card-wielders = Can be given to { $names }.
card-token-attack = { $count } added attack
card-token-defence = { $count } added defence
card-battleground = battleground
card-path = path { $number }
card-paths = the paths to which it can go
card-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
card-defence = { $count } of its own defence
card-attackers = May attack:
card-defenders = May defend:
icon-battleground_attack = { $count } attack on a battleground
icon-battleground_defense = { $count } defence on a battleground
icon-path_attack = { $count } attack on a path
icon-path_defense = { $count } defence on a path
icon-leadership_attack = { $count } attack leading an army
icon-leadership_defense = { $count } defence leading an army
combat-title = Combat: { $place }
combat-attack = Attack
combat-defence = Defence
combat-tokens = { $count } by tokens
combat-supports = { $army } supports { $character }
combat-cancelled = { $card } is lost and cancels { $count }
combat-left = { $count ->
    [0] No attack icon is left
    [one] 1 attack icon is left
   *[other] { $count } attack icons are left
}
why-possible = This can be done just now, by another way.
skip-motion = Skip
tabs = Parts of the table

## Several people before one screen

hand-over-title = Over to { $who }
hand-over-note = Next to answer: { $seat }. Nobody else should look.
hand-over-take = I am { $who }

## Dice and cards of one's own, on a real table

real-dice = { $left ->
    [0] All { $total } dice entered
   *[other] Roll { $total } dice · { $left } to enter
}
real-cards = { $left ->
    [0] All { $total } cards entered
   *[other] Draw { $total } cards · { $left } to enter
}
real-secret = Only you see this; the others learn nothing of it.
real-waiting = Somebody else enters what they have drawn
real-entered = Entered so far
real-remove = Take back { $what }
real-send = Send
real-send-part = Send { $count } of { $total }
real-find-boardgame = Name or number of the card
real-find-cardgame = Name of the card
real-none = Nothing of that name can come.
real-undo = Take back the last

## Around the table

act-cause = Asked by
act-series = { $number } of { $total }, sent together
act-find-none = No option has these words.
game-thinking = { $who } is thinking…
why-clauses = The rules:
thing-show = Show where it lies
thing-page = All about it
kind-action = Actions
kind-card = Cards
kind-character = Characters
kind-army = Armies
kind-piece = Figures
kind-region = Regions
kind-location = Places
kind-nation = Nations
kind-seat = Players
kind-die = Dice
kind-tile = Tiles
log-round = Round { $number }
log-turn = Turn { $number }
log-times = × { $count }
side-title = Log, chat and game
side-act = What is asked and what has happened
side-log = Log
side-chat = Chat
side-game = Game
tab-new = something new
chat-players = Everybody at the table and all spectators read this.
chat-spectators = Only those who watch read this, as long as the game goes on.
chat-alone = You play against the computer: only spectators read this.
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Say it
chat-watches = watches
chat-unread = { $count ->
    [one] unread line
   *[other] unread lines
}
chat-mute = Read nothing more from { $who }
people-title = At the table
people-here = here
people-away = away
people-watching = { $count ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $count } people are watching.
}
people-give = Give a seat to somebody else
people-give-note = Everybody else at the table must agree.
people-replace = { $seat }: give it to…
people-open = somebody else, by a link
standing-title = Standing answers
standing-note = The program gives these answers for you, until you say otherwise. Nobody else learns of it.
standing-number = The number N
note-title = Your note
note-place = Only you can read this.
note-kept = Kept.
note-writing = Being written…
leave-resign = Resign
leave-resign-sure = Do you give the game up?
leave-resign-note = The other side wins then. Partners at other seats must agree. You resign as { $seat }.
leave-abandon = Abandon the game
leave-abandon-sure = End the game without a winner?
leave-abandon-note = Once a game has begun, everybody at the table must agree.
leave-stay = Play on
propose-undo = { $who } would like to take back the last answer.
propose-resign = { $who } would like to give the game up.
propose-abandon = { $who } would like to end the game without a winner.
propose-takeover = { $who } proposes a new player for { $seat }: { $heir }.
propose-undo-own = You would like to take back your last answer.
propose-resign-own = You would like to give the game up.
propose-abandon-own = You would like to end the game without a winner.
propose-takeover-own = You propose a new player for { $seat }: { $heir }.
propose-somebody = somebody else, by a link
propose-accept = Agree
propose-decline = Decline
propose-waits = The others are asked whether they agree.
propose-withdraw = Withdraw it
late-over = The time of { $who } is over.
late-claim = Claim the game
late-extend = Give the whole time again
late-computer = Let a computer play on
clock-title = Clocks
clock-days = { $days } d { $hours } h
end-rematch = Play again
end-follow = To the rematch
end-review = Review: chances and mistakes
end-replay = Watch it again
end-record = Save the record
end-verify = Verify the dice
end-games = My games
keys-title = Keys
keys-digits = choose from the list of options
keys-arrows = walk between the things that glow, or in a list
keys-enter = answer with what has the focus; confirm
keys-back = take back the last choice before it is sent
keys-look = look closely at what has the focus, and why it is no answer
keys-undo = undo
keys-hint = a hint: the best options, and why
keys-hand = to the hand
keys-log = to the log
keys-past = look back at what has happened
keys-find = find a place, a card or a clause
keys-help = these keys
find-title = Find
find-what = A place, a card or a clause
find-things = Places and cards
find-clauses = In the rules
find-none = Nothing has all of these words.
find-count = { $count ->
    [0] Nothing found
    [one] One found
   *[other] { $count } found
}
gone-login = Who are you?
gone-login-note = This game is for people who are known here. Log in, or begin a game of your own.
gone-yours = This table is not open to you
gone-yours-note = Too many people are watching it, or it is for those who play alone.
gone-missing = There is no such game here
gone-missing-note = It may be private, the link may lack its end, or you played it under another name or in another browser.

## Replay and looking back

tab-moments = Moments
tab-graph = Graph
tab-more = More
replay-title = Replay
replay-beside = About this game
replay-open = Replay
replay-of = Replay: { $game }
replay-not-over = The game goes on. At its table you can look back at what you have seen so far; the replay opens when it is over.
replay-nothing = The game ended before anything had happened.
replay-table = To the table
replay-scrubber = Place in the game
replay-at = { $at } of { $last }. { $words }
replay-beginning = The beginning
replay-controls = Going through the game
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-forward = One onwards
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Whose eyes
replay-no-marks = Nothing to be marked has happened yet.
replay-share = Share this moment
replay-share-label = The game after answer { $at }
replay-share-private = This game is private: only those who played it can follow the link.
replay-keep = Keep and verify
replay-record = Save the record
replay-keys = Keys
replay-key-step = one back, one onwards
replay-key-mark = to the moment before, to the next
replay-key-ends = to the beginning, to the end
replay-key-play = play, pause
replay-key-help = these keys
replay-key-seek = the next and the one before: { $what }
sought = What to look for
sought-any = Every moment
sought-round = { $game ->
    [cardgame] Rounds
   *[boardgame] Turns
}
sought-battle = { $game ->
    [cardgame] Combats
   *[boardgame] Battles
}
sought-hunt = Hunts
sought-capture = { $game ->
    [cardgame] Places won
   *[boardgame] Captures
}
sought-corruption = Corruption
seek-back = The one before: { $what }
seek-next = The next: { $what }
eyes-spectator = A spectator's eyes
eyes-all = All hands
mark-round = Beginning:
mark-battle = Fight:
mark-hunt = Hunt:
mark-capture = Won:
mark-corruption = Corruption:
mark-end = The end:
graph-points = Points: { $who }
graph-corruption = Corruption
graph-progress = Progress of the Fellowship
graph-mordor = The way through Mordor
graph-go = { $what } { $number }: go there
graph-round = Round
graph-turn = Turn
graph-table = The same as a table
graph-at-end = How the game went. At the end: { $values }.
play-on = Play on from here
play-on-from = Play on after answer { $at }
play-on-note = A new game begins where this one stood after answer { $at }. The dice and draws to come are new.
play-on-start = Play on
play-on-over = Here the game is over. Go back to an earlier moment to play on from it.
board-turn = Turn { $turn }
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-rings = Elven Rings
board-fellowship = The Fellowship
board-mordor = step { $step } of the way through Mordor
board-progress = progress { $count }
board-corruption = corruption { $count }
board-revealed = revealed
board-hidden = hidden
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
board-at-war = At war
board-hunt = Hunt
board-none = none
look-back = Look back
look-back-title = You are looking back
look-back-note = The table as it stood for you then. Nothing can be answered here.
look-back-return = Back to the game
look-back-turn = It is your turn.

## Review

review-title = Review
review-ask = Review this game
review-note = The computer thinks about every choice again, by what its player could know then: how likely each side was to win, and what would have been better. This takes a minute or two.
review-thinking = The computer is thinking: { $percent }% done.
review-chance = Chance of the Free Peoples to win
review-percent = { $percent }%
review-mistakes = Largest mistakes: { $who }
review-none = No large mistakes.
review-lost = −{ $percent }%
review-lost-words = lowered the chance to win by { $percent }%
review-lost-note = Beside each mistake: by how much it lowered the chance to win.
review-given = Done: { $deed }
review-better = Better: { $deed }

## The board game's table: around the map

board-acts = To act: { $who }
board-points-of = { $who }: { $count } of { $most } victory points
board-dice-of = Action dice: { $who }
board-kept-die = This turn: { $die }
board-lost-die = Lost: { $die }
board-rings-of = { $who }: { $count ->
    [one] 1 Elven Ring
   *[other] { $count } Elven Rings
}
board-guide = Guide: { $who }
board-politics = Political track
board-steps = { $count ->
    [0] at war
    [one] 1 step from war
   *[other] { $count } steps from war
}
board-passive = passive
board-hunt-box = In the hunt box: { $eyes } dice of the Shadow, { $walked } of the Free Peoples
board-hunt-re-rolls = { $count ->
    [one] 1 re-roll
   *[other] { $count } re-rolls
}
board-hunt-special = In play:
board-pool = Hunt tiles
board-pool-open = Hunt pool: { $count ->
    [one] 1 tile left
   *[other] { $count } tiles left
}
board-pool-tile = Tile
board-pool-left = Left
board-pool-chance = Chance
board-pool-seen = Out
board-piles = Decks and discards: { $who }
board-deck-character = Character deck, { $count } cards
board-deck-strategy = Strategy deck, { $count } cards
board-discards-of = Discarded: { $who }
board-discards-open = Discarded: { $who }, { $count } cards
board-hands = Hands
board-hand-decks = { $character } Character, { $strategy } Strategy
board-reserves = Reserves
board-reinforcements = Reinforcements
board-casualties = Casualties
board-eliminated = Out of the game: { $names }
board-rail = Tracks
board-seats = Seats
seat-leads = leads
event-on-table = stays on the table
event-deck-character = Character deck
event-deck-strategy = Strategy deck
event-deck-special = Special card
person-level = level { $count }
person-leadership = leadership { $count }
region-held = Held by { $who }
region-besieged = Besieged
region-besiegers = Besiegers
region-siege = can be besieged
region-strength = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, leadership { $leadership }
region-free = Free for the armies of { $who }
region-free-both = Free for the armies of both sides
region-free-nobody = Free for nobody’s armies
region-next = Next to { $places }
tile-reveals-sign = R
split-send = These go
battle-round = round { $round }
battle-strength = strength { $strength }, leadership { $leadership }
battle-card = Combat card: { $card }
battle-chosen-character = A Character card, face down
battle-chosen-strategy = A Strategy card, face down
battle-to-roll = { $count ->
    [one] 1 die to roll
   *[other] { $count } dice to roll
}
battle-re-rolled = Again:
battle-needed = needs { $needed } or more
battle-of-combat-roll = combat roll
battle-of-leader-re-roll = leader re-roll
battle-of-fewer-dice = fewer dice
battle-of-most-dice = dice at most
battle-of-no-re-roll = no re-roll
battle-of-leadership = leadership
battle-of-nazgul-leadership = Nazgûl leadership
battle-of-hits = hits
battle-walls-fortification = city or fortification, first round
battle-walls-stronghold = walls of the stronghold
battle-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
battle-to-lose = { $count ->
    [one] 1 hit to take
   *[other] { $count } hits to take
}
battle-rearguard = Stay behind: { $figures }
battle-white-rider = The White Rider: Nazgûl leadership does not count.
battle-odds = Odds of the attack
hunt-successes = { $count ->
    [one] 1 success
   *[other] { $count } successes
}
hunt-damage-left = damage { $count }
hunt-reveals = reveals the Fellowship

## The map of the board game
map-label = Map of Middle-earth
map-tools = Looking at the map
map-closer = Closer
map-farther = Farther
map-whole = The whole map
map-overview = The whole map in small
map-reach = Where the Fellowship may be
map-filter = Show
map-filter-all = Everything
map-filter-options = What can be chosen
map-filter-threatened = Strongholds in danger
map-filter-kinds = What is there
map-filter-nations = Armies of a nation
map-filter-armies = Armies
map-filter-people = Characters and the Fellowship
map-filter-nazgul = Nazgûl
map-filter-settlements = Settlements
map-filter-taken = Captured settlements
map-filter-sieges = Sieges
map-figures = { $count } × { $name }
map-wild = no nation's land
map-town = town
map-city = city
map-stronghold = stronghold
map-fortification = fortification
map-held = held by { $who }
map-besieged = besieged
map-unbesieged = unbesieged
map-garrison = garrison { $figures }
map-garrison-title = Garrison:
map-besieger-title = Besieger:
map-fellowship-here = the Fellowship is here
map-fellowship-last = { $count ->
    [0] the Fellowship, hidden
    [one] the Fellowship was last seen here, 1 step ago
   *[other] the Fellowship was last seen here, { $count } steps ago
}
map-empty = empty
map-next-to = next to { $places }

## The position editor

nav-editor = Position editor
home-learn-editor = Lay out any table of the board game, then play it or share it.
new-editor = Or lay out a table of the board game yourself
editor-open = Edit this position
editor-of-game = As it stood when the step of that moment began. Cards that you may not see lie in their decks.
editor-panel = What stands on the table
editor-parts = Parts of the table
editor-part-region = Region
editor-part-fellowship = Fellowship
editor-part-nations = Nations
editor-part-dice = Dice
editor-part-cards = Cards
editor-part-hunt = Tiles
editor-part-turn = Turn
editor-part-lords = Lords
editor-undo = Undo
editor-redo = Redo
editor-table = New table
editor-share = Share
editor-play = Play this
editor-play-note = A new game begins with this table. Everybody sees only what their seat may see.
editor-good = Can be played. { $who }: { $question }
editor-good-chance = Can be played. First dice are rolled or cards are drawn.
editor-show = Show where
editor-other-game = This document is of another game
editor-besieged = Besieged
editor-around = Around the walls
editor-inside = Inside
editor-control = Held by
editor-fellowship-here = The Fellowship is here
editor-clear = Take everybody away
editor-characters = Characters
editor-add-character = Add a character
editor-remove = Take away: { $name }
editor-add = Add: { $name }
editor-out = out of the game
editor-where = Last known place
editor-mordor-track = Mordor track
editor-not-there = not in Mordor yet
editor-progress = Progress
editor-corruption = Corruption
editor-tried = has moved or hidden this turn
editor-companions = In the Fellowship
editor-guide = Guide
editor-active = active
editor-casualty = casualty: { $name }
editor-unrolled = The dice have not been rolled yet.
editor-to-actions = To the actions
editor-add-die = Add:
editor-hunt-box = In the hunt box
editor-ring-used = has used a Ring this turn
editor-pile = Where the cards lie
editor-pile-hands = Hand: { $who }
editor-pile-table = On the table: { $who }
editor-pile-discards = Discarded: { $who }
editor-find-card = Find a card to add
editor-tiles-drawn = Drawn
editor-tiles-removed = Removed from the game
editor-tiles-special-in-play = Special tiles in play
editor-turn = Turn
editor-phase = Phase
editor-to-act = Acts next
editor-leads = Leads: { $side }
editor-battle = A battle is being fought: { $from } against { $to }.
editor-battle-end = End the battle
editor-usual = the usual card
editor-balrog-none = has yet to come
editor-balrog-inactive = inactive
editor-balrog-active = active
editor-balrog-gone = out of the game
editor-smeagol-none = has yet to come
editor-smeagol-guide = with the Fellowship
editor-smeagol-gone = out of the game
editor-smeagol-tiles = Sméagol tiles in the pool
editor-special-dice = Special dice in the pool
editor-kept-die = Special die chosen this turn: { $side }
editor-lost-dice = Lost dice
editor-tokens = Action tokens of the Shadow
editor-start-table = As the game begins
editor-empty-table = An empty map
editor-import = Or read a document
editor-file = From a file
editor-paste = Or paste it here
editor-read = Read it
editor-unreadable = This is no document: it is not JSON.
editor-share-note = The link carries the whole position: all hands lie open in it.
editor-share-refused = It cannot be played as it stands.
editor-share-link = Link to this position
editor-download = Save as a file
editor-more-cards = { $count ->
    [one] and 1 more: type a part of its name
   *[other] and { $count } more: type a part of the name
}
editor-pool = { $count ->
    [one] 1 tile is left in the hunt pool.
   *[other] { $count } tiles are left in the hunt pool.
}

## Hints

hint-ask = Hint
hint-title = Chances of winning
hint-chance = Chance of winning: { $chance }.
hint-thinking = Looking for the best options…
hint-told = Hint: { $option }. Chance of winning: { $chance }. { $reason }
