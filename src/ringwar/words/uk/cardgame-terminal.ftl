### What can be looked at in the terminal: the card game.

letters-free-peoples = ВН
letters-shadow = ТІ

## Before a question

terminal-status-location = { $location } (очок: { $points }):
terminal-status-attackers = нападники { $cards }
terminal-status-defenders = оборонці { $cards }
terminal-status-cards = карти { $attackers } : { $defenders }
terminal-status-wins = напад { $attack } : оборона { $defense }, перемогла б сторона { $who }
terminal-status-corrupts = напад { $attack } : оборона { $defense }, ТІ здобула б споганення: { $count }
terminal-status-nobody = напад { $attack } : оборона { $defense }, не переміг би ніхто
terminal-status-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
terminal-status-player = { $player }: на руці { $hand }, у резерві { $reserve }, у колоді { $deck }

## Where something is

terminal-where-usage = Наберіть where і карту, локацію чи гравця: наприклад, where ґімлі
terminal-where = { $thing }: { $places }.
terminal-where-unknown = { $thing }: немає в цій грі або там, де вам не видно.
terminal-where-at = на «{ FORM($location, case: "loc") }»
terminal-where-reserve = у резерві { FORM($seat, case: "gen") }
terminal-where-scored = у зоні підрахунку очок { FORM($side, case: "gen") }
terminal-where-to-come = ще попереду
terminal-where-aside = не у грі
terminal-where-one-of = { $seat }: { $piles }
pile-hand = на руці
pile-drawn = узято й відкладено
pile-cycle = у скиді
pile-eliminated = знищено
pile-deck = у колоді

## Lists

terminal-no-locations = Активних локацій немає.
terminal-no-hand = Тут у вас немає карт на руці.
terminal-reserve-of = { $letters } { $player }: { $cards }
terminal-cards-cycled = У скиді: { $cards }
terminal-cards-eliminated = Знищено: { $cards }
terminal-cards-known = Запам’ятовано: { $cards }, { $places }

## Help

help-status = status: стан гри кількома рядками
help-locations = locations: активні локації з картами на них і ті, що попереду
help-where = where НАЗВА: де карта, локація чи карти гравця
help-hand = hand: ваші карти
help-reserve = reserve: резерв кожного гравця
help-scoring = scoring: що здобула кожна сторона
help-cards = cards: колоди, кількість карт на руках, скинуті та знищені карти

## Standing orders

order-pass-until-acted = пасувати в цьому раунді, доки хтось інший щось не зробить
order-pass = завжди пасувати, де можна
