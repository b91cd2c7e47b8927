### War of the Ring, the board game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of regions, figures, characters, tiles and cards stand in boardgame-cards.ftl, the combat cards
### as options in boardgame-combat.ftl.

## Names

name-boardgame = War of the Ring, the board game
name-war = the whole war
name-free-peoples = the Free Peoples
name-shadow = the Shadow
name-strategy = Strategy
name-field-battle = field battle
name-assault = assault
name-sortie = sortie
name-town = town
name-city = city
name-stronghold = stronghold
name-fortification = fortification
name-companion = companion
name-minion = minion
name-ring-destroyed = the Ring is destroyed
name-corruption = corruption
name-shadow-military = the Shadow has conquered Middle-earth
name-free-military = the Free Peoples have broken the Shadow
name-combat-roll = the combat roll
name-leader-re-roll = the leader re-roll
name-garrison = the garrison of the stronghold
name-hunt-box = the Free Peoples' dice in the hunt box
name-shadow-stronghold = a Shadow stronghold
name-shadow-army = Shadow units
name-shadow-nazgul = Nazgûl

## What an action die is used for: stands after “to”

name-move-fellowship = move the Fellowship
name-hide-fellowship = hide the Fellowship
name-separate = separate companions from the Fellowship
name-move-companions = move companions
name-move-minions = move Nazgûl and minions
name-move-led-army = move an army with a leader
name-attack-led = attack with a led army
name-move-armies = move armies
name-attack = attack
name-diplomacy = bring a nation closer to war
name-recruit = recruit
name-bring-minion = bring a minion into play
name-draw-card = draw a card
name-crown-aragorn = have Strider crowned as Aragorn
name-play-event = play an event card
name-skip = do nothing
name-strider-hides = have Strider hide the Fellowship
name-boromir-rouses-gondor = have Boromir rouse Gondor
name-legolas-rouses-the-elves = have Legolas rouse the Elves
name-gimli-rouses-the-dwarves = have Gimli rouse the Dwarves
name-send-gandalf = bring Gandalf the White into play
name-voice-of-saruman = have Saruman raise his Voice
name-break-elven-power = end A Power Too Great
name-break-bombadils-power = end The Power of Tom Bombadil
name-break-palantir = end The Palantír of Orthanc
name-ring-against-palantir = end The Palantír of Orthanc with an Elven Ring
name-end-denethors-folly = end Denethor's Folly
name-counsel-in-minas-tirith = end Denethor's Folly by counsel in Minas Tirith

## Parts of sentences

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }({ $cause })
}
# The end of a verb: the Free Peoples move, the Shadow moves.
s = { $side-key ->
    [free-peoples] { "" }
   *[other] s
}
# So many figures of a kind.
list-counted = { $value } { $name }{ $value ->
    [one] { "" }
   *[other] { $name-key ->
        [nazgul] { "" }
       *[other] s
    }
}
# The figures of an army: units and leaders, then who is with them.
roster = { $figures }{ $nazgul ->
    [0] { $characters-count ->
        [0] { "" }
       *[other] , with { $characters }
    }
   *[other] { $characters-count ->
        [0] , with { $nazgul } Nazgûl
        [1] , with { $nazgul } Nazgûl and { $characters }
       *[other] , with { $nazgul } Nazgûl, { $characters }
    }
}
number-of-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
steps-from-war = { $steps ->
    [one] 1 step from war
   *[other] { $steps } steps from war
}

## What is known of the thing that an option means

note-figures = { $option } ({ $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] , with { $characters }
    }
})
note-enemies = { $option } (the enemy there: { $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] , with { $characters }
    }
})
note-nation = { $option } ({ $steps ->
    [0] at war
    [one] 1 step from war
   *[other] { $steps } steps from war
}{ $active ->
    [no] , passive
   *[other] { "" }
})
note-unused = { $option } (it can do nothing now: the die is used up)
note-deeds = { $deeds-count ->
    [one] { $option }: { $deeds }
   *[other] { $option }, one of these: { $deeds }
}
note-messenger = { $option } (the Mouth of Sauron has the Muster die count as an Army die, once a turn)
note-progress = { $option }: progress +1, then the Shadow hunts
note-mordor = { $option } on the Mordor track: a hunt tile is drawn, then a step unless the tile stops it
note-left = { $option } ({ $count } left)
note-at = { $option } (in { $region })
note-merged = { $option } (yours: { $own }; your partner's: { $others }; commanded by { $seat })
note-dice = { $option } (you have { $count })
# Those who are besieged, or who besiege, in the region of the army that is asked about.
note-siege = { $besieged ->
    [yes] the besiegers of { $option } ({ those-there })
   *[other] the besieged in { $option } ({ those-there })
}
those-there = { $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] , with { $characters }
    }
}
note-own-figures = { $option } ({ those-there }; your partner's stay: { $others })
note-fellowship = { $option } (the Fellowship was last seen there)
note-fellowship-figures = { $option } (the Fellowship was last seen there; also: { those-there })
note-captures = { $points ->
    [0] { $option } (you take it)
    [one] { $option } (you take it: 1 victory point)
   *[other] { $option } (you take it: { $points } victory points)
}
note-full = { $option } ({ those-there }: full, a unit has to go back)
note-two-armies = { $option } (up to two of them, one region each)
note-in-place-of = { $option } (in place of { $minion }; once in a game, and no die more)
note-starts = { $option }: in { $region }
note-guide-now = { $option } (the guide now)
note-lowers = { $option }: the damage falls by { $count }; the card is discarded
note-redraws = { $option }: another tile is drawn in place of this one; the card is discarded
note-no-draw = { $option }: no tile is drawn; the card is discarded
note-none-fits = { $option } (none of yours can be played here)
note-cancels = { $option } (cancels { $hits ->
    [one] 1 hit
   *[other] up to { $hits } hits
})
note-level = { $option }: { $level }
note-bound = { $option }: he stays in Moria
note-bound-outside = { $option }: he is in { $region }, outside Moria, and is eliminated
note-guide = { $option }: { $companion } (level { $level })
note-guide-tamed = { $option }: { $companion } (level { $level }; then “{ $card }” comes into play)

## What follows without a choice

leads-action-attack = Attack { $then }{ by-the-mouth }
leads-action-attack-led = Attack with a led army { $then }
leads-action-diplomacy = Diplomacy: { $then }
leads-action-draw-card = Draw a { $then } card
leads-action-move-armies = Move an army { $then }{ by-the-mouth }
by-the-mouth = { $note ->
    [messenger] { " " }(the Mouth of Sauron has the Muster die count as an Army die, once a turn)
   *[other] { "" }
}
leads-action-move-led-army = Move a led army { $then }
leads-action-play-event = Play { $then }
leads-action-recruit = Recruit { $then }
leads-action-bring-minion = Bring into play: { $then }
leads-action-separate = Separate from the Fellowship: { $then }
leads-action-break-elven-power = { $option }
leads-action-break-bombadils-power = { $option }
leads-action-voice-of-saruman = The Voice of Saruman: { $then }
leads-use-die-elven-ring = First change a die with an Elven Ring ({ $then })
leads-will-as-will-of-the-west = { $option }
# A result that can do nothing.
then-action = { $option-key ->
    [skip] it can do nothing now and is used up
   *[other] { $option }
}
then-attack-from = from { $option }
then-attack-where = against { $option }
then-attack-with = with all who can
then-move-army = from { $option }
then-move-where = to { $option }
then-march-where = then to { $option }
then-move-with = with all
then-recruit-where = in { $option }
then-minion-enters = in { $option }
then-companion-where = to { $option }
then-minion-where = to { $option }
then-grey-company = turning 1 { $option } into an elite
then-guide = then { $option } is the guide
then-led-by = led by { $option }
# What falls next is asked, or told, when it falls.
then-loss = { "" }
then-nazgul-refuge = and fly to { $option }
then-pay-card = by discarding { $option }
then-regular-from = { $option-key ->
    [casualties] with a regular from the casualties
   *[other] with a regular from the reinforcements
}
then-regular-or-elite = recruiting what is left, { $option }s
then-remove-excess = with 1 { $option } too many, who goes back to the reinforcements
then-ring-die = on the { $option } die
then-scouts = with a retreat to { $option }
then-use-die = then you act with { $option }
then-which-army = against { $option }
then-which-nation = on { $option }
then-which-table-card = discarding “{ $option }”
then-which-deck = { $option }
then-spells-from = from { $option }
# Where the region has been named before.
again-attack-where = against { $option }
again-which-army = against the enemy there

## The turn

question-discard = You have more than { $limit } cards. Which do you discard, face down?
question-declare = The Fellowship was last seen in { $region }, with progress { $progress }. Do you declare where it is now? Its figure moves up to as many regions; in a city or stronghold of the Free Peoples it heals 1 corruption and makes the nation active.{ $tamed ->
    [yes] { " " }Sméagol leaves the game there.
   *[other] { "" }
}
option-declare-yes = Declare it
option-declare-no = Stay hidden
question-enter-mordor = The Fellowship is in { $region }. Does it enter Mordor now? From then on it climbs the Mordor track, where every move draws a hunt tile.
option-enter-mordor-yes = Enter Mordor
option-enter-mordor-no = Not yet
question-guide = { $now-key ->
    [none] Which companion of the highest level is the guide? Only the guide's special ability works.
   *[other] { $now } is the guide. Who of the highest level is it from now on? Only the guide's special ability works.
}
question-allocate = How many action dice do you put into the hunt box before the roll? They hunt the Fellowship, but do not act for you.
question-fellowship-where = { $count ->
    [one] The Fellowship is in { $origin } and can go 1 region farther. Where to?
   *[other] The Fellowship is in { $origin } and can go { $count } regions farther. Where to next?
}
option-fellowship-where-none = Stop here

## Using action dice

question-use-die = Your action. Which die do you use?{ $barred-count ->
    [0] { "" }
   *[other] { " " }Nothing for { $barred }, for whom you acted last.
}
option-use-die-character = { $side-key ->
    [shadow] { use-die-character-shadow }
    [witch-king] { use-die-character-shadow }
    [saruman] { use-die-character-shadow }
   *[other] Character (the Fellowship, companions, a led army, Character events)
}
use-die-character-shadow = Character (Nazgûl and minions, a led army, Character events)
option-use-die-army = Army (move two armies, attack, Army events)
option-use-die-muster = { $side-key ->
    [shadow] { use-die-muster-shadow }
    [witch-king] { use-die-muster-shadow }
    [saruman] { use-die-muster-shadow }
   *[other] Muster (diplomacy, recruiting, Muster events)
}
use-die-muster-shadow = Muster (diplomacy, recruiting, minions, Muster events)
option-use-die-event = Event (draw a card, or play any event)
option-use-die-muster-army = Muster/Army (as either)
option-use-die-will-of-the-west = Will of the West (as any result)
option-use-die-elven-ring = First change a die with an Elven Ring
option-use-die-pass = Pass: your side has fewer dice left than the enemy
question-will-as = Will of the West: as which result do you use it?
option-will-as-will-of-the-west = Will of the West itself
question-ring-die = Elven Ring: which of your unused dice do you change?
question-ring-result = Elven Ring: which result shall the die show?
option-ring-result-eye = Eye (the die goes to the hunt box)
question-action = { $only ->
    [yes] Your action. What do you do with { $die }, the only result that you have left?
   *[other] { what-with-the-result }
}
what-with-the-result = { $face-key ->
    [will-of-the-west] What do you do with the Will of the West?
    [draw] What do you do with the result “{ $face }”?
    [use-balrog] What do you do with the result “{ $face }”?
   *[other] What do you do with the { $face } result?
}
option-action-move-fellowship = Move the Fellowship
option-action-hide-fellowship = Hide the Fellowship
option-action-separate = Separate companions from the Fellowship and move them
option-action-move-companions = Move companions on the map
option-action-move-minions = Move Nazgûl and minions
option-action-move-led-army = Move one army with a leader in it
option-action-attack-led = Attack with an army that has a leader in it
option-action-move-armies = Move up to two armies
option-action-attack = Attack
option-action-diplomacy = Diplomacy: move one of your nations a step towards war
option-action-recruit = { $side-key ->
    [shadow] { recruit-nazgul-too }
    [witch-king] { recruit-nazgul-too }
    [saruman] Recruit: one elite, or two regulars in different places
   *[other] Recruit: one elite, or two regulars or leaders in different places
}
recruit-nazgul-too = Recruit: one elite, or two regulars or Nazgûl in different places
option-action-bring-minion = Bring a minion into play
option-action-draw-card = Draw a card
option-action-crown-aragorn = Aragorn: he replaces Strider (one more action die)
option-action-gandalf-the-white = Gandalf the White comes into play (one more action die)
option-action-play-event = Play an event card
option-action-skip = Nothing: the die is used up
option-action-strider-hides = Strider: hide the Fellowship
option-action-boromir-rouses-gondor = Boromir: Gondor advances a step towards war
option-action-legolas-rouses-the-elves = Legolas: the Elves advance a step towards war
option-action-gimli-rouses-the-dwarves = Gimli: the Dwarves advance a step towards war
option-action-voice-of-saruman = The Voice of Saruman: recruit in Isengard, or turn regulars in Orthanc into elites
option-action-break-elven-power = End A Power Too Great (costs an Army and a Character card)
option-action-break-bombadils-power = End The Power of Tom Bombadil (costs an Army and a Character card)
option-action-break-palantir = End The Palantír of Orthanc
option-action-ring-against-palantir = End The Palantír of Orthanc (costs an Elven Ring)
option-action-end-denethors-folly = End Denethor's Folly
option-action-counsel-in-minas-tirith = End Denethor's Folly by counsel in Minas Tirith
question-which-deck = From which of your decks do you draw a card?
question-play-event = Which event card do you play?
question-gandalf-draws = He is the guide. Do you draw a { $deck } card for the event just played?
question-diplomacy = Which nation moves a step towards war?
question-voice-of-saruman = What does his Voice command?
option-voice-of-saruman-recruit-everywhere = Recruit a regular in every settlement of Isengard
option-voice-of-saruman-replace-in-orthanc = Turn up to two regulars in Orthanc into elites

## Recruiting, minions, Gandalf

question-recruit = Which figure do you recruit? An elite takes the whole action; of other figures you get two.
question-recruit-second = Which second figure do you recruit, in another place?
option-recruit-second-none = No second figure
question-recruit-where = { $short ->
    [0] { $places ->
        [0] Where do you recruit { those-recruited }?
       *[other] Where do you recruit { those-recruited } (place { $place } of { $places })?
    }
   *[other] Only { $short } of these are left: { $piece }. Where does the next go?
}
# What a card or a die has recruited: figures of a kind, or units of a nation, and who comes with them.
those-recruited = { $piece-key ->
    [none] { $count ->
        [one] 1 unit
       *[other] { $count } units
    } of { $nation } (regular or elite){ also-recruited }
   *[other] { $count ->
        [one] 1 { $piece }
       *[other] { $count } { kind-of-figures }
    }
}
also-recruited = { $also-key ->
    [none] { "" }
   *[other] { " " }and 1 { $also }
}
question-regular-or-elite = { $most ->
    [one] Do you recruit a regular or an elite in { $region }?
   *[other] Do you recruit a regular or an elite in { $region } ({ $number } of { $most })?
}
question-remove-excess = { $region } holds { $limit } units at most, and { $count ->
    [one] 1 is
   *[other] { $count } are
} too many. Which goes back to the reinforcements{ $count ->
    [one] { "" }
   *[other] { " " }next
}?
question-minion = Which minion comes into play?
question-minion-enters = Where does { $minion } come into play?
question-gandalf-where = Where does Gandalf the White appear?

## Moving

question-move-army = { $most ->
    [one] Which army moves?
   *[other] Which army moves ({ $number } of up to { $most })?
}
option-move-army-none = No further army
question-move-where = Where does the army of { $origin } move?
question-march-where = Where do these march from { $origin }: { roster }? { $count ->
    [one] They can go 1 region farther
   *[other] They can go { $count } regions farther
}{ $joins ->
    [yes] { " " }and must end where another army of yours is.
   *[other] .
}
option-march-where-none = The march ends here
question-move-with = { $goal-key ->
    [none] Who moves from { $origin }?
   *[other] Who moves from { $origin } to { $goal }?
}
option-move-with-all = All who can
option-move-with-some = A part of them
question-advance-with = Who advances from { $origin } into { $goal }?
option-advance-with-all = All who can
option-advance-with-some = A part of them
question-attack-with = { $battle-key ->
    [assault] Who assaults the stronghold of { $goal }? The others take no part in the battle.
    [sortie] Who breaks out of the stronghold of { $goal }? The others take no part in the battle.
   *[other] Who attacks { $goal } from { $origin }? Those who stay behind as a rearguard take no part in the battle.
}
option-attack-with-all = All who can
option-attack-with-some = A part of them
question-how-many = { $origin-key ->
    [none] How many { kind-of-figures } do you recruit in { $goal }?
   *[other] { $goal-key ->
        [none] How many { kind-of-figures } of { $origin } go?
       *[other] How many { kind-of-figures } of { $origin } go to { $goal }?
    }
}
kind-of-figures = { $piece-key ->
    [nazgul] { $piece }
   *[other] { $piece }s
}
question-goes-along = Does { $character } go too?
question-separate = Which companion leaves the Fellowship?
question-goes-with = Who goes together with { $companion }?
option-goes-with-none = Nobody else
question-companion-where = Where does { $companion } go?
question-move-companion = Which companion moves?
option-move-companion-none = No other companion
question-move-minion = { $nazgul ->
    [yes] Which Nazgûl move? They are named by their region.
   *[other] Which Nazgûl or minion moves? Nazgûl are named by their region.
}
option-move-minion-none = No others
question-minion-where = { $figure-key ->
    [nazgul] { $count ->
        [one] Where does the Nazgûl of { $origin } fly?
       *[other] Where do { $count } Nazgûl of { $origin } fly?
    }
   *[other] Where does { $figure } go from { $origin }?
}

## Battles

question-attack-from = From where do you attack?
question-attack-where = The army of { $origin }: what does it attack?
question-withdraw = { $round ->
    [0] Does your army withdraw into the stronghold of { $region }? There is no battle then, and a siege begins if the enemy advances.
   *[other] Does your army withdraw into the stronghold of { $region }? The battle ends then, and a siege begins if the enemy advances.
}
option-withdraw-yes = Withdraw into the stronghold
option-withdraw-no = Do not withdraw
question-combat-card = Battle for { $region }, round { $round }: do you play a combat card? { $alone ->
    [yes] The enemy may play none in this round.
   *[other] It is turned up when both have chosen.
}
option-combat-card-none = No combat card
question-sorcerer = Do you draw a { $deck } card for your combat card, as his sorcery allows?
question-white-rider = Does he give up his leadership for this battle? Then that of the Nazgûl and of a Witch-king in it does not count either.
question-re-roll = Leader re-roll: you have { number-of-hits } so far. How many missed dice do you roll again?
question-loss = { $count ->
    [one] 1 hit to take in { $region }. How?
   *[other] { $count } hits to take in { $region }. How do you take the next?
}
question-regular-from = An elite in { $region } is reduced to 1 { $piece }. From where does that come?
option-regular-from-casualties = From the casualties
option-regular-from-reinforcements = From the reinforcements
question-cease = { $battle-key ->
    [assault] Do you end the assault on { $region } here ({ those-left })? If not, there is another round, which costs no elite.
   *[other] Do you end your attack on { $region } here ({ those-left })? If not, there is another round, unless the defenders retreat or withdraw.
}
option-cease-yes = End the attack
option-cease-no = Fight another round
question-prolong = Do you prolong the assault on { $region } by another round? It costs an elite, who becomes a regular.
option-prolong-none = No, the assault ends
option-prolong-dwarves-elite = Yes, for 1 { name-dwarves-elite }
option-prolong-elves-elite = Yes, for 1 { name-elves-elite }
option-prolong-gondor-elite = Yes, for 1 { name-gondor-elite }
option-prolong-north-elite = Yes, for 1 { name-north-elite }
option-prolong-rohan-elite = Yes, for 1 { name-rohan-elite }
option-prolong-isengard-elite = Yes, for 1 { name-isengard-elite }
option-prolong-sauron-elite = Yes, for 1 { name-sauron-elite }
option-prolong-southrons-elite = Yes, for 1 { name-southrons-elite }
# Who is left to fight on both sides.
those-left = you have { $force }{ $characters-count ->
    [0] { "" }
   *[other] , with { $characters }
}, the enemy has { $against }{ $enemies-count ->
    [0] { "" }
   *[other] , with { $enemies }
}
question-retreat = Does your army retreat from { $region } ({ those-left })? If not, { $stronghold ->
    [yes] you may still withdraw into the stronghold, or there is another round.
   *[other] there is another round.
}
option-retreat-yes = Retreat
option-retreat-no = Do not retreat
leads-retreat-yes = { $option }: { $then }
then-retreat-where = to { $option }
question-retreat-where = Where does the army of { $region } retreat?
question-advance = { $withdrawn ->
    [yes] The defenders withdraw into the stronghold. Do your figures advance into { $region } and begin a siege?
   *[other] Do your figures advance into { $region }?
}
option-advance-yes = Advance
option-advance-no = Stay where they are

## Combat cards that ask

question-scouts = Where does your army of { $region } retreat?
option-scouts-withdraw = Into the stronghold
question-words-of-power = Which companion has neither leadership nor abilities this round?
question-forfeit = How many points of Nazgûl leadership do you give up? The enemy rolls as many dice fewer.
question-own-hits = { $dice ->
    [yes] How many hits do you take on your own army? For each you roll a die that hits on 4 or more.
   *[other] How many hits do you take on your own army? Each adds 1 to all dice of your combat roll.
}
question-who-forfeits = Which companion gives up his leadership to turn a miss into a hit?
question-turn-misses = How many misses become hits?
question-eliminate-minion = Which minion is eliminated?
question-fateful-strike = Who is eliminated?
option-fateful-strike-nazgul = 1 Nazgûl
question-black-breath = Who is eliminated?
option-black-breath-none = Nobody
question-heroic-death = Your army has { number-of-hits } to take. Who dies to cancel hits?
option-heroic-death-none = Nobody
question-cancel-hits = How many hits are cancelled?

## The hunt

question-hunt-re-roll = The hunt has { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
} so far. How many failed dice do you roll again? (You may by: { $reasons }.)
question-use-table-card = Do you discard { $card } to add 1 to all dice of this hunt?
question-use-against-hunt = { $tile-key ->
    [none] A hunt tile is about to be drawn. Do you use a card on the table?
   *[other] { $damage ->
        [none] The hunt draws: { $tile }. Do you use a card on the table?
       *[other] The hunt draws: { $tile }; damage { $damage }. Do you use a card on the table?
    }
}
option-use-against-hunt-none = No
question-casualty = Hunt damage: { $count }. Does a companion take it? He is lost{ $alive ->
    [yes] { " " }(Meriadoc and Peregrin are only separated)
   *[other] { "" }
}, and the damage falls by his level. The rest becomes corruption.
option-casualty-none = Nobody: all of it becomes corruption
option-casualty-guide = The guide
option-casualty-random = A companion at random
question-hobbit-leaves = { $lost ->
    [yes] Hunt damage: { $damage }. Do you give up { $guide } to lower it by 1? He is then out of the game.
   *[other] Hunt damage: { $damage }. Does { $guide } leave the Fellowship, and go onto the map, to lower it by 1?
}
question-gollum-reveals = Hunt damage: { $damage }. Do you have the Fellowship revealed to lower it by 1?

## Event cards that ask

question-another-way = Gollum knows another way: does the Fellowship take it?
option-another-way-hide-fellowship = Hide the Fellowship
option-another-way-move-fellowship = Move the Fellowship
option-another-way-none = No
question-journey = Do you separate companions, or move companions on the map?
option-journey-separate = Separate companions from the Fellowship
option-journey-move-companions = Move companions on the map
question-which-army = Which army is struck?
question-nazgul-refuge = To which stronghold do the Nazgûl fly?
question-play-another = Which Character event card do you play as well, without a die?
option-play-another-none = No other card
question-dead-men-where = The Dead Men of Dunharrow: where do they go?
question-grey-company = Which regular becomes an elite?
question-pay-card = Which { $kind } card of your hand do you discard as the price?
question-which-nation = { $back ->
    [yes] Which nation moves a step away from war and loses a figure?
   *[other] Which nation becomes active and moves a step towards war?
}
question-who-leads = Which companion goes with the army?
question-weather-where = Where do you drive the Ring-bearers?
question-nazgul-strike = The Nazgûl have found the Ring-bearers. What do they do?
option-nazgul-strike-discard-table-card = Have a Free Peoples Character card on the table discarded
option-nazgul-strike-hunt-roll = Roll a hunt
option-nazgul-strike-none = Nothing
question-which-table-card = Which card on the table is discarded?
question-lure = The Ring lures { $companion }. What is the price?
option-lure-corruption = Corruption by his level
option-lure-eliminate = The companion is lost
question-sorrow = Which Free Peoples Character card is discarded?
option-sorrow-from-hand = One from the hand, at random
option-sorrow-none = None
question-balrog = The way led through Moria. Do you discard this card to draw a hunt tile?
question-turn-to-eye = Which of your unused dice becomes an Eye, up to three in all?
option-turn-to-eye-none = No more dice
question-led-by = Who leads the army as a Nazgûl?
option-led-by-nazgul = a Nazgûl
question-spells-from = Which army with Nazgûl casts them?
question-ringwraiths = { $region-key ->
    [none] What do your armies with Nazgûl do?
   *[other] What does the army of { $region } do?
}
option-ringwraiths-move = Move
option-ringwraiths-attack = Attack
option-ringwraiths-none = Nothing
question-black-captain = Which of the two do you do, before his army acts?
option-black-captain-recruit-nazgul = Recruit up to two Nazgûl where the Witch-king is
option-black-captain-move-nazgul = Move Nazgûl
option-black-captain-none = Neither
question-which-leader = Which leader in Minas Tirith is lost?
question-lose-where = Where do you lose a figure of that nation?
question-lose-which = Which figure do you lose?
question-sail-where = To which coast do they sail?
question-replace-where = Where does a { $piece } become an elite?

## Chance, where people roll and draw for themselves

question-action-die = Roll an action die for { $roller }. What does it show?
question-combat-die = Roll a combat die for { $roller }. What does it show?
question-hunt-die = Roll a hunt die. What does it show?
question-tile-die = The tile says: roll a die. What does it show?
question-event-die = Roll a die for the event card. What does it show?
question-event-card = Draw a { $deck } card for { $drawer }. Which is it?
question-tile = Draw a hunt tile. Which is it?
question-companion = Draw a companion of the Fellowship at random. Who is it?
question-hand-card = Draw a Character card of the Free Peoples' hand at random. Which is it?

## What happens: the turn

event-turn = Turn { $number } begins.
event-draw = { $card-key ->
    [hidden] { $side } draw{ s } a { $deck } card{ because }.
   *[other] { $side } draw{ s } { $card }{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $side } draw{ s } { $count } cards ({ $decks }){ because }.
   *[other] { $side } draw{ s } { $cards }{ because }.
}
event-deck-empty = The { $deck } deck of { $side } is empty: no card is drawn.
event-discard = { $card-key ->
    [hidden] { $side } discard{ s } a { $deck } card face down{ because }.
   *[other] { $side } discard{ s } { $card } face down{ because }.
}
event-discard-several = { $cards-key ->
    [hidden] { $side } discard{ s } { $count } cards face down ({ $decks }){ because }.
   *[other] { $side } discard{ s } { $cards } face down{ because }.
}
event-allocate = { $count ->
    [0] { $side } puts no die into the hunt box.
    [one] { $side } puts 1 die into the hunt box.
   *[other] { $side } puts { $count } dice into the hunt box.
}
event-action-roll = { $dice-count ->
    [0] { $eyes ->
        [0] { $side } { has } no action die to roll.
       *[other] { $side } roll{ s } { eyes }.
    }
   *[other] { $eyes ->
        [0] { $side } roll{ s } { $dice }.
       *[other] { $side } roll{ s } { $dice }, and { eyes }.
    }
}
eyes = { $eyes ->
    [one] 1 Eye for the hunt box
   *[other] { $eyes } Eyes for the hunt box
}
event-use-die = { $action-key ->
    [skip] { $side } use{ s } up { the-die } for nothing.
    [gandalf-the-white] { $side } use{ s } { the-die } to bring Gandalf the White into play.
   *[other] { $side } use{ s } { the-die } to { $action }.
}
the-die = { $die-key ->
    [army] an Army die
    [event] an Event die
    [will-of-the-west] { $face-key ->
        [will-of-the-west] a Will of the West die
       *[other] a Will of the West die (as { $face })
    }
   *[other] a { $die } die
}
event-messenger = { $character } has the Muster die count as an Army die, once this turn.
event-pass = { $side-key ->
    [free-peoples] { $side } pass.
   *[other] { $side } passes.
}
event-ring-used = { $side } use{ s } an Elven Ring.
event-ring = { $side } turn{ s } { old-die } to { $new } with the Elven Ring.
# Where it goes is told where rings have names.
event-ring-passed = { "" }
event-ring-spent = { $side } give{ s } up an Elven Ring.
event-die-turned = { $side } turn{ s } { old-die } to { $new }{ because }.
old-die = { $old-key ->
    [army] an Army die
    [event] an Event die
   *[other] a { $old } die
}
event-dice-lost = { $count ->
    [0] { $side } { has } no die to lose{ because }.
    [one] { $side } lose{ s } 1 die{ because }.
   *[other] { $side } lose{ s } { $count } dice{ because }.
}
has = { $side-key ->
    [free-peoples] have
   *[other] has
}
event-play-event = { $stays ->
    [yes] { $side } play{ s } “{ $card }”{ because }; it stays on the table.
   *[other] { $side } play{ s } “{ $card }”{ because }.
}
event-hits-rolled = A die is rolled for the army in { $region }: { number-of-hits }{ because }.
event-event-roll = { $dice-count ->
    [0] { "" }
   *[other] Rolled: { $dice }; each { $needed } or more counts: { $count }{ because }.
}
event-discard-table = “{ $card }” leaves the table{ because }.

## What happens: the Fellowship

event-die-in-hunt-box = The die goes into the hunt box.
event-progress = The Fellowship moves on: progress { $progress }.
event-declare = The Fellowship is declared.
event-fellowship-at = { $path-count ->
    [1] The Fellowship is in { $region }.
   *[other] { $by-count ->
        [0] The Fellowship has gone to { $region }.
       *[other] The Fellowship has gone to { $region } (by { $by }).
    }
}
event-fellowship-driven = The Ring-bearers are driven to { $region }{ because }.
event-hide = The Fellowship is hidden again{ because }.
event-reveal = The Fellowship is revealed{ because }!
event-guide = { $guide } is the guide of the Fellowship now.
event-separate = { $companion } leaves the Fellowship{ because }.
event-separate-several = { $companions } leave the Fellowship{ because }.
event-companion-moves = { $companion } goes to { $region }{ because }.
event-companion-moves-several = { $companions } go to { $region }{ because }.
event-enters-play = { $character } comes into play in { $region }.
event-corruption = Corruption rises by { $count } to { $total }{ because }.
event-heal = { $count ->
    [0] No corruption is healed{ because }.
   *[other] Corruption falls by { $count } to { $total }{ because }.
}
event-enter-mordor = The Fellowship enters Mordor: the Mordor track begins, and the hunt pool is renewed.
event-mordor-step = The Fellowship climbs to step { $step } of 5 on the Mordor track.
event-stopped = The Fellowship is stopped by the hunt tile: { $tile }.
event-idle-in-mordor = The Fellowship neither moved nor hid in Mordor this turn.
event-lured = The Ring lures { $companion }{ because }.

## What happens: the hunt

event-no-hunt = The hunt fails: there is no Shadow die in the hunt box.
event-hunt-roll = The hunt rolls { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }(plus { $bonus }{ each-of-the-hunt }: { $reasons })
} and needs 6: { number-of-successes }.
each-of-the-hunt = { $rolled-count ->
    [one] { "" }
   *[other] { " " }each
}
event-hunt-re-roll = { $rolled-count ->
    [0] { "" }
   *[other] The hunt rolls again ({ $reasons }): { $rolled }{ $bonus ->
        [0] { "" }
       *[other] { " " }(plus { $bonus }{ each-of-the-hunt })
    }: { number-of-successes }.
}
number-of-successes = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}
event-tile = The hunt draws: { $tile }{ because }.
event-tile-set-aside = Set aside: { $tile }{ because }.
event-hunt-damage = { $damage ->
    [0] The tile does no damage.
   *[other] { $rolled ->
        [yes] A die is rolled for the tile: hunt damage { $damage }.
       *[other] Hunt damage: { $damage }.
    }
}
event-tile-idle = An Eye drawn by a card has no effect{ because }.
# What the tile has done has been told.
event-tile-resolved = { "" }
event-hunt-over = { "" }
event-tile-returned = Back into the pool: { $tile }{ because }.
event-tiles-returned = { $tiles-count ->
    [0] { "" }
   *[other] Back into the pool: { $tiles }{ because }.
}
# What he does is told when it happens.
event-gollum-reveals = { "" }
event-tiles-removed = { $tiles-count ->
    [0] No tile is removed from the hunt{ because }.
   *[other] Removed from the hunt for good: { $tiles }{ because }.
}
event-pool-refilled = The hunt pool was empty; { $count } tiles lie in it again.
event-special-tile = A special hunt tile is in play: { $tile }.
event-stronghold-tile = The way led through the Shadow stronghold of { $region }: another hunt tile.
event-damage-lowered = The damage of the hunt falls to { $damage }{ because }.
event-casualty = { $companion } bears the damage of the hunt{ because }.
event-eliminate = { $character } is out of the game{ because }.

## What happens: nations

event-activate = { $nation } { is } active now{ because }.
is = { $nation-key ->
    [dwarves] are
    [elves] are
    [southrons] are
   *[other] is
}
event-activate-several = { $nations } are active now{ because }.
event-advance = { $steps ->
    [0] { $nation } { is } at war{ because }!
   *[other] { $nation } { is } { steps-from-war } now{ because }.
}
event-step-back = { $nation } { is } { steps-from-war } again{ because }.
event-capture = { $side } capture{ s } { $region }{ because }.
event-recapture = { $side } take{ s } { $region } back{ because }.
event-victory-points = Victory points: Free Peoples { $free }, Shadow { $shadow }.

## What happens: figures

event-move = { $retreat ->
    [yes] { $side } retreat{ s } from { $origin } to { $goal }: { roster }{ because }.
   *[other] { $side } move{ s } from { $origin } to { $goal }: { roster }{ because }.
}
event-nazgul-fly = { $count ->
    [one] 1 Nazgûl flies from { $origin } to { $region }{ because }.
   *[other] { $count } Nazgûl fly from { $origin } to { $region }{ because }.
}
event-stays-behind = { $character } stays behind in { $region }.
event-minion-moves = { $minion } goes to { $region }{ because }.
event-minion-enters = { $minion } comes into play in { $region }!
event-recruit = 1 { $piece } is recruited in { $region }{ because }.
event-recruit-several = { $pieces } are recruited in { $region }{ because }.
event-cannot-recruit = Nobody can be recruited in { $region }: it is not free{ because }.
event-none-left = Not left to recruit: 1 { $piece }{ because }.
event-none-left-several = Not left to recruit: { $pieces }{ because }.
event-no-unit-left = No unit of { $nation } is left to recruit{ because }.
event-not-yours = { $side } cannot recruit for { $nation }{ because }.
event-no-elite-left = No regular in { $region } can become an elite{ because }.
event-replace = In { $region } 1 { $old } is replaced by 1 { $new }{ because }.
event-remove-excess = There were too many units in { $region }: 1 { $piece } goes back to the reinforcements.
event-remove-excess-several = There were too many units in { $region }: { $pieces } go back to the reinforcements.
event-lose = 1 { $piece } is lost in { $region }{ because }.
event-lose-several = { $pieces } are lost in { $region }{ because }.
event-reduce = 1 { $piece } in { $region } becomes a regular{ because }.
event-reduce-several = { $pieces } in { $region } become regulars{ because }.
event-eliminate-nazgul = { $count ->
    [one] 1 Nazgûl in { $region } is eliminated{ because }.
   *[other] { $count } Nazgûl in { $region } are eliminated{ because }.
}

## What happens: battles

event-attack = { $battle-key ->
    [field-battle] { $side } attack{ s } { $target } from { $origin }: { roster }; { combat-dice }{ because }.
    [assault] { $side } assault{ s } the stronghold of { $target }: { roster }; { combat-dice }{ because }.
   *[other] { $side } break{ s } out of the stronghold of { $target }: { roster }; { combat-dice }{ because }.
}
combat-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ " " }that hit with { $needed ->
    [6] 6
   *[other] { $needed } or more
}
event-withdraw = { $side } withdraw{ s } into the stronghold of { $region }.
event-siege-begins = { $region } is under siege.
event-siege-ends = The siege of { $region } is over.
# A card that is played is told when it is turned up.
event-combat-card-chosen = { "" }
event-combat-card = { $table ->
    [yes] { $side } play{ s } { $half } (on { $card }, which leaves the table).
   *[other] { $side } play{ s } { $half } (on { $card }).
}
event-combat-card-discarded = { "" }
event-combat-cards-barred = { $side } may play no combat card in this round{ because }.
event-card-cancelled = { $half } has no effect{ because }.
event-no-effect = { $cause } has no effect.
event-no-more-effect = { $cause } has no further effect.
event-battle-round = Round { $round } of the battle for { $region } begins.
# The next round is told when it begins.
event-battle-goes-on = { "" }
event-white-rider = { $character } rides against the Nazgûl: neither he nor they lead in this battle.
event-silenced = { $companion } has neither leadership nor abilities this round{ because }.
event-combat-roll = { $side } roll{ s } { $dice }{ bonus } and need{ s } { needed }: { number-of-hits }.
# What is added to each die, and by what.
bonus = { $bonus ->
    [0] { "" }
    [-1] { " " }(minus 1{ each }, but a 6 hits: { $reasons })
   *[other] { " " }(plus { $bonus }{ each }: { $reasons })
}
each = { $dice-count ->
    [one] { "" }
   *[other] { " " }each
}
needed = { $walls-key ->
    [stronghold] { $needed } (against the walls of the stronghold)
    [fortification] { $needed } (against a city or fortification, in the first round)
   *[other] { $needed }
}
event-leader-re-roll = { $dice-count ->
    [0] { "" }
   *[other] { $side } roll{ s } again (leaders): { $dice }{ bonus }, needing { needed }: { number-of-hits }.
}
event-extra-attack = { $dice-count ->
    [0] { $cause } has no effect.
   *[other] { $first ->
        [yes] { $side } strike{ s } first with { $dice } and need{ s } { $needed }: { number-of-hits }{ because }.
       *[other] { $side } strike{ s } once more with { $dice } and need{ s } { $needed }: { number-of-hits }{ because }.
    }
}
event-combat-bonus = { $bonus ->
    [-1] 1 is taken from each die of { $side } in { $rolls }, but a 6 still hits{ because }.
   *[other] { $bonus } is added to each die of { $side } in { $rolls }{ because }.
}
event-fewer-dice = { $side } roll{ s } { dice-count } fewer in the combat roll, but at least 1{ because }.
event-most-dice = { $side } roll{ s } { dice-count } at most in the combat roll{ because }.
dice-count = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
event-no-re-roll = { $side } may not roll again in this round{ because }.
event-forfeit = { $characters-count ->
    [1] { $characters } gives up leadership for this round{ because }.
   *[other] { $characters } give up their leadership for this round{ because }.
}
event-forfeit-nazgul = { $count ->
    [one] The Nazgûl give up 1 point of leadership for this round{ because }.
   *[other] The Nazgûl give up { $count } points of leadership for this round{ because }.
}
event-leaderless = { $side } give{ s } up all leadership for this round{ because }.
event-ones-wound = { $count ->
    [one] 1 die of { $side } shows a 1: a hit on { $side }{ because }.
   *[other] { $count } dice of { $side } show a 1: { $count } hits on { $side }{ because }.
}
event-hit-strikes = 1 hit of the re-roll strikes { $character } instead of the army{ because }.
event-wounds = { $later ->
    [yes] { $side } take{ s } { number-of-hits } more{ because }.
   *[other] { $side } take{ s } { number-of-hits } at once{ because }.
}
event-hits-to-take = { $free ->
    [0] { $shadow ->
        [0] { "" }
       *[other] Hits to take: the Shadow { $shadow }.
    }
   *[other] { $shadow ->
        [0] Hits to take: the Free Peoples { $free }.
       *[other] Hits to take: the Free Peoples { $free }, the Shadow { $shadow }.
    }
}
# Where they go is told when they go.
event-avoid-battle = { "" }
event-misses-turned = { $count ->
    [one] 1 miss becomes a hit{ because }.
   *[other] { $count } misses become hits{ because }.
}
event-more-hits = { $count ->
    [one] { $side } score{ s } 1 hit more{ because }.
   *[other] { $side } score{ s } { $count } hits more{ because }.
}
event-hits-cancelled = { $count ->
    [one] 1 hit of { $side } is cancelled{ because }.
   *[other] { $count } hits of { $side } are cancelled{ because }.
}
event-cease = { $side } end{ s } the attack.
# The army has moved for all to see.
event-retreat = { "" }
event-cannot-prolong = The assault cannot be prolonged: no regular is left to replace an elite.
event-commander = { $seat } commands the army of { $side } in { $region } now.
event-battle-ends = { $round ->
    [0] { "" }
   *[other] The battle for { $region } is over.
}
event-game-over = The game is over: { $ending }.

## How it ends

result-ring-destroyed = The Ring-bearers have reached the Crack of Doom with less than 12 corruption: the Ring is destroyed.
result-corruption = With 12 corruption the Ring-bearers have yielded to the Ring.
result-shadow-military = The Shadow holds settlements worth 10 victory points or more.
result-free-military = The Free Peoples hold settlements worth 4 victory points or more.

## Taking hits

option-loss-remove-dwarves-regular = Remove 1 { name-dwarves-regular } (1 hit)
option-loss-reduce-dwarves-elite = Turn 1 { name-dwarves-elite } into a regular (1 hit)
option-loss-remove-dwarves-elite = Remove 1 { name-dwarves-elite } (2 hits)
option-loss-lose-dwarves-elite = Remove 1 { name-dwarves-elite } (1 hit: there is no regular to replace it)
option-loss-remove-elves-regular = Remove 1 { name-elves-regular } (1 hit)
option-loss-reduce-elves-elite = Turn 1 { name-elves-elite } into a regular (1 hit)
option-loss-remove-elves-elite = Remove 1 { name-elves-elite } (2 hits)
option-loss-lose-elves-elite = Remove 1 { name-elves-elite } (1 hit: there is no regular to replace it)
option-loss-remove-gondor-regular = Remove 1 { name-gondor-regular } (1 hit)
option-loss-reduce-gondor-elite = Turn 1 { name-gondor-elite } into a regular (1 hit)
option-loss-remove-gondor-elite = Remove 1 { name-gondor-elite } (2 hits)
option-loss-lose-gondor-elite = Remove 1 { name-gondor-elite } (1 hit: there is no regular to replace it)
option-loss-remove-north-regular = Remove 1 { name-north-regular } (1 hit)
option-loss-reduce-north-elite = Turn 1 { name-north-elite } into a regular (1 hit)
option-loss-remove-north-elite = Remove 1 { name-north-elite } (2 hits)
option-loss-lose-north-elite = Remove 1 { name-north-elite } (1 hit: there is no regular to replace it)
option-loss-remove-rohan-regular = Remove 1 { name-rohan-regular } (1 hit)
option-loss-reduce-rohan-elite = Turn 1 { name-rohan-elite } into a regular (1 hit)
option-loss-remove-rohan-elite = Remove 1 { name-rohan-elite } (2 hits)
option-loss-lose-rohan-elite = Remove 1 { name-rohan-elite } (1 hit: there is no regular to replace it)
option-loss-remove-isengard-regular = Remove 1 { name-isengard-regular } (1 hit)
option-loss-reduce-isengard-elite = Turn 1 { name-isengard-elite } into a regular (1 hit)
option-loss-remove-isengard-elite = Remove 1 { name-isengard-elite } (2 hits)
option-loss-lose-isengard-elite = Remove 1 { name-isengard-elite } (1 hit: there is no regular to replace it)
option-loss-remove-sauron-regular = Remove 1 { name-sauron-regular } (1 hit)
option-loss-reduce-sauron-elite = Turn 1 { name-sauron-elite } into a regular (1 hit)
option-loss-remove-sauron-elite = Remove 1 { name-sauron-elite } (2 hits)
option-loss-lose-sauron-elite = Remove 1 { name-sauron-elite } (1 hit: there is no regular to replace it)
option-loss-remove-southrons-regular = Remove 1 { name-southrons-regular } (1 hit)
option-loss-reduce-southrons-elite = Turn 1 { name-southrons-elite } into a regular (1 hit)
option-loss-remove-southrons-elite = Remove 1 { name-southrons-elite } (2 hits)
option-loss-lose-southrons-elite = Remove 1 { name-southrons-elite } (1 hit: there is no regular to replace it)

## The table as text: what is going on

phase-recover = the turn is about to begin
phase-fellowship = Fellowship phase
phase-hunt-allocation = hunt allocation
phase-action-roll = action roll
phase-actions = action resolution
phase-battle = a battle is being fought
phase-after-action = the end of an action
phase-end-of-actions = the end of the turn
phase-victory-check = victory check
phase-over = the game is over
terminal-turn = { $number ->
    [0] Before the first turn: { $phase }.
   *[other] Turn { $number }: { $phase }.
}
terminal-acts = { $side } act{ s }.

## The table as text: the Fellowship and the hunt

terminal-fellowship-at = Fellowship: last known in { $region }, progress { $progress },
terminal-fellowship-found = Fellowship: in { $region },
terminal-fellowship-mordor = Fellowship: in Mordor, step { $step } of { $last },
terminal-hidden = hidden.
terminal-revealed = revealed.
terminal-corruption = Corruption { $count } of { $most }.
terminal-guide = Guide: { $guide }. Companions: { $companions }
terminal-eliminated = Out of the game: { $characters }
terminal-hunt-box = Hunt box: { $shadow ->
    [one] 1 Shadow die
   *[other] { $shadow } Shadow dice
}, { $free ->
    [one] 1 Free Peoples die
   *[other] { $free } Free Peoples dice
}.
terminal-pool = Pool, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}: { $tiles }
terminal-tiles-drawn = Drawn: { $tiles }
terminal-tiles-waiting = Waiting for Mordor: { $tiles }
terminal-tiles-removed = Removed for good: { $tiles }
terminal-hunt-roll = The hunt rolled { $dice }{ rolled-again }: { number-of-successes }.
terminal-tile = Being resolved: { $tile }, damage left { $damage }

## The table as text: the sides

terminal-side = { $side }: { $points } of { $most } victory points, { $rings ->
    [one] 1 Elven Ring
   *[other] { $rings } Elven Rings
}
terminal-action-dice = Dice: { $dice }
terminal-unrolled = Dice: { $count } to be rolled
terminal-cards = Hand { $hand } ({ $backs }); decks { $decks }; discarded { $discards }
terminal-on-table = On the table: { $cards }
terminal-reinforcements = Reinforcements: { $figures }
terminal-casualties = Casualties: { $figures }
terminal-politics = Political track: { $nations }.
terminal-at-war = { $nation } at war
terminal-active = { $nation } { steps-from-war }, active
terminal-passive = { $nation } { steps-from-war }, passive
terminal-hand = { $count ->
    [0] Your hand is empty.
    [one] Your hand, 1 card (type text and its name to read it):
   *[other] Your hand, { $count } cards (type text and a name to read one):
}
terminal-card = { $card }: { $kind } event; in battle { $half }

## The table as text: the map

people-dwarves = Dwarves
people-elves = Elves
people-gondor = Gondor
people-north = North
people-rohan = Rohan
people-isengard = Isengard
people-sauron = Sauron
people-southrons = Southrons & Easterlings
figures-regular = { $count ->
    [one] 1 regular
   *[other] { $count } regulars
}
figures-elite = { $count ->
    [one] 1 elite
   *[other] { $count } elites
}
figures-leader = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
}
figures-nazgul = { $count } Nazgûl
terminal-map = The map. In brackets: the settlement, and what it is worth to the enemy.
terminal-elsewhere = Lands of no nation
terminal-the-fellowship = The Fellowship
terminal-inside = under siege: { $figures }
terminal-around = around it: { $figures }
terminal-captured = captured by { $side }
terminal-empty = Empty: { $places }

## The table as text: a battle

round-of-battle = { $round ->
    [0] before the first round
   *[other] round { $round }
}
terminal-battle = { $battle-key ->
    [field-battle] Battle, { round-of-battle }: { $side } attack{ s } { $region } from { $origin }.
    [assault] Assault, { round-of-battle }: { $side } storm{ s } the stronghold of { $region }.
   *[other] Sortie, { round-of-battle }: { $side } break{ s } out of the stronghold of { $region }.
}
terminal-attackers = Attackers: { $figures }
terminal-defenders = Defenders: { $figures }
terminal-rearguard = Staying behind: { $figures }
terminal-card-chosen = { $side } { has } chosen a { $deck } card for this round.
terminal-card-played = { $side } { has } played { $half } (on { $card }).
terminal-rolled = { $side } { has } rolled { $dice }{ rolled-again } and need{ s } { $needed }: { number-of-hits }.
rolled-again = { $again-count ->
    [0] { "" }
   *[other] { " " }(and again { $again })
}
terminal-hits = { $side } { has } { number-of-hits } to take in this round.

## What can be looked up

terminal-event = { $kind } event, { $deck } deck of { $side }, number { $number }
terminal-combat-half = In battle, { $half }: { $text }
terminal-special-tile = Its hunt tile: { $text }
terminal-character = { $kind-key ->
    [companion] Companion of level { $level }, leadership { $leadership }
    [minion] Minion of level { $level }, leadership { $leadership }
   *[other] { $character }
}
terminal-region = { $settlement-key ->
    [none] { in-the-land }
   *[other] { in-the-land }, with a { $settlement }{ $points ->
        [0] { "" }
        [one] { " " }worth 1 victory point to the enemy
       *[other] { " " }worth { $points } victory points to the enemy
    }
}
in-the-land = { $nation-key ->
    [none] Region of no nation
   *[other] Region of { $nation }
}
terminal-fortified = It has a fortification: an attacker needs a 6 in the first round.
terminal-coastal = It lies by the sea.
terminal-next-to = Next to: { $regions }
terminal-tile-eye = Damage: after a hunt roll as many as its successes, in Mordor as many as there are dice in the hunt box.
terminal-tile-die = Damage: what a die shows.
terminal-tile-value = Damage: { $damage }.
terminal-tile-reveals = The Fellowship is revealed.
terminal-tile-stops = In Mordor it stops the Fellowship.

## Three and four players

seat-gondor = the Gondor player
seat-rohan = the Rohan player
seat-witch-king = the Witch-king player
seat-saruman = the Saruman player
question-exchange = { $wanted ->
    [yes] Your partner wants to exchange a card with you. Do you agree? Each gives one without knowing the other's.
   *[no] Do you want to exchange a card with your partner? Each gives one without knowing the other's; your partner has to agree.
}
question-give-card = Which card do you give to your partner?
question-merge-where = Where do you propose to your partner to merge your two armies into one mixed army? Only its commander can attack with it or move all of it; the other can only move his own units out.
option-merge-where-none = Nowhere
question-merge = Your partner proposes to merge your two armies in { $region } into one mixed army. Do you agree? Only its commander can attack with it or move all of it; the other can only move his own units out.
event-leading = { $seat } leads { $side } now.
event-exchange = { $card-key ->
    [hidden] { $seat } gives { $partner } a card.
   *[other] { $seat } gives { $partner } { $card }.
}
event-exchange-refused = { $seat } wanted to exchange a card, { $partner } did not.
event-merge = The armies of both partners in { $region } merge into a mixed army; { $seat } commands it.
event-merge-refused = { $seat } does not want to merge the armies in { $region }.
event-champions = { $seats-count ->
    [one] Of { $side }, { $seats } is the individual winner ({ balance }).
   *[other] Of { $side }, { $seats } share the individual victory ({ balance } each).
}
# The points that a player's nations have gained, less those that they have lost.
balance = balance { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Three and four players: the table as text

terminal-player = { $seat } ({ $nations }){ $roles }: hand { $hand } ({ $backs }); { balance }
terminal-leads = leading
terminal-acts-now = acting now
terminal-acts-next = acting next
terminal-team-cards = Decks { $decks }; discarded { $discards }
terminal-partners-event = ; the event is for { $seat } alone
terminal-mixed = { $figures } (one mixed army, commanded by { $seat })
terminal-separate = { $figures } (army of { $seat })
terminal-team-defenders = Defenders, commanded by { $seat }: { $figures }
terminal-barred = Not in the next action: recruiting, diplomacy or events for { $nations }
terminal-barred-armies = Not in the next action: moving or attacking with { $armies }
terminal-army-in = the army in { $region }
terminal-army-with = units of { $nations }
terminal-army-of = an army of { $nations } alone
