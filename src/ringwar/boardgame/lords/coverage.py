"""What a number of games with the expansion should have used besides."""

from __future__ import annotations

from ringwar.boardgame.lords.cards.balrog import BALROG_DEEDS
from ringwar.boardgame.lords.cards.council import CALLS
from ringwar.boardgame.lords.rules.rings import NARYA, NENYA, VILYA
from ringwar.boardgame.lords.table.companions import DUNADAN
from ringwar.boardgame.lords.table.facts import (
    ACTION_TOKENS,
    BALROG,
    GOTHMOG,
    RINGS,
    SMEAGOL,
    SPECIAL_DICE,
    WE_SHALL_GET_IT,
    Lord,
)
from ringwar.boardgame.lords.table.optional import NO
from ringwar.boardgame.table.box import Box
from ringwar.kernel import Event

COUNCIL_OPTION = "council-of-rivendell"
KEPT, GONE, EFFECTS, TOKENS = "special results kept", "rings given up", "ring effects", "tokens used"
RING_EFFECTS = {"die-kept": VILYA, "tile-cancelled": NENYA}
"""By event: the ring whose special effect it is. That of Narya is an action, and counted as such."""

NEEDED = {
    **{deed.name: BALROG.name for deed in BALROG_DEEDS},
    **{call: companion for companion, call in CALLS.items()},
    "elrond-enters": RINGS[VILYA].keeper,
    "galadriel-enters": RINGS[NENYA].keeper,
    "narya-rouses": RINGS[NARYA].keeper,
    "bind-balrog": BALROG.name,
    "gandalf-binds-balrog": BALROG.name,
    "lead-them-into-battle": GOTHMOG.name,
    "sorcery-moves": "mouth-of-sauron-black-numenorean",
    "sorcery-attacks": "mouth-of-sauron-black-numenorean",
    "break-lore": "the-lore-of-the-elven-rings",
    "ring-against-lore": "the-lore-of-the-elven-rings",
    "open-gates": "the-gates-are-closed",
    "guide-opens-gates": "the-gates-are-closed",
}
"""By action of the expansion: the character or card that it needs."""


def expected(box: Box) -> dict[str, list[str]]:
    """Everything of the expansion that can be used, by the kind of use, besides what the base game has too."""
    dice = [die for die in SPECIAL_DICE.values() if die.owner in box.characters]
    tokens = {} if box.options[COUNCIL_OPTION] == NO else {TOKENS: list(ACTION_TOKENS)}
    return {
        KEPT: list(dict.fromkeys(face.name for die in dice for face in die.faces)),
        GONE: list(RINGS),
        EFFECTS: [ring for ring in RING_EFFECTS.values() if RINGS[ring].keeper in box.characters],
        **tokens,
    }


def is_in_game(box: Box, name: str) -> bool:
    """LM-SETUP-01, LM-SETUP-15, LM-COUNCIL-01. Whether a character, card or action can be used with these options."""
    if name == WE_SHALL_GET_IT.name:
        return SMEAGOL.name in box.characters
    name = NEEDED.get(name, name)
    character = box.characters.get(name)
    if not isinstance(character, Lord):
        return name not in NEEDED.values() or name in box.events
    if not character.is_of_council:
        return True
    return box.options[COUNCIL_OPTION] != NO and (name != DUNADAN or box.options[DUNADAN] != NO)


def used(event: Event) -> tuple[str, str] | None:
    """The kind and the name of what an event of the expansion shows to have been used."""
    if event.kind == "special-kept":
        return KEPT, event.about["face"].name
    if event.kind == "ring-goes":
        return GONE, event.about["ring"]
    if event.kind in RING_EFFECTS:
        return EFFECTS, RING_EFFECTS[event.kind]
    if event.kind == "use-token":
        return TOKENS, event.about["token"]
    return None
