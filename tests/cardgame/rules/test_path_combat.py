"""Chapter 16: path combat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardgame.rules.outcomes import FREE, SHADOW, ambush, cycled, eliminated, scored
from cardgame.tables import Table, names
from helpers import asked, play, told
from marks import rule

HUNTERS = ["the-commander", "the-destroyer+black-riders-mount"]  # three attack icons
THREE_ATTACKERS = {"the-commander", "the-destroyer", "black-riders-mount"}


def egladil(*defenders: str) -> Table:
    """The rulebooks' example: a path with one icon, three attack icons against it."""
    return ambush("egladil", [*HUNTERS, *defenders])


@rule("CG-EX-49", "CG-COMBATPATH-02", "CG-COMBATPATH-03")
def test_egladil_is_held_by_legolas_with_the_bow() -> None:
    game = egladil("gimli", "legolas+bow-of-the-galadhrim")
    assert game.state.combat is not None
    assert game.state.combat.uncancelled == 2
    game = play(game, "legolas", "yes")
    assert names(game.state.eliminated["aragorn"]) == {"legolas", "bow-of-the-galadhrim"}
    assert names(game.state.cycles["frodo"]) == {"gimli"}
    assert names(game.state.eliminated["witch-king"]) == THREE_ATTACKERS
    assert scored(game, FREE) == {"egladil"}
    assert game.view("frodo")["points"] == {FREE: 1, SHADOW: 0}


@rule("CG-EX-50", "CG-ITEM-07", "CG-COMBATPATH-05")
def test_gimli_first_is_a_waste_and_the_bow_cannot_be_lost_alone() -> None:
    game = egladil("gimli", "legolas+bow-of-the-galadhrim")
    assert game.names() == ["gimli", "legolas"]
    game = play(game, "gimli", "yes")
    assert eliminated(game) == THREE_ATTACKERS | {"gimli", "legolas", "bow-of-the-galadhrim"}
    assert cycled(game) == set()
    assert scored(game, FREE) == {"egladil"}


@rule("CG-EX-51", "CG-COMBATPATH-14")
def test_egladil_without_defenders_costs_two_corruption() -> None:
    game = egladil()
    assert game.state.corruption == 2
    assert told(game, "corruption-added")[0]["count"] == 2
    assert told(game, "score")[0]["points"] == 0
    assert scored(game, SHADOW) == {"egladil"}
    assert eliminated(game) == THREE_ATTACKERS
    assert game.view("frodo")["points"] == {FREE: 0, SHADOW: 2}


@rule("CG-EX-52", "CG-COMBATPATH-13")
def test_an_empty_path_without_icons_is_won_by_the_free_peoples() -> None:
    game = ambush("weathertop")
    assert scored(game, FREE) == {"weathertop"}
    assert game.state.corruption == 0


@rule("CG-EX-53", "CG-COMBATPATH-12")
def test_merry_is_cycled_and_still_cancels() -> None:
    game = ambush("egladil", ["the-witch-king", "the-commander", "the-destroyer", "gimli", "merry-brandybuck"])
    assert game.state.corruption == 1
    assert names(game.state.eliminated["frodo"]) == {"gimli"}
    assert names(game.state.cycles["frodo"]) == {"merry-brandybuck"}
    assert scored(game, SHADOW) == {"egladil"}


@rule("CG-EX-54", "CG-COMBATPATH-07", "CG-AMB-07")
def test_a_defender_without_icons_is_eliminated_while_icons_are_left() -> None:
    game = ambush("dimrill-dale", ["the-commander", "the-destroyer", "gimli", "arwen"])
    assert eliminated(game) == {"the-commander", "the-destroyer", "gimli", "arwen"}
    assert game.state.corruption == 1


@rule("CG-EX-54", "CG-COMBATPATH-06")
def test_a_defender_without_icons_is_cycled_once_all_is_cancelled() -> None:
    game = play(ambush("dimrill-dale", ["the-commander", "gimli", "arwen"]), "gimli", "yes")
    assert names(game.state.cycles["aragorn"]) == {"arwen"}
    assert eliminated(game) == {"the-commander", "gimli"}
    assert game.state.corruption == 0


@rule("CG-AMB-07")
def test_by_the_other_reading_a_defender_without_icons_is_cycled_in_any_case() -> None:
    cards = ["the-commander", "the-destroyer", "gimli", "arwen"]
    game = ambush("dimrill-dale", cards, options={"defenders-without-icons": "cycled"})
    assert cycled(game) == {"arwen"}  # and nobody was asked: only Gimli could be lost
    assert eliminated(game) == {"the-commander", "the-destroyer", "gimli"}
    assert game.state.corruption == 1


@rule("CG-AMB-08", "CG-COMBATPATH-06")
def test_a_useless_defender_may_be_lost_first_but_the_losses_go_on() -> None:
    game = ambush("dimrill-dale", ["the-commander", "gimli", "arwen", "legolas"])
    assert game.names() == ["gimli", "arwen", "legolas"]  # stopping is not among the options
    game = play(game, "arwen", "yes")
    assert asked(game) == ("frodo", "loss")
    assert game.names() == ["gimli", "legolas"]
    game = play(game, "legolas", "yes")
    assert cycled(game) == {"gimli"}


@rule("CG-COMBATPATH-01")
def test_on_a_path_the_free_peoples_defend_whoever_starts() -> None:
    for starting in ("frodo", "witch-king", "aragorn", "saruman"):
        game = ambush("dimrill-dale", ["gandalf-the-grey", "the-reaver"], starting_player=starting)
        assert eliminated(game) == {"gandalf-the-grey", "the-reaver"}
        assert scored(game, FREE) == {"dimrill-dale"}


@rule("CG-COMBATPATH-02")
@pytest.mark.parametrize(
    "path, cards, attack, corruption",
    [
        ("dimrill-dale", ["the-witch-king"], 0, 2),
        ("dimrill-dale", ["the-witch-king+black-riders-mount", "hill-troll"], 0, 4),
        ("dimrill-dale", ["hill-troll"], 2, 3),
        ("dimrill-dale", [], 3, 3),
        ("shelobs-lair", ["gorbag-and-shagrat:2/0"], 0, 2),
        ("shelobs-lair", ["gorbag-and-shagrat"], 1, 1),
        ("khazad-dum", ["balrog-of-moria"], 0, 3),
        ("caradhras", ["balrog-of-moria"], 0, 2),
    ],
)
def test_attack_icons_are_those_of_shadow_cards_their_items_and_the_path(
    path: str, cards: list[str], attack: int, corruption: int
) -> None:
    assert ambush(path, cards, attack=attack).state.corruption == corruption


@rule("CG-COMBATPATH-03")
@pytest.mark.parametrize("defense, pile", [(0, eliminated), (1, cycled), (2, cycled)])
def test_the_icons_of_the_path_cancel_first(defense: int, pile: Callable[[Table], set[str]]) -> None:
    game = ambush("lothlorien", ["the-witch-king", "the-reaver", "sam-gamgee"], defense=defense)  # two of its own
    assert "sam-gamgee" in pile(game)
    assert game.state.corruption == 0


@rule("CG-COMBATPATH-03", "CG-EX-26")
@pytest.mark.parametrize("item, corruption", [("", 1), ("+phial-of-galadriel", 0), ("+sting", 1)])
def test_the_phial_gives_its_icons_to_the_path(item: str, corruption: int) -> None:
    game = ambush("dimrill-dale", ["the-witch-king", f"frodo-baggins{item}"])
    assert game.state.corruption == corruption
    kept = {"phial-of-galadriel"} if corruption == 0 else set()
    assert names(game.state.cycles["aragorn"]) == kept  # nobody was lost on account of the path's icons


@rule("CG-COMBATPATH-04", "CG-COMBATPATH-05")
def test_surplus_icons_of_an_eliminated_character_are_lost() -> None:
    game = ambush("dimrill-dale", [*HUNTERS, "the-reaver", "gandalf-the-grey", "gimli"])  # four against three and one
    assert eliminated(game) >= {"gandalf-the-grey", "gimli"}
    game = play(ambush("dimrill-dale", ["the-reaver", "gandalf-the-grey", "gimli"]), "gandalf-the-grey", "yes")
    assert cycled(game) == {"gimli"}
    assert eliminated(game) == {"the-reaver", "gandalf-the-grey"}


@rule("CG-COMBATPATH-05", "CG-TOKEN-03")
def test_items_and_added_icons_cancel_together_with_their_character() -> None:
    game = ambush("dimrill-dale", [*HUNTERS, "the-reaver", "sam-gamgee:0/1+mithril-coat"])  # one, one and two
    assert eliminated(game) >= {"sam-gamgee", "mithril-coat"}
    assert game.state.corruption == 0
    assert scored(game, FREE) == {"dimrill-dale"}


@rule("CG-COMBATPATH-08")
@pytest.mark.parametrize(
    "starting, proposer, partner", [("frodo", "frodo", "aragorn"), ("witch-king", "aragorn", "frodo")]
)
def test_the_free_peoples_choose_together_among_the_characters_of_both(
    starting: str, proposer: str, partner: str
) -> None:
    game = ambush("dimrill-dale", ["the-reaver", "gimli", "legolas", "boromir"], starting_player=starting)
    assert asked(game) == (proposer, "loss")
    assert game.names() == ["gimli", "legolas", "boromir"]
    game = play(game, "boromir")
    assert asked(game) == (partner, "agree")
    game = play(game, "yes")
    assert eliminated(game) == {"the-reaver", "boromir"}


@rule("CG-COMBATPATH-09", "CG-AMB-36")
@pytest.mark.parametrize("starting, decider", [("frodo", "witch-king"), ("aragorn", "saruman")])
def test_if_the_free_peoples_disagree_the_shadow_decides(starting: str, decider: str) -> None:
    game = ambush("dimrill-dale", ["the-reaver", "gimli", "gandalf-the-grey"], starting_player=starting)
    game = play(game, "gimli", "no")
    assert told(game, "disagree") == [{"side": FREE}]
    assert asked(game) == (decider, "decide-for-enemy")
    assert game.names() == ["gimli", "gandalf-the-grey"]
    game = play(game, "gandalf-the-grey")
    assert eliminated(game) == {"the-reaver", "gandalf-the-grey"}
    assert cycled(game) == {"gimli"}


@rule("CG-COMBATPATH-10", "CG-ITEM-13")
def test_surviving_defenders_are_cycled_with_their_items_to_their_owners() -> None:
    game = ambush("egladil", ["the-reaver", "sam-gamgee+elven-cloak+mithril-coat", "strider+anduril"])
    assert names(game.state.cycles["frodo"]) == {"sam-gamgee", "mithril-coat"}
    assert names(game.state.cycles["aragorn"]) == {"elven-cloak", "strider", "anduril"}
    assert game.state.items == {}


@rule("CG-COMBATPATH-11")
@pytest.mark.parametrize("defenders", [[], ["gandalf-the-grey"]])
def test_all_shadow_cards_on_the_path_are_eliminated_win_or_lose(defenders: list[str]) -> None:
    game = ambush("dimrill-dale", ["the-reaver+morgul-blade", "hill-troll", *defenders])
    assert names(game.state.eliminated["witch-king"]) == {"the-reaver", "morgul-blade"}
    assert names(game.state.eliminated["saruman"]) == {"hill-troll"}


@rule("CG-COMBATPATH-12")
def test_a_cloaked_elf_cancels_and_is_cycled_with_all_items() -> None:
    game = ambush("dimrill-dale", [*HUNTERS, "legolas+bow-of-the-galadhrim+elven-cloak"])
    assert names(game.state.cycles["aragorn"]) == {"legolas", "bow-of-the-galadhrim", "elven-cloak"}
    assert game.state.corruption == 0


@rule("CG-AMB-37", "CG-COMBATPATH-12")
def test_replacements_save_attackers_from_the_elimination_at_the_end() -> None:
    game = ambush(
        "amon-hen", ["the-reaver+nazguls-mantle+morgul-blade", "saruman+woven-of-all-colours", "gollum", "ugluk"]
    )
    assert names(game.state.cycles["witch-king"]) >= {"the-reaver", "nazguls-mantle", "morgul-blade"}
    assert names(game.state.cycles["saruman"]) == {"saruman", "woven-of-all-colours", "gollum"}
    assert names(game.state.eliminated["saruman"]) == {"ugluk"}
    assert game.state.corruption == 5


@rule("CG-COMBATPATH-15")
def test_leadership_icons_never_count_on_a_path() -> None:
    assert ambush("amon-hen", ["ugluk", "grishnakh"]).state.corruption == 2
