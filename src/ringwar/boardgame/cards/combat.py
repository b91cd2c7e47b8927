"""The combat halves of the event cards, a function an effect."""

from __future__ import annotations

from ringwar.boardgame.cards.requirements import companions
from ringwar.boardgame.rules.armies import eliminate_character, eliminate_nazgul, lose_unit
from ringwar.boardgame.rules.battle import havens, run_to
from ringwar.boardgame.rules.combat_round import GONE, WITHDRAWS, BattleEnds, Round
from ringwar.boardgame.rules.combat_texts import (
    AFTER_CASUALTIES,
    AFTER_REROLL,
    AFTER_ROLL,
    BEFORE_CASUALTIES,
    BEFORE_REROLL,
    BEFORE_ROLL,
    REVEALED,
    combat,
)
from ringwar.boardgame.rules.siege import may_withdraw
from ringwar.boardgame.table.armies import Piece
from ringwar.boardgame.table.facts import FREE, MINION, SHADOW, Character, Region
from ringwar.boardgame.table.rolls import COMBAT_ROLL, LEADER_RE_ROLL

LEAVE = "withdraw"


# Cards turned up


@combat("daring-defiance", REVEALED)
def daring_defiance(round: Round, side: str) -> None:
    """The companions forfeit their leadership; the Shadow's card has no effect."""
    round.forfeit(FREE, companions(round.force(FREE)))
    if round.cards[SHADOW] is None:
        round.no_more_effect()
    round.cancel(SHADOW)


@combat("swarm-of-bats", REVEALED)
def swarm_of_bats(round: Round, side: str) -> None:
    """The Free Peoples' card has no effect; without one, the Shadow's re-roll is better by 1."""
    if round.cards[FREE] is None:
        round.add_to(SHADOW, 1, LEADER_RE_ROLL)
    else:
        round.cancel(FREE)


# Before the combat roll


@combat("words-of-power", BEFORE_ROLL)
def words_of_power(round: Round, side: str) -> None:
    """A companion has neither leadership nor abilities this round."""
    group = companions(round.force(FREE))
    if group:
        round.silence(FREE, round.game.ask(SHADOW, "words-of-power", group))
    else:
        round.no_effect()


@combat("scouts", BEFORE_ROLL)
def scouts(round: Round, side: str) -> None:
    """The defending army retreats, or withdraws into its stronghold, and the battle ends."""
    battle, game = round.battle, round.game
    options: list[Region | str] = [*havens(round.state, battle)]
    if may_withdraw(round.state, battle):
        options.append(LEAVE)
    if not options:
        round.no_effect()
        return
    choice = game.ask(FREE, "scouts", options, region=battle.target)
    game.tell("avoid-battle", side=FREE, region=battle.target)
    if isinstance(choice, str):
        round.ending = WITHDRAWS
    else:
        run_to(game, FREE, battle.target, choice)
        round.ending = GONE
    raise BattleEnds


@combat("sudden-strike", BEFORE_ROLL)
def sudden_strike(round: Round, side: str) -> None:
    """An extra attack with as many dice as leadership."""
    round.extra_attack(FREE, round.leadership(FREE), round.to_hit(FREE))


@combat("charge", BEFORE_ROLL)
def charge(round: Round, side: str) -> None:
    """An extra attack with a die for each elite unit."""
    round.extra_attack(FREE, round.force(FREE).army.elites, round.to_hit(FREE))


@combat("durins-bane", BEFORE_ROLL)
def durins_bane(round: Round, side: str) -> None:
    """An extra attack with three dice that hit on 4."""
    round.extra_attack(SHADOW, 3, 4)


@combat("it-is-a-gift", BEFORE_ROLL)
@combat("one-for-the-dark-lord", BEFORE_ROLL)
def with_the_ring(round: Round, side: str) -> None:
    """Add 1 to the combat roll and the re-roll."""
    round.add_to(side, 1, COMBAT_ROLL, LEADER_RE_ROLL)


@combat("servant-of-the-secret-fire", BEFORE_ROLL)
@combat("valour", BEFORE_ROLL)
@combat("devilry-of-orthanc", BEFORE_ROLL)
@combat("mumakil", BEFORE_ROLL, 0)
def better_roll(round: Round, side: str) -> None:
    """Add 1 to the combat roll."""
    round.add_to(side, 1, COMBAT_ROLL)


@combat("ents-rage", BEFORE_ROLL)
def ents_rage(round: Round, side: str) -> None:
    """Add 2 to the combat roll."""
    round.add_to(FREE, 2, COMBAT_ROLL)


@combat("huorn-dark", BEFORE_ROLL)
def huorn_dark(round: Round, side: str) -> None:
    """The Shadow rolls at most two dice."""
    round.limit_dice(SHADOW, 2)


@combat("daylight", BEFORE_ROLL)
def daylight(round: Round, side: str) -> None:
    """The Shadow rolls at most three dice."""
    round.limit_dice(SHADOW, 3)


@combat("brave-stand", BEFORE_ROLL)
def brave_stand(round: Round, side: str) -> None:
    """The Shadow rolls a die fewer for each companion."""
    round.take_dice(SHADOW, len(companions(round.force(FREE))))


@combat("advantageous-position", BEFORE_ROLL)
def advantageous_position(round: Round, side: str) -> None:
    """Subtract 1 from the Shadow's combat roll."""
    round.add_to(SHADOW, -1, COMBAT_ROLL)


@combat("cruel-as-death", BEFORE_ROLL)
def cruel_as_death(round: Round, side: str) -> None:
    """Forfeit 2 points of Nazgûl leadership to add 1 to the combat roll."""
    round.forfeit_nazgul(2)
    round.add_to(SHADOW, 1, COMBAT_ROLL)


@combat("dread-and-despair", BEFORE_ROLL)
def dread_and_despair(round: Round, side: str) -> None:
    """Forfeit points of Nazgûl leadership: the Free Peoples roll as many dice fewer."""
    points = round.game.ask(SHADOW, "forfeit", range(1, round.nazgul_leadership() + 1))
    round.forfeit_nazgul(points)
    round.take_dice(FREE, points)


@combat("foul-stench", BEFORE_ROLL)
def foul_stench(round: Round, side: str) -> None:
    """With Nazgûl leadership no less than theirs, the Free Peoples do not re-roll."""
    if round.nazgul_leadership() >= round.leadership(FREE):
        round.bar_re_roll(FREE)
    else:
        round.no_effect()


@combat("relentless-assault", BEFORE_ROLL)
def relentless_assault(round: Round, side: str) -> None:
    """Up to two hits on one's own army, each adding 1 to the combat roll."""
    wounds = round.game.ask(SHADOW, "own-hits", range(3), dice=False)
    if not wounds:
        round.no_effect()
        return
    round.wound(SHADOW, wounds)
    round.end_if_destroyed(SHADOW)
    round.add_to(SHADOW, wounds, COMBAT_ROLL)


@combat("deadly-strife", BEFORE_ROLL)
def deadly_strife(round: Round, side: str) -> None:
    """Both armies add 2 to all their rolls."""
    _both_better(round, 2)


@combat("desperate-battle", BEFORE_ROLL)
def desperate_battle(round: Round, side: str) -> None:
    """Both armies add 1 to all their rolls."""
    _both_better(round, 1)


def _both_better(round: Round, bonus: int) -> None:
    for each in (FREE, SHADOW):
        round.add_to(each, bonus, COMBAT_ROLL, LEADER_RE_ROLL)


# After the combat roll


@combat("confusion", AFTER_ROLL)
def confusion(round: Round, side: str) -> None:
    """Every 1 of the Shadow wounds the Shadow, and is not re-rolled."""
    ones = round.fight.dice[SHADOW].count(1)
    if not ones:
        round.no_effect()
        return
    round.misses[SHADOW] -= ones
    round.change_hits(FREE, ones)
    round.game.tell("ones-wound", side=SHADOW, count=ones)


@combat("mighty-attack", BEFORE_REROLL)
def mighty_attack(round: Round, side: str) -> None:
    """A companion forfeits leadership to turn a miss into a hit."""
    able = [each for each in companions(round.force(FREE)) if round.leads(each)]
    if able and round.misses[FREE]:
        round.forfeit(FREE, [round.game.ask(FREE, "who-forfeits", able)])
        turn_misses(round, 1)
    else:
        round.no_effect()


@combat("anduril", BEFORE_REROLL)
def anduril(round: Round, side: str) -> None:
    """Strider forfeits leadership for one hit, Aragorn for one or two."""
    able = [each for each in companions(round.force(FREE)) if each.person in ("strider", "aragorn")]
    able = [each for each in able if round.leads(each)]
    if not able or not round.misses[FREE]:
        round.no_effect()
        return
    most = min(2 if able[0].name == "aragorn" else 1, round.misses[FREE])
    number = round.game.ask(FREE, "turn-misses", range(1, most + 1))
    round.forfeit(FREE, able)
    turn_misses(round, number)


def turn_misses(round: Round, number: int) -> None:
    """Missed dice become hits, and are not re-rolled."""
    round.misses[FREE] -= number
    round.change_hits(FREE, number)
    round.game.tell("misses-turned", count=number)


@combat("they-are-terrible", BEFORE_REROLL)
def they_are_terrible(round: Round, side: str) -> None:
    """Forfeit 1 point of Nazgûl leadership to add 1 to the re-roll."""
    round.forfeit_nazgul(1)
    round.add_to(SHADOW, 1, LEADER_RE_ROLL)


# After the leader re-roll


@combat("nameless-wood", AFTER_REROLL)
def nameless_wood(round: Round, side: str) -> None:
    """With at least one hit, two more."""
    _more_hits(round, FREE, 2)


@combat("no-quarter", AFTER_REROLL)
def no_quarter(round: Round, side: str) -> None:
    """With at least one hit, one more."""
    _more_hits(round, FREE, 1)


def _more_hits(round: Round, side: str, number: int) -> None:
    if round.hits[side] > 0:
        score_more(round, side, number)
    else:
        round.no_effect()


def score_more(round: Round, side: str, number: int) -> None:
    """A side has so many hits more than its dice."""
    round.change_hits(side, number)
    round.game.tell("more-hits", side=side, count=number)


@combat("mumakil", AFTER_REROLL, 1)
def mumakil(round: Round, side: str) -> None:
    """With more hits than the Free Peoples, one more."""
    if round.hits[SHADOW] > round.hits[FREE] + round.early_hits(FREE):
        score_more(round, SHADOW, 1)
    else:
        round.no_more_effect()


@combat("blade-of-westernesse", AFTER_REROLL)
def blade_of_westernesse(round: Round, side: str) -> None:
    """One hit of the re-roll eliminates a minion instead."""
    minions = [each for each in round.force(SHADOW).characters if each.kind == MINION]
    if not round.re_roll_hits[FREE] or not minions:
        round.no_effect()
        return
    minion = round.game.ask(FREE, "eliminate-minion", minions)
    round.change_hits(FREE, -1)
    round.game.tell("hit-strikes", side=FREE, character=minion)
    eliminate_character(round.game, minion)


@combat("fateful-strike", AFTER_REROLL)
def fateful_strike(round: Round, side: str) -> None:
    """One hit of the re-roll also eliminates a Nazgûl, two a Nazgûl or a minion."""
    force = round.force(SHADOW)
    scored = round.re_roll_hits[FREE]
    options: list[Character | str] = ["nazgul"] if force.nazgul else []
    if scored >= 2:
        options += [each for each in force.characters if each.kind == MINION]
    if not scored or not options:
        round.no_effect()
        return
    choice = round.game.ask(FREE, "fateful-strike", options)
    if isinstance(choice, str):
        eliminate_nazgul(round.game, force.region)
    else:
        eliminate_character(round.game, choice)


@combat("black-breath", AFTER_REROLL)
def black_breath(round: Round, side: str) -> None:
    """With a hit in the re-roll a leader, or a companion of no higher level than the hits, may be eliminated."""
    force = round.force(FREE)
    scored = round.re_roll_hits[SHADOW]
    leaders: list[Piece | Character | None] = [piece for piece in force.army.pieces() if not piece.is_unit]
    weak = [each for each in companions(force) if each.battle_level <= scored]
    if not scored or not (leaders or weak):
        round.no_effect()
        return
    choice = round.game.ask(SHADOW, "black-breath", [*leaders, *weak, None])
    if isinstance(choice, Piece):
        lose_unit(round.game, force.region, choice)
    elif choice is not None:
        eliminate_character(round.game, choice)


# Before and after casualties


@combat("heroic-death", BEFORE_CASUALTIES)
def heroic_death(round: Round, side: str) -> None:
    """A leader dies to cancel a hit, or a companion to cancel as many as his level."""
    force = round.force(FREE)
    leaders: list[Piece | Character | None] = [piece for piece in force.army.pieces() if not piece.is_unit]
    if not round.hits[SHADOW]:
        round.no_effect()
        return
    choice = round.game.ask(FREE, "heroic-death", [*leaders, *companions(force), None], hits=round.hits[SHADOW])
    if isinstance(choice, Piece):
        lose_unit(round.game, force.region, choice)
        cancel_hits(round, 1)
    elif choice is not None:
        most = min(choice.battle_level, round.hits[SHADOW])
        number = round.game.ask(FREE, "cancel-hits", range(1, most + 1))
        eliminate_character(round.game, choice)
        cancel_hits(round, number)


@combat("shield-wall", BEFORE_CASUALTIES)
def shield_wall(round: Round, side: str) -> None:
    """Of two or more hits one is cancelled."""
    if round.hits[SHADOW] >= 2:
        cancel_hits(round, 1)
    else:
        round.no_effect()


def cancel_hits(round: Round, number: int) -> None:
    """So many hits of the Shadow do not count."""
    round.change_hits(SHADOW, -number)
    round.game.tell("hits-cancelled", side=SHADOW, count=number)


@combat("onslaught", AFTER_CASUALTIES)
def onslaught(round: Round, side: str) -> None:
    """Up to four hits on one's own army, each giving a die that hits on 4."""
    wounds = round.game.ask(SHADOW, "own-hits", range(5), dice=True)
    if wounds:
        round.extra_attack(SHADOW, round.wound(SHADOW, wounds), 4)
    else:
        round.no_effect()


@combat("great-host", AFTER_CASUALTIES)
def great_host(round: Round, side: str) -> None:
    """With twice as many units, one more hit at once."""
    if round.force(SHADOW).army.size >= 2 * round.force(FREE).army.size:
        round.wound(FREE, 1)
        round.end_if_destroyed(FREE)
    else:
        round.no_effect()


@combat("we-come-to-kill", AFTER_CASUALTIES)
def we_come_to_kill(round: Round, side: str) -> None:
    """An extra attack with a die for each elite unit left, hitting on 5."""
    round.extra_attack(SHADOW, round.force(SHADOW).army.elites, 5)
