"""Everything that can be looked at, in whole games and at every width."""

from __future__ import annotations

import pytest

from ringwar.terminal.looks import looks, status
from ringwar.words import Words
from terminal.moments import BOARD_GAMES, CARD_GAMES, WIDTHS, moments

SOME = 10
"""Every so many moments of a game are looked at."""


def words_of(game: str) -> Words:
    return Words("en", game=game)


@pytest.mark.parametrize("game", ["boardgame", "cardgame"])
def test_every_look_has_a_line_of_help(game: str) -> None:
    words = words_of(game)
    for command in looks(game):
        assert words.say(f"help-{command}").startswith(command)
    assert not words.missing


def test_a_game_without_looks_has_none() -> None:
    assert looks("ferry") == {}
    assert status({"game": "ferry"}, Words("en"), 80) == []


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", [*BOARD_GAMES, *CARD_GAMES])
def test_every_look_has_words_and_fits(name: str, width: int) -> None:
    for view, _ in moments(name)[::SOME]:
        words = words_of(view["game"])
        for command, look in looks(view["game"]).items():
            lines = look(view, "", words, width)
            assert lines, command
            assert [line for line in lines if len(line) > width or "[" in line] == [], command
        assert not words.missing


@pytest.mark.parametrize("name", [*BOARD_GAMES, *CARD_GAMES])
def test_looking_changes_nothing_and_says_the_same_again(name: str) -> None:
    view, before = moments(name)[len(moments(name)) // 2]
    words = words_of(view["game"])
    assert status(view, words, 80, before) == status(view, words, 80, before)
    for look in looks(view["game"]).values():
        assert look(view, "", words, 80) == look(view, "", words, 80)
