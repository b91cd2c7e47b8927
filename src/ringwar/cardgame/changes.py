"""What has changed in the rules of the card game since its first records, rules by rules."""

from __future__ import annotations

from ringwar.kernel.changes import Change, Differs, Dropped

RULES = 3
"""Raised whenever a golden game changes, with what changed listed below."""

CHANGES: tuple[Change, ...] = (
    # Who runs both decks of a side agrees with himself.
    Dropped(2, "CG-TRILOGY-03", "agree", "yes"),
    Differs(2, "CG-TRILOGY-03", ("agree", "decide-for-enemy")),
    # Nobody plays from a draw of no cards.
    Dropped(2, "CG-DECK-11", "play-drawn", "none"),
    # Nobody searches where all can see that nothing is to be found.
    Dropped(2, "CG-DECK-10", "search"),
    Dropped(2, "CG-DECK-10", "take-saruman"),
    # Nobody chooses who is lost first where all are, nor where to fight first where nobody is.
    Dropped(2, "CG-COMBATPATH-07", "loss"),
    Dropped(2, "CG-COMBAT-02", "next-combat"),
    # Nobody says which text works first, or saves a card, where it is all the same.
    Dropped(2, "CG-PLAY-17", "text-first"),
    Dropped(2, "CG-ELIM-06", "replacement"),
    # Nobody chooses from a hand that goes as a whole.
    Dropped(2, "CG-WINNOW-01", "eliminate"),
    Dropped(2, "CG-CYCLE-03", "cycle"),
)
