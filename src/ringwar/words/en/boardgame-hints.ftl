### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Moves the Fellowship on: { $steps ->
    [one] at least 1 step is left
   *[other] at least { $steps } steps are left
}, { $dice ->
    [0] no die hunts it
    [one] 1 die hunts it
   *[other] { $dice } dice hunt it
}.
hint-hides-fellowship = Hides the Fellowship, so that it can move on.
hint-heals = Heals { $count } corruption; { $corruption } is left.
hint-enters-mordor = Enters Mordor: { $steps } steps are left.
hint-declares = Declares the Fellowship in { $region }.
hint-bears = No companion is lost; the Ring-bearers take { $count } corruption and have { $corruption } then.
hint-sacrifices = Gives { $character } up to spare the Ring-bearers { $count } corruption.
hint-hunts = Hunts the Fellowship with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: it has at least { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to go.
hint-keeps-dice = Keeps all { $dice } dice for actions.

## Battles

hint-attacks = Attacks in { $region }: { $percent } of 100 such battles are won.
hint-ceases = Breaks the attack off: going on wins { $percent } of 100 such battles.
hint-fights-on = Goes on with the attack: { $percent } of 100 such battles are won.
hint-retreats = Saves the army: standing wins { $percent } of 100 such battles.
hint-withdraws = Behind the walls the army holds out longer: in the open it wins { $percent } of 100 such battles.
hint-stands = Stands and fights: { $percent } of 100 such battles are won.
hint-keeps-cards = Keeps its cards for later: { $count } in hand.

## Settlements and armies

hint-takes = Takes { $region }, worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}.
hint-wins-back = Wins { $region } back.
hint-guards = Guards { $region } with { $units ->
    [one] 1 unit
   *[other] { $units } units
}: { $count ->
    [one] 1 enemy unit is
   *[other] { $count } enemy units are
} at most two regions away.
hint-marches = Brings an army of { $units ->
    [one] 1 unit
   *[other] { $units } units
} within { $steps ->
    [one] 1 region
   *[other] { $steps } regions
} of { $region } ({ $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}).
hint-gathers = Gathers an army of { $units } units in { $region }.
hint-recruits = Recruits { $count ->
    [one] 1 unit
   *[other] { $count } units
}: { $regions }.
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
hint-waits = Passes, so that the enemy acts first: { $mine } dice against { $theirs }.

## What is gained or lost

name-sum-fellowship = the way of the Fellowship
name-sum-corruption = corruption
name-sum-hunt = the hunt
name-sum-points = victory points
name-sum-rings = Elven Rings
name-sum-cards = cards in hand
name-sum-lords = rings, tokens and dice of the Lords
name-sum-settlements = settlements and their garrisons
name-sum-politics = nations on their way to war
name-sum-characters = companions and minions in play
name-sum-armies = armies on the map
