"""Chapters 15 to 17 and 20: the combat step, path combat and battleground combat."""

from __future__ import annotations

from collections.abc import Sequence

from ringwar.cardgame.rules.eliminating import IN_BATTLEGROUND_COMBAT, IN_PATH_COMBAT, cycle, eliminate
from ringwar.cardgame.rules.icons import (
    ATTACK,
    DEFENSE,
    battleground_attack,
    battleground_defense,
    location_attack,
    location_defense,
    path_attack,
    path_defense,
    read_icons,
)
from ringwar.cardgame.rules.leadership import supports
from ringwar.cardgame.rules.scoring import add_corruption, score
from ringwar.cardgame.rules.teams import jointly
from ringwar.cardgame.rules.whose import inactive, lies_in_play
from ringwar.cardgame.table.facts import FREE, ITEM, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.queries import RESERVE, Pointed, active_locations, cards_at, place_of, side_at
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import Combat, Location, State
from ringwar.cardgame.table.texts import CardGame
from ringwar.kernel import Question, Refusal


def combat_step(game: CardGame) -> None:
    """CG-COMBAT-01 to CG-COMBAT-04, CG-AMB-31. The starting player chooses the next combat, if anybody fights."""
    state = game.state
    locations = active_locations(state)
    if not locations:
        state.step = "victory"
        return
    calm = not any(cards_at(state, each) or location_attack(state, each) for each in locations)
    options = locations[:1] if calm else locations
    location = game.ask(state.starting_player, "next-combat", options, why=why_not_fought)
    if isinstance(location, Path):
        path_combat(game)
    else:
        battleground_combat(game, location)


def why_not_fought(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-COMBAT-01, CG-RESERVE-05. Why there is no combat to come at a place."""
    if thing in active_locations(state):
        return None
    if thing == RESERVE:
        return Refusal("no-combat-in-reserve", clauses=["CG-RESERVE-05"])
    return inactive(thing, "CG-COMBAT-01")


def defender_of(location: Location) -> str:
    """CG-COMBATPATH-01, CG-COMBATBG-01, CG-COMBATBG-02. The side that defends a location."""
    return FREE if isinstance(location, Path) else location.side


def path_combat(game: CardGame) -> None:
    """CG-COMBATPATH-01 to CG-COMBATPATH-14. The Shadow attacks the path; icons are read once (CG-COMBAT-08)."""
    state = game.state
    path = state.path
    assert path is not None
    hunters = {card: path_attack(state, card) for card in side_at(state, path, SHADOW)}
    worth = {card: path_defense(state, card) for card in side_at(state, path, FREE)}
    bonus, defense = location_attack(state, path), location_defense(state, path)
    attack = bonus + sum(hunters.values())
    state.combat = Combat(
        path,
        read_icons(state, path, bonus, hunters, ATTACK),
        read_icons(state, path, defense, worth, DEFENSE),
        max(0, attack - defense),
    )
    game.tell("path-combat", path=path, attack=attack, defense=defense, cards=sum(worth.values()), attacker=SHADOW)
    left = losses(game, state.combat, FREE, worth, IN_PATH_COMBAT)
    finish(game, path, FREE, IN_PATH_COMBAT)
    state.path = None
    if state.rules.duel_paths:
        score_duel_path(game, path, attack, defense + sum(worth.values()))
    else:
        score_path(game, path, left)


def score_path(game: CardGame, path: Path, uncancelled: int) -> None:
    """CG-COMBATPATH-13, CG-COMBATPATH-14. All icons cancelled: the Free Peoples win; if not, the Shadow does."""
    if uncancelled:
        score(game, path, SHADOW)
        add_corruption(game, uncancelled)
    else:
        score(game, path, FREE)


def score_duel_path(game: CardGame, path: Path, attack: int, defense: int) -> None:
    """CG-DUEL2-09 to CG-DUEL2-12, CG-AMB-26, CG-AMB-27. All icons present are compared; equal totals win for nobody."""
    if defense > attack:
        score(game, path, FREE)
    elif defense == attack:
        game.state.set_aside += (path,)
        game.tell("path-tied", path=path)
    else:
        score(game, path, SHADOW)
        add_corruption(game, attack - defense)


def battleground_combat(game: CardGame, place: Battleground) -> None:
    """CG-COMBATBG-01 to CG-COMBATBG-15. The other side attacks a battleground; icons and supports are read once."""
    state = game.state
    defender = defender_of(place)
    attacker = ENEMY[defender]
    led = supports(game, place, attacker, "leadership_attack")
    held = supports(game, place, defender, "leadership_defense")
    raiders = {card: battleground_attack(state, card, place, led) for card in side_at(state, place, attacker)}
    worth = {card: battleground_defense(state, card, place, held) for card in side_at(state, place, defender)}
    bonus, defense = location_attack(state, place), location_defense(state, place)
    attack, icons = bonus + sum(raiders.values()), sum(worth.values())
    state.combat = Combat(
        place,
        read_icons(state, place, bonus, raiders, ATTACK),
        read_icons(state, place, defense, worth, DEFENSE),
        max(0, attack - defense),
        (*led.items(), *held.items()),
    )
    game.tell("battleground-combat", battleground=place, attack=attack, defense=defense, cards=icons, attacker=attacker)
    left = losses(game, state.combat, defender, worth, IN_BATTLEGROUND_COMBAT)
    finish(game, place, defender, IN_BATTLEGROUND_COMBAT)
    del state.battlegrounds[place]
    state.taken_from.pop(place, None)
    score(game, place, attacker if left else defender)


def losses(game: CardGame, combat: Combat, defender: str, worth: dict[Card, int], reason: str) -> int:
    """CG-COMBATPATH-04 to 07, CG-COMBATBG-06 to 09, CG-AMB-08. Defenders are eliminated while icons are left."""
    state = game.state
    useless_too = _useless_too(state)
    standing = [card for card, icons in worth.items() if icons or useless_too]
    left, doomed = combat.uncancelled, False
    while left and standing:
        if not doomed and len(standing) > 1 and all_fall(left, [worth[card] for card in standing]):
            doomed = True
            game.tell("all-fall", location=combat.location, count=left)
        options = standing[:1] if doomed else standing.copy()
        card = jointly(game, defender, "loss", options, why_not_lost, location=combat.location, count=left)
        standing.remove(card)
        state.combat = combat = combat.without(card, worth[card])
        left = combat.uncancelled
        eliminate(game, card, reason)
    state.combat = None
    return left


def _useless_too(state: State) -> bool:
    """CG-COMBATPATH-07, CG-COMBATBG-09, CG-AMB-07. Whether defenders without icons are eliminated as well."""
    return state.rules.options["defenders-without-icons"] == "eliminated"


def why_not_lost(state: State, question: Question, thing: Pointed) -> Refusal | None:
    """CG-COMBATPATH-04, CG-COMBATBG-06, CG-ITEM-07, CG-AMB-07. Why a card is no defender to be eliminated now."""
    combat = state.combat
    assert combat is not None
    location = combat.location
    clause = "CG-COMBATPATH-04" if isinstance(location, Path) else "CG-COMBATBG-06"
    if not isinstance(thing, Card):
        return Refusal("no-card", clauses=[clause])
    if any(card is thing for card, _ in combat.cancelled):
        return Refusal("lost-already", clauses=[clause], card=thing.name)
    if not lies_in_play(state, thing) or place_of(state, thing) is not location:
        return Refusal("not-in-this-combat", clauses=[clause], card=thing.name, location=location.name)
    if thing.kind == ITEM:
        return Refusal("lost-with-wielder", clauses=["CG-ITEM-07"], item=thing.name)
    if thing.side != defender_of(location):
        after = "CG-COMBATPATH-11" if isinstance(location, Path) else "CG-COMBATBG-13"
        return Refusal("attackers-lost-later", clauses=[clause, after], card=thing.name)
    if not _useless_too(state) and not any(each.thing is thing and each.number for each in combat.defense):
        return Refusal("cancels-nothing", clauses=["CG-AMB-07"], card=thing.name)
    return None


def all_fall(left: int, worth: Sequence[int]) -> bool:
    """CG-COMBATPATH-07, CG-COMBATBG-09. Whether all defenders with these icons are lost, in whatever order."""
    return left > sum(worth) or (left == sum(worth) and 0 not in worth)


def finish(game: CardGame, place: Location, defender: str, reason: str) -> None:
    """CG-COMBATPATH-10, CG-COMBATPATH-11, CG-COMBATBG-12, -13. Defenders are cycled, attackers eliminated."""
    state = game.state
    for card in side_at(state, place, defender):
        cycle(game, card)
    for card in side_at(state, place, ENEMY[defender]):
        eliminate(game, card, reason)
    state.added.pop(place, None)
