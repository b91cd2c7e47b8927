"""What a table with teams keeps besides, as a part of documents."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ringwar.boardgame.documents.document import Document
from ringwar.boardgame.rules.teams import is_shared
from ringwar.boardgame.table import facts
from ringwar.boardgame.table.armies import NATION_BIT
from ringwar.boardgame.table.facts import FREE, NATIONS, SIDES, Region
from ringwar.boardgame.table.state import LastAction, State, Teams
from ringwar.kernel.fields import found, listed, mapping, names, one_of, only, refusal

TEAM_FIELDS = ("leading", "actors", "merged", "refusals", "waived", "captors", "last", "command")
LAST_FIELDS = ("armies", "nations", "regions")


def write_teams(state: State, teams: Teams) -> dict[str, Any]:
    """BG-MULTI-06, BG-MULTI-25, BG-MULTI-39, BG-MULTI-59, BG-MULTI-66. Who leads and acts, and the rest."""
    return {
        "leading": dict(teams.leading),
        "actors": dict(teams.actors),
        "merged": {side: sorted(region.name for region, whose in teams.merged if whose == side) for side in SIDES},
        "refusals": _by_seat(state.refusals),
        "waived": _by_seat(state.waived),
        "captors": {region.name: seat for region, seat in teams.captors.items()},
        "last": {
            "armies": [_nations(army) for army in teams.last.armies],
            "nations": _nations(teams.last.nations),
            "regions": [region.name for region in teams.last.regions],
        },
        "command": _nations(state.command),
    }


def _by_seat(refusals: Collection[tuple[Region, str]]) -> dict[str, list[str]]:
    """BG-MULTI-42. By seat: where it would not merge its army with its partner's this turn, or propose it."""
    seats = sorted({seat for _, seat in refusals})
    return {seat: sorted(region.name for region, whose in refusals if whose == seat) for seat in seats}


def _nations(peoples: int) -> list[str]:
    return [nation for nation in NATIONS if NATION_BIT[nation] & peoples]


def read_teams(document: Document) -> None:
    """Lay out what a document says of teams; Refusal for anything impossible."""
    state, fields = document.state, document.fields("teams")
    if state.teams is None:
        only(fields, (), "teams")
        return
    only(fields, TEAM_FIELDS, "teams")
    teams = state.teams
    for name, seats in (("leading", teams.leading), ("actors", teams.actors)):
        for side, seat in mapping(fields.get(name, {}), f"teams.{name}").items():
            able = tuple(each for each, team in state.rules.seats.items() if team == side)
            one_of(side, SIDES, f"teams.{name}")
            seats[side] = one_of(seat, able, f"teams.{name}.{side}")
    _read_merged(state, teams, mapping(fields.get("merged", {}), "teams.merged"))
    state.refusals |= _refused(state, fields, "refusals")
    state.waived |= _refused(state, fields, "waived")
    _read_captors(state, teams, mapping(fields.get("captors", {}), "teams.captors"))
    last = mapping(fields.get("last", {}), "teams.last")
    only(last, LAST_FIELDS, "teams.last")
    if FREE not in state.rules.seats and any(last.values()):
        raise refusal("teams.last", "last-alone", ("BG-MULTI-59",))
    teams.last = LastAction(
        tuple(_peoples(each, "teams.last.armies") for each in listed(last.get("armies", ()), "teams.last.armies")),
        _peoples(last.get("nations", ()), "teams.last.nations"),
        tuple(found(facts.region, name, at) for at, name in names(last.get("regions", ()), "teams.last.regions")),
    )
    if "command" in fields:
        state.command = _peoples(fields["command"], "teams.command")


def _peoples(value: Any, at: str) -> int:
    found = 0
    for nation in listed(value, at):
        found |= NATION_BIT[one_of(nation, NATIONS, at)]
    return found


def _read_merged(state: State, teams: Teams, fields: Mapping[str, Any]) -> None:
    """BG-MULTI-39. Mixed armies are where both partners have units."""
    for side, regions in fields.items():
        one_of(side, SIDES, "teams.merged")
        for at, name in names(regions, f"teams.merged.{side}"):
            region = found(facts.region, name, at)
            armies = [zone[region] for zone in (state.armies, state.boxes) if region in zone]
            if not any(army.side == side and is_shared(army, side, state.rules.seats) for army in armies):
                raise refusal(at, "no-mixed-army", ("BG-MULTI-39",), region=name)
            teams.merged |= {(region, side)}


def _refused(state: State, fields: Mapping[str, Any], field: str) -> frozenset[tuple[Region, str]]:
    """BG-MULTI-42. Refusals are those of players who have a partner."""
    refused: set[tuple[Region, str]] = set()
    for seat, regions in mapping(fields.get(field, {}), f"teams.{field}").items():
        one_of(seat, tuple(each for each in state.rules.seats if each not in SIDES), f"teams.{field}")
        refused |= {(found(facts.region, name, at), seat) for at, name in names(regions, f"teams.{field}.{seat}")}
    return frozenset(refused)


def _read_captors(state: State, teams: Teams, fields: Mapping[str, Any]) -> None:
    """BG-MULTI-66. Every captured settlement has a captor of the side that holds it: by default who leads."""
    for name, seat in fields.items():
        region = found(facts.region, name, "teams.captors")
        able = tuple(each for each, side in state.rules.seats.items() if side == state.control.get(region))
        teams.captors[region] = one_of(seat, able, f"teams.captors.{name}")
    for region, side in state.control.items():
        teams.captors.setdefault(region, teams.leading[side])
