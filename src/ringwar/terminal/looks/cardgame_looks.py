"""What can be looked at in the card game, by command."""

from __future__ import annotations

from ringwar.terminal.looks.cardgame_lists import cards, hand, places, reserve, scoring
from ringwar.terminal.looks.cardgame_status import card_status
from ringwar.terminal.looks.cardgame_table import View, card_table
from ringwar.terminal.looks.cardgame_where import where
from ringwar.words import Words


def _status(view: View, _: str, words: Words, width: int) -> list[str]:
    return card_status(view, words, width)


def _table(view: View, _: str, words: Words, width: int) -> list[str]:
    return card_table(view, words, width)


CARD_LOOKS = {
    "status": _status,
    "locations": places,
    "where": where,
    "hand": hand,
    "reserve": reserve,
    "scoring": scoring,
    "cards": cards,
    "table": _table,
}
