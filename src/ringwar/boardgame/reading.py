"""Positions as documents: any table of the board game, read. Whatever is impossible is refused, naming the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame import facts
from ringwar.boardgame.armies import NAZGUL_PIECE, PIECES, Part, Piece
from ringwar.boardgame.board import controller
from ringwar.boardgame.facts import (
    COMPANION,
    EYE,
    FACES,
    FREE,
    MOST_DICE,
    NATIONS,
    SHADOW,
    SIDE_OF,
    SIDES,
    SPECIAL_SETS,
    STANDARD,
    Character,
    EventCard,
    Region,
)
from ringwar.boardgame.fighting import read_battle
from ringwar.boardgame.figures import read_character, read_part, read_pieces
from ringwar.boardgame.memory import DISCARDS, Known, lies_in
from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.rules.fellowship import guides
from ringwar.boardgame.rules.hunt import CRACK_OF_DOOM
from ringwar.boardgame.rules.pool import into_pool
from ringwar.boardgame.rules.turn import IN_THE_BOX, PHASES, RINGS, UNROLLED, pool_size, set_up
from ringwar.boardgame.rules.victory import (
    CORRUPTION,
    FREE_MILITARY,
    MOST_CORRUPTION,
    RING_DESTROYED,
    SHADOW_MILITARY,
)
from ringwar.boardgame.seating import read_teams
from ringwar.boardgame.state import State, without
from ringwar.boardgame.variants import Edition, Rules
from ringwar.kernel.fields import entries, found, listed, mapping, names, number, one_of, only, truth

FIRST_STEP = 3  # BG-SETUP-14: the top of the political track
BEFORE_THE_ROLL = ("fellowship", "hunt-allocation", "action-roll")
WINNERS = {RING_DESTROYED: FREE, CORRUPTION: SHADOW, SHADOW_MILITARY: SHADOW, FREE_MILITARY: FREE}

FIELDS = (
    *("game", "scenario", "players", "expansions", "options", "from", "turn", "phase", "to_act", "result"),
    *("armies", "besieged", "control", "politics", "casualties", "out_of_play", "fellowship", "hunt", "battle"),
    *("dice", "rings", "rings_used", "messenger_used", "hands", "table", "discards", "seen", "removed_cards"),
    *("teams", "known"),
)
FELLOWSHIP_FIELDS = ("at", "mordor", "progress", "revealed", "corruption", "companions", "guide", "tried")
HUNT_FIELDS = ("box", "taken_back", "drawn", "removed", "special_in_play")


def read(rules: Rules, document: Mapping[str, Any]) -> State:
    """The table of a document; ValueError naming the place in the document for anything impossible."""
    only(mapping(document, "the document"), (*FIELDS, *rules.edition.expansions), "the document")
    one_of(document.get("game", "boardgame"), ("boardgame",), "game")
    one_of(document.get("from", "start"), ("start", "empty"), "from")
    reader = _Reader(set_up(rules), document)
    reader.read()
    reader.refuse_contradictions()
    return reader.state


class _Reader:
    """Lays out a table as a document says."""

    def __init__(self, state: State, document: Mapping[str, Any]) -> None:
        self.state = state
        self.document = document
        self.edition: Edition = state.rules.edition
        self.characters = self.edition.named(document)
        self.empty = document.get("from") == "empty"

    def read(self) -> None:
        self._map()
        self._politics()
        self._fellowship()
        self._hunt()
        self._time()
        self._dice()
        self._cards()
        read_battle(self.state, self.document.get("battle"), self.characters)
        self._count()
        read_teams(self.state, self._fields("teams"))
        self.edition.read(self.state, self.document)
        self._guide()
        self.edition.laid_out(self.state)

    def _fields(self, name: str) -> Mapping[str, Any]:
        return mapping(self.document.get(name, {}), name)

    # The map

    def _map(self) -> None:
        state = self.state
        if self.empty or "armies" in self.document:
            state.armies, state.nazgul = {}, {}
        for name, figures in self._fields("armies").items():
            region = found(facts.region, str(name), "armies")
            part = self._figures(region, mapping(figures, f"armies.{name}"), f"armies.{name}", MOST_UNITS)
            if part.army.size:
                state.armies[region] = part.army
        for name, figures in self._fields("besieged").items():
            self._besieged(found(facts.region, str(name), "besieged"), mapping(figures, f"besieged.{name}"))
        for name, side in self._fields("control").items():
            region = found(facts.region, str(name), "control")
            if not region.is_settlement:
                raise ValueError(f"control.{name}: there is no settlement")
            if one_of(side, SIDES, f"control.{name}") != region.side:
                state.control[region] = side

    def _besieged(self, region: Region, figures: Mapping[str, Any]) -> None:
        at = f"besieged.{region.name}"
        if not region.is_stronghold:
            raise ValueError(f"{at}: there is no stronghold")
        part = self._figures(region, figures, at, MOST_BESIEGED)
        besieger = self.state.armies.get(region)
        if not part.army.size or besieger is None or besieger.side == part.army.side:
            raise ValueError(f"{at}: a besieged army needs units, and an enemy army around it")
        if (part.nazgul and part.army.side == FREE) or any(each.side != part.army.side for each in part.characters):
            raise ValueError(f"{at}: figures of the besieger are not inside")
        self.state.boxes[region] = part.army

    def _figures(self, region: Region, figures: Mapping[str, Any], at: str, most: int) -> Part:
        """The units and leaders of a region; Nazgûl and characters are put there at once."""
        part = read_part(figures, at, self.characters)
        if part.army.leaders and not part.army.size:
            raise ValueError(f"{at}: leaders cannot be without units")
        if part.army.size > most:
            raise ValueError(f"{at}: {part.army.size} units are more than {most}")
        if part.nazgul:
            self.state.nazgul[region] = self.state.nazgul.get(region, 0) + part.nazgul
        for character in part.characters:
            if character in self.state.characters:
                raise ValueError(f"{at}.characters: {character.name} is in two places")
            self.state.characters[character] = region
        return part

    # Tracks

    def _politics(self) -> None:
        state = self.state
        for nation, fields in self._fields("politics").items():
            at = f"politics.{nation}"
            one_of(nation, NATIONS, "politics")
            only(mapping(fields, at), ("steps_to_war", "active"), at)
            steps = number(fields.get("steps_to_war", state.politics[nation]), f"{at}.steps_to_war")
            active = truth(fields.get("active", state.active[nation]), f"{at}.active")
            if steps > FIRST_STEP:
                raise ValueError(f"{at}.steps_to_war: {steps} is more than {FIRST_STEP}")
            if not active and (steps == 0 or SIDE_OF[nation] == SHADOW):
                raise ValueError(f"{at}.active: this nation must be active")
            state.politics[nation], state.active[nation] = steps, active

    def _fellowship(self) -> None:
        state, fields = self.state, self._fields("fellowship")
        only(fields, FELLOWSHIP_FIELDS, "fellowship")
        if fields.get("mordor") is not None:
            state.mordor, state.fellowship = number(fields["mordor"], "fellowship.mordor"), None
        if fields.get("at") is not None:
            state.fellowship = found(facts.region, str(fields["at"]), "fellowship.at")
        for name in ("progress", "corruption"):
            setattr(state, name, number(fields.get(name, 0), f"fellowship.{name}"))
        for name in ("revealed", "tried"):
            setattr(state, name, truth(fields.get(name, False), f"fellowship.{name}"))
        self._companions(fields)

    def _companions(self, fields: Mapping[str, Any]) -> None:
        state = self.state
        for at, name in names(self.document.get("out_of_play", ()), "out_of_play"):
            state.eliminated += (read_character(name, at, self.characters),)
            if state.eliminated[-1] in state.characters:
                raise ValueError(f"{at}: {name} is in two places")
        gone = (*state.characters, *state.eliminated)
        persons = [each.person for each in gone] + [each.replaces for each in gone]
        left = [self.characters[each.name] for each in self.state.companions if each.person not in persons]
        given = names(fields.get("companions", [each.name for each in left]), "fellowship.companions")
        absent = {each.person: each for each in left}
        chosen: list[Character] = []
        for at, name in given:
            companion = found(lambda each: facts.find(self.characters, "character", each), name, at)
            missing = companion.has_figure and absent.pop(companion.person, None) is None
            if companion.kind != COMPANION or missing:
                raise ValueError(f"{at}: {name} cannot be in the Fellowship")
            chosen.append(companion)
        state.companions = tuple(chosen)
        state.eliminated += tuple(absent.values())
        on_map = [each.person for each in state.characters]
        for each in gone:
            if each.replaces in on_map:
                raise ValueError(f"armies: {each.replaces} has become {each.name}")

    def _guide(self) -> None:
        state = self.state
        able = guides(state)
        name = self._fields("fellowship").get("guide", able[0].name)
        allowed = [name for name, each in self.characters.items() if each in able]
        state.guide = self.characters[one_of(name, allowed, "fellowship.guide")]

    # The hunt

    def _hunt(self) -> None:
        state, fields = self.state, self._fields("hunt")
        only(fields, HUNT_FIELDS, "hunt")
        for side, count in mapping(fields.get("box", {}), "hunt.box").items():
            state.hunt_box[one_of(side, SIDES, "hunt.box")] = number(count, f"hunt.box.{side}")
        state.taken_back = number(fields.get("taken_back", 0), "hunt.taken_back")
        for at, name in names(fields.get("drawn", ()), "hunt.drawn"):
            state.drawn_tiles += (self._tile(name, at),)
        for at, name in names(fields.get("removed", ()), "hunt.removed"):
            state.removed_tiles += (self._tile(name, at),)
            if state.removed_tiles[-1].set == STANDARD and not state.removed_tiles[-1].is_eye:
                raise ValueError(f"{at}: only Eyes are ever removed")
        for at, name in names(fields.get("special_in_play", ()), "hunt.special_in_play"):
            self._special_tile(self._tile(name, at), at)

    def _tile(self, name: str, at: str) -> facts.Tile:
        state = self.state
        tile = found(lambda each: facts.find(self.edition.tiles, "hunt tile", each), name, at)
        if tile in (*state.drawn_tiles, *state.removed_tiles, *state.special_tiles):
            raise ValueError(f"{at}: {name} is in two places")
        if tile in state.pool:
            state.pool = without(state.pool, tile)
        return tile

    def _special_tile(self, tile: facts.Tile, at: str) -> None:
        """BG-HUNT-05 to BG-HUNT-07. Aside until the Fellowship enters Mordor, then in the pool."""
        if tile.set not in SPECIAL_SETS:
            raise ValueError(f"{at}: {tile.name} is no special tile")
        if self.state.mordor is None:
            self.state.special_tiles += (tile,)
        else:
            into_pool(self.state, (tile,))

    # Time and dice

    def _time(self) -> None:
        state, document = self.state, self.document
        state.turn = number(document.get("turn", 1 if self.empty else 0), "turn")
        state.phase = one_of(document.get("phase", "actions" if self.empty else "recover"), self._phases(), "phase")
        state.to_act = one_of(document.get("to_act", FREE), SIDES, "to_act")
        if document.get("result") is None:
            return
        result = listed(document["result"], "result")
        if len(result) != 2:
            raise ValueError("result: expected the winner and the kind of ending")
        ending = one_of(result[1], tuple(WINNERS), "result")
        state.result = (one_of(result[0], (WINNERS[ending],), "result"), ending)

    def _phases(self) -> tuple[str, ...]:
        return (*PHASES, self.edition.first_phase)

    def _dice(self) -> None:
        """BG-DICE-22, BG-DICE-27. Before the roll dice have no faces; an Eye is never among the unused.

        A game can end before the roll as well as after it.
        """
        state, dice = self.state, self._fields("dice")
        only(dice, SIDES, "dice")
        rolled = state.phase not in BEFORE_THE_ROLL
        for side in SIDES:
            allowed = tuple(face for face in FACES[side] if face != EYE) if rolled else (UNROLLED,)
            allowed += (UNROLLED,) if state.phase == "over" else ()
            usual = [] if rolled else [UNROLLED] * max(0, pool_size(state, side) - state.hunt_box[side])
            faces = listed(dice.get(side, usual), f"dice.{side}")
            state.dice[side] = tuple(sorted(one_of(face, allowed, f"dice.{side}") for face in faces))
        for side, count in self._fields("rings").items():
            state.rings[one_of(side, SIDES, "rings")] = number(count, f"rings.{side}")
        used = names(self.document.get("rings_used", ()), "rings_used")
        state.rings_used = tuple(one_of(side, SIDES, at) for at, side in used)
        state.messenger_used = truth(self.document.get("messenger_used", False), "messenger_used")

    # Cards

    def _cards(self) -> None:
        state = self.state
        for zone, cards in (("hands", state.hands), ("table", state.table), ("discards", state.discards)):
            fields = self._fields(zone)
            only(fields, tuple(cards), zone)
            for owner in cards:
                for at, name in names(fields.get(owner, ()), f"{zone}.{owner}"):
                    cards[owner] += (self._card(name, state.rules.seats.get(owner, owner), at),)
                    if zone == "table" and not cards[owner][-1].on_table:
                        raise ValueError(f"{at}: {name} does not stay on the table")
        for at, name in names(self.document.get("removed_cards", ()), "removed_cards"):
            side = self._event(name, at).side
            state.discards[side] += (self._card(name, side, at),)
        for at, name in names(self.document.get("seen", ()), "seen"):
            card = self._event(name, at)
            if card not in state.discards[card.side]:
                raise ValueError(f"{at}: {name} is not in a discard pile")
            state.seen |= {card}
        for at, fields in entries(self.document.get("known", ()), "known"):
            self._remember(fields, at)

    def _remember(self, fields: Mapping[str, Any], at: str) -> None:
        """A hidden card of which a player knows something."""
        state = self.state
        only(fields, ("seat", "card", "places"), at)
        reader, card = one_of(fields.get("seat"), tuple(state.rules.seats), f"{at}.seat"), str(fields.get("card"))
        allowed = tuple(seat for seat in (*state.rules.seats, DISCARDS) if seat != reader)
        event = self._event(card, f"{at}.card")
        places = tuple(one_of(each, allowed, where) for where, each in names(fields.get("places"), f"{at}.places"))
        if not any(event in lies_in(state, place, event.side) for place in places) or event in state.seen:
            raise ValueError(f"{at}: {card} is not hidden in such a place")
        state.known += (Known(reader, event, places),)

    def _event(self, name: str, at: str) -> EventCard:
        cards = {**self.edition.events, **{card.name: card for card in self.edition.special_cards}}
        return found(lambda each: facts.find(cards, "event card", each), name, at)

    def _card(self, name: str, side: str, at: str) -> EventCard:
        card = self._event(name, at)
        if card.side != side:
            raise ValueError(f"{at}: {name} is a card of the other side")
        if card in self.edition.special_cards:
            return card
        deck = self.state.decks[side, card.deck]
        if card not in deck:
            raise ValueError(f"{at}: {name} is in two places")
        self.state.decks[side, card.deck] = without(deck, card)
        return card

    # What remains, and what cannot be true at once

    def _count(self) -> None:
        """BG-SETUP-27. Reinforcements are what remains of the components."""
        state = self.state
        casualties = self._fields("casualties")
        only(casualties, facts.FREE_NATIONS, "casualties")
        for nation, kinds in casualties.items():
            for piece, count in read_pieces(kinds, nation, "casualties"):
                state.casualties[piece] = count
        armies = [*state.armies.values(), *state.boxes.values()]
        for piece in PIECES:
            self._left(piece, sum(army.count(piece) for army in armies) + state.casualties[piece])
        self._left(NAZGUL_PIECE, sum(state.nazgul.values()))

    def _left(self, piece: Piece, used: int) -> None:
        if used > IN_THE_BOX[piece]:
            raise ValueError(f"armies: there are {used} of {piece.name}, and only {IN_THE_BOX[piece]} in the box")
        self.state.reinforcements[piece] = IN_THE_BOX[piece] - used

    def refuse_contradictions(self) -> None:
        """BG-RING-01, BG-DICE-04, BG-DICE-11, BG-CARD-03, BG-SIEGE-14. Refuse what cannot be true at once."""
        state = self.state
        for region, army in state.boxes.items():
            if controller(state, region) != army.side:
                raise ValueError(f"besieged.{region.name}: the besieged hold their stronghold")
        for side in SIDES:
            dice = len(state.dice[side]) + state.hunt_box[side]
            most = MOST_DICE[side] + self.edition.more_dice[side]
            if dice > most:
                raise ValueError(f"dice.{side}: {dice} with those in the hunt box are more than {most}")
        for seat, cards in state.hands.items():
            most = state.rules.hand_limit(seat)
            if len(cards) > most:
                raise ValueError(f"hands.{seat}: {len(cards)} cards are more than {most}")
        if sum(state.rings.values()) > RINGS:
            raise ValueError(f"rings: {sum(state.rings.values())} are more than {RINGS}")
        if (state.phase == "battle") != (state.battle is not None):
            raise ValueError("battle: there is one when the phase is 'battle', and only then")
        self._refuse_contradictions_of_the_ring()

    def _refuse_contradictions_of_the_ring(self) -> None:
        """BG-MORDOR-07, BG-MORDOR-11, BG-WIN-01, BG-WIN-02. The Fellowship, and the end that it has come to."""
        state = self.state
        ending = None if state.result is None else state.result[1]
        if (state.phase == "over") != (ending is not None):
            raise ValueError("result: there is one when the phase is 'over', and only then")
        if (state.mordor is None) == (state.fellowship is None):
            raise ValueError("fellowship.at: on the Mordor track the Fellowship is in no region")
        if state.mordor is not None and state.progress:
            raise ValueError("fellowship.progress: on the Mordor track there is none")
        if (state.mordor or 0) > CRACK_OF_DOOM or (state.mordor == CRACK_OF_DOOM) != (ending == RING_DESTROYED):
            raise ValueError("fellowship.mordor: the game would be over there, and only there")
        if (state.corruption >= MOST_CORRUPTION) != (ending == CORRUPTION):
            raise ValueError(f"fellowship.corruption: the game would be over with {MOST_CORRUPTION}, and only then")
