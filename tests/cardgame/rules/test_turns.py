"""Chapter 5: turns in the action step, and passing."""

from __future__ import annotations

from typing import Any

import pytest

from cardgame.tables import Table, names, table
from helpers import play
from marks import rule
from ringwar.cardgame.table.facts import SCENARIOS
from ringwar.kernel import IllegalAnswer


def holding(**sizes: int) -> dict[str, dict[str, Any]]:
    """Seats of the Trilogy with hands of given sizes, of the first cards of their decks."""
    decks = {seat.name: seat.cards for seat in SCENARIOS["trilogy"].seats}
    return {
        seat: {"hand": [card.name for card in decks[seat][: sizes.get(seat.replace("-", "_"), 0)]]} for seat in decks
    }


def limit(game: Table, seat: str) -> int:
    shown: int = game.view("spectator")["seats"][seat]["carryover_limit"]
    return shown


def cycle_one(game: Table) -> Table:
    """The player whose turn it is cycles the first card in hand."""
    assert game.question is not None
    return play(game, "cycle", game.state.hands[game.question.side][0])


@rule("CG-ACT-01", "CG-ROUND-02")
def test_turns_go_round_and_round_from_the_starting_player() -> None:
    game = table(seats=holding(frodo=5, witch_king=5, aragorn=5, saruman=5), starting_player="aragorn")
    sides = []
    for _ in range(6):
        assert game.question is not None
        sides.append(game.question.side)
        game = cycle_one(game)
    assert sides == ["aragorn", "saruman", "frodo", "witch-king", "aragorn", "saruman"]


@rule("CG-ACT-02")
def test_a_turn_is_one_action_and_no_more() -> None:
    game = cycle_one(table(seats=holding(frodo=4)))
    assert len(game.state.hands["frodo"]) == 3
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("witch-king", "action")


@rule("CG-ACT-02", "CG-PASS-01")
def test_who_may_not_pass_must_act() -> None:
    assert "pass" not in table(seats=holding(frodo=3)).names()
    assert "pass" in table(seats=holding(frodo=2)).names()


@rule("CG-ACT-03")
def test_there_are_six_actions() -> None:
    game = table(
        path="bag-end",
        seats={"frodo": {"hand": ["gimli", "eomer"], "reserve": ["sam-gamgee"], "ring_token": True}},
    )
    assert game.names() == ["play", "move", "use", "ring", "winnow", "cycle", "pass"]


@rule("CG-ACT-03")
@pytest.mark.parametrize(
    ("missing", "seat", "active"),
    [
        ("play", {"hand": ["glamdring", "narya-ring-of-fire"], "reserve": ["sam-gamgee"]}, "bag-end"),
        ("move", {"hand": ["gimli", "eomer"], "reserve": ["bilbo-baggins"]}, "bag-end"),
        ("use", {"hand": ["gimli", "eomer"], "reserve": ["merry-brandybuck"]}, "bag-end"),
        ("ring", {"hand": ["gimli", "eomer"], "reserve": ["sam-gamgee"], "ring_token": False}, "bag-end"),
        ("winnow", {"hand": ["gimli"], "reserve": ["sam-gamgee"]}, "bag-end"),
        ("pass", {"hand": ["gimli", "eomer", "eowyn"], "reserve": ["sam-gamgee"]}, "bag-end"),
    ],
)
def test_an_action_without_its_means_is_not_offered(missing: str, seat: dict[str, Any], active: str) -> None:
    everything = ["play", "move", "use", "ring", "winnow", "cycle", "pass"]
    assert table(path=active, seats={"frodo": seat}).names() == [name for name in everything if name != missing]


@rule("CG-ACT-04")
def test_what_an_action_grants_is_part_of_it() -> None:
    deck = ["riders-of-rohan", "gimli", "eowyn", "theoden", "quickbeam"]
    game = table(seats={"frodo": {"hand": ["eomer", "treebeard"], "deck": deck}})
    game = play(game, "play", "eomer", *deck[:4], "riders-of-rohan")
    assert names(game.state.reserves["frodo"]) == {"eomer", "riders-of-rohan"}
    assert game.question is not None
    assert game.question.side == "witch-king"


@rule("CG-ACT-05")
def test_nobody_acts_outside_the_own_turn() -> None:
    game = table(seats=holding(frodo=3, aragorn=3))
    with pytest.raises(IllegalAnswer):
        game.after("cycle", "aragorn")


@rule("CG-ACT-05")
def test_others_make_the_choices_that_an_effect_demands_of_them() -> None:
    game = table(
        to_act="witch-king",
        seats={
            "witch-king": {"reserve": ["the-beguiler"]},
            "frodo": {"hand": ["gimli", "eomer"]},
            "aragorn": {"hand": ["arwen", "elrond"]},
        },
    )
    game = play(game, "use")
    asked = []
    for answer in ("elrond", "gimli"):
        assert game.question is not None
        asked.append((game.question.side, game.question.key))
        game = play(game, answer)
    assert asked == [("aragorn", "cycle"), ("frodo", "cycle")]
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("aragorn", "action")


@rule("CG-ACT-06")
def test_a_player_uses_no_card_of_a_teammate() -> None:
    game = table(
        path="imladris",
        seats={
            "frodo": {"hand": ["gimli", "eomer"], "reserve": ["sam-gamgee", "pippin-took"], "ring_token": False},
            "aragorn": {"hand": ["boromir"], "reserve": ["halbarad", "legolas"], "ring_token": True},
        },
    )
    assert "ring" not in game.names()
    assert play(game, "play").names() == ["gimli", "eomer"]
    assert play(game, "cycle").names() == ["gimli", "eomer"]
    assert play(game, "move").names() == ["sam-gamgee", "pippin-took"]
    assert names(play(game, "use").state.cycles["frodo"]) == {"sam-gamgee"}  # nobody else's text could be used


@rule("CG-ACT-07")
def test_who_may_not_pass_can_always_cycle() -> None:
    game = table(seats={"frodo": {"hand": ["glamdring", "sting", "shadowfax"], "ring_token": False}})
    assert game.names() == ["winnow", "cycle"]


@rule("CG-ACT-08")
def test_an_illegal_action_changes_nothing() -> None:
    game = table(seats=holding(frodo=3))
    before = game.state.copy()
    for wrong in ("pass", "move", "gimli"):
        with pytest.raises(IllegalAnswer):
            game.after(wrong)
    assert game.state == before
    assert game.count == 0


@rule("CG-PASS-01", "CG-PASS-02", "CG-AMB-02")
@pytest.mark.parametrize(
    ("own", "witch_king", "saruman", "mate", "allowed"),
    [
        (0, 0, 0, 0, True),
        (2, 0, 0, 0, True),
        (3, 0, 0, 0, False),
        (3, 4, 4, 0, True),
        (3, 4, 3, 0, False),
        (3, 3, 4, 0, False),
        (3, 7, 2, 0, False),
        (4, 7, 5, 0, True),
        (3, 4, 4, 3, True),
        (3, 3, 3, 7, False),
    ],
)
def test_passing_needs_a_small_hand_or_the_smallest_of_all(
    own: int, witch_king: int, saruman: int, mate: int, allowed: bool
) -> None:
    game = table(seats=holding(frodo=own, witch_king=witch_king, saruman=saruman, aragorn=mate))
    assert ("pass" in game.names()) is allowed


@rule("CG-PASS-01")
def test_only_cards_in_hand_count_for_passing() -> None:
    reserve = ["gimli", "eomer", "eowyn", "theoden"]
    assert "pass" in table(seats={"frodo": {"hand": ["quickbeam", "treebeard"], "reserve": reserve}}).names()


@rule("CG-EX-16")
@pytest.mark.parametrize(
    ("own", "enemies", "allowed"), [(3, (4, 5), True), (3, (3, 5), False), (2, (0, 0), True), (2, (1, 7), True)]
)
def test_frodo_and_the_hands_of_his_enemies(own: int, enemies: tuple[int, int], allowed: bool) -> None:
    game = table(seats=holding(frodo=own, witch_king=enemies[0], saruman=enemies[1]))
    assert ("pass" in game.names()) is allowed


@rule("CG-PASS-03")
def test_who_has_passed_may_act_or_pass_on_the_next_turn() -> None:
    game = table(seats=holding(frodo=2, witch_king=2, aragorn=2, saruman=2))
    game = cycle_one(play(game, "pass", "pass", "pass"))  # Saruman keeps the step going
    assert game.question is not None
    assert game.question.side == "frodo"
    assert {"cycle", "pass"} <= set(game.names())
    assert len(cycle_one(game).state.hands["frodo"]) == 1


@rule("CG-PASS-04")
def test_the_step_ends_when_the_last_of_all_has_passed() -> None:
    game = table(path="bag-end", battlegrounds={"edoras": ["village-militia"]})
    game = play(game, "pass", "pass", "pass")
    assert game.state.step == "actions"
    game = play(game, "pass")
    assert game.state.step == "combat"
    assert game.question is not None
    assert (game.question.side, game.question.key) == ("frodo", "next-combat")


@rule("CG-PASS-05", "CG-EX-17")
def test_an_action_breaks_the_run_of_passes() -> None:
    game = table(path="bag-end", battlegrounds={"edoras": ["village-militia"]}, seats=holding(aragorn=3))
    game = cycle_one(play(game, "pass", "pass"))
    game = play(game, "pass", "pass", "pass")  # Saruman, Frodo, Witch-king
    assert game.state.step == "actions"
    assert play(game, "pass").state.step == "combat"


@rule("CG-PASS-05")
def test_the_right_to_pass_is_tested_anew_after_an_action() -> None:
    game = play(table(seats=holding(frodo=3, witch_king=4, saruman=4)), "pass")
    game = play(cycle_one(game), "pass")  # the Witch-king player comes down to Frodo's three
    game = cycle_one(game)
    assert game.question is not None
    assert game.question.side == "frodo"
    assert "pass" not in game.names()


@rule("CG-PASS-05")
def test_passes_of_the_last_round_do_not_count() -> None:
    empty: dict[str, Any] = {"deck": []}
    game = table(seats=dict.fromkeys(["frodo", "witch-king", "aragorn", "saruman"], empty))
    game = play(game, "pass", "pass", "pass", "pass", "harad", "bag-end")
    assert (game.state.round, game.state.step) == (2, "actions")
    game = play(game, "pass", "pass", "pass")
    assert game.state.step == "actions"
    assert game.question is not None
    assert game.question.side == "frodo"


@rule("CG-PASS-06", "CG-EX-15")
def test_elrond_raises_the_limit_while_he_is_in_reserve() -> None:
    deck = ["boromir", "faramir"]
    game = table(
        battlegrounds={"rivendell": []},
        to_act="aragorn",
        seats={"aragorn": {"hand": ["elrond", "halbarad", "strider"], "deck": deck}},
    )
    assert limit(game, "aragorn") == 2
    game = play(game, "play", "elrond", "reserve")
    assert limit(game, "aragorn") == 3  # at once: the card is not even paid for
    assert limit(game, "frodo") == 2

    moved = play(table(battlegrounds={"rivendell": []}, starting_player="aragorn", seats=_elrond_waits()), "move")
    assert limit(moved, "aragorn") == 2


def _elrond_waits() -> dict[str, dict[str, Any]]:
    return {"aragorn": {"reserve": ["elrond"]}, "saruman": {"reserve": ["cave-troll"]}}


@rule("CG-PASS-06", "CG-EX-15")
def test_elrond_eliminated_from_reserve_raises_the_limit_no_more() -> None:
    game = play(table(to_act="saruman", seats=_elrond_waits()), "use", "gimli", "elrond")
    assert limit(game, "aragorn") == 2


@rule("CG-PASS-06")
def test_modifiers_of_the_limit_add_up() -> None:
    seats = {"gandalf": {"hand": ["gimli", "eomer", "eowyn", "theoden"], "reserve": ["elrond"]}}
    game = table("duel", battlegrounds={"edoras": ["gandalf-the-white+gandalfs-staff"]}, seats=seats)
    assert limit(game, "gandalf") == 4
    assert "pass" in game.names()
    one_more = {"gandalf": {"hand": [*seats["gandalf"]["hand"], "quickbeam"], "reserve": ["elrond"]}}
    game = table("duel", battlegrounds={"edoras": ["gandalf-the-white+gandalfs-staff"]}, seats=one_more)
    assert "pass" not in game.names()


@rule("CG-PASS-06")
def test_other_cards_in_reserve_and_in_play_leave_the_limit_alone() -> None:
    seats = {"frodo": {"reserve": ["gandalf-the-white+glamdring+narya-ring-of-fire", "theoden"]}}
    game = table(
        path="imladris", on_path=["elrond"], battlegrounds={"orthanc": ["saruman+sarumans-staff"]}, seats=seats
    )
    assert {seat: limit(game, seat) for seat in game.state.rules.seats} == {
        "frodo": 2,
        "witch-king": 2,
        "aragorn": 2,
        "saruman": 3,
    }


@rule("CG-PASS-07", "CG-AMB-01")
def test_the_end_of_the_action_step_takes_no_card_from_anyone() -> None:
    gandalf = ["gimli", "eomer", "eowyn"]
    witch_king = ["olog-hai", "black-uruks", "trolls-of-udun", "gollum"]
    game = table(
        "duel",
        path="bag-end",
        battlegrounds={"edoras": ["saruman+sarumans-staff"]},
        seats={"gandalf": {"hand": gandalf}, "witch-king": {"hand": witch_king, "reserve": ["the-lidless-eye"]}},
    )
    game = play(game, "pass", "pass")  # Gandalf above the limit of 2 with fewer cards than an enemy within a limit of 4
    assert game.state.step == "combat"
    assert names(game.state.hands["gandalf"]) == set(gandalf)
    assert names(game.state.hands["witch-king"]) == set(witch_king)
