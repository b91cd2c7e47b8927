"""The Gates are Closed."""

from __future__ import annotations

from typing import Any

import pytest

from boardgame.boards import FREE, SHADOW, Board, companions, is_discarded, is_on_table
from boardgame.lords.hunts import BALROG, EYE, TAME, company, guide, hunted, on_the_road
from boardgame.lords.tables import lords_board
from helpers import asked, play, told
from marks import rule

GATES = "the-gates-are-closed"
THROUGH = ("moria", "dimrill-dale")


def declared(*path: str, at: str = "hollin", fellows: tuple[str, ...] = ("strider", "gimli"), **fields: Any) -> Board:
    """The Fellowship has been declared along a path, with the card on the table."""
    fellowship = company(*fellows, at=at, progress=len(path))
    dice: dict[str, Any] = {SHADOW: ["unrolled"] * 3}
    return play(
        lords_board(phase="fellowship", dice=dice, table=[GATES], fellowship=fellowship, **fields), "yes", *path
    )


@rule("BG-CARD-21")
def test_the_gates_are_closed_is_put_on_the_table_without_a_condition() -> None:
    game = lords_board(shadow=["character", "army"], hands=[GATES], fellowship=company())
    game = play(game, "character", "play-event")
    assert (is_on_table(game, GATES), game.state.hands[SHADOW]) == (True, ())


@rule("BG-CARD-21")
@pytest.mark.parametrize(
    ("start", "path"), [("hollin", THROUGH), ("hollin", ("moria",)), ("moria", ("dimrill-dale",)), ("dol-guldur", ())]
)
def test_a_way_by_a_shadow_stronghold_lets_the_shadow_draw_a_tile(start: str, path: tuple[str, ...]) -> None:
    game = declared(*path, at=start)
    assert asked(game) == (SHADOW, "close-gates")
    drawn = play(game, "yes")
    assert (asked(drawn), is_discarded(drawn, GATES)) == (("chance", "tile"), True)
    drawn = play(drawn, "std-3-1", "none")
    assert (drawn.state.corruption, asked(drawn)) == (3, (SHADOW, "allocate"))
    kept = play(game, "no")
    assert (is_on_table(kept, GATES), kept.state.corruption, asked(kept)) == (True, 0, (SHADOW, "allocate"))


@rule("BG-CARD-21")
@pytest.mark.parametrize(
    ("start", "path", "fields"),
    [
        ("hollin", ("north-dunland",), {}),
        ("dimrill-dale", ("lorien",), {"control": {"lorien": SHADOW}}),
        ("hollin", ("moria",), {"control": {"moria": FREE}}),
    ],
    ids=["no-stronghold", "a-conquered-one-of-the-free-peoples", "a-lost-one"],
)
def test_other_ways_do_not_ask_for_the_card(start: str, path: tuple[str, ...], fields: dict[str, Any]) -> None:
    game = declared(*path, at=start, **fields)
    assert (asked(game), is_on_table(game, GATES)) == ((SHADOW, "allocate"), True)


@rule("BG-CARD-21")
def test_an_eye_has_no_effect_and_a_reveal_does_not_count() -> None:
    eye = play(declared(*THROUGH), "yes", EYE)
    assert (eye.state.corruption, eye.state.revealed, companions(eye)) == (0, False, ["strider", "gimli"])
    seen = play(declared(*THROUGH), "yes", "std-1-reveal-1", "none")
    assert (seen.state.corruption, seen.state.revealed) == (1, False)


@rule("BG-HUNT-47")
def test_a_revealed_fellowship_pays_for_the_card_before_the_stronghold() -> None:
    game = hunted("strider", "gimli", tile="std-0-reveal-1", table=[GATES], fellowship={"progress": 1})
    game = play(game, *THROUGH)
    assert (asked(game), told(game, "stronghold-tile")) == ((SHADOW, "close-gates"), [])
    game = play(game, "yes", "std-1-1", "none")
    assert (asked(game), told(game, "stronghold-tile")) == (("chance", "tile"), [{"region": "moria"}])
    assert play(game, "std-2-1", "none").state.corruption == 3


@rule("LM-BALROG-16")
def test_the_card_and_the_balrog_are_two_tiles() -> None:
    game = play(declared(*THROUGH, armies={"moria": BALROG}), "yes", "std-1-1", "none")
    assert asked(game) == ("chance", "tile")
    assert play(game, "std-2-1", "none").state.corruption == 3


# Opening the gates


def gates(*fellows: str, table: tuple[str, ...] = (GATES,), **fields: Any) -> Board:
    return on_the_road(*fellows, free=["will-of-the-west", "character", "muster"], table=list(table), **fields)


@rule("BG-CARD-22", "BG-ACT-24")
def test_a_will_of_the_west_opens_the_gates() -> None:
    game = play(gates("strider"), "will-of-the-west", "will-of-the-west", "open-gates")
    assert (is_discarded(game, GATES), "will-of-the-west" in game.state.dice[FREE]) == (True, False)
    assert "open-gates" not in play(gates("strider"), "character").names()
    assert "open-gates" not in play(gates("strider"), "will-of-the-west", "muster").names()


@rule("BG-CARD-22", "LM-AMB-29", "LM-SMEAGOL-11")
@pytest.mark.parametrize(
    ("fellows", "chosen", "able"),
    [
        (("gandalf-the-grey", "gimli"), "gandalf-the-grey", True),
        (("gandalf-grey-keeper-of-narya", "gimli"), "gandalf-grey-keeper-of-narya", True),
        ((), "gollum", True),
        (("strider", "gandalf-the-grey"), "strider", False),
        (("gandalf-the-grey", TAME), TAME, False),
        (("gimli",), "gimli", False),
    ],
)
def test_a_character_result_opens_them_with_gandalf_or_gollum_as_guide(
    fellows: tuple[str, ...], chosen: str, able: bool
) -> None:
    position = gates(*fellows, fellowship={"guide": chosen})
    assert guide(position) == chosen
    game = play(position, "character")
    assert ("guide-opens-gates" in game.names()) is able
    assert "guide-opens-gates" not in play(position, "muster").names()
    if able:
        game = play(game, "guide-opens-gates")
        assert (is_discarded(game, GATES), game.state.dice[FREE]) == (True, ("muster", "will-of-the-west"))


@rule("BG-CARD-22", "BG-ACT-24")
def test_there_are_no_gates_to_open_without_the_card() -> None:
    game = gates("gandalf-the-grey", table=())
    assert "guide-opens-gates" not in play(game, "character").names()
    assert "open-gates" not in play(game, "will-of-the-west", "will-of-the-west").names()
