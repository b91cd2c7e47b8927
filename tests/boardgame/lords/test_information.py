"""Chapter 15: who may see what of the expansion."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import ringwar
from boardgame.boards import FREE, SHADOW, Board
from boardgame.lords.tables import LORDS, lords_board, lords_team_board, table_of
from helpers import play
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.kernel import Event, plain
from ringwar.laws import check_hidden, check_imagined

COUNCIL = {"council-of-rivendell": "yes"}
NARYA = "gandalf-grey-keeper-of-narya"
LORDLY = {"boromir": "boromir-captain-general", "gimli": "gimli-dwarven-lord", "gandalf-the-grey": NARYA}
OTHERS = [SHADOW, "spectator"]


def hidden(**fields: Any) -> Board:
    """Strider guides; Boromir, Gimli and Gandalf are there by their new cards."""
    fields = {"free": ["character", "event"], "fellowship": {"guide": "strider"}, "options": COUNCIL, **fields}
    return lords_board(lords={"companions": LORDLY}, **fields)


def secrets(told: Any) -> set[str]:
    """The new cards of companions that occur in something JSON-ready."""
    text = json.dumps(told)
    return {name for name in LORDLY.values() if f'"{name}"' in text}


def versions_imagined(game: Board, reader: str) -> set[str]:
    """The cards that somebody imagines in the Fellowship."""
    worlds = [game.imagined(reader, Random(seed)) for seed in range(30)]
    return {each.name for world in worlds for each in world.state.companions}


@rule("LM-INFO-01", "LM-INFO-02")
@pytest.mark.parametrize("reader", OTHERS)
def test_the_cards_of_the_companions_are_known_to_the_free_peoples_alone(reader: str) -> None:
    game = hidden()
    assert secrets(game.view(reader)) == set()
    assert secrets(game.view(FREE)) == set(LORDLY.values())


@rule("LM-INFO-03")
@pytest.mark.parametrize("reader", OTHERS)
def test_who_is_in_the_fellowship_is_open(reader: str) -> None:
    game = hidden(fellowship={"guide": "strider", "companions": ["strider", "boromir", "gimli"]})
    assert game.view(reader)["fellowship"]["companions"] == ["strider", "boromir", "gimli"]
    assert game.view(FREE)["fellowship"]["companions"] == ["strider", "boromir-captain-general", "gimli-dwarven-lord"]


@rule("LM-INFO-01", "LM-INFO-02")
def test_an_old_card_is_as_unknown_as_a_new_one() -> None:
    new = hidden()
    old = lords_board(free=["character", "event"], fellowship={"guide": "strider"}, options=COUNCIL)
    assert new.view(SHADOW) == old.view(SHADOW)
    assert new.view(FREE) != old.view(FREE)


@rule("LM-INFO-01", "LM-INFO-02")
def test_the_shadow_imagines_either_card_of_those_he_does_not_know() -> None:
    game = hidden()
    known = {"strider"}
    unknown = {*LORDLY, *LORDLY.values()} | {"legolas", "legolas-elven-prince"}
    unknown |= {"meriadoc", "meriadoc-hobbit-of-the-shire", "peregrin", "peregrin-hobbit-of-the-shire"}
    assert versions_imagined(game, SHADOW) == known | unknown
    assert versions_imagined(game, FREE) == {each.name for each in game.state.companions}


@rule("LM-INFO-01")
def test_without_the_council_only_gandalf_could_be_another() -> None:
    game = lords_board(free=["character", "event"], fellowship={"guide": "strider"})
    persons = {"strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin", "gandalf-the-grey"}
    assert versions_imagined(game, SHADOW) == persons | {NARYA}
    assert versions_imagined(lords_board(free=["character", "event"]), SHADOW) == persons


@rule("LM-INFO-02")
def test_nobody_is_imagined_with_a_higher_level_than_the_guide() -> None:
    companions = ["boromir", "legolas", "meriadoc"]
    game = lords_board(
        free=["character", "event"],
        fellowship={"companions": companions, "guide": "legolas"},
        lords={"companions": {"boromir": "boromir-captain-general", "legolas": "legolas-elven-prince"}},
        options=COUNCIL,
    )
    seen = versions_imagined(game, SHADOW)
    assert "boromir" not in seen
    assert {"meriadoc", "meriadoc-hobbit-of-the-shire"} < seen


@rule("LM-INFO-01", "LM-INFO-02")
@pytest.mark.parametrize("reader", [FREE, *OTHERS])
@pytest.mark.parametrize("seed", range(5))
def test_other_cards_would_change_nothing_for_those_who_do_not_know_them(reader: str, seed: int) -> None:
    check_hidden(RULESET, hidden().state, reader, Random(seed))


@rule("LM-INFO-01", "LM-COUNCIL-03")
@pytest.mark.parametrize("answers", range(8))
def test_nothing_is_given_away_while_the_cards_are_chosen(answers: int) -> None:
    given = [NARYA, "boromir-captain-general", "legolas", "gimli-dwarven-lord", "meriadoc", "peregrin", "strider"]
    game = ringwar.start("boardgame", expansions=["lords"], options=COUNCIL)
    game = play(game, *given[:answers])
    assert secrets(game.view(SHADOW)) == set()
    for seed in range(3):
        check_imagined(game, SHADOW, Random(seed))
        check_imagined(game, FREE, Random(seed))
        check_hidden(RULESET, game.state, SHADOW, Random(seed))


@rule("LM-INFO-01")
def test_a_new_guide_is_unknown_while_he_is_chosen() -> None:
    game = lords_board(
        phase="fellowship",
        fellowship={"guide": "strider"},
        lords={"companions": LORDLY},
    )
    assert secrets(game.view(SHADOW)) == set()
    assert secrets(play(game, NARYA).view(SHADOW)) == {NARYA}


@rule("LM-INFO-02", "LM-COUNCIL-08")
def test_who_might_have_been_outside_is_not_told() -> None:
    fields: dict[str, Any] = {"phase": "fellowship", "turn": 1, "dice": {}, "options": COUNCIL}
    lordly = lords_board(lords={"companions": {"gimli": "gimli-dwarven-lord"}}, **fields)
    base = lords_board(**fields)
    assert lordly.names() != base.names()
    assert lordly.view(SHADOW) == base.view(SHADOW)
    assert play(lordly, "none").view(SHADOW) == play(base, "none").view(SHADOW)


@rule("LM-INFO-02")
def test_events_tell_no_hidden_card() -> None:
    game = ringwar.start("boardgame", expansions=["lords"], options=COUNCIL)
    game = play(game, NARYA, *["boromir-captain-general", "legolas", "gimli-dwarven-lord", "meriadoc", "peregrin"])
    game = play(game, "strider")
    events = [entry.seen_by(SHADOW) for entry in game.log() if isinstance(entry, Event)]
    assert secrets([plain(dict(event.about)) for event in events]) == set()


@rule("LM-INFO-04")
@pytest.mark.parametrize("reader", [FREE, *OTHERS])
def test_dice_rings_tokens_tiles_and_the_balrog_are_open(reader: str) -> None:
    lords = {
        "rings": {"nenya": SHADOW, "narya": "out"},
        "special_dice_in_pool": ["keeper-vilya", "minion-balrog"],
        "lost_dice": ["keeper-nenya"],
        "balrog": "active",
        "smeagol_tiles_in_pool": 3,
        "shadow_tokens": ["politics"],
        "token_used": True,
        "sorcery_used": True,
        "swapped": True,
    }
    game = lords_board(free=["event", "character"], lords=lords, kept=["keeper-vilya-army-loss"])
    view = game.view(reader)
    assert view["lords"] == {
        "rings": {"vilya": FREE, "nenya": SHADOW, "narya": "out"},
        "special_dice_in_pool": ["keeper-vilya", "minion-balrog"],
        "kept_special": {FREE: "keeper-vilya-army-loss"},
        "lost_dice": ["keeper-nenya"],
        "balrog_active": True,
        "smeagol_tiles_in_pool": 3,
        "shadow_tokens": ["shadow-token-politics"],
        "token_used": True,
        "sorcery_used": True,
        "swapped": True,
        "shown": ["gandalf-the-grey"],
        "open_hand": None,
    }
    assert view["dice"][FREE] == ["character", "event", "keeper-vilya-army-loss"]
    assert view["characters"] == {"balrog-of-moria": "moria"}
    assert "smeagol-3" in view["hunt"]["pool"]


# Hands


@rule("LM-INFO-04")
def test_an_open_hand_is_seen_by_the_free_peoples_alone() -> None:
    game = lords_board(free=["event", "character"], hands=["shadow-character-01", "fp-character-01"])
    table_of(game).open_hand = SHADOW
    assert game.view(FREE)["hands"][SHADOW]["cards"] == ["shadow-character-01"]
    assert "cards" not in game.view("spectator")["hands"][SHADOW]
    assert "cards" not in game.view(SHADOW)["hands"][FREE]
    known = [card.name for group in RULESET.unseen(game.state, FREE) for card in group]
    assert "shadow-character-01" not in known
    assert "shadow-character-01" in [card.name for group in RULESET.unseen(game.state, "spectator") for card in group]
    for reader in (FREE, SHADOW, "spectator"):
        check_hidden(RULESET, game.state, reader, Random(1))


@rule("LM-INFO-04")
def test_in_a_team_both_partners_see_the_open_hand() -> None:
    game = lords_team_board(free=["event", "character"], hands={"witch-king": ["shadow-character-01"]})
    table_of(game).open_hand = "witch-king"
    assert all("cards" in game.view(seat)["hands"]["witch-king"] for seat in ("gondor", "rohan", "witch-king"))
    assert "cards" not in game.view("saruman")["hands"]["witch-king"]


@rule("LM-INFO-02")
@pytest.mark.parametrize(
    "reader, knows", [("gondor", True), ("rohan", True), ("witch-king", False), ("saruman", False)]
)
def test_in_a_team_both_free_players_know_the_cards(reader: str, knows: bool) -> None:
    game = lords_team_board(
        free=["event", "character"],
        fellowship={"guide": "strider"},
        lords={"companions": LORDLY},
        options=COUNCIL,
    )
    assert (secrets(game.view(reader)) == set(LORDLY.values())) == knows
    check_hidden(RULESET, game.state, reader, Random(2))


@rule("LM-INFO-01")
def test_a_companion_on_the_map_has_no_secret() -> None:
    game = lords_board({"dale": NARYA, "bree": "boromir-captain-general"}, free=["event", "character"])
    assert game.view(SHADOW)["characters"] == {NARYA: "dale", "boromir-captain-general": "bree"}
    assert LORDS[NARYA] not in {thing for group in RULESET.unseen(game.state, SHADOW) for thing in group}
