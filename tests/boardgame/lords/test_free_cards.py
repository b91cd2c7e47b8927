"""Wind from the West, Every Little is a Gain, Rangers of the North."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardgame.boards import EVENTS, FREE, SHADOW, Board, army, field, inside, reserve
from boardgame.figures import actions
from boardgame.lords.fights import NO_RINGS
from boardgame.lords.tables import lords_board, lords_team_board, table_of
from boardgame.sieges import holder
from boardgame.teams import GONDORS, ROHANS, SARUMANS, WITCH_KINGS
from helpers import asked, play, told
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.laws import check_hidden, check_imagined

WIND, LITTLE, RANGERS = "wind-from-the-west", "every-little-is-a-gain", "rangers-of-the-north"
DIE = {WIND: "character", LITTLE: "muster", RANGERS: "muster-army"}
HELD = ["shadow-character-01", "shadow-strategy-02"]
LORE, GATES = "the-lore-of-the-elven-rings", "the-gates-are-closed"
STAFF = next(card.name for card in EVENTS.values() if card.side == FREE and card.on_table)


def holding(card: str, armies: dict[str, str] | None = None, *more: str, **fields: Any) -> Board:
    dice: dict[str, Any] = {"free": [DIE[card]] * 2, "shadow": ["event"] * 2, "lords": NO_RINGS}
    return lords_board(armies, hands=[card, *more], **{**dice, **fields})


def played(card: str, armies: dict[str, str] | None = None, *more: str, **fields: Any) -> Board:
    return play(holding(card, armies, *more, **fields), "play-event")


# Wind from the West


def test_the_wind_discards_a_card_of_the_shadow_on_the_table() -> None:
    game = played(WIND, None, *HELD, table=[LORE, GATES])
    assert (asked(game), game.names()) == ((FREE, "which-table-card"), [LORE, GATES])
    game = play(game, GATES)
    assert [card.name for card in game.state.table[SHADOW]] == [LORE]
    assert GATES in [card.name for card in game.state.discards[SHADOW]]
    assert len(game.state.hands[SHADOW]) == 2


def test_the_wind_takes_the_only_card_on_the_table_and_none_of_the_hand() -> None:
    game = played(WIND, None, *HELD, table=["we-shall-get-it"])
    assert (game.state.table[SHADOW], len(game.state.hands[SHADOW])) == ((), 2)


def test_cards_of_the_free_peoples_on_the_table_do_not_count() -> None:
    game = played(WIND, None, *HELD, table=[STAFF])
    assert asked(game) == (FREE, "whose-hand")
    assert len(game.state.table[FREE]) == 1


@rule("BG-INFO-01")
def test_nobody_foresees_the_hand_that_he_is_about_to_open() -> None:
    game = played(WIND, None, *HELD, table=[STAFF])
    preview = game.preview(SHADOW)
    assert (preview["events"], preview["commits"]) == ([], True)


def test_without_a_card_on_the_table_one_of_the_hand_may_be_discarded() -> None:
    game = played(WIND, None, *HELD)
    assert game.names() == [SHADOW, "none"]
    game = play(game, SHADOW)
    assert (asked(game), set(game.names())) == ((FREE, "discard-theirs"), {*HELD, "none"})
    game = play(game, HELD[1])
    assert [card.name for card in game.state.hands[SHADOW]] == HELD[:1]
    assert [card.name for card in game.state.discards[SHADOW]] == HELD[1:]
    assert told(game, "discard-theirs") == [{"side": SHADOW, "card": HELD[1]}]


@pytest.mark.parametrize("answers", [("none",), (SHADOW, "none")])
def test_the_free_peoples_may_leave_the_hand_alone(answers: tuple[str, ...]) -> None:
    game = play(played(WIND, None, *HELD), *answers)
    assert len(game.state.hands[SHADOW]) == 2


def test_an_empty_hand_is_not_looked_at() -> None:
    game = played(WIND)
    assert game.state.dice[FREE] == ("character",)
    assert asked(game)[0] == SHADOW


@rule("BG-INFO-01")
def test_the_hand_is_open_to_the_free_peoples_while_they_look_and_to_nobody_else() -> None:
    before = played(WIND, None, *HELD)
    looking = play(before, SHADOW)
    after = play(looking, "none")
    assert looking.view(FREE)["hands"][SHADOW]["cards"] == HELD
    for game, reader in ((before, FREE), (looking, "spectator"), (after, FREE)):
        assert "cards" not in game.view(reader)["hands"][SHADOW]
    assert table_of(after).open_hand is None


@rule("BG-INFO-01")
def test_what_is_hidden_stays_hidden_around_the_look() -> None:
    before = played(WIND, None, *HELD)
    for game in (before, play(before, SHADOW), play(before, SHADOW, HELD[0])):
        for reader in (FREE, SHADOW, "spectator"):
            check_hidden(RULESET, game.state, reader, Random(1))
            check_imagined(game, reader, Random(2))


@rule("BG-INFO-01")
def test_the_free_peoples_remember_the_hand_they_looked_at() -> None:
    game = play(played(WIND, None, *HELD), SHADOW, HELD[1])
    assert game.view(FREE)["known"] == {HELD[0]: [SHADOW]}
    assert "known" not in game.view("spectator")
    worlds = [game.imagined(FREE, Random(seed)).state for seed in range(20)]
    assert all([card.name for card in each.hands[SHADOW]] == HELD[:1] for each in worlds)


def test_of_two_shadow_players_one_is_chosen() -> None:
    hands = {GONDORS: [WIND], WITCH_KINGS: HELD[:1], SARUMANS: HELD[1:]}
    dice: dict[str, Any] = {"free": ["character"] * 2, "shadow": ["event"] * 2, "acts": [GONDORS]}
    game = play(lords_team_board(hands=hands, **dice), "play-event")
    assert (asked(game), set(game.names())) == ((GONDORS, "whose-hand"), {WITCH_KINGS, SARUMANS, "none"})
    game = play(game, SARUMANS)
    assert set(game.names()) == {HELD[1], "none"}
    assert "cards" in game.view(ROHANS)["hands"][SARUMANS]
    assert "cards" not in game.view(WITCH_KINGS)["hands"][SARUMANS]
    game = play(game, HELD[1])
    assert (len(game.state.hands[WITCH_KINGS]), game.state.hands[SARUMANS]) == (1, ())


# Every Little is a Gain


def test_a_regular_comes_to_each_of_three_regions_and_a_card_is_drawn() -> None:
    game = play(played(LITTLE, {"lamedon": "gondor 2"}), "fp-strategy-01")
    found = {name: field(game, name).size for name in ("pelargir", "lossarnach", "lamedon")}
    assert found == {"pelargir": 1, "lossarnach": 1, "lamedon": 3}
    assert [card.name for card in game.state.hands[FREE]] == ["fp-strategy-01"]
    assert field(game, "pelargir") == army(gondor_regular=1)


def test_a_region_that_is_not_free_gets_nothing() -> None:
    game = play(played(LITTLE, {"pelargir": "southrons 2"}, control={"lamedon": SHADOW}), "fp-strategy-01")
    assert (field(game, "pelargir").size, field(game, "lossarnach").size, field(game, "lamedon").size) == (2, 1, 0)


def test_if_regulars_run_out_the_free_peoples_choose() -> None:
    game = played(LITTLE, {"minas-tirith": "gondor 10", "dol-amroth": "gondor 4"})
    assert reserve(game, "gondor-regular") == 1
    assert (asked(game), set(game.names())) == ((FREE, "recruit-where"), {"pelargir", "lossarnach", "lamedon"})
    assert field(play(game, "lamedon", "fp-strategy-01"), "lamedon").size == 1


@rule("BG-MULTI-18")
@pytest.mark.parametrize(("seat", "cards"), [(GONDORS, {LITTLE}), (ROHANS, set())])
def test_the_gondor_player_alone_plays_it(seat: str, cards: set[str]) -> None:
    dice: dict[str, Any] = {"free": ["muster"] * 2, "shadow": ["event"] * 2, "acts": [seat]}
    game = lords_team_board(hands={seat: [LITTLE]}, **dice)
    assert ("play-event" in actions(game, "muster")) == bool(cards)


@rule("BG-AMB-53")
@pytest.mark.parametrize(("card", "die"), [(LITTLE, "muster"), (RANGERS, "muster-army")])
def test_a_player_alone_does_something_for_a_nation_with_these_cards(card: str, die: str) -> None:
    armies = {"buckland": "sauron 1", "edoras": "rohan 1", "minas-tirith": "gondor 1"}
    game = lords_team_board(
        armies,
        hands={FREE: [card]},
        at_war=["gondor", "north", "rohan"],
        free=[die] * 3,
        shadow=["event"] * 3,
        players=3,
        acts=[FREE],
    )
    game = play(game, "play-event")
    while asked(game) != (FREE, "action"):
        game = play(game, game.names()[-1])
    nation = {LITTLE: "gondor", RANGERS: "north"}[card]
    found = play(game, "recruit").names()
    assert f"{nation}-regular" not in found
    assert "rohan-regular" in found


# Rangers of the North


@pytest.mark.parametrize(
    ("armies", "able"),
    [
        ({"buckland": "sauron 1"}, True),
        ({"old-forest": "sauron 1"}, True),
        ({"arnor": "sauron 1"}, True),
        ({"angmar": "sauron 1"}, False),
        ({"angmar": "sauron 3", "buckland": "nazgul 1"}, False),
    ],
)
def test_the_rangers_need_a_shadow_army_in_the_north_or_next_to_it(armies: dict[str, str], able: bool) -> None:
    assert ("play-event" in actions(holding(RANGERS, armies), "muster-army")) == able


def test_by_agreement_the_rangers_may_be_played_without_an_enemy() -> None:
    game = played(RANGERS, {"angmar": "sauron 3"}, options={"rangers-without-target": "playable"})
    assert (field(game, "angmar").size, RANGERS) == (3, game.state.discards[FREE][0].name)
    assert asked(game) == (SHADOW, "action")


def test_three_dice_hit_and_then_a_unit_and_a_leader_come_beside_the_army() -> None:
    game = played(RANGERS, {"old-forest": "sauron 4", "angmar": "sauron 2"})
    game = play(game, 4, 5, 6)
    assert field(game, "old-forest").size == 2
    assert (asked(game), set(game.names())) == ((FREE, "recruit-where"), {"buckland", "the-shire"})
    game = play(game, "buckland")
    assert game.names() == ["north-regular", "north-elite"]
    assert field(play(game, "north-elite"), "buckland") == army(north_elite=1, north_leader=1)
    assert field(play(game, "north-regular"), "buckland") == army(north_regular=1, north_leader=1)


def test_the_free_peoples_choose_the_army() -> None:
    game = played(RANGERS, {"old-forest": "sauron 4", "evendim": "sauron 2", "angmar": "sauron 1"})
    assert (asked(game), game.names()) == ((FREE, "which-army"), ["old-forest", "evendim"])


def test_the_region_must_be_free_and_next_to_the_army() -> None:
    game = play(played(RANGERS, {"buckland": "sauron 5", "north-downs": "sauron 1"}), "buckland", 1, 1, 1)
    assert set(game.names()) == {"bree", "the-shire"}


def test_a_destroyed_army_leaves_its_neighbours_to_the_rangers() -> None:
    game = play(played(RANGERS, {"rhosgobel": "sauron 1 nazgul 1"}), 1, 6, 1)
    assert field(game, "rhosgobel").size == 0
    assert set(game.names()) == {"carrock", "old-forest-road"}


def test_without_a_free_region_nobody_comes() -> None:
    armies = {"tower-hills": "sauron 2", "the-shire": "sauron 1"}
    game = play(played(RANGERS, armies, control={"the-shire": SHADOW}), "tower-hills", 1, 1, 1)
    assert (asked(game)[0], reserve(game, "north-leader")) == (SHADOW, 4)


def test_an_army_besieged_in_the_north_is_struck_and_the_siege_won() -> None:
    armies, besieged = {"erebor": "dwarves 3"}, {"erebor": "sauron 1"}
    fields = {"besieged": besieged, "control": {"erebor": SHADOW}}
    game = play(played(RANGERS, armies, **fields), 6, 1, 1, "north-regular")
    assert (inside(game, "erebor").size, field(game, "dale").size, holder(game, "erebor")) == (0, 1, None)
