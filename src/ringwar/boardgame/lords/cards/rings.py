"""Cards and abilities of the Elven Rings."""

from __future__ import annotations

from ringwar.boardgame.cards.shadow_character import discard_for_a_ring
from ringwar.boardgame.lords.rules.dice import add_result
from ringwar.boardgame.lords.rules.rings import NARYA, move_ring, narya_wakes, rings_at, spend_specially
from ringwar.boardgame.lords.table.facts import LORDS, LORDS_CARDS, RINGS, SPECIAL_DICE, SPECIAL_FACES
from ringwar.boardgame.lords.table.optional import YES
from ringwar.boardgame.lords.table.state import OUT, lords, option
from ringwar.boardgame.lords.table.texts import KEEPERS_EYE, LORDS_ACTIONS
from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.deeds import RESULT_OF, RESULTS
from ringwar.boardgame.rules.dice import ordinary_dice, spend_ring
from ringwar.boardgame.rules.event_cards import roll_for_event
from ringwar.boardgame.rules.table_cards import discard_from_table
from ringwar.boardgame.table.facts import EYE, FREE, SHADOW, WILL
from ringwar.boardgame.table.state import State, without
from ringwar.boardgame.table.texts import BoardGame, action, event, is_on_table

THE_LORE = "the-lore-of-the-elven-rings"
DICE_OF_THREE_RINGS, NEEDED = 3, 5


# Narya


@action(
    "narya-rouses",
    FREE,
    by=LORDS[RINGS[NARYA].keeper],
    when=lambda state: narya_wakes(state) is not None,
    book=LORDS_ACTIONS,
)
def narya_rouses(game: BoardGame) -> None:
    """LM-RING-21, LM-RING-22, LM-NARYA-11. Narya and any die bring the nation of Gandalf's settlement to war."""
    region = narya_wakes(game.state)
    assert region is not None
    assert region.nation is not None
    spend_specially(game, NARYA)
    politics.activate(game, region.nation, region)
    politics.set_at_war(game, region.nation)
    game.state.rules.recruited(game.state, region.nation)
    politics.roused(game)


# Three Rings for the Elven-kings


@event("three-rings-for-the-elven-kings")
def three_rings_for_the_elven_kings(game: BoardGame) -> None:
    """LM-RING-09, LM-RING-10. A ring comes back for each 5 or more, those out of the game first."""
    state = game.state
    count = roll_for_event(game, DICE_OF_THREE_RINGS, NEEDED)
    for holder in (OUT, SHADOW):
        while count and (rings := rings_at(state, holder)):
            ring = rings[0] if count >= len(rings) else game.ask(FREE, "ring-returns", rings)
            state.rings[FREE] += 1
            state.rings[SHADOW] -= holder == SHADOW
            move_ring(game, ring, FREE)
            count -= 1


# The Lore of the Elven Rings


@event(THE_LORE)
def the_lore_of_the_elven_rings(game: BoardGame) -> None:
    """On the table: an Eye of a Keeper die lets the Shadow turn a die."""


def turn_by_lore(game: BoardGame, number: int) -> None:
    """The Shadow may turn one die of its roll of so many, Eyes included, to any other result."""
    state = game.state
    seat = state.rules.leading(state, SHADOW)
    seen = sum(die in RESULTS[SHADOW] for die in state.dice[SHADOW])
    eyes = [EYE] if seen < number else []
    old = game.ask(seat, "lore-die", [*ordinary_dice(state, SHADOW), *eyes, *_lesser_die(state), None])
    if old is None:
        return
    new = game.ask(seat, "lore-result", other_results(old), die=old)
    if RESULT_OF.get(old, old) == EYE:
        state.hunt_box[SHADOW] -= 1
    else:
        state.dice[SHADOW] = without(state.dice[SHADOW], old)
    add_result(state, SHADOW, new)
    if old in SPECIAL_FACES:
        lords(state).kept[SHADOW] = new
    game.tell("die-turned", side=SHADOW, old=old, new=new)


KEEPERS_EYE[THE_LORE] = turn_by_lore


def _lesser_die(state: State) -> list[str]:
    """The chosen die of a lesser minion, if the table lets the card turn it."""
    face = lords(state).kept.get(SHADOW)
    return [face] if face is not None and option(state, "lore-turns-lesser-dice") == YES else []


def other_results(die: str) -> list[str]:
    """The results to which a die of the Shadow can be turned."""
    if die in SPECIAL_FACES:
        faces = dict.fromkeys(face.name for face in SPECIAL_DICE[SPECIAL_FACES[die].die].faces)
    else:
        faces = dict.fromkeys(RESULTS[SHADOW])
    return [face for face in faces if face != die]


@action(
    "break-lore",
    FREE,
    WILL,
    by=LORDS_CARDS[THE_LORE],
    when=lambda state: is_on_table(state, THE_LORE),
    book=LORDS_ACTIONS,
)
def break_lore(game: BoardGame) -> None:
    """A Will of the West ends The Lore of the Elven Rings."""
    discard_from_table(game, THE_LORE)


def ring_against_lore(state: State) -> bool:
    """The Free Peoples have a ring for it, which they may have used already where it does not count."""
    allowed = FREE not in state.rings_used or option(state, "lore-ring-counts") != YES
    return is_on_table(state, THE_LORE) and state.rings[FREE] > 0 and allowed


@action("ring-against-lore", FREE, by=LORDS_CARDS[THE_LORE], when=ring_against_lore, book=LORDS_ACTIONS)
def break_lore_with_a_ring(game: BoardGame) -> None:
    """Any die and an Elven Ring end The Lore of the Elven Rings."""
    if option(game.state, "lore-ring-counts") == YES:
        discard_for_a_ring(game, THE_LORE)
        return
    spend_ring(game, FREE)
    game.tell("ring-spent", side=game.state.rules.speaker(game.state, FREE))
    discard_from_table(game, THE_LORE)
