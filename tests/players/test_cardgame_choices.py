"""The rules of thumb of the card game choose what is obviously right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cardgame.tables import table
from helpers import play
from players.choosing import choice
from ringwar.kernel import Position
from ringwar.players.cardgame.turns import TRILOGY_RING, action


def turn(position: Position[Any]) -> list[str]:
    """What the player answers on its turn, question by question."""
    assert position.question is not None
    answers: list[str] = []
    seat = position.question.side
    while position.question is not None and position.question.side == seat:
        answers.append(choice(position))
        position = position.after(answers[-1])
    return answers


# Paths


def test_the_shadow_attacks_a_path_that_nobody_can_defend() -> None:
    position = table(
        path="shelobs-lair",
        seats={"saruman": {"reserve": ["shelob"]}, "frodo": {"deck": []}, "aragorn": {"deck": []}},
        round=8,
        to_act="saruman",
    )
    assert turn(position) == ["move"]


def test_the_free_peoples_defend_a_path_under_attack() -> None:
    position = table(
        path="shelobs-lair",
        on_path=["the-hunter"],
        seats={"frodo": {"hand": ["sam-gamgee", "eowyn", "ent-draught"]}},
        round=8,
        to_act="frodo",
    )
    assert turn(position)[:3] == ["play", "sam-gamgee", "shelobs-lair"]


def test_a_path_that_is_held_gets_no_more_defenders() -> None:
    position = table(
        path="bucklebury-ferry", seats={"frodo": {"reserve": ["frodo-baggins"], "ring_token": False}}, to_act="frodo"
    )
    assert turn(position) == ["pass"]


def test_icons_beyond_those_of_the_defenders_are_corruption() -> None:
    position = table(
        path="crack-of-doom",
        on_path=["gollum"],
        seats={"witch-king": {"reserve": ["the-hunter"]}},
        round=9,
        to_act="witch-king",
    )
    assert turn(position)[0] in ("move", "use")


def test_a_tied_path_of_a_duel_is_worth_another_defender() -> None:
    merry = {"reserve": ["merry-brandybuck"]}
    duel = table("duel", path="crack-of-doom", seats={"gandalf": merry}, round=9, to_act="gandalf")
    trilogy = table(path="crack-of-doom", seats={"frodo": merry}, round=9, to_act="frodo")
    assert turn(duel) == ["move"]
    assert turn(trilogy) == ["pass"]


def test_the_shadow_does_not_sit_still_while_the_game_is_lost_by_ten_points() -> None:
    seats: dict[str, dict[str, Any]] = {
        "witch-king": {"reserve": ["the-hunter", "the-reaver", "the-witch-king"], "ring_token": False},
        "frodo": {"reserve": ["gimli"], "hand": ["eowyn", "sting"]},
    }
    lost, close = (
        table(path="imladris", scoring={"free-peoples": won}, seats=seats, round=3, to_act="witch-king")
        for won in (["minas-tirith", "helms-deep", "lorien", "weathertop"], ["minas-tirith", "helms-deep"])
    )
    assert [turn(lost)[0], turn(close)[0]] == ["move", "pass"]


# Battlegrounds


def test_an_army_takes_a_battleground_that_it_can_take() -> None:
    position = table(
        battlegrounds={"edoras": []},
        seats={"saruman": {"reserve": ["devilry-of-saruman"]}, "frodo": {"deck": []}},
        round=9,
        path="crack-of-doom",
        to_act="saruman",
    )
    assert turn(position)[0] == "move"


def test_a_hopeless_attack_is_not_begun() -> None:
    position = table(
        path="bag-end",
        battlegrounds={"minas-tirith": ["the-great-gate"]},
        seats={"saruman": {"reserve": ["corsairs-of-umbar"]}},
        to_act="saruman",
    )
    assert turn(position)[0] != "move"


def test_a_partners_fight_is_joined() -> None:
    position = table(
        path="crack-of-doom",
        battlegrounds={"minas-tirith": ["olog-hai", "black-uruks"]},
        seats={"frodo": {"reserve": ["gandalf-the-white"]}},
        round=9,
        to_act="frodo",
    )
    assert turn(position) == ["move"]


def test_what_a_partner_has_won_is_left_alone() -> None:
    position = table(
        path="osgiliath",
        battlegrounds={"orthanc": ["riders-of-rohan", "eowyn"]},
        seats={"frodo": {"reserve": ["gandalf-the-white"], "ring_token": False}},
        round=7,
        to_act="frodo",
    )
    assert turn(position) == ["pass"]


def test_two_armies_are_sent_where_one_is_not_enough() -> None:
    position = table(
        path="crack-of-doom",
        battlegrounds={"helms-deep": []},
        seats={
            "saruman": {"reserve": ["wolf-riders", "white-hand-orcs"]},
            "frodo": {"deck": []},
            "aragorn": {"deck": []},
        },
        round=9,
        to_act="saruman",
    )
    assert turn(position)[0] == "move"


def test_icons_go_where_they_turn_a_fight() -> None:
    position = table(
        path="crack-of-doom",
        battlegrounds={"edoras": ["white-hand-orcs"], "minas-tirith": []},
        seats={"witch-king": {"reserve": ["the-destroyer"]}},
        round=9,
        to_act="witch-king",
    )
    assert choice(play(position, "use")) == "edoras"


# Cards that must go


def test_a_card_whose_paths_are_past_is_cycled_first() -> None:
    position = table(
        path="egladil",
        seats={"saruman": {"hand": ["saruman", "barrow-wights", "haradrim-mumakil"]}},
        round=5,
        to_act="saruman",
    )
    assert choice(play(position, "cycle")) == "barrow-wights"


def test_who_opens_battlegrounds_is_not_the_first_to_go() -> None:
    hand = ["the-black-serpent", "white-hand-orcs", "wolf-riders"]
    position = table(path="egladil", seats={"saruman": {"hand": hand}}, round=5, to_act="saruman")
    assert choice(play(position, "cycle")) != "the-black-serpent"


def test_the_unseen_top_card_is_forsaken_before_gandalf() -> None:
    position = table(
        path="bag-end",
        seats={"witch-king": {"reserve": ["the-reaver"]}, "frodo": {"hand": ["gandalf-the-grey"]}},
        to_act="witch-king",
    )
    asked = play(position, "use")
    while asked.question is not None and asked.question.side != "frodo":
        asked = asked.after(asked.question.options[0])
    assert choice(asked) == "top-of-deck"


@pytest.mark.parametrize("seed", range(5))
def test_a_defender_that_is_needed_now_is_not_forsaken(seed: int) -> None:
    position = table(
        "fellowship",
        path="amon-hen",
        on_path=["the-hunter", "the-reaver", "the-commander"],
        seats={"gandalf": {"hand": ["gimli"], "reserve": ["merry-brandybuck"]}},
        round=5,
        to_act="gandalf",
    )
    asked = play(position, "play", "amon-hen")
    assert asked.question is not None
    assert asked.question.key == "forsake"
    assert choice(asked, seed) == "top-of-deck"


@pytest.mark.parametrize("seed", range(5))
def test_what_can_fight_now_is_not_winnowed(seed: int) -> None:
    seats = {"gandalf": {"hand": ["gimli", "arwen", "fatty-bolger"]}}
    position = table("fellowship", path="amon-hen", on_path=["the-hunter"], seats=seats, round=6, to_act="gandalf")
    asked = play(position, "winnow")
    assert asked.question is not None
    assert choice(asked, seed) != "gimli"


def test_the_palantir_is_kept_for_saruman() -> None:
    hand = ["palantir-of-orthanc", "haradrim-regulars", "corsairs-of-umbar"]
    position = table(
        path="the-old-forest",
        seats={"saruman": {"hand": hand, "reserve": ["saruman"]}},
        round=2,
        to_act="saruman",
    )
    assert choice(play(position, "cycle")) != "palantir-of-orthanc"


def test_the_phial_is_kept_before_lesser_items() -> None:
    hand = ["phial-of-galadriel", "bow-of-the-galadhrim", "mithril-coat"]
    position = table(
        "fellowship",
        path="the-old-forest",
        seats={"gandalf": {"hand": hand, "reserve": ["frodo-baggins", "legolas"]}},
        round=2,
        to_act="gandalf",
    )
    assert choice(play(position, "cycle")) == "bow-of-the-galadhrim"


def test_cards_that_can_be_kept_and_cannot_be_played_are_kept() -> None:
    frodo = {"hand": ["sting", "glamdring"], "ring_token": False}
    assert turn(table(path="bag-end", seats={"frodo": frodo}, to_act="frodo")) == ["pass"]


def test_a_ring_token_is_used_while_there_is_time_and_kept_for_its_point_at_the_end() -> None:
    early = table(path="bag-end", to_act="frodo")
    late = table(path="crack-of-doom", round=9, to_act="frodo")
    assert [choice(early), choice(late)] == ["ring", "pass"]


def test_a_ring_token_loses_half_its_worth_in_the_last_round_but_one_and_all_of_it_in_the_last() -> None:
    def worth(path: str, number: int) -> float:
        question = table(path=path, round=number, to_act="frodo").question
        assert question is not None
        return action(question.sight(), question)[question.names().index("ring")]

    third, second, first, last = map(worth, ("emyn-muil", "osgiliath", "morgul-vale", "morgai"), (6, 7, 8, 9))
    assert third == second
    assert [round(second - first, 6), round(first - last, 6)] == [TRILOGY_RING / 2] * 2


def test_the_ring_of_a_duel_is_used_every_round() -> None:
    seats = {"gandalf": {"hand": ["the-red-arrow", "the-great-gate"], "ring_token": True}}
    assert choice(table("duel", path="bag-end", seats=seats, to_act="gandalf")) == "ring"


# Combat


def test_the_defenders_are_lost_that_cost_least() -> None:
    position = table(
        path="egladil",
        on_path=["the-commander", "the-destroyer+black-riders-mount", "gimli", "legolas+bow-of-the-galadhrim"],
        step="combat",
        round=5,
    )
    assert position.question is not None
    assert position.question.key == "loss"
    assert choice(position) == "legolas"


def test_a_card_that_comes_back_is_lost_first() -> None:
    position = table(path="amon-hen", on_path=["gollum", "merry-brandybuck", "gimli"], step="combat", round=6)
    assert choice(position) == "merry-brandybuck"


def test_a_partners_proposal_is_agreed_to() -> None:
    position = table(path="amon-hen", on_path=["gollum", "merry-brandybuck", "gimli"], step="combat", round=6)
    asked = position.after("gimli")
    assert asked.question is not None
    assert asked.question.key == "agree"
    assert choice(asked) == "yes"


def test_what_the_enemy_loses_is_its_best() -> None:
    position = table(
        path="amon-hen", on_path=["gollum", "smeagol", "gandalf-the-grey+glamdring"], step="combat", round=6
    )
    decided = play(position, "smeagol", "no")
    assert decided.question is not None
    assert decided.question.key == "decide-for-enemy"
    assert choice(decided) == "gandalf-the-grey"


def test_an_army_supports_whom_it_strengthens() -> None:
    position = table(
        path="bag-end",
        battlegrounds={
            "pelargir": ["dead-men-of-dunharrow", "aragorn", "denethor", "corsairs-of-umbar", "the-black-fleet"]
        },
        step="combat",
    )
    while position.question is not None and position.question.key != "support":
        position = position.after("pelargir")
    assert choice(position) == "aragorn"


def test_a_cloak_saves_the_items_that_frodo_would_lose() -> None:
    position = table(
        path="amon-hen", on_path=["gollum", "frodo-baggins+mithril-coat+elven-cloak"], step="combat", round=6
    )
    assert position.question is not None
    assert position.question.key == "replacement"
    assert choice(position) == "elven-cloak"


# Texts


def test_eowyn_slays_the_witch_king_rather_than_another() -> None:
    position = table(
        path="bag-end",
        battlegrounds={"edoras": []},
        seats={
            "frodo": {"hand": ["eowyn", "ent-draught"]},
            "witch-king": {"reserve": ["the-hunter", "the-witch-king"]},
        },
        to_act="frodo",
    )
    asked = play(position, "play", "edoras")
    while asked.question is not None and asked.question.key != "eliminate-nazgul":
        asked = asked.after(choice(asked))
    assert choice(asked) == "the-witch-king"


def test_a_battleground_that_was_lost_is_taken_back() -> None:
    position = table(
        path="osgiliath",
        seats={
            "frodo": {"reserve": ["gandalf-the-white+shadowfax"]},
            "witch-king": {"deck": []},
            "saruman": {"deck": []},
        },
        scoring={"shadow": ["minas-tirith"], "free-peoples": ["edoras"]},
        round=7,
        to_act="frodo",
    )
    assert turn(position)[:2] == ["use", "minas-tirith"]


def test_a_path_that_would_be_lost_is_not_fought_over_sooner() -> None:
    position = table(
        path="emyn-muil",
        on_path=["strider", "gollum", "candles-of-corpses", "the-hunter"],
        seats={"aragorn": {"hand": ["legolas", "the-red-arrow"]}},
        round=6,
        to_act="aragorn",
    )
    assert turn(position)[0] != "use"


def test_an_action_that_could_be_used_for_ever_without_gain_is_not() -> None:
    position = table(
        "duel",
        path="cirith-ungol",
        seats={
            "gandalf": {
                "hand": ["nenya-ring-of-adamant", "narya-ring-of-fire", "dwarven-axe", "sting"],
                "reserve": ["denethor"],
                "deck": ["bilbo-baggins"],
                "ring_token": False,
            }
        },
        round=8,
        to_act="gandalf",
    )
    assert turn(position)[0] in ("cycle", "winnow")


@pytest.mark.parametrize(("corruption", "used"), [(4, True), (0, False)])
def test_lembas_is_eaten_where_there_is_corruption(corruption: int, used: bool) -> None:
    position = table(
        path="amon-hen",
        on_path=["frodo-baggins+lembas", "sam-gamgee"],
        scoring={"corruption": corruption},
        round=6,
        to_act="frodo",
    )
    assert (turn(position)[0] == "use") is used


# Cards that are not there


def test_paths_of_the_dead_is_not_played_where_no_card_is_left_to_draw() -> None:
    aragorn = {"hand": ["paths-of-the-dead", "the-three-hunters"], "deck": [], "ring_token": False}
    position = table(path="osgiliath", seats={"aragorn": aragorn}, round=7, to_act="aragorn")
    assert turn(position)[0] != "play"


def test_fatty_bolger_is_not_eliminated_to_draw_from_nothing() -> None:
    frodo = {"reserve": ["fatty-bolger"], "deck": [], "ring_token": False}
    position = table(path="osgiliath", seats={"frodo": frodo}, round=7, to_act="frodo")
    assert turn(position) == ["pass"]


def test_vilya_is_not_cycled_where_nobody_of_the_team_has_a_card_to_draw() -> None:
    elrond = {"reserve": ["elrond+vilya-ring-of-air"], "deck": [], "ring_token": False}
    empty = table(path="osgiliath", seats={"aragorn": elrond, "frodo": {"deck": []}}, round=7, to_act="aragorn")
    assert turn(empty) == ["pass"]


@pytest.mark.parametrize(("rules", "seat"), [("duel", "gandalf"), ("trilogy", "frodo")])
def test_a_ring_token_is_not_used_where_no_card_is_left_to_draw(rules: str, seat: str) -> None:
    seats = {seat: {"hand": ["sting", "glamdring"], "deck": [], "ring_token": True}}
    assert choice(table(rules, path="weathertop", seats=seats, round=3, to_act=seat)) != "ring"


def test_cards_are_not_winnowed_where_no_card_is_left_to_draw() -> None:
    frodo = {"hand": ["ent-draught", "herbs-and-stewed-rabbit"], "deck": [], "ring_token": False}
    assert turn(table(path="crack-of-doom", seats={"frodo": frodo}, round=9, to_act="frodo")) == ["pass"]


# Cards that have lost what they were for


def least(rules: str, seat: str, hand: list[str], *, eliminated: Sequence[str] = (), **fields: Any) -> str:
    """The card of a hand that is winnowed first."""
    seats = {seat: {"hand": hand, "eliminated": eliminated}}
    return choice(play(table(rules, path="egladil", seats=seats, round=5, to_act=seat, **fields), "winnow"))


@pytest.mark.parametrize(("eliminated", "first"), [(["gimli"], "dwarven-axe"), ([], "the-great-gate")])
def test_an_axe_that_nobody_is_left_to_wield_goes_before_the_gate_of_a_city_to_come(
    eliminated: list[str], first: str
) -> None:
    hand = ["the-great-gate", "dwarven-axe", "quickbeam"]
    assert least("duel", "gandalf", hand, eliminated=eliminated) == first


@pytest.mark.parametrize(("won", "first"), [([], "the-red-arrow"), (["minas-tirith"], "the-great-gate")])
def test_the_gate_of_a_city_that_is_no_more_to_come_goes_first(won: list[str], first: str) -> None:
    hand = ["the-great-gate", "the-red-arrow", "gimli"]
    scoring = {"free-peoples": won, "shadow": []}
    assert least("duel", "gandalf", hand, scoring=scoring) == first


@pytest.mark.parametrize(
    ("eliminated", "first"), [(["strider", "aragorn"], "dead-men-of-dunharrow"), (["strider"], "the-three-hunters")]
)
def test_the_dead_go_first_once_nobody_is_left_for_them_to_follow(eliminated: list[str], first: str) -> None:
    hand = ["dead-men-of-dunharrow", "the-three-hunters", "legolas"]
    assert least("trilogy", "aragorn", hand, eliminated=eliminated) == first


@pytest.mark.parametrize(("seat", "last"), [("saruman", "balrog-of-moria"), ("aragorn", "strider")])
def test_the_last_card_is_kept_rather_than_paid_for_with_an_unseen_one(seat: str, last: str) -> None:
    seats = {seat: {"hand": [last], "ring_token": False}}
    assert turn(table(path="weathertop", seats=seats, round=3, to_act=seat)) == ["pass"]


@pytest.mark.parametrize("item", ["black-breath", "morgul-blade"])
def test_what_a_nazgul_in_reserve_could_wield_at_once_is_no_small_change(item: str) -> None:
    hand = [item, "ugluk", "grima-wormtongue"]
    seats = {"witch-king": {"hand": hand, "reserve": ["the-hunter", "the-reaver"], "ring_token": False}}
    position = table("duel", path="egladil", seats=seats, round=5, to_act="witch-king")
    assert choice(play(position, "cycle")) != item


@pytest.mark.parametrize(("reserve", "kept"), [(["sam-gamgee"], True), ([], False)])
def test_the_phial_is_kept_where_a_hobbit_could_wield_it_at_once(reserve: list[str], kept: bool) -> None:
    seats = {"gandalf": {"hand": ["phial-of-galadriel", "gimli", "legolas"], "reserve": reserve}}
    position = table("fellowship", path="egladil", seats=seats, round=5, to_act="gandalf")
    assert (choice(play(position, "cycle")) != "phial-of-galadriel") is kept
