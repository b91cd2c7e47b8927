"""`ringwar odds`: the odds of a battle or of the hunt in the board game."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING

from ringwar.commands import UsageError, choices

if TYPE_CHECKING:
    from ringwar.boardgame.odds.exact import BattleOdds, HuntOdds

ROUNDS = choices.number(1, 1_000)
BATTLES = choices.number(1, 1_000_000)
DICE = choices.number(0, 99)
MOVES = choices.number(1, 99)

HELP = "the odds of a battle or of the hunt in the board game"
EXAMPLES = """\
Figures are written as nations with regulars/elites/leaders, then Nazgûl and characters.

examples:
  ringwar odds battle --attacker "sauron 5/1 nazgul 2" --defender "gondor 3/1/1"
  ringwar odds battle --attacker "isengard 6/2 saruman" --defender "rohan 4/1" --at helms-deep --siege
  ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --attacker-card shadow-strategy-22
  ringwar odds battle --attacker "sauron 5" --defender "gondor 3" --defender-card unknown
  ringwar odds battle --expansion lords --attacker "sauron 5 balrog-of-moria" --defender "elves 2/2"
  ringwar odds hunt --level 3 --free-dice 1 --moves 2
  ringwar odds hunt --level 2 --drawn std-3-1,std-eye-reveal-1
  ringwar odds hunt --level 2 --expansion lords    with two Sméagol tiles in the pool
"""


def arguments(parser: ArgumentParser) -> None:
    """What the command takes."""
    kinds = parser.add_subparsers(metavar="battle | hunt", dest="kind", required=True)
    battle = kinds.add_parser("battle", help="the odds of a battle")
    battle.add_argument("--attacker", metavar="FIGURES", required=True, help='such as "sauron 5/1 nazgul 2"')
    battle.add_argument("--defender", metavar="FIGURES", required=True, help='such as "gondor 3/1/1"')
    battle.add_argument("--at", metavar="REGION", help="where it is fought (default: in the open)")
    battle.add_argument("--siege", action="store_true", help="an assault on the stronghold there")
    battle.add_argument(
        "--rounds", metavar="N", type=ROUNDS, help="only so many rounds; not with cards or an expansion"
    )
    battle.add_argument(
        "--attacker-card", metavar="CARD", action="append", default=[], help="such as shadow-strategy-22, or unknown"
    )
    battle.add_argument(
        "--defender-card", metavar="CARD", action="append", default=[], help="such as shadow-strategy-22, or unknown"
    )
    battle.add_argument(
        "--battles",
        metavar="N",
        type=BATTLES,
        default=2000,
        help="how many to fight where cards or an expansion are played (default: 2000)",
    )
    choices.add_expansions(battle, "with the characters, cards and abilities of an expansion (may be repeated)")
    battle.add_argument("--seed", metavar="S", default="0", help="same seed, same battles (default: 0)")
    battle.add_argument("--json", action="store_true", help="print one JSON object")
    hunt = kinds.add_parser("hunt", help="the odds of the next moves of the Fellowship")
    hunt.add_argument("--level", metavar="N", type=DICE, required=True, help="Shadow dice in the hunt box")
    hunt.add_argument("--free-dice", metavar="N", type=DICE, default=0, help="Free Peoples dice in the hunt box")
    hunt.add_argument("--re-rolls", metavar="N", type=DICE, default=0, help="dice that the Shadow may re-roll")
    hunt.add_argument("--moves", metavar="N", type=MOVES, default=1, help="how many moves of this turn (default: 1)")
    hunt.add_argument("--drawn", metavar="TILE,...", default="", help="tiles that are not in the pool, such as std-3-1")
    hunt.add_argument(
        "--special", metavar="TILE,...", default="", help="special tiles in the pool, such as shadow-shelobs-lair"
    )
    choices.add_expansions(hunt, "with the tiles of an expansion in the pool (may be repeated)")
    hunt.add_argument("--mordor", action="store_true", help="on the Mordor track")
    hunt.add_argument("--json", action="store_true", help="print a JSON list, an object a move")


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
    rows = {
        "attacker wins": odds.attacker,
        "defender wins": odds.defender,
        "both destroyed": odds.both_destroyed,
        "undecided": odds.undecided,
    }
    for name, chance in rows.items():
        print(f"{name:<16} {chance:6.1%}")
    attackers, defenders = odds.expected()
    print(f"{'units left':<16} attacker {attackers:.2f}, defender {defenders:.2f} on average")
    print(f"{'rounds':<16} {len(odds.rounds)} at most")
    print(f"{'how sure':<16} " + (f"± {odds.error:.1%} (95 %)" if odds.error else "exact"))


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
    for number, each in enumerate(odds, 1):
        print(
            f"move {number}: a tile {each.success:.1%}, revealed {each.revealed:.1%}, stopped {each.stopped:.1%}, "
            f"damage {each.damage:.2f} on average"
        )
    print(f"all moves: damage {sum(each.damage for each in odds):.2f} on average, before cards, guides and casualties")
