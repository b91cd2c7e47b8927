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
)
