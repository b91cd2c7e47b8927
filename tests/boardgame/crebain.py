"""A small expansion for tests: crows that spy for the Shadow. It uses every way in which an expansion can work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from boardgame.boards import SHADOW
from ringwar.boardgame.rules.hunt_pool import remove_tile, tile_for_effect
from ringwar.boardgame.table.box import Box
from ringwar.boardgame.table.expansion import Expansion
from ringwar.boardgame.table.extra import Extra
from ringwar.boardgame.table.facts import Printed, Tile
from ringwar.boardgame.table.state import State
from ringwar.boardgame.table.texts import BoardGame, TableAction
from ringwar.kernel import Event
from ringwar.kernel.fields import mapping, number, one_of, only

CREBAIN, FLIGHT, CROW, SPY = "crebain", "flight", "crow", "crebain-spy"
NESTS = ("dunland", "fangorn")
MOST_CROWS = {"few": 2, "many": 4}
FLOWN = "crows used"


class CrebainTile(Tile):
    """A hunt tile of the expansion."""

    __slots__ = ()

    def __reduce__(self) -> tuple[Callable[..., Printed], tuple[Any, ...]]:
        return _tile, ()


def _tile() -> Tile:
    return TILE


TILE = CrebainTile({"id": "crebain-1", "title": "Crebain", "set": CREBAIN, "value": 0})


class CrebainTable(Extra):
    """How many crows the Shadow has, and where they nest."""

    __slots__ = ("crows", "nest")

    def __init__(self, crows: int = 0, nest: str | None = None) -> None:
        self.crows = crows
        self.nest = nest

    def copy(self) -> CrebainTable:
        return CrebainTable(self.crows, self.nest)


def crebain(state: State) -> CrebainTable:
    """What the expansion has on the table."""
    assert state.extra is not None
    table = state.extra.of(CREBAIN)
    assert isinstance(table, CrebainTable)
    return table


def most_crows(state: State) -> int:
    return MOST_CROWS[state.rules.box.options["crows"]]


def gain(game: BoardGame) -> None:
    """One crow more, up to the limit."""
    table = crebain(game.state)
    table.crows = min(table.crows + 1, most_crows(game.state))
    game.tell("crow-comes", count=table.crows)


def choose_nest(game: BoardGame) -> None:
    """Before the first turn the Shadow says where the crows nest."""
    state = game.state
    crebain(state).nest = game.ask(state.rules.leading(state, SHADOW), "nest", NESTS)
    state.phase = state.rules.box.phase_after(FLIGHT)


class Crebain(Expansion):
    """The crows: a die brings one, every turn another, and each can be used instead of a die."""

    name: ClassVar[str] = CREBAIN
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {"crows": ("few", "many"), "crebain-tile": ("no", "yes")}
    everything: ClassVar[Mapping[str, str]] = {"crebain-tile": "yes"}

    def __init__(self, chosen: Mapping[str, str]) -> None:
        super().__init__(chosen)
        self.opening = (FLIGHT,)
        self.tiles = {} if chosen["crebain-tile"] == "no" else {TILE.name: TILE}
        self.first_tiles = tuple(self.tiles.values())
        self.actions = {SPY: TableAction(SHADOW, None, lambda state: crebain(state).crows < most_crows(state), gain)}

    def set_up(self, state: State) -> CrebainTable:
        return CrebainTable()

    def recovered(self, game: BoardGame) -> None:
        gain(game)

    def choices(self, state: State, side: str) -> list[str]:
        return [CROW] if side == SHADOW and crebain(state).crows else []

    def choose(self, game: BoardGame, side: str, choice: str) -> None:
        crebain(game.state).crows -= 1
        game.tell("crow-flies", side=game.state.rules.speaker(game.state, side))

    def tile_drawn(self, game: BoardGame, tile: Tile, purpose: str) -> Tile | None:
        if tile is not TILE:
            return tile
        remove_tile(game, tile)
        gain(game)
        return tile_for_effect(game, purpose)

    def view(self, state: State) -> dict[str, Any]:
        return self.document(state)

    def laws(self, state: State) -> Iterator[str]:
        if not 0 <= crebain(state).crows <= most_crows(state):
            yield f"there are {crebain(state).crows} crows"

    def document(self, state: State) -> dict[str, Any]:
        return {"crows": crebain(state).crows, "nest": crebain(state).nest}

    def read(self, state: State, document: Mapping[str, Any]) -> None:
        fields = mapping(document.get(CREBAIN, {}), CREBAIN)
        only(fields, ("crows", "nest"), CREBAIN)
        crebain(state).crows = number(fields.get("crows", 0), "crebain.crows", most_crows(state))
        if fields.get("nest") is not None:
            crebain(state).nest = one_of(fields["nest"], NESTS, "crebain.nest")

    def expected(self, box: Box) -> Mapping[str, list[str]]:
        return {FLOWN: [CROW]}

    @staticmethod
    def used(event: Event) -> tuple[str, str] | None:
        return (FLOWN, CROW) if event.kind == "crow-flies" else None
