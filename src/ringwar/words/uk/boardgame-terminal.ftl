### What can be looked at in the terminal: the board game.

## Letters and signs

letter-free-peoples = в
letter-shadow = т
letter-nazgul = н
letter-fellowship = @
letters-free-peoples = ВН
letters-shadow = ТІ

## The map

terminal-map-legend = ВЕЛИКІ ЛІТЕРИ: місто чи фортеця. в3/1/2: Вільні Народи, 3 звичайні, 1 елітний, 2 лідери. т5/2н1: Тінь, 5 звичайних, 2 елітні, 1 назґул; +1: персонаж. Де тісно, т7+2: 7 загонів і 2, що ведуть. в2!т7: 2 обложені сімома. =т: захопила Тінь. @: остання відома позиція Братства.
terminal-map-signs = Що означають знаки, сказано під усією мапою (наберіть map).
terminal-map-next-to = { $region }; поруч { $regions }

## Before a question

terminal-status-fellowship = Братство:
terminal-status-at = { FORM($region, case: "in") }
terminal-status-last-known = востаннє бачили { FORM($region, case: "inv") }
terminal-status-progress = поступ { $progress }
terminal-status-mordor = Мордор, поділка { $step } з { $last }
terminal-status-hidden = приховане
terminal-status-revealed = розкрите
terminal-status-corruption = споганення { $count } з { $most }
terminal-status-guide = провідник { $guide }
terminal-status-companions = супутники: { $companions }
terminal-status-points = { $points } з { $most } очок
terminal-status-dice = кубики { $dice }
terminal-status-unrolled = ще не кинуто { $count } { $count ->
    [one] кубик
    [few] кубики
   *[many] кубиків
}
terminal-status-rings = { $count } { $count ->
    [one] перстень
    [few] персні
   *[many] перснів
}
terminal-status-hand = { $count } { $count ->
    [one] карта
    [few] карти
   *[many] карт
}
terminal-status-hands = карти: { $hands }
terminal-status-hunt = Комірка гонитви:
terminal-status-box = Тінь { $shadow }, Вільні Народи { $free }
terminal-status-roll = кинуто { $dice } ({ $count ->
    [0] жодного успіху
    [one] { $count } успіх
    [few] { $count } успіхи
   *[many] { $count } успіхів
})
terminal-status-tile = { $tile }, лишилося шкоди: { $damage }
terminal-status-politics = Поділок до війни:
terminal-status-nation = { $nation } { $steps }{ $active ->
    [yes] { "" }
   *[other] { " " }(пасивний народ)
}
terminal-status-sieges = Облоги:
terminal-status-threats = Під загрозою:
terminal-status-threat = { $region } { $held } від { $beside }
terminal-status-battle = Битва:
terminal-status-fight = { $battle }: { $region }, { round-of-battle }
terminal-status-against = { $attackers } проти { $defenders }
terminal-status-force = { $figures } (сила { $strength }, лідерство { $leadership })
terminal-status-card = { $who } грає «{ $half }»
terminal-status-rolled = { $who } кидає { $dice }: { number-of-hits }
terminal-status-to-lose = { $who } отримує { number-of-hits }

## Where something is

terminal-where-usage = Наберіть where і регіон, персонажа, народ, карту або fellowship: наприклад, where осґіліат
terminal-where-next-to = Поруч:
terminal-where-in = { $thing }: { FORM($region, case: "in") }.
terminal-where-fellowship = { $thing }: у Братстві.
terminal-where-eliminated = { $thing }: поза грою.
terminal-where-not-yet = { $thing }: ще не у грі.
terminal-where-unknown = { $thing }: у колоді, на руці чи в стосі, де вам не видно.
terminal-where-card = { $thing }: { $places-count ->
    [1] { $places }
   *[other] в одному з таких місць: { $places }
}.
terminal-where-own-hand = у вас на руці
terminal-where-hand = на руці { FORM($seat, case: "gen") }
place-table-free-peoples = на столі перед Вільними Народами
place-table-shadow = на столі перед Тінню
place-discards-free-peoples = скинули Вільні Народи
place-discards-shadow = скинула Тінь
place-discards = серед скинутих карт
place-committed = вибрано для цієї битви

## Lists

terminal-armies-of = { $letters }: { $side }, { $count } { $count ->
    [one] регіон
    [few] регіони
   *[many] регіонів
}
terminal-no-hand = Тут у вас немає карт на руці.
terminal-dice-box = Комірка гонитви: Тінь { $shadow }, Вільні Народи { $free }
terminal-hunt-tile = { $tile }: { $count } ({ $percent })
terminal-hunt-pool = Запас гонитви, { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
}; імовірність витягнути кожен вид:
terminal-hunt-next = Наступне переміщення: { $success }, що витягнуть жетон, { $revealed }, що Братство розкриють, { $damage } шкоди в середньому.
terminal-cards-side = { $letters }: { $side }
terminal-cards-played = Скинуто й показано: { $cards }
terminal-cards-known = Ви знаєте про такі:

## Regions in five letters

short-andrast = Андра
short-anfalas = Анфал
short-angmar = Анґма
short-arnor = Арнор
short-ash-mountains = Попел
short-barad-dur = Барад
short-bree = Брі
short-buckland = Цапок
short-cardolan = Кардо
short-carrock = Візка
short-dagorlad = Даґор
short-dale = Діл
short-dead-marshes = Болот
short-dimrill-dale = ЗатСт
short-dol-amroth = Амрот
short-dol-guldur = Ґульд
short-druadan-forest = Друад
short-druwaith-iaur = Друва
short-eagles-eyrie = Орлин
short-east-harondor = СхГар
short-east-rhun = СхРун
short-eastemnet = СхЛуг
short-eastern-brown-lands = СхБур
short-eastern-emyn-muil = СхЕми
short-eastern-mirkwood = СхМор
short-edoras = Едора
short-enedwaith = Енедв
short-erebor = Ереб
short-erech = Ерех
short-ered-luin = ЕрЛуї
short-ettenmoors = Еттен
short-evendim = Евенд
short-fangorn = Фанґо
short-far-harad = ДалГа
short-folde = Фолд
short-fords-of-bruinen = Бруїн
short-fords-of-isen = ІсБро
short-forlindon = Форлі
short-gap-of-rohan = РогПр
short-gladden-fields = Ірис
short-goblins-gate = ҐоблБ
short-gorgoroth = Ґорґо
short-grey-havens = Гаван
short-harlindon = Гарлі
short-helms-deep = ГелЯр
short-high-pass = ВисПр
short-hollin = Гостр
short-iron-hills = ЗалКр
short-khand = Кганд
short-lamedon = Ламед
short-lorien = Лоріє
short-lossarnach = Лосса
short-minas-morgul = Морґу
short-minas-tirith = Тіріт
short-minhiriath = Мінгі
short-morannon = Моран
short-moria = Морія
short-mount-gram = Ґрам
short-mount-gundabad = Ґунда
short-narrows-of-the-forest = Тісни
short-near-harad = БлГар
short-noman-lands = Нічий
short-north-anduin-vale = ПнДол
short-north-downs = ПнСхи
short-north-dunland = ПнСму
short-north-ered-luin = ПнЛуї
short-north-ithilien = ПнІті
short-north-rhun = ПнРун
short-northern-dorwinion = ПнДор
short-northern-mirkwood = ПнМор
short-northern-rhovanion = ПнРов
short-nurn = Нурн
short-old-ford = СтБрі
short-old-forest = Пралі
short-old-forest-road = СтДор
short-orthanc = Ортан
short-osgiliath = Осґіл
short-parth-celebrant = Парт
short-pelargir = Пелар
short-rhosgobel = Росґо
short-rivendell = Рівен
short-south-anduin-vale = ПдДол
short-south-downs = ПдСхи
short-south-dunland = ПдСму
short-south-ered-luin = ПдЛуї
short-south-ithilien = ПдІті
short-south-rhun = ПдРун
short-southern-dorwinion = ПдДор
short-southern-mirkwood = ПдМор
short-southern-rhovanion = ПдРов
short-tharbad = Тарба
short-the-shire = Шир
short-tower-hills = Вежов
short-trollshaws = Троля
short-umbar = Умбар
short-vale-of-the-carnen = Карне
short-vale-of-the-celduin = Келду
short-weather-hills = ПаВіт
short-west-harondor = ЗхГар
short-westemnet = ЗхЛуг
short-western-brown-lands = ЗхБур
short-western-emyn-muil = ЗхЕми
short-western-mirkwood = ЗхМор
short-withered-heath = Зів’я
short-woodland-realm = ЛісКо

## Help

help-status = status: стан гри кількома рядками
help-map = map або map НАЗВА: мапа знаками, або її частина довкола регіону чи землі народу
help-where = where НАЗВА: де регіон, персонаж, народ, карта чи fellowship (Братство) і хто там стоїть
help-armies = armies або armies НАЗВА: усі війська знаками, або війська народу чи сторони словами
help-hand = hand: ваші карти
help-dice = dice: кубики дій та Ельфійські Персні обох сторін
help-politics = politics: як далеко кожен народ від війни
help-hunt = hunt: комірка гонитви, жетони в запасі з їхніми шансами й ті, що вже показано
help-cards = cards: колоди, кількість карт на руках, скинуті карти і те, що лежить на столі

## Standing orders

order-no-combat-cards-now = жодних бойових карт, доки триває ця битва
order-no-combat-cards = жодних бойових карт у жодній битві
order-regulars-first = влучань спершу зазнають звичайні загони, потім елітні, що стають звичайними
order-re-roll-all = завжди перекидати якнайбільше кубиків
order-withdraw = завжди відступати у фортецю
order-cease-below = припиняти атаку, щойно загонів менше ніж { $number }, і не раніше
order-retreat-below = відступати, щойно загонів менше ніж { $number }, і не раніше
order-advance-all = після перемоги просуваються всі
order-allocate = щоходу в комірку гонитви йде { $number } { $number ->
    [one] кубик
    [few] кубики
   *[many] кубиків
} або якнайближча можлива кількість
order-keep-guide = провідник Братства лишається провідником
order-no-declaring = Братство ніколи не оголошують
order-no-merging = війська не об’єднують
order-pass = завжди пасувати, де можна

## Odds

help-odds = odds РЕГІОН з РЕГІОНУ: чим завершилася б там битва без бойових карт; odds РЕГІОН: штурм обложеної фортеці
odds-usage = Наберіть odds, де була б битва, з і звідки атака, наприклад: odds осґіліат з південного ітілієну. Для штурму — лише обложену фортецю.
odds-no-battle = Там немає двох ворожих військ, що могли б битися.
odds-battle = { $region }, без бойових карт, до кінця: нападник перемагає { $attacker }, захисник { $defender }; у середньому лишиться загонів: { $mine } і { $theirs }.
