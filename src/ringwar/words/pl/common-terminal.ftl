### What can be looked at in the terminal, in any game.

terminal-not-found = Nic tu się nie nazywa „{ $typed }”.

## Playing in the browser

browser-here = Ringwar działa pod adresem { $address } (Ctrl+C kończy; każda odpowiedź jest zachowana)
browser-there = Ringwar już tam działa: { $address }
browser-processes = Aby myślało więcej procesów ({ $processes }), najpierw zakończ go tam (Ctrl+C), a potem zacznij od nowa.

## Co stoi między nazwami w rozkazie, po przecinku; angielskie słowa też są dobre

typed-from = z, ze, od
typed-to = do, w, we, na, ku
typed-with = razem, plus
typed-fillers = i, oraz, a, dla, po
