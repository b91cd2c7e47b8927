"""Changes of a table as data: found by comparing two tables, and carried out by whoever has the first."""

from __future__ import annotations

from typing import Any

import pytest

from helpers import play
from kernel.little import Little, LittleGame, Notes, little
from ringwar.kernel import Event, start
from ringwar.kernel.comparing import BAG, LIST, NUMBER, PILE, SLOT, WHERE, Layout, Place, changes, matches
from ringwar.kernel.tables import apply

LAYOUT = Layout(
    places=(
        Place("armies/*", BAG, "piece"),
        Place("box", BAG, "piece"),
        Place("riders/*", NUMBER, "piece", id="rider"),
        Place("heroes", WHERE, "character"),
        Place("dead", LIST, "character"),
        Place("dice", LIST, "die"),
        Place("used", NUMBER, "die"),
        Place("field", LIST, "card"),
        Place("field/*/items", LIST, "card", carried=True),
        Place("deck", PILE, "card"),
        Place("hand/size", PILE, "card", seen=("cards", "seen")),
        Place("hand/cards", LIST, "card"),
        Place("hand/seen", LIST, "card", unless="cards"),
        Place("played", SLOT, "card"),
        Place("chosen", PILE, "card"),
    ),
    turned=("awake",),
)


def found(before: dict[str, Any], after: dict[str, Any]) -> list[dict[str, Any]]:
    """The changes between two tables, which lead from the one to the other and leave the first as it is."""
    kept = repr(before)
    changed = changes(before, after, LAYOUT)
    assert apply(before, changed) == after
    assert repr(before) == kept
    return changed


def moved(kind: str, name: str, count: int, origin: str, goal: str, **more: Any) -> dict[str, Any]:
    thing = {"kind": kind, "id": name}
    return {"what": "move", "thing": thing, "count": count, "from": origin, "to": goal, **more}


def test_nothing_has_changed_between_equal_tables() -> None:
    assert found({"turn": 1, "box": {"orc": 2}}, {"turn": 1, "box": {"orc": 2}}) == []


def test_figures_move_from_bag_to_bag_and_an_empty_one_is_gone() -> None:
    before = {"armies": {"moria": {"orc": 3, "troll": 1}}, "box": {"orc": 1}}
    after = {"armies": {"lorien": {"orc": 2, "troll": 1}}, "box": {"orc": 2}}
    assert found(before, after) == [
        moved("piece", "orc", 2, "armies/moria", "armies/lorien"),
        moved("piece", "orc", 1, "armies/moria", "box"),
        moved("piece", "troll", 1, "armies/moria", "armies/lorien"),
    ]


def test_what_comes_from_nowhere_is_added_and_what_goes_nowhere_removed() -> None:
    assert found({"box": {"orc": 1}}, {"box": {"troll": 2}}) == [
        {"what": "remove", "thing": {"kind": "piece", "id": "orc"}, "count": 1, "from": "box"},
        {"what": "add", "thing": {"kind": "piece", "id": "troll"}, "count": 2, "to": "box"},
    ]


def test_a_number_of_figures_comes_and_goes() -> None:
    before, after = {"riders": {"bree": 1}}, {"riders": {"shire": 1}}
    assert found(before, after) == [
        {"what": "set", "place": "riders/shire", "to": 0},
        moved("piece", "rider", 1, "riders/bree", "riders/shire"),
        {"what": "set", "place": "riders/bree", "from": 0},
    ]


def test_a_hero_goes_from_region_to_region_and_dies() -> None:
    before = {"heroes": {"boromir": "lorien"}, "dead": ["gandalf"]}
    on_the_way = {"heroes": {"boromir": "parth-galen"}, "dead": ["gandalf"]}
    after = {"heroes": {}, "dead": ["boromir", "gandalf"]}
    assert found(before, on_the_way) == [moved("character", "boromir", 1, "heroes@lorien", "heroes@parth-galen")]
    assert found(on_the_way, after) == [moved("character", "boromir", 1, "heroes@parth-galen", "dead", index=0)]


def test_dice_are_turned_and_used() -> None:
    assert found({"dice": ["eye", "army"]}, {"dice": ["muster", "army"]}) == [
        {"what": "turn", "place": "dice", "from": "eye", "to": "muster"}
    ]
    assert found({"dice": ["eye", "army"], "used": 1}, {"dice": ["army"], "used": 2}) == [
        moved("die", "eye", 1, "dice", "used")
    ]


def test_an_entry_that_is_only_named_from_now_on_is_set_where_it_lies() -> None:
    before, after = [{"id": "bree", "fires": 1}, {"id": "shire", "fires": 1}], [{"id": "bree", "fires": 2}, "shire"]
    assert found({"inns": before}, {"inns": after}) == [
        {"what": "set", "place": "inns/bree/fires", "from": 1, "to": 2},
        {"what": "set", "place": "inns/shire", "from": {"id": "shire", "fires": 1}, "to": "shire"},
    ]


@pytest.mark.parametrize("after", [None, [{"id": "shire"}], [{"id": "bree"}, {"id": "shire"}]], ids=str)
def test_a_list_of_other_entries_is_set_as_a_whole(after: Any) -> None:
    before = [{"id": "bree"}]
    for old, new in ((before, after), (after, before)):
        assert found({"inns": old}, {"inns": new}) == [{"what": "set", "place": "inns", "from": old, "to": new}]


def test_a_list_in_another_order_is_set() -> None:
    assert found({"dice": ["eye", "army"]}, {"dice": ["army", "eye"]}) == [
        {"what": "set", "place": "dice", "from": ["eye", "army"], "to": ["army", "eye"]}
    ]


def test_whoever_sees_a_hand_sees_the_card_that_is_drawn_and_others_that_there_is_one() -> None:
    own = {"deck": 9, "hand": {"size": 1, "cards": ["oak"]}}
    assert found(own, {"deck": 8, "hand": {"size": 2, "cards": ["elm", "oak"]}}) == [
        moved("card", "elm", 1, "deck", "hand/cards", index=0),
        {"what": "set", "place": "hand/size", "from": 1, "to": 2},
    ]
    others = {"deck": 9, "hand": {"size": 1, "seen": []}}
    hidden = {"kind": "card", "hidden": True}
    assert found(others, {"deck": 8, "hand": {"size": 2, "seen": []}}) == [
        {"what": "move", "thing": hidden, "count": 1, "from": "deck", "to": "hand/size"}
    ]


def test_who_sees_a_whole_hand_sees_a_card_leave_it_once_although_others_remember_it() -> None:
    before = {"hand": {"size": 2, "cards": ["elm", "oak"], "seen": ["oak"]}, "played": None}
    after = {"hand": {"size": 1, "cards": ["elm"], "seen": []}, "played": "oak"}
    assert found(before, after) == [
        moved("card", "oak", 1, "hand/cards", "played"),
        {"what": "set", "place": "hand/size", "from": 2, "to": 1},
        {"what": "set", "place": "hand/seen", "from": ["oak"], "to": []},
    ]


def test_a_card_that_is_shown_where_it_lies_is_revealed() -> None:
    assert found({"hand": {"size": 2, "seen": []}}, {"hand": {"size": 2, "seen": ["oak"]}}) == [
        {"what": "reveal", "thing": {"kind": "card", "id": "oak"}, "count": 1, "to": "hand/seen"}
    ]


def test_a_hidden_hand_that_is_laid_open_is_revealed_card_by_card() -> None:
    told = found({"hand": {"size": 2}}, {"hand": {"size": 2, "cards": ["ash", "oak"]}})
    assert [change["what"] for change in told] == ["set", "reveal", "reveal"]


def test_a_card_is_known_that_goes_from_a_hidden_place_to_an_open_one_and_back() -> None:
    hidden, shown = {"hand": {"size": 1}, "played": None}, {"hand": {"size": 0}, "played": "oak"}
    assert found(hidden, shown) == [moved("card", "oak", 1, "hand/size", "played")]
    assert found(shown, hidden) == [moved("card", "oak", 1, "played", "hand/size")]


def test_a_back_lies_where_a_hidden_card_was_put() -> None:
    (change,) = found({"hand": {"size": 1}}, {"hand": {"size": 0}, "chosen": "character"})
    assert change["entry"] == "character"
    assert change["thing"] == {"kind": "card", "hidden": True}


def test_items_go_with_whoever_has_them() -> None:
    bearer = {"card": "frodo", "items": ["sting"]}
    (change,) = found({"field": [], "deck": 2}, {"field": [bearer], "deck": 1})[:1]
    assert (change["what"], change["to"], change["entry"]) == ("move", "field", bearer)
    without = {"card": "frodo", "items": []}
    assert found({"field": [bearer], "deck": 1}, {"field": [without], "deck": 2}) == [
        moved("card", "sting", 1, "field/frodo/items", "deck")
    ]


def test_values_are_set_and_faces_turned() -> None:
    before = {"turn": 1, "awake": False, "battle": None}
    assert found(before, {"turn": 2, "awake": True, "battle": {"round": 1}, "known": {"oak": ["hand"]}}) == [
        {"what": "set", "place": "turn", "from": 1, "to": 2},
        {"what": "turn", "place": "awake", "from": False, "to": True},
        {"what": "set", "place": "battle", "from": None, "to": {"round": 1}},
        {"what": "set", "place": "known", "to": {"oak": ["hand"]}},
    ]


@pytest.mark.parametrize(
    "path, pattern, expected",
    [
        ("hand/size", "hand/size", True),
        ("teams/last/armies", "teams/last", True),
        ("politics/rohan/active", "politics/*/active", True),
        ("politics/rohan/steps", "politics/*/active", False),
        ("teams", "teams/last", False),
    ],
)
def test_a_path_matches_a_pattern_or_lies_within_it(path: str, pattern: str, expected: bool) -> None:
    assert matches(path, pattern) is expected


# In a log


def lay(game: LittleGame) -> None:
    """Something is laid and told, and then something else that is not."""
    game.state.facts["first"] = game.ask("a", "first", (1, 2))
    game.tell("laid")
    game.state.facts["second"] = game.ask("b", "second", (3, 4))


def test_what_has_changed_since_the_event_before_belongs_to_an_event_and_the_rest_to_the_table() -> None:
    told = [entry for entry in play(little(lay, lay), 2, 3).log() if isinstance(entry, Event)]
    assert [(event.kind, event.changes("a")) for event in told] == [
        ("laid", [{"what": "set", "place": "facts/first", "to": 2}]),
        ("table", [{"what": "set", "place": "facts/second", "to": 3}]),
    ]


def test_the_log_since_an_answer_begins_at_the_table_of_its_question() -> None:
    (event,) = [entry for entry in play(little(lay, lay), 2, 3, 1).log(2) if isinstance(entry, Event)][-1:]
    assert event.changes("a") == [{"what": "set", "place": "facts/first", "from": 2, "to": 1}]


def test_an_event_keeps_its_changes_for_whoever_sees_it_and_has_none_where_no_table_was_kept() -> None:
    (event,) = play(little(lay), 2).events()
    assert event.seen_by("b").changes("b") == event.changes("b") != []
    assert Event("laid", {}).changes("a") == []


def test_along_a_log_every_reader_sees_each_table_once() -> None:
    seen: list[str] = []

    class Watched(Little):
        def table(self, state: Notes, reader: str) -> dict[str, Any]:
            seen.append(reader)
            return super().table(state, reader)

    ruleset = Watched(lay, lay)
    told = [entry for entry in play(start(ruleset, ruleset.setup()), 2, 3, 1).log() if isinstance(entry, Event)]
    seen.clear()
    for event in told:
        assert event.changes("a") == event.changes("b") != []
    assert (len(told), seen.count("a"), seen.count("b")) == (3, 4, 4)
