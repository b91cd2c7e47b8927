name-ferry = The Ferry
name-short = One crossing
name-long = Two crossings
name-north = the North
name-south = the South
name-pike = Pike
name-bow = Bow
name-zanzar-axe = Zánzar’s Axe
name-horn = Horn
name-nazgul-one = Nazgûl
name-nazgul-two = Nazgûl

## The keys of views, which the games have words for as well
name-points = points
name-cards = cards
name-seats = seats
name-round = round
name-hand = hand
name-leader = leader
name-rings = rings
name-armies = armies
name-at = at
name-size = size

text-horn = Sound it once.
text-zanzar-axe = It does not miss.
text-pike = Long.

option-wind = A fair wind
option-calm = A calm
option-bid-none = Keep all cards

question-weather = What is the weather like, { $side }?
question-bid = What does { $side } bid?
question-points = How many points do you take, { $most } at most?
question-card = Draw a card for { $seat }. Which is it?

event-round = Crossing { $number } begins.
event-wind = { $seat } has a fair wind.
event-drew = { $card ->
    [hidden] { $seat } drew a card.
   *[other] { $seat } drew { $card }.
}
event-bids = The North bid { $north }, the South { $south }.
event-points = { $seat } took { $number ->
    [one] a point
   *[other] { $number } points
}{ $cause ->
    [none] { "" }
   *[other] { " " }with { $cause }
}.

result-points = { $winner } took most points.
