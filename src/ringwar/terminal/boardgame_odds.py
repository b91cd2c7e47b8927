"""The odds of a battle on the table: `odds osgiliath from south ithilien`, or `odds helm's deep` for an assault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ringwar.boardgame.odds.seen import battle_of_view
from ringwar.boardgame.table.facts import REGIONS
from ringwar.boardgame_odds import battle_said
from ringwar.terminal.looks.finding import found, unclear
from ringwar.terminal.looks.lines import wrapped
from ringwar.terminal.orders import joints
from ringwar.words import Words

View = Mapping[str, Any]
FROM = "typed-from"


def odds(view: View, typed: str, words: Words, width: int) -> list[str]:
    """How a battle without combat cards would end, of the armies that stand there now."""
    goal, origin = _parted(typed, words)
    places = {name: words.name(name) for name in REGIONS}
    origins = {name: words.said(f"name-{name}").form("gen") for name in REGIONS}
    meant = [found(each, places, origins) for each in (goal, origin) if each]
    if not meant:
        return wrapped([words.say("odds-usage")], width)
    for each, names in zip((goal, origin), meant, strict=False):
        if len(names) != 1:
            return wrapped(unclear(each, names, places, words), width)
    at, *before = (names[0] for names in meant)
    if not before and at not in view["besieged"]:
        return wrapped([words.say("odds-usage")], width)
    battle = battle_of_view(view, at, *before)
    return wrapped([words.say("odds-no-battle") if battle is None else battle_said(battle, words)], width)


def _parted(typed: str, words: Words) -> tuple[str, str]:
    """Where the battle would be, and from where the attack comes."""
    each = typed.split()
    middle = next((place for place, word in enumerate(each) if word.casefold() in joints(words, FROM)), len(each))
    return " ".join(each[:middle]), " ".join(each[middle + 1 :])


ODDS = {"odds": odds}
"""By the command."""
