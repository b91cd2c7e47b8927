"""`python -m training play|train|judge|fight NAME …`: makes the values of positions, from games to weights.

    play NAME --games 2000 [--tables 8] --out FOLDER   self-play of every rule set that a network is for
    train NAME FOLDER… --out FILE                      a network from those games, with its card
    judge NAME FOLDER…                                 how good the network is on games that it has not seen
    fight NAME --games 200 --tables 32                 the player that looks ahead against the rules of thumb

All games count the same, or with --lift those of smaller folders more; the card speaks of the last folder's games.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from time import monotonic

import numpy as np

from ringwar import games
from ringwar.files import write
from ringwar.kernel import Setup
from ringwar.players.judging import names_of
from ringwar.players.judging.network import load, written
from ringwar.players.lookahead import Budget
from training.evaluation import report, said_by
from training.matches import match
from training.network import Wish, split, trained
from training.selfplay import gathered, lifted, looking, noisy, self_play
from training.targets import leaning

COUNCIL = {"council-of-rivendell": "yes"}
HELD_OUT = 0.15
RULES = "rules of thumb, which wavered at first in every other game"


def setups(name: str) -> list[Setup]:
    """The games that a network judges; those for two players come twice as often as those for three and for four."""
    if name == "boardgame":
        board = games.ruleset("boardgame")
        return [board.setup(players=number) for number in (2, 3, 2, 4)]
    if name == "boardgame-lords":
        board = games.ruleset("boardgame")
        options: list[dict[str, str]] = [{}, COUNCIL]
        return [
            board.setup(players=number, expansions=["lords"], options=each)
            for number in (2, 3, 2, 4)
            for each in options
        ]
    game, _, scenario = name.partition("-")
    return [games.ruleset(game).setup(scenario)]


NETWORKS = (
    "boardgame",
    "boardgame-lords",
    *(f"cardgame-{scenario}" for scenario in ("trilogy", "duel", "duel-three", "fellowship")),
)


def play(arguments: argparse.Namespace) -> None:
    """Play games and write what was known in them."""
    budget = Budget(arguments.tables, arguments.plans, arguments.margin, answers=arguments.answers)
    casting = partial(looking, budget) if arguments.tables else noisy
    batches = -(-arguments.games // arguments.batch)
    began = monotonic()
    played = setups(arguments.name) if arguments.which is None else [setups(arguments.name)[arguments.which]]
    files = self_play(played, arguments.seed, batches, arguments.batch, arguments.out, casting, arguments.jobs)
    for number, _ in enumerate(files, 1):
        print(f"{number} of {batches} batches, {monotonic() - began:.0f} s", flush=True)


def train(arguments: argparse.Namespace) -> None:
    """Train a network on what was played, and say how good it is on games that were held out."""
    data = gathered(*arguments.folders)
    held = split(data["games"], HELD_OUT, arguments.seed)
    wish = Wish(tuple(arguments.hidden), epochs=arguments.epochs, seed=arguments.seed)
    weights = lifted(data["sources"], arguments.lift)
    network, losses = trained(data["numbers"], data["results"], held, wish, weights)
    print(f"by results: {min(losses):.4f}", flush=True)
    for _ in range(arguments.again):
        wanted = leaning(data, said_by(network, data["numbers"]), arguments.trace)
        wanted[held] = data["results"][held]
        network, losses = trained(data["numbers"], wanted, held, wish, weights)
        print(f"leaning: {min(losses):.4f}", flush=True)
    game = arguments.name.partition("-")[0]
    last = held & (data["sources"] == data["sources"].max())
    found = report(network, names_of(game), game, data, held, last)
    network.card = {
        "name": arguments.name,
        "games": int(data["games"].max()) + 1,
        "rows": len(data["results"]),
        "played by": arguments.played_by,
        "hidden": list(wish.hidden),
        "epochs": len(losses),
        "held out": found,
    }
    write(arguments.out, written(network))
    print(json.dumps(found))


def judge(arguments: argparse.Namespace) -> None:
    """Say how good the network of the package is on games that it was not trained on."""
    data = gathered(*arguments.folders)
    game = arguments.name.partition("-")[0]
    everything = np.ones(len(data["results"]), dtype=bool)
    found = report(load(arguments.name), names_of(game), game, data, split(data["games"], 0.5, 1), everything)
    print(json.dumps(found))
    if arguments.note is not None:
        network = load(arguments.name)
        network.card["unseen"] = {"played by": arguments.played_by, **found}
        write(arguments.note, written(network))


def fight(arguments: argparse.Namespace) -> None:
    """Let a player that looks ahead meet the rules of thumb, or another that looks less far."""
    first = Budget(arguments.tables, arguments.plans, arguments.margin)
    second = Budget(arguments.against, arguments.plans, arguments.margin) if arguments.against else None
    setup = setups(arguments.name)[arguments.which]
    found = match(setup, arguments.seed, first, second, arguments.games, arguments.jobs)
    print(arguments.name, first, found, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training", description=__doc__)
    commands = parser.add_subparsers(required=True)
    player = commands.add_parser("play")
    player.set_defaults(run=play)
    player.add_argument("name", choices=NETWORKS)
    player.add_argument("--which", type=int, help="which of the games that the network is for; all if left out")
    player.add_argument("--games", type=int, default=2000)
    player.add_argument("--batch", type=int, default=50)
    player.add_argument("--tables", type=int, default=0, help="of players that look ahead; 0 for rules of thumb")
    player.add_argument("--plans", type=int, default=6)
    player.add_argument("--margin", type=float, default=0.02)
    player.add_argument("--answers", type=int, default=Budget().answers, help="imagined for a thought at most")
    player.add_argument("--seed", default="training")
    player.add_argument("--jobs", type=int, default=2)
    player.add_argument("--out", type=Path, required=True)
    trainer = commands.add_parser("train")
    trainer.set_defaults(run=train)
    trainer.add_argument("name", choices=NETWORKS)
    trainer.add_argument("folders", type=Path, nargs="+")
    trainer.add_argument("--epochs", type=int, default=40)
    trainer.add_argument("--seed", type=int, default=1)
    trainer.add_argument(
        "--lift", type=float, default=0.0, help="0.5: a folder with 100 times the games counts 10 times"
    )
    trainer.add_argument("--again", type=int, default=1, help="so many times on what the network says of later turns")
    trainer.add_argument("--trace", type=float, default=0.8, help="how much of that comes from the end of the game")
    trainer.add_argument("--hidden", type=int, nargs="+", default=Wish.hidden)
    trainer.add_argument("--played-by", default=RULES)
    trainer.add_argument("--out", type=Path, required=True)
    judging = commands.add_parser("judge")
    judging.set_defaults(run=judge)
    judging.add_argument("name", choices=NETWORKS)
    judging.add_argument("folders", type=Path, nargs="+")
    judging.add_argument("--played-by", default=RULES)
    judging.add_argument("--note", type=Path, help="a file for the weights with this on their card")
    fighter = commands.add_parser("fight")
    fighter.set_defaults(run=fight)
    fighter.add_argument("name", choices=NETWORKS)
    fighter.add_argument("--which", type=int, default=0, help="which of the games that the network is for")
    fighter.add_argument("--games", type=int, default=100)
    fighter.add_argument("--tables", type=int, default=32)
    fighter.add_argument("--plans", type=int, default=12)
    fighter.add_argument("--margin", type=float, default=0.02)
    fighter.add_argument("--against", type=int, default=0, help="tables of the other player; 0 for the rules of thumb")
    fighter.add_argument("--seed", default="match")
    fighter.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
