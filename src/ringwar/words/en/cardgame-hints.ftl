### Why an answer in the card game is advised: one line each.

## Locations

hint-holds = Holds { $location }, worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}, which would be lost otherwise.
hint-wins-location = Would win { $location }, worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}, if its combat came now.
hint-spares-corruption = Spares the Ring-bearers { $count } corruption on { $location }.
hint-corrupts = Would bring { $count } corruption on { $location } if its combat came now.
hint-strengthens = Makes { $location } surer by { $count ->
    [one] 1 icon
   *[other] { $count } icons
} ({ $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}).
hint-contests = Brings { $count ->
    [one] 1 icon
   *[other] { $count } icons
} to { $location } ({ $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}), where they are still missing.

## Cards

hint-reserves = Brings { $card } to the reserve, to go where it is needed later.
hint-equips = Gives { $item } to { $character }.
hint-uses-ring = Draws { $count ->
    [one] 1 card
   *[other] { $count } cards
} with the Ring token.
hint-winnows = Eliminates 2 of { $count } cards in hand and draws a better one perhaps.
hint-cycles = Keeps the other cards: { $card } can come back later.
hint-forsakes-top = Keeps what is known: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
} in hand, and the reserve.
hint-forsakes-hand = Gives up { $card } from hand, and keeps the rest.
hint-forsakes-reserve = Gives up { $card } from the reserve, and keeps the rest.
hint-passes = Passes and keeps { $count ->
    [0] an empty hand
    [one] 1 card
   *[other] { $count } cards
}.

## What is gained or lost

name-sum-points = victory points
name-sum-path = the path
name-sum-corruption = corruption
name-sum-rings = Ring tokens
name-sum-hands = cards in hand
name-sum-decks = cards that can still be drawn
name-sum-reserve = cards in reserve
name-sum-battlegrounds = battlegrounds
