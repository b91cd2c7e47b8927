"""A language in which every letter is wide: what is not, does not come from the Fluent files."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from ringwar.words import ENGLISH, FOLDER

LANGUAGE = "xx"
WIDE = {number: number + 0xFEE0 for number in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))}
NARROW = re.compile(r"[A-Za-z]{2,}")


class _Widening(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        node.value = node.value.translate(WIDE)
        return node


def write(folder: Path) -> None:
    """Write the language beside others."""
    (folder / LANGUAGE).mkdir()
    for file in (FOLDER / ENGLISH).glob("*.ftl"):
        resource = _Widening().visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        (folder / LANGUAGE / file.name).write_text(FluentSerializer().serialize(resource), encoding="utf-8")


def outside(text: str) -> list[str]:
    """The words of a text that are not of the language."""
    return NARROW.findall(text)
