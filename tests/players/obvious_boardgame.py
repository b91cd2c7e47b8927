"""Twenty positions of the board game with an obviously right answer."""

from __future__ import annotations

from typing import Any

from boardgame.boards import FREE, REGIONS, SHADOW, Board, board
from helpers import play
from players.obvious import Puzzle, Right, never, said
from players.test_boardgame_positions import AT_HOME, AT_WAR, hits

ATTACKS = (("action", "attack"), ("action", "attack-led"))
STORMED = dict.fromkeys(("helms-deep", "edoras", "pelargir", "dol-amroth", "dale", "the-shire"), SHADOW)
"""Eight points of the Shadow."""
GARRISONS = {
    "helms-deep": "isengard 3/1",
    "edoras": "isengard 2",
    "pelargir": "southrons 4",
    "dol-amroth": "southrons 2",
    "dale": "southrons 3",
    "the-shire": "isengard 1",
}
NOTHING = ("event", "event")
"""Dice with which no army marches."""
MARCHING = ("muster-army", "muster-army")
"""Dice of the Free Peoples with which armies march."""
PURSUED: dict[str, Any] = {"companions": [], "guide": "gollum"}


def war(side: str, own: tuple[str, ...], others: tuple[str, ...], armies: dict[str, str], **fields: Any) -> Board:
    """The map in the middle of a war, with some armies otherwise; a side is to act, and both have dice."""
    standing = {name: text for name, text in {**AT_HOME, **armies}.items() if text}
    free, shadow = (own, others) if side == FREE else (others, own)
    defaults: dict[str, Any] = {"at_war": AT_WAR, "turn": 6, "rings": {FREE: 0, SHADOW: 0}, "to_act": side}
    return board(standing, free=free, shadow=shadow, **{**defaults, **fields})


def quest(dice: tuple[str, ...], rings: int = 0, **fellowship: Any) -> Board:
    """The Ring-bearers one step before the Crack of Doom, and the Free Peoples to act."""
    where = {**PURSUED, "mordor": 4, **fellowship}
    return war(FREE, dice, NOTHING, {}, fellowship=where, turn=11, rings={FREE: rings, SHADOW: 0})


def held(region: str, side: str, least: int) -> Right:
    """At least so many hits can be taken by the army of a side in a region afterwards."""
    return lambda _, after: hits(after, region, side) >= least


def taken(region: str, side: str) -> Right:
    """A settlement is in the hands of a side afterwards."""
    return lambda _, after: after.state.control.get(REGIONS[region], REGIONS[region].side) == side


def at(region: str) -> Right:
    """The Fellowship is there afterwards."""
    return lambda _, after: after.state.fellowship is REGIONS[region]


def flown(region: str) -> Right:
    """No Nazgûl is left in a region afterwards."""
    return lambda _, after: not after.state.nazgul.get(REGIONS[region])


def either(*rights: Right) -> Right:
    """One of these is enough."""
    return lambda answers, after: any(right(answers, after) for right in rights)


# Points count at the end of the turn: ten for the Shadow, four for the Free Peoples


def last_assault() -> Board:
    armies = {**GARRISONS, "minas-tirith": "sauron 8/1 nazgul 3"}
    dice = ("army", "muster", "event", "character")
    return war(SHADOW, dice, NOTHING, armies, besieged={"minas-tirith": "gondor 2"}, control=STORMED)


def last_open_city() -> Board:
    armies = {**GARRISONS, "pelargir": "", "lossarnach": "southrons 5", "lorien": "sauron 3"}
    control = {**STORMED, "pelargir": FREE, "lorien": SHADOW}  # nine points
    return war(SHADOW, ("army", "muster"), NOTHING, armies, control=control)


def last_open_stronghold_of_the_shadow() -> Board:
    armies = {"moria": "dwarves 2/2", "umbar": "", "west-harondor": "gondor 3/1/1"}  # two points, and two more
    return war(FREE, ("muster-army", "event"), NOTHING, armies, control={"moria": FREE})


def open_stronghold() -> Board:
    armies = {"helms-deep": "", "fords-of-isen": "isengard 4/1", "edoras": "rohan 2", "orthanc": "isengard 4"}
    return war(SHADOW, ("army", "event"), NOTHING, armies)


# The other side would win with its next die


def empty_minas_tirith() -> Board:
    armies = {**GARRISONS, "minas-tirith": "", "lossarnach": "gondor 4/1/1", "osgiliath": "sauron 5 nazgul 1"}
    return war(FREE, ("muster-army", "event"), ("army",), armies, control=STORMED)


def nearly_empty_minas_tirith() -> Board:
    armies = {**GARRISONS, "minas-tirith": "gondor 1", "osgiliath": "sauron 7 nazgul 2"}
    return war(FREE, ("muster", "event"), ("army", "army"), armies, control=STORMED)


def empty_dol_guldur() -> Board:
    armies = {"dol-guldur": "", "southern-mirkwood": "sauron 5 nazgul 1", "western-brown-lands": "north 2/2/1"}
    return war(SHADOW, ("army", "event"), ("muster-army",), {**armies, "moria": "dwarves 3/1"}, control={"moria": FREE})


# Strongholds beside an enemy


def orthanc_beside_rohan() -> Board:
    armies = {"orthanc": "isengard 3 saruman", "helms-deep": "", "fords-of-isen": "rohan 4/1/1 strider"}
    return war(SHADOW, ("army", "event"), MARCHING, armies)


def saruman_with_one_regular() -> Board:
    armies = {"orthanc": "isengard 1 saruman", "helms-deep": "", "fords-of-isen": "rohan 4/1/1 strider"}
    return war(SHADOW, ("muster", "muster"), MARCHING, armies)


def host_before_a_small_garrison() -> Board:
    armies = {"lorien": "elves 2/0/1", "dimrill-dale": "sauron 8/2", "dol-guldur": "sauron 3"}
    return play(war(SHADOW, ("army",), NOTHING, armies), "army", "attack", "all")


def handful_before_minas_tirith() -> Board:
    armies = {"osgiliath": "sauron 2", "minas-tirith": "gondor 4/2/1", "pelargir": "gondor 2"}
    return war(SHADOW, ("army", "event"), NOTHING, armies)


def nazgul_with_one_regular() -> Board:
    armies = {"helms-deep": "isengard 1 nazgul 2 witch-king", "westemnet": "rohan 4/1/1 strider", "edoras": ""}
    fields: dict[str, Any] = {"fellowship": {"at": "rivendell", "progress": 3}, "besieged": {"helms-deep": "rohan 2"}}
    return war(SHADOW, ("character", "event"), MARCHING, armies, **fields)


# The Ring


def phase(where: dict[str, Any]) -> Board:
    """The Fellowship phase of a late turn, with eight points of the Shadow."""
    return war(FREE, (), (), GARRISONS, phase="fellowship", turn=10, control=STORMED, fellowship=where, dice={})


def allocation() -> Board:
    armies = {"rivendell": "elves 0/2/1"}
    where = {"at": "lorien", "progress": 2, "corruption": 11, "companions": ["gimli", "legolas"], "guide": "gimli"}
    return war(SHADOW, (), (), armies, phase="hunt-allocation", turn=8, fellowship=where, dice={})


def third_move() -> Board:
    where = {**PURSUED, "at": "lorien", "progress": 2, "corruption": 11}
    hunt = {"box": {SHADOW: 4, FREE: 2}}
    return war(FREE, ("event", "event"), NOTHING, {}, turn=8, fellowship=where, hunt=hunt, rings={FREE: 1, SHADOW: 0})


HEAL = {"at": "rivendell", "progress": 5, "corruption": 9, "companions": ["gimli"], "guide": "gimli"}
BEFORE_THE_GATE = {**PURSUED, "at": "north-ithilien", "progress": 3, "corruption": 3}
AT_THE_GATE = {**PURSUED, "at": "minas-morgul", "progress": 0, "corruption": 3}

PUZZLES = (
    # Two regulars against eleven dice: with Minas Tirith the Shadow has ten points.
    Puzzle("the last assault", last_assault, said(*ATTACKS)),
    # Nobody defends Pelargir: the tenth point for one step.
    Puzzle("the last open city", last_open_city, taken("pelargir", SHADOW)),
    # Nobody defends Umbar: the fourth point for one step.
    Puzzle("the last open stronghold", last_open_stronghold_of_the_shadow, taken("umbar", FREE)),
    # Two points for one step, and nobody who could hinder it.
    Puzzle("the open stronghold", open_stronghold, taken("helms-deep", SHADOW)),
    # The army in Osgiliath would walk in and win; whoever is there keeps it from that, behind walls.
    Puzzle("nobody in Minas Tirith", empty_minas_tirith, held("minas-tirith", FREE, 1)),
    # One regular cannot hold the tenth point; the only other thing to do is to draw a card.
    Puzzle("one regular in Minas Tirith", nearly_empty_minas_tirith, said(("recruit-where", "minas-tirith"))),
    # The army of the North would walk in and win; that of Sauron is there first, or drives it away.
    Puzzle("nobody in Dol Guldur", empty_dol_guldur, either(held("dol-guldur", SHADOW, 3), said(*ATTACKS))),
    # Whoever marches leaves Saruman and two points to seven hits next door.
    Puzzle("Orthanc beside Rohan", orthanc_beside_rohan, held("orthanc", SHADOW, 3)),
    # Nowhere do recruits save two points and a minion but here.
    Puzzle("Saruman with one regular", saruman_with_one_regular, held("orthanc", SHADOW, 2)),
    # In the open two regulars die at once; behind walls they are hit by sixes only.
    Puzzle("a garrison before a host", host_before_a_small_garrison, said(("withdraw", "yes"))),
    # Two dice, of which sixes hit, against five: nothing to win.
    Puzzle("a handful before Minas Tirith", handful_before_minas_tirith, never(("attack-from", "osgiliath"))),
    # The relief army kills the regular, and with him all who lead him.
    Puzzle("Nazgûl with one regular", nazgul_with_one_regular, flown("helms-deep")),
    # No tile takes nine corruption: whoever moves has won.
    Puzzle("the last step", lambda: quest(("character", "muster"), corruption=3), said(("action", "move-fellowship"))),
    # The same, for a ring.
    Puzzle(
        "the last step for a ring",
        lambda: quest(("muster",), 1, corruption=3),
        said(("action", "move-fellowship")),
        actions=2,
    ),
    # Revealed it cannot move, and who neither moves nor hides on the track takes the twelfth corruption.
    Puzzle(
        "hidden or dead",
        lambda: quest(("character", "muster"), corruption=11, revealed=True),
        said(("action", "hide-fellowship")),
        actions=2,
    ),
    # Lórien is five steps away on the shortest way, as far as it has come: the healing costs nothing.
    Puzzle("healing in Lórien", lambda: phase(HEAL), at("lorien")),
    # Two points from losing the war: no turn may be lost before the gates, nor inside them.
    Puzzle("declared before the gate", lambda: phase(BEFORE_THE_GATE), said(("declare", "yes"))),
    Puzzle("through the gate", lambda: phase(AT_THE_GATE), said(("enter-mordor", "yes"))),
    # One corruption wins: as many dice as may hunt.
    Puzzle("eleven corruption", allocation, said(("allocate", "2"))),
    # Four hunters hit on a four after two moves, and most tiles win for them; a war that is not lost can wait.
    Puzzle("a ring to be caught by", third_move, never(("action", "move-fellowship")), actions=3),
)
