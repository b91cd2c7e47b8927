### War of the Ring: The Card Game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of the cards stand in cardgame-cards.ftl.


## What is known of the thing that an option means

note-combat = { $option } (attack { $attack }, defence { $defense })
note-scored = { $option } (won by { $side })
note-cancels = { $option } (cancels { $count })
note-play = { $forsaken ->
    [no] { $option }
   *[other] Play your last card{ price }
}
# What a card costs that is played from the hand.
price = { $forsaken ->
    [no] { " " }(costs 1 more card, cycled)
    [yes] { " " }(costs a forsaken card: none is left to cycle)
   *[other] { " " }(costs nothing: no card is left to pay with)
}
note-in-hand = { $option } (in hand)
note-in-reserve = { $items-key ->
    [none] { $option } (in reserve)
   *[other] { $option } (in reserve, with { $items })
}
note-worn = { $option } (on { $wielder }, who stays)
note-wielded = { $option } (wielded by { $wielder })
note-twice = { $option } (here { $seat } alone: twice)
note-nothing-to-draw = { $option } (you have no card left to draw)
note-in-vain = { $option } (in vain: it is not there)
note-saves-items = { $saves ->
    [yes] { $option }: the items are cycled too
   *[other] { $option }: the items are eliminated
}
note-none-fits = None of them can be played: { $cards } { $cards-count ->
    [one] is
   *[other] are
} cycled
note-no-more = Play no more of them
note-wielder = { $place-key ->
    [reserve] { $option } (in reserve)
   *[other] { $option } (at { $place })
}
note-ring = { $option } (draw { $draw } cards{ $then ->
    [0] { "" }
   *[other] , then eliminate 1 and cycle 1
})

## What follows without a choice

# What is paid is named already where it can be one card only.
leads-action-play = { $then-key ->
    [cycle] Play { $then }
    [forsake] Play { $then }
   *[other] Play { $then }{ price }
}
leads-action-winnow = Winnow: eliminate { $then }, then draw 1
then-eliminate = { $number ->
    [1] { $option }
   *[other] and { $option }
}
leads-action-move = Move { $then }
leads-action-use = Use { $then }
leads-action-cycle = Cycle { $thing }
then-play-where = { $option-key ->
    [reserve] to your reserve
   *[other] { $kind ->
        [card] on { $option }
       *[other] at { $option }
    }
}
then-move-where = to { $option }
leads-play = { $option } { $then }
leads-play-where = { $option }, { $then }
leads-play-drawn = { $option } { $then }
leads-move = { $option } { $then }
leads-use = { $option }, { $then }
leads-eliminate = { $option } { $then }
leads-eliminate-drawn = { $option } { $then }
then-add-icon = { $number ->
    [1] namely { $option }
   *[other] – namely { $option }
}
then-activate = { $number ->
    [1] namely { $option }
   *[other] – namely { $option }
}
then-cycle = { $card-key ->
    [none] and cycle { $option }
   *[other] by cycling { $option }
}
then-cycle-drawn = and cycle { $option }
then-forsake = { $card-key ->
    [none] and forsake { forsaken }
   *[other] by forsaking { forsaken }
}
forsaken = { $option-key ->
    [top-of-deck] the top card of your draw deck, unseen
   *[other] { $option }
}
then-loss = you lose { $option }
# Told by what happens: the card itself.
then-text-first = { "" }
then-replacement = { "" }

## Names

name-cardgame = War of the Ring: The Card Game
name-trilogy = Trilogy (four decks, two to four people)
name-duel = Duel (two people)
name-duel-three = Duel for three (one against two)
name-fellowship = The Fellowship of the Ring (two people, a shorter game)
name-free-peoples = the Free Peoples
name-shadow = the Shadow
name-reserve = reserve
name-points = points
name-ten-points-ahead = ten points ahead
name-nazgul = Nazgûl
name-ent = Ent
name-weapon = weapon
name-mount = mount
name-ring = ring
name-winnow = winnow

## Several cards in one phrase

list-copies = { $count } { $name }

## Who acts: a seat is not the card of the same name

seat-frodo = the Frodo player
seat-witch-king = the Witch-king player
seat-aragorn = the Aragorn player
seat-saruman = the Saruman player
seat-gandalf = the Gandalf player
seat-balrog = the Balrog player

## Readings of the rules that a table may choose

name-defenders-without-icons = Defenders without icons, when a battle is lost
option-defenders-without-icons-eliminated = eliminated with the others
option-defenders-without-icons-cycled = cycled
name-empty-hand-price = A card to be cycled as a price, with an empty hand
option-empty-hand-price-forsake = a card is forsaken instead
option-empty-hand-price-none = it cannot be paid

## Why something happens: stands at the end of a sentence

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }({ $cause })
}

## The action step

question-action = Your turn. What do you do?
option-action-play = Play a card from your hand (costs 1 more card, cycled)
option-action-move = Move a card from your reserve to a battleground or the path
option-action-use = Use the text of a card in play
option-action-ring = Use your Ring token
option-action-winnow = Winnow: eliminate 2 cards from your hand, then draw 1
option-action-cycle = Cycle a card: put it face down on your cycle pile
option-action-pass = Pass
question-play = Which card do you play?
question-play-where = Where do you play { $card }?
option-play-where-reserve = Your reserve (it may move from there in later rounds)
question-cycle = { $card-key ->
    [none] { $deed-key ->
        [ring] Your Ring token: Which card do you cycle? It goes face down on your cycle pile.
       *[other] Which card do you cycle{ so-many }? It goes face down on your cycle pile.
    }
   *[other] Which card do you cycle to pay for { $card }?
}
# Which of how many.
so-many = { $total ->
    [one] { "" }
   *[other] { " " }({ $number } of { $total })
}
question-move = Which card of your reserve do you move?
question-move-where = Where do you move { $card }?
question-use = Which card do you use?
question-eliminate = { $deed-key ->
    [ring] Your Ring token: Which card of your hand do you eliminate? It is out for the rest of the game.
   *[other] You winnow: Which card of your hand do you eliminate{ so-many }? It is out for the rest of the game.
}

## Cards that ask

question-forsake = { $card-key ->
    [none] Which card do you forsake{ so-many }? It is eliminated: out for the rest of the game.
   *[other] You have no card to cycle: which do you forsake to pay for { $card }? It is out for the rest of the game.
}
option-forsake-top-of-deck = The top card of your draw deck, unseen
question-forsake-to-draw = Do you forsake a card to draw { $count ->
    [one] 1 card
   *[other] { $count } cards
}?{ can-draw }
can-draw = { $left ->
    [none] { "" }
    [0] { " " }You have no card left to draw.
    [one] { " " }Only 1 is left to draw.
   *[other] { " " }Only { $left } are left to draw.
}
question-forsake-for-icon = Do you forsake a card to add 1 attack icon to the path?
question-cycle-to-take = { $card }: Do you cycle a card from your hand to take Knights of Dol Amroth from your draw deck?
question-cycle-for-icons = { $card }: Do you cycle a card from your hand to give them an attack icon (2 on Cirith Ungol)?
question-activate = Which location do you activate?
question-activate-other-path = { $card }: Do you activate another path of this number? This one is fought over first.
question-add-icon = Which location gets the icon?
question-search = { $card-key ->
    [gimli] { $card }: Do you look for Dwarven Axe in your cycle pile and take it into your hand?
    [legolas] { $card }: Do you look for Bow of the Galadhrim in your draw deck and take it into your hand?
    [eowyn] { $card }: Do you look for Merry or Pippin in your cycle pile and take him into your hand?
   *[other] { $card }: Do you look for the card it names and take it into your hand?
}
question-take = Which card do you take into your hand? Everybody will see it.
question-take-or-not = Which Hobbit do you take from your cycle pile into your hand? Everybody will see him.
option-take-or-not-none = No more of them
question-take-saruman = Do you take Saruman from your draw deck or cycle pile into your hand? You recycle in any case.
question-play-drawn = { $most ->
    [one] Which of the cards just drawn do you play? You may play 1; the rest is cycled.
   *[other] Which of the cards just drawn do you play ({ $number } of up to { $most })? The rest is cycled.
}
option-play-drawn-none = Play none of them
question-text-first = Which of the cards just played has its text carried out first?
question-eliminate-drawn = Which of the cards just drawn do you eliminate? It is out for the rest of the game.
question-cycle-drawn = Which of the cards just drawn do you cycle? You take the rest into your hand.
question-eliminate-in-play = Which of these cards do you eliminate?
question-eliminate-nazgul = Which Nazgûl is eliminated?
option-eliminate-nazgul-none = None of them
question-sacrifice = Which Rohan card of your reserve do you eliminate? Mordor will lose as many.
option-sacrifice-none = No more of them
question-grima-wormtongue = Which of the two do you do?
option-grima-wormtongue-take-saruman = Take Saruman from your draw deck into your hand
option-grima-wormtongue-eliminate-rohan-character = Eliminate a Rohan character in play
question-move-there = Does { $card } move to { $location } at once?
question-ride-where = Where does the rider, { $card }, move at once?
option-ride-where-none = Stay in reserve
question-replacement = { $card } would be eliminated. Which text saves the card? It is cycled instead.

## The opening, combat and the end

question-cycle-opening = Which card of your first hand do you cycle{ so-many }? It goes face down on your cycle pile.
question-next-combat = Where is the next combat? Every active location is fought over, in the order you choose.
question-support = Whom does { $army } support? Only the leadership icons of supported characters count.
question-loss = { $location }: { attack-icons } not yet cancelled. Which defender is eliminated? It cancels as many as it has defence icons.
question-agree = { $location }: { attack-icons } not yet cancelled, and your partner proposes to eliminate { $choice }. Do you agree? If not, the enemy decides.
question-decide-for-enemy = { $location }: the defenders do not agree, so you decide. { attack-icons } not yet cancelled. Which defender is eliminated?
attack-icons = { $count ->
    [one] 1 attack icon
   *[other] { $count } attack icons
}

## Chance, where people draw their own cards

question-battleground = Turn up a battleground. Which is it?
question-path = Turn up a path of the next number. Which is it?
question-draw = The top card of the draw deck of { $seat } is drawn. Which is it?
question-top = { $seat } looks at the top card of the draw deck. Which is it?

## What happens: rounds and locations

event-round = Round { $number } begins with { $seat }.
event-activated = { $number ->
    [0] { $taken_from-key ->
        [none] { $location } is the new battleground{ because }.
       *[other] { $location } comes back from the scoring area of { $taken_from } and is fought over again{ because }.
    }
   *[other] { $location } is the new path, number { $number }{ because }.
}
event-activate-nothing = { $cause-key ->
    [none] There is nothing to activate.
   *[other] { $cause } has nothing to activate.
}
event-add-attack = { $count ->
    [one] 1 attack icon is added to { $target }{ because }.
   *[other] { $count } attack icons are added to { $target }{ because }.
}
event-add-defense = { $count ->
    [one] 1 defence icon is added to { $target }{ because }.
   *[other] { $count } defence icons are added to { $target }{ because }.
}

## What happens: cards

event-draw = { $card-key ->
    [hidden] { $seat } draws a card{ because }.
   *[other] { $seat } draws { $card }{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $seat } draws { $count } cards{ because }.
   *[other] { $seat } draws { $cards }{ because }.
}
event-draw-aside = { $card-key ->
    [hidden] { $seat } draws a card and sets it aside{ because }.
   *[other] { $seat } draws { $card } and sets it aside{ because }.
}
event-draw-aside-several = { $cards-key ->
    [hidden] { $seat } draws { $count } cards and sets them aside{ because }.
   *[other] { $seat } draws { $cards } and sets them aside{ because }.
}
event-take-drawn = { $card-key ->
    [hidden] { $seat } takes the last card set aside into hand{ because }.
   *[other] { $seat } takes { $card }, the last card set aside, into hand{ because }.
}
event-nothing-to-draw = { $seat } has no card left to draw{ because }.
event-play = { $kind-key ->
    [event] { $seat } plays the event { $card }{ because }.
    [item] { $seat } plays { $card } on { $place }{ because }.
   *[other] { $place-key ->
        [reserve] { $seat } plays { $card } into the reserve{ because }.
       *[other] { $seat } plays { $card } at { $place }{ because }.
    }
}
event-move = { $seat } moves { $card } from the reserve to { $place }{ because }.
event-use = { $seat } uses { $card }.
event-ring = { $seat } uses the Ring token.
event-winnow = { $seat } winnows.
event-pass = { $seat } passes.
event-cycle = { $card-key ->
    [hidden] { $seat } cycles a card{ because }.
   *[other] { $seat } cycles { $card }{ because }.
}
event-cycle-several = { $cards-key ->
    [hidden] { $seat } cycles { $count } cards{ because }.
   *[other] { $seat } cycles { $cards }{ because }.
}
event-eliminate = { $card-key ->
    [hidden] { $seat } loses a card: eliminated{ because }.
   *[other] { $seat } loses { $card }: eliminated{ because }.
}
event-eliminate-several = { $cards-key ->
    [hidden] { $seat } loses { $count } cards: eliminated{ because }.
   *[other] { $seat } loses { $cards }: eliminated{ because }.
}
event-eliminate-item = { $wielder } loses { $card }: eliminated{ because }.
event-eliminate-item-several = { $wielder } loses { $cards }: eliminated{ because }.
event-remove = { $card } is removed from the game{ because }.
event-removed = { "" }
event-saved = { $saver-key ->
    [none] { $card } is cycled instead of being eliminated, as the card says.
   *[other] { $card } is cycled instead of being eliminated, by the text of { $saver }.
}
event-forsake-hand = { $card-key ->
    [hidden] { $seat } forsakes a card from the hand{ because }.
   *[other] { $seat } forsakes { $card } from the hand{ because }.
}
event-forsake-reserve = { $seat } forsakes { $card } from the reserve{ because }.
event-top-revealed = { $card-key ->
    [hidden] { $seat } forsakes the top card of the draw deck{ because }.
   *[other] { $seat } forsakes the top card of the draw deck, { $card }{ because }.
}
# Told by the turning up of that card, and by its being forsaken.
event-forsake-top = { "" }
event-forsaken = { "" }
event-top-seen = { $card-key ->
    [hidden] { $seat } sees the top card of the draw deck in Mirror of Galadriel.
   *[other] { $seat } sees the top card of the draw deck in Mirror of Galadriel: { $card }.
}
event-recycle = { $count ->
    [0] { $seat } recycles: the cycle pile is empty, and the draw deck is shuffled{ because }.
    [one] { $seat } recycles: 1 card of the cycle pile is shuffled into the draw deck{ because }.
   *[other] { $seat } recycles: { $count } cards of the cycle pile are shuffled into the draw deck{ because }.
}
event-take = { $seat } shows { $card } and takes the card into hand{ because }.
event-take-nothing = { $seat } looks { what-is-sought } in vain{ because }.
what-is-sought = { $cause-key ->
    [legolas] for Bow of the Galadhrim in the draw deck
    [prince-imrahil] for Knights of Dol Amroth in the draw deck
    [denethor] for Boromir and Faramir in the draw deck
    [halbarad] for Strider and Aragorn in the draw deck
    [grima-wormtongue] for Saruman in the draw deck
    [orthanc] for Saruman in draw deck and cycle pile
    [gimli] for Dwarven Axe in the cycle pile
    [eowyn] for Merry and Pippin in the cycle pile
    [gwaihir-the-windlord] for Gandalf in the cycle pile
    [the-messenger] for a Nazgûl in the cycle pile
    [herbs-and-stewed-rabbit] for a Hobbit in the cycle pile
   *[other] for a card
}
event-no-effect = { $cause } has no effect: its condition does not hold.

## What happens: combat and scores

event-path-combat = Combat at { $path }: { combat-icons }.
event-battleground-combat = Combat at { $battleground }: { combat-icons }.
combat-icons = attack { $attack } of { $attacker } against defence { $defense } of the place and { $cards } of the defenders
event-all-fall = All defenders at { $location } are lost: { $count ->
    [one] 1 attack icon
   *[other] { $count } attack icons
} had still to be cancelled.
event-support = { $army } supports { $character }.
event-disagree = The players of { $side } do not agree: the enemy decides.
event-path-tied = { $path } is tied: nobody wins it.
event-score = { $side-key ->
    [free-peoples] { $side } win { $location }{ worth }.
   *[other] { $side } wins { $location }{ worth }.
}
worth = { $points ->
    [0] { "" }
    [one] { " " }for 1 point
   *[other] { " " }for { $points } points
}
event-corruption-added = Corruption rises by { $count } to { $total }{ because }.
event-corruption-removed = Corruption falls by { $count } to { $total }{ because }.
event-score-so-far = The score: { score }.
score = Free Peoples { $free }, Shadow { $shadow }{ $corruption ->
    [0] { "" }
   *[other] { " " }({ $corruption } of it corruption)
}
event-game-over = { $winner-key ->
    [free-peoples] { $winner } win: { why-they-win }.
   *[other] { $winner } wins: { why-they-win }.
} The final score: { score }.
why-they-win = { $ending-key ->
    [points] the last path has been fought over
   *[other] { $ending }
}

## How it ends

result-points = The last path has been fought over, and { $winner-key ->
    [free-peoples] the Free Peoples have more points.
   *[other] the Free Peoples are not ahead; a tie goes to the Shadow.
}
result-ten-points-ahead = { $winner-key ->
    [free-peoples] They are ten points or more ahead.
   *[other] It is ten points or more ahead.
}

## The table as text: what is going on

step-opening = first hands
step-battleground = location step
step-path = location step
step-actions = action step
step-combat = combat step
step-victory = victory check
step-draw = draw step
step-over = the game is over
terminal-round = { $number ->
    [0] Before the first round: { $step }. Starting player: { $player }.
   *[other] Round { $number }, { $step }. Starting player: { $player }.
}
terminal-turn = Turn of { $player }.
terminal-passed = Passed: { $players }.
terminal-resolving = Taking effect: { $cards }.
terminal-lasting = Until the end of the round: { $cards }.
terminal-combat = Combat at { $location }: { attack-icons } not yet cancelled.

## The table as text: locations

terminal-battleground = { $location }, battleground worth { $points }
terminal-path = { $location }, path { $number } of { $last }, worth { $points }
terminal-totals = Attack { $attack } : defence { $defense },
terminal-wins = { $side } would win
terminal-corrupts = the Shadow would win { $count } corruption
terminal-nobody-wins = nobody would win
terminal-reactivated = Taken back from { $side }: its own defence icons do not count
terminal-added = Added to the place: { $icons }
terminal-attackers = Attackers ({ $factions }): { $cards }
terminal-defenders = Defenders ({ $factions }): { $cards }
terminal-with = { $card } with { $items }
terminal-plus = { $card } plus { $icons }
icons-attack = attack { $count }
icons-defense = defence { $count }

## The table as text: players and cards

terminal-player = { $player }: hand { $hand }, deck { $deck }, cycled { $cycled }, eliminated { $eliminated }, carryover { $limit }
terminal-ring = , Ring
terminal-reserve = Reserve: { $cards }
terminal-new = new this round
terminal-known = Known in hand: { $cards }
terminal-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card (type text and its name to read it):
   *[other] Your hand, { $count } cards (type text and a name to read one):
}
terminal-drawn = Drawn and set aside:
terminal-top = On top of your draw deck: { $card }
terminal-card = { $card }, { $faction } { $kind }
terminal-battleground-card = { $location }, battleground of { $side }: worth { $points }, defence { $defense }; defended by { $defenders }, attacked by { $attackers }
terminal-path-card = { $location }, path { $number }: worth { $points }, defence { $defense }
terminal-leads = leads armies with { $icons }
terminal-paths-with = { $count ->
    [one] path { $numbers } with { $icons }
   *[other] paths { $numbers } with { $icons }
}
terminal-paths-only = { $count ->
    [one] path { $numbers }
   *[other] paths { $numbers }
}
terminal-on-paths = on paths { $icons }
terminal-more-by-text = more by its text
terminal-all-by-text = icons by its text
terminal-wielders = for { $cards }

## The table as text: scores and what is to come

terminal-score = { $side }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-corruption = corruption { $count }
terminal-battlegrounds-left = Battlegrounds of { $side } to come: { $locations }
terminal-battlegrounds-next = Next round's battleground: { $locations }
terminal-paths-next = Paths with the next number, { $number }: { $locations }
