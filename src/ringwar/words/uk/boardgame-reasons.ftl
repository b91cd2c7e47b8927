### Why something cannot be done in the board game now; each is one short sentence without its full stop.

## Whose it is

refusal-not-on-your-side = { $name } — не ваша сторона
refusal-enemy-figure = { $piece } — фігурка ворога
refusal-enemy-nation = { $nation } — не ваша сторона; ви просуваєте лише власні народи
refusal-partners-nation = народом командує ваш союзник, а не ви: { $nation }
refusal-same-nation-twice = ваша остання дія була за той самий народ ({ $nation }); спершу зробіть щось інше
refusal-only-free-peoples = супутників відокремлюють лише Вільні Народи
refusal-partners-army = військом { FORM($region, case: "in") } командує ваш союзник, а не ви
refusal-army-acted-before = ваша остання дія була військом { FORM($region, case: "in") } або за його народи; спершу зробіть щось інше
refusal-control-lost = жодна частина війська { FORM($region, case: "inv") } не може піти так, щоб ви не втратили командування ним

## Recruiting

refusal-recruit-not-at-war = { $nation } ще не «у війні», тож { FORM($piece, case: "acc") } найняти не можна; до війни { $steps ->
    [one] { $steps } поділка
    [few] { $steps } поділки
   *[many] { $steps } поділок
}
refusal-no-figure-left = у підкріпленнях не лишилося: { $piece }
refusal-nowhere-to-recruit = тепер немає поселення, де можна найняти { FORM($piece, case: "acc") }
refusal-no-settlement-here = { FORM($region, case: "in") } немає поселення, щоб наймати
refusal-no-settlement-of-theirs = { FORM($piece, case: "acc") } наймають лише в поселеннях { FORM($nation, case: "gen") }, а { FORM($region, case: "inv") } таких немає
refusal-enemy-settlement = поселення { FORM($region, case: "inv") } належить народові { FORM($nation, case: "gen") }, тож ви там не наймаєте
refusal-settlement-lost = { $region } у руках ворога; відвоюйте поселення, перш ніж там наймати
refusal-settlement-not-free = { FORM($region, case: "in") } вороже військо
refusal-recruit-besieged = { $region } в облозі; наймати там можна лише картою
refusal-stronghold-full = в обложеній фортеці { $region } вже стільки загонів, скільки вона вміщує: { $most }
refusal-nazgul-in-strongholds = назґулів наймають лише у фортецях Саурона, а { FORM($region, case: "inv") } такої немає
refusal-leader-without-unit = лідерові потрібен ваш загін { FORM($region, case: "in") }
refusal-elite-alone = елітний загін забирає всю дію, тож другим його найняти не можна
refusal-other-settlement = дві фігурки йдуть у різні поселення, а одну щойно найнято { FORM($region, case: "inv") }

## Who comes into play

refusal-no-minion = { $character } — не посіпака цієї гри
refusal-in-play-already = { FORM($character, case: "subj") } вже у грі
refusal-out-of-the-game = { FORM($character, case: "subj") } поза грою
refusal-minion-needs = { FORM($character, case: "subj") } ще не може ввійти у гру; умова: { $needs }
refusal-minion-elsewhere = { FORM($character, case: "subj") } не входить у гру { FORM($region, case: "inv") }; карта каже, де саме
refusal-white-elsewhere = Ґандальф Білий з’являється лише у Фанґорні чи в незахопленій фортеці ельфів, а не { FORM($region, case: "inv") }

## Armies that move

refusal-no-army = { FORM($region, case: "in") } немає вашого війська
refusal-enemy-army = військо { FORM($region, case: "inv") } — вороже
refusal-besieged-stays = військо { FORM($region, case: "inv") } обложене й не може рухатися; воно може лише атакувати того, хто облягає
refusal-just-joined = до { FORM($region, case: "gen") } щойно прибули фігурки, тож військо там далі не йде
refusal-nobody-leads-them = військо { FORM($region, case: "inv") } не має лідера, назґула чи персонажа; результат «військо» обійшовся б без них
refusal-army-held = військові { FORM($region, case: "inv") } нікуди йти: { $why }
refusal-not-next-to = { $region } — несусідній регіон; військо виходить { FORM($origin, case: "from") }
refusal-enemy-army-there = { FORM($region, case: "in") } вороже військо; натомість атакуйте його
refusal-barred-by-card = карта «{ $card }» не пускає війська Тіні до { FORM($region, case: "gen") }
refusal-not-at-war-abroad = щоб увійти до { FORM($region, case: "gen") }, у землі { FORM($nation, case: "gen") }, мають бути «у війні»: { $nations }
refusal-leaders-left-alone = лідери { FORM($origin, case: "from") } не можуть увійти до { FORM($region, case: "gen") }, а останній загін не може лишити їх самих
refusal-march-not-at-war = військо на марші нікого не лишає, а його фігурки не «у війні» не можуть увійти до { FORM($region, case: "gen") }
refusal-march-no-end = жоден дозволений картою шлях не веде далі через { FORM($region, case: "acc") }

## Who goes along

refusal-not-in-such-parts = якщо так розділити військо, ви втратите командування ним
refusal-no-such-figure-here = { FORM($region, case: "in") } немає такої фігурки: { $piece }
refusal-figure-not-at-war = { $nation } ще не «у війні», тож { $piece } лишається { FORM($region, case: "inv") }
refusal-figure-stays = { $piece } { FORM($region, case: "in") } вже рухався або вам не підлягає
refusal-not-with-the-army = { FORM($character, case: "subj") } не { FORM($region, case: "inv") }
refusal-level-zero-stays = { FORM($character, case: "subj") } має рівень 0 і не може рухатися
refusal-character-stays = { FORM($character, case: "subj") } вже рухався або вам не підлягає
refusal-not-so-many-here = { FORM($region, case: "in") } таких фігурок ({ $piece }) лише { $most }
refusal-too-few-go = має піти більше фігурок: принаймні загін, лідери — з останнім загоном, і лідер там, де він потрібен
refusal-too-many-go = стільки піти не може: має лишитися загін, інакше ви втратите командування військом

## Attacks

refusal-no-haven = { $region } не вільний регіон для війська, що відступає: там вороги або їхнє поселення
refusal-nobody-near = поруч із військом { FORM($region, case: "in") } немає ворожого війська
refusal-attack-not-at-war = щоб атакувати, мають бути «у війні»: { $nations }; тож військо { FORM($region, case: "inv") } не може
refusal-no-unit-left-behind = фігурки { FORM($region, case: "inv") }, яким не можна атакувати, лишилися б без загону
refusal-only-the-besieger = обложене військо { FORM($origin, case: "inv") } може атакувати лише того, хто облягає
refusal-attack-next-to = { $region } — несусідній регіон, тож атакувати його { FORM($origin, case: "from") } не можна
refusal-only-from-inside = військо { FORM($region, case: "inv") } обложене; атакувати його може лише військо, що облягає
refusal-nobody-to-strike = { FORM($region, case: "in") } немає ворожого війська
refusal-no-enemy-there = { FORM($region, case: "in") } немає ні вашого, ні ворожого війська
refusal-no-army-near = поруч ({ $region }) немає вашого війська

## Companions

refusal-no-companion = { $character } — не супутник
refusal-still-in-fellowship = { FORM($character, case: "subj") } у Братстві; спершу відокремте його
refusal-not-on-the-map = { FORM($character, case: "subj") } не на мапі
refusal-gollum-stays = Ґолум — не супутник, його не можна відокремити
refusal-not-in-fellowship = { FORM($character, case: "subj") } не в Братстві
refusal-inside-a-siege = { FORM($character, case: "subj") } в обложеній фортеці { $region } й не може її покинути
refusal-sieges-all-around = усі регіони довкола ({ $region }) — обложені фортеці, куди { FORM($character, case: "subj") } не може увійти
refusal-goes-already = { FORM($character, case: "subj") } вже йде разом
refusal-not-in-one-region = { FORM($character, case: "subj") } в іншому регіоні, ніж { $companion }
refusal-moved-already = { FORM($character, case: "subj") } вже рухався в цій дії
refusal-is-there-already = вони вже { FORM($region, case: "inv") }
refusal-leaves-no-siege = обложеної фортеці { $origin } ніхто не покидає
refusal-enters-no-siege = в обложену фортецю { $region } ніхто не входить
refusal-way-closed = шлях { FORM($origin, case: "from") } до { FORM($region, case: "gen") } перегороджують фортеці
refusal-too-far = до { FORM($region, case: "gen") } { $distance } { $distance ->
    [one] регіон
    [few] регіони
   *[many] регіонів
}, а пройти можна { $most }
refusal-nobody-comes-by-himself = ніхто не може дістатися до { FORM($region, case: "gen") } сам

## Nazgûl and minions

refusal-moves-no-companion = { $character } — не назґул і не посіпака
refusal-not-in-play = { FORM($character, case: "subj") } не у грі
refusal-no-way-out = { FORM($character, case: "subj") } не може вийти { FORM($region, case: "from") }: фортеці для нього закриті
refusal-no-nazgul-there = { FORM($region, case: "in") } немає назґулів
refusal-nazgul-moved-already = назґули { FORM($region, case: "inv") } вже рухалися в цій дії
refusal-only-nazgul = тепер рухаються лише назґули, а { $character } — не назґул
refusal-closed-to-minions = фортецю { $region } тримають Вільні Народи, тож без війська туди ніхто не входить

## The Fellowship

refusal-no-guide-from-outside = { FORM($character, case: "subj") } не в Братстві, тож не може бути провідником
refusal-not-the-highest = провідник — супутник найвищого рівня, а { FORM($character, case: "subj") } має лише { $level }
refusal-not-on-the-way = { $region } — несусідній регіон: Братство на своєму шляху { FORM($origin, case: "inv") }
refusal-no-refuge = розкрите Братство не може завершити шлях у місті чи фортеці Вільних Народів, а через { FORM($region, case: "acc") } воно більше ніде й не могло б

## Politics

refusal-at-war-already = { $nation } вже «у війні»
refusal-passive-on-last-step = пасивний народ за 1 поділку від війни: { $nation }; у війну вступає лише активний
refusal-passive-barred = карта «{ $card }» не дає просуватися пасивним народам, а це пасивний народ: { $nation }

## Cards

refusal-card-not-in-hand = карти «{ $card }» немає у вас на руці
refusal-card-on-table = карта «{ $card }» вже на столі
refusal-card-of-other-type = «{ $card }» — { FORM($type, case: "kind") } подія; тим, що ви використовуєте, грають лише такі події: { FORM($types, case: "kind") }
refusal-card-of-partner = карту «{ $card }» як подію може зіграти лише { $seat }
refusal-card-same-nation = карта «{ $card }» — дія за такі народи, як і ваша остання дія: { $nations }; спершу зробіть щось інше
refusal-card-needs = карту «{ $card }» тепер не можна зіграти; умова: { $needs }
refusal-combat-needs = бойову карту «{ $half }» тепер не можна вибрати; умова: { $needs }
refusal-no-combat-cards = Вільні Народи не можуть грати бойових карт у цьому раунді
refusal-deck-is-empty = { $deck-key ->
    [character] колода геройських подій порожня
   *[other] колода стратегічних подій порожня
}

## Dice and rings

refusal-no-such-die = на жодному вашому невикористаному кубику немає результату «{ $die }»
refusal-eye-is-no-action = Око лежить у комірці гонитви й нічого більше не робить
refusal-too-many-dice-to-pass = невикористаних кубиків у вас { $own }, у ворога { $theirs }; пасувати можна, лише коли у вас їх менше
refusal-no-ring = у вас немає Ельфійського Персня
refusal-one-ring-a-turn = цього ходу ви вже використали Ельфійський Перстень
refusal-no-die-to-change = у вас немає невикористаного кубика, який міг би змінити Ельфійський Перстень
refusal-ring-named-later = спершу скажіть, що використовуєте Ельфійський Перстень; тоді вас запитають, який
refusal-say-which-ring = скажіть, який із Перснів витрачено: { $rings }
refusal-ring-elsewhere = цього Персня ви вже не можете витратити: { $ring }
refusal-special-die-stays = Ельфійський Перстень не змінює особливих кубиків
refusal-not-on-your-dice = на ваших кубиках дій немає результату «{ $face }»
refusal-never-to-will = Ельфійський Перстень не дає результату «Воля Заходу»
refusal-same-result = на кубику вже «{ $face }»
refusal-result-cannot = результат «{ $face }» не дає змоги { $action }{ $results-count ->
    [0] {""}
   *[other] ; це дають такі: { $results }
}
refusal-no-die-for = у вас немає невикористаного кубика, щоб { $action }{ $results-count ->
    [0] {""}
   *[other] ; потрібен один із таких: { $results }
}
refusal-other-die-chosen = ви вже вибрали використати тепер результат «{ $face }»
refusal-action-needs = тепер не можна { $action }; умова: { $needs }
refusal-action-needs-card = тепер не можна { $action }: для цього має бути у грі «{ $source }» й виконуватися все, що там сказано
refusal-no-event-to-play = у вас на руці немає карти події, яку можна тепер зіграти
refusal-no-event-for-result = у вас на руці немає карти події, яку можна тепер зіграти за допомогою результату «{ $face }»
refusal-before-the-actions = дії виконують пізніше в цьому ході, коли кубики кинуто
refusal-other-action-now = саме виконується інша дія; по одній за раз
refusal-no-use-for-it = із цим такого не роблять

## What actions need: stands after “умова”

name-needs-move-fellowship = Братство приховане
name-needs-hide-fellowship = Братство розкрите
name-needs-separate = супутник у Братстві, і Братство не на треку Мордору
name-needs-move-companions = супутник на мапі, якому є куди йти
name-needs-move-minions = назґул чи посіпака на мапі, якому є куди йти
name-needs-move-led-army = військо з лідером, назґулом чи персонажем, що може ввійти до сусіднього регіону
name-needs-attack-led = військо з лідером, назґулом чи персонажем, з народів «у війні», поруч із ворожим військом
name-needs-move-armies = військо, що може ввійти до сусіднього регіону
name-needs-attack = військо з народів «у війні» поруч із ворожим військом
name-needs-diplomacy = ваш народ, який може наблизитися до війни: він ще не «у війні», а на останню поділку йде лише активним
name-needs-recruit = ваш народ «у війні», у якого лишилися фігурки й вільне поселення
name-needs-bring-minion = посіпака, якого ще немає у грі і якого дозволяє ввести його карта
name-needs-draw-card = колода, у якій лишилися карти
name-needs-crown-aragorn = Бурлака в Мінас-Тіріті, Дол-Амроті чи Пеларґірі, не захопленому ворогом
name-needs-gandalf-the-white = Ґандальф Сірий загинув чи покинув Братство, і у грі є чи був посіпака
name-needs-wake-balrog = Бальроґ у грі й неактивний
name-needs-move-balrogs-army = Бальроґ активний і з військом, що може рухатися
name-needs-attack-with-balrog = Бальроґ активний і з військом, що може атакувати
name-needs-move-balrog = Бальроґ активний, і йому є куди йти

## What minions need to come into play

name-needs-saruman = Ісенґард «у війні», а Ортанк незахоплений
name-needs-witch-king = Саурон і якийсь Вільний Народ «у війні», і є військо із загоном Саурона
name-needs-mouth-of-sauron = Братство на треку Мордору або всі Вільні Народи «у війні», і є незахоплена фортеця Саурона
name-needs-balrog-of-moria = лише результат «мобілізація»
name-needs-gothmog-lieutenant-of-morgul = Саурон «у війні», Мінас-Морґул незахоплений і в грі немає жодного Короля-Відьмака
name-needs-mouth-of-sauron-black-numenorean = переможне очко Вільних Народів або Братство на треку Мордору, жодного Речника Саурона немає й не було в грі, і є незахоплена фортеця Саурона
name-needs-witch-king-chief-of-the-ringwraiths = Братство не в регіоні з незахопленою фортецею Вільних Народів

## What cards need, as their texts say it

name-needs-fp-character-06 = Ґімлі чи Леґолас у Братстві
name-needs-fp-character-07 = Боромир у Братстві
name-needs-fp-character-08 = Ґандальф Сірий у Братстві
name-needs-fp-character-11 = супутник у Братстві
name-needs-fp-character-14 = Бурлака чи Араґорн із військом у регіоні Ґондору чи Рогану
name-needs-fp-character-18 = військо Вільних Народів із супутником у регіоні, де є військо Тіні з назґулом, або в сусідньому
name-needs-fp-character-19 = Ґандальф Білий на мапі й супутник у Фанґорні (ним може бути й сам Ґандальф)
name-needs-fp-character-20 = Ґандальф Білий на мапі й супутник у Фанґорні (ним може бути й сам Ґандальф)
name-needs-fp-character-21 = Ґандальф Білий на мапі й супутник у Фанґорні (ним може бути й сам Ґандальф)
name-needs-fp-character-22 = Бурлака чи Араґорн у регіоні Рогану, навіть в обложеній фортеці
name-needs-fp-character-23 = Боромир у регіоні Ґондору
name-needs-fp-character-24 = Бурлака чи Араґорн із військом Вільних Народів
name-needs-fp-strategy-01 = Араґорн (не Бурлака) з військом Вільних Народів поза землями всіх Вільних Народів
name-needs-fp-strategy-09 = Ґондор активний
name-needs-fp-strategy-11 = Роган «у війні»
name-needs-fp-strategy-12 = військо Вільних Народів із супутником
name-needs-fp-strategy-13 = ельфи «у війні»
name-needs-shadow-character-05 = Персненосці не в регіоні із селищем, містом чи фортецею Вільного Народу, хоч би хто його тепер контролював
name-needs-shadow-character-06 = Персненосці не в регіоні із селищем, містом чи фортецею Вільного Народу, хоч би хто його тепер контролював
name-needs-shadow-character-07 = Персненосці не в регіоні із селищем, містом чи фортецею Вільного Народу, хоч би хто його тепер контролював
name-needs-shadow-character-08 = Персненосці не в регіоні із селищем, містом чи фортецею Вільного Народу, хоч би хто його тепер контролював
name-needs-shadow-character-09 = поступ Братства принаймні 1 і Братство не на треку Мордору
name-needs-shadow-character-10 = поступ Братства принаймні 1 і Братство не на треку Мордору
name-needs-shadow-character-11 = поступ Братства принаймні 1 і Братство не на треку Мордору
name-needs-shadow-character-12 = Братство розкрите
name-needs-shadow-character-13 = Братство розкрите
name-needs-shadow-character-14 = Братство розкрите
name-needs-shadow-character-19 = військо Тіні з назґулом у регіоні з військом Вільних Народів або в сусідньому
name-needs-shadow-character-20 = Король-Відьмак із військом Тіні, що облягає фортецю
name-needs-shadow-character-21 = Саруман у грі
name-needs-shadow-character-22 = Саруман у грі
name-needs-shadow-character-24 = Король-Відьмак у грі
name-needs-shadow-strategy-01 = ви контролюєте фортецю ельфів
name-needs-shadow-strategy-02 = Саруман у грі, і фортецю облягає військо із загоном Ісенґарда
name-needs-shadow-strategy-03 = військо Тіні облягає Мінас-Тіріт
name-needs-shadow-strategy-04 = усі народи Тіні «у війні»
name-needs-shadow-strategy-06 = Персненосці чи супутник у регіоні Вільного Народу, що не «у війні»
name-needs-shadow-strategy-09 = усі народи Тіні «у війні»
name-needs-shadow-strategy-10 = південці та східняни «у війні»
name-needs-shadow-strategy-11 = Ісенґард «у війні»
name-needs-shadow-strategy-12 = Король-Відьмак у грі
name-needs-shadow-strategy-13 = Ісенґард «у війні»
name-needs-shadow-strategy-14 = Саурон «у війні»
name-needs-shadow-strategy-15 = Саурон «у війні»
name-needs-shadow-strategy-16 = Саруман у грі
name-needs-shadow-strategy-18 = Араґорн, спадкоємець Ісільдура, у грі
name-needs-shadow-strategy-21 = південці та східняни «у війні»
name-needs-shadow-strategy-23 = усі народи Тіні «у війні»
name-needs-shadow-strategy-24 = Саурон «у війні»
name-needs-combat-it-is-a-gift = Персненосці в регіоні війська, що захищається
name-needs-combat-blade-of-westernesse = Меріадок чи Переґрін у битві
name-needs-combat-mighty-attack = супутник у битві
name-needs-combat-servant-of-the-secret-fire = Ґандальф, Сірий чи Білий, у битві
name-needs-combat-anduril = Бурлака чи Араґорн у битві
name-needs-combat-heroic-death = ваш лідер чи супутник у битві
name-needs-combat-daring-defiance = супутник у битві
name-needs-combat-fateful-strike = ваш лідер чи супутник у битві
name-needs-combat-sudden-strike = ваш лідер чи супутник у битві
name-needs-combat-brave-stand = супутник у битві
name-needs-combat-ents-rage = військо, що захищається, у регіоні Рогану, у Фанґорні чи в Ортанку
name-needs-combat-huorn-dark = військо, що захищається, у регіоні Рогану, у Фанґорні чи в Ортанку
name-needs-combat-nameless-wood = військо, що захищається, у регіоні Рогану, у Фанґорні чи в Ортанку
name-needs-combat-advantageous-position = військо, що захищається, у регіоні Вільного Народу
name-needs-combat-scouts = ваше військо захищається в польовому бою
name-needs-combat-charge = ваш елітний загін у битві
name-needs-combat-valour = ваш елітний загін у битві
name-needs-combat-one-for-the-dark-lord = Персненосці в регіоні війська, що захищається
name-needs-combat-cruel-as-death = принаймні 2 очки лідерства назґулів у битві
name-needs-combat-they-are-terrible = принаймні 1 очко лідерства назґулів у битві
name-needs-combat-dread-and-despair = принаймні 1 очко лідерства назґулів у битві
name-needs-combat-foul-stench = принаймні 1 очко лідерства назґулів у битві
name-needs-combat-black-breath = назґул у битві
name-needs-combat-words-of-power = назґул у битві
name-needs-combat-durins-bane = військо, що захищається, у Морії або щонайбільше за два регіони від неї
name-needs-combat-devilry-of-orthanc = ваш загін Ісенґарда в битві, а захисник в обложеній фортеці
name-needs-combat-mumakil = елітний загін південців і східнян у битві
name-needs-combat-we-come-to-kill = ваш елітний загін у битві
name-needs-rangers-of-the-north = військо Тіні в регіоні північан або в сусідньому
name-needs-a-balrog-is-come = Бальроґ у грі
name-needs-we-wont-go-back = провідник — Смеаґол
name-needs-captain-of-despair = Король-Відьмак у грі, а провідник — не Ґолум
name-needs-shadow-of-dol-guldur = назґул у Дол-Ґульдурі
name-needs-madness-and-horror = Саурон «у війні», і військо Вільних Народів у регіоні з фортецею Саурона або в сусідньому
name-needs-combat-orderly-withdrawal = ваш лідер чи супутник у польовому бою або вилазці
name-needs-combat-durins-bane-is-come = Бальроґ у битві, або військо, що захищається, у Морії чи щонайбільше за два регіони від неї
name-needs-combat-fear-of-their-masters = посіпака в битві
name-needs-combat-servant-of-the-shadow = посіпака в битві
