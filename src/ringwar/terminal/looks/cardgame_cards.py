"""The cards and locations of the card game: what is printed on each, in one line and in full."""

from __future__ import annotations

from collections.abc import Iterable

from ringwar.cardgame.table.facts import BATTLEGROUNDS, CARDS, ITEM, PATHS, Battleground, Card, Path
from ringwar.words import Said, Words


def card_texts(words: Words) -> dict[str, list[str]]:
    """Everything that can be looked up: what is printed on each card and location, its text last."""
    lines = {card.id: described(card, words) for card in CARDS.values()}
    lines |= {place.name: _described_battleground(place, words) for place in BATTLEGROUNDS.values()}
    lines |= {path.name: _described_path(path, words) for path in PATHS.values()}
    with_text = set(words.names_with("text"))
    return {name: [line, words.text(name)] if name in with_text else [line] for name, line in lines.items()}


def _described_battleground(place: Battleground, words: Words) -> str:
    return words.say(
        "terminal-battleground-card",
        location=place.name,
        side=place.side,
        points=place.points,
        defense=place.defense,
        attackers=sorted(place.attackers),
        defenders=sorted(place.defenders),
    )


def _described_path(path: Path, words: Words) -> str:
    about = {"location": path.name, "number": path.number, "points": path.points, "defense": path.defense}
    return words.say("terminal-path-card", **about)


def described(card: Card, words: Words) -> str:
    """`Gimli, Dwarf character: attack 1, defence 1; paths 3-7 with defence 1`."""
    head = words.say("terminal-card", card=card.id, faction=card.faction, kind=card.kind)
    parts = [part for part in (_battleground(card, words), _leader(card, words), _path(card, words)) if part]
    if card.variables:
        parts.append(words.say("terminal-more-by-text" if parts else "terminal-all-by-text"))
    if card.kind == ITEM:
        parts.append(words.say("terminal-wielders", cards=sorted(card.wielders)))
    return f"{head}: {'; '.join(parts)}" if parts else head


def _battleground(card: Card, words: Words) -> str:
    return _icons(card.battleground_attack, card.battleground_defense, words)


def _leader(card: Card, words: Words) -> str:
    icons = _icons(card.leadership_attack, card.leadership_defense, words)
    return words.say("terminal-leads", icons=Said(icons)) if icons else ""


def _path(card: Card, words: Words) -> str:
    icons = _icons(card.path_attack, card.path_defense, words)
    if card.kind == ITEM:
        return words.say("terminal-on-paths", icons=Said(icons)) if icons else ""
    if not card.paths:
        return ""
    numbers = Said(ranges(card.paths))
    if not icons:
        return words.say("terminal-paths-only", count=len(card.paths), numbers=numbers)
    return words.say("terminal-paths-with", count=len(card.paths), numbers=numbers, icons=Said(icons))


def _icons(attack: int, defense: int, words: Words) -> str:
    parts = [words.say("icons-attack", count=attack)] if attack else []
    parts += [words.say("icons-defense", count=defense)] if defense else []
    return ", ".join(parts)


def ranges(numbers: Iterable[int]) -> str:
    """`2-5, 7` for 2, 3, 4, 5 and 7."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
