### Why a position document of the card game is refused: what is wrong at its place.

## Cards and locations

refusal-not-by-itself = the { $kind-key } { $card-key } cannot lie there by itself
refusal-no-wielder = { $card-key } cannot wield { $item-key }
refusal-other-seats-card = { $card-key } is { $owner-key }'s card, not { $seat-key }'s
refusal-not-in-scenario = { $name-key } is not in this scenario
refusal-not-in-its-deck = { $name-key } is not in its deck
refusal-not-in-draw-deck = { $card-key } is not in the draw deck
refusal-army-on-a-path = the army { $card-key } cannot be on a path
refusal-path-behind = { $path-key } comes before a path that was activated already
refusal-no-path-left = no path { $path } is left in the deck
refusal-no-ring-token = { $seat-key } has none

## Rounds and the end

refusal-step-of-another-round = the { $step-key } step does not come in round { $round }
refusal-opening-first = the opening comes before anything has left its deck
refusal-one-in-step = there is one when the step is '{ $step-key }', and only then
refusal-starting-player-acts = in the { $step-key } step it is { $seat-key }, the starting player
refusal-none-active = none is active in the { $step-key } step
refusal-actions-over = the action step would be over
refusal-actions-over-after = after { $count } passes the action step is over
refusal-others-passed = before { $seat-key } come { $seats-key }
refusal-not-the-place = place { $place } of the turn order is not { $seat-key }'s
refusal-no-step-follows = after a path { $path } no { $step-key } step follows
refusal-game-would-be-over = with { $free } points to { $shadow } the game would be over
refusal-another-end = with { $free } points to { $shadow } the game has not ended like this
