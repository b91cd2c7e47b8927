### War of the Ring: The Card Game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of the cards stand in cardgame-cards.ftl.


## What is known of the thing that an option means

note-combat = { $option } (атака { $attack }, оборона { $defense })
note-scored = { $option } (у { FORM($side, case: "gen") } в зоне победных очков)
note-cancels = { $option } (отменяет { $count })
note-play = { $forsaken ->
    [no] { $option }
   *[other] Разыграть последнюю карту{ price }
}
# What a card costs that is played from the hand.
price = { $forsaken ->
    [no] { " " }(стоит сброса ещё 1 карты)
    [yes] { " " }(стоит отказа от карты: сбросить больше нечего)
   *[other] { " " }(ничего не стоит: платить больше нечем)
}
note-in-hand = { $option } (в руке)
note-in-reserve = { $items-key ->
    [none] { $option } (в резерве)
   *[other] { $option } (в резерве, с предметами: { $items })
}
note-worn = { $option } (владелец { $wielder } остаётся)
note-wielded = { $option } (владелец { $wielder })
note-twice = { $option } (здесь это только { $seat }, дважды)
note-nothing-to-draw = { $option } (брать вам больше нечего)
note-in-vain = { $option } (напрасно: этой карты там нет)
note-saves-items = { $saves ->
    [yes] { $option }: предметы тоже сбрасываются
   *[other] { $option }: предметы удаляются
}
note-none-fits = Ни одну нельзя разыграть, сбрасывается: { $cards }
note-no-more = Больше ни одной не разыгрывать
note-wielder = { $place-key ->
    [reserve] { $option } (в резерве)
   *[other] { $option } ({ FORM($place, case: "at") })
}
note-ring = { $option } (взять { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
}{ $then ->
    [0] { "" }
   *[other] , затем 1 удалить и 1 сбросить
})

## What follows without a choice

# What is paid is named already where it can be one card only.
leads-action-play = { $then-key ->
    [cycle] Разыграть: { $then }
    [forsake] Разыграть: { $then }
   *[other] Разыграть: { $then }{ price }
}
leads-action-winnow = Отсеять карты: удалить 2 ({ $then }), затем взять 1
then-eliminate = { $number ->
    [1] «{ $option }»
   *[other] «{ $option }»
}
leads-action-move = Переместить: { $then }
leads-action-use = Использовать действие — { $then }
leads-action-cycle = Сбросить: { $thing }
then-play-where = { $option-key ->
    [reserve] в резерв
   *[other] { $kind ->
        [card] владелец — { $option }
       *[other] локация — { $option }
    }
}
then-move-where = локация — { $option }
leads-play = { $option }: { $then }
leads-play-where = { $option }, { $then }
leads-play-drawn = { $option }: { $then }
leads-move = { $option }: { $then }
leads-use = { $option }, { $then }
leads-eliminate = { $option }, { $then }
leads-eliminate-drawn = { $option }, { $then }
then-add-icon = { $number ->
    [1] а именно { $option }
   *[other] а именно { $option }
}
then-activate = { $number ->
    [1] а именно { $option }
   *[other] а именно { $option }
}
then-cycle = { $card-key ->
    [none] сбросить: { $option }
   *[other] со сбросом: { $option }
}
then-cycle-drawn = сбросить: { $option }
then-forsake = { $card-key ->
    [none] отказаться: { forsaken }
   *[other] с отказом: { forsaken }
}
forsaken = { $option-key ->
    [top-of-deck] верхняя карта колоды, не глядя
   *[other] { $option }
}
then-loss = вы теряете: { $option }
# Told by what happens: the card itself.
then-text-first = { "" }
then-replacement = { "" }

## Names

name-cardgame = «Война Кольца. Карточная игра»
name-trilogy = «Трилогия» (четыре колоды, от двух до четырёх человек)
name-duel = «Дуэль» (два человека)
name-duel-three = «Дуэль на троих» (один против двоих)
name-fellowship = «Братство Кольца» (два человека, короткая игра)
name-free-peoples = свободные народы
    .gen = свободных народов
    .dat = свободным народам
    .acc = свободные народы
    .ins = свободными народами
    .loc = свободных народах
    .gender = pl
name-shadow = Тьма
    .gen = Тьмы
    .dat = Тьме
    .acc = Тьму
    .ins = Тьмой
    .loc = Тьме
    .gender = f
name-reserve = резерв
    .gen = резерва
    .acc = резерв
    .loc = резерве
    .on = в резерв
    .at = в резерве
name-points = по очкам
name-ten-points-ahead = перевес в десять очков
name-nazgul = назгул
    .gen = назгула
    .dat = назгулу
    .acc = назгула
    .ins = назгулом
    .loc = назгуле
    .gender = m
name-ent = энт
    .gen = энта
    .dat = энту
    .acc = энта
    .ins = энтом
    .loc = энте
    .gender = m
name-weapon = оружие
    .gen = оружия
    .dat = оружию
    .acc = оружие
    .ins = оружием
    .loc = оружии
    .gender = n
name-mount = скакун
    .gen = скакуна
    .dat = скакуну
    .acc = скакуна
    .ins = скакуном
    .loc = скакуне
    .gender = m
name-ring = кольцо
    .gen = кольца
    .dat = кольцу
    .acc = кольцо
    .ins = кольцом
    .loc = кольце
    .gender = n
name-winnow = отсеять карты

## Several cards in one phrase

list-copies = { $case ->
    [gen] { FORM($name, case: "gen") } × { $count }
    [dat] { FORM($name, case: "dat") } × { $count }
    [acc] { FORM($name, case: "acc") } × { $count }
    [ins] { FORM($name, case: "ins") } × { $count }
   *[other] { $name } × { $count }
}

## Who acts: a seat is not the card of the same name

seat-frodo = игрок за Фродо
    .gen = игрока за Фродо
    .dat = игроку за Фродо
    .acc = игрока за Фродо
    .ins = игроком за Фродо
    .loc = игроке за Фродо
    .gender = m
seat-witch-king = игрок за Короля-чародея
    .gen = игрока за Короля-чародея
    .dat = игроку за Короля-чародея
    .acc = игрока за Короля-чародея
    .ins = игроком за Короля-чародея
    .loc = игроке за Короля-чародея
    .gender = m
seat-aragorn = игрок за Арагорна
    .gen = игрока за Арагорна
    .dat = игроку за Арагорна
    .acc = игрока за Арагорна
    .ins = игроком за Арагорна
    .loc = игроке за Арагорна
    .gender = m
seat-saruman = игрок за Сарумана
    .gen = игрока за Сарумана
    .dat = игроку за Сарумана
    .acc = игрока за Сарумана
    .ins = игроком за Сарумана
    .loc = игроке за Сарумана
    .gender = m
seat-gandalf = игрок за Гэндальфа
    .gen = игрока за Гэндальфа
    .dat = игроку за Гэндальфа
    .acc = игрока за Гэндальфа
    .ins = игроком за Гэндальфа
    .loc = игроке за Гэндальфа
    .gender = m
seat-balrog = игрок за Балрога
    .gen = игрока за Балрога
    .dat = игроку за Балрога
    .acc = игрока за Балрога
    .ins = игроком за Балрога
    .loc = игроке за Балрога
    .gender = m

## Readings of the rules that a table may choose

name-defenders-without-icons = Обороняющиеся без символов, когда сражение проиграно
option-defenders-without-icons-eliminated = удаляются вместе с другими
option-defenders-without-icons-cycled = сбрасываются
name-empty-hand-price = Карта, которую нужно сбросить как плату, при пустой руке
option-empty-hand-price-forsake = вместо этого отказ от карты
option-empty-hand-price-none = заплатить нельзя

## Why something happens: stands at the end of a sentence

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }({ $cause })
}

## The action step

question-action = Ваш ход. Что вы делаете?
option-action-play = Разыграть карту из руки (стоит сброса ещё 1 карты)
option-action-move = Переместить карту из резерва на поле битвы или путь
option-action-use = Использовать действие карты в игре
option-action-ring = Использовать жетон Кольца
option-action-winnow = Отсеять карты: удалить 2 карты из руки, затем взять 1
option-action-cycle = Сбросить карту: положить её лицом вниз в стопку сброса
option-action-pass = Пропустить ход
question-play = Какую карту разыграть?
question-play-where = Куда разыграть { FORM($card, case: "acc") }?
option-play-where-reserve = В резерв (в следующих раундах оттуда можно переместить)
question-cycle = { $card-key ->
    [none] { $deed-key ->
        [ring] Жетон Кольца: какую карту сбросить? Она уходит лицом вниз в стопку сброса.
       *[other] Какую карту сбросить{ so-many }? Она уходит лицом вниз в стопку сброса.
    }
   *[other] Какую карту сбросить за розыгрыш { FORM($card, case: "gen") }?
}
# Which of how many.
so-many = { $total ->
    [1] { "" }
   *[other] { " " }({ $number } из { $total })
}
question-move = Какую карту переместить из резерва?
question-move-where = Куда переместить { FORM($card, case: "acc") }?
question-use = Какую карту использовать?
question-eliminate = { $deed-key ->
    [ring] Жетон Кольца: какую карту из руки удалить? Она уходит до конца игры.
   *[other] Отсеивание: какую карту из руки удалить{ so-many }? Она уходит до конца игры.
}

## Cards that ask

question-forsake = { $card-key ->
    [none] От какой карты отказаться{ so-many }? Она удаляется до конца игры.
   *[other] Сбросить вам нечего: от какой карты отказаться за розыгрыш { FORM($card, case: "gen") }? Она удаляется до конца игры.
}
option-forsake-top-of-deck = Верхняя карта колоды, не глядя
question-forsake-to-draw = Отказаться от карты, чтобы взять { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}?{ can-draw }
can-draw = { $left ->
    [none] { "" }
    [0] { " " }Брать вам больше нечего.
   *[other] { " " }Осталось карт: { $left }.
}
question-forsake-for-icon = Отказаться от карты, чтобы добавить 1 символ атаки на этот путь?
question-cycle-to-take = { $card }: сбросить карту из руки, чтобы забрать Рыцарей Дол Амрота из колоды?
question-cycle-for-icons = { $card }: сбросить карту из руки, чтобы дать им символ атаки (на пути «Кирит Унгол» — 2)?
question-activate = Какую локацию активировать?
question-activate-other-path = { $card }: активировать другой путь с тем же номером? Сначала будет сражение на этом.
question-add-icon = На какую локацию добавить символ?
question-search = { $card-key ->
    [gimli] { $card }: найти Гномий топор в стопке сброса и забрать его в руку?
    [legolas] { $card }: найти Лук Галадримов в колоде и забрать его в руку?
    [eowyn] { $card }: найти Мерри или Пиппина в стопке сброса и забрать его в руку?
   *[other] { $card }: найти названную карту и забрать её в руку?
}
question-take = Какую карту забрать в руку? Её увидят все.
question-take-or-not = Кого из хоббитов забрать из стопки сброса в руку? Его увидят все.
option-take-or-not-none = Больше никого
question-take-saruman = Забрать Сарумана из колоды или стопки сброса в руку? Стопка сброса в любом случае замешивается в колоду.
question-play-drawn = { $most ->
    [1] Какую из только что взятых карт разыграть? Можно 1; остальные сбрасываются.
   *[other] Какую из только что взятых карт разыграть ({ $number } из { $most } возможных)? Остальные сбрасываются.
}
option-play-drawn-none = Ни одной не разыгрывать
question-text-first = Эффект какой из разыгранных карт выполнить первым?
question-eliminate-drawn = Какую из только что взятых карт удалить? Она уходит до конца игры.
question-cycle-drawn = Какую из только что взятых карт сбросить? Остальные вы берёте в руку.
question-eliminate-in-play = Какую из этих карт удалить?
question-eliminate-nazgul = Какого назгула удалить?
option-eliminate-nazgul-none = Никакого
question-sacrifice = Какую карту Рохана из резерва удалить? Мордор потеряет столько же.
option-sacrifice-none = Больше никакой
question-grima-wormtongue = Что из двух сделать?
option-grima-wormtongue-take-saruman = Забрать Сарумана из колоды в руку
option-grima-wormtongue-eliminate-rohan-character = Удалить персонажа Рохана в игре
question-move-there = Сразу переместить { FORM($card, case: "acc") } { FORM($location, case: "on") }?
question-ride-where = Куда сразу переместить { FORM($card, case: "acc") }?
option-ride-where-none = Остаться в резерве
question-replacement = { $card }: карта должна быть удалена. Чей эффект её спасает? Тогда она сбрасывается.

## The opening, combat and the end

question-cycle-opening = Какую из начальных карт сбросить{ so-many }? Она уходит лицом вниз в стопку сброса.
question-next-combat = Где следующее сражение? Сражения пройдут во всех активных локациях в выбранном вами порядке.
question-support = Кого поддерживает воинство ({ $army })? Символы лидерства действуют только у поддерживаемых персонажей.
question-loss = { $location }: { attack-icons }. Кого из обороняющихся удалить? Карта отменяет столько, сколько на ней символов обороны.
question-agree = { $location }: { attack-icons }, и союзник предлагает удалить { FORM($choice, case: "acc") }. Согласны? Если нет, решает противник.
question-decide-for-enemy = { $location }: обороняющиеся не договорились, решаете вы; { attack-icons }. Кого из обороняющихся удалить?
attack-icons = неотменённых символов атаки — { $count }

## Chance, where people draw their own cards

question-battleground = Откройте поле битвы. Какое это?
question-path = Откройте путь со следующим номером. Какой это?
question-draw = Берётся верхняя карта колоды { FORM($seat, case: "gen") }. Какая это?
question-top = { $seat } смотрит верхнюю карту колоды. Какая это?

## What happens: rounds and locations

event-round = Начинается раунд { $number }, первым ходит { $seat }.
event-activated = { $number ->
    [0] { $taken_from-key ->
        [none] Активировано поле битвы: { $location }{ because }.
       *[other] Повторно активировано поле битвы: { $location } (было в зоне победных очков { FORM($taken_from, case: "gen") }){ because }.
    }
   *[other] Активирован путь { $number }: { $location }{ because }.
}
event-activate-nothing = { $cause-key ->
    [none] Активировать нечего.
   *[other] { $cause }: активировать нечего.
}
event-add-attack = { $count ->
    [one] Добавлен { $count } символ атаки: { $target }{ because }.
    [few] Добавлено { $count } символа атаки: { $target }{ because }.
   *[many] Добавлено { $count } символов атаки: { $target }{ because }.
}
event-add-defense = { $count ->
    [one] Добавлен { $count } символ обороны: { $target }{ because }.
    [few] Добавлено { $count } символа обороны: { $target }{ because }.
   *[many] Добавлено { $count } символов обороны: { $target }{ because }.
}

## What happens: cards

number-of-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
event-draw = { $card-key ->
    [hidden] { $seat } берёт карту{ because }.
   *[other] { $seat } берёт { FORM($card, case: "acc") }{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $seat } берёт { number-of-cards }{ because }.
   *[other] { $seat } берёт { FORM($cards, case: "acc") }{ because }.
}
event-draw-aside = { $card-key ->
    [hidden] { $seat } берёт карту и откладывает её{ because }.
   *[other] { $seat } берёт и откладывает { FORM($card, case: "acc") }{ because }.
}
event-draw-aside-several = { $cards-key ->
    [hidden] { $seat } берёт { number-of-cards } и откладывает их{ because }.
   *[other] { $seat } берёт и откладывает { FORM($cards, case: "acc") }{ because }.
}
event-take-drawn = { $card-key ->
    [hidden] { $seat } берёт в руку последнюю отложенную карту{ because }.
   *[other] { $seat } берёт в руку последнюю отложенную карту: { $card }{ because }.
}
event-nothing-to-draw = { $seat } не может взять карту: брать больше нечего{ because }.
event-play = { $kind-key ->
    [event] { $seat } разыгрывает { FORM($card, case: "acc") }{ because }.
   *[other] { $seat } разыгрывает { FORM($card, case: "acc") } { FORM($place, case: "on") }{ because }.
}
event-move = { $seat } перемещает { FORM($card, case: "acc") } из резерва { FORM($place, case: "on") }{ because }.
event-use = { $seat } использует { FORM($card, case: "acc") }.
event-ring = { $seat } использует жетон Кольца.
event-winnow = { $seat } отсеивает карты.
event-pass = { $seat } пропускает ход.
event-cycle = { $card-key ->
    [hidden] { $seat } сбрасывает карту{ because }.
   *[other] { $seat } сбрасывает { FORM($card, case: "acc") }{ because }.
}
event-cycle-several = { $cards-key ->
    [hidden] { $seat } сбрасывает { number-of-cards }{ because }.
   *[other] { $seat } сбрасывает { FORM($cards, case: "acc") }{ because }.
}
event-eliminate = { $card-key ->
    [hidden] { $seat } удаляет карту{ because }.
   *[other] { $seat } удаляет { FORM($card, case: "acc") }{ because }.
}
event-eliminate-several = { $cards-key ->
    [hidden] { $seat } удаляет { number-of-cards }{ because }.
   *[other] { $seat } удаляет { FORM($cards, case: "acc") }{ because }.
}
event-eliminate-item = Удаляется предмет (владелец { $wielder }): { $card }{ because }.
event-eliminate-item-several = Удаляются предметы (владелец { $wielder }): { $cards }{ because }.
event-remove = Из игры убирается { $card }{ because }.
event-removed = { "" }
event-saved = { $saver-key ->
    [none] Вместо удаления сбрасывается { $card }, так сказано на карте.
   *[other] Вместо удаления сбрасывается { $card } (действует { $saver }).
}
event-forsake-hand = { $card-key ->
    [hidden] { $seat } отказывается от карты из руки{ because }.
   *[other] { $seat } отказывается от { FORM($card, case: "gen") } из руки{ because }.
}
event-forsake-reserve = { $seat } отказывается от { FORM($card, case: "gen") } из резерва{ because }.
event-top-revealed = { $card-key ->
    [hidden] { $seat } отказывается от верхней карты колоды{ because }.
   *[other] { $seat } отказывается от верхней карты колоды: «{ $card }»{ because }.
}
# Told by the turning up of that card, and by its being forsaken.
event-forsake-top = { "" }
event-forsaken = { "" }
event-top-seen = { $card-key ->
    [hidden] { $seat } видит в Зеркале Галадриэли верхнюю карту колоды.
   *[other] { $seat } видит в Зеркале Галадриэли верхнюю карту колоды: { $card }.
}
event-recycle = { $count ->
    [0] { $seat } перемешивает колоду: стопка сброса пуста{ because }.
    [one] { $seat } замешивает в колоду стопку сброса: { $count } карта{ because }.
    [few] { $seat } замешивает в колоду стопку сброса: { $count } карты{ because }.
   *[many] { $seat } замешивает в колоду стопку сброса: { $count } карт{ because }.
}
event-take = { $seat } показывает и забирает в руку { FORM($card, case: "acc") }{ because }.
event-take-nothing = { $seat } напрасно ищет { what-is-sought }{ because }.
what-is-sought = { $cause-key ->
    [legolas] Лук Галадримов в колоде
    [prince-imrahil] Рыцарей Дол Амрота в колоде
    [denethor] Боромира и Фарамира в колоде
    [halbarad] Странника и Арагорна в колоде
    [grima-wormtongue] Сарумана в колоде
    [orthanc] Сарумана в колоде и стопке сброса
    [gimli] Гномий топор в стопке сброса
    [eowyn] Мерри и Пиппина в стопке сброса
    [gwaihir-the-windlord] Гэндальфа в стопке сброса
    [the-messenger] назгула в стопке сброса
    [herbs-and-stewed-rabbit] хоббита в стопке сброса
   *[other] карту
}
event-no-effect = { $cause }: без последствий, условие не выполнено.

## What happens: combat and scores

event-path-combat = Сражение { FORM($path, case: "at") }: { combat-icons }.
event-battleground-combat = Сражение { FORM($battleground, case: "at") }: { combat-icons }.
combat-icons = атака { FORM($attacker, case: "gen") } { $attack } против обороны { $defense } у локации и { $cards } у обороняющихся
event-all-fall = Все обороняющиеся { FORM($location, case: "at") } удаляются: символов атаки, которые оставалось отменить, — { $count }.
event-support = { $army } { FORM($army, case: "gender") ->
    [pl] поддерживают
   *[other] поддерживает
} { FORM($character, case: "acc") }.
event-disagree = Игроки за { FORM($side, case: "acc") } не договорились: решает противник.
event-path-tied = Ничья { FORM($path, case: "at") }: никто не побеждает.
event-score = { $side-key ->
    [free-peoples] { $side } побеждают { FORM($location, case: "at") }{ worth }.
   *[other] { $side } побеждает { FORM($location, case: "at") }{ worth }.
}
worth = { $points ->
    [0] { "" }
    [one] : { $points } победное очко
    [few] : { $points } победных очка
   *[many] : { $points } победных очков
}
event-corruption-added = Влияние Кольца растёт на { $count } и равно { $total }{ because }.
event-corruption-removed = Влияние Кольца уменьшается на { $count } и равно { $total }{ because }.
event-score-so-far = Счёт: { score }.
score = свободные народы { $free }, Тьма { $shadow }{ $corruption ->
    [0] { "" }
   *[other] { " " }(из них влияние Кольца { $corruption })
}
event-game-over = { $winner-key ->
    [free-peoples] { $winner } победили: { why-they-win }.
   *[other] { $winner } победила: { why-they-win }.
} Итоговый счёт: { score }.
why-they-win = { $ending-key ->
    [points] сражение на последнем пути окончено
   *[other] { $ending }
}

## How it ends

result-points = Сражение на последнем пути окончено, и { $winner-key ->
    [free-peoples] у свободных народов больше очков.
   *[other] свободные народы не впереди; при равном счёте побеждает Тьма.
}
result-ten-points-ahead = { $winner-key ->
    [free-peoples] Они впереди на десять очков или больше.
   *[other] Она впереди на десять очков или больше.
}

## The table as text: what is going on

step-opening = начальные карты
step-battleground = фаза локаций
step-path = фаза локаций
step-actions = фаза действий
step-combat = фаза сражений
step-victory = проверка победы
step-draw = фаза добора
step-over = игра окончена
terminal-round = { $number ->
    [0] Перед первым раундом: { $step }. Первый игрок: { $player }.
   *[other] Раунд { $number }, { $step }. Первый игрок: { $player }.
}
terminal-turn = Ходит { $player }.
terminal-passed = Пропустили ход: { $players }.
terminal-resolving = Сейчас действует: { $cards }.
terminal-lasting = До конца раунда: { $cards }.
terminal-combat = Сражение { FORM($location, case: "at") }: { attack-icons }.

## The table as text: locations

terminal-battleground = { $location }, поле битвы, очки: { $points }
terminal-path = { $location }, путь { $number } из { $last }, очки: { $points }
terminal-totals = Атака { $attack } : оборона { $defense },
terminal-wins = сейчас победа за { FORM($side, case: "ins") }
terminal-corrupts = сейчас победа за Тьмой, влияние Кольца { $count }
terminal-nobody-wins = сейчас не побеждает никто
terminal-reactivated = Возвращено из зоны { FORM($side, case: "gen") }: собственные символы обороны не действуют
terminal-added = Добавлено на локацию: { $icons }
terminal-attackers = Атакующие ({ $factions }): { $cards }
terminal-defenders = Обороняющиеся ({ $factions }): { $cards }
terminal-with = { $card } (предметы: { $items })
terminal-plus = { $card } плюс { $icons }
icons-attack = атака { $count }
icons-defense = оборона { $count }

## The table as text: players and cards

terminal-player = { $player }: рука { $hand }, колода { $deck }, сброс { $cycled }, удалено { $eliminated }, предел остатка { $limit }
terminal-ring = , Кольцо
terminal-reserve = Резерв: { $cards }
terminal-new = только в этом раунде
terminal-known = Известно в руке: { $cards }
terminal-hand = { $count ->
    [0] В руке нет карт.
    [one] Ваша рука, { $count } карта (введите text и название, чтобы прочитать её):
    [few] Ваша рука, { $count } карты (введите text и название, чтобы прочитать карту):
   *[many] Ваша рука, { $count } карт (введите text и название, чтобы прочитать карту):
}
terminal-drawn = Взято и отложено:
terminal-top = Верхняя карта вашей колоды: { $card }
terminal-card = { $card }, { $faction }, { $kind }
terminal-battleground-card = { $location }, поле битвы { FORM($side, case: "gen") }: очки { $points }, оборона { $defense }; обороняющиеся: { $defenders }; атакующие: { $attackers }
terminal-path-card = { $location }, путь { $number }: очки { $points }, оборона { $defense }
terminal-leads = лидерство: { $icons }
terminal-paths-with = { $count ->
    [1] путь { $numbers }: { $icons }
   *[other] пути { $numbers }: { $icons }
}
terminal-paths-only = { $count ->
    [1] путь { $numbers }
   *[other] пути { $numbers }
}
terminal-on-paths = на путях { $icons }
terminal-more-by-text = больше по тексту карты
terminal-all-by-text = символы по тексту карты
terminal-wielders = владельцы: { $cards }

## The table as text: scores and what is to come

terminal-score = { $side }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-corruption = влияние Кольца { $count }
terminal-battlegrounds-left = Ещё не открытые поля битв { FORM($side, case: "gen") }: { $locations }
terminal-battlegrounds-next = Поле битвы следующего раунда: { $locations }
terminal-paths-next = Пути со следующим номером, { $number }: { $locations }
