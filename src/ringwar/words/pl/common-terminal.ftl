### What can be looked at in the terminal, in any game.

terminal-not-found = Nic tu się nie nazywa „{ $typed }”.
