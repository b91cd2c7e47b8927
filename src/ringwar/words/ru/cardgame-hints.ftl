### Why an answer in the card game is advised: one line each.

## Locations

hint-holds = Удерживает { FORM($location, case: "acc") } ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}): иначе эта локация была бы потеряна.
hint-wins-location = Принесёт { FORM($location, case: "acc") } ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}), если сражение начнётся сейчас.
hint-spares-corruption = Уменьшает влияние Кольца { FORM($location, case: "at") } на { $count }.
hint-corrupts = Даст { $count } влияния Кольца { FORM($location, case: "at") }, если сражение начнётся сейчас.
hint-strengthens = Усиливает { FORM($location, case: "acc") } на { $count ->
    [one] { $count } символ
    [few] { $count } символа
   *[many] { $count } символов
} ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}).
hint-contests = Даёт { $count ->
    [one] { $count } символ
    [few] { $count } символа
   *[many] { $count } символов
} { FORM($location, case: "on") } ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}), где их ещё не хватает.

## Cards

hint-reserves = Выводит в резерв { FORM($card, case: "acc") }, чтобы потом пойти куда нужно.
hint-equips = { $item }: предмет получает { $character }.
hint-uses-ring = Берёт жетоном Кольца { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
hint-winnows = Удаляет 2 из { $count } карт в руке и берёт, может быть, лучшую.
hint-cycles = Бережёт другие карты, а эта ещё может вернуться: { $card }.
hint-forsakes-top = Бережёт известное: резерв и карты в руке ({ $count }).
hint-forsakes-hand = Отказывается от карты в руке и бережёт остальное: { $card }.
hint-forsakes-reserve = Отказывается от карты в резерве и бережёт остальное: { $card }.
hint-passes = Пропускает ход; карт в руке: { $count }.

## What is gained or lost

name-sum-points = победные очки
name-sum-path = путь
name-sum-corruption = влияние Кольца
name-sum-rings = жетоны Кольца
name-sum-hands = карты в руке
name-sum-decks = карты, которые ещё можно взять
name-sum-reserve = карты в резерве
name-sum-battlegrounds = поля битвы
