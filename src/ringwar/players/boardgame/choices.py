"""Small choices that cards and characters give."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import SHADOW, EventCard, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.battles import value_of_attacking
from ringwar.players.boardgame.cards import WORTH, kept_value
from ringwar.players.boardgame.geography import ROAD
from ringwar.players.boardgame.marches import best_step, value_of_moving
from ringwar.players.boardgame.minions import value_of_flying
from ringwar.players.boardgame.parameters import numbers
from ringwar.players.boardgame.war import war

CHOICES = numbers("choices")


def score_ringwraiths(sight: Sight, question: Question) -> Sequence[float]:
    """Move armies led by Nazgûl, or attack with one."""
    region: Region | None = question.about.get("region")
    move = value_of_moving(sight, led=True) if region is None else best_step(war(sight), region)
    values = {"move": move, "attack": value_of_attacking(sight, led=True)}
    return [0.0 if each is None else values.get(each, 0.0) for each in question.options]


def score_black_captain(sight: Sight, question: Question) -> Sequence[float]:
    """New Nazgûl, or the old ones where they are wanted."""
    values = {"recruit-nazgul": CHOICES["new_nazgul"], "move-nazgul": value_of_flying(sight)}
    return [0.0 if each is None else values.get(each, 0.0) for each in question.options]


def score_weather_where(sight: Sight, question: Question) -> Sequence[float]:
    """As far from Mordor as possible."""
    return [ROAD[region.index] for region in question.options]


def score_nazgul_strike(sight: Sight, question: Question) -> Sequence[float]:
    """A hunt roll with dice in the box, else a card from the table."""
    values = {"hunt-roll": float(sight.hunt_box[SHADOW]), "discard-table-card": CHOICES["strike_card"]}
    return [0.0 if each is None else values.get(each, 0.0) for each in question.options]


def score_sorrow(sight: Sight, question: Question) -> Sequence[float]:
    """A card on the table that helps the Fellowship, else one from the hand."""
    return [_sorrow(each) for each in question.options]


def _sorrow(choice: EventCard | str | None) -> float:
    """How much the loss of a card hurts the Free Peoples."""
    if isinstance(choice, EventCard):
        return WORTH.get(choice.name, 1.0)
    return 0.0 if choice is None else CHOICES["from_hand"]


def score_table_card(sight: Sight, question: Question) -> Sequence[float]:
    """The card that helps the enemy most."""
    return [WORTH.get(card.name, 1.0) for card in question.options]


def score_pay_card(sight: Sight, question: Question) -> Sequence[float]:
    """The card that is missed least."""
    return [-kept_value(sight, card) for card in question.options]


def score_nazgul_refuge(sight: Sight, question: Question) -> Sequence[float]:
    """Where armies are that they may lead."""
    picture = war(sight)
    return [picture.pull(region) + (region in sight.armies) for region in question.options]


def score_draw(sight: Sight, question: Question) -> Sequence[float]:
    """Draw a card while the hand has room for it."""
    room = CHOICES["room"] if len(sight.hand) < sight.hand_limit else -CHOICES["room"]
    return [room if each else 0.0 for each in question.options]


def score_balrog(sight: Sight, question: Question) -> Sequence[float]:
    """The Balrog waits for nobody."""
    return [float(bool(each)) for each in question.options]


def score_who_leads(sight: Sight, question: Question) -> Sequence[float]:
    """The one who leads best; of those who lead alike the one of the highest level."""
    return [each.leadership + CHOICES["level"] * sight.level(each) for each in question.options]


def score_grey_company(sight: Sight, question: Question) -> Sequence[float]:
    """Gondor's regulars are the most."""
    return [float(sight.reinforcements.get(piece, 0)) for piece in question.options]
