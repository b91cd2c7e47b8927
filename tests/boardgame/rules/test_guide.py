"""Chapter 19: the guide of the Fellowship, and Gollum."""

from __future__ import annotations

from typing import Any

import pytest

import ringwar
from boardgame.boards import CHARACTERS, FREE, SHADOW, board, names, where
from boardgame.rules.roads import HIDE, MOVE, SEPARATE, at, dawn, distance, order, road
from helpers import key, play, told
from marks import rule
from ringwar.boardgame.rules.fellowship import GOLLUM, guides

HOBBITS = ["meriadoc", "peregrin"]


@rule("BG-GUIDE-02", "BG-GUIDE-03")
@pytest.mark.parametrize(
    ("companions", "able"),
    [
        (["gandalf-the-grey", "strider", "gimli"], ["gandalf-the-grey", "strider"]),
        (["gimli", "strider", "boromir"], ["strider"]),
        (["legolas", "meriadoc", "gimli"], ["legolas", "gimli"]),
        (HOBBITS, HOBBITS),
        (["peregrin"], ["peregrin"]),
        ([], ["gollum"]),
    ],
)
def test_the_guide_is_one_of_the_highest_level(companions: list[str], able: list[str]) -> None:
    assert [each.name for each in guides(road({"companions": companions}).state)] == able


@rule("BG-GUIDE-03", "BG-GUIDE-04")
def test_at_the_end_of_the_fellowship_phase_the_free_peoples_may_change_the_guide() -> None:
    game = play(dawn({"companions": ["gimli", "legolas", "meriadoc"], "guide": "gimli"}))
    assert game.question is not None
    assert (game.question.key, game.question.side, game.names()) == ("guide", FREE, ["gimli", "legolas"])
    changed = play(game, "legolas")
    assert changed.state.guide is CHARACTERS["legolas"]
    assert told(changed, "guide") == [{"guide": "legolas"}]
    kept = play(game, "gimli")
    assert kept.state.guide is CHARACTERS["gimli"]
    assert told(kept, "guide") == []


@rule("BG-GUIDE-03", "BG-GUIDE-10")
@pytest.mark.parametrize("companions", [["gimli"], ["gandalf-the-grey", "gimli"], []])
def test_where_one_guide_is_possible_nobody_is_asked(companions: list[str]) -> None:
    assert key(dawn({"at": "hollin", "companions": companions})) == "allocate"


@rule("BG-EX-49")
def test_in_turn_one_strider_may_become_the_guide_in_the_place_of_gandalf() -> None:
    game = ringwar.start("boardgame")
    while key(game) != "guide":
        game = game.after(game.names()[0])
    assert (game.state.turn, key(game), game.names()) == (1, "guide", ["gandalf-the-grey", "strider"])
    assert play(game, "strider").state.guide is CHARACTERS["strider"]


@rule("BG-GUIDE-05", "BG-GUIDE-07")
def test_when_a_companion_leaves_the_guide_may_be_changed() -> None:
    game = road({"companions": ["gandalf-the-grey", "strider", "gimli"], "guide": "gandalf-the-grey"})
    game = play(game, *SEPARATE, "gimli", "none")
    assert (key(game), game.names()) == ("guide", ["gandalf-the-grey", "strider"])
    assert play(game, "strider").state.guide is CHARACTERS["strider"]


@rule("BG-GUIDE-05", "BG-GUIDE-07")
def test_when_a_companion_dies_the_guide_may_be_changed() -> None:
    game = road({"companions": ["gandalf-the-grey", "strider", "gimli"]})
    game = play(game, *MOVE, 6, "std-3-1", "random", "gimli")
    assert (key(game), game.names()) == ("guide", ["gandalf-the-grey", "strider"])
    assert play(game, "strider").state.guide is CHARACTERS["strider"]


@rule("BG-GUIDE-06", "BG-GUIDE-02")
def test_when_the_guide_leaves_another_is_chosen_before_anything_else() -> None:
    game = road({"companions": ["strider", "gimli", "legolas", "meriadoc"]})
    game = play(game, *SEPARATE, "strider", "none")
    assert (key(game), game.names()) == ("guide", ["gimli", "legolas"])
    game = play(game, "legolas")
    assert game.state.guide is CHARACTERS["legolas"]
    assert key(game) == "companion-where"


@rule("BG-GUIDE-06", "BG-GUIDE-01")
@pytest.mark.parametrize("chosen", ["gimli", "legolas"])
def test_the_log_tells_of_every_new_guide(chosen: str) -> None:
    game = road({"companions": ["strider", "gimli", "legolas"]})
    game = play(game, *MOVE, 6, "std-3-1", "guide", chosen)
    assert game.state.guide is CHARACTERS[chosen]
    assert told(game, "guide") == [{"guide": chosen}]


@rule("BG-GUIDE-09", "BG-INFO-08")
@pytest.mark.parametrize("side", [FREE, SHADOW, "spectator"])
def test_everybody_sees_who_the_guide_is(side: str) -> None:
    game = road({"companions": ["gimli", "legolas"], "guide": "legolas"})
    assert game.view(side)["fellowship"]["guide"] == "legolas"


@rule("BG-GUIDE-08")
def test_of_the_companions_in_the_fellowship_only_the_guide_has_an_ability() -> None:
    game = play(road({"companions": ["gimli", *HOBBITS]}), *MOVE, 6, "std-2-1")
    assert key(game) == "casualty"  # no Hobbit is asked to leave
    game = play(road({"companions": HOBBITS, "guide": "peregrin"}), *MOVE, 6, "std-2-1")
    assert (key(game), game.question and game.question.about["guide"]) == ("hobbit-leaves", CHARACTERS["peregrin"])


# Hobbits


@rule("BG-GUIDE-11", "BG-EX-50", "BG-HUNT-33")
def test_after_merry_pippin_leads_and_may_leave_in_the_same_hunt() -> None:
    game = play(road({"companions": HOBBITS, "progress": 1}), *MOVE, 6, "std-3-1", "yes", "bree")
    assert game.state.guide is CHARACTERS["peregrin"]
    assert (key(game), where(game, "meriadoc")) == ("hobbit-leaves", "bree")
    game = play(game, "yes", "moria")
    assert where(game, "peregrin") == "moria"
    game = play(game, "no")  # Gollum does not show himself
    assert game.state.corruption == 1


@rule("BG-GUIDE-11", "BG-HUNT-34")
def test_a_hobbit_who_leads_after_a_casualty_may_leave_too() -> None:
    game = play(road({"companions": ["gimli", "meriadoc"]}), *MOVE, 6, "std-3-1", "guide")
    assert game.state.guide is CHARACTERS["meriadoc"]
    game = play(game, "yes", "hollin")
    assert game.state.corruption == 0
    assert where(game, "meriadoc") == "hollin"


@rule("BG-HUNT-33")
def test_a_hobbit_guide_is_asked_once_if_nobody_is_lost() -> None:
    game = play(road({"companions": HOBBITS}), *MOVE, 6, "std-3-1", "no", "none")
    assert key(game) == "use-die"
    assert (game.state.corruption, names(game.state.companions)) == (3, set(HOBBITS))


@rule("BG-HUNT-33")
@pytest.mark.parametrize("tile", ["std-0-reveal-1", "std-0-reveal-2"])
def test_without_damage_no_guide_is_asked(tile: str) -> None:
    assert key(play(road({"companions": HOBBITS}), *MOVE, 6, tile)) == "fellowship-where"
    assert key(play(road({"companions": []}), *MOVE, 6, tile)) == "use-die"


@rule("BG-FSP-47", "BG-FSP-58")
def test_a_hobbit_who_leaves_goes_as_far_as_progress_and_his_level() -> None:
    game = play(road({"companions": ["meriadoc"], "progress": 1}), *MOVE, 6, "std-1-1", "yes")
    assert key(game) == "companion-where"
    assert game.state.progress == 2
    assert max(distance("hollin", name) for name in game.names()) == 3
    assert {"hollin", "bree", "old-forest"} <= set(game.names())


@rule("BG-HUNT-42", "BG-FSP-58")
@pytest.mark.parametrize("hobbit", HOBBITS)
def test_a_hobbit_taken_as_a_casualty_is_taken_alive(hobbit: str) -> None:
    game = play(road({"companions": ["gimli", hobbit], "progress": 1}), *MOVE, 6, "std-3-1", "random", hobbit, "bree")
    assert where(game, hobbit) == "bree"
    assert CHARACTERS[hobbit] not in game.state.eliminated
    assert game.state.corruption == 2


# Gollum


@rule("BG-GUIDE-10", "BG-CHAR-48")
def test_when_the_last_companion_leaves_gollum_becomes_the_guide() -> None:
    game = play(road({"companions": ["gimli"]}), *SEPARATE, "moria")
    assert game.state.guide is GOLLUM
    assert told(game, "guide") == [{"guide": GOLLUM.name}]


@rule("BG-GUIDE-10", "BG-GUIDE-11")
def test_when_the_last_companion_dies_gollum_may_show_himself_in_the_same_hunt() -> None:
    game = play(road({"companions": ["gimli"]}), *MOVE, 6, "std-3-1", "guide")
    assert (game.state.guide, key(game)) == (GOLLUM, "gollum-reveals")
    game = play(game, "yes", "none")
    assert (game.state.corruption, game.state.revealed) == (0, True)


@rule("BG-AMB-30", "BG-CHAR-49")
def test_gollum_is_no_companion() -> None:
    game = road({"companions": []})
    assert game.state.companions == ()
    assert "separate" not in play(game, "character").names()
    hunted = play(game, *MOVE, 6, "std-3-1", "no")
    assert key(hunted) == "use-die"  # no casualty could be taken
    assert hunted.state.guide is GOLLUM
    dice = ["unrolled"] * 4
    assert play(dawn({"companions": []}, shadow=dice)).names() == ["0", "1"]
    assert play(dawn({"companions": ["gimli", "meriadoc"]}, shadow=dice)).names() == ["0", "1", "2"]


@rule("BG-GUIDE-10", "BG-HUNT-31")
@pytest.mark.parametrize(
    ("tile", "revealed"),
    [
        ("std-0-reveal-1", False),
        ("std-1-reveal-1", False),
        ("std-2-reveal-1", False),
        ("std-eye-reveal-1", True),
    ],
)
def test_with_gollum_only_eyes_reveal_of_the_standard_tiles(tile: str, revealed: bool) -> None:
    game = play(road({"companions": []}), *MOVE, 6, tile)
    game = play(game, "no") if key(game) == "gollum-reveals" else game
    game = play(game, "none") if key(game) == "fellowship-where" else game
    assert key(game) == "use-die"
    assert game.state.revealed == revealed


@rule("BG-GUIDE-11")
def test_gollum_keeps_a_tile_from_revealing_when_he_becomes_the_guide_in_its_midst() -> None:
    game = play(road({"companions": ["meriadoc"]}), *MOVE, 6, "std-1-reveal-1", "yes", "moria")
    assert (game.state.revealed, key(game)) == (False, "use-die")


@rule("BG-HUNT-33", "BG-HUNT-48")
def test_gollum_lowers_the_damage_and_the_fellowship_is_revealed_when_all_else_is_done() -> None:
    game = play(road({"companions": [], "corruption": 2}), *MOVE, 6, "std-3-1", "yes")
    assert (game.state.corruption, key(game)) == (4, "fellowship-where")
    game = play(game, "moria", "std-2-1")
    assert (game.state.corruption, game.state.revealed, at(game, "moria")) == (6, True, True)
    assert order(game, "corruption", "reveal", "stronghold-tile") == [
        "corruption",
        "reveal",
        "stronghold-tile",
        "corruption",
    ]


@rule("BG-HUNT-33")
@pytest.mark.parametrize("tile", ["std-1-reveal-1", "std-1-1"])
def test_gollum_may_reveal_with_any_tile_that_would_not_and_once(tile: str) -> None:
    game = play(road({"companions": [], "progress": 0}), *MOVE, 6, tile, "yes", "none")
    assert (game.state.corruption, game.state.revealed) == (0, True)
    declined = play(road({"companions": []}), *MOVE, 6, tile, "no")
    assert (declined.state.corruption, declined.state.revealed, key(declined)) == (1, False, "use-die")


@rule("BG-HUNT-33")
def test_gollum_cannot_reveal_what_the_tile_reveals_or_what_is_revealed() -> None:
    eye = play(road({"companions": []}, hunters=2), *MOVE, 6, 6, "std-eye-reveal-1")
    assert (key(eye), eye.state.corruption) == ("fellowship-where", 2)
    later = play(eye, "moria", "std-3-1")
    assert (key(later), later.state.corruption) == ("use-die", 5)


@rule("BG-GUIDE-08")
def test_gandalf_the_guide_draws_a_card_of_the_deck_of_an_event_played_with_an_event_result() -> None:
    guided = {"companions": ["gandalf-the-grey", "strider"], "corruption": 2}
    fields: dict[str, Any] = {"free": ["event", "character", "muster"], "hands": ["fp-character-12"]}
    game = play(road({**guided, "guide": "gandalf-the-grey"}, **fields), "event", "play-event")
    assert key(game) == "gandalf-draws"
    game = play(game, "yes")
    assert game.question is not None
    assert {card.deck for card in game.question.options} == {"character"}
    by_character = play(road({**guided, "guide": "gandalf-the-grey"}, **fields), "character", "play-event")
    assert key(by_character) == "use-die"
    strider = play(road({**guided, "guide": "strider"}, **fields), "event", "play-event")
    assert key(strider) == "use-die"


@rule("BG-MORDOR-14", "BG-GUIDE-04")
def test_on_the_mordor_track_the_guide_may_be_changed_in_the_fellowship_phase() -> None:
    game = board(
        phase="fellowship",
        fellowship={"mordor": 2, "companions": ["gandalf-the-grey", "strider"]},
        free=["unrolled"],
        shadow=["unrolled", "unrolled"],
    )
    assert (key(game), game.names()) == ("guide", ["gandalf-the-grey", "strider"])
    assert play(game, "strider").state.guide is CHARACTERS["strider"]


@rule("BG-GUIDE-10")
def test_gollum_cannot_hide_the_fellowship_like_strider() -> None:
    game = road({"companions": [], "revealed": True})
    assert "strider-hides" not in play(game, "muster").names()
    assert play(game, *HIDE).state.revealed is False


@rule("BG-INFO-09", "BG-HUNT-33")
@pytest.mark.parametrize(("answer", "reveals", "damage"), [("yes", True, 2), ("no", False, 3)])
def test_everybody_sees_what_the_tile_in_hand_will_do(answer: str, reveals: bool, damage: int) -> None:
    game = play(road({"companions": []}), *MOVE, 6, "std-3-1")
    assert game.view(SHADOW)["hunt"]["tile"] == {"tile": "std-3-1", "damage": 3, "reveals": False}
    after = play(game, answer)
    assert (after.state.corruption, after.state.revealed) == (damage, reveals)
    if reveals:
        assert after.view(SHADOW)["hunt"]["tile"] == {"tile": "std-3-1", "damage": 2, "reveals": True}
