"""`ringwar odds`: the odds of a battle or of the hunt in the board game."""

from __future__ import annotations

import json
import re
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from ringwar.commands import UsageError, choices
from ringwar.lines import line

if TYPE_CHECKING:
    from ringwar.boardgame.odds.exact import BattleOdds, Fighters, HuntOdds
    from ringwar.boardgame.table.facts import Character, Region, Tile
    from ringwar.boardgame.table.seats import Rules

ROUNDS = choices.number(1, 1_000)
BATTLES = choices.number(1, 1_000_000)
DICE = choices.number(0, 99)
MOVES = choices.number(1, 99)
FIGURES = re.compile("[0-9]{1,2}")
"""How many figures of one kind; how many units an army may have is for the rules to say."""

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
    from ringwar.boardgame.table.facts import region

    rules = _rules(arguments.expansion)
    characters = rules.box.characters
    attacker, defender = (figures(text, characters) for text in (arguments.attacker, arguments.defender))
    if _owner(attacker, characters) == _owner(defender, characters):
        raise ValueError("attacker and defender are of the same side")
    at = region(arguments.at) if arguments.at else None
    if arguments.siege and (at is None or not at.is_stronghold):
        raise ValueError("a siege needs a stronghold: name its region with --at")
    if arguments.expansion or arguments.attacker_card or arguments.defender_card:
        odds = _fought(arguments, attacker, defender, at, rules)
    else:
        odds = _exact(arguments, attacker, defender, at)
    if arguments.json:
        print(json.dumps(odds.json(), indent=2))
    else:
        _print_battle(odds)
    return 0


def _rules(named: Sequence[str]) -> Rules:
    """The rules of a battle for two; with expansions also what only some tables use of them."""
    from ringwar.boardgame.setup import everything, rules_of
    from ringwar.kernel import Setup

    expansions = tuple(choices.parts(named))
    return rules_of(Setup("boardgame", "war", 2, expansions, everything(expansions)))


def _exact(
    arguments: Namespace, attacker: Mapping[str, Any], defender: Mapping[str, Any], at: Region | None
) -> BattleOdds:
    from ringwar.boardgame.odds.exact import OPEN_FIELD, WALLS, battle_odds
    from ringwar.boardgame.table.facts import STRONGHOLD

    place = STRONGHOLD if arguments.siege else WALLS if at is not None and at.is_fortified else OPEN_FIELD
    return battle_odds(_fighters(attacker), _fighters(defender), place, arguments.rounds)


def _fought(
    arguments: Namespace, attacker: Mapping[str, Any], defender: Mapping[str, Any], at: Region | None, rules: Rules
) -> BattleOdds:
    from ringwar.boardgame import RULESET
    from ringwar.boardgame.odds.simulated import UNKNOWN, attacking_side, fought_odds
    from ringwar.boardgame.table.facts import ENEMY, find

    side = attacking_side(attacker)
    cards = {side: arguments.attacker_card, ENEMY[side]: arguments.defender_card}
    for owner, names in cards.items():
        for name in names:
            if name != UNKNOWN and find(rules.box.events, "event card", name).side != owner:
                raise ValueError(f"{name} is a card of the other side")
    if arguments.rounds is not None:
        raise ValueError("--rounds: a battle with cards or an expansion is fought to its end")
    number, seed = arguments.battles, arguments.seed
    return fought_odds(RULESET, attacker, defender, at, arguments.siege, cards, number, seed, rules)


def figures(text: str, characters: Mapping[str, Character]) -> dict[str, Any]:
    """Figures as they are typed, as a position document has them; ValueError for anything else."""
    from ringwar.boardgame.rules.armies import MOST_UNITS
    from ringwar.boardgame.table.facts import NATIONS, find

    found: dict[str, Any] = {}
    words = text.split()
    while words:
        word = words.pop(0)
        if word in NATIONS:
            found[word] = dict(zip(("regular", "elite", "leader"), _numbers(word, words), strict=False))
        elif word == "nazgul":
            found["nazgul"] = _numbers(word, words)[0]
        elif words and words[0][:1].isdigit():
            raise ValueError(f"there is no nation {word!r}; the nations are: {', '.join(NATIONS)}")
        else:
            found.setdefault("characters", []).append(find(characters, "character", word).name)
    units = sum(found[nation].get(kind, 0) for nation in NATIONS if nation in found for kind in ("regular", "elite"))
    if not units:
        raise ValueError(f"{line(text, 60)!r}: an army needs units, as in 'gondor 3/1/1'")
    if units > MOST_UNITS:
        raise ValueError(f"{line(text, 60)!r}: {units} units are more than {MOST_UNITS}")
    return found


def _owner(figures: Mapping[str, Any], characters: Mapping[str, Character]) -> str:
    """The side to which figures belong; ValueError where they cannot be one army."""
    from ringwar.boardgame.table.facts import FREE, FREE_NATIONS, SHADOW, SHADOW_NATIONS

    sides = {FREE for nation in FREE_NATIONS if nation in figures}
    sides |= {SHADOW for name in (*SHADOW_NATIONS, "nazgul") if name in figures}
    sides |= {characters[name].side for name in figures.get("characters", ())}
    if len(sides) > 1:
        raise ValueError("figures of both sides cannot be one army")
    if any(figures.get(nation, {}).get("leader") for nation in SHADOW_NATIONS):
        raise ValueError("the Shadow has no leaders but Nazgûl, as in 'sauron 5/1 nazgul 2'")
    return sides.pop()


def _numbers(word: str, words: list[str]) -> list[int]:
    numbers = words.pop(0).split("/") if words else []
    if not numbers or len(numbers) > 3 or not all(map(FIGURES.fullmatch, numbers)):
        raise ValueError(f"{word!r} needs numbers up to 99, as in 'gondor 3/1/1' or 'nazgul 2'")
    return [int(number) for number in numbers]


def _fighters(figures: Mapping[str, Any]) -> Fighters:
    """What counts of figures in a battle without cards."""
    from ringwar.boardgame.odds.exact import Fighters
    from ringwar.boardgame.table.facts import NATIONS, character

    units = [figures[nation] for nation in NATIONS if nation in figures]
    characters = [character(name) for name in figures.get("characters", ())]
    leaders = sum(each.get("leader", 0) for each in units) + figures.get("nazgul", 0)
    return Fighters(
        sum(each.get("regular", 0) for each in units),
        sum(each.get("elite", 0) for each in units),
        leaders + sum(each.leadership for each in characters),
        sum(each.is_captain for each in characters),
    )


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
    from ringwar.boardgame.odds.exact import hunt_odds

    pool = _pool(arguments)
    if not pool:
        raise ValueError("--drawn: no tile is left in the pool")
    odds = [
        hunt_odds(pool, arguments.level, arguments.free_dice + move, arguments.re_rolls, mordor=arguments.mordor)
        for move in range(arguments.moves)
    ]
    if arguments.json:
        print(json.dumps([asdict(each) for each in odds], indent=2))
    else:
        _print_hunt(odds)
    return 0


def _pool(arguments: Namespace) -> list[Tile]:
    """The tiles in the hunt pool."""
    from ringwar.boardgame.table.facts import find

    box = _rules(arguments.expansion).box
    gone, added = (
        [find(box.tiles, "hunt tile", name) for name in _listed(text)] for text in (arguments.drawn, arguments.special)
    )
    return [*(tile for tile in box.first_tiles if tile not in gone), *added]


def _listed(text: str) -> list[str]:
    return [name for name in text.split(",") if name]


def _print_hunt(odds: Sequence[HuntOdds]) -> None:
    for number, each in enumerate(odds, 1):
        print(
            f"move {number}: a tile {each.success:.1%}, revealed {each.revealed:.1%}, stopped {each.stopped:.1%}, "
            f"damage {each.damage:.2f} on average"
        )
    print(f"all moves: damage {sum(each.damage for each in odds):.2f} on average, before cards, guides and casualties")
