"""Edge cases at which other programs of this game went wrong, one after another."""

from __future__ import annotations

import pytest

import ringwar
from cardgame.quiet import hands, quiet
from cardgame.rules.outcomes import FREE, eliminated, scored
from cardgame.tables import Seat, Table, names, table
from helpers import asked, play
from marks import rule
from ringwar.kernel import Asked, Dice, IllegalAnswer, fingerprint


@rule("CG-ITEM-14", "CG-EX-24")
def test_an_item_on_a_team_mates_character_is_forsaken_by_that_team_mate_only() -> None:
    seats = quiet(
        {
            "frodo": {"reserve": ["sam-gamgee+elven-cloak"]},
            "aragorn": {"reserve": ["elrond"]},
            "witch-king": {"reserve": ["the-reaver"]},
        }
    )
    game = play(table(seats=seats, to_act="witch-king"), "use")
    assert asked(game) == ("frodo", "forsake")  # Aragorn had nothing to choose: only Elrond could be forsaken
    assert set(game.names()) == {"sam-gamgee", "elven-cloak"}
    game = play(game, "elven-cloak")
    assert names(game.state.reserves["frodo"]) == {"sam-gamgee"}
    assert {"elven-cloak", "elrond"} <= names(game.state.eliminated["aragorn"])


@rule("CG-ITEM-09", "CG-RESERVE-02")
def test_items_played_this_round_move_with_their_wielder() -> None:
    seats = quiet({"aragorn": {"hand": ["anduril", "boromir"], "reserve": ["strider"]}})
    game = table(path="egladil", seats=seats, to_act="aragorn")
    game = play(game, "play", "anduril")
    game = play(game, "move")
    assert names(game.state.path_cards) == {"strider"}
    assert names(tuple(item for items in game.state.items.values() for item in items)) == {"anduril"}


@rule("CG-ITEM-10", "CG-ITEM-13")
def test_items_are_eliminated_with_their_wielder_into_their_owners_pile() -> None:
    seats = quiet({"frodo": {"reserve": ["sam-gamgee+elven-cloak+sting"]}, "witch-king": {"reserve": ["the-reaver"]}})
    game = play(table(seats=seats, to_act="witch-king"), "use", "sam-gamgee")
    assert {"sam-gamgee", "sting"} <= names(game.state.eliminated["frodo"])
    assert "elven-cloak" in names(game.state.eliminated["aragorn"])
    assert game.state.items == {}


@rule("CG-MOVE-04", "CG-EX-30", "CG-EX-32")
@pytest.mark.parametrize("card, forsakes", [("balrog-of-moria", True), ("hill-troll", False)])
def test_played_or_moved_works_on_a_move_and_when_played_does_not(card: str, forsakes: bool) -> None:
    seats = quiet({"saruman": {"reserve": [card]}, "frodo": {"hand": ["gimli"]}})
    game = play(table(path="dimrill-dale", seats=seats, to_act="saruman"), "move")
    assert ("gimli" in names(game.state.eliminated["frodo"])) == forsakes


@rule("CG-MOVE-04", "CG-EX-30")
def test_a_when_played_text_does_not_work_on_a_move() -> None:
    seats = quiet({"aragorn": {"reserve": ["elrond"], "deck": ["legolas", "arwen"]}, "saruman": {"hand": ["ugluk"]}})
    game = play(table(path="imladris", seats=seats, to_act="aragorn"), "move")
    assert hands(game)["aragorn"] == 0
    assert names(game.state.path_cards) == {"elrond"}


@rule("CG-RESERVE-03", "CG-EX-29")
def test_a_card_played_to_reserve_can_act_this_round_but_not_move() -> None:
    seats = quiet({"witch-king": {"hand": ["the-destroyer", "mordor-orcs"]}})
    game = table(path="egladil", battlegrounds={"minas-tirith": []}, seats=seats, to_act="witch-king")
    game = play(game, "play", "the-destroyer", "reserve")
    assert asked(game) == ("witch-king", "action")
    assert "move" not in game.names()
    assert "use" in game.names()
    game = play(game, "use")
    assert list(game.state.added.values()) == [(1, 0)]


@rule("CG-PLAY-15", "CG-EX-21")
def test_a_character_that_came_back_to_hand_is_not_played_twice_in_a_round() -> None:
    hand = ["the-reaver", "mordor-orcs", "olog-hai"]
    seats: dict[str, Seat] = {"witch-king": {"hand": hand}}
    game = table(seats=seats, to_act="witch-king", played_this_round=["the-reaver"])
    assert set(play(game, "play").names()) == {"mordor-orcs", "olog-hai"}
    assert "the-reaver" in play(table(seats=seats, to_act="witch-king"), "play").names()


@rule("CG-ABILITY-06")
def test_the_palantir_works_once_a_round_and_again_in_the_next() -> None:
    seats: dict[str, Seat] = {
        "saruman": {
            "reserve": ["saruman+palantir-of-orthanc"],
            "hand": ["ugluk"],
            "deck": ["gollum", "shelob", "wolf-riders"],
        }
    }
    game = play(table(seats=quiet(seats), to_act="saruman"), "use", "gollum", "shelob", "gollum", "shelob")
    assert "gollum" in names(game.state.eliminated["saruman"])
    assert names(game.state.hands["saruman"]) == {"ugluk", "wolf-riders"}
    assert asked(game) == ("saruman", "action")
    assert "use" not in game.names()
    game = play(game, "pass")
    while asked(game) != ("saruman", "action"):
        assert game.question is not None
        game = game.after(game.names()[0])
    assert game.state.round == 2
    assert "use" in game.names()


@rule("CG-LOC-24", "CG-LOC-26")
@pytest.mark.parametrize(
    "character, seat, options",
    [
        ("strider", "aragorn", {"amon-hen", "dead-marshes", "emyn-muil"}),
        ("flocks-of-crebain", "saruman", {"dimrill-dale", "lothlorien"}),
    ],
)
def test_a_path_chosen_by_a_card_comes_after_the_combat_on_the_old_one(
    character: str, seat: str, options: set[str]
) -> None:
    game = table(path="egladil", on_path=["strider", "flocks-of-crebain"], seats=quiet(), to_act=seat)
    game = play(game, "use")
    assert scored(game, FREE) == {"egladil"}  # the combat is over before the choice
    assert asked(game) == (seat, "activate")
    assert set(game.names()) == options
    assert game.state.path_cards == ()


@rule("CG-PLAY-04", "CG-PLAY-06", "CG-EX-19")
def test_the_last_card_in_hand_is_paid_for_by_forsaking() -> None:
    seats = quiet({"frodo": {"hand": ["gimli"], "reserve": ["sam-gamgee"], "deck": ["eowyn", "eomer"]}})
    game = play(table(seats=seats), "play")
    assert asked(game) == ("frodo", "forsake")
    assert set(game.names()) == {"sam-gamgee", "top-of-deck"}  # not Gimli himself


@rule("CG-PLAY-07", "CG-AMB-04", "CG-EX-23")
def test_the_very_last_card_is_played_free() -> None:
    seats = quiet({"aragorn": {"hand": ["soldiers-of-gondor"]}, "frodo": {"hand": ["gimli"]}})
    game = play(table(battlegrounds={"umbar": []}, seats=seats, to_act="aragorn"), "play", "umbar")
    assert [names(cards) for cards in game.state.battlegrounds.values()] == [{"soldiers-of-gondor"}]
    assert "soldiers-of-gondor" not in eliminated(game)


@rule("CG-PASS-01", "CG-EX-16")
@pytest.mark.parametrize(
    "own, mordor, saruman, may_pass", [(3, 4, 5, True), (3, 3, 5, False), (2, 0, 0, True), (3, 0, 0, False)]
)
def test_passing_needs_a_small_hand_or_the_smallest(own: int, mordor: int, saruman: int, may_pass: bool) -> None:
    seats: dict[str, Seat] = {
        "frodo": {"hand": ["gimli", "sam-gamgee", "eowyn"][:own]},
        "witch-king": {"hand": ["mordor-orcs", "mordor-orcs#2", "mordor-orcs#3", "mordor-orcs#4"][:mordor]},
        "saruman": {"hand": ["ugluk", "gollum", "shelob", "saruman", "wolf-riders"][:saruman]},
    }
    assert ("pass" in table(seats=seats).names()) == may_pass


@rule("CG-WINNOW-01", "CG-WINNOW-02", "CG-EX-35")
def test_winnowing_needs_two_cards_in_hand_and_leaves_one() -> None:
    one = {"frodo": {"hand": ["gimli"], "reserve": ["eowyn"], "deck": ["eomer"]}}
    assert "winnow" not in table(seats=quiet(one)).names()
    two = {"frodo": {"hand": ["gimli", "sam-gamgee"], "deck": ["eomer"]}}
    game = play(table(seats=quiet(two)), "winnow")
    assert names(game.state.hands["frodo"]) == {"eomer"}
    assert {"gimli", "sam-gamgee"} <= names(game.state.eliminated["frodo"])


@rule("CG-PLAY-16", "CG-EX-18")
def test_the_rest_of_the_cards_drawn_pays_for_the_one_played() -> None:
    deck = ["riders-of-rohan", "gimli", "sam-gamgee", "eowyn", "theoden"]
    seats = quiet({"frodo": {"hand": ["eomer", "sting", "bilbo-baggins"], "deck": deck}})
    game = play(table(battlegrounds={"edoras": []}, seats=seats), "play", "eomer", "edoras", "sting", *deck[:4])
    assert asked(game) == ("frodo", "play-drawn")
    assert set(game.names()) == {"riders-of-rohan", "none"}
    game = play(game, "riders-of-rohan", "edoras")
    assert [names(cards) for cards in game.state.battlegrounds.values()] == [{"eomer", "riders-of-rohan"}]
    assert names(game.state.hands["frodo"]) == {"bilbo-baggins"}  # no further card was cycled for the army
    everything = names(game.state.cycles["frodo"]) | names(game.state.decks["frodo"])
    assert everything == {"sting", "gimli", "sam-gamgee", "eowyn", "theoden"}


@rule("CG-PLAY-20", "CG-PLAY-21", "CG-EX-22")
@pytest.mark.parametrize(
    "seat, old, new, items",
    [
        ("aragorn", "strider", "aragorn", "anduril"),
        ("frodo", "gandalf-the-grey", "gandalf-the-white", "glamdring"),
    ],
)
def test_the_king_and_the_white_wizard_take_the_place_of_their_elder_selves(
    seat: str, old: str, new: str, items: str
) -> None:
    seats = quiet({seat: {"hand": [new, "legolas" if seat == "aragorn" else "gimli"]}})
    game = table(path="egladil", on_path=[f"{old}+{items}"], seats=seats, to_act=seat)
    game = play(game, "play", new)
    assert {old, items} <= names(game.state.eliminated[seat])
    assert names(game.state.reserves[seat]) == {new}
    assert game.state.path_cards == ()


@rule("CG-PLAY-12", "CG-EX-27")
@pytest.mark.parametrize(
    "hobbit, open_to", [("merry-brandybuck", "edoras"), ("pippin-took", "pelargir"), ("sam-gamgee", None)]
)
def test_merry_goes_to_rohan_and_pippin_to_gondor_without_any_army(hobbit: str, open_to: str | None) -> None:
    seats = quiet({"frodo": {"hand": [hobbit, "gimli"]}})
    game = play(table(battlegrounds={"edoras": [], "pelargir": [], "umbar": []}, seats=seats), "play", hobbit)
    if open_to is None:
        assert names(game.state.reserves["frodo"]) == {hobbit}  # nowhere else to go, so nobody was asked
    else:
        others = {"umbar"} if hobbit == "pippin-took" else set()  # the Dúnedain attack Umbar
        assert set(game.names()) == {open_to, "reserve"} | others


@rule("CG-ACT-08")
def test_a_refused_answer_changes_nothing() -> None:
    game = table(path="egladil", seats={"frodo": {"hand": ["gimli", "sting"]}})
    before = fingerprint(game.state)
    for answer in ("use", "move", "gimli", "", None, 3):
        with pytest.raises(IllegalAnswer):
            game.after(answer)
    assert fingerprint(game.state) == before
    assert asked(game) == ("frodo", "action")


ZONES = [
    *("hands", "decks", "cycles", "eliminated", "reserves", "drawn", "path", "path_cards", "battlegrounds", "items"),
    *("added", "scoring", "corruption", "rings", "lasting", "passed", "round", "result"),
]


@pytest.mark.parametrize("scenario", ["trilogy", "duel", "duel-three", "fellowship"])
def test_every_change_of_the_table_is_told(scenario: str) -> None:
    game = ringwar.start("cardgame", scenario).played(Dice(11))
    silent = []
    before = game.at(0)
    for number in range(1, game.count + 1):
        after = game.at(number)
        if not after.events() and any(getattr(after.state, zone) != getattr(before.state, zone) for zone in ZONES):
            silent.append((number, last_answer(after)))
        before = after
    assert silent == []


def last_answer(game: Table) -> str:
    asked_last = [entry for entry in game.log(game.count - 1) if isinstance(entry, Asked)]
    return f"{asked_last[-1].key} {asked_last[-1].answer}"


def test_replaying_from_a_checkpoint_equals_replaying_the_whole_game() -> None:
    game = ringwar.start("cardgame", "trilogy").played(Dice(12))
    text = ringwar.save(game)
    for number in (0, 17, game.count // 2, game.count):
        again = game.at(number)
        for entry in [entry for entry in game.log(number) if isinstance(entry, Asked)]:
            again = again.after(entry.answer, entry.side)
        assert again.state == game.state
        assert ringwar.save(again) == text
