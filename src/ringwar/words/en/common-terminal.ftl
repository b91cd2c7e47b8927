### What can be looked at in the terminal, in any game.

terminal-not-found = Nothing here is called “{ $typed }”.

## Playing in the browser

browser-here = Ringwar is at { $address } (Ctrl+C ends it; every answer is kept)
browser-there = Ringwar is already there: { $address }
browser-processes = To have { $processes } processes think, end it there first (Ctrl+C), then begin again.

## What stands between the names of an order, with commas; the English words are good everywhere

typed-from = from
typed-to = to, into, in, at
typed-with = with
typed-fillers = and, the, of, by, a, an, for, on
