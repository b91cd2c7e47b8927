### Why something cannot be done in the board game now; each is one short sentence without its full stop.

## Whose it is

refusal-not-on-your-side = { $name } { $name-key ->
    [dwarves] are
    [elves] are
    [southrons] are
    [nazgul] are
   *[other] is
} not on your side
refusal-enemy-figure = { $piece } is a figure of the enemy
refusal-enemy-nation = { $nation } { is } not on your side; you advance only nations of your own
refusal-partners-nation = { $nation } { is } your partner's to command, not yours
refusal-same-nation-twice = your last action was for { $nation }; do something else in between
refusal-only-free-peoples = only the Free Peoples separate companions
refusal-partners-army = the army of { $region } is your partner's to command, not yours
refusal-army-acted-before = your last action was with the army of { $region } or for its nations; do something else in between
refusal-control-lost = no part of the army of { $region } can go without your losing control of it

## Recruiting

refusal-recruit-not-at-war = { $nation } { is } not at war, so no { $piece } can be recruited; { $steps ->
    [one] one step is
   *[other] { $steps } steps are
} missing
refusal-no-figure-left = no { $piece } is left among the reinforcements
refusal-nowhere-to-recruit = there is no settlement in which { $piece } could be recruited now
refusal-no-settlement-here = { $region } has no settlement to recruit in
refusal-no-settlement-of-theirs = { $piece } is recruited only in settlements of { $nation }, and { $region } is none
refusal-enemy-settlement = the settlement of { $region } belongs to { $nation }, so you cannot recruit there
refusal-settlement-lost = the enemy holds { $region }; take it back before you recruit there
refusal-settlement-not-free = an enemy army is in { $region }
refusal-recruit-besieged = { $region } is besieged; only a card recruits there
refusal-stronghold-full = the besieged stronghold of { $region } holds { $most } units already
refusal-nazgul-in-strongholds = Nazgûl are recruited only in strongholds of Sauron, and { $region } has none
refusal-leader-without-unit = a leader needs a unit of yours in { $region }
refusal-elite-alone = an elite unit takes the whole action, so it cannot be the second figure
refusal-other-settlement = the two figures go to different settlements, and one has just come to { $region }

## Who comes into play

refusal-no-minion = { $character } is no minion of this game
refusal-in-play-already = { $character } is in play already
refusal-out-of-the-game = { $character } is out of the game
refusal-minion-needs = { $character } cannot come yet: that needs { $needs }
refusal-minion-elsewhere = { $character } does not come into play in { $region }; the card says where
refusal-white-elsewhere = Gandalf the White appears only in Fangorn or in an unconquered Elven stronghold, not in { $region }

## Armies that move

refusal-no-army = there is no army of yours in { $region }
refusal-enemy-army = the army in { $region } is the enemy's
refusal-besieged-stays = the army in { $region } is besieged and cannot move; it can only attack the besieger
refusal-just-joined = figures have just moved into { $region }, so the army there does not move on
refusal-nobody-leads-them = no leader, Nazgûl or character leads the army of { $region }; an Army result would do without
refusal-army-held = the army of { $region } has nowhere to go: { $why }
refusal-not-next-to = { $region } is not next to { $origin }
refusal-enemy-army-there = an enemy army is in { $region }; attack it instead
refusal-barred-by-card = { $card } keeps Shadow armies out of { $region }
refusal-not-at-war-abroad = { $nations } must be at war to enter { $region }, a region of { $nation }
refusal-leaders-left-alone = the leaders of { $origin } may not enter { $region }, and the last unit cannot leave them alone
refusal-march-not-at-war = the army on its march drops nobody, and figures of it that are not at war may not enter { $region }
refusal-march-no-end = no way that the card allows leads on through { $region }

## Who goes along

refusal-not-in-such-parts = you would lose control of the army if it were parted so
refusal-no-such-figure-here = there is no { $piece } in { $region }
refusal-figure-not-at-war = { $nation } { is } not at war, so { $piece } stays in { $region }
refusal-figure-stays = { $piece } in { $region } has moved already, or is not yours to command
refusal-not-with-the-army = { $character } is not in { $region }
refusal-level-zero-stays = { $character } has level 0 and cannot move
refusal-character-stays = { $character } has moved already, or is not yours to command
refusal-not-so-many-here = of { $piece } there are only { $most } in { $region }
refusal-too-few-go = more figures must go: a unit at least, leaders with the last unit, and a leader where one is needed
refusal-too-many-go = so many cannot go: a unit must stay, or you would lose control of the army

## Attacks

refusal-no-haven = { $region } is not free for the army that retreats: enemies or a settlement of theirs are there
refusal-nobody-near = no enemy army is next to { $region }
refusal-attack-not-at-war = { $nations } must be at war to attack, so the army of { $region } cannot
refusal-no-unit-left-behind = figures of { $region } that may not attack would stay behind without a unit
refusal-only-the-besieger = the besieged army of { $origin } can attack only its besieger
refusal-attack-next-to = { $region } is not next to { $origin }, so it cannot be attacked from there
refusal-only-from-inside = the army inside { $region } is besieged; only the army that besieges it can attack it
refusal-nobody-to-strike = there is no enemy army in { $region }
refusal-no-enemy-there = there is neither an army of yours nor an enemy army in { $region }
refusal-no-army-near = no army of yours is next to { $region }

## Companions

refusal-no-companion = { $character } is no companion
refusal-still-in-fellowship = { $character } is in the Fellowship; separate him first
refusal-not-on-the-map = { $character } { $character-key ->
    [dwarves] are
    [elves] are
    [southrons] are
    [nazgul] are
   *[other] is
} not on the map
refusal-gollum-stays = Gollum is no companion and cannot be separated
refusal-not-in-fellowship = { $character } is not in the Fellowship
refusal-inside-a-siege = { $character } is inside the besieged stronghold of { $region } and cannot leave
refusal-sieges-all-around = all regions around { $region } are besieged strongholds, which { $character } cannot enter
refusal-goes-already = { $character } goes along already
refusal-not-in-one-region = { $character } is in another region than { $companion }
refusal-moved-already = { $character } has moved in this action already
refusal-is-there-already = { $region } is where they are already
refusal-leaves-no-siege = nobody leaves the besieged stronghold of { $origin }
refusal-enters-no-siege = nobody enters the besieged stronghold of { $region }
refusal-way-closed = strongholds stand in the way from { $origin } to { $region }
refusal-too-far = { $region } is { $distance } regions away, and the range is { $most }
refusal-nobody-comes-by-himself = nobody can go to { $region } by himself

## Nazgûl and minions

refusal-moves-no-companion = { $character } is neither a Nazgûl nor a minion
refusal-not-in-play = { $character } is not in play
refusal-no-way-out = { $character } cannot leave { $region }: strongholds are closed to him
refusal-no-nazgul-there = there is no Nazgûl in { $region }
refusal-nazgul-moved-already = the Nazgûl in { $region } have moved in this action already
refusal-only-nazgul = only Nazgûl move now, and { $character } is none
refusal-closed-to-minions = the Free Peoples hold the stronghold of { $region }, so nobody enters it without an army

## The Fellowship

refusal-no-guide-from-outside = { $character } is not in the Fellowship, so he cannot be the guide
refusal-not-the-highest = the guide is a companion of the highest level, and { $character } has only { $level }
refusal-not-on-the-way = { $region } is not next to { $origin }, where the way of the Fellowship has come to
refusal-no-refuge = a revealed Fellowship cannot end its way in a city or stronghold of the Free Peoples, and by { $region } it could end nowhere else

## Politics

refusal-at-war-already = { $nation } { is } at war already
refusal-passive-on-last-step = { $nation } { is } passive and one step from war; only an active nation goes to war
refusal-passive-barred = { $card } keeps passive nations from advancing, and { $nation } { is } passive

## Cards

refusal-card-not-in-hand = { $card } is not in your hand
refusal-card-on-table = { $card } lies on the table already
refusal-card-of-other-type = { $card } is a card of the type { $type }; what you use plays only { $types }
refusal-card-of-partner = only { $seat } may play { $card } as an event
refusal-card-same-nation = { $card } is an action for { $nations }, like your last action; do something else in between
refusal-card-needs = { $card } cannot be played now: it needs { $needs }
refusal-combat-needs = { $half } cannot be chosen now: it needs { $needs }
refusal-no-combat-cards = the Free Peoples may play no combat card in this round
refusal-deck-is-empty = the { $deck } deck is empty

## Dice and rings

refusal-no-such-die = no unused die of yours shows { $die }
refusal-eye-is-no-action = an Eye is in the hunt box and does nothing else
refusal-too-many-dice-to-pass = you have { $own } unused dice and the enemy { $theirs }; only with fewer you may pass
refusal-no-ring = you have no Elven Ring
refusal-one-ring-a-turn = you have used an Elven Ring in this turn already
refusal-no-die-to-change = you have no unused die that an Elven Ring could change
refusal-ring-named-later = say first that you use an Elven Ring; then you are asked which
refusal-say-which-ring = say which of the rings is spent: { $rings }
refusal-ring-elsewhere = { $ring } is not yours to spend any more
refusal-special-die-stays = an Elven Ring does not change a special die
refusal-not-on-your-dice = your action dice have no { $face }
refusal-never-to-will = no Elven Ring changes a die to Will of the West
refusal-same-result = the die shows { $face } already
refusal-result-cannot = the result { $face } cannot be used to { $action }{ $results-count ->
    [0] {""}
   *[other] ; these can: { $results }
}
refusal-no-die-for = you have no unused die with which to { $action }{ $results-count ->
    [0] {""}
   *[other] ; it takes one of: { $results }
}
refusal-other-die-chosen = you have chosen to use the result { $face } now
refusal-action-needs = you cannot { $action } now: that needs { $needs }
refusal-action-needs-card = you cannot { $action } now: that takes { $source } in play, and all that is asked for there
refusal-no-event-to-play = you hold no event card that could be played now
refusal-no-event-for-result = you hold no event card that the result { $face } could play now
refusal-before-the-actions = actions are taken later in the turn, with dice that have been rolled
refusal-other-action-now = another action is being carried out; one at a time
refusal-no-use-for-it = that makes no sense with this

## What actions need: stands after “needs”

name-needs-move-fellowship = a hidden Fellowship
name-needs-hide-fellowship = a revealed Fellowship
name-needs-separate = a companion in the Fellowship, which is not on the Mordor track
name-needs-move-companions = a companion on the map who can go somewhere
name-needs-move-minions = a Nazgûl or minion on the map who can go somewhere
name-needs-move-led-army = an army with a leader, Nazgûl or character that can enter a region next to it
name-needs-attack-led = an army with a leader, Nazgûl or character, of nations at war, with an enemy army next to it
name-needs-move-armies = an army that can enter a region next to it
name-needs-attack = an army of nations at war with an enemy army next to it
name-needs-diplomacy = a nation of yours that can come closer to war: not at war, and active for the last step
name-needs-recruit = a nation of yours at war, with figures left and a free settlement
name-needs-bring-minion = a minion not yet in play whose card allows it
name-needs-draw-card = a deck of yours with cards left
name-needs-crown-aragorn = Strider in Minas Tirith, Dol Amroth or Pelargir, not held by the enemy
name-needs-gandalf-the-white = Gandalf the Grey dead or out of the Fellowship, and a minion that is or was in play
name-needs-wake-balrog = the Balrog in play and asleep
name-needs-move-balrogs-army = the Balrog awake, with an army that can move
name-needs-attack-with-balrog = the Balrog awake, with an army that can attack
name-needs-move-balrog = the Balrog awake, with somewhere to go

## What minions need to come into play

name-needs-saruman = Isengard at war and Orthanc unconquered
name-needs-witch-king = Sauron and a nation of the Free Peoples at war, and an army with a Sauron unit
name-needs-mouth-of-sauron = the Fellowship on the Mordor track or all nations of the Free Peoples at war, and an unconquered stronghold of Sauron
name-needs-balrog-of-moria = nothing but a Muster result
name-needs-gothmog-lieutenant-of-morgul = Sauron at war, Minas Morgul unconquered and no Witch-king in play
name-needs-mouth-of-sauron-black-numenorean = a victory point of the Free Peoples or the Fellowship on the Mordor track, no Mouth of Sauron that is or was in play, and an unconquered stronghold of Sauron
name-needs-witch-king-chief-of-the-ringwraiths = the Fellowship elsewhere than with an unconquered stronghold of the Free Peoples

## What cards need, as their texts say it

name-needs-fp-character-06 = Gimli or Legolas in the Fellowship
name-needs-fp-character-07 = Boromir in the Fellowship
name-needs-fp-character-08 = Gandalf the Grey in the Fellowship
name-needs-fp-character-11 = a companion in the Fellowship
name-needs-fp-character-14 = Strider or Aragorn with an army in a region of Gondor or Rohan
name-needs-fp-character-18 = a Free Peoples army with a companion in the region of a Shadow army with a Nazgûl, or next to it
name-needs-fp-character-19 = Gandalf the White on the map and a companion in Fangorn, who may be Gandalf himself
name-needs-fp-character-20 = Gandalf the White on the map and a companion in Fangorn, who may be Gandalf himself
name-needs-fp-character-21 = Gandalf the White on the map and a companion in Fangorn, who may be Gandalf himself
name-needs-fp-character-22 = Strider or Aragorn in a region of Rohan, even inside a besieged stronghold
name-needs-fp-character-23 = Boromir in a region of Gondor
name-needs-fp-character-24 = Strider or Aragorn with a Free Peoples army
name-needs-fp-strategy-01 = Aragorn, not Strider, with a Free Peoples army outside the land of every Free Peoples nation
name-needs-fp-strategy-09 = Gondor to be active
name-needs-fp-strategy-11 = Rohan to be At War
name-needs-fp-strategy-12 = a Free Peoples army with a companion
name-needs-fp-strategy-13 = the Elves to be At War
name-needs-shadow-character-05 = the Ring-bearers to be elsewhere than in a region with a town, city or stronghold of a Free Peoples nation, whoever controls it now
name-needs-shadow-character-06 = the Ring-bearers to be elsewhere than in a region with a town, city or stronghold of a Free Peoples nation, whoever controls it now
name-needs-shadow-character-07 = the Ring-bearers to be elsewhere than in a region with a town, city or stronghold of a Free Peoples nation, whoever controls it now
name-needs-shadow-character-08 = the Ring-bearers to be elsewhere than in a region with a town, city or stronghold of a Free Peoples nation, whoever controls it now
name-needs-shadow-character-09 = a progress of 1 or more, and the Fellowship not to be on the Mordor track
name-needs-shadow-character-10 = a progress of 1 or more, and the Fellowship not to be on the Mordor track
name-needs-shadow-character-11 = a progress of 1 or more, and the Fellowship not to be on the Mordor track
name-needs-shadow-character-12 = a revealed Fellowship
name-needs-shadow-character-13 = a revealed Fellowship
name-needs-shadow-character-14 = a revealed Fellowship
name-needs-shadow-character-19 = a Shadow army with a Nazgûl in the region of a Free Peoples army, or next to it
name-needs-shadow-character-20 = the Witch-king with a Shadow army that besieges a stronghold
name-needs-shadow-character-21 = Saruman in play
name-needs-shadow-character-22 = Saruman in play
name-needs-shadow-character-24 = the Witch-king in play
name-needs-shadow-strategy-01 = an Elven stronghold under your control
name-needs-shadow-strategy-02 = Saruman in play, and a stronghold besieged by an army with an Isengard unit
name-needs-shadow-strategy-03 = a Shadow army that besieges Minas Tirith
name-needs-shadow-strategy-04 = all Shadow nations to be At War
name-needs-shadow-strategy-06 = the Ring-bearers or a companion in a region of a Free Peoples nation that is not At War
name-needs-shadow-strategy-09 = all Shadow nations to be At War
name-needs-shadow-strategy-10 = the Southrons & Easterlings to be At War
name-needs-shadow-strategy-11 = Isengard to be At War
name-needs-shadow-strategy-12 = the Witch-king in play
name-needs-shadow-strategy-13 = Isengard to be At War
name-needs-shadow-strategy-14 = Sauron to be At War
name-needs-shadow-strategy-15 = Sauron to be At War
name-needs-shadow-strategy-16 = Saruman in play
name-needs-shadow-strategy-18 = Aragorn, Heir to Isildur, in play
name-needs-shadow-strategy-21 = the Southrons & Easterlings to be At War
name-needs-shadow-strategy-23 = all Shadow nations to be At War
name-needs-shadow-strategy-24 = Sauron to be At War
name-needs-combat-it-is-a-gift = the Ring-bearers in the region of the defending army
name-needs-combat-blade-of-westernesse = Meriadoc or Peregrin in the battle
name-needs-combat-mighty-attack = a companion in the battle
name-needs-combat-servant-of-the-secret-fire = Gandalf, the Grey or the White, in the battle
name-needs-combat-anduril = Strider or Aragorn in the battle
name-needs-combat-heroic-death = a leader or companion of yours in the battle
name-needs-combat-daring-defiance = a companion in the battle
name-needs-combat-fateful-strike = a leader or companion of yours in the battle
name-needs-combat-sudden-strike = a leader or companion of yours in the battle
name-needs-combat-brave-stand = a companion in the battle
name-needs-combat-ents-rage = the defending army in a region of Rohan, in Fangorn or in Orthanc
name-needs-combat-huorn-dark = the defending army in a region of Rohan, in Fangorn or in Orthanc
name-needs-combat-nameless-wood = the defending army in a region of Rohan, in Fangorn or in Orthanc
name-needs-combat-advantageous-position = the defending army in a region of a Free Peoples nation
name-needs-combat-scouts = your army to be the defender in a field battle
name-needs-combat-charge = an elite unit of yours in the battle
name-needs-combat-valour = an elite unit of yours in the battle
name-needs-combat-one-for-the-dark-lord = the Ring-bearers in the region of the defending army
name-needs-combat-cruel-as-death = 2 or more points of Nazgûl leadership in the battle
name-needs-combat-they-are-terrible = 1 or more points of Nazgûl leadership in the battle
name-needs-combat-dread-and-despair = 1 or more points of Nazgûl leadership in the battle
name-needs-combat-foul-stench = 1 or more points of Nazgûl leadership in the battle
name-needs-combat-black-breath = a Nazgûl in the battle
name-needs-combat-words-of-power = a Nazgûl in the battle
name-needs-combat-durins-bane = the defending army in Moria or at most two regions away from it
name-needs-combat-devilry-of-orthanc = an Isengard unit of yours in the battle and the defender inside a besieged stronghold
name-needs-combat-mumakil = a Southron & Easterling elite unit in the battle
name-needs-combat-we-come-to-kill = an elite unit of yours in the battle
name-needs-rangers-of-the-north = a Shadow army in a region of the North or next to one
name-needs-a-balrog-is-come = the Balrog in play
name-needs-we-wont-go-back = Sméagol as guide
name-needs-captain-of-despair = a Witch-king in play and another guide than Gollum
name-needs-shadow-of-dol-guldur = a Nazgûl in Dol Guldur
name-needs-madness-and-horror = Sauron to be At War and a Free Peoples army in a region with a stronghold of Sauron or next to one
name-needs-combat-orderly-withdrawal = a leader or companion of yours in a field battle or a sortie
name-needs-combat-durins-bane-is-come = the Balrog in the battle, or the defending army in Moria or at most two regions away from it
name-needs-combat-fear-of-their-masters = a minion in the battle
name-needs-combat-servant-of-the-shadow = a minion in the battle
