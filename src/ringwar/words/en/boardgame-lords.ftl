### Lords of Middle-earth: the names of its characters, cards, tiles, dice and tokens, and what they do in our words.

## The expansion

name-lords = Lords of Middle-earth
name-special = special

## Dice: the new faces, and the results of the special dice

name-draw = Draw a card
name-use-balrog = Balrog
name-face-draw = Draw a card
name-face-use-balrog = Balrog
name-keeper-vilya = Vilya die
name-keeper-vilya-army-loss = { name-army } ({ name-keeper-vilya }, can be lost)
name-keeper-vilya-muster = { name-muster } ({ name-keeper-vilya })
name-keeper-vilya-event = { name-event } ({ name-keeper-vilya })
name-keeper-vilya-draw = { name-draw } ({ name-keeper-vilya })
name-keeper-vilya-eye-loss = { name-eye } ({ name-keeper-vilya }, can be lost)
name-keeper-nenya = Nenya die
name-keeper-nenya-character-loss = { name-character } ({ name-keeper-nenya }, can be lost)
name-keeper-nenya-muster = { name-muster } ({ name-keeper-nenya })
name-keeper-nenya-event = { name-event } ({ name-keeper-nenya })
name-keeper-nenya-draw = { name-draw } ({ name-keeper-nenya })
name-keeper-nenya-eye-loss = { name-eye } ({ name-keeper-nenya }, can be lost)
name-keeper-narya = Narya die
name-keeper-narya-character = { name-character } ({ name-keeper-narya })
name-keeper-narya-muster = { name-muster } ({ name-keeper-narya })
name-keeper-narya-event = { name-event } ({ name-keeper-narya })
name-keeper-narya-draw = { name-draw } ({ name-keeper-narya })
name-keeper-narya-army = { name-army } ({ name-keeper-narya })
name-keeper-narya-eye = { name-eye } ({ name-keeper-narya })
name-minion-balrog = Balrog die
name-minion-balrog-character-loss = { name-character } ({ name-minion-balrog }, can be lost)
name-minion-balrog-use-balrog = { name-use-balrog } ({ name-minion-balrog })
name-minion-balrog-muster = { name-muster } ({ name-minion-balrog })
name-minion-balrog-draw = { name-draw } ({ name-minion-balrog })
name-minion-balrog-eye-loss = { name-eye } ({ name-minion-balrog }, can be lost)
name-minion-gothmog = Gothmog die
name-minion-gothmog-army-loss = { name-army } ({ name-minion-gothmog }, can be lost)
name-minion-gothmog-army = { name-army } ({ name-minion-gothmog })
name-minion-gothmog-muster = { name-muster } ({ name-minion-gothmog })
name-minion-gothmog-draw = { name-draw } ({ name-minion-gothmog })
name-minion-gothmog-eye-loss = { name-eye } ({ name-minion-gothmog }, can be lost)

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
