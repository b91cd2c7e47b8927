"""Positions as documents: any table of the board game, read. Whatever is impossible is refused, naming the place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.documents.battle import read_battle
from ringwar.boardgame.documents.contradictions import refuse_contradictions
from ringwar.boardgame.documents.figures import read_character, read_part, read_pieces
from ringwar.boardgame.documents.teams import read_teams
from ringwar.boardgame.documents.writing import turns_to_come
from ringwar.boardgame.rules.armies import MOST_BESIEGED, MOST_UNITS
from ringwar.boardgame.rules.fellowship import guides
from ringwar.boardgame.rules.hunt_pool import into_pool
from ringwar.boardgame.rules.turn import IN_THE_BOX, PHASES, UNROLLED, pool_size, set_up
from ringwar.boardgame.rules.victory import CORRUPTION, FREE_MILITARY, RING_DESTROYED, SHADOW_MILITARY
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.armies import NAZGUL_PIECE, PIECES, Part, Piece
from ringwar.boardgame.table.box import Box
from ringwar.boardgame.table.facts import (
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
from ringwar.boardgame.table.memory import DISCARDS, Known, lies_in
from ringwar.boardgame.table.seats import Rules
from ringwar.boardgame.table.state import State, without
from ringwar.kernel.fields import (
    bounded,
    entries,
    found,
    listed,
    mapping,
    names,
    number,
    one_of,
    only,
    refusal,
    truth,
)

MOST_PROGRESS = 40  # BG-AMB-44 knows no bound; nobody has ever gone so far
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
    only(bounded(document, "the document"), (*FIELDS, *rules.box.expansions), "the document")
    one_of(document.get("game", "boardgame"), ("boardgame",), "game")
    _refuse_another_table(rules, document)
    one_of(document.get("from", "start"), ("start", "empty"), "from")
    reader = _Reader(set_up(rules), document)
    reader.read()
    refuse_contradictions(reader.state)
    return reader.state


def _refuse_another_table(rules: Rules, document: Mapping[str, Any]) -> None:
    """What a document says of the setup is how the table is set up."""
    if document.get("players") not in (None, len(rules.seats)):
        raise refusal("players", f"this table is for {len(rules.seats)}")
    for name, value in mapping(document.get("options", {}), "options").items():
        one_of(value, (rules.box.options.get(name, "none"),), f"options.{name}")
    played = list(rules.box.expansions)
    if listed(document.get("expansions", played), "expansions") != played:
        raise refusal("expansions", f"at this table: {', '.join(played) or 'none'}")


class _Reader:
    """Lays out a table as a document says."""

    def __init__(self, state: State, document: Mapping[str, Any]) -> None:
        self.state = state
        self.document = document
        self.box: Box = state.rules.box
        self.characters = self.box.named(document)
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
        self.box.read(self.state, self.document)
        self._guide()
        self.box.laid_out(self.state)

    def _fields(self, name: str) -> Mapping[str, Any]:
        return mapping(self.document.get(name, {}), name)

    # The map

    def _map(self) -> None:
        state = self.state
        if self.empty or "armies" in self.document:
            state.armies, state.nazgul = {}, {}
        for name, figures in self._fields("armies").items():
            region = found(facts.region, name, "armies")
            part = self._figures(region, mapping(figures, f"armies.{name}"), f"armies.{name}", MOST_UNITS)
            if part.army.size:
                state.armies[region] = part.army
        for name, figures in self._fields("besieged").items():
            self._besieged(found(facts.region, name, "besieged"), mapping(figures, f"besieged.{name}"))
        self._control()

    def _control(self) -> None:
        """BG-CAPTURE-01. An enemy army has captured the settlement in which it stands, unless it besieges it."""
        state, fields = self.state, self._fields("control")
        for name, side in fields.items():
            region = found(facts.region, name, "control")
            if not region.is_settlement:
                raise refusal(f"control.{name}", "there is no settlement")
            if one_of(side, SIDES, f"control.{name}") != region.side:
                state.control[region] = side
        for region, army in state.armies.items():
            if region.name not in fields and region not in state.boxes and region.side not in (None, army.side):
                state.control.update({region: army.side} if region.is_settlement else {})

    def _besieged(self, region: Region, figures: Mapping[str, Any]) -> None:
        at = f"besieged.{region.name}"
        if not region.is_stronghold:
            raise refusal(at, "there is no stronghold")
        part = self._figures(region, figures, at, MOST_BESIEGED)
        besieger = self.state.armies.get(region)
        if not part.army.size or besieger is None or besieger.side == part.army.side:
            raise refusal(at, "a besieged army needs units, and an enemy army around it")
        if (part.nazgul and part.army.side == FREE) or any(each.side != part.army.side for each in part.characters):
            raise refusal(at, "figures of the besieger are not inside")
        self.state.boxes[region] = part.army

    def _figures(self, region: Region, figures: Mapping[str, Any], at: str, most: int) -> Part:
        """The units and leaders of a region; Nazgûl and characters are put there at once."""
        part = read_part(figures, at, self.characters)
        if part.army.leaders and not part.army.size:
            raise refusal(at, "leaders cannot be without units")
        if part.army.size > most:
            raise refusal(at, f"{part.army.size} units are more than {most}")
        if part.nazgul:
            self.state.nazgul[region] = self.state.nazgul.get(region, 0) + part.nazgul
        for character in part.characters:
            if character in self.state.characters:
                raise refusal(f"{at}.characters", f"{character.name} is in two places")
            self.state.characters[character] = region
        return part

    # Tracks

    def _politics(self) -> None:
        state = self.state
        for nation, fields in self._fields("politics").items():
            at = f"politics.{nation}"
            one_of(nation, NATIONS, "politics")
            only(mapping(fields, at), ("steps_to_war", "active"), at)
            first = state.politics[nation]  # BG-POLITICS-06: no counter ever goes back
            steps = number(fields.get("steps_to_war", first), f"{at}.steps_to_war", first)
            active = truth(fields.get("active", state.active[nation]), f"{at}.active")
            if not active and (steps == 0 or SIDE_OF[nation] == SHADOW):
                raise refusal(f"{at}.active", "this nation must be active")
            state.politics[nation], state.active[nation] = steps, active

    def _fellowship(self) -> None:
        state, fields = self.state, self._fields("fellowship")
        only(fields, FELLOWSHIP_FIELDS, "fellowship")
        if fields.get("mordor") is not None:
            state.mordor, state.fellowship = number(fields["mordor"], "fellowship.mordor"), None
        if fields.get("at") is not None:
            state.fellowship = found(facts.region, fields["at"], "fellowship.at")
        state.progress = number(fields.get("progress", 0), "fellowship.progress", MOST_PROGRESS)
        state.corruption = number(fields.get("corruption", 0), "fellowship.corruption")
        for name in ("revealed", "tried"):
            setattr(state, name, truth(fields.get(name, False), f"fellowship.{name}"))
        self._companions(fields)

    def _companions(self, fields: Mapping[str, Any]) -> None:
        state = self.state
        for at, name in names(self.document.get("out_of_play", ()), "out_of_play"):
            state.eliminated += (read_character(name, at, self.characters),)
            if state.eliminated[-1] in state.characters:
                raise refusal(at, f"{name} is in two places")
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
                raise refusal(at, f"{name} cannot be in the Fellowship")
            chosen.append(companion)
        state.companions = tuple(chosen)
        state.eliminated += tuple(absent.values())
        on_map = [each.person for each in state.characters]
        for each in gone:
            if each.replaces in on_map:
                raise refusal("armies", f"{each.replaces} has become {each.name}")

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
        state.taken_back = number(fields.get("taken_back", 0), "hunt.taken_back", MOST_DICE[FREE])
        for at, name in names(fields.get("drawn", ()), "hunt.drawn"):
            state.drawn_tiles += (self._tile(name, at),)
        for at, name in names(fields.get("removed", ()), "hunt.removed"):
            state.removed_tiles += (self._tile(name, at),)
            if state.removed_tiles[-1].set == STANDARD and not state.removed_tiles[-1].is_eye:
                raise refusal(at, "only Eyes are ever removed")
        for at, name in names(fields.get("special_in_play", ()), "hunt.special_in_play"):
            self._special_tile(self._tile(name, at), at)

    def _tile(self, name: str, at: str) -> facts.Tile:
        state = self.state
        tile = found(lambda each: facts.find(self.box.tiles, "hunt tile", each), name, at)
        if tile in (*state.drawn_tiles, *state.removed_tiles, *state.special_tiles):
            raise refusal(at, f"{name} is in two places")
        if tile in state.pool:
            state.pool = without(state.pool, tile)
        return tile

    def _special_tile(self, tile: facts.Tile, at: str) -> None:
        """BG-HUNT-05 to BG-HUNT-07. Aside until the Fellowship enters Mordor, then in the pool."""
        if tile.set not in SPECIAL_SETS:
            raise refusal(at, f"{tile.name} is no special tile")
        if self.state.mordor is None:
            self.state.special_tiles += (tile,)
        else:
            into_pool(self.state, (tile,))

    # Time and dice

    def _time(self) -> None:
        state, document = self.state, self.document
        state.phase = one_of(document.get("phase", "actions" if self.empty else "recover"), self._phases(), "phase")
        turn = number(document.get("turn", 1), "turn")
        if not turn:
            raise refusal("turn", "the first turn is 1")
        state.turn = turn - turns_to_come(state)
        self._to_act()
        if document.get("result") is None:
            return
        result = listed(document["result"], "result")
        if len(result) != 2:
            raise ValueError("result: expected the winner and the kind of ending")
        ending = one_of(result[1], tuple(WINNERS), "result")
        state.result = (one_of(result[0], (WINNERS[ending],), "result"), ending)

    def _to_act(self) -> None:
        """BG-MULTI-25. The side that acts next, or its seat, which is then the one that acts next for its side."""
        state, seats = self.state, self.state.rules.seats
        name = one_of(self.document.get("to_act", FREE), (*SIDES, *seats), "to_act")
        state.to_act = seats.get(name, name)
        if state.teams is None or name == state.to_act:
            return
        actors = mapping(self._fields("teams").get("actors", {}), "teams.actors")
        if actors.get(state.to_act, name) != name:
            raise refusal("to_act", f"in teams.actors another than {name} acts next for {state.to_act}")
        state.teams.actors[state.to_act] = name

    def _phases(self) -> tuple[str, ...]:
        return (*PHASES, *self.box.opening)

    def _dice(self) -> None:
        """BG-DICE-22, BG-DICE-27. Before the roll dice have no faces, and none given are the whole pool.

        An Eye is never among the unused. A game can end before the roll as well as after it.
        """
        state, dice = self.state, self._fields("dice")
        only(dice, SIDES, "dice")
        rolled = state.phase not in BEFORE_THE_ROLL
        for side in SIDES:
            allowed = tuple(face for face in FACES[side] if face != EYE) if rolled else (UNROLLED,)
            allowed += (UNROLLED,) if state.phase == "over" else ()
            usual = [] if rolled else [UNROLLED] * max(0, pool_size(state, side) - state.hunt_box[side])
            faces = listed(dice.get(side, usual), f"dice.{side}") or usual
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
                        raise refusal(at, f"{name} does not stay on the table")
                    if zone == "hands" and cards[owner][-1] in self.box.special_cards:
                        raise refusal(at, f"{name} is never in a hand")
        for at, name in names(self.document.get("removed_cards", ()), "removed_cards"):
            side = self._event(name, at).side
            state.discards[side] += (self._card(name, side, at),)
        self._played_tiles()
        for at, name in names(self.document.get("seen", ()), "seen"):
            card = self._event(name, at)
            if card not in state.discards[card.side]:
                raise refusal(at, f"{name} is not in a discard pile")
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
            raise refusal(at, f"{card} is not hidden in such a place")
        state.known += (Known(reader, event, places),)

    def _played_tiles(self) -> None:
        """BG-HUNT-05. A card that has brought a special tile into play has been played."""
        state = self.state
        there = (*state.pool, *state.drawn_tiles, *state.removed_tiles, *state.special_tiles)
        for tile in there:
            card = self.box.events.get(tile.card or "")
            if card is None:
                continue
            deck = state.decks[card.side, card.deck]
            if card in deck:
                state.decks[card.side, card.deck] = without(deck, card)
                state.discards[card.side] += (card,)
                state.seen |= {card}
            elif card not in state.discards[card.side]:
                raise refusal("hunt", f"{tile.name} comes into play when {card.name} is played")

    def _event(self, name: str, at: str) -> EventCard:
        cards = {**self.box.events, **{card.name: card for card in self.box.special_cards}}
        return found(lambda each: facts.find(cards, "event card", each), name, at)

    def _card(self, name: str, side: str, at: str) -> EventCard:
        card = self._event(name, at)
        if card.side != side:
            raise refusal(at, f"{name} is a card of the other side")
        if card in self.box.special_cards:
            return card
        deck = self.state.decks[side, card.deck]
        if card not in deck:
            raise refusal(at, f"{name} is in two places")
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
            raise refusal("armies", f"there are {used} of {piece.name}, and only {IN_THE_BOX[piece]} in the box")
        self.state.reinforcements[piece] = IN_THE_BOX[piece] - used
