### What can be looked at in the terminal, in any game.

terminal-not-found = Ничего с названием «{ $typed }» здесь нет.
