"""Rules of thumb for the card game: a file a theme, the numbers in `cardgame.toml`."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.players.cardgame import choices, combat, hand, turns
from ringwar.players.cardgame.parameters import number
from ringwar.players.rules import Scorer

__all__ = ["NOISE", "SCORERS"]

NOISE = number("player", "noise")

SCORERS: Mapping[str, Scorer] = {
    "action": turns.action,
    "activate": choices.activate,
    "activate-other-path": choices.activate_other_path,
    "add-icon": choices.add_icon,
    "agree": choices.yes,
    "cycle": hand.cycle,
    "cycle-drawn": hand.cycle_drawn,
    "cycle-for-icons": choices.cycle_for_icons,
    "cycle-opening": hand.cycle_opening,
    "cycle-to-take": choices.cycle_to_take,
    "decide-for-enemy": combat.decide_for_enemy,
    "eliminate": hand.eliminate,
    "eliminate-drawn": hand.eliminate,
    "eliminate-in-play": hand.eliminate_in_play,
    "eliminate-nazgul": hand.eliminate_in_play,
    "forsake": hand.forsake,
    "forsake-for-icon": choices.forsake_for_icon,
    "forsake-to-draw": choices.forsake_to_draw,
    "grima-wormtongue": choices.grima_wormtongue,
    "loss": combat.losses,
    "move": turns.move,
    "move-there": turns.move_there,
    "move-where": turns.move_where,
    "play": turns.play,
    "play-drawn": turns.play_drawn,
    "play-where": turns.play_where,
    "replacement": combat.replacement,
    "ride-where": turns.ride_where,
    "sacrifice": hand.sacrifice,
    "search": choices.yes,
    "support": combat.support,
    "take": hand.take,
    "take-or-not": hand.take,
    "take-saruman": choices.yes,
    "use": turns.use,
}
"""By the key of a question: how its options are judged."""
