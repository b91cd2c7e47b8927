"""The document of licences names everything that is installed with Ringwar."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED, DEVELOPMENT = (ROOT / "docs" / "licences.md").read_text(encoding="utf-8").split("## What development needs")


def named(text: str) -> set[str]:
    """The packages of a table."""
    return {canonicalize_name(name) for name in re.findall(r"^\| ([\w.-]+)[^|]* \| \d", text, re.MULTILINE)}


def installed_with(*wanted: str) -> set[str]:
    """The packages that are asked for, and all that they need in turn."""
    found: set[str] = set()
    open_ends = [Requirement(each) for each in wanted]
    while open_ends:
        each = open_ends.pop()
        name = canonicalize_name(each.name)
        if name in found or (each.marker and not each.marker.evaluate({"extra": ""})):
            continue
        found.add(name)
        try:
            open_ends += [Requirement(other) for other in requires(name) or ()]
        except PackageNotFoundError:
            continue
    return found


@pytest.mark.parametrize(
    "wanted, text",
    [
        (PROJECT["dependencies"], NEEDED),
        (PROJECT["optional-dependencies"]["dev"], NEEDED + DEVELOPMENT),
    ],
    ids=["needed", "development"],
)
def test_every_package_stands_in_the_document(wanted: list[str], text: str) -> None:
    assert sorted(installed_with(*wanted) - named(text)) == []


def test_a_package_that_is_not_named_would_be_noticed() -> None:
    assert installed_with("rich") - named("| rich | 15.0.0 |") == {"markdown-it-py", "mdurl", "pygments"}
