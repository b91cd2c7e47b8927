### What can be looked at in the terminal, in any game.

terminal-not-found = Nothing here is called “{ $typed }”.
