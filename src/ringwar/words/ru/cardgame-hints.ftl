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
hint-adds-corruption = Увеличивает влияние Кольца на { $count } до { $corruption }.
hint-heals = Уменьшает влияние Кольца на { $count } до { $corruption }.
hint-opens = Начинает борьбу за { FORM($location, case: "acc") } ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}).

## Cards

hint-reserves = Выводит в резерв { FORM($card, case: "acc") }: в следующих раундах оттуда можно переместить.
hint-equips = { $item }: предмет получает { $character }.
hint-plays = Играет { FORM($card, case: "acc") }.
hint-eliminates = Удаляет из игры и бережёт остальное: { $card }.
hint-strikes = Удаляет из игры карту врага: { $card }.
hint-fetches = Возвращает в руку: { $card }.
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

## What there is more or less of when the round is over

name-trend-more-points = больше своих победных очков
name-trend-less-points = меньше своих победных очков
name-trend-more-enemy-points = больше победных очков у врага
name-trend-less-enemy-points = меньше победных очков у врага
name-trend-more-corruption = влияние Кольца больше
name-trend-less-corruption = влияние Кольца меньше
name-trend-more-cards = больше карт в руке
name-trend-less-cards = меньше карт в руке
name-trend-more-reserve = больше карт в резерве
name-trend-less-reserve = меньше карт в резерве
name-trend-more-cards-left = больше карт, которые ещё можно взять
name-trend-less-cards-left = меньше карт, которые ещё можно взять
