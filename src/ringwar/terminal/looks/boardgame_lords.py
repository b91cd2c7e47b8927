"""What the table of the board game shows besides with Lords of Middle-earth: rings, special dice, tokens, minions."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.boardgame.lords.table.companions import is_version
from ringwar.boardgame.lords.table.facts import BALROG, LORDS, SPECIAL_DICE, SPECIAL_FACES
from ringwar.boardgame.table.facts import EYE, SIDES
from ringwar.terminal.looks.boardgame_cards import ALL_EVENTS, described
from ringwar.terminal.looks.boardgame_figures import View, joined
from ringwar.terminal.looks.lines import INDENT
from ringwar.words import Said, Words, sentence

UNUSED, USED, BOXED = "unused", "used", "boxed"
"""Where the special die is that a side has kept."""


def lords_parts(view: View, words: Words) -> list[str]:
    """The parts of the expansion on the table; nothing without it."""
    if "lords" not in view:
        return []
    now = view["lords"]
    rings = [
        words.say("terminal-rings-of", rings=[ring for ring, at in now["rings"].items() if at == holder], holder=holder)
        for holder in dict.fromkeys(now["rings"].values())
    ]
    lines = [line for side in SIDES for line in _special_dice(side, view, words)]
    if now["lost_dice"]:
        lines.append(words.say("terminal-dice-lost", dice=_names(now["lost_dice"], words)))
    lines += [*_minions(view, words), *_tokens(now, words), *_secret_versions(view, words)]
    if now["smeagol_tiles_in_pool"]:
        lines.append(words.say("terminal-smeagol-tiles", count=now["smeagol_tiles_in_pool"]))
    return [words.say("terminal-three-rings", rings=joined(rings)), *(INDENT + line for line in lines)]


def _special_dice(side: str, view: View, words: Words) -> list[str]:
    """The special dice of a side this turn, and the result that it has kept."""
    now = view["lords"]
    dice = _names([die for die in now["special_dice_in_pool"] if SPECIAL_DICE[die].side == side], words)
    face = now["kept_special"].get(side)
    if face is not None:
        about = {"side": side, "dice": dice, "face": face, "state": Said(_where(face, side, view))}
        return [sentence(words.say("terminal-special-kept", **about))]
    return [sentence(words.say("terminal-special-dice", side=side, dice=dice))] if dice else []


def _where(face: str, side: str, view: View) -> str:
    """Whether a kept special die is still to be used, was used, or went into the hunt box."""
    if SPECIAL_FACES[face].result == EYE:
        return BOXED
    return UNUSED if face in view["dice"][side] else USED


def _minions(view: View, words: Words) -> list[str]:
    """What is to be known of the Shadow's minions besides where they are."""
    now = view["lords"]
    lines = []
    if BALROG.name in view["characters"]:
        lines.append(words.say("terminal-balrog-active" if now["balrog_active"] else "terminal-balrog-inactive"))
    if now["sorcery_used"]:
        lines.append(words.say("terminal-sorcery-used"))
    return [*lines, words.say("terminal-witch-king-replaced")] if now["swapped"] else lines


def _tokens(now: View, words: Words) -> list[str]:
    """The action tokens that the Shadow holds, and whether it has used one this turn."""
    lines = []
    if now["shadow_tokens"]:
        lines.append(words.say("terminal-tokens", tokens=_names(now["shadow_tokens"], words)))
    return [*lines, words.say("terminal-token-used")] if now["token_used"] else lines


def _secret_versions(view: View, words: Words) -> list[str]:
    """The companions of whom only the Free Peoples know by which card they are in the Fellowship."""
    known = view["lords"]["shown"]
    cards = [LORDS[name] for name in view["fellowship"]["companions"] if name in LORDS and name not in known]
    secret = [card.name for card in cards if is_version(card)]
    return [words.say("terminal-secret-versions", companions=joined(map(words.name, secret)))] if secret else []


def open_hand(view: View, words: Words) -> list[str]:
    """The hand of an enemy that lies open to the reader."""
    seat = view["lords"]["open_hand"] if "lords" in view else None
    seen = [owner for owner, hand in view["hands"].items() if "cards" in hand]
    if seat is None or len(seen) < 2:
        return []
    cards = view["hands"][seat]["cards"]
    return [
        words.say("terminal-open-hand", side=seat),
        *(INDENT + described(ALL_EVENTS[each], words) for each in cards),
    ]


def _names(things: Sequence[str], words: Words) -> Said:
    return Said(", ".join(words.name(thing) for thing in things))
