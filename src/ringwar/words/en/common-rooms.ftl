### What a server says of games: why something cannot be, and what it tells in the log.

## Seeing and sitting

refusal-no-such-room = there is no game '{ $game-key }', or you may not see it
refusal-no-such-moment = this game can be looked at from answer { $first } to answer { $last }, not at { $at }
refusal-not-your-seat = you do not play { $seat-key }
refusal-not-a-player = you do not play in this game
refusal-not-your-game = only whoever has made this game can do that
refusal-wrong-code = this is not the code for { $seat-key }: ask whoever has invited you for a new link
refusal-seat-taken = { $seat-key } is taken
refusal-begun = this game has begun: from now on seats change hands by agreement
refusal-blocked = somebody at this table does not want to play with you, or you with them
refusal-too-many-games = you have { $most } games that are not over: finish some of them first

## Playing

refusal-not-begun = this game begins when every seat is taken
refusal-over = this game is over
refusal-not-over = this game is not over yet
refusal-question-closed = this question of { $seat-key } is no longer open: fetch the game again
refusal-chance-one-by-one = only dice of one throw and cards of one draw are said in one go; all else one by one, as it happens
refusal-key-used = this Idempotency-Key was used for something else: take a new one
refusal-changed-elsewhere = the game has changed meanwhile: fetch it again
refusal-changed-meanwhile = the game has changed meanwhile (revision { $revision }): look at it before you take something back

## Agreeing

refusal-no-such-proposal = nothing of that kind is proposed any more
refusal-not-asked-to-agree = you are not asked to agree to this

## How a game ends by its people

result-resigned = The other side has given the game up.
result-time = The time of the other side was over.
result-agreed = Both sides have agreed on it.
result-abandoned = The game was abandoned: nobody has won.

## Time

refusal-no-such-pace = a clock has { $least } to { $most } seconds and an increment of at most { $increment } seconds
refusal-no-such-pace-days = a hand-over may take so many days: { $days }
refusal-not-late = nobody's time is over
refusal-not-for-you-to-claim = this is for those to decide who wait for somebody else

## Pages

refusal-no-client = the pages were not built here: run `make web`, or play with `ringwar play --terminal`
## Rules that have changed

event-rules-changed = The game goes on under newer rules: { $before } before, { $now } now.
refusal-game-unreadable = this game was played by rules { $rules }, and today's cannot read it

## From elsewhere

refusal-one-origin = a game goes on from one of: { $kinds-key }

## Dice

refusal-no-such-dice = these dice are not promised to you any more: ask for new ones
refusal-nonce-before-hash = ask for the hash of the dice first, then choose what you put in
refusal-dice-of-their-own = in this game people rolled dice of their own

## Advice

refusal-no-hints = there are hints only where nobody else plays
refusal-too-many-hints = too many people ask for advice at this moment; try again
refusal-no-odds = there are odds in the board game only
refusal-no-such-region = there is no region { $region-key }
