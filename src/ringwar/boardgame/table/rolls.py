"""What has fallen and counts in the combat round or the hunt of the moment: open to all, and gone with the step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from ringwar.boardgame.table.facts import FREE, SHADOW, Character
from ringwar.kernel.questions import by_parts, slots_of

COMBAT_ROLL: Final = "combat-roll"
LEADER_RE_ROLL: Final = "leader-re-roll"
FEWER_DICE: Final = "fewer-dice"
MOST_DICE: Final = "most-dice"
NO_RE_ROLL: Final = "no-re-roll"
LEADERSHIP_OF: Final = "leadership"
NAZGUL_LEADERSHIP: Final = "nazgul-leadership"
HITS: Final = "hits"


class Modifier(NamedTuple):
    """What a cause has changed for a side in this round: `of` says what, `value` by how much, or the limit."""

    side: str
    of: str
    value: int
    cause: Any


class ExtraAttack(NamedTuple):
    """Dice of a combat card, rolled by themselves."""

    side: str
    dice: tuple[int, ...]
    needed: int
    hits: int
    cause: Any


class Fight:
    """The combat round being fought: what cards have changed, the dice of both sides, and their hits."""

    __slots__ = (
        "dice",  # by side: the combat roll
        "extra",  # extra attacks
        "forfeiters",  # characters who have given up their leadership
        "hits",  # by side: hits scored, those of extra attacks left out
        "leaderless",  # sides whose leadership counts for nothing
        "modifiers",
        "re_rolled",  # by side: the leader re-roll
        "silenced",  # characters without leadership and abilities
    )

    def __init__(
        self,
        modifiers: Sequence[Modifier] = (),
        dice: Mapping[str, tuple[int, ...]] | None = None,
        re_rolled: Mapping[str, tuple[int, ...]] | None = None,
        hits: Mapping[str, int] | None = None,
        extra: Sequence[ExtraAttack] = (),
        silenced: Sequence[Character] = (),
        forfeiters: Sequence[Character] = (),
        leaderless: Sequence[str] = (),
    ) -> None:
        self.modifiers = list(modifiers)
        self.dice: dict[str, tuple[int, ...]] = dict(dice or {FREE: (), SHADOW: ()})
        self.re_rolled: dict[str, tuple[int, ...]] = dict(re_rolled or {FREE: (), SHADOW: ()})
        self.hits = dict(hits or {FREE: 0, SHADOW: 0})
        self.extra = list(extra)
        self.silenced = list(silenced)
        self.forfeiters = list(forfeiters)
        self.leaderless = list(leaderless)

    def copy(self) -> Fight:
        return Fight(
            self.modifiers,
            self.dice,
            self.re_rolled,
            self.hits,
            self.extra,
            self.silenced,
            self.forfeiters,
            self.leaderless,
        )

    def of(self, side: str, of: str) -> list[Modifier]:
        """What has been changed of one thing of a side; mostly nothing has been changed at all."""
        return [each for each in self.modifiers if each.side == side and each.of == of] if self.modifiers else []

    def total(self, side: str, of: str) -> int:
        """By how much one thing of a side has been changed in all."""
        return sum([each.value for each in self.of(side, of)])

    def causes(self, side: str, of: str) -> list[Any]:
        """What has changed one thing of a side."""
        return [each.cause for each in self.of(side, of)]

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fight) and all(getattr(self, name) == getattr(other, name) for name in slots_of(self))

    __hash__ = None  # type: ignore[assignment]


class HuntRoll(NamedTuple):
    """The hunt roll after a move, until the hunt is over."""

    dice: tuple[int, ...]
    modifiers: tuple[tuple[Any, int], ...]
    """What is added to each die, by cause."""
    reasons: tuple[str, ...]
    """One for each die that may be rolled again."""
    successes: int
    re_rolled: tuple[int, ...] = ()
