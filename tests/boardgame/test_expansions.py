"""Any expansions can be played together: the parts, moments, options and documents of each work beside the others'."""

from __future__ import annotations

import json
import pickle
from collections.abc import Sequence
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, Board, board
from boardgame.crebain import CREBAIN, CROW, FLIGHT, FLOWN, SPY, TILE, Crebain, choose_nest, crebain
from boardgame.opportunities import options, side
from helpers import key, play, told
from laws.documents import check_written
from ringwar.boardgame import RULESET, coverage
from ringwar.boardgame.coverage import DONE, DRAWN
from ringwar.boardgame.lords.coverage import GONE
from ringwar.boardgame.lords.table.facts import LORDS, LORDS_CARDS, LORDS_TILES
from ringwar.boardgame.lords.table.state import LordsTable, lords
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS
from ringwar.boardgame.odds.exact import hunt_odds_of_view
from ringwar.boardgame.rules.turn import STEPS
from ringwar.boardgame.setup import EXPANSIONS, box_of, everything
from ringwar.boardgame.table.extra import Extras
from ringwar.boardgame.table.facts import CHARACTERS, EVENTS, TILES
from ringwar.kernel import Dice, Event, fingerprint, start
from ringwar.laws import Checked, check_game

BOTH = ("lords", CREBAIN)
WITH_TILE = {"crebain-tile": "yes"}


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The small expansion is one of the board game's."""
    monkeypatch.setitem(EXPANSIONS, CREBAIN, Crebain)
    monkeypatch.setitem(STEPS, FLIGHT, choose_nest)


def both(armies: dict[str, str] | None = None, **fields: Any) -> Board:
    return board(armies, expansions=list(BOTH), **fields)


def new_game(expansions: Sequence[str] = BOTH, **options: str) -> Board:
    return ringwar.start("boardgame", expansions=expansions, options=options)


# The box


def test_the_parts_of_both_lie_in_the_box() -> None:
    box = box_of(BOTH, everything(BOTH))
    assert set(box.characters) == {*CHARACTERS, *LORDS}
    assert set(box.events) == {*EVENTS, *LORDS_CARDS} - {"shadow-character-17"}
    assert [*box.tiles] == [*TILES, *LORDS_TILES, TILE.name]
    assert TILE in box.first_tiles
    assert set(box.actions) >= {*LORDS_ACTIONS, SPY}
    assert box.more_dice == {FREE: 1, SHADOW: 2}
    assert box.options["crows"] == "few"
    assert box.options["keepers"] == "yes"


def test_without_expansions_nothing_is_added() -> None:
    box = box_of((), {})
    assert (box.characters, box.events, box.tiles) == (CHARACTERS, EVENTS, TILES)
    assert not box.expansions
    assert not box.options
    assert ringwar.start("boardgame").state.extra is None


def test_an_expansion_alone_is_as_if_there_were_no_other() -> None:
    assert isinstance(new_game(["lords"]).state.extra, LordsTable)
    assert crebain(new_game([CREBAIN]).state) is not None
    assert {CROW} <= options(board({}, expansions=[CREBAIN], crebain={"crows": 1}, shadow=["event"]))


@pytest.mark.parametrize(
    "expansions, chosen, words",
    [
        (["hobbit"], {}, "there is no expansion 'hobbit'; the expansions are: lords, crebain$"),
        (["lords", "hobbit"], {}, "there is no expansion 'hobbit'; the expansions are: lords, crebain$"),
        (["lords", CREBAIN, "lords"], {}, "the expansion 'lords' is named twice$"),
        (BOTH, {"gulls": "yes"}, "there is no option 'gulls'; the options are: council-of-rivendell, .*, crows, "),
        (BOTH, {"crows": "no"}, "option 'crows' is one of: few, many$"),
        (["lords"], {"crows": "few"}, "there is no option 'crows'; the options are: council.*shire-hobbits-tile$"),
        ([], {"crows": "few"}, "there is no option 'crows'$"),
    ],
)
def test_what_there_is_not_is_refused(expansions: Sequence[str], chosen: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        RULESET.setup(None, 2, expansions, chosen)


def test_options_of_both_are_accepted() -> None:
    rules = new_game(crows="many", keepers="no").state.rules
    assert (rules.box.options["crows"], rules.box.options["keepers"]) == ("many", "no")
    assert rules != new_game().state.rules
    assert pickle.loads(pickle.dumps(rules)) is rules


# Moments


def test_phases_before_the_first_turn_follow_each_other() -> None:
    game = play(new_game(), "gandalf-the-grey", "strider")
    assert (key(game), side(game), game.names()) == ("nest", SHADOW, ["dunland", "fangorn"])
    begun = play(game, "fangorn")
    assert (begun.state.phase, begun.state.turn, key(begun)) == ("recover", 1, "event-card")
    assert crebain(begun.state).nest == "fangorn"
    other = new_game((CREBAIN, "lords"))
    assert key(other) == "nest"
    assert key(play(other, "dunland")) == "companion-version"


def test_each_is_told_that_dice_are_back() -> None:
    game = play(new_game(), "gandalf-the-grey", "gandalf-the-grey", "dunland")
    assert told(game, "crow-comes") == [{"count": 1}]
    assert lords(game.state).token_used is False


def test_what_can_be_used_instead_of_a_die_comes_from_both() -> None:
    crows, tokens = {"crows": 1}, {"shadow_tokens": ["politics"]}
    game = both(shadow=["event"], crebain=crows, lords=tokens)
    assert {CROW, "shadow-token-politics", "event"} <= options(game)
    flown = play(game, CROW)
    assert (crebain(flown.state).crows, lords(flown.state).tokens) == (0, ("shadow-token-politics",))
    used = play(game, "shadow-token-politics")
    assert (crebain(used.state).crows, lords(used.state).tokens) == (1, ())


def test_actions_of_both_are_offered() -> None:
    game = both(free=["muster"], shadow=["muster"], at_war=["elves"])
    assert "elrond-enters" in options(game, "muster")
    assert SPY not in options(game, "muster")
    entered = play(game, "muster", "elrond-enters", "no")  # Vilya is not used
    assert {SPY, "bring-minion"} <= options(entered)
    assert "elrond-enters" not in options(entered)
    assert crebain(play(entered, SPY).state).crows == 1


def test_a_tile_goes_from_one_to_the_other() -> None:
    box = {FREE: 0, SHADOW: 1}
    game = both(free=["character"], shadow=["event"], options=WITH_TILE, hunt={"box": box})
    drawn = play(game, "character", "move-fellowship", 6, TILE.name)
    assert TILE in drawn.state.removed_tiles
    assert crebain(drawn.state).crows == 1
    joined = play(drawn, "smeagol-1")
    assert "smeagol-tamed-wretch" in {each.name for each in joined.state.companions}
    assert crebain(joined.state).crows == 1


# Documents, views, copies


def test_documents_and_views_have_a_block_of_each() -> None:
    game = both(shadow=["event"], crebain={"crows": 2, "nest": "dunland"}, lords={"token_used": True})
    written = json.loads(json.dumps(ringwar.write_position(game)))
    assert written[CREBAIN] == {"crows": 2, "nest": "dunland"}
    assert written["lords"]["token_used"] is True
    again = ringwar.read_position(written)
    assert again.state == game.state
    assert fingerprint(again.state) == fingerprint(game.state)
    assert game.view(FREE)[CREBAIN] == written[CREBAIN]
    assert "rings" in game.view(FREE)["lords"]


def test_what_a_block_says_wrongly_is_refused() -> None:
    with pytest.raises(ValueError, match=r"crebain\.crows: "):
        both(crebain={"crows": 3})
    with pytest.raises(ValueError, match="crebain"):
        board({}, expansions=["lords"], crebain={"crows": 1})
    with pytest.raises(ValueError, match="lords"):
        board({}, expansions=[CREBAIN], lords={"token_used": True})


def test_what_both_lay_on_the_table_is_copied_compared_and_pickled() -> None:
    state = both(crebain={"crows": 1}).state
    copy = state.copy()
    assert isinstance(state.extra, Extras)
    assert copy == state
    assert pickle.loads(pickle.dumps(state)) == state
    crebain(copy).crows = 2
    assert copy != state
    assert fingerprint(copy) != fingerprint(state)
    assert crebain(state).crows == 1


# Around the game


def test_what_games_should_use_is_asked_of_both() -> None:
    found = coverage.expected(RULESET.setup(None, 2, BOTH, WITH_TILE))
    assert found[FLOWN] == [CROW]
    assert set(found[GONE]) == {"vilya", "nenya", "narya"}
    assert SPY in found[DONE]
    assert {TILE.name, *LORDS_TILES} <= set(found[DRAWN])
    assert "strider-dunadan" not in {name for names in found.values() for name in names}
    assert coverage.used(Event("crow-flies", {"side": SHADOW}, None)) == (FLOWN, CROW)
    assert coverage.used(Event("ring-goes", {"ring": "narya", "to": SHADOW}, None)) == (GONE, "narya")


def test_the_odds_of_the_hunt_know_the_tiles_of_both() -> None:
    view = new_game(**WITH_TILE).view(FREE)
    (odds,) = hunt_odds_of_view({**view, "hunt": {**view["hunt"], "box": {FREE: 0, SHADOW: 1}}})
    assert {TILE.name, "smeagol-1"} <= set(odds.tiles)


@pytest.mark.parametrize("players, expansions, seed", [(2, BOTH, 4), (4, (CREBAIN, "lords"), 11)])
def test_random_games_with_both_keep_the_laws(players: int, expansions: Sequence[str], seed: int) -> None:
    setup = RULESET.setup(None, players, expansions, everything(BOTH))
    position = start(RULESET, setup).played(Checked(Dice(seed), RULESET, setup, seed))
    check_game(position, seed)
    assert told(position, "crow-comes")
    for number in range(0, position.count, 50):
        check_written(position.at(number))
