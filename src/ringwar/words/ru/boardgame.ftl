### War of the Ring, the board game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of regions, figures, characters, tiles and cards stand in boardgame-cards.ftl, the combat cards
### as options in boardgame-combat.ftl.

## Names

name-boardgame = «Война Кольца», настольная игра
name-war = вся война
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
name-strategy = Стратегия
    .gen = стратегии
    .deck = стратегии
name-field-battle = полевое сражение
name-assault = штурм
name-sortie = вылазка
name-town = городок
    .ins = городком
name-city = город
    .ins = городом
name-stronghold = крепость
    .ins = крепостью
name-fortification = укрепление
    .ins = укреплением
name-companion = спутник
name-minion = приспешник
name-ring-destroyed = Кольцо уничтожено
name-corruption = влияние Кольца
name-shadow-military = Тьма покорила Средиземье
name-free-military = свободные народы сломили Тьму
name-combat-roll = боевой бросок
    .loc = боевом броске
name-leader-re-roll = переброс лидеров
    .loc = перебросе лидеров
name-garrison = гарнизон крепости
name-hunt-box = кубики свободных народов в зоне охоты
name-shadow-stronghold = крепость Тьмы
name-shadow-army = отряды Тьмы
name-shadow-nazgul = назгулы

## What an action die is used for: an infinitive

name-move-fellowship = переместить Братство
name-hide-fellowship = скрыть Братство
name-separate = отделить спутников от Братства
name-move-companions = переместить спутников
name-move-minions = переместить назгулов и приспешников
name-move-led-army = переместить армию с лидером
name-attack-led = атаковать армией с лидером
name-move-armies = переместить армии
name-attack = атаковать
name-diplomacy = приблизить народ к войне
name-recruit = набрать войска
name-bring-minion = ввести в игру приспешника
name-draw-card = взять карту
name-crown-aragorn = короновать Арагорна
name-play-event = разыграть карту события
name-skip = не делать ничего
name-strider-hides = скрыть Братство с помощью Странника
name-boromir-rouses-gondor = поднять Гондор с помощью Боромира
name-legolas-rouses-the-elves = поднять эльфов с помощью Леголаса
name-gimli-rouses-the-dwarves = поднять гномов с помощью Гимли
name-send-gandalf = ввести в игру Гэндальфа Белого
name-voice-of-saruman = применить Голос Сарумана
name-break-elven-power = прекратить действие карты «Слишком великая сила»
name-break-bombadils-power = прекратить действие карты «Сила Тома Бомбадила»
name-break-palantir = прекратить действие карты «Палантир Ортханка»
name-ring-against-palantir = прекратить действие карты «Палантир Ортханка» эльфийским кольцом
name-end-denethors-folly = прекратить действие карты «Безумие Денетора»
name-counsel-in-minas-tirith = прекратить действие карты «Безумие Денетора» советом в Минас Тирите

## Parts of sentences

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }({ $cause })
}
# The end of a verb: свободные народы перемещают, Тьма перемещает.
s = { $side-key ->
    [free-peoples] ют
   *[other] ет
}
takes = { $side-key ->
    [free-peoples] берут
   *[other] берёт
}
may = { $side-key ->
    [free-peoples] могут
   *[other] может
}
# So many figures of a kind, in the case that is asked for.
list-counted = { $case ->
    [gen] { $value } { $value ->
        [one] { FORM($name, case: "gen") }
        [few] { FORM($name, case: "many") }
       *[many] { FORM($name, case: "many") }
    }
    [dat] { $value } { $value ->
        [one] { FORM($name, case: "dat") }
        [few] { FORM($name, case: "manydat") }
       *[many] { FORM($name, case: "manydat") }
    }
    [acc] { $value } { $value ->
        [one] { FORM($name, case: "acc") }
        [few] { FORM($name, case: "fewacc") }
       *[many] { FORM($name, case: "many") }
    }
    [ins] { $value } { $value ->
        [one] { FORM($name, case: "ins") }
        [few] { FORM($name, case: "manyins") }
       *[many] { FORM($name, case: "manyins") }
    }
   *[other] { $value } { $value ->
        [one] { $name }
        [few] { FORM($name, case: "few") }
       *[many] { FORM($name, case: "many") }
    }
}
# The figures of an army: units and leaders, then who is with them.
roster = { $figures }{ $nazgul ->
    [0] { $characters-count ->
        [0] { "" }
       *[other] , а также { $characters }
    }
   *[other] { $characters-count ->
        [0] , а также { number-of-nazgul }
        [1] , а также { number-of-nazgul } и { $characters }
       *[other] , а также { number-of-nazgul }, { $characters }
    }
}
number-of-nazgul = { $nazgul } { $nazgul ->
    [one] назгул
    [few] назгула
   *[many] назгулов
}
number-of-hits = { $hits ->
    [0] нет попаданий
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}
steps-from-war = { $steps ->
    [one] { $steps } шаг до войны
    [few] { $steps } шага до войны
   *[many] { $steps } шагов до войны
}

## What is known of the thing that an option means

note-figures = { $option } ({ $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] , а также { $characters }
    }
})
note-enemies = { $option } (противник там: { $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] , а также { $characters }
    }
})
note-nation = { $option } ({ $steps ->
    [0] в войне
    [one] { $steps } шаг до войны
    [few] { $steps } шага до войны
   *[many] { $steps } шагов до войны
}{ $active ->
    [no] , пассивный народ
   *[other] { "" }
})
note-unused = { $option } (сейчас ничего не даёт: кубик пропадает)
note-deeds = { $deeds-count ->
    [1] { $option }: { $deeds }
   *[other] { $option }, на выбор: { $deeds }
}
note-messenger = { $option } (благодаря Глашатаю Саурона кубик «Сбор» считается кубиком «Армия», один раз за ход)
note-progress = { $option }: продвижение +1, затем Тьма охотится
note-mordor = { $option } по тропе Мордора: тянут жетон охоты, затем шаг, если жетон не остановит
note-left = { $option } (осталось { $count })
note-at = { $option } ({ FORM($region, case: "in") })
note-merged = { $option } (ваши: { $own }; союзника: { $others }; командует { $seat })
note-dice = { $option } (у вас их { $count })
# Those who are besieged, or who besiege, in the region of the army that is asked about.
note-siege = { $besieged ->
    [yes] осаждающая армия, регион { $option } ({ those-there })
   *[other] осаждённая армия, регион { $option } ({ those-there })
}
those-there = { $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] , а также { $characters }
    }
}
note-own-figures = { $option } ({ those-there }; войска союзника остаются: { $others })
note-fellowship = { $option } (там последний раз видели Братство)
note-fellowship-figures = { $option } (там последний раз видели Братство; также: { those-there })
note-captures = { $points ->
    [0] { $option } (захват поселения)
    [one] { $option } (захват: { $points } победное очко)
    [few] { $option } (захват: { $points } победных очка)
   *[many] { $option } (захват: { $points } победных очков)
}
note-full = { $option } ({ those-there }: мест нет, один отряд придётся вернуть)
note-two-armies = { $option } (до двух, каждая на 1 регион)
note-in-place-of = { $option } (вместо { FORM($minion, case: "gen") }; один раз за игру, без дополнительного кубика)
note-starts = { $option }: { FORM($region, case: "in") }
note-guide-now = { $option } (проводник сейчас)
note-lowers = { $option }: урон уменьшается на { $count }; карта сбрасывается
note-redraws = { $option }: вместо этого жетона тянут другой; карта сбрасывается
note-no-draw = { $option }: жетон не тянут; карта сбрасывается
note-none-fits = { $option } (ни одну из ваших здесь сыграть нельзя)
note-cancels = { $option } (отменяет { $hits ->
    [1] { $hits } попадание
   *[other] до { $hits } попаданий
})
note-level = { $option }: { $level }
note-bound = { $option }: он остаётся в Мории
note-bound-outside = { $option }: он { FORM($region, case: "in") }, вне Мории, и уничтожается
note-guide = { $option }: { $companion } (уровень { $level })
note-guide-tamed = { $option }: { $companion } (уровень { $level }; затем в игру вступает карта «{ $card }»)

## What follows without a choice

leads-action-attack = Атаковать: { $then }{ by-the-mouth }
leads-action-attack-led = Атаковать армией с лидером: { $then }
leads-action-diplomacy = Дипломатия: { $then }
leads-action-draw-card = Взять карту: { $then }
leads-action-move-armies = Переместить армию: { $then }{ by-the-mouth }
by-the-mouth = { $note ->
    [messenger] { " " }(благодаря Глашатаю Саурона кубик «Сбор» считается кубиком «Армия», один раз за ход)
   *[other] { "" }
}
leads-action-move-led-army = Переместить армию с лидером: { $then }
leads-action-play-event = Разыграть карту: { $then }
leads-action-recruit = Набрать: { $then }
leads-action-bring-minion = Ввести в игру: { $then }
leads-action-separate = Отделить от Братства: { $then }
leads-action-break-elven-power = { $option }
leads-action-break-bombadils-power = { $option }
leads-action-voice-of-saruman = Голос Сарумана: { $then }
leads-use-die-elven-ring = Сначала изменить кубик эльфийским кольцом: { $then }
leads-will-as-will-of-the-west = { $option }
# A result that can do nothing.
then-action = { $option-key ->
    [skip] сейчас ничего не даёт: кубик пропадает
   *[other] { $option }
}
then-attack-from = из региона { $option }
then-attack-where = цель — { $option }
then-attack-with = все, кто может
then-move-army = из региона { $option }
then-move-where = в регион { $option }
then-march-where = затем в регион { $option }
then-move-with = целиком
then-recruit-where = регион { $option }
then-minion-enters = регион { $option }
then-companion-where = в регион { $option }
then-minion-where = в регион { $option }
then-grey-company = 1 { $option } становится элитным
then-play-event = «{ $option }»
then-journey = { $option-key ->
    [separate] отделить спутников от Братства
   *[move-companions] переместить спутников на карте
}
then-guide = затем проводник — { $option }
then-led-by = во главе { $option }
# What falls next is asked, or told, when it falls.
then-loss = { "" }
then-nazgul-refuge = назгулы улетают в регион { $option }
then-pay-card = сбрасывается карта { $option }
then-regular-from = { $option-key ->
    [casualties] обычный отряд берётся из потерь
   *[other] обычный отряд берётся из подкреплений
}
then-regular-or-elite = остался только { $option }
then-remove-excess = лишний 1 { $option } возвращается в подкрепления
then-ring-die = кубик «{ $option }»
then-scouts = отступление — { $option }
then-use-die = затем остаётся одно — { $option }
then-which-army = под ударом армия, регион { $option }
then-which-nation = { $option }
then-which-table-card = сбрасывается «{ $option }»
then-which-deck = { $option }
then-spells-from = из региона { $option }
# Where the region has been named before.
again-attack-where = цель — { $option }
again-which-army = под ударом армия противника там же

## The turn

question-discard = У вас больше { $limit } карт. Какую сбросить лицом вниз?
question-declare = Последний раз Братство видели { FORM($region, case: "in") }, продвижение { $progress }. Объявить, где оно сейчас? Фигурка переместится не дальше чем на столько регионов; в городе или крепости свободных народов Братство уберёт 1 влияние Кольца и сделает народ активным.{ $tamed ->
    [yes] { " " }Смеагол там выйдет из игры.
   *[other] { "" }
}
option-declare-yes = Объявить
option-declare-no = Остаться скрытым
question-enter-mordor = Братство { FORM($region, case: "in") }. Вступает ли оно в Мордор сейчас? Дальше оно пойдёт по тропе Мордора, где за каждое перемещение тянут жетон охоты.
option-enter-mordor-yes = Вступить в Мордор
option-enter-mordor-no = Пока нет
question-guide = { $now-key ->
    [none] Кто из спутников высшего уровня станет проводником? Действует только особая способность проводника.
   *[other] Проводник — { $now }. Кто из спутников высшего уровня будет им дальше? Действует только особая способность проводника.
}
question-allocate = Сколько кубиков действий положить в зону охоты до броска? Они охотятся на Братство, но не дают вам действий.
question-fellowship-where = { $count ->
    [one] Братство { FORM($origin, case: "in") } и может пройти ещё { $count } регион. Куда?
    [few] Братство { FORM($origin, case: "in") } и может пройти ещё { $count } региона. Куда теперь?
   *[many] Братство { FORM($origin, case: "in") } и может пройти ещё { $count } регионов. Куда теперь?
}
option-fellowship-where-none = Остановиться здесь

## Using action dice

question-use-die = Ваше действие. Какой кубик использовать?{ $barred-count ->
    [0] { "" }
   *[other] { " " }Нельзя действовать за { FORM($barred, case: "acc") }: так вы действовали в прошлый раз.
}
option-use-die-character = { $side-key ->
    [shadow] { use-die-character-shadow }
    [witch-king] { use-die-character-shadow }
    [saruman] { use-die-character-shadow }
   *[other] Персонаж (Братство, спутники, армия с лидером, события персонажа)
}
use-die-character-shadow = Персонаж (назгулы и приспешники, армия с лидером, события персонажа)
option-use-die-army = Армия (переместить две армии, атаковать, события армии)
option-use-die-muster = { $side-key ->
    [shadow] { use-die-muster-shadow }
    [witch-king] { use-die-muster-shadow }
    [saruman] { use-die-muster-shadow }
   *[other] Сбор (дипломатия, набор войск, события сбора)
}
use-die-muster-shadow = Сбор (дипломатия, набор войск, приспешники, события сбора)
option-use-die-event = Событие (взять карту или разыграть любое событие)
option-use-die-muster-army = Сбор/Армия (как одно из двух)
option-use-die-will-of-the-west = Воля Запада (как любой результат)
option-use-die-elven-ring = Сначала изменить кубик эльфийским кольцом
option-use-die-pass = Пропустить ход: у вашей стороны осталось меньше кубиков, чем у противника
question-will-as = Воля Запада: каким результатом её считать?
option-will-as-will-of-the-west = Как саму Волю Запада
question-ring-die = Эльфийское кольцо: какой из неиспользованных кубиков изменить?
question-ring-result = Эльфийское кольцо: какой результат будет на кубике?
option-ring-result-eye = Око (кубик уходит в зону охоты)
question-action = { $only ->
    [yes] Ваше действие. Остался только результат «{ $die }». Что с ним сделать?
   *[other] { what-with-the-result }
}
what-with-the-result = { $face-key ->
    [will-of-the-west] Что сделать с «Волей Запада»?
   *[other] Что сделать с результатом «{ $face }»?
}
option-action-move-fellowship = Переместить Братство
option-action-hide-fellowship = Скрыть Братство
option-action-separate = Отделить спутников от Братства и переместить их
option-action-move-companions = Переместить спутников на карте
option-action-move-minions = Переместить назгулов и приспешников
option-action-move-led-army = Переместить одну армию с лидером
option-action-attack-led = Атаковать армией с лидером
option-action-move-armies = Переместить до двух армий
option-action-attack = Атаковать
option-action-diplomacy = Дипломатия: продвинуть один из ваших народов на шаг к войне
option-action-recruit = { $side-key ->
    [shadow] { recruit-nazgul-too }
    [witch-king] { recruit-nazgul-too }
    [saruman] Набрать: один элитный отряд или два обычных в разных местах
   *[other] Набрать: один элитный отряд или две фигуры (обычные отряды, лидеры) в разных местах
}
recruit-nazgul-too = Набрать: один элитный отряд или две фигуры (обычные отряды, назгулы) в разных местах
option-action-bring-minion = Ввести в игру приспешника
option-action-draw-card = Взять карту
option-action-crown-aragorn = Арагорн заменяет Странника (ещё один кубик действия)
option-action-gandalf-the-white = Гэндальф Белый вступает в игру (ещё один кубик действия)
option-action-play-event = Разыграть карту события
option-action-skip = Ничего: кубик пропадает
option-action-strider-hides = Странник: скрыть Братство
option-action-boromir-rouses-gondor = Боромир: Гондор продвигается на шаг к войне
option-action-legolas-rouses-the-elves = Леголас: эльфы продвигаются на шаг к войне
option-action-gimli-rouses-the-dwarves = Гимли: гномы продвигаются на шаг к войне
option-action-voice-of-saruman = Голос Сарумана: набрать войска в Изенгарде или сделать обычные отряды в Ортханке элитными
option-action-break-elven-power = Прекратить действие карты «Слишком великая сила» (стоит карты армии и карты персонажа)
option-action-break-bombadils-power = Прекратить действие карты «Сила Тома Бомбадила» (стоит карты армии и карты персонажа)
option-action-break-palantir = Прекратить действие карты «Палантир Ортханка»
option-action-ring-against-palantir = Прекратить действие карты «Палантир Ортханка» (стоит эльфийского кольца)
option-action-end-denethors-folly = Прекратить действие карты «Безумие Денетора»
option-action-counsel-in-minas-tirith = Прекратить действие карты «Безумие Денетора» советом в Минас Тирите
question-which-deck = Из какой вашей колоды взять карту?
option-which-deck-character = колода персонажей
option-which-deck-strategy = колода стратегии
question-play-event = Какую карту события разыграть?
question-gandalf-draws = Он проводник. Взять карту из колоды { FORM($deck, case: "deck") } за только что разыгранное событие?
question-diplomacy = Какой народ продвинуть на шаг к войне?
question-voice-of-saruman = Что повелевает его Голос?
option-voice-of-saruman-recruit-everywhere = Набрать по обычному отряду в каждом поселении Изенгарда
option-voice-of-saruman-replace-in-orthanc = Сделать до двух обычных отрядов в Ортханке элитными

## Recruiting, minions, Gandalf

question-recruit = Какую фигуру набрать? Элитный отряд занимает всё действие; других фигур можно набрать две.
question-recruit-second = Какую вторую фигуру набрать, в другом месте?
option-recruit-second-none = Вторую не набирать
question-recruit-where = { $short ->
    [0] { $places ->
        [0] Где набрать { those-recruited }?
       *[other] Где набрать { those-recruited } (место { $place } из { $places })?
    }
   *[other] Из таких фигур осталось только { $short }: { $piece }. Где поставить следующую?
}
# What a card or a die has recruited: figures of a kind, or units of a nation, and who comes with them.
those-recruited = { $piece-key ->
    [none] { $count ->
        [one] { $count } отряд
        [few] { $count } отряда
       *[many] { $count } отрядов
    } { FORM($nation, case: "gen") } ({ $count ->
        [one] обычный или элитный
        [few] обычные или элитные
       *[many] обычные или элитные
    }){ also-recruited }
   *[other] { $count ->
        [one] { $count } { FORM($piece, case: "acc") }
        [few] { $count } { FORM($piece, case: "fewacc") }
       *[many] { $count } { FORM($piece, case: "many") }
    }
}
also-recruited = { $also-key ->
    [none] { "" }
   *[other] { " " }и 1 { FORM($also, case: "acc") }
}
question-regular-or-elite = { $most ->
    [1] Какой отряд набрать { FORM($region, case: "in") }: обычный или элитный?
   *[other] Какой отряд набрать { FORM($region, case: "in") }: обычный или элитный ({ $number } из { $most })?
}
question-remove-excess = { FORM($region, case: "in") } помещается не больше { $limit } отрядов, лишних: { $count }. { $count ->
    [1] Какой отряд вернуть в подкрепления?
   *[other] Какой отряд вернуть в подкрепления следующим?
}
question-minion = Какой приспешник вступает в игру?
question-minion-enters = Где { $minion } вступает в игру?
question-gandalf-where = Где появляется Гэндальф Белый?

## Moving

question-move-army = { $most ->
    [1] Какая армия перемещается?
   *[other] Какая армия перемещается ({ $number } из { $most } возможных)?
}
option-move-army-none = Больше ни одна
question-move-where = Куда переместить армию { FORM($origin, case: "from") }?
question-march-where = Переход { FORM($origin, case: "from") } ({ roster }): куда? { $count ->
    [one] Можно пройти ещё { $count } регион
    [few] Можно пройти ещё { $count } региона
   *[many] Можно пройти ещё { $count } регионов
}{ $joins ->
    [yes] ; закончить нужно там, где есть другая ваша армия.
   *[other] .
}
option-march-where-none = Переход заканчивается здесь
question-move-with = { $goal-key ->
    [none] Кто перемещается { FORM($origin, case: "from") }?
   *[other] Кто перемещается { FORM($origin, case: "from") } { FORM($goal, case: "to") }?
}
option-move-with-all = Все, кто может
option-move-with-some = Только часть
question-advance-with = Кто входит { FORM($origin, case: "from") } { FORM($goal, case: "to") }?
option-advance-with-all = Все, кто может
option-advance-with-some = Только часть
question-attack-with = { $battle-key ->
    [assault] Кто штурмует крепость { FORM($goal, case: "gen") }? Остальные в сражении не участвуют.
    [sortie] Кто делает вылазку из крепости { FORM($goal, case: "gen") }? Остальные в сражении не участвуют.
   *[other] Кто атакует { FORM($goal, case: "acc") } { FORM($origin, case: "from") }? Те, кто остаётся в тылу, в сражении не участвуют.
}
option-attack-with-all = Все, кто может
option-attack-with-some = Только часть
question-how-many = { $origin-key ->
    [none] Сколько { kind-of-figures } набрать { FORM($goal, case: "in") }?
   *[other] { $goal-key ->
        [none] Сколько { kind-of-figures } { FORM($origin, case: "from") } идёт?
       *[other] Сколько { kind-of-figures } { FORM($origin, case: "from") } идёт { FORM($goal, case: "to") }?
    }
}
kind-of-figures = { FORM($piece, case: "many") }
question-goes-along = { $character } тоже идёт?
question-separate = Какой спутник покидает Братство?
question-goes-with = { $companion } уходит. Кто вместе с ним?
option-goes-with-none = Больше никто
question-companion-where = Куда идёт { $companion }?
question-move-companion = Какой спутник перемещается?
option-move-companion-none = Больше никто
question-move-minion = { $nazgul ->
    [yes] Какие назгулы перемещаются? Они названы по своим регионам.
   *[other] Какой назгул или приспешник перемещается? Назгулы названы по своим регионам.
}
option-move-minion-none = Больше никто
question-minion-where = { $figure-key ->
    [nazgul] { $count ->
        [one] Куда летит назгул { FORM($origin, case: "from") }?
        [few] Куда летят { $count } назгула { FORM($origin, case: "from") }?
       *[many] Куда летят { $count } назгулов { FORM($origin, case: "from") }?
    }
   *[other] Куда идёт { $figure } (сейчас { FORM($origin, case: "in") })?
}

## Battles

question-attack-from = Откуда атаковать?
question-attack-where = Армия { FORM($origin, case: "from") }: что она атакует?
question-withdraw = { $round ->
    [0] Укрыться ли вашей армии в крепости { FORM($region, case: "gen") }? Тогда сражения не будет, а если противник войдёт в регион, начнётся осада.
   *[other] Укрыться ли вашей армии в крепости { FORM($region, case: "gen") }? Тогда сражение закончится, а если противник войдёт в регион, начнётся осада.
}
option-withdraw-yes = Укрыться в крепости
option-withdraw-no = Не укрываться
question-combat-card = Сражение за { FORM($region, case: "acc") }, раунд { $round }: сыграть боевую карту? { $alone ->
    [yes] Противник в этом раунде не может сыграть ни одной.
   *[other] Её откроют, когда выберут обе стороны.
}
option-combat-card-none = Без боевой карты
question-sorcerer = Взять карту из колоды { FORM($deck, case: "deck") } за боевую карту, как позволяет его колдовство?
question-white-rider = Отказаться от его лидерства на это сражение? Тогда не считается и лидерство назгулов и Короля-чародея в нём.
question-re-roll = Переброс лидеров: пока { number-of-hits }. Сколько кубиков с промахами перебросить?
question-loss = { $count ->
    [one] { $count } попадание по вашей армии { FORM($region, case: "in") }. Как его принять?
    [few] { $count } попадания по вашей армии { FORM($region, case: "in") }. Как принять следующее?
   *[many] { $count } попаданий по вашей армии { FORM($region, case: "in") }. Как принять следующее?
}
question-regular-from = Элитный отряд { FORM($region, case: "in") } становится обычным. Откуда взять { FORM($piece, case: "acc") }?
option-regular-from-casualties = Из потерь
option-regular-from-reinforcements = Из подкреплений
question-cease = { $battle-key ->
    [assault] Закончить штурм { FORM($region, case: "gen") } ({ those-left })? Если нет, будет ещё один раунд; элитного отряда он не стоит.
   *[other] Закончить атаку на { FORM($region, case: "acc") } ({ those-left })? Если нет, будет ещё один раунд, если защитники не отступят и не укроются в крепости.
}
option-cease-yes = Закончить атаку
option-cease-no = Сражаться ещё раунд
question-prolong = Продлить штурм { FORM($region, case: "gen") } ещё на один раунд? Это стоит элитного отряда: он становится обычным.
option-prolong-none = Нет, штурм окончен
option-prolong-dwarves-elite = Да, за 1 { name-dwarves-elite }
option-prolong-elves-elite = Да, за 1 { name-elves-elite }
option-prolong-gondor-elite = Да, за 1 { name-gondor-elite }
option-prolong-north-elite = Да, за 1 { name-north-elite }
option-prolong-rohan-elite = Да, за 1 { name-rohan-elite }
option-prolong-isengard-elite = Да, за 1 { name-isengard-elite }
option-prolong-sauron-elite = Да, за 1 { name-sauron-elite }
option-prolong-southrons-elite = Да, за 1 { name-southrons-elite }
# Who is left to fight on both sides.
those-left = у вас { $force }{ $characters-count ->
    [0] { "" }
   *[other] , а также { $characters }
}; у противника { $against }{ $enemies-count ->
    [0] { "" }
   *[other] , а также { $enemies }
}
question-retreat = Отступить ли вашей армии { FORM($region, case: "from") } ({ those-left })? Если нет, { $stronghold ->
    [yes] вы ещё можете укрыться в крепости, иначе будет ещё один раунд.
   *[other] будет ещё один раунд.
}
option-retreat-yes = Отступить
option-retreat-no = Не отступать
leads-retreat-yes = { $option }: { $then }
then-retreat-where = в регион { $option }
question-retreat-where = Куда отступает армия { FORM($region, case: "from") }?
question-advance = { $withdrawn ->
    [yes] Защитники укрываются в крепости. Войти { FORM($region, case: "to") } и начать осаду?
   *[other] Войти { FORM($region, case: "to") }?
}
option-advance-yes = Войти
option-advance-no = Остаться на месте

## Combat cards that ask

question-scouts = Куда отступает ваша армия { FORM($region, case: "from") }?
option-scouts-withdraw = В крепость
question-words-of-power = Кто из спутников лишается в этом раунде лидерства и способностей?
question-forfeit = От скольких единиц лидерства назгулов отказаться? Противник бросит на столько же кубиков меньше.
question-own-hits = { $dice ->
    [yes] Сколько попаданий принять на свою армию? За каждое вы бросаете кубик, который попадает при 4 и больше.
   *[other] Сколько попаданий принять на свою армию? Каждое прибавляет 1 ко всем кубикам вашего боевого броска.
}
question-who-forfeits = Кто из спутников отказывается от лидерства, чтобы промах стал попаданием?
question-turn-misses = Сколько промахов становятся попаданиями?
question-eliminate-minion = Кто из приспешников уничтожен?
question-fateful-strike = Кто уничтожен?
option-fateful-strike-nazgul = 1 назгул
question-black-breath = Кто уничтожен?
option-black-breath-none = Никто
question-heroic-death = По вашей армии: { number-of-hits }. Кто погибает, чтобы отменить попадания?
option-heroic-death-none = Никто
question-cancel-hits = Сколько попаданий отменить?

## The hunt

question-hunt-re-roll = У охоты пока { $successes ->
    [0] нет успехов
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
}. Сколько неудачных кубиков перебросить? (Основание: { $reasons }.)
question-use-table-card = Сбросить карту «{ $card }», чтобы прибавить 1 ко всем кубикам этой охоты?
question-use-against-hunt = { $tile-key ->
    [none] Сейчас будет вытянут жетон охоты. Использовать карту на столе?
   *[other] { $damage ->
        [none] Охота вытянула: { $tile }. Использовать карту на столе?
       *[other] Охота вытянула: { $tile }; урон { $damage }. Использовать карту на столе?
    }
}
option-use-against-hunt-none = Нет
question-casualty = Урон охоты: { $count }. Примет ли его спутник? Он погибает{ $alive ->
    [yes] { " " }(Мериадок и Перегрин только отделяются)
   *[other] { "" }
}, и урон уменьшается на его уровень. Остаток переходит во влияние Кольца.
option-casualty-none = Никто: весь урон переходит во влияние Кольца
option-casualty-guide = Проводник
option-casualty-random = Случайный спутник
question-hobbit-leaves = { $lost ->
    [yes] Урон охоты: { $damage }. Расстаться с проводником ({ $guide }), чтобы уменьшить урон на 1? Он выйдет из игры.
   *[other] Урон охоты: { $damage }. Покинет ли { $guide } Братство, чтобы уменьшить урон на 1? Он окажется на карте.
}
question-gollum-reveals = Урон охоты: { $damage }. Раскрыть Братство, чтобы уменьшить урон на 1?

## Event cards that ask

question-another-way = Голлум знает другой путь: пойдёт ли по нему Братство?
option-another-way-hide-fellowship = Скрыть Братство
option-another-way-move-fellowship = Переместить Братство
option-another-way-none = Нет
question-journey = Отделить спутников или переместить спутников на карте?
option-journey-separate = Отделить спутников от Братства
option-journey-move-companions = Переместить спутников на карте
question-which-army = Какая армия под ударом?
question-nazgul-refuge = В какую крепость улетают назгулы?
question-play-another = Какую карту события персонажа разыграть ещё, без кубика?
option-play-another-none = Больше никакую
question-dead-men-where = Мертвецы Дунхарроу: куда они идут?
question-grey-company = Какой обычный отряд становится элитным?
question-pay-card = Какую карту { FORM($kind, case: "gen") } из руки сбросить как плату?
question-which-nation = { $back ->
    [yes] Какой народ отходит на шаг от войны и теряет фигуру?
   *[other] Какой народ становится активным и продвигается на шаг к войне?
}
question-who-leads = Кто из спутников идёт с армией?
question-weather-where = Куда загнать Хранителей Кольца?
question-nazgul-strike = Назгулы нашли Хранителей Кольца. Что они делают?
option-nazgul-strike-discard-table-card = Сбросить со стола карту персонажа свободных народов
option-nazgul-strike-hunt-roll = Сделать бросок охоты
option-nazgul-strike-none = Ничего
question-which-table-card = Какая карта на столе сбрасывается?
question-lure = Кольцо искушает { FORM($companion, case: "acc") }. Какова цена?
option-lure-corruption = Влияние Кольца по его уровню
option-lure-eliminate = Спутник погибает
question-sorrow = Какая карта персонажа свободных народов сбрасывается?
option-sorrow-from-hand = Случайная из руки
option-sorrow-none = Никакая
question-balrog = Путь лежал через Морию. Сбросить эту карту, чтобы вытянуть жетон охоты?
question-turn-to-eye = Какой из неиспользованных кубиков изменить на «Око»? Всего не более трёх.
option-turn-to-eye-none = Больше никакой
question-led-by = Кто ведёт армию как назгул?
option-led-by-nazgul = назгул
question-spells-from = Какая армия с назгулами творит заклятия?
question-ringwraiths = { $region-key ->
    [none] Что делают ваши армии с назгулами?
   *[other] Что делает армия { FORM($region, case: "from") }?
}
option-ringwraiths-move = Переместить
option-ringwraiths-attack = Атаковать
option-ringwraiths-none = Ничего
question-black-captain = Что из двух сделать, прежде чем действует его армия?
option-black-captain-recruit-nazgul = Набрать до двух назгулов там, где Король-чародей
option-black-captain-move-nazgul = Переместить назгулов
option-black-captain-none = Ничего
question-which-leader = Какой лидер в Минас Тирите погибает?
question-lose-where = Где потерять фигуру этого народа?
question-lose-which = Какую фигуру потерять?
question-sail-where = К какому берегу они плывут?
question-replace-where = Где { $piece } становится элитным?

## Chance, where people roll and draw for themselves

question-action-die = Бросьте кубик действия за { FORM($roller, case: "acc") }. Что выпало?
question-combat-die = Бросьте боевой кубик за { FORM($roller, case: "acc") }. Что выпало?
question-hunt-die = Бросьте кубик охоты. Что выпало?
question-tile-die = Жетон велит бросить кубик. Что выпало?
question-event-die = Бросьте кубик для карты события. Что выпало?
question-event-card = Возьмите карту из колоды { FORM($deck, case: "deck") } для { FORM($drawer, case: "gen") }. Какая это карта?
question-tile = Вытяните жетон охоты. Какой это жетон?
question-companion = Вытяните случайного спутника Братства. Кто это?
question-hand-card = Вытяните случайную карту персонажа из руки свободных народов. Какая это карта?

## What happens: the turn

event-turn = Начинается ход { $number }.
event-draw = { $card-key ->
    [hidden] { $side } { takes } карту из колоды { FORM($deck, case: "deck") }{ because }.
   *[other] { $side } { takes } карту { FORM($card, case: "q") }{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $side } { takes } { number-of-cards } (из колод: { FORM($decks, case: "deck") }){ because }.
   *[other] { $side } { takes } карты { FORM($cards, case: "q") }{ because }.
}
number-of-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
event-deck-empty = Колода { FORM($deck, case: "deck") } { FORM($side, case: "gen") } пуста: карта не берётся.
event-discard = { $card-key ->
    [hidden] { $side } сбрасыва{ s } лицом вниз карту из колоды { FORM($deck, case: "deck") }{ because }.
   *[other] { $side } сбрасыва{ s } лицом вниз карту { FORM($card, case: "q") }{ because }.
}
event-discard-several = { $cards-key ->
    [hidden] { $side } сбрасыва{ s } лицом вниз { number-of-cards } (из колод: { FORM($decks, case: "deck") }){ because }.
   *[other] { $side } сбрасыва{ s } лицом вниз карты { FORM($cards, case: "q") }{ because }.
}
event-allocate = { $count ->
    [0] { $side } не кладёт кубиков в зону охоты.
    [one] { $side } кладёт { $count } кубик в зону охоты.
    [few] { $side } кладёт { $count } кубика в зону охоты.
   *[many] { $side } кладёт { $count } кубиков в зону охоты.
}
event-action-roll = { $dice-count ->
    [0] { $eyes ->
        [0] { has } нет кубиков действий для броска.
       *[other] Бросок { FORM($side, case: "gen") }: { eyes }.
    }
   *[other] { $eyes ->
        [0] Бросок { FORM($side, case: "gen") }: { $dice }.
       *[other] Бросок { FORM($side, case: "gen") }: { $dice }, а также { eyes }.
    }
}
eyes = { $eyes ->
    [one] { $eyes } Око для зоны охоты
    [few] { $eyes } Ока для зоны охоты
   *[many] { $eyes } Очей для зоны охоты
}
event-use-die = { $action-key ->
    [skip] { $side } впустую использу{ s } { the-die }.
    [gandalf-the-white] { $side } использу{ s } { the-die }, чтобы ввести в игру Гэндальфа Белого.
   *[other] { $side } использу{ s } { the-die }, чтобы { $action }.
}
the-die = { $die-key ->
    [will-of-the-west] { $face-key ->
        [will-of-the-west] кубик «Воля Запада»
       *[other] кубик «Воля Запада» (как «{ $face }»)
    }
   *[other] кубик «{ $die }»
}
event-messenger = { $character }: кубик «Сбор» считается кубиком «Армия», один раз за этот ход.
event-pass = { $side } пропуска{ s } ход.
event-ring-used = { $side } использу{ s } эльфийское кольцо.
event-ring = { $side } эльфийским кольцом меня{ s } { old-die } на «{ $new }».
# Where it goes is told where rings have names.
event-ring-passed = { "" }
event-ring-spent = { $side } отда{ s } эльфийское кольцо.
event-die-turned = { $side } меня{ s } { old-die } на «{ $new }»{ because }.
old-die = кубик «{ $old }»
event-dice-lost = { $count ->
    [0] { has } нет кубиков, которые можно потерять{ because }.
    [one] { $side } теря{ s } { $count } кубик{ because }.
    [few] { $side } теря{ s } { $count } кубика{ because }.
   *[many] { $side } теря{ s } { $count } кубиков{ because }.
}
has = у { FORM($side, case: "gen") }
event-play-event = { $stays ->
    [yes] { $side } разыгрыва{ s } карту «{ $card }»{ because }; она остаётся на столе.
   *[other] { $side } разыгрыва{ s } карту «{ $card }»{ because }.
}
event-hits-rolled = За армию { FORM($region, case: "in") } брошен кубик: { number-of-hits }{ because }.
event-event-roll = { $dice-count ->
    [0] { "" }
   *[other] Выпало: { $dice }; засчитывается { $needed } и больше, таких: { $count }{ because }.
}
event-discard-table = Карта «{ $card }» уходит со стола{ because }.

## What happens: the Fellowship

event-die-in-hunt-box = Кубик уходит в зону охоты.
event-progress = Братство идёт дальше: продвижение { $progress }.
event-declare = Братство объявлено.
event-fellowship-at = { $path-count ->
    [1] Братство { FORM($region, case: "in") }.
   *[other] { $by-count ->
        [0] Братство пришло { FORM($region, case: "to") }.
       *[other] Братство пришло { FORM($region, case: "to") } (через { FORM($by, case: "acc") }).
    }
}
event-fellowship-driven = Хранителей Кольца загоняют { FORM($region, case: "to") }{ because }.
event-hide = Братство снова скрыто{ because }.
event-reveal = Братство раскрыто{ because }!
event-guide = Проводник Братства теперь { $guide }.
event-separate = { $companion } покидает Братство{ because }.
event-separate-several = { $companions } покидают Братство{ because }.
event-companion-moves = { $companion } идёт { FORM($region, case: "to") }{ because }.
event-companion-moves-several = { $companions } идут { FORM($region, case: "to") }{ because }.
event-enters-play = { $character } вступает в игру { FORM($region, case: "in") }.
event-corruption = Влияние Кольца растёт на { $count } и равно { $total }{ because }.
event-heal = { $count ->
    [0] Влияние Кольца не уменьшается{ because }.
   *[other] Влияние Кольца уменьшается на { $count } и равно { $total }{ because }.
}
event-enter-mordor = Братство вступает в Мордор: начинается тропа Мордора, запас охоты обновляется.
event-mordor-step = Братство поднимается по тропе Мордора: шаг { $step } из 5.
event-stopped = Жетон охоты останавливает Братство: { $tile }.
event-idle-in-mordor = В Мордоре Братство в этот ход не перемещалось и не скрывалось.
event-lured = Кольцо искушает { FORM($companion, case: "acc") }{ because }.

## What happens: the hunt

event-no-hunt = Охота неудачна: в зоне охоты нет кубиков Тьмы.
event-hunt-roll = Охота бросает { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }(плюс { $bonus }{ each-of-the-hunt }: { $reasons })
}, нужно 6: { number-of-successes }.
each-of-the-hunt = { $rolled-count ->
    [1] { "" }
   *[other] { " " }к каждому
}
event-hunt-re-roll = { $rolled-count ->
    [0] { "" }
   *[other] Охота перебрасывает ({ $reasons }): { $rolled }{ $bonus ->
        [0] { "" }
       *[other] { " " }(плюс { $bonus }{ each-of-the-hunt })
    }: { number-of-successes }.
}
number-of-successes = { $successes ->
    [0] нет успехов
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
}
event-tile = Охота вытягивает: { $tile }{ because }.
event-tile-set-aside = Откладывается: { $tile }{ because }.
event-hunt-damage = { $damage ->
    [0] Жетон не наносит урона.
   *[other] { $rolled ->
        [yes] За жетон брошен кубик: урон охоты { $damage }.
       *[other] Урон охоты: { $damage }.
    }
}
event-tile-idle = Око, вытянутое по карте, не действует{ because }.
# What the tile has done has been told.
event-tile-resolved = { "" }
event-hunt-over = { "" }
event-tile-returned = Возвращается в запас: { $tile }{ because }.
event-tiles-returned = { $tiles-count ->
    [0] { "" }
   *[other] Возвращаются в запас: { $tiles }{ because }.
}
# What he does is told when it happens.
event-gollum-reveals = { "" }
event-tiles-removed = { $tiles-count ->
    [0] Ни один жетон не выходит из охоты{ because }.
   *[other] Навсегда выходят из охоты: { $tiles }{ because }.
}
event-pool-refilled = Запас охоты был пуст; теперь в нём снова жетонов: { $count }.
event-special-tile = В игру вступает особый жетон охоты: { $tile }.
event-stronghold-tile = Путь лежал через крепость Тьмы, регион { $region }: ещё один жетон охоты.
event-damage-lowered = Урон охоты уменьшается до { $damage }{ because }.
event-casualty = { $companion } принимает урон охоты{ because }.
event-eliminate = { $character } выбывает из игры{ because }.

## What happens: nations

event-activate = { $nation } { is } { FORM($nation, case: "gender") ->
    [pl] активными
   *[other] активным
}{ because }.
is = { FORM($nation, case: "gender") ->
    [pl] становятся
   *[other] становится
}
event-activate-several = { $nations } становятся активными{ because }.
event-advance = { $steps ->
    [0] { $nation } { FORM($nation, case: "gender") ->
        [pl] вступают
       *[other] вступает
    } в войну{ because }!
   *[other] { $nation }: теперь { steps-from-war }{ because }.
}
event-step-back = { $nation }: снова { steps-from-war }{ because }.
event-capture = { $side } захватыва{ s } { FORM($region, case: "acc") }{ because }.
event-recapture = { $side } возвраща{ s } себе { FORM($region, case: "acc") }{ because }.
event-victory-points = Победные очки: свободные народы { $free }, Тьма { $shadow }.

## What happens: figures

event-move = { $retreat ->
    [yes] { $side } отступа{ s } { FORM($origin, case: "from") } { FORM($goal, case: "to") }: { roster }{ because }.
   *[other] { $side } перемеща{ s } { FORM($origin, case: "from") } { FORM($goal, case: "to") }: { roster }{ because }.
}
event-nazgul-fly = { $count ->
    [one] { $count } назгул летит { FORM($origin, case: "from") } { FORM($region, case: "to") }{ because }.
    [few] { $count } назгула летят { FORM($origin, case: "from") } { FORM($region, case: "to") }{ because }.
   *[many] { $count } назгулов летят { FORM($origin, case: "from") } { FORM($region, case: "to") }{ because }.
}
event-stays-behind = { $character } остаётся { FORM($region, case: "in") }.
event-minion-moves = { $minion } направляется { FORM($region, case: "to") }{ because }.
event-minion-enters = { $minion } вступает в игру { FORM($region, case: "in") }!
event-recruit = Пополнение { FORM($region, case: "in") }: 1 { $piece }{ because }.
event-recruit-several = Пополнение { FORM($region, case: "in") }: { $pieces }{ because }.
event-cannot-recruit = Набрать войска { FORM($region, case: "in") } нельзя: регион не свободен{ because }.
event-none-left = Для набора не хватает: 1 { $piece }{ because }.
event-none-left-several = Для набора не хватает: { $pieces }{ because }.
event-no-unit-left = Отрядов { FORM($nation, case: "gen") } для набора не осталось{ because }.
event-not-yours = { $side } не { may } набирать войска { FORM($nation, case: "gen") }{ because }.
event-no-elite-left = Ни один обычный отряд { FORM($region, case: "in") } не может стать элитным{ because }.
event-replace = Замена { FORM($region, case: "in") }: вместо 1 { FORM($old, case: "gen") } теперь 1 { $new }{ because }.
event-remove-excess = Слишком много отрядов { FORM($region, case: "in") }: 1 { $piece } возвращается в подкрепления.
event-remove-excess-several = Слишком много отрядов { FORM($region, case: "in") }, возвращаются в подкрепления: { $pieces }.
event-lose = Потери { FORM($region, case: "in") }: 1 { $piece }{ because }.
event-lose-several = Потери { FORM($region, case: "in") }: { $pieces }{ because }.
event-reduce = { FORM($region, case: "in") } 1 { $piece } становится обычным{ because }.
event-reduce-several = { FORM($region, case: "in") } становятся обычными: { $pieces }{ because }.
event-eliminate-nazgul = { $count ->
    [one] { FORM($region, case: "in") } уничтожен { $count } назгул{ because }.
    [few] { FORM($region, case: "in") } уничтожены { $count } назгула{ because }.
   *[many] { FORM($region, case: "in") } уничтожены { $count } назгулов{ because }.
}

## What happens: battles

event-attack = { $battle-key ->
    [field-battle] { $side } атаку{ s } { FORM($target, case: "acc") } { FORM($origin, case: "from") }: { roster }; { combat-dice }{ because }.
    [assault] { $side } штурму{ s } крепость { FORM($target, case: "gen") }: { roster }; { combat-dice }{ because }.
   *[other] { $side } дела{ s } вылазку из крепости { FORM($target, case: "gen") }: { roster }; { combat-dice }{ because }.
}
combat-dice = { $dice ->
    [one] { $dice } кубик, попадает
    [few] { $dice } кубика, попадают
   *[many] { $dice } кубиков, попадают
}{ " " }при { $needed ->
    [6] 6
   *[other] { $needed } и больше
}
event-withdraw = { $side } укрыва{ s }ся в крепости { FORM($region, case: "gen") }.
event-siege-begins = Начинается осада { FORM($region, case: "gen") }.
event-siege-ends = Осада { FORM($region, case: "gen") } окончена.
# A card that is played is told when it is turned up.
event-combat-card-chosen = { "" }
event-combat-card = { $table ->
    [yes] { $side } игра{ s } боевую карту «{ $half }» (на карте «{ $card }», она уходит со стола).
   *[other] { $side } игра{ s } боевую карту «{ $half }» (на карте «{ $card }»).
}
event-combat-card-discarded = { "" }
event-combat-cards-barred = { $side } не { may } играть боевые карты в этом раунде{ because }.
event-card-cancelled = Боевая карта «{ $half }» не действует{ because }.
event-no-effect = { $cause }: без последствий.
event-no-more-effect = { $cause }: больше без последствий.
event-battle-round = Начинается раунд { $round } сражения за { FORM($region, case: "acc") }.
# The next round is told when it begins.
event-battle-goes-on = { "" }
event-white-rider = { $character } скачет на назгулов: ни его, ни их лидерство в этом сражении не считается.
event-silenced = { $companion } в этом раунде без лидерства и способностей{ because }.
event-combat-roll = { $side } броса{ s } { $dice }{ bonus }, нужно { needed }: { number-of-hits }.
# What is added to each die, and by what.
bonus = { $bonus ->
    [0] { "" }
    [-1] { " " }(минус 1{ each }, но 6 попадает: { $reasons })
   *[other] { " " }(плюс { $bonus }{ each }: { $reasons })
}
each = { $dice-count ->
    [1] { "" }
   *[other] { " " }к каждому
}
needed = { $walls-key ->
    [stronghold] { $needed } (против стен крепости)
    [fortification] { $needed } (против города или укрепления, в первом раунде)
   *[other] { $needed }
}
event-leader-re-roll = { $dice-count ->
    [0] { "" }
   *[other] { $side } перебрасыва{ s } (лидеры): { $dice }{ bonus }, нужно { needed }: { number-of-hits }.
}
event-extra-attack = { $dice-count ->
    [0] { $cause }: без последствий.
   *[other] { $first ->
        [yes] { $side } нанос{ $side-key ->
            [free-peoples] ят
           *[other] ит
        } первый удар: { $dice }, нужно { $needed }: { number-of-hits }{ because }.
       *[other] { $side } нанос{ $side-key ->
            [free-peoples] ят
           *[other] ит
        } ещё один удар: { $dice }, нужно { $needed }: { number-of-hits }{ because }.
    }
}
event-combat-bonus = { $bonus ->
    [-1] Из каждого кубика { FORM($side, case: "gen") } в { FORM($rolls, case: "loc") } вычитается 1, но 6 всё равно попадает{ because }.
   *[other] К каждому кубику { FORM($side, case: "gen") } в { FORM($rolls, case: "loc") } прибавляется { $bonus }{ because }.
}
event-fewer-dice = { $side } броса{ s } в боевом броске на { dice-count } меньше, но не менее одного{ because }.
event-most-dice = { $side } броса{ s } в боевом броске не более { dice-count-gen }{ because }.
dice-count-gen = { $count ->
    [one] { $count } кубика
    [few] { $count } кубиков
   *[many] { $count } кубиков
}
dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
event-no-re-roll = { $side } не { may } перебрасывать в этом раунде{ because }.
event-forfeit = { $characters-count ->
    [1] { $characters } отказывается от лидерства на этот раунд{ because }.
   *[other] { $characters } отказываются от лидерства на этот раунд{ because }.
}
event-forfeit-nazgul = { $count ->
    [one] Назгулы отказываются от { $count } единицы лидерства на этот раунд{ because }.
    [few] Назгулы отказываются от { $count } единиц лидерства на этот раунд{ because }.
   *[many] Назгулы отказываются от { $count } единиц лидерства на этот раунд{ because }.
}
event-leaderless = { $side } отказыва{ s }ся от всего лидерства на этот раунд{ because }.
event-ones-wound = { $count ->
    [one] На { $count } кубике { FORM($side, case: "gen") } выпала 1: попадание по { FORM($side, case: "dat") }{ because }.
    [few] На { $count } кубиках { FORM($side, case: "gen") } выпала 1: столько же попаданий по { FORM($side, case: "dat") }{ because }.
   *[many] На { $count } кубиках { FORM($side, case: "gen") } выпала 1: столько же попаданий по { FORM($side, case: "dat") }{ because }.
}
event-hit-strikes = 1 попадание переброса поражает не армию, а { FORM($character, case: "acc") }{ because }.
event-wounds = { $later ->
    [yes] { $side } получа{ s } ещё { number-of-hits }{ because }.
   *[other] { $side } сразу получа{ s } { number-of-hits }{ because }.
}
event-hits-to-take = { $free ->
    [0] { $shadow ->
        [0] { "" }
       *[other] Попадания, которые нужно принять: Тьма { $shadow }.
    }
   *[other] { $shadow ->
        [0] Попадания, которые нужно принять: свободные народы { $free }.
       *[other] Попадания, которые нужно принять: свободные народы { $free }, Тьма { $shadow }.
    }
}
# Where they go is told when they go.
event-avoid-battle = { "" }
event-misses-turned = { $count ->
    [one] { $count } промах становится попаданием{ because }.
    [few] { $count } промаха становятся попаданиями{ because }.
   *[many] { $count } промахов становятся попаданиями{ because }.
}
event-more-hits = { $count ->
    [one] { has } на { $count } попадание больше{ because }.
    [few] { has } на { $count } попадания больше{ because }.
   *[many] { has } на { $count } попаданий больше{ because }.
}
event-hits-cancelled = { $count ->
    [one] { $count } попадание { FORM($side, case: "gen") } отменено{ because }.
    [few] { $count } попадания { FORM($side, case: "gen") } отменены{ because }.
   *[many] { $count } попаданий { FORM($side, case: "gen") } отменены{ because }.
}
event-cease = { $side } прекраща{ s } атаку.
# The army has moved for all to see.
event-retreat = { "" }
event-cannot-prolong = Продлить штурм нельзя: нет обычного отряда, чтобы заменить элитный.
event-commander = Армией { FORM($side, case: "gen") } { FORM($region, case: "in") } теперь командует { $seat }.
event-battle-ends = { $round ->
    [0] { "" }
   *[other] Сражение за { FORM($region, case: "acc") } окончено.
}
event-game-over = Игра окончена: { $ending }.

## How it ends

result-ring-destroyed = Хранители Кольца достигли Роковой расселины, влияние Кольца меньше 12: Кольцо уничтожено.
result-corruption = Влияние Кольца достигло 12: Хранители Кольца поддались ему.
result-shadow-military = Тьма удерживает поселения на 10 победных очков или больше.
result-free-military = Свободные народы удерживают поселения на 4 победных очка или больше.

## Taking hits

option-loss-remove-dwarves-regular = Снять 1 { name-dwarves-regular } (1 попадание)
option-loss-reduce-dwarves-elite = Ослабить 1 { name-dwarves-elite } до обычного (1 попадание)
option-loss-remove-dwarves-elite = Снять 1 { name-dwarves-elite } (2 попадания)
option-loss-lose-dwarves-elite = Снять 1 { name-dwarves-elite } (1 попадание: заменить его обычным нечем)
option-loss-remove-elves-regular = Снять 1 { name-elves-regular } (1 попадание)
option-loss-reduce-elves-elite = Ослабить 1 { name-elves-elite } до обычного (1 попадание)
option-loss-remove-elves-elite = Снять 1 { name-elves-elite } (2 попадания)
option-loss-lose-elves-elite = Снять 1 { name-elves-elite } (1 попадание: заменить его обычным нечем)
option-loss-remove-gondor-regular = Снять 1 { name-gondor-regular } (1 попадание)
option-loss-reduce-gondor-elite = Ослабить 1 { name-gondor-elite } до обычного (1 попадание)
option-loss-remove-gondor-elite = Снять 1 { name-gondor-elite } (2 попадания)
option-loss-lose-gondor-elite = Снять 1 { name-gondor-elite } (1 попадание: заменить его обычным нечем)
option-loss-remove-north-regular = Снять 1 { name-north-regular } (1 попадание)
option-loss-reduce-north-elite = Ослабить 1 { name-north-elite } до обычного (1 попадание)
option-loss-remove-north-elite = Снять 1 { name-north-elite } (2 попадания)
option-loss-lose-north-elite = Снять 1 { name-north-elite } (1 попадание: заменить его обычным нечем)
option-loss-remove-rohan-regular = Снять 1 { name-rohan-regular } (1 попадание)
option-loss-reduce-rohan-elite = Ослабить 1 { name-rohan-elite } до обычного (1 попадание)
option-loss-remove-rohan-elite = Снять 1 { name-rohan-elite } (2 попадания)
option-loss-lose-rohan-elite = Снять 1 { name-rohan-elite } (1 попадание: заменить его обычным нечем)
option-loss-remove-isengard-regular = Снять 1 { name-isengard-regular } (1 попадание)
option-loss-reduce-isengard-elite = Ослабить 1 { name-isengard-elite } до обычного (1 попадание)
option-loss-remove-isengard-elite = Снять 1 { name-isengard-elite } (2 попадания)
option-loss-lose-isengard-elite = Снять 1 { name-isengard-elite } (1 попадание: заменить его обычным нечем)
option-loss-remove-sauron-regular = Снять 1 { name-sauron-regular } (1 попадание)
option-loss-reduce-sauron-elite = Ослабить 1 { name-sauron-elite } до обычного (1 попадание)
option-loss-remove-sauron-elite = Снять 1 { name-sauron-elite } (2 попадания)
option-loss-lose-sauron-elite = Снять 1 { name-sauron-elite } (1 попадание: заменить его обычным нечем)
option-loss-remove-southrons-regular = Снять 1 { name-southrons-regular } (1 попадание)
option-loss-reduce-southrons-elite = Ослабить 1 { name-southrons-elite } до обычного (1 попадание)
option-loss-remove-southrons-elite = Снять 1 { name-southrons-elite } (2 попадания)
option-loss-lose-southrons-elite = Снять 1 { name-southrons-elite } (1 попадание: заменить его обычным нечем)

## The table as text: what is going on

phase-recover = ход вот-вот начнётся
phase-fellowship = фаза Братства
phase-hunt-allocation = распределение охоты
phase-action-roll = бросок действий
phase-actions = выполнение действий
phase-battle = идёт сражение
phase-after-action = конец действия
phase-end-of-actions = конец хода
phase-victory-check = проверка победы
phase-over = игра окончена
terminal-turn = { $number ->
    [0] Перед первым ходом: { $phase }.
   *[other] Ход { $number }: { $phase }.
}
terminal-acts = { $side } действу{ s }.

## The table as text: the Fellowship and the hunt

terminal-fellowship-at = Братство: последний раз { FORM($region, case: "in") }, продвижение { $progress },
terminal-fellowship-found = Братство: { FORM($region, case: "in") },
terminal-fellowship-mordor = Братство: в Мордоре, шаг { $step } из { $last },
terminal-hidden = скрыто.
terminal-revealed = раскрыто.
terminal-corruption = Влияние Кольца { $count } из { $most }.
terminal-guide = Проводник: { $guide }. Спутники: { $companions }
terminal-eliminated = Вне игры: { $characters }
terminal-hunt-box = Зона охоты: кубики Тьмы { $shadow }, свободных народов { $free }.
terminal-pool = Запас, { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}: { $tiles }
terminal-tiles-drawn = Вытянуты: { $tiles }
terminal-tiles-waiting = Ждут Мордора: { $tiles }
terminal-tiles-removed = Вышли навсегда: { $tiles }
terminal-hunt-roll = Бросок охоты: { $dice }{ rolled-again }: { number-of-successes }.
terminal-tile = Сейчас действует: { $tile }, осталось урона { $damage }

## The table as text: the sides

terminal-side = { $side }: { $points } из { $most } победных очков, { $rings ->
    [one] { $rings } эльфийское кольцо
    [few] { $rings } эльфийских кольца
   *[many] { $rings } эльфийских колец
}
terminal-action-dice = Кубики: { $dice }
terminal-unrolled = Кубики: предстоит бросить { $count }
terminal-cards = В руке { $hand } ({ $backs }); в колодах { $decks }; сброшено { $discards }
terminal-on-table = На столе: { $cards }
terminal-reinforcements = Подкрепления: { $figures }
terminal-casualties = Потери: { $figures }
terminal-politics = Шкала политики: { $nations }.
terminal-at-war = { $nation } в войне
terminal-active = { $nation }: { steps-from-war }, активный народ
terminal-passive = { $nation }: { steps-from-war }, пассивный народ
terminal-hand = { $count ->
    [0] В руке нет карт.
    [one] Ваша рука, { $count } карта (введите text и название, чтобы прочитать её):
    [few] Ваша рука, { $count } карты (введите text и название, чтобы прочитать карту):
   *[many] Ваша рука, { $count } карт (введите text и название, чтобы прочитать карту):
}
terminal-card = { $card }: событие { FORM($kind, case: "gen") }; в сражении «{ $half }»

## The table as text: the map

people-dwarves = Гномы
people-elves = Эльфы
people-gondor = Гондор
people-north = Север
people-rohan = Рохан
people-isengard = Изенгард
people-sauron = Саурон
people-southrons = Харадрим и истерлинги
figures-regular = { $count ->
    [one] { $count } обычный
    [few] { $count } обычных
   *[many] { $count } обычных
}
figures-elite = { $count ->
    [one] { $count } элитный
    [few] { $count } элитных
   *[many] { $count } элитных
}
figures-leader = { $count ->
    [one] { $count } лидер
    [few] { $count } лидера
   *[many] { $count } лидеров
}
figures-nazgul = { $count ->
    [one] { $count } назгул
    [few] { $count } назгула
   *[many] { $count } назгулов
}
terminal-map = Карта. В скобках поселение и сколько очков оно приносит противнику.
terminal-elsewhere = Ничьи земли
terminal-the-fellowship = Братство
terminal-inside = в осаде: { $figures }
terminal-around = вокруг: { $figures }
terminal-captured = под властью { FORM($side, case: "gen") }
terminal-empty = Пусто: { $places }

## The table as text: a battle

round-of-battle = { $round ->
    [0] перед первым раундом
   *[other] раунд { $round }
}
terminal-battle = { $battle-key ->
    [field-battle] Сражение, { round-of-battle }: { $side } атаку{ s } { FORM($region, case: "acc") } { FORM($origin, case: "from") }.
    [assault] Штурм, { round-of-battle }: { $side } штурму{ s } крепость { FORM($region, case: "gen") }.
   *[other] Вылазка, { round-of-battle }: { $side } дела{ s } вылазку из крепости { FORM($region, case: "gen") }.
}
terminal-attackers = Атакующие: { $figures }
terminal-defenders = Защитники: { $figures }
terminal-rearguard = Остаются в тылу: { $figures }
terminal-card-chosen = { $side }: на этот раунд выбрана карта из колоды { FORM($deck, case: "deck") }.
terminal-card-played = { $side }: сыграна боевая карта «{ $half }» (на карте «{ $card }»).
terminal-rolled = { $side }: бросок { $dice }{ rolled-again }, нужно { $needed }: { number-of-hits }.
rolled-again = { $again-count ->
    [0] { "" }
   *[other] { " " }(и переброс { $again })
}
terminal-hits = { $side }: в этом раунде нужно принять { number-of-hits }.

## What can be looked up

terminal-event = Событие { FORM($kind, case: "gen") }, колода { FORM($deck, case: "deck") } { FORM($side, case: "gen") }, номер { $number }
terminal-combat-half = В сражении «{ $half }»: { $text }
terminal-special-tile = Её жетон охоты: { $text }
terminal-character = { $kind-key ->
    [companion] Спутник уровня { $level }, лидерство { $leadership }
    [minion] Приспешник уровня { $level }, лидерство { $leadership }
   *[other] { $character }
}
terminal-region = { $settlement-key ->
    [none] { in-the-land }
   *[other] { in-the-land }, с { FORM($settlement, case: "ins") }{ $points ->
        [0] { "" }
        [one] { " " }(приносит противнику { $points } победное очко)
        [few] { " " }(приносит противнику { $points } победных очка)
       *[many] { " " }(приносит противнику { $points } победных очков)
    }
}
in-the-land = { $nation-key ->
    [none] Ничей регион
   *[other] Регион { FORM($nation, case: "gen") }
}
terminal-fortified = Здесь укрепление: в первом раунде атакующему нужна 6.
terminal-coastal = Лежит у моря.
terminal-next-to = Соседи: { $regions }
terminal-tile-eye = Урон: после броска охоты столько, сколько успехов; в Мордоре столько, сколько кубиков в зоне охоты.
terminal-tile-die = Урон: сколько выпадет на кубике.
terminal-tile-value = Урон: { $damage }.
terminal-tile-reveals = Братство раскрывается.
terminal-tile-stops = В Мордоре останавливает Братство.

## Three and four players

seat-gondor = игрок за Гондор
    .gen = игрока за Гондор
    .dat = игроку за Гондор
    .acc = игрока за Гондор
    .ins = игроком за Гондор
    .loc = игроке за Гондор
    .gender = m
seat-rohan = игрок за Рохан
    .gen = игрока за Рохан
    .dat = игроку за Рохан
    .acc = игрока за Рохан
    .ins = игроком за Рохан
    .loc = игроке за Рохан
    .gender = m
seat-witch-king = игрок за Короля-чародея
    .gen = игрока за Короля-чародея
    .dat = игроку за Короля-чародея
    .acc = игрока за Короля-чародея
    .ins = игроком за Короля-чародея
    .loc = игроке за Короля-чародея
    .gender = m
seat-saruman = игрок за Сарумана
    .gen = игрока за Сарумана
    .dat = игроку за Сарумана
    .acc = игрока за Сарумана
    .ins = игроком за Сарумана
    .loc = игроке за Сарумана
    .gender = m
question-exchange = { $wanted ->
    [yes] Союзник хочет обменяться с вами картой. Согласны? Каждый отдаёт одну, не зная чужой.
   *[no] Обменяться картой с союзником? Каждый отдаёт одну, не зная чужой; союзник должен согласиться.
}
question-give-card = Какую карту отдать союзнику?
question-merge-where = Где предложить союзнику объединить две ваши армии в одну смешанную? Атаковать ею или перемещать её целиком может только её командир; второй может только уводить свои отряды.
option-merge-where-none = Нигде
question-merge = Союзник предлагает объединить две ваши армии { FORM($region, case: "in") } в одну смешанную. Согласны? Атаковать ею или перемещать её целиком может только её командир; второй может только уводить свои отряды.
event-leading = Ведущий у { FORM($side, case: "gen") } теперь { $seat }.
event-exchange = { $card-key ->
    [hidden] { $seat } отдаёт карту { FORM($partner, case: "dat") }.
   *[other] { $seat } отдаёт { FORM($partner, case: "dat") } карту «{ $card }».
}
event-exchange-refused = { $seat } предлагает обмен картами, но { $partner } отказывается.
event-merge = Армии обоих союзников { FORM($region, case: "in") } объединяются в смешанную; ею командует { $seat }.
event-merge-refused = { $seat } не хочет объединять армии { FORM($region, case: "in") }.
event-champions = { $seats-count ->
    [1] Личная победа у { FORM($side, case: "gen") }: { $seats } ({ balance }).
   *[other] Личную победу у { FORM($side, case: "gen") } делят { $seats } (у каждого { balance }).
}
# The points that a player's nations have gained, less those that they have lost.
balance = баланс { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}

## Three and four players: the table as text

terminal-player = { $seat } ({ $nations }){ $roles }: в руке { $hand } ({ $backs }); { balance }
terminal-leads = ведущий
terminal-acts-now = действует сейчас
terminal-acts-next = действует следующим
terminal-team-cards = В колодах { $decks }; сброшено { $discards }
terminal-partners-event = ; событие — только для { FORM($seat, case: "gen") }
terminal-mixed = { $figures } (одна смешанная армия, командует { $seat })
terminal-separate = { $figures } (армия { FORM($seat, case: "gen") })
terminal-team-defenders = Защитники, командует { $seat }: { $figures }
terminal-barred = Нельзя в следующем действии: набор, дипломатия и события за { FORM($nations, case: "acc") }
terminal-barred-armies = Нельзя в следующем действии: перемещать или атаковать — { $armies }
terminal-army-in = армия { FORM($region, case: "in") }
terminal-army-with = отряды { FORM($nations, case: "gen") }
terminal-army-of = армия только { FORM($nations, case: "gen") }
