"""What the expansion lays on the table besides."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.boardgame.table.extra import Extra
from ringwar.boardgame.table.facts import Character
from ringwar.boardgame.table.state import State

LORDS_NAME = "lords"
"""The name of the expansion."""
OUT = "out"
"""Where an Elven Ring is that is out of the game."""


class LordsTable(Extra):
    """Rings by name, special dice, the Balrog's state, companions whose cards are known, tokens."""

    __slots__ = (
        "balrog_active",
        "kept",  # by side: the face of a special die that was chosen this turn, also after it is used
        "lost",  # special dice out of the game
        "open_hand",  # the seat whose hand the Free Peoples look at, or None
        "pool",  # the special dice of this turn
        "rings",  # by ring: the side that holds it, or out
        "shown",  # companions whose card everybody has seen
        "sorcery_used",  # Great Sorcery, this turn
        "swapped",  # the Witch-king has been replaced by his other version
        "token_used",  # this turn
        "tokens",  # the action tokens that the Shadow holds
        "waiting",  # (side, die, face, action) of a die that waits for the end of its action, or None
        "young",  # a table card put down by an action that is not complete yet, or None
    )

    def __init__(
        self,
        rings: Mapping[str, str],
        balrog_active: bool = False,
        kept: Mapping[str, str] | None = None,
        lost: frozenset[str] = frozenset(),
        open_hand: str | None = None,
        pool: tuple[str, ...] = (),
        shown: frozenset[Character] = frozenset(),
        sorcery_used: bool = False,
        swapped: bool = False,
        token_used: bool = False,
        tokens: tuple[str, ...] = (),
        waiting: tuple[str, str, str, str] | None = None,
        young: str | None = None,
    ) -> None:
        self.rings = dict(rings)
        self.balrog_active = balrog_active
        self.kept = dict(kept or {})
        self.lost = lost
        self.open_hand = open_hand
        self.pool = pool
        self.shown = shown
        self.sorcery_used = sorcery_used
        self.swapped = swapped
        self.token_used = token_used
        self.tokens = tokens
        self.waiting = waiting
        self.young = young

    def copy(self) -> LordsTable:
        return LordsTable(
            self.rings,
            self.balrog_active,
            self.kept,
            self.lost,
            self.open_hand,
            self.pool,
            self.shown,
            self.sorcery_used,
            self.swapped,
            self.token_used,
            self.tokens,
            self.waiting,
            self.young,
        )


def lords(state: State) -> LordsTable:
    """What the expansion has on the table."""
    assert state.extra is not None
    table = state.extra.of(LORDS_NAME)
    assert isinstance(table, LordsTable)
    return table


def option(state: State, name: str) -> str:
    """What was chosen for an option of the expansion."""
    value: str = state.rules.box.options[name]
    return value
