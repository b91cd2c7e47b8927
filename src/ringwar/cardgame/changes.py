"""What has changed in the rules of the card game since its first records, rules by rules."""

from __future__ import annotations

from ringwar.kernel.changes import Change

RULES = 2
"""Raised whenever a golden game changes, with what changed listed below."""

CHANGES: tuple[Change, ...] = ()
