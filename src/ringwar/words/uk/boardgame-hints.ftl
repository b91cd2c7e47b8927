### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Просуває Братство: лишилося щонайменше { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, { $dice ->
    [0] у комірці гонитви немає кубиків Тіні
    [one] за ним женеться { $dice } кубик
    [few] за ним женуться { $dice } кубики
   *[many] за ним женеться { $dice } кубиків
}.
hint-hides-fellowship = Приховує Братство, щоб воно могло йти далі.
hint-heals = Зцілює споганення на { $count }; лишається { $corruption }.
hint-enters-mordor = Вступає в Мордор: лишається кроків — { $steps }.
hint-declares = Оголошує Братство { FORM($region, case: "inv") }.
hint-bears = Супутники вцілілі; споганення Персненосців зростає на { $count } до { $corruption }.
hint-sacrifices = Жертвує супутником ({ $character }), щоб уберегти Персненосців від споганення на { $count }.
hint-hunts = Женеться за Братством: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}; йому лишилося щонайменше { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}.
hint-keeps-dice = Лишає для дій усі кубики: { $dice }.

## Battles

hint-attacks = Атакує { FORM($region, case: "inv") }: виграно { $percent } зі 100 таких битв.
hint-ceases = Припиняє атаку: далі виграно { $percent } зі 100 таких битв.
hint-fights-on = Продовжує атаку: виграно { $percent } зі 100 таких битв.
hint-retreats = Рятує військо: хто лишається, виграє { $percent } зі 100 таких битв.
hint-withdraws = За мурами військо тримається довше: у полі виграно { $percent } зі 100 таких битв.
hint-stands = Лишається битися: виграно { $percent } зі 100 таких битв.
hint-keeps-cards = Береже карти на потім: на руці { $count }.

## Settlements and armies

hint-takes = Захоплює поселення: { $region }, { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}.
hint-wins-back = Відвойовує поселення: { $region }.
hint-guards = Стереже { FORM($region, case: "acc") }: { $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[many] { $units } загонів
}, а не далі ніж за два регіони — { $count ->
    [one] { $count } ворожий загін
    [few] { $count } ворожі загони
   *[many] { $count } ворожих загонів
}.
hint-marches = Підводить військо ({ $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[many] { $units } загонів
}) до { FORM($region, case: "gen") }: до цілі { $steps ->
    [one] { $steps } регіон
    [few] { $steps } регіони
   *[many] { $steps } регіонів
} ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}).
hint-gathers = Збирає військо { FORM($region, case: "inv") }; загонів там: { $units }.
hint-recruits = Наймає { $count ->
    [one] { $count } загін
    [few] { $count } загони
   *[many] { $count } загонів
}: { $regions }.
hint-leads = Веде військо { FORM($region, case: "inv") }: { $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[many] { $units } загонів
}.

## Nations and characters

hint-nears-war = { $nation }: ближче до війни, { $steps ->
    [one] лишається { $steps } поділка
    [few] лишається { $steps } поділки
   *[many] лишається { $steps } поділок
}.
hint-at-war = { $nation }: тепер «у війні».
hint-activates = { $nation }: народ стає активним.
hint-enters = Вводить у гру персонажа { FORM($region, case: "inv") }: { $character }.
hint-enters-with-die = Вводить у гру персонажа { FORM($region, case: "inv") }: { $character }; з наступного ходу — ще один кубик дій.
hint-separates = Відряджає на війну до { FORM($region, case: "gen") }: { $characters }.

## Cards and dice

hint-draws = Бере карту; досі на руці { $count }.
hint-waits = Пасує, щоб ворог діяв першим: кубиків { $mine } проти { $theirs }.

## What is gained or lost

name-sum-fellowship = шлях Братства
name-sum-corruption = споганення
name-sum-hunt = гонитва
name-sum-points = переможні очки
name-sum-rings = Ельфійські Персні
name-sum-cards = карти на руці
name-sum-lords = персні, жетони й кубики Володарів
name-sum-settlements = поселення та їхні залоги
name-sum-politics = народи на шляху до війни
name-sum-characters = супутники й посіпаки у грі
name-sum-armies = війська на мапі
