"""Writes the types of everything that clients are told as TypeScript.

They stand in docs/protocol.ts, and for the browser in web/src/lib/protocol.ts. `tools/typescript.py` fails when one of
them is out of date; with `--write` it writes both anew.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from ringwar import files
from ringwar.boardgame import view_types as board_views
from ringwar.boardgame.lords import view_types as lords_views
from ringwar.boardgame.table import things as board_things
from ringwar.cardgame import catalogue as card_things
from ringwar.cardgame import view_types as card_views
from ringwar.kernel import catalogue, protocol

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = (ROOT / "docs" / "protocol.ts", ROOT / "web" / "src" / "lib" / "protocol.ts")
MODULES = (protocol, catalogue, board_things, card_things, board_views, lords_views, card_views)
"""Where the types stand, in the order of the document."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}

HEAD = """\
// What Ringwar tells its clients: `docs/protocol.md` explains it.
// Written by `tools/typescript.py --write` from the types of the program: do not change it here.

export const PROTOCOL = {protocol};

export const KINDS = [{kinds}] as const;
"""


def document() -> str:
    """All types, with what is said of them."""
    head = HEAD.format(protocol=protocol.PROTOCOL, kinds=", ".join(f'"{kind}"' for kind in protocol.KINDS))
    return "\n".join([head, *(_interface(*each) for module in MODULES for each in _shapes(module))])


def _shapes(module: ModuleType) -> Iterator[tuple[Any, ast.ClassDef]]:
    """The TypedDicts of a module, each with its source."""
    lines = ast.parse(inspect.getsource(module)).body
    for node, below in zip(lines, [*lines[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            shape = getattr(module, node.targets[0].id)
            if is_typeddict(shape):
                yield shape, _as_class(node.targets[0].id, shape, below)
        if isinstance(node, ast.ClassDef) and is_typeddict(getattr(module, node.name)):
            yield getattr(module, node.name), node


def _as_class(name: str, shape: Any, said: ast.stmt) -> ast.ClassDef:
    """A TypedDict that is no class because some of its fields have names that Python keeps for itself."""
    fields: list[ast.stmt] = [
        ast.AnnAssign(target=ast.Name(field, ast.Store()), annotation=ast.Constant(None), simple=1)
        for field in shape.__annotations__
    ]
    return ast.ClassDef(name=name, bases=[], keywords=[], body=[said, *fields], decorator_list=[])


def _interface(shape: Any, node: ast.ClassDef) -> str:
    """One TypedDict: what it extends, and its own fields."""
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"]
    extends = f" extends {', '.join(bases)}" if bases else ""
    hints = get_type_hints(shape, include_extras=True)
    lines = [line for name, note in _fields(node) for line in _field(name, hints[name], note)]
    opening = f"/** {ast.get_docstring(node)} */\nexport interface {node.name}{extends} {{"
    return "\n".join([opening, *lines, "}", ""]) if lines else f"{opening}}}\n"


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The fields of a class and what is said below each, in their order."""
    for number, line in enumerate(node.body):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            below = node.body[number + 1] if number + 1 < len(node.body) else None
            said = below.value.value if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant) else ""
            yield line.target.id, str(said)


def _field(name: str, hint: Any, note: str) -> list[str]:
    is_optional = get_origin(hint) is NotRequired
    kind = typescript(get_args(hint)[0] if is_optional else hint)
    return [*([f"  /** {note} */"] if note else []), f"  {name}{'?' if is_optional else ''}: {kind};"]


def typescript(hint: Any) -> str:
    """A type in TypeScript; TypeError for one that JSON cannot have."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    origin, parts = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return " | ".join(map(typescript, parts))
    if origin is list:
        inner = typescript(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict and parts[0] is str:
        return f"Record<string, {typescript(parts[1])}>"
    raise TypeError(f"{hint} has no place in JSON")


def main() -> int:
    """Compare the documents with the types, or write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write the documents anew")
    writes, text = parser.parse_args().write, document()
    for each in DOCUMENTS:
        if writes:
            files.write(each, text)
        elif not each.exists() or each.read_text(encoding="utf-8") != text:
            print(f"{each.relative_to(ROOT)} is out of date: run tools/typescript.py --write", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
