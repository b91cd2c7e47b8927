"""What a seat sees of the table, and nothing else: as the values of the game, which a view has by name."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import Any

from ringwar.boardgame.lords.table.state import LORDS_NAME, LordsTable, lords
from ringwar.boardgame.rules.armies import can_divide, has_leader, leading_elites
from ringwar.boardgame.rules.attackers import attacking_part, can_attack_from, targets
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.rules.deeds import RESULT_OF, Deed, deed_named, deeds_of, event_types, is_given
from ringwar.boardgame.rules.entering import ready_minions
from ringwar.boardgame.rules.event_cards import TYPES, playable_events
from ringwar.boardgame.rules.forces import attacking, defending
from ringwar.boardgame.rules.hunt_roll import re_rolls
from ringwar.boardgame.rules.minions import minion_goals
from ringwar.boardgame.rules.movement import rest_of, ways
from ringwar.boardgame.rules.muster import places
from ringwar.boardgame.rules.teams import FOUR
from ringwar.boardgame.table.armies import NATION_BIT, Army, Part
from ringwar.boardgame.table.facts import ENEMY, EVENT, Character, EventCard, Region
from ringwar.boardgame.table.queries import at_war, controller, is_free, level, whole_part
from ringwar.boardgame.table.state import Battle, Cards, State


@lru_cache(maxsize=1 << 10)
def _deed(name: str) -> Deed | None:
    """The action of a name, if it is no card's."""
    return deed_named(name)


class Sight:
    """The open table, one's own hand, and what the rules say about them. Nothing of it can be changed from here.

    `memo` and `memory` are the player's: what it has worked out about this sight, and what it keeps from one question
    to the next.
    """

    __slots__ = (
        "_battle",
        "_state",
        "active",
        "armies",
        "boxes",
        "characters",
        "command",
        "companions",
        "control",
        "corruption",
        "dice",
        "eliminated",
        "enemy",
        "fellowship",
        "guide",
        "hunt",
        "hunt_box",
        "memo",
        "memory",
        "mordor",
        "nazgul",
        "politics",
        "pool",
        "progress",
        "reinforcements",
        "revealed",
        "rings",
        "seat",
        "side",
        "table",
        "tried",
        "turn",
    )

    def __init__(self, state: State, seat: str) -> None:
        self._state = state
        self._battle: Battle | None = None
        self.seat = seat
        self.side = FOUR.get(seat, seat)
        self.enemy = ENEMY[self.side]
        self.active = MappingProxyType(state.active)
        self.armies = MappingProxyType(state.armies)
        self.command = state.command
        self.boxes = MappingProxyType(state.boxes)
        self.characters = MappingProxyType(state.characters)
        expanded = bool(state.rules.box.expansions)
        self.companions = tuple(map(self._known, state.companions)) if expanded else state.companions
        self.control = MappingProxyType(state.control)
        self.corruption = state.corruption
        self.dice = MappingProxyType(state.dice)
        self.eliminated = state.eliminated
        self.fellowship = state.fellowship
        self.guide = self._known(state.guide) if expanded else state.guide
        self.hunt = state.hunt
        self.hunt_box = MappingProxyType(state.hunt_box)
        self.mordor = state.mordor
        self.nazgul = MappingProxyType(state.nazgul)
        self.politics = MappingProxyType(state.politics)
        self.pool = state.pool
        self.progress = state.progress
        self.reinforcements = MappingProxyType(state.reinforcements)
        self.revealed = state.revealed
        self.rings = MappingProxyType(state.rings)
        self.table = MappingProxyType(state.table)
        self.tried = state.tried
        self.turn = state.turn
        self.memo: dict[Any, Any] = {}
        self.memory: dict[Any, Any] = {}

    def _known(self, companion: Character) -> Character:
        """A companion of the Fellowship by the card that one knows: the usual one where it is the enemy's secret."""
        shown = self._state.rules.box.name_for(self._state, companion, self.seat)
        return companion if shown == companion.name else self._state.rules.box.characters[shown]

    def stamp(self) -> int:
        """A number that is another on nearly every table, and the same wherever the table looks the same."""
        state = self._state
        return hash(
            (
                self.turn,
                self.progress,
                self.corruption,
                len(state.hands[self.seat]),
                len(state.armies),
                *map(len, state.dice.values()),
                *state.hunt_box.values(),
                *state.reinforcements.values(),
            )
        )

    def laid(self) -> tuple[Any, ...]:
        """Everything on the map and the cards on the table in their order, and what says who may use which figures.

        What differs between most tables and is soon compared comes first, armies that have lost somebody last.
        """
        state = self._state
        return (
            list(state.armies),
            list(state.characters.values()),
            list(state.nazgul),
            list(state.nazgul.values()),
            list(state.politics.values()),
            list(state.active.values()),
            list(state.boxes),
            list(state.characters),
            list(state.control),
            list(state.control.values()),
            list(state.table.values()),
            state.command,
            state.rules.name,
            self.partners,
            list(state.boxes.values()),
            list(state.armies.values()),
        )

    # Cards

    @property
    def hand(self) -> Cards:
        """One's own hand."""
        return self._state.hands[self.seat]

    def cards_held(self, side: str) -> int:
        """How many cards the seats of a side have in hand: all can count them."""
        return sum([len(cards) for seat, cards in self._state.hands.items() if FOUR.get(seat, seat) == side])

    @property
    def hand_limit(self) -> int:
        """How many cards one may keep."""
        limit: int = self._state.rules.hand_limit(self.seat)
        return limit

    @property
    def last_event(self) -> EventCard | None:
        """The card that lies on top of the own discard pile, if it was played for everybody to see."""
        pile = self._state.discards[self.side]
        return pile[-1] if pile and pile[-1] in self._state.seen else None

    def playable(self, types: tuple[str, ...]) -> list[EventCard]:
        """The cards of one's own hand that can be played as events of these types."""
        found: list[EventCard] | None = self.memo.get("playable")
        if found is None:
            own = self.hand
            found = [card for card in playable_events(self._state, self.side, TYPES[EVENT]) if card in own]
            self.memo["playable"] = found
        return [card for card in found if card.type in types]

    def playable_with(self, face: str) -> list[EventCard]:
        """The cards of one's own hand that a result can play."""
        return self.playable(event_types(self._state, self.side, RESULT_OF.get(face, face)))

    # Actions

    def actions(self, face: str) -> list[str]:
        """What a result can do now, event cards aside."""
        return [each for each in self.listed(face) if self.is_possible(each)]

    def listed(self, face: str) -> list[str]:
        """What a result can do, event cards aside, if that is possible now."""
        result = RESULT_OF.get(face, face)
        own = [deed.name for deed in deeds_of(self._state, self.side, result)]
        return own + [name for name, faces in self._given() if faces is None or result in faces]

    def _given(self) -> list[tuple[str, frozenset[str] | None]]:
        """The actions that cards and characters give now, with the results that pay for them; None for any."""
        found: list[tuple[str, frozenset[str] | None]] | None = self.memo.get("given")
        if found is None:
            actions, state, side = self._state.rules.box.actions, self._state, self.side
            found = [
                (name, each.faces) for name, each in actions.items() if each.side == side and is_given(state, each)
            ]
            self.memo["given"] = found
        return found

    def is_possible(self, action: str) -> bool:
        """Whether one of these actions is possible now."""
        deed = _deed(action)
        if deed is None:
            return True
        key = "possible", action
        found: bool | None = self.memo.get(key)
        if found is None:
            found = self.memo[key] = deed.possible(self._state, self.side)
        return found

    def white_heralded(self) -> bool:
        """Whether a minion that lets Gandalf the White come is, or was, in play."""
        found: bool = self._state.rules.box.white_heralded(self._state)
        return found

    def ready_minions(self) -> list[Character]:
        """The minions who may come into play now."""
        return ready_minions(self._state)

    def minion_goals(self, minion: Character) -> list[Region]:
        """Where a minion on the map can go by himself."""
        return minion_goals(self._state, minion)

    # The map

    @property
    def battle(self) -> Battle | None:
        """The battle in progress, as a copy."""
        if self._battle is None and self._state.battle is not None:
            self._battle = self._state.battle.copy()
        return self._battle

    def points(self, side: str) -> int:
        """The victory points of a side."""
        return points(self._state, side)

    def controller(self, region: Region) -> str | None:
        """The side that holds the settlement of a region."""
        return controller(self._state, region)

    def is_free(self, region: Region, side: str) -> bool:
        """Whether a region is free for a side."""
        return is_free(self._state, region, side)

    def war(self) -> int:
        """The nations At War, as bits."""
        found = self.memo.get("war")
        if found is None:
            found = self.memo["war"] = at_war(self._state)
        number: int = found
        return number

    def can_move(self, region: Region, led: bool) -> bool:
        """Whether one has figures in a region to move, led by somebody if they must be."""
        state = self._state
        if not led and not state.rules.divided:
            return self.movers(region).size > 0
        whole = rest_of(state, region, self.side, {})
        return can_divide(state, self.side, region, whole, led) and (not led or has_leader(state, whole))

    def movers(self, region: Region) -> Army:
        """The figures of one's side in a region that one may move; in a battle those who fight and may advance."""
        state, battle = self._state, self._state.battle
        if battle is not None and battle.origin is region and battle.attacker == self.side:
            return attacking(state, battle).army
        found: Army = state.rules.movers(state, region, state.armies[region])
        return found

    def ways(self, region: Region) -> list[Region]:
        """The regions that some unit of one's own army in a region may enter."""
        return ways(self._state, self.movers(region), region, self.side, self.war())

    def able_to_enter(self, army: Army, region: Region | None) -> Army:
        """The part of an army whose nations may enter a region; all of it if the region is not known yet."""
        if region is None or region.nation is None:
            return army
        return army.of(self.war() | NATION_BIT[region.nation])

    def everyone(self, region: Region, side: str) -> Part:
        """All figures of a side in a region."""
        return whole_part(self._state, region, side)

    def can_attack(self, region: Region, led: bool) -> bool:
        """Whether one has figures in a region to attack with, led by somebody if they must be."""
        return can_attack_from(self._state, region, self.side, led)

    def attackers(self, region: Region) -> Part:
        """The figures of one's own in a region that may attack."""
        return attacking_part(self._state, region, self.side)[0]

    def targets(self, region: Region) -> list[Region]:
        """What one's own army in a region may attack."""
        return targets(self._state, region, self.side)

    def places(self, piece: Any) -> list[Region]:
        """Where a figure may be recruited with a die: where one unit of a nation may be, so may another."""
        if not piece.is_unit or not self._state.reinforcements[piece]:
            return places(self._state, piece)
        key = "places", piece.nation
        found: list[Region] | None = self.memo.get(key)
        if found is None:
            found = self.memo[key] = places(self._state, piece)
        return found

    def army(self, region: Region, side: str) -> Army | None:
        """The army of a side in a region, in the open or besieged."""
        army = self._state.armies.get(region)
        if army is not None and army.side == side:
            return army
        army = self._state.boxes.get(region)
        return army if army is not None and army.side == side else None

    def is_at_war(self, nation: str) -> bool:
        """Whether a nation is At War."""
        return self._state.politics[nation] == 0

    def leading_elites(self, army: Army) -> int:
        """The elite units of an army that lead because Saruman is in play."""
        return leading_elites(self._state, army)

    def where(self, *names: str) -> Region | None:
        """Where the first of the named characters found on the map is, in any version."""
        return next((at for each, at in self._state.characters.items() if each.person in names), None)

    def forces(self, battle: Battle) -> tuple[Part, Part]:
        """The figures of the attacker and of the defender that fight."""
        attack, defence = attacking(self._state, battle), defending(self._state, battle)
        return (
            Part(attack.army, attack.nazgul, attack.characters),
            Part(defence.army, defence.nazgul, defence.characters),
        )

    def re_rolls(self) -> int:
        """The re-rolls of the hunt where the Fellowship is known to be."""
        return re_rolls(self._state)

    def level(self, character: Character) -> int:
        """The level of a character now; Sméagol's is that of others, by the cards that one knows of them."""
        state = self._state
        if self.companions != state.companions:
            state = state.copy()
            state.companions = self.companions
        return level(state, character)

    # What expansions and numbers of players add

    @property
    def lords(self) -> LordsTable | None:
        """What Lords of Middle-earth lays on the table, as a copy: everything there is open."""
        return lords(self._state).copy() if LORDS_NAME in self._state.rules.box.expansions else None

    @property
    def rules(self) -> str:
        """The number of players, the expansions and their options, by name."""
        name: str = self._state.rules.name
        return name

    @property
    def partners(self) -> tuple[Any, ...]:
        """What partners have agreed on and done and who of them speaks now: so much says who may use which figures."""
        teams, state = self._state.teams, self._state
        if teams is None:
            return ()
        return teams.merged, teams.last, tuple(teams.actors.items()), state.rules.speaker(state, self.side)
