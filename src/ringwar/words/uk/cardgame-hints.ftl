### Why an answer in the card game is advised: one line each.

## Locations

hint-holds = Утримує «{ FORM($location, case: "acc") }» ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}): інакше це місце було б утрачено.
hint-wins-location = Здобуде «{ FORM($location, case: "acc") }» ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}), якщо бій відбудеться тепер.
hint-spares-corruption = Зменшує споганення на шляху «{ $location }» на { $count }.
hint-corrupts = Завдасть { $count } споганення на шляху «{ $location }», якщо бій відбудеться тепер.
hint-strengthens = Локація «{ $location }» надійніша на { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
} ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}).
hint-contests = Додає { $count ->
    [one] { $count } символ
    [few] { $count } символи
   *[many] { $count } символів
} на «{ FORM($location, case: "acc") }» ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}), де їх ще бракує.
hint-adds-corruption = Додає { $count } споганення: разом { $corruption }.
hint-heals = Знімає { $count } споганення: лишається { $corruption }.
hint-opens = Починає боротьбу за «{ FORM($location, case: "acc") }» ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}).

## Cards

hint-reserves = Виводить у резерв карту «{ $card }»: у пізніших раундах її можна перемістити.
hint-equips = Дає предмет «{ $item }» персонажеві «{ $character }».
hint-plays = Грає карту «{ $card }».
hint-eliminates = Знищує карту «{ $card }», а решту береже.
hint-strikes = Знищує ворожу карту «{ $card }».
hint-fetches = Повертає на руку карту «{ $card }».
hint-uses-ring = Бере жетоном Персня { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}.
hint-winnows = Знищує 2 з { $count } карт на руці й бере, може, кращу.
hint-cycles = Береже інші карти: «{ $card }» ще може повернутися.
hint-forsakes-top = Береже відоме: резерв і карти на руці ({ $count }).
hint-forsakes-hand = Жертвує картою «{ $card }» з руки й береже решту.
hint-forsakes-reserve = Жертвує картою «{ $card }» з резерву й береже решту.
hint-passes = Пасує; карт на руці: { $count }.

## What there is more or less of when the round is over

name-trend-more-points = більше власних переможних очок
name-trend-less-points = менше власних переможних очок
name-trend-more-enemy-points = більше переможних очок у ворога
name-trend-less-enemy-points = менше переможних очок у ворога
name-trend-more-corruption = більше споганення
name-trend-less-corruption = менше споганення
name-trend-more-cards = більше карт на руці
name-trend-less-cards = менше карт на руці
name-trend-more-reserve = більше карт у резерві
name-trend-less-reserve = менше карт у резерві
name-trend-more-cards-left = більше карт, які ще можна взяти
name-trend-less-cards-left = менше карт, які ще можна взяти
