### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Продвигает Братство: осталось не меньше { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
   *[many] { $steps } шагов
}, { $dice ->
    [0] в зоне охоты нет кубиков Тьмы
    [one] за ним охотится { $dice } кубик
    [few] за ним охотятся { $dice } кубика
   *[many] за ним охотятся { $dice } кубиков
}.
hint-hides-fellowship = Скрывает Братство, чтобы оно могло идти дальше.
hint-heals = Уменьшает влияние Кольца на { $count }; остаётся { $corruption }.
hint-enters-mordor = Вступает в Мордор: остаётся шагов — { $steps }.
hint-declares = Объявляет Братство { FORM($region, case: "in") }.
hint-bears = Спутники целы; влияние Кольца растёт на { $count } и равно { $corruption }.
hint-sacrifices = Жертвует { FORM($character, case: "ins") }, чтобы влияние Кольца не выросло на { $count }.
hint-hunts = Охотится за Братством: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}; ему осталось не меньше { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
   *[many] { $steps } шагов
}.
hint-keeps-dice = Оставляет для действий все кубики: { $dice }.

## Battles

hint-attacks = Атакует { FORM($region, case: "in") }: выиграно { $percent } из 100 таких сражений.
hint-ceases = Прекращает атаку: дальше выиграно { $percent } из 100 таких сражений.
hint-fights-on = Продолжает атаку: выиграно { $percent } из 100 таких сражений.
hint-retreats = Спасает армию: кто остаётся, выигрывает { $percent } из 100 таких сражений.
hint-withdraws = За стенами армия держится дольше: в поле выиграно { $percent } из 100 таких сражений.
hint-stands = Остаётся сражаться: выиграно { $percent } из 100 таких сражений.
hint-keeps-cards = Бережёт карты на потом: в руке { $count }.

## Settlements and armies

hint-takes = Захватывает { FORM($region, case: "acc") }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
hint-wins-back = Отвоёвывает { FORM($region, case: "acc") }.
hint-guards = Охраняет { FORM($region, case: "acc") }: { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
}, а не дальше двух регионов — { $count ->
    [one] { $count } вражеский отряд
    [few] { $count } вражеских отряда
   *[many] { $count } вражеских отрядов
}.
hint-marches = Подводит армию ({ $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
}) к { FORM($region, case: "dat") }: до цели { $steps ->
    [one] { $steps } регион
    [few] { $steps } региона
   *[many] { $steps } регионов
} ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}).
hint-gathers = Собирает армию { FORM($region, case: "in") }; отрядов там: { $units }.
hint-recruits = Набирает { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
   *[many] { $count } отрядов
}: { $regions }.
hint-leads = Ведёт армию { FORM($region, case: "in") }: { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
}.

## Nations and characters

hint-nears-war = { $nation }: ближе к войне, { $steps ->
    [one] остаётся { $steps } шаг
    [few] остаётся { $steps } шага
   *[many] остаётся { $steps } шагов
}.
hint-at-war = { $nation }: вступление в войну.
hint-activates = { $nation }: народ становится активным.
hint-enters = Вводит в игру { FORM($character, case: "acc") } { FORM($region, case: "in") }.
hint-enters-with-die = Вводит в игру { FORM($character, case: "acc") } { FORM($region, case: "in") }: со следующего хода одним кубиком действия больше.
hint-separates = Отправляет на войну { FORM($region, case: "to") }: { $characters }.

## Cards and dice

hint-draws = Берёт карту; пока в руке { $count }.
hint-waits = Пропускает ход, чтобы враг действовал первым: кубиков { $mine } против { $theirs }.

## What is gained or lost

name-sum-fellowship = путь Братства
name-sum-corruption = влияние Кольца
name-sum-hunt = охота
name-sum-points = победные очки
name-sum-rings = эльфийские кольца
name-sum-cards = карты в руке
name-sum-lords = кольца, жетоны и кубики Владык
name-sum-settlements = поселения и их гарнизоны
name-sum-politics = народы на пути к войне
name-sum-characters = спутники и приспешники в игре
name-sum-armies = армии на карте
