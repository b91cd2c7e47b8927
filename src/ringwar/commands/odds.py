"""`ringwar odds`: the odds of a battle or of the hunt in the board game."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from ringwar.commands import UsageError, choices, helping

if TYPE_CHECKING:
    from ringwar.boardgame.odds.exact import BattleOdds, HuntOdds

ROUNDS = choices.number(1, 1_000)
BATTLES = choices.number(1, 1_000_000)
DICE = choices.number(0, 99)
MOVES = choices.number(1, 99)


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    kinds = parser.add_subparsers(metavar="battle | hunt", dest="kind", required=True)
    battle = kinds.add_parser("battle", help="odds-battle")
    battle.add_argument("--attacker", metavar="FIGURES", required=True, help="odds-attacker")
    battle.add_argument("--defender", metavar="FIGURES", required=True, help="odds-defender")
    battle.add_argument("--at", metavar="REGION", help="odds-at")
    battle.add_argument("--siege", action="store_true", help="odds-siege")
    battle.add_argument("--rounds", metavar="N", type=ROUNDS, help="odds-rounds")
    battle.add_argument("--attacker-card", metavar="CARD", action="append", default=[], help="odds-attacker-card")
    battle.add_argument("--defender-card", metavar="CARD", action="append", default=[], help="odds-defender-card")
    battle.add_argument(
        "--battles",
        metavar="N",
        type=BATTLES,
        default=2000,
        help="odds-battles",
    )
    choices.add_expansions(battle, "odds-expansion")
    battle.add_argument("--seed", metavar="S", default="0", help="odds-seed")
    battle.add_argument("--json", action="store_true", help="odds-json")
    hunt = kinds.add_parser("hunt", help="odds-hunt")
    hunt.add_argument("--level", metavar="N", type=DICE, required=True, help="odds-level")
    hunt.add_argument("--free-dice", metavar="N", type=DICE, default=0, help="odds-free-dice")
    hunt.add_argument("--re-rolls", metavar="N", type=DICE, default=0, help="odds-re-rolls")
    hunt.add_argument("--moves", metavar="N", type=MOVES, default=1, help="odds-moves")
    hunt.add_argument("--drawn", metavar="TILE,...", default="", help="odds-drawn")
    hunt.add_argument("--special", metavar="TILE,...", default="", help="odds-special")
    choices.add_expansions(hunt, "odds-expansion-tiles")
    hunt.add_argument("--mordor", action="store_true", help="odds-mordor")
    hunt.add_argument("--json", action="store_true", help="odds-json-moves")


def run(arguments: Namespace) -> int:
    """Print the odds."""
    try:
        return _battle(arguments) if arguments.kind == "battle" else _hunt(arguments)
    except ValueError as error:
        raise UsageError(error) from None


# Battles


def _battle(arguments: Namespace) -> int:
    from ringwar.boardgame.odds.asked import Battle, odds_of

    asked = Battle(
        arguments.attacker,
        arguments.defender,
        arguments.at or "",
        arguments.siege,
        arguments.rounds,
        tuple(arguments.attacker_card),
        tuple(arguments.defender_card),
        tuple(choices.parts(arguments.expansion)),
    )
    odds = odds_of(asked, arguments.battles, arguments.seed)
    if arguments.json:
        print(json.dumps(odds.json(), indent=2))
    else:
        _print_battle(odds)
    return 0


def _print_battle(odds: BattleOdds) -> None:
    from ringwar.words import decimal, percent

    say = helping.words().say
    rows = {
        say("odds-attacker-wins"): odds.attacker,
        say("odds-defender-wins"): odds.defender,
        say("odds-both-destroyed"): odds.both_destroyed,
        say("odds-undecided"): odds.undecided,
    }
    shown = {name: helping.words().number(percent(chance, 1)).rjust(6) for name, chance in rows.items()}
    attackers, defenders = (decimal(each, 2) for each in odds.expected())
    shown[say("odds-units")] = say("odds-units-left", attackers=attackers, defenders=defenders)
    shown[say("odds-rounds")] = say("odds-rounds-at-most", rounds=len(odds.rounds))
    shown[say("odds-sure")] = say("odds-error", error=percent(odds.error, 1)) if odds.error else say("odds-exact")
    width = max(16, *map(len, shown))
    for name, text in shown.items():
        print(f"{name:<{width}} {text}")


# The hunt


def _hunt(arguments: Namespace) -> int:
    from ringwar.boardgame.odds.asked import hunt_pool
    from ringwar.boardgame.odds.exact import hunt_odds

    expansions = tuple(choices.parts(arguments.expansion))
    pool = hunt_pool(expansions, _listed(arguments.drawn), _listed(arguments.special))
    odds = [
        hunt_odds(pool, arguments.level, arguments.free_dice + move, arguments.re_rolls, mordor=arguments.mordor)
        for move in range(arguments.moves)
    ]
    if arguments.json:
        print(json.dumps([asdict(each) for each in odds], indent=2))
    else:
        _print_hunt(odds)
    return 0


def _listed(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _print_hunt(odds: Sequence[HuntOdds]) -> None:
    from ringwar.words import decimal, percent

    say = helping.words().say
    for number, each in enumerate(odds, 1):
        chances = {name: percent(getattr(each, name), 1) for name in ("success", "revealed", "stopped")}
        print(say("odds-move", number=number, **chances, damage=decimal(each.damage, 2)))
    print(say("odds-all-moves", damage=decimal(sum(each.damage for each in odds), 2)))
