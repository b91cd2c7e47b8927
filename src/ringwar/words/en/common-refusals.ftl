### Why something cannot be. `$x` is in words, `$x-key` as it is written in documents and records.

## Where

place-field = { $at-key }: { $why }
place-document = the document: { $why }
place-line = line { $line }: { $why }
place-lines = lines { $line }-{ $until }: { $why }

## Answers

refusal-illegal-answer = { $answer } is not an answer to '{ $question-key }', asked of { $side-key }; the options are: { $options-key }
refusal-game-over = the game is over
refusal-not-asked = { $side } is not asked now; it is the turn of { $asked }
refusal-no-such-answer = this game has { $count } answers, not { $number }
refusal-thinned-by-nothing = a past keeps at least one checkpoint for all its steps: thin it by 1 or more, not by { $every }
refusal-nothing-kept = nothing is kept of this game: a player that imagines positions says that it `thinks`
refusal-no-reader = nobody at this table is { $reader }; there are: { $readers-key }
refusal-not-asked-for = something else is asked now
refusal-no-such-intent = nobody can intend to '{ $intent-key }'; the intents are: { $intents-key }

## Drafts and standing orders

refusal-draft-empty = there is nothing to send or to take back: nothing has been answered yet
refusal-draft-ready = everything has been answered: send it, or go back
refusal-no-such-order = there is no standing order '{ $order-key }'; there are: { $orders-key }
refusal-order-number = the standing order '{ $order-key }' needs a number
refusal-order-no-number = the standing order '{ $order-key }' takes no number
refusal-order-over = the standing order '{ $order-key }' would be over at once
refusal-no-order-stands = the order '{ $order-key }' does not stand{ $orders-count ->
    [0] {""}
   *[other] ; these do: { $orders-key }
}

## Taking back

refusal-undo-nothing = there is nothing to take back: nothing has been answered yet
refusal-undo-other = this cannot be taken back: the last answer was given by { $by }, not by { $side }
refusal-undo-together = this can no longer be taken back: the others have made their choice as well
refusal-undo-late = this can no longer be taken back

## Setups

refusal-no-game = there is no game '{ $game-key }'; the games are: { $games-key }
refusal-no-scenario = there is no scenario '{ $scenario-key }'; the scenarios are: { $scenarios-key }
refusal-no-expansion = there is no expansion '{ $expansion-key }'; the expansions are: { $expansions-key }
refusal-expansion-twice = the expansion '{ $expansion-key }' is named twice
refusal-no-option = there is no option '{ $option-key }'{ $options-count ->
    [0] {""}
   *[other] ; the options are: { $options-key }
}
refusal-option-value = option '{ $option-key }' is one of: { $values-key }
refusal-players = { $scenario-key } is played by { $numbers-key } people, not by { $players }
refusal-no-seat = there is no seat '{ $seat-key }'; the seats are: { $seats-key }
refusal-no-player = there is no player '{ $player-key }'; the players are: { $players-key }
refusal-no-program = there is no program '{ $command-key }'; write { $prefix-key }COMMAND, with quotes around spaces
refusal-not-two-sides = a match needs a game of two sides; { $game-key } has { $count }
refusal-nobody-plays = nobody plays for { $seats-key }
refusal-no-language = there is no language '{ $language-key }'; the languages are: { $languages-key }

## Documents

refusal-too-many-values = more than { $most } values are too many
refusal-too-deep = this lies too deep
refusal-field-no-word = the name of a field is a word
refusal-no-word = { $value } is no word of a document
refusal-no-such-number = the number is beyond all bounds
refusal-no-field = there is no field '{ $name-key }'; the fields are: { $known-key }
refusal-not-one-of = { $value } is not one of { $known-key }
refusal-not-a-name = { $value } is not a name
refusal-not-a-number = { $value } is not a number from 0 on
refusal-too-large = { $value } is more than { $most }
refusal-not-a-truth = { $value } is neither true nor false
refusal-not-fields = expected fields with values
refusal-not-a-list = expected a list
refusal-too-many = { $count } are more than { $most }
refusal-named-twice = { $name-key } is named twice
refusal-no-such-thing = there is no { $kind-key ->
    [event-card] event card
    [hunt-tile] hunt tile
   *[other] { $kind-key }
} '{ $name-key }'{ $near-count ->
    [0] {""}
   *[other] ; did you mean { $near-key }?
}
refusal-not-together = nobody chooses together with others now

## Records

refusal-no-record = this is not a Ringwar record; one begins with '{ $first }'
refusal-record-long = a record has at most { $most } characters
refusal-record-no-text = this is not text
refusal-record-head-long = a header has at most { $most } lines
refusal-record-head-only = the record ends within its header
refusal-record-word = the header does not know '{ $word-key }'; it knows: { $known-key }
refusal-record-value = after '{ $word-key }' stands { $word-key ->
    [rules] a number
    [players] a number
    [option] a name and a value
    [position] a position document
    [seat] a seat and a name of at most 80 characters
    [dice] 64 hexadecimal digits
    [nonce] a seat and 'house' or up to 128 hexadecimal digits
    [secret] up to 64 pairs of hexadecimal digits
   *[other] a name
}, not '{ $value-key }'
refusal-record-word-twice = the header says '{ $word-key }' twice
refusal-record-newer = this game was played by rules { $rules }; this Ringwar knows them up to { $known }, a newer one is needed
refusal-record-secret = the secret is not the one whose hash was published
refusal-record-winner = '{ $winner-key }' cannot have won so; who can: { $sides-key }
refusal-record-ended-twice = the game has ended by its rules: nobody has ended it otherwise
refusal-record-nonces = nonces need a line 'dice', and one line each of: { $seats-key }
refusal-record-position = '{ $value-key }' is no position
refusal-record-no-answer = expected a side and its answer, not '{ $value-key }'
refusal-record-cut-short = the record ends without its closing line; it may be cut short
refusal-record-other-side = '{ $said-key }' answers, but open is '{ $question-key }', asked of { $side-key }; the options are: { $options-key }
refusal-record-other-question = this answers '{ $said-key }', but open is '{ $question-key }', asked of { $side-key }; the options are: { $options-key }
refusal-record-read-otherwise = under rules { $rules } { $clause-key } was read otherwise; the game differs from answer { $answer } on
refusal-record-differs = this game of rules { $rules } differs from answer { $answer } on: { $why }
refusal-record-after-the-end = an answer after the end of the game
refusal-record-after-closing = there is something after the closing line
refusal-record-count = this does not close a record of { $count } answers
refusal-record-changed = the header or an answer is not what it was when the record was closed
refusal-record-other-table = the game replays to another position than the one that was saved

## What a record does not prove

refusal-doubt-no-record = it was not read from a record
refusal-doubt-closing = its closing line says nothing about it
refusal-doubt-older = under rules { $rules } it came to another table
refusal-doubt-answers = its closing line covers the last table, not the answers

## What documents of both games may not say

refusal-in-two-places = { $name-key } is in two places
refusal-not-a-result = expected the winner and the kind of ending
refusal-not-hidden = { $card-key } is not hidden in such a place
