"""What is no choice is not asked: everybody can see that nothing depends on the answer."""

from __future__ import annotations

import pytest

from cardgame.quiet import quiet, small
from cardgame.tables import Table, card, names, table
from helpers import play, told
from marks import rule
from ringwar.cardgame.rules.deck import may_lie_hidden, may_lie_in_deck, named
from ringwar.cardgame.table.memory import CYCLE, ELIMINATED, HAND, remember


def asked(game: Table) -> tuple[str, str] | None:
    return None if game.question is None else (game.question.side, game.question.key)


HUNTERS = ["the-commander", "the-destroyer"]
"""Two path attack icons."""


@rule("CG-COMBATPATH-07", "CG-AMB-07")
@pytest.mark.parametrize(
    ("defenders", "is_asked"),
    [
        (["gimli", "legolas"], False),  # one and one
        (["gimli", "arwen"], False),  # one and none
        (["gandalf-the-grey", "legolas"], True),
        (["elrond", "arwen"], True),  # two and none: Arwen is cycled if Elrond is lost first
    ],
)
def test_who_is_lost_first_is_asked_only_if_somebody_may_stay(defenders: list[str], is_asked: bool) -> None:
    game = table(path="dimrill-dale", on_path=[*HUNTERS, *defenders], step="combat", seats=quiet())
    assert (asked(game) == ("frodo", "loss")) is is_asked
    if not is_asked:
        assert told(game, "all-fall") == [{"location": "dimrill-dale", "count": 2}]
        eliminated = {name for seat in ("frodo", "aragorn") for name in names(game.state.eliminated[seat])}
        assert set(defenders) <= eliminated


@rule("CG-COMBAT-02", "CG-COMBAT-03")
@pytest.mark.parametrize(("there", "is_asked"), [([], False), (["village-militia"], True)])
def test_the_order_of_combats_is_asked_only_if_somebody_fights(there: list[str], is_asked: bool) -> None:
    game = table(path="bag-end", battlegrounds={"edoras": there}, step="combat", seats=quiet())
    assert (asked(game) == ("frodo", "next-combat")) is is_asked


@rule("CG-WINNOW-01")
def test_a_hand_of_two_is_winnowed_as_a_whole() -> None:
    game = table(seats=small({"frodo": {"hand": ["gimli", "eomer"], "deck": ["sting"]}}))
    game = play(game, "winnow")
    assert names(game.state.hands["frodo"]) == {"sting"}
    assert {"gimli", "eomer"} <= names(game.state.eliminated["frodo"])


@rule("CG-CYCLE-03")
def test_a_hand_is_cycled_as_a_whole() -> None:
    seats = small({"saruman": {"hand": ["gollum", "shelob"]}, "witch-king": {"hand": ["olog-hai"]}})
    game = play(table(step="path", seats=seats, scoring={"free-peoples": ["khazad-dum"]}), "dimrill-dale")
    assert names(game.state.cycles["saruman"]) == {"gollum", "shelob"}


@rule("CG-ELIM-06", "CG-AMB-43")
@pytest.mark.parametrize(("hobbit", "is_asked"), [("merry-brandybuck", False), ("frodo-baggins", True)])
def test_which_text_saves_a_card_is_asked_only_if_they_differ(hobbit: str, is_asked: bool) -> None:
    game = table(path="amon-hen", on_path=["gollum", f"{hobbit}+elven-cloak"], step="combat", seats=quiet())
    assert (asked(game) == ("frodo", "replacement")) is is_asked
    if not is_asked:
        assert told(game, "saved")[0] == {"card": hobbit, "saver": None}


@rule("CG-DECK-10", "CG-INFO-03", "CG-INFO-11")
def test_a_card_is_looked_for_unless_all_have_seen_it_go_elsewhere() -> None:
    hand = {"hand": ["legolas", "arwen"], "eliminated": ["bow-of-the-galadhrim"], "deck": ["elrond"]}
    game = table(to_act="aragorn", seats=small({"aragorn": hand}))
    assert asked(play(game, "play", "legolas")) == ("aragorn", "search")  # for all that others know, it is there
    bow, state = named("bow-of-the-galadhrim"), game.state.copy()
    assert may_lie_in_deck(state, "aragorn", bow)
    state.seen |= {card("bow-of-the-galadhrim")}
    assert not may_lie_in_deck(state, "aragorn", bow)
    assert may_lie_hidden(state, "aragorn", bow, ELIMINATED)


@rule("CG-DECK-10", "CG-INFO-07")
def test_nobody_looks_into_an_empty_pile() -> None:
    game = table(seats=small({"frodo": {"hand": ["gimli", "eowyn"], "deck": ["quickbeam"]}}))
    assert not may_lie_hidden(game.state, "frodo", named("dwarven-axe"), CYCLE)


@rule("CG-DECK-10", "CG-INFO-11")
def test_a_card_that_may_have_gone_elsewhere_is_looked_for() -> None:
    game = table(seats=small({"frodo": {"hand": ["gimli", "eowyn"], "cycle": ["dwarven-axe", "eomer"]}}))
    state, axe = game.state.copy(), named("dwarven-axe")
    remember(state, "frodo", (CYCLE, ELIMINATED), frozenset({card("dwarven-axe")}))
    assert may_lie_hidden(state, "frodo", axe, CYCLE)
    assert not may_lie_hidden(state, "frodo", axe, HAND)
