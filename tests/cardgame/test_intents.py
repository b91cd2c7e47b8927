"""What is meant before it is asked: what can be done with a card or at a location, and what follows by the rules."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from cardgame.quiet import small
from cardgame.tables import Seat, Table, table
from cardgame.whys import why
from helpers import asked
from marks import rule
from ringwar.cardgame.table.facts import SCENARIOS
from ringwar.kernel import CHANCE, Dice, Position, Question, Refusal
from ringwar.kernel.refusals import ReasonJson
from ringwar.words import Words

ACTIONS = ("play", "move", "use", "cycle")
"""Each is an action and an intent."""
PLACES = {"play": "play-where", "move": "move-where"}


def turns(scenario: str, seed: int) -> list[Position[Any]]:
    """The beginnings of turns of a random game."""
    end = ringwar.start("cardgame", scenario=scenario).played(Dice(seed))
    return [position for number in range(end.count) if asked(position := end.at(number))[1] == "action"]


def possible(position: Position[Any], kind: str, intent: str | None) -> set[str]:
    """All things of a kind that can be used with an intent, every other having a reason with clauses."""
    reasons = {name: position.why_not(kind, name, intent) for name in reach(position, kind)}
    assert all(reason is None or reason["clauses"] for reason in reasons.values())
    return {name for name, reason in reasons.items() if reason is None}


def reach(position: Position[Any], kind: str) -> list[str]:
    """All things of a kind at which whoever is asked can point."""
    return list(position.ruleset.in_reach(position.state, asked(position)[0], kind))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_an_intent_is_possible_exactly_where_its_action_leads_to_it(scenario: str) -> None:
    for position in turns(scenario, 5)[::12]:
        options = set(position.names())
        assert possible(position, "action", None) == options
        for action in ACTIONS:
            cards = possible(position, "card", action)
            assert (action in options) == bool(cards)
            if len(cards) > 1:
                assert set(position.after(action).names()) == cards


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_place_is_possible_wherever_some_card_can_go_there(scenario: str) -> None:
    for position in turns(scenario, 6)[::12]:
        for intent, where in PLACES.items():
            places: set[str] = set()
            for name in possible(position, "card", intent):
                chosen = position.after(intent)
                chosen = chosen.after(name) if asked(chosen)[1] == intent else chosen
                if asked(chosen)[1] == where:
                    places |= {name for name in chosen.names() if name in reach(position, "location")}
            assert places <= possible(position, "location", intent)


def reasons(position: Position[Any]) -> list[ReasonJson]:
    """All that is said of cards and locations, whatever is meant."""
    meant = [None, *position.ruleset.intents]
    things = [(kind, name) for kind in ("card", "location") for name in reach(position, kind)]
    found = [position.why_not(kind, name, intent) for kind, name in things for intent in meant]
    return [reason for reason in found if reason is not None]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_reason_has_words(scenario: str) -> None:
    words = Words("en", game="cardgame")
    for position in turns(scenario, 7)[::15]:
        for reason in reasons(position):
            assert "[" not in words.refusal(Refusal(reason["key"], **reason["about"]))
    assert not words.missing


# When


@rule("CG-ACT-05", "CG-COMBAT-07")
@pytest.mark.parametrize("intent", ACTIONS)
def test_there_are_no_actions_in_the_combat_step(intent: str) -> None:
    seats = small({"frodo": {"hand": ["gimli"]}})
    game = table(path="imladris", battlegrounds={"edoras": ["theoden"]}, step="combat", seats=seats)
    assert why(game, "gimli", intent) == ("no-actions-now", "CG-ACT-05", "CG-COMBAT-07")


@rule("CG-ACT-01", "CG-ACT-05")
@pytest.mark.parametrize("intent", ("play", "move", "use"))
def test_there_are_no_actions_on_the_turn_of_another(intent: str) -> None:
    frodo = {"hand": ["gimli", "eomer"]}
    game = table(to_act="saruman", seats=small({"frodo": frodo, "saruman": {"reserve": ["cave-troll"]}})).after("use")
    assert asked(game) == ("frodo", "forsake")
    assert why(game, "gimli", intent) == ("turn-of-another", "CG-ACT-01", "CG-ACT-05")


# Where


def acting() -> Table:
    frodo: Seat = {
        "hand": ["riders-of-rohan", "gandalfs-staff"],
        "reserve": ["gimli", "theoden"],
        "locked": ["sam-gamgee"],
    }
    places = {"edoras": ["eomer"], "minas-tirith": [], "orthanc": ["eowyn"]}
    seats = small({"frodo": frodo, "aragorn": {"reserve": ["boromir"]}})
    return table(path="imladris", battlegrounds=places, seats=seats)


@pytest.mark.parametrize(
    ("intent", "name", "reason"),
    [
        pytest.param("play", "edoras", (), marks=rule("CG-PLAY-10")),
        pytest.param("play", "reserve", (), marks=rule("CG-PLAY-13")),
        pytest.param("play", "imladris", ("nobody-for-location", "CG-PLAY-10"), marks=rule("CG-PLAY-10")),
        pytest.param("play", "helms-deep", ("location-not-active", "CG-PLAY-10"), marks=rule("CG-PLAY-10")),
        pytest.param("move", "imladris", (), marks=rule("CG-MOVE-02")),
        pytest.param("move", "minas-tirith", ("nobody-for-location", "CG-MOVE-02"), marks=rule("CG-MOVE-02")),
        pytest.param("move", "helms-deep", ("location-not-active", "CG-MOVE-02"), marks=rule("CG-MOVE-02")),
        pytest.param("move", "reserve", ("nobody-for-reserve", "CG-MOVE-02"), marks=rule("CG-MOVE-02")),
        pytest.param("attack", "orthanc", (), marks=rule("CG-COMBATBG-01")),
        pytest.param(
            "attack", "edoras", ("defends-there", "CG-COMBATPATH-01", "CG-COMBATBG-01"), marks=rule("CG-COMBATBG-01")
        ),
        pytest.param(
            "attack",
            "imladris",
            ("defends-there", "CG-COMBATPATH-01", "CG-COMBATBG-01"),
            marks=rule("CG-COMBATPATH-01"),
        ),
        pytest.param("attack", "umbar", ("location-not-active", "CG-COMBAT-01"), marks=rule("CG-COMBAT-01")),
        pytest.param("attack", "reserve", ("no-location", "CG-COMBAT-01"), marks=rule("CG-COMBAT-01")),
        pytest.param("defend", "imladris", (), marks=rule("CG-COMBATPATH-01")),
        pytest.param("defend", "edoras", (), marks=rule("CG-COMBATBG-01")),
        pytest.param(
            "defend", "orthanc", ("attacks-there", "CG-COMBATPATH-01", "CG-COMBATBG-01"), marks=rule("CG-COMBATBG-01")
        ),
        pytest.param("defend", "minas-tirith", ("nobody-for-location", "CG-MOVE-02"), marks=rule("CG-MOVE-02")),
    ],
)
def test_something_can_be_done_at_a_location_or_it_says_why_not(
    intent: str, name: str, reason: tuple[str, ...]
) -> None:
    assert why(acting(), name, intent) == reason


@pytest.mark.parametrize(
    ("intent", "name", "reason"),
    [
        pytest.param("attack", "riders-of-rohan", (), marks=rule("CG-PLAY-10")),
        pytest.param("attack", "theoden", (), marks=rule("CG-MOVE-02")),
        pytest.param("attack", "eowyn", (), marks=rule("CG-COMBATBG-01")),
        pytest.param("attack", "eomer", ("on-location-already", "CG-MOVE-06"), marks=rule("CG-MOVE-06")),
        pytest.param(
            "attack", "gimli", ("nowhere-to-attack", "CG-MOVE-02", "CG-COMBATBG-01"), marks=rule("CG-MOVE-02")
        ),
        pytest.param("attack", "sam-gamgee", ("locked-in-reserve", "CG-RESERVE-02"), marks=rule("CG-RESERVE-02")),
        pytest.param("attack", "gandalfs-staff", ("no-fighter", "CG-PLAY-14"), marks=rule("CG-PLAY-14")),
        pytest.param("attack", "boromir", ("card-of-another", "CG-ACT-06"), marks=rule("CG-ACT-06")),
        pytest.param("attack", "quickbeam", ("not-in-hand", "CG-PLAY-01"), marks=rule("CG-PLAY-01")),
        pytest.param("defend", "gimli", (), marks=rule("CG-COMBATPATH-01")),
        pytest.param("defend", "eomer", (), marks=rule("CG-COMBATBG-01")),
    ],
)
def test_a_card_can_fight_or_says_why_not(intent: str, name: str, reason: tuple[str, ...]) -> None:
    assert why(acting(), name, intent) == reason


@rule("CG-COMBATPATH-01", "CG-COMBATBG-01")
def test_who_can_only_attack_has_nowhere_to_defend() -> None:
    seats = small({"witch-king": {"reserve": ["the-hunter"]}})
    game = table(path="bag-end", to_act="witch-king", seats=seats)
    assert why(game, "the-hunter", "attack") == ()
    assert why(game, "the-hunter", "defend") == ("nowhere-to-defend", "CG-MOVE-02", "CG-COMBATBG-01")


# What there is


@rule("CG-INFO-03")
def test_hidden_cards_of_others_are_out_of_reach_and_all_the_same() -> None:
    seats = small(
        {"frodo": {"hand": ["gimli", "eomer"]}, "witch-king": {"hand": ["the-hunter"], "deck": ["the-reaver"]}}
    )
    game = table(path="bag-end", seats=seats)
    assert {"the-hunter", "the-reaver"}.isdisjoint(reach(game, "card"))
    for intent in (None, *game.ruleset.intents):
        held, buried = game.why_not("card", "the-hunter", intent), game.why_not("card", "the-reaver", intent)
        assert held is not None
        assert buried is not None
        assert (held["key"], held["clauses"]) == (buried["key"], buried["clauses"])


@pytest.mark.parametrize(
    ("kind", "name"), [("card", "gimly"), ("location", "gondor"), ("action", "dance"), ("region", "edoras")]
)
def test_what_there_is_not_is_refused(kind: str, name: str) -> None:
    with pytest.raises(Refusal, match=name):
        acting().why_not(kind, name)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_option_that_is_a_thing_can_be_pointed_at(scenario: str) -> None:
    end = ringwar.start("cardgame", scenario=scenario).played(Dice(11))
    for position in map(end.at, range(0, end.count, 3)):
        for question in position.questions:
            for kind, name in things_of(question):
                assert position.why_not(kind, name, side=question.side) is None


def things_of(question: Question) -> list[tuple[str, str]]:
    """The options of a person's question that are things, and the things at which they point."""
    options = question.json()["options"] if question.side != CHANCE else []
    named = [(each["kind"], each["name"]) for each in options if each["kind"] in ("card", "location", "action")]
    return named + [(at["kind"], at["id"]) for each in options for at in each["at"]]
