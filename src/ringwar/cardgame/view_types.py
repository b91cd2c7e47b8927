"""The shapes of the card game's views. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ringwar.kernel.protocol import ViewJson


class IconsView(TypedDict):
    """Icons that tokens add."""

    attack: int
    defense: int


class InPlayView(TypedDict):
    """A card that lies face up, with its items and added icons."""

    card: str
    seat: str
    items: list[str]
    tokens: IconsView
    locked: bool


class SeatView(TypedDict):
    """The cards of a seat: how many, those that everybody saw, and for the seat itself all of them."""

    side: str
    ring_token: bool
    carryover_limit: int
    deck_size: int
    reserve: list[InPlayView]
    hand_size: int
    hand_seen: list[str]
    hand: NotRequired[list[str]]
    cycle_size: int
    cycle_seen: list[str]
    cycle: NotRequired[list[str]]
    eliminated_size: int
    eliminated_seen: list[str]
    eliminated: NotRequired[list[str]]
    drawn_size: int
    drawn_seen: list[str]
    drawn: NotRequired[list[str]]
    top: NotRequired[list[str]]
    """Cards known to lie on top of the draw deck."""


class PlaceView(TypedDict):
    """A location with the totals that would count if its combat came now."""

    id: str
    points: int
    cards: list[InPlayView]
    tokens: IconsView
    attack: int
    defense: int


class BattlegroundView(PlaceView):
    """A battleground and the side that defends it."""

    side: str
    reactivated_from: str | None
    winner_now: str


class PathView(PlaceView):
    """The path; nobody would win it now where `winner_now` is None."""

    number: int
    winner_now: str | None


class KnownView(TypedDict):
    """Hidden cards of a seat that everybody remembers: they lie in these places."""

    seat: str
    places: list[str]
    cards: list[str]


class PartView(TypedDict):
    """Icons, by what brings them."""

    cause: str
    value: int
    tokens: int


class TotalView(TypedDict):
    """Icons of one side, together and one by one."""

    total: int
    parts: list[PartView]


class CancelledView(TypedDict):
    """Attack icons that a lost card has cancelled."""

    cause: str
    value: int


class CombatView(TypedDict):
    """The combat that is resolved: icons as they were read, and how many attack icons are not cancelled yet."""

    location: str
    attack: TotalView
    defense: TotalView
    supports: dict[str, str]
    """By army: the character that leads it."""
    cancelled: list[CancelledView]
    uncancelled: int


class CardTable(TypedDict):
    """The table of the card game as one reader sees it."""

    game: str
    scenario: str
    round: int
    step: str
    starting_player: str
    turn_order: list[str]
    """Whose turns come one after the other in this round, again and again."""
    to_act: str | None
    passed: list[str]
    seats: dict[str, SeatView]
    battlegrounds: list[BattlegroundView]
    path: PathView | None
    battleground_decks: dict[str, list[str]]
    path_deck: list[str]
    path_number: int
    set_aside: list[str]
    scoring: dict[str, list[str]]
    corruption: int
    points: dict[str, int]
    lasting: list[str]
    played_this_round: list[str]
    used_this_round: list[str]
    known: list[KnownView]
    resolving: list[str]
    combat: CombatView | None


class CardView(CardTable, ViewJson):
    """A position of the card game as one reader sees it."""
