### What can be looked at in the terminal, in any game.

terminal-not-found = Nic tu się nie nazywa „{ $typed }”.

## Playing in the browser

browser-here = Ringwar działa pod adresem { $address } (Ctrl+C kończy; każda odpowiedź jest zachowana)
browser-there = Ringwar już tam działa: { $address }
