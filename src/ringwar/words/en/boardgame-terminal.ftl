### What can be looked at in the terminal: the board game.

## Letters and signs

letter-free-peoples = f
letter-shadow = s
letter-nazgul = n
letter-fellowship = @
letters-free-peoples = FP
letters-shadow = SH

## The map

terminal-map-legend = CAPITALS: city or stronghold. f3/1/2: Free Peoples, 3 regulars, 1 elite, 2 leaders. s5/2n1: Shadow, 5 regulars, 2 elites, 1 Nazgûl; +1: a character. Where it is tight s7+2: 7 units and 2 who lead. f2!s7: 2 besieged by 7. =s: captured by the Shadow. @: last known place of the Fellowship.
terminal-map-signs = Under the whole map (type map) stands what the signs mean.
terminal-map-next-to = { $region }; next to it { $regions }

## Before a question

terminal-status-fellowship = Fellowship:
terminal-status-at = in { $region }
terminal-status-last-known = last known in { $region }
terminal-status-progress = progress { $progress }
terminal-status-mordor = Mordor, step { $step } of { $last }
terminal-status-hidden = hidden
terminal-status-revealed = revealed
terminal-status-corruption = corruption { $count } of { $most }
terminal-status-guide = guide { $guide }
terminal-status-companions = with { $companions }
terminal-status-points = { $points } of { $most } points
terminal-status-dice = dice { $dice }
terminal-status-unrolled = { $count } dice to roll
terminal-status-rings = { $count ->
    [one] 1 ring
   *[other] { $count } rings
}
terminal-status-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-status-hands = cards: { $hands }
terminal-status-hunt = Hunt box:
terminal-status-box = { $shadow } Shadow, { $free } Free Peoples
terminal-status-roll = rolled { $dice } ({ $count ->
    [0] no success
    [one] 1 success
   *[other] { $count } successes
})
terminal-status-tile = { $tile }, damage left { $damage }
terminal-status-politics = Steps to war:
terminal-status-nation = { $nation } { $steps }{ $active ->
    [yes] { "" }
   *[other] { " " }(passive)
}
terminal-status-sieges = Sieges:
terminal-status-threats = Threatened:
terminal-status-threat = { $region } { $held } by { $beside }
terminal-status-battle = Battle:
terminal-status-fight = { $battle } of { $region }, { round-of-battle }
terminal-status-against = { $attackers } against { $defenders }
terminal-status-force = { $figures } (strength { $strength }, leadership { $leadership })
terminal-status-card = { $who } plays { $half }
terminal-status-rolled = { $who } rolled { $dice }: { number-of-hits }
terminal-status-to-lose = { $who } to take { number-of-hits }

## Where something is

terminal-where-usage = Type where and a region, a character, a nation, a card, or fellowship: for example, where osgiliath
terminal-where-next-to = Next to it:
terminal-where-in = { $thing } is in { $region }.
terminal-where-fellowship = { $thing } is in the Fellowship.
terminal-where-eliminated = { $thing } is out of the game.
terminal-where-not-yet = { $thing } is not in play.
terminal-where-unknown = { $thing }: in a deck, a hand or a pile where you cannot see it.
terminal-where-card = { $thing }: { $places-count ->
    [one] { $places }
   *[other] in one of these, { $places }
}.
terminal-where-own-hand = in your hand
terminal-where-hand = in the hand of { $seat }
place-table-free-peoples = on the table before the Free Peoples
place-table-shadow = on the table before the Shadow
place-discards-free-peoples = discarded by the Free Peoples
place-discards-shadow = discarded by the Shadow
place-discards = in the discard pile
place-committed = chosen for this battle

## Lists

terminal-armies-of = { $letters }: { $side }, { $count ->
    [one] 1 region
   *[other] { $count } regions
}
terminal-no-hand = You hold no cards here.
terminal-dice-box = Hunt box: { $shadow } Shadow, { $free } Free Peoples
terminal-hunt-tile = { $tile }: { $count } ({ $percent })
terminal-hunt-pool = Hunt pool, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}; chance of each kind in one draw:
terminal-hunt-next = The next move: { $success } that a tile is drawn, { $revealed } that the Fellowship is revealed, { $damage } damage on average.
terminal-cards-side = { $letters }: { $side }
terminal-cards-played = Discarded and seen: { $cards }
terminal-cards-known = You know of these:

## Regions in five letters

short-andrast = Andra
short-anfalas = Anfal
short-angmar = Angma
short-arnor = Arnor
short-ash-mountains = AshMt
short-barad-dur = Barad
short-bree = Bree
short-buckland = Buckl
short-cardolan = Cardo
short-carrock = Carro
short-dagorlad = Dagor
short-dale = Dale
short-dead-marshes = Marsh
short-dimrill-dale = Dimri
short-dol-amroth = Amrot
short-dol-guldur = Guldu
short-druadan-forest = Druad
short-druwaith-iaur = Druwa
short-eagles-eyrie = Eyrie
short-east-harondor = EHaro
short-east-rhun = ERhun
short-eastemnet = EEmne
short-eastern-brown-lands = EBrow
short-eastern-emyn-muil = EEmyn
short-eastern-mirkwood = EMirk
short-edoras = Edora
short-enedwaith = Enedw
short-erebor = Erebo
short-erech = Erech
short-ered-luin = ELuin
short-ettenmoors = Etten
short-evendim = Evend
short-fangorn = Fango
short-far-harad = FHara
short-folde = Folde
short-fords-of-bruinen = Bruin
short-fords-of-isen = Isen
short-forlindon = Forli
short-gap-of-rohan = Gap
short-gladden-fields = Gladd
short-goblins-gate = GGate
short-gorgoroth = Gorgo
short-grey-havens = Haven
short-harlindon = Harli
short-helms-deep = Helms
short-high-pass = HPass
short-hollin = Holli
short-iron-hills = IronH
short-khand = Khand
short-lamedon = Lamed
short-lorien = Lorie
short-lossarnach = Lossa
short-minas-morgul = Morgu
short-minas-tirith = Tirit
short-minhiriath = Minhi
short-morannon = Moran
short-moria = Moria
short-mount-gram = MGram
short-mount-gundabad = Gunda
short-narrows-of-the-forest = Narro
short-near-harad = NHara
short-noman-lands = Noman
short-north-anduin-vale = NVale
short-north-downs = NDown
short-north-dunland = NDunl
short-north-ered-luin = NLuin
short-north-ithilien = NIthi
short-north-rhun = NRhun
short-northern-dorwinion = NDorw
short-northern-mirkwood = NMirk
short-northern-rhovanion = NRhov
short-nurn = Nurn
short-old-ford = OFord
short-old-forest = OldFo
short-old-forest-road = ORoad
short-orthanc = Ortha
short-osgiliath = Osgil
short-parth-celebrant = Parth
short-pelargir = Pelar
short-rhosgobel = Rhosg
short-rivendell = Riven
short-south-anduin-vale = SVale
short-south-downs = SDown
short-south-dunland = SDunl
short-south-ered-luin = SLuin
short-south-ithilien = SIthi
short-south-rhun = SRhun
short-southern-dorwinion = SDorw
short-southern-mirkwood = SMirk
short-southern-rhovanion = SRhov
short-tharbad = Tharb
short-the-shire = Shire
short-tower-hills = Tower
short-trollshaws = Troll
short-umbar = Umbar
short-vale-of-the-carnen = Carne
short-vale-of-the-celduin = Celdu
short-weather-hills = Weath
short-west-harondor = WHaro
short-westemnet = WEmne
short-western-brown-lands = WBrow
short-western-emyn-muil = WEmyn
short-western-mirkwood = WMirk
short-withered-heath = Heath
short-woodland-realm = Woodl

## Help

help-status = status: the state of the game in a few lines
help-map = map, or map NAME: the map in characters, or the part around a region or of a nation
help-where = where NAME: where a region, character, nation or card is, or the fellowship, and what stands there
help-armies = armies, or armies NAME: all armies in signs, or those of a nation or a side in words
help-hand = hand: your cards
help-dice = dice: the action dice and Elven Rings of both sides
help-politics = politics: how far each nation is from war
help-hunt = hunt: the hunt box, the tiles in the pool with their chances, and those seen
help-cards = cards: decks, hands by size, discards, and what lies on the table

## Standing orders

order-no-combat-cards-now = no combat cards as long as this battle lasts
order-no-combat-cards = no combat cards in any battle
order-regulars-first = hits are taken by regulars first, then by elites who become regulars
order-re-roll-all = always roll as many dice again as may be
order-withdraw = always withdraw into the stronghold
order-cease-below = cease the attack as soon as you have fewer than { $number } units, and never before
order-retreat-below = retreat as soon as you have fewer than { $number } units, and never before
order-advance-all = after a victory everybody advances
order-allocate = { $number } dice, or as near to that as may be, go into the hunt box every turn
order-keep-guide = the guide of the fellowship stays the guide
order-no-declaring = the fellowship is never declared
order-no-merging = armies are not merged
order-pass = always pass where you may

## Odds

help-odds = odds REGION from REGION: how a battle there would end without combat cards; odds REGION: an assault on a siege
odds-usage = Type odds, where the battle would be, from, and where the attack comes from, for example: odds osgiliath from south ithilien. For an assault only the stronghold under siege.
odds-no-battle = There are no two enemy armies there that could fight.
odds-battle = { $region }, without combat cards, fought to the end: the attacker wins { $attacker }, the defender { $defender }; units left on average: { $mine } and { $theirs }.
