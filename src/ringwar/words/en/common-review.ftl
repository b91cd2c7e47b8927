### Reviews of games: `ringwar review`, and what a server says of them.

usage-review = look back at a saved game: chances of winning, and what could have been done better
usage-review-examples =
    A computer player thinks about every choice again, by what its seat could know then. That takes about a minute.

    examples:
      ringwar review games/0001.ringwar
      ringwar review games/0001.ringwar --level expert
      ringwar review games/0001.ringwar --json
usage-review-file = a record, as saved by play or simulate
usage-review-level = who thinks: hard, or expert, who takes four times as long (default: hard)
usage-review-seed = same seed, same review (default: 0)
usage-review-json = print one JSON object

review-thinking = thinking
review-chances = How likely the Free Peoples were to win, at the end of every { $game-key ->
    [cardgame] round
   *[other] turn
}:
review-mistakes = The largest mistakes of { $side }:
review-no-mistakes = { $side-key ->
    [shadow] The Shadow has made no large mistakes.
   *[other] The Free Peoples have made no large mistakes.
}
review-lost = { $game-key ->
    [cardgame] Round
   *[other] Turn
} { $turn }, answer { $count }, { $seat }: cost { $lost }
review-given = done: { $deed }
review-better = better: { $deed }

refusal-too-many-reviews = too many games are being looked back at now; try again later
