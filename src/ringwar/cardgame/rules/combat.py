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
from ringwar.cardgame.table.facts import FREE, SHADOW, Battleground, Card, Path
from ringwar.cardgame.table.queries import active_locations, cards_at, side_at
from ringwar.cardgame.table.scenarios import ENEMY
from ringwar.cardgame.table.state import Combat, Location
from ringwar.cardgame.table.texts import CardGame


def combat_step(game: CardGame) -> None:
    """CG-COMBAT-01 to CG-COMBAT-04, CG-AMB-31. The starting player chooses the next combat, if anybody fights."""
    state = game.state
    locations = active_locations(state)
    if not locations:
        state.step = "victory"
        return
    calm = not any(cards_at(state, each) or location_attack(state, each) for each in locations)
    location = game.ask(state.starting_player, "next-combat", locations[:1] if calm else locations)
    if isinstance(location, Path):
        path_combat(game)
    else:
        battleground_combat(game, location)


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
    defender, attacker = place.side, ENEMY[place.side]
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
    useless_too = state.rules.options["defenders-without-icons"] == "eliminated"  # CG-AMB-07
    standing = [card for card, icons in worth.items() if icons or useless_too]
    left, doomed = combat.uncancelled, False
    while left and standing:
        if not doomed and len(standing) > 1 and all_fall(left, [worth[card] for card in standing]):
            doomed = True
            game.tell("all-fall", location=combat.location, count=left)
        options = standing[:1] if doomed else standing.copy()
        card = jointly(game, defender, "loss", options, location=combat.location, count=left)
        standing.remove(card)
        cancelled = (*combat.cancelled, (card, min(left, worth[card])))
        left = max(0, left - worth[card])
        state.combat = combat = combat._replace(uncancelled=left, cancelled=cancelled)
        eliminate(game, card, reason)
    state.combat = None
    return left


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
