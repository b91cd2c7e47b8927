### Why not? What somebody points at in the card game and is not possible now.

## Whose it is and where it lies

refusal-no-card = це не ваша карта
refusal-card-not-in-game = карти «{ $card }» немає в цьому сценарії
refusal-card-of-another = карту «{ $card }» має { $seat }
refusal-not-in-hand = карти «{ $card }» немає у вас на руці: { $zone-key ->
    [deck] вона у вашій колоді
    [cycle] вона у вашому скиді
    [eliminated] її знищено
    [drawn] її взято й відкладено
    [resolving] її саме грають
   *[other] вона вже у грі
}
refusal-location-not-active = локація «{ $location }» не активна
refusal-no-location = це не активна локація

## Playing

refusal-played-this-round = карту «{ $card }» вже зіграно в цьому раунді; її можна зіграти знову в наступному
refusal-no-wielder-in-play = у грі немає нікого, хто може володіти предметом «{ $item }»; він для таких персонажів: { $wielders }
refusal-item-without-character = «{ $item }» — предмет: його грають на персонажа у грі
refusal-enemy-wielder = «{ $card }» — ворог і не може володіти предметом «{ $item }»
refusal-not-its-wielder = «{ $card }» не може володіти предметом «{ $item }»: предмет не називає цього персонажа
refusal-wielder-not-in-play = «{ $card }» має бути у грі, щоб володіти предметом «{ $item }»
refusal-second-weapon = «{ $card }» не може володіти предметом «{ $item }»: одна з двох карт не допускає іншої зброї
refusal-armies-not-on-paths = «{ $card }» — військо й не може піти на шлях «{ $location }»
refusal-path-not-allowed = «{ $card }» не може піти на «{ FORM($location, case: "acc") }»: { $paths-count ->
    [0] цей персонаж не ходить шляхами
   *[other] дозволені шляхи: { $paths-key }
}
refusal-faction-not-listed = «{ $card }» не може піти на «{ FORM($location, case: "acc") }»: там не вказано фракції { FORM($faction, case: "gen") }
refusal-text-keeps-out = текст карти «{ $card }» тепер не пускає її на «{ FORM($location, case: "acc") }»
refusal-not-just-drawn = так можна зіграти лише щойно взяті карти
refusal-text-plays-others = «{ $card }» — не та карта, яку можна так зіграти
refusal-nobody-for-location = жодна з ваших карт не може тепер піти на «{ FORM($location, case: "acc") }»
refusal-nobody-for-reserve = жодна з ваших карт не може тепер піти в резерв

## Moving

refusal-not-in-reserve = карти «{ $card }» немає у вашому резерві: { $zone-key ->
    [hand] вона у вас на руці
    [deck] вона у вашій колоді
    [cycle] вона у вашому скиді
    [eliminated] її знищено
    [drawn] її взято й відкладено
   *[other] її саме грають
}
refusal-locked-in-reserve = карта «{ $card }» прийшла в резерв у цьому раунді; її можна перемістити з наступного раунду
refusal-nowhere-to-go = карта «{ $card }» не може піти на жодну активну локацію
refusal-moves-with-wielder = «{ $item }» — предмет і переміщується лише з власником
refusal-on-location-already = карта «{ $card }» на локації, а переміщують лише карти з резерву
refusal-in-reserve-already = карта «{ $card }» вже у вашому резерві

## Actions

refusal-action-first = спершу виберіть, що ви { $action-key ->
    [play] граєте карту
    [move] переміщуєте карту
   *[other] використовуєте карту
}
refusal-no-actions-now = у цій фазі дій не виконують
refusal-turn-of-another = тепер ходить { $seat }
refusal-hand-empty = у вас на руці немає карт
refusal-nothing-to-play = жодної карти з вашої руки тепер не можна зіграти: предметам потрібен власник, а жодну карту не грають двічі за раунд
refusal-reserve-empty = у вашому резерві немає карт
refusal-reserve-locked = усі карти вашого резерву прийшли туди в цьому раунді; їх можна перемістити з наступного
refusal-nothing-to-move = карти вашого резерву, які можна перемістити, не можуть піти на жодну активну локацію
refusal-nothing-to-use = у вас у грі немає карти, дію якої можна тепер використати
refusal-no-ring-tokens = у цьому сценарії жетонів Персня немає
refusal-ring-spent = ваш жетон Персня витрачено
refusal-ring-used-this-round = ваш жетон Персня вже використано в цьому раунді; у наступному він знову готовий
refusal-too-few-to-winnow = щоб почистити руку, треба карт: { $needed }, а у вас на руці { $count ->
    [0] немає жодної
   *[other] лише { $count }
}
refusal-hand-too-large = карт у вас на руці: { $count }; пасувати можна, коли їх не більше ніж { $limit } або менше, ніж у кожного ворога

## Abilities

refusal-no-ability = у карти «{ $card }» немає тексту, який можна використати дією
refusal-ability-of-another = карту «{ $card }» може використати лише { $seat }
refusal-ability-not-in-play = карта «{ $card }» має бути у грі, щоб її використати
refusal-ability-used = карту «{ $card }» вже використано в цьому раунді; її можна використати знову в наступному
refusal-works-in-reserve = карту «{ $card }» можна використати лише в резерві
refusal-works-on-path = карту «{ $card }» можна використати лише на активному шляху
refusal-works-on-location = карту «{ $card }» можна використати лише на шляху чи полі битви
refusal-nothing-to-forsake = плату за карту «{ $card }» заплатити не можна: вам нічого пожертвувати
refusal-not-in-battleground-deck = карту «{ $card }» не можна використати: локації «{ $location }» вже немає в її колоді
refusal-no-path-is-active = карту «{ $card }» не можна використати: активного шляху немає
refusal-no-next-path = карту «{ $card }» не можна використати: немає шляху з наступним номером, який можна активувати
refusal-no-other-path = карту «{ $card }» не можна використати: немає іншого шляху із цим номером, який можна активувати

## Cycling and forsaking

refusal-pays-for-itself = карту «{ $card }» саме грають, і вона не може платити сама за себе
refusal-no-top-card = у вас немає карт ні в колоді, ні у скиді
refusal-not-to-be-forsaken = карту «{ $card }» не можна пожертвувати: { $zone-key ->
    [deck] з колоди можна лише верхню карту, не дивлячись
    [cycle] вона у вашому скиді
    [eliminated] її знищено
    [drawn] її взято й відкладено
   *[other] її саме грають
}
refusal-not-forsaken-on-location = карта «{ $card }» на локації, а пожертвувати можна лише карти з руки, резерву чи верху колоди
refusal-in-reserve-of-another = карта «{ $card }» не у вашому резерві, тож пожертвувати її ви не можете

## Locations and combat

refusal-active-already = локація «{ $location }» вже активна
refusal-path-gone = шляху «{ $location }» вже немає в колоді шляхів
refusal-text-activates-others = цей текст такого не активує
refusal-no-combat-in-reserve = у резерві боїв не буває
refusal-lost-already = карту «{ $card }» вже втрачено
refusal-not-in-this-combat = карти «{ $card }» немає на «{ FORM($location, case: "loc") }», де відбувається бій
refusal-lost-with-wielder = «{ $item }» — предмет: його втрачають лише разом із власником
refusal-attackers-lost-later = «{ $card }» нападає; нападників знищують, коли бій завершено
refusal-cancels-nothing = «{ $card }» не має тут символів оборони, тож знищення нічого не скасує
refusal-supports-characters-only = «{ $army }» може підтримувати лише персонажів
refusal-supports-here-only = карта «{ $card }» не на тому полі битви, де військо «{ $army }»
refusal-supports-own-faction = «{ $army }» не може підтримувати карту «{ $card }»: це інша фракція
refusal-supported-already = карту «{ $card }» вже підтримують
refusal-nothing-to-lead = підтримка карти «{ $card }» нічого тут не змінить
refusal-no-fighter = «{ $card }» не б’ється: б’ються лише війська й персонажі
refusal-defends-there = ваша сторона обороняє «{ FORM($location, case: "acc") }» й нападати там не може
refusal-attacks-there = ваша сторона нападає на «{ FORM($location, case: "acc") }» й оборонятися там не може
refusal-nowhere-to-attack = карта «{ $card }» не може піти на жодну локацію, на яку нападає ваша сторона
refusal-nowhere-to-defend = карта «{ $card }» не може піти на жодну локацію, яку обороняє ваша сторона
