"""What a number of games with the expansion should have used, and what shows that they have."""

from __future__ import annotations

from boardgame.boards import FREE, SHADOW
from ringwar.boardgame import coverage as uses
from ringwar.boardgame.coverage import DONE, DRAWN, FOUGHT, PLAYED, SEEN
from ringwar.boardgame.lords.coverage import EFFECTS, GONE, KEPT, NEEDED, TOKENS
from ringwar.boardgame.lords.table.facts import LORDS, LORDS_CARDS, LORDS_TILES, SPECIAL_FACES, WE_SHALL_GET_IT
from ringwar.boardgame.lords.table.texts import LORDS_ACTIONS
from ringwar.boardgame.ruleset import RULESET
from ringwar.boardgame.table.facts import CHARACTERS
from ringwar.kernel import Event

COUNCIL = {"council-of-rivendell": "yes"}
OF_COUNCIL = {name for name, lord in LORDS.items() if lord.is_of_council}
CALLS = {action for action in LORDS_ACTIONS if "-calls-" in action}


def expected(**options: str) -> dict[str, set[str]]:
    """What games with the expansion and these options should have used."""
    setup = RULESET.setup(
        expansions=["lords"], options={name.replace("_", "-"): value for name, value in options.items()}
    )
    return {kind: set(names) for kind, names in uses.expected(setup).items()}


def test_everything_new_is_expected_with_all_options() -> None:
    found = expected(council_of_rivendell="yes", strider_dunadan="yes")
    assert found[PLAYED] >= {*LORDS_CARDS, WE_SHALL_GET_IT.name}
    assert found[FOUGHT] >= set(LORDS_CARDS)
    assert WE_SHALL_GET_IT.name not in found[FOUGHT]
    assert found[SEEN] == {*CHARACTERS, *LORDS}
    assert found[DRAWN] >= set(LORDS_TILES)
    assert found[DONE] >= {*LORDS_ACTIONS, "wake-balrog", "move-balrog"}
    assert found[KEPT] == set(SPECIAL_FACES)
    assert found[GONE] == {"vilya", "nenya", "narya"}
    assert found[EFFECTS] == {"vilya", "nenya"}
    assert found[TOKENS] == {"shadow-token-nazgul", "shadow-token-politics"}


def test_the_companions_of_the_council_are_expected_only_with_it() -> None:
    plain = expected()
    assert plain[SEEN] == {*CHARACTERS, *LORDS} - OF_COUNCIL
    assert not plain[DONE] & CALLS
    assert TOKENS not in plain
    council = expected(council_of_rivendell="yes")
    assert council[SEEN] == {*CHARACTERS, *LORDS} - {"strider-dunadan"}
    assert council[DONE] > CALLS


def test_strider_dunadan_needs_the_council_too() -> None:
    assert "strider-dunadan" not in expected(strider_dunadan="yes")[SEEN]


def test_what_is_left_out_is_not_expected() -> None:
    without = expected(keepers="no", lesser_minions="no", smeagol="no")
    assert not without[KEPT]
    assert not without[EFFECTS]
    assert WE_SHALL_GET_IT.name not in without[PLAYED]
    assert not without[DRAWN] & set(LORDS_TILES)
    assert not without[DONE] & {"elrond-enters", "narya-rouses", "wake-balrog", "bind-balrog", "break-lore"}
    assert without[DONE] >= {"open-gates", "sorcery-moves"}


def test_every_action_of_the_expansion_says_what_it_needs() -> None:
    assert set(NEEDED) >= set(LORDS_ACTIONS)
    assert set(NEEDED.values()) <= {*LORDS, *LORDS_CARDS}


def test_the_base_game_expects_nothing_of_the_expansion() -> None:
    found = uses.expected(RULESET.setup())
    assert set(found) == {PLAYED, FOUGHT, DONE, SEEN, DRAWN}
    assert not {name for names in found.values() for name in names} & {
        *LORDS,
        *LORDS_CARDS,
        *LORDS_TILES,
        *LORDS_ACTIONS,
    }


def used(kind: str, **about: object) -> tuple[str, str] | None:
    return uses.used(Event(kind, about, None))


def test_events_show_what_was_used() -> None:
    face = SPECIAL_FACES["minion-balrog-use-balrog"]
    assert used("special-kept", side=SHADOW, face=face) == (KEPT, face.name)
    assert used("ring-goes", ring="narya", to=SHADOW) == (GONE, "narya")
    assert used("die-kept", die="muster") == (EFFECTS, "vilya")
    assert used("tile-cancelled", tile=None) == (EFFECTS, "nenya")
    assert used("use-token", side=SHADOW, token="shadow-token-nazgul") == (TOKENS, "shadow-token-nazgul")
    assert used("card-comes", card=WE_SHALL_GET_IT) == (PLAYED, "we-shall-get-it")
    assert used("version", companion=LORDS["strider-dunadan"]) == (SEEN, "strider-dunadan")
    assert used("use-die", side=FREE, die="event", face="event", action="narya-rouses") == (DONE, "narya-rouses")
    assert used("special-roll", side=FREE, faces=[]) is None
