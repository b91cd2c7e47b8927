"""Chapter 23: a game of three or four players, in which a seat answers for its side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ringwar.boardgame.table.state import State
from ringwar.kernel import Game
from ringwar.kernel.questions import Why

T = TypeVar("T")


class TeamGame(Game[State]):
    """A game in which a seat answers for its side."""

    def ask(self, side: str, key: str, options: Sequence[T], /, why: Why | None = None, **about: Any) -> T:
        return super().ask(self.state.rules.speaker(self.state, side), key, options, why, **about)

    def ask_always(self, side: str, key: str, options: Sequence[T], /, why: Why | None = None, **about: Any) -> T:
        return super().ask_always(self.state.rules.speaker(self.state, side), key, options, why, **about)

    def ask_each(
        self, key: str, options: Mapping[str, Sequence[T]], /, why: Why | None = None, **about: Any
    ) -> dict[str, T]:
        speaker = self.state.rules.speaker
        spoken = {speaker(self.state, side): choices for side, choices in options.items()}
        answers = super().ask_each(key, spoken, why, **about)
        return {side: answers[speaker(self.state, side)] for side in options}

    def confirm(self, side: str, key: str, /, **about: Any) -> bool:
        return super().confirm(self.state.rules.speaker(self.state, side), key, **about)
