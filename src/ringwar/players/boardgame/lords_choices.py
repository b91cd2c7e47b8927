"""The choices that Lords of Middle-earth gives: special dice, rings, lesser minions, hunt tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.lords.cards.gothmog import REPLACE
from ringwar.boardgame.lords.cards.rings import other_results
from ringwar.boardgame.lords.cards.witch_king import BY_SPEAR
from ringwar.boardgame.lords.rules.dice import TAKER
from ringwar.boardgame.lords.table.facts import RINGS, SpecialFace
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import ELITE, EYE, FREE, EventCard, Tile
from ringwar.kernel import Question
from ringwar.players.boardgame.actions import action_value, eye_value, face_value
from ringwar.players.boardgame.battles import prospect, yes
from ringwar.players.boardgame.cards import WORTH, kept_value
from ringwar.players.boardgame.hunt import corruption_cost, damage_of, mean_damage, tile_pain
from ringwar.players.boardgame.lords_actions import LORDS_NUMBERS, MORIA, place_of_card
from ringwar.players.boardgame.marches import room
from ringwar.players.boardgame.minions import demand, leaders_at, loss

# Special dice


def score_keep_special_die(sight: Sight, question: Question) -> Sequence[float]:
    """The result that does most, less what it costs if the die is lost for it."""
    return [_kept_face(sight, face) for face in question.options]


def _kept_face(sight: Sight, face: SpecialFace) -> float:
    """How good it is to keep a face of a special die."""
    taken = face.can_be_lost and sight.where(TAKER[face.side]) is not None
    value = 0.0 if face.result == EYE else face_value(sight, face.result)
    return value - LORDS_NUMBERS["die_lost"] * taken


def score_lore_die(sight: Sight, question: Question) -> Sequence[float]:
    """The die that gains most by being turned."""
    return [0.0 if die is None else _turned(sight, die) for die in question.options]


def _turned(sight: Sight, die: str) -> float:
    """How much better the best other result of a die is."""
    return max(result_value(sight, each) for each in other_results(die)) - result_value(sight, die)


def result_value(sight: Sight, face: str) -> float:
    """How good a result is, an Eye for the hunt among them."""
    return eye_value(sight) if face == EYE else face_value(sight, face)


def score_lore_result(sight: Sight, question: Question) -> Sequence[float]:
    """It becomes the result that is worth most."""
    return [result_value(sight, face) for face in question.options]


# Rings


def score_use_vilya(sight: Sight, question: Question) -> Sequence[float]:
    """The die stays if it can do as much again as a ring is worth."""
    return yes(question, face_value(sight, question.about["die"]) - LORDS_NUMBERS["vilya"])


def score_use_nenya(sight: Sight, question: Question) -> Sequence[float]:
    """An Eye is cancelled if it hurts enough, all the more in Mordor, where it comes back."""
    pain = tile_pain(sight, question.about["tile"]) * corruption_cost(sight)
    return yes(question, pain - LORDS_NUMBERS["nenya"] * (1.0 if sight.mordor is None else LORDS_NUMBERS["in_mordor"]))


def score_which_ring(sight: Sight, question: Question) -> Sequence[float]:
    """A ring that has no keeper in play goes first."""
    return [-float(place_of_card(sight, RINGS[ring].keeper) is not None) for ring in question.options]


def score_ring_returns(sight: Sight, question: Question) -> Sequence[float]:
    """A ring that has its keeper in play comes back first."""
    return [float(place_of_card(sight, RINGS[ring].keeper) is not None) for ring in question.options]


# Minions


def score_balrog_recruits(sight: Sight, question: Question) -> Sequence[float]:
    """An elite unit rather than a regular, if there is room."""
    full = room(sight, MORIA) <= 0
    return [0.0 if piece is None else -1.0 if full else 1.0 + (piece.kind == ELITE) for piece in question.options]


def score_balrog_does(sight: Sight, question: Question) -> Sequence[float]:
    """The best of what the Balrog can do."""
    return [action_value(sight, deed) for deed in question.options]


def score_lead_them(sight: Sight, question: Question) -> Sequence[float]:
    """Another regular while there is room, else an elite unit for one."""
    full = room(sight, question.about["region"]) <= 0
    return [float((each == REPLACE) == full) for each in question.options]


def score_draw_by(sight: Sight, question: Question) -> Sequence[float]:
    """The Palantír lets one choose the deck."""
    return [float(each != BY_SPEAR) for each in question.options]


def score_he_sees(sight: Sight, question: Question) -> Sequence[float]:
    """The Chief follows the Fellowship, unless he is needed where he is."""
    minion, region = question.about["minion"], question.about["region"]
    stays = loss(sight, sight.characters[minion], minion.leadership)
    return yes(question, demand(sight, region, leaders_at(sight, region)) + LORDS_NUMBERS["he_sees"] - stays)


def score_minion_forfeits(sight: Sight, question: Question) -> Sequence[float]:
    """The minion who takes the most dice from the enemy."""
    return [float(minion.leadership) for minion in question.options]


# Hunt tiles


def score_we_wont_go_back(sight: Sight, question: Question) -> Sequence[float]:
    """Corruption for the card that is missed least."""
    gain = 2 * corruption_cost(sight)
    return [0.0 if card is None else gain - _price(sight, card) for card in question.options]


def _price(sight: Sight, card: EventCard) -> float:
    """What a card costs that is given up for corruption."""
    return kept_value(sight, card) if card in sight.hand else LORDS_NUMBERS["wont_go_back"]


def score_exchange_tile(sight: Sight, question: Question) -> Sequence[float]:
    """Another tile for one that does less harm than most."""
    tile: Tile = question.about["tile"]
    eye = LORDS_NUMBERS["eye"]
    return yes(question, mean_damage(sight, eye) - damage_of(tile, eye) - LORDS_NUMBERS["exchange"])


def score_always(sight: Sight, question: Question) -> Sequence[float]:
    """Nothing speaks against it."""
    return yes(question, 1.0)


# Hands and battles


def score_whose_hand(sight: Sight, question: Question) -> Sequence[float]:
    """Any hand rather than none."""
    return [float(seat is not None) for seat in question.options]


def score_discard_theirs(sight: Sight, question: Question) -> Sequence[float]:
    """The card that would do most harm."""
    return [0.0 if card is None else WORTH.get(card.name, 1.0) for card in question.options]


def score_withdraw_in_order(sight: Sight, question: Question) -> Sequence[float]:
    """A hit less, for the end of a battle that goes badly."""
    assert sight.battle is not None
    chance = prospect(sight).chance
    lost = 1 - chance if sight.battle.attacker == FREE else chance
    return yes(question, lost - LORDS_NUMBERS["withdraw"])
