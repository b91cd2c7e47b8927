### Why a position document of the board game is refused: what is wrong at its place.

## The map

refusal-no-settlement = there is no settlement
refusal-no-stronghold = there is no stronghold
refusal-no-siege = a besieged army needs units, and an enemy army around it
refusal-besieger-inside = figures of the besieger are not inside
refusal-besieged-hold = the besieged hold their stronghold
refusal-captured = the army of { $side-key } that stands there has captured it
refusal-leaders-alone = leaders cannot be without units
refusal-both-sides = armies of both sides cannot be one
refusal-too-many-units = { $count } units are more than { $most }
refusal-no-such-figure = there is no '{ $kind-key }' there
refusal-too-few-figures = there are { $count } of { $piece-key }, and only { $most } in the box
refusal-gollum = Gollum is always with the Fellowship
refusal-same-person = { $name-key } and { $other-key } are the same person
refusal-has-become = { $name-key } has become { $other-key }
refusal-must-be-active = this nation must be active

## The battle

refusal-battle-elsewhere = this is not where a { $kind-key } from { $origin-key } is fought
refusal-not-adjacent = { $target-key } is not next to { $origin-key }
refusal-battle-without-siege = there is no siege for this { $kind-key }
refusal-nobody-to-attack = there is nobody to attack in { $region-key }
refusal-nobody-attacks = there is nobody to attack from { $region-key }
refusal-figures-elsewhere = these figures are not in { $region-key }

## The cards

refusal-not-on-the-table = { $card-key } does not stay on the table
refusal-never-in-a-hand = { $card-key } is never in a hand
refusal-not-discarded = { $card-key } is not in a discard pile
refusal-other-sides-card = { $card-key } is a card of the other side
refusal-too-many-cards = { $count } cards are more than { $most }

## The Fellowship and the hunt

refusal-not-a-companion = { $name-key } cannot be in the Fellowship
refusal-in-no-region = on the Mordor track the Fellowship is in no region
refusal-no-progress-in-mordor = on the Mordor track there is none
refusal-no-progress-revealed = a Fellowship that is revealed has none
refusal-only-eyes-removed = only Eyes are ever removed
refusal-no-special-tile = { $tile-key } is no special tile
refusal-tile-without-card = { $tile-key } comes into play when { $card-key } is played

## The turn and the end

refusal-too-many-dice = { $count } with those in the hunt box are more than { $most }
refusal-first-turn = the first turn is 1
refusal-one-in-phase = there is one when the phase is '{ $phase-key }', and only then
refusal-over-there = the game would be over there, and only there
refusal-over-with = the game would be over with { $number }, and only then
refusal-would-have-won = with { $points } points { $side-key } would have won
refusal-has-not-won = with { $points } points { $side-key } has not won

## Seats and setup

refusal-table-for = this table is for { $players }
refusal-table-with = at this table: { $expansions-key }
refusal-last-alone = only a player alone may not act twice in a row for a nation
refusal-no-mixed-army = there is no army of two partners in { $region-key }
refusal-another-acts = in teams.actors another than { $seat-key } acts next for { $side-key }

## Lords of Middle-earth

refusal-no-version = { $name-key } is no version of { $person-key }
refusal-rings-differ = these are not as many as the document has in rings
refusal-out-of-play = { $name-key } is out of play
refusal-stays-at-home = { $name-key } does not leave { $region-key }
refusal-never-on-the-map = { $name-key } is never on the map
refusal-comes-once = { $card-key } comes once, when Sméagol leaves
refusal-only-companion = { $name-key } does not stay as the only companion
refusal-too-few-left = only { $count } are left
refusal-tiles-differ = these are not as many as smeagol_tiles_in_pool
refusal-die-in-the-pool = { $die-key } is in the pool
refusal-unusable-die = this die cannot be used now
refusal-not-an-action = expected the side, the die, its result and the action
refusal-all-its-dice = { $side-key } has all its dice
refusal-no-action-waits = no action is waiting for its end

## Odds

refusal-odds-no-nation = there is no nation '{ $name-key }'; the nations are: { $nations-key }
refusal-odds-numbers = '{ $name-key }' needs numbers up to 99, as in 'gondor 3/1/1' or 'nazgul 2'
refusal-odds-no-units = '{ $figures-key }': an army needs units, as in 'gondor 3/1/1'
refusal-odds-many-units = '{ $figures-key }': { $count } units are more than { $most }
refusal-odds-both-sides = figures of both sides cannot be one army
refusal-odds-no-leaders = the Shadow has no leaders but Nazgûl, as in 'sauron 5/1 nazgul 2'
refusal-odds-same-side = attacker and defender are of the same side
refusal-odds-no-stronghold = a siege needs a stronghold: name its region
refusal-odds-to-the-end = a battle with cards or an expansion is fought to its end
refusal-odds-other-card = { $card-key } is a card of the other side
refusal-odds-no-tile = no tile is left in the pool
