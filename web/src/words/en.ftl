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
