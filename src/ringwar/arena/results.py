"""What came of a match: scores, ratings and speed, and all of it as one document."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ringwar.arena.claims import Trial
from ringwar.arena.log import description
from ringwar.arena.matches import Match, Outcome, Pairing
from ringwar.arena.ratings import Contestant, Rating, Ratings
from ringwar.arena.statistics import QUANTILES, Share, Spread, spread


@dataclass(frozen=True)
class Score:
    """What came of the games of one pairing."""

    pairing: Pairing
    sides: tuple[str, str]
    outcomes: Sequence[Outcome]
    """The games that came to their end."""
    broken: int

    @property
    def build(self) -> str:
        """The code and the weights that played, which are the same in all games."""
        return next((outcome.build for outcome in self.outcomes), "")

    def wins(self, side: str) -> Share:
        """How many games a side won."""
        return Share(sum(outcome.winner == side for outcome in self.outcomes), len(self.outcomes))

    def endings(self) -> Counter[tuple[str, str]]:
        """How often each side won in each way."""
        return Counter((outcome.winner, outcome.kind) for outcome in self.outcomes)

    def kinds(self) -> Counter[str]:
        """How often games ended in each way, whoever won."""
        return Counter(outcome.kind for outcome in self.outcomes)

    def turns(self) -> Spread:
        """How many turns the games took."""
        return spread([outcome.turns for outcome in self.outcomes])

    def questions(self) -> Spread:
        """How many questions were asked, Chance's among them."""
        return spread([outcome.questions for outcome in self.outcomes])


@dataclass(frozen=True)
class Speed:
    """How many questions a player answered, how many of them it thought about, and how long it took over them."""

    decisions: int
    seconds: float
    longest: float = 0.0
    thoughts: int = 0
    pondering: float = 0.0

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else 0.0

    @property
    def of_a_thought(self) -> float:
        """The seconds of an answer that was thought about."""
        return self.pondering / self.thoughts if self.thoughts else 0.0


@dataclass(frozen=True)
class Results:
    """All that came of a match, finished or not."""

    match: Match
    version: str
    outcomes: Sequence[Outcome]
    scores: Sequence[Score]
    ratings: Ratings
    trial: Trial | None
    """How far the claim of the match was tested, if it has one."""

    @property
    def failures(self) -> list[Outcome]:
        """The games that broke."""
        return [outcome for outcome in self.outcomes if outcome.error]

    @property
    def seconds(self) -> float:
        """How long all games took, one after another."""
        return sum(outcome.seconds for outcome in self.outcomes)

    def rating(self, player: str, *sides: str) -> Rating | None:
        """A player's rating on one side or the mean of both, if it played there."""
        entries: list[Contestant] = [(player, side) for side in sides or self.match.sides]
        return self.ratings.of(entries) if set(entries) <= set(self.ratings.entries) else None

    def ranking(self) -> list[str]:
        """The players, the strongest first."""
        found = {player: self.rating(player) for player in self.match.players}
        return sorted(found, key=lambda player: (-(rating.points if (rating := found[player]) else 0.0), player))

    def speed(self, player: str) -> Speed:
        """How fast a player answered, in games that came to their end."""
        seats = [(each, seat) for each in self.outcomes for seat in (0, 1) if each.pairing[seat] == player]
        played = [(each, seat) for each, seat in seats if not each.error]
        return Speed(
            sum(each.decisions[seat] for each, seat in played),
            sum(each.thinking[seat] for each, seat in played),
            max((each.longest[seat] for each, seat in played), default=0.0),
            sum(each.thoughts[seat] for each, seat in played),
            sum(each.pondering[seat] for each, seat in played),
        )

    def endings(self) -> list[tuple[str, str]]:
        """The ways in which each side won, side by side."""
        found = {ending for score in self.scores for ending in score.endings()}
        return sorted(found, key=lambda ending: (self.match.sides.index(ending[0]), ending[1]))

    def document(self) -> dict[str, Any]:
        """The result file: the same for the same match, but for `speed`."""
        return {
            "version": self.version,
            "match": description(self.match),
            "games": len(self.outcomes),
            "errors": len(self.failures),
            "failures": [_failure(outcome) for outcome in self.failures],
            "pairings": [_score(score) for score in self.scores],
            "ratings": {"comparable": self.ratings.comparable, "players": self._rated()},
            "claim": self.trial.document() if self.trial else None,
            "speed": self._speed(),
        }

    def _rated(self) -> dict[str, Any]:
        """The ratings of every player: as each side, and overall."""
        both = {player: {"overall": _rating(self.rating(player))} for player in self.match.players}
        for player, found in both.items():
            found.update({side: _rating(self.rating(player, side)) for side in self.match.sides})
        return both

    def _speed(self) -> dict[str, Any]:
        """How fast everything went, which is never the same twice."""
        speeds = {player: self.speed(player) for player in self.match.players}
        return {
            "seconds": round(self.seconds, 3),
            "compiled": sum(outcome.compiled for outcome in self.outcomes),
            "games_per_second": round(len(self.outcomes) / self.seconds, 2) if self.seconds else 0.0,
            "players": {
                player: {
                    "decisions": speed.decisions,
                    "seconds": round(speed.seconds, 3),
                    "decisions_per_second": round(speed.rate, 1),
                    "longest": round(speed.longest, 3),
                    "thoughts": speed.thoughts,
                    "seconds_per_thought": round(speed.of_a_thought, 3),
                }
                for player, speed in speeds.items()
            },
        }


def results_of(match: Match, version: str, outcomes: Iterable[Outcome]) -> Results:
    """What came of the games of a match, in whatever order they ended; those that were not needed do not count."""
    trial = Trial(match, match.claim, outcomes) if match.claim else None
    place = {pairing: number for number, pairing in enumerate(match.pairings)}
    ordered = sorted(
        trial.outcomes if trial else outcomes, key=lambda outcome: (place[outcome.pairing], outcome.number)
    )
    scores = [_scored(match, pairing, ordered) for pairing in match.pairings]
    return Results(match, version, ordered, scores, Ratings(dict(map(_won, scores))), trial)


def _scored(match: Match, pairing: Pairing, outcomes: Iterable[Outcome]) -> Score:
    """What came of the games of one pairing."""
    mine = [outcome for outcome in outcomes if outcome.pairing == pairing]
    finished = [outcome for outcome in mine if not outcome.error]
    return Score(pairing, match.sides, finished, len(mine) - len(finished))


def _won(score: Score) -> tuple[tuple[Contestant, Contestant], tuple[int, int]]:
    """What the ratings know of a pairing."""
    first, second = zip(score.pairing, score.sides, strict=True)
    return (first, second), (score.wins(score.sides[0]).count, score.wins(score.sides[1]).count)


def _failure(outcome: Outcome) -> dict[str, Any]:
    """A broken game as it stands in the result file."""
    return {"pairing": list(outcome.pairing), "game": outcome.number, "error": outcome.error}


def _rating(rating: Rating | None) -> dict[str, float] | None:
    """A rating as it stands in the result file."""
    return {"points": round(rating.points, 1), "error": round(rating.error, 1)} if rating else None


def _score(score: Score) -> dict[str, Any]:
    """A pairing as it stands in the result file."""
    return {
        **dict(zip(score.sides, score.pairing, strict=True)),
        "build": score.build,
        "games": len(score.outcomes) + score.broken,
        "errors": score.broken,
        "wins": {side: _wins(score, side) for side in score.sides},
        "endings": dict(sorted(score.kinds().items())),
        "turns": {**_spread(score.turns()), "counts": {str(turns): n for turns, n in score.turns().counts.items()}},
        "questions": _spread(score.questions()),
    }


def _wins(score: Score, side: str) -> dict[str, Any]:
    """The wins of a side as they stand in the result file."""
    share = score.wins(side)
    ways = {kind: count for (winner, kind), count in sorted(score.endings().items()) if winner == side}
    low, high = share.interval
    numbers = {"share": share.value if share.total else None, "low": low, "high": high}
    rounded = {name: None if number is None else round(number, 6) for name, number in numbers.items()}
    return {"count": share.count, **rounded, "endings": ways}


def _spread(found: Spread) -> dict[str, Any]:
    """A spread in numbers; None where nothing came to its end."""
    if not found.total:
        return {"mean": None, "median": None, "quantiles": None}
    quantiles = {f"{percentage:02}": round(found.quantile(percentage), 2) for percentage in QUANTILES}
    return {"mean": round(found.mean, 3), "median": quantiles["50"], "quantiles": quantiles}
