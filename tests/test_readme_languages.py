"""The first pages in all languages: the same headings, code and links in each, and each names the others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FIRST = [ROOT / "README.md", ROOT / "docs" / "README.md"]
LANGUAGES = {"": "English", ".uk": "Українська", ".ru": "Русский", ".pl": "Polski"}

BLOCK = re.compile(r"^```\w*\n.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\]\(([^)]+)\)")
LANGUAGE = re.compile(r"\.(uk|ru|pl)(?=\.md$)")


def in_language(page: Path, language: str) -> Path:
    """The same page in another language."""
    return page.with_name(f"{page.stem}{language}{page.suffix}")


def without_blocks(text: str) -> str:
    """The text of a page, its code blocks left out."""
    return BLOCK.sub("", text)


def headings(text: str) -> list[str]:
    """How deep each heading is, in order."""
    return HEADING.findall(without_blocks(text))


def code(text: str) -> list[str]:
    """What stands in sentences as code, in any order; only translations need to name `--language`."""
    found = (" ".join(each.split()) for each in CODE.findall(without_blocks(text)))
    return sorted(each for each in found if each != "--language")


def links(text: str) -> list[str]:
    """Where the links lead, in any order, whatever the language of the page there."""
    return sorted(LANGUAGE.sub("", link) for link in LINK.findall(without_blocks(text)))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language])
@pytest.mark.parametrize("page", FIRST, ids=lambda page: str(page.relative_to(ROOT)))
def test_first_pages_are_alike_in_all_languages(page: Path, language: str) -> None:
    english = page.read_text(encoding="utf-8")
    other = in_language(page, language).read_text(encoding="utf-8")
    assert headings(other) == headings(english)
    assert BLOCK.findall(other) == BLOCK.findall(english)
    assert code(other) == code(english)
    assert links(other) == links(english)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", FIRST, ids=lambda page: str(page.relative_to(ROOT)))
def test_first_pages_begin_with_the_other_languages(page: Path, language: str) -> None:
    names = [
        f"**{name}**" if each == language else f"[{name}]({in_language(page, each).name})"
        for each, name in LANGUAGES.items()
    ]
    first, *_ = in_language(page, language).read_text(encoding="utf-8").splitlines()
    assert first == " · ".join(names)
