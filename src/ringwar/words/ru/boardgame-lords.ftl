### Lords of Middle-earth: the names of its characters, cards, tiles, dice and tokens, and what they do in our words.

## The expansion

name-lords = «Владыки Средиземья»
name-council-of-rivendell = Совет в Ривенделле
name-out = вне игры
name-special = особая

## Dice: the new faces, and the results of the special dice

name-draw = Взять карту
name-use-balrog = Действие Балрога
name-face-draw = Взять карту
name-face-use-balrog = Действие Балрога
name-keeper-vilya = кубик Вильи
name-keeper-vilya-army-loss = Вилья ({ name-army }, может пропасть)
name-keeper-vilya-muster = Вилья ({ name-muster })
name-keeper-vilya-event = Вилья ({ name-event })
name-keeper-vilya-draw = Вилья ({ name-draw })
name-keeper-vilya-eye-loss = Вилья ({ name-eye }, может пропасть)
name-keeper-nenya = кубик Нэньи
name-keeper-nenya-character-loss = Нэнья ({ name-character }, может пропасть)
name-keeper-nenya-muster = Нэнья ({ name-muster })
name-keeper-nenya-event = Нэнья ({ name-event })
name-keeper-nenya-draw = Нэнья ({ name-draw })
name-keeper-nenya-eye-loss = Нэнья ({ name-eye }, может пропасть)
name-keeper-narya = кубик Нарьи
name-keeper-narya-character = Нарья ({ name-character })
name-keeper-narya-muster = Нарья ({ name-muster })
name-keeper-narya-event = Нарья ({ name-event })
name-keeper-narya-draw = Нарья ({ name-draw })
name-keeper-narya-army = Нарья ({ name-army })
name-keeper-narya-eye = Нарья ({ name-eye })
name-minion-balrog = кубик Балрога
name-minion-balrog-character-loss = Балрог ({ name-character }, может пропасть)
name-minion-balrog-use-balrog = Балрог ({ name-use-balrog })
name-minion-balrog-muster = Балрог ({ name-muster })
name-minion-balrog-draw = Балрог ({ name-draw })
name-minion-balrog-eye-loss = Балрог ({ name-eye }, может пропасть)
name-minion-gothmog = кубик Готмога
name-minion-gothmog-army-loss = Готмог ({ name-army }, может пропасть)
name-minion-gothmog-army = Готмог ({ name-army })
name-minion-gothmog-muster = Готмог ({ name-muster })
name-minion-gothmog-draw = Готмог ({ name-draw })
name-minion-gothmog-eye-loss = Готмог ({ name-eye }, может пропасть)

## Elven Rings and action tokens

name-vilya = Вилья
    .gen = Вильи
    .dat = Вилье
    .acc = Вилью
    .ins = Вильей
    .loc = Вилье
    .gender = f
text-vilya = Условие: Владыка Элронд в игре. Сохраните только что использованный кубик действия, если это не «Воля Запада».
name-nenya = Нэнья
    .gen = Нэньи
    .dat = Нэнье
    .acc = Нэнью
    .ins = Нэньей
    .loc = Нэнье
    .gender = f
text-nenya = Условие: Владычица Галадриэль в игре. Отмените только что вытянутый обычный жетон охоты с Оком. Он выходит из игры, и вместо него тянут другой.
name-narya = Нарья
    .gen = Нарьи
    .dat = Нарье
    .acc = Нарью
    .ins = Нарьей
    .loc = Нарье
    .gender = f
text-narya = Условие: Гэндальф, хранитель Нарьи, на карте в незахваченном поселении свободных народов и любой кубик. Народ этого поселения вступает в войну.
name-shadow-token-nazgul = жетон назгулов
text-shadow-token-nazgul = Переместите назгулов и приспешников один раз, как результатом «Персонаж».
name-shadow-token-politics = жетон политики
text-shadow-token-politics = Продвиньте один народ Тьмы на 1 шаг по шкале политики, как результатом «Сбор».

## Characters

name-elrond-keeper-of-vilya = Владыка Элронд
    .gen = Владыки Элронда
    .dat = Владыке Элронду
    .acc = Владыку Элронда
    .ins = Владыкой Элрондом
    .loc = Владыке Элронде
    .gender = m
text-elrond-keeper-of-vilya = Вступает в игру: действием с результатом «Сбор», если в войне Саурон или эльфы и Ривенделл не захвачен. Появляется в Ривенделле и никогда его не покидает. Его кубик присоединяется к вашим в следующий ход. Выходит из игры: когда Тьма захватывает Ривенделл. Вилья, сильнейшее из Трёх: когда вы закончили действие кубиком, который не «Воля Запада», можете потратить Вилью: этот кубик остаётся среди неиспользованных и не уходит в зону охоты. Дом Элронда: в сражении каждый элитный отряд эльфов в его регионе является также лидером. Владыка Ривенделла: для боевых карт он — спутник уровня 3.
name-galadriel-keeper-of-nenya = Владычица Галадриэль
    .gen = Владычицы Галадриэли
    .dat = Владычице Галадриэли
    .acc = Владычицу Галадриэль
    .ins = Владычицей Галадриэлью
    .loc = Владычице Галадриэли
    .gender = f
text-galadriel-keeper-of-nenya = Вступает в игру: действием с результатом «Сбор», если в войне Саурон или эльфы и Лориен не захвачен. Появляется в Лориене и никогда его не покидает. Её кубик присоединяется к вашим в следующий ход. Выходит из игры: когда Тьма захватывает Лориен. Нэнья, Адамантовое Кольцо: когда вытянут обычный жетон охоты с Оком, вы можете потратить Нэнью: жетон навсегда выходит из игры, и вместо него тянут другой. Доблесть эльфийского народа: вы можете набирать войска в Лориене, даже если он осаждён. Владычица Лориена: для боевых карт она — спутник уровня 3.
name-gandalf-grey-keeper-of-narya = хранитель Нарьи Гэндальф Серый
    .gen = хранителя Нарьи Гэндальфа Серого
    .dat = хранителю Нарьи Гэндальфу Серому
    .acc = хранителя Нарьи Гэндальфа Серого
    .ins = хранителем Нарьи Гэндальфом Серым
    .loc = хранителе Нарьи Гэндальфе Сером
    .gender = m
text-gandalf-grey-keeper-of-narya = Вступает в игру: перед игрой вы можете поместить его в Братство вместо другого Гэндальфа Серого. Тьма не узнаёт об этом, пока он не станет проводником или не покинет Братство. Проводник: если при возвращении кубиков хотя бы один ваш кубик вернулся из зоны охоты, в этот ход у вас есть кубик Нарьи. Если он проводник в начале игры, кубик есть и в первый ход. Нарья Великая: пока он в незахваченном поселении свободных народов, вы можете действием потратить Нарью и любой кубик: народ этого поселения становится активным и вступает в войну. Посланник Запада: вне Братства его может заменить Гэндальф Белый.
name-smeagol-tamed-wretch = Смеагол
    .gen = Смеагола
    .dat = Смеаголу
    .acc = Смеагола
    .ins = Смеаголом
    .loc = Смеаголе
    .gender = m
text-smeagol-tamed-wretch = Вступает в игру: присоединяется к Братству как проводник, когда вытянут и действует жетон Смеагола, если Голлум не пришёл раньше и сам Смеагол ещё не был в игре. Выходит из игры: когда он отделён, стал жертвой или когда Братство объявлено в незахваченном городе или незахваченной крепости свободных народов; тогда в игру вступает карта «Мы его получим». Если он остался единственным спутником, его место занимает Голлум, и эта карта в игру не вступает. Проводник: он всегда проводник. Жетон Смеагола не наносит урона и выходит из игры. Друг хозяина: его уровень равен высшему уровню других спутников в Братстве. Он считается спутником при подсчёте кубиков, которые Тьма может положить в зону охоты.
name-balrog-of-moria = Балрог из Мории
    .gen = Балрога из Мории
    .dat = Балрогу из Мории
    .acc = Балрога из Мории
    .ins = Балрогом из Мории
    .loc = Балроге из Мории
    .gender = m
text-balrog-of-moria = Вступает в игру: действием с результатом «Сбор». Появляется в Мории неактивным. Если Мория не захвачена и не осаждена, вы можете также набрать там 1 отряд Саурона. Эльфы и гномы продвигаются на 1 шаг каждые. Его кубик присоединяется к вашим в следующий ход. Выходит из игры: он уничтожается, когда становится неактивным вне Мории. Свободные народы могут действием сделать его неактивным «Волей Запада» либо, если в его регионе Гэндальф, результатом «Персонаж». Огонь и тень: когда Братство объявлено или раскрыто и его путь затрагивает регион Балрога, тянут жетон охоты, раскрытие на нём не учитывается. Если это Око, и Балрог, и проводник выходят из игры; если проводник — Голлум, Око не действует. Пламя Удуна: в сражении ваша армия бросает в боевом броске на 2 кубика больше, но не более пяти. Пробудившееся зло: пока он активен, его уровень равен 2, и он может покидать Морию. Он не летает.
name-gothmog-lieutenant-of-morgul = Готмог
    .gen = Готмога
    .dat = Готмогу
    .acc = Готмога
    .ins = Готмогом
    .loc = Готмоге
    .gender = m
text-gothmog-lieutenant-of-morgul = Вступает в игру: действием с результатом «Сбор», если Саурон в войне, Минас Моргул не захвачен и Короля-чародея нет в игре. Появляется в Минас Моргуле. Его кубик присоединяется к вашим в следующий ход; он теряется, когда в игре Чёрный Полководец. Ведите их в бой: пока он с армией Тьмы в свободном регионе, вы можете результатом «Сбор» набрать там 1 обычный отряд Саурона или заменить там 1 обычный отряд Саурона элитным.
name-mouth-of-sauron-black-numenorean = чёрный нуменорец Глашатай Саурона
    .gen = чёрного нуменорца Глашатая Саурона
    .dat = чёрному нуменорцу Глашатаю Саурона
    .acc = чёрного нуменорца Глашатая Саурона
    .ins = чёрным нуменорцем Глашатаем Саурона
    .loc = чёрном нуменорце Глашатае Саурона
    .gender = m
text-mouth-of-sauron-black-numenorean = Вступает в игру: действием с результатом «Сбор», если у свободных народов есть победное очко или Братство на тропе Мордора и никакой Глашатай Саурона не в игре и не был в ней. Появляется в незахваченной крепости Саурона. Тёмные знания: один раз за действие армия, с которой он находится, может вести штурм ещё один раунд, не превращая элитный отряд в обычный. Великое колдовство: один раз за ход вы можете использовать результат «Сбор» как результат «Персонаж», чтобы переместить армию, с которой он находится, или атаковать ею.
name-witch-king-chief-of-the-ringwraiths = вождь призраков Кольца Король-чародей
    .gen = вождя призраков Кольца Короля-чародея
    .dat = вождю призраков Кольца Королю-чародею
    .acc = вождя призраков Кольца Короля-чародея
    .ins = вождём призраков Кольца Королём-чародеем
    .loc = вожде призраков Кольца Короле-чародее
    .gender = m
text-witch-king-chief-of-the-ringwraiths = Вступает в игру: действием с результатом «Сбор», если Братство не в регионе с незахваченной крепостью свободных народов. Появляется там, где Братство, а если в игре Чёрный Полководец — на его месте. Чёрный Полководец может так же занять его место, если выполнены его собственные условия. За игру разрешена одна такая замена, и ни одной после уничтожения Короля-чародея. Копьё ужаса: когда вы разыгрываете карту события персонажа, а он в регионе Братства, вы можете затем взять карту из колоды персонажей. С картой «Палантир Ортханка» вы берёте всего одну карту. Он видит, он знает: когда Братство объявлено в регионе без незахваченной крепости свободных народов, вы можете сразу переместить его туда. Полёт: он перемещается как назгул и считается назгулом, кроме случаев, когда карта называет его самого или говорит о приспешниках.
name-boromir-captain-general = военачальник Гондора Боромир
    .gen = военачальника Гондора Боромира
    .dat = военачальнику Гондора Боромиру
    .acc = военачальника Гондора Боромира
    .ins = военачальником Гондора Боромиром
    .loc = военачальнике Гондора Боромире
    .gender = m
text-boromir-captain-general = Проводник: если от охоты остался урон, вы можете отделить его от Братства, чтобы уменьшить урон на 1. Следующий проводник может применить свою способность в ту же охоту. Защитник Гондора: пока он с армией, которая обороняется в регионе Гондора, она бросает в боевом броске на 1 кубик больше, но не более пяти. Зов Гондора: пока он в незахваченном городе или незахваченной крепости Гондора, вы можете действием потратить любой кубик, чтобы сделать Гондор активным и продвинуть его на 1 шаг по шкале политики.
name-gimli-dwarven-lord = гномий владыка Гимли
    .gen = гномьего владыки Гимли
    .dat = гномьему владыке Гимли
    .acc = гномьего владыку Гимли
    .ins = гномьим владыкой Гимли
    .loc = гномьем владыке Гимли
    .gender = m
text-gimli-dwarven-lord = Проводник: если от охоты остался урон, вы можете отделить его от Братства, чтобы уменьшить урон на 1. Следующий проводник может применить свою способность в ту же охоту. Защитник Эребора: пока он с армией, которая обороняется в регионе гномов, она бросает в боевом броске на 1 кубик больше, но не более пяти. Зов гномов: пока он в Эреборе и Эребор не захвачен, вы можете действием потратить любой кубик, чтобы сделать гномов активными и продвинуть их на 1 шаг по шкале политики.
name-legolas-elven-prince = эльфийский принц Леголас
    .gen = эльфийского принца Леголаса
    .dat = эльфийскому принцу Леголасу
    .acc = эльфийского принца Леголаса
    .ins = эльфийским принцем Леголасом
    .loc = эльфийском принце Леголасе
    .gender = m
text-legolas-elven-prince = Проводник: если от охоты остался урон, вы можете отделить его от Братства, чтобы уменьшить урон на 1. Следующий проводник может применить свою способность в ту же охоту. Защитник Лихолесья: пока он с армией, которая обороняется в регионе эльфов, она бросает в боевом броске на 1 кубик больше, но не более пяти. Зов эльфов: пока он в незахваченной крепости эльфов, вы можете действием потратить любой кубик, чтобы сделать эльфов активными и продвинуть их на 1 шаг по шкале политики.
name-meriadoc-hobbit-of-the-shire = хоббит из Шира Мериадок
    .gen = хоббита из Шира Мериадока
    .dat = хоббиту из Шира Мериадоку
    .acc = хоббита из Шира Мериадока
    .ins = хоббитом из Шира Мериадоком
    .loc = хоббите из Шира Мериадоке
    .gender = m
text-meriadoc-hobbit-of-the-shire = Проводник: когда вытянут обычный жетон охоты и в Братстве есть также Перегрин, хоббит из Шира, вы можете пожертвовать обоими хоббитами, чтобы отменить жетон. Защитник Шира: пока он с армией, которая обороняется в регионе Севера, она бросает в боевом броске на 1 кубик больше, но не более пяти. Зов Шира: пока он в Шире и Шир не захвачен, вы можете действием потратить любой кубик, чтобы сделать Север активным и продвинуть его на 1 шаг по шкале политики.
name-peregrin-hobbit-of-the-shire = хоббит из Шира Перегрин
    .gen = хоббита из Шира Перегрина
    .dat = хоббиту из Шира Перегрину
    .acc = хоббита из Шира Перегрина
    .ins = хоббитом из Шира Перегрином
    .loc = хоббите из Шира Перегрине
    .gender = m
text-peregrin-hobbit-of-the-shire = Проводник: когда вытянут обычный жетон охоты и в Братстве есть также Мериадок, хоббит из Шира, вы можете пожертвовать обоими хоббитами, чтобы отменить жетон. Защитник Шира: пока он с армией, которая обороняется в регионе Севера, она бросает в боевом броске на 1 кубик больше, но не более пяти. Зов Шира: пока он в Шире и Шир не захвачен, вы можете действием потратить любой кубик, чтобы сделать Север активным и продвинуть его на 1 шаг по шкале политики.
name-strider-dunadan = дунадан Странник
    .gen = дунадана Странника
    .dat = дунадану Страннику
    .acc = дунадана Странника
    .ins = дунаданом Странником
    .loc = дунадане Страннике
    .gender = m
text-strider-dunadan = Проводник: игрок за Тьму не перебрасывает неудачные кубики охоты. Полководец Запада: в сражении ваша армия бросает в боевом броске на 1 кубик больше, но не более пяти. Наследник Исилдура: вне Братства его может заменить Арагорн.

## Hunt tiles

name-smeagol-1 = жетон Смеагола
name-smeagol-2 = жетон Смеагола
name-smeagol-3 = жетон Смеагола
name-smeagol-4 = жетон Смеагола

## Event cards

name-you-know-the-way-there = Ты знаешь туда дорогу
    .q = «Ты знаешь туда дорогу»
text-you-know-the-way-there = Два отложенных жетона Смеагола попадают в запас охоты.
name-safe-paths-in-the-dark = Безопасные тропы во тьме
    .q = «Безопасные тропы во тьме»
text-safe-paths-in-the-dark = Уберите 1 влияние Кольца. Если на столе лежит «Мы его получим» или «Мы не пойдём обратно», эта карта сбрасывается без последствий.
name-wind-from-the-west = Ветер с запада
    .q = «Ветер с запада»
text-wind-from-the-west = Выберите карту Тьмы на столе: она сбрасывается. Если такой нет, вы можете посмотреть руку одного из игроков за Тьму и сбросить из неё карту на свой выбор.
name-three-rings-for-the-elven-kings = Три кольца — королям эльфов
    .q = «Три кольца — королям эльфов»
text-three-rings-for-the-elven-kings = Бросьте 3 кубика: за каждый результат 5 и больше верните одно использованное эльфийское кольцо на свой выбор, но сначала те, что вышли из игры, а потом те, что у игрока за Тьму.
name-every-little-is-a-gain = Всякая малость в помощь
    .q = «Всякая малость в помощь»
text-every-little-is-a-gain = Наберите по 1 обычному отряду Гондора в Пеларгире, Лоссарнахе и Ламедоне. Затем возьмите карту стратегии.
name-rangers-of-the-north = Следопыты Севера
    .q = «Следопыты Севера»
text-rangers-of-the-north = Условие: армия Тьмы в регионе Севера или в соседнем с ним. Выберите такую армию и бросьте 3 кубика: каждый результат 5 и больше — попадание по ней. Затем наберите 1 отряд Севера (обычный или элитный) и 1 лидера Севера в одном свободном регионе Севера по соседству с этой армией.
name-a-balrog-is-come = Балрог пришёл!
    .q = «Балрог пришёл!»
text-a-balrog-is-come = Условие: Балрог в игре. Балрог становится активным. Если он уже активен, переместите армию, в которой он находится, или атакуйте ею, или переместите его одного.
name-we-wont-go-back = Мы не пойдём обратно
    .q = «Мы не пойдём обратно»
text-we-wont-go-back = Условие: Смеагол — проводник. Выложите карту на стол. Когда охота вытянула жетон Смеагола, вы можете сбросить карту персонажа из руки или эту карту: Хранители Кольца получают 2 влияния Кольца. Карта сбрасывается, когда ею платят за её эффект или когда Смеагол больше не проводник.
name-the-lore-of-the-elven-rings = Знание эльфийских колец
    .q = «Знание эльфийских колец»
text-the-lore-of-the-elven-rings = Выложите карту на стол. Если после броска действий на кубике хранителя Око, вы можете изменить результат одного кубика своего броска на любой другой. Игрок за свободные народы может действием сбросить её «Волей Запада» либо любым кубиком вместе с эльфийским кольцом.
name-the-gates-are-closed = Врата закрыты
    .q = «Врата закрыты»
text-the-gates-are-closed = Выложите карту на стол. Когда Братство объявлено или раскрыто и его путь затрагивает незахваченную крепость Тьмы, вы можете сбросить эту карту, чтобы вытянуть ещё один жетон охоты: Око не действует, любой другой жетон действует как при успешной охоте; его раскрытие не учитывается. Карта сбрасывается после использования. Игрок за свободные народы может действием сбросить её «Волей Запада» либо результатом «Персонаж», если проводник — Гэндальф или Голлум.
name-captain-of-despair = Полководец отчаяния
    .q = «Полководец отчаяния»
text-captain-of-despair = Условие: Король-чародей в игре, а проводник — не Голлум. Выложите карту на стол. Начиная со следующего вашего действия каждый кубик, который вы используете как результат «Персонаж», после действия уходит в зону охоты как Око. Карта сбрасывается, когда Братство объявлено в незахваченной крепости свободных народов, когда проводником становится Голлум или когда в игре больше нет Короля-чародея.
name-shadow-of-dol-guldur = Тень Дол Гулдура
    .q = «Тень Дол Гулдура»
text-shadow-of-dol-guldur = Условие: назгул в Дол Гулдуре. Наберите в Дол Гулдуре по 1 обычному отряду Саурона за каждую единицу лидерства назгулов там, но не более пяти. Затем вы можете переместить находящуюся там армию или атаковать ею.
name-madness-and-horror = Безумие и ужас
    .q = «Безумие и ужас»
text-madness-and-horror = Условие: Саурон в войне, а армия свободных народов в регионе с крепостью Саурона или в соседнем с ним. Выберите такую армию и бросьте 3 кубика: каждый результат 5 и больше — попадание по ней. Затем наберите 2 обычных отряда Саурона в одном свободном регионе по соседству с ней либо в её собственном регионе, если она осаждена в крепости Саурона.
name-we-shall-get-it = Мы его получим
    .q = «Мы его получим»
text-we-shall-get-it = Вступает в игру, когда Смеагол выходит из неё, если только его место не занимает Голлум. Когда жетон охоты вытянут, а проводник — Голлум, вы можете сбросить эту карту, чтобы вытянуть второй жетон. Вместо первого действует второй, а первый затем возвращается в запас. Карта сбрасывается после использования.

## Combat halves

name-combat-orderly-withdrawal = Отход в порядке
    .q = «Отход в порядке»
text-combat-orderly-withdrawal = Условие: ваш лидер или спутник в полевом сражении или вылазке. Прежде чем снять потери, вы можете отменить 1 попадание боевого броска и переброса лидеров противника. Если вы это сделали, то обязаны закончить сражение после этого раунда, если можете: прекратить атаку или отступить.
name-combat-durins-bane-is-come = Проклятие Дурина
    .q = «Проклятие Дурина»
text-combat-durins-bane-is-come = Условие: Балрог в сражении либо обороняющаяся армия в Мории или не дальше двух регионов от неё. Перед боевым броском проведите дополнительную атаку 3 кубиками, которые попадают при 4 и больше. Перебросов нет, боевая карта противника на неё не влияет, а потери от неё снимаются сразу.
name-combat-fear-of-their-masters = Страх перед хозяевами
    .q = «Страх перед хозяевами»
text-combat-fear-of-their-masters = Условие: приспешник в сражении. Откажитесь от всего своего лидерства на этот раунд, чтобы прибавить 2 ко всем кубикам вашего боевого броска. Каждый кубик боевого броска и переброса лидеров противника, на котором выпала 6, — ещё одно попадание по вашей армии.
name-combat-servant-of-the-shadow = Слуга Тьмы
    .q = «Слуга Тьмы»
text-combat-servant-of-the-shadow = Условие: приспешник в сражении. Перед боевым броском откажитесь от лидерства одного приспешника на этот раунд: игрок за свободные народы бросает в боевом броске на столько же кубиков меньше, но не менее одного.

## The combat cards as options: the combat half, and in brackets the card on which it stands

option-combat-card-you-know-the-way-there = { name-combat-blade-of-westernesse } ({ name-you-know-the-way-there })
option-combat-card-safe-paths-in-the-dark = { name-combat-it-is-a-gift } ({ name-safe-paths-in-the-dark })
option-combat-card-wind-from-the-west = { name-combat-orderly-withdrawal } ({ name-wind-from-the-west })
option-combat-card-three-rings-for-the-elven-kings = { name-combat-orderly-withdrawal } ({ name-three-rings-for-the-elven-kings })
option-combat-card-every-little-is-a-gain = { name-combat-shield-wall } ({ name-every-little-is-a-gain })
option-combat-card-rangers-of-the-north = { name-combat-advantageous-position } ({ name-rangers-of-the-north })
option-combat-card-a-balrog-is-come = { name-combat-durins-bane-is-come } ({ name-a-balrog-is-come })
option-combat-card-we-wont-go-back = { name-combat-fear-of-their-masters } ({ name-we-wont-go-back })
option-combat-card-the-lore-of-the-elven-rings = { name-combat-fear-of-their-masters } ({ name-the-lore-of-the-elven-rings })
option-combat-card-the-gates-are-closed = { name-combat-words-of-power } ({ name-the-gates-are-closed })
option-combat-card-captain-of-despair = { name-combat-servant-of-the-shadow } ({ name-captain-of-despair })
option-combat-card-shadow-of-dol-guldur = { name-combat-mumakil } ({ name-shadow-of-dol-guldur })
option-combat-card-madness-and-horror = { name-combat-swarm-of-bats } ({ name-madness-and-horror })

## Special dice and Elven Rings

option-use-die-draw = Взять карту (и ничего больше)
option-use-die-use-balrog = Действие Балрога (разбудить его либо переместить его или атаковать с ним)
option-use-die-keeper-vilya-army-loss = Кубик Вильи (пропадёт в следующий ход, если в игре Гэндальф Белый): { option-use-die-army }
option-use-die-keeper-vilya-muster = Кубик Вильи: { option-use-die-muster }
option-use-die-keeper-vilya-event = Кубик Вильи: { option-use-die-event }
option-use-die-keeper-vilya-draw = Кубик Вильи: { option-use-die-draw }
option-use-die-keeper-nenya-character-loss = Кубик Нэньи (пропадёт в следующий ход, если в игре Гэндальф Белый): { option-use-die-character }
option-use-die-keeper-nenya-muster = Кубик Нэньи: { option-use-die-muster }
option-use-die-keeper-nenya-event = Кубик Нэньи: { option-use-die-event }
option-use-die-keeper-nenya-draw = Кубик Нэньи: { option-use-die-draw }
option-use-die-keeper-narya-character = Кубик Нарьи: { option-use-die-character }
option-use-die-keeper-narya-muster = Кубик Нарьи: { option-use-die-muster }
option-use-die-keeper-narya-event = Кубик Нарьи: { option-use-die-event }
option-use-die-keeper-narya-draw = Кубик Нарьи: { option-use-die-draw }
option-use-die-keeper-narya-army = Кубик Нарьи: { option-use-die-army }
option-use-die-minion-balrog-character-loss = Кубик Балрога (пропадёт в следующий ход, если в игре Король-чародей): { option-use-die-character }
option-use-die-minion-balrog-use-balrog = Кубик Балрога: { option-use-die-use-balrog }
option-use-die-minion-balrog-muster = Кубик Балрога: { option-use-die-muster }
option-use-die-minion-balrog-draw = Кубик Балрога: { option-use-die-draw }
option-use-die-minion-gothmog-army-loss = Кубик Готмога (пропадёт в следующий ход, если в игре Король-чародей): { option-use-die-army }
option-use-die-minion-gothmog-army = Кубик Готмога: { option-use-die-army }
option-use-die-minion-gothmog-muster = Кубик Готмога: { option-use-die-muster }
option-use-die-minion-gothmog-draw = Кубик Готмога: { option-use-die-draw }
question-special-die = { $die }: какая сторона выпала?
question-keep-special-die = Какой результат особых кубиков оставить на этот ход? Остальные кубики откладываются. Результат, который может пропасть, в следующий ход стоит вам этого кубика, если в игре { $side-key ->
    [free-peoples] { name-gandalf-the-white }
    [gondor] { name-gandalf-the-white }
    [rohan] { name-gandalf-the-white }
   *[other] Король-чародей
}.
event-special-dice = Особые кубики { FORM($side, case: "gen") } в этот ход: { $dice }.
event-special-die-lost = { $fallen ->
    [yes] { $die } выходит из игры вслед за своим владельцем.
   *[other] { $die } выходит из игры: в игре { $by }.
}
event-special-die-rests = { $die } в этот ход не бросают.
event-special-roll = На особых кубиках { FORM($side, case: "gen") }: { $faces }.
event-special-kept = { $face-key ->
    [keeper-vilya-eye-loss] { kept-eye }
    [keeper-nenya-eye-loss] { kept-eye }
    [keeper-narya-eye] { kept-eye }
    [minion-balrog-eye-loss] { kept-eye }
    [minion-gothmog-eye-loss] { kept-eye }
   *[other] { $count ->
        [1] { "" }
       *[other] { $side } оставля{ s } результат «{ $face }» и откладыва{ s } остальные особые кубики.
    }
}
kept-eye = { $side } оставля{ s } результат особого кубика, и он уходит в зону охоты: «{ $face }».
question-which-ring = { $side-key ->
    [shadow] { ring-leaves }
    [witch-king] { ring-leaves }
    [saruman] { ring-leaves }
   *[other] Какое эльфийское кольцо потратить? Оно перейдёт к Тьме.
}
ring-leaves = Какое эльфийское кольцо потратить? Оно выйдет из игры.
then-which-ring = { $option }
event-version-chosen = { $companion-key ->
    [hidden] { "" }
   *[other] { $companion } присоединяется к Братству.
}
event-ring-goes = { $to-key ->
    [free-peoples] Кольцо { $ring } возвращается к свободным народам{ because }.
    [shadow] Кольцо { $ring } переходит к Тьме{ because }.
   *[other] Кольцо { $ring } выходит из игры{ because }.
}
question-use-vilya = Потратить кольцо, чтобы в этот ход ещё раз использовать кубик этого действия ({ $die })? Кольцо перейдёт к Тьме.
event-die-kept = Кольцо Вилья сохраняет кубик этого действия: { $die }.
question-use-nenya = Жетон охоты: { $tile }. Потратить кольцо, чтобы отменить его? Жетон выйдет из игры, вместо него вытянут другой; кольцо перейдёт к Тьме.
event-tile-cancelled = Нэнья отменяет жетон охоты, и он выходит из игры: { $tile }.
name-narya-rouses = призвать народ к войне кольцом Нарья
option-action-narya-rouses = Нарья: народ там, где Гэндальф, становится активным и вступает в войну (стоит кольца)
question-ring-returns = Какое эльфийское кольцо возвращается к вам?
question-lore-die = Какой кубик своего броска повернуть?
option-lore-die-eye = Око в зоне охоты
option-lore-die-none = Никакой
question-lore-result = Какой результат будет на этом кубике: { $die }?
option-lore-result-eye = Око (кубик уходит в зону охоты)
name-break-lore = прекратить действие карты «Знание эльфийских колец»
option-action-break-lore = Прекратить действие карты «Знание эльфийских колец»
name-ring-against-lore = прекратить действие карты «Знание эльфийских колец» эльфийским кольцом
option-action-ring-against-lore = Прекратить действие карты «Знание эльфийских колец» (стоит эльфийского кольца)

## Sméagol and the hunt

event-smeagol-is-there = Смеагол уже с Братством: жетон выходит из игры.
event-smeagol-joins = Смеагол присоединяется к Братству.
event-smeagol-stays-away = Смеагол больше не может прийти: жетон сбрасывается, и вместо него тянут другой.
event-smeagol-turns = Смеагол остался наедине с Хранителями Кольца: его место занимает Голлум.
event-smeagol-tiles = Жетоны Смеагола, попавшие в запас охоты: { $count }.
event-card-comes = В игру вступает карта «{ $card }».
question-we-wont-go-back = Какую карту сбросить, чтобы Хранители Кольца получили 2 влияния Кольца: карту персонажа из руки или эту?
option-we-wont-go-back-we-wont-go-back = { name-we-wont-go-back } (уходит со стола)
option-we-wont-go-back-none = Никакую: без влияния Кольца
question-exchange-tile = Жетон охоты: { $tile }. Сбросить карту «{ $card }», чтобы вместо него вытянули другой?
question-close-gates = Путь Братства затронул крепость Тьмы. Сбросить карту «{ $card }», чтобы вытянуть жетон охоты?
name-open-gates = прекратить действие карты «Врата закрыты»
name-guide-opens-gates = прекратить действие карты «Врата закрыты» с помощью проводника
option-action-open-gates = Прекратить действие карты «Врата закрыты»
option-action-guide-opens-gates = Прекратить действие карты «Врата закрыты» с помощью проводника

## The Council of Rivendell

phase-council = выбор спутников
question-companion-version = Какой картой представлен в Братстве { $companion }? Тьма узнает её, только когда он станет проводником или уйдёт.
question-outside = Кто из спутников не с Братством, а с самого начала дома? За одного Тьма получает жетон действия, за нескольких — оба.
option-outside-none = Больше никто: все остальные с Братством
question-which-token = Спутник с самого начала дома: какой жетон действия взять за это? Каждый используется один раз, вместо кубика.
option-which-token-shadow-token-nazgul = Жетон назгулов: переместить назгулов и приспешников
option-which-token-shadow-token-politics = Жетон политики: продвинуть один из ваших народов на шаг к войне
option-use-die-shadow-token-nazgul = Жетон назгулов: переместить назгулов и приспешников без кубика
option-use-die-shadow-token-politics = Жетон политики: продвинуть один из ваших народов на шаг к войне без кубика
question-sacrifice-hobbits = Жетон охоты: { $tile }. Пожертвовать обоими хоббитами из Шира, чтобы отменить его?
event-version = Карта спутника раскрыта: { $companion }.
event-version-several = Карты спутников раскрыты: { $companions }.
event-outside = С самого начала не с Братством: { $companion }.
event-token = { $side } получа{ s } жетон действия: { $token }.
event-use-token = { $side } использу{ s } жетон действия: { $token }.
event-hobbits-cancel = { $hobbits } принесены в жертву, чтобы отменить жетон охоты: { $tile }.
name-boromir-calls-gondor = призвать Гондор с помощью Боромира
name-gimli-calls-the-dwarves = призвать гномов с помощью Гимли
name-legolas-calls-the-elves = призвать эльфов с помощью Леголаса
name-meriadoc-calls-the-north = призвать Север с помощью Мериадока
name-peregrin-calls-the-north = призвать Север с помощью Перегрина
option-action-boromir-calls-gondor = Боромир: Гондор становится активным и продвигается на шаг к войне
option-action-gimli-calls-the-dwarves = Гимли: гномы становятся активными и продвигаются на шаг к войне
option-action-legolas-calls-the-elves = Леголас: эльфы становятся активными и продвигаются на шаг к войне
option-action-meriadoc-calls-the-north = Мериадок: Север становится активным и продвигается на шаг к войне
option-action-peregrin-calls-the-north = Перегрин: Север становится активным и продвигается на шаг к войне

## Lords and lieutenants, and cards of the Free Peoples

name-elrond-enters = ввести в игру Элронда
name-galadriel-enters = ввести в игру Галадриэль
leads-action-lead-them-into-battle = Готмог: { $then } там, где он стоит
then-lead-them-into-battle = { $option-key ->
    [recruit-regular] набрать обычный отряд Саурона
   *[replace-regular] сделать обычный отряд Саурона элитным
}
leads-action-sorcery-moves = Великое колдовство, переместить армию Глашатая Саурона: { $then }
leads-action-sorcery-attacks = Великое колдовство, атаковать армией Глашатая Саурона: { $then }
name-lead-them-into-battle = вести их в бой с Готмогом
name-sorcery-moves = переместить армию великим колдовством
name-sorcery-attacks = атаковать великим колдовством
option-action-elrond-enters = Ввести в игру в Ривенделле: { name-elrond-keeper-of-vilya }
option-action-galadriel-enters = Ввести в игру в Лориене: { name-galadriel-keeper-of-nenya }
option-action-lead-them-into-battle = Готмог: набрать обычный отряд Саурона там, где он стоит, или сделать один элитным
option-action-sorcery-moves = Великое колдовство: переместить армию Глашатая Саурона
option-action-sorcery-attacks = Великое колдовство: атаковать армией Глашатая Саурона
question-lead-them-into-battle = Что он делает { FORM($region, case: "in") }?
option-lead-them-into-battle-recruit-regular = Набрать обычный отряд Саурона
option-lead-them-into-battle-replace-regular = Сделать обычный отряд Саурона элитным
question-whose-hand = Чью руку посмотреть?
option-whose-hand-witch-king = Руку { seat-witch-king.gen }
option-whose-hand-saruman = Руку { seat-saruman.gen }
option-whose-hand-shadow = Руку { name-shadow.gen }
option-whose-hand-none = Ничью
question-discard-theirs = Это рука { $player-key ->
    [witch-king] { seat-witch-king.gen }
    [saruman] { seat-saruman.gen }
   *[other] { FORM($player, case: "gen") }
}. Какая карта сбрасывается?
option-discard-theirs-none = Никакая
event-hand-opened = { $side } показыва{ s } карты в руке{ because }.
event-hand-closed = Ни одна карта { FORM($side, case: "gen") } не сбрасывается.
event-discard-theirs = { $side } теря{ s } из руки карту «{ $card }»{ because }.
question-withdraw-in-order = Отменить { $hits ->
    [one] { $hits } попадание
    [few] одно из { $hits } попаданий
   *[many] одно из { $hits } попаданий
} по вашей армии? Тогда вы обязаны закончить сражение после этого раунда, если можете.
question-minion-forfeits = Кто из приспешников отказывается от лидерства? Противник бросит на столько же кубиков меньше.

## The Balrog and the Witch-king

question-balrog-recruits = Какой отряд Саурона набрать в Мории?
option-balrog-recruits-none = Никакой
event-balrog-wakes = { $minion } становится активным{ because }.
event-balrog-sleeps = { $minion } становится неактивным.
question-balrog-does = Балрог активен. Что он делает?
name-wake-balrog = разбудить Балрога
name-move-balrogs-army = переместить армию с Балрогом
name-attack-with-balrog = атаковать армией с Балрогом
name-move-balrog = переместить одного Балрога
option-action-wake-balrog = Разбудить Балрога
option-action-move-balrogs-army = Переместить армию с Балрогом
option-action-attack-with-balrog = Атаковать армией с Балрогом
option-action-move-balrog = Переместить одного Балрога
option-balrog-does-move-balrogs-army = Переместить армию с ним
option-balrog-does-attack-with-balrog = Атаковать армией с ним
option-balrog-does-move-balrog = Переместить его одного
name-bind-balrog = сделать Балрога неактивным
name-gandalf-binds-balrog = сделать Балрога неактивным с помощью Гэндальфа
option-action-bind-balrog = Сделать Балрога неактивным
option-action-gandalf-binds-balrog = Гэндальф: сделать Балрога неактивным
event-minion-replaced = Он занимает место другого Короля-чародея: { $minion }.
question-spear-of-terror = { $minion } там, где Братство (Копьё ужаса): взять карту из колоды персонажей за только что разыгранное событие?
question-draw-by = За только что разыгранное событие вы берёте одну карту. Благодаря какому эффекту?
option-draw-by-palantir-of-orthanc = Палантир Ортханка (из любой колоды)
option-draw-by-spear-of-terror = Копьё ужаса (из колоды персонажей)
question-he-sees = Братство объявлено { FORM($region, case: "in") }. Сразу переместить туда приспешника ({ $minion })?
event-die-becomes-eye = { $card }: этот кубик уходит в зону охоты как Око: { $die }.

## The table as text

terminal-three-rings = Эльфийские кольца: { $rings }
terminal-rings-of = { $holder-key ->
    [out] { $rings } { $holder }
   *[other] { $rings } у { FORM($holder, case: "gen") }
}
terminal-special-dice = Особые кубики { FORM($side, case: "gen") } в этот ход: { $dice }
terminal-special-kept = { $state ->
    [unused] Особые кубики { FORM($side, case: "gen") } в этот ход: { $dice }; оставлен: { $face }
    [boxed] Особые кубики { FORM($side, case: "gen") } в этот ход: { $dice }; оставлен: { $face }, в зоне охоты
   *[used] Особые кубики { FORM($side, case: "gen") } в этот ход: { $dice }; оставлен: { $face }, использован
}
terminal-dice-lost = Особые кубики вне игры: { $dice }
terminal-balrog-active = Балрог из Мории активен.
terminal-balrog-inactive = Балрог из Мории неактивен.
terminal-sorcery-used = Великое колдовство в этот ход уже использовано.
terminal-witch-king-replaced = Король-чародей уже заменён один раз; больше этого сделать нельзя.
terminal-tokens = Жетоны действий Тьмы: { $tokens }
terminal-token-used = Тьма уже использовала жетон действия в этот ход.
terminal-secret-versions = Этих карт Тьма ещё не знает: { $companions }
terminal-smeagol-tiles = Жетоны Смеагола в запасе охоты: { $count }
terminal-open-hand = Рука { FORM($side, case: "gen") } открыта для вас:

## What can be looked up

terminal-special-card = Карта вне колод, без боевой половины
terminal-level-of-best = равный высшему из остальных
terminal-level-active = { $level } ({ $active }, пока активен)
terminal-tile-smeagol = Без урона. Смеагол присоединяется к Братству как проводник, и жетон выходит из игры. Если он уже там, жетон не действует; если он больше не может прийти, тянут другой жетон.
terminal-die = Кубик, владелец — { $owner } ({ $side }). Стороны: { $faces }
terminal-die-use = Его бросают вместе с кубиками действий. Каждая сторона оставляет на ход один результат своих особых кубиков — Око, если оно выпало; Око уходит в зону охоты как Око Тьмы.
terminal-die-loss-free = Если оставлен результат, который может пропасть, кубик в следующий ход выходит из игры, если в игре Гэндальф Белый.
terminal-die-loss-shadow = Если оставлен результат, который может пропасть, кубик в следующий ход выходит из игры, если в игре Король-чародей.
terminal-can-be-lost = { $result } (может пропасть)
