"""Drafts: answers that nobody else sees, until the turn would pass on or dice would fall."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from ringwar.hosting import Draft
from ringwar.kernel import Position, Refusal
from ringwar.words import Words

SHADOW = "shadow"
TABLE = {
    "game": "boardgame",
    "from": "empty",
    "phase": "actions",
    "turn": 3,
    "to_act": SHADOW,
    "politics": {"sauron": {"steps_to_war": 0, "active": True}},
    "armies": {
        "nurn": {"sauron": {"regular": 3}},
        "gorgoroth": {"sauron": {"regular": 2}},
        "minas-morgul": {"sauron": {"regular": 4}},
        "north-ithilien": {"gondor": {"regular": 1}},
    },
    "dice": {SHADOW: ["army", "event"], "free-peoples": ["muster"]},
}


@pytest.fixture
def draft() -> Draft:
    position: Position[Any] = ringwar.read_position(TABLE)
    return Draft(position, SHADOW)


def test_a_draft_goes_on_as_long_as_its_seat_alone_is_asked(draft: Draft) -> None:
    for name in ("army", "move-armies", "nurn", "all"):
        assert draft.preview is None
        draft.add(name)
    assert draft.names == ["army", "move-armies", "nurn", "all"]
    assert draft.question is not None
    assert draft.question.key == "move-army"
    assert "move" in [event.kind for event in draft.events()]
    draft.add("none")
    assert draft.preview is not None
    assert draft.preview["commits"]
    assert draft.question is None


def test_nothing_of_it_has_happened_to_the_game(draft: Draft) -> None:
    before = draft.stages[0]
    draft.add("army")
    draft.add("move-armies")
    assert before.count == draft.stages[0].count
    assert before.names() == ["army", "event"]


def test_one_goes_back_answer_by_answer_also_from_a_ready_draft(draft: Draft) -> None:
    for name in ("army", "move-armies", "nurn", "all", "none"):
        draft.add(name)
    draft.back()
    assert draft.preview is None
    assert draft.question is not None
    assert draft.question.key == "move-army"
    draft.back()
    assert draft.question.key == "move-with"
    for _ in range(3):
        draft.back()
    assert draft.names == []
    assert draft.question.key == "use-die"
    with pytest.raises(Refusal, match="nothing"):
        draft.back()


def test_a_wrong_answer_is_refused_and_changes_nothing(draft: Draft) -> None:
    draft.add("army")
    with pytest.raises(Refusal, match="not an answer"):
        draft.add("edoras")
    assert draft.names == ["army"]
    draft.add("skip")
    assert draft.preview is not None
    with pytest.raises(Refusal, match="send it, or go back"):
        draft.add("army")
    with pytest.raises(Refusal, match="it is the turn of the Shadow"):
        Draft(draft.stages[0], "free-peoples").add("muster")


def test_an_attack_is_ready_before_the_dice_fall(draft: Draft) -> None:
    for name in ("army", "attack", "all"):
        draft.add(name)
        if draft.preview is not None:
            break
    assert draft.preview is not None
    assert draft.preview["next"] is not None


@pytest.mark.parametrize(
    "target, place, dice",
    [
        ("osgiliath", "Osgiliath", "5 dice that hit with 6"),
        ("north-ithilien", "North Ithilien", "5 dice that hit with 5 or more"),
    ],
)
def test_the_preview_of_an_attack_says_who_rolls_what(target: str, place: str, dice: str) -> None:
    armies = {"south-ithilien": {"sauron": {"regular": 6}}, target: {"gondor": {"regular": 2}}}
    draft = Draft(ringwar.read_position({**TABLE, "armies": armies}), SHADOW)
    for name in ("army", "attack", "all"):
        draft.add(name)
    assert draft.preview is not None
    told = Words("en", game="boardgame").story(draft.preview["events"], SHADOW)
    assert f"The Shadow attacks {place} from South Ithilien: 6 Sauron regulars; {dice}." in told
