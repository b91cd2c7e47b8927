### Why not? What somebody points at in the card game and is not possible now.

## Whose it is and where it lies

refusal-no-card = that is none of your cards
refusal-card-not-in-game = { $card } is not in this scenario
refusal-card-of-another = { $card } belongs to { $seat }
refusal-not-in-hand = { $card } is not in your hand: { $zone-key ->
    [deck] it is in your draw deck
    [cycle] it is in your cycle pile
    [eliminated] it has been eliminated
    [drawn] it was drawn aside
    [resolving] it is being played
   *[other] it is in play already
}
refusal-location-not-active = { $location } is not active
refusal-no-location = that is no active location

## Playing

refusal-played-this-round = { $card } has been played this round already; it can be played again next round
refusal-no-wielder-in-play = nobody in play can wield { $item }; it is for { $wielders }
refusal-item-without-character = { $item } is an item: it is played onto a character in play
refusal-enemy-wielder = { $card } is an enemy and cannot wield { $item }
refusal-not-its-wielder = { $card } cannot wield { $item }: the item does not list this character
refusal-wielder-not-in-play = { $card } must be in play to wield { $item }
refusal-second-weapon = { $card } cannot wield { $item }: one of the two weapons suffers no other
refusal-armies-not-on-paths = { $card } is an army and cannot go to the path { $location }
refusal-path-not-allowed = { $card } cannot go to { $location }: { $paths-count ->
    [0] this character goes to no path
   *[other] its paths are { $paths-key }
}
refusal-faction-not-listed = { $card } cannot go to { $location }, which does not list its faction, { $faction }
refusal-text-keeps-out = the text of { $card } keeps it from { $location } now
refusal-not-just-drawn = only cards that were just drawn can be played by this
refusal-text-plays-others = { $card } is not what may be played by this
refusal-nobody-for-location = none of your cards can go to { $location } now
refusal-nobody-for-reserve = none of your cards can go to your reserve now

## Moving

refusal-not-in-reserve = { $card } is not in your reserve: { $zone-key ->
    [hand] it is in your hand
    [deck] it is in your draw deck
    [cycle] it is in your cycle pile
    [eliminated] it has been eliminated
    [drawn] it was drawn aside
   *[other] it is being played
}
refusal-locked-in-reserve = { $card } came to your reserve this round and can move from the next round on
refusal-nowhere-to-go = no active location is open to { $card }
refusal-moves-with-wielder = { $item } is an item and moves only with its wielder
refusal-on-location-already = { $card } is on a location, and cards move only from reserve
refusal-in-reserve-already = { $card } is in your reserve already

## Actions

refusal-action-first = choose first { $action-key ->
    [play] to play a card
    [move] to move a card
   *[other] to use a card
}
refusal-no-actions-now = there are no actions in this step
refusal-turn-of-another = it is the turn of { $seat }
refusal-hand-empty = you have no card in hand
refusal-nothing-to-play = no card of your hand can be played now: items need a wielder, and no card is played twice in a round
refusal-reserve-empty = you have no card in your reserve
refusal-reserve-locked = all cards of your reserve came there this round and can move from the next round on
refusal-nothing-to-move = no active location is open to the cards of your reserve that may move
refusal-nothing-to-use = you have no card in play whose action can be used now
refusal-no-ring-tokens = Ring tokens are not used in this scenario
refusal-ring-spent = your Ring token is spent
refusal-ring-used-this-round = your Ring token has been used this round; it is ready again next round
refusal-too-few-to-winnow = winnowing takes { $needed } cards of your hand, and you have { $count ->
    [0] none
   *[other] { $count }
}
refusal-hand-too-large = you have { $count } cards in hand: you may pass with { $limit } or fewer, or with fewer than every enemy

## Abilities

refusal-no-ability = { $card } has no text that works by using an action
refusal-ability-of-another = only { $seat } may use { $card }
refusal-ability-not-in-play = { $card } must be in play to be used
refusal-ability-used = { $card } has been used this round; it can be used again next round
refusal-works-in-reserve = { $card } can be used only in reserve
refusal-works-on-path = { $card } can be used only on the active path
refusal-works-on-location = { $card } can be used only on a path or battleground
refusal-nothing-to-forsake = the price of { $card } cannot be paid: you have nothing to forsake
refusal-not-in-battleground-deck = { $card } cannot be used: { $location } is no longer in its deck
refusal-no-path-is-active = { $card } cannot be used: no path is active
refusal-no-next-path = { $card } cannot be used: there is no path of the next higher number to activate
refusal-no-other-path = { $card } cannot be used: there is no other path of this number to activate

## Cycling and forsaking

refusal-pays-for-itself = { $card } is being played and cannot pay for itself
refusal-no-top-card = you have no card in your draw deck or cycle pile
refusal-not-to-be-forsaken = { $card } cannot be forsaken: { $zone-key ->
    [deck] of your draw deck only the top card can be, unseen
    [cycle] it is in your cycle pile
    [eliminated] it has been eliminated
    [drawn] it was drawn aside
   *[other] it is being played
}
refusal-not-forsaken-on-location = { $card } is on a location, and only cards in hand, in reserve or on top of the draw deck can be forsaken
refusal-in-reserve-of-another = { $card } is not in your own reserve and cannot be forsaken by you

## Locations and combat

refusal-active-already = { $location } is active already
refusal-path-gone = { $location } is no longer in the path deck
refusal-text-activates-others = that is not what this text can activate
refusal-no-combat-in-reserve = there is no combat in reserve
refusal-lost-already = { $card } is lost already
refusal-not-in-this-combat = { $card } is not at { $location }, where the combat is
refusal-lost-with-wielder = { $item } is an item: it is lost only together with its wielder
refusal-attackers-lost-later = { $card } attacks; attackers are eliminated when the combat is over
refusal-cancels-nothing = { $card } has no defence icon here, so eliminating it cancels nothing
refusal-supports-characters-only = { $army } can support only characters
refusal-supports-here-only = { $card } is not on the battleground of { $army }
refusal-supports-own-faction = { $army } cannot support { $card }, who is of another faction
refusal-supported-already = { $card } is supported already
refusal-nothing-to-lead = support for { $card } would change nothing here
refusal-no-fighter = { $card } does not fight: only armies and characters do
refusal-defends-there = your side defends { $location } and cannot attack it
refusal-attacks-there = your side attacks { $location } and cannot defend it
refusal-nowhere-to-attack = no location that your side attacks is open to { $card }
refusal-nowhere-to-defend = no location that your side defends is open to { $card }
