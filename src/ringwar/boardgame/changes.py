"""What has changed in the rules of the board game since its first records, rules by rules."""

from __future__ import annotations

from ringwar.kernel.changes import Change, Differs

RULES = 2
"""Raised whenever a golden game changes, with what changed listed below."""

TEAM_SEATS = ("gondor", "rohan", "witch-king", "saruman")

CHANGES: tuple[Change, ...] = (
    # With Gollum as the guide no tile is drawn.
    Differs(1, "The Breaking of the Fellowship", ("tile", "use-against-hunt")),
    # What stays behind mixed stays under the mover's command, so that some armies divide in fewer ways.
    Differs(1, "BG-MULTI-51", ("attack-with", "move-with", "advance", "advance-with", "how-many"), TEAM_SEATS),
)
