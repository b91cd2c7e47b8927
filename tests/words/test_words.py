"""Questions, options and events in words."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from helpers import question_alone
from ringwar.kernel import Event, Question, Secret
from ringwar.words import Said, Words, languages, percent

ENGLISH = """
name-shadow = the Shadow
name-gondor = Gondor
name-rohan = Rohan
name-orcs = Orcs
name-uruks = Orcs
option-pass = Pass
option-army-pass = Keep the army where it is
option-army-none = No army
name-pass = a mountain pass
text-orcs = Many and cheap.
question-army = Which army, { $side }?
question-tile = Draw a tile for { $side }.
question-hits = { $side } takes { $hits ->
    [one] one hit
   *[other] { $hits } hits
} from { $nations }.
event-drew = { $card ->
    [hidden] { $seat } drew a card.
   *[other] { $seat } drew { $card }.
}
event-took = { $seat } took { $cards } ({ $cards-count }){ $cause ->
    [none] { "" }
   *[other] { " " }because of { $cause }
}.
event-secret = { $what ->
    [hidden] { "" }
   *[other] { $what }
}
event-war = { $nation-key ->
    [rohan] The horse-lords ride.
   *[other] { $nation } goes to war.
}
event-lost = Lost: { $units }.
name-north = the North
seat-north = the North player
event-found = { $seat } found { $card } for { $nation }{ $cause ->
    [none] { "" }
   *[other] { " " }({ $cause })
}.
event-found-several = { $cards-key ->
    [hidden] { $seat } found { $count } cards for { $nation }.
   *[other] { $seat } found { $count }: { $cards } for { $nation }.
}
event-broken = { $nothing } happened.
event-fell = { $nation } fell.
"""

POLISH = """
name-gondor = Gondor
    .gen = Gondoru
    .gender = m
name-rohan = Rohan
    .gen = Rohanu
name-shadow = Cień
    .gen = Cienia
name-orcs = Orki
    .gen = Orków
    .gender = pl
name-north = Północ
    .gen = Północy
seat-north = gracz Północy
    .gen = gracza Północy
event-war = Wojna { FORM($nation, case: "gen") }.
event-took = Karty { FORM($seat, case: "gen") }: bez { FORM($cards, case: "gen") }{ FORM($cause, case: "gender") ->
    [m] , wszedł
   *[other] , weszło
}.
event-lost = Bez { FORM($units, case: "gen") } ({ $units }).
list-counted = { $case ->
    [gen] { $value } { FORM($name, case: "gen") }
   *[other] { $value } × { $name }
}
question-hits = { $hits ->
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
list-last = { $before } i { $after }
"""


class Unit(Enum):
    ORCS = "orcs"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, text in (("en", ENGLISH), ("pl", POLISH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "toy.ftl").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def words(folder: Path) -> Words:
    return Words("en", folder)


def question_of(key: str, options: Sequence[Any] = (1, 2), side: str = "shadow", **about: Any) -> Question:
    return question_alone(side, key, options, **about)


def test_a_question_says_what_it_is_about(words: Words) -> None:
    assert words.question(question_of("army")) == "Which army, the Shadow?"
    assert words.question(question_of("hits", hits=1, nations=["rohan"])) == "The Shadow takes one hit from Rohan."
    many = question_of("hits", hits=3, nations=("rohan", "gondor", Unit.ORCS))
    assert words.question(many) == "The Shadow takes 3 hits from Rohan, Gondor and Orcs."


def test_a_question_to_chance_may_be_about_a_side(words: Words) -> None:
    assert words.question(question_of("tile", side="chance")) == "Draw a tile for Chance."
    assert words.question(question_alone("chance", "tile", (), side="shadow")) == ("Draw a tile for the Shadow.")


def test_an_option_has_its_own_words_for_a_question_then_common_ones_then_its_name(words: Words) -> None:
    army = question_of("army", ("pass", None, "gondor", True, 3))
    assert list(words.options(army).values()) == ["Keep the army where it is", "No army", "Gondor", "Yes", "3"]
    other = question_of("hits", ("pass", None))
    assert [words.option(other, option) for option in other.options] == ["Pass", "None"]
    assert words.name("pass") == "a mountain pass"


def test_things_and_numbers_have_names(words: Words) -> None:
    assert words.name(Unit.ORCS) == "Orcs"
    assert words.name(SimpleNamespace(name="orcs#3")) == "Orcs"
    assert words.name(7) == "7"
    assert words.name("yes") == "Yes"


def test_copies_are_told_apart_only_where_they_would_look_the_same(words: Words) -> None:
    assert words.options(question_of("army", ("orcs", "orcs#2", "rohan"))) == {
        "orcs": "Orcs",
        "orcs#2": "Orcs (copy 2)",
        "rohan": "Rohan",
    }
    assert words.options(question_of("army", ("orcs#2", "rohan#2"))) == {"orcs#2": "Orcs", "rohan#2": "Rohan"}


def test_different_things_with_the_same_words_are_told_apart_by_their_stable_names(words: Words) -> None:
    assert words.options(question_of("army", ("orcs", "uruks"))) == {"orcs": "Orcs (orcs)", "uruks": "Orcs (uruks)"}


def test_copies_that_weigh_a_draw_are_one_option(words: Words) -> None:
    assert words.options(question_of("tile", ("orcs", "orcs", "rohan"))) == {"orcs": "Orcs", "rohan": "Rohan"}


def test_an_event_says_what_its_reader_may_know(words: Words) -> None:
    event = Event("drew", {"seat": "shadow", "card": Secret("orcs", "shadow")})
    assert words.event(event, "shadow") == "The Shadow drew Orcs."
    assert words.event(event, "spectator") == "The Shadow drew a card."


def test_an_event_that_is_nothing_to_its_reader_says_nothing(words: Words) -> None:
    event = Event("secret", {"what": Secret("orcs", "shadow")})
    assert (words.event(event, "shadow"), words.event(event, "gondor")) == ("Orcs", "")


def test_an_event_names_its_cause_where_it_has_one(words: Words) -> None:
    about = {"seat": "gondor", "cards": ["orcs", "rohan"]}
    assert words.event(Event("took", about), "gondor") == "The Gondor player took Orcs and Rohan (2)."
    assert words.event(Event("took", about, Unit.ORCS), "gondor").endswith("(2) because of Orcs.")


def test_a_message_may_select_on_the_stable_name_of_a_thing(words: Words) -> None:
    assert words.event(Event("war", {"nation": "rohan"}), "rohan") == "The horse-lords ride."
    assert words.event(Event("war", {"nation": "gondor"}), "rohan") == "Gondor goes to war."


def test_counts_by_name_and_sets_are_put_into_words_too(words: Words) -> None:
    assert words.event(Event("lost", {"units": {"orcs": 2, "rohan": 1}}), "x") == "Lost: Orcs 2 and Rohan 1."
    assert words.event(Event("lost", {"units": {"rohan", "gondor"}}), "x") == "Lost: Gondor and Rohan."
    assert words.event(Event("lost", {"units": []}), "x") == "Lost: none."


def test_missing_words_are_shown_in_brackets_and_kept(words: Words) -> None:
    assert words.question(question_of("nothing")) == "[question-nothing]"
    assert words.event(Event("nothing", {}), "x") == "[event-nothing]"
    assert words.name("winged-snail#2") == "[winged-snail]"
    assert words.text("winged-snail") == "[text-winged-snail]"
    assert words.event(Event("broken", {}), "x") == "Nothing happened."
    assert words.missing == {
        "question-nothing",
        "event-nothing",
        "name-winged-snail",
        "text-winged-snail",
        "event-broken",
    }


def test_nothing_is_missing_where_everything_has_words(words: Words) -> None:
    words.options(question_of("army", ("orcs", 1, None)))
    words.event(Event("drew", {"seat": "shadow", "card": Secret("orcs")}), "gondor")
    assert words.missing == set()


def test_texts_belong_to_all_copies_of_a_card(words: Words) -> None:
    assert words.text("orcs#2") == "Many and cheap."
    assert "orcs" in words.names_with("text")


def test_text_that_is_already_in_words_is_left_alone(words: Words) -> None:
    assert words.say("event-lost", units=Said("gondor")) == "Lost: gondor."
    assert words.say("event-lost", units="my file.txt") == "Lost: my file.txt."


def test_another_language_has_its_plural_forms_and_cases_and_falls_back_to_english(folder: Path) -> None:
    polish = Words("pl", folder)
    hits = [polish.question(question_of("hits", hits=number)) for number in (1, 2, 5, 22)]
    assert hits == ["Jedno trafienie", "2 trafienia", "5 trafień", "22 trafienia"]
    assert polish.event(Event("war", {"nation": "gondor"}), "x") == "Wojna Gondoru."
    assert polish.event(Event("war", {"nation": "uruks"}), "x") == "Wojna Orcs."
    assert polish.event(Event("lost", {"units": ["gondor", "rohan"]}), "x") == "Bez Gondoru i Rohanu (Gondor i Rohan)."
    assert polish.event(Event("fell", {"nation": "gondor"}), "x") == "Gondor fell."
    assert polish.missing == set()


def test_each_game_has_its_own_words_for_a_key_and_shares_the_common_ones(folder: Path) -> None:
    (folder / "en" / "chess.ftl").write_text("question-army = Which chessman?\n")
    (folder / "en" / "chess-texts.ftl").write_text("text-rook = Straight on.\n")
    words = Words("en", folder)
    chess = words.playing("chess")
    assert chess.question(question_of("army")) == "Which chessman?"
    assert words.playing("toy").question(question_of("army")) == "Which army, the Shadow?"
    assert chess.names_with("text") == ["rook"]
    assert chess.name("yes") == "Yes"
    assert chess.name("rohan") == "[rohan]"
    assert "name-rohan" in words.missing


def test_no_invisible_marks_stand_around_what_is_put_in(words: Words) -> None:
    assert words.question(question_of("army")).isprintable()


def test_a_language_without_files_is_refused(folder: Path) -> None:
    assert languages(folder) == ("en", "pl")
    with pytest.raises(ValueError, match="there is no language 'entish'; the languages are: en, pl"):
        Words("entish", folder)


def found(card: Any, nation: str = "gondor", cause: Any = None) -> Event:
    return Event("found", {"seat": "north", "card": card, "nation": nation}, cause)


def test_a_seat_has_words_of_its_own_where_it_shares_its_name_with_something_else(words: Words) -> None:
    assert words.event(found("orcs"), "shadow") == "The North player found Orcs for Gondor."
    assert words.question(question_of("army", side="north")) == "Which army, the North player?"
    assert (words.seat("north"), words.seat("elves"), words.name("north")) == (
        "the North player",
        "the Elves",
        "the North",
    )


def test_the_same_done_with_one_card_after_another_is_one_sentence(words: Words) -> None:
    assert words.story([found("orcs"), found("rohan"), found("orcs", nation="rohan")], "shadow") == [
        "The North player found 2: Orcs and Rohan for Gondor.",
        "The North player found Orcs for Rohan.",
    ]


def test_hidden_cards_are_counted_and_not_mixed_with_open_ones(words: Words) -> None:
    events = [found(Secret("orcs", "gondor")), found(Secret("rohan", "gondor")), found("uruks")]
    assert words.story(events, "shadow") == [
        "The North player found 2 cards for Gondor.",
        "The North player found Orcs for Gondor.",
    ]
    assert words.story(events, "gondor") == ["The North player found 3: Orcs, Rohan and Orcs for Gondor."]


def test_a_story_keeps_apart_what_has_another_cause_or_no_sentence_for_several(words: Words) -> None:
    assert len(words.story([found("orcs"), found("orcs", cause="rohan")], "shadow")) == 2
    drew = Event("drew", {"seat": "shadow", "card": "orcs"})
    assert words.story([drew, drew], "shadow") == ["The Shadow drew Orcs."] * 2


def test_a_story_leaves_out_what_is_nothing_to_its_reader(words: Words) -> None:
    assert words.story([Event("secret", {"what": Secret("orcs", "gondor")})], "shadow") == []


def test_what_happens_to_the_cause_itself_has_no_other_cause(words: Words) -> None:
    assert words.event(found("orcs", cause="orcs"), "shadow") == "The North player found Orcs for Gondor."
    assert words.event(found("orcs", cause="rohan"), "shadow") == "The North player found Orcs for Gondor (Rohan)."


@pytest.mark.parametrize("game", ["boardgame", "cardgame"])
def test_every_standing_order_has_words(game: str) -> None:
    from ringwar import games

    words = Words("en", game=game)
    assert [name for name in games.ruleset(game).orders if not words.has(f"order-{name}")] == []


@pytest.fixture
def polish(folder: Path) -> Words:
    return Words("pl", folder, game="toy")


def test_a_thing_stands_in_the_case_that_a_sentence_wants(polish: Words) -> None:
    assert polish.event(Event("war", {"nation": "gondor"})) == "Wojna Gondoru."
    assert polish.event(Event("war", {"nation": "elves"})) == "Wojna [elves]."


def test_of_a_list_each_thing_stands_in_the_case_and_who_does_it_as_a_seat(polish: Words) -> None:
    took = Event("took", {"seat": "north", "cards": ["orcs", "gondor", "rohan"]}, "gondor")
    assert polish.event(took) == "Karty gracza Północy: bez Orków, Gondoru i Rohanu, weszło."
    took = Event("took", {"seat": "north", "cards": ["orcs"]}, "gondor")
    assert polish.event(took) == "Karty gracza Północy: bez Orków, wszedł."


def test_things_that_are_counted_stand_in_the_case(polish: Words) -> None:
    lost = Event("lost", {"units": {"orcs": 2, "gondor": 1}})
    assert polish.event(lost) == "Bez 2 Orków i 1 Gondoru (2 × Orki i 1 × Gondor)."


def test_halves_of_a_per_cent_are_rounded_up_as_in_the_browser() -> None:
    words = Words("en")
    shown = {share: words.number(percent(share)) for share in (0.625, 0.005, 0.615, 0.614, 1.0)}
    assert shown == {0.625: "63%", 0.005: "1%", 0.615: "62%", 0.614: "61%", 1.0: "100%"}
    assert words.number(percent(0.6255, 1)) == "62.6%"
