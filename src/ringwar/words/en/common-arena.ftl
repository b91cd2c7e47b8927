### What came of a match between computer players: the summary of `ringwar arena`, and its report.

## Numbers

arena-interval = { $low }–{ $high }
arena-share = { $share } ({ $low }–{ $high })
arena-counted = { $count } ({ $share })
arena-points = { $points } ± { $error }
arena-gain = { $gain } ({ $low } to { $high })
arena-seconds = { $seconds } s
arena-number-of-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}

## The summary

arena-people = people
arena-people-won = { $side } won { $share } of { $games } tournament games
arena-played = { $games ->
    [0] none
   *[other] { $games } in { $seconds } s of playing
}, { $each } of each pairing
arena-side-wins = won by { $side } (95%)
arena-none-ended = none came to its end
arena-more-pairings = { $count ->
    [one] 1 more pairing is
   *[other] { $count } more pairings are
} in the results (--out, --report, --json)
arena-rating = rating
arena-overall = overall
arena-rate = decisions a second
arena-thought = a thought
arena-longest = longest
arena-not-connected = no games connect all of these: compare within a pairing only
arena-claim = claim
arena-claimed = { $better } beats { $weaker } in at least { $share }, both sides taken
arena-verdict = verdict
arena-after = { $verdict } after { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of games
arena-holds = holds
arena-fails = does not hold
arena-unsure = not sure
arena-its-share = share
arena-of-a-pair = { $share }; won of a pair: none { $none }, one { $one }, both { $both }
arena-as = as
arena-more = more

## The report

arena-title = Ringwar arena: { $players }
arena-kicker = Ringwar arena
arena-no-end = No game came to its end.
arena-players = { $players ->
    [1] { $alone } against itself
   *[other] { $players } computer players
}
arena-pairings = { $pairings ->
    [one] 1 pairing
   *[other] { $pairings } pairings
} of { $few ->
    [yes] at most { $games }
   *[other] { $games }
} games each
arena-lead = { $players }, { $pairings }. { $setup }.
arena-games = games
arena-won-by = won by { $side }
arena-turns-a-game = turns a game
arena-strongest = strongest, { $points }
arena-claim-title = Claimed
arena-claim-note = { $better } beats { $weaker } in at least { $claimed } of games, both sides taken: { $verdict } after { $pairs ->
    [one] 1 pair
   *[other] { $pairs } pairs
} of games. Its share is { $share }, and between { $low } and { $high } in 95 of 100 cases, at every look.
arena-claim-table = Wins in each seat against { $weaker }
arena-wins-title = Who won
arena-wins-plot = Share of games won by { $side } in every pairing
arena-wins-note = Each line is a pairing: who played { $first } – who played { $second }. The bar is divided as the wins were; the line under it is the interval in which the true share lies in 95 of 100 cases.
arena-wins-table = Wins in every pairing
arena-side-won = { $side } won
arena-sure = 95% interval
arena-compared = For comparison, { $games } games between people ({ $source }): { $side } won { $share } of them (95% interval { $interval }).
arena-source-tournaments = tournaments of 2016 and 2017, base game
arena-ratings-title = How strong
arena-ratings-plot = Rating of every player on each side, with errors
arena-ratings-note = Elo points relative to the mean of this field: 100 more mean that 64 of 100 games are won, 400 more 91. A player has one rating for each side it plays; overall is the mean of both. The lines are 95% errors.
arena-ratings-table = Ratings with their 95% errors
arena-not-comparable = Not all ratings can be compared here, because no games connect them: look at the pairings instead.
arena-as-side = as { $side }
arena-player = player
arena-endings = How games ended
arena-endings-plot = How the games of every pairing ended
arena-endings-note = How a player wins says as much as how often: a good one ends games in the ways that people do.
arena-lengths-title = How long
arena-lengths-plot = Number of turns in the games of { $pairing }
arena-lengths-note = How many games took how many turns, { $turns ->
    [one] one turn
   *[other] { $turns } turns
} a bar, on one scale for all; the dashed line is the mean.
arena-lengths-table = Length of games
arena-turns-mean = turns, mean
arena-median = median
arena-middle-half = middle half
arena-nine-in-ten = nine in ten
arena-questions-mean = questions, mean
arena-speed-title = How fast
arena-speed-note = All games one after another took { $seconds } seconds, { $rate } games a second and process. A player's thinking is the time it took to answer; the rest is the rules.
arena-speed = Speed
arena-decisions = decisions
arena-thinking = seconds of thinking
arena-broken-title = What broke
arena-broken-note = These games did not come to their end and count nowhere.
arena-broken-game = Game { $number } of { $pairing }:
arena-again = Played by Ringwar { $version } from seed { $seed }. Games of the same number have the same dice in all pairings. To play the games of a pairing again and keep their records:
