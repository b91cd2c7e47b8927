"""The shapes of the board game's views. `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ringwar.boardgame.lords.view_types import LordsView
from ringwar.kernel.protocol import ViewJson


class NationView(TypedDict):
    """Where a nation stands on the political track."""

    steps_to_war: int
    active: bool


class FellowshipView(TypedDict):
    """The Fellowship; on the Mordor track `at` is None and `mordor` the step."""

    at: str | None
    mordor: int | None
    progress: int
    revealed: bool
    corruption: int
    companions: list[str]
    guide: str
    tried: bool
    """Whether it moved or hid this turn on the Mordor track."""


class TileView(TypedDict):
    """A hunt tile that is being resolved."""

    tile: str
    damage: int
    reveals: bool


class ModifierView(TypedDict):
    """What is added to dice, and by what."""

    cause: str
    value: int
    of: NotRequired[str]
    """In a battle: what is modified."""


class HuntRollView(TypedDict):
    """The dice of a hunt as they fell, what is added to each, and what was rolled again and why."""

    dice: list[int]
    re_rolled: list[int]
    reasons: list[str]
    modifiers: list[ModifierView]
    needed: int
    successes: int


class HuntView(TypedDict):
    """The hunt box and the hunt tiles."""

    box: dict[str, int]
    re_rolls: int
    re_roll_reasons: list[str]
    roll: HuntRollView | None
    taken_back: int
    pool: list[str]
    drawn: list[str]
    removed: list[str]
    special_in_play: list[str]
    tile: TileView | None


class HandView(TypedDict):
    """A hand: how many cards of which deck, and for whoever may see them the cards."""

    size: int
    character: int
    strategy: int
    cards: NotRequired[list[str]]


class DiscardsView(TypedDict):
    """A discard pile: how many cards, and those that were openly played."""

    size: int
    seen: list[str]


class FiguresView(TypedDict):
    """Figures that stand together."""

    army: dict[str, int]
    nazgul: int
    characters: list[str]


class ForceView(FiguresView):
    """Who fights for a side, and what counts of it now."""

    strength: int
    leadership: int


class ExtraStrikeView(TypedDict):
    """An attack besides the roll of the round."""

    cause: str
    dice: list[int]
    needed: int | None
    hits: int


class RollsView(TypedDict):
    """The dice of a side in a round: those to come, as they fell, what they need, and what has changed them."""

    to_roll: int
    dice: list[int]
    re_rolled: list[int]
    needed: int
    walls: str | None
    """What the defender stands behind, so that more is needed."""
    modifiers: list[ModifierView]
    extra: list[ExtraStrikeView]


class BattleView(TypedDict):
    """The battle that is fought."""

    kind: str
    attacker: str
    origin: str
    target: str
    round: int
    rearguard: FiguresView
    chosen: dict[str, str]
    """By side that has chosen a combat card: its deck."""
    cards: dict[str, str | None]
    """By side: the combat card of this round, face up."""
    white_rider: bool
    forces: dict[str, ForceView]
    rolls: dict[str, RollsView]
    """By side, while a round is fought."""
    hits: dict[str, int]
    """By side: the hits of this round."""
    to_lose: dict[str, int]
    """By side: hits still to be taken."""


class StrengthView(TypedDict):
    """How an army would fight as it stands, all of it and without cards: the dice that it rolls, and its leadership."""

    dice: int
    leadership: int


class LastActionView(TypedDict):
    """What the last action of a player alone was for: nations and regions."""

    armies: list[list[str]]
    nations: list[str]
    regions: list[str]


class TeamsDocument(TypedDict):
    """What a document says of teams, by side or seat."""

    leading: dict[str, str]
    actors: dict[str, str]
    merged: dict[str, list[str]]
    refusals: dict[str, list[str]]
    waived: dict[str, list[str]]
    """By seat: the regions in which it would not merge its army this turn."""
    captors: dict[str, str]
    last: LastActionView
    command: list[str]
    """The nations for which the player who acts may do something."""


class TeamsView(TeamsDocument):
    """What concerns teams, by side or seat."""

    commanders: dict[str, dict[str, str]]
    speakers: dict[str, str]
    standing: dict[str, int]
    champions: list[str]


class BoardTable(TypedDict):
    """The board as one reader sees it. Armies count figures by piece."""

    game: str
    turn: int
    phase: str
    to_act: str
    armies: dict[str, dict[str, int]]
    besieged: dict[str, dict[str, int]]
    strengths: dict[str, dict[str, StrengthView]]
    """By region and side: how the army there would fight."""
    free: dict[str, str | None]
    """By region that is not free for the armies of both sides: the side for which it is."""
    nazgul: dict[str, int]
    characters: dict[str, str]
    eliminated: list[str]
    control: dict[str, str]
    points: dict[str, int]
    politics: dict[str, NationView]
    reinforcements: dict[str, int]
    casualties: dict[str, int]
    fellowship: FellowshipView
    hunt: HuntView
    dice: dict[str, list[str]]
    rings: dict[str, int]
    rings_used: list[str]
    messenger_used: bool
    decks: dict[str, dict[str, int]]
    hands: dict[str, HandView]
    table: dict[str, list[str]]
    discards: dict[str, DiscardsView]
    battle: BattleView | None
    teams: NotRequired[TeamsView]
    """Where three or four play."""
    known: NotRequired[dict[str, list[str]]]
    """Hidden cards of which the reader knows something, and where they may be."""
    lords: NotRequired[LordsView]
    """With Lords of Middle-earth."""


class BoardView(BoardTable, ViewJson):
    """A position of the board game as one reader sees it."""
