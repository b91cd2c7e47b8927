"""Positions as documents: any table of the board game, written and read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from ringwar.boardgame import facts
from ringwar.boardgame.armies import BY_NAME, NAZGUL_PIECE, NOBODY, PIECES, Army, Part, Piece
from ringwar.boardgame.facts import (
    COMPANION,
    COMPANIONS_AT_START,
    FACES,
    FREE,
    NATIONS,
    NAZGUL,
    SHADOW,
    SIDE_OF,
    STANDARD,
    EventCard,
    Region,
)
from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.rules.fellowship import GOLLUM, guides
from ringwar.boardgame.rules.forces import ASSAULT, FIELD, SORTIE
from ringwar.boardgame.rules.hunt import CRACK_OF_DOOM
from ringwar.boardgame.rules.turn import IN_THE_BOX, STEPS, UNROLLED, set_up
from ringwar.boardgame.rules.victory import MOST_CORRUPTION
from ringwar.boardgame.state import Battle, State, without
from ringwar.boardgame.variants import Rules

T = TypeVar("T")

SIDES = (FREE, SHADOW)
FIELDS = [
    "game",
    "scenario",
    "players",
    "expansions",
    "options",
    "from",
    "turn",
    "phase",
    "to_act",
    "armies",
    "besieged",
    "control",
    "politics",
    "casualties",
    "out_of_play",
    "fellowship",
    "hunt",
    "dice",
    "rings",
    "rings_used",
    "hands",
    "table",
    "discards",
    "seen",
    "removed_cards",
    "battle",
    "messenger_used",
    "result",
]
KINDS = ("regular", "elite", "leader")


# Writing


def write(state: State) -> dict[str, Any]:
    """The complete document of a table between two steps."""
    return {
        "game": "boardgame",
        "players": 2,
        "expansions": [],
        "options": {},
        "from": "empty",
        "turn": state.turn,
        "phase": state.phase,
        "to_act": state.to_act,
        "armies": _armies(state),
        "besieged": {region.name: _figures(state, region, army) for region, army in state.boxes.items()},
        "control": {region.name: side for region, side in state.control.items()},
        "politics": {
            nation: {"steps_to_war": steps, "active": state.active[nation]} for nation, steps in state.politics.items()
        },
        "casualties": _pile(state.casualties),
        "out_of_play": [each.name for each in state.eliminated],
        "fellowship": {
            "at": None if state.fellowship is None else state.fellowship.name,
            "mordor": state.mordor,
            "progress": state.progress,
            "revealed": state.revealed,
            "corruption": state.corruption,
            "companions": [each.name for each in state.companions],
            "guide": state.guide.name,
            "tried": state.tried,
        },
        "hunt": {
            "box": dict(state.hunt_box),
            "taken_back": state.taken_back,
            "drawn": [tile.name for tile in state.drawn_tiles],
            "removed": [tile.name for tile in state.removed_tiles],
            "special_in_play": [tile.name for tile in state.special_tiles],
            "special_in_pool": [tile.name for tile in state.pool if tile.set != STANDARD],
        },
        "dice": {side: list(state.dice[side]) for side in SIDES},
        "rings": dict(state.rings),
        "rings_used": list(state.rings_used),
        "messenger_used": state.messenger_used,
        "hands": {side: [card.name for card in state.hands[side]] for side in SIDES},
        "table": {side: [card.name for card in state.table[side]] for side in SIDES},
        "discards": {side: [card.name for card in state.discards[side]] for side in SIDES},
        "seen": sorted(card.name for card in state.seen),
        "battle": _battle(state),
        "result": list(state.result) if state.result else None,
    }


def _armies(state: State) -> dict[str, Any]:
    """Field armies, and characters and Nazgûl that stand alone or beside an enemy."""
    regions = dict.fromkeys([*state.armies, *state.nazgul, *state.characters.values()])
    found = {}
    for region in regions:
        figures = _figures(state, region, state.armies.get(region, NOBODY))
        if region in state.boxes:
            inside = state.boxes[region].side
            _drop_side(figures, inside)
        if figures:
            found[region.name] = figures
    return found


def _figures(state: State, region: Region, army: Army) -> dict[str, Any]:
    figures: dict[str, Any] = {}
    for piece in army.pieces():
        figures.setdefault(piece.nation, {})[piece.kind] = army.count(piece)
    besieged = state.boxes.get(region) is army
    here = [each for each, at in state.characters.items() if at is region]
    if besieged:
        here = [each for each in here if each.side == army.side]
    if region in state.nazgul and (not besieged or army.side == SHADOW):
        figures["nazgul"] = state.nazgul[region]
    if here:
        figures["characters"] = [each.name for each in here]
    return figures


def _drop_side(figures: dict[str, Any], side: str) -> None:
    """Characters and Nazgûl of the besieged are written with the besieged."""
    if side == SHADOW:
        figures.pop("nazgul", None)
    names = [name for name in figures.pop("characters", ()) if facts.character(name).side != side]
    if names:
        figures["characters"] = names


def _pile(pile: Mapping[Piece, int]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for piece, number in pile.items():
        if number:
            found.setdefault(piece.nation, {})[piece.kind] = number
    return found


def _battle(state: State) -> dict[str, Any] | None:
    battle = state.battle
    if battle is None:
        return None
    return {
        "kind": battle.kind,
        "attacker": battle.attacker,
        "origin": battle.origin.name,
        "target": battle.target.name,
        "round": battle.round,
        "free_rounds": battle.free_rounds,
        "must_go_on": battle.must_go_on,
        "wary": battle.wary,
        "defender_dice_lost": battle.defender_dice_lost,
        "white_rider": battle.white_rider,
        "rearguard": {
            **_pile({piece: battle.rearguard.army.count(piece) for piece in PIECES}),
            "nazgul": battle.rearguard.nazgul,
            "characters": [each.name for each in battle.rearguard.characters],
        },
    }


# Reading


def read(rules: Rules, document: Mapping[str, Any]) -> State:
    """The table of a document; ValueError naming the place in the document for anything impossible."""
    _only(document, FIELDS, "the document")
    if document.get("from", "start") not in ("start", "empty"):
        raise ValueError("from: is 'start' or 'empty'")
    state = set_up(rules)
    _Reader(state, document).read()
    return state


class _Reader:
    """Lays out a table as a document says."""

    def __init__(self, state: State, document: Mapping[str, Any]) -> None:
        self.state = state
        self.document = document
        self.empty = document.get("from") == "empty"

    def read(self) -> None:
        if self.empty:
            self.state.armies, self.state.nazgul = {}, {}
        self._map()
        self._politics()
        self._fellowship()
        self._hunt()
        self._dice()
        self._cards()
        self._battle()
        self._count()
        self._time()

    # The map

    def _map(self) -> None:
        state = self.state
        if not self.empty and "armies" in self.document:
            state.armies, state.nazgul = {}, {}
        for name, figures in _mapping(self.document.get("armies", {}), "armies").items():
            region = _found(facts.region, name, "armies")
            army = self._figures(region, _mapping(figures, f"armies.{name}"), f"armies.{name}", MOST_UNITS)
            if army.size:
                state.armies[region] = army
        for name, figures in _mapping(self.document.get("besieged", {}), "besieged").items():
            self._besieged(_found(facts.region, name, "besieged"), _mapping(figures, f"besieged.{name}"))
        for name, side in _mapping(self.document.get("control", {}), "control").items():
            region = _found(facts.region, name, "control")
            if not region.is_settlement:
                raise ValueError(f"control.{name}: there is no settlement")
            if _one_of(side, SIDES, f"control.{name}") != region.side:
                state.control[region] = side

    def _besieged(self, region: Region, figures: Mapping[str, Any]) -> None:
        at = f"besieged.{region.name}"
        if not region.is_stronghold:
            raise ValueError(f"{at}: there is no stronghold")
        army = self._figures(region, figures, at, MOST_BESIEGED)
        besieger = self.state.armies.get(region)
        if not army.size or besieger is None or besieger.side == army.side:
            raise ValueError(f"{at}: a besieged army needs units, and an enemy army around it")
        self.state.boxes[region] = army

    def _figures(self, region: Region, figures: Mapping[str, Any], at: str, most: int) -> Army:
        army = NOBODY
        _only(figures, (*NATIONS, "nazgul", "characters"), at)
        for nation in NATIONS:
            for kind, number in _mapping(figures.get(nation, {}), f"{at}.{nation}").items():
                piece = BY_NAME.get(f"{nation}-{kind}")
                if piece is None or kind not in KINDS:
                    raise ValueError(f"{at}.{nation}: there is no {kind!r} there")
                army = army.plus(piece, _number(number, f"{at}.{nation}.{kind}"))
        if len({piece.side for piece in army.pieces()}) > 1:
            raise ValueError(f"{at}: armies of both sides cannot be one")
        if army.leaders and not army.size:
            raise ValueError(f"{at}: leaders cannot be without units")
        if army.size > most:
            raise ValueError(f"{at}: {army.size} units are more than {most}")
        nazgul = _number(figures.get("nazgul", 0), f"{at}.nazgul")
        if nazgul:
            self.state.nazgul[region] = self.state.nazgul.get(region, 0) + nazgul
        for name in figures.get("characters", ()):
            self._character(name, region, f"{at}.characters")
        return army

    def _character(self, name: str, region: Region, at: str) -> None:
        character = _found(facts.character, str(name), at)
        if character is GOLLUM:
            raise ValueError(f"{at}: Gollum is never on the map")
        if character in self.state.characters:
            raise ValueError(f"{at}: {name} is in two places")
        self.state.characters[character] = region

    # Tracks

    def _politics(self) -> None:
        state = self.state
        for nation, fields in _mapping(self.document.get("politics", {}), "politics").items():
            at = f"politics.{nation}"
            _one_of(nation, NATIONS, "politics")
            _only(_mapping(fields, at), ("steps_to_war", "active"), at)
            steps = _number(fields.get("steps_to_war", state.politics[nation]), f"{at}.steps_to_war")
            active = bool(fields.get("active", state.active[nation]))
            if steps > 3:
                raise ValueError(f"{at}.steps_to_war: {steps} is more than 3")
            if not active and (steps == 0 or SIDE_OF[nation] == SHADOW):
                raise ValueError(f"{at}.active: this nation must be active")
            state.politics[nation], state.active[nation] = steps, active

    def _fellowship(self) -> None:
        state = self.state
        fields = _mapping(self.document.get("fellowship", {}), "fellowship")
        _only(
            fields,
            ("at", "mordor", "progress", "revealed", "corruption", "companions", "guide", "tried"),
            "fellowship",
        )
        self._ring_bearers(fields)
        state.corruption = _number(fields.get("corruption", 0), "fellowship.corruption")
        if state.corruption >= MOST_CORRUPTION and not self.document.get("result"):
            raise ValueError("fellowship.corruption: the game would be over")
        state.revealed = bool(fields.get("revealed", False))
        state.tried = bool(fields.get("tried", False))
        for name in self.document.get("out_of_play", ()):
            state.eliminated += (_found(facts.character, str(name), "out_of_play"),)
        gone = (*state.characters, *state.eliminated)
        heirs = [each.replaces for each in gone if each.replaces]
        default = [each for each in COMPANIONS_AT_START if each not in gone and each.name not in heirs]
        names = fields.get("companions", [each.name for each in default])
        state.companions = tuple(_found(facts.character, str(name), "fellowship.companions") for name in names)
        for companion in state.companions:
            if companion.kind != COMPANION or companion in gone or companion not in COMPANIONS_AT_START:
                raise ValueError(f"fellowship.companions: {companion.name} cannot be in the Fellowship")
        state.eliminated += tuple(each for each in default if each not in state.companions)
        self._guide(fields)

    def _ring_bearers(self, fields: Mapping[str, Any]) -> None:
        state = self.state
        mordor = fields.get("mordor")
        if mordor is not None:
            state.mordor = _number(mordor, "fellowship.mordor")
            state.fellowship = None
            if state.mordor >= CRACK_OF_DOOM:
                raise ValueError("fellowship.mordor: the game would be over")
            if fields.get("at") is not None:
                raise ValueError("fellowship.at: on the Mordor track the Fellowship is in no region")
        elif fields.get("at") is not None:
            state.fellowship = _found(facts.region, str(fields["at"]), "fellowship.at")
        state.progress = _number(fields.get("progress", 0), "fellowship.progress")

    def _guide(self, fields: Mapping[str, Any]) -> None:
        state = self.state
        able = guides(state)
        state.guide = able[0]
        if "guide" in fields:
            guide = _found(facts.character, str(fields["guide"]), "fellowship.guide")
            if guide not in able:
                raise ValueError(f"fellowship.guide: {guide.name} cannot be the guide")
            state.guide = guide

    def _hunt(self) -> None:
        state = self.state
        fields = _mapping(self.document.get("hunt", {}), "hunt")
        known = ("box", "taken_back", "drawn", "removed", "special_in_play", "special_in_pool")
        _only(fields, known, "hunt")
        for side, number in _mapping(fields.get("box", {}), "hunt.box").items():
            state.hunt_box[_one_of(side, SIDES, "hunt.box")] = _number(number, f"hunt.box.{side}")
        state.taken_back = _number(fields.get("taken_back", 0), "hunt.taken_back")
        piles = {"drawn": "drawn_tiles", "removed": "removed_tiles", "special_in_play": "special_tiles"}
        for field, slot in piles.items():
            for name in fields.get(field, ()):
                setattr(state, slot, (*getattr(state, slot), self._tile(str(name), f"hunt.{field}")))
        for name in fields.get("special_in_pool", ()):
            state.pool += (self._tile(str(name), "hunt.special_in_pool"),)

    def _tile(self, name: str, at: str) -> facts.Tile:
        state = self.state
        tile = _found(facts.tile, name, at)
        if tile in (*state.drawn_tiles, *state.removed_tiles, *state.special_tiles):
            raise ValueError(f"{at}: {name} is in two places")
        if tile in state.pool:
            state.pool = without(state.pool, tile)
        return tile

    def _dice(self) -> None:
        state = self.state
        for side, faces in _mapping(self.document.get("dice", {}), "dice").items():
            allowed = (*FACES[_one_of(side, SIDES, "dice")], UNROLLED)
            state.dice[side] = tuple(sorted(_one_of(face, allowed, f"dice.{side}") for face in faces))
        for side, number in _mapping(self.document.get("rings", {}), "rings").items():
            state.rings[_one_of(side, SIDES, "rings")] = _number(number, f"rings.{side}")
        state.rings_used = tuple(_one_of(side, SIDES, "rings_used") for side in self.document.get("rings_used", ()))
        state.messenger_used = bool(self.document.get("messenger_used", False))

    # Cards

    def _cards(self) -> None:
        state = self.state
        zones = {"hands": state.hands, "table": state.table, "discards": state.discards}
        for field, zone in zones.items():
            for side, names in _mapping(self.document.get(field, {}), field).items():
                _one_of(side, SIDES, field)
                for name in names:
                    zone[side] += (self._card(str(name), side, f"{field}.{side}"),)
        for name in self.document.get("removed_cards", ()):
            card = _found(facts.event, str(name), "removed_cards")
            state.discards[card.side] += (self._card(card.name, card.side, "removed_cards"),)
        state.seen = frozenset(_found(facts.event, str(name), "seen") for name in self.document.get("seen", ()))

    def _card(self, name: str, side: str, at: str) -> EventCard:
        card = _found(facts.event, name, at)
        if card.side != side:
            raise ValueError(f"{at}: {name} is a card of the other side")
        deck = self.state.decks[side, card.deck]
        if card not in deck:
            raise ValueError(f"{at}: {name} is in two places")
        self.state.decks[side, card.deck] = without(deck, card)
        return card

    # Battle and time

    def _battle(self) -> None:
        fields = self.document.get("battle")
        if fields is None:
            return
        fields = _mapping(fields, "battle")
        side = _one_of(fields.get("attacker"), SIDES, "battle.attacker")
        kind = _one_of(fields.get("kind"), (FIELD, ASSAULT, SORTIE), "battle.kind")
        origin = _found(facts.region, str(fields.get("origin")), "battle.origin")
        target = _found(facts.region, str(fields.get("target")), "battle.target")
        stays = _mapping(fields.get("rearguard", {}), "battle.rearguard")
        army = NOBODY
        for nation in NATIONS:
            for each, number in _mapping(stays.get(nation, {}), "battle.rearguard").items():
                army = army.plus(BY_NAME[f"{nation}-{each}"], _number(number, "battle.rearguard"))
        names = [_found(facts.character, str(name), "battle.rearguard") for name in stays.get("characters", ())]
        rearguard = Part(army, _number(stays.get(NAZGUL, 0), "battle.rearguard.nazgul"), tuple(names))
        self.state.battle = Battle(
            kind,
            side,
            origin,
            target,
            rearguard,
            _number(fields.get("round", 0), "battle.round"),
            _number(fields.get("free_rounds", 1), "battle.free_rounds"),
            bool(fields.get("must_go_on", False)),
            bool(fields.get("wary", False)),
            _number(fields.get("defender_dice_lost", 0), "battle.defender_dice_lost"),
            bool(fields.get("white_rider", False)),
        )

    def _count(self) -> None:
        """Reinforcements are what remains of the components."""
        state = self.state
        for nation, kinds in _mapping(self.document.get("casualties", {}), "casualties").items():
            for kind, number in _mapping(kinds, f"casualties.{nation}").items():
                piece = BY_NAME.get(f"{nation}-{kind}")
                if piece is None or piece.side != FREE:
                    raise ValueError(f"casualties.{nation}: there is no {kind!r} there")
                state.casualties[piece] = _number(number, f"casualties.{nation}.{kind}")
        armies = [*state.armies.values(), *state.boxes.values()]
        for piece in PIECES:
            used = sum(army.count(piece) for army in armies) + state.casualties[piece]
            self._left(piece, used)
        self._left(NAZGUL_PIECE, sum(state.nazgul.values()))

    def _left(self, piece: Piece, used: int) -> None:
        if used > IN_THE_BOX[piece]:
            raise ValueError(f"armies: there are {used} of {piece.name}, and only {IN_THE_BOX[piece]} in the box")
        self.state.reinforcements[piece] = IN_THE_BOX[piece] - used

    def _time(self) -> None:
        state, document = self.state, self.document
        state.turn = _number(document.get("turn", 1 if self.empty else 0), "turn")
        state.phase = _one_of(document.get("phase", "actions" if self.empty else "recover"), tuple(STEPS), "phase")
        state.to_act = _one_of(document.get("to_act", FREE), SIDES, "to_act")
        if document.get("result"):
            state.result = (str(document["result"][0]), str(document["result"][1]))
        if state.phase == "battle" and state.battle is None:
            raise ValueError("phase: there is no battle")


def _only(fields: Mapping[str, Any], known: Sequence[str], at: str) -> None:
    for name in fields:
        if name not in known:
            raise ValueError(f"{at}: there is no field {name!r}; the fields are: {', '.join(known)}")


def _one_of(value: Any, allowed: Sequence[str], at: str) -> str:
    if value not in allowed:
        raise ValueError(f"{at}: {value!r} is not one of {', '.join(dict.fromkeys(allowed))}")
    return str(value)


def _number(value: Any, at: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{at}: {value!r} is not a number from 0 on")
    return value


def _mapping(value: Any, at: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{at}: expected fields with values")
    return value


def _found(find: Callable[[str], T], name: str, at: str) -> T:
    try:
        return find(name)
    except ValueError as error:
        raise ValueError(f"{at}: {error}") from None
