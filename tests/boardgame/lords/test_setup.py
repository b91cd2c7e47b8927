"""Chapter 1: the table before the first turn, with the expansion."""

from __future__ import annotations

from collections import Counter

import pytest

import ringwar
from boardgame.boards import CHARACTERS, FREE, REGIONS, SHADOW, Board, names
from boardgame.lords.tables import LORDS, lords_board, table_of
from helpers import key, play
from marks import rule
from ringwar.boardgame import RULESET
from ringwar.boardgame.lords.table.facts import LORDS_CARDS, LORDS_TILES, WE_SHALL_GET_IT
from ringwar.boardgame.lords.table.optional import ELEMENTS, OPTIONS
from ringwar.boardgame.table.state import State

COUNCIL = {"council-of-rivendell": "yes"}
NEW_CARDS = {
    (FREE, "character"): {
        "you-know-the-way-there",
        "safe-paths-in-the-dark",
        "wind-from-the-west",
        "three-rings-for-the-elven-kings",
    },
    (FREE, "strategy"): {"every-little-is-a-gain", "rangers-of-the-north"},
    (SHADOW, "character"): {
        "a-balrog-is-come",
        "we-wont-go-back",
        "the-lore-of-the-elven-rings",
        "the-gates-are-closed",
        "captain-of-despair",
    },
    (SHADOW, "strategy"): {"shadow-of-dol-guldur", "madness-and-horror"},
}


def new_game(**options: str) -> Board:
    return ringwar.start(
        "boardgame", expansions=["lords"], options={name.replace("_", "-"): options[name] for name in options}
    )


def laid(**options: str) -> State:
    """The table before anything is asked."""
    state: State = new_game(**options).checkpoint
    return state


@rule("LM-SETUP-01", "LM-COUNCIL-01")
def test_the_whole_expansion_is_used_but_for_the_council() -> None:
    start, usual = laid(), {name: values[0] for name, values in OPTIONS.items()}
    assert start.rules.box.options == usual
    assert usual["council-of-rivendell"] == "no"
    assert all(usual[element] == "yes" for element in ELEMENTS)
    assert {card for cards in start.decks.values() for card in cards} >= set(LORDS_CARDS.values())


@rule("LM-SETUP-01")
@pytest.mark.parametrize("element", ELEMENTS)
def test_a_part_of_the_expansion_can_be_left_out(element: str) -> None:
    box = laid(**{element: "no"}).rules.box
    everything = laid().rules.box
    left_out = ELEMENTS[element]
    for whole, part, missing in (
        (everything.characters, box.characters, left_out.characters),
        (everything.events, box.events, left_out.cards),
        (everything.tiles, box.tiles, left_out.tiles),
    ):
        assert set(missing) <= set(whole)
        assert set(whole) - set(part) == set(missing)
    back = {"shadow-character-17"} if element == "lesser-minions" else set()
    assert set(box.events) - set(everything.events) == back
    assert not {minion.name for minion in box.minions} & set(left_out.characters)


@rule("LM-SETUP-01", "LM-SETUP-10")
def test_without_smeagol_the_pool_is_that_of_the_base_game() -> None:
    assert laid(smeagol="no").pool == ringwar.start("boardgame").checkpoint.pool


@pytest.mark.parametrize(
    "options, words",
    [
        ({"kings": "yes"}, "there is no option 'kings'; the options are: council-of-rivendell"),
        ({"keepers": "perhaps"}, "option 'keepers' is one of: yes, no"),
    ],
)
def test_an_option_that_there_is_not_is_refused(options: dict[str, str], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        ringwar.start("boardgame", expansions=["lords"], options=options)


def test_the_same_choices_are_the_same_rules_however_they_are_written() -> None:
    usual = {name: values[0] for name, values in OPTIONS.items()}
    assert laid().rules is RULESET.start(RULESET.setup(None, 2, ["lords"], usual)).rules
    assert laid().rules is not laid(keepers="no").rules
    assert laid().rules.name != laid(keepers="no").rules.name


@rule("LM-SETUP-02")
@pytest.mark.parametrize("gandalf", ["gandalf-the-grey", "gandalf-grey-keeper-of-narya"])
def test_gandalf_by_either_card_or_strider_is_the_guide_at_the_start(gandalf: str) -> None:
    game = play(new_game(), gandalf)
    assert key(game) == "guide"
    assert set(game.names()) == {gandalf, "strider"}
    assert play(game, gandalf).state.guide.name == gandalf
    assert play(game, "strider").state.guide is CHARACTERS["strider"]
    assert play(game, "strider").state.turn == 1


@rule("LM-SETUP-03", "LM-SETUP-15")
def test_without_the_council_gandalf_alone_can_be_replaced() -> None:
    game = new_game()
    assert key(game) == "companion-version"
    assert game.names() == ["gandalf-the-grey", "gandalf-grey-keeper-of-narya"]
    chosen = play(game, "gandalf-grey-keeper-of-narya")
    assert key(chosen) == "guide"
    others = {"strider", "boromir", "legolas", "gimli", "meriadoc", "peregrin"}
    assert names(chosen.state.companions) == {"gandalf-grey-keeper-of-narya"} | others
    assert names(play(game, "gandalf-the-grey").state.companions) == {"gandalf-the-grey"} | others


@rule("LM-SETUP-03")
def test_without_the_keepers_nobody_is_replaced() -> None:
    assert key(new_game(keepers="no")) == "guide"
    assert set(new_game(keepers="no").names()) == {"gandalf-the-grey", "strider"}


@rule("LM-SETUP-04")
def test_the_three_rings_have_names_and_are_the_free_peoples() -> None:
    assert table_of(new_game()).rings == {"vilya": FREE, "nenya": FREE, "narya": FREE}
    assert laid().rings == {FREE: 3, SHADOW: 0}


@rule("LM-SETUP-05")
def test_a_balrog_is_come_replaces_balrog_of_moria() -> None:
    deck = laid().decks[SHADOW, "character"]
    assert [card.name for card in deck if card.number == 17] == ["a-balrog-is-come"]
    assert "shadow-character-17" not in {card.name for cards in laid().decks.values() for card in cards}


@rule("LM-SETUP-06", "LM-SETUP-07", "LM-SETUP-08")
@pytest.mark.parametrize("side, deck", NEW_CARDS)
def test_new_cards_are_added_to_the_decks(side: str, deck: str) -> None:
    before = names(ringwar.start("boardgame").checkpoint.decks[side, deck])
    now = names(laid().decks[side, deck])
    assert now - before == NEW_CARDS[side, deck]
    assert before - now == ({"shadow-character-17"} if (side, deck) == (SHADOW, "character") else set())


@rule("LM-SETUP-06", "LM-SETUP-07", "LM-SETUP-08", "LM-SETUP-09", "LM-SETUP-10", "LM-EX-01")
def test_decks_and_hunt_pool_are_larger() -> None:
    start = laid()
    assert {place: len(cards) for place, cards in start.decks.items()} == {
        (FREE, "character"): 28,
        (FREE, "strategy"): 26,
        (SHADOW, "character"): 28,
        (SHADOW, "strategy"): 26,
    }
    assert Counter(tile.set for tile in start.pool) == {"standard": 16, "smeagol": 2}


@rule("LM-SETUP-11")
def test_two_smeagol_tiles_are_set_aside() -> None:
    start = laid()
    aside = [tile for tile in LORDS_TILES.values() if tile not in start.pool]
    assert [tile.name for tile in aside] == ["smeagol-3", "smeagol-4"]
    assert not {*start.drawn_tiles, *start.removed_tiles, *start.special_tiles}


@rule("LM-SETUP-12", "LM-SETUP-13")
def test_characters_and_special_dice_of_the_expansion_are_set_aside() -> None:
    game = play(new_game(), "gandalf-the-grey", "gandalf-the-grey")
    state = game.state
    assert not state.characters
    assert not state.eliminated
    assert not set(state.companions) & set(LORDS.values())
    assert (table_of(game).pool, table_of(game).kept) == ((), {})
    assert not table_of(game).lost
    assert not table_of(game).balrog_active


@rule("LM-SETUP-13", "LM-NARYA-09")
def test_the_narya_die_is_there_at_once_if_its_keeper_is_the_first_guide() -> None:
    chosen = play(new_game(), "gandalf-grey-keeper-of-narya")
    assert table_of(play(chosen, "gandalf-grey-keeper-of-narya")).pool == ("keeper-narya",)
    assert table_of(play(chosen, "strider")).pool == ()


@rule("LM-SETUP-12")
def test_all_minions_wait_to_be_brought_into_play() -> None:
    assert [minion.name for minion in laid().rules.box.minions] == [
        *("saruman", "witch-king", "mouth-of-sauron", "balrog-of-moria", "gothmog-lieutenant-of-morgul"),
        *("mouth-of-sauron-black-numenorean", "witch-king-chief-of-the-ringwraiths"),
    ]


@rule("LM-SETUP-14")
def test_we_shall_get_it_is_in_no_deck_and_in_no_hand() -> None:
    start = laid()
    zones = (start.decks, start.hands, start.discards, start.table)
    assert WE_SHALL_GET_IT not in [card for zone in zones for cards in zone.values() for card in cards]
    assert WE_SHALL_GET_IT.name not in start.rules.box.events


@rule("LM-SETUP-15")
def test_without_the_council_nobody_starts_outside_and_the_shadow_has_no_token() -> None:
    game = lords_board(phase="fellowship", turn=1, lords={"companions": {"gimli": "gimli-dwarven-lord"}})
    assert key(game) == "guide"
    assert table_of(game).tokens == ()


@rule("LM-SETUP-16")
@pytest.mark.parametrize("name", ["aragorn", "gandalf-the-white"])
def test_aragorn_and_gandalf_the_white_are_there_once_as_in_the_base_game(name: str) -> None:
    cards = laid().rules.box.characters
    assert [card for card in cards.values() if card.person == name] == [CHARACTERS[name]]


def test_a_new_game_goes_on_with_the_first_turn() -> None:
    game = play(new_game(), "gandalf-the-grey", "strider")
    assert (game.state.turn, game.state.phase) == (1, "recover")
    assert key(game) == "event-card"
    assert game.state.fellowship is REGIONS["rivendell"]
