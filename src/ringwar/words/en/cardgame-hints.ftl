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

hint-adds-corruption = Adds { $count } corruption: it is { $corruption } then.
hint-heals = Removes { $count } corruption: it is { $corruption } then.
hint-opens = Opens the fight for { $location }, worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.

## Cards

hint-reserves = Brings { $card } to the reserve, to be moved from there in a later round.
hint-equips = Gives { $item } to { $character }.
hint-plays = Plays { $card }.
hint-eliminates = Puts { $card } out of the game, and keeps the rest.
hint-strikes = Puts { $card } out of the game, a card of the enemy.
hint-fetches = Takes { $card } back into the hand.
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

## What there is more or less of when the round is over

name-trend-more-points = more victory points of one’s own
name-trend-less-points = fewer victory points of one’s own
name-trend-more-enemy-points = more victory points of the enemy
name-trend-less-enemy-points = fewer victory points of the enemy
name-trend-more-corruption = more corruption
name-trend-less-corruption = less corruption
name-trend-more-cards = more cards in hand
name-trend-less-cards = fewer cards in hand
name-trend-more-reserve = more cards in reserve
name-trend-less-reserve = fewer cards in reserve
name-trend-more-cards-left = more cards that can still be drawn
name-trend-less-cards-left = fewer cards that can still be drawn
