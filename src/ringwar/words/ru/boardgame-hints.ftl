### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Продвигает Братство: останется не меньше { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
   *[many] { $steps } шагов
}, { $dice ->
    [0] в зоне охоты нет кубиков Тьмы
    [one] за ним охотится { $dice } кубик
    [few] за ним охотятся { $dice } кубика
   *[many] за ним охотятся { $dice } кубиков
}.
hint-climbs = Шаг по тропе Мордора, если его не остановит жетон охоты: останется { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
hint-last-step = Последний шаг: он уничтожит Кольцо, если жетон охоты не остановит Братство и влияние Кольца не станет слишком большим.
hint-hides-fellowship = Скрывает Братство, чтобы оно могло идти дальше.
hint-heals = Уменьшает влияние Кольца на { $count }; остаётся { $corruption }.
hint-enters-mordor = Вступает в Мордор: остаётся шагов — { $steps }.
hint-reveals-fellowship = Раскрывает Братство: прежде чем идти дальше, ему надо скрыться.
hint-declares = Объявляет Братство { FORM($region, case: "in") }: до цели не меньше { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
   *[many] { $steps } шагов
}.
hint-goes = Ведёт Братство { FORM($region, case: "to") }: { $steps ->
    [0] это врата Мордора
    [one] до врат Мордора { $steps } регион
    [few] до врат Мордора { $steps } региона
   *[many] до врат Мордора { $steps } регионов
}.
hint-bears = Спутники целы; влияние Кольца растёт на { $count } и равно { $corruption }.
hint-sacrifices = Жертвует { FORM($character, case: "ins") }, чтобы влияние Кольца не выросло на { $count }.
hint-risks = Урон примет кто-то из спутников, неизвестно кто; их в Братстве { $count }.
hint-hunts = Охотится за Братством: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[many] { $dice } кубиков
}; ему осталось не меньше { $steps ->
    [one] { $steps } шага
    [few] { $steps } шагов
   *[many] { $steps } шагов
}.
hint-hunts-in-mordor = Кладёт в зону охоты { $dice ->
    [one] { $dice } кубик, который считается
    [few] { $dice } кубика, которые считаются
   *[many] { $dice } кубиков, которые считаются
} для жетонов Ока; Братству осталось { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}.
hint-follows = Охота сможет перебросить ещё один кубик: в последний раз Братство видели { FORM($region, case: "in") }.
hint-keeps-dice = Оставляет для действий все кубики: { $dice }.

## Battles

hint-attacks = Атакует { FORM($region, case: "in") }: выиграно { $percent } из 100 таких сражений.
hint-ceases = Прекращает атаку: дальше выиграно { $percent } из 100 таких сражений.
hint-fights-on = Продолжает атаку: выиграно { $percent } из 100 таких сражений.
hint-retreats = Спасает армию: кто остаётся, выигрывает { $percent } из 100 таких сражений.
hint-withdraws = За стенами армия держится дольше: в поле выиграно { $percent } из 100 таких сражений.
hint-stands = Остаётся сражаться: выиграно { $percent } из 100 таких сражений.
hint-keeps-cards = Бережёт карты на потом: в руке { $count }.
hint-spends-card = Тратит на это сражение карту «{ $card }»; карт в руке остаётся: { $count }.

## Settlements and armies

hint-takes = Захватывает { FORM($region, case: "acc") }: { $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}.
hint-besieges = Начинает осаду { FORM($region, case: "gen") } ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}).
hint-wins-back = Отвоёвывает { FORM($region, case: "acc") }.
hint-guards = Охраняет { FORM($region, case: "acc") }: { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
}, а не дальше двух регионов — { $count ->
    [one] { $count } вражеский отряд в войне
    [few] { $count } вражеских отряда в войне
   *[many] { $count } вражеских отрядов в войне
}.
hint-bares = Оставляет { FORM($region, case: "acc") } { $units ->
    [0] без гарнизона
    [one] с { $units } отрядом
    [few] с { $units } отрядами
   *[many] с { $units } отрядами
}, а не дальше двух регионов — { $count ->
    [one] { $count } вражеский отряд в войне
    [few] { $count } вражеских отряда в войне
   *[many] { $count } вражеских отрядов в войне
}.
hint-marches = Переводит { $units ->
    [one] { $units } отряд
    [few] { $units } отряда
   *[many] { $units } отрядов
} { FORM($at, case: "to") }: оттуда до { FORM($region, case: "gen") } { $steps ->
    [one] { $steps } регион
    [few] { $steps } региона
   *[many] { $steps } регионов
} ({ $points ->
    [one] { $points } победное очко
    [few] { $points } победных очка
   *[many] { $points } победных очков
}).
hint-gathers = Собирает армию { FORM($region, case: "in") }; отрядов там: { $units }.
hint-retires = Отступает { FORM($region, case: "to") }; вражеских отрядов в войне не дальше двух регионов: { $count }.
hint-recruits = Пополнение: { $pieces } ({ $regions }).
hint-improves = Усиливает армию { FORM($region, case: "in") }: элитных отрядов там { $elites } из { $units }.
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
hint-plays = Играет карту «{ $card }».
hint-wastes = Кубик потрачен впустую.
hint-gives-ring = Стоит эльфийского кольца, которое достаётся Тьме; остаётся { $count }.
hint-spends-ring = Стоит эльфийского кольца; остаётся { $count }.

## What there is more or less of when the turn is over

name-trend-more-points = больше своих победных очков
name-trend-less-points = меньше своих победных очков
name-trend-more-enemy-points = больше победных очков у врага
name-trend-less-enemy-points = меньше победных очков у врага
name-trend-more-corruption = влияние Кольца больше
name-trend-less-corruption = влияние Кольца меньше
name-trend-more-steps = Братству остаётся больше шагов
name-trend-less-steps = Братству остаётся меньше шагов
name-trend-more-companions = больше спутников на войне
name-trend-less-companions = меньше спутников на войне
name-trend-more-minions = больше приспешников в игре
name-trend-less-minions = меньше приспешников в игре
name-trend-more-rings = остаётся больше эльфийских колец
name-trend-less-rings = остаётся меньше эльфийских колец
name-trend-more-units = больше своих отрядов на карте
name-trend-less-units = меньше своих отрядов на карте
name-trend-more-enemy-units = больше вражеских отрядов на карте
name-trend-less-enemy-units = меньше вражеских отрядов на карте
name-trend-more-steps-to-war = своим народам остаётся больше шагов до войны
name-trend-less-steps-to-war = своим народам остаётся меньше шагов до войны
name-trend-more-cards = больше карт в руке
name-trend-less-cards = меньше карт в руке
