"""Fourteen positions of the card game with an obviously right answer."""

from __future__ import annotations

from typing import Any

from cardgame.tables import Table, table
from helpers import play
from players.obvious import Puzzle, never, said

BARE: dict[str, dict[str, Any]] = {"frodo": {"deck": []}, "aragorn": {"deck": []}}
"""Free Peoples without cards."""


def last_round(to_act: str, **fields: Any) -> Table:
    """The last round of a trilogy."""
    return table(**{"path": "crack-of-doom", "round": 9, "to_act": to_act, **fields})


def undefended_path() -> Table:
    seats = {"saruman": {"reserve": ["shelob"]}, **BARE}
    return table(path="shelobs-lair", seats=seats, round=8, to_act="saruman")


def attacked_path() -> Table:
    seats = {"frodo": {"hand": ["sam-gamgee", "eowyn", "ent-draught"], "ring_token": False}}
    return table(path="shelobs-lair", on_path=["the-hunter"], seats=seats, round=8, to_act="frodo")


def open_battleground() -> Table:
    seats = {"saruman": {"reserve": ["devilry-of-saruman"]}, **BARE}
    return last_round("saruman", battlegrounds={"edoras": []}, seats=seats)


def open_helms_deep() -> Table:
    seats = {"saruman": {"reserve": ["wolf-riders", "white-hand-orcs"]}, **BARE}
    return last_round("saruman", battlegrounds={"helms-deep": []}, seats=seats)


def great_gate() -> Table:
    seats = {"saruman": {"reserve": ["corsairs-of-umbar"]}}
    return table(path="bag-end", battlegrounds={"minas-tirith": ["the-great-gate"]}, seats=seats, to_act="saruman")


def partner_in_need() -> Table:
    seats = {"frodo": {"reserve": ["gandalf-the-white"]}}
    return last_round("frodo", battlegrounds={"minas-tirith": ["olog-hai", "black-uruks"]}, seats=seats)


def two_places_for_icons() -> Table:
    seats = {"witch-king": {"reserve": ["the-destroyer"]}}
    places = {"edoras": ["white-hand-orcs"], "minas-tirith": []}
    return play(last_round("witch-king", battlegrounds=places, seats=seats), "use")


def price_of_a_defender() -> Table:
    attackers = ["the-hunter", "the-reaver", "the-commander"]
    seats = {"gandalf": {"hand": ["gimli"], "reserve": ["merry-brandybuck"]}}
    position = table("fellowship", path="amon-hen", on_path=attackers, seats=seats, round=5, to_act="gandalf")
    return play(position, "play", "amon-hen")


def ten_points_behind() -> Table:
    seats: dict[str, Any] = {
        "witch-king": {"reserve": ["the-hunter", "the-reaver", "the-witch-king"], "ring_token": False},
        "frodo": {"reserve": ["gimli"], "hand": ["eowyn", "sting"]},
    }
    scored = {"free-peoples": ["minas-tirith", "helms-deep", "lorien", "weathertop"]}
    return table(path="imladris", scoring=scored, seats=seats, round=3, to_act="witch-king")


def last_path_now() -> Table:
    spent = {"ring_token": False}
    seats: dict[str, Any] = {
        "frodo": {"reserve": ["gwaihir-the-windlord"], "deck": ["sam-gamgee"], **spent},
        "aragorn": {"deck": ["high-elves"], **spent},
        "witch-king": {"hand": ["the-black-captain"], **spent},
        "saruman": {"hand": ["threats-and-promises"], **spent},
    }
    scored = {
        "free-peoples": ["minas-tirith", "helms-deep", "the-old-forest"],
        "shadow": ["morannon", "umbar"],
        "corruption": 3,
    }
    on_path = ["shelob", "the-reaver", "smeagol"]
    return table(path="morgul-vale", on_path=on_path, seats=seats, scoring=scored, round=8, to_act="frodo")


def step_to_end() -> Table:
    friends = ["smeagol", "pippin-took", "frodo-baggins", "legolas", "gimli", "village-militia", "high-elves"]
    foes = ["goblins-of-the-misty-mountains", "mordor-orcs", "sarumans-staff", "grima-wormtongue", "gollum"]
    seats: dict[str, Any] = {
        "gandalf": {"hand": ["merry-brandybuck"], "deck": friends, "ring_token": False},
        "witch-king": {"hand": ["balrog-of-moria"], "deck": foes},
    }
    places = {"edoras": [], "helms-deep": ["devilry-of-saruman", "white-hand-orcs", "riders-of-rohan"]}
    scored = {
        "free-peoples": ["minas-tirith", "lorien", "pelargir", "the-old-forest", "khazad-dum"],
        "shadow": ["morannon", "umbar", "orthanc", "harad"],
        "corruption": 3,
    }
    fields: dict[str, Any] = {"scoring": scored, "round": 8, "to_act": "witch-king", "passed": ["gandalf"]}
    return table("duel", path="cirith-ungol", battlegrounds=places, seats=seats, **fields)


def mithril_in_hand() -> Table:
    lost = ["bow-of-the-galadhrim", "gimli", "sam-gamgee", "high-elves", "arwen", "fatty-bolger"]
    past = [
        "the-ringwraiths-are-abroad",
        "the-warrior",
        "the-commander",
        "the-hunter",
        "the-witch-king",
        "flocks-of-crebain",
    ]
    seats: dict[str, Any] = {
        "gandalf": {
            "hand": ["dwarven-axe", "mithril-coat", "pippin-took"],
            "reserve": ["galadriel", "boromir", "high-elves#2", "elrond"],
            "locked": ["legolas"],
            "eliminated": [*lost, "narya-ring-of-fire", "elven-cloak", "gandalf-the-grey"],
        },
        "balrog": {
            "hand": ["mordor-orcs", "the-reaver"],
            "locked": ["balrog-of-moria", "grishnakh"],
            "eliminated": [*past, "nazguls-mantle", "mordor-orcs#2", "ugluk", "black-breath"],
        },
    }
    scored = {"free-peoples": ["inn-of-the-prancing-pony"], "shadow": ["minas-morgul"], "corruption": 4}
    fields: dict[str, Any] = {"scoring": scored, "round": 2, "to_act": "gandalf", "passed": ["balrog"]}
    return table("fellowship", path="fords-of-bruinen", battlegrounds={"rivendell": []}, seats=seats, **fields)


def death_for_umbar() -> Table:
    seats: dict[str, Any] = {
        "frodo": {"hand": ["gandalfs-staff"], "reserve": ["riders-of-rohan", "theoden", "eomer", "smeagol"]},
        "aragorn": {
            "hand": ["elven-cloak"],
            "reserve": ["aragorn", "boromir", "dead-men-of-dunharrow", "soldiers-of-gondor"],
            "locked": ["halbarad", "faramir"],
            "deck": ["the-great-gate", "blade-of-westernesse", "the-red-arrow", "lembas", "mirror-of-galadriel"],
            "cycle": ["arwen", "knights-of-dol-amroth"],
            "ring_token": False,
        },
        "witch-king": {"reserve": ["mouth-of-sauron"], "locked": ["the-witch-king", "the-warrior", "trolls-of-udun"]},
        "saruman": {
            "hand": ["haradrim-regulars"],
            "reserve": ["saruman+palantir-of-orthanc+sarumans-staff"],
            "locked": ["ugluk", "haradrim-mumakil"],
        },
    }
    scored = {
        "free-peoples": ["minas-tirith", "dol-amroth", "orthanc", "fords-of-bruinen", "dol-guldur"],
        "shadow": ["lorien"],
        "corruption": 5,
    }
    on_path = ["hill-troll", "merry-brandybuck", "cave-troll", "frodo-baggins"]
    fields: dict[str, Any] = {"scoring": scored, "round": 4, "to_act": "aragorn", "passed": ["witch-king"]}
    return table(path="khazad-dum", on_path=on_path, battlegrounds={"umbar": []}, seats=seats, **fields)


PUZZLES = (
    # Two points for one character, and nobody has anything to defend with.
    Puzzle("the path that nobody defends", undefended_path, said(("action", "move"))),
    # One icon attacks and none defends: Sam is the only card in the hand that can.
    Puzzle("the path under attack", attacked_path, said(("play", "sam-gamgee")), actions=3),
    # Nobody can come any more, and an army in the reserve scores nothing at the end.
    Puzzle("the open battleground", open_battleground, said(("action", "move"))),
    # Two icons of the place against one army: both together take it, and there is nothing to keep them for.
    Puzzle("two armies for Helm's Deep", open_helms_deep, said(("action", "move"))),
    # Three icons of the city and the gate against one army in the first round.
    Puzzle("the army before the Great Gate", great_gate, never(("action", "move"))),
    # Minas Tirith falls in the last round unless somebody comes, and Gandalf stands ready.
    Puzzle("the partner in need", partner_in_need, said(("action", "move"))),
    # One icon more takes Edoras; in Minas Tirith nobody fights.
    Puzzle("icons where they are needed", two_places_for_icons, said(("add-icon", "edoras"))),
    # Gimli was to defend: whoever forsakes an unknown card instead keeps what he has.
    Puzzle("the price of a defender", price_of_a_defender, said(("forsake", "top-of-deck"))),
    # A path that is held makes it ten points, and the game is lost at once: all must attack.
    Puzzle("nine points behind", ten_points_behind, said(("action", "move"))),
    # At the end an unused Ring token is a point, and no card drawn now can be worth as much.
    Puzzle("the Ring token at the end", lambda: last_round("frodo"), never(("action", "ring"))),
    # Path 8 is lost, but the Shadow holds nothing for path 9, and next round it would draw eight cards: on at once.
    Puzzle("the last path now", last_path_now, said(("use", "smeagol"))),
    # Helm's Deep is taken and Gandalf has passed: whoever does anything but pass gives him another turn to save it.
    Puzzle("the step to end", step_to_end, said(("action", "pass"))),
    # Passing is free, Frodo is in the deck, and the coat is two icons for the rest of the game: no two cards for one.
    Puzzle("the coat that nobody wears yet", mithril_in_hand, never(("action", "winnow"))),
    # In reserve Aragorn is a card a round for five rounds; Umbar is a point, and what attacks it is lost.
    Puzzle("who draws and does not die", death_for_umbar, never(("action", "move"), ("move", "aragorn"))),
)
