"""What the options of questions are, and at what on the table they point: for clients, who know no rules."""

from __future__ import annotations

from typing import Any

from ringwar.cardgame.cards.isengard import TAKE_SARUMAN
from ringwar.cardgame.rules.cycling import TOP_OF_DECK, forsakable
from ringwar.cardgame.rules.deck import has_top
from ringwar.cardgame.rules.eliminating import replacement_by
from ringwar.cardgame.rules.teams import each
from ringwar.cardgame.rules.turns import DUEL_RING_DRAW, PLAY, RING, TRILOGY_RING_DRAW, WINNOW
from ringwar.cardgame.table.facts import FREE, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.memory import CYCLE, DECK
from ringwar.cardgame.table.queries import RESERVE, items_of, place_of, wielder_of
from ringwar.cardgame.table.state import State
from ringwar.cardgame.view import battleground_view, path_view, view
from ringwar.cardgame.view_types import PlaceView, SeatView
from ringwar.kernel import Question, name_of
from ringwar.kernel.protocol import Thing, thing_of
from ringwar.kernel.ruleset import Effects, Note

PLACES = {RESERVE: "reserve", TOP_OF_DECK: "deck"}
"""The words among options that name a place of the seat that is asked."""
TRACES = ("known", "passed", "played_this_round", "resolving", "round", "step", "to_act", "used_this_round")
"""Parts of the table that change with every action."""
LOSSES = ("loss", "decide-for-enemy")
"""Questions for a defender that is eliminated."""
PAYING = ("cycle", "forsake", "eliminate")
"""Questions for a card that is given up."""
PILES = ("hand", "deck", "cycle", "eliminated", "drawn")

SEARCHES = ("search", "cycle-to-take", "take-saruman", "grima-wormtongue")
"""Questions for a search, which is made by saying yes or by an option of its own."""
SOUGHT = {
    "legolas": (("bow-of-the-galadhrim",), (DECK,)),
    "gimli": (("dwarven-axe",), (CYCLE,)),
    "eowyn": (("merry-brandybuck", "pippin-took"), (CYCLE,)),
    "prince-imrahil": (("knights-of-dol-amroth",), (DECK,)),
    "grima-wormtongue": (("saruman",), (DECK,)),
    "orthanc": (("saruman",), (DECK, CYCLE)),
}
"""What is sought by whom, and where."""
EACH = {
    **dict.fromkeys(("barrow-wights", "candles-of-corpses", "caradhras-the-cruel", "cave-troll", "hill-troll"), FREE),
    **dict.fromkeys(("the-reaver", "the-beguiler", "vilya-ring-of-air"), FREE),
    **dict.fromkeys(("the-commander", "narya-ring-of-fire"), SHADOW),
}
"""Cards that are used on each player of a side."""
DRAWING = ("palantir-of-orthanc", "fatty-bolger")
"""Cards that are used to draw; Bilbo, who is cycled first, can always draw himself."""


def kind(key: str, option: Any) -> str:
    """The kind of an option; words that name no place are actions."""
    if option == RESERVE:
        return "location"
    if option == TOP_OF_DECK:
        return "card"
    thing = thing_of(option)
    return "action" if thing is None else thing["kind"]


def points_at(key: str, option: Any) -> list[Thing]:
    """What on the table an option points at."""
    if isinstance(option, str) and option in PLACES:
        return [{"kind": PLACES[option], "id": option}]
    thing = thing_of(option)
    return [] if thing is None else [thing]


def effects(state: State, side: str) -> Effects:
    """The table as a seat sees it without the traces of its own actions; and its hand, with which they are paid."""
    shown = view(state, side)
    table: dict[str, Any] = {name: value for name, value in shown.items() if name not in TRACES}
    table["seats"] = {**shown["seats"], side: _without_piles(shown["seats"][side])}
    return table, shown["seats"][side]["hand"]


def _without_piles(seat: SeatView) -> dict[str, object]:
    return {name: value for name, value in seat.items() if name.partition("_")[0] not in PILES}


def note(state: State, question: Question, option: Any) -> Note | None:
    """What everybody can see of the thing that an option means."""
    if isinstance(option, Battleground | Path):
        return _of_location(state, option)
    if isinstance(option, Card):
        return _of_card(state, question, option)
    if question.key == "action":
        return _of_action(state, question.side, option)
    if question.key == "play-drawn" and option is None:
        return _of_no_play(state, question)
    vain = option in (True, TAKE_SARUMAN) and _is_sought_in_vain(state, question)
    return ("in-vain", {}) if vain else None


def _of_location(state: State, location: Battleground | Path) -> Note | None:
    """How the combat of a location stands; who has won it, if it would come back."""
    if isinstance(location, Battleground) and location in state.battlegrounds:
        shown: PlaceView = battleground_view(state, location)
    elif isinstance(location, Path) and location is state.path:
        shown = path_view(state, location)
    else:
        winner = next((side for side, won in state.scoring.items() if location in won), None)
        return None if winner is None else ("scored", {"side": winner})
    return "combat", {"attack": shown["attack"], "defense": shown["defense"]}


def _of_card(state: State, question: Question, card: Card) -> Note | None:
    """What decides of a card in a question: the icons that it cancels, where it lies, who wields it, what it saves."""
    if question.key in LOSSES and state.combat is not None:
        icons = next((part.number for part in state.combat.defense if part.thing is card), 0)
        return "cancels", {"count": icons}
    if question.key == "play-where" and (place := place_of(state, card)) is not None:
        return "wielder", {"place": name_of(place)}
    if question.key == "forsake":
        return _of_forsaken(state, question.side, card)
    if question.key == "use":
        return _of_used(state, question.side, card)
    if question.key == "replacement":
        return "saves-items", {"saves": name_of(replacement_by(question.about["card"], card).saves_items)}
    return None


def _of_forsaken(state: State, seat: str, card: Card) -> Note:
    """Where a card lies that may be forsaken, and what goes with it."""
    if card in state.hands[seat]:
        return "in-hand", {}
    wielder = wielder_of(state, card)
    if wielder is not None:
        return "worn", {"wielder": wielder}
    return "in-reserve", {"items": items_of(state, card)}


def _of_used(state: State, seat: str, card: Card) -> Note | None:
    """That a text for each player of a side means one of them twice; that nothing is left to draw; who wields it."""
    side = EACH.get(card.id)
    if side is not None and side in state.rules.doubled:
        return "twice", {"seat": each(state, side)[0]}
    if card.id in DRAWING and not has_top(state, seat):
        return "nothing-to-draw", {}
    wielder = wielder_of(state, card)
    return None if wielder is None else ("wielded", {"wielder": wielder})


def _of_action(state: State, seat: str, option: Any) -> Note | None:
    """What a played card costs; what the Ring token and winnowing bring."""
    if option == PLAY:
        hand = state.hands[seat]
        forsaken = "yes" if forsakable(state, seat, hand) else "none"
        return "play", {"forsaken": "no" if len(hand) > 1 else forsaken}
    if option in (RING, WINNOW) and not has_top(state, seat):
        return "nothing-to-draw", {}
    return _of_ring(state, seat) if option == RING else None


def _of_no_play(state: State, question: Question) -> Note | None:
    """That none of the cards just drawn can be played, or no more is."""
    if question.about["number"] > 1:
        return "no-more", {}
    return ("none-fits", {"cards": state.drawn[question.side]}) if len(question.options) == 1 else None


def _is_sought_in_vain(state: State, question: Question) -> bool:
    """CG-INFO-02. Whether a search finds nothing, as its player knows, who can see all cards but the draw deck."""
    card = question.about.get("card") or question.cause
    if question.key not in SEARCHES or card is None or card.name not in SOUGHT:
        return False
    names, places = SOUGHT[card.name]
    seat = question.side
    in_deck = state.decks[seat] or state.cycles[seat]  # one that is empty is made new
    there = [*(in_deck if DECK in places else ()), *(state.cycles[seat] if CYCLE in places else ())]
    return not any(card.id in names for card in there)


def _of_ring(state: State, seat: str) -> Note:
    """How many cards the Ring token draws, and whether some of the hand go then."""
    trilogy = state.rules.scenario.ring_tokens[seat] == "trilogy"
    return "ring", {"draw": TRILOGY_RING_DRAW if trilogy else DUEL_RING_DRAW, "then": int(not trilogy)}


def pays(question: Question) -> bool:
    """Whether what is asked is which card to give up: none of them is played for nothing."""
    return question.key in PAYING
