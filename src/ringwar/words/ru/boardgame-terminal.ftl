### What can be looked at in the terminal: the board game.

## Letters and signs

letter-free-peoples = с
letter-shadow = т
letter-nazgul = н
letter-fellowship = @
letters-free-peoples = СН
letters-shadow = ТЬ

## The map

terminal-map-legend = ПРОПИСНЫЕ: город или крепость. с3/1/2: свободные народы, 3 обычных отряда, 1 элитный, 2 лидера. т5/2н1: Тьма, 5 обычных, 2 элитных, 1 назгул; +1: персонаж. Где тесно, т7+2: 7 отрядов и 2 ведущих их. с2!т7: 2 осаждены 7. =т: захвачено Тьмой. @: последнее известное место Братства.
terminal-map-signs = Под всей картой (введите map) сказано, что значат знаки.
terminal-map-next-to = { $region }; рядом { $regions }

## Before a question

terminal-status-fellowship = Братство:
terminal-status-at = { FORM($region, case: "in") }
terminal-status-last-known = последний раз { FORM($region, case: "in") }
terminal-status-progress = продвижение { $progress }
terminal-status-mordor = Мордор, шаг { $step } из { $last }
terminal-status-hidden = скрыто
terminal-status-revealed = раскрыто
terminal-status-corruption = влияние Кольца { $count } из { $most }
terminal-status-guide = проводник { $guide }
terminal-status-companions = с ним { $companions }
terminal-status-points = { $points } из { $most } очков
terminal-status-dice = кубики { $dice }
terminal-status-unrolled = бросить кубиков: { $count }
terminal-status-rings = { $count ->
    [one] { $count } кольцо
    [few] { $count } кольца
   *[many] { $count } колец
}
terminal-status-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-status-hands = карты: { $hands }
terminal-status-hunt = Зона охоты:
terminal-status-box = Тьма { $shadow }, свободные народы { $free }
terminal-status-roll = бросок { $dice } ({ $count ->
    [0] нет успехов
    [one] { $count } успех
    [few] { $count } успеха
   *[many] { $count } успехов
})
terminal-status-tile = { $tile }, осталось урона { $damage }
terminal-status-politics = Шагов до войны:
terminal-status-nation = { $nation } { $steps }{ $active ->
    [yes] { "" }
   *[other] { " " }(пасс.)
}
terminal-status-sieges = Осады:
terminal-status-threats = Под угрозой:
terminal-status-threat = { $region } { $held } от { $beside }
terminal-status-battle = Сражение:
terminal-status-fight = { $battle }, { $region }, { round-of-battle }
terminal-status-against = { $attackers } против { $defenders }
terminal-status-force = { $figures } (сила { $strength }, лидерство { $leadership })
terminal-status-card = { $who }: карта «{ $half }»
terminal-status-rolled = { $who }: бросок { $dice }: { number-of-hits }
terminal-status-to-lose = { $who }: принять { number-of-hits }

## Where something is

terminal-where-usage = Введите where и регион, персонажа, народ, карту или fellowship, например: where osgiliath
terminal-where-next-to = Рядом:
terminal-where-in = { $thing } { FORM($region, case: "in") }.
terminal-where-fellowship = { $thing } в Братстве.
terminal-where-eliminated = { $thing } вне игры.
terminal-where-not-yet = { $thing } ещё не в игре.
terminal-where-unknown = { $thing }: в колоде, руке или стопке, где вам не видно.
terminal-where-card = { $thing }: { $places-count ->
    [1] { $places }
   *[other] в одном из этих мест: { $places }
}.
terminal-where-own-hand = у вас в руке
terminal-where-hand = в руке { FORM($seat, case: "gen") }
place-table-free-peoples = на столе у свободных народов
place-table-shadow = на столе у Тьмы
place-discards-free-peoples = в сбросе свободных народов
place-discards-shadow = в сбросе Тьмы
place-discards = в стопке сброса
place-committed = выбрана для этого сражения

## Lists

terminal-armies-of = { $letters }: { $side }, { $count ->
    [one] { $count } регион
    [few] { $count } региона
   *[many] { $count } регионов
}
terminal-no-hand = Здесь у вас нет карт.
terminal-dice-box = Зона охоты: Тьма { $shadow }, свободные народы { $free }
terminal-hunt-tile = { $tile }: { $count } ({ $percent })
terminal-hunt-pool = Запас охоты, { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
}; вероятность каждого вида при одном вытягивании:
terminal-hunt-next = Следующее перемещение: { $success } — будет вытянут жетон, { $revealed } — Братство раскроют, урон в среднем { $damage }.
terminal-cards-side = { $letters }: { $side }
terminal-cards-played = Сброшены открыто: { $cards }
terminal-cards-known = О них вы знаете:

## Regions in five letters

short-andrast = Андра
short-anfalas = Анфал
short-angmar = Ангма
short-arnor = Арнор
short-ash-mountains = Пепел
short-barad-dur = Барад
short-bree = Бри
short-buckland = Бакле
short-cardolan = Кардо
short-carrock = Карро
short-dagorlad = Дагор
short-dale = Дейл
short-dead-marshes = Топи
short-dimrill-dale = ТёмВд
short-dol-amroth = Амрот
short-dol-guldur = Гулду
short-druadan-forest = Друад
short-druwaith-iaur = Друва
short-eagles-eyrie = ОрлГн
short-east-harondor = ВХаро
short-east-rhun = ВРун
short-eastemnet = Истем
short-eastern-brown-lands = ВБуры
short-eastern-emyn-muil = ВЭмин
short-eastern-mirkwood = ВЛихо
short-edoras = Эдора
short-enedwaith = Энедв
short-erebor = Эребо
short-erech = Эрех
short-ered-luin = ЭЛуин
short-ettenmoors = Эттен
short-evendim = Эвенд
short-fangorn = Фанго
short-far-harad = ДХара
short-folde = Фолд
short-fords-of-bruinen = Бруин
short-fords-of-isen = Изен
short-forlindon = Форли
short-gap-of-rohan = Прохд
short-gladden-fields = Ирисы
short-goblins-gate = ВрГоб
short-gorgoroth = Горго
short-grey-havens = Гаван
short-harlindon = Харли
short-helms-deep = Хельм
short-high-pass = ВПерв
short-hollin = Холли
short-iron-hills = Желез
short-khand = Кханд
short-lamedon = Ламед
short-lorien = Лорие
short-lossarnach = Лосса
short-minas-morgul = Моргу
short-minas-tirith = Тирит
short-minhiriath = Минхи
short-morannon = Моран
short-moria = Мория
short-mount-gram = ГГрам
short-mount-gundabad = Гунда
short-narrows-of-the-forest = Тесни
short-near-harad = БХара
short-noman-lands = Ничей
short-north-anduin-vale = СДоли
short-north-downs = СНаго
short-north-dunland = СДунл
short-north-ered-luin = СЛуин
short-north-ithilien = СИтил
short-north-rhun = СРун
short-northern-dorwinion = СДорв
short-northern-mirkwood = СЛихо
short-northern-rhovanion = СРова
short-nurn = Нурн
short-old-ford = СБрод
short-old-forest = СтЛес
short-old-forest-road = ЛесДр
short-orthanc = Ортха
short-osgiliath = Осгил
short-parth-celebrant = Парт
short-pelargir = Пелар
short-rhosgobel = Росго
short-rivendell = Ривен
short-south-anduin-vale = ЮДоли
short-south-downs = ЮНаго
short-south-dunland = ЮДунл
short-south-ered-luin = ЮЛуин
short-south-ithilien = ЮИтил
short-south-rhun = ЮРун
short-southern-dorwinion = ЮДорв
short-southern-mirkwood = ЮЛихо
short-southern-rhovanion = ЮРова
short-tharbad = Тарба
short-the-shire = Шир
short-tower-hills = Башен
short-trollshaws = Тролл
short-umbar = Умбар
short-vale-of-the-carnen = Карне
short-vale-of-the-celduin = Келду
short-weather-hills = Ветре
short-west-harondor = ЗХаро
short-westemnet = Весте
short-western-brown-lands = ЗБуры
short-western-emyn-muil = ЗЭмин
short-western-mirkwood = ЗЛихо
short-withered-heath = Пусто
short-woodland-realm = ЛесКо

## Help

help-status = status: положение дел в нескольких строках
help-map = map или map НАЗВАНИЕ: карта в знаках или её часть вокруг региона или народа
help-where = where НАЗВАНИЕ: где находится регион, персонаж, народ, карта или Братство (fellowship) и что там стоит
help-armies = armies или armies НАЗВАНИЕ: все армии в знаках или армии народа либо стороны словами
help-hand = hand: ваши карты
help-dice = dice: кубики действий и эльфийские кольца обеих сторон
help-politics = politics: сколько каждому народу до войны
help-hunt = hunt: зона охоты, жетоны в запасе с их вероятностями и уже виденные
help-cards = cards: колоды, размер рук, сброс и то, что лежит на столе

## Standing orders

order-no-combat-cards-now = без боевых карт, пока идёт это сражение
order-no-combat-cards = без боевых карт во всех сражениях
order-regulars-first = попадания принимают сначала обычные отряды, затем элитные, которые становятся обычными
order-re-roll-all = всегда перебрасывать столько кубиков, сколько можно
order-withdraw = всегда укрываться в крепости
order-cease-below = прекратить атаку, как только отрядов у вас станет меньше { $number }, и не раньше
order-retreat-below = отступить, как только отрядов у вас станет меньше { $number }, и не раньше
order-advance-all = после победы входят все
order-allocate = кубиков в зону охоты каждый ход: { $number } или как можно ближе к этому
order-keep-guide = проводник Братства остаётся проводником
order-no-declaring = Братство никогда не объявляется
order-no-merging = армии не объединяются
order-pass = всегда пропускать ход, когда можно

## Odds

help-odds = odds РЕГИОН из РЕГИОНА: чем кончилось бы там сражение без боевых карт; odds РЕГИОН: штурм осаждённой крепости
odds-usage = Введите odds, где было бы сражение, из и откуда атакуют, например: odds осгилиат из южного итилиена. Для штурма — только осаждённую крепость.
odds-no-battle = Там нет двух враждебных армий, которые могли бы сразиться.
odds-battle = { $region }, без боевых карт, сражение до конца: атакующий побеждает { $attacker }, защитник { $defender }; отрядов остаётся в среднем: { $mine } и { $theirs }.
