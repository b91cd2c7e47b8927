"""Chapter 5.6: the Will of the West, and further uses of results."""

from __future__ import annotations

import pytest

from boardgame.boards import FREE, SHADOW, Board, board, names
from boardgame.opportunities import options, side
from boardgame.rules.test_actions import FREE_ARMY, FREE_CHARACTER, MUSTER, rich
from helpers import play, told
from marks import rule
from ringwar.boardgame.rules.deeds import RESULTS

# Will of the West


@rule("BG-ACT-20", "BG-AMB-38")
def test_a_will_of_the_west_is_turned_into_any_other_result_just_before_acting() -> None:
    game = rich(FREE, "will-of-the-west", "muster")
    assert options(game, "will-of-the-west") == {*RESULTS[FREE]} - {"army"}
    for face, possible in (("character", FREE_CHARACTER), ("muster", MUSTER), ("muster-army", MUSTER | FREE_ARMY)):
        assert options(game, "will-of-the-west", face) == possible | {"skip"}
    game = play(game, "will-of-the-west", "muster", "diplomacy", "rohan")
    assert game.state.dice[FREE] == ("event", "muster")
    assert (told(game, "use-die")[0]["die"], told(game, "use-die")[0]["face"]) == ("will-of-the-west", "muster")


@rule("BG-ACT-21")
@pytest.mark.parametrize(
    ("armies", "action", "new"),
    [
        ({"minas-tirith": "strider"}, "crown-aragorn", "aragorn"),
        ({"edoras": "gandalf-the-grey", "orthanc": "saruman"}, "gandalf-the-white", "gandalf-the-white"),
    ],
)
def test_a_will_of_the_west_alone_brings_the_great_ones_into_play(
    armies: dict[str, str], action: str, new: str
) -> None:
    game = board(armies, free=["will-of-the-west", "character", "muster", "muster-army", "event"])
    for die in ("character", "muster", "muster-army", "event"):
        assert action not in options(game, die)
        assert action not in options(game, "will-of-the-west", die)
    assert options(game, "will-of-the-west", "will-of-the-west") == {action, "skip"}
    game = play(game, "will-of-the-west", "will-of-the-west", action)
    assert new in names(tuple(game.state.characters))
    assert "will-of-the-west" not in game.state.dice[FREE]


@rule("BG-EX-10", "BG-ACT-20")
def test_a_will_of_the_west_that_hides_or_moves_the_fellowship() -> None:
    dice = ["will-of-the-west", "event"]
    revealed = board(free=dice, fellowship={"revealed": True}, hunt={"box": {SHADOW: 3}})
    hidden = play(revealed, "will-of-the-west", "character", "hide-fellowship")
    assert (hidden.state.revealed, hidden.state.hunt_box[FREE], hidden.state.dice[FREE]) == (False, 0, ("event",))
    assert told(hidden, "hunt-roll") == []
    moved = play(board(free=dice), "will-of-the-west", "character", "move-fellowship")
    assert (moved.state.progress, moved.state.hunt_box[FREE], moved.state.dice[FREE]) == (1, 1, ("event",))


# Further uses


@rule("BG-ACT-24")
@pytest.mark.parametrize(
    ("game", "die", "action"),
    [
        (board(free=["muster", "event"], fellowship={"revealed": True, "guide": "strider"}), "muster", "strider-hides"),
        (board({"minas-tirith": "boromir"}, free=["event", "muster"]), "event", "boromir-rouses-gondor"),
        (board({"erebor": "gimli"}, free=["event", "muster"]), "event", "gimli-rouses-the-dwarves"),
        (board({"orthanc": "saruman isengard 2"}, shadow=["muster", "event"]), "muster", "voice-of-saruman"),
    ],
)
def test_characters_give_results_further_uses_each_one_action(game: Board, die: str, action: str) -> None:
    assert action in options(game, die)
    owner = side(game)
    after = play(game, die, action) if action != "voice-of-saruman" else play(game, die, action, "replace-in-orthanc")
    assert len(after.state.dice[owner]) == 1
    assert told(after, "use-die")[0]["action"] == action


@rule("BG-ACT-24", "BG-CARD-22")
def test_a_card_on_the_table_gives_a_will_of_the_west_a_further_use() -> None:
    siege = ({"minas-tirith": "sauron 5"}, {"minas-tirith": "gondor 2"})
    game = board(*siege, table=["shadow-strategy-03"], free=["will-of-the-west", "event", "muster"])
    assert "end-denethors-folly" not in options(game, "event")
    assert "end-denethors-folly" not in options(game, "will-of-the-west", "event")
    game = play(game, "will-of-the-west", "will-of-the-west", "end-denethors-folly")
    assert game.state.table[SHADOW] == ()
    assert game.state.dice[FREE] == ("event", "muster")


@rule("BG-ACT-24")
def test_the_mouth_of_sauron_lets_one_muster_result_a_turn_serve_as_an_army_result() -> None:
    armies = {"nurn": "sauron 2 mouth-of-sauron"}
    game = board(armies, shadow=["muster", "muster", "event"], hands=["shadow-strategy-07", "shadow-strategy-08"])
    assert {"move-armies", "play-event"} <= options(game, "muster")
    moved = play(game, "muster", "move-armies", "all")
    assert moved.state.messenger_used
    assert not {"move-armies", "play-event"} & options(moved, "muster")
    played = play(game, "muster", "play-event", "shadow-strategy-07")
    assert played.state.messenger_used
    recruited = play(game, "muster", "diplomacy", "isengard")
    assert not recruited.state.messenger_used
    assert "move-armies" in options(recruited, "muster")
