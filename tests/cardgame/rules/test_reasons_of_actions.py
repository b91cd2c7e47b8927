"""Why an action cannot be taken, and why the text of a card cannot be used."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import Seat, Table, card, table
from cardgame.whys import why
from helpers import play
from marks import rule
from ringwar.cardgame.rules.abilities import why_unmet
from ringwar.cardgame.rules.cycling import can_forsake


def acting(seat: str = "frodo", **having: Sequence[str]) -> Table:
    """One seat acts with what it is said to have, and has a Ring token."""
    return table(path="bag-end", battlegrounds={"edoras": ()}, to_act=seat, seats=small({seat: having}))


@pytest.mark.parametrize(
    ("having", "action", "reason"),
    [
        pytest.param({"hand": ["gimli"]}, "play", (), marks=rule("CG-ACT-03")),
        pytest.param({}, "play", ("hand-empty", "CG-PLAY-01"), marks=rule("CG-PLAY-01")),
        pytest.param(
            {"hand": ["glamdring"]},
            "play",
            ("nothing-to-play", "CG-PLAY-15", "CG-ITEM-03"),
            marks=rule("CG-PLAY-15", "CG-ITEM-03"),
        ),
        pytest.param({"reserve": ["eomer"]}, "move", (), marks=rule("CG-ACT-03")),
        pytest.param({}, "move", ("reserve-empty", "CG-MOVE-01"), marks=rule("CG-MOVE-01")),
        pytest.param({"locked": ["eomer"]}, "move", ("reserve-locked", "CG-RESERVE-02"), marks=rule("CG-RESERVE-02")),
        pytest.param({"reserve": ["gimli"]}, "move", ("nothing-to-move", "CG-MOVE-02"), marks=rule("CG-MOVE-02")),
        pytest.param({"reserve": ["bilbo-baggins"]}, "use", (), marks=rule("CG-ABILITY-01")),
        pytest.param(
            {"reserve": ["gimli"]},
            "use",
            ("nothing-to-use", "CG-ABILITY-01", "CG-ABILITY-03"),
            marks=rule("CG-ABILITY-01", "CG-ABILITY-03"),
        ),
        pytest.param({}, "ring", (), marks=rule("CG-RING-01")),
        pytest.param({"hand": ["gimli"]}, "winnow", ("too-few-to-winnow", "CG-WINNOW-02"), marks=rule("CG-WINNOW-02")),
        pytest.param({}, "cycle", ("hand-empty", "CG-CYCLE-06"), marks=rule("CG-CYCLE-06")),
        pytest.param({"hand": ["gimli", "eomer"]}, "pass", (), marks=rule("CG-PASS-01")),
        pytest.param(
            {"hand": ["gimli", "eomer", "eowyn"]},
            "pass",
            ("hand-too-large", "CG-PASS-01", "CG-PASS-02"),
            marks=rule("CG-PASS-01", "CG-PASS-02"),
        ),
    ],
)
def test_an_action_can_be_taken_or_says_why_not(having: Seat, action: str, reason: tuple[str, ...]) -> None:
    assert why(acting(**having), action, kind="action") == reason


@rule("CG-PASS-06")
def test_the_limit_to_pass_is_the_one_of_now() -> None:
    reserve = {"hand": ["arwen", "strider", "faramir", "boromir"], "reserve": ["elrond"]}
    reason = acting(seat="aragorn", **reserve).why_not("action", "pass")
    assert reason is not None
    assert reason["about"] == {"count": 4, "limit": 3}


@pytest.mark.parametrize(
    ("rules", "seat", "reason"),
    [
        pytest.param("trilogy", "frodo", ("ring-spent", "CG-RING-02"), marks=rule("CG-RING-02")),
        pytest.param(
            "duel", "gandalf", ("ring-used-this-round", "CG-DUEL2-06", "CG-DUEL2-07"), marks=rule("CG-DUEL2-07")
        ),
        pytest.param(
            "duel-three", "gandalf", ("ring-used-this-round", "CG-DUEL2-06", "CG-DUEL2-07"), marks=rule("CG-DUEL3-07")
        ),
        pytest.param("duel-three", "saruman", ("ring-spent", "CG-RING-02"), marks=rule("CG-DUEL3-07")),
        pytest.param("fellowship", "gandalf", ("no-ring-tokens", "CG-FOTR-07"), marks=rule("CG-FOTR-07")),
    ],
)
def test_a_ring_token_that_is_not_ready_says_why(rules: str, seat: str, reason: tuple[str, ...]) -> None:
    hand = {"hand": ["cave-troll", "saruman"] if seat == "saruman" else ["gimli", "bilbo-baggins"]}
    game = table(rules, to_act=seat, seats=quiet({seat: hand}, rules))
    assert why(game, "ring", kind="action") == reason


# What is pointed at before an action is chosen


@pytest.mark.parametrize(
    ("name", "action"), [("gimli", "play"), ("bilbo-baggins", "use"), ("theoden", "move"), ("edoras", "play")]
)
@rule("CG-ACT-03")
def test_the_action_comes_before_its_card(name: str, action: str) -> None:
    game = acting(hand=["gimli"], reserve=["bilbo-baggins", "theoden"])
    reason = game.why_not("location" if name == "edoras" else "card", name)
    assert reason == {"key": "action-first", "about": {"action": action}, "clauses": ["CG-ACT-03"]}


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("glamdring", ("no-wielder-in-play", "CG-ITEM-02", "CG-ITEM-03"), marks=rule("CG-ITEM-03")),
        pytest.param("gimli", ("nowhere-to-go", "CG-MOVE-02", "CG-PLAY-11"), marks=rule("CG-MOVE-02")),
        pytest.param("theoden", ("no-ability", "CG-ABILITY-01"), marks=rule("CG-ABILITY-01")),
        pytest.param("strider", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param("the-hunter", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
    ],
)
def test_a_card_with_which_nothing_can_be_done_says_why(name: str, reason: tuple[str, ...]) -> None:
    seats = {"frodo": {"hand": ["glamdring"], "reserve": ["gimli"]}, "aragorn": {"reserve": ["strider"]}}
    assert why(table(path="bag-end", battlegrounds={"edoras": ["theoden"]}, seats=small(seats)), name) == reason


# Abilities


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        pytest.param("bilbo-baggins", (), marks=rule("CG-ABILITY-01")),
        pytest.param("lembas", (), marks=rule("CG-ABILITY-07")),
        pytest.param("theoden", ("no-ability", "CG-ABILITY-01"), marks=rule("CG-ABILITY-01")),
        pytest.param("halbarad", ("ability-of-another", "CG-ABILITY-07"), marks=rule("CG-ABILITY-07")),
        pytest.param("edoras", ("no-card", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param("sam-gamgee", ("ability-not-in-play", "CG-ABILITY-01", "CG-CARD-14"), marks=rule("CG-ABILITY-01")),
        pytest.param("shadowfax", ("works-in-reserve", "CG-ABILITY-03"), marks=rule("CG-ABILITY-03")),
        pytest.param("smeagol", ("works-on-path", "CG-ABILITY-03"), marks=rule("CG-ABILITY-03")),
    ],
)
def test_the_text_of_a_card_can_be_used_or_says_why_not(name: str, reason: tuple[str, ...]) -> None:
    seats = {
        "frodo": {"reserve": ["bilbo-baggins", "fatty-bolger", "smeagol"], "hand": ["sam-gamgee"]},
        "aragorn": {"reserve": ["halbarad"]},
    }
    on_path = ["merry-brandybuck+lembas", "gandalf-the-white+shadowfax"]
    game = table(path="weathertop", on_path=on_path, battlegrounds={"edoras": ["theoden"]}, seats=small(seats))
    assert why(play(game, "use"), name) == reason


@rule("CG-ABILITY-06")
def test_a_text_that_was_used_for_the_round_says_so() -> None:
    seats = small({"saruman": {"reserve": ["saruman+palantir-of-orthanc"], "hand": ["cave-troll"]}})
    game = table(path="bag-end", to_act="saruman", seats=seats, used_this_round=["palantir-of-orthanc"])
    assert why(game, "palantir-of-orthanc", "use") == ("ability-used", "CG-ABILITY-06")


@rule("CG-ABILITY-04")
def test_a_price_that_cannot_be_paid_says_so() -> None:
    game = table(path="bag-end", to_act="aragorn", seats=small({"aragorn": {"reserve": ["denethor"]}}))
    assert why(game, "denethor", "use") == ()  # he can be forsaken himself, so that this never fails
    reason = why_unmet(game.state, can_forsake, card("denethor"))
    assert (reason.key, reason.clauses) == ("nothing-to-forsake", ("CG-ABILITY-04",))


@pytest.mark.parametrize(
    ("seat", "name", "path", "reason"),
    [
        pytest.param("aragorn", "strider", "imladris", (), marks=rule("CG-LOC-30")),
        pytest.param(
            "frodo", "smeagol", "orodruin", ("no-next-path", "CG-LOC-28", "CG-LOC-29"), marks=rule("CG-LOC-29")
        ),
        pytest.param("saruman", "ugluk", "imladris", (), marks=rule("CG-LOC-31")),
    ],
)
def test_a_text_that_needs_a_path_says_where_none_is_left(
    seat: str, name: str, path: str, reason: tuple[str, ...]
) -> None:
    game = table(path=path, on_path=[name], to_act=seat, seats=small())
    assert why(game, name, "use") == reason


@rule("CG-LOC-28", "CG-LOC-31")
def test_a_text_that_needs_another_path_of_the_number_says_where_none_is_left() -> None:
    used = ["imladris", "fords-of-bruinen"]
    game = table(path="the-council-of-elrond", on_path=["ugluk"], to_act="saruman", seats=small(), paths_activated=used)
    assert why(game, "ugluk", "use") == ("no-other-path", "CG-LOC-28", "CG-LOC-31")


@rule("CG-ABILITY-03")
def test_a_text_that_needs_a_path_says_where_none_is_active() -> None:
    game = table(battlegrounds={"edoras": []}, seats=small({"frodo": {"reserve": ["sam-gamgee"]}}))
    assert why(game, "sam-gamgee", "use") == ("no-path-is-active", "CG-ABILITY-03")


@rule("CG-ABILITY-03")
def test_a_text_that_works_on_locations_says_so() -> None:
    seats = small({"witch-king": {"reserve": ["the-hunter+black-breath"]}})
    game = table(path="bag-end", to_act="witch-king", seats=seats)
    assert why(game, "black-breath", "use") == ("works-on-location", "CG-ABILITY-03")
    assert why(game, "the-hunter", "use") == ()


@rule("CG-LOC-11", "CG-LOC-12")
@pytest.mark.parametrize(("active", "reason"), [([], ()), (["umbar"], ("CG-LOC-11", "CG-LOC-12"))])
def test_a_text_that_activates_a_battleground_of_the_deck_says_where_it_is_gone(
    active: list[str], reason: tuple[str, ...]
) -> None:
    seats = small({"saruman": {"reserve": ["corsairs-of-umbar"]}})
    game = table(path="bag-end", battlegrounds=dict.fromkeys(active, ()), to_act="saruman", seats=seats)
    assert why(game, "corsairs-of-umbar", "use") == (("not-in-battleground-deck", *reason) if reason else ())
