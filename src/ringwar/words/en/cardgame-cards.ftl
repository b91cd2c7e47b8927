### The cards and locations of War of the Ring: The Card Game: their names, and what they do in our words.
### A card's name stands before its text; cards that only have icons have no text.

## Factions and kinds of cards

name-dunedain = Dúnedain
name-elf = Elf
name-dwarf = Dwarf
name-hobbit = Hobbit
name-rohan = Rohan
name-wizard = Wizard
name-isengard = Isengard
name-monstrous = Monstrous
name-southron = Southron
name-mordor = Mordor
name-army = army
name-character = character
name-item = item
name-event = event

## Seats (Aragorn and Saruman are named like their cards)

name-frodo = Frodo
name-witch-king = The Witch-king
name-gandalf = Gandalf
name-balrog = The Balrog of Moria

## Dúnedain cards

name-dead-men-of-dunharrow = Dead Men of Dunharrow
text-dead-men-of-dunharrow = While it supports Strider or Aragorn, this army has 2 attack and 2 defence icons. Otherwise it has none.
name-knights-of-dol-amroth = Knights of Dol Amroth
text-knights-of-dol-amroth = On Dol Amroth this army has 1 more defence icon.
name-guards-of-the-citadel = Guards of the Citadel
text-guards-of-the-citadel = On Minas Tirith this army has 1 more defence icon.
name-soldiers-of-gondor = Soldiers of Gondor
name-the-great-gate = The Great Gate
text-the-great-gate = On Minas Tirith this army has 3 defence icons; elsewhere it has none. It is never played or moved to a Shadow battleground.
name-aragorn = Aragorn
text-aragorn = When played, remove Strider from the game, wherever he is. While Aragorn is in reserve, you draw 1 more card in the Draw step. Forsaken from the top of the draw deck, he is cycled instead of eliminated.
name-boromir = Boromir
text-boromir = When played, draw 1 card. When played or moved to a path, forsake 1 card.
name-denethor = Denethor
text-denethor = In reserve, as an action: forsake 1 card, then take Boromir or Faramir from your draw deck into your hand.
name-faramir = Faramir
text-faramir = When played or moved to a path 7, you may activate another unused path 7 of your choice. The old path is fought over first, with Faramir on it.
name-halbarad = Halbarad
text-halbarad = In reserve, as an action: cycle this card, then take Strider or Aragorn from your draw deck into your hand.
name-prince-imrahil = Prince Imrahil
text-prince-imrahil = When played, you may cycle 1 more card from your hand to take Knights of Dol Amroth from your draw deck into your hand.
name-strider = Strider
text-strider = On the active path, as an action: activate an unused path of the next number, of your choice. The old path is fought over first, with Strider on it. When Aragorn is played, Strider is removed from the game.
name-anduril = Andúril
text-anduril = While the wielder is in reserve, even if played this round, as an action: activate or reactivate a Dúnedain battleground and move the wielder there.
name-blade-of-westernesse = Blade of Westernesse
name-paths-of-the-dead = Paths of the Dead
text-paths-of-the-dead = Forsake 2 cards, then draw 4 cards, or 5 if Strider or Aragorn is in play.
name-the-red-arrow = The Red Arrow
text-the-red-arrow = Until the end of the round, Rohan armies and characters may be played or moved to any active Dúnedain battleground.
name-the-three-hunters = The Three Hunters
text-the-three-hunters = Until the end of the round, Strider or Aragorn, Gimli and Legolas may be played or moved to any active battleground, and any Free Peoples army there may support them.

## Elf cards

name-high-elves = High Elves
name-arwen = Arwen
text-arwen = When played, draw 1 card. While Arwen is in reserve, Strider or Aragorn has 1 more defence icon on a path or battleground.
name-elrond = Elrond
text-elrond = When played, draw 1 card. While Elrond is in reserve, your carryover limit is 1 higher.
name-galadriel = Galadriel
text-galadriel = When played, draw 1 card. While Galadriel is in reserve, you draw 1 more card in the Draw step and then cycle 1 card from your hand.
name-legolas = Legolas
text-legolas = When played, you may take Bow of the Galadhrim from your draw deck into your hand.
name-bow-of-the-galadhrim = Bow of the Galadhrim
text-bow-of-the-galadhrim = The wielder cannot wield another weapon.
name-elven-cloak = Elven Cloak
text-elven-cloak = If the wielder would be eliminated in path combat, cycle the wielder and all its items instead.
name-lembas = Lembas
text-lembas = On the active path, as an action of the Hobbit player: eliminate this card to remove 1 corruption for each Hobbit character on that path.
name-mirror-of-galadriel = Mirror of Galadriel
text-mirror-of-galadriel = While this item is in play, you may look at the top card of your draw deck at any time.
name-nenya-ring-of-adamant = Nenya, Ring of Adamant
text-nenya-ring-of-adamant = While the wielder is in reserve, as an action: cycle this card to add 1 defence icon to the active path or to an active battleground.
name-phial-of-galadriel = Phial of Galadriel
text-phial-of-galadriel = While this item is on a path, that path, not the wielder, has 2 more defence icons.
name-vilya-ring-of-air = Vilya, Ring of Air
text-vilya-ring-of-air = While the wielder is in reserve, as an action: cycle this card, and each Free Peoples player draws 1 card.

## Dwarf cards

name-gimli = Gimli
text-gimli = When played, you may take Dwarven Axe from your cycle pile into your hand.
name-dwarven-axe = Dwarven Axe

## Hobbit cards

name-bilbo-baggins = Bilbo Baggins
text-bilbo-baggins = Whenever Bilbo would be eliminated or forsaken, cycle him and his items instead. In reserve, as an action: cycle this card to draw 2 cards.
name-fatty-bolger = Fatty Bolger
text-fatty-bolger = Forsaken from reserve, he is cycled instead of eliminated. In reserve, as an action: eliminate this card to draw 3 cards.
name-frodo-baggins = Frodo Baggins
text-frodo-baggins = Whenever Frodo would be eliminated or forsaken, cycle him instead. His items are eliminated.
name-merry-brandybuck = Merry Brandybuck
text-merry-brandybuck = Merry may be played or moved to an active Rohan battleground, where a Rohan army may support him. If he would be eliminated in path combat, cycle him instead.
name-pippin-took = Pippin Took
text-pippin-took = Pippin may be played or moved to an active Dúnedain battleground, where a Dúnedain army may support him. If he would be eliminated in path combat, cycle him instead.
name-sam-gamgee = Sam Gamgee
text-sam-gamgee = In reserve, as an action: cycle this card and its items to add 1 defence icon to the active path.
name-herbs-and-stewed-rabbit = Herbs and Stewed Rabbit
text-herbs-and-stewed-rabbit = In play, as an action: eliminate this card to take a Hobbit character from your cycle pile into your hand and draw 1 card.
name-mithril-coat = Mithril Coat
name-sting = Sting
text-sting = While the wielder is on a path with a Monstrous character, that path has 1 more defence icon.
name-there-is-another-way = There Is Another Way
text-there-is-another-way = Activate another unused path of the same number as the active path, of your choice, and add 1 defence icon to it. The old path is fought over first.

## Rohan cards

name-riders-of-rohan = Riders of Rohan
name-village-militia = Village Militia
name-eomer = Éomer
text-eomer = When played, draw 5 cards and set them aside; you may play 1 Rohan army among them, then cycle the rest.
name-eowyn = Éowyn
text-eowyn = When played to a battleground, you may eliminate a Nazgûl in play. When played to reserve, you may take Merry or Pippin from your cycle pile into your hand.
name-theoden = Théoden
text-theoden = While Gandalf is in play, Théoden has 1 attack and 1 defence icon. When played, draw 5 cards and set them aside; you may play 1 Rohan card among them, then cycle the rest.
name-shadowfax = Shadowfax
text-shadowfax = While the wielder is in reserve, as an action: activate or reactivate any battleground and move the wielder there.
name-death-ride-to-ruin = Death! Ride, Ride to Ruin
text-death-ride-to-ruin = Eliminate any number of Rohan cards in your reserve. The Mordor player eliminates the same number of Mordor cards on active battlegrounds.

## Wizard cards

name-gandalf-the-grey = Gandalf the Grey
text-gandalf-the-grey = On the active path, as an action: activate an unused path of the next number, of your choice. The old path is fought over first, with Gandalf on it. When Gandalf the White is played, this card is removed from the game.
name-gandalf-the-white = Gandalf the White
text-gandalf-the-white = When played, remove Gandalf the Grey from the game, wherever he is. While Gandalf is in reserve, you draw 1 more card in the Draw step. Forsaken from the top of the draw deck, he is cycled instead of eliminated.
name-gwaihir-the-windlord = Gwaihir the Windlord
text-gwaihir-the-windlord = In reserve, as an action: cycle this card to take Gandalf from your cycle pile into your hand.
name-quickbeam = Quickbeam
text-quickbeam = On a battleground he has 1 attack and 1 defence icon for every 2 Isengard characters and armies there.
name-smeagol = Sméagol
text-smeagol = On the active path, as an action: add 1 corruption and activate an unused path of the next number, of your choice. The old path is fought over first, with Sméagol on it. If he would be eliminated in path combat, cycle him instead.
name-treebeard = Treebeard
text-treebeard = On Orthanc Treebeard has 1 more attack icon. When he is played or moved to a battleground, the Isengard player eliminates an Isengard army in play.
name-ent-draught = Ent-draught
text-ent-draught = In play, as an action: eliminate this card to take up to 2 Hobbit characters from your cycle pile into your hand.
name-gandalfs-staff = Gandalf's Staff
text-gandalfs-staff = While this item is in play, your carryover limit is 1 higher.
name-glamdring = Glamdring
name-narya-ring-of-fire = Narya, Ring of Fire
text-narya-ring-of-fire = While the wielder is in reserve, as an action: cycle this card, and each Shadow player cycles 1 card from hand.

## Isengard cards

name-devilry-of-saruman = Devilry of Saruman
name-fighting-uruk-hai = Fighting Uruk-hai
name-white-hand-orcs = White Hand Orcs
name-wolf-riders = Wolf Riders
name-grima-wormtongue = Gríma Wormtongue
text-grima-wormtongue = In reserve, as an action: eliminate this card, then either take Saruman from your draw deck into your hand or eliminate a Rohan character in play.
name-saruman = Saruman
text-saruman = While Saruman is in reserve, you draw 1 more card in the Draw step. Forsaken from the top of the draw deck, he is cycled instead of eliminated.
name-ugluk = Uglúk
text-ugluk = On the active path, as an action: activate another unused path of the same number, of your choice. The old path is fought over first, with this card on it.
name-palantir-of-orthanc = Palantír of Orthanc
text-palantir-of-orthanc = While the wielder is in reserve, as an action, once a round: look at the top 3 cards of your draw deck; eliminate 1, cycle 1 and take 1 into your hand.
name-sarumans-staff = Saruman's Staff
text-sarumans-staff = While this item is in play, your carryover limit is 1 higher.
name-woven-of-all-colours = Woven of All Colours
text-woven-of-all-colours = If the wielder would be eliminated in combat, cycle the wielder and all its items instead.
name-threats-and-promises = Threats and Promises
text-threats-and-promises = Only while Saruman is in reserve: activate or reactivate an Isengard battleground. You may move Saruman there, even if he was played this round.

## Monstrous cards

name-goblins-of-the-misty-mountains = Goblins of the Misty Mountains
name-balrog-of-moria = Balrog of Moria
text-balrog-of-moria = On Khazad-dûm the Balrog has 1 more attack icon. When it is played or moved to a path or battleground, each Free Peoples player forsakes 1 card.
name-barrow-wights = Barrow-wights
text-barrow-wights = In reserve, as an action: eliminate this card, and each Free Peoples player forsakes 1 card.
name-candles-of-corpses = Candles of Corpses
text-candles-of-corpses = On the Dead Marshes this card has 1 more attack icon. In reserve, as an action: eliminate this card, and each Free Peoples player forsakes 1 card.
name-caradhras-the-cruel = Caradhras the Cruel
text-caradhras-the-cruel = When played to the path Caradhras, activate another unused path 4 of your choice; Caradhras is fought over first, with this card on it. In reserve, as an action: eliminate this card, and each Free Peoples player forsakes 1 card.
name-cave-troll = Cave-troll
text-cave-troll = In reserve, as an action: eliminate this card, and each Free Peoples player forsakes 1 card.
name-flocks-of-crebain = Flocks of Crebain
text-flocks-of-crebain = On the active path, as an action: activate another unused path of the same number, of your choice. The old path is fought over first, with this card on it.
name-gollum = Gollum
text-gollum = On the active path, as an action: activate another unused path of the same number, of your choice. The old path is fought over first, with this card on it. If Gollum would be eliminated in path combat, cycle him instead.
name-hill-troll = Hill-troll
text-hill-troll = In reserve, as an action: eliminate this card, and each Free Peoples player forsakes 1 card.
name-shelob = Shelob
text-shelob = On Shelob's Lair she has 1 more attack icon. When she is played or moved to a path or battleground, each Free Peoples player forsakes 1 card.

## Southron cards

name-coastal-raiders = Coastal Raiders
text-coastal-raiders = On Dol Amroth this army has 1 more attack icon. In reserve, as an action: eliminate this card to activate Dol Amroth, if Dol Amroth is still in the Free Peoples battleground deck.
name-corsairs-of-umbar = Corsairs of Umbar
text-corsairs-of-umbar = In reserve, as an action: eliminate this card to activate Umbar, if Umbar is still in the Shadow battleground deck.
name-haradrim-cavalry = Haradrim Cavalry
text-haradrim-cavalry = On Minas Tirith this army has 1 more attack icon. In reserve, as an action: eliminate this card to activate Minas Tirith, if Minas Tirith is still in the Free Peoples battleground deck.
name-haradrim-mumakil = Haradrim Mûmakil
name-haradrim-regulars = Haradrim Regulars
text-haradrim-regulars = In reserve, as an action: eliminate this card to activate Harad, if Harad is still in the Shadow battleground deck.
name-the-black-fleet = The Black Fleet
text-the-black-fleet = On Pelargir this army has 1 more attack icon. In reserve, as an action: eliminate this card to activate Pelargir, if Pelargir is still in the Free Peoples battleground deck.
name-the-black-serpent = The Black Serpent
text-the-black-serpent = In reserve, as an action: eliminate this card to reactivate a Southron battleground.

## Mordor cards

name-black-uruks = Black Uruks
name-grond-hammer-of-the-underworld = Grond, Hammer of the Underworld
name-mordor-orcs = Mordor Orcs
name-olog-hai = Olog-hai
name-trolls-of-udun = Trolls of Udûn
name-gorbag-and-shagrat = Gorbag and Shagrat
text-gorbag-and-shagrat = When played or moved to a path, you may cycle 1 card from your hand to give this card 1 attack icon, or 2 on Cirith Ungol.
name-grishnakh = Grishnákh
text-grishnakh = On a path, as an action: eliminate this card to add 1 corruption.
name-mouth-of-sauron = Mouth of Sauron
text-mouth-of-sauron = While a Shadow battleground is active, he cannot be played or moved to a path. While he is in reserve, you draw 1 more card in the Draw step.
name-the-beguiler = The Beguiler
text-the-beguiler = In reserve, as an action: cycle this card, and each Free Peoples player cycles 1 card from hand.
name-the-black-easterling = The Black Easterling
text-the-black-easterling = When played, draw 1 card. On Dol Guldur this card has 1 more defence icon.
name-the-commander = The Commander
text-the-commander = In reserve, as an action: cycle this card, and each Shadow player draws 1 card.
name-the-destroyer = The Destroyer
text-the-destroyer = In reserve, as an action: cycle this card to add 1 attack icon to an active battleground.
name-the-hunter = The Hunter
text-the-hunter = In reserve, as an action: cycle this card to add 1 attack icon to the active path.
name-the-lidless-eye = The Lidless Eye
text-the-lidless-eye = While a Shadow battleground is active, this card cannot be played or moved to a path. When played, each Shadow player draws 1 card. While it is in reserve, your carryover limit is 1 higher.
name-the-messenger = The Messenger
text-the-messenger = In reserve, as an action: cycle this card to take a Nazgûl from your cycle pile into your hand.
name-the-reaver = The Reaver
text-the-reaver = In reserve, as an action: cycle this card, and each Free Peoples player forsakes 1 card.
name-the-warrior = The Warrior
text-the-warrior = In reserve, as an action: cycle this card to add 1 defence icon to an active battleground.
name-the-witch-king = The Witch-king
text-the-witch-king = While the Witch-king is in reserve, you draw 1 more card in the Draw step. Forsaken from the top of the draw deck, he is cycled instead of eliminated.
name-black-breath = Black Breath
text-black-breath = While the wielder is on a path or battleground, as an action: cycle the wielder and all its items to add 1 corruption.
name-black-riders-mount = Black Rider's Mount
text-black-riders-mount = When played on a wielder in reserve, you may move the wielder to the active path, even if it was played this round.
name-fell-beast = Fell Beast
text-fell-beast = When played on a wielder in reserve, you may move the wielder to an active battleground, even if it was played this round.
name-morgul-blade = Morgul Blade
text-morgul-blade = On a path, as an action: eliminate this card to add 1 corruption.
name-nazguls-mantle = Nazgûl's Mantle
text-nazguls-mantle = If the wielder would be eliminated in combat, cycle the wielder and all its items instead.
name-the-black-captain = The Black Captain
text-the-black-captain = Only while the Witch-king is in reserve: activate or reactivate a Mordor battleground. You may move the Witch-king there, even if he was played this round.
name-the-day-without-dawn = The Day Without Dawn
text-the-day-without-dawn = Draw 7 cards, set them aside and eliminate 1 of them. You may play up to 2 armies among them, then cycle the rest.
name-the-ringwraiths-are-abroad = The Ringwraiths Are Abroad
text-the-ringwraiths-are-abroad = Draw 7 cards, set them aside and eliminate 1 of them. You may play up to 2 Nazgûl among them, then cycle the rest.

## Battlegrounds

name-dol-amroth = Dol Amroth
text-dol-amroth = The Dúnedain player may forsake 1 card to draw 1 card.
name-edoras = Edoras
text-edoras = If Helm's Deep is still in the Free Peoples battleground deck, it is activated too.
name-helms-deep = Helm's Deep
text-helms-deep = The Rohan player draws 5 cards and sets them aside, may play 1 army or character among them on Helm's Deep, then cycles the rest.
name-lorien = Lórien
text-lorien = Dol Guldur is activated or reactivated too, unless it is active already.
name-minas-tirith = Minas Tirith
text-minas-tirith = The Dúnedain player may forsake 1 card to draw 3 cards.
name-pelargir = Pelargir
text-pelargir = The Dúnedain player may forsake 1 card to draw 1 card.
name-rivendell = Rivendell
text-rivendell = The Elf player draws 1 card, then cycles 1 card from hand.
name-dol-guldur = Dol Guldur
text-dol-guldur = Lórien is activated or reactivated too, unless it is active already.
name-harad = Harad
text-harad = Each Shadow player draws 1 card.
name-minas-morgul = Minas Morgul
text-minas-morgul = The Mordor player draws 5 cards and sets them aside, may play 1 Nazgûl among them to reserve, then cycles the rest.
name-morannon = Morannon
text-morannon = The Mordor player draws 5 cards and sets them aside, may play 1 army among them, then cycles the rest.
name-moria = Moria
text-moria = The Monstrous player draws 2 cards.
name-orthanc = Orthanc
text-orthanc = The Isengard player may take Saruman from draw deck or cycle pile into hand, and then recycles: the cycle pile is shuffled into the draw deck.
name-umbar = Umbar
text-umbar = Each Shadow player draws 1 card.

## Paths

name-bag-end = Bag End
text-bag-end = The Hobbit player draws 2 cards.
name-bucklebury-ferry = Bucklebury Ferry
text-bucklebury-ferry = The Mordor player draws 1 card. The Hobbit player draws 1 card.
name-gildors-encampment = Gildor's Encampment
text-gildors-encampment = The Elf player draws 1 card, then cycles 1 card from hand.
name-inn-of-the-prancing-pony = Inn of the Prancing Pony
text-inn-of-the-prancing-pony = Each Shadow player draws 2 cards.
name-the-old-forest = The Old Forest
text-the-old-forest = Each Free Peoples player forsakes 1 card.
name-weathertop = Weathertop
text-weathertop = The Mordor player draws 2 cards.
name-fords-of-bruinen = Fords of Bruinen
text-fords-of-bruinen = Each Free Peoples player forsakes 1 card, then draws 3 cards.
name-imladris = Imladris
text-imladris = The Elf player draws 2 cards.
name-the-council-of-elrond = The Council of Elrond
text-the-council-of-elrond = Each Free Peoples player draws 1 card.
name-caradhras = Caradhras
text-caradhras = Each Free Peoples player forsakes 1 card.
name-khazad-dum = Khazad-dûm
text-khazad-dum = The Monstrous player draws 2 cards.
name-the-doors-of-durin = The Doors of Durin
text-the-doors-of-durin = The Monstrous player may forsake 1 card to add 1 attack icon to this path.
name-dimrill-dale = Dimrill Dale
text-dimrill-dale = Each Shadow player cycles 2 cards from hand.
name-egladil = Egladil
text-egladil = Each Free Peoples player draws 2 cards, then cycles 1 card from hand.
name-lothlorien = Lothlórien
text-lothlorien = The Elf player draws 1 card, then cycles 1 card from hand.
name-amon-hen = Amon Hen
text-amon-hen = The Mordor player draws 1 card, then cycles 1 card from hand.
name-dead-marshes = Dead Marshes
text-dead-marshes = The Monstrous player draws 2 cards.
name-emyn-muil = Emyn Muil
text-emyn-muil = Each Free Peoples player forsakes 1 card.
name-henneth-annun = Henneth Annûn
text-henneth-annun = The Dúnedain player draws 1 card.
name-osgiliath = Osgiliath
text-osgiliath = The Dúnedain player may forsake 1 card to draw 3 cards.
name-the-cross-roads = The Cross-roads
text-the-cross-roads = Each Free Peoples player draws 1 card.
name-cirith-ungol = Cirith Ungol
text-cirith-ungol = The Mordor player draws 5 cards and sets them aside, may play 1 army among them, then cycles the rest.
name-morgul-vale = Morgul Vale
text-morgul-vale = The Mordor player draws 5 cards and sets them aside, may play 1 Nazgûl among them, also on this path, then cycles the rest.
name-shelobs-lair = Shelob's Lair
text-shelobs-lair = The Monstrous player draws 2 cards.
name-crack-of-doom = Crack of Doom
text-crack-of-doom = The Monstrous player draws 2 cards.
name-morgai = Morgai
text-morgai = Add 1 attack icon to this path.
name-orodruin = Orodruin
text-orodruin = The Mordor player draws 2 cards.

## What cards do as an action, in short

option-use-denethor = Denethor: forsake 1 card, then take Boromir or Faramir from your draw deck
option-use-halbarad = Halbarad: cycle this card, then take Strider or Aragorn from your draw deck
option-use-strider = Strider: fight over the path, then activate one of the next number
option-use-anduril = Andúril: activate or reactivate a Dúnedain battleground and move the wielder there
option-use-lembas = Lembas: eliminate this card to remove 1 corruption for each Hobbit on the path
option-use-nenya-ring-of-adamant = { name-nenya-ring-of-adamant }: cycle this card to add 1 defence icon to an active location
option-use-vilya-ring-of-air = { name-vilya-ring-of-air }: cycle this card, and each Free Peoples player draws 1 card
option-use-bilbo-baggins = Bilbo Baggins: cycle this card to draw 2 cards
option-use-fatty-bolger = Fatty Bolger: eliminate this card to draw 3 cards
option-use-sam-gamgee = Sam Gamgee: cycle this card to add 1 defence icon to the path
option-use-herbs-and-stewed-rabbit = Herbs and Stewed Rabbit: eliminate this card to take a Hobbit from your cycle pile and draw 1 card
option-use-shadowfax = Shadowfax: activate or reactivate any battleground and move the wielder there
option-use-gandalf-the-grey = Gandalf the Grey: fight over the path, then activate one of the next number
option-use-gwaihir-the-windlord = Gwaihir the Windlord: cycle this card to take Gandalf from your cycle pile
option-use-smeagol = Sméagol: add 1 corruption, fight over the path, then activate one of the next number
option-use-ent-draught = Ent-draught: eliminate this card to take up to 2 Hobbits from your cycle pile
option-use-narya-ring-of-fire = { name-narya-ring-of-fire }: cycle this card, and each Shadow player cycles 1 card from hand
option-use-grima-wormtongue = Gríma Wormtongue: eliminate this card to take Saruman from your draw deck or eliminate a Rohan character
option-use-ugluk = Uglúk: fight over the path, then activate another of the same number
option-use-palantir-of-orthanc = Palantír of Orthanc: of the top 3 cards of your draw deck, eliminate 1, cycle 1 and take 1
option-use-barrow-wights = Barrow-wights: eliminate this card, and each Free Peoples player forsakes 1 card
option-use-candles-of-corpses = Candles of Corpses: eliminate this card, and each Free Peoples player forsakes 1 card
option-use-caradhras-the-cruel = Caradhras the Cruel: eliminate this card, and each Free Peoples player forsakes 1 card
option-use-cave-troll = Cave-troll: eliminate this card, and each Free Peoples player forsakes 1 card
option-use-flocks-of-crebain = Flocks of Crebain: fight over the path, then activate another of the same number
option-use-gollum = Gollum: fight over the path, then activate another of the same number
option-use-hill-troll = Hill-troll: eliminate this card, and each Free Peoples player forsakes 1 card
option-use-coastal-raiders = Coastal Raiders: eliminate this card to activate Dol Amroth
option-use-corsairs-of-umbar = Corsairs of Umbar: eliminate this card to activate Umbar
option-use-haradrim-cavalry = Haradrim Cavalry: eliminate this card to activate Minas Tirith
option-use-haradrim-regulars = Haradrim Regulars: eliminate this card to activate Harad
option-use-the-black-fleet = The Black Fleet: eliminate this card to activate Pelargir
option-use-the-black-serpent = The Black Serpent: eliminate this card to reactivate a Southron battleground
option-use-grishnakh = Grishnákh: eliminate this card to add 1 corruption
option-use-the-beguiler = The Beguiler: cycle this card, and each Free Peoples player cycles 1 card from hand
option-use-the-commander = The Commander: cycle this card, and each Shadow player draws 1 card
option-use-the-destroyer = The Destroyer: cycle this card to add 1 attack icon to an active battleground
option-use-the-hunter = The Hunter: cycle this card to add 1 attack icon to the path
option-use-the-messenger = The Messenger: cycle this card to take a Nazgûl from your cycle pile
option-use-the-reaver = The Reaver: cycle this card, and each Free Peoples player forsakes 1 card
option-use-the-warrior = The Warrior: cycle this card to add 1 defence icon to an active battleground
option-use-black-breath = Black Breath: cycle the wielder and all its items to add 1 corruption
option-use-morgul-blade = Morgul Blade: eliminate this card to add 1 corruption
