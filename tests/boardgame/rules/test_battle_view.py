"""Battles and hunts in the view: forces, dice as they fell, what was changed by what, and what is left to lose."""

from __future__ import annotations

import pickle

import pytest

from boardgame.battles import free_attacks, half, shadow_assaults, shadow_attacks
from boardgame.boards import FREE, SHADOW, Board
from boardgame.rules.roads import MOVE, road
from helpers import key, play
from marks import rule
from ringwar.kernel import fingerprint

READERS = (FREE, SHADOW, "spectator")


def rolls(game: Board, side: str) -> dict[str, object]:
    """What the view shows of the dice of a side."""
    found: dict[str, object] = game.view("spectator")["battle"]["rolls"][side]
    return found


@rule("BG-INFO-06", "BG-BATTLE-18", "BG-BATTLE-20")
@pytest.mark.parametrize("reader", READERS)
def test_both_forces_are_shown_with_what_counts(reader: str) -> None:
    game = shadow_attacks("gondor 3/1/1 boromir", "sauron 4 nazgul 2 witch-king")
    forces = game.view(reader)["battle"]["forces"]
    assert forces[FREE] == {
        "army": {"gondor-regular": 3, "gondor-elite": 1, "gondor-leader": 1},
        "nazgul": 0,
        "characters": ["boromir"],
        "strength": 5,  # Boromir is a Captain of the West
        "leadership": 2,
    }
    assert forces[SHADOW] == {
        "army": {"sauron-regular": 4},
        "nazgul": 2,
        "characters": ["witch-king"],
        "strength": 4,
        "leadership": 4,
    }


@rule("BG-INFO-06", "BG-BATTLE-14")
def test_a_rearguard_is_no_part_of_the_force() -> None:
    game = free_attacks("gondor 3 rohan 2", "sauron 2", at_war=["gondor", "sauron"])
    assert game.view(FREE)["battle"]["forces"][FREE]["army"] == {"gondor-regular": 3}


@rule("BG-BATTLE-25", "BG-BATTLE-30")
def test_dice_are_shown_as_they_fell_with_everything_that_changed_them() -> None:
    cruel, valour = half("cruel-as-death"), half("confusion")
    game = play(shadow_attacks("gondor 5", "sauron 4 nazgul 3", cruel, valour), cruel, valour)
    assert (key(game), rolls(game, SHADOW)["to_roll"], rolls(game, SHADOW)["dice"]) == ("combat-die", 4, [])
    game = play(game, 1, 4, 2, 3, 6, 1, 1, 1, 1)
    assert key(game) == "re-roll"
    assert rolls(game, SHADOW) == {
        "to_roll": 0,
        "dice": [1, 4, 2, 3],
        "re_rolled": [],
        "needed": 5,
        "walls": None,
        "modifiers": [
            {"cause": "combat-cruel-as-death", "of": "nazgul-leadership", "value": -2},
            {"cause": "combat-cruel-as-death", "of": "combat-roll", "value": 1},
        ],
        "extra": [],
    }
    assert rolls(game, FREE)["modifiers"] == [{"cause": "combat-confusion", "of": "hits", "value": 1}]
    shown = game.view(FREE)["battle"]
    assert (shown["hits"], shown["forces"][SHADOW]["leadership"]) == ({FREE: 2, SHADOW: 1}, 1)
    game = play(game, 1, 5)
    assert rolls(game, SHADOW)["re_rolled"] == [5]


@rule("BG-CASUALTY-01", "BG-CASUALTY-02")
def test_what_is_left_to_lose_goes_down_with_every_loss() -> None:
    game = play(shadow_attacks("gondor 3/1", "sauron 4/1"), 5, 5, 1, 1, 1, 5, 1, 1, 1)
    assert game.view(FREE)["battle"]["to_lose"] == {SHADOW: 1, FREE: 2}
    game = play(game, "remove-sauron-regular")
    assert game.view(FREE)["battle"]["to_lose"] == {FREE: 2}
    game = play(game, "remove-gondor-regular")
    assert game.view(FREE)["battle"]["to_lose"] == {FREE: 1}


@rule("BG-COMBATCARD-20")
def test_an_extra_attack_is_shown_by_itself() -> None:
    card = half("sudden-strike")
    game = play(free_attacks("gondor 3/0/2", "sauron 2/1", card), card, 5, 1)
    assert (key(game), game.view(SHADOW)["battle"]["to_lose"]) == ("loss", {SHADOW: 1})
    assert rolls(game, FREE)["extra"] == [{"cause": "combat-sudden-strike", "dice": [5, 1], "needed": 5, "hits": 1}]


@rule("BG-BATTLE-35", "BG-SIEGE-23")
def test_the_number_needed_is_shown_with_its_reason() -> None:
    game = shadow_assaults("rohan 3", "isengard 3")
    assert (rolls(game, SHADOW)["needed"], rolls(game, SHADOW)["walls"]) == (6, "stronghold")
    game = shadow_attacks("gondor 3", "sauron 3", at="osgiliath", origin="south-ithilien")
    assert (rolls(game, SHADOW)["needed"], rolls(game, SHADOW)["walls"]) == (6, "fortification")
    assert (rolls(game, FREE)["needed"], rolls(game, FREE)["walls"]) == (5, None)


@rule("BG-BATTLE-51")
def test_a_round_is_shown_until_its_end_and_forgotten_between_rounds() -> None:
    game = play(shadow_attacks("gondor 3", "sauron 3", at="helms-deep", origin="fords-of-isen"), False)
    game = play(game, 1, 1, 1, 2, 2, 2)
    assert (key(game), rolls(game, FREE)["dice"]) == ("cease", [2, 2, 2])
    copy = pickle.loads(pickle.dumps(game.state))
    assert copy == game.state == game.state.copy()
    assert fingerprint(copy) == fingerprint(game.state)
    game = play(game, False, False)
    shown = game.view(FREE)["battle"]
    assert (game.state.fight, shown["rolls"], shown["hits"], shown["round"]) == (None, {}, {}, 1)


@rule("BG-HUNT-16", "BG-HUNT-20")
@pytest.mark.parametrize("reader", READERS)
def test_a_hunt_roll_is_shown_until_the_hunt_is_over(reader: str) -> None:
    game = play(road({"at": "moria", "companions": ["gimli"]}, hunters=2, spent=1), *MOVE, 5, 2)
    assert key(game) == "hunt-re-roll"
    shown = game.view(reader)["hunt"]["roll"]
    assert shown == {
        "dice": [5, 2],
        "re_rolled": [],
        "reasons": ["shadow-stronghold"],
        "modifiers": [{"cause": "hunt-box", "value": 1}],
        "needed": 6,
        "successes": 1,
    }
    assert game.view(reader)["hunt"]["re_roll_reasons"] == ["shadow-stronghold"]
    game = play(game, 1, 5, "std-1-1")
    now = game.view(reader)["hunt"]
    assert (now["roll"]["re_rolled"], now["roll"]["successes"], now["tile"]["damage"]) == ([5], 2, 1)
    game = play(game, "none")
    assert (game.view(reader)["hunt"]["roll"], game.view(reader)["hunt"]["tile"]) == (None, None)
