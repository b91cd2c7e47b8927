"""Event cards: what each is worth now. Chapter 7."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.armies import BY_NAME
from ringwar.boardgame.table.facts import CHARACTER_DECK, FREE, REGIONS, SHADOW, EventCard, Region
from ringwar.kernel import Question
from ringwar.players.boardgame.dead_cards import is_dead
from ringwar.players.boardgame.geography import ROAD
from ringwar.players.boardgame.muster import led_better, reinforced
from ringwar.players.boardgame.parameters import numbers, places
from ringwar.players.boardgame.war import War, war
from ringwar.players.manners import manner_of
from ringwar.players.rules import Hopes

WORTH = numbers("events")
DRAWS = numbers("draws")
CARD_NUMBERS = numbers("cards")
COMBAT_NUMBERS = numbers("combat")
MOST_PLACES = int(CARD_NUMBERS["most_places"])
"""So many places count of those where a card recruits."""
MUSTERS = {
    card: [(REGIONS[name], int(hits)) for name, hits in found.items()] for card, found in places("musters").items()
}
"""By card: where it recruits how many hits."""
MOST_MUSTERED = {
    card: float(sum(sorted([hits for _, hits in found], reverse=True)[:MOST_PLACES])) for card, found in MUSTERS.items()
}
"""By card: how many hits it recruits at most."""
RECRUITED = {
    card: [(BY_NAME[name], hits) for name, hits in found.items()] for card, found in places("recruited").items()
}
"""By card: the units of which it recruits some, with the hits of each."""
HARMFUL = frozenset(("fp-character-11", "shadow-character-10", "shadow-strategy-12", "a-balrog-is-come"))
"""Cards that may be worth less than nothing as events; no other card is."""
LEADER_PLACES = {card: [REGIONS[name] for name in found] for card, found in places("leaders").items()}
"""By card: where it recruits a leader."""

Factor = Callable[[Sight, EventCard], float]
FACTORS: dict[str, Factor] = {}
"""By card: how much its worth counts in the situation; 0 where it would do nothing."""


def factor(*names: str) -> Callable[[Factor], Factor]:
    """The situation in which cards are good."""

    def register(found: Factor) -> Factor:
        """Enter the situation for every card named."""
        FACTORS.update(dict.fromkeys(names, found))
        return found

    return register


def event_value(sight: Sight, card: EventCard) -> float:
    """How good it is to play a card as an event now."""
    found: float | None = sight.memo.get(card)
    if found is None:
        found = sight.memo[card] = 0.0 if is_dead(sight, card) else _event_value(sight, card)
    return found


def least_value(sight: Sight, card: EventCard) -> float:
    """What a card is worth as an event at least, whatever the situation."""
    return event_value(sight, card) if card.name in HARMFUL else 0.0


def _event_value(sight: Sight, card: EventCard) -> float:
    """The same, worked out."""
    name = card.name
    found, left = 0.0, 1.0
    if name in MUSTERS:
        left = _left_to_recruit(sight, name)
        found = _mustered(sight, name, left)
    if name in DRAWS:
        found += CARD_NUMBERS["draw"] * DRAWS[name]
    situation = FACTORS.get(name)
    share = left if situation is None else situation(sight, card)
    return found + WORTH.get(name, CARD_NUMBERS["other"]) * share


def _mustered(sight: Sight, name: str, left: float) -> float:
    """What the figures are worth that a card recruits, of whose units such a part is left."""
    leaders = LEADER_PLACES.get(name, [])
    where = [each for each in MUSTERS[name] if is_open(sight, each[0])] if left else []
    if not where and not leaders:
        return 0.0
    picture = war(sight)
    found = [left * reinforced(picture, region, hits) for region, hits in where]
    found += [led_better(picture, region) for region in leaders]
    found.sort(reverse=True)
    return CARD_NUMBERS["muster"] * sum(found[:MOST_PLACES])


def _left_to_recruit(sight: Sight, name: str) -> float:
    """The part that is left among the reinforcements of the units that a card recruits."""
    left = 0.0
    for piece, number in RECRUITED[name]:
        left += number * sight.reinforcements[piece]
    return min(1.0, left / MOST_MUSTERED[name])


def best_reinforced(picture: War, hits: int) -> float:
    """How good so many hits more are in the army that gains most by them."""
    key = "best-reinforced", hits
    found: float | None = picture.memo.get(key)
    if found is None:
        values = [reinforced(picture, region, hits) for region in picture.hosts]
        found = picture.memo[key] = max(values, default=0.0)
    return found


def is_open(sight: Sight, region: Region) -> bool:
    """Whether a card can recruit in a region for its own side."""
    box = sight.boxes.get(region)
    return sight.is_free(region, sight.side) or (box is not None and box.side == sight.side)


def is_of_partner(sight: Sight, card: EventCard) -> bool:
    """Whether a partner alone can play a card as an event."""
    return sight.seat != sight.side and card.player not in (None, sight.seat)


def kept_value(sight: Sight, card: EventCard) -> float:
    """How good it is to have a card in hand."""
    return _kept_value(sight, card, event_value)


def _kept_value(sight: Sight, card: EventCard, played: Factor) -> float:
    """The same by how good its event is; a card that a partner alone can play can be given to him."""
    if is_dead(sight, card):
        return CARD_NUMBERS["combat_half"] * COMBAT_NUMBERS.get(card.combat_id, 0.0)
    share = CARD_NUMBERS["of_partner"] if is_of_partner(sight, card) else 1.0
    return share * (CARD_NUMBERS["hold"] * WORTH.get(card.name, CARD_NUMBERS["other"]) + played(sight, card))


# Actions


def value_of_events(sight: Sight, face: str) -> float:
    """How good the best card is that a result can play."""
    key = "events", face
    found: float | None = sight.memo.get(key)
    if found is None:
        cards = sight.playable_with(face)
        if "forgets" in manner_of(sight).numbers:
            cards = [card for card in cards if not is_forgotten(sight, card)]
        found = sight.memo[key] = max([event_value(sight, card) for card in cards]) if cards else 0.0
    return found


def is_forgotten(sight: Sight, card: EventCard) -> bool:
    """Whether a card of the own hand slips the mind for this turn."""
    return manner_of(sight).forgets(card.name, sight.turn)


def value_of_drawing(sight: Sight) -> float:
    """How good another card is: less with a full hand."""
    return CARD_NUMBERS["draw"] if len(sight.hand) < sight.hand_limit else CARD_NUMBERS["draw_full"]


# Questions


def score_play_event(sight: Sight, question: Question) -> Sequence[float]:
    """The card that does most now."""
    return [0.0 if card is None else event_value(sight, card) for card in question.options]


def score_discard(sight: Sight, question: Question) -> Sequence[float]:
    """The card that is missed least."""
    cards = question.options
    most = [-_kept_value(sight, card, least_value) for card in cards]
    return Hopes(most, lambda number: -kept_value(sight, cards[number]))


def score_which_deck(sight: Sight, question: Question) -> Sequence[float]:
    """Character cards decide the quest, Strategy cards the war."""
    quest = CARD_NUMBERS["quest"] if sight.side == FREE else _chase(sight)
    return [quest if deck == CHARACTER_DECK else CARD_NUMBERS["campaign"] for deck in question.options]


def _chase(sight: Sight) -> float:
    """How good a Character card is to the Shadow: the better the fewer it has, and the nearer the Ring to Mordor."""
    at = sight.fellowship
    near = 1.0 if at is None else 1 - min(1.0, ROAD[at.index] / CARD_NUMBERS["road"])
    more = sum(1 if card.deck == CHARACTER_DECK else -1 for card in sight.hand)
    return CARD_NUMBERS["chase"] + CARD_NUMBERS["near_mordor"] * near - CARD_NUMBERS["balance"] * more


def score_which_army(sight: Sight, question: Question) -> Sequence[float]:
    """The enemy army that matters most."""
    picture = war(sight)
    return [_prey(sight, region) + picture.pull(region) for region in question.options]


def _prey(sight: Sight, region: Region) -> float:
    """How much an enemy army is worth striking."""
    army = sight.army(region, sight.enemy)
    besieged = CARD_NUMBERS["besieged_prey"] * (region in sight.boxes)
    return (army.hits if army is not None else 0) + sight.nazgul.get(region, 0) + besieged


def score_spells_from(sight: Sight, question: Question) -> Sequence[float]:
    """The army with the most Nazgûl."""
    return [float(sight.nazgul.get(region, 0) + (sight.where("witch-king") is region)) for region in question.options]


def score_lose_where(sight: Sight, question: Question) -> Sequence[float]:
    """A loss hurts least where the army is large and no enemy near."""
    picture = war(sight)
    return [_size(sight, region) - CARD_NUMBERS["danger"] * picture.danger(region) for region in question.options]


def _size(sight: Sight, region: Region) -> int:
    """The number of one's own units in a region."""
    army = sight.army(region, sight.side)
    return army.size if army is not None else 0


def score_sail_where(sight: Sight, question: Question) -> Sequence[float]:
    """The coast with the fewest defenders for its worth."""
    return [CARD_NUMBERS["haven"] * region.points - vigour_of_enemy(sight, region) for region in question.options]


def vigour_of_enemy(sight: Sight, region: Region) -> int:
    """The hits that the enemy army in a region can take."""
    army = sight.army(region, sight.enemy)
    return army.hits if army is not None else 0


def score_dead_men_where(sight: Sight, question: Question) -> Sequence[float]:
    """Where they drive a Shadow army away, or hold what is in danger."""
    picture = war(sight)
    shadow = [army if (army := sight.army(region, SHADOW)) is not None else None for region in question.options]
    return [
        region.points * (1 + picture.danger(region)) + (CARD_NUMBERS["rout"] if army is not None else 0.0)
        for region, army in zip(question.options, shadow, strict=True)
    ]
