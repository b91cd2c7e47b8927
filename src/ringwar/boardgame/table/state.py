"""Everything that lies on the table of the board game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from ringwar.boardgame.table.armies import EVERY_NATION, NOBODY, Army, Part, Piece
from ringwar.boardgame.table.extra import Extra
from ringwar.boardgame.table.facts import Character, EventCard, Region, Tile
from ringwar.boardgame.table.rolls import Fight, HuntRoll
from ringwar.boardgame.table.teams import NO_ACTION, LastAction, Teams
from ringwar.kernel.imagining import relaid
from ringwar.kernel.questions import by_parts, slots_of

if TYPE_CHECKING:
    from ringwar.boardgame.table.memory import Known
    from ringwar.boardgame.table.seats import Rules

Cards = tuple[EventCard, ...]


class Battle:
    """A battle in progress: who attacks whom, what stays out of it, and how far it has come."""

    __slots__ = (
        "attacker",  # side
        "cards",  # by side: the combat card of this round, face up
        "defender_dice_lost",  # dice that the defender rolls fewer in every combat roll
        "free_rounds",  # rounds of an assault that need no elite unit
        "hits",  # by side: hits still to be taken
        "kind",
        "must_go_on",  # the attacker may not cease
        "origin",  # region
        "rearguard",
        "round",
        "target",  # region
        "wary",  # in the first round the defender needs a companion to play a combat card
        "white_rider",  # Nazgûl leadership does not count
    )

    def __init__(
        self,
        kind: str,
        attacker: str,
        origin: Region,
        target: Region,
        rearguard: Part,
        round: int = 0,
        free_rounds: int = 1,
        must_go_on: bool = False,
        wary: bool = False,
        defender_dice_lost: int = 0,
        white_rider: bool = False,
        cards: Mapping[str, EventCard | None] | None = None,
        hits: Mapping[str, int] | None = None,
    ) -> None:
        self.kind = kind
        self.attacker = attacker
        self.origin = origin
        self.target = target
        self.rearguard = rearguard
        self.round = round
        self.free_rounds = free_rounds
        self.must_go_on = must_go_on
        self.wary = wary
        self.defender_dice_lost = defender_dice_lost
        self.white_rider = white_rider
        self.cards = dict(cards or {})
        self.hits = dict(hits or {})

    def copy(self) -> Battle:
        return Battle(
            self.kind,
            self.attacker,
            self.origin,
            self.target,
            self.rearguard,
            self.round,
            self.free_rounds,
            self.must_go_on,
            self.wary,
            self.defender_dice_lost,
            self.white_rider,
            self.cards,
            self.hits,
        )

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Battle) and all(getattr(self, name) == getattr(other, name) for name in slots_of(self))

    __hash__ = None  # type: ignore[assignment]


class Hunt:
    """A hunt tile being resolved: its damage so far, and whether it will reveal the Fellowship."""

    __slots__ = (
        "damage",
        "helped",  # the Free Peoples have used their one table card
        "reveals",  # the tile has a reveal icon that counts
        "shown",  # Gollum has the Fellowship revealed
        "tile",
    )

    def __init__(self, tile: Tile, damage: int, reveals: bool, helped: bool = False, shown: bool = False) -> None:
        self.tile = tile
        self.damage = damage
        self.reveals = reveals
        self.helped = helped
        self.shown = shown

    def lowered(self, number: int) -> Hunt:
        """The same tile with so much less damage, not below zero."""
        return Hunt(self.tile, max(0, self.damage - number), self.reveals, self.helped, self.shown)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hunt) and all(getattr(self, name) == getattr(other, name) for name in slots_of(self))

    def __hash__(self) -> int:
        return hash((self.tile, self.damage, self.reveals, self.helped, self.shown))


class State:
    """The table. Containers hold values only, so that a copy of the containers is a copy of the table."""

    __slots__ = (
        "active",  # by nation: whether its counter shows the active side
        "armies",  # in the field, by region
        "battle",
        "boxes",  # besieged armies, by region
        "casualties",  # by piece: Free Peoples figures out of the game
        "characters",  # on the map, by character
        "command",  # the nations for which the player who acts may do something, as bits
        "committed",  # by side: a combat card chosen and not yet turned up
        "companions",  # in the Fellowship
        "control",  # by region: the side whose control token lies there
        "corruption",
        "decks",  # by (side, deck), without order
        "dice",  # by side: unused action dice
        "discards",  # by side
        "drawn_tiles",
        "eliminated",  # characters out of the game
        "extra",  # what expansions have laid there; None without one
        "fellowship",  # the region of the Ring-bearers; None on the Mordor track
        "fight",  # the combat round being fought; None between steps
        "guide",
        "hands",
        "hunt",
        "hunt_box",  # by side
        "hunt_roll",  # of the hunt that is going on; None between steps
        "known",  # hidden cards of which some players know something
        "messenger_used",  # the Mouth of Sauron's ability, this turn
        "mordor",  # the step on the Mordor track, or None
        "nazgul",  # by region
        "phase",
        "politics",  # by nation: steps to war
        "pool",  # hunt tiles, without order
        "progress",
        "refusals",  # (region, seat): who would not merge his army with his partner's this turn
        "reinforcements",  # by piece
        "removed_tiles",
        "result",  # (winner, kind)
        "revealed",
        "rings",  # by side
        "rings_used",  # sides that have used a ring this turn
        "rules",
        "seen",  # discarded cards that everybody has seen
        "special_tiles",  # in play, waiting for the Fellowship to enter Mordor
        "table",  # by side: cards on the table
        "taken_back",  # Free Peoples dice taken back from the hunt box this turn
        "teams",  # None where every side is one player
        "to_act",
        "tried",  # the Fellowship on the Mordor track moved or hid this turn
        "turn",
        "waived",  # (region, seat): who wanted to propose no merging there this turn
    )

    def __init__(
        self,
        rules: Rules,
        armies: dict[Region, Army],
        boxes: dict[Region, Army],
        nazgul: dict[Region, int],
        characters: dict[Character, Region],
        reinforcements: dict[Piece, int],
        casualties: dict[Piece, int],
        control: dict[Region, str],
        politics: dict[str, int],
        active: dict[str, bool],
        dice: dict[str, tuple[str, ...]],
        hunt_box: dict[str, int],
        rings: dict[str, int],
        hands: dict[str, Cards],
        decks: dict[tuple[str, str], Cards],
        discards: dict[str, Cards],
        table: dict[str, Cards],
        committed: dict[str, EventCard],
        companions: tuple[Character, ...],
        guide: Character,
        fellowship: Region | None,
        pool: tuple[Tile, ...],
        mordor: int | None = None,
        progress: int = 0,
        revealed: bool = False,
        corruption: int = 0,
        drawn_tiles: tuple[Tile, ...] = (),
        removed_tiles: tuple[Tile, ...] = (),
        special_tiles: tuple[Tile, ...] = (),
        eliminated: tuple[Character, ...] = (),
        turn: int = 0,
        phase: str = "recover",
        to_act: str = "free-peoples",
        rings_used: tuple[str, ...] = (),
        taken_back: int = 0,
        tried: bool = False,
        messenger_used: bool = False,
        seen: frozenset[EventCard] = frozenset(),
        battle: Battle | None = None,
        hunt: Hunt | None = None,
        result: tuple[str, str] | None = None,
        command: int = EVERY_NATION,
        teams: Teams | None = None,
        extra: Extra | None = None,
        known: tuple[Known, ...] = (),
        fight: Fight | None = None,
        hunt_roll: HuntRoll | None = None,
        refusals: frozenset[tuple[Region, str]] = frozenset(),
        waived: frozenset[tuple[Region, str]] = frozenset(),
    ) -> None:
        self.rules = rules
        self.armies = armies
        self.boxes = boxes
        self.nazgul = nazgul
        self.characters = characters
        self.reinforcements = reinforcements
        self.casualties = casualties
        self.control = control
        self.politics = politics
        self.active = active
        self.dice = dice
        self.hunt_box = hunt_box
        self.rings = rings
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.table = table
        self.committed = committed
        self.companions = companions
        self.guide = guide
        self.fellowship = fellowship
        self.pool = pool
        self.mordor = mordor
        self.progress = progress
        self.revealed = revealed
        self.corruption = corruption
        self.drawn_tiles = drawn_tiles
        self.removed_tiles = removed_tiles
        self.special_tiles = special_tiles
        self.eliminated = eliminated
        self.turn = turn
        self.phase = phase
        self.to_act = to_act
        self.rings_used = rings_used
        self.taken_back = taken_back
        self.tried = tried
        self.messenger_used = messenger_used
        self.seen = seen
        self.battle = battle
        self.hunt = hunt
        self.result = result
        self.command = command
        self.teams = teams
        self.extra = extra
        self.known = known
        self.fight = fight
        self.hunt_roll = hunt_roll
        self.refusals = refusals
        self.waived = waived

    def copy(self) -> State:
        return State(
            self.rules,
            self.armies.copy(),
            self.boxes.copy(),
            self.nazgul.copy(),
            self.characters.copy(),
            self.reinforcements.copy(),
            self.casualties.copy(),
            self.control.copy(),
            self.politics.copy(),
            self.active.copy(),
            self.dice.copy(),
            self.hunt_box.copy(),
            self.rings.copy(),
            self.hands.copy(),
            self.decks.copy(),
            self.discards.copy(),
            self.table.copy(),
            self.committed.copy(),
            self.companions,
            self.guide,
            self.fellowship,
            self.pool,
            self.mordor,
            self.progress,
            self.revealed,
            self.corruption,
            self.drawn_tiles,
            self.removed_tiles,
            self.special_tiles,
            self.eliminated,
            self.turn,
            self.phase,
            self.to_act,
            self.rings_used,
            self.taken_back,
            self.tried,
            self.messenger_used,
            self.seen,
            None if self.battle is None else self.battle.copy(),
            self.hunt,
            self.result,
            self.command,
            None if self.teams is None else self.teams.copy(),
            None if self.extra is None else self.extra.copy(),
            self.known,
            None if self.fight is None else self.fight.copy(),
            self.hunt_roll,
            self.refusals,
            self.waived,
        )

    def renamed(self, names: Mapping[Any, Any]) -> State:
        """A copy in which hidden cards have changed places."""
        state = self.copy()
        for zone in (state.hands, state.decks):
            for key, cards in zone.items():
                zone[key] = relaid(cards, names)  # type: ignore[index]
        for side, cards in state.discards.items():
            state.discards[side] = tuple(names.get(card, card) for card in cards)
        for side, card in state.committed.items():
            state.committed[side] = names.get(card, card)
        state.companions = tuple(names.get(each, each) for each in state.companions)
        state.guide = names.get(state.guide, state.guide)
        return state

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        return by_parts(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, name) == getattr(other, name) for name in slots_of(self))

    __hash__ = None  # type: ignore[assignment]


def without(things: tuple[Any, ...], thing: Any) -> tuple[Any, ...]:
    """The things less that one."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


__all__ = ["NOBODY", "NO_ACTION", "Battle", "Cards", "Hunt", "LastAction", "State", "Teams", "without"]
