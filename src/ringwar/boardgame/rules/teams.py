"""Chapter 23: three and four players, in teams of two."""

from __future__ import annotations

from collections.abc import Mapping

from ringwar.boardgame.rules.event_cards import decks_left
from ringwar.boardgame.rules.forces import force_of
from ringwar.boardgame.rules.lone_player import banned, figures_of, may_act, may_play_event, usable_army
from ringwar.boardgame.table.armies import ELITES, FREE_PEOPLES, NATION_BIT, NOBODY, Army, Piece
from ringwar.boardgame.table.facts import (
    DECKS,
    DWARVES,
    ELVES,
    ENEMY,
    FREE,
    FREE_NATIONS,
    GONDOR,
    ISENGARD,
    NORTH,
    ROHAN,
    SAURON,
    SHADOW,
    SIDES,
    SOUTHRONS,
    Character,
    EventCard,
    Region,
)
from ringwar.boardgame.table.memory import exchanged
from ringwar.boardgame.table.queries import army_of, is_commanded
from ringwar.boardgame.table.seats import Rules
from ringwar.boardgame.table.state import NO_ACTION, Battle, State, Teams, without
from ringwar.boardgame.table.texts import BoardGame
from ringwar.kernel import Secret

GONDORS, ROHANS, WITCH_KINGS, SARUMANS = "gondor", "rohan", "witch-king", "saruman"
"""The seats, by their names."""

NATIONS_OF: dict[str, tuple[str, ...]] = {
    GONDORS: (GONDOR, ELVES),
    ROHANS: (ROHAN, NORTH, DWARVES),
    WITCH_KINGS: (SAURON,),
    SARUMANS: (ISENGARD, SOUTHRONS),
}
"""BG-MULTI-02 to BG-MULTI-05. The nations of each seat."""

PEOPLES = {seat: sum(NATION_BIT[nation] for nation in nations) for seat, nations in NATIONS_OF.items()}
PEOPLES[FREE] = FREE_PEOPLES
"""The nations of each seat, as bits."""

FOUR = {GONDORS: FREE, ROHANS: FREE, WITCH_KINGS: SHADOW, SARUMANS: SHADOW}
THREE = {FREE: FREE, WITCH_KINGS: SHADOW, SARUMANS: SHADOW}
PARTNER = {GONDORS: ROHANS, ROHANS: GONDORS, WITCH_KINGS: SARUMANS, SARUMANS: WITCH_KINGS, FREE: FREE}

TEAM_HAND = 4  # BG-MULTI-12


class TeamRules(Rules):
    """The rules for three or four players."""

    divided = True

    # Who decides

    def set_up(self, state: State) -> None:
        """BG-MULTI-01, BG-MULTI-06, BG-MULTI-25, BG-MULTI-58. The first of each team leads; the other acts first."""
        leading = {side: next(seat for seat, team in self.seats.items() if team == side) for side in SIDES}
        state.teams = Teams(leading, {side: PARTNER[seat] for side, seat in leading.items()})

    def leading(self, state: State, side: str) -> str:
        """BG-MULTI-21 to BG-MULTI-24, BG-MULTI-33, BG-MULTI-70. The leading player decides for his team."""
        return teams(state).leading[side]

    def speaker(self, state: State, side: str) -> str:
        """BG-MULTI-33, BG-MULTI-47, BG-MULTI-48.

        Who answers for a side: who controls its army in a battle, who acts, or else the leading player.
        """
        if side not in SIDES:
            return side
        if state.battle is not None:
            return self.commander(state, side, force_of(state, state.battle, side).army)
        acts = is_acting(state, side) and (state.hunt is None or side == SHADOW)
        return teams(state).actors[side] if acts else teams(state).leading[side]

    def commander(self, state: State, side: str, army: Army) -> str:
        """BG-MULTI-44, BG-MULTI-45, BG-MULTI-46, BG-MULTI-49, BG-MULTI-50.

        Who controls an army: the partner with more units, then with more elite units, then the leading player.
        """
        leader = teams(state).leading[side]
        return PARTNER[leader] if _weight(army, PARTNER[leader]) > _weight(army, leader) else leader

    def remover(self, state: State, side: str, region: Region, number: int) -> tuple[str, int]:
        """BG-MULTI-41. Of two armies the players remove units in turn, the non-leading player first."""
        army = army_of(state, region, side) or NOBODY
        if not is_shared(army, side, self.seats) or (region, side) in teams(state).merged:
            seat = self.commander(state, side, army)
            return seat, PEOPLES[seat] | PEOPLES[PARTNER[seat]]
        leader = teams(state).leading[side]
        seat = leader if number % 2 else PARTNER[leader]
        return seat, PEOPLES[seat]

    def commanded(self, state: State, side: str) -> int:
        """BG-MULTI-29, BG-MULTI-59. The nations of who acts next; a player alone not twice in a row for one."""
        seat = teams(state).actors[side]
        return FREE_PEOPLES & ~banned(teams(state).last) if seat == FREE else PEOPLES[seat]

    def barred(self, state: State, side: str) -> list[str]:
        """BG-MULTI-59. The nations for which a player alone recruited, advanced or played an event last."""
        last = teams(state).last.nations if side in self.seats else 0
        return [nation for nation in FREE_NATIONS if NATION_BIT[nation] & last]

    # What the player who acts may use

    def may_play(self, state: State, card: EventCard) -> bool:
        """BG-MULTI-17, BG-MULTI-18, BG-MULTI-19, BG-MULTI-56. The icon of a card says who may use its event."""
        seat = self.speaker(state, card.side)
        if seat == FREE:
            return may_play_event(teams(state).last, card)
        return card.player in (None, seat)

    def may_rouse(self, state: State, nation: str) -> bool:
        """BG-MULTI-30, BG-MULTI-59, BG-AMB-53. By an ability either partner; a player alone not twice in a row."""
        return FREE not in self.seats or is_commanded(state, nation)

    def movers(self, state: State, region: Region, army: Army) -> Army:
        """BG-MULTI-40, BG-MULTI-47, BG-MULTI-52. A mixed army for its commander; one's own figures for the other."""
        seat = self.speaker(state, army.side)
        if seat == FREE:
            return usable_army(teams(state).last, region, army)
        mixed = (region, army.side) in teams(state).merged
        controlled = mixed and self.commander(state, army.side, army) == seat
        return army if controlled else figures_of(army, PEOPLES[seat])

    def fighters(self, state: State, region: Region, army: Army) -> Army:
        """BG-MULTI-40, BG-MULTI-47. A mixed army for its commander alone; of separate armies one's own."""
        seat = self.speaker(state, army.side)
        mixed = (region, army.side) in teams(state).merged
        if seat != FREE and mixed and self.commander(state, army.side, army) != seat:
            return NOBODY
        return self.movers(state, region, army)

    def may_go(self, state: State, side: str, region: Region, units: Army) -> bool:
        """BG-MULTI-51, BG-MULTI-60. Who acts keeps the control of what goes, and of what stays mixed."""
        seat = self.speaker(state, side)
        if seat == FREE:
            return state.battle is not None or may_act(teams(state).last, units)
        if self.commander(state, side, units) != seat:
            return False
        return (region, side) not in teams(state).merged or self._keeps_the_rest(state, side, region, units, seat)

    def _keeps_the_rest(self, state: State, side: str, region: Region, units: Army, seat: str) -> bool:
        """BG-MULTI-51, BG-MULTI-52, BG-AMB-60.

        Who controls a mixed army does not leave a mixed part of it to his partner; a rearguard stays as it was.
        """
        whole = army_of(state, region, side) or NOBODY
        stays = whole.without(units)
        if not is_shared(stays, side, self.seats) or self.commander(state, side, stays) == seat:
            return True
        if state.battle is not None and stays.size == state.battle.rearguard.army.size:
            return True
        return self.commander(state, side, whole) != seat

    def may_take(self, state: State, side: str, character: Character) -> bool:
        """BG-MULTI-37, BG-MULTI-69. A minion goes with the army of the player who controls him."""
        nation = character.nation
        return nation is None or bool(NATION_BIT[nation] & PEOPLES[self.speaker(state, side)])

    def captor(self, state: State, region: Region, side: str) -> str:
        """BG-MULTI-66, BG-AMB-54. Who controls the army that captures: in an assault the part of it that attacks."""
        battle = state.battle
        if battle is not None and battle.attacker == side and battle.origin is region:
            return self.commander(state, side, force_of(state, battle, side).army)
        return self.commander(state, side, army_of(state, region, side) or NOBODY)

    # Moments

    def hand_limit(self, seat: str) -> int:
        """BG-MULTI-12, BG-MULTI-57, BG-GLOSSARY-08. Four cards for a partner, six for a player alone."""
        return super().hand_limit(seat) if seat == FREE else TEAM_HAND

    def turn_begins(self, game: BoardGame) -> None:
        """BG-MULTI-07. The leading players hand the tokens to their partners; the others act first again."""
        table = teams(game.state)
        game.state.refusals = game.state.waived = frozenset()
        for side, seat in table.leading.items():
            table.actors[side] = seat
            table.leading[side] = PARTNER[seat]
            if seat != PARTNER[seat]:
                game.tell("leading", seat=PARTNER[seat], side=side)
        table.last = NO_ACTION

    def drawing_order(self, state: State) -> tuple[str, ...]:
        """BG-MULTI-11. In a team the leading player draws first."""
        leaders = teams(state).leading.values()
        return tuple(dict.fromkeys(seat for leader in leaders for seat in (leader, PARTNER[leader])))

    def decks_to_draw(self, game: BoardGame, seat: str) -> tuple[str, ...]:
        """BG-MULTI-09, BG-MULTI-10, BG-MULTI-57. Both decks in the first turn and for a player alone, later one."""
        if seat == FREE or game.state.turn == 1:
            return DECKS
        decks = decks_left(game.state, self.seats[seat])
        return (game.ask(seat, "which-deck", decks),) if decks else ()

    def cards_drawn(self, game: BoardGame) -> None:
        """BG-MULTI-13, BG-MULTI-14, BG-MULTI-16. The partners of a team may exchange a card, if both want to."""
        for side, leader in teams(game.state).leading.items():
            pair = (leader, PARTNER[leader])
            if leader == PARTNER[leader] or not all(game.state.hands[seat] for seat in pair):
                continue
            if not game.confirm(leader, "exchange", side=side, wanted="no"):
                continue
            if game.confirm(PARTNER[leader], "exchange", side=side, wanted="yes"):
                exchange(game, *pair)
            else:
                game.tell("exchange-refused", seat=leader, partner=PARTNER[leader])

    def action_begins(self, game: BoardGame, side: str) -> None:
        """BG-MULTI-25, BG-MULTI-29, BG-MULTI-59. Whose turn it is, and for which nations he may act."""
        state, table = game.state, teams(game.state)
        seat = table.actors[side]
        state.command = self.commanded(state, side)
        if seat != FREE and state.dice[side]:
            offer_merging(game, side, seat)

    def action_taken(self, state: State, side: str) -> None:
        """BG-MULTI-25 to BG-MULTI-28, BG-MULTI-58. After an action it is the partner's turn; after a pass it is not."""
        table = teams(state)
        table.actors[side] = PARTNER[table.actors[side]]
        if side in self.seats:
            table.last, table.now = table.now, NO_ACTION

    def event_played(self, state: State, card: EventCard) -> None:
        """BG-AMB-53. An event that does something for nations is an action for them."""
        for nation in card.nations:
            self.recruited(state, nation)

    def recruited(self, state: State, nation: str) -> None:
        """BG-MULTI-59. An action for a nation is remembered."""
        if self._acts_alone(state):
            table = teams(state)
            table.now = table.now._replace(nations=table.now.nations | NATION_BIT[nation])

    def army_lessened(self, state: State, region: Region, side: str) -> None:
        """BG-MULTI-39, BG-MULTI-52. Without units of both partners an army is no mixed one any more."""
        if not is_shared(army_of(state, region, side) or NOBODY, side, self.seats):
            teams(state).merged -= {(region, side)}

    def army_moved(self, state: State, army: Army, origin: Region, goal: Region) -> None:
        """BG-MULTI-42, BG-MULTI-47, BG-MULTI-61.

        An army that has acted is remembered; a mixed army stays one where it goes, unless it comes to a partner's.
        """
        table, side = teams(state), army.side
        if side in self.seats:
            table.last = table.last.followed(origin, goal)
            table.now = table.now.moved(army, origin, goal) if self._acts_alone(state) else table.now
        if is_shared(army, side, self.seats):
            others = (army_of(state, goal, side) or NOBODY).without(army)
            own = not others.unit_peoples & ~PEOPLES[self.commander(state, side, army)]
            table.merged |= {(goal, side)} if own else set()

    def battle_begins(self, state: State, battle: Battle, army: Army) -> None:
        """BG-MULTI-43. Separate armies merge where they are attacked."""
        table = teams(state)
        if self._acts_alone(state):
            table.now = table.now.with_army(army, battle.origin, battle.target)
        side = ENEMY[battle.attacker]
        if is_shared(army_of(state, battle.target, side) or NOBODY, side, self.seats):
            table.merged |= {(battle.target, side)}

    def captured(self, state: State, region: Region, side: str) -> None:
        """BG-MULTI-66. A capture is credited to the player who controls the army."""
        captors = teams(state).captors
        if region in state.control:
            captors[region] = self.captor(state, region, side)
        else:
            captors.pop(region, None)

    def _acts_alone(self, state: State) -> bool:
        """BG-MULTI-56. The player without a partner takes an action."""
        return FREE in self.seats and is_acting(state, FREE)

    def won(self, game: BoardGame, side: str) -> None:
        """BG-MULTI-63 to BG-MULTI-67. Of the team that wins, the player who did best, or both."""
        best = champions(game.state, side)
        if len([seat for seat, team in self.seats.items() if team == side]) > 1:
            game.tell("champions", side=side, seats=best, points=standing(game.state, best[0]))


def is_acting(state: State, side: str) -> bool:
    """It is a side's turn, and its action goes on."""
    return state.phase == "actions" and state.to_act == side


def teams(state: State) -> Teams:
    assert state.teams is not None
    return state.teams


def _weight(army: Army, seat: str) -> tuple[int, int]:
    """How many units, and how many elite units, a seat has in an army."""
    own = army.of(PEOPLES[seat])
    return own.size, own.elites


def is_shared(army: Army, side: str, seats: Mapping[str, str]) -> bool:
    """BG-MULTI-39. Units of both partners are in an army."""
    return all(army.unit_peoples & PEOPLES[seat] for seat, team in seats.items() if team == side) and side not in seats


# Cards


def exchange(game: BoardGame, first: str, second: str) -> None:
    """BG-MULTI-15. Each partner gives one card, without knowing the other's."""
    hands = game.state.hands
    given = game.ask_each("give-card", {seat: hands[seat] for seat in (first, second)})
    for seat, partner in ((first, second), (second, first)):
        hands[seat] = (*without(hands[seat], given[seat]), given[partner])
    exchanged(game.state, given)
    for seat, partner in ((first, second), (second, first)):
        game.show("exchange", seat=seat, partner=partner, card=Secret(given[seat], seat, partner))


# Mixed armies


def offer_merging(game: BoardGame, side: str, seat: str) -> None:
    """BG-MULTI-39, BG-MULTI-42. The player who acts may propose to merge two armies; his partner has to agree.

    Who has refused is not asked again in that turn; he may propose it himself. Who wants to propose nothing is asked
    again in that turn only when armies have met elsewhere.
    """
    state, partner = game.state, PARTNER[seat]
    while found := [region for region in separate_armies(state, side) if (region, partner) not in state.refusals]:
        if all((region, seat) in state.waived for region in found):
            return
        region = game.ask(seat, "merge-where", [*found, None])
        if region is None:
            state.waived |= {(each, seat) for each in found}
            return
        if game.confirm(partner, "merge", region=region):
            teams(state).merged |= {(region, side)}
            army = army_of(state, region, side) or NOBODY
            game.tell("merge", region=region, seat=state.rules.commander(state, side, army))
        else:
            state.refusals |= {(region, partner)}
            game.tell("merge-refused", region=region, seat=partner)


def separate_armies(state: State, side: str) -> list[Region]:
    """BG-MULTI-39, BG-MULTI-40. Where two partners have separate armies."""
    return [
        region
        for zone in (state.armies, state.boxes)
        for region, army in zone.items()
        if army.side == side and is_shared(army, side, state.rules.seats) and (region, side) not in teams(state).merged
    ]


# Winning


def standing(state: State, seat: str) -> int:
    """BG-MULTI-64, BG-MULTI-65. The points that a player's nations gained, less those that they lost."""
    gained = sum(region.points for region, captor in teams(state).captors.items() if captor == seat)
    lost = sum(region.points for region in state.control if NATION_BIT[region.nation] & PEOPLES[seat])
    return gained - lost if state.rules.seats[seat] == SHADOW else -lost


def champions(state: State, side: str) -> list[str]:
    """BG-MULTI-64, BG-MULTI-65, BG-MULTI-67. The players of a team who did best."""
    seats = [seat for seat, team in state.rules.seats.items() if team == side]
    best = max(standing(state, seat) for seat in seats)
    return [seat for seat in seats if standing(state, seat) == best]


TEAM_ELITES: tuple[Piece, ...] = (ELITES[ISENGARD], ELITES[SOUTHRONS])
"""BG-MULTI-54, BG-MULTI-55. The elite units that lead while Saruman is in play."""
