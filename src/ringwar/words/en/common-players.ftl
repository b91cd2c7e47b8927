### Computer players: how they are called, and what is to be expected of them.

## Levels

name-random = random
name-easy = easy
note-easy = Sees what is close at hand, clings to its plans and forgets a card now and then.
name-normal = normal
note-normal = Plays sensibly by rules of thumb and answers at once.
name-hard = hard
note-hard = Tries its plans out to the end of the turn; an action takes it a moment.
name-expert = expert
note-expert = Thinks like the hard one, but longer: some seconds for an action.
# By older names.
name-rules = normal
name-lookahead = hard

## Styles

name-balanced = balanced
note-balanced = Does what promises most.
name-military = military
note-military = Seeks victory by arms: settlements, or battlegrounds, come first.
name-ring-race = Ring race
note-ring-race = Follows the Ring: the Fellowship and the hunt, or the paths, come first.
name-surprise = surprise
note-surprise = One of the three; you will see which.

player-in-style = { $level }, { $style }

## Who is to play, in the terminal

terminal-noted = { $name }: { $note }
terminal-which-style = In which style does it play?
