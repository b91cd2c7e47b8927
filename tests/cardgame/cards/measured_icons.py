"""How many combat icons cards really bring to a combat, measured by fighting one."""

from __future__ import annotations

from cardgame.tables import table
from helpers import play

ATTACKERS_OF_PATHS = ["the-witch-king+black-riders-mount", "the-commander", "the-reaver"]
"""Five path attack icons."""
ATTACKERS = ["olog-hai", "black-uruks", "grond-hammer-of-the-underworld"]
"""Seven battleground attack icons."""
DEFENDERS = ["white-hand-orcs", "olog-hai", "black-uruks", "trolls-of-udun", "haradrim-mumakil", "wolf-riders"]
"""Too many to be lost, all of them, so that the first to be lost is chosen."""
STANDING = "gandalf-the-white+glamdring+gandalfs-staff+narya-ring-of-fire"
"""Six battleground defence icons of somebody whom no army supports, for the same end."""
DEFENSE = {"lorien": 2, "rivendell": 2, "minas-tirith": 3, "dol-amroth": 2, "pelargir": 1, "edoras": 1, "helms-deep": 2}
"""The printed icons of battlegrounds of the Free Peoples."""
SHADOW_DEFENSE = {"moria": 2, "dol-guldur": 2, "harad": 1, "umbar": 2, "morannon": 2}


def path_defense(character: str, path: str = "caradhras", **seats: dict[str, list[str]]) -> int:
    """How many of five attack icons a lone character cancels on a path without icons: each other one corrupts."""
    game = table(step="combat", path=path, on_path=[character, *ATTACKERS_OF_PATHS], seats=seats)
    return 5 - game.state.corruption


def attack(*cards: str, at: str, supporting: str | None = None, lasting: tuple[str, ...] = ()) -> int:
    """How many attack icons cards bring to a battleground of the Shadow, where Gandalf brings three more."""
    helpers = ["gandalf-the-white+glamdring", *DEFENDERS]
    game = table(step="combat", battlegrounds={at: [*cards, *helpers]}, lasting=lasting)
    if supporting is not None:
        game = play(game, supporting)
    assert game.question is not None
    assert game.question.key == "loss"
    uncancelled: int = game.question.about["count"]
    return uncancelled - 3 + SHADOW_DEFENSE[at]


def defense(card: str, *others: str, at: str, lasting: tuple[str, ...] = (), **seats: dict[str, list[str]]) -> int:
    """How many of seven attack icons a card cancels, the first to be lost on a battleground of the Free Peoples."""
    battlegrounds = {at: [card, *others, STANDING, "smeagol", *ATTACKERS]}
    game = table(step="combat", battlegrounds=battlegrounds, seats=seats, lasting=lasting)
    game = play(game, card.partition("+")[0], "yes")
    assert game.question is not None
    assert game.question.key == "loss"
    uncancelled: int = game.question.about["count"]
    return 7 - DEFENSE[at] - uncancelled
