"""Tab completes: commands, options, and the names of whatever can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from ringwar.terminal.looks.finding import folded

Known = Callable[[], Iterable[str]]
"""What can be completed just now; worked out only when somebody presses Tab."""


def completed(typed: str, known: Iterable[str]) -> list[str]:
    """What a line may become: as many of its last words as possible begin something that is known."""
    everything = {name: folded(name) for name in known}
    words = typed.split(" ")
    for start in range(len(words)):
        wanted = folded(" ".join(words[start:]))
        before = " ".join(words[:start])
        found = [name for name, text in everything.items() if wanted and text.startswith(wanted)]
        if found:
            return [f"{before} {name}" if before else name for name in found]
    return []


def complete_with(known: Known) -> None:
    """Let Tab complete what is known, where the line can be edited at all."""
    with suppress(ImportError):
        import readline

        readline.set_completer_delims(";")
        readline.set_completer(lambda typed, number: dict(enumerate(completed(typed.lstrip(), known()))).get(number))
        readline.parse_and_bind("tab: complete")
