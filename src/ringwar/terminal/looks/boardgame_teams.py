"""What the table of the board game shows besides where three or four play: players, their armies, their standing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ringwar.boardgame.rules.teams import FOUR, NATIONS_OF
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import DECKS, FREE, LEADER, EventCard
from ringwar.terminal.looks.boardgame_figures import ArmyView, View, figures, joined, pairs, side_of
from ringwar.words import Said, Words, sentence

ACTING = "actions"


def acting(view: View) -> str:
    """Whose turn it is: the player, or the side where that is one player."""
    side: str = view["to_act"]
    actor: str = view["teams"]["actors"][side] if "teams" in view else side
    return actor


def speaker(side: str, view: View) -> str:
    """Who decides for a side now."""
    seat: str = view["teams"]["speakers"][side] if "teams" in view else side
    return seat


def captor(region: str, view: View) -> str:
    """Who holds a captured settlement."""
    side: str = view["control"][region]
    seat: str = view["teams"]["captors"].get(region, side) if "teams" in view else side
    return seat


def partners(side: str, view: View) -> list[str]:
    """The players of a team; nobody where a side is one player."""
    return [seat for seat in view["hands"] if FOUR.get(seat) == side]


# Players


def players(side: str, view: View, words: Words) -> list[str]:
    """A line for each player of a team."""
    return [sentence(_player(seat, side, view, words)) for seat in partners(side, view)]


def _player(seat: str, side: str, view: View, words: Words) -> str:
    """`The Rohan player (Rohan, North, Dwarves), acting now: hand 2 (Character 2); balance 0 points`."""
    hand = view["hands"][seat]
    nations = ", ".join(words.say(f"people-{nation}") for nation in NATIONS_OF[seat])
    return words.say(
        "terminal-player",
        seat=seat,
        nations=Said(nations),
        roles=Said("".join(f", {role}" for role in _roles(seat, side, view, words))),
        hand=hand["size"],
        backs=pairs({deck: hand[deck] for deck in DECKS if hand[deck]}, words),
        points=view["teams"]["standing"][seat],
    )


def _roles(seat: str, side: str, view: View, words: Words) -> list[str]:
    """Whether a player leads the team, and whether it is his turn."""
    teams = view["teams"]
    roles = [words.say("terminal-leads")] if teams["leading"][side] == seat else []
    if teams["actors"][side] != seat:
        return roles
    now = view["phase"] == ACTING and view["to_act"] == side
    return [*roles, words.say("terminal-acts-now" if now else "terminal-acts-next")]


def card_note(card: EventCard, view: View, words: Words) -> str:
    """Whose event a card is, where that is the reader's partner."""
    reader = next((seat for seat, hand in view["hands"].items() if "cards" in hand), None)
    if reader not in NATIONS_OF or card.player in (None, reader):
        return ""
    return words.say("terminal-partners-event", seat=card.player)


def champions(view: View, words: Words) -> list[str]:
    """Who of the winning team has won for himself."""
    teams = view.get("teams", {})
    seats = teams.get("champions", [])
    if not seats:
        return []
    points = teams["standing"][seats[0]]
    return [sentence(words.say("event-champions", side=FOUR[seats[0]], seats=seats, points=points))]


# One player against two


def barred(side: str, view: View, words: Words) -> list[str]:
    """What the player without a partner may not do in the next action, after the last one."""
    if "teams" not in view or side != FREE or partners(side, view):
        return []
    last = view["teams"]["last"]
    lines = []
    if nations := _nations([*last["nations"], *(nation for army in last["armies"] for nation in army)], words):
        lines.append(words.say("terminal-barred", nations=nations))
    if armies := _barred_armies(last, view, words):
        lines.append(words.say("terminal-barred-armies", armies=joined(armies)))
    return lines


def _barred_armies(last: Mapping[str, Any], view: View, words: Words) -> list[str]:
    """The armies that may neither move nor attack: by nation, alone or at all, and by place."""
    there = [name for name in dict.fromkeys(last["regions"]) if _is_held(name, view)]
    parts = [words.say("terminal-army-in", region=name) for name in there]
    if every := _nations(last["nations"], words):
        parts.append(words.say("terminal-army-with", nations=every))
    alone = [army[0] for army in last["armies"] if len(army) == 1 and army[0] not in last["nations"]]
    return [*parts, *(words.say("terminal-army-of", nations=_nations([nation], words)) for nation in _once(alone))]


def _is_held(region: str, view: View) -> bool:
    """Whether the Free Peoples have an army in a region."""
    armies = [view[zone][region] for zone in ("armies", "besieged") if region in view[zone]]
    return any(side_of(army) == FREE for army in armies)


def _nations(nations: Sequence[str], words: Words) -> Said:
    return Said(", ".join(words.say(f"people-{nation}") for nation in _once(nations)))


def _once(names: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(names))


# Armies of two partners


def team_figures(army: ArmyView, region: str, view: View, words: Words) -> list[str]:
    """The figures of an army; those of two partners as one mixed army with its commander, or as two armies."""
    if not army or "teams" not in view:
        return figures(army, words)
    side = side_of(army)
    commander = view["teams"]["commanders"][side].get(region)
    if commander is not None:
        return [words.say("terminal-mixed", figures=joined(figures(army, words)), seat=commander)]
    owners = {seat: _own(army, seat) for seat in partners(side, view)}
    if not owners or not all(map(_has_units, owners.values())):
        return figures(army, words)
    return [
        words.say("terminal-separate", figures=joined(figures(own, words)), seat=seat) for seat, own in owners.items()
    ]


def _has_units(army: ArmyView) -> bool:
    return any(BY_NAME[name].kind != LEADER for name in army)


def _own(army: ArmyView, seat: str) -> dict[str, int]:
    """The figures of a player in an army."""
    return {name: number for name, number in army.items() if BY_NAME[name].nation in NATIONS_OF[seat]}
