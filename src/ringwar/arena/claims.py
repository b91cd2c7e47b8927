"""Claims: which games of a match test one, when it is decided, and what is said of it."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from typing import Any

from ringwar.arena.matches import Match, Outcome, Pairing, play_match
from ringwar.arena.sequential import ERROR, UNSURE, Claim, Pairs, verdict
from ringwar.arena.statistics import Share, difference


def claim_pairings(claim: Claim) -> tuple[Pairing, ...]:
    """Both players meet on both sides; the weaker one meets itself, to see what a seat is worth to it."""
    return (claim.better, claim.weaker), (claim.weaker, claim.better), (claim.weaker, claim.weaker)


class Trial:
    """How far the claim of a match was tested by the games that are over.

    A round is the games of one number. Rounds count in their order, and only when all their games are over, so that
    short games do not come first and the number of processes does not matter. What was played after the round that
    decided the claim does not count.
    """

    def __init__(self, match: Match, claim: Claim, outcomes: Iterable[Outcome]) -> None:
        over = {(each.pairing, each.number): each for each in outcomes}
        self.match = match
        self.claim = claim
        self.outcomes: list[Outcome] = []
        """The games that count."""
        self.pairs = Pairs()
        self.verdict = UNSURE
        self.rounds = 0
        while self.verdict == UNSURE and (games := self._round(over, self.rounds + 1)):
            self.rounds += 1
            self.outcomes += games
            self.pairs = self.pairs.plus(self._wins(games))
            self.verdict = verdict(self.pairs, claim.share)

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be played."""
        return self.verdict != UNSURE or self.rounds == self.match.games

    def _round(self, over: Mapping[tuple[Pairing, int], Outcome], number: int) -> list[Outcome]:
        """The games of a round that is over; none where one is missing."""
        found = [over.get((pairing, number)) for pairing in self.match.pairings]
        games = [each for each in found if each is not None]
        return games if len(games) == len(found) else []

    def _wins(self, games: Sequence[Outcome]) -> int | None:
        """How many of the two games of a round the better one won; None where one of them broke."""
        met = [each for each in games if each.pairing[0] != each.pairing[1]]
        if any(each.error for each in met):
            return None
        return sum(self._winner(each) == self.claim.better for each in met)

    def _winner(self, outcome: Outcome) -> str:
        return outcome.pairing[self.match.sides.index(outcome.winner)]

    def won(self, player: str, side: str) -> Share:
        """How many games a player won as a side against the weaker one."""
        there = self.match.sides.index(side)
        seats = (player, self.claim.weaker) if there == 0 else (self.claim.weaker, player)
        games = [each for each in self.outcomes if each.pairing == seats and not each.error]
        return Share(sum(each.winner == side for each in games), len(games))

    def document(self) -> dict[str, Any]:
        """What the result file says of it."""
        pairs, (low, high) = self.pairs, self.pairs.interval
        return {
            "better": self.claim.better,
            "weaker": self.claim.weaker,
            "share": self.claim.share,
            "error": ERROR,
            "verdict": self.verdict,
            "over": self.is_over,
            "pairs": {"none": pairs.none, "one": pairs.one, "both": pairs.both},
            "won": {"share": round(pairs.share, 6), "low": round(low, 6), "high": round(high, 6)},
            "sides": {side: self._side(side) for side in self.match.sides},
        }

    def _side(self, side: str) -> dict[str, Any]:
        """What the better one won as a side beside what the weaker one wins there, against the same opponent."""
        ours, theirs = self.won(self.claim.better, side), self.won(self.claim.weaker, side)
        low, high = difference(ours, theirs)
        gain = {"points": round(ours.value - theirs.value, 6), "low": round(low, 6), "high": round(high, 6)}
        return {"better": _share(ours), "weaker": _share(theirs), "gain": gain if theirs.total else None}


def _share(share: Share) -> dict[str, float | int]:
    low, high = share.interval
    return {
        "games": share.total,
        "count": share.count,
        "share": round(share.value, 6),
        "low": round(low, 6),
        "high": round(high, 6),
    }


def go_on(match: Match, over: Iterable[Outcome], jobs: int) -> Generator[tuple[Outcome, str]]:
    """Play what is left of a match, until its claim is decided if it has one."""
    known = list(over)
    done = {(each.pairing, each.number) for each in known}
    left = [] if is_decided(match, known) else [game for game in match.schedule() if game not in done]
    with closing(play_match(match, left, jobs)) as played:
        for outcome, record in played:
            known.append(outcome)
            yield outcome, record
            if is_decided(match, known):
                return


def is_decided(match: Match, outcomes: Iterable[Outcome]) -> bool:
    """Whether the claim of a match is, so that nothing more need be played."""
    return match.claim is not None and Trial(match, match.claim, outcomes).verdict != UNSURE
