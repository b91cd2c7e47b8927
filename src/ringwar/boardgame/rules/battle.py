"""Chapter 12: battles, from the declaration to the advance of the winner."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.boardgame.rules import politics
from ringwar.boardgame.rules.armies import (
    can_divide,
    choose_attackers,
    choose_part,
    keep_stacking,
)
from ringwar.boardgame.rules.attackers import (
    attack_origins,
    attacking_part,
    targets,
    why_not_attacked,
    why_not_attacker,
)
from ringwar.boardgame.rules.clash import Clash
from ringwar.boardgame.rules.combat_round import GONE, MUST_CEASE, MUST_RETREAT, WITHDRAWS, combat_round
from ringwar.boardgame.rules.forces import ASSAULT, FIELD, attacking, defending, force_of, gives_up
from ringwar.boardgame.rules.movement import allowed_in, carry, move_part
from ringwar.boardgame.rules.siege import (
    end_of_siege,
    fight_for_stronghold,
    go_inside,
    may_withdraw,
    prolong,
    siege_begins,
    stronghold_falls,
)
from ringwar.boardgame.rules.table_cards import review_table
from ringwar.boardgame.table.armies import NOBODY, Part
from ringwar.boardgame.table.facts import CHARACTERS, ENEMY, FREE, SHADOW, Region
from ringwar.boardgame.table.queries import (
    army_of,
    characters_at,
    field_army,
    is_free,
    level,
    nazgul_at,
    whole_part,
)
from ringwar.boardgame.table.rolls import Fight
from ringwar.boardgame.table.state import Battle, State
from ringwar.boardgame.table.texts import BoardGame
from ringwar.kernel import Question, Refusal

# Declaring: the battle follows, in steps of its own


def attack(game: BoardGame, side: str, led: bool) -> None:
    """BG-ACT-02, BG-ACT-10. Choose an army, its target and the part of it that attacks."""
    state = game.state
    origin = game.ask(side, "attack-from", attack_origins(state, side, led), why=why_not_attacker, led=led)
    target = game.ask(side, "attack-where", targets(state, origin, side), why=why_not_attacked, origin=origin)
    declare_attack(game, side, origin, target, led)


def declare_attack(
    game: BoardGame, side: str, origin: Region, target: Region, led: bool = False, leader: Part | None = None
) -> Battle:
    """BG-BATTLE-07, BG-POLITICS-24, BG-POLITICS-30, BG-POLITICS-31, BG-POLITICS-34.

    Declare an attack: the battle that is going to be fought when the text that declares it has been carried out. A
    `leader` named by a card attacks in any case.
    """
    state = game.state
    leader = leader or Part()
    able, fixed = attacking_part(state, origin, side)
    kind = FIELD if target is not origin else fight_for_stronghold(state, origin, side)
    about = {"origin": origin, "goal": target, "battle": kind}
    part = choose_attackers(game, side, able.without(leader), fixed, led, leader, **about).joined(leader)
    rearguard = whole_part(state, origin, side).without(part)
    battle = Battle(kind, side, origin, target, rearguard)
    _declare(game, battle, part)
    politics.attacked(game, defending(state, battle).army, target)
    state.phase = "battle"
    return battle


def declare_landing(game: BoardGame, side: str, part: Part, origin: Region, target: Region) -> None:
    """BG-POLITICS-09, BG-POLITICS-34.

    A card lands figures among the enemy: they fight until one army is gone, and then stand in the region.
    """
    state = game.state
    rearguard = whole_part(state, origin, side).without(part)
    battle = Battle(FIELD, side, origin, target, rearguard, must_go_on=True)
    _declare(game, battle, part)
    politics.army_enters(game, target, side)
    politics.attacked(game, defending(state, battle).army, target)
    state.phase = "battle"


def _declare(game: BoardGame, battle: Battle, part: Part) -> None:
    """An army attacks, and everybody hears of it."""
    state = game.state
    state.battle = battle
    state.rules.battle_begins(state, battle, part.army)
    if game.listener is not None:
        _tell_attack(game, battle, part)


def _tell_attack(game: BoardGame, battle: Battle, part: Part) -> None:
    """Say who attacks whom with what, and how many dice are rolled for which number."""
    clash = Clash(game.state, battle, Fight())
    game.tell(
        "attack",
        side=game.state.rules.commander(game.state, battle.attacker, part.army),
        battle=battle.kind,
        origin=battle.origin,
        target=battle.target,
        figures=part.army_figures(),
        nazgul=part.nazgul,
        characters=part.characters,
        dice=clash.dice(battle.attacker),
        needed=clash.to_hit(battle.attacker),
    )


# Rounds


def battle_round(game: BoardGame) -> None:
    """BG-BATTLE-22, BG-BATTLE-40 to BG-BATTLE-51. One round of the battle, and whether there will be another."""
    battle = game.state.battle
    assert battle is not None
    about = {"region": battle.target, "round": battle.round}
    if may_withdraw(game.state, battle) and game.confirm(ENEMY[battle.attacker], "withdraw", **about):
        withdraw(game, battle)
        return
    if battle.round == 0:
        white_rider(game, battle)
    battle.round += 1
    before = commanders(game.state, battle)
    ending = combat_round(game, battle)
    tell_commanders(game, battle, before)
    after_round(game, battle, ending)
    game.state.fight = None
    if game.state.battle is not None:
        game.tell("battle-goes-on", region=battle.target)


def commanders(state: State, battle: Battle) -> dict[str, str]:
    """BG-MULTI-44 to BG-MULTI-50. By side: who commands its force, where partners may share one."""
    if not state.rules.divided:
        return {}
    forces = (attacking(state, battle), defending(state, battle))
    return {each.side: state.rules.commander(state, each.side, each.army) for each in forces if each.army.size}


def tell_commanders(game: BoardGame, battle: Battle, before: Mapping[str, str]) -> None:
    """BG-MULTI-50. Say who commands a force whose commander has changed by what it lost."""
    for side, seat in commanders(game.state, battle).items():
        if seat != before[side]:
            game.tell("commander", seat=seat, side=side, region=force_of(game.state, battle, side).region)


def white_rider(game: BoardGame, battle: Battle) -> None:
    """Gandalf the White may forfeit his leadership for the whole battle so that that of all Nazgûl does not count."""
    shadow = force_of(game.state, battle, SHADOW)
    wraiths = shadow.nazgul or shadow.has("witch-king")
    if not wraiths or not force_of(game.state, battle, FREE).has("gandalf-the-white"):
        return
    with game.because(rider := CHARACTERS["gandalf-the-white"]):
        if game.confirm(FREE, "white-rider"):
            battle.white_rider = True
            game.tell("white-rider", character=rider)


def after_round(game: BoardGame, battle: Battle, ending: str) -> None:
    """BG-BATTLE-51, BG-SIEGE-25 to BG-SIEGE-28. The battle is over, or one side ends it, or it goes on."""
    state = game.state
    attack, defence = attacking(state, battle), defending(state, battle)
    if ending == WITHDRAWS:
        withdraw(game, battle)
    elif ending == GONE or not attack.army.size or not defence.army.size:
        battle_over(game, battle)
    elif ending == MUST_CEASE:
        cease(game, battle)
    elif ending == MUST_RETREAT and havens(state, battle):
        retreat(game, battle)
    elif battle.kind == ASSAULT:
        if not prolong(game, battle):
            end_battle(game, battle)
    elif not battle.must_go_on and gives_up(game, battle):
        cease(game, battle)
    elif havens(state, battle) and runs(game, battle):
        retreat(game, battle)


# Ceasing, retreating and withdrawing


def cease(game: BoardGame, battle: Battle) -> None:
    """BG-BATTLE-40, BG-BATTLE-41. The attacker gives up."""
    game.tell("cease", side=game.state.rules.speaker(game.state, battle.attacker))
    end_battle(game, battle)


def havens(state: State, battle: Battle) -> list[Region]:
    """BG-BATTLE-45, BG-BATTLE-47, BG-BATTLE-61, BG-BATTLE-62, BG-SIEGE-31. Where a defending army can retreat to."""
    if battle.kind == ASSAULT:
        return []
    side = ENEMY[battle.attacker]
    return [each for each in battle.target.adjacent if is_free(state, each, side)]


def why_no_haven(state: State, question: Question, thing: object) -> Refusal | None:
    """BG-BATTLE-45, BG-BATTLE-47. Why a defending army cannot retreat to a region."""
    if not isinstance(thing, Region):
        return None
    about = {"origin": question.about["region"].name, "region": thing.name}
    if thing not in question.about["region"].adjacent:
        return Refusal("not-next-to", clauses=["BG-BATTLE-45"], **about)
    if is_free(state, thing, question.plays_for):
        return None
    return Refusal("no-haven", clauses=["BG-BATTLE-45", "BG-MAP-15"], **about)


def runs(game: BoardGame, battle: Battle) -> bool:
    """BG-BATTLE-42. Whether a defender who can retreat does so."""
    own, enemy = defending(game.state, battle), attacking(game.state, battle)
    return game.confirm(
        own.side,
        "retreat",
        region=battle.target,
        stronghold=may_withdraw(game.state, battle),
        force=own.figures(),
        characters=own.characters,
        against=enemy.figures(),
        enemies=enemy.characters,
    )


def retreat(game: BoardGame, battle: Battle) -> None:
    """BG-BATTLE-45, BG-BATTLE-46, BG-BATTLE-48, BG-BATTLE-49, BG-POLITICS-39. The whole defending army leaves."""
    side = ENEMY[battle.attacker]
    haven = game.ask(side, "retreat-where", havens(game.state, battle), why=why_no_haven, region=battle.target)
    run_to(game, side, battle.target, haven)
    battle_over(game, battle)


def run_to(game: BoardGame, side: str, region: Region, haven: Region) -> None:
    """BG-BATTLE-48, BG-BATTLE-49, BG-BATTLE-50, BG-POLITICS-09. All figures but those of level 0 leave a region."""
    state = game.state
    army = army_of(state, region, side) or NOBODY
    nazgul = nazgul_at(state, region) if side == SHADOW else 0
    characters = tuple(each for each in characters_at(state, region, side) if level(state, each))
    carry(game, side, Part(army, nazgul, characters), region, haven, retreat=True)
    game.tell("retreat", side=state.rules.commander(state, side, army), region=haven)
    politics.army_enters(game, haven, side)
    for character in characters:
        politics.companion_arrives(game, character, haven)
    review_table(game)
    keep_stacking(game, haven, side)


def withdraw(game: BoardGame, battle: Battle) -> None:
    """BG-SIEGE-04 to BG-SIEGE-09, BG-AMB-08. The defender goes inside; if the attacker advances, a siege begins."""
    state, region = game.state, battle.target
    game.tell("withdraw", side=state.rules.speaker(state, ENEMY[battle.attacker]), region=region)
    part = choose_advance(game, battle, withdrawn=True)
    if part is not None:
        go_inside(state, region)
        advance(game, battle, part)
        siege_begins(game, region)
    end_battle(game, battle)


# The end


def battle_over(game: BoardGame, battle: Battle) -> None:
    """BG-BATTLE-52, BG-BATTLE-53, BG-BATTLE-56, BG-SIEGE-41, BG-SIEGE-46. What the winner gains."""
    state = game.state
    winner_lives = attacking(state, battle).army.size > 0
    if battle.kind == FIELD:
        if winner_lives and field_army(state, battle.target, ENEMY[battle.attacker]) is None:
            _advance_if_wanted(game, battle)
    else:
        stronghold_falls(game, battle.target)
    end_battle(game, battle)


def _advance_if_wanted(game: BoardGame, battle: Battle) -> None:
    end_of_siege(game, battle.target)
    part = choose_advance(game, battle, withdrawn=False)
    if part is not None:
        advance(game, battle, part)


def advance_part(state: State, battle: Battle) -> Part:
    """BG-BATTLE-13, BG-BATTLE-52, BG-BATTLE-64. The figures that fought and can advance."""
    force, may_take = attacking(state, battle), state.rules.may_take
    able = tuple(each for each in force.characters if level(state, each) and may_take(state, force.side, each))
    return Part(allowed_in(state, force.army, battle.target), force.nazgul, able)


def choose_advance(game: BoardGame, battle: Battle, withdrawn: bool) -> Part | None:
    """BG-BATTLE-52 to BG-BATTLE-54, BG-BATTLE-63, BG-SIEGE-04.

    The part that advances, after a victory or because the defenders have withdrawn; None if the attacker stays.
    """
    state, side, behind = game.state, battle.attacker, battle.rearguard.army
    whole = advance_part(state, battle)
    if battle.must_go_on:
        return whole
    able = can_divide(state, side, battle.origin, whole, behind=behind)
    if not able or not game.confirm(side, "advance", region=battle.target, withdrawn=withdrawn):
        return None
    origin, goal = battle.origin, battle.target
    return choose_part(game, side, whole, "advance-with", led=False, behind=behind, origin=origin, goal=goal)


def advance(game: BoardGame, battle: Battle, part: Part) -> None:
    """BG-BATTLE-52, BG-BATTLE-55. Move the winners into the region."""
    move_part(game, battle.attacker, part, battle.origin, battle.target)
    keep_stacking(game, battle.target, battle.attacker)


def end_battle(game: BoardGame, battle: Battle) -> None:
    """BG-SIEGE-16 to BG-SIEGE-20, BG-SIEGE-52. The battle is over; sieges without besiegers end."""
    state = game.state
    state.battle = state.fight = None
    for region in (battle.origin, battle.target):
        end_of_siege(game, region)
    game.tell("battle-ends", region=battle.target, round=battle.round)
    review_table(game)
    state.phase = "after-action"
