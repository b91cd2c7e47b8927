### Words that every game shares, and those of the terminal.

# A number by itself.
number = { $number }

## Choices

option-yes = Yes
option-no = No
option-none = None
name-none = none
name-hidden = something hidden
name-chance = Chance
name-spectator = the spectator
name-human = a person at this keyboard

# A question that a card or a character asks.
asking-by = { $cause }: { $question }
# An option that leads to one thing alone names it.
leads = { $option }: { $then }
leads-on = { $before } { $after }
# Two of a kind are two options; the first has no mark.
copy = { $option } (copy { $number })
idle = { $option } (this changes nothing, as far as you can know)

## Several things in one phrase

list-next = { $before }, { $after }
list-last = { $before } and { $after }
# Where a game counts copies in lists, names that look like two stand in quotation marks.
list-quoted = “{ $name }”
list-pair = { $name } { $value }

## How far the game has come, which needs no words

event-table = { "" }

## Chance

question-die = Roll a die. What does it show?

## The terminal: before the game

terminal-which-game = Which game?
terminal-which-scenario = Which scenario?
terminal-play-with = Do you play with { $part }?
terminal-how-many-players = How many players?
terminal-which-seats = Which seats are yours?
terminal-one-or-several = Who plays them?
option-several-people = several people, who hand the screen over to each other
option-one-person = one person, who sees all of them
terminal-who-sits = Who answers for { $seat }?
terminal-choose = Number or name, or Enter for { $default }
terminal-choose-several = Numbers or names with spaces between, or Enter for { $default }

## The terminal: the game

terminal-welcome = Type help for what you can type.
terminal-table = { $reader-key ->
    [free-peoples] The table, as { $reader } see it
   *[other] The table, as { $reader } sees it
}
terminal-news = What happened
terminal-earlier = { $count ->
    [one] One thing more happened before; type log to read it.
   *[other] { $count } things more happened before; type log to read them.
}
terminal-question = { $side }
terminal-question-chance = Your own dice and cards
terminal-answer = Your answer
terminal-answer-default = Your answer (Enter: { $default })
terminal-only = There is only one answer: { $option }
terminal-page = Page { $number } of { $count }; Enter for the next, anything else to answer
terminal-go = Go? Enter sends it, back takes back the last line
terminal-unused = Not used: { $answers }
terminal-news-page = More happened ({ $number } of { $count } pages); Enter for the next
terminal-go-how = Press Enter to send it, or type back.
terminal-then-dice = Then dice fall, or something is drawn.
terminal-then-asked = then it is the turn of { $seat }.
terminal-status = { $reader-key ->
    [spectator] How things stand
   *[other] How things stand for { $reader }
}
terminal-watch = Turn { $turn }. Enter: next turn; a number: so many; back, turn N, battle, hunt, start, all, help, quit
terminal-no-moment = { $moment-key ->
    [hunt] There is no hunt after this.
   *[other] There is no battle after this.
}
terminal-no-further = There is nothing more.
terminal-not-kept = The game cannot be kept now ({ $reason }). It goes on; it is tried again with every answer.
terminal-confirm = { $is_on ->
    [on] Everything is shown once more before it is sent; confirm off ends that.
   *[other] Answers are sent at once; confirm on shows them once more before.
}
terminal-new-game = A new game
terminal-unfinished = Games that are not over
terminal-kept-game = { $game }, { $scenario } ({ $seats }), { $count } answers, { $when }
terminal-rescue = { $count ->
    [one] One answer of it is good. Do you go on from there?
   *[other] The first { $count } answers of it are good. Do you go on from there?
}
terminal-why-usage = Type why not and what you mean, for example: why not edoras, or: why not edoras recruit
terminal-why-intent = to { $intent }: { $reason }
terminal-why-possible = { $thing } is possible now.
terminal-why = { $reason } ({ $rules })
terminal-standing = Standing orders; type standing and a name (and a number for N) to give one, standing drop and a name to drop it
terminal-standing-nobody = Only somebody who plays has standing orders.
terminal-standing-order = { $stands ->
    [yes] * { $order }: { $about }
   *[other] { "  " }{ $order }: { $about }
}
terminal-hand-over-done = press Enter, then hand over to { $seat }
terminal-idle = As far as you can know, this changes nothing and what it costs is spent. Type yes to do it all the same
terminal-which-number = one of { $numbers }
terminal-number-from-to = a number from { $least } to { $most }
terminal-ambiguous = That fits { $options }. Which?
terminal-others = { $count ->
    [one] one other
   *[other] { $count } others
}
terminal-unknown-command = “{ $typed }” is no command here; type help for what you can type.
terminal-unknown = There is no “{ $typed }” here. Choose from the list.
terminal-hand-over-wait = { $seat }: press Enter when only you can see the screen
terminal-hand-over-undo = { $before } may still type undo.
terminal-undone = Taken back.
terminal-log = { $count ->
    [0] What happened so far
    [one] What happened so far, without the first line; log and a number shows more
   *[other] What happened so far, without the first { $count } lines; log and a number shows more
}
terminal-nothing = Nothing that you could see has happened yet.
terminal-no-rules = No rule mentions “{ $typed }”.
terminal-more-rules = { $count ->
    [one] One clause more mentions it.
   *[other] { $count } clauses more mention it; add a word to find fewer.
}
terminal-rules-usage = Type rules and what you look for, for example: rules hunt
terminal-text-usage = Type text and the name of a card.
terminal-save-usage = Type save and the name of a file.
terminal-overwrite = { $file } is there already. Write over it?
terminal-saved = Saved to { $file }.
terminal-not-saved = Not saved: { $reason }
terminal-unsent = { $count ->
    [one] One answer was not sent and is not kept.
   *[other] { $count } answers were not sent and are not kept.
}
terminal-go-on = Go on with: { $command }
terminal-goodbye = Goodbye.
terminal-dice = The dice of this game follow from a secret with the hash { $hash }, and from what the seats put in once they know this hash. The secret is shown at the end, and `ringwar verify` checks a saved game against it.
terminal-nonce = What { $seat } puts into the dice: some digits of your own, 0 to 9 and a to f, or Enter to leave it to the house
terminal-secret = The secret of the dice was { $secret }.
terminal-over = The game is over
terminal-end = save FILE, log, table, undo or quit
terminal-won = { $winner-key ->
    [free-peoples] { $winner } have won.
   *[other] { $winner } has won.
}

## The terminal: help

help-answer = number or name: answer; any words of it are enough where they are clear
help-order-of-cards = a whole order: play frodo gildor; anduril (the card, where, and what is cycled for it), use shadowfax, move gimli edoras
help-order = a whole order: attack osgiliath from south ithilien all, move nurn > gorgoroth 2/1, recruit edoras elite (regulars/elites/leaders/Nazgûl)
help-several = several answers: with a semicolon between them, or numbers with spaces
help-why = why not NAME: why it is not possible now; with an intent: why not edoras recruit
help-standing = standing: standing orders, which answer for you
help-confirm = confirm off: answers are sent at once; confirm on: they are shown once more
help-undo = undo or back: take back your last answer; past computer players and their dice too, unless people play each other
help-watch = Enter: the next turn; a number: so many turns; back: the turn before; turn N, battle, hunt: go there; start, all: the beginning, the end
help-table = table or view: the whole table
help-log = log, or log N: the last things that happened, as far as you may know them
help-text = text NAME: what a card or anything else with a name says
help-rules = rules WORDS: look words or a clause up in the rules
help-save = save FILE: save a copy of the game to a file; it is kept without that, too
help-help = help: this list
help-quit = quit: leave; the game is kept, and you are told how to go on with it

## Errors

error-nonce = what a seat puts into the dice are up to 128 digits, 0 to 9 and a to f, or the word house
error-secret = this game is played with verifiable dice: give their secret with --secret, as it was shown when the game was saved
error-other-game = { $file } is a game of { $game }, not of { $wanted }
error-no-games = There is no game to play yet.
