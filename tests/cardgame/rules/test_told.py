"""What the log of the card game says, and the combat as it is shown."""

from __future__ import annotations

import pytest

from cardgame.quiet import small
from cardgame.rules.outcomes import battle
from cardgame.tables import table
from helpers import play, told
from marks import rule
from ringwar.cardgame.table.facts import FREE, SHADOW, battleground
from ringwar.kernel import SPECTATOR, Event
from ringwar.words import Words

GUARDS = ["mordor-orcs", "olog-hai", "gorbag-and-shagrat"]


@pytest.fixture
def words() -> Words:
    return Words("en", game="cardgame")


@rule("CG-LOC-24")
def test_the_combat_before_a_new_path_is_not_caused_by_the_card_that_brings_it() -> None:
    game = table(path="egladil", on_path=["flocks-of-crebain"], to_act="saruman", seats=small())
    game = play(game, "use", "lothlorien")
    causes = {event.kind: event.cause for event in game.log() if isinstance(event, Event)}
    assert (causes["path-combat"], causes["score"], causes["eliminate"]) == (None, None, None)
    assert causes["activated"] is not None


@rule("CG-REACT-01", "CG-LOC-14")
def test_a_battleground_that_comes_back_is_told_to_come_back(words: Words) -> None:
    frodo = {"reserve": ["gandalf-the-grey+shadowfax"]}
    game = table(path="bag-end", seats=small({"frodo": frodo}), scoring={"shadow": ["moria"]})
    (activated,) = [event for event in play(game, "use", "moria").events() if event.kind == "activated"]
    assert (activated.about["location"], activated.about["taken_from"]) == (battleground("moria"), SHADOW)
    assert words.event(activated, SPECTATOR) == (
        "Moria comes back from the scoring area of the Shadow and is fought over again (Shadowfax)."
    )
    new = Event("activated", {"location": battleground("moria"), "seat": "frodo", "number": 0, "taken_from": None})
    assert words.event(new, SPECTATOR) == "Moria is the new battleground."


@rule("CG-ELIM-06")
@pytest.mark.parametrize("reader", ["frodo", "saruman", SPECTATOR])
def test_a_card_saved_from_a_hidden_place_is_told_once(reader: str, words: Words) -> None:
    seats = small({"frodo": {"hand": ["frodo-baggins", "village-militia"], "deck": ["gimli", "eomer"]}})
    game = play(table(seats=seats), "winnow")
    story = words.story(game.events(), reader)
    assert [line for line in story if "Frodo Baggins" in line and "cycle" in line] == [
        "Frodo Baggins is cycled instead of being eliminated, as the card says."
    ]
    assert [line for line in story if "cycles a card" in line] == []


@rule("CG-WIN-01", "CG-WIN-03")
def test_the_end_says_who_wins_and_why(words: Words) -> None:
    end = {"free": 14, "shadow": 3, "corruption": 0}
    ahead = Event("game-over", {"winner": FREE, "ending": "ten-points-ahead", **end})
    assert words.event(ahead, SPECTATOR) == (
        "The Free Peoples win: ten points ahead. The final score: Free Peoples 14, Shadow 3."
    )
    last = Event("game-over", {"winner": SHADOW, "ending": "points", **end})
    assert words.event(last, SPECTATOR) == (
        "The Shadow wins: the last path has been fought over. The final score: Free Peoples 14, Shadow 3."
    )


@rule("CG-COMBATBG-03", "CG-LEAD-01")
def test_a_combat_is_shown_with_its_icons_by_card_and_what_is_cancelled() -> None:
    game = battle("dol-guldur", ["high-elves", "galadriel+nenya-ring-of-adamant", *GUARDS])
    shown = game.view("frodo")["combat"]
    (told_of,) = told(game, "battleground-combat")
    assert (shown["location"], shown["uncancelled"]) == ("dol-guldur", 3)
    assert shown["attack"]["total"] == told_of["attack"] == sum(each["value"] for each in shown["attack"]["parts"])
    assert [each["cause"] for each in shown["attack"]["parts"]] == ["high-elves", "galadriel"]
    assert shown["defense"]["total"] == told_of["defense"] + told_of["cards"]
    assert shown["defense"]["parts"][0] == {"cause": "dol-guldur", "value": 2, "tokens": 0}
    assert shown["supports"]["high-elves"] == "galadriel"
    assert shown["cancelled"] == []
    after = play(game, "mordor-orcs", "yes").view("frodo")["combat"]
    assert after["cancelled"] == [{"cause": "mordor-orcs", "value": 3 - after["uncancelled"]}]
    assert after["attack"] == shown["attack"]


@rule("CG-FORSAKE-01")
@pytest.mark.parametrize(
    ("reader", "line"),
    [
        ("frodo", "The Frodo player forsakes Gimli from the hand (Cave-troll)."),
        ("saruman", "The Frodo player forsakes a card from the hand (Cave-troll)."),
    ],
)
def test_forsaking_is_told_once_and_the_card_to_its_owner(reader: str, line: str, words: Words) -> None:
    seats = small({"frodo": {"hand": ["gimli", "eomer"]}, "saruman": {"reserve": ["cave-troll"]}})
    story = words.story(play(table(to_act="saruman", seats=seats), "use", "gimli").events(), reader)
    assert [each for each in story if "Frodo player" in each] == [line]


@rule("CG-ELIM-09")
def test_a_card_removed_from_the_game_is_told_once(words: Words) -> None:
    seats = small({"aragorn": {"hand": ["aragorn", "arwen", "legolas"], "reserve": ["strider"]}})
    game = play(table(to_act="aragorn", seats=seats), "play", "aragorn", "arwen")
    story = words.story(game.events(), SPECTATOR)
    assert [line for line in story if "Strider" in line] == ["Strider is removed from the game (Aragorn)."]
