### Lords of Middle-earth: the names of its characters, cards, tiles, dice and tokens, and what they do in our words.

## The expansion

name-lords = Lords of Middle-earth
name-council-of-rivendell = the Council of Rivendell
name-out = out of the game
name-special = special

## Dice: the new faces, and the results of the special dice

name-draw = Draw a card
name-use-balrog = Use the Balrog
name-face-draw = Draw a card
name-face-use-balrog = Use the Balrog
name-keeper-vilya = Vilya die
name-keeper-vilya-army-loss = Vilya ({ name-army }, can be lost)
name-keeper-vilya-muster = Vilya ({ name-muster })
name-keeper-vilya-event = Vilya ({ name-event })
name-keeper-vilya-draw = Vilya ({ name-draw })
name-keeper-vilya-eye-loss = Vilya ({ name-eye }, can be lost)
name-keeper-nenya = Nenya die
name-keeper-nenya-character-loss = Nenya ({ name-character }, can be lost)
name-keeper-nenya-muster = Nenya ({ name-muster })
name-keeper-nenya-event = Nenya ({ name-event })
name-keeper-nenya-draw = Nenya ({ name-draw })
name-keeper-nenya-eye-loss = Nenya ({ name-eye }, can be lost)
name-keeper-narya = Narya die
name-keeper-narya-character = Narya ({ name-character })
name-keeper-narya-muster = Narya ({ name-muster })
name-keeper-narya-event = Narya ({ name-event })
name-keeper-narya-draw = Narya ({ name-draw })
name-keeper-narya-army = Narya ({ name-army })
name-keeper-narya-eye = Narya ({ name-eye })
name-minion-balrog = Balrog die
name-minion-balrog-character-loss = Balrog ({ name-character }, can be lost)
name-minion-balrog-use-balrog = Balrog ({ name-use-balrog })
name-minion-balrog-muster = Balrog ({ name-muster })
name-minion-balrog-draw = Balrog ({ name-draw })
name-minion-balrog-eye-loss = Balrog ({ name-eye }, can be lost)
name-minion-gothmog = Gothmog die
name-minion-gothmog-army-loss = Gothmog ({ name-army }, can be lost)
name-minion-gothmog-army = Gothmog ({ name-army })
name-minion-gothmog-muster = Gothmog ({ name-muster })
name-minion-gothmog-draw = Gothmog ({ name-draw })
name-minion-gothmog-eye-loss = Gothmog ({ name-eye }, can be lost)

## Elven Rings and action tokens

name-vilya = Vilya
text-vilya = Needs Lord Elrond in play. Keep the action die that you have just used, unless it is a Will of the West.
name-nenya = Nenya
text-nenya = Needs Lady Galadriel in play. Cancel a standard hunt tile with an Eye that has just been drawn. It leaves the game, and another is drawn.
name-narya = Narya
text-narya = Needs Gandalf, Keeper of Narya, on the map in an unconquered settlement of the Free Peoples, and any die. Bring the nation of that settlement to war.
name-shadow-token-nazgul = Nazgûl token
text-shadow-token-nazgul = Move the Nazgûl and minions once, as with a Character result.
name-shadow-token-politics = political token
text-shadow-token-politics = Advance one nation of the Shadow one step on the political track, as with a Muster result.

## Characters

name-elrond-keeper-of-vilya = Lord Elrond
text-elrond-keeper-of-vilya = Enters play: As an action with a Muster result, if Sauron or the Elves are At War and Rivendell is unconquered: he enters in Rivendell and never leaves it. His die joins your pool in the next turn. Leaves play: He is removed from the game when the Shadow takes Rivendell. Vilya, Mightiest of the Three: When you have finished an action with a die that is no Will of the West, you may spend Vilya: the die stays among your unused dice and does not go into the hunt box. House of Elrond: In a battle every Elven elite unit in his region is a leader as well. Lord of Rivendell: For combat cards he is a companion of level 3.
name-galadriel-keeper-of-nenya = Lady Galadriel
text-galadriel-keeper-of-nenya = Enters play: As an action with a Muster result, if Sauron or the Elves are At War and Lórien is unconquered: she enters in Lórien and never leaves it. Her die joins your pool in the next turn. Leaves play: She is removed from the game when the Shadow takes Lórien. Nenya, the Ring of Adamant: When a standard hunt tile with an Eye has been drawn, you may spend Nenya: the tile leaves the game for good, and another is drawn in its place. Valour of the Elven-folk: You may recruit in Lórien even while it is besieged. Lady of Lórien: For combat cards she is a companion of level 3.
name-gandalf-grey-keeper-of-narya = Gandalf the Grey, Keeper of Narya
text-gandalf-grey-keeper-of-narya = Enters play: Before the game you may put him into the Fellowship in place of the other Gandalf the Grey. The Shadow does not learn it until he is the guide or leaves. Guide: If at least one of your dice comes back from the hunt box when dice are recovered, the Narya die is in your pool for that turn. If he is the guide at the start of the game, it is there in the first turn too. Narya the Great: While he is in an unconquered settlement of the Free Peoples, you may spend Narya and any die as an action: the nation of that settlement becomes active and is At War. Emissary from the West: Outside the Fellowship he can be replaced by Gandalf the White.
name-smeagol-tamed-wretch = Sméagol
text-smeagol-tamed-wretch = Enters play: He joins the Fellowship as its guide when a Sméagol tile is drawn for an effect, unless Gollum came before him or he has been in the game already. Leaves play: He is removed from the game when he is separated, taken as a casualty, or when the Fellowship is declared in an unconquered city or stronghold of the Free Peoples; then We Shall Get It comes into play. If he is the only companion left, Gollum takes his place, and that card stays out. Guide: He is always the guide. A Sméagol tile does no damage and leaves the game. The Master's Friend: His level is the highest level among the other companions in the Fellowship. He counts as a companion for the dice that the Shadow may put into the hunt box.
name-balrog-of-moria = the Balrog of Moria
text-balrog-of-moria = Enters play: As an action with a Muster result: he enters in Moria, inactive. If Moria is unconquered and not besieged, you may also recruit 1 Sauron unit there. The Elves and the Dwarves advance one step each. His die joins your pool in the next turn. Leaves play: He is eliminated when he becomes inactive outside Moria. The Free Peoples make him inactive as an action, with a Will of the West, or with a Character result if Gandalf is in his region. Fire and Shadow: When the Fellowship is declared or revealed and its path touches his region, a hunt tile is drawn whose Reveal does not count. If it is an Eye, he and the guide are both removed from the game; if Gollum is the guide, the Eye has no effect. Flame of Udûn: In a battle your army rolls 2 more dice in the combat roll, five at most. Evil Awake: While he is active his level is 2, and he may leave Moria. He does not fly.
name-gothmog-lieutenant-of-morgul = Gothmog
text-gothmog-lieutenant-of-morgul = Enters play: As an action with a Muster result, if Sauron is At War, Minas Morgul is unconquered and no Witch-king is in play: he enters in Minas Morgul. His die joins your pool in the next turn; it is lost when the Black Captain is in play. Lead Them into Battle: While he is with a Shadow army in a region that is free, you may use a Muster result to recruit 1 Sauron regular there, or to replace 1 Sauron regular there with an elite.
name-mouth-of-sauron-black-numenorean = the Mouth of Sauron, Black Númenórean
text-mouth-of-sauron-black-numenorean = Enters play: As an action with a Muster result, if the Free Peoples have a victory point or the Fellowship is on the Mordor track, and no Mouth of Sauron is or was in play: he enters in an unconquered stronghold of Sauron. Dark Lore: Once an action an army that he is with may fight one more round of an assault without turning an elite unit into a regular. Great Sorcery: Once a turn you may use a Muster result as a Character result to move the army that he is with, or to attack with it.
name-witch-king-chief-of-the-ringwraiths = the Witch-king, Chief of the Ringwraiths
text-witch-king-chief-of-the-ringwraiths = Enters play: As an action with a Muster result, if the Fellowship is not in a region with an unconquered stronghold of the Free Peoples: he enters where the Fellowship is or, if the Black Captain is in play, in his place. The Black Captain can take his place in the same way if his own conditions are met. One such change is allowed in a game, and none after a Witch-king has been eliminated. Spear of Terror: When you play a Character event card while he is in the region of the Fellowship, you may then draw a card from the Character deck. With The Palantír of Orthanc you draw one card in all. He Sees. He Knows: When the Fellowship is declared in a region without an unconquered stronghold of the Free Peoples, you may at once move him there. Flight: He moves like a Nazgûl and counts as one, except where a card names him or speaks of minions.
name-boromir-captain-general = Boromir, Captain-General of Gondor
text-boromir-captain-general = Guide: When a hunt has damage left, you may separate him to reduce it by 1. The next guide may use his own ability in the same hunt. Defender of Gondor: While he is with an army that defends in a region of Gondor, it rolls 1 more die in the combat roll, five at most. Gondor's Call: While he is in an unconquered city or stronghold of Gondor, you may spend any die as an action to make Gondor active and advance it one step on the political track.
name-gimli-dwarven-lord = Gimli, Dwarven Lord
text-gimli-dwarven-lord = Guide: When a hunt has damage left, you may separate him to reduce it by 1. The next guide may use his own ability in the same hunt. Defender of Erebor: While he is with an army that defends in a region of the Dwarves, it rolls 1 more die in the combat roll, five at most. The Dwarves' Call: While he is in Erebor and it is unconquered, you may spend any die as an action to make the Dwarves active and advance them one step on the political track.
name-legolas-elven-prince = Legolas, Elven Prince
text-legolas-elven-prince = Guide: When a hunt has damage left, you may separate him to reduce it by 1. The next guide may use his own ability in the same hunt. Defender of Mirkwood: While he is with an army that defends in a region of the Elves, it rolls 1 more die in the combat roll, five at most. The Elves' Call: While he is in an unconquered stronghold of the Elves, you may spend any die as an action to make the Elves active and advance them one step on the political track.
name-meriadoc-hobbit-of-the-shire = Meriadoc, Hobbit of the Shire
text-meriadoc-hobbit-of-the-shire = Guide: When a standard hunt tile has been drawn and Peregrin, Hobbit of the Shire, is in the Fellowship too, you may eliminate both hobbits to cancel the tile. Defender of the Shire: While he is with an army that defends in a region of the North, it rolls 1 more die in the combat roll, five at most. The Shire's Call: While he is in the Shire and it is unconquered, you may spend any die as an action to make the North active and advance it one step on the political track.
name-peregrin-hobbit-of-the-shire = Peregrin, Hobbit of the Shire
text-peregrin-hobbit-of-the-shire = Guide: When a standard hunt tile has been drawn and Meriadoc, Hobbit of the Shire, is in the Fellowship too, you may eliminate both hobbits to cancel the tile. Defender of the Shire: While he is with an army that defends in a region of the North, it rolls 1 more die in the combat roll, five at most. The Shire's Call: While he is in the Shire and it is unconquered, you may spend any die as an action to make the North active and advance it one step on the political track.
name-strider-dunadan = Strider, Dúnadan
text-strider-dunadan = Guide: The Shadow player does not re-roll failed hunt dice. Captain of the West: In a battle your army rolls 1 more die in the combat roll, five at most. Heir to Isildur: Outside the Fellowship he can be replaced by Aragorn.

## Hunt tiles

name-smeagol-1 = Sméagol tile
name-smeagol-2 = Sméagol tile
name-smeagol-3 = Sméagol tile
name-smeagol-4 = Sméagol tile

## Event cards

name-you-know-the-way-there = You Know the Way There
text-you-know-the-way-there = The two Sméagol tiles that were set aside go into the hunt pool.
name-safe-paths-in-the-dark = Safe Paths in the Dark
text-safe-paths-in-the-dark = Heal 1 corruption. If We Shall Get It or We Won't Go Back is on the table, it is discarded without effect.
name-wind-from-the-west = Wind from the West
text-wind-from-the-west = Choose a Shadow card on the table: it is discarded. If there is none, you may look at the hand of one Shadow player and discard a card of your choice from it.
name-three-rings-for-the-elven-kings = Three Rings for the Elven-kings
text-three-rings-for-the-elven-kings = Roll 3 dice: for each 5 or more you get back one used Elven Ring of your choice, but those out of the game before those that the Shadow player holds.
name-every-little-is-a-gain = Every Little is a Gain
text-every-little-is-a-gain = Recruit 1 Gondor regular in each of Pelargir, Lossarnach and Lamedon. Then draw a Strategy card.
name-rangers-of-the-north = Rangers of the North
text-rangers-of-the-north = Needs a Shadow army in a region of the North or next to one. Choose such an army and roll 3 dice: each 5 or more is a hit on it. Then recruit 1 North unit, regular or elite, and 1 North leader in one region of the North next to that army which is free.
name-a-balrog-is-come = A Balrog is Come!
text-a-balrog-is-come = Needs the Balrog in play. The Balrog becomes active. If he is active already, move the army that he is in, or attack with it, or move him alone.
name-we-wont-go-back = We Won't Go Back
text-we-wont-go-back = Needs Sméagol as guide. Put it on the table. When a Sméagol tile is drawn in a hunt, you may discard a Character card from your hand, or this card: the Ring-bearers take 2 corruption. It is discarded when it pays for its effect, or when Sméagol is not the guide any more.
name-the-lore-of-the-elven-rings = The Lore of the Elven Rings
text-the-lore-of-the-elven-rings = Put it on the table. If a Keeper die shows an Eye after the action roll, you may turn one die of your roll to any other result. The Free Peoples player can have it discarded as an action, with a Will of the West or with any die and an Elven Ring.
name-the-gates-are-closed = The Gates are Closed
text-the-gates-are-closed = Put it on the table. When the Fellowship is declared or revealed and its path touches an unconquered stronghold of the Shadow, you may discard this card to draw one more hunt tile: an Eye has no effect, anything else is resolved like the tile of a successful hunt; its Reveal does not count. It is discarded when used. The Free Peoples player can have it discarded as an action, with a Will of the West, or with a Character result if Gandalf or Gollum is the guide.
name-captain-of-despair = Captain of Despair
text-captain-of-despair = Needs a Witch-king in play and another guide than Gollum. Put it on the table. From your next action on, each die that you use as a Character result goes into the hunt box as an Eye when its action is over. It is discarded when the Fellowship is declared in an unconquered stronghold of the Free Peoples, when Gollum becomes the guide, or when no Witch-king is in play any more.
name-shadow-of-dol-guldur = Shadow of Dol Guldur
text-shadow-of-dol-guldur = Needs a Nazgûl in Dol Guldur. Recruit 1 Sauron regular in Dol Guldur for each point of Nazgûl leadership there, five at most. Then you may move the army there or attack with it.
name-madness-and-horror = Madness and Horror
text-madness-and-horror = Needs Sauron to be At War and a Free Peoples army in a region with a stronghold of Sauron or next to one. Choose such an army and roll 3 dice: each 5 or more is a hit on it. Then recruit 2 Sauron regulars in one region next to it that is free, or in its own region if it is besieged in a stronghold of Sauron.
name-we-shall-get-it = We Shall Get It
text-we-shall-get-it = Comes into play when Sméagol leaves the game, unless Gollum takes his place. When a hunt tile has been drawn while Gollum is the guide, you may discard this card to draw a second tile. The second counts instead of the first, which then goes back into the pool. It is discarded when used.

## Combat halves

name-combat-orderly-withdrawal = Orderly Withdrawal
text-combat-orderly-withdrawal = Needs a leader or companion of yours in a field battle or a sortie. Before you remove casualties, you may cancel 1 hit of the enemy's combat roll and leader re-roll. If you do, you must end the battle after this round if you can: cease the attack, or retreat.
name-combat-durins-bane-is-come = Durin's Bane
text-combat-durins-bane-is-come = Needs the Balrog in the battle, or the defending army in Moria or at most two regions away from it. Before the combat roll, make an extra attack with 3 dice that hit on 4 or more. There is no re-roll, the enemy's combat card does not change it, and its casualties are removed at once.
name-combat-fear-of-their-masters = Fear of Their Masters
text-combat-fear-of-their-masters = Needs a minion in the battle. Give up all your leadership for this round to add 2 to all dice of your combat roll. Each die of the enemy's combat roll and leader re-roll that shows 6 is one more hit on your army.
name-combat-servant-of-the-shadow = Servant of the Shadow
text-combat-servant-of-the-shadow = Needs a minion in the battle. Before the combat roll, give up the leadership of one minion for this round: the Free Peoples player rolls as many dice fewer in the combat roll, but at least one.

## The combat cards as options: the combat half, and in brackets the card on which it stands

option-combat-card-you-know-the-way-there = { name-combat-blade-of-westernesse } ({ name-you-know-the-way-there })
option-combat-card-safe-paths-in-the-dark = { name-combat-it-is-a-gift } ({ name-safe-paths-in-the-dark })
option-combat-card-wind-from-the-west = { name-combat-orderly-withdrawal } ({ name-wind-from-the-west })
option-combat-card-three-rings-for-the-elven-kings = { name-combat-orderly-withdrawal } ({ name-three-rings-for-the-elven-kings })
option-combat-card-every-little-is-a-gain = { name-combat-shield-wall } ({ name-every-little-is-a-gain })
option-combat-card-rangers-of-the-north = { name-combat-advantageous-position } ({ name-rangers-of-the-north })
option-combat-card-a-balrog-is-come = { name-combat-durins-bane-is-come } ({ name-a-balrog-is-come })
option-combat-card-we-wont-go-back = { name-combat-fear-of-their-masters } ({ name-we-wont-go-back })
option-combat-card-the-lore-of-the-elven-rings = { name-combat-fear-of-their-masters } ({ name-the-lore-of-the-elven-rings })
option-combat-card-the-gates-are-closed = { name-combat-words-of-power } ({ name-the-gates-are-closed })
option-combat-card-captain-of-despair = { name-combat-servant-of-the-shadow } ({ name-captain-of-despair })
option-combat-card-shadow-of-dol-guldur = { name-combat-mumakil } ({ name-shadow-of-dol-guldur })
option-combat-card-madness-and-horror = { name-combat-swarm-of-bats } ({ name-madness-and-horror })

## Special dice and Elven Rings

option-use-die-draw = Draw a card (nothing else)
option-use-die-use-balrog = Use the Balrog (wake him, or move or attack with him)
option-use-die-keeper-vilya-army-loss = Vilya die (lost in the next turn if Gandalf the White is in play): { option-use-die-army }
option-use-die-keeper-vilya-muster = Vilya die: { option-use-die-muster }
option-use-die-keeper-vilya-event = Vilya die: { option-use-die-event }
option-use-die-keeper-vilya-draw = Vilya die: { option-use-die-draw }
option-use-die-keeper-nenya-character-loss = Nenya die (lost in the next turn if Gandalf the White is in play): { option-use-die-character }
option-use-die-keeper-nenya-muster = Nenya die: { option-use-die-muster }
option-use-die-keeper-nenya-event = Nenya die: { option-use-die-event }
option-use-die-keeper-nenya-draw = Nenya die: { option-use-die-draw }
option-use-die-keeper-narya-character = Narya die: { option-use-die-character }
option-use-die-keeper-narya-muster = Narya die: { option-use-die-muster }
option-use-die-keeper-narya-event = Narya die: { option-use-die-event }
option-use-die-keeper-narya-draw = Narya die: { option-use-die-draw }
option-use-die-keeper-narya-army = Narya die: { option-use-die-army }
option-use-die-minion-balrog-character-loss = Balrog die (lost in the next turn if a Witch-king is in play): { option-use-die-character }
option-use-die-minion-balrog-use-balrog = Balrog die: { option-use-die-use-balrog }
option-use-die-minion-balrog-muster = Balrog die: { option-use-die-muster }
option-use-die-minion-balrog-draw = Balrog die: { option-use-die-draw }
option-use-die-minion-gothmog-army-loss = Gothmog die (lost in the next turn if a Witch-king is in play): { option-use-die-army }
option-use-die-minion-gothmog-army = Gothmog die: { option-use-die-army }
option-use-die-minion-gothmog-muster = Gothmog die: { option-use-die-muster }
option-use-die-minion-gothmog-draw = Gothmog die: { option-use-die-draw }
question-special-die = { $die }: which face does it show?
question-keep-special-die = Which result of your special dice do you keep for this turn? The other dice are set aside. A result that can be lost costs the die in the next turn if { $side-key ->
    [free-peoples] { name-gandalf-the-white }
    [gondor] { name-gandalf-the-white }
    [rohan] { name-gandalf-the-white }
   *[other] a Witch-king
} is in play.
event-special-dice = Special dice of { $side } this turn: { $dice }.
event-special-die-lost = { $fallen ->
    [yes] The { $die } leaves the game, as its owner has.
   *[other] The { $die } leaves the game: { $by } is in play.
}
event-special-die-rests = The { $die } is not rolled this turn.
event-special-roll = Special dice of { $side } show: { $faces }.
event-special-kept = { $face-key ->
    [keeper-vilya-eye-loss] { kept-eye }
    [keeper-nenya-eye-loss] { kept-eye }
    [keeper-narya-eye] { kept-eye }
    [minion-balrog-eye-loss] { kept-eye }
    [minion-gothmog-eye-loss] { kept-eye }
   *[other] { $count ->
        [1] { "" }
       *[other] { $side } keep{ s } { $face } and set{ s } the other special dice aside.
    }
}
kept-eye = { $side } keep{ s } this result of a special die, which goes to the hunt box: { $face }.
question-which-ring = { $side-key ->
    [shadow] { ring-leaves }
    [witch-king] { ring-leaves }
    [saruman] { ring-leaves }
   *[other] Which Elven Ring do you spend? It goes to the Shadow.
}
ring-leaves = Which Elven Ring do you spend? It leaves the game.
then-which-ring = { $option }
event-version-chosen = { $companion-key ->
    [hidden] { "" }
   *[other] { $companion } joins the Fellowship.
}
event-ring-goes = { $to-key ->
    [free-peoples] The ring { $ring } comes back to the Free Peoples{ because }.
    [shadow] The ring { $ring } goes to the Shadow{ because }.
   *[other] The ring { $ring } leaves the game{ because }.
}
question-use-vilya = Do you spend the ring to use the die of this action once more this turn: { $die }? The ring goes to the Shadow.
event-die-kept = The ring Vilya keeps the die of this action unused: { $die }.
question-use-nenya = The hunt tile is: { $tile }. Do you spend the ring to cancel it? The tile leaves the game, and another is drawn; the ring goes to the Shadow.
event-tile-cancelled = Nenya cancels the hunt tile, and it leaves the game: { $tile }.
name-narya-rouses = call a nation to war with Narya
option-action-narya-rouses = Narya: the nation where Gandalf is becomes active and At War (costs the ring)
question-ring-returns = Which Elven Ring comes back to you?
question-lore-die = Which die of your roll do you turn?
option-lore-die-eye = an Eye in the hunt box
option-lore-die-none = None
question-lore-result = Which result shall this die show: { $die }?
option-lore-result-eye = Eye (the die goes to the hunt box)
name-break-lore = end The Lore of the Elven Rings
option-action-break-lore = End The Lore of the Elven Rings
name-ring-against-lore = end The Lore of the Elven Rings with an Elven Ring
option-action-ring-against-lore = End The Lore of the Elven Rings (costs an Elven Ring)

## Sméagol and the hunt

event-smeagol-is-there = Sméagol is with the Fellowship already: the tile leaves the game.
event-smeagol-joins = Sméagol joins the Fellowship.
event-smeagol-stays-away = Sméagol cannot come any more: the tile is discarded, and another is drawn.
event-smeagol-turns = Sméagol is alone with the Ring-bearers: Gollum takes his place.
event-smeagol-tiles = Sméagol tiles that go into the hunt pool: { $count }.
event-card-comes = “{ $card }” comes into play.
question-we-wont-go-back = Which card do you discard to give the Ring-bearers 2 corruption: a Character card from your hand, or this one?
option-we-wont-go-back-we-wont-go-back = { name-we-wont-go-back } (it leaves the table)
option-we-wont-go-back-none = None: no corruption
question-exchange-tile = The hunt tile is: { $tile }. Do you discard { $card } to have another drawn in its place?
question-close-gates = The way of the Fellowship touched a stronghold of the Shadow. Do you discard { $card } to draw a hunt tile?
name-open-gates = end The Gates are Closed
name-guide-opens-gates = end The Gates are Closed with the help of the guide
option-action-open-gates = End The Gates are Closed
option-action-guide-opens-gates = End The Gates are Closed with the help of the guide

## The Council of Rivendell

phase-council = the companions are chosen
question-companion-version = Which card stands for { $companion } in the Fellowship? The Shadow does not learn it before he is the guide or leaves.
question-outside = Which companion is not with the Fellowship, but at home from the start? The Shadow gets an action token for one, both tokens for more.
option-outside-none = Nobody else: all others are with the Fellowship
question-which-token = A companion is at home from the start: which action token do you take for it? Each is used once, in place of a die.
option-which-token-shadow-token-nazgul = Nazgûl token: move Nazgûl and minions
option-which-token-shadow-token-politics = Political token: move one of your nations a step towards war
option-use-die-shadow-token-nazgul = Nazgûl token: move Nazgûl and minions, without a die
option-use-die-shadow-token-politics = Political token: move one of your nations a step towards war, without a die
question-sacrifice-hobbits = The hunt tile is: { $tile }. Do you give up both Hobbits of the Shire to cancel it?
event-version = { $companion } shows his card.
event-version-several = { $companions } show their cards.
event-outside = Not with the Fellowship from the start: { $companion }.
event-token = { $side } get{ s } an action token: { $token }.
event-use-token = { $side } use{ s } an action token: { $token }.
event-hobbits-cancel = { $hobbits } are given up to cancel the hunt tile: { $tile }.
name-boromir-calls-gondor = call Gondor with Boromir
name-gimli-calls-the-dwarves = call the Dwarves with Gimli
name-legolas-calls-the-elves = call the Elves with Legolas
name-meriadoc-calls-the-north = call the North with Meriadoc
name-peregrin-calls-the-north = call the North with Peregrin
option-action-boromir-calls-gondor = Boromir: Gondor becomes active and advances a step towards war
option-action-gimli-calls-the-dwarves = Gimli: the Dwarves become active and advance a step towards war
option-action-legolas-calls-the-elves = Legolas: the Elves become active and advance a step towards war
option-action-meriadoc-calls-the-north = Meriadoc: the North becomes active and advances a step towards war
option-action-peregrin-calls-the-north = Peregrin: the North becomes active and advances a step towards war

## Lords and lieutenants, and cards of the Free Peoples

name-elrond-enters = bring Elrond into play
name-galadriel-enters = bring Galadriel into play
leads-action-lead-them-into-battle = Gothmog, where he is: { $then }
leads-action-sorcery-moves = Great Sorcery: move the army of the Mouth of Sauron { $then }
leads-action-sorcery-attacks = Great Sorcery: attack with the army of the Mouth of Sauron { $then }
name-lead-them-into-battle = lead them into battle with Gothmog
name-sorcery-moves = move an army by Great Sorcery
name-sorcery-attacks = attack by Great Sorcery
option-action-elrond-enters = Bring { name-elrond-keeper-of-vilya } into play in Rivendell
option-action-galadriel-enters = Bring { name-galadriel-keeper-of-nenya } into play in Lórien
option-action-lead-them-into-battle = Gothmog: recruit a Sauron regular where he is, or turn one into an elite
option-action-sorcery-moves = Great Sorcery: move the army of the Mouth of Sauron
option-action-sorcery-attacks = Great Sorcery: attack with the army of the Mouth of Sauron
question-lead-them-into-battle = What does he do in { $region }?
option-lead-them-into-battle-recruit-regular = Recruit a Sauron regular
option-lead-them-into-battle-replace-regular = Turn a Sauron regular into an elite
question-whose-hand = At whose hand do you look?
option-whose-hand-witch-king = That of { seat-witch-king }
option-whose-hand-saruman = That of { seat-saruman }
option-whose-hand-shadow = That of { name-shadow }
option-whose-hand-none = At nobody's
question-discard-theirs = This is the hand of { $player-key ->
    [witch-king] { seat-witch-king }
    [saruman] { seat-saruman }
   *[other] { $player }
}. Which card is discarded?
option-discard-theirs-none = None
event-hand-opened = { $side } show{ s } the cards in hand{ because }.
event-hand-closed = No card of { $side } is discarded.
event-discard-theirs = { $side } lose{ s } “{ $card }” from hand{ because }.
question-withdraw-in-order = Do you cancel { $hits ->
    [one] the hit
   *[other] one of the { $hits } hits
} on your army? Then you must end the battle after this round if you can.
question-minion-forfeits = Which minion gives up leadership? The enemy rolls as many dice fewer.

## The Balrog and the Witch-king

question-balrog-recruits = Which Sauron unit do you recruit in Moria?
option-balrog-recruits-none = None
event-balrog-wakes = { $minion } becomes active{ because }.
event-balrog-sleeps = { $minion } becomes inactive.
question-balrog-does = The Balrog is active. What does he do?
name-wake-balrog = wake the Balrog
name-move-balrogs-army = move the army with the Balrog
name-attack-with-balrog = attack with the army with the Balrog
name-move-balrog = move the Balrog alone
option-action-wake-balrog = Wake the Balrog
option-action-move-balrogs-army = Move the army with the Balrog
option-action-attack-with-balrog = Attack with the army with the Balrog
option-action-move-balrog = Move the Balrog alone
option-balrog-does-move-balrogs-army = Move the army with him
option-balrog-does-attack-with-balrog = Attack with the army with him
option-balrog-does-move-balrog = Move him alone
name-bind-balrog = make the Balrog inactive
name-gandalf-binds-balrog = make the Balrog inactive with Gandalf
option-action-bind-balrog = Make the Balrog inactive
option-action-gandalf-binds-balrog = Gandalf: make the Balrog inactive
event-minion-replaced = He takes the place of { $minion }, the other version of the Witch-king.
question-spear-of-terror = { $minion } is where the Fellowship is (Spear of Terror): do you draw a Character card for the event just played?
question-draw-by = You draw one card for the event just played. By which effect?
option-draw-by-palantir-of-orthanc = The Palantír of Orthanc (from either deck)
option-draw-by-spear-of-terror = Spear of Terror (from the Character deck)
question-he-sees = The Fellowship was declared in { $region }. Do you move { $minion } there at once?
event-die-becomes-eye = { $card }: this die goes to the hunt box as an Eye: { $die }.

## The table as text

terminal-three-rings = Elven Rings: { $rings }
terminal-rings-of = { $holder-key ->
    [out] { $rings } { $holder }
   *[other] { $rings } with { $holder }
}
terminal-special-dice = Special dice of { $side } this turn: { $dice }
terminal-special-kept = { $state ->
    [unused] Special dice of { $side } this turn: { $dice }; kept: { $face }
    [boxed] Special dice of { $side } this turn: { $dice }; kept: { $face }, in the hunt box
   *[used] Special dice of { $side } this turn: { $dice }; kept: { $face }, used
}
terminal-dice-lost = Special dice out of the game: { $dice }
terminal-balrog-active = The Balrog of Moria is active.
terminal-balrog-inactive = The Balrog of Moria is inactive.
terminal-sorcery-used = Great Sorcery has been used this turn.
terminal-witch-king-replaced = The Witch-king has been replaced once; that cannot be done again.
terminal-tokens = Action tokens of the Shadow: { $tokens }
terminal-token-used = The Shadow has used an action token this turn.
terminal-secret-versions = The Shadow does not know these cards yet: { $companions }
terminal-smeagol-tiles = Sméagol tiles in the hunt pool: { $count }
terminal-open-hand = The hand of { $side } lies open to you:

## What can be looked up

terminal-special-card = Card of no deck, without a combat half
terminal-level-of-best = equal to the highest of the others
terminal-level-active = { $level } ({ $active } while active)
terminal-tile-smeagol = No damage. Sméagol joins the Fellowship as its guide, and the tile leaves the game. If he is there already, it does nothing; if he cannot come any more, another tile is drawn.
terminal-die = Die of { $owner } ({ $side }). Faces: { $faces }
terminal-die-use = It is rolled with the action dice. Each side keeps one result of its special dice for the turn, an Eye if there is one; an Eye goes to the hunt box as one of the Shadow's.
terminal-die-loss-free = If a result that can be lost was kept, the die leaves the game in the next turn if Gandalf the White is in play.
terminal-die-loss-shadow = If a result that can be lost was kept, the die leaves the game in the next turn if a Witch-king is in play.
terminal-can-be-lost = { $result } (can be lost)
