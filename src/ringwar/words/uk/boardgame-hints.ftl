### Why an answer in the board game is advised: one line each.

## The Fellowship and the hunt

hint-moves-fellowship = Просуває Братство: лишиться щонайменше { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}, { $dice ->
    [0] у комірці гонитви немає кубиків Тіні
    [one] за ним женеться { $dice } кубик
    [few] за ним женуться { $dice } кубики
   *[many] за ним женеться { $dice } кубиків
}.
hint-climbs = Крок треком Мордору, якщо його не зупинить жетон гонитви: лишиться { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}.
hint-last-step = Останній крок: він знищить Перстень, якщо жетон гонитви не зупинить Братство й не завдасть забагато споганення.
hint-hides-fellowship = Приховує Братство, щоб воно могло йти далі.
hint-heals = Зцілює споганення на { $count }; лишається { $corruption }.
hint-enters-mordor = Вступає в Мордор: лишається кроків — { $steps }.
hint-reveals-fellowship = Розкриває Братство: перш ніж іти далі, воно має сховатися.
hint-declares = Оголошує Братство { FORM($region, case: "inv") }: до мети щонайменше { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}.
hint-goes = Веде Братство до { FORM($region, case: "gen") }: { $steps ->
    [0] це брама Мордору
    [one] до брами Мордору { $steps } регіон
    [few] до брами Мордору { $steps } регіони
   *[many] до брами Мордору { $steps } регіонів
}.
hint-bears = Супутники вцілілі; споганення Персненосців зростає на { $count } до { $corruption }.
hint-sacrifices = Жертвує супутником ({ $character }), щоб уберегти Персненосців від споганення на { $count }.
hint-risks = Шкоду бере на себе хтось із супутників, невідомо хто; їх у Братстві { $count }.
hint-hunts = Женеться за Братством: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}; йому лишилося щонайменше { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}.
hint-hunts-in-mordor = Кладе в комірку гонитви { $dice ->
    [one] { $dice } кубик, який рахують
    [few] { $dice } кубики, які рахують
   *[many] { $dice } кубиків, які рахують
} для жетонів Ока; Братству лишилося { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[many] { $steps } кроків
}.
hint-follows = Гонитва зможе перекинути ще один кубик: востаннє Братство бачили { FORM($region, case: "inv") }.
hint-keeps-dice = Лишає для дій усі кубики: { $dice }.

## Battles

hint-attacks = Атакує { FORM($region, case: "inv") }: виграно { $percent } зі 100 таких битв.
hint-ceases = Припиняє атаку: далі виграно { $percent } зі 100 таких битв.
hint-fights-on = Продовжує атаку: виграно { $percent } зі 100 таких битв.
hint-retreats = Рятує військо: хто лишається, виграє { $percent } зі 100 таких битв.
hint-withdraws = За мурами військо тримається довше: у полі виграно { $percent } зі 100 таких битв.
hint-stands = Лишається битися: виграно { $percent } зі 100 таких битв.
hint-keeps-cards = Береже карти на потім: на руці { $count }.
hint-spends-card = Витрачає на цю битву карту «{ $card }»; на руці лишається карт: { $count }.

## Settlements and armies

hint-takes = Захоплює поселення: { $region }, { $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}.
hint-besieges = Починає облогу { FORM($region, case: "gen") } ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}).
hint-wins-back = Відвойовує поселення: { $region }.
hint-guards = Стереже { FORM($region, case: "acc") }: { $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[many] { $units } загонів
}, а не далі ніж за два регіони — { $count ->
    [one] { $count } ворожий загін «у війні»
    [few] { $count } ворожі загони «у війні»
   *[many] { $count } ворожих загонів «у війні»
}.
hint-bares = Лишає { FORM($region, case: "acc") } { $units ->
    [0] без залоги
    [one] з { $units } загоном
    [few] з { $units } загонами
   *[many] з { $units } загонами
}, а не далі ніж за два регіони — { $count ->
    [one] { $count } ворожий загін «у війні»
    [few] { $count } ворожі загони «у війні»
   *[many] { $count } ворожих загонів «у війні»
}.
hint-marches = Переводить { $units ->
    [one] { $units } загін
    [few] { $units } загони
   *[many] { $units } загонів
} до { FORM($at, case: "gen") }: звідти до { FORM($region, case: "gen") } { $steps ->
    [one] { $steps } регіон
    [few] { $steps } регіони
   *[many] { $steps } регіонів
} ({ $points ->
    [one] { $points } переможне очко
    [few] { $points } переможні очки
   *[many] { $points } переможних очок
}).
hint-gathers = Збирає військо { FORM($region, case: "inv") }; загонів там: { $units }.
hint-retires = Відступає до { FORM($region, case: "gen") }; ворожих загонів «у війні» не далі ніж за два регіони: { $count }.
hint-recruits = Наймає { FORM($pieces, case: "acc") }: { $regions }.
hint-improves = Посилює військо { FORM($region, case: "inv") }: елітних загонів там { $elites } з { $units }.
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
hint-plays = Грає карту «{ $card }».
hint-wastes = Кубик змарновано.
hint-gives-ring = Коштує Ельфійського Персня, який дістається Тіні; лишається { $count }.
hint-spends-ring = Коштує Ельфійського Персня; лишається { $count }.

## What there is more or less of when the turn is over

name-trend-more-points = більше власних переможних очок
name-trend-less-points = менше власних переможних очок
name-trend-more-enemy-points = більше переможних очок у ворога
name-trend-less-enemy-points = менше переможних очок у ворога
name-trend-more-corruption = більше споганення
name-trend-less-corruption = менше споганення
name-trend-more-steps = Братству лишається більше кроків
name-trend-less-steps = Братству лишається менше кроків
name-trend-more-companions = більше супутників на війні
name-trend-less-companions = менше супутників на війні
name-trend-more-minions = більше посіпак у грі
name-trend-less-minions = менше посіпак у грі
name-trend-more-rings = лишається більше Ельфійських Перснів
name-trend-less-rings = лишається менше Ельфійських Перснів
name-trend-more-units = більше власних загонів на мапі
name-trend-less-units = менше власних загонів на мапі
name-trend-more-enemy-units = більше ворожих загонів на мапі
name-trend-less-enemy-units = менше ворожих загонів на мапі
name-trend-more-steps-to-war = власним народам лишається більше поділок до війни
name-trend-less-steps-to-war = власним народам лишається менше поділок до війни
name-trend-more-cards = більше карт на руці
name-trend-less-cards = менше карт на руці
