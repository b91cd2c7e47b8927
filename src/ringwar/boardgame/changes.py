"""What has changed in the rules of the board game since its first records, rules by rules."""

from __future__ import annotations

from ringwar.kernel.changes import Change, Differs, Dropped, RenamedOption

RULES = 3
"""Raised whenever a golden game changes, with what changed listed below."""

TEAM_SEATS = ("gondor", "rohan", "witch-king", "saruman")

CHANGES: tuple[Change, ...] = (
    # With Gollum as the guide no tile is drawn.
    Differs(1, "The Breaking of the Fellowship", ("tile", "use-against-hunt")),
    # What stays behind mixed stays under the mover's command, so that some armies divide in fewer ways.
    Differs(1, "BG-MULTI-51", ("attack-with", "move-with", "advance", "advance-with", "how-many"), TEAM_SEATS),
    # Nobody is asked about a declaration that changes nothing.
    Dropped(2, "BG-FSP-23", "declare"),
    # Nobody is asked for a combat card who has none for all to see, or may not play one.
    Dropped(2, "BG-COMBATCARD-01", "combat-card", "none"),
    # With one companion the guide and chance are the same.
    RenamedOption(2, "BG-HUNT-40", "casualty", "random", "guide"),
    # A unit goes with its leaders where these cannot stay without it.
    Dropped(2, "BG-MOVE-08", "move-with"),
    Dropped(2, "BG-MOVE-08", "advance-with"),
    # The leading player says first whether he wants to exchange a card.
    Dropped(2, "BG-MULTI-14", "exchange"),
    # Who has refused to merge is not asked again in that turn.
    Dropped(2, "BG-MULTI-42", "merge-where"),
    Dropped(2, "BG-MULTI-42", "merge", "no"),
    Differs(2, "BG-MULTI-42", ("merge",)),
    # A force that takes hits enough for all of it is removed without a question.
    Dropped(2, "BG-CASUALTY-08", "loss"),
    Dropped(2, "BG-CASUALTY-09", "regular-from"),
    # Units and leaders who must all go are not asked for.
    Dropped(2, "BG-MOVE-08", "attack-with"),
    # Gandalf the White is asked when there is a battle, and only against Nazgûl.
    Dropped(2, "Gandalf the White", "white-rider"),
    Differs(2, "Gandalf the White", ("white-rider",)),
    # Of fewer than six regulars one says at once where each goes.
    Dropped(2, "BG-MUSTER-17", "recruit-where"),
    Differs(2, "BG-MUSTER-17", ("recruit-where",)),
    # Special dice that show the same, and cannot be lost, are no choice.
    Dropped(2, "LM-DICE-02", "keep-special-die"),
)
