### What can be looked at in the terminal: the card game.

letters-free-peoples = WL
letters-shadow = CI

## Before a question

terminal-status-location = { $location } (wartość { $points }):
terminal-status-attackers = atakujący { $cards }
terminal-status-defenders = obrońcy { $cards }
terminal-status-cards = karty { $attackers } : { $defenders }
terminal-status-wins = atak { $attack } : obrona { $defense }, wygrałaby strona { $who }
terminal-status-corrupts = atak { $attack } : obrona { $defense }, CI dostałby zepsucie { $count }
terminal-status-nobody = atak { $attack } : obrona { $defense }, nikt by nie wygrał
terminal-status-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
terminal-status-player = { $player }: ręka { $hand }, rezerwa { $reserve }, talia { $deck }

## Where something is

terminal-where-usage = Wpisz where i kartę, lokalizację lub gracza: na przykład where gimli
terminal-where = { $thing }: { $places }.
terminal-where-unknown = { $thing }: nie w tej grze albo tam, gdzie tego nie widzisz.
terminal-where-at = na { FORM($location, case: "loc") }
terminal-where-reserve = w rezerwie (ma ją { $seat })
terminal-where-scored = w obszarze punktacji { FORM($side, case: "gen") }
terminal-where-to-come = jeszcze czeka
terminal-where-aside = poza grą
terminal-where-one-of = { $seat }, { $piles }
pile-hand = na ręce
pile-drawn = dobrana i odłożona na bok
pile-cycle = zrzucona
pile-eliminated = wykluczona
pile-deck = w talii dobierania

## Lists

terminal-no-locations = Żadna lokalizacja nie jest aktywna.
terminal-no-hand = Nie masz tu kart na ręce.
terminal-reserve-of = { $letters } { $player }: { $cards }
terminal-cards-cycled = Zrzucone: { $cards }
terminal-cards-eliminated = Wykluczone: { $cards }
terminal-cards-known = Zapamiętane: { $cards }, { $places }

## Help

help-status = status: stan gry w kilku wierszach
help-locations = locations: aktywne lokalizacje z ich kartami i te, które jeszcze czekają
help-where = where NAZWA: gdzie jest karta, lokalizacja lub gdzie są karty gracza
help-hand = hand: twoje karty
help-reserve = reserve: rezerwa każdego gracza
help-scoring = scoring: co zdobyła każda strona
help-cards = cards: talie, liczba kart na rękach, karty zrzucone i wykluczone

## Standing orders

order-pass-until-acted = pasuj w tej rundzie, dopóki ktoś inny czegoś nie zrobi
order-pass = zawsze pasuj, kiedy wolno
