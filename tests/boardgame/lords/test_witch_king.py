"""Chapter 12.2: the Witch-king in his two versions."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.battles import lost, no_cards, with_all
from boardgame.boards import FREE, NO_RINGS, SHADOW, Board, where
from boardgame.lords.hunts import no_rings
from boardgame.lords.tables import LORDS, lords_board, lords_team_board, table_of
from boardgame.opportunities import options, side
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.turn import pool_size
from ringwar.boardgame.table.facts import NATIONS

CAPTAIN, CHIEF = "witch-king", "witch-king-chief-of-the-ringwraiths"
BRING = ("muster", "bring-minion")
WILD = {"at": "hollin", "companions": ["strider", "gimli"]}
ORC_PATROL, LIDLESS_EYE, PALANTIR = "shadow-character-05", "shadow-character-18", "shadow-character-21"
MUSTER_CARD = "shadow-strategy-20"
DRAWN = "shadow-character-01"
WAR = ("sauron", "gondor")


def summoning(armies: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Shadow has a Muster result and another die; the Fellowship is in Hollin, the Balrog is dead."""
    fields = {"fellowship": WILD, "out_of_play": ["balrog-of-moria"], **fields}
    return lords_board(armies, shadow=["muster", "event"], **fields)


def ready(game: Board) -> set[str]:
    """The minions that a Muster result can bring."""
    found = play(game, "muster")
    if "bring-minion" not in found.names():
        return set()
    found = play(found, "bring-minion")
    if key(found) == "minion":
        return set(found.names())
    return {about["minion"] for about in told(found, "minion-enters")}


# Entering play


@rule("LM-WITCHKING-01", "LM-WITCHKING-02")
def test_the_chief_leads_with_one_and_brings_a_die() -> None:
    game = lords_board({"nurn": CHIEF}, shadow=["event"])
    assert LORDS[CHIEF].leadership == 1
    assert pool_size(game.state, SHADOW) == pool_size(lords_board(shadow=["event"]).state, SHADOW) + 1


@rule("LM-WITCHKING-03", "LM-WITCHKING-04", "LM-EX-27")
def test_the_chief_comes_where_the_fellowship_is() -> None:
    game = play(summoning(fellowship={**WILD, "at": "goblins-gate"}), *BRING)
    assert where(game, CHIEF) == "goblins-gate"
    assert not table_of(game).swapped


@rule("LM-WITCHKING-03", "LM-EX-27")
@pytest.mark.parametrize(
    ("at", "fields", "comes"),
    [
        ("lorien", {}, False),
        ("lorien", {"control": {"lorien": "shadow"}}, True),
        ("edoras", {}, True),
        ("moria", {}, True),
    ],
)
def test_he_does_not_come_to_an_unconquered_stronghold(at: str, fields: dict[str, Any], comes: bool) -> None:
    game = summoning(fellowship={**WILD, "at": at}, **fields)
    assert (CHIEF in ready(game)) is comes


@rule("LM-WITCHKING-03")
def test_a_besieged_stronghold_is_still_unconquered() -> None:
    game = lords_board(
        {"lorien": "sauron 3"},
        {"lorien": "elves 1"},
        shadow=["muster", "event"],
        fellowship={**WILD, "at": "lorien"},
        out_of_play=["balrog-of-moria"],
    )
    assert CHIEF not in ready(game)


@rule("LM-WITCHKING-05", "LM-WITCHKING-10", "LM-WITCHKING-19")
def test_the_chief_takes_the_place_of_the_black_captain() -> None:
    before = summoning({"angmar": f"sauron 2 {CAPTAIN}"})
    game = play(before, *BRING)
    assert (where(game, CHIEF), where(game, CAPTAIN)) == ("angmar", None)
    assert not lost(game, CAPTAIN)
    assert table_of(game).swapped
    assert pool_size(game.state, SHADOW) == pool_size(before.state, SHADOW)
    assert game.state.active == before.state.active
    assert told(game, "minion-replaced") == [{"minion": CAPTAIN}]


@rule("LM-AMB-21")
def test_the_chief_replaces_nobody_while_the_fellowship_is_in_a_stronghold() -> None:
    assert ready(summoning({"angmar": CAPTAIN}, fellowship={**WILD, "at": "rivendell"})) == set()


@rule("LM-WITCHKING-06", "LM-AMB-20")
@pytest.mark.parametrize(("armies", "comes"), [({}, False), ({"angmar": CAPTAIN}, True)])
def test_on_the_mordor_track_the_chief_only_replaces(armies: dict[str, str], comes: bool) -> None:
    game = summoning(armies, fellowship={"mordor": 1, "companions": ["strider"]})
    assert (CHIEF in ready(game)) is comes


@rule("LM-WITCHKING-07", "LM-WITCHKING-19")
def test_the_black_captain_takes_the_place_of_the_chief_and_wakes_the_nations() -> None:
    game = summoning({"hollin": CHIEF, "nurn": "sauron 2"}, at_war=WAR)
    game = play(game, *BRING, CAPTAIN) if CAPTAIN in options(game, *BRING) else play(game, *BRING)
    assert (where(game, CAPTAIN), where(game, CHIEF)) == ("hollin", None)
    assert all(game.state.active.values())
    assert table_of(game).swapped


@rule("LM-WITCHKING-07")
@pytest.mark.parametrize("at_war", [("sauron",), ("gondor",), ()])
def test_the_black_captain_needs_his_conditions_to_replace_the_chief(at_war: tuple[str, ...]) -> None:
    assert CAPTAIN not in ready(summoning({"hollin": CHIEF, "nurn": "sauron 2"}, at_war=at_war))


@rule("LM-WITCHKING-07")
def test_without_the_chief_the_black_captain_comes_to_an_army_as_ever() -> None:
    game = play(
        summoning({"nurn": "sauron 2", "umbar": "southrons 2", "moria": "sauron 1"}, at_war=WAR), *BRING, CAPTAIN
    )
    assert set(game.names()) == {"nurn", "moria"}
    game = play(game, "moria")
    assert where(game, CAPTAIN) == "moria"
    assert not table_of(game).swapped


@rule("LM-WITCHKING-08")
@pytest.mark.parametrize(("king", "other"), [(CAPTAIN, CHIEF), (CHIEF, CAPTAIN)])
def test_he_is_replaced_once_in_a_game(king: str, other: str) -> None:
    armies = {"nurn": f"sauron 2 {king}"}
    assert other in ready(summoning(armies, at_war=WAR))
    assert other not in ready(summoning(armies, at_war=WAR, lords={"swapped": True}))


@rule("LM-WITCHKING-09")
@pytest.mark.parametrize("dead", [CAPTAIN, CHIEF])
def test_after_the_death_of_either_neither_comes(dead: str) -> None:
    game = summoning({"nurn": "sauron 2"}, at_war=WAR, out_of_play=["balrog-of-moria", dead])
    assert ready(game).isdisjoint({CAPTAIN, CHIEF})


@rule("LM-WITCHKING-16")
def test_a_replaced_black_captain_was_in_play_for_gandalf_the_white() -> None:
    game = lords_board(
        {"angmar": CHIEF}, free=["will-of-the-west", "event"], fellowship=WILD, out_of_play=["gandalf-the-grey"]
    )
    swapped = lords_board(
        {"angmar": CHIEF},
        free=["will-of-the-west", "event"],
        fellowship=WILD,
        out_of_play=["gandalf-the-grey"],
        lords={"swapped": True},
    )
    will = ("will-of-the-west", "will-of-the-west")
    assert "gandalf-the-white" not in options(game, *will)
    assert "gandalf-the-white" in options(swapped, *will)


@rule("LM-EX-26")
def test_the_black_captain_costs_gothmogs_die_in_the_next_turn() -> None:
    gothmog = "gothmog-lieutenant-of-morgul"
    armies = {"hollin": CHIEF, "nurn": f"sauron 2 {gothmog}"}
    pool = {"special_dice_in_pool": ["minion-gothmog"]}
    game = play(
        lords_board(armies, shadow=["muster", "event"], at_war=WAR, fellowship=WILD, lords=pool), *BRING, CAPTAIN
    )
    assert table_of(game).pool == ("minion-gothmog",)
    following = lords_board(
        {"hollin": CAPTAIN, "nurn": gothmog}, phase="recover", turn=7, lords={"swapped": True, **pool}
    )
    assert table_of(following).lost == {"minion-gothmog"}
    assert table_of(following).pool == ()
    assert where(following, gothmog) == "nurn"


# Spear of Terror


def terror(card: str, die: str, at: str = "hollin", table: tuple[str, ...] = (), **fields: Any) -> Board:
    """The Shadow has played a card with a die; the Chief is in a region, the Fellowship in Hollin."""
    armies = {at: CHIEF, "orthanc": "saruman", "mount-gram": "nazgul 1"}
    fields = {"fellowship": WILD, "rings": NO_RINGS, "lords": no_rings({}), **fields}
    game = lords_board(armies, hands=[card], table=table, shadow=[die, "muster"], **fields)
    return play(game, die, "play-event")


@rule("LM-WITCHKING-11", "LM-AMB-22")
@pytest.mark.parametrize("die", ["character", "event"])
def test_with_the_chief_near_a_character_card_may_bring_another(die: str) -> None:
    game = play(terror(LIDLESS_EYE, die), "none")
    assert (side(game), key(game)) == (SHADOW, "spear-of-terror")
    game = play(game, "yes", DRAWN)
    assert [card.name for card in game.state.hands[SHADOW]] == [DRAWN]
    assert play(terror(LIDLESS_EYE, die), "none", "no").state.hands[SHADOW] == ()


@rule("LM-WITCHKING-11")
def test_from_afar_the_chief_brings_no_card() -> None:
    game = play(terror(LIDLESS_EYE, "character", at="nurn"), "none")
    assert key(game) == "action"
    assert game.state.hands[SHADOW] == ()


@rule("LM-WITCHKING-11")
def test_only_character_cards_bring_another() -> None:
    assert key(terror(MUSTER_CARD, "event")) == "action"
    assert key(terror(MUSTER_CARD, "event", table=(PALANTIR,))) == "which-deck", "the Palantír brings one all the same"


@rule("LM-WITCHKING-11")
def test_the_chief_must_be_there_when_the_card_is_played() -> None:
    search = "shadow-character-09"
    game = terror(search, "character", at="nurn", fellowship={**WILD, "progress": 1})
    game = play(game, CHIEF, "hollin", "none", "none")
    assert where(game, CHIEF) == "hollin"
    assert key(game) == "action"
    game = terror(search, "character", fellowship={**WILD, "progress": 1})
    assert key(play(game, CHIEF, "nurn", "none")) == "spear-of-terror"


@rule("LM-WITCHKING-12", "LM-AMB-28", "LM-EX-25")
def test_with_the_palantir_the_shadow_chooses_by_which_of_them_he_draws_one_card() -> None:
    game = play(terror(LIDLESS_EYE, "event", table=(PALANTIR,)), "none")
    assert game.question is not None
    assert game.question.cause is LORDS[CHIEF]
    assert set(game.names()) == {"palantir-of-orthanc", "spear-of-terror"}
    speared = play(game, "spear-of-terror", DRAWN)
    assert [card.name for card in speared.state.hands[SHADOW]] == [DRAWN]
    assert key(speared) == "action"
    seen = play(game, "palantir-of-orthanc", "strategy", "shadow-strategy-01")
    assert [card.name for card in seen.state.hands[SHADOW]] == ["shadow-strategy-01"]
    assert key(seen) == "action"


@rule("LM-WITCHKING-12")
def test_with_a_character_result_the_palantir_does_not_work_and_the_spear_does() -> None:
    assert key(play(terror(LIDLESS_EYE, "character", table=(PALANTIR,)), "none")) == "spear-of-terror"


@rule("LM-WITCHKING-12")
def test_the_palantir_being_played_leaves_the_spear_alone() -> None:
    assert key(terror(PALANTIR, "event")) == "spear-of-terror"


@rule("LM-WITCHKING-13", "LM-AMB-22")
def test_a_combat_card_brings_no_other() -> None:
    game = lords_board(
        {"hollin": f"sauron 3 {CHIEF}", "trollshaws": "north 2"},
        hands=[LIDLESS_EYE],
        shadow=["army", "event"],
        at_war=["sauron", "north"],
        fellowship=WILD,
    )
    game = play(with_all(play(game, "army", "attack")), LIDLESS_EYE)
    assert key(game) == "combat-die"
    assert game.state.hands[SHADOW] == ()


# He Sees. He Knows


def declared(*path: str, armies: dict[str, str] | None = None, **fields: Any) -> Board:
    """The Fellowship has been declared along a path from Hollin."""
    game = lords_board(
        armies or {"nurn": CHIEF},
        phase="fellowship",
        dice={SHADOW: ["unrolled"] * 2},
        fellowship={**WILD, "progress": len(path)},
        **fields,
    )
    return play(game, "yes", *path)


@rule("LM-WITCHKING-14")
def test_the_chief_may_go_where_the_fellowship_is_declared() -> None:
    game = declared("north-dunland")
    assert (side(game), key(game)) == (SHADOW, "he-sees")
    assert where(play(game, "no"), CHIEF) == "nurn"
    gone = play(game, "yes")
    assert where(gone, CHIEF) == "north-dunland"
    assert gone.state.dice[SHADOW] == ("unrolled", "unrolled")


@rule("LM-WITCHKING-14")
def test_he_does_not_see_into_an_unconquered_stronghold() -> None:
    game = declared("trollshaws", "rivendell")
    assert key(game) != "he-sees"
    taken = declared("trollshaws", "rivendell", control={"rivendell": "shadow"})
    assert key(taken) == "he-sees"


@rule("LM-WITCHKING-14", "LM-CHAR-03")
def test_the_black_captain_does_not_see() -> None:
    assert key(declared("north-dunland", armies={"nurn": CAPTAIN})) != "he-sees"


@rule("LM-WITCHKING-15")
def test_a_revealed_fellowship_is_not_seen() -> None:
    game = lords_board(
        {"nurn": CHIEF},
        free=["character", "event"],
        fellowship=WILD,
        hunt={"box": {SHADOW: 1}},
        rings=NO_RINGS,
        lords=no_rings({}),
    )
    game = play(game, "character", "move-fellowship", 6, "std-1-reveal-1")
    while key(game) not in ("fellowship-where", "action"):
        game = play(game, game.names()[0])
    game = play(game, "north-dunland")
    assert game.state.revealed
    assert key(game) == "action"
    assert where(game, CHIEF) == "nurn"


@rule("LM-MULTI-07", "LM-WITCHKING-14")
def test_the_witch_king_player_decides_for_the_chief() -> None:
    game = lords_team_board(
        {"nurn": CHIEF},
        phase="fellowship",
        dice={SHADOW: ["unrolled"] * 2},
        fellowship={**WILD, "progress": 1},
    )
    assert side(play(game, "yes", "north-dunland")) == "witch-king"


# Both versions


@rule("LM-WITCHKING-17")
@pytest.mark.parametrize("king", [CAPTAIN, CHIEF])
def test_cards_on_the_witch_king_work_with_either(king: str) -> None:
    cards = ["shadow-strategy-12", "shadow-character-24"]
    game = lords_board({"nurn": king}, hands=cards, shadow=["event", "army"], fellowship={**WILD, "at": "edoras"})
    assert options(game, "event", "play-event") == set(cards)
    assert where(play(game, "event", "play-event", cards[0]), king) == "angmar"


@rule("LM-WITCHKING-18")
def test_the_chief_leads_as_a_nazgul() -> None:
    armies = {"dagorlad": f"sauron 3 {CHIEF}", "north-ithilien": "gondor 2 gandalf-the-white"}
    game = lords_board(armies, shadow=["army", "event"], at_war=NATIONS, fellowship=WILD)
    game = with_all(play(game, "army", "attack"))
    ridden = play(no_cards(play(game, "yes")), *[1] * 5)
    assert (side(ridden), key(ridden)) != (SHADOW, "re-roll")
    led = play(no_cards(play(game, "no")), *[1] * 5)
    assert (side(led), key(led), led.names()) == (SHADOW, "re-roll", ["1", "0"])


@rule("LM-WITCHKING-17", "LM-WITCHKING-18")
def test_the_chief_finds_the_fellowship_as_a_nazgul() -> None:
    search = "shadow-character-09"
    game = lords_board(
        {"nurn": CHIEF}, hands=[search], shadow=["character", "event"], fellowship={**WILD, "progress": 1}
    )
    game = play(game, "character", "play-event", CHIEF, "hollin")
    assert (side(game), key(game)) == (FREE, "fellowship-where")
