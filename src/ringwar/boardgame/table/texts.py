"""What is printed on cards and characters, by the moment at which it works. Rules look here; `cards/` fills it in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ringwar.boardgame.table.facts import Character, EventCard, Region, Tile
from ringwar.boardgame.table.state import Battle, State
from ringwar.kernel import Game

BoardGame = Game[State]
Condition = Callable[[State], bool]
Effect = Callable[[BoardGame], None]
"""What a card or character makes happen."""
Places = Callable[[State], Sequence[Region]]
"""Where somebody may come into play now; nowhere if he may not."""


class EventText(NamedTuple):
    """The event half of a card: when it may be played, and what it does."""

    condition: Condition
    play: Effect


class TableAction(NamedTuple):
    """What a side may do as an action with a die because of a card or a character."""

    side: str
    faces: frozenset[str] | None
    """The results that pay for it; None for any."""
    possible: Condition
    do: Effect
    nation: str | None = None
    """The nation whose player alone may do it; None for any."""
    by: EventCard | Character | None = None
    """The card or character that gives it."""


EVENT_TEXTS: dict[str, EventText] = {}
ACTIONS: dict[str, TableAction] = {}
"""Further actions that cards on the table and characters give, by the name of the action."""
KEEPS: dict[str, Condition] = {}
"""By table card: the condition that must go on holding (BG-CARD-23)."""
BARS: dict[str, tuple[str, ...]] = {}
"""By table card of the Free Peoples: the regions that Shadow armies can neither enter nor attack."""
TILE_DRAWN: dict[str, Callable[[BoardGame, Tile, str], Tile | None]] = {}
"""By table card: what the Free Peoples may do when a tile has been drawn for a purpose and nothing of it applied."""
DAMAGE_CARDS: dict[str, int] = {}
"""By table card: by how much the Free Peoples may lower hunt damage with it."""
CANCELS_DRAW: set[str] = set()
"""Table cards with which the Free Peoples may keep a tile from being drawn."""
ON_PATH: dict[str, Callable[[BoardGame, tuple[Region, ...], bool], None]] = {}
"""By table card of the Shadow or minion: what happens when the Fellowship is declared or revealed along a path."""
ON_CASUALTY: dict[str, Effect] = {}
"""By table card of the Shadow: what happens when the Fellowship loses a companion as a casualty."""
ROLL_BONUS: dict[str, int] = {}
"""By table card of the Shadow: what is added to a hunt roll when it is discarded before."""
FROM_TABLE: set[str] = set()
"""Table cards that may be used as combat cards."""

PLACES: dict[str, Places] = {}
"""By minion: where he may come into play."""
ENTERED: dict[str, Callable[[BoardGame, Region], None]] = {}
"""By minion: what follows when he has come into play."""
LEVELS: dict[str, Callable[[State], int]] = {}
"""By character whose level changes: what it is now."""
FREE_ROUNDS: dict[str, Callable[[State, Battle], int]] = {}
"""By character: the rounds of an assault that need no elite unit besides the first."""
INSIDE: dict[str, Region] = {}
"""By character on the map: where his side may recruit with a die although it is besieged."""
GUIDES: dict[str, Callable[[BoardGame], bool]] = {}
"""By guide: his ability against the hunt tile being resolved; it says whether he used it and may be asked again."""
ALWAYS_GUIDES: set[str] = set()
"""Companions that are the guide as long as they are in the Fellowship."""
TAKEN_ALIVE: set[str] = set()
"""Companions that come into play when they would be eliminated from the Fellowship."""
NO_RE_ROLLS: set[str] = set()
"""Guides against whom the hunt is not re-rolled."""
FIXED_SETS: set[str] = set()
"""Sets of hunt tiles that no card exchanges."""
DECLARED: dict[str, Callable[[BoardGame, Region], None]] = {}
"""By table card, character on the map or companion: what happens when the Fellowship is declared in a region."""
ELIMINATED: dict[str, Effect] = {}
"""By character: what happens when he is eliminated."""
NO_COMBAT_CARDS: dict[str, Callable[[Battle], bool]] = {}
"""By table card of the Shadow: the battles in which the Free Peoples play no combat cards."""
BARS_DIPLOMACY: set[str] = set()
"""Table cards of the Shadow that keep Muster results from advancing passive nations of the Free Peoples."""
KEEPS_ASLEEP: dict[str, tuple[str, tuple[str, ...]]] = {}
"""By table card: the nation that it keeps passive, and the regions in which the nation wakes all the same."""
DRAWS_AFTER_EVENT: set[str] = set()
"""Table cards of the Shadow that bring a card after another one that was played with an Event result."""
SPARES_HUNT_BOX: set[str] = set()
"""Table cards by which dice that move the Fellowship do not go to the hunt box."""
UNTIL_ROUSED: set[str] = set()
"""Table cards discarded when an attack or a companion advances a nation of the Free Peoples."""
UNTIL_FOUND: set[str] = set()
"""Table cards discarded when the Fellowship is declared or revealed."""
HUNT, LIKE_A_HUNT, OTHER = "hunt", "like-a-hunt", "other"
"""For what a hunt tile is drawn: by a hunt, resolved like one, or for something else."""

ALWAYS: Condition = lambda state: True  # noqa: E731


def event(*names: str, when: Condition = ALWAYS) -> Callable[[Effect], Effect]:
    """BG-CARD-14. The event half of a card, and its play requirement."""

    def register(play: Effect) -> Effect:
        EVENT_TEXTS.update(dict.fromkeys(names, EventText(when, play)))
        return play

    return register


def action(
    name: str,
    side: str,
    *faces: str,
    when: Condition,
    by: EventCard | Character,
    nation: str | None = None,
    book: dict[str, TableAction] = ACTIONS,
) -> Callable[[Effect], Effect]:
    """BG-ACT-24. A further action for results of certain faces, or of any if none is named."""

    def register(do: Effect) -> Effect:
        book[name] = TableAction(side, frozenset(faces) or None, when, do, nation, by)
        return do

    return register


def is_on_table(state: State, name: str) -> bool:
    """BG-GLOSSARY-03. Whether a card is in play on the table."""
    for cards in state.table.values():
        for card in cards:
            if card.name == name:
                return True
    return False
