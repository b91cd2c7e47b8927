"""Event cards that can never be played for their text again: only their combat half is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import COMPANION, DWARVES, FREE_NATIONS, NORTH, EventCard

KING = ("strider", "aragorn")
NEEDS: Mapping[str, tuple[str, ...]] = {
    "fp-character-14": KING,
    "fp-character-19": ("gandalf-the-white",),
    "fp-character-20": ("gandalf-the-white",),
    "fp-character-21": ("gandalf-the-white",),
    "fp-character-22": KING,
    "fp-character-23": ("boromir",),
    "fp-character-24": KING,
    "fp-strategy-01": KING,
    "shadow-character-20": ("witch-king",),
    "shadow-character-21": ("saruman",),
    "shadow-character-22": ("saruman",),
    "shadow-character-24": ("witch-king",),
    "shadow-strategy-02": ("saruman",),
    "shadow-strategy-12": ("witch-king",),
    "shadow-strategy-16": ("saruman",),
    "shadow-strategy-18": KING,
    "captain-of-despair": ("witch-king",),
}
"""By card: the characters of whom one must be in play, or be able to come."""
COMPANY: Mapping[str, tuple[str, ...]] = {
    "fp-character-06": ("gimli", "legolas"),
    "fp-character-07": ("boromir",),
    "fp-character-08": ("gandalf-the-grey",),
}
"""By card: the companions of whom one must be in the Fellowship, to which nobody comes back."""
COMING = frozenset(("gandalf-the-white", "saruman", "witch-king"))
"""Those who are not in play from the beginning, and may come as long as they are not out of the game."""


def no_companions(sight: Sight) -> bool:
    """Whether all companions are lost."""
    return not sight.companions and not any(each.kind == COMPANION for each in sight.characters)


def in_mordor(sight: Sight) -> bool:
    """Whether the Fellowship is on the Mordor track, from where it does not come back."""
    return sight.mordor is not None


def at_war(*nations: str) -> Callable[[Sight], bool]:
    """Whether all of these nations are At War, which they stay."""
    return lambda sight: all(sight.is_at_war(nation) for nation in nations)


ENDINGS: Mapping[str, Callable[[Sight], bool]] = {
    "fp-character-11": lambda sight: not sight.companions,
    "fp-character-15": no_companions,
    "fp-character-16": no_companions,
    "fp-character-18": no_companions,
    "fp-strategy-12": no_companions,
    "fp-strategy-04": at_war(DWARVES),
    "fp-strategy-07": at_war(NORTH),
    "fp-strategy-08": at_war(*FREE_NATIONS),
    "shadow-character-09": in_mordor,
    "shadow-character-10": in_mordor,
    "shadow-character-11": in_mordor,
    "shadow-strategy-05": at_war(*FREE_NATIONS),
    "shadow-strategy-06": at_war(*FREE_NATIONS),
}
"""By card: what must not have happened yet."""


def is_dead(sight: Sight, card: EventCard) -> bool:
    """Whether a card can never be played for its text again."""
    name = card.name
    if name in NEEDS:
        for person in NEEDS[name]:
            if may_act(sight, person):
                return False
        return True
    if name in COMPANY:
        return not any(each.person in COMPANY[name] for each in sight.companions)
    return name in ENDINGS and ENDINGS[name](sight)


def may_act(sight: Sight, person: str) -> bool:
    """Whether somebody is in play, or may still come: also after another version of the same person."""
    for each in (*sight.companions, *sight.characters):
        if each.person == person:
            return True
    return person in COMING and not any(each.name == person for each in sight.eliminated)
