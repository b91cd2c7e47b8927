"""What the combat halves of cards and the abilities of characters do in a combat round, by the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ringwar.boardgame.rules.clash import Clash
    from ringwar.boardgame.rules.combat_round import Round


class CombatEffect(NamedTuple):
    """One effect of a combat card: at which moment of the round, in which order, and what it does."""

    moment: str
    number: int
    """Which of the initiative numbers of the card counts."""
    apply: Callable[[Round, str], None]


# Moments of a combat round, in their order.
REVEALED = "cards-revealed"
BEFORE_ROLL = "before-combat-roll"
AFTER_ROLL = "after-combat-roll"
BEFORE_REROLL = "before-leader-re-roll"
AFTER_REROLL = "after-leader-re-roll"
BEFORE_CASUALTIES = "before-casualties"
AFTER_CASUALTIES = "after-casualties"

COMBAT_CONDITIONS: dict[str, Callable[[Clash, str], bool]] = {}
COMBAT_EFFECTS: dict[str, list[CombatEffect]] = {}
STRENGTH: dict[str, Callable[[Clash, str], int]] = {}
"""By character: the combat strength that he adds to his force."""
LEADERSHIP: dict[str, Callable[[Clash, str], int]] = {}
"""By character: the leadership that he adds to the force where he is, besides his own."""

CombatApply = Callable[["Round", str], None]
CombatCondition = Callable[["Clash", str], bool]


def combat(card_id: str, at: str, number: int = 0) -> Callable[[CombatApply], CombatApply]:
    """BG-COMBATCARD-12, BG-COMBATCARD-15. An effect of the combat half of a card."""

    def register(apply: CombatApply) -> CombatApply:
        COMBAT_EFFECTS.setdefault(card_id, []).append(CombatEffect(at, number, apply))
        return apply

    return register


def needs(*card_ids: str) -> Callable[[CombatCondition], CombatCondition]:
    """BG-COMBATCARD-09. The requirement of the combat half of a card."""

    def register(condition: CombatCondition) -> CombatCondition:
        COMBAT_CONDITIONS.update(dict.fromkeys(card_ids, condition))
        return condition

    return register
