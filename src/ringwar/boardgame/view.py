"""Who may see what: chapter 22.2. Views are built from nothing."""

from __future__ import annotations

from typing import Any, cast

from ringwar.boardgame.documents.teams import write_teams
from ringwar.boardgame.rules.capture import points
from ringwar.boardgame.rules.clash import Clash, as_it_stands
from ringwar.boardgame.rules.hunt_roll import SUCCESS, re_roll_reasons, re_rolls
from ringwar.boardgame.rules.teams import champions, is_shared, standing
from ringwar.boardgame.table.armies import NOBODY, Army
from ringwar.boardgame.table.facts import CHARACTER_DECK, DECKS, REGIONS, SIDES, EventCard, Region
from ringwar.boardgame.table.memory import remembered
from ringwar.boardgame.table.queries import army_of, is_free
from ringwar.boardgame.table.rolls import Fight, HuntRoll
from ringwar.boardgame.table.state import Cards, State, Teams
from ringwar.boardgame.view_types import (
    BattleView,
    BoardTable,
    DiscardsView,
    FellowshipView,
    ForceView,
    HandView,
    HuntRollView,
    HuntView,
    RollsView,
    StrengthView,
    TeamsDocument,
    TeamsView,
)
from ringwar.kernel.questions import name_of


def view(state: State, reader: str) -> BoardTable:
    """BG-INFO-01 to BG-INFO-11, BG-CARD-07, BG-MULTI-15. The open table, and for a side its own hand."""
    box = state.rules.box
    table: BoardTable = {
        "game": "boardgame",
        "turn": state.turn,
        "phase": state.phase,
        "to_act": state.to_act,
        "armies": {region.name: _army(army) for region, army in sorted(state.armies.items(), key=_by_place)},
        "besieged": {region.name: _army(army) for region, army in sorted(state.boxes.items(), key=_by_place)},
        "strengths": _strengths(state),
        "free": _free(state),
        "nazgul": {region.name: number for region, number in sorted(state.nazgul.items(), key=_by_place)},
        "characters": {each.name: at.name for each, at in state.characters.items()},
        "eliminated": [each.name for each in state.eliminated],
        "control": {region.name: side for region, side in sorted(state.control.items(), key=_by_place)},
        "points": {side: points(state, side) for side in SIDES},
        "politics": {
            nation: {"steps_to_war": steps, "active": state.active[nation]} for nation, steps in state.politics.items()
        },
        "reinforcements": {piece.name: number for piece, number in state.reinforcements.items()},
        "casualties": {piece.name: number for piece, number in state.casualties.items() if number},
        "fellowship": _fellowship(state, reader),
        "hunt": _hunt(state),
        "dice": {side: list(state.dice[side]) for side in SIDES},
        "rings": dict(state.rings),
        "rings_used": list(state.rings_used),
        "messenger_used": state.messenger_used,
        "decks": {side: {deck: len(state.decks[side, deck]) for deck in DECKS} for side in SIDES},
        "hands": {seat: _hand(cards, box.sees_hand(state, reader, seat)) for seat, cards in state.hands.items()},
        "table": {side: _names(state.table[side]) for side in SIDES},
        "discards": {side: _discards(state, side) for side in SIDES},
        "battle": _battle(state),
    }
    if state.teams is not None:
        table["teams"] = _teams(state, state.teams)
    if known := remembered(state, reader):
        table["known"] = {card.name: list(places) for card, places in known.items()}
    return cast(BoardTable, {**table, **box.view(state)})


def _teams(state: State, teams: Teams) -> TeamsView:
    """BG-MULTI-06, BG-MULTI-25, BG-MULTI-39, BG-MULTI-44, BG-MULTI-64. All that concerns teams is open."""
    return {
        **cast(TeamsDocument, write_teams(state, teams)),
        "commanders": {side: _commanders(state, teams, side) for side in SIDES},
        "speakers": {side: state.rules.speaker(state, side) for side in SIDES},
        "standing": {seat: standing(state, seat) for seat in state.rules.seats},
        "champions": _champions(state),
    }


def _commanders(state: State, teams: Teams, side: str) -> dict[str, str]:
    """BG-MULTI-44 to BG-MULTI-46. Who commands the mixed armies of a side, by region."""
    mixed = sorted((region for region, whose in teams.merged if whose == side), key=lambda region: region.index)
    armies = {region: army_of(state, region, side) or NOBODY for region in mixed}
    return {
        region.name: state.rules.commander(state, side, army)
        for region, army in armies.items()
        if is_shared(army, side, state.rules.seats)
    }


def _champions(state: State) -> list[str]:
    """BG-MULTI-64, BG-MULTI-65. Who of a winning team has won for himself."""
    winner = None if state.result is None else state.result[0]
    return [] if winner is None or winner in state.rules.seats else champions(state, winner)


def _by_place(item: tuple[Region, Any]) -> int:
    return item[0].index


def _army(army: Army) -> dict[str, int]:
    return {piece.name: army.count(piece) for piece in army.pieces()}


def _strengths(state: State) -> dict[str, dict[str, StrengthView]]:
    """BG-BATTLE-18 to BG-BATTLE-21. How the armies would fight as they stand, by region and side."""
    found: dict[str, dict[str, StrengthView]] = {}
    for besieged, armies in ((False, state.armies), (True, state.boxes)):
        for region, army in sorted(armies.items(), key=_by_place):
            dice, leadership = as_it_stands(state, region, army, besieged)
            found.setdefault(region.name, {})[army.side] = {"dice": dice, "leadership": leadership}
    return found


def _free(state: State) -> dict[str, str | None]:
    """BG-MAP-15, BG-MAP-16, BG-MAP-17. The regions that are not free for the armies of both sides."""
    found: dict[str, str | None] = {}
    for region in REGIONS.values():
        if not region.is_settlement and region not in state.armies and region not in state.boxes:
            continue
        sides = [side for side in SIDES if is_free(state, region, side)]
        if len(sides) < len(SIDES):
            found[region.name] = sides[0] if sides else None
    return found


def _fellowship(state: State, reader: str) -> FellowshipView:
    """BG-INFO-08, BG-INFO-11. The Fellowship has no secrets."""
    return {
        "at": None if state.fellowship is None else state.fellowship.name,
        "mordor": state.mordor,
        "progress": state.progress,
        "revealed": state.revealed,
        "corruption": state.corruption,
        "companions": [state.rules.box.name_for(state, each, reader) for each in state.companions],
        "guide": state.rules.box.name_for(state, state.guide, reader),
        "tried": state.tried,
    }


def _hunt(state: State) -> HuntView:
    """BG-INFO-09. Drawn tiles are open; what is left in the pool follows from them."""
    now = state.hunt
    reveals = now is not None and (now.reveals or now.shown)
    return {
        "box": dict(state.hunt_box),
        "re_rolls": re_rolls(state),
        "re_roll_reasons": list(re_roll_reasons(state)),
        "roll": None if state.hunt_roll is None else _hunt_roll(state.hunt_roll),
        "taken_back": state.taken_back,
        "pool": sorted(tile.name for tile in state.pool),
        "drawn": [tile.name for tile in state.drawn_tiles],
        "removed": [tile.name for tile in state.removed_tiles],
        "special_in_play": [tile.name for tile in state.special_tiles],
        "tile": None if now is None else {"tile": now.tile.name, "damage": now.damage, "reveals": reveals},
    }


def _hunt_roll(roll: HuntRoll) -> HuntRollView:
    """BG-HUNT-15, BG-HUNT-16. The dice of a hunt as they fell, what is added to each, and what was rolled again."""
    return {
        "dice": list(roll.dice),
        "re_rolled": list(roll.re_rolled),
        "reasons": list(roll.reasons),
        "modifiers": [{"cause": name_of(cause), "value": value} for cause, value in roll.modifiers],
        "needed": SUCCESS,
        "successes": roll.successes,
    }


def _hand(cards: Cards, shown: bool) -> HandView:
    """BG-INFO-01, BG-INFO-02, BG-MULTI-16. The number of cards and their backs are open, the faces are the owner's."""
    backs = sum(card.deck == CHARACTER_DECK for card in cards)
    seen: HandView = {"size": len(cards), "character": backs, "strategy": len(cards) - backs}
    return {**seen, "cards": sorted(card.name for card in cards)} if shown else seen


def _discards(state: State, side: str) -> DiscardsView:
    """BG-INFO-04, BG-INFO-05, BG-AMB-42. How many, and those that were openly played; not even the owner looks."""
    cards = state.discards[side]
    return {"size": len(cards), "seen": _names([card for card in cards if card in state.seen])}


def _battle(state: State) -> BattleView | None:
    """BG-INFO-06. The battle, both forces, the dice of a round as they fell; of a hidden combat card only the back."""
    battle, fight = state.battle, state.fight
    if battle is None:
        return None
    clash = Clash(state, battle, fight or Fight())
    return {
        "kind": battle.kind,
        "attacker": battle.attacker,
        "origin": battle.origin.name,
        "target": battle.target.name,
        "round": battle.round,
        "rearguard": {
            "army": _army(battle.rearguard.army),
            "nazgul": battle.rearguard.nazgul,
            "characters": [each.name for each in battle.rearguard.characters],
        },
        "white_rider": battle.white_rider,
        "chosen": {side: card.deck for side, card in state.committed.items()},
        "cards": {side: None if card is None else card.name for side, card in battle.cards.items()},
        "forces": {side: _force(clash, side) for side in SIDES},
        "rolls": {} if fight is None else {side: _rolls(clash, side) for side in SIDES},
        "hits": {} if fight is None else dict(fight.hits),
        "to_lose": {side: number for side, number in battle.hits.items() if number},
    }


def _force(clash: Clash, side: str) -> ForceView:
    """BG-BATTLE-18, BG-BATTLE-20. Who fights for a side, and what counts of it now."""
    force = clash.force(side)
    return {
        "army": _army(force.army),
        "nazgul": force.nazgul,
        "characters": [each.name for each in force.characters],
        "strength": clash.strength(side),
        "leadership": clash.leadership(side),
    }


def _rolls(clash: Clash, side: str) -> RollsView:
    """BG-BATTLE-25, BG-BATTLE-30. The dice of a side, what they need and why, and what has been changed by what."""
    fight = clash.fight
    changed = [each for each in fight.modifiers if each.side == side]
    struck = [each for each in fight.extra if each.side == side]
    return {
        "to_roll": 0 if fight.dice[side] else clash.dice(side),
        "dice": list(fight.dice[side]),
        "re_rolled": list(fight.re_rolled[side]),
        "needed": clash.to_hit(side),
        "walls": clash.walls(side),
        "modifiers": [{"cause": name_of(each.cause), "of": each.of, "value": each.value} for each in changed],
        "extra": [
            {"cause": name_of(each.cause), "dice": list(each.dice), "needed": each.needed, "hits": each.hits}
            for each in struck
        ],
    }


def _names(cards: Cards | list[EventCard]) -> list[str]:
    return [card.name for card in cards]


def _by_memory(state: State, cards: Cards, reader: str) -> Cards:
    """The cards of a hand, those first of which others than the reader know something: the rest are all alike."""
    if not state.known:
        return cards
    known = dict.fromkeys(each.card for each in state.known if each.card in cards and each.reader != reader)
    return (*known, *(card for card in cards if card not in known))


def unseen(state: State, reader: str) -> list[Cards]:
    """BG-INFO-01, BG-INFO-03, BG-INFO-04, BG-MULTI-16.

    The cards of each deck whose place the reader does not know: those of the enemies, and those of a partner.
    """
    groups = []
    pinned = [card for card, places in remembered(state, reader).items() if len(places) == 1]
    sees_hand = state.rules.box.sees_hand
    for side in SIDES:
        if side == reader:
            continue
        seats = [
            seat for seat, team in state.rules.seats.items() if team == side and not sees_hand(state, reader, seat)
        ]
        in_hands = [card for seat in seats for card in _by_memory(state, state.hands[seat], reader)]
        hidden = [*state.discards[side], *in_hands]
        if side in state.committed and state.rules.speaker(state, side) != reader:
            hidden.append(state.committed[side])
        for deck in DECKS:
            there = [*state.decks[side, deck], *(card for card in hidden if card.deck == deck)]
            groups.append(tuple(card for card in there if card not in state.seen and card not in pinned))
    return [*groups, *state.rules.box.unseen(state, reader)]
