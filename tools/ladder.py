"""The ladder of the computer players: `python tools/ladder.py [PART...] --minutes 30 --jobs 2`.

A part is a rule set (`boardgame`), one of its claims (`boardgame/hard-normal`), or somebody meeting itself there
(`boardgame/hard`); without one, everything in ladder.toml, in its order. What was played before is gone on with; a
claim is over as soon as it is sure, self-play when all games are played. Results are written to docs/arena: NAME.json
and NAME.html for each rule set, and README.md about all of them. Every game is noted in NAME.games.jsonl beside them,
which is kept packed, as NAME.games.jsonl.gz: so whoever goes on elsewhere goes on with all of them.

Only games of one build of code and weights count together. After a change that should not matter, --same plays one
game of each pairing again: where it has the same answers, the older games count as games of this build.
--list says how everything stands; --page only writes README.md again.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from ringwar import games
from ringwar.arena import Claim, Log, Match, Outcome, Pairing, Results, Trial, go_on, play, results_of, round_robin
from ringwar.arena.builds import build_of
from ringwar.arena.claims import claim_pairings
from ringwar.arena.matches import sides_of
from ringwar.arena.report import page
from ringwar.files import write
from ringwar.players import PLAYERS
from ringwar.words import Words
from tools.ladder_page import readme

LADDER = Path(__file__).with_suffix(".toml")
FOLDER = Path(__file__).parents[1] / "docs" / "arena"
MOST_GAMES = 1_000_000
"""More than anybody will ever play of a pairing."""


@dataclass(frozen=True)
class Part:
    """Some games of a rule set that belong together: those that test a claim, or somebody meeting itself."""

    name: str
    match: Match

    @property
    def missing(self) -> list[str]:
        """The players that there are not yet."""
        return [player for player in self.match.players if player not in PLAYERS]


@dataclass(frozen=True)
class Rung:
    """A rule set, with all that is to be played in it."""

    name: str
    title: str
    everything: Match
    """All games that could ever be played in it."""
    parts: tuple[Part, ...]


def rungs(file: Path = LADDER) -> dict[str, Rung]:
    """The ladder: every rule set by its name."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    seed, players = data.pop("seed"), data.pop("players")
    return {name: _rung(name, each, f"{seed}/{name}", round_robin(players)) for name, each in data.items()}


def _rung(name: str, data: Mapping[str, Any], seed: str, pairings: tuple[Pairing, ...]) -> Rung:
    ruleset = games.ruleset(data["game"])
    setup = ruleset.setup(data.get("scenario"), data.get("players"), data.get("expansions", ()), data.get("options"))
    sides = sides_of(ruleset, setup)
    parts = []
    for each in data["claims"]:
        claim = Claim(each["better"], each["weaker"], each["share"])
        met = Match(setup, sides, claim_pairings(claim), each["most"], seed, claim=claim)
        parts.append(Part(f"{name}/{claim.better}-{claim.weaker}", met))
    for player, number in data["self_play"].items():
        parts.append(Part(f"{name}/{player}", Match(setup, sides, ((player, player),), number, seed)))
    return Rung(name, data["title"], Match(setup, sides, pairings, MOST_GAMES, seed), tuple(parts))


class Book:
    """The games of a rule set: all that were ever noted, and those that count now."""

    def __init__(self, rung: Rung, folder: Path) -> None:
        self.rung = rung
        self.folder = folder
        file = folder / f"{rung.name}.games.jsonl"
        self.packed = file.with_suffix(".jsonl.gz")
        if not file.exists() and self.packed.exists():
            file.write_bytes(gzip.decompress(self.packed.read_bytes()))
        self.log = Log(file, rung.everything, version("ringwar"))

    def __enter__(self) -> Book:
        return self

    def __exit__(self, *_: object) -> None:
        self.log.close()

    def build(self, pairing: Pairing) -> str:
        """The code and the weights by which two players play now."""
        return build_of(self.rung.everything.setup, pairing)

    def games(self, pairings: Iterable[Pairing]) -> list[Outcome]:
        """The games of some pairings that were played by the code and the weights of today."""
        wanted = {pairing: self.build(pairing) for pairing in pairings}
        return [each for each in self.log.outcomes.values() if wanted.get(each.pairing) == each.build]

    def older(self) -> dict[tuple[Pairing, str], list[Outcome]]:
        """All other games of players that there are, by pairing and build."""
        found: dict[tuple[Pairing, str], list[Outcome]] = {}
        for each in self.log.outcomes.values():
            if set(each.pairing) <= PLAYERS.keys() and each.build != self.build(each.pairing):
                found.setdefault((each.pairing, each.build), []).append(each)
        return found

    def results(self) -> Results:
        """What came of all games that count, claims aside."""
        known = [pairing for pairing in self.log.match.pairings if set(pairing) <= PLAYERS.keys()]
        played = self.games(known)
        there = tuple(pairing for pairing in known if any(each.pairing == pairing for each in played))
        most = max((each.number for each in played), default=1)
        return results_of(replace(self.log.match, pairings=there, games=most), version("ringwar"), played)

    def write(self) -> None:
        """Put what came of it into the result file and the page of the rule set."""
        results, file = self.results(), self.folder / f"{self.rung.name}.json"
        if not results.outcomes:
            return
        before = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        document = {
            **results.document(),
            "title": self.rung.title,
            "claims": list(self._claims(before.get("claims", []))),
            "earlier": list(self._earlier(results, before)),
        }
        write(file, json.dumps(document, indent=1, sort_keys=True, ensure_ascii=False) + "\n")
        write(file.with_suffix(".html"), page(results, Words(game=results.match.setup.game)))
        self.packed.write_bytes(gzip.compress(self.log.path.read_bytes(), mtime=0))

    def _earlier(self, results: Results, before: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """The pairings as they stood that nobody has played since."""
        if "claims" not in before:
            return
        first, second = results.match.sides
        for pairing in [*before["pairings"], *before["earlier"]]:
            if (pairing[first], pairing[second]) not in results.match.pairings:
                yield pairing

    def _claims(self, before: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Every claim by the games of this build, or as it stood where none was played since."""
        for part in self.rung.parts:
            claim, match = part.match.claim, part.match
            if claim is None:
                continue
            trial = None if part.missing else Trial(match, claim, self.games(match.pairings))
            if trial and trial.rounds:
                yield {**trial.document(), "build": self.build(match.pairings[0])}
                continue
            yield from (each for each in before if (each["better"], each["weaker"]) == (claim.better, claim.weaker))


def run(rung: Rung, parts: Sequence[Part], end: float, jobs: int, folder: Path = FOLDER) -> None:
    """Play parts of a rule set until they are over or the time is up, and write what came of it."""
    with Book(rung, folder) as book:
        try:
            for part in parts:
                if monotonic() < end:
                    _play(book, part, end, jobs)
        finally:
            book.write()


def _play(book: Book, part: Part, end: float, jobs: int) -> None:
    """Play one part."""
    with closing(go_on(part.match, book.games(part.match.pairings), jobs)) as played:
        for outcome, _ in played:
            book.log.add(outcome)
            if outcome.error:
                print(f"{part.name}: game {outcome.number} broke: {outcome.error}", file=sys.stderr)
            if monotonic() > end:
                break
    print(standing(book, part), flush=True)


def standing(book: Book, part: Part) -> str:
    """How far a part is, on a line."""
    if part.missing:
        return f"{part.name}: there is no player {part.missing[0]!r} yet"
    played, match = book.games(part.match.pairings), part.match
    if match.claim is None:
        return f"{part.name}: {min(len(played), match.games)} of {match.games} games"
    trial = Trial(match, match.claim, played)
    low, high = trial.pairs.interval
    share = f"{100 * trial.pairs.share:.1f} % ({100 * low:.0f}-{100 * high:.0f})" if trial.rounds else "nothing played"
    return f"{part.name}: {trial.verdict}, {share}, {trial.rounds} of {match.games} rounds"


def same(rung: Rung, folder: Path = FOLDER) -> Iterator[str]:
    """Take older games for games of this build where the first of them is played just the same; says which."""
    with Book(rung, folder) as book:
        for (pairing, build), older in book.older().items():
            first = min(older, key=lambda each: each.number)
            again, _ = play(book.log.match, (pairing, first.number))
            if again.moves == first.moves:
                for each in older:
                    book.log.add(replace(each, build=again.build))
            said = "the same as" if again.moves == first.moves else "other games than"
            yield f"{rung.name}: {' against '.join(pairing)} plays {said} build {build} ({len(older)} games)"
        book.write()


def chosen(ladder: Mapping[str, Rung], names: Sequence[str]) -> dict[str, list[Part]]:
    """The parts that are wanted, by rule set; ValueError for a name that is none, or a player that there is not."""
    every = {part.name: part for rung in ladder.values() for part in rung.parts}
    for name in names:
        if name not in ladder and name not in every:
            raise ValueError(f"there is no part {name!r}; rule sets are: {', '.join(ladder)}")
        if name in every and every[name].missing:
            raise ValueError(f"{name}: there is no player {every[name].missing[0]!r} yet")
    found = {
        name: [part for part in rung.parts if not part.missing and (not names or {name, part.name} & set(names))]
        for name, rung in ladder.items()
    }
    return {name: parts for name, parts in found.items() if parts}


def main(given: Sequence[str] | None = None) -> int:
    """Play for so long, or say how everything stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", metavar="PART", nargs="*")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--same", action="store_true")
    parser.add_argument("--page", action="store_true")
    arguments = parser.parse_args(given)
    ladder = rungs()
    try:
        wanted = chosen(ladder, arguments.parts)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.list:
        _list(ladder)
        return 0
    end = monotonic() + 60 * arguments.minutes
    try:
        for name, parts in wanted.items():
            if arguments.same:
                for line in same(ladder[name]):
                    print(line, flush=True)
            elif not arguments.page and monotonic() < end:
                run(ladder[name], parts, end, arguments.jobs)
    except KeyboardInterrupt:
        return 130
    finally:
        write(FOLDER / "README.md", readme(FOLDER, LADDER))
    return 0


def _list(ladder: Mapping[str, Rung]) -> None:
    for rung in ladder.values():
        with Book(rung, FOLDER) as book:
            for part in rung.parts:
                print(standing(book, part))


if __name__ == "__main__":
    sys.exit(main())
