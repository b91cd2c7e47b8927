"""What questions and options of the board game say of the table as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from boardgame.battles import half, shadow_attacks
from boardgame.boards import FREE, SHADOW, Board, board
from boardgame.lords.tables import lords_board
from boardgame.team_armies import free_turn, shadow_turn
from boardgame.told import story
from helpers import asked, key, play, told
from marks import rule
from ringwar.kernel import Event
from ringwar.words import Words

WORDS = Words("en", game="boardgame")
EMPTY: dict[str, Any] = {"rings": {FREE: 0, SHADOW: 0}}


def options(game: Board) -> list[str]:
    """The options of the open question in words."""
    assert game.question is not None
    return list(WORDS.options(game.question.json()).values())


def question(game: Board) -> str:
    """The open question in words."""
    assert game.question is not None
    return WORDS.question(game.question.json())


def free_acts(armies: dict[str, str], *dice: str, **fields: Any) -> Board:
    return board(armies, free=[*dice, "event"], shadow=[], **EMPTY, **fields)


def shadow_acts(armies: dict[str, str], *dice: str, **fields: Any) -> Board:
    return board(armies, shadow=[*dice, "event"], free=[], to_act=SHADOW, **EMPTY, **fields)


def by_card(name: str, armies: dict[str, str], **fields: Any) -> Board:
    """A card of the Shadow is played with its only die."""
    return play(board(armies, shadow=["event"], free=[], to_act=SHADOW, hands=[name], **EMPTY, **fields), "play-event")


def hunted(**fields: Any) -> Board:
    """The Fellowship moves, and the hunt succeeds."""
    game = free_acts({}, "character", hunt={"box": {SHADOW: 1, FREE: 0}}, **fields)
    return play(game, "character", "move-fellowship", 6)


WRAITHS = {"south-ithilien": "sauron 3 nazgul 2", "osgiliath": "gondor 2"}
MOUTH = {"dagorlad": "sauron 3 mouth-of-sauron", "south-ithilien": "sauron 2", "osgiliath": "gondor 2"}
SIEGE: dict[str, Any] = {"besieged": {"helms-deep": "rohan 2"}, "at_war": ["isengard", "rohan"]}
WILL = "will-of-the-west"
FRUITLESS = (1,) * 7 + ("0",)
"""Four dice of one side and three of the other that all miss, and no re-roll."""
SEEN: list[tuple[str, Callable[[], Board], Sequence[Any], str]] = [
    (
        "the leader whom a card sends along is counted",
        lambda: by_card("shadow-character-23", WRAITHS, at_war=["sauron"]),
        ("none", "attack"),
        "All who can (3 Sauron regulars and 2 Nazgûl)",
    ),
    (
        "the Will of the West names who can come",
        lambda: free_acts({"bree": "gandalf-the-grey", "orthanc": "saruman"}, WILL),
        (WILL,),
        "Will of the West itself: bring Gandalf the White into play",
    ),
    (
        "an ability that is spent is named",
        lambda: shadow_acts(MOUTH, "muster", at_war=["sauron"]),
        ("muster",),
        "Attack from South Ithilien (2 Sauron regulars) against Osgiliath (2 Gondor regulars) "
        "(the Mouth of Sauron has the Muster die count as an Army die, once a turn)",
    ),
    (
        "besiegers attack the besieged",
        lambda: shadow_acts({"helms-deep": "isengard 3"}, "army", **SIEGE),
        ("army",),
        "Attack from Helm's Deep (3 Isengard regulars) against the besieged in Helm's Deep (2 Rohan regulars)",
    ),
    (
        "the besieged attack the besiegers",
        lambda: free_acts({"helms-deep": "isengard 3"}, "muster-army", **SIEGE),
        ("muster-army",),
        "Attack from Helm's Deep (2 Rohan regulars) against the besiegers of Helm's Deep (3 Isengard regulars)",
    ),
    (
        "outside Mordor the Fellowship makes progress",
        lambda: free_acts({}, "character"),
        ("character",),
        "Move the Fellowship: progress +1, then the Shadow hunts",
    ),
    (
        "on the Mordor track there is a tile",
        lambda: free_acts({}, "character", fellowship={"mordor": 1}),
        ("character",),
        "Move the Fellowship on the Mordor track: a hunt tile is drawn, then a step unless the tile stops it",
    ),
    ("options begin with a capital", lambda: free_acts({}, "muster"), ("muster", "diplomacy"), "The Elves ("),
    (
        "an army that takes a settlement is told what it is worth",
        lambda: shadow_acts({"fords-of-bruinen": "sauron 3"}, "army", at_war=["sauron"]),
        ("army", "move-armies"),
        "Rivendell (you take it: 2 victory points)",
    ),
    (
        "where the Fellowship was seen is said to the Nazgûl",
        lambda: shadow_acts({"barad-dur": "nazgul 1"}, "character", fellowship={"at": "hollin"}),
        ("character", "move-minions", "barad-dur"),
        "Hollin (the Fellowship was last seen there)",
    ),
    (
        "the Nazgûl see which enemies they come to",
        lambda: shadow_acts({"barad-dur": "nazgul 1", "osgiliath": "gondor 2"}, "character"),
        ("character", "move-minions", "barad-dur"),
        "Osgiliath (the enemy there: 2 Gondor regulars)",
    ),
    (
        "Nazgûl that may fly are counted without the army that stays",
        lambda: shadow_acts({"barad-dur": "nazgul 1", "moria": "sauron 3 nazgul 2"}, "character"),
        ("character", "move-minions"),
        "Moria (2 Nazgûl)",
    ),
    (
        "figures are offered with how many are left",
        lambda: free_acts({}, "muster", at_war=["elves"]),
        ("muster", "recruit"),
        "Elven elite (10 left)",
    ),
    (
        "a coat against the hunt has another tile drawn",
        lambda: hunted(table=["fp-character-05"]),
        ("std-3-1",),
        "Mithril Coat and Sting: another tile is drawn in place of this one",
    ),
    (
        "arms against the hunt lower the damage",
        lambda: hunted(table=["fp-character-06"]),
        ("std-3-1",),
        "Axe and Bow: the damage falls by 1",
    ),
    (
        "a staff against the hunt keeps the tile in the pool",
        lambda: hunted(table=["fp-character-08"]),
        (),
        "Wizard's Staff: no tile is drawn",
    ),
    (
        "the Balrog outside Moria is eliminated",
        lambda: lords_board({"dimrill-dale": "balrog-of-moria"}, free=[WILL, "event"], lords={"balrog": "active"}),
        (WILL, WILL),
        "Make the Balrog inactive: he is in Dimrill Dale, outside Moria, and is eliminated",
    ),
    (
        "one's own figures, and those of a partner",
        lambda: shadow_turn({"moria": "isengard 2 sauron 4/2 nazgul 1"}, acts="witch-king"),
        ("none",),
        "Move an army from Moria (4 Sauron regulars, 2 Sauron elites and 1 Nazgûl; your partner's stay: "
        "2 Isengard regulars)",
    ),
    (
        "no card of a hand can be played in a battle",
        lambda: shadow_attacks("rohan 3", "isengard 4", "shadow-character-01"),
        (),
        "No combat card (none of yours can be played here)",
    ),
    (
        "companions see whom they come to",
        lambda: free_acts({"edoras": "boromir", "folde": "gimli"}, "character"),
        ("character", "move-companions", "boromir"),
        "Folde (Gimli)",
    ),
    (
        "a retreat with one haven names it",
        lambda: shadow_attacks("rohan 3", "isengard 4 saruman", at="edoras", origin="westemnet"),
        (*FRUITLESS, "no"),
        "Retreat: to Folde",
    ),
]


@pytest.mark.parametrize(("start", "answers", "said"), [each[1:] for each in SEEN], ids=[each[0] for each in SEEN])
def test_an_option_says_what_it_means_now(start: Callable[[], Board], answers: Sequence[Any], said: str) -> None:
    found = options(play(start(), *answers))
    assert [each for each in found if each.startswith(said)], found
    assert not WORDS.missing


@pytest.mark.parametrize(
    ("guide", "said"),
    [
        ("gimli", "The guide: Gimli (level 2)"),
        ("smeagol-tamed-wretch", "The guide: Sméagol (level 2; then “We Shall Get It” comes into play)"),
    ],
)
def test_the_loss_of_the_guide_says_what_it_brings(guide: str, said: str) -> None:
    fellowship = {"companions": ["boromir", guide], "guide": guide}
    dice: dict[str, Any] = {"free": ["character", "event"], "shadow": [], "to_act": FREE, **EMPTY}
    game = lords_board({}, **dice, fellowship=fellowship, hunt={"box": {SHADOW: 1, FREE: 0}})
    asks = play(game, "character", "move-fellowship", 6, "std-2-1")
    assert options(asks)[1] == f"{said}: then Boromir is the guide"


HOBBIT = {"companions": ["meriadoc"], "guide": "meriadoc"}
ASKED: list[tuple[str, Callable[[], Board], Sequence[Any], str]] = [
    (
        "how many are recruited, and in how many places",
        lambda: by_card("shadow-strategy-17", {}),
        (),
        "Many Kings to the Service of Mordor: Where do you recruit 2 Southron & Easterling regulars (place 1 of 3)?",
    ),
    (
        "which figure",
        lambda: free_acts({}, "muster", at_war=["elves"]),
        ("muster", "recruit", "elves-elite"),
        "Where do you recruit 1 Elven elite?",
    ),
    (
        "how many armies",
        lambda: shadow_acts({"moria": "sauron 3", "angmar": "sauron 3"}, "army"),
        ("army", "move-armies"),
        "Which army moves (1 of up to 2)?",
    ),
    (
        "one Nazgûl",
        lambda: shadow_acts({"barad-dur": "nazgul 1"}, "character"),
        ("character", "move-minions", "barad-dur"),
        "Where does the Nazgûl of Barad-dûr fly?",
    ),
    (
        "who the guide is",
        lambda: hunted(fellowship={"companions": ["gimli", "legolas", "boromir"], "guide": "gimli"}),
        ("std-2-1", "random", "boromir"),
        "Gimli is the guide. Who of the highest level is it from now on? Only the guide's special ability works.",
    ),
    (
        "what a Hobbit's leaving means",
        lambda: hunted(fellowship=HOBBIT),
        ("std-2-1",),
        "Hunt damage: 2. Does Meriadoc Brandybuck leave the Fellowship, and go onto the map, to lower it by 1?",
    ),
    (
        "what withdrawing means before the first round",
        lambda: shadow_acts({"minas-tirith": "gondor 3", "osgiliath": "sauron 5"}, "army", at_war=["sauron"]),
        ("army", "attack", "all"),
        "Does your army withdraw into the stronghold of Minas Tirith? There is no battle then, and a siege begins if "
        "the enemy advances.",
    ),
    (
        "who is left when an attack may cease",
        lambda: shadow_attacks("rohan 3", "isengard 4 saruman", at="edoras", origin="westemnet"),
        FRUITLESS,
        "Do you end your attack on Edoras here (you have 4 Isengard regulars, with Saruman, the enemy has 3 Rohan "
        "regulars)? If not, there is another round, unless the defenders retreat or withdraw.",
    ),
    (
        "who is left when an army may retreat",
        lambda: shadow_attacks("rohan 3", "isengard 4 saruman", at="edoras", origin="westemnet"),
        (*FRUITLESS, "no"),
        "Does your army retreat from Edoras (you have 3 Rohan regulars, the enemy has 4 Isengard regulars, with "
        "Saruman)? If not, there is another round.",
    ),
]


@pytest.mark.parametrize(("start", "answers", "said"), [each[1:] for each in ASKED], ids=[each[0] for each in ASKED])
def test_a_question_says_what_it_is_about_now(start: Callable[[], Board], answers: Sequence[Any], said: str) -> None:
    assert question(play(start(), *answers)) == said
    assert not WORDS.missing


def test_who_could_play_a_card_is_not_told_that_none_can_be_played() -> None:
    game = shadow_attacks("rohan 3", "isengard 4", half("great-host"))
    assert options(game)[1:] == ["No combat card"]


def test_dice_of_the_same_result_are_counted() -> None:
    said = options(free_acts({}, "muster", "muster", "character"))
    counted = [each for each in said if "you have" in each]
    assert counted == ["Muster (diplomacy, recruiting, Muster events) (you have 2)"]


def test_the_price_of_a_lure_is_told_with_the_corruption_and_not_with_the_loss() -> None:
    revealed = {"at": "hollin", "revealed": True, "companions": ["boromir", "strider"]}
    game = play(by_card("shadow-character-13", {}, fellowship=revealed), "boromir")
    assert options(game) == ["Corruption by his level: 2", "The companion is lost"]


# What is no choice


@rule("BG-CASUALTY-02", "BG-CASUALTY-08", "BG-CASUALTY-09")
@pytest.mark.parametrize(
    ("free", "shadow", "dice", "asks"),
    [
        ("gondor 1 rohan 1", "sauron 5", (6, 6, 1, 1, 1, 1, 1), "advance"),
        ("gondor 1 rohan 1", "sauron 5", (6, 1, 1, 1, 1, 1, 1), "loss"),
        ("gondor 3", "sauron 1/1", (1, 1, 6, 6, 6), "action"),
        ("gondor 3", "sauron 1/1", (1, 1, 6, 6, 1), "loss"),
        ("gondor 0/1", "sauron 5", (6, 6, 1, 1, 1, 1), "loss"),  # reduced first it takes a regular along
    ],
)
def test_hits_that_destroy_an_army_in_any_way_are_not_asked_about(
    free: str, shadow: str, dice: Sequence[int], asks: str
) -> None:
    game = shadow_acts({"osgiliath": free, "south-ithilien": shadow}, "army", at_war=["sauron"])
    game = play(game, "army", "attack", "all", *dice)
    assert key(game) == asks


@rule("BG-MOVE-02")
def test_a_lone_unit_goes_with_the_one_who_must_lead_it() -> None:
    game = shadow_acts({"moria": "sauron 1 nazgul 1"}, "character")
    game = play(game, "character", "move-led-army", "hollin")
    assert told(game, "move")[-1]["nazgul"] == 1


@rule("BG-MULTI-42")
def test_who_proposes_nothing_is_asked_again_when_armies_have_met_elsewhere() -> None:
    game = shadow_turn({"moria": "isengard 2 sauron 2"}, acts="witch-king")
    assert asked(game) == ("witch-king", "merge-where")
    waived = play(game, "none")
    assert waived.view(FREE)["teams"]["waived"] == {"witch-king": ["moria"]}
    assert key(waived) != "merge-where"


SPIRIT = "fp-strategy-05"
ALONE = {"companions": ["legolas"], "guide": "legolas"}


def idle(game: Board, name: str) -> bool:
    """Whether an option is said to change nothing."""
    assert game.question is not None
    option = next(each for each in game.question.json()["options"] if each["name"] == name)
    return option.get("idle", False)


@pytest.mark.parametrize("dice", [["event"], ["event", "event"]], ids=["the last die", "another die is left"])
def test_what_a_new_turn_brings_is_no_change_by_an_option(dice: list[str]) -> None:
    game = board(free=dice, shadow=[], hands=[SPIRIT], fellowship=ALONE, **EMPTY)
    assert idle(game, "play-event")
    assert not idle(game, "draw-card")


def test_in_teams_too_an_option_that_changes_nothing_is_said_to() -> None:
    game = free_turn({}, acts="gondor", free=["event"] * 2, hands={"gondor": [SPIRIT]}, fellowship=ALONE)
    assert idle(game, "play-event")
    assert not idle(game, "draw-card")


def test_a_card_without_effect_is_told() -> None:
    game = play(board(free=["event"] * 2, shadow=[], hands=[SPIRIT], fellowship=ALONE, **EMPTY), "play-event")
    assert "The Spirit of Mordor has no effect." in story(game)


# What is told


def test_losses_of_both_sides_are_told_apart() -> None:
    game = shadow_acts({"osgiliath": "gondor 3", "south-ithilien": "sauron 3"}, "army", at_war=["sauron"])
    game = play(game, "army", "attack", "all", 6, 1, 1, 6, 1, 1)
    lost = [line for line in story(game) if "lost" in line]
    assert lost == [
        "1 Sauron regular is lost in South Ithilien.",
        "1 Gondor regular is lost in Osgiliath.",
    ]


def test_a_nation_wakes_by_the_companion_who_comes() -> None:
    game = free_acts({"woodland-realm": "elves 1 meriadoc"}, "character")
    game = play(game, "character", "move-companions", "dale")
    assert "The North is active now (Meriadoc Brandybuck)." in story(game)


def test_a_withdrawal_without_a_round_ends_no_battle() -> None:
    armies = {"minas-tirith": "gondor 3", "osgiliath": "sauron 5"}
    game = play(shadow_acts(armies, "army", at_war=["sauron"]), "army", "attack", "all", "yes", "yes", "all")
    assert "Minas Tirith is under siege." in story(game)
    assert [line for line in story(game) if "battle for" in line] == []


@pytest.mark.parametrize(
    ("kind", "about", "said"),
    [
        ("none-left", {"piece": "elves-elite"}, "Not left to recruit: 1 Elven elite."),
        ("no-unit-left", {"nation": "elves"}, "No unit of the Elves is left to recruit."),
        ("not-yours", {"side": "saruman", "nation": "sauron"}, "The Saruman player cannot recruit for Sauron."),
        ("cannot-recruit", {"region": "dale"}, "Nobody can be recruited in Dale: it is not free."),
        ("cannot-prolong", {}, "The assault cannot be prolonged: no regular is left to replace an elite."),
        ("combat-cards-barred", {"side": FREE}, "The Free Peoples may play no combat card in this round."),
        (
            "play-event",
            {"side": FREE, "card": "fp-character-06", "stays": True},
            "The Free Peoples play “Axe and Bow”; it stays on the table.",
        ),
        ("hunt-damage", {"damage": 4, "rolled": True}, "A die is rolled for the tile: hunt damage 4."),
        ("forfeit", {"characters": ["witch-king"]}, "The Witch-king gives up leadership for this round."),
        ("tile-set-aside", {"tile": "std-1-1"}, "Set aside: tile 1."),
    ],
)
def test_what_is_told_of_it(kind: str, about: dict[str, Any], said: str) -> None:
    assert WORDS.event(Event(kind, about)) == said
    assert not WORDS.missing
