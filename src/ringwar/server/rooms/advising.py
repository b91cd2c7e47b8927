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
from ringwar.players.advice import Hint, asked
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


def are_hints_had(room: Room, caller: Caller) -> bool:
    """Whether the caller has something to choose, where hints are fair."""
    seats = room.seats_of(caller)
    chooses = any(each.side in seats and len(each.options) > 1 for each in room.position.questions)
    return chooses and are_hints_fair(room, caller)


def hinted(room: Room, caller: Caller, seat: str, drafted: Sequence[str]) -> Position[Any]:
    """Where a seat of the caller is asked after its draft; Denied where somebody else plays, or nothing is asked."""
    room.seated(caller, seat)
    if not are_hints_fair(room, caller):
        raise Denied(FORBIDDEN, "no-hints")
    draft = Draft(room.position, seat)
    for answer in drafted:
        draft.add(answer)
    if draft.question is None:
        raise Denied(CONFLICT, "question-closed", more={"question": None}, seat=seat)
    asked(draft.position, seat)
    return draft.position


def hint_said(position: Position[Any], hint: Hint, voice: Voice) -> dict[str, Any]:
    """A hint with words for every option and every reason."""
    said = voice.words.options(asked(position, hint["seat"]).json())
    options = [
        {
            **option,
            "words": said[option["name"]],
            "reason": {**option["reason"], "words": voice.words.hint_reason(option["reason"])},
        }
        for option in hint["options"]
    ]
    return {**hint, "options": options}


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
