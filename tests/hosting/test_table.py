"""A hosted game: people, computer players, dice, undo, standing orders, news, and a record after every answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ringwar
from ringwar import games, kernel
from ringwar.hosting import HUMAN, Claims, Hosted, RecordFile
from ringwar.kernel import CHANCE, Asked, Dice, Player, Refusal, name_of
from ringwar.players import player

FREE, SHADOW = "free-peoples", "shadow"


def hosted(shadow: str = "random", keeper: Any = None, counts: bool = False, **asked: Any) -> Hosted:
    """A board game in which a person plays the Free Peoples."""
    position = ringwar.start("boardgame", **asked)
    seats = {FREE: HUMAN, SHADOW: shadow}
    others: dict[str, Player] = {CHANCE: Dice("dice")}
    if shadow != HUMAN:
        others[SHADOW] = player(shadow, "shadow")
    return Hosted(position, seats, others, keeper, counts)


def answered(table: Hosted, seat: str) -> None:
    """Answer with the first option until the draft is ready, and send it."""
    while table.draft(seat).preview is None:
        question = table.question(seat)
        assert question is not None
        table.answer(seat, question.options[0])
    table.send(seat)


def test_computer_players_and_dice_go_on_to_where_a_person_is_asked() -> None:
    table = hosted()
    assert table.asked == []
    assert table.advance()
    assert table.asked == [FREE]
    assert not table.advance()


def test_a_draft_is_sent_as_a_whole() -> None:
    table = hosted()
    table.advance()
    count, revision = table.position.count, table.revision
    question = table.question(FREE)
    assert question is not None
    table.answer(FREE, question.options[0])
    assert table.position.count == count
    assert table.revision == revision
    while table.draft(FREE).preview is None:
        again = table.question(FREE)
        assert again is not None
        table.answer(FREE, again.options[0])
    drafted = len(table.draft(FREE).names)
    table.send(FREE)
    assert table.position.count >= count + drafted
    assert table.revision == revision + 1
    with pytest.raises(Refusal, match="nothing to send"):
        table.send(FREE)


def test_undo_reaches_back_past_computer_players_where_the_game_does_not_count() -> None:
    table = hosted()
    table.advance()
    before = table.position.count
    answered(table, FREE)
    table.advance()
    assert table.position.count > before
    assert table.may_go_back(FREE)
    while table.position.count > before:
        table.back(FREE)
    assert table.position.count == before
    assert table.asked == [FREE]


def test_where_the_game_counts_dice_and_others_cannot_be_taken_back() -> None:
    table = hosted(counts=True)
    table.advance()
    answered(table, FREE)
    table.advance()
    assert not table.may_go_back(FREE)
    with pytest.raises(Refusal, match="taken back"):
        table.back(FREE)


def test_undo_never_takes_back_what_another_person_has_answered() -> None:
    table = hosted(HUMAN)
    table.advance()
    for _ in range(40):
        table.advance()
        answered(table, table.asked[0])
        table.advance()
        sides = [entry.side for entry in table.position.log() if isinstance(entry, Asked) and entry.side != CHANCE]
        if len(set(sides)) == 2:
            break
    last = sides[-1]
    other = SHADOW if last == FREE else FREE
    with pytest.raises(Refusal, match="taken back"):
        table.back(other)


def test_back_goes_through_the_draft_first() -> None:
    table = hosted()
    table.advance()
    count = table.position.count
    question = table.question(FREE)
    assert question is not None
    table.answer(FREE, question.options[0])
    assert table.may_go_back(FREE)
    table.back(FREE)
    assert table.draft(FREE).names == []
    assert table.position.count == count


def test_news_are_told_once() -> None:
    table = hosted()
    table.advance()
    assert table.news(FREE)
    assert table.news(FREE) == []
    answered(table, FREE)
    table.advance()
    answers = [entry for entry in table.news(FREE) if isinstance(entry, Asked)]
    assert answers
    assert answers[0].side == FREE
    assert table.news(FREE) == []


def test_every_sent_answer_is_in_the_file_before_anybody_is_asked_again(tmp_path: Path) -> None:
    file = tmp_path / "game.ringwar"
    table = hosted(keeper=RecordFile(file, Claims({FREE: HUMAN, SHADOW: "random"})))
    for _ in range(25):
        table.advance()
        if table.position.result is not None:
            break
        answered(table, FREE)
        saved = kernel.read(file.read_bytes(), games.ruleset)
        assert saved.position.count == table.position.count
        assert saved.proved
        assert saved.seats == {FREE: HUMAN, SHADOW: "random"}
    assert file.read_text() == kernel.write(Claims({FREE: HUMAN, SHADOW: "random"}).saved(table.position))


def test_a_file_follows_what_is_taken_back_and_answered_otherwise(tmp_path: Path) -> None:
    file = tmp_path / "game.ringwar"
    claims = Claims({FREE: HUMAN, SHADOW: "random"})
    table = hosted(keeper=RecordFile(file, claims))
    for number in range(12):
        table.advance()
        answered(table, FREE)
        table.advance()
        if number % 3 == 2:
            table.back(FREE)
            assert file.read_text() == kernel.write(claims.saved(table.position))
    assert file.read_text() == kernel.write(claims.saved(table.position))


def test_a_standing_order_answers_for_its_seat_and_nobody_hears_of_it() -> None:
    table = hosted(HUMAN)
    table.advance()
    table.standing[FREE].give("keep-guide", table.position)
    table.standing[SHADOW].give("allocate", table.position, 2)
    assert table.question(FREE) is not None
    table.advance()
    asked = [entry for entry in table.position.log() if isinstance(entry, Asked) and entry.side == SHADOW]
    assert [(entry.key, name_of(entry.answer)) for entry in asked] == [("allocate", "2")]
    assert table.question(FREE) is not None
    assert table.asked == [FREE]


def test_orders_are_checked_seen_and_dropped() -> None:
    table = hosted(HUMAN)
    standing = table.standing[FREE]
    with pytest.raises(Refusal, match="there are: no-combat-cards-now"):
        standing.give("sing", table.position)
    with pytest.raises(Refusal, match="needs a number"):
        standing.give("cease-below", table.position)
    with pytest.raises(Refusal, match="takes no number"):
        standing.give("withdraw", table.position, 3)
    with pytest.raises(Refusal, match="over at once"):
        standing.give("no-combat-cards-now", table.position)
    standing.give("cease-below", table.position, 3)
    assert list(standing.orders) == ["cease-below"]
    with pytest.raises(Refusal, match="these do: cease-below"):
        standing.drop("withdraw")
    standing.drop("cease-below")
    assert not standing.orders


def test_an_order_is_gone_when_the_game_is_taken_back_before_it() -> None:
    table = hosted()
    table.advance()
    answered(table, FREE)
    table.advance()
    table.standing[FREE].give("withdraw", table.position)
    table.back(FREE)
    assert not table.standing[FREE].orders


def test_a_standing_order_answers_inside_a_draft_too() -> None:
    document = {"game": "boardgame", "phase": "fellowship", "fellowship": {"progress": 2}, "turn": 2}
    table = Hosted(ringwar.read_position(document), {FREE: HUMAN, SHADOW: HUMAN})
    question = table.question(FREE)
    assert question is not None
    assert question.key == "declare"
    table.standing[FREE].give("keep-guide", table.position)
    draft = table.answer(FREE, "no")
    assert draft.names[0] == "no"
    assert draft.question is None or draft.question.key != "guide"
    assert len(draft.names) == 2


def test_what_is_taken_back_is_not_answered_by_the_same_order_again() -> None:
    table = hosted(HUMAN)
    table.advance()
    table.standing[FREE].give("keep-guide", table.position)
    assert table.advance()
    table.back(FREE)
    assert not table.standing[FREE].orders
    assert table.asked == [FREE]
