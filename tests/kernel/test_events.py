"""Events: what happened, why, and who may see it."""

from __future__ import annotations

from helpers import play
from kernel.little import LittleGame, little
from kernel.toys import new
from ringwar.kernel import HIDDEN, Event, Game, Secret


def events(position_entries: list[object]) -> list[Event]:
    return [entry for entry in position_entries if isinstance(entry, Event)]


def tell_of_it(game: LittleGame) -> None:
    """Events with causes inside causes."""
    game.tell("before")
    with game.because("storm"):
        game.tell("wind")
        with game.because("night"):
            game.tell("dark")
        game.show("lightning")
    game.tell("after")


def test_an_event_has_the_innermost_cause() -> None:
    position = little(lambda game: game.state.facts.update(ready=game.confirm("a", "ready")), tell_of_it).after("yes")
    found = position.events()
    causes = [(event.kind, event.cause) for event in found]
    assert causes == [("before", None), ("wind", "storm"), ("dark", "night"), ("lightning", "storm"), ("after", None)]
    assert [event.kind for event in found if event.shows] == ["lightning"]


def test_a_cause_ends_with_its_block_even_at_an_open_question() -> None:
    def ask_inside(game: LittleGame) -> None:
        with game.because("card"):
            game.ask("a", "inside", (1, 2))
            game.tell("inside")
        game.tell("outside")

    position = play(little(ask_inside, tell_of_it), 1)
    assert [(event.kind, event.cause) for event in position.events()][:3] == [
        ("inside", "card"),
        ("outside", None),
        ("before", None),
    ]


def test_a_secret_part_is_seen_by_those_it_names() -> None:
    event = Event("drawn", {"seat": "a", "card": Secret("oak", "a", "c")}, "deal")
    assert event.seen_by("a").about == {"seat": "a", "card": "oak"}
    assert event.seen_by("c").about == {"seat": "a", "card": "oak"}
    for side in ("b", "spectator"):
        seen = event.seen_by(side)
        assert seen.about == {"seat": "a", "card": HIDDEN}
        assert (seen.kind, seen.cause) == ("drawn", "deal")


def test_that_something_was_shown_is_seen_by_all() -> None:
    assert Event("peeped", {"hand": Secret("oak", "a")}, shows=True).seen_by("b").shows


def test_a_drawn_card_is_seen_by_the_hand_it_comes_to() -> None:
    position = play(new("toy-tricks"), "moon-8")
    (event,) = position.events()
    assert event.seen_by("red").about["card"].name == "moon-8"
    assert event.seen_by("blue").about["card"] == HIDDEN


def test_nothing_is_made_of_an_event_when_nobody_listens() -> None:
    position = new("toy-battle")
    game = Game(position.ruleset, position.state, None)  # type: ignore[arg-type]
    game.tell("wind")
    game.show("lightning")
    heard: list[Event] = []
    game.listener = heard.append
    game.tell("rain", inches=3)
    assert [(event.kind, event.about) for event in heard] == [("rain", {"inches": 3})]


def test_events_are_the_same_however_the_game_was_reached() -> None:
    position = play(new("toy-tricks"), "moon-1", "moon-2", "moon-3", "sun-1", "sun-2", "sun-3")
    position = play(position, ("blue", "none"), ("red", "none"))
    once = [(event.kind, event.cause) for event in events([*position.log()])]
    again = [(event.kind, event.cause) for event in events([*position.at(position.count).log()])]
    assert once == again
    assert once[-3:] == [("laid", None), ("laid", None), ("left", None)]
