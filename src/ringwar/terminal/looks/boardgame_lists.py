"""Parts of the table of the board game by themselves: hand, dice, politics, hunt, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ringwar.boardgame.odds.exact import hunt_odds_of_view
from ringwar.boardgame.table.facts import FREE, NATIONS, SHADOW, SIDES
from ringwar.boardgame_odds import hunt_said
from ringwar.terminal.looks.boardgame_figures import View
from ringwar.terminal.looks.boardgame_lords import lords_parts, open_hand
from ringwar.terminal.looks.boardgame_status import side_topic
from ringwar.terminal.looks.boardgame_table import cards_of, hunt, names_of, own_hand, track
from ringwar.terminal.looks.boardgame_teams import players
from ringwar.terminal.looks.boardgame_where import card_place
from ringwar.terminal.looks.lines import INDENT, in_colour, in_columns, wrapped
from ringwar.terminal.looks.statuses import told
from ringwar.words import Said, Words, percent, sentence


def hand(view: View, _: str, words: Words, width: int) -> list[str]:
    """The reader's cards, and those of an enemy that lie open to him."""
    return wrapped([*own_hand(view, words), *open_hand(view, words)] or [words.say("terminal-no-hand")], width)


def dice(view: View, _: str, words: Words, width: int) -> list[str]:
    """What both sides have to act with, the hunt box, and what an expansion adds."""
    lines = told([side_topic(side, view, words) for side in SIDES], None, width)
    box = view["hunt"]["box"]
    more = [words.say("terminal-dice-box", shadow=box[SHADOW], free=box[FREE]), *lords_parts(view, words)]
    return [*lines, *wrapped(more, width)]


def politics(view: View, _: str, words: Words, width: int) -> list[str]:
    """Every nation by itself."""
    return wrapped([sentence(track(nation, view["politics"][nation], words)) for nation in NATIONS], width)


def hunting(view: View, _: str, words: Words, width: int) -> list[str]:
    """The hunt box, the pool with the chance of each kind of tile, the tiles seen, and what the next move may bring."""
    box, pool, *seen = hunt(view, words)
    tiles = view["hunt"]["pool"]
    if not tiles:
        return wrapped([box, pool, *seen], width)
    head = words.say("terminal-hunt-pool", count=len(tiles))
    kinds = in_columns(_chances(tiles, words), width - len(INDENT))
    lines = [*wrapped([box, head], width), *(INDENT + line for line in kinds), *wrapped(seen, width)]
    (next_move,) = hunt_odds_of_view(view)
    return [*lines, *wrapped([hunt_said(next_move, words)], width)]


def _chances(tiles: Sequence[str], words: Words) -> list[str]:
    """Each kind of tile with its number and its chance."""
    kinds = Counter(words.name(tile) for tile in tiles)
    return [
        words.say("terminal-hunt-tile", tile=Said(sentence(kind)), count=count, percent=percent(count / len(tiles)))
        for kind, count in kinds.items()
    ]


def cards(view: View, _: str, words: Words, width: int) -> list[str]:
    """Decks, hands by size, discards and what lies on the table; and hidden cards of which the reader knows."""
    lines = [line for side in SIDES for line in _cards(side, view, words, width)]
    known = [card_place(name, view, words) for name in view.get("known", {})]
    if not known:
        return lines
    return [*lines, *wrapped([words.say("terminal-cards-known"), *(INDENT + line for line in known)], width)]


def _cards(side: str, view: View, words: Words, width: int) -> list[str]:
    """The cards of a side under its letters."""
    head = words.say("terminal-cards-side", letters=Said(words.say(f"letters-{side}")), side=side)
    lines = [cards_of(side, view, words), *players(side, view, words)]
    if view["table"][side]:
        lines.append(words.say("terminal-on-table", cards=names_of(view["table"][side], words)))
    if view["discards"][side]["seen"]:
        lines.append(words.say("terminal-cards-played", cards=names_of(view["discards"][side]["seen"], words)))
    return [*in_colour(wrapped([head], width), side), *wrapped([INDENT + line for line in lines], width)]
