"""The hunt: dice in the box, tiles, casualties. Chapters 4 and 20."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, inf
from typing import NamedTuple

from ringwar.boardgame.rules.hunt import AT_RANDOM, NO_CASUALTY, THE_GUIDE
from ringwar.boardgame.rules.hunt_roll import MOST_HUNT_DICE, SUCCESS
from ringwar.boardgame.rules.victory import MOST_CORRUPTION
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import FREE, SHADOW, Character, EventCard, Tile
from ringwar.kernel import Question
from ringwar.players.boardgame.geography import ROAD
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.manners import manner_of

HUNT_NUMBERS = numbers("hunt")
COMPANION_NUMBERS = numbers("companions")
MITHRIL_COAT = "fp-character-05"
SIDES_OF_A_DIE = 6
MEAN_ROLL = 3.5


class Danger(NamedTuple):
    """What the next move of the Fellowship may bring."""

    found: float
    """The chance that a tile is drawn."""
    damage: float
    """The damage of a tile, as expected."""
    revealed: float
    """The chance that a tile reveals the Fellowship."""
    doom: float
    """The chance that a tile ends the quest."""


class Pool(NamedTuple):
    """What there is to know of a pool of tiles, whatever an Eye does."""

    number: int
    """So many tiles, or one if there is none."""
    eyes: int
    others: list[float]
    """The damage of the other tiles."""
    worst: float
    damage: float
    """The damage of the worst of these, and of all together."""
    reveals: int
    """So many reveal the Fellowship."""


@lru_cache(maxsize=1 << 10)
def successes(dice: int, bonus: int, re_rolls: int) -> tuple[float, float]:
    """The chance of at least one success of a hunt roll, and the number of successes expected."""
    chance = sum(die > 1 and die + bonus >= SUCCESS for die in range(1, SIDES_OF_A_DIE + 1)) / SIDES_OF_A_DIE
    again = min(re_rolls, dice)
    failed = (1 - chance) ** (dice + again)
    return 1 - failed, dice * chance + min(re_rolls, dice * (1 - chance)) * chance


def next_move(sight: Sight) -> Danger:
    """What the next move may bring: a hunt roll on the map, always a tile on the Mordor track."""
    box = sight.hunt_box
    if sight.mordor is not None:
        return _tiles(sight, 1.0, float(box[SHADOW] + box[FREE]))
    dice = min(MOST_HUNT_DICE, box[SHADOW])
    if not dice:
        return Danger(0.0, 0.0, 0.0, 0.0)
    found, mean = successes(dice, box[FREE], sight.re_rolls())
    return _tiles(sight, found, mean / found if found else 0.0)


def _tiles(sight: Sight, found: float, eye: float) -> Danger:
    """What a tile of the pool brings; an Eye does so much damage."""
    borne = MOST_CORRUPTION - sight.corruption + (sight.level(sight.guide) if sight.companions else 0)
    pool = _pool(sight.pool)
    deadly = pool.eyes * (eye >= borne)
    if pool.worst >= borne:
        deadly += sum([damage >= borne for damage in pool.others])
    return Danger(found, _mean(pool, eye), pool.reveals / pool.number, deadly / pool.number)


@lru_cache(maxsize=1 << 10)
def _pool(tiles: tuple[Tile, ...]) -> Pool:
    """What there is to know of the tiles of a pool."""
    others = [damage_of(tile, 0.0) for tile in tiles if not tile.is_eye]
    reveals = sum(tile.reveals for tile in tiles)
    return Pool(max(1, len(tiles)), len(tiles) - len(others), others, max(others, default=0.0), sum(others), reveals)


def damage_of(tile: Tile, eye: float) -> float:
    """The damage of a tile, as expected; an Eye does so much."""
    return eye if tile.is_eye else MEAN_ROLL if tile.is_die else float(tile.value or 0)


def mean_damage(sight: Sight, eye: float) -> float:
    """The damage of a tile of the pool, as expected."""
    return _mean(_pool(sight.pool), eye)


def _mean(pool: Pool, eye: float) -> float:
    """The damage of a tile of a pool, as expected."""
    return (pool.eyes * eye + pool.damage) / pool.number


def corruption_cost(sight: Sight) -> float:
    """What one more point of corruption costs: the nearer the end, the more."""
    share = sight.corruption / MOST_CORRUPTION
    return HUNT_NUMBERS["corruption"] * (1 + HUNT_NUMBERS["corruption_rises"] * share * share)


def companion_worth(sight: Sight, companion: Character) -> float:
    """What it costs to lose a companion of the Fellowship."""
    worth = COMPANION_NUMBERS.get(companion.name, COMPANION_NUMBERS.get(companion.person, COMPANION_NUMBERS["other"]))
    if sight.mordor is not None:
        return worth * COMPANION_NUMBERS["in_mordor"]
    if companion.person == "gandalf-the-grey" and sight.white_heralded():
        return worth * COMPANION_NUMBERS["comes_back"]
    return worth


# The Shadow's dice


def score_allocate(sight: Sight, question: Question) -> Sequence[float]:
    """As many dice as the Fellowship's journey calls for; outside Mordor never more than can be rolled."""
    wanted, most = wanted_dice(sight), MOST_HUNT_DICE if sight.mordor is None else inf
    return [-abs(number - wanted) if number <= most else -inf for number in question.options]


def wanted_dice(sight: Sight) -> float:
    """The number of dice that the hunt should have: more where the enemy has more dice, or the war is slow.

    Partners take turns, and each leads his own nations alone: what they cannot do together they do in the hunt.
    """
    more = HUNT_NUMBERS["against_keepers"] * (sight.lords is not None)
    more += HUNT_NUMBERS["of_partners"] * (sight.seat != sight.side)
    return (more + _usual_dice(sight)) * manner_of(sight).counts("hunt-dice")


def _usual_dice(sight: Sight) -> float:
    """The number of dice that the journey of the Fellowship calls for."""
    if sight.mordor is not None:
        return HUNT_NUMBERS["in_mordor"] + HUNT_NUMBERS["when_corrupted"] * sight.corruption / MOST_CORRUPTION
    if sight.revealed:
        return HUNT_NUMBERS["when_revealed"]
    assert sight.fellowship is not None
    left = ROAD[sight.fellowship.index] - sight.progress
    far = max(0.0, min(1.0, left / HUNT_NUMBERS["far"]))
    wanted = HUNT_NUMBERS["near_mordor"] + (HUNT_NUMBERS["at_the_start"] - HUNT_NUMBERS["near_mordor"]) * far
    return wanted + HUNT_NUMBERS["when_corrupted"] * sight.corruption / MOST_CORRUPTION


def score_turn_to_eye(sight: Sight, question: Question) -> Sequence[float]:
    """Dice become Eyes while the box has fewer than it can use."""
    missing = HUNT_NUMBERS["lidless_eye"] - sight.hunt_box[SHADOW]
    return [0.0 if face is None else missing for face in question.options]


def score_use_table_card(sight: Sight, question: Question) -> Sequence[float]:
    """Crebain help when several dice are rolled."""
    value = sight.hunt_box[SHADOW] - HUNT_NUMBERS["crebain"]
    return [value if each else 0.0 for each in question.options]


# The Free Peoples under the hunt


def score_casualty(sight: Sight, question: Question) -> Sequence[float]:
    """A companion is lost if the Ring-bearers would suffer more."""
    damage = int(question.about.get("count", 1))
    values = {
        NO_CASUALTY: -_burden(sight, damage),
        THE_GUIDE: -_loss(sight, sight.guide, damage),
        AT_RANDOM: -sum(_loss(sight, each, damage) for each in sight.companions) / max(1, len(sight.companions)),
    }
    return [values.get(each, 0.0) for each in question.options]


def _burden(sight: Sight, damage: int) -> float:
    """What so much damage costs as corruption; at twelve, everything."""
    if sight.corruption + damage >= MOST_CORRUPTION:
        return HUNT_NUMBERS["lost"] + damage
    return damage * corruption_cost(sight) * (1 + HUNT_NUMBERS["corruption_adds"] * damage)


def _loss(sight: Sight, companion: Character, damage: int) -> float:
    """What it costs to lose a companion and to bear the rest of the damage."""
    left = max(0, damage - sight.level(companion))
    return companion_worth(sight, companion) + (_burden(sight, left) if left else 0.0)


def score_hobbit_leaves(sight: Sight, question: Question) -> Sequence[float]:
    """A Hobbit leaves the Fellowship to spare the Ring-bearers a point of corruption."""
    guide = question.about.get("guide", sight.guide)
    value = _burden(sight, 1) - HUNT_NUMBERS["hobbit"] * companion_worth(sight, guide)
    return [value if each else 0.0 for each in question.options]


def score_gollum_reveals(sight: Sight, question: Question) -> Sequence[float]:
    """Gollum's way costs an action to hide again."""
    return [_burden(sight, 1) - HUNT_NUMBERS["revealed"] if each else 0.0 for each in question.options]


def score_use_against_hunt(sight: Sight, question: Question) -> Sequence[float]:
    """A card is used against a tile that hurts; one that has another drawn where that is likely to hurt less."""
    tile: Tile | None = question.about.get("tile")
    pain = HUNT_NUMBERS["unknown_tile"] if tile is None else tile_pain(sight, tile)
    return [0.0 if card is None else _spared(sight, card, tile, pain) for card in question.options]


def _spared(sight: Sight, card: EventCard, tile: Tile | None, pain: float) -> float:
    """How much pain a card spares, less what it is worth itself."""
    if tile is not None and card.name == MITHRIL_COAT:
        pain = _harm(sight, tile) - sum([_harm(sight, each) for each in sight.pool]) / max(1, len(sight.pool))
    return pain - HUNT_NUMBERS["keep_card"]


def _harm(sight: Sight, tile: Tile) -> float:
    """What a tile costs with all that it does, were it drawn now."""
    eye = sight.hunt_box[SHADOW] + sight.hunt_box[FREE] if sight.mordor is not None else HUNT_NUMBERS["eye"]
    damage = ceil(damage_of(tile, eye))
    shown = HUNT_NUMBERS["reveal_pain"] * tile.reveals + HUNT_NUMBERS["stop_pain"] * _stops(sight, tile)
    return shown + (_burden(sight, damage) if damage else 0.0)


def _stops(sight: Sight, tile: Tile) -> bool:
    """Whether a tile keeps the Fellowship where it is."""
    return tile.stops and sight.mordor is not None


def tile_pain(sight: Sight, tile: Tile) -> float:
    """How much a tile hurts."""
    eye = sight.hunt_box[SHADOW] + sight.hunt_box[FREE] if sight.mordor is not None else HUNT_NUMBERS["eye"]
    damage = damage_of(tile, eye)
    if sight.hunt is not None:
        damage = float(sight.hunt.damage)
    return damage + HUNT_NUMBERS["reveal_pain"] * tile.reveals + HUNT_NUMBERS["stop_pain"] * _stops(sight, tile)


def score_lure(sight: Sight, question: Question) -> Sequence[float]:
    """Corruption, or a companion."""
    companion = question.about["companion"]
    values = {"corruption": -_burden(sight, sight.level(companion)), "eliminate": -companion_worth(sight, companion)}
    return [values.get(each, 0.0) for each in question.options]
