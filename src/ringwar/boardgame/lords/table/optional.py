"""What a table may choose with the expansion: which of its elements are used, and how unclear rules are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

YES, NO = "yes", "no"

OPTIONS: Mapping[str, tuple[str, ...]] = {
    "council-of-rivendell": (NO, YES),  # LM-COUNCIL-01
    "strider-dunadan": (NO, YES),
    "keepers": (YES, NO),  # LM-SETUP-01: elements
    "lesser-minions": (YES, NO),
    "smeagol": (YES, NO),
    "new-versions": (YES, NO),
    "new-events": (YES, NO),
    "balrog-wakes": ("used", "chosen"),  # LM-AMB-12
    "vilya-keeps-keeper-dice": (YES, NO),  # LM-AMB-08
    "lore-turns-lesser-dice": (NO, YES),
    "lore-ring-counts": (YES, NO),
    "we-wont-go-back": ("like-a-hunt", "any-draw", "hunt-roll"),
    "madness-next-to": ("army", "stronghold"),
    "rangers-without-target": ("unplayable", "playable"),
    "shire-hobbits-tile": ("drawn", "redrawn"),
}
"""The values of each option, the first being the default."""
ASKED = ("council-of-rivendell",)
"""The options that people are asked about before a game."""
NEEDS: Mapping[str, Mapping[str, str]] = {
    "strider-dunadan": {"council-of-rivendell": YES},
    "balrog-wakes": {"lesser-minions": YES},
    "vilya-keeps-keeper-dice": {"keepers": YES},
    "lore-turns-lesser-dice": {"keepers": YES, "lesser-minions": YES},
    "lore-ring-counts": {"keepers": YES},
    "we-wont-go-back": {"smeagol": YES},
    "madness-next-to": {"new-events": YES},
    "rangers-without-target": {"new-events": YES},
    "shire-hobbits-tile": {"council-of-rivendell": YES},
}
"""By option: the values of others without which it changes nothing."""
EVERYTHING: Mapping[str, str] = {"council-of-rivendell": YES, "strider-dunadan": YES}
"""The options with which every character is used."""


class Element(NamedTuple):
    """A part of the expansion that can be left out: its characters, event cards and tiles."""

    characters: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()


ELEMENTS: Mapping[str, Element] = {
    "keepers": Element(
        ("elrond-keeper-of-vilya", "galadriel-keeper-of-nenya", "gandalf-grey-keeper-of-narya"),
        ("three-rings-for-the-elven-kings", "the-lore-of-the-elven-rings"),
    ),
    "lesser-minions": Element(("balrog-of-moria", "gothmog-lieutenant-of-morgul"), ("a-balrog-is-come",)),
    "smeagol": Element(
        ("smeagol-tamed-wretch",),
        ("you-know-the-way-there", "we-wont-go-back", "safe-paths-in-the-dark"),
        ("smeagol-1", "smeagol-2", "smeagol-3", "smeagol-4"),
    ),
    "new-versions": Element(
        ("mouth-of-sauron-black-numenorean", "witch-king-chief-of-the-ringwraiths"), ("captain-of-despair",)
    ),
    "new-events": Element(
        cards=(
            "wind-from-the-west",
            "every-little-is-a-gain",
            "rangers-of-the-north",
            "the-gates-are-closed",
            "shadow-of-dol-guldur",
            "madness-and-horror",
        )
    ),
}
"""LM-SETUP-01. The elements by the option that leaves them out."""
