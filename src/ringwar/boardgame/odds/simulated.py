"""Odds of battles with combat cards: the battle is fought many times by the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from ringwar.boardgame.documents.whole import read
from ringwar.boardgame.odds.exact import BattleOdds, interval, outcomes
from ringwar.boardgame.rules.forces import ASSAULT, FIELD, attacking, defending
from ringwar.boardgame.rules.turn import STEPS
from ringwar.boardgame.setup import BASE
from ringwar.boardgame.table.facts import ENEMY, FREE, NATIONS, REGIONS, SHADOW, SHADOW_NATIONS, Region
from ringwar.boardgame.table.seats import Rules
from ringwar.boardgame.table.state import Battle, State
from ringwar.kernel import CHANCE, Player, Question, Ruleset

UNKNOWN = "unknown"
"""A card drawn at random from the decks of a side."""
NEVER = ("cease", "retreat", "withdraw", "advance", "white-rider", "sorcerer")
"""Questions to which the fighters say no."""


class Fighter(Player):
    """Fights to the end with certain cards, and takes losses where they cost the fewest dice."""

    def __init__(self, cards: Mapping[str, Sequence[str]], rng: Random) -> None:
        self.cards = cards
        self.rng = rng

    def answer(self, question: Question) -> Any:
        options = question.options
        if question.side == CHANCE:
            return self.rng.choice(options)
        if question.key == "combat-card":
            return next((card for card in options if card is not None and card.name in self.cards[question.side]), None)
        if question.key in NEVER:
            return False
        if question.key == "re-roll":
            return max(options)
        if question.key == "loss":
            return min(options, key=lambda loss: (not loss.reduces, loss.hits))
        if question.key == "prolong":
            return options[0]
        return self.rng.choice(options)


def fought_odds(
    ruleset: Ruleset[State],
    attacker: Mapping[str, Any],
    defender: Mapping[str, Any],
    at: Region | None = None,
    besieged: bool = False,
    cards: Mapping[str, Sequence[str]] | None = None,
    battles: int = 2000,
    seed: int | str = 0,
    rules: Rules = BASE,
) -> BattleOdds:
    """The odds of a battle between figures (as in a position document), estimated from many battles."""
    rng = Random(seed)
    left: Counter[tuple[int, int]] = Counter()
    history: list[Counter[tuple[int, int]]] = []
    side = attacking_side(attacker)
    for _ in range(battles):
        hands = {each: _hand(rules, each, (cards or {}).get(each, ()), rng) for each in (FREE, SHADOW)}
        state = _laid_out(rules, attacker, defender, side, at, besieged, hands)
        after = _fight(ruleset, state, Fighter(hands, rng))
        left[after[-1]] += 1
        for number, counts in enumerate(after):
            if number == len(history):
                history.append(Counter())
            history[number][counts] += 1
    found = {counts: number / battles for counts, number in sorted(left.items())}
    shares = [{counts: number / battles for counts, number in each.items()} for each in history]
    odds = outcomes(found, shares)
    return outcomes(found, shares, interval(odds.attacker, battles))


def attacking_side(figures: Mapping[str, Any]) -> str:
    """The side to which figures belong."""
    return SHADOW if any(nation in figures for nation in SHADOW_NATIONS) else FREE


def _hand(rules: Rules, side: str, names: Sequence[str], rng: Random) -> list[str]:
    """The cards of a side; an unknown one is any of its cards."""
    own = [card.name for card in rules.box.events.values() if card.side == side]
    return [rng.choice(own) if name == UNKNOWN else name for name in names]


def _laid_out(
    rules: Rules,
    attacker: Mapping[str, Any],
    defender: Mapping[str, Any],
    side: str,
    at: Region | None,
    besieged: bool,
    hands: Mapping[str, Sequence[str]],
) -> State:
    """The table with the battle about to begin."""
    target = at or _open_country()
    origin = target if besieged else _beside(target)
    fight = {
        "kind": ASSAULT if besieged else FIELD,
        "attacker": side,
        "origin": origin.name,
        "target": target.name,
    }
    document: dict[str, Any] = {
        "game": "boardgame",
        "from": "empty",
        "phase": "battle",
        "armies": {target.name: attacker} if besieged else {origin.name: attacker, target.name: defender},
        "besieged": {target.name: defender} if besieged else {},
        "politics": {nation: {"steps_to_war": 0, "active": True} for nation in NATIONS},
        "control": {target.name: ENEMY[side]} if target.is_settlement else {},
        "hands": {each: list(dict.fromkeys(names)) for each, names in hands.items()},
        "fellowship": {"companions": []},
        "out_of_play": [],
        "battle": fight,
        **rules.box.fighting([*attacker.get("characters", ()), *defender.get("characters", ())]),
    }
    return read(rules, document)


def _open_country() -> Region:
    """A region without anything in it that matters in a battle."""
    return next(region for region in REGIONS.values() if _is_open(region) and any(map(_is_open, region.adjacent)))


def _is_open(region: Region) -> bool:
    return region.nation is None and not region.is_fortified and not region.is_settlement


def _beside(region: Region) -> Region:
    return next((each for each in region.adjacent if _is_open(each)), region.adjacent[0])


def _fight(ruleset: Ruleset[State], state: State, fighter: Fighter) -> list[tuple[int, int]]:
    """The units left on both sides after each round."""
    game = ruleset.game(state, fighter)
    battle = state.battle
    assert battle is not None
    found: list[tuple[int, int]] = []
    step = STEPS["battle"]
    assert step is not None
    while state.phase == "battle":
        step(game)
        found.append(_units(state, battle))
    return found


def _units(state: State, battle: Battle) -> tuple[int, int]:
    return attacking(state, battle).army.size, defending(state, battle).army.size
