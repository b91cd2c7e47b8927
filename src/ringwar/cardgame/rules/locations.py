"""Chapter 4: the location step, and activating locations in any step."""

from __future__ import annotations

from collections.abc import Iterable

from ringwar.cardgame.rules.combat import path_combat
from ringwar.cardgame.rules.whose import is_active
from ringwar.cardgame.table.facts import BATTLEGROUNDS, FREE, SHADOW, Battleground, Path
from ringwar.cardgame.table.queries import Pointed
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import Location, State, without
from ringwar.cardgame.table.texts import ACTIVATED, CardGame
from ringwar.kernel import Question, Refusal


def battleground_step(game: CardGame) -> None:
    """CG-LOC-01, CG-LOC-05, CG-LOC-06, CG-FOTR-09. The starting player activates the battleground of the round."""
    state = game.state
    seat = state.starting_player
    if state.rules.scenario.battlegrounds_by_round:
        for battleground in state.rules.scenario.battlegrounds_by_round.get(state.round, ()):
            if battleground in state.set_aside:
                state.set_aside = without(state.set_aside, battleground)
                _lay(game, seat, battleground)
    else:
        side = state.rules.side[seat]
        deck = state.battleground_decks[side] or state.battleground_decks[ENEMY[side]]
        if deck:
            activate(game, seat, game.draw("battleground", deck))
    state.step = "path"


def path_step(game: CardGame) -> None:
    """CG-LOC-01, CG-LOC-20, CG-LOC-21, CG-FOTR-13. Activate a random path of the next number."""
    state = game.state
    number = state.path_number + 1
    path = game.draw("path", [path for path in state.path_deck if path.number == number])
    _lay_path(game, state.starting_player, path)
    state.step = "actions"


def in_decks(state: State, names: Iterable[str]) -> list[Battleground]:
    """CG-LOC-11, CG-AMB-16. The named battlegrounds that lie in a deck and can be activated."""
    return [card for deck in state.battleground_decks.values() for card in deck if card.name in names]


def in_scoring_areas(state: State, names: Iterable[str]) -> list[Battleground]:
    """CG-LOC-11. The named battlegrounds that lie in a scoring area and can be reactivated."""
    scored = [card for side in (FREE, SHADOW) for card in state.scoring[side]]
    return [card for card in scored if isinstance(card, Battleground) and card.name in names]


def battlegrounds_of(faction: str) -> list[str]:
    """CG-CARD-04. The battlegrounds that show a faction, as attacker or as defender."""
    return [name for name, card in BATTLEGROUNDS.items() if faction in card.attackers or faction in card.defenders]


def choose_and_activate(game: CardGame, seat: str, options: list[Battleground]) -> Battleground | None:
    """CG-LOC-08, CG-LOC-12, CG-LOC-13. Have the seat choose among what fits and activate it, if anything fits."""
    if not options:
        game.tell("activate-nothing", seat=seat)
        return None
    battleground = game.ask(seat, "activate", options, why=why_not_activated)
    activate(game, seat, battleground)
    return battleground


def why_not_activated(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-LOC-08, CG-LOC-13, CG-LOC-22, CG-LOC-26, CG-LOC-27. Why a text cannot activate a location."""
    if thing in question.options:
        return None
    if isinstance(thing, Battleground | Path) and is_active(state, thing):
        return Refusal("active-already", clauses=["CG-LOC-13"], location=thing.name)
    if isinstance(thing, Path) and thing not in state.path_deck:
        return Refusal("path-gone", clauses=["CG-LOC-22", "CG-LOC-27"], location=thing.name)
    return Refusal("text-activates-others", clauses=["CG-LOC-08", "CG-LOC-26"])


def activate(game: CardGame, seat: str, battleground: Battleground) -> None:
    """CG-LOC-09, CG-LOC-14. Take a battleground from its deck or, to reactivate it, from a scoring area."""
    state = game.state
    for side, deck in state.battleground_decks.items():
        if battleground in deck:
            state.battleground_decks[side] = without(deck, battleground)
            _lay(game, seat, battleground)
            return
    side = FREE if battleground in state.scoring[FREE] else SHADOW
    state.scoring[side] = without(state.scoring[side], battleground)
    state.taken_from[battleground] = side
    _lay(game, seat, battleground)


def paths_numbered(state: State, number: int) -> list[Path]:
    """CG-LOC-26, CG-LOC-27, CG-LOC-29, CG-AMB-15. The paths of a number that can still be activated."""
    return [path for path in state.path_deck if path.number == number]


def next_paths(state: State) -> list[Path]:
    """CG-LOC-30. The paths that an effect may activate as those of the next higher number."""
    return [] if state.path is None else paths_numbered(state, state.path.number + 1)


def other_paths(state: State) -> list[Path]:
    """CG-LOC-31. The paths that an effect may activate as others of the same number."""
    return [] if state.path is None else paths_numbered(state, state.path.number)


def replace_path(game: CardGame, seat: str, options: list[Path]) -> Path | None:
    """CG-LOC-24, CG-LOC-25, CG-AMB-14. Fight over the active path at once, then activate the one chosen."""
    if not options:
        game.tell("activate-nothing", seat=seat)
        return None
    if game.state.path is not None:
        with game.because(None):  # the combat has its own causes
            path_combat(game)
    path = game.ask(seat, "activate", options, why=why_not_activated)
    _lay_path(game, seat, path)
    return path


def _lay_path(game: CardGame, seat: str, path: Path) -> None:
    """CG-LOC-22, CG-LOC-23, CG-LOC-32. Lay a path out; unused paths of numbers left behind are set aside."""
    state = game.state
    state.set_aside += tuple(card for card in state.path_deck if card.number < path.number)
    state.path_deck = tuple(card for card in state.path_deck if card.number >= path.number and card is not path)
    state.path = path
    state.path_number = path.number
    _resolve(game, seat, path)


def _lay(game: CardGame, seat: str, battleground: Battleground) -> None:
    """CG-LOC-02, CG-LOC-10, CG-LOC-17. Lay a battleground out, then at once resolve its text."""
    game.state.battlegrounds[battleground] = ()
    _resolve(game, seat, battleground)


def _resolve(game: CardGame, seat: str, location: Location) -> None:
    """CG-LOC-02, CG-LOC-15, CG-LOC-18. Carry out an activation text for the player who activated the location."""
    number = location.number if isinstance(location, Path) else 0
    taken_from = game.state.taken_from.get(location) if isinstance(location, Battleground) else None
    game.tell("activated", location=location, seat=seat, number=number, taken_from=taken_from)
    with game.because(location):
        ACTIVATED[location.name](game, seat)
