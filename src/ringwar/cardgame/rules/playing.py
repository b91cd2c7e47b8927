"""Chapters 6 to 9: playing cards of every kind, items, events, the reserve and moving."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ringwar.cardgame.rules.cycling import cycle_from_hand
from ringwar.cardgame.rules.deck import draw_aside
from ringwar.cardgame.rules.eliminating import cycle, eliminate
from ringwar.cardgame.rules.whose import inactive, is_active, lies_in_play, not_in_hand, not_own, own_zone
from ringwar.cardgame.table.facts import ARMY, CHARACTER, EVENT, ITEM, Battleground, Card, Path
from ringwar.cardgame.table.memory import shown
from ringwar.cardgame.table.queries import RESERVE, Destination, Place, Pointed, bodies_in_play, items_of, place_of
from ringwar.cardgame.table.state import State, without
from ringwar.cardgame.table.texts import ARRIVED, EVENT_TEXTS, KEEPS_OUT, ONLY_WEAPON, OPENS, PLAYED, CardGame
from ringwar.kernel import Question, Refusal

# Where cards may go


def locations_open_to(state: State, card: Card) -> list[Place]:
    """CG-PLAY-10, CG-PLAY-11, CG-MOVE-02. The active locations to which an army or a character may go."""
    places: list[Place] = [each for each in state.battlegrounds if _is_open(state, card, each)]
    path = state.path
    if card.kind == CHARACTER and path is not None and path.number in card.paths:
        places.append(path)
    if card.id in KEEPS_OUT:
        return [place for place in places if not KEEPS_OUT[card.id](state, card, place)]
    return places


def _is_open(state: State, card: Card, battleground: Battleground) -> bool:
    """CG-PLAY-10, CG-PLAY-12. A battleground lists the card's faction, or a text opens it."""
    if card.faction in battleground.attackers or card.faction in battleground.defenders:
        return True
    if card.id in OPENS and OPENS[card.id](state, card, battleground):
        return True
    return any(OPENS[text](state, card, battleground) for text in state.lasting if text in OPENS)


def _access(card: Card) -> str:
    """The clause that says where a card of its kind may go."""
    return "CG-PLAY-11" if card.kind == CHARACTER else "CG-PLAY-10"


def why_closed(state: State, card: Card, place: Pointed) -> Refusal | None:
    """CG-PLAY-10, CG-PLAY-11, CG-CARD-13. Why an army or a character may not go to a location."""
    clause = _access(card)
    if isinstance(place, str | Card) or not is_active(state, place):
        return inactive(place, clause)
    if isinstance(place, Path):
        if card.kind != CHARACTER:
            return Refusal("armies-not-on-paths", clauses=[clause], card=card.name, location=place.name)
        if place.number not in card.paths:
            paths = sorted(card.paths)
            return Refusal("path-not-allowed", clauses=[clause], card=card.name, location=place.name, paths=paths)
    elif not _is_open(state, card, place):
        faction = card.faction
        return Refusal("faction-not-listed", clauses=[clause], card=card.name, location=place.name, faction=faction)
    if card.id in KEEPS_OUT and KEEPS_OUT[card.id](state, card, place):
        return Refusal("text-keeps-out", clauses=["CG-CARD-13"], card=card.name, location=place.name)
    return None


def wielders(state: State, item: Card) -> list[Card]:
    """CG-ITEM-01 to CG-ITEM-05, CG-ITEM-18. The characters in play that may wield an item."""
    fitting = [card for card in bodies_in_play(state) if card.id in item.wielders and card.side == item.side]
    return [card for card in fitting if not _arms_full(state, card, item)]


def _arms_full(state: State, card: Card, item: Card) -> bool:
    """CG-ITEM-18. A weapon that suffers no other keeps a second weapon away, in either order of play."""
    weapons = [each for each in items_of(state, card) if "weapon" in each.keywords]
    if "weapon" not in item.keywords or not weapons:
        return False
    return item.id in ONLY_WEAPON or any(weapon.id in ONLY_WEAPON for weapon in weapons)


def why_not_wielded(state: State, item: Card, thing: Pointed) -> Refusal | None:
    """CG-ITEM-01, CG-ITEM-02, CG-ITEM-03, CG-ITEM-05, CG-ITEM-18. Why an item cannot be played onto something."""
    if not isinstance(thing, Card) or thing.kind != CHARACTER:
        return Refusal("item-without-character", clauses=["CG-ITEM-01", "CG-ITEM-03"], item=item.name)
    if thing.side != item.side:
        return Refusal("enemy-wielder", clauses=["CG-ITEM-05"], item=item.name, card=thing.name)
    if thing.id not in item.wielders:
        return Refusal("not-its-wielder", clauses=["CG-ITEM-02"], item=item.name, card=thing.name)
    if not lies_in_play(state, thing):
        return Refusal("wielder-not-in-play", clauses=["CG-ITEM-02"], item=item.name, card=thing.name)
    if _arms_full(state, thing, item):
        return Refusal("second-weapon", clauses=["CG-ITEM-18"], item=item.name, card=thing.name)
    return None


def destinations(state: State, card: Card) -> Sequence[Destination]:
    """CG-PLAY-10 to CG-PLAY-13, CG-ITEM-01. Everywhere a card may be played, its once-a-round limit aside."""
    if card.kind == EVENT:
        return (None,)
    if card.kind == ITEM:
        return wielders(state, card)
    return [*locations_open_to(state, card), RESERVE]


def is_playable(state: State, card: Card) -> bool:
    """CG-PLAY-13, CG-PLAY-15, CG-ITEM-03, CG-EVENT-03. Whether a card may be played now."""
    if card.kind in (ARMY, EVENT):
        return True
    return card not in state.played and (card.kind == CHARACTER or bool(wielders(state, card)))


def playable(state: State, cards: Sequence[Card]) -> list[Card]:
    return [card for card in cards if is_playable(state, card)]


def why_unplayable(state: State, card: Card) -> Refusal | None:
    """CG-PLAY-15, CG-ITEM-02, CG-ITEM-03, CG-ITEM-18. Why a card that is at hand may not be played now."""
    if is_playable(state, card):
        return None
    if card in state.played:
        return Refusal("played-this-round", clauses=["CG-PLAY-15"], card=card.name)
    for character in bodies_in_play(state):
        if character.id in card.wielders and _arms_full(state, character, card):
            return why_not_wielded(state, card, character)
    names = sorted(card.wielders)
    return Refusal("no-wielder-in-play", clauses=["CG-ITEM-02", "CG-ITEM-03"], item=card.name, wielders=names)


def cannot_play(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-PLAY-01, CG-ACT-06. Why a player cannot play a card from hand: not there, or not playable."""
    reason = not_in_hand(state, seat, thing, "CG-PLAY-01")
    return reason if reason or not isinstance(thing, Card) else why_unplayable(state, thing)


def why_not_played(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-PLAY-01, CG-PLAY-15, CG-ITEM-03. Why a card cannot be the one that is played."""
    return cannot_play(state, question.side, thing)


def why_not_played_there(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-PLAY-10 to CG-PLAY-13, CG-ITEM-01. Why the card in question cannot be played there."""
    card: Card = question.about["card"]
    if card.kind == ITEM:
        return why_not_wielded(state, card, thing)
    return None if thing == RESERVE else why_closed(state, card, thing)


def why_not_played_of_drawn(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-PLAY-16, CG-PLAY-18, CG-PLAY-19. Why a card is none of those just drawn that may be played."""
    if thing in question.options:
        return None
    if not isinstance(thing, Card) or thing not in state.drawn[question.side]:
        return Refusal("not-just-drawn", clauses=["CG-PLAY-16", "CG-PLAY-18"])
    return why_unplayable(state, thing) or Refusal("text-plays-others", clauses=["CG-PLAY-19"], card=thing.name)


# Playing


def play_from_hand(game: CardGame, seat: str) -> None:
    """CG-PLAY-01, CG-PLAY-02, CG-PLAY-03. Reveal a card, put it where it goes, pay for it, apply its text."""
    card = game.ask(seat, "play", playable(game.state, game.state.hands[seat]), why=why_not_played)
    destination = game.ask(seat, "play-where", destinations(game.state, card), why=why_not_played_there, card=card)
    put_into_play(game, seat, card, destination)
    cycle_from_hand(game, seat, spared=(card,))  # CG-PLAY-02, CG-PLAY-04 to CG-PLAY-07
    apply_text(game, seat, card, destination)


def put_into_play(game: CardGame, seat: str, card: Card, destination: Destination) -> None:
    """CG-PLAY-03, CG-EVENT-02. Put a card of the hand, or one just drawn, to its destination."""
    state = game.state
    zone = state.hands if card in state.hands[seat] else state.drawn
    zone[seat] = without(zone[seat], card)
    state.seen -= {card}
    shown(state, seat, card)
    if card.kind in (CHARACTER, ITEM):
        state.played |= {card}
    if isinstance(destination, Card):
        state.items[destination] = (*items_of(state, destination), card)
    elif destination is None:
        state.resolving += (card,)
    elif destination == RESERVE:
        state.reserves[seat] += (card,)
        state.locked |= {card}
    else:
        _enter(state, card, destination)
    game.tell("play", seat=seat, card=card, place=destination, kind=card.kind)


def apply_text(game: CardGame, seat: str, card: Card, destination: Destination) -> None:
    """CG-PLAY-03, CG-PLAY-22, CG-EVENT-01, CG-MOVE-04. What a played card says, once it is paid for."""
    state = game.state
    with game.because(card):
        if card.kind == EVENT:
            EVENT_TEXTS[card.id](game, seat)
            state.resolving = without(state.resolving, card)
            state.eliminated[seat] += (card,)
            state.seen |= {card}
            game.tell("eliminate", seat=seat, card=card)
            return
        place = place_of(state, card)
        if card.id in PLAYED and place is not None:
            PLAYED[card.id](game, seat, card, place)
        if card.id in ARRIVED and place is not None and place != RESERVE:
            ARRIVED[card.id](game, seat, card, place)


def _enter(state: State, card: Card, place: Place) -> None:
    """Put an army or a character on an active location."""
    if isinstance(place, Battleground):
        state.battlegrounds[place] += (card,)
    else:
        assert place is state.path
        state.path_cards += (card,)


def draw_and_play(
    game: CardGame, seat: str, number: int, fits: Callable[[Card], bool], most: int = 1, where: Place | None = None
) -> None:
    """CG-PLAY-16 to CG-PLAY-19. Draw cards aside, play up to so many that fit, cycle the rest."""
    draw_aside(game, seat, number)
    play_drawn(game, seat, fits, most, where)


def play_drawn(
    game: CardGame, seat: str, fits: Callable[[Card], bool], most: int = 1, where: Place | None = None
) -> None:
    """CG-PLAY-16, CG-PLAY-17, CG-AMB-18. Play some of the drawn cards, cycle the rest as cost, then apply texts."""
    state = game.state
    played: list[tuple[Card, Destination]] = []
    while len(played) < most and state.drawn[seat]:
        options = [card for card in playable(state, state.drawn[seat]) if fits(card) and _places(state, card, where)]
        why, at = why_not_played_of_drawn, len(played) + 1
        card = game.ask_always(seat, "play-drawn", [*options, None], why=why, number=at, most=most)  # secret
        if card is None:
            break
        destination = game.ask(seat, "play-where", _places(state, card, where), why=why_not_played_there, card=card)
        put_into_play(game, seat, card, destination)
        played.append((card, destination))
    rest = state.drawn[seat]
    for card in rest:
        cycle(game, card)
    cycle_from_hand(game, seat, max(0, len(played) - len(rest)), spared=tuple(card for card, _ in played))
    speaking = [each for each in played if _has_text(*each)]
    while speaking:
        card = game.ask(seat, "text-first", [card for card, _ in speaking])
        at = next(index for index, (each, _) in enumerate(speaking) if each is card)
        apply_text(game, seat, *speaking.pop(at))


def _has_text(card: Card, destination: Destination) -> bool:
    """CG-PLAY-17, CG-PLAY-22. Whether something happens when a card is played there."""
    arrives = card.id in ARRIVED and destination != RESERVE
    return card.kind == EVENT or card.id in PLAYED or arrives


def _places(state: State, card: Card, where: Place | None) -> Sequence[Destination]:
    """CG-PLAY-19. The destinations that both the rules and the effect allow."""
    return [place for place in destinations(state, card) if where is None or place == where]


# Moving


def movable(state: State, seat: str) -> list[Card]:
    """CG-RESERVE-02, CG-MOVE-01. The cards of a reserve that may be moved now."""
    return [card for card in state.reserves[seat] if card not in state.locked and locations_open_to(state, card)]


def cannot_move(state: State, seat: str, thing: Pointed) -> Refusal | None:
    """CG-MOVE-01, CG-MOVE-02, CG-MOVE-06, CG-ITEM-09, CG-RESERVE-02. Why a player cannot move a card from reserve."""
    if not isinstance(thing, Card) or thing not in state.reserves[seat]:
        return not_own(state, seat, thing) or _not_in_reserve(state, thing)
    if thing in state.locked:
        return Refusal("locked-in-reserve", clauses=["CG-RESERVE-02"], card=thing.name)
    if not locations_open_to(state, thing):
        return Refusal("nowhere-to-go", clauses=["CG-MOVE-02", _access(thing)], card=thing.name)
    return None


def _not_in_reserve(state: State, thing: Pointed) -> Refusal:
    """CG-MOVE-01, CG-MOVE-06, CG-ITEM-09, CG-ITEM-17. Why a player's own card is none that moves from reserve."""
    assert isinstance(thing, Card)
    if not lies_in_play(state, thing):
        return Refusal("not-in-reserve", clauses=["CG-MOVE-01"], card=thing.name, zone=own_zone(state, thing))
    if thing.kind == ITEM:
        return Refusal("moves-with-wielder", clauses=["CG-ITEM-09", "CG-ITEM-17"], item=thing.name)
    return Refusal("on-location-already", clauses=["CG-MOVE-06"], card=thing.name)


def why_not_moved(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-MOVE-01, CG-MOVE-02, CG-RESERVE-02. Why a card cannot be the one that moves."""
    return cannot_move(state, question.side, thing)


def why_not_moved_there(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-MOVE-01, CG-MOVE-02, CG-MOVE-06. Why the card in question cannot move there."""
    card: Card = question.about["card"]
    if thing == RESERVE:
        return Refusal("in-reserve-already", clauses=["CG-MOVE-01", "CG-MOVE-06"], card=card.name)
    return why_closed(state, card, thing)


def move_from_reserve(game: CardGame, seat: str) -> None:
    """CG-MOVE-01, CG-MOVE-03. Move an army or a character from reserve to an active location."""
    state = game.state
    card = game.ask(seat, "move", movable(state, seat), why=why_not_moved)
    place = game.ask(seat, "move-where", locations_open_to(state, card), why=why_not_moved_there, card=card)
    move_to(game, seat, card, place)


def move_to(game: CardGame, seat: str, card: Card, place: Place) -> None:
    """CG-MOVE-04, CG-MOVE-07, CG-ITEM-09. Move a card with its items; what works on arrival works."""
    state = game.state
    state.reserves[seat] = without(state.reserves[seat], card)
    state.locked -= {card}
    _enter(state, card, place)
    game.tell("move", seat=seat, card=card, place=place)
    if card.id in ARRIVED:
        with game.because(card):
            ARRIVED[card.id](game, seat, card, place)


def eliminate_from_hand(game: CardGame, seat: str, deed: str, number: int = 1) -> None:
    """CG-WINNOW-01, CG-DUEL2-06. Eliminate cards of one's own hand for a deed: a hand of no more goes as it is."""
    for done in range(number):
        hand = game.state.hands[seat]
        if hand:
            options = hand if len(hand) > number - done else hand[:1]
            why, at = why_not_eliminated, done + 1
            eliminate(game, game.ask(seat, "eliminate", options, why=why, deed=deed, number=at, total=number))


def why_not_eliminated(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-WINNOW-01, CG-DUEL2-08. Why a card is none of the hand that can be eliminated for a deed."""
    clause = "CG-DUEL2-08" if question.about["deed"] == "ring" else "CG-WINNOW-01"
    return not_in_hand(state, question.side, thing, clause)
