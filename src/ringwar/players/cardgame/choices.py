"""Choices that a text offers: whether to take its benefit, and which battleground, path or icon it is."""

from __future__ import annotations

from ringwar.cardgame.cards.isengard import TAKE_SARUMAN
from ringwar.cardgame.sight import Sight
from ringwar.cardgame.table.facts import Battleground, Card, Path
from ringwar.kernel import Question
from ringwar.players.cardgame.abilities import TAKE, best_victim, drawn, found
from ringwar.players.cardgame.fronts import new_path
from ringwar.players.cardgame.openings import helpers, opening, other_paths, replacing
from ringwar.players.cardgame.outlook import Outlook, outlook_of
from ringwar.players.cardgame.prospects import prospect
from ringwar.players.cardgame.worth import worth_in_deck, worth_in_hand


def yes(sight: Sight, question: Question) -> list[float]:
    """What costs nothing is taken, and a partner's proposal is agreed to."""
    return [1.0 if option else 0.0 for option in question.options]


def if_better(question: Question, value: float) -> list[float]:
    """Yes where it gains something."""
    return [value if option else 0.0 for option in question.options]


def cycle_to_take(sight: Sight, question: Question) -> list[float]:
    """A card is cycled for the Knights of Dol Amroth while they can be found."""
    value = TAKE if found(sight.deck, "knights-of-dol-amroth") else 0.0
    return if_better(question, value - _least_of_hand(sight))


def cycle_for_icons(sight: Sight, question: Question) -> list[float]:
    """A card is cycled for icons on the path where they count for more."""
    outlook = outlook_of(sight)
    if sight.path is None:
        return if_better(question, -1.0)
    icons = 2 if sight.path.name == "cirith-ungol" else 1
    return if_better(question, outlook.fronts[sight.path].gain(icons) - _least_of_hand(sight))


def _least_of_hand(sight: Sight) -> float:
    """The price of cycling a card."""
    return min((worth_in_hand(sight, card) for card in sight.hand), default=worth_in_deck(sight))


def forsake_to_draw(sight: Sight, question: Question) -> list[float]:
    """A card is forsaken for cards that are worth more."""
    return if_better(question, drawn(outlook_of(sight), question.about["count"]) - worth_in_deck(sight))


def forsake_for_icon(sight: Sight, question: Question) -> list[float]:
    """A card is forsaken for an attack icon on the path."""
    outlook = outlook_of(sight)
    gain = outlook.fronts[sight.path].gain(1) if sight.path is not None else 0.0
    return if_better(question, gain - worth_in_deck(sight))


def grima_wormtongue(sight: Sight, question: Question) -> list[float]:
    """Saruman is fetched, or a Rohan character eliminated, whichever is worth more."""
    outlook = outlook_of(sight)
    saruman = TAKE if found(sight.deck, "saruman") else 0.0
    return [saruman if option == TAKE_SARUMAN else best_victim(outlook) for option in question.options]


def activate_other_path(sight: Sight, question: Question) -> list[float]:
    """Another path of the same number is activated where that gains something."""
    outlook = outlook_of(sight)
    return if_better(question, max(replacing(outlook, path) for path in other_paths(sight)))


def activate(sight: Sight, question: Question) -> list[float]:
    """The battleground or path that promises most."""
    outlook = outlook_of(sight)
    return [_opened(outlook, place, question.cause) for place in question.options]


def _opened(outlook: Outlook, place: Battleground | Path, cause: object) -> float:
    """What a location promises once it is opened by a cause."""
    if isinstance(place, Path):
        return new_path(outlook.forces, place).value(helpers(outlook, place))
    sight = outlook.sight
    rider = sight.wielder_of(cause) if isinstance(cause, Card) else None
    return opening(outlook, place, prospect(sight, rider, place) if rider is not None else 0)


def add_icon(sight: Sight, question: Question) -> list[float]:
    """The location where the icon gains most, or hurts least."""
    outlook = outlook_of(sight)
    attacks = isinstance(question.cause, Card) and question.cause.id == "the-destroyer"
    scores = []
    for place in question.options:
        front = outlook.fronts[place]
        scores.append(front.gain(1) if front.defends is not attacks else front.gain(-1))
    return scores
