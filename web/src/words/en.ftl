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
new-dice-own = Our own, on a table
new-start = Start
guest-name = Wanderer

## Games

games-title = My games
games-none = You have no games yet.
games-open = Open games
games-open-none = Nobody is waiting for you just now.
games-finished = Finished games
games-join = Join

## A game

game-loading = The table is being laid…
game-missing = There is no such game, or you may not see it.
game-not-yours = You may not see this game.
game-broken = The connection is gone; trying again…
game-open = Waiting for players
game-open-note = The game begins when every seat is taken. Send these links to those you want to play with.
game-copy = Copy the link
game-copied = Copied
game-take = Sit down
game-your-turn = Your turn
game-waiting = { $who } to answer
game-over = The game is over
game-won = { $who } win: { $how }
game-abandoned = The game was abandoned.
act-title = What do you do?
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

## The card table

close = Close
table-round = Round { $round }
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
seat-acts = acts
seat-passed = passed
seat-first = Starting player
seat-ring = Ring token, not used yet
pile-deck = Draw deck
pile-deck-choose = Top card of your draw deck, { $count } cards
pile-hand = Hand
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
where-hand = in hand: { $seat }
where-drawn = just drawn: { $seat }
where-cycle = in the cycle pile: { $seat }
where-eliminated = eliminated: { $seat }
where-reserve = in reserve: { $seat }
where-place = at { $place }
where-item = on { $card }
card-look = Look at it closely
card-locked = only just laid down
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
