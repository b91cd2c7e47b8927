"""What expansions lay on the table besides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any

from ringwar.kernel.questions import by_parts, slots_of


class Extra(ABC):
    """What an expansion lays on the table besides."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> Extra:
        """An independent copy."""

    def of(self, expansion: str) -> Extra:
        """What one expansion has laid there: this, where no other has laid anything."""
        return self

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, name) == getattr(other, name) for name in slots_of(self))

    __hash__ = None  # type: ignore[assignment]


class Extras(Extra):
    """What several expansions lay on the table, by the name of the expansion."""

    __slots__ = ("laid",)

    def __init__(self, laid: Mapping[str, Extra]) -> None:
        self.laid = dict(laid)

    def copy(self) -> Extras:
        return Extras({expansion: extra.copy() for expansion, extra in self.laid.items()})

    def of(self, expansion: str) -> Extra:
        return self.laid[expansion]
