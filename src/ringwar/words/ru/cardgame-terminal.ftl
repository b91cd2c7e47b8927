### What can be looked at in the terminal: the card game.

letters-free-peoples = СН
letters-shadow = ТЬ

## Before a question

terminal-status-location = { $location } (очки: { $points }):
terminal-status-attackers = атакующие { $cards }
terminal-status-defenders = обороняющиеся { $cards }
terminal-status-cards = карты { $attackers } : { $defenders }
terminal-status-wins = атака { $attack } : оборона { $defense }, побеждает { $who }
terminal-status-corrupts = атака { $attack } : оборона { $defense }, побеждает ТЬ, влияние Кольца { $count }
terminal-status-nobody = атака { $attack } : оборона { $defense }, не побеждает никто
terminal-status-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-status-player = { $player }: рука { $hand }, резерв { $reserve }, колода { $deck }

## Where something is

terminal-where-usage = Введите where и карту, локацию или игрока, например: where gimli
terminal-where = { $thing }: { $places }.
terminal-where-unknown = { $thing }: не в этой игре или там, где вам не видно.
terminal-where-at = { FORM($location, case: "at") }
terminal-where-reserve = в резерве { FORM($seat, case: "gen") }
terminal-where-scored = в зоне победных очков { FORM($side, case: "gen") }
terminal-where-to-come = ещё впереди
terminal-where-aside = не в игре
terminal-where-one-of = { $seat }, { $piles }
pile-hand = в руке
pile-drawn = взято и отложено
pile-cycle = в сбросе
pile-eliminated = удалено
pile-deck = в колоде

## Lists

terminal-no-locations = Активных локаций нет.
terminal-no-hand = Здесь у вас нет карт.
terminal-reserve-of = { $letters } { $player }: { $cards }
terminal-cards-cycled = В сбросе: { $cards }
terminal-cards-eliminated = Удалены: { $cards }
terminal-cards-known = Известно: { $cards }, { $places }

## Help

help-status = status: положение дел в нескольких строках
help-locations = locations: активные локации с их картами и те, что ещё впереди
help-where = where НАЗВАНИЕ: где карта, локация или карты игрока
help-hand = hand: ваши карты
help-reserve = reserve: резерв каждого игрока
help-scoring = scoring: что выиграла каждая сторона
help-cards = cards: колоды, размер рук, сброшенные и удалённые карты

## Standing orders

order-pass-until-acted = пропускать ход в этом раунде, пока кто-нибудь другой чего-нибудь не сделает
order-pass = всегда пропускать ход, когда можно
