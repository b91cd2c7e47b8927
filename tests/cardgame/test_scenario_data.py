"""The scenarios of the card game, as their sheets give them."""

from __future__ import annotations

from collections import Counter

import pytest

from ringwar.cardgame.table.facts import BATTLEGROUNDS, CARDS, FREE, PATHS, SCENARIOS, SHADOW, Card


def deck(scenario: str, seat: str) -> tuple[Card, ...]:
    return next(each.cards for each in SCENARIOS[scenario].seats if each.name == seat)


@pytest.mark.rule("CG-SETUP-01")
def test_there_are_four_scenarios_for_so_many_people() -> None:
    assert {name: each.people for name, each in SCENARIOS.items()} == {
        "trilogy": (2, 3, 4),
        "duel": (2,),
        "duel-three": (3,),
        "fellowship": (2,),
    }


@pytest.mark.rule("CG-SETUP-04", "CG-SETUP-05", "CG-DUEL2-01", "CG-DUEL3-01", "CG-FOTR-01")
def test_decks_have_thirty_or_sixty_cards_of_one_side() -> None:
    sizes = {name: {seat.name: (seat.side, len(seat.cards)) for seat in each.seats} for name, each in SCENARIOS.items()}
    assert sizes == {
        "trilogy": {"frodo": (FREE, 30), "witch-king": (SHADOW, 30), "aragorn": (FREE, 30), "saruman": (SHADOW, 30)},
        "duel": {"gandalf": (FREE, 60), "witch-king": (SHADOW, 60)},
        "duel-three": {"gandalf": (FREE, 60), "witch-king": (SHADOW, 30), "saruman": (SHADOW, 30)},
        "fellowship": {"balrog": (SHADOW, 30), "gandalf": (FREE, 30)},
    }
    for each in SCENARIOS.values():
        for seat in each.seats:
            assert {card.side for card in seat.cards} == {seat.side}
            assert {card.faction for card in seat.cards} == set(seat.factions)


@pytest.mark.rule("CG-SETUP-04")
def test_trilogy_decks_hold_the_factions_of_their_players() -> None:
    assert {seat.name: set(seat.factions) for seat in SCENARIOS["trilogy"].seats} == {
        "frodo": {"dwarf", "hobbit", "rohan", "wizard"},
        "witch-king": {"mordor"},
        "aragorn": {"dunedain", "elf"},
        "saruman": {"isengard", "monstrous", "southron"},
    }


def test_no_card_is_in_two_decks_of_a_scenario() -> None:
    for each in SCENARIOS.values():
        cards = [card for seat in each.seats for card in seat.cards]
        assert len(cards) == len(set(cards))


@pytest.mark.rule("CG-FOTR-02", "CG-FOTR-03")
def test_decks_of_the_fellowship_are_as_listed() -> None:
    balrog, gandalf = deck("fellowship", "balrog"), deck("fellowship", "gandalf")
    assert Counter(card.faction for card in balrog) == {"monstrous": 8, "mordor": 18, "isengard": 4}
    assert Counter(card.faction for card in gandalf) == {"dunedain": 3, "dwarf": 2, "elf": 13, "hobbit": 8, "wizard": 4}
    left_out = {card.id for card in CARDS.values() if card.faction == "monstrous"} - {card.id for card in balrog}
    assert left_out == {"shelob", "candles-of-corpses", "gollum"}
    assert {card.id for card in balrog if card.faction == "isengard"} == {
        *("palantir-of-orthanc", "saruman", "sarumans-staff", "ugluk"),
    }
    assert {card.id for card in CARDS.values() if card.faction == "mordor"} - {card.id for card in balrog} == {
        *("black-uruks", "grond-hammer-of-the-underworld", "olog-hai", "trolls-of-udun", "gorbag-and-shagrat"),
        *("mouth-of-sauron", "the-lidless-eye", "fell-beast", "the-black-captain", "the-day-without-dawn"),
    }
    assert [card.name for card in balrog if card.id == "mordor-orcs"] == [
        "mordor-orcs",
        "mordor-orcs#2",
        "mordor-orcs#3",
    ]
    assert {card.id for card in gandalf if card.faction in ("dunedain", "wizard")} == {
        *("blade-of-westernesse", "boromir", "strider"),
        *("gandalf-the-grey", "gandalfs-staff", "glamdring", "narya-ring-of-fire"),
    }
    assert {card.id for card in CARDS.values() if card.faction == "hobbit"} - {card.id for card in gandalf} == {
        *("herbs-and-stewed-rabbit", "there-is-another-way"),
    }


@pytest.mark.rule("CG-SETUP-04", "CG-DUEL2-02", "CG-DUEL3-02", "CG-FOTR-05")
def test_the_order_of_the_turns() -> None:
    assert {name: each.order for name, each in SCENARIOS.items()} == {
        "trilogy": ("frodo", "witch-king", "aragorn", "saruman"),
        "duel": ("gandalf", "witch-king"),
        "duel-three": ("gandalf", "witch-king", "gandalf", "saruman"),
        "fellowship": ("balrog", "gandalf"),
    }
    for each in SCENARIOS.values():
        assert set(each.order) == {seat.name for seat in each.seats}


@pytest.mark.rule("CG-SETUP-10", "CG-DUEL2-03", "CG-DUEL3-05", "CG-FOTR-06")
def test_the_first_hands() -> None:
    seven = (7, 2)
    hands = {
        name: {seat: (hand.draw, hand.cycle) for seat, hand in each.opening.items()} for name, each in SCENARIOS.items()
    }
    assert hands == {
        "trilogy": dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), seven),
        "duel": {"gandalf": (4, 0), "witch-king": (6, 0)},
        "duel-three": {"gandalf": (6, 0), "witch-king": seven, "saruman": seven},
        "fellowship": {"balrog": seven, "gandalf": seven},
    }


@pytest.mark.rule("CG-DUEL2-04", "CG-DUEL3-06", "CG-FOTR-08")
def test_cards_drawn_in_the_draw_step() -> None:
    assert {name: each.draw_step for name, each in SCENARIOS.items()} == {
        "trilogy": {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4},
        "duel": {"gandalf": 4, "witch-king": 6},
        "duel-three": {"gandalf": 6, "witch-king": 4, "saruman": 4},
        "fellowship": {"balrog": 4, "gandalf": 3},
    }


@pytest.mark.rule("CG-SETUP-06", "CG-DUEL3-07", "CG-FOTR-07")
def test_who_has_which_ring_token() -> None:
    assert {name: each.ring_tokens for name, each in SCENARIOS.items()} == {
        "trilogy": dict.fromkeys(("frodo", "witch-king", "aragorn", "saruman"), "trilogy"),
        "duel": {"gandalf": "duel", "witch-king": "duel"},
        "duel-three": {"gandalf": "duel", "witch-king": "trilogy", "saruman": "trilogy"},
        "fellowship": {},
    }


@pytest.mark.rule("CG-DUEL2-05", "CG-DUEL3-13")
@pytest.mark.parametrize("name", ["trilogy", "duel", "duel-three"])
def test_all_locations_are_used_outside_the_fellowship(name: str) -> None:
    scenario = SCENARIOS[name]
    assert set(scenario.battlegrounds) == set(BATTLEGROUNDS.values())
    assert scenario.battlegrounds_by_round == {}
    assert list(scenario.paths) == list(range(1, 10))
    assert {path for paths in scenario.paths.values() for path in paths} == set(PATHS.values())
    assert scenario.last_path == 9


@pytest.mark.rule("CG-FOTR-09", "CG-FOTR-12", "CG-FOTR-14")
def test_locations_of_the_fellowship_are_fixed() -> None:
    scenario = SCENARIOS["fellowship"]
    assert scenario.battlegrounds == ()
    assert {number: [each.name for each in at] for number, at in scenario.battlegrounds_by_round.items()} == {
        1: ["minas-morgul"],
        2: ["rivendell"],
        3: ["moria"],
        4: ["lorien", "dol-guldur"],
        5: ["orthanc"],
        6: ["morannon"],
    }
    assert {number: {each.name for each in paths} for number, paths in scenario.paths.items()} == {
        1: {"bucklebury-ferry", "gildors-encampment"},
        2: {"inn-of-the-prancing-pony", "the-old-forest"},
        3: {"fords-of-bruinen", "imladris"},
        4: {"caradhras", "khazad-dum", "the-doors-of-durin"},
        5: {"egladil", "dimrill-dale", "lothlorien"},
        6: {"amon-hen"},
    }
    assert all(path.number == number for number, paths in scenario.paths.items() for path in paths)
    assert scenario.last_path == 6
