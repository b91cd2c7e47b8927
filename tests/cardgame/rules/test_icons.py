"""Chapter 19: combat icons added by effects, and conditional ones."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet
from cardgame.rules.outcomes import FREE, SHADOW, ambush, battle, eliminated, scored
from cardgame.tables import Table, card, names, table
from helpers import play, told
from marks import rule
from ringwar.cardgame import scenario
from ringwar.cardgame.table.facts import battleground, path


def nenya_in_reserve() -> Table:
    """Aragorn may use Nenya while a path and two battlegrounds are active."""
    return table(
        path="lothlorien",
        battlegrounds={"lorien": [], "dol-guldur": []},
        seats=quiet({"aragorn": {"reserve": ["galadriel+nenya-ring-of-adamant"]}}),
        to_act="aragorn",
    )


@rule("CG-TOKEN-01", "CG-TOKEN-07")
@pytest.mark.parametrize("target", ["lorien", "dol-guldur", "lothlorien"])
def test_nenya_adds_an_icon_to_any_active_location_of_either_side(target: str) -> None:
    game = play(nenya_in_reserve(), "use")
    assert set(game.names()) == {"lorien", "dol-guldur", "lothlorien"}
    game = play(game, target)
    place = path(target) if target == "lothlorien" else battleground(target)
    assert game.state.added == {place: (0, 1)}


@rule("CG-TOKEN-07", "CG-AMB-09")
def test_an_attack_icon_added_by_the_shadow_helps_whoever_attacks_there() -> None:
    game = table(
        battlegrounds={"lorien": [], "dol-guldur": ["high-elves"]},
        seats=quiet({"witch-king": {"reserve": ["the-destroyer"]}}),
        to_act="witch-king",
    )
    game = play(game, "use")
    assert set(game.names()) == {"lorien", "dol-guldur"}
    game = play(game, "dol-guldur", "dol-guldur")  # the target, then the first combat
    assert scored(game, FREE) == {"lorien", "dol-guldur"}  # three attack icons against two


@rule("CG-TOKEN-02")
def test_an_icon_without_a_target_goes_to_the_card_that_says_so() -> None:
    game = table(
        path="shelobs-lair",
        seats=quiet({"witch-king": {"hand": ["mordor-orcs", "olog-hai"], "reserve": ["gorbag-and-shagrat"]}}),
        to_act="witch-king",
    )
    game = play(game, "move", "yes", "olog-hai")
    assert game.state.added == {card("gorbag-and-shagrat"): (1, 0)}


@rule("CG-TOKEN-03")
def test_added_icons_are_lost_with_their_card() -> None:
    game = ambush("dimrill-dale", ["the-reaver", "gimli:0/3", "sam-gamgee"])
    game = play(game, "gimli", "yes")
    assert eliminated(game) == {"the-reaver", "gimli"}
    assert game.state.added == {}


@rule("CG-TOKEN-03")
def test_icons_on_a_card_do_not_cancel_unless_the_card_is_lost() -> None:
    game = ambush("dimrill-dale", ["the-witch-king", "gimli:0/1", "sam-gamgee"])
    assert game.state.combat is not None
    assert game.state.combat.uncancelled == 2
    game = play(game, "sam-gamgee", "yes")  # one; Gimli's two are needed as well
    assert eliminated(game) == {"the-witch-king", "gimli", "sam-gamgee"}


@rule("CG-TOKEN-04")
def test_added_icons_vanish_when_the_card_leaves_play_or_the_location_is_fought_over() -> None:
    for game in (
        battle("edoras", ["village-militia:1/1"], attack=1, defense=1),
        ambush("egladil", ["gimli:0/1"], attack=1, defense=2),
    ):
        assert game.state.added == {}


@rule("CG-TOKEN-04")
def test_a_card_that_is_cycled_loses_its_added_icons() -> None:
    reserve = [{"card": "sam-gamgee", "tokens": {"attack": 0, "defense": 2}}]
    game = play(scenario("trilogy", path={"id": "egladil"}, seats={"frodo": {"reserve": reserve}}), "use")
    assert game.state.added == {path("egladil"): (0, 1)}  # Sam's own icons went when he was cycled to add this one
    assert names(game.state.cycles["frodo"]) == {"sam-gamgee"}


@rule("CG-TOKEN-05", "CG-CARD-06")
@pytest.mark.parametrize(
    "place, cards, icons",
    [
        ("minas-tirith", ["guards-of-the-citadel"], 2),
        ("pelargir", ["guards-of-the-citadel"], 1),
        ("minas-tirith", ["the-great-gate"], 3),
        ("pelargir", ["the-great-gate"], 0),
        ("dol-amroth", ["knights-of-dol-amroth"], 2),
        ("pelargir", ["soldiers-of-gondor:0/2"], 3),
        ("lorien", ["legolas+bow-of-the-galadhrim"], 2),
        ("helms-deep", ["theoden"], 0),
        ("helms-deep", ["theoden", "gandalf-the-grey"], 3),
    ],
)
def test_conditional_icons_count_while_their_condition_holds(place: str, cards: list[str], icons: int) -> None:
    game = battle(place, cards)
    assert told(game, "battleground-combat")[0]["cards"] == icons


@rule("CG-TOKEN-05")
def test_a_condition_may_be_fulfilled_elsewhere() -> None:
    game = table(
        battlegrounds={"helms-deep": ["theoden"]},
        seats={"frodo": {"reserve": ["gandalf-the-grey"]}, "aragorn": {"reserve": ["arwen"]}},
    )
    (shown,) = game.view("frodo")["battlegrounds"]
    assert shown["defense"] == 3  # Helm's Deep itself 2, Théoden 1 with Gandalf in play


@rule("CG-TOKEN-05")
@pytest.mark.parametrize("place, icons", [("orthanc", 2), ("moria", 1)])
def test_treebeard_is_stronger_at_orthanc(place: str, icons: int) -> None:
    game = battle(place, ["treebeard"], reactivated_from=FREE)
    assert told(game, "battleground-combat")[0]["attack"] == icons


@rule("CG-TOKEN-06", "CG-AMB-32")
def test_the_number_of_tokens_in_the_box_is_no_limit() -> None:
    game = ambush("dimrill-dale", ["the-reaver"], attack=40, scoring={"corruption": 30})
    assert game.state.corruption == 71
    game = battle("edoras", [], attack=30, defense=29)
    assert scored(game, FREE) == {"edoras"}
    assert scored(battle("edoras", [], attack=31, defense=29), SHADOW) == {"edoras"}


@rule("CG-TOKEN-05")
@pytest.mark.parametrize("foes, icons", [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_quickbeam_has_an_icon_for_every_two_cards_of_isengard_there(foes: int, icons: int) -> None:
    isengard = ["fighting-uruk-hai", "white-hand-orcs", "wolf-riders", "saruman"][:foes]
    game = battle("orthanc", ["quickbeam", "gandalf-the-white", *isengard])
    assert told(game, "battleground-combat")[0]["attack"] == 2 + icons


@rule("CG-TOKEN-05")
@pytest.mark.parametrize("reserve, icons", [([], 1), (["arwen"], 2)])
def test_arwen_in_reserve_strengthens_strider(reserve: list[str], icons: int) -> None:
    game = battle("pelargir", ["strider"], seats={"aragorn": {"reserve": [{"card": card} for card in reserve]}})
    assert told(game, "battleground-combat")[0]["cards"] == icons


@rule("CG-AMB-39")
def test_nenya_gives_galadriel_one_icon_of_each_kind() -> None:
    bearer, bare = "galadriel+nenya-ring-of-adamant", "galadriel"
    for place, kind in (("dol-guldur", "attack"), ("lorien", "cards")):
        with_ring, without = (told(battle(place, [card]), "battleground-combat")[0][kind] for card in (bearer, bare))
        assert with_ring == without + 1
    with_ring, without = (told(ambush("egladil", [card]), "path-combat")[0]["cards"] for card in (bearer, bare))
    assert (with_ring, without) == (3, 2)


@rule("CG-AMB-39")
def test_theoden_may_play_any_one_card_of_rohan() -> None:
    deck = ["eomer", "riders-of-rohan", "shadowfax", "death-ride-to-ruin", "gimli"]
    seats = quiet({"frodo": {"hand": ["theoden", "sting"], "reserve": ["gandalf-the-grey"], "deck": deck}})
    game = play(table(seats=seats), "play", *deck[:4])  # Sting has no wielder, so it is Théoden who is played
    assert set(game.names()) == {"eomer", "riders-of-rohan", "shadowfax", "death-ride-to-ruin", "none"}
