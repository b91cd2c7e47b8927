"""Chapter 23: Trilogy with two or three people."""

from __future__ import annotations

import pytest

import ringwar
from cardgame.quiet import hands, quiet
from cardgame.tables import Seat, names, table
from helpers import answered, asked, play
from marks import rule
from ringwar.games import ruleset
from ringwar.kernel import Dice, SavedGame, fingerprint, read, write

SEATS = ("frodo", "witch-king", "aragorn", "saruman")


@rule("CG-TRILOGY-01", "CG-TRILOGY-06")
@pytest.mark.parametrize("people", [2, 3, 4])
def test_any_number_of_people_play_the_same_four_decks(people: int) -> None:
    game = ringwar.start("cardgame", "trilogy", players=people)
    assert game.setup.players == people
    assert game.ruleset.seats(game.setup) == SEATS
    assert {seat: len(deck) for seat, deck in game.state.decks.items()} == dict.fromkeys(SEATS, 30)
    assert fingerprint(game.state) == fingerprint(ringwar.start("cardgame", "trilogy").state)


@rule("CG-TRILOGY-01")
@pytest.mark.parametrize("people", [1, 5])
def test_no_other_number_of_people_can_play(people: int) -> None:
    with pytest.raises(ValueError, match="trilogy is played by 2, 3, 4 people"):
        ringwar.start("cardgame", "trilogy", players=people)


@rule("CG-TRILOGY-02", "CG-TRILOGY-03")
@pytest.mark.parametrize(
    "people, seated",
    [
        (3, {"frodo": "Ann", "witch-king": "Bob", "aragorn": "Cleo", "saruman": "Bob"}),
        (2, {"frodo": "Ann", "witch-king": "Bob", "aragorn": "Ann", "saruman": "Bob"}),
    ],
)
def test_one_person_may_run_both_decks_of_a_side(people: int, seated: dict[str, str]) -> None:
    game = ringwar.start("cardgame", "trilogy", players=people)
    text = write(SavedGame(game.played(Dice(1)), seats=seated))
    saved = read(text, ruleset)
    assert saved.seats == seated
    assert saved.position.setup.players == people == len(set(seated.values()))
    for person in set(seated.values()):
        assert len({game.ruleset.side_of(seat) for seat, who in seated.items() if who == person}) == 1


@rule("CG-TRILOGY-02", "CG-TRILOGY-03", "CG-COMBATPATH-08")
@pytest.mark.parametrize("people, agrees", [(2, False), (3, True), (4, True)])
def test_who_runs_both_decks_of_the_free_peoples_agrees_with_himself(people: int, agrees: bool) -> None:
    game = table(players=people, step="combat", path="dimrill-dale", on_path=["the-reaver", "gimli", "legolas"])
    game = play(game, "gimli")
    assert ("agree" in (asked(game)[1], *answered(game))) is agrees


@rule("CG-TRILOGY-02", "CG-TRILOGY-03", "CG-COMBATBG-11")
@pytest.mark.parametrize("people, agrees", [(2, False), (3, False), (4, True)])
def test_who_runs_both_decks_of_the_shadow_agrees_with_himself(people: int, agrees: bool) -> None:
    there = ["gandalf-the-white", "aragorn", "mordor-orcs", "haradrim-regulars"]
    game = play(table(players=people, step="combat", battlegrounds={"morannon": there}), "haradrim-regulars")
    assert ("agree" in (asked(game)[1], *answered(game))) is agrees


@rule("CG-TRILOGY-04", "CG-RING-01")
def test_the_ring_tokens_and_hands_of_one_persons_decks_are_kept_apart() -> None:
    game = table(path="egladil", to_act="witch-king", players=2)
    game = play(game, "ring", "mordor-orcs", "olog-hai")
    assert names(game.state.hands["witch-king"]) == {"mordor-orcs", "olog-hai"}
    assert game.state.hands["saruman"] == ()
    assert game.state.rings == {"frodo": True, "witch-king": False, "aragorn": True, "saruman": True}


@rule("CG-EX-71", "CG-TRILOGY-05")
def test_each_shadow_player_means_each_deck() -> None:
    seats = quiet(
        {
            "witch-king": {"reserve": ["the-commander"], "deck": ["mordor-orcs"]},
            "saruman": {"deck": ["wolf-riders"]},
        }
    )
    game = table(seats=seats, to_act="witch-king", players=2)
    game = play(game, "use")
    assert names(game.state.hands["witch-king"]) == {"mordor-orcs"}
    assert names(game.state.hands["saruman"]) == {"wolf-riders"}


@rule("CG-EX-71")
def test_the_inn_of_the_prancing_pony_gives_two_cards_to_each_shadow_deck() -> None:
    game = table(step="path", scoring={"free-peoples": ["bag-end"]}, players=3)
    game = play(game, "inn-of-the-prancing-pony", "mordor-orcs", "olog-hai", "wolf-riders", "saruman")
    assert names(game.state.hands["witch-king"]) == {"mordor-orcs", "olog-hai"}
    assert names(game.state.hands["saruman"]) == {"wolf-riders", "saruman"}
    assert hands(game) == {"frodo": 0, "witch-king": 2, "aragorn": 0, "saruman": 2}


@rule("CG-TRILOGY-06", "CG-ROUND-04")
def test_the_draw_step_is_that_of_four_players() -> None:
    game = table(step="draw", players=2)
    while asked(game) == ("chance", "draw"):
        game = game.after(game.names()[0])
    assert hands(game) == {"frodo": 3, "witch-king": 4, "aragorn": 3, "saruman": 4}
    assert game.state.starting_player == "witch-king"


@rule("CG-TRILOGY-07")
def test_passing_is_judged_deck_by_deck() -> None:
    seats: dict[str, Seat] = {
        "witch-king": {"hand": ["mordor-orcs", "olog-hai", "black-uruks"], "ring_token": False},
        "saruman": {"hand": [], "ring_token": False},
        "frodo": {"hand": ["gimli", "frodo-baggins", "sam-gamgee"]},
        "aragorn": {"hand": ["elrond", "arwen", "legolas", "strider"]},
    }
    game = table(seats=seats, to_act="witch-king", players=2)
    assert "pass" not in game.names()  # Frodo holds no more than the Witch-king, though Saruman holds nothing
    game = play(game, "cycle", "olog-hai")
    assert asked(game) == ("aragorn", "action")
    assert "pass" not in game.names()


@rule("CG-TRILOGY-07", "CG-PASS-04")
def test_four_passes_in_a_row_end_the_action_step_however_many_people_play() -> None:
    game = play(table(path="egladil", players=2), "pass", "pass", "pass")
    assert game.state.step == "actions"
    assert asked(game) == ("saruman", "action")
    game = play(game, "pass")
    assert game.state.step == "draw"


@rule("CG-TRILOGY-08")
def test_a_deck_cannot_pay_with_cards_of_the_persons_other_deck() -> None:
    seats = quiet(
        {
            "witch-king": {"hand": ["mordor-orcs"], "reserve": ["the-reaver"], "deck": ["olog-hai"]},
            "saruman": {"hand": ["wolf-riders"], "reserve": ["saruman"]},
        }
    )
    game = play(table(seats=seats, to_act="witch-king", players=3), "play")
    assert asked(game) == ("witch-king", "forsake")
    assert set(game.names()) == {"the-reaver", "top-of-deck"}


@rule("CG-TRILOGY-09")
def test_every_deck_has_a_view_of_its_own_hand_and_no_other() -> None:
    game = table(seats={"witch-king": {"hand": ["mordor-orcs"]}, "saruman": {"hand": ["wolf-riders"]}}, players=3)
    assert game.view("witch-king")["seats"]["witch-king"]["hand"] == ["mordor-orcs"]
    assert game.view("saruman")["seats"]["saruman"]["hand"] == ["wolf-riders"]
    assert "hand" not in game.view("witch-king")["seats"]["saruman"]
    assert "hand" not in game.view("saruman")["seats"]["witch-king"]
