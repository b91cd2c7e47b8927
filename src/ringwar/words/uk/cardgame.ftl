### War of the Ring: The Card Game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of the cards stand in cardgame-cards.ftl.


## What is known of the thing that an option means

note-combat = { $option } (напад { $attack }, оборона { $defense })
note-scored = { $option } (тепер у зоні підрахунку очок: { $side })
note-cancels = { $option } (скасовує { $count })
note-play = { $forsaken ->
    [no] { $option }
   *[other] Зіграти останню карту{ price }
}
# What a card costs that is played from the hand.
price = { $forsaken ->
    [no] { " " }(коштує ще 1 карти, яку скидають)
    [yes] { " " }(коштує пожертвуваної карти: скинути вже нічого)
   *[other] { " " }(нічого не коштує: платити вже нічим)
}
note-in-hand = { $option } (на руці)
note-in-reserve = { $items-key ->
    [none] { $option } (у резерві)
   *[other] { $option } (у резерві, з предметами: { $items })
}
note-worn = { $option } (власник лишається: { $wielder })
note-wielded = { $option } (власник: { $wielder })
note-twice = { $option }; двічі, бо за цю сторону грає лише { $seat }
note-nothing-to-draw = { $option } (брати вже нічого)
note-in-vain = { $option } (марно: її там немає)
note-saves-items = { $saves ->
    [yes] { $option }: предмети теж скидають
   *[other] { $option }: предмети знищують
}
note-none-fits = Жодної не можна зіграти; скидають: { $cards }
note-no-more = Більше жодної не грати
note-wielder = { $place-key ->
    [reserve] { $option } (у резерві)
   *[other] { $option } (на «{ FORM($place, case: "loc") }»)
}
note-ring = { $option } (узяти { $draw } { $draw ->
    [one] карту
    [few] карти
   *[many] карт
}{ $then ->
    [0] { "" }
   *[other] , потім 1 знищити й 1 скинути
})

## What follows without a choice

# What is paid is named already where it can be one card only.
leads-action-play = { $then-key ->
    [cycle] Зіграти карту: { $then }
    [forsake] Зіграти карту: { $then }
   *[other] Зіграти карту: { $then }{ price }
}
leads-action-winnow = Почистити руку: знищити { $then }, потім узяти 1 карту
then-eliminate = { $number ->
    [1] карти «{ $option }»
   *[other] і «{ $option }»
}
leads-action-move = Перемістити: { $then }
leads-action-use = Використати текст карти. { $then }
leads-action-cycle = Скинути карту: { $thing }
then-play-where = { $option-key ->
    [reserve] → резерв
   *[other] { $kind ->
        [card] → { $option }
       *[other] → { $option }
    }
}
then-move-where = → { $option }
leads-play = { $option } { $then }
leads-play-where = { $option } { $then }
leads-play-drawn = { $option } { $then }
leads-move = { $option } { $then }
leads-use = { $option }, { $then }
leads-eliminate = { $option } { $then }
leads-eliminate-drawn = { $option } { $then }
then-add-icon = { $number ->
    [1] а саме { $option }
   *[other] — а саме { $option }
}
then-activate = { $number ->
    [1] а саме { $option }
   *[other] — а саме { $option }
}
then-cycle = { $card-key ->
    [none] і скинути карту «{ $option }»
   *[other] (скинувши карту «{ $option }»)
}
then-cycle-drawn = і скинути карту «{ $option }»
then-forsake = { $card-key ->
    [none] і пожертвувати { forsaken }
   *[other] (пожертвувавши { forsaken })
}
forsaken = { $option-key ->
    [top-of-deck] верхню карту колоди, не дивлячись
   *[other] карту: { $option }
}
then-loss = ви втрачаєте: { $option }
# Told by what happens: the card itself.
then-text-first = { "" }
then-replacement = { "" }

## Names

name-cardgame = «Війна Персня. Карткова гра»
name-trilogy = «Трилогія» (чотири колоди, від двох до чотирьох гравців)
name-duel = «Поєдинок двох» (двоє гравців)
name-duel-three = «Поєдинок трьох» (один проти двох)
name-fellowship = «Братство Персня» (двоє гравців, коротша партія)
name-free-peoples = Вільні Народи
    .gen = Вільних Народів
    .dat = Вільним Народам
    .ins = Вільними Народами
    .gender = pl
name-shadow = Тінь
    .gen = Тіні
    .dat = Тіні
    .ins = Тінню
    .gender = f
name-reserve = резерв
name-points = очки
name-ten-points-ahead = перевага в десять очок
name-nazgul = Назґул
name-ent = Ент
name-weapon = зброя
name-mount = верхова тварина
name-ring = перстень
name-winnow = чищення руки

## Several cards in one phrase

list-copies = { $case ->
    [q] { $count } × { FORM($name, case: "q") }
   *[other] { $count } × { $name }
}

## Who acts: a seat is not the card of the same name

seat-frodo = Фродо (гравець)
    .gen = Фродо (гравця)
    .dat = Фродо (гравцеві)
    .gender = m
seat-witch-king = Король-Відьмак (гравець)
    .gen = Короля-Відьмака (гравця)
    .dat = Королю-Відьмаку (гравцеві)
    .gender = m
seat-aragorn = Араґорн (гравець)
    .gen = Араґорна (гравця)
    .dat = Араґорнові (гравцеві)
    .gender = m
seat-saruman = Саруман (гравець)
    .gen = Сарумана (гравця)
    .dat = Саруманові (гравцеві)
    .gender = m
seat-gandalf = Ґандальф (гравець)
    .gen = Ґандальфа (гравця)
    .dat = Ґандальфові (гравцеві)
    .gender = m
seat-balrog = Бальроґ з Морії (гравець)
    .gen = Бальроґа з Морії (гравця)
    .dat = Бальроґові з Морії (гравцеві)
    .gender = m

## Readings of the rules that a table may choose

name-defenders-without-icons = Оборонці без символів, коли бій на полі битви програно
option-defenders-without-icons-eliminated = знищені разом з іншими
option-defenders-without-icons-cycled = скинуті
name-empty-hand-price = Карта, яку треба скинути як плату, коли рука порожня
option-empty-hand-price-forsake = натомість карту жертвують
option-empty-hand-price-none = заплатити не можна

## Why something happens: stands at the end of a sentence

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }(«{ $cause }»)
}

## The action step

question-action = Ваш хід. Що ви робите?
option-action-play = Зіграти карту з руки (коштує ще 1 карти, яку скидають)
option-action-move = Перемістити карту з резерву на поле битви чи шлях
option-action-use = Використати текст карти у грі
option-action-ring = Використати жетон Персня
option-action-winnow = Почистити руку: знищити 2 карти з руки, потім узяти 1
option-action-cycle = Скинути карту: покласти її долілиць у свій скид
option-action-pass = Спасувати
question-play = Яку карту зіграти?
question-play-where = Куди зіграти карту «{ $card }»?
option-play-where-reserve = Ваш резерв (звідти її можна перемістити в пізніших раундах)
question-cycle = { $card-key ->
    [none] { $deed-key ->
        [ring] Жетон Персня: яку карту скинути? Вона йде долілиць у ваш скид.
       *[other] Яку карту скинути{ so-many }? Вона йде долілиць у ваш скид.
    }
   *[other] Яку карту скинути як плату за карту «{ $card }»?
}
# Which of how many.
so-many = { $total ->
    [1] { "" }
   *[other] { " " }({ $number } з { $total })
}
question-move = Яку карту з резерву перемістити?
question-move-where = Куди перемістити карту «{ $card }»?
question-use = Яку карту використати?
question-eliminate = { $deed-key ->
    [ring] Жетон Персня: яку карту з руки знищити? Вона вибуває до кінця гри.
   *[other] Ви чистите руку: яку карту з руки знищити{ so-many }? Вона вибуває до кінця гри.
}

## Cards that ask

question-forsake = { $card-key ->
    [none] Яку карту пожертвувати{ so-many }? Її знищують: вона вибуває до кінця гри.
   *[other] Скинути нічого: яку карту пожертвувати як плату за карту «{ $card }»? Вона вибуває до кінця гри.
}
option-forsake-top-of-deck = Верхню карту колоди, не дивлячись
question-forsake-to-draw = Пожертвувати карту, щоб узяти { cards-to-draw }?{ can-draw }
cards-to-draw = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
can-draw = { $left ->
    [none] { "" }
    [0] { " " }Карт, які можна взяти, у вас не лишилося.
   *[other] { " " }Карт, які можна взяти, лишилося тільки { $left }.
}
question-forsake-for-icon = Пожертвувати карту, щоб додати до шляху 1 символ нападу?
question-cycle-to-take = { $card }: скинути карту з руки, щоб відібрати з колоди на руку «Лицарів із Дол-Амрота»?
question-cycle-for-icons = { $card }: скинути карту з руки, щоб дати їм символ нападу (на «Кіріт-Унґолі» — 2)?
question-activate = Яку локацію активувати?
question-activate-other-path = { $card }: активувати інший шлях із цим номером? Спершу відбудеться бій на цьому.
question-add-icon = Якій локації додати символ?
question-search = { $card-key ->
    [gimli] { $card }: пошукати у скиді «Ґномівську сокиру» й відібрати її на руку?
    [legolas] { $card }: пошукати в колоді «Лук Ґаладрима» й відібрати його на руку?
    [eowyn] { $card }: пошукати у скиді «Мері» чи «Піпіна» й відібрати його на руку?
   *[other] { $card }: пошукати названу карту й відібрати її на руку?
}
question-take = Яку карту відібрати на руку? Її побачать усі.
question-take-or-not = Якого гобіта відібрати зі скиду на руку? Його побачать усі.
option-take-or-not-none = Більше нікого
question-take-saruman = Відібрати «Сарумана» з колоди чи скиду на руку? Нову колоду ви створите в будь-якому разі.
question-play-drawn = { $most ->
    [1] Яку зі щойно взятих карт зіграти? Можна зіграти 1; решту скидають.
   *[other] Яку зі щойно взятих карт зіграти ({ $number } з { $most } можливих)? Решту скидають.
}
option-play-drawn-none = Жодної не грати
question-text-first = Текст якої зі щойно зіграних карт застосувати першим?
question-eliminate-drawn = Яку зі щойно взятих карт знищити? Вона вибуває до кінця гри.
question-cycle-drawn = Яку зі щойно взятих карт скинути? Решту ви берете на руку.
question-eliminate-in-play = Яку з цих карт знищити?
question-eliminate-nazgul = Якого назґула знищити?
option-eliminate-nazgul-none = Жодного
question-sacrifice = Яку карту Рогану зі свого резерву знищити? Мордор утратить стільки ж.
option-sacrifice-none = Більше жодної
question-grima-wormtongue = Що з двох зробити?
option-grima-wormtongue-take-saruman = Відібрати «Сарумана» з колоди на руку
option-grima-wormtongue-eliminate-rohan-character = Знищити персонажа Рогану у грі
question-move-there = Відразу перемістити карту «{ $card }» на «{ FORM($location, case: "acc") }»?
question-ride-where = Куди відразу перемістити вершника, карту «{ $card }»?
option-ride-where-none = Лишити в резерві
question-replacement = Карту «{ $card }» мають знищити. Який текст її рятує? Тоді її натомість скидають.

## The opening, combat and the end

question-cycle-opening = Яку карту з початкової руки скинути{ so-many }? Вона йде долілиць у ваш скид.
question-next-combat = Де наступний бій? Бої відбуваються на всіх активних локаціях у порядку, який ви вибираєте.
question-support = Кого підтримує військо «{ $army }»? Враховують символи лідерства лише тих персонажів, яких підтримують.
question-loss = { $location }: { attack-icons }. Якого оборонця знищити? Він скасовує стільки, скільки має символів оборони.
question-agree = { $location }: { attack-icons }, і партнер по команді пропонує знищити карту «{ $choice }». Ви згодні? Якщо ні, вирішує ворог.
question-decide-for-enemy = { $location }: оборонці не дійшли згоди, тож вирішуєте ви; { attack-icons }. Якого оборонця знищити?
attack-icons = { $count ->
    [one] ще лишився { $count } символ нападу
    [few] ще лишилося { $count } символи нападу
   *[many] ще лишилося { $count } символів нападу
}

## Chance, where people draw their own cards

question-battleground = Відкрийте поле битви. Яке воно?
question-path = Відкрийте шлях із наступним номером. Який він?
question-draw = { $seat } бере верхню карту колоди. Яка вона?
question-top = { $seat } дивиться верхню карту колоди. Яка вона?

## What happens: rounds and locations

event-round = Починається раунд { $number }; перший гравець — { $seat }.
event-activated = { $number ->
    [0] { $taken_from-key ->
        [none] Нове поле битви — «{ $location }»{ because }.
       *[other] Поле битви «{ $location }» повертається із зони підрахунку очок { FORM($taken_from, case: "gen") }: за нього знову б’ються{ because }.
    }
   *[other] Новий шлях, номер { $number }, — «{ $location }»{ because }.
}
event-activate-nothing = { $cause-key ->
    [none] Активувати нічого.
   *[other] «{ $cause }»: активувати нічого.
}
event-add-attack = { $count ->
    [one] «{ $target }»: додано { $count } символ нападу{ because }.
    [few] «{ $target }»: додано { $count } символи нападу{ because }.
   *[many] «{ $target }»: додано { $count } символів нападу{ because }.
}
event-add-defense = { $count ->
    [one] «{ $target }»: додано { $count } символ оборони{ because }.
    [few] «{ $target }»: додано { $count } символи оборони{ because }.
   *[many] «{ $target }»: додано { $count } символів оборони{ because }.
}

## What happens: cards

event-draw = { $card-key ->
    [hidden] { $seat } бере карту{ because }.
   *[other] { $seat } бере карту «{ $card }»{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $seat } бере { cards-to-draw }{ because }.
   *[other] { $seat } бере карти { FORM($cards, case: "q") }{ because }.
}
event-draw-aside = { $card-key ->
    [hidden] { $seat } бере карту й відкладає її{ because }.
   *[other] { $seat } бере й відкладає карту «{ $card }»{ because }.
}
event-draw-aside-several = { $cards-key ->
    [hidden] { $seat } бере { cards-to-draw } й відкладає їх{ because }.
   *[other] { $seat } бере й відкладає карти { FORM($cards, case: "q") }{ because }.
}
event-take-drawn = { $card-key ->
    [hidden] { $seat } бере на руку останню відкладену карту{ because }.
   *[other] { $seat } бере на руку останню відкладену карту, «{ $card }»{ because }.
}
event-nothing-to-draw = { $seat } не має карт, які можна взяти{ because }.
event-play = { $kind-key ->
    [event] { $seat } грає подію «{ $card }»{ because }.
    [item] { $seat } грає предмет «{ $card }»; власник — «{ $place }»{ because }.
   *[other] { $place-key ->
        [reserve] { $seat } грає карту «{ $card }» у резерв{ because }.
       *[other] { $seat } грає карту «{ $card }» на «{ FORM($place, case: "acc") }»{ because }.
    }
}
event-move = { $seat } переміщує карту «{ $card }» з резерву на «{ FORM($place, case: "acc") }»{ because }.
event-use = { $seat } використовує карту «{ $card }».
event-ring = { $seat } використовує жетон Персня.
event-winnow = { $seat } чистить руку.
event-pass = { $seat } пасує.
event-cycle = { $card-key ->
    [hidden] { $seat } скидає карту{ because }.
   *[other] { $seat } скидає карту «{ $card }»{ because }.
}
event-cycle-several = { $cards-key ->
    [hidden] { $seat } скидає { cards-to-draw }{ because }.
   *[other] { $seat } скидає карти { FORM($cards, case: "q") }{ because }.
}
event-eliminate = { $card-key ->
    [hidden] { $seat } втрачає карту: її знищено{ because }.
   *[other] { $seat } втрачає карту «{ $card }»: її знищено{ because }.
}
event-eliminate-several = { $cards-key ->
    [hidden] { $seat } втрачає { cards-to-draw }: їх знищено{ because }.
   *[other] { $seat } втрачає карти { FORM($cards, case: "q") }: їх знищено{ because }.
}
event-eliminate-item = «{ $wielder }» втрачає предмет «{ $card }»: його знищено{ because }.
event-eliminate-item-several = «{ $wielder }» втрачає предмети { FORM($cards, case: "q") }: їх знищено{ because }.
event-remove = Карту «{ $card }» вилучено з гри{ because }.
event-removed = { "" }
event-saved = { $saver-key ->
    [none] Карту «{ $card }» не знищено, а скинуто, як каже сама карта.
   *[other] Карту «{ $card }» не знищено, а скинуто завдяки тексту карти «{ $saver }».
}
event-forsake-hand = { $card-key ->
    [hidden] { $seat } жертвує карту з руки{ because }.
   *[other] { $seat } жертвує з руки карту «{ $card }»{ because }.
}
event-forsake-reserve = { $seat } жертвує з резерву карту «{ $card }»{ because }.
event-top-revealed = { $card-key ->
    [hidden] { $seat } жертвує верхню карту колоди{ because }.
   *[other] { $seat } жертвує верхню карту колоди, «{ $card }»{ because }.
}
# Told by the turning up of that card, and by its being forsaken.
event-forsake-top = { "" }
event-forsaken = { "" }
event-top-seen = { $card-key ->
    [hidden] { $seat } бачить у «Дзеркалі Ґаладріель» верхню карту колоди.
   *[other] { $seat } бачить у «Дзеркалі Ґаладріель» верхню карту колоди: «{ $card }».
}
event-recycle = { $count ->
    [0] { $seat } створює нову колоду: скид порожній, колоду перетасовано{ because }.
    [one] { $seat } створює нову колоду: у неї замішано { $count } карту скиду{ because }.
    [few] { $seat } створює нову колоду: у неї замішано { $count } карти скиду{ because }.
   *[many] { $seat } створює нову колоду: у неї замішано { $count } карт скиду{ because }.
}
event-take = { $seat } показує карту «{ $card }» і бере її на руку{ because }.
event-take-nothing = { $seat } марно шукає { what-is-sought }{ because }.
what-is-sought = { $cause-key ->
    [legolas] в колоді «Лук Ґаладрима»
    [prince-imrahil] в колоді «Лицарів із Дол-Амрота»
    [denethor] в колоді «Боромира» й «Фарамира»
    [halbarad] в колоді «Бурлаку» й «Араґорна»
    [grima-wormtongue] в колоді «Сарумана»
    [orthanc] в колоді та скиді «Сарумана»
    [gimli] у скиді «Ґномівську сокиру»
    [eowyn] у скиді «Мері» й «Піпіна»
    [gwaihir-the-windlord] у скиді «Ґандальфа»
    [the-messenger] у скиді назґула
    [herbs-and-stewed-rabbit] у скиді гобіта
   *[other] карту
}
event-no-effect = «{ $cause }» не має ефекту: умова не виконується.

## What happens: combat and scores

event-path-combat = Бій за «{ FORM($path, case: "acc") }»: { combat-icons }.
event-battleground-combat = Бій за «{ FORM($battleground, case: "acc") }»: { combat-icons }.
combat-icons = напад { $attack } ({ $attacker }) проти оборони { $defense } (локація) і { $cards } (оборонці)
event-all-fall = «{ $location }»: усіх оборонців знищено, бо { $count ->
    [one] треба було скасувати ще { $count } символ нападу
    [few] треба було скасувати ще { $count } символи нападу
   *[many] треба було скасувати ще { $count } символів нападу
}.
event-support = Військо «{ $army }» підтримує персонажа «{ $character }».
event-disagree = Гравці сторони { FORM($side, case: "gen") } не дійшли згоди: вирішує ворог.
event-path-tied = «{ $path }»: нічия, шлях не дістається нікому.
event-score = { $side-key ->
    [free-peoples] { $side } здобувають «{ FORM($location, case: "acc") }»{ worth }.
   *[other] { $side } здобуває «{ FORM($location, case: "acc") }»{ worth }.
}
worth = { $points ->
    [0] { "" }
    [one] { " " }({ $points } очко)
    [few] { " " }({ $points } очки)
   *[many] { " " }({ $points } очок)
}
event-corruption-added = Споганення зростає на { $count } до { $total }{ because }.
event-corruption-removed = Споганення зменшується на { $count } до { $total }{ because }.
event-score-so-far = Рахунок: { score }.
score = Вільні Народи { $free }, Тінь { $shadow }{ $corruption ->
    [0] { "" }
   *[other] { " " }(з них споганення { $corruption })
}
event-game-over = { $winner-key ->
    [free-peoples] { $winner } перемагають: { why-they-win }.
   *[other] { $winner } перемагає: { why-they-win }.
} Підсумковий рахунок: { score }.
why-they-win = { $ending-key ->
    [points] бій на останньому шляху завершено
   *[other] { $ending }
}

## How it ends

result-points = Бій на останньому шляху завершено, і { $winner-key ->
    [free-peoples] Вільні Народи мають більше очок.
   *[other] Вільні Народи не попереду; за нічиєї перемагає Тінь.
}
result-ten-points-ahead = { $winner-key ->
    [free-peoples] Вони мають на десять чи більше очок більше.
   *[other] Вона має на десять чи більше очок більше.
}

## The table as text: what is going on

step-opening = перші руки
step-battleground = фаза «Локації»
step-path = фаза «Локації»
step-actions = фаза «Дії»
step-combat = фаза «Бої»
step-victory = визначення переможця
step-draw = фаза «Узяття карт»
step-over = гру завершено
terminal-round = { $number ->
    [0] Перед першим раундом: { $step }. Перший гравець: { $player }.
   *[other] Раунд { $number }, { $step }. Перший гравець: { $player }.
}
terminal-turn = Хід: { $player }.
terminal-passed = Спасували: { $players }.
terminal-resolving = Діють: { $cards }.
terminal-lasting = До кінця раунду: { $cards }.
terminal-combat = Бій за «{ FORM($location, case: "acc") }»: { attack-icons }.

## The table as text: locations

terminal-battleground = { $location }, поле битви, очок: { $points }
terminal-path = { $location }, шлях { $number } з { $last }, очок: { $points }
terminal-totals = Напад { $attack } : оборона { $defense },
terminal-wins = перемогла б сторона: { $side }
terminal-corrupts = Тінь здобула б споганення: { $count }
terminal-nobody-wins = не переміг би ніхто
terminal-reactivated = Повернуто в гру ({ $side }): власні символи оборони не враховуються
terminal-added = Додано до локації: { $icons }
terminal-attackers = Нападники ({ $factions }): { $cards }
terminal-defenders = Оборонці ({ $factions }): { $cards }
terminal-with = { $card } з предметами: { $items }
terminal-plus = { $card } плюс { $icons }
icons-attack = напад { $count }
icons-defense = оборона { $count }

## The table as text: players and cards

terminal-player = { $player }: на руці { $hand }, у колоді { $deck }, у скиді { $cycled }, знищено { $eliminated }, ліміт вантажу { $limit }
terminal-ring = , Перстень
terminal-reserve = Резерв: { $cards }
terminal-new = нова в цьому раунді
terminal-known = Відомо на руці: { $cards }
terminal-hand = { $count ->
    [0] У вас на руці немає карт.
    [one] У вас на руці { $count } карта (наберіть text і назву, щоб прочитати її):
    [few] У вас на руці { $count } карти (наберіть text і назву, щоб прочитати одну):
   *[many] У вас на руці { $count } карт (наберіть text і назву, щоб прочитати одну):
}
terminal-drawn = Узято й відкладено:
terminal-top = Верхня карта вашої колоди: { $card }
terminal-card = { $card } ({ $faction }, { $kind })
terminal-battleground-card = { $location }, поле битви { FORM($side, case: "gen") }: очок { $points }, оборона { $defense }; обороняються: { $defenders }; нападають: { $attackers }
terminal-path-card = { $location }, шлях { $number }: очок { $points }, оборона { $defense }
terminal-leads = лідерство: { $icons }
terminal-paths-with = { $count ->
    [1] шлях { $numbers }: { $icons }
   *[other] шляхи { $numbers }: { $icons }
}
terminal-paths-only = { $count ->
    [1] шлях { $numbers }
   *[other] шляхи { $numbers }
}
terminal-on-paths = на шляхах: { $icons }
terminal-more-by-text = більше за текстом карти
terminal-all-by-text = символи за текстом карти
terminal-wielders = для: { $cards }

## The table as text: scores and what is to come

terminal-score = { $side }, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[many] { $points } очок
}
terminal-corruption = споганення { $count }
terminal-battlegrounds-left = Поля битв { FORM($side, case: "gen") }, що ще попереду: { $locations }
terminal-battlegrounds-next = Поле битви наступного раунду: { $locations }
terminal-paths-next = Шляхи з наступним номером, { $number }: { $locations }
