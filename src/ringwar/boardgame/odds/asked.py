"""Odds as people ask for them: forces typed as words, with or without a place, cards and expansions."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ringwar.boardgame import RULESET
from ringwar.boardgame.odds.exact import OPEN_FIELD, WALLS, BattleOdds, Fighters, battle_odds
from ringwar.boardgame.odds.simulated import UNKNOWN, attacking_side, fought_odds
from ringwar.boardgame.rules.armies import MOST_UNITS
from ringwar.boardgame.setup import everything, rules_of
from ringwar.boardgame.table.facts import (
    ENEMY,
    FREE,
    FREE_NATIONS,
    NATIONS,
    SHADOW,
    SHADOW_NATIONS,
    STRONGHOLD,
    Character,
    Tile,
    character,
    find,
    region,
)
from ringwar.boardgame.table.seats import Rules
from ringwar.kernel import Refusal, Setup

FIGURES = re.compile("[0-9]{1,2}")
"""How many figures of one kind; how many units an army may have is for the rules to say."""
KINDS = ("regular", "elite", "leader")


@dataclass(frozen=True)
class Battle:
    """A battle that somebody wonders about; forces such as `sauron 5/1 nazgul 2`."""

    attacker: str
    defender: str
    at: str = ""
    """The region; in the open where there is none."""
    siege: bool = False
    rounds: int | None = None
    attacker_cards: tuple[str, ...] = ()
    defender_cards: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()

    @property
    def is_fought(self) -> bool:
        """Whether its odds come from many battles: cards and expansions have no formula."""
        return bool(self.expansions or self.attacker_cards or self.defender_cards)


def odds_of(battle: Battle, battles: int, seed: int | str = 0) -> BattleOdds:
    """The odds of a battle, exact or from so many battles; Refusal for one that cannot be."""
    rules = _rules(battle.expansions)
    characters = rules.box.characters
    attacker, defender = (figures(text, characters) for text in (battle.attacker, battle.defender))
    if owner(attacker, characters) == owner(defender, characters):
        raise Refusal("odds-same-side")
    at = region(battle.at) if battle.at else None
    if battle.siege and (at is None or not at.is_stronghold):
        raise Refusal("odds-no-stronghold")
    if not battle.is_fought:
        place = STRONGHOLD if battle.siege else WALLS if at is not None and at.is_fortified else OPEN_FIELD
        return battle_odds(_fighters(attacker), _fighters(defender), place, battle.rounds)
    if battle.rounds is not None:
        raise Refusal("odds-to-the-end")
    side = attacking_side(attacker)
    cards = {side: battle.attacker_cards, ENEMY[side]: battle.defender_cards}
    _check(cards, rules)
    return fought_odds(RULESET, attacker, defender, at, battle.siege, cards, battles, seed, rules)


def hunt_pool(expansions: Sequence[str], drawn: Sequence[str], special: Sequence[str]) -> list[Tile]:
    """The tiles in the hunt pool; Refusal where none is left."""
    box = _rules(expansions).box
    gone, added = ([find(box.tiles, "hunt tile", name) for name in names] for names in (drawn, special))
    pool = [*(tile for tile in box.first_tiles if tile not in gone), *added]
    if not pool:
        raise Refusal("odds-no-tile")
    return pool


def _rules(expansions: Sequence[str]) -> Rules:
    """The rules of a battle for two; with expansions also what only some tables use of them."""
    return rules_of(Setup("boardgame", "war", 2, tuple(expansions), everything(tuple(expansions))))


def _check(cards: Mapping[str, Sequence[str]], rules: Rules) -> None:
    """Refusal for a card that its side does not have."""
    for side, names in cards.items():
        for name in names:
            if name != UNKNOWN and find(rules.box.events, "event card", name).side != side:
                raise Refusal("odds-other-card", card=name)


def figures(text: str, characters: Mapping[str, Character]) -> dict[str, Any]:
    """Figures as they are typed, as a position document has them; Refusal for anything else."""
    found: dict[str, Any] = {}
    words = text.split()
    while words:
        word = words.pop(0)
        if word in NATIONS:
            found[word] = dict(zip(KINDS, _numbers(word, words), strict=False))
        elif word == "nazgul":
            found["nazgul"] = _numbers(word, words)[0]
        elif words and words[0][:1].isdigit():
            raise Refusal("odds-no-nation", name=word, nations=list(NATIONS))
        else:
            found.setdefault("characters", []).append(find(characters, "character", word).name)
    units = sum(found[nation].get(kind, 0) for nation in NATIONS if nation in found for kind in ("regular", "elite"))
    if not units:
        raise Refusal("odds-no-units", figures=text)
    if units > MOST_UNITS:
        raise Refusal("odds-many-units", figures=text, count=units, most=MOST_UNITS)
    return found


def owner(figures: Mapping[str, Any], characters: Mapping[str, Character]) -> str:
    """The side to which figures belong; Refusal where they cannot be one army."""
    sides = {FREE for nation in FREE_NATIONS if nation in figures}
    sides |= {SHADOW for name in (*SHADOW_NATIONS, "nazgul") if name in figures}
    sides |= {characters[name].side for name in figures.get("characters", ())}
    if len(sides) > 1:
        raise Refusal("odds-both-sides")
    if any(figures.get(nation, {}).get("leader") for nation in SHADOW_NATIONS):
        raise Refusal("odds-no-leaders")
    return sides.pop()


def _numbers(word: str, words: list[str]) -> list[int]:
    numbers = words.pop(0).split("/") if words else []
    if not numbers or len(numbers) > len(KINDS) or not all(map(FIGURES.fullmatch, numbers)):
        raise Refusal("odds-numbers", name=word)
    return [int(number) for number in numbers]


def _fighters(figures: Mapping[str, Any]) -> Fighters:
    """What counts of figures in a battle without cards."""
    units = [figures[nation] for nation in NATIONS if nation in figures]
    characters = [character(name) for name in figures.get("characters", ())]
    leaders = sum(each.get("leader", 0) for each in units) + figures.get("nazgul", 0)
    return Fighters(
        sum(each.get("regular", 0) for each in units),
        sum(each.get("elite", 0) for each in units),
        leaders + sum(each.leadership for each in characters),
        sum(each.is_captain for each in characters),
    )
