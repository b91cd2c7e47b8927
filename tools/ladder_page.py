"""The page about the ladder, docs/arena/README.md: made from the result files and the cards of the weights."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from ringwar.arena.builds import WEIGHTS, build_of, weights
from ringwar.arena.labels import label
from ringwar.arena.people import TOURNAMENTS
from ringwar.kernel import Setup
from ringwar.players import PLAYERS, player
from ringwar.words import Words

INTRODUCTION = """\
# How strong the computer players are

Made by `make ladder` from the files of this folder; do not edit by hand. What the numbers mean is said in
[the arena's page](../arena.md); `tools/ladder.toml` says what is played. Every rule set has a page with plots and a
file with all numbers.

A *build* names the code and the weights that played, by their hashes. What an older build played is marked so, and not
put together with the games of this one.
"""
NOTHING = "–"
TURNS = ("1", "3", "5", "7", "9", "11", "13", "15", "17", "19")
"""The turns that the page tells of, as the cards of the weights name them."""
Document = dict[str, Any]


def readme(folder: Path, ladder: Path) -> str:
    """The whole page."""
    data = tomllib.loads(ladder.read_text(encoding="utf-8"))
    found = {name: _document(folder / f"{name}.json") for name in data if name not in ("seed", "players")}
    documents = {name: document for name, document in found.items() if document}
    parts = [
        INTRODUCTION,
        _claims(documents),
        _ratings(documents),
        _self_play(documents),
        _times(documents),
        _players(data["players"]),
        _weights(),
        _by_turn(),
    ]
    return "\n".join(parts)


def _document(path: Path) -> Document:
    """A result file of the ladder; nothing for another or none."""
    document: Document = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return document if "claims" in document else {}


def _claims(documents: Mapping[str, Document]) -> str:
    """Who is claimed to beat whom, and what came of it."""
    rows = [[_link(name, each), *_claim(each, claim)] for name, each in documents.items() for claim in each["claims"]]
    head = ["", "claim", "verdict", "share", "pairs", "as Free Peoples", "as Shadow", "build"]
    said = """\
## Who beats whom

The share of games that the better player won, both sides taken, with an interval that holds at every look. For each
side: what the better player won there against the weaker one, beside what the weaker one wins there itself.
"""
    return "\n".join(["", said, _table(head, rows)]) if rows else "\nNothing was played yet.\n"


def _claim(document: Document, claim: Document) -> list[str]:
    won, pairs = claim["won"], claim["pairs"]
    verdict = claim["verdict"] if claim["over"] else f"{claim['verdict']} yet"
    return [
        f"`{claim['better']}` beats `{claim['weaker']}` in {100 * claim['share']:.0f} %",
        verdict,
        f"{_percent(won['share'])} ({_span(won)})",
        f"{sum(pairs.values())}",
        *(_seat(each) for each in claim["sides"].values()),
        _build(document, (claim["better"], claim["weaker"]), claim["build"]),
    ]


def _seat(side: Document) -> str:
    """What the better player won as a side, and what the weaker one does."""
    better, weaker = side["better"], side["weaker"]
    beside = f" beside {_percent(weaker['share'])} ({_span(weaker)})" if weaker["games"] else ""
    return f"{_percent(better['share'])} ({_span(better)}){beside}"


def _build(document: Document, names: Sequence[str], build: str) -> str:
    """A build, and whether it is another than that of today."""
    match = document["match"]
    setup = Setup(match["game"], match["scenario"], match["players"], tuple(match["expansions"]), match["options"])
    is_today = set(names) <= PLAYERS.keys() and build_of(setup, names) == build
    return f"`{build}`" if is_today else f"older: `{build}`"


def _ratings(documents: Mapping[str, Document]) -> str:
    """How strong everybody is in every rule set."""
    rows = []
    for name, document in documents.items():
        rated = document["ratings"]["players"]
        if len(rated) < 2:
            continue
        for level in sorted(rated, key=lambda each: -_points(rated[each]["overall"])):
            numbers = [_rating(rated[level][side]) for side in ("overall", *document["match"]["sides"])]
            rows.append([_link(name, document), f"`{level}`", *numbers])
    said = "## Ratings\n\nPoints of Elo, relative to the mean of the players of a rule set, with 95 % errors.\n"
    return "\n".join([said, _table(["", "player", "overall", "as Free Peoples", "as Shadow"], rows)]) if rows else ""


def _points(rating: Mapping[str, float] | None) -> float:
    return rating["points"] if rating else 0.0


def _rating(rating: Mapping[str, float] | None) -> str:
    return f"{rating['points']:+.0f} ± {rating['error']:.0f}".replace("-", "−") if rating else NOTHING


def _self_play(documents: Mapping[str, Document]) -> str:
    """How games end between equals, with people's beside them where these are known."""
    rows = []
    for name, document in documents.items():
        first, second = document["match"]["sides"]
        for pairing in [*document["pairings"], *document["earlier"]]:
            level = pairing[first]
            if level == pairing[second] and pairing["games"] > pairing["errors"]:
                build = _build(document, [level], pairing["build"])
                rows.append([_link(name, document), f"`{level}`", *_met_itself(pairing, first), build])
        if name == "boardgame":
            rows.append(["", f"people, {TOURNAMENTS.source}", *_people(first), NOTHING])
    said = "## Games between equals\n"
    head = ["", "player", "games", "Free Peoples win", "endings", "turns (nine in ten)", "build"]
    return "\n".join([said, _table(head, rows)]) if rows else ""


def _met_itself(pairing: Document, first: str) -> list[str]:
    games, won, turns = pairing["games"] - pairing["errors"], pairing["wins"][first], pairing["turns"]
    span = f"{turns['mean']:.1f} ({turns['quantiles']['05']:.0f}–{turns['quantiles']['95']:.0f})"
    return [f"{games}", f"{_percent(won['share'])} ({_span(won)})", _endings(pairing["endings"], games), span]


def _people(first: str) -> list[str]:
    share = TOURNAMENTS.wins(first)
    low, high = share.interval
    endings = {kind: count for (_, kind), count in TOURNAMENTS.endings.items()}
    won = f"{_percent(share.value)} ({_span({'low': low, 'high': high})})"
    return [f"{TOURNAMENTS.games}", won, _endings(endings, TOURNAMENTS.games), NOTHING]


def _endings(endings: Mapping[str, int], games: int) -> str:
    """How often games ended in which way, the most frequent first."""
    ordered = sorted(endings.items(), key=lambda each: (-each[1], each[0]))
    words = Words()
    return ", ".join(f"{label(words, kind)} {_percent(count / games)}" for kind, count in ordered)


def _times(documents: Mapping[str, Document]) -> str:
    """How long everybody thinks."""
    rows = []
    for name, document in documents.items():
        speed = document["speed"]
        for level, each in sorted(speed["players"].items(), key=lambda item: item[1]["decisions_per_second"]):
            mean = f"{1000 * each['seconds'] / each['decisions']:.2f} ms" if each["decisions"] else NOTHING
            thought = f"{each['seconds_per_thought']:.2f} s" if each["thoughts"] else NOTHING
            compiled = f"{speed['compiled']} of {document['games']}"
            rows.append([_link(name, document), f"`{level}`", mean, thought, f"{each['longest']:.2f} s", compiled])
    said = """\
## How long they think

Over an answer on average, over one that is thought about, and at most; and how many of the games of the rule set were
played by the compiled rules, which are faster. Several games were played at once, on machines with other work to do.
"""
    head = ["", "player", "an answer", "a thought", "longest", "compiled"]
    return "\n".join([said, _table(head, rows)]) if rows else ""


def _players(what: Mapping[str, str]) -> str:
    """A card for every player."""
    rows = [[f"`{name}`", said, _budget(name)] for name, said in what.items() if name in PLAYERS]
    return "\n".join(["## The players\n", _table(["", "what it does", "its budget for an action"], rows)])


def _budget(name: str) -> str:
    """What a player that looks ahead spends."""
    budget = getattr(player(name), "budget", None)
    if budget is None:
        return NOTHING
    most = f"{budget.answers:,} answers on {budget.tables:,} tables"
    spent = f"{most} imagined at most, {budget.plans} plans, a margin of {budget.margin}"
    return f"{spent}; smaller questions too" if budget.is_thorough else spent


def _weights() -> str:
    """A card for the weights of every network."""
    said = """\
## The weights

What the players that look ahead judge tables by. *Loss* and *Brier score* are of games that it has not seen, for a
constant chance, a linear model of six features and the network; less is better. *Calibration*: what the network said,
and how often it came true.
"""
    rows = [_card(path) for path in sorted(WEIGHTS.glob("*.json"))]
    head = ["", "trained on", "network", "unseen", "loss", "Brier score", "calibration"]
    return "\n".join([said, _table(head, rows)])


def _card(path: Path) -> list[str]:
    card = json.loads(path.read_text(encoding="utf-8"))["card"]
    held = card.get("unseen") or card.get("held out", {})
    played = f"{card.get('games', 0):,} games, {card.get('rows', 0):,} positions; {card.get('played by', '')}"
    calibration = ", ".join(f"{100 * said:.0f}: {100 * came:.0f}" for said, came, *_ in held.get("calibration", []))
    return [
        f"`{path.stem}` `{weights(path.stem)}`",
        played,
        f"{' and '.join(map(str, card.get('hidden', [])))} neurons, {card.get('epochs', NOTHING)} epochs",
        f"{held.get('games', 0):,} games",
        *(" / ".join(f"{each:.3f}" for each in held.get(name, {}).values()) for name in ("log loss", "brier")),
        calibration,
    ]


def _by_turn() -> str:
    """How much better the networks do than a constant, turn by turn."""
    said = """\
## How early they know

The Brier score of those games by turn (or round), again for a constant chance, six features and the network.
"""
    rows = []
    for path in sorted(WEIGHTS.glob("*.json")):
        turns = json.loads(path.read_text(encoding="utf-8"))["card"].get("unseen", {}).get("brier by turn", {})
        rows.append([f"`{path.stem}`", *(_scores(turns.get(each, {})) for each in TURNS)])
    return "\n".join([said, _table(["", *TURNS], rows)])


def _scores(turn: Mapping[str, float]) -> str:
    return " / ".join(f"{each:.3f}" for each in turn.values()) or NOTHING


def _link(name: str, document: Document) -> str:
    return f"[{document['title']}]({name}.html)"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _span(share: Mapping[str, float]) -> str:
    return f"{100 * share['low']:.0f}–{100 * share['high']:.0f}"


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    return "\n".join(_lines(head, rows)) + "\n"


def _lines(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|{' --- |' * len(head)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
