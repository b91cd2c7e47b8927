"""The laws of a table with the expansion: they hold in play, and every breach is found."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ringwar
from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board
from boardgame.lords.tables import LORDS, lords_board
from helpers import replayed_elsewhere
from ringwar import games
from ringwar.boardgame import RULESET
from ringwar.boardgame.lords.laws import lords_laws
from ringwar.boardgame.lords.table.facts import SPECIAL_DICE
from ringwar.boardgame.lords.table.state import lords
from ringwar.boardgame.table.state import State
from ringwar.kernel import Dice, SavedGame, fingerprint, start, write
from ringwar.laws import Checked, check_game

VILYA = "keeper-vilya-muster"
SETUPS = [
    (2, {}, 3),
    (2, {"council-of-rivendell": "yes", "strider-dunadan": "yes", "balrog-wakes": "chosen"}, 4),
    (4, {"council-of-rivendell": "yes"}, 8),
    (3, {"keepers": "no", "smeagol": "no"}, 11),
]
"""For how many, with which options, and the seed of a rather short random game."""


def table() -> Board:
    """An orderly table with a bit of everything."""
    return lords_board(
        {"moria": "sauron 1 balrog-of-moria", "rivendell": "elrond-keeper-of-vilya", "dale": "witch-king"},
        free=["event", "character"],
        shadow=["army"],
        fellowship={"companions": ["gimli", "meriadoc"]},
        kept=[VILYA],
        lords={"special_dice_in_pool": list(SPECIAL_DICE), "balrog": "active", "smeagol": "guide"},
    )


def lose_a_ring(state: State) -> None:
    lords(state).rings["vilya"] = SHADOW


def hide_a_ring(state: State) -> None:
    lords(state).rings["vilya"] = "rivendell"


def lose_a_die_of_the_pool(state: State) -> None:
    lords(state).lost = frozenset(["minion-balrog"])


def roll_an_unknown_die(state: State) -> None:
    lords(state).pool += ("die-of-saruman",)


def keep_a_die_of_the_enemy(state: State) -> None:
    lords(state).kept[SHADOW] = VILYA


def keep_a_die_that_was_not_rolled(state: State) -> None:
    lords(state).kept[SHADOW] = "minion-gothmog-draw"
    lords(state).pool = ("keeper-vilya", "minion-balrog")


def have_two_special_dice(state: State) -> None:
    state.dice[FREE] += ("keeper-nenya-draw",)


def have_a_special_die_that_was_not_kept(state: State) -> None:
    lords(state).kept = {}


def be_in_play_twice(state: State) -> None:
    state.characters[LORDS["witch-king-chief-of-the-ringwraiths"]] = REGIONS["bree"]


def be_in_the_fellowship_and_on_the_map(state: State) -> None:
    state.characters[LORDS["gimli-dwarven-lord"]] = REGIONS["bree"]


def leave_the_fellowship_for_the_map(state: State) -> None:
    state.companions = state.companions[:-1]
    state.guide = state.companions[0]
    state.characters[LORDS["smeagol-tamed-wretch"]] = REGIONS["bree"]


def follow_another_guide(state: State) -> None:
    state.guide = CHARACTERS["gimli"]


def let_elrond_travel(state: State) -> None:
    state.characters[LORDS["elrond-keeper-of-vilya"]] = REGIONS["bree"]


def let_a_sleeping_balrog_travel(state: State) -> None:
    state.characters[LORDS["balrog-of-moria"]] = REGIONS["bree"]
    lords(state).balrog_active = False


def wake_nobody(state: State) -> None:
    del state.characters[LORDS["balrog-of-moria"]]
    state.armies = {}


BREACHES: list[tuple[Callable[[State], None], str]] = [
    (lose_a_ring, "free-peoples has 3 rings, and they are {'vilya': 'shadow'"),
    (hide_a_ring, "the rings are {'vilya': 'rivendell'"),
    (lose_a_die_of_the_pool, "['minion-balrog'] are lost"),
    (roll_an_unknown_die, "'die-of-saruman') are in the pool"),
    (keep_a_die_of_the_enemy, "shadow has kept keeper-vilya-muster"),
    (keep_a_die_that_was_not_rolled, "shadow has kept minion-gothmog-draw"),
    (have_two_special_dice, "free-peoples has the special dice ['keeper-vilya-muster', 'keeper-nenya-draw']"),
    (have_a_special_die_that_was_not_kept, "has the special dice ['keeper-vilya-muster'] and has kept None"),
    (be_in_play_twice, "witch-king is in play by 2 cards"),
    (be_in_the_fellowship_and_on_the_map, "gimli is in play by 2 cards"),
    (leave_the_fellowship_for_the_map, "smeagol-tamed-wretch is on the map"),
    (follow_another_guide, "gimli is the guide instead of smeagol-tamed-wretch"),
    (let_elrond_travel, "elrond-keeper-of-vilya has left rivendell"),
    (let_a_sleeping_balrog_travel, "balrog-of-moria has left moria"),
    (wake_nobody, "balrog-of-moria is active and not in play"),
]


def test_an_orderly_table_breaks_no_law() -> None:
    assert list(RULESET.laws(table().state)) == []


@pytest.mark.parametrize("change, words", BREACHES)
def test_a_breach_is_found(change: Callable[[State], None], words: str) -> None:
    state = table().state
    change(state)
    assert any(words in line for line in lords_laws(state)), list(lords_laws(state))


def test_an_active_balrog_may_be_anywhere() -> None:
    state = table().state
    state.characters[LORDS["balrog-of-moria"]] = REGIONS["bree"]
    assert list(lords_laws(state)) == []


@pytest.mark.parametrize("players, options, seed", SETUPS)
def test_random_games_keep_the_laws(players: int, options: dict[str, str], seed: int) -> None:
    setup = RULESET.setup(None, players, ["lords"], options)
    position = start(RULESET, setup).played(Checked(Dice(seed), RULESET, setup, seed))
    check_game(position, seed)


def test_a_saved_game_replays_in_another_process() -> None:
    position = ringwar.start("boardgame", expansions=["lords"], options={"council-of-rivendell": "yes"})
    position = position.played(Dice("lords"))
    text = write(SavedGame(position))
    assert replayed_elsewhere([text], games.MODULES, "31415") == [fingerprint(position.state)]
