"""Chapter 24: the Two-player Duel, and what the Three-player Duel has in common with it."""

from __future__ import annotations

import pytest

import ringwar
from cardgame.quiet import drawn, hands, quiet
from cardgame.rules.outcomes import FREE, SHADOW, ambush, battle, eliminated, scored
from cardgame.tables import Table, names, table
from helpers import asked, play, told
from marks import rule

DUELS = ("duel", "duel-three")
HUNTERS = ["the-commander", "the-destroyer+black-riders-mount"]  # three attack icons


def ring_used(game: Table) -> Table:
    """Use the Ring token of a Duel, drawing, eliminating and cycling whatever comes first."""
    game = drawn(play(game, "ring"))
    assert game.question is not None
    assert game.question.key == "eliminate"
    game = game.after(game.names()[0])
    assert game.question is not None
    assert game.question.key == "cycle"
    return game.after(game.names()[0])


@rule("CG-DUEL2-01", "CG-DUEL2-19")
def test_each_player_has_all_sixty_cards_of_a_side() -> None:
    rules = ringwar.start("cardgame", "duel").state.rules
    assert rules.seats == ("gandalf", "witch-king")
    for seat, side in (("gandalf", FREE), ("witch-king", SHADOW)):
        assert sum(owner == seat for owner in rules.owner.values()) == 60
        assert {card.side for card, owner in rules.owner.items() if owner == seat} == {side}
        assert all(rules.player[card.faction] == seat for card in rules.cards if card.side == side)


@rule("CG-DUEL2-02", "CG-DUEL2-03", "CG-DUEL2-05")
def test_the_duel_opens_with_four_and_six_cards_and_nobody_cycles() -> None:
    game = drawn(ringwar.start("cardgame", "duel"))
    assert hands(game) == {"gandalf": 4, "witch-king": 6}
    assert asked(game) == ("chance", "battleground")
    assert game.state.starting_player == "gandalf"
    assert {len(deck) for deck in game.state.battleground_decks.values()} == {7}
    assert len(game.state.path_deck) == 27
    assert set(game.names()) == {place.name for place in game.state.battleground_decks[FREE]}


@rule("CG-DUEL2-02", "CG-DUEL2-04")
def test_in_the_draw_step_four_and_six_are_drawn_and_the_token_changes_hands() -> None:
    game = drawn(table("duel", step="draw"))
    assert hands(game) == {"gandalf": 4, "witch-king": 6}
    assert game.state.starting_player == "witch-king"
    game = drawn(table("duel", step="draw", starting_player="witch-king"))
    assert game.state.starting_player == "gandalf"


@rule("CG-DUEL2-02")
def test_turns_alternate() -> None:
    game = table("duel", seats={"gandalf": {"hand": ["gimli"]}, "witch-king": {"hand": ["olog-hai", "mordor-orcs"]}})
    game = play(game, "cycle")
    assert asked(game) == ("witch-king", "action")
    assert asked(play(game, "cycle", "olog-hai")) == ("gandalf", "action")


@rule("CG-EX-75", "CG-DUEL2-06", "CG-DUEL2-07")
def test_the_ring_token_is_used_once_a_round_and_ready_again_in_the_next() -> None:
    game = table("duel", path="egladil", seats={"gandalf": {"hand": ["gimli", "legolas"]}})
    game = ring_used(game)
    assert hands(game)["gandalf"] == 3
    assert len(game.state.eliminated["gandalf"]) == len(game.state.cycles["gandalf"]) == 1
    game = play(game, "pass")
    assert asked(game) == ("gandalf", "action")
    assert "ring" not in game.names()
    game = drawn(play(game, "cycle", game.state.hands["gandalf"][0], "pass", "pass"))
    assert game.state.round == 2
    assert game.state.rings == {"gandalf": True, "witch-king": True}


@rule("CG-AMB-29", "CG-DUEL2-07")
def test_ring_tokens_are_turned_back_at_the_start_of_a_round_and_not_before() -> None:
    used = {"gandalf": {"ring_token": False}, "witch-king": {"ring_token": False}}
    game = table("duel", step="draw", seats=used)
    assert game.state.rings == {"gandalf": False, "witch-king": False}
    assert drawn(game).state.rings == {"gandalf": True, "witch-king": True}


@rule("CG-DUEL2-08")
def test_the_ring_may_eliminate_and_cycle_cards_old_and_new() -> None:
    game = table("duel", seats={"gandalf": {"hand": ["gimli"], "deck": ["legolas", "boromir", "elrond", "arwen"]}})
    game = play(game, "ring", "legolas", "boromir", "elrond")
    assert set(game.names()) == {"gimli", "legolas", "boromir", "elrond"}
    game = play(game, "gimli")
    assert set(game.names()) == {"legolas", "boromir", "elrond"}
    game = play(game, "elrond")
    assert "gimli" in names(game.state.eliminated["gandalf"])
    assert names(game.state.cycles["gandalf"]) == {"elrond"}


@rule("CG-DUEL2-08", "CG-CYCLE-03")
def test_with_an_empty_hand_the_cycling_for_the_ring_becomes_a_forsake() -> None:
    seats = quiet({"gandalf": {"deck": ["legolas"], "reserve": ["elrond"]}}, "duel")
    seats["gandalf"] = {**seats["gandalf"], "ring_token": True}
    game = play(table("duel", seats=seats, path="dimrill-dale"), "ring")
    assert {"legolas", "elrond"} <= names(game.state.eliminated["gandalf"])
    assert game.state.reserves["gandalf"] == ()


@rule("CG-EX-73", "CG-DUEL2-09", "CG-AMB-27")
@pytest.mark.parametrize("rules", DUELS)
def test_all_icons_present_when_the_combat_began_are_compared(rules: str) -> None:
    game = play(ambush("egladil", [*HUNTERS, "gimli", "legolas+bow-of-the-galadhrim"], rules=rules), "legolas")
    assert scored(game, FREE) == {"egladil"}  # four against three, two of the four being lost
    assert game.state.corruption == 0
    assert names(game.state.cycles["gandalf"]) == {"gimli"}


@rule("CG-EX-73", "CG-DUEL2-10", "CG-AMB-26")
@pytest.mark.parametrize("rules", DUELS)
def test_equal_totals_win_the_path_for_nobody(rules: str) -> None:
    game = ambush("egladil", [*HUNTERS, "legolas+bow-of-the-galadhrim"], rules=rules)
    assert (scored(game, FREE), scored(game, SHADOW)) == (set(), set())
    assert "egladil" in {location.name for location in game.state.set_aside}
    assert told(game, "path-tied") == [{"path": "egladil"}]
    assert game.state.corruption == 0
    assert eliminated(game) >= {"legolas", "bow-of-the-galadhrim", "the-commander", "the-destroyer"}
    assert game.state.path is None


@rule("CG-EX-73", "CG-DUEL2-11")
@pytest.mark.parametrize("rules", DUELS)
def test_more_attack_icons_win_the_path_for_the_shadow(rules: str) -> None:
    game = ambush("egladil", HUNTERS, rules=rules)
    assert scored(game, SHADOW) == {"egladil"}
    assert game.state.corruption == 2


@rule("CG-EX-74", "CG-DUEL3-09")
@pytest.mark.parametrize("rules", DUELS)
@pytest.mark.parametrize("path, winners", [("dimrill-dale", set()), ("egladil", {"egladil"})])
def test_an_empty_path_is_won_by_its_own_icons_only(rules: str, path: str, winners: set[str]) -> None:
    game = ambush(path, rules=rules)
    assert scored(game, FREE) == winners
    assert scored(game, SHADOW) == set()


@rule("CG-DUEL2-12")
def test_losses_in_a_duel_are_those_of_trilogy() -> None:
    game = ambush("dimrill-dale", ["the-witch-king", "gimli", "gandalf-the-grey"], rules="duel")
    game = play(game, "gandalf-the-grey")
    assert names(game.state.cycles["gandalf"]) == {"gimli"}
    assert eliminated(game) == {"the-witch-king", "gandalf-the-grey"}
    game = ambush("dimrill-dale", ["the-witch-king", "frodo-baggins"], rules="duel")
    assert names(game.state.cycles["gandalf"]) == {"frodo-baggins"}
    assert game.state.corruption == 1


@rule("CG-DUEL2-13")
def test_the_path_rule_holds_when_a_path_is_replaced() -> None:
    game = table("duel", path="dimrill-dale", on_path=["strider", "the-witch-king"], seats=quiet(rules="duel"))
    game = play(game, "use", "emyn-muil")
    assert scored(game, FREE) == scored(game, SHADOW) == set()  # two against two
    assert game.state.corruption == 0


@rule("CG-DUEL2-13")
def test_battleground_combat_is_unchanged_in_a_duel() -> None:
    game = battle("minas-tirith", ["grond-hammer-of-the-underworld"], rules="duel")
    assert scored(game, FREE) == {"minas-tirith"}  # equal numbers are enough for the defender


@rule("CG-EX-72", "CG-DUEL2-14", "CG-DUEL2-15")
def test_egladil_is_carried_out_twice_one_time_after_the_other() -> None:
    hand = ["gimli", "frodo-baggins", "sam-gamgee", "eowyn"]
    game = table("duel", step="path", scoring={FREE: ["caradhras"]}, seats={"gandalf": {"hand": hand}})
    game = play(game, "egladil", "legolas", "boromir")
    assert asked(game) == ("gandalf", "cycle")
    assert len(game.names()) == 6
    game = play(game, "gimli", "elrond", "arwen")
    assert asked(game) == ("gandalf", "cycle")
    game = play(game, "arwen")
    assert hands(game)["gandalf"] == 6
    assert names(game.state.cycles["gandalf"]) == {"gimli", "arwen"}
    assert game.state.step == "actions"


@rule("CG-DUEL2-14")
@pytest.mark.parametrize("number", [1, 2])
def test_each_shadow_player_is_doubled_too(number: int) -> None:
    seats = quiet({"witch-king": {"reserve": ["the-commander"], "deck": ["olog-hai", "wolf-riders"][:number]}}, "duel")
    game = play(table("duel", seats=seats, to_act="witch-king"), "use", *["olog-hai"] * (number - 1))
    # With one card in the deck the second draw brings back the Commander, who was cycled for it.
    assert names(game.state.hands["witch-king"]) == (
        {"olog-hai", "wolf-riders"} if number == 2 else {"olog-hai", "the-commander"}
    )


@rule("CG-DUEL2-16")
def test_instructions_to_one_player_are_not_doubled() -> None:
    game = drawn(play(table("duel", step="path", scoring={FREE: ["caradhras"]}), "lothlorien"))
    assert hands(game)["gandalf"] == 0  # the Elf player drew one card and cycled it, once
    assert len(game.state.cycles["gandalf"]) == 1
    game = play(table("duel", step="path"), "bag-end")
    game = drawn(game)
    assert hands(game)["gandalf"] == 2


@rule("CG-DUEL2-17", "CG-DUEL2-18")
@pytest.mark.parametrize("corruption, winner", [(2, FREE), (3, SHADOW)])
def test_unused_ring_tokens_score_nothing_in_a_duel(corruption: int, winner: str) -> None:
    game = ambush("crack-of-doom", ["gandalf-the-grey"], rules="duel", scoring={"corruption": corruption})
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (winner, "points")  # three for the path; a tie is the Shadow's


@rule("CG-DUEL2-18")
def test_a_tied_path_nine_ends_the_game_and_a_lead_of_ten_does_too() -> None:
    game = ambush("crack-of-doom", rules="duel", scoring={FREE: ["edoras"]})
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (FREE, "points")
    game = ambush("dimrill-dale", ["the-reaver"], rules="duel", scoring={"corruption": 9})
    assert game.result is not None
    assert (game.result.winner, game.result.kind) == (SHADOW, "ten-points-ahead")


@rule("CG-DUEL2-18")
@pytest.mark.parametrize("size, may_pass", [(2, True), (3, False)])
def test_the_carryover_limit_of_a_duel_is_two(size: int, may_pass: bool) -> None:
    seats = {"gandalf": {"hand": ["gimli", "legolas", "boromir"][:size]}}
    assert ("pass" in table("duel", seats=seats).names()) == may_pass
