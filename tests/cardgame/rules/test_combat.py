"""Chapter 15: the combat step in general."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet
from cardgame.rules.outcomes import FREE, SHADOW, active, battle, cycled, eliminated, scored
from cardgame.tables import Table, table
from helpers import answered, asked, play
from marks import rule
from ringwar.kernel import Event


def three_combats() -> Table:
    """A combat step of the Witch-king's, with two battlegrounds and a path to be fought over."""
    return table(
        path="imladris",
        battlegrounds={"helms-deep": ["village-militia"], "orthanc": ["white-hand-orcs"]},
        step="combat",
        starting_player="witch-king",
    )


@rule("CG-COMBAT-01", "CG-COMBAT-02", "CG-EX-48")
@pytest.mark.parametrize(
    "order",
    [
        ["orthanc", "imladris", "helms-deep"],
        ["imladris", "helms-deep", "orthanc"],
        ["helms-deep", "orthanc", "imladris"],
    ],
)
def test_the_starting_player_takes_the_combats_in_any_order(order: list[str]) -> None:
    game = three_combats()
    assert asked(game) == ("witch-king", "next-combat")
    assert set(game.names()) == {"orthanc", "imladris", "helms-deep"}
    game = play(game, *order[:2])  # the last combat leaves no choice
    assert active(game) == set()
    scores = [entry for entry in game.log() if isinstance(entry, Event) and entry.kind == "score"]
    assert [entry.about["location"].name for entry in scores] == order


@rule("CG-COMBAT-02", "CG-AMB-31")
def test_the_next_combat_is_chosen_only_when_the_one_before_is_over() -> None:
    game = play(three_combats(), "imladris")
    assert asked(game) == ("witch-king", "next-combat")
    assert game.names() == ["helms-deep", "orthanc"]


@rule("CG-COMBAT-01", "CG-COMBAT-05", "CG-ROUND-09")
def test_after_the_combat_step_nothing_is_active_and_no_card_lies_on_a_location() -> None:
    game = play(three_combats(), "orthanc", "helms-deep")
    assert game.state.path_cards == ()
    assert scored(game, FREE) == {"helms-deep", "imladris"}
    assert scored(game, SHADOW) == {"orthanc"}
    assert cycled(game) == {"village-militia", "white-hand-orcs"}


@rule("CG-COMBAT-03")
@pytest.mark.parametrize(
    "cards, winner",
    [([], FREE), (["village-militia"], FREE), (["devilry-of-saruman"], SHADOW)],
)
def test_a_battleground_is_fought_over_whoever_is_there(cards: list[str], winner: str) -> None:
    game = battle("edoras", cards)
    assert scored(game, winner) == {"edoras"}


@rule("CG-COMBAT-03")
@pytest.mark.parametrize("cards, winner", [([], FREE), (["frodo-baggins"], FREE), (["the-reaver"], SHADOW)])
def test_a_path_is_fought_over_whoever_is_there(cards: list[str], winner: str) -> None:
    game = table(path="weathertop", on_path=cards, step="combat")
    assert scored(game, winner) == {"weathertop"}


@rule("CG-COMBAT-04")
def test_a_combat_is_finished_before_the_next_begins() -> None:
    game = table(
        path="weathertop",
        on_path=["the-reaver"],
        battlegrounds={"edoras": ["devilry-of-saruman", "village-militia"], "umbar": []},
        step="combat",
    )
    game = play(game, "edoras")
    assert asked(game) == ("frodo", "next-combat")
    assert eliminated(game) == {"devilry-of-saruman", "village-militia"}
    assert scored(game, SHADOW) == {"edoras"}
    assert active(game) == {"umbar", "weathertop"}
    assert [card.name for card in game.state.path_cards] == ["the-reaver"]


@rule("CG-COMBAT-06")
@pytest.mark.parametrize(
    "cards, winner",
    [
        # Two attack icons against the two of Orthanc; the defenders' three attack icons are worth nothing.
        (["riders-of-rohan", "devilry-of-saruman"], SHADOW),
        # Three attack icons: the attackers' own defence icons do not help, and one more is needed to defend.
        (["riders-of-rohan", "village-militia", "devilry-of-saruman"], FREE),
        (["riders-of-rohan", "village-militia", "white-hand-orcs"], SHADOW),
    ],
)
def test_only_attack_icons_of_attackers_and_defence_icons_of_defenders_count(cards: list[str], winner: str) -> None:
    assert scored(battle("orthanc", cards), winner) == {"orthanc"}


@rule("CG-COMBAT-06", "CG-COMBATPATH-15")
def test_battleground_icons_do_nothing_on_a_path() -> None:
    game = table(path="dimrill-dale", on_path=["saruman+sarumans-staff", "legolas", "gimli", "strider"], step="combat")
    assert game.state.combat is not None
    assert game.state.combat.uncancelled == 3  # two of Saruman, one of his staff


@rule("CG-COMBAT-07")
def test_no_action_can_be_taken_during_a_combat() -> None:
    game = table(
        battlegrounds={"minas-tirith": ["grond-hammer-of-the-underworld", "olog-hai", "soldiers-of-gondor", "aragorn"]},
        seats=quiet({"aragorn": {"reserve": ["galadriel+nenya-ring-of-adamant"], "hand": ["elrond"]}}),
        step="combat",
    )
    assert asked(game) == ("frodo", "loss")
    game = play(game, "aragorn", "yes")
    assert answered(game) == ["loss", "agree"]
    assert scored(game, FREE) == {"minas-tirith"}


@rule("CG-COMBAT-08", "CG-AMB-10")
def test_icons_that_depend_on_a_card_go_on_counting_when_it_is_lost() -> None:
    attackers = ["devilry-of-saruman", "wolf-riders", "white-hand-orcs"]  # six icons, of which Helm's Deep cancels two
    game = battle("helms-deep", [*attackers, "gandalf-the-white", "theoden"])
    # Three of Gandalf; and Théoden's icon, for Gandalf in play, was read before.
    assert scored(game, FREE) == {"helms-deep"}
    assert names_of_losses(game) == {"gandalf-the-white", "theoden"}


def names_of_losses(game: Table) -> set[str]:
    """The cards of the Free Peoples that were eliminated."""
    return {card.name for seat in ("frodo", "aragorn") for card in game.state.eliminated[seat]}
