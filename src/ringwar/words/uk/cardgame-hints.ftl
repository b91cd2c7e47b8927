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

## Cards

hint-reserves = Виводить у резерв карту «{ $card }», щоб пізніше піти, куди треба.
hint-equips = Дає предмет «{ $item }» персонажеві «{ $character }».
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

## What is gained or lost

name-sum-points = переможні очки
name-sum-path = шлях
name-sum-corruption = споганення
name-sum-rings = жетони Персня
name-sum-hands = карти на руці
name-sum-decks = карти, які ще можна взяти
name-sum-reserve = карти в резерві
name-sum-battlegrounds = поля битви
