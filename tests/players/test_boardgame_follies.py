"""Follies that were seen in games of the rules of thumb, and are not committed any more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from boardgame.boards import EVENTS, FREE, NO_RINGS, REGIONS, SHADOW, Board, board
from boardgame.lords.tables import lords_board
from boardgame.teams import team_board
from players.choosing import choice
from ringwar.boardgame.sight import Sight
from ringwar.boardgame.table.facts import CHARACTER_DECK, DECKS, NATIONS, STRATEGY_DECK
from ringwar.kernel import CHANCE, Question, game_of, name_of
from ringwar.players.boardgame import SCORERS
from ringwar.players.boardgame.battles import best_attack
from ringwar.players.boardgame.cards import event_value, kept_value, value_of_drawing
from ringwar.players.boardgame.clash import Strength, at_least, destroyed
from ringwar.players.boardgame.combat_cards import effect
from ringwar.players.boardgame.marches import best_step
from ringwar.players.boardgame.minions import value_of_flying
from ringwar.players.boardgame.war import War

AT_WAR = tuple(NATIONS)
CHASE = tuple(f"shadow-character-0{number}" for number in range(1, 5))
CAMPAIGN = tuple(f"shadow-strategy-0{number}" for number in range(1, 5))
ON_THE_MARCH: dict[str, Any] = {"at_war": AT_WAR, "shadow": ("army",), "to_act": SHADOW}


def question_among(position: Board, *options: Any) -> Question:
    """A question with these options, about nothing."""
    assert position.question is not None
    return Question(position.question.side, "", options, {}, game_of(position.question))


def answers(position: Board) -> Iterator[tuple[str, str]]:
    """The questions of the action that the player begins, with what it answers; Chance gives what comes first."""
    while position.question is not None and position.question.key != "use-die":
        question = position.question
        answer = name_of(question.options[0]) if question.side == CHANCE else choice(position)
        yield question.key, answer
        position = position.after(answer)
        if position.question is None or position.question.key == "event-card":
            return


# The Fellowship


@pytest.mark.parametrize("at, progress, corruption", [("rivendell", 2, 2), ("fords-of-bruinen", 7, 4)])
def test_the_fellowship_does_not_give_up_its_way_for_a_point_of_corruption(
    at: str, progress: int, corruption: int
) -> None:
    fellowship = {"at": at, "progress": progress, "corruption": corruption}
    assert choice(board(phase="fellowship", fellowship=fellowship)) == "no"


def test_a_fellowship_that_has_gone_farther_than_it_needed_declares_before_the_gates() -> None:
    fellowship = {"at": "north-ithilien", "progress": 5, "corruption": 2}
    assert choice(board(phase="fellowship", fellowship=fellowship)) == "yes"


@pytest.mark.parametrize(("turn", "enters"), [(10, "no"), (40, "yes")])
def test_the_free_peoples_do_not_wait_for_ever_for_a_victory_on_the_map(turn: int, enters: str) -> None:
    fellowship = {"at": "north-ithilien", "progress": 2, "corruption": 2}
    control = {"moria": FREE, "angmar": FREE}
    assert choice(board(phase="fellowship", fellowship=fellowship, control=control, turn=turn)) == enters


def test_the_shadow_does_not_sit_for_ever_in_strongholds_that_it_could_lose() -> None:
    armies = {"orthanc": "isengard 4/6", "south-dunland": "north 1", "edoras": "rohan 2", "helms-deep": "rohan 1"}
    control = {"moria": FREE, "angmar": FREE}
    tables = [board(armies, control=control, turn=turn, **ON_THE_MARCH).state for turn in (10, 40)]
    for table in tables:
        assert best_step(War(Sight(table, SHADOW)), REGIONS["orthanc"]) > 0


def test_gandalf_does_not_come_into_a_stronghold_that_is_as_good_as_lost() -> None:
    armies = {"woodland-realm": "sauron 8/2", "dimrill-dale": "sauron 6", "lorien": "elves 2/2/1"}
    position = board(armies, {"woodland-realm": "elves 1"}, at_war=AT_WAR, free=("event",))
    question = question_among(position, REGIONS["woodland-realm"], REGIONS["lorien"])
    lost, held = SCORERS["gandalf-where"](Sight(position.state, FREE), question)
    assert lost < held


@pytest.mark.parametrize(("turn", "used"), [(2, "event"), (12, "elven-ring")])
def test_a_ring_is_not_cheaper_for_an_attack_because_a_character_die_would_lead_it(turn: int, used: str) -> None:
    armies = {"westemnet": "rohan 4/0/1", "helms-deep": "sauron 3"}
    dice: dict[str, Any] = {"free": ("event", "event"), "shadow": ("army",), "rings": {FREE: 1, SHADOW: 0}}
    control, fellowship = {"helms-deep": SHADOW}, {"at": "dale", "corruption": 2}
    assert choice(board(armies, at_war=("rohan",), control=control, fellowship=fellowship, turn=turn, **dice)) == used


# Full regions


def test_an_army_does_not_march_by_a_card_to_where_there_is_no_room_for_it() -> None:
    armies = {"minas-morgul": "sauron 9", "dagorlad": "sauron 6", "pelargir": "southrons 2", "minas-tirith": "gondor 1"}
    hand = {"hands": ("shadow-strategy-08",), "shadow": ("event",), "control": {"pelargir": SHADOW}}
    assert choice(board(armies, **{**ON_THE_MARCH, **hand})) == "draw-card"


def test_an_army_does_not_march_back_to_where_it_came_from() -> None:
    armies = {"western-brown-lands": "sauron 6/1", "dol-guldur": "sauron 1", "lorien": "elves 1"}
    position = board(armies, **{**ON_THE_MARCH, "shadow": ("event",), "hands": ("shadow-strategy-07",)})
    assert choice(position) == "draw-card"


def test_by_a_card_an_army_joins_the_one_that_is_nearer_to_a_goal() -> None:
    armies = {"nurn": "sauron 5", "north-ithilien": "sauron 2", "angmar": "sauron 2", "minas-tirith": "gondor 1"}
    position = board(armies, **{**ON_THE_MARCH, "shadow": ("event",), "hands": ("shadow-strategy-07",)})
    assert ("move-army", "nurn") in list(answers(position))


def test_by_a_card_an_army_joins_a_siege_and_does_not_pass_it() -> None:
    armies = {"narrows-of-the-forest": "sauron 5/1 nazgul 1", "woodland-realm": "southrons 4", "dale": "southrons 2"}
    hand = {"hands": ("shadow-strategy-07",), "shadow": ("event",), "control": {"dale": SHADOW}}
    position = board({**armies, "angmar": "sauron 2"}, {"woodland-realm": "elves 2"}, **{**ON_THE_MARCH, **hand})
    answered = list(answers(position))
    assert ("march-where", "none") in answered
    assert ("march-where", "dale") not in answered


def test_a_card_that_recruits_is_worth_less_where_there_is_no_room() -> None:
    def value(size: int) -> float:
        armies = {"minas-morgul": f"sauron {size}", "minas-tirith": "gondor 1 aragorn"}
        return event_value(Sight(board(armies, **ON_THE_MARCH).state, SHADOW), EVENTS["shadow-strategy-18"])

    assert value(3) > value(9) > value(10)


def test_a_card_that_recruits_is_worth_nothing_where_nobody_is_left_to_recruit() -> None:
    def value(placed: int) -> float:
        regions = ["gorgoroth", "nurn", "morannon", "barad-dur"]
        armies = {name: f"sauron {min(10, max(0, placed - 10 * number))}" for number, name in enumerate(regions)}
        position = board({name: text for name, text in armies.items() if text != "sauron 0"}, **ON_THE_MARCH)
        return event_value(Sight(position.state, SHADOW), EVENTS["shadow-strategy-20"])

    assert value(30) > value(33) > value(36) == 0


def test_nobody_retreats_into_a_full_region() -> None:
    armies = {
        "dale": "sauron 3",
        "woodland-realm": "sauron 10",
        "vale-of-the-carnen": "sauron 1",
        "erebor": "dwarves 5/5",
    }
    control = {"dale": SHADOW, "woodland-realm": SHADOW}
    position = board(armies, at_war=AT_WAR, free=("muster-army",), control=control, rings=NO_RINGS)
    assert ("retreat-where", "vale-of-the-carnen") in list(answers(position))


def test_a_reserve_behind_a_full_siege_looks_for_another_goal() -> None:
    def pull(besiegers: int) -> float:
        armies = {"dol-amroth": f"sauron {besiegers}", "lamedon": "southrons 8"}
        position = board(armies, {"dol-amroth": "gondor 3/1/1"}, **ON_THE_MARCH)
        return War(Sight(position.state, SHADOW)).pull(REGIONS["lamedon"])

    assert pull(10) < pull(7) * 0.7


# Leaders


def test_the_chance_that_an_army_is_destroyed_counts_every_die() -> None:
    assert at_least(2, 2, 0) == pytest.approx(1 / 9)
    assert at_least(1, 1, 1) == pytest.approx(5 / 9)
    assert at_least(3, 2, 2) == pytest.approx(0.0)
    assert destroyed(Strength(1, 1, 0, 0), Strength(5, 5, 2, 0)) > 0.9
    assert destroyed(Strength(8, 8, 0, 0), Strength(5, 5, 2, 0)) < 0.01


def test_the_witch_king_does_not_storm_a_stronghold_with_a_handful() -> None:
    def value(besiegers: str) -> float:
        position = board({"rivendell": besiegers}, {"rivendell": "elves 1 north 1"}, **ON_THE_MARCH)
        return best_attack(War(Sight(position.state, SHADOW)), REGIONS["rivendell"])

    assert value("sauron 2 nazgul 2 witch-king") < value("sauron 2 nazgul 2") < value("sauron 4 nazgul 2 witch-king")
    assert value("sauron 2 nazgul 2 witch-king") < value("sauron 4 nazgul 2 witch-king") / 4


def test_an_attack_is_broken_off_for_the_sake_of_the_witch_king() -> None:
    def ends(attackers: str) -> float:
        armies = {"osgiliath": attackers, "pelargir": "gondor 3"}
        position = board(armies, **ON_THE_MARCH).after("attack").after("all")
        while position.question is not None and position.question.key != "cease":
            dice = position.question.key == "combat-die"
            position = position.after(1 if dice else position.question.options[-1])
        assert position.question is not None
        values = SCORERS["cease"](Sight(position.state, SHADOW), position.question)
        return values[list(position.question.options).index(True)]

    assert ends("sauron 2 witch-king") > ends("sauron 2")


def test_nazgul_do_not_ride_out_with_a_lone_regular() -> None:
    armies = {"fangorn": "isengard 1 nazgul 4", "minas-tirith": "gondor 1"}
    assert ("how-many", "1") in list(answers(board(armies, **ON_THE_MARCH)))


def test_nazgul_stay_with_the_army_of_a_partner() -> None:
    armies = {"helms-deep": "isengard 1 sauron 4 nazgul 4", "edoras": "gondor 1"}
    fields: dict[str, Any] = {**ON_THE_MARCH, "shadow": ("army", "army"), "control": {"helms-deep": SHADOW}}
    position = team_board(armies, acts=["saruman"], **fields).after("none").after("move-armies").after("westemnet")
    assert choice(position) == "some"
    assert choice(position.after("some")) == "0"


def test_nazgul_fly_to_a_siege_that_nobody_leads() -> None:
    armies = {
        "minas-tirith": "sauron 8 southrons 2",
        "barad-dur": "sauron 1 nazgul 2",
        "dol-guldur": "sauron 2 nazgul 2",
    }
    besieged = {"minas-tirith": "gondor 3/1/1"}
    position = board(armies, besieged, **{**ON_THE_MARCH, "shadow": ("character",)}, rings=NO_RINGS)
    found = list(answers(position))
    assert found[0] == ("action", "move-minions")
    assert found.count(("minion-where", "minas-tirith")) > 2


def test_nazgul_of_one_place_fly_to_two_sieges_that_nobody_leads() -> None:
    armies = {"minas-tirith": "sauron 10", "lorien": "sauron 10", "barad-dur": "sauron 1 nazgul 2"}
    besieged = {"minas-tirith": "gondor 3/1/1", "lorien": "elves 1/2/1"}
    fields: dict[str, Any] = {**ON_THE_MARCH, "shadow": ("character",), "rings": NO_RINGS}
    found = list(answers(board(armies, besieged, **fields).after("move-minions")))
    assert found.count(("minion-where", "minas-tirith")) == found.count(("minion-where", "lorien")) == 1


def test_nazgul_who_are_where_they_are_wanted_stay_there() -> None:
    def value(led: int, idle: int) -> float:
        armies = {"minas-tirith": f"sauron 10 nazgul {led}", "barad-dur": f"sauron 1 nazgul {idle}"}
        position = board(armies, {"minas-tirith": "gondor 3/1/1"}, **ON_THE_MARCH, fellowship={"at": "rivendell"})
        return value_of_flying(Sight(position.state, SHADOW))

    assert value(1, 4) > value(4, 1)
    assert value(5, 0) == 0


def test_nazgul_do_not_fly_out_of_a_stronghold_that_is_besieged() -> None:
    def stays(besiegers: str) -> bool:
        armies = {"minas-tirith": besiegers, "dimrill-dale": "sauron 8", "lorien": "elves 2"}
        besieged = {"minas-tirith": "sauron 2 nazgul 2"}
        fields: dict[str, Any] = {**ON_THE_MARCH, "shadow": ("character",), "control": {"minas-tirith": SHADOW}}
        position = board(armies, besieged, **fields, rings=NO_RINGS)
        return ("move-minion", "minas-tirith") not in list(answers(position.after("move-minions")))

    assert stays("gondor 2")
    assert not stays("gondor 8")


def test_the_witch_king_does_not_return_to_angmar_from_an_army_that_he_leads_before_the_enemy() -> None:
    def begins(armies: dict[str, str]) -> str:
        others = {"angmar": "sauron 2", "woodland-realm": "elves 2/1/1", "erebor": "dwarves 2"}
        fields: dict[str, Any] = {**ON_THE_MARCH, "shadow": ("event",), "control": {"dale": SHADOW}, "rings": NO_RINGS}
        return choice(board({**armies, **others}, hands=("shadow-strategy-12",), **fields))

    assert begins({"dale": "sauron 3/1 witch-king"}) == "draw-card"
    assert begins({"dale": "sauron 3/1", "barad-dur": "sauron 1 witch-king"}) == "play-event"


# Combat cards


def assault(defenders: str, card: str) -> Board:
    """An assault on Minas Tirith, standing at the question for the Shadow's combat card."""
    armies, hand = {"minas-tirith": "sauron 6/1 nazgul 2"}, (card,)
    position = board(armies, {"minas-tirith": defenders}, **ON_THE_MARCH, hands=hand, rings=NO_RINGS).after("attack")
    while position.question is not None and position.question.key != "combat-card":
        position = position.after(choice(position))
    return position


def test_words_of_power_are_not_spoken_where_no_companion_hears_them() -> None:
    words = "shadow-character-18"
    assert choice(assault("gondor 3/1", words)) == "none"
    assert choice(assault("gondor 3/1 strider", words)) == words


def test_an_onslaught_is_worth_nothing_to_who_would_not_wound_himself_for_it() -> None:
    def value(defenders: str) -> float:
        return effect(Sight(assault(defenders, "shadow-strategy-20").state, SHADOW), EVENTS["shadow-strategy-20"])

    assert value("gondor 2/3") == 0 < value("gondor 2/1")


# Moves without a purpose


def test_a_lone_unit_does_not_wander_about() -> None:
    armies = {"carrock": "north 1", "mount-gundabad": "sauron 2", "dol-guldur": "sauron 5", "moria": "sauron 2"}
    strongholds = {"orthanc": "isengard 4", "angmar": "sauron 1", "umbar": "southrons 3", "morannon": "sauron 5"}
    position = board({**armies, **strongholds}, at_war=AT_WAR, free=("muster-army",))
    assert best_step(War(Sight(position.state, FREE)), REGIONS["carrock"]) < 0


def test_winners_advance_if_some_of_them_can_guard_what_they_leave() -> None:
    armies = {"dale": "sauron 1", "erebor": "dwarves 4/2", "old-forest-road": "sauron 2"}
    position = board(armies, at_war=AT_WAR, free=("muster-army",), control={"dale": SHADOW}, rings=NO_RINGS)
    assert ("advance", "yes") in list(answers(position.after("attack")))


# Partners


def test_a_partner_gets_the_card_that_he_alone_can_play() -> None:
    hands = {"witch-king": ["shadow-strategy-16", "shadow-character-04"], "saruman": ["shadow-strategy-24"]}
    position = team_board(hands=hands, shadow=("event",), at_war=AT_WAR)
    sight = Sight(position.state, "witch-king")
    his, mine = EVENTS["shadow-strategy-16"], EVENTS["shadow-character-04"]
    assert his.player == "saruman"
    assert kept_value(sight, his) < kept_value(sight, mine)
    given = SCORERS["give-card"](sight, question_among(position, his, mine))
    assert given[0] > given[1]


def test_nobody_gives_a_partner_the_card_that_he_himself_alone_can_play() -> None:
    mine, anyones = EVENTS["fp-strategy-22"], EVENTS["fp-strategy-10"]
    assert (mine.player, anyones.player) == ("rohan", None)

    def wish(*cards: str) -> float:
        hands = {"rohan": list(cards), "gondor": ["fp-character-01"]}
        position = team_board(hands=hands, free=("event",), at_war=AT_WAR)
        return SCORERS["exchange"](Sight(position.state, "rohan"), question_among(position, True, False))[0]

    position = team_board(hands={"rohan": [mine.name, anyones.name]}, free=("event",), at_war=AT_WAR)
    given = SCORERS["give-card"](Sight(position.state, "rohan"), question_among(position, mine, anyones))
    assert given[0] < given[1]
    assert wish(mine.name) < 0 < wish("fp-strategy-14")


def test_a_card_that_a_partner_alone_can_play_is_kept_for_him() -> None:
    his, poor = EVENTS["shadow-strategy-16"], EVENTS["shadow-strategy-05"]
    assert (his.player, poor.player) == ("saruman", None)
    armies = {"orthanc": "isengard 3 saruman", "edoras": "rohan 2", "helms-deep": "rohan 1"}
    position = team_board(armies, hands={"witch-king": [his.name, poor.name]}, shadow=("event",), at_war=AT_WAR)
    kept, discarded = SCORERS["discard"](Sight(position.state, "witch-king"), question_among(position, his, poor))
    assert kept < discarded


def test_a_card_whose_day_may_come_is_not_exchanged() -> None:
    def wish(card: str) -> float:
        hands = {"witch-king": [card], "saruman": ["shadow-character-01"]}
        position = team_board(hands=hands, shadow=("event",), at_war=AT_WAR)
        return SCORERS["exchange"](Sight(position.state, "witch-king"), question_among(position, True, False))[0]

    assert wish("shadow-strategy-04") < 0 < wish("shadow-strategy-16")


@pytest.mark.parametrize("armies, merged", [("isengard 1 sauron 4", "none"), ("isengard 4 sauron 1", "helms-deep")])
def test_nobody_merges_armies_to_lose_command_of_his_own(armies: str, merged: str) -> None:
    besieged = {"helms-deep": "rohan 2"}
    fields: dict[str, Any] = {**ON_THE_MARCH, "shadow": ("army", "army")}
    assert choice(team_board({"helms-deep": armies}, besieged, acts=["saruman"], **fields)) == merged


def test_the_shadow_draws_character_cards_too() -> None:
    def drawn(at: str, *hand: str) -> str:
        position = board(hands=hand, shadow=("event",), fellowship={"at": at})
        chase, campaign = SCORERS["which-deck"](Sight(position.state, SHADOW), question_among(position, *DECKS))
        return CHARACTER_DECK if chase > campaign else STRATEGY_DECK

    assert drawn("rivendell") == drawn("dagorlad", *CHASE) == STRATEGY_DECK
    assert drawn("rivendell", *CAMPAIGN) == drawn("dagorlad") == CHARACTER_DECK


def test_no_card_is_drawn_into_a_full_hand_of_four() -> None:
    hand = ["shadow-character-01", "shadow-character-02", "shadow-character-03", "shadow-character-05"]
    three, four = (
        value_of_drawing(Sight(team_board(hands={"saruman": cards}, shadow=("event",)).state, "saruman"))
        for cards in (hand[:3], hand)
    )
    assert four < three


# Lords of Middle-earth


def test_gothmog_comes_before_a_witch_king_who_would_keep_him_away() -> None:
    position = lords_board({"minas-morgul": "sauron 5"}, at_war=["sauron"], shadow=("muster",), to_act=SHADOW)
    assert list(answers(position))[:2] == [("action", "bring-minion"), ("minion", "gothmog-lieutenant-of-morgul")]


def test_the_stronghold_that_wins_the_war_is_besieged_before_others_march() -> None:
    armies = {"minas-tirith": "gondor 1/1", "osgiliath": "sauron 7 nazgul 2", "dol-guldur": "sauron 5/1 nazgul 1"}
    taken = dict.fromkeys(("helms-deep", "edoras", "pelargir", "dol-amroth", "dale", "the-shire"), SHADOW)
    assert choice(board(armies, control=taken, **ON_THE_MARCH)) == "attack"
