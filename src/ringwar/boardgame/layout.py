"""Where things lie on the table of the board game, so that its changes can be told as data."""

from __future__ import annotations

from ringwar.kernel.comparing import BAG, LIST, NUMBER, PILE, SLOT, WHERE, Layout, Place

LAYOUT = Layout(
    places=(
        Place("armies/*", BAG, "piece"),
        Place("besieged/*", BAG, "piece"),
        Place("reinforcements", BAG, "piece"),
        Place("casualties", BAG, "piece"),
        Place("nazgul/*", NUMBER, "piece", id="nazgul"),
        Place("characters", WHERE, "character"),
        Place("eliminated", LIST, "character"),
        Place("fellowship/companions", LIST, "character"),
        Place("dice/*", LIST, "die"),
        Place("hunt/box/*", NUMBER, "die"),
        Place("rings/*", NUMBER, "ring"),
        Place("hunt/pool", LIST, "tile"),
        Place("hunt/drawn", LIST, "tile"),
        Place("hunt/removed", LIST, "tile"),
        Place("hunt/special_in_play", LIST, "tile"),
        Place("decks/*/*", PILE, "card"),
        Place("hands/*/size", PILE, "card", seen=("cards",)),
        Place("hands/*/cards", LIST, "card"),
        Place("table/*", LIST, "card"),
        Place("discards/*/size", PILE, "card", seen=("seen",)),
        Place("discards/*/seen", LIST, "card"),
        Place("battle/chosen/*", PILE, "card"),
        Place("battle/cards/*", SLOT, "card"),
    ),
    turned=("politics/*/active", "fellowship/revealed", "lords/balrog_active"),
    quiet=(
        "phase",
        "rings_used",
        "to_act",
        "messenger_used",
        "fellowship/guide",
        "fellowship/tried",
        "battle",
        "hunt/tile",
        "hunt/roll",
        "teams/last",
        "teams/command",
        "teams/actors",
        "teams/speakers",
        "teams/waived",
        "lords/kept_special",
        "lords/shown",
        "lords/sorcery_used",
        "lords/token_used",
    ),
)
