### What can be looked at in the terminal, in any game.

terminal-not-found = Тут нічого не називається «{ $typed }».
