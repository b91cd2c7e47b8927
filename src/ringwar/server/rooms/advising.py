"""Advice for a seat: what a computer player would do there, and the odds by what the seat sees."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from ringwar.boardgame.odds.exact import hunt_odds_of_view
from ringwar.boardgame.odds.seen import battle_of_view, battle_on
from ringwar.boardgame.table.facts import REGIONS
from ringwar.boardgame_odds import battle_said, hunt_said
from ringwar.hosting import Draft
from ringwar.kernel import Position, Refusal
from ringwar.server.base.errors import CONFLICT, FORBIDDEN, Denied
from ringwar.server.rooms.room import Caller, Room
from ringwar.server.rooms.speaking import Voice
from ringwar.server.store.games import COMPUTER
from ringwar.words import Words

WITH_ODDS = "boardgame"


# Hints


def are_hints_fair(room: Room, caller: Caller) -> bool:
    """Whether nobody plays but the caller, whoever shares the screen, and computers."""
    return all(each.kind == COMPUTER or each.person == caller.person for each in room.row.seats.values())


def check_hints(room: Room, caller: Caller, seat: str) -> None:
    """Denied unless a seat of the caller is asked, in a game in which nobody else plays."""
    room.seated(caller, seat)
    if not are_hints_fair(room, caller):
        raise Denied(FORBIDDEN, "no-hints")
    if all(question.side != seat for question in room.position.questions):
        raise Denied(CONFLICT, "question-closed", more={"question": None}, seat=seat)


def hint(position: Position[Any], seat: str, names: Sequence[str], voice: Voice) -> list[dict[str, Any]]:
    """Answers in words, as far as the seat may know what comes after them."""
    draft = Draft(position, seat)
    told: list[dict[str, Any]] = []
    for name in names:
        question = draft.question
        if question is None:
            break
        asked = voice.question(question.json())
        option = next(each for each in asked["options"] if each["name"] == name)
        told.append({"key": asked["key"], "question": asked["words"], "name": name, "words": option["words"]})
        draft.add(name)
    return told


# Odds


def odds(room: Room, seat: str, at: str | None, origin: str | None, words: Words) -> dict[str, Any]:
    """The odds of the battle that is on, or of one that could be, and of the next move of the Fellowship."""
    if room.row.game != WITH_ODDS:
        raise Refusal("no-odds")
    for region in (at, origin):
        if region is not None and region not in REGIONS:
            raise Refusal("no-such-region", region=region)
    view = room.position.view(seat)
    battle = battle_on(view) if at is None else battle_of_view(view, at, origin)
    hunt = hunt_odds_of_view(view)[0] if view["hunt"]["pool"] else None
    return {
        "battle": battle
        and {"at": battle.at, "from": battle.origin, **battle.odds.json(), "words": battle_said(battle, words)},
        "hunt": hunt and {**asdict(hunt), "words": hunt_said(hunt, words)},
    }
