"""The table of the board game as text: the war, the Fellowship, both sides, the map, and the reader's hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ringwar.boardgame.rules.hunt import CRACK_OF_DOOM
from ringwar.boardgame.rules.turn import UNROLLED
from ringwar.boardgame.rules.victory import FREE_POINTS, MOST_CORRUPTION, SHADOW_POINTS
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import DECKS, FREE, NATIONS, SHADOW, SIDES
from ringwar.terminal.looks.boardgame_cards import ALL_EVENTS, described
from ringwar.terminal.looks.boardgame_figures import View, figures, joined, pairs
from ringwar.terminal.looks.boardgame_lands import battle, lands
from ringwar.terminal.looks.boardgame_lords import lords_parts, open_hand
from ringwar.terminal.looks.boardgame_teams import ACTING, acting, barred, card_note, partners, players
from ringwar.terminal.looks.lines import INDENT, paragraphs
from ringwar.words import Said, Words, sentence

WIDTH = 76
"""What fits into a frame on a screen of 80 columns."""

WINS = {FREE: FREE_POINTS, SHADOW: SHADOW_POINTS}


def board_table(view: View, words: Words, width: int = WIDTH) -> list[str]:
    """The table as a side or a spectator sees it, a paragraph for each part of it."""
    parts = [
        _now(view, words),
        fellowship(view, words),
        hunt(view, words),
        lords_parts(view, words),
        *(side_parts(side, view, words) for side in SIDES),
        politics(view, words),
        [words.say("terminal-map")],
        *lands(view, words),
        battle(view, words),
        own_hand(view, words),
        open_hand(view, words),
    ]
    return paragraphs(parts, width)


def _now(view: View, words: Words) -> list[str]:
    """Turn, phase, and who acts."""
    phase = Said(words.say(f"phase-{view['phase']}"))
    line = words.say("terminal-turn", number=view["turn"], phase=phase)
    if view["phase"] == ACTING:
        line = f"{line} {sentence(words.say('terminal-acts', side=acting(view)))}"
    return [line]


def fellowship(view: View, words: Words) -> list[str]:
    """Where the Ring-bearers are, how well hidden and how corrupted, and who is with them."""
    now = view["fellowship"]
    if now["mordor"] is not None:
        where = words.say("terminal-fellowship-mordor", step=now["mordor"], last=CRACK_OF_DOOM)
    elif now["revealed"]:
        where = words.say("terminal-fellowship-found", region=now["at"])
    else:
        where = words.say("terminal-fellowship-at", region=now["at"], progress=now["progress"])
    hidden = words.say("terminal-revealed" if now["revealed"] else "terminal-hidden")
    corruption = words.say("terminal-corruption", count=now["corruption"], most=MOST_CORRUPTION)
    lines = [f"{where} {hidden} {corruption}"]
    lines.append(
        INDENT + words.say("terminal-guide", guide=now["guide"], companions=names_of(now["companions"], words))
    )
    if view["eliminated"]:
        lines.append(INDENT + words.say("terminal-eliminated", characters=names_of(view["eliminated"], words)))
    return lines


def hunt(view: View, words: Words) -> list[str]:
    """The hunt box, the tiles in the pool and out of it, and a tile that is being resolved."""
    hunt = view["hunt"]
    lines = [words.say("terminal-hunt-box", shadow=hunt["box"][SHADOW], free=hunt["box"][FREE])]
    pool = hunt["pool"]
    lines.append(INDENT + words.say("terminal-pool", count=len(pool), tiles=tiles_of(pool, words)))
    if hunt["drawn"]:
        lines.append(INDENT + words.say("terminal-tiles-drawn", tiles=tiles_of(hunt["drawn"], words)))
    if hunt["special_in_play"]:
        lines.append(INDENT + words.say("terminal-tiles-waiting", tiles=tiles_of(hunt["special_in_play"], words)))
    if hunt["removed"]:
        lines.append(INDENT + words.say("terminal-tiles-removed", tiles=tiles_of(hunt["removed"], words)))
    if roll := hunt["roll"]:
        about = {"dice": roll["dice"], "again": roll["re_rolled"], "successes": roll["successes"]}
        lines.append(INDENT + words.say("terminal-hunt-roll", **about))
    if hunt["tile"]:
        lines.append(INDENT + words.say("terminal-tile", tile=hunt["tile"]["tile"], damage=hunt["tile"]["damage"]))
    return lines


def side_parts(side: str, view: View, words: Words) -> list[str]:
    """What a side has: points, rings, dice, cards, and figures that are not on the map."""
    head = words.say(
        "terminal-side", side=side, points=view["points"][side], most=WINS[side], rings=view["rings"][side]
    )
    lines = [sentence(head), INDENT + _dice(view["dice"][side], words), INDENT + cards_of(side, view, words)]
    lines += [INDENT + line for line in (*players(side, view, words), *barred(side, view, words))]
    if view["table"][side]:
        lines.append(INDENT + words.say("terminal-on-table", cards=names_of(view["table"][side], words)))
    for pile, message in (("reinforcements", "terminal-reinforcements"), ("casualties", "terminal-casualties")):
        if there := figures(figures_of(side, view[pile]), words):
            lines.append(INDENT + words.say(message, figures=joined(there)))
    return lines


def _dice(dice: Sequence[str], words: Words) -> str:
    """Action dice by what they show, or how many are still to be rolled."""
    if UNROLLED in dice:
        return words.say("terminal-unrolled", count=len(dice))
    return words.say("terminal-action-dice", dice=_counted(dice, words))


def cards_of(side: str, view: View, words: Words) -> str:
    """How many cards a side has, by their backs; the hands of partners are shown with each of them."""
    decks, discards = pairs(view["decks"][side], words), view["discards"][side]["size"]
    if partners(side, view):
        return words.say("terminal-team-cards", decks=decks, discards=discards)
    hand = view["hands"][side]
    backs = pairs({deck: hand[deck] for deck in DECKS if hand[deck]}, words)
    return words.say("terminal-cards", hand=hand["size"], backs=backs, decks=decks, discards=discards)


def figures_of(side: str, pile: Mapping[str, int]) -> dict[str, int]:
    """Those figures of a pile that are a side's."""
    return {name: number for name, number in pile.items() if number and BY_NAME[name].side == side}


def politics(view: View, words: Words) -> list[str]:
    """The political track: how far each nation is from war, and whether it is active."""
    nations = [track(nation, view["politics"][nation], words) for nation in NATIONS]
    return [words.say("terminal-politics", nations=joined(nations))]


def track(nation: str, now: View, words: Words) -> str:
    """`Gondor 2 steps from war, passive`: where a nation stands on the political track."""
    name = Said(words.say(f"people-{nation}"))
    if not now["steps_to_war"]:
        return words.say("terminal-at-war", nation=name)
    message = "terminal-active" if now["active"] else "terminal-passive"
    return words.say(message, nation=name, steps=now["steps_to_war"])


def own_hand(view: View, words: Words) -> list[str]:
    """The reader's hand."""
    own = next((hand["cards"] for hand in view["hands"].values() if "cards" in hand), None)
    if own is None:
        return []
    cards = [ALL_EVENTS[name] for name in own]
    lines = [INDENT + described(card, words) + card_note(card, view, words) for card in cards]
    return [words.say("terminal-hand", count=len(own)), *lines]


def tiles_of(tiles: Iterable[str], words: Words) -> Said:
    """Tiles by their kind, with the number of those of which there are several: `tile 1 (2)` is not tile 12."""
    kinds = Counter(words.name(tile) for tile in tiles)
    shown = [kind if number == 1 else f"{kind} ({number})" for kind, number in kinds.items()]
    return Said(", ".join(shown) or words.name("none"))


def _counted(things: Iterable[str], words: Words) -> Said:
    """`Character 2, Army 1`: things by their words, each with its number."""
    return pairs(Counter(things), words)


def names_of(things: Iterable[str], words: Words) -> Said:
    """Things by their words, with commas between them."""
    return Said(", ".join(words.name(thing) for thing in things) or words.name("none"))
