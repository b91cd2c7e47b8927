"""Where things lie on the table of the card game, so that its changes can be told as data."""

from __future__ import annotations

from ringwar.kernel.comparing import LIST, PILE, SLOT, Layout, Place

ZONES = ("hand", "cycle", "eliminated", "drawn")

LAYOUT = Layout(
    places=(
        Place("battlegrounds", LIST, "location"),
        Place("path", SLOT, "location"),
        Place("battleground_decks/*", LIST, "location"),
        Place("path_deck", LIST, "location"),
        Place("set_aside", LIST, "location"),
        Place("scoring/*", LIST, "location"),
        Place("battlegrounds/*/cards", LIST, "card"),
        Place("path/cards", LIST, "card"),
        Place("seats/*/reserve", LIST, "card"),
        Place("battlegrounds/*/cards/*/items", LIST, "card", carried=True),
        Place("path/cards/*/items", LIST, "card", carried=True),
        Place("seats/*/reserve/*/items", LIST, "card", carried=True),
        Place("resolving", LIST, "card"),
        Place("seats/*/deck_size", PILE, "card", seen=("top",)),
        Place("seats/*/top", LIST, "card"),
        *(Place(f"seats/*/{zone}_size", PILE, "card", seen=(zone, f"{zone}_seen")) for zone in ZONES),
        *(Place(f"seats/*/{zone}", LIST, "card") for zone in ZONES),
        *(Place(f"seats/*/{zone}_seen", LIST, "card", unless=zone) for zone in ZONES),
    ),
    turned=("seats/*/ring_token",),
    quiet=("step", "to_act", "passed", "used_this_round", "lasting", "combat"),
)
