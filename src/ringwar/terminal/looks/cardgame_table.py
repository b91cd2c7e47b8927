"""The table of the card game as text: what lies where, whose it is, and who would win what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ringwar.cardgame.table.facts import BATTLEGROUNDS, FREE, PATHS, SHADOW, card, scenario
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.terminal.looks.cardgame_cards import described
from ringwar.terminal.looks.lines import INDENT, paragraphs
from ringwar.words import Said, Words, sentence

View = Mapping[str, Any]

WIDTH = 76
"""What fits into a frame on a screen of 80 columns."""


def card_table(view: View, words: Words, width: int = WIDTH) -> list[str]:
    """The table as a seat or a spectator sees it, a paragraph for each part of it."""
    parts = [
        now(view, words),
        *locations(view, words),
        *_sides(view, words),
        to_come(view, words),
        own_cards(view, words),
    ]
    return paragraphs(parts, width)


def now(view: View, words: Words) -> list[str]:
    """Round, step, who begins, whose turn it is, and what is going on."""
    step = Said(words.say(f"step-{view['step']}"))
    lines = [words.say("terminal-round", number=view["round"], step=step, player=view["starting_player"])]
    if view["step"] == "actions":
        lines.append(words.say("terminal-turn", player=view["to_act"]))
    if view["passed"]:
        lines.append(words.say("terminal-passed", players=listed(view["passed"], words)))
    if view["resolving"]:
        lines.append(words.say("terminal-resolving", cards=view["resolving"]))
    if view["lasting"]:
        lines.append(words.say("terminal-lasting", cards=view["lasting"]))
    if view["combat"]:
        fought = view["combat"]
        lines.append(words.say("terminal-combat", location=fought["location"], count=fought["uncancelled"]))
    return [" ".join(lines)]


def locations(view: View, words: Words) -> list[list[str]]:
    """A paragraph for each active location."""
    active = view["battlegrounds"] if view["path"] is None else [*view["battlegrounds"], view["path"]]
    return [location(place, view, words) for place in active]


def location(place: View, view: View, words: Words) -> list[str]:
    """A location with its totals and cards."""
    return (_path if "number" in place else _battleground)(place, view, words)


def _battleground(place: View, view: View, words: Words) -> list[str]:
    facts = BATTLEGROUNDS[place["id"]]
    head = words.say("terminal-battleground", location=place["id"], points=place["points"])
    lines = [head, INDENT + _outlook(place, words)]
    if place["reactivated_from"] == ENEMY[facts.side]:
        lines.append(INDENT + words.say("terminal-reactivated", side=place["reactivated_from"]))
    lines += _added(place, words)
    attackers, defenders = _there(place, ENEMY[facts.side], view, words), _there(place, facts.side, view, words)
    factions = {"attack": listed(sorted(facts.attackers), words), "defence": listed(sorted(facts.defenders), words)}
    lines.append(INDENT + words.say("terminal-attackers", factions=factions["attack"], cards=attackers))
    return [*lines, INDENT + words.say("terminal-defenders", factions=factions["defence"], cards=defenders)]


def _path(place: View, view: View, words: Words) -> list[str]:
    last = scenario(view["scenario"]).last_path
    head = words.say("terminal-path", location=place["id"], number=place["number"], last=last, points=place["points"])
    attackers, defenders = _there(place, SHADOW, view, words), _there(place, FREE, view, words)
    lines = [head, INDENT + _outlook(place, words), *_added(place, words)]
    lines.append(INDENT + words.say("terminal-attackers", factions=SHADOW, cards=attackers))
    return [*lines, INDENT + words.say("terminal-defenders", factions=FREE, cards=defenders)]


def _outlook(place: View, words: Words) -> str:
    """The totals of a location and who would win it now; a path won by the Shadow gives what was not cancelled."""
    winner, attack, defense = place["winner_now"], place["attack"], place["defense"]
    totals = words.say("terminal-totals", attack=attack, defense=defense)
    if winner is None:
        return f"{totals} {words.say('terminal-nobody-wins')}"
    if winner == SHADOW and "number" in place:
        return f"{totals} {words.say('terminal-corrupts', count=attack - defense)}"
    return f"{totals} {words.say('terminal-wins', side=winner)}"


def _added(place: View, words: Words) -> list[str]:
    tokens = place["tokens"]
    if not any(tokens.values()):
        return []
    return [INDENT + words.say("terminal-added", icons=_icons(tokens, words))]


def _there(place: View, side: str, view: View, words: Words) -> Said:
    """The cards of a side on a location, with their owners where that side has several players."""
    several = sum(seat["side"] == side for seat in view["seats"].values()) > 1
    cards = [each for each in place["cards"] if view["seats"][each["seat"]]["side"] == side]
    shown = [in_play(each, words, words.name(each["seat"]) if several else "") for each in cards]
    return Said("; ".join(shown) or words.name("none"))


def in_play(shown: View, words: Words, note: str = "") -> str:
    """A card with its items, added icons, and a note in brackets."""
    text = words.name(shown["card"])
    if shown["items"]:
        text = words.say("terminal-with", card=Said(text), items=shown["items"])
    if any(shown["tokens"].values()):
        text = words.say("terminal-plus", card=Said(text), icons=_icons(shown["tokens"], words))
    return f"{text} ({note})" if note else text


def _icons(tokens: Mapping[str, int], words: Words) -> Said:
    parts = [Said(words.say(f"icons-{kind}", count=count)) for kind, count in tokens.items() if count]
    return Said(", ".join(parts))


def _sides(view: View, words: Words) -> list[list[str]]:
    """A paragraph for each side: what it has won, and its players with their reserves."""
    return [
        [
            score(side, view, words),
            *(
                line
                for name, seat in view["seats"].items()
                if seat["side"] == side
                for line in player(name, seat, words)
            ),
        ]
        for side in (FREE, SHADOW)
    ]


def player(name: str, seat: View, words: Words) -> list[str]:
    """What everybody may know of a seat."""
    lines = [INDENT + counts(name, seat, words)]
    if seat["reserve"]:
        lines.append(INDENT * 2 + words.say("terminal-reserve", cards=reserve_of(seat, words)))
    if seat["hand_seen"] and "hand" not in seat:
        lines.append(INDENT * 2 + words.say("terminal-known", cards=seat["hand_seen"]))
    return lines


def reserve_of(seat: View, words: Words) -> Said:
    """The cards in the reserve of a seat."""
    new = words.say("terminal-new")
    cards = [in_play(each, words, new if each["locked"] else "") for each in seat["reserve"]]
    return Said("; ".join(cards) or words.name("none"))


def counts(name: str, seat: View, words: Words) -> str:
    """How many cards a seat has where, and whether it holds the Ring."""
    line = words.say(
        "terminal-player",
        player=name,
        hand=seat["hand_size"],
        deck=seat["deck_size"],
        cycled=seat["cycle_size"],
        eliminated=seat["eliminated_size"],
        limit=seat["carryover_limit"],
    )
    return line + words.say("terminal-ring") if seat["ring_token"] else line


def score(side: str, view: View, words: Words) -> str:
    """A scoring area: locations with their points, and corruption."""
    won = [place for place in view["scoring"][side] if side == FREE or place not in PATHS]
    parts = [f"{words.name(place)} {_points(place)}" for place in won]
    if side == SHADOW and view["corruption"]:
        parts.append(words.say("terminal-corruption", count=view["corruption"]))
    line = sentence(words.say("terminal-score", side=side, points=view["points"][side]))
    return f"{line}: {', '.join(parts)}" if parts else line


def _points(place: str) -> int:
    return PATHS[place].points if place in PATHS else BATTLEGROUNDS[place].points


def to_come(view: View, words: Words) -> list[str]:
    """What is left of the location decks."""
    lines = []
    for side, deck in view["battleground_decks"].items():
        if deck:
            lines.append(words.say("terminal-battlegrounds-left", side=side, locations=listed(deck, words)))
    coming = scenario(view["scenario"]).battlegrounds_by_round.get(view["round"] + 1, ())
    if coming:
        names = listed([place.name for place in coming], words)
        lines.append(words.say("terminal-battlegrounds-next", locations=names))
    number = view["path_number"] + 1
    paths = [path for path in view["path_deck"] if PATHS[path].number == number]
    if paths:
        lines.append(words.say("terminal-paths-next", number=number, locations=listed(paths, words)))
    return lines


def own_cards(view: View, words: Words) -> list[str]:
    """The reader's hand, and cards that only the reader may see."""
    own = next((seat for seat in view["seats"].values() if "hand" in seat), None)
    if own is None:
        return []
    lines = [words.say("terminal-hand", count=len(own["hand"])), *_described(own["hand"], words)]
    if own["drawn"]:
        lines += [words.say("terminal-drawn"), *_described(own["drawn"], words)]
    if own["top"]:
        lines.append(words.say("terminal-top", card=own["top"][0]))
    return lines


def _described(names: Sequence[str], words: Words) -> list[str]:
    return [INDENT + described(card(name), words) for name in names]


def listed(things: Iterable[str], words: Words) -> Said:
    """Things by their words, with commas between them."""
    return Said(", ".join(words.name(thing) for thing in things))
