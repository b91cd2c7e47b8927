### Lords of Middle-earth: the names of its characters, cards, tiles, dice and tokens, and what they do in our words.

## The expansion

name-lords = «Володарі Середзем’я»
name-council-of-rivendell = «Рада в Рівендолі»
name-out = поза грою
name-special = особлива
    .deck = особлива
    .kind = особлива

## Dice: the new faces, and the results of the special dice

name-draw = узяти карту
name-use-balrog = залучити Бальроґа
name-face-draw = узяти карту
name-face-use-balrog = залучити Бальроґа
name-keeper-vilya = кубик Вільї
name-keeper-vilya-army-loss = Вілья ({ name-army } + втрата)
name-keeper-vilya-muster = Вілья ({ name-muster })
name-keeper-vilya-event = Вілья ({ name-event })
name-keeper-vilya-draw = Вілья ({ name-draw })
name-keeper-vilya-eye-loss = Вілья ({ name-eye } + втрата)
name-keeper-nenya = кубик Неньї
name-keeper-nenya-character-loss = Ненья ({ name-character } + втрата)
name-keeper-nenya-muster = Ненья ({ name-muster })
name-keeper-nenya-event = Ненья ({ name-event })
name-keeper-nenya-draw = Ненья ({ name-draw })
name-keeper-nenya-eye-loss = Ненья ({ name-eye } + втрата)
name-keeper-narya = кубик Нар’ї
name-keeper-narya-character = Нар’я ({ name-character })
name-keeper-narya-muster = Нар’я ({ name-muster })
name-keeper-narya-event = Нар’я ({ name-event })
name-keeper-narya-draw = Нар’я ({ name-draw })
name-keeper-narya-army = Нар’я ({ name-army })
name-keeper-narya-eye = Нар’я ({ name-eye })
name-minion-balrog = кубик Бальроґа
name-minion-balrog-character-loss = Бальроґ ({ name-character } + втрата)
name-minion-balrog-use-balrog = Бальроґ ({ name-use-balrog })
name-minion-balrog-muster = Бальроґ ({ name-muster })
name-minion-balrog-draw = Бальроґ ({ name-draw })
name-minion-balrog-eye-loss = Бальроґ ({ name-eye } + втрата)
name-minion-gothmog = кубик Ґотмоґа
name-minion-gothmog-army-loss = Ґотмоґ ({ name-army } + втрата)
name-minion-gothmog-army = Ґотмоґ ({ name-army })
name-minion-gothmog-muster = Ґотмоґ ({ name-muster })
name-minion-gothmog-draw = Ґотмоґ ({ name-draw })
name-minion-gothmog-eye-loss = Ґотмоґ ({ name-eye } + втрата)

## Elven Rings and action tokens

name-vilya = Вілья
    .gen = Вільї
    .acc = Вілью
    .gender = f
text-vilya = Умова: Володар Ельронд у грі. Лишіть собі щойно використаний кубик дій, якщо це не «Воля Заходу».
name-nenya = Ненья
    .gen = Неньї
    .acc = Ненью
    .gender = f
text-nenya = Умова: Володарка Ґаладріель у грі. Скасуйте щойно витягнутий звичайний жетон гонитви з Оком. Він вибуває з гри, і тягнуть інший.
name-narya = Нар’я
    .gen = Нар’ї
    .acc = Нар’ю
    .gender = f
text-narya = Умова: Ґандальф, Хранитель Нар’ї, на мапі в незахопленому поселенні Вільних Народів, і будь-який кубик. Народ цього поселення вступає у війну.
name-shadow-token-nazgul = жетон назґулів
text-shadow-token-nazgul = Один раз перемістіть назґулів і посіпак, як за допомогою результату «персонаж».
name-shadow-token-politics = жетон політики
text-shadow-token-politics = Просуньте один народ Тіні на 1 поділку треком політики, як за допомогою результату «мобілізація».

## Characters

name-elrond-keeper-of-vilya = Володар Ельронд
    .gen = Володаря Ельронда
    .dat = Володареві Ельронду
    .acc = Володаря Ельронда
    .ins = Володарем Ельрондом
    .gender = m
text-elrond-keeper-of-vilya = Вступ у гру: Як дія за допомогою результату «мобілізація», якщо Саурон чи ельфи «у війні», а Рівенділ незахоплений: він входить у гру в Рівендолі й ніколи його не покидає. Його кубик додається до вашого запасу в наступному ході. Вихід із гри: Його вилучають із гри, коли Тінь захоплює Рівенділ. Вілья, Наймогутніший із Трьох: Завершивши дію кубиком, на якому не «Воля Заходу», можете витратити Вілью: кубик лишається серед ваших невикористаних і не йде в комірку гонитви. Дім Ельронда: У битві кожен елітний загін ельфів у його регіоні також є лідером. Володар Рівендолу: Для бойових карт він супутник 3-го рівня.
name-galadriel-keeper-of-nenya = Володарка Ґаладріель
    .gen = Володарки Ґаладріель
    .dat = Володарці Ґаладріель
    .acc = Володарку Ґаладріель
    .ins = Володаркою Ґаладріель
    .gender = f
text-galadriel-keeper-of-nenya = Вступ у гру: Як дія за допомогою результату «мобілізація», якщо Саурон чи ельфи «у війні», а Лорієн незахоплений: вона входить у гру в Лорієні й ніколи його не покидає. Її кубик додається до вашого запасу в наступному ході. Вихід із гри: Її вилучають із гри, коли Тінь захоплює Лорієн. Ненья, Адамантовий Перстень: Коли витягнуто звичайний жетон гонитви з Оком, можете витратити Ненью: жетон назавжди вибуває з гри, і замість нього тягнуть інший. Доблесть ельфійського народу: Ви можете наймати в Лорієні, навіть коли він обложений. Володарка Лорієну: Для бойових карт вона супутник 3-го рівня.
name-gandalf-grey-keeper-of-narya = Ґандальф Сірий, Хранитель Нар’ї
    .subj = Ґандальф Сірий, Хранитель Нар’ї,
    .gen = Ґандальфа Сірого, Хранителя Нар’ї
    .dat = Ґандальфові Сірому, Хранителю Нар’ї
    .acc = Ґандальфа Сірого, Хранителя Нар’ї
    .ins = Ґандальфом Сірим, Хранителем Нар’ї
    .gender = m
text-gandalf-grey-keeper-of-narya = Вступ у гру: Перед грою можете ввести його в Братство замість іншого Ґандальфа Сірого. Тінь дізнається про це, лише коли він стане провідником чи покине Братство. Провідник: Якщо під час повернення кубиків принаймні один ваш кубик повертається з комірки гонитви, на цей хід у вашому запасі є кубик Нар’ї. Якщо він провідник на початку гри, кубик є там і в першому ході. Нар’я, Великий Перстень: Поки він у незахопленому поселенні Вільних Народів, можете витратити Нар’ю та будь-який кубик як дію: народ цього поселення стає активним і переходить на поділку «у війні». Емісар із Заходу: Поза Братством його може замінити Ґандальф Білий.
name-smeagol-tamed-wretch = Смеаґол
    .gen = Смеаґола
    .dat = Смеаґолові
    .acc = Смеаґола
    .ins = Смеаґолом
    .gender = m
text-smeagol-tamed-wretch = Вступ у гру: Він приєднується до Братства як провідник, коли витягнутий жетон Смеаґола має подіяти, якщо Ґолум не прийшов раніше і якщо Смеаґола ще не було в грі. Вихід із гри: Його вилучають із гри, коли його відокремлюють, беруть як утрату або коли Братство оголошують у незахопленому місті чи фортеці Вільних Народів; тоді у гру входить карта «Ми знайдемо Безцінного». Якщо він лишається єдиним супутником, його місце займає Ґолум, а ця карта не входить. Провідник: Він завжди провідник. Жетон Смеаґола не завдає шкоди й вибуває з гри. Друг господаря: Його рівень дорівнює найвищому рівню серед інших супутників у Братстві. Він вважається супутником, коли визначають, скільки кубиків Тінь може покласти в комірку гонитви.
name-balrog-of-moria = Бальроґ з Морії
    .gen = Бальроґа з Морії
    .dat = Бальроґові з Морії
    .acc = Бальроґа з Морії
    .ins = Бальроґом з Морії
    .gender = m
text-balrog-of-moria = Вступ у гру: Як дія за допомогою результату «мобілізація»: він входить у гру в Морії неактивним. Якщо Морія незахоплена й не обложена, можете також найняти там 1 загін Саурона. Ельфи й ґноми просуваються на 1 поділку кожен. Його кубик додається до вашого запасу в наступному ході. Вихід із гри: Його знищують, коли він стає неактивним поза Морією. Вільні Народи можуть зробити його неактивним, витративши дію: за допомогою результату «Воля Заходу» або результату «персонаж», якщо в його регіоні Ґандальф. Вогонь і Тінь: Коли Братство оголошують чи розкривають і його шлях торкається регіону Бальроґа, тягнуть жетон гонитви, розкриття на якому не враховують. Якщо це Око, з гри вилучають і його, і провідника; якщо провідник — Ґолум, Око не має ефекту. Пломінь Удуну: У битві ваше військо додає 2 кубики до бойового кидка (щонайбільше 5). Пробуджене зло: Поки він активний, його рівень 2, і він може покинути Морію. Він не літає.
name-gothmog-lieutenant-of-morgul = Ґотмоґ
    .gen = Ґотмоґа
    .dat = Ґотмоґові
    .acc = Ґотмоґа
    .ins = Ґотмоґом
    .gender = m
text-gothmog-lieutenant-of-morgul = Вступ у гру: Як дія за допомогою результату «мобілізація», якщо Саурон «у війні», Мінас-Морґул незахоплений і в грі немає жодного Короля-Відьмака: він входить у гру в Мінас-Морґулі. Його кубик додається до вашого запасу в наступному ході; кубик утрачають, коли у грі Чорний Капітан. Веди їх у бій: Поки він із військом Тіні у вільному регіоні, можете використати результат «мобілізація», щоб найняти там 1 звичайний загін Саурона або замінити 1 звичайний загін Саурона там на елітний.
name-mouth-of-sauron-black-numenorean = Речник Саурона, Чорний нуменорець
    .subj = Речник Саурона, Чорний нуменорець,
    .gen = Речника Саурона, Чорного нуменорця
    .dat = Речникові Саурона, Чорному нуменорцю
    .acc = Речника Саурона, Чорного нуменорця
    .ins = Речником Саурона, Чорним нуменорцем
    .gender = m
text-mouth-of-sauron-black-numenorean = Вступ у гру: Як дія за допомогою результату «мобілізація», якщо Вільні Народи мають переможне очко або Братство на треку Мордору, а жодного Речника Саурона немає й не було в грі: він входить у гру в незахопленій фортеці Саурона. Темні знання: Раз за дію військо, з яким він є, може провести ще один раунд штурму, не перетворюючи елітного загону на звичайний. Велике чаклунство: Раз на хід можете використати результат «мобілізація» як результат «персонаж», щоб перемістити військо, з яким він є, або атакувати ним.
name-witch-king-chief-of-the-ringwraiths = Король-Відьмак, Ватажок Примар Персня
    .subj = Король-Відьмак, Ватажок Примар Персня,
    .gen = Короля-Відьмака, Ватажка Примар Персня
    .dat = Королю-Відьмаку, Ватажкові Примар Персня
    .acc = Короля-Відьмака, Ватажка Примар Персня
    .ins = Королем-Відьмаком, Ватажком Примар Персня
    .gender = m
text-witch-king-chief-of-the-ringwraiths = Вступ у гру: Як дія за допомогою результату «мобілізація», якщо Братство не в регіоні з незахопленою фортецею Вільних Народів: він входить у гру там, де Братство, або, якщо у грі Чорний Капітан, на його місці. Так само Чорний Капітан може зайняти його місце, якщо виконуються власні умови Чорного Капітана. За гру дозволено одну таку заміну, і жодної після знищення Короля-Відьмака. Спис жаху: Зігравши карту геройської події, поки він у регіоні Братства, можете потім узяти карту з колоди геройських подій. Разом із «Палантиром Ортанку» ви берете лише одну карту. Він Бачить. Він Знає: Коли Братство оголошують у регіоні без незахопленої фортеці Вільних Народів, можете негайно перемістити його туди. Політ: Він переміщується як назґул і вважається назґулом, окрім випадків, коли карта називає його самого або говорить про посіпак.
name-boromir-captain-general = Боромир, верховний воєначальник Ґондору
    .subj = Боромир, верховний воєначальник Ґондору,
    .gen = Боромира, верховного воєначальника Ґондору
    .dat = Боромирові, верховному воєначальникові Ґондору
    .acc = Боромира, верховного воєначальника Ґондору
    .ins = Боромиром, верховним воєначальником Ґондору
    .gender = m
text-boromir-captain-general = Провідник: Коли від гонитви лишається шкода, можете відокремити його, щоб зменшити її на 1. Наступний провідник може застосувати своє вміння під час тієї самої гонитви. Захисник Ґондору: Поки він із військом, що захищається в регіоні Ґондору, воно додає 1 кубик до бойового кидка (щонайбільше 5). Поклик Ґондору: Поки він у незахопленому місті чи фортеці Ґондору, можете витратити будь-який кубик як дію, щоб активувати Ґондор і просунути його на 1 поділку треком політики.
name-gimli-dwarven-lord = Ґімлі, ґномівський володар
    .subj = Ґімлі, ґномівський володар,
    .gen = Ґімлі, ґномівського володаря
    .dat = Ґімлі, ґномівському володареві
    .acc = Ґімлі, ґномівського володаря
    .ins = Ґімлі, ґномівським володарем
    .gender = m
text-gimli-dwarven-lord = Провідник: Коли від гонитви лишається шкода, можете відокремити його, щоб зменшити її на 1. Наступний провідник може застосувати своє вміння під час тієї самої гонитви. Захисник Еребору: Поки він із військом, що захищається в регіоні ґномів, воно додає 1 кубик до бойового кидка (щонайбільше 5). Поклик ґномів: Поки він в Ереборі й Еребор незахоплений, можете витратити будь-який кубик як дію, щоб активувати ґномів і просунути їх на 1 поділку треком політики.
name-legolas-elven-prince = Леґолас, ельфійський принц
    .subj = Леґолас, ельфійський принц,
    .gen = Леґоласа, ельфійського принца
    .dat = Леґоласові, ельфійському принцу
    .acc = Леґоласа, ельфійського принца
    .ins = Леґоласом, ельфійським принцом
    .gender = m
text-legolas-elven-prince = Провідник: Коли від гонитви лишається шкода, можете відокремити його, щоб зменшити її на 1. Наступний провідник може застосувати своє вміння під час тієї самої гонитви. Захисник Морок-лісу: Поки він із військом, що захищається в регіоні ельфів, воно додає 1 кубик до бойового кидка (щонайбільше 5). Поклик ельфів: Поки він у незахопленій фортеці ельфів, можете витратити будь-який кубик як дію, щоб активувати ельфів і просунути їх на 1 поділку треком політики.
name-meriadoc-hobbit-of-the-shire = Меріадок, гобіт із Ширу
    .subj = Меріадок, гобіт із Ширу,
    .gen = Меріадока, гобіта із Ширу
    .dat = Меріадокові, гобітові із Ширу
    .acc = Меріадока, гобіта із Ширу
    .ins = Меріадоком, гобітом із Ширу
    .gender = m
text-meriadoc-hobbit-of-the-shire = Провідник: Коли витягнуто звичайний жетон гонитви й у Братстві є також Переґрін, гобіт із Ширу, можете знищити обох гобітів, щоб скасувати жетон. Захисник Ширу: Поки він із військом, що захищається в регіоні північан, воно додає 1 кубик до бойового кидка (щонайбільше 5). Поклик Ширу: Поки він у Ширі й Шир незахоплений, можете витратити будь-який кубик як дію, щоб активувати північан і просунути їх на 1 поділку треком політики.
name-peregrin-hobbit-of-the-shire = Переґрін, гобіт із Ширу
    .subj = Переґрін, гобіт із Ширу,
    .gen = Переґріна, гобіта із Ширу
    .dat = Переґрінові, гобітові із Ширу
    .acc = Переґріна, гобіта із Ширу
    .ins = Переґріном, гобітом із Ширу
    .gender = m
text-peregrin-hobbit-of-the-shire = Провідник: Коли витягнуто звичайний жетон гонитви й у Братстві є також Меріадок, гобіт із Ширу, можете знищити обох гобітів, щоб скасувати жетон. Захисник Ширу: Поки він із військом, що захищається в регіоні північан, воно додає 1 кубик до бойового кидка (щонайбільше 5). Поклик Ширу: Поки він у Ширі й Шир незахоплений, можете витратити будь-який кубик як дію, щоб активувати північан і просунути їх на 1 поділку треком політики.
name-strider-dunadan = Бурлака, дунадан
    .subj = Бурлака, дунадан,
    .gen = Бурлаки, дунадана
    .dat = Бурлаці, дунаданові
    .acc = Бурлаку, дунадана
    .ins = Бурлакою, дунаданом
    .gender = m
text-strider-dunadan = Провідник: Гравець за Тінь не перекидає невдалих кубиків гонитви. Капітан Заходу: У битві ваше військо додає 1 кубик до бойового кидка (щонайбільше 5). Спадкоємець Ісільдура: Поза Братством його може замінити Араґорн.

## Hunt tiles

name-smeagol-1 = жетон Смеаґола
name-smeagol-2 = жетон Смеаґола
name-smeagol-3 = жетон Смеаґола
name-smeagol-4 = жетон Смеаґола

## Event cards

name-you-know-the-way-there = Ти знаєш дорогу туди
    .q = «Ти знаєш дорогу туди»
text-you-know-the-way-there = Два відкладені жетони Смеаґола йдуть у запас гонитви.
name-safe-paths-in-the-dark = Безпечні стежки в темряві
    .q = «Безпечні стежки в темряві»
text-safe-paths-in-the-dark = Зменште споганення на 1. Якщо на столі «Ми знайдемо Безцінного» чи «Ми більше не вернемося туди», цю карту скидають без ефекту.
name-wind-from-the-west = Вітер із Заходу
    .q = «Вітер із Заходу»
text-wind-from-the-west = Виберіть карту Тіні на столі: її скидають. Якщо там немає жодної, можете подивитися руку одного гравця за Тінь і скинути з неї карту на свій розсуд.
name-three-rings-for-the-elven-kings = Три — ельфійським володарям
    .q = «Три — ельфійським володарям»
text-three-rings-for-the-elven-kings = Киньте 3 кубики: за кожні «5» чи більше ви повертаєте собі один використаний Ельфійський Перстень на свій розсуд, але ті, що поза грою, раніше за ті, що має гравець за Тінь.
name-every-little-is-a-gain = І мале йде на користь
    .q = «І мале йде на користь»
text-every-little-is-a-gain = Найміть по 1 звичайному загону Ґондору в Пеларґірі, Лоссарнаху й Ламедоні. Потім візьміть карту стратегічної події.
name-rangers-of-the-north = Блукачі Півночі
    .q = «Блукачі Півночі»
text-rangers-of-the-north = Умова: військо Тіні в регіоні північан або в сусідньому. Виберіть таке військо й киньте 3 кубики: кожні «5» чи більше — влучання в нього. Потім найміть 1 загін північан (звичайний чи елітний) і 1 лідера північан в одному вільному регіоні північан, сусідньому із цим військом.
name-a-balrog-is-come = Бальроґ прийшов!
    .q = «Бальроґ прийшов!»
text-a-balrog-is-come = Умова: Бальроґ у грі. Бальроґ стає активним. Якщо він уже активний, перемістіть військо, у якому він є, або атакуйте ним, або перемістіть його самого.
name-we-wont-go-back = Ми більше не вернемося туди
    .q = «Ми більше не вернемося туди»
text-we-wont-go-back = Умова: провідник — Смеаґол. Викладіть на стіл. Коли під час гонитви витягнуто жетон Смеаґола, можете скинути карту геройської події з руки або цю карту: споганення Персненосців збільшується на 2. Карту скидають, коли нею платять за її ефект або коли Смеаґол уже не провідник.
name-the-lore-of-the-elven-rings = Знання про Ельфійські Персні
    .q = «Знання про Ельфійські Персні»
text-the-lore-of-the-elven-rings = Викладіть на стіл. Якщо після кидка дій на кубику Хранителя Око, можете повернути один кубик свого кидка будь-яким іншим результатом догори. Гравець за Вільні Народи може скинути її як дію: за допомогою результату «Воля Заходу» або будь-якого кубика й Ельфійського Персня.
name-the-gates-are-closed = Брама зачинена
    .q = «Брама зачинена»
text-the-gates-are-closed = Викладіть на стіл. Коли Братство оголошують чи розкривають і його шлях торкається незахопленої фортеці Тіні, можете скинути цю карту, щоб витягнути ще один жетон гонитви: Око не має ефекту, будь-що інше діє як жетон успішної гонитви; розкриття на ньому не враховують. Карту скидають після використання. Гравець за Вільні Народи може скинути її як дію: за допомогою результату «Воля Заходу» або результату «персонаж», якщо провідник — Ґандальф чи Ґолум.
name-captain-of-despair = Капітан Розпачу
    .q = «Капітан Розпачу»
text-captain-of-despair = Умова: Король-Відьмак у грі, а провідник — не Ґолум. Викладіть на стіл. Починаючи з вашої наступної дії, кожен кубик, який ви використали як результат «персонаж», після завершення дії йде в комірку гонитви як Око. Карту скидають, коли Братство оголошують у незахопленій фортеці Вільних Народів, коли провідником стає Ґолум або коли у грі вже немає Короля-Відьмака.
name-shadow-of-dol-guldur = Тінь Дол-Ґульдура
    .q = «Тінь Дол-Ґульдура»
text-shadow-of-dol-guldur = Умова: назґул у Дол-Ґульдурі. Найміть у Дол-Ґульдурі 1 звичайний загін Саурона за кожне очко лідерства назґулів там (щонайбільше 5). Потім можете перемістити військо звідти або атакувати ним.
name-madness-and-horror = Безум і жах
    .q = «Безум і жах»
text-madness-and-horror = Умова: Саурон «у війні», і військо Вільних Народів у регіоні з фортецею Саурона або в сусідньому. Виберіть таке військо й киньте 3 кубики: кожні «5» чи більше — влучання в нього. Потім найміть 2 звичайні загони Саурона в одному вільному регіоні, сусідньому з ним, або в його власному регіоні, якщо воно обложене у фортеці Саурона.
name-we-shall-get-it = Ми знайдемо Безцінного
    .q = «Ми знайдемо Безцінного»
text-we-shall-get-it = Входить у гру, коли Смеаґол вибуває з гри, якщо його місця не займає Ґолум. Коли провідник — Ґолум і витягнуто жетон гонитви, можете скинути цю карту, щоб витягнути другий жетон. Діє другий жетон замість першого, а перший повертається в запас. Карту скидають після використання.

## Combat halves

name-combat-orderly-withdrawal = Організований відступ
text-combat-orderly-withdrawal = Умова: ваш лідер чи супутник у польовому бою або вилазці. Перш ніж прибирати втрати, можете скасувати 1 влучання бойового кидка ворога й перекиду за лідерство. Якщо ви це робите, то повинні завершити битву після цього раунду, якщо можливо: припинити атаку чи відступити.
name-combat-durins-bane-is-come = Прокляття Даріна
text-combat-durins-bane-is-come = Умова: Бальроґ у битві, або військо, що захищається, у Морії чи щонайбільше за два регіони від неї. Перед бойовим кидком проведіть додаткову атаку 3 кубиками, що влучають на «4» чи більше. Перекиду немає, бойова карта ворога на неї не впливає, а втрати прибирають негайно.
name-combat-fear-of-their-masters = Страх перед володарями
text-combat-fear-of-their-masters = Умова: посіпака в битві. Відмовтеся на цей раунд від усього свого лідерства, щоб додати 2 до всіх кубиків свого бойового кидка. Кожен кубик бойового кидка ворога й перекиду за лідерство, на якому «6», — ще одне влучання у ваше військо.
name-combat-servant-of-the-shadow = Слуга Тіні
text-combat-servant-of-the-shadow = Умова: посіпака в битві. Перед бойовим кидком відмовтеся на цей раунд від лідерства одного посіпаки: гравець за Вільні Народи кидає в бойовому кидку на стільки ж кубиків менше, але принаймні 1.

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

option-use-die-draw = Узяти карту (більше нічого)
option-use-die-use-balrog = Залучити Бальроґа (пробудити його, перемістити чи атакувати ним)
option-use-die-keeper-vilya-army-loss = Кубик Вільї (утрачається в наступному ході, якщо у грі Ґандальф Білий): { option-use-die-army }
option-use-die-keeper-vilya-muster = Кубик Вільї: { option-use-die-muster }
option-use-die-keeper-vilya-event = Кубик Вільї: { option-use-die-event }
option-use-die-keeper-vilya-draw = Кубик Вільї: { option-use-die-draw }
option-use-die-keeper-nenya-character-loss = Кубик Неньї (утрачається в наступному ході, якщо у грі Ґандальф Білий): { option-use-die-character }
option-use-die-keeper-nenya-muster = Кубик Неньї: { option-use-die-muster }
option-use-die-keeper-nenya-event = Кубик Неньї: { option-use-die-event }
option-use-die-keeper-nenya-draw = Кубик Неньї: { option-use-die-draw }
option-use-die-keeper-narya-character = Кубик Нар’ї: { option-use-die-character }
option-use-die-keeper-narya-muster = Кубик Нар’ї: { option-use-die-muster }
option-use-die-keeper-narya-event = Кубик Нар’ї: { option-use-die-event }
option-use-die-keeper-narya-draw = Кубик Нар’ї: { option-use-die-draw }
option-use-die-keeper-narya-army = Кубик Нар’ї: { option-use-die-army }
option-use-die-minion-balrog-character-loss = Кубик Бальроґа (утрачається в наступному ході, якщо у грі Король-Відьмак): { option-use-die-character }
option-use-die-minion-balrog-use-balrog = Кубик Бальроґа: { option-use-die-use-balrog }
option-use-die-minion-balrog-muster = Кубик Бальроґа: { option-use-die-muster }
option-use-die-minion-balrog-draw = Кубик Бальроґа: { option-use-die-draw }
option-use-die-minion-gothmog-army-loss = Кубик Ґотмоґа (утрачається в наступному ході, якщо у грі Король-Відьмак): { option-use-die-army }
option-use-die-minion-gothmog-army = Кубик Ґотмоґа: { option-use-die-army }
option-use-die-minion-gothmog-muster = Кубик Ґотмоґа: { option-use-die-muster }
option-use-die-minion-gothmog-draw = Кубик Ґотмоґа: { option-use-die-draw }
question-special-die = { $die }: що на ньому?
question-keep-special-die = Який результат особливих кубиків лишити на цей хід? Решту відкладають. Результат із символом утрати коштує кубика в наступному ході, якщо у грі { $side-key ->
    [free-peoples] { name-gandalf-the-white }
    [gondor] { name-gandalf-the-white }
    [rohan] { name-gandalf-the-white }
   *[other] Король-Відьмак
}.
event-special-dice = Особливі кубики { FORM($side, case: "gen") } цього ходу: { $dice }.
event-special-die-lost = { $fallen ->
    [yes] { $die } вибуває з гри разом із власником.
   *[other] { $die } вибуває з гри: у грі { $by }.
}
event-special-die-rests = Цього ходу не кидають: { $die }.
event-special-roll = Особливі кубики { FORM($side, case: "gen") }: { $faces }.
event-special-kept = { $face-key ->
    [keeper-vilya-eye-loss] { kept-eye }
    [keeper-nenya-eye-loss] { kept-eye }
    [keeper-narya-eye] { kept-eye }
    [minion-balrog-eye-loss] { kept-eye }
    [minion-gothmog-eye-loss] { kept-eye }
   *[other] { $count ->
        [1] { "" }
       *[other] { $side } лиша{ s } собі «{ $face }», решту особливих кубиків відкладено.
    }
}
kept-eye = { $side } лиша{ s } результат особливого кубика, що йде в комірку гонитви: { $face }.
question-which-ring = { $side-key ->
    [shadow] { ring-leaves }
    [witch-king] { ring-leaves }
    [saruman] { ring-leaves }
   *[other] Який Ельфійський Перстень витратити? Він переходить до Тіні.
}
ring-leaves = Який Ельфійський Перстень витратити? Він вибуває з гри.
then-which-ring = { $option }
event-version-chosen = { $companion-key ->
    [hidden] { "" }
   *[other] { FORM($companion, case: "subj") } приєднується до Братства.
}
event-ring-goes = { $to-key ->
    [free-peoples] Перстень { $ring } повертається до Вільних Народів{ because }.
    [shadow] Перстень { $ring } переходить до Тіні{ because }.
   *[other] Перстень { $ring } вибуває з гри{ because }.
}
question-use-vilya = Витратити Перстень, щоб цього ходу ще раз використати кубик цієї дії («{ $die }»)? Перстень переходить до Тіні.
event-die-kept = Завдяки Персню Вілья кубик цієї дії («{ $die }») лишається невикористаним.
question-use-nenya = Жетон гонитви: { $tile }. Витратити Перстень, щоб скасувати його? Жетон вибуває з гри, і тягнуть інший; Перстень переходить до Тіні.
event-tile-cancelled = Ненья скасовує жетон гонитви, і він вибуває з гри: { $tile }.
name-narya-rouses = покликати народ на війну Нар’єю
option-action-narya-rouses = Нар’я: народ, у поселенні якого Ґандальф, стає активним і вступає у війну (коштує Персня)
question-ring-returns = Який Ельфійський Перстень повертається до вас?
question-lore-die = Який кубик свого кидка повернути?
option-lore-die-eye = Око в комірці гонитви
option-lore-die-none = Жодного
question-lore-result = Який результат має показати цей кубик: { $die }?
option-lore-result-eye = Око (кубик іде в комірку гонитви)
name-break-lore = скинути карту «Знання про Ельфійські Персні»
option-action-break-lore = Скинути «Знання про Ельфійські Персні»
name-ring-against-lore = скинути карту «Знання про Ельфійські Персні» Ельфійським Перснем
option-action-ring-against-lore = Скинути «Знання про Ельфійські Персні» (коштує Ельфійського Персня)

## Sméagol and the hunt

event-smeagol-is-there = Смеаґол уже з Братством: жетон вибуває з гри.
event-smeagol-joins = Смеаґол приєднується до Братства.
event-smeagol-stays-away = Смеаґол уже не може прийти: жетон скидають і тягнуть інший.
event-smeagol-turns = Смеаґол лишився сам із Персненосцями: його місце займає Ґолум.
event-smeagol-tiles = Жетонів Смеаґола йде в запас гонитви: { $count }.
event-card-comes = У гру входить карта «{ $card }».
question-we-wont-go-back = Яку карту скинути, щоб збільшити споганення Персненосців на 2: карту геройської події з руки чи цю?
option-we-wont-go-back-we-wont-go-back = { name-we-wont-go-back } (її скидають зі столу)
option-we-wont-go-back-none = Жодну: споганення не зростає
question-exchange-tile = Жетон гонитви: { $tile }. Скинути карту «{ $card }», щоб замість нього витягнути інший?
question-close-gates = Шлях Братства пройшов через фортецю Тіні. Скинути карту «{ $card }», щоб витягнути жетон гонитви?
name-open-gates = скинути карту «Брама зачинена»
name-guide-opens-gates = скинути карту «Брама зачинена» за допомогою провідника
option-action-open-gates = Скинути карту «Брама зачинена»
option-action-guide-opens-gates = Скинути карту «Брама зачинена» за допомогою провідника

## The Council of Rivendell

phase-council = вибирають супутників
question-companion-version = { $companion }: яка карта представляє його в Братстві? Тінь дізнається про це, лише коли він стане провідником чи покине Братство.
question-outside = Який супутник із самого початку не з Братством, а вдома? Тінь отримує за одного жетон дій, за більше — обидва жетони.
option-outside-none = Більше ніхто: усі інші з Братством
question-which-token = Супутник із самого початку вдома: який жетон дій ви за це берете? Кожен використовують один раз замість кубика.
option-which-token-shadow-token-nazgul = Жетон назґулів: перемістити назґулів і посіпак
option-which-token-shadow-token-politics = Жетон політики: просунути один зі своїх народів на поділку до війни
option-use-die-shadow-token-nazgul = Жетон назґулів: перемістити назґулів і посіпак без кубика
option-use-die-shadow-token-politics = Жетон політики: просунути один зі своїх народів на поділку до війни без кубика
question-sacrifice-hobbits = Жетон гонитви: { $tile }. Пожертвувати обома гобітами із Ширу, щоб скасувати його?
event-version = { FORM($companion, case: "subj") } показує свою карту.
event-version-several = { $companions } показують свої карти.
event-outside = Із самого початку не з Братством: { $companion }.
event-token = { $side } отриму{ s } жетон дій: { $token }.
event-use-token = { $side } використову{ s } жетон дій: { $token }.
event-hobbits-cancel = { FORM($hobbits, case: "subj") } жертвують собою, щоб скасувати жетон гонитви: { $tile }.
name-boromir-calls-gondor = покликати Ґондор завдяки Боромирові
name-gimli-calls-the-dwarves = покликати ґномів завдяки Ґімлі
name-legolas-calls-the-elves = покликати ельфів завдяки Леґоласові
name-meriadoc-calls-the-north = покликати північан завдяки Меріадокові
name-peregrin-calls-the-north = покликати північан завдяки Переґрінові
option-action-boromir-calls-gondor = Боромир: Ґондор стає активним і просувається на поділку до війни
option-action-gimli-calls-the-dwarves = Ґімлі: ґноми стають активними й просуваються на поділку до війни
option-action-legolas-calls-the-elves = Леґолас: ельфи стають активними й просуваються на поділку до війни
option-action-meriadoc-calls-the-north = Меріадок: північани стають активними й просуваються на поділку до війни
option-action-peregrin-calls-the-north = Переґрін: північани стають активними й просуваються на поділку до війни

## Lords and lieutenants, and cards of the Free Peoples

name-elrond-enters = увести в гру Ельронда
name-galadriel-enters = увести в гру Ґаладріель
leads-action-lead-them-into-battle = Ґотмоґ там, де він є: { $then }
leads-action-sorcery-moves = Велике чаклунство (перемістити військо Речника Саурона): { $then }
leads-action-sorcery-attacks = Велике чаклунство (атакувати військом Речника Саурона): { $then }
name-lead-them-into-battle = повести військо в бій разом із Ґотмоґом
name-sorcery-moves = перемістити військо Великим чаклунством
name-sorcery-attacks = атакувати завдяки Великому чаклунству
option-action-elrond-enters = Володар Ельронд входить у гру в Рівендолі
option-action-galadriel-enters = Володарка Ґаладріель входить у гру в Лорієні
option-action-lead-them-into-battle = Ґотмоґ: найняти звичайний загін Саурона там, де він є, або зробити один елітним
option-action-sorcery-moves = Велике чаклунство: перемістити військо Речника Саурона
option-action-sorcery-attacks = Велике чаклунство: атакувати військом Речника Саурона
question-lead-them-into-battle = Що він робить { FORM($region, case: "in") }?
option-lead-them-into-battle-recruit-regular = Найняти звичайний загін Саурона
option-lead-them-into-battle-replace-regular = Замінити звичайний загін Саурона на елітний
question-whose-hand = Чию руку подивитися?
option-whose-hand-witch-king = { seat-witch-king }
option-whose-hand-saruman = { seat-saruman }
option-whose-hand-shadow = { name-shadow }
option-whose-hand-none = Нічию
question-discard-theirs = Це рука супротивника ({ $player-key ->
    [witch-king] { seat-witch-king }
    [saruman] { seat-saruman }
   *[other] { $player }
}). Яку карту скинути?
option-discard-theirs-none = Жодної
event-hand-opened = { $side } показу{ s } карти з руки{ because }.
event-hand-closed = Жодної карти { FORM($side, case: "gen") } не скинуто.
event-discard-theirs = { $side } втрача{ s } з руки карту «{ $card }»{ because }.
question-withdraw-in-order = Скасувати { $hits ->
    [1] влучання у ваше військо
   *[other] одне з { $hits } влучань у ваше військо
}? Тоді ви повинні завершити битву після цього раунду, якщо можливо.
question-minion-forfeits = Який посіпака відмовляється від лідерства? Ворог кидає на стільки ж кубиків менше.

## The Balrog and the Witch-king

question-balrog-recruits = Який загін Саурона найняти в Морії?
option-balrog-recruits-none = Жодного
event-balrog-wakes = { FORM($minion, case: "subj") } стає активним{ because }.
event-balrog-sleeps = { FORM($minion, case: "subj") } стає неактивним.
question-balrog-does = Бальроґ активний. Що він робить?
name-wake-balrog = пробудити Бальроґа
name-move-balrogs-army = перемістити військо з Бальроґом
name-attack-with-balrog = атакувати військом із Бальроґом
name-move-balrog = перемістити самого Бальроґа
option-action-wake-balrog = Пробудити Бальроґа
option-action-move-balrogs-army = Перемістити військо з Бальроґом
option-action-attack-with-balrog = Атакувати військом із Бальроґом
option-action-move-balrog = Перемістити самого Бальроґа
option-balrog-does-move-balrogs-army = Перемістити військо разом із ним
option-balrog-does-attack-with-balrog = Атакувати військом разом із ним
option-balrog-does-move-balrog = Перемістити його самого
name-bind-balrog = зробити Бальроґа неактивним
name-gandalf-binds-balrog = зробити Бальроґа неактивним завдяки Ґандальфові
option-action-bind-balrog = Зробити Бальроґа неактивним
option-action-gandalf-binds-balrog = Ґандальф: зробити Бальроґа неактивним
event-minion-replaced = Він займає місце іншої версії Короля-Відьмака: { $minion }.
question-spear-of-terror = { FORM($minion, case: "subj") } там, де Братство (Спис жаху): узяти карту геройської події за щойно зіграну подію?
question-draw-by = За щойно зіграну подію ви берете одну карту. За яким ефектом?
option-draw-by-palantir-of-orthanc = Палантир Ортанку (з будь-якої колоди)
option-draw-by-spear-of-terror = Спис жаху (з колоди геройських подій)
question-he-sees = Братство оголошено { FORM($region, case: "inv") }. Негайно перемістити туди { FORM($minion, case: "acc") }?
event-die-becomes-eye = { $card }: цей кубик іде в комірку гонитви як Око: { $die }.

## The table as text

terminal-three-rings = Ельфійські Персні: { $rings }
terminal-rings-of = { $holder-key ->
    [out] { $rings } — { $holder }
   *[other] { $rings } — { $holder }
}
terminal-special-dice = Особливі кубики { FORM($side, case: "gen") } цього ходу: { $dice }
terminal-special-kept = { $state ->
    [unused] Особливі кубики { FORM($side, case: "gen") } цього ходу: { $dice }; лишено: { $face }
    [boxed] Особливі кубики { FORM($side, case: "gen") } цього ходу: { $dice }; лишено: { $face }, у комірці гонитви
   *[used] Особливі кубики { FORM($side, case: "gen") } цього ходу: { $dice }; лишено: { $face }, використано
}
terminal-dice-lost = Особливі кубики поза грою: { $dice }
terminal-balrog-active = Бальроґ з Морії активний.
terminal-balrog-inactive = Бальроґ з Морії неактивний.
terminal-sorcery-used = Велике чаклунство цього ходу вже використано.
terminal-witch-king-replaced = Короля-Відьмака вже замінено один раз; більше цього зробити не можна.
terminal-tokens = Жетони дій Тіні: { $tokens }
terminal-token-used = Тінь уже використала жетон дій цього ходу.
terminal-secret-versions = Тінь іще не знає таких карт: { $companions }
terminal-smeagol-tiles = Жетонів Смеаґола в запасі гонитви: { $count }
terminal-open-hand = Рука { FORM($side, case: "gen") } відкрита для вас:

## What can be looked up

terminal-special-card = Карта поза колодами, без бойової частини
terminal-level-of-best = як найвищий серед інших
terminal-level-active = { $level } ({ $active }, поки активний)
terminal-tile-smeagol = Без шкоди. Смеаґол приєднується до Братства як провідник, а жетон вибуває з гри. Якщо він уже там, жетон не діє; якщо він уже не може прийти, тягнуть інший жетон.
terminal-die = Власник кубика: { $owner } ({ $side }). Грані: { $faces }
terminal-die-use = Його кидають разом із кубиками дій. Кожна сторона лишає на хід один результат своїх особливих кубиків, а якщо є Око, то його; Око йде в комірку гонитви як Око Тіні.
terminal-die-loss-free = Якщо лишено результат із символом утрати, кубик вибуває з гри в наступному ході, якщо у грі Ґандальф Білий.
terminal-die-loss-shadow = Якщо лишено результат із символом утрати, кубик вибуває з гри в наступному ході, якщо у грі Король-Відьмак.
terminal-can-be-lost = { $result } + втрата
