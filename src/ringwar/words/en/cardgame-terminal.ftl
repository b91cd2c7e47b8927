### What can be looked at in the terminal: the card game.

letters-free-peoples = FP
letters-shadow = SH

## Before a question

terminal-status-location = { $location } (worth { $points }):
terminal-status-attackers = attackers { $cards }
terminal-status-defenders = defenders { $cards }
terminal-status-cards = cards { $attackers } : { $defenders }
terminal-status-wins = attack { $attack } : defence { $defense }, { $who } would win
terminal-status-corrupts = attack { $attack } : defence { $defense }, SH would win { $count } corruption
terminal-status-nobody = attack { $attack } : defence { $defense }, nobody would win
terminal-status-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-status-player = { $player }: hand { $hand }, reserve { $reserve }, deck { $deck }

## Where something is

terminal-where-usage = Type where and a card, a location or a player: for example, where gimli
terminal-where = { $thing }: { $places }.
terminal-where-unknown = { $thing }: not in this game, or where you cannot see it.
terminal-where-at = at { $location }
terminal-where-reserve = in the reserve of { $seat }
terminal-where-scored = scored by { $side }
terminal-where-to-come = still to come
terminal-where-aside = not in play
terminal-where-one-of = with { $seat }, { $piles }
pile-hand = in hand
pile-drawn = drawn and set aside
pile-cycle = cycled
pile-eliminated = eliminated
pile-deck = in the draw deck

## Lists

terminal-no-locations = No location is active.
terminal-no-hand = You hold no cards here.
terminal-reserve-of = { $letters } { $player }: { $cards }
terminal-cards-cycled = Cycled: { $cards }
terminal-cards-eliminated = Eliminated: { $cards }
terminal-cards-known = Remembered: { $cards }, { $places }

## Help

help-status = status: the state of the game in a few lines
help-locations = locations: the active locations with their cards, and those to come
help-where = where NAME: where a card, a location or a player's cards are
help-hand = hand: your cards
help-reserve = reserve: the reserve of every player
help-scoring = scoring: what each side has won
help-cards = cards: decks, hands by size, cycled and eliminated cards

## Standing orders

order-pass-until-acted = pass in this round, until somebody else does something
order-pass = always pass where you may
