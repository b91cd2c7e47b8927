### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Moves the Fellowship on: { $steps ->
    [one] at least 1 step is left then
   *[other] at least { $steps } steps are left then
}, { $dice ->
    [0] and no die hunts it
    [one] and 1 die hunts it
   *[other] and { $dice } dice hunt it
}.
hint-climbs = A step on the Mordor track, unless the hunt tile stops it: { $steps ->
    [one] 1 step is left then
   *[other] { $steps } steps are left then
}.
hint-last-step = The last step: it destroys the Ring, unless the hunt tile stops it or brings too much corruption.
hint-hides-fellowship = Hides the Fellowship, so that it can move on.
hint-heals = Heals { $count } corruption; { $corruption } is left.
hint-enters-mordor = Enters Mordor: { $steps } steps are left.
hint-reveals-fellowship = Has the Fellowship revealed: it must hide before it can move on.
hint-declares = Declares the Fellowship in { $region }, at least { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} from its goal.
hint-goes = Leads the Fellowship to { $region }, { $steps ->
    [0] at the gates of Mordor
    [one] 1 region from the gates of Mordor
   *[other] { $steps } regions from the gates of Mordor
}.
hint-bears = No companion is lost; the Ring-bearers take { $count } corruption and have { $corruption } then.
hint-sacrifices = Gives { $character } up to spare the Ring-bearers { $count } corruption.
hint-risks = One of { $count ->
    [one] 1 companion
   *[other] { $count } companions
} takes the damage, whoever it is.
hint-hunts = Hunts the Fellowship with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: it has at least { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go.
hint-hunts-in-mordor = Puts { $dice ->
    [one] 1 die into the hunt box, where it counts
   *[other] { $dice } dice into the hunt box, where they count
} for Eye tiles: the Fellowship has { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go.
hint-follows = The hunt may roll one die more again: the Fellowship was last seen in { $region }.
hint-keeps-dice = Keeps all { $dice } dice for actions.

## Battles

hint-attacks = Attacks in { $region }: { $percent } of 100 such battles are won.
hint-ceases = Breaks the attack off: going on wins { $percent } of 100 such battles.
hint-fights-on = Goes on with the attack: { $percent } of 100 such battles are won.
hint-retreats = Saves the army: standing wins { $percent } of 100 such battles.
hint-withdraws = Behind the walls the army holds out longer: in the open it wins { $percent } of 100 such battles.
hint-stands = Stands and fights: { $percent } of 100 such battles are won.
hint-keeps-cards = Keeps its cards for later: { $count } in hand.
hint-spends-card = Spends “{ $card }” on this battle; { $count ->
    [0] no card is
    [one] 1 card is
   *[other] { $count } cards are
} left in hand.

## Settlements and armies

hint-takes = Takes { $region }, worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
hint-besieges = Begins the siege of { $region } ({ $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}).
hint-wins-back = Wins { $region } back.
hint-guards = Guards { $region } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}: { $count ->
    [one] 1 enemy unit At War is
   *[other] { $count } enemy units At War are
} at most two regions away.
hint-bares = Leaves { $region } with { $units ->
    [0] nobody
    [one] 1 unit
   *[other] { $units } units
}, while { $count ->
    [one] 1 enemy unit At War is
   *[other] { $count } enemy units At War are
} at most two regions away.
hint-marches = Brings { $units ->
    [one] 1 unit
   *[other] { $units } units
} to { $at }, { $steps ->
    [one] 1 region
   *[other] { $steps } regions
} from { $region } ({ $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}).
hint-gathers = Gathers an army of { $units } units in { $region }.
hint-retires = Retreats to { $region }: { $count ->
    [0] no enemy unit At War is
    [one] 1 enemy unit At War is
   *[other] { $count } enemy units At War are
} at most two regions away.
hint-recruits = Recruits { $pieces }: { $regions }.
hint-improves = Makes the army in { $region } stronger; elites among its units: { $elites } of { $units }.
hint-leads = Leads the army in { $region }, of { $units ->
    [one] 1 unit
   *[other] { $units } units
}.

## Nations and characters

hint-nears-war = Brings { $nation } nearer to war: { $steps ->
    [one] 1 step is left
   *[other] { $steps } steps are left
}.
hint-at-war = Brings { $nation } to war.
hint-activates = Activates { $nation }.
hint-enters = Brings { $character } into play in { $region }.
hint-enters-with-die = Brings { $character } into play in { $region }: an action die more from the next turn on.
hint-separates = Sends { $characters } out into the war, to { $region }.

## Cards and dice

hint-draws = Draws a card; { $count } in hand so far.
hint-waits = Passes, so that the enemy acts first: { $mine ->
    [one] 1 die
   *[other] { $mine } dice
} against { $theirs }.
hint-plays = Plays “{ $card }”.
hint-wastes = Uses the die up for nothing.
hint-gives-ring = Costs an Elven Ring, which the Shadow gets: { $count ->
    [0] none is
    [one] 1 is
   *[other] { $count } are
} left.
hint-spends-ring = Costs an Elven Ring: { $count ->
    [0] none is
    [one] 1 is
   *[other] { $count } are
} left.

## What there is more or less of when the turn is over

name-trend-more-points = more victory points of one’s own
name-trend-less-points = fewer victory points of one’s own
name-trend-more-enemy-points = more victory points of the enemy
name-trend-less-enemy-points = fewer victory points of the enemy
name-trend-more-corruption = more corruption
name-trend-less-corruption = less corruption
name-trend-more-steps = more steps left for the Fellowship
name-trend-less-steps = fewer steps left for the Fellowship
name-trend-more-companions = more companions in the war
name-trend-less-companions = fewer companions in the war
name-trend-more-minions = more minions in play
name-trend-less-minions = fewer minions in play
name-trend-more-rings = more Elven Rings left
name-trend-less-rings = fewer Elven Rings left
name-trend-more-units = more units of one’s own on the map
name-trend-less-units = fewer units of one’s own on the map
name-trend-more-enemy-units = more enemy units on the map
name-trend-less-enemy-units = fewer enemy units on the map
name-trend-more-steps-to-war = more steps to war for one’s own nations
name-trend-less-steps-to-war = fewer steps to war for one’s own nations
name-trend-more-cards = more cards in hand
name-trend-less-cards = fewer cards in hand
