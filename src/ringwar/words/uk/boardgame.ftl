### War of the Ring, the board game: what is asked, what happens, how it ends, and the table as text.
### The names and texts of regions, figures, characters, tiles and cards stand in boardgame-cards.ftl, the combat cards
### as options in boardgame-combat.ftl.

## Names

name-boardgame = «Війна Персня», настільна гра
name-war = уся війна
name-free-peoples = Вільні Народи
    .gen = Вільних Народів
    .dat = Вільним Народам
    .ins = Вільними Народами
    .loc = Вільних Народах
    .gender = pl
name-shadow = Тінь
    .gen = Тіні
    .dat = Тіні
    .ins = Тінню
    .loc = Тіні
    .gender = f
name-strategy = стратегія
    .deck = стратегічна
name-field-battle = польовий бій
name-assault = штурм
name-sortie = вилазка
name-town = селище
    .ins = селищем
    .gender = n
name-city = місто
    .ins = містом
    .gender = n
name-stronghold = фортеця
    .ins = фортецею
    .gender = f
name-fortification = укріплення
    .ins = укріпленням
    .gender = n
name-companion = супутник
name-minion = посіпака
name-ring-destroyed = Перстень знищено
name-corruption = споганення Персненосців
name-shadow-military = Тінь завоювала Середзем’я
name-free-military = Вільні Народи здолали Тінь
name-combat-roll = бойовий кидок
    .gen = бойового кидка
name-leader-re-roll = перекид за лідерство
    .gen = перекиду за лідерство
name-garrison = залога фортеці
name-hunt-box = кубики Вільних Народів у комірці гонитви
name-shadow-stronghold = фортеця Тіні
name-shadow-army = загони Тіні
name-shadow-nazgul = назґули

## What an action die is used for: stands after “щоб” or as what is to be done

name-move-fellowship = перемістити Братство
name-hide-fellowship = приховати Братство
name-separate = відокремити супутників від Братства
name-move-companions = перемістити супутників
name-move-minions = перемістити назґулів і посіпак
name-move-led-army = перемістити військо з лідером
name-attack-led = атакувати військом із лідером
name-move-armies = перемістити війська
name-attack = атакувати
name-diplomacy = наблизити народ до війни
name-recruit = найняти підкріплення
name-bring-minion = увести в гру посіпаку
name-draw-card = узяти карту
name-crown-aragorn = коронувати Бурлаку як Араґорна
name-play-event = зіграти карту події
name-skip = нічого не робити
name-strider-hides = приховати Братство завдяки Бурлаці
name-boromir-rouses-gondor = підняти Ґондор завдяки Боромирові
name-legolas-rouses-the-elves = підняти ельфів завдяки Леґоласові
name-gimli-rouses-the-dwarves = підняти ґномів завдяки Ґімлі
name-send-gandalf = увести в гру Ґандальфа Білого
name-voice-of-saruman = скористатися Голосом Сарумана
name-break-elven-power = скинути карту «Надто велика сила»
name-break-bombadils-power = скинути карту «Сила Тома Бомбадила»
name-break-palantir = скинути карту «Палантир Ортанку»
name-ring-against-palantir = скинути карту «Палантир Ортанку» Ельфійським Перснем
name-end-denethors-folly = скинути карту «Божевілля Денетора»
name-counsel-in-minas-tirith = скинути карту «Божевілля Денетора» порадою в Мінас-Тіріті

## Parts of sentences

because = { $cause-key ->
    [none] { "" }
   *[other] { " " }({ $cause })
}
# The end of a verb: Вільні Народи кидають, Тінь кидає.
s = { $side-key ->
    [free-peoples] ють
   *[other] є
}
# The same of other verbs: беруть, бере.
ut = { $side-key ->
    [free-peoples] уть
   *[other] е
}
# So many figures of a kind.
list-counted = { $case ->
    [gen] { $value } { $value ->
        [one] { FORM($name, case: "gen") }
        [few] { FORM($name, case: "many") }
       *[many] { FORM($name, case: "many") }
    }
    [acc] { $value } { $value ->
        [one] { FORM($name, case: "acc") }
        [few] { FORM($name, case: "fewacc") }
       *[many] { FORM($name, case: "many") }
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
       *[other] { ", " }разом із { FORM($characters, case: "ins") }
    }
   *[other] { $characters-count ->
        [0] { ", " }разом із { nazgul-ins }
        [1] { ", " }разом із { nazgul-ins } і { FORM($characters, case: "ins") }
       *[other] { ", " }разом із { nazgul-ins }, { FORM($characters, case: "ins") }
    }
}
nazgul-ins = { $nazgul } { $nazgul ->
    [one] назґулом
    [few] назґулами
   *[many] назґулами
}
number-of-hits = { $hits ->
    [0] жодного влучання
    [one] { $hits } влучання
    [few] { $hits } влучання
   *[many] { $hits } влучань
}
steps-from-war = { $steps ->
    [one] за { $steps } поділку від війни
    [few] за { $steps } поділки від війни
   *[many] за { $steps } поділок від війни
}

## What is known of the thing that an option means

note-figures = { $option } ({ those-there })
note-enemies = { $option } (ворог там: { those-there })
note-nation = { $option } ({ $steps ->
    [0] «у війні»
   *[other] { steps-from-war }
}{ $active ->
    [no] { ", " }пасивний народ
   *[other] { "" }
})
note-unused = { $option } (тепер нічого не дає: кубик витрачається)
note-deeds = { $deeds-count ->
    [1] { $option }: { $deeds }
   *[other] { $option }, одне з такого: { $deeds }
}
note-messenger = { $option } (Речник Саурона: раз на хід кубик «мобілізація» діє як «військо»)
note-progress = { $option }: поступ +1, а потім Тінь починає гонитву
note-mordor = { $option } треком Мордору: тягнуть жетон гонитви, а потім крок, якщо жетон не зупинить
note-left = { $option } (лишилося { $count })
note-at = { $option } ({ FORM($region, case: "in") })
note-merged = { $option } (ваші: { $own }; союзника: { $others }; командує { $seat })
note-dice = { $option } (у вас { $count })
# Those who are besieged, or who besiege, in the region of the army that is asked about.
note-siege = { $besieged ->
    [yes] військо, що облягає { $option } ({ those-there })
   *[other] обложене військо у фортеці { $option } ({ those-there })
}
those-there = { $figures-count ->
    [0] { $characters }
   *[other] { $figures }{ $characters-count ->
        [0] { "" }
       *[other] { ", " }разом із { FORM($characters, case: "ins") }
    }
}
note-own-figures = { $option } ({ those-there }; загони союзника лишаються: { $others })
note-fellowship = { $option } (тут востаннє бачили Братство)
note-fellowship-figures = { $option } (тут востаннє бачили Братство; також: { those-there })
note-captures = { $points ->
    [0] { $option } (ви захоплюєте поселення)
    [one] { $option } (ви захоплюєте поселення: { $points } переможне очко)
    [few] { $option } (ви захоплюєте поселення: { $points } переможні очки)
   *[many] { $option } (ви захоплюєте поселення: { $points } переможних очок)
}
note-full = { $option } ({ those-there }: місця немає, якийсь загін повернеться в підкріплення)
note-two-armies = { $option } (до двох військ, на 1 регіон кожне)
note-in-place-of = { $option } (на місце { FORM($minion, case: "gen") }; раз за гру й без нового кубика)
note-starts = { $option }: { FORM($region, case: "in") }
note-guide-now = { $option } (провідник тепер)
note-lowers = { $option }: шкода зменшується на { $count }; карту скидають
note-redraws = { $option }: замість цього жетона тягнуть інший; карту скидають
note-no-draw = { $option }: жетона не тягнуть; карту скидають
note-none-fits = { $option } (жодної з ваших тут зіграти не можна)
note-cancels = { $option } (скасовує { $hits ->
    [one] { $hits } влучання
    [few] до { $hits } влучань
   *[many] до { $hits } влучань
})
note-level = { $option }: { $level }
note-bound = { $option }: він лишається в Морії
note-bound-outside = { $option }: він { FORM($region, case: "in") }, поза Морією, тож його знищують
note-guide = { $option }: { $companion } (рівень { $level })
note-guide-tamed = { $option }: { $companion } (рівень { $level }; тоді у гру входить «{ $card }»)

## What follows without a choice

leads-action-attack = Атакувати: { $then }{ by-the-mouth }
leads-action-attack-led = Атакувати військом із лідером: { $then }
leads-action-diplomacy = Дипломатія: { $then }
leads-action-draw-card = Узяти карту: { $then }
leads-action-move-armies = Перемістити військо: { $then }{ by-the-mouth }
by-the-mouth = { $note ->
    [messenger] { " " }(Речник Саурона: раз на хід кубик «мобілізація» діє як «військо»)
   *[other] { "" }
}
leads-action-move-led-army = Перемістити військо з лідером: { $then }
leads-action-play-event = Зіграти карту: { $then }
leads-action-recruit = Найняти: { $then }
leads-action-bring-minion = Увести в гру: { $then }
leads-action-separate = Відокремити від Братства: { $then }
leads-action-break-elven-power = { $option }
leads-action-break-bombadils-power = { $option }
leads-action-voice-of-saruman = Голос Сарумана: { $then }
leads-use-die-elven-ring = Спершу змінити кубик Ельфійським Перснем ({ $then })
leads-will-as-will-of-the-west = { $option }
# A result that can do nothing.
then-action = { $option-key ->
    [skip] тепер він нічого не дає й витрачається
   *[other] { $option }
}
then-attack-from = { $number ->
    [1] з регіону { $option }
   *[other] — з регіону { $option }
}
then-attack-where = { $number ->
    [1] ціль — { $option }
   *[other] → { $option }
}
then-attack-with = усіма, хто може
then-move-army = з регіону { $option }
then-move-where = до регіону { $option }
then-march-where = { $number ->
    [1] до регіону { $option }
   *[other] і далі до регіону { $option }
}
then-move-with = усіма
then-recruit-where = { $number ->
    [1] у регіоні { $option }
   *[other] — у регіоні { $option }
}
then-minion-enters = у регіоні { $option }
then-companion-where = { $number ->
    [1] до регіону { $option }
   *[other] — до регіону { $option }
}
then-minion-where = { $number ->
    [1] до регіону { $option }
   *[other] — до регіону { $option }
}
then-grey-company = { $number ->
    [1] елітним стає 1 { $option }
   *[other] — елітним стає 1 { $option }
}
then-guide = { $number ->
    [1] тоді провідник — { $option }
   *[other] — тоді провідник { $option }
}
then-led-by = (на чолі — { $option })
# What falls next is asked, or told, when it falls.
then-loss = { "" }
then-nazgul-refuge = і полетіти до регіону { $option }
then-pay-card = зі скиданням карти «{ $option }»
then-regular-from = { $option-key ->
    [casualties] звичайний — із втрат
   *[other] звичайний — із підкріплень
}
then-regular-or-elite = { $number ->
    [1] лишився тільки { $option }
   *[other] — лишився тільки { $option }
}
then-remove-excess = — зайвий, повертається в підкріплення: 1 { $option }
then-ring-die = { $number ->
    [1] кубик «{ $option }»
   *[other] → кубик «{ $option }»
}
then-scouts = { $option-key ->
    [withdraw] з відступом у фортецю
   *[other] з відступом до регіону { $option }
}
then-use-die = далі — { $option }
then-which-army = { $number ->
    [1] ціль — { $option }
   *[other] → { $option }
}
then-which-nation = — { $option }
then-which-table-card = зі скиданням карти «{ $option }»
then-which-deck = { $number ->
    [1] { $option }
   *[other] — { $option }
}
then-spells-from = { $number ->
    [1] з регіону { $option }
   *[other] — з регіону { $option }
}
# Where the region has been named before.
again-attack-where = { $number ->
    [1] ціль — { $option }
   *[other] → { $option }
}
again-which-army = проти ворога там

## The turn

question-discard = У вас понад { $limit } { $limit ->
    [one] карту
    [few] карти
   *[many] карт
}. Яку скинути (долілиць)?
question-declare = Братство востаннє бачили { FORM($region, case: "inv") }, його поступ — { $progress }. Оголосити, де воно тепер? Фігурка переміститься щонайбільше на стільки ж регіонів; у місті чи фортеці Вільних Народів споганення зменшиться на 1, а народ стане активним.{ $tamed ->
    [yes] { " " }Смеаґол там вибуде з гри.
   *[other] { "" }
}
option-declare-yes = Оголосити
option-declare-no = Лишитися прихованим
question-enter-mordor = Братство { FORM($region, case: "inv") }. Увійти тепер у Мордор? Відтоді воно підіймається треком Мордору, де за кожне переміщення тягнуть жетон гонитви.
option-enter-mordor-yes = Увійти в Мордор
option-enter-mordor-no = Ще ні
question-guide = { $now-key ->
    [none] Хто із супутників найвищого рівня буде провідником? Діє лише особливе вміння провідника.
   *[other] Провідник тепер — { $now }. Хто з найвищим рівнем веде далі? Діє лише особливе вміння провідника.
}
question-allocate = Скільки кубиків дій ви кладете в комірку гонитви перед кидком? Вони полюють на Братство, але дій вам не дають.
question-fellowship-where = { $count ->
    [one] Братство { FORM($origin, case: "inv") } та може пройти ще { $count } регіон. Куди?
    [few] Братство { FORM($origin, case: "inv") } та може пройти ще { $count } регіони. Куди далі?
   *[many] Братство { FORM($origin, case: "inv") } та може пройти ще { $count } регіонів. Куди далі?
}
option-fellowship-where-none = Зупинитися тут

## Using action dice

question-use-die = Ваша дія. Який кубик використати?{ $barred-count ->
    [0] { "" }
   *[other] { " " }Не за такі народи, бо за них була ваша остання дія: { $barred }.
}
option-use-die-character = { $side-key ->
    [shadow] { use-die-character-shadow }
    [witch-king] { use-die-character-shadow }
    [saruman] { use-die-character-shadow }
   *[other] Персонаж (Братство, супутники, військо з лідером, геройські події)
}
use-die-character-shadow = Персонаж (назґули й посіпаки, військо з лідером, геройські події)
option-use-die-army = Військо (перемістити два війська, атакувати, військові події)
option-use-die-muster = { $side-key ->
    [shadow] { use-die-muster-shadow }
    [witch-king] { use-die-muster-shadow }
    [saruman] { use-die-muster-shadow }
   *[other] Мобілізація (дипломатія, наймання, мобілізаційні події)
}
use-die-muster-shadow = Мобілізація (дипломатія, наймання, посіпаки, мобілізаційні події)
option-use-die-event = Подія (узяти карту або зіграти будь-яку подію)
option-use-die-muster-army = Військо/мобілізація (одне з двох)
option-use-die-will-of-the-west = Воля Заходу (як будь-який результат)
option-use-die-elven-ring = Спершу змінити кубик Ельфійським Перснем
option-use-die-pass = Спасувати: у вашої сторони лишилося менше кубиків, ніж у ворога
question-will-as = Яким результатом вважати Волю Заходу?
option-will-as-will-of-the-west = Сама Воля Заходу
question-ring-die = Ельфійський Перстень: який із невикористаних кубиків змінити?
question-ring-result = Ельфійський Перстень: який результат має показати кубик?
option-ring-result-eye = Око (кубик іде в комірку гонитви)
question-action = { $only ->
    [yes] Ваша дія. Як використати результат «{ $die }», єдиний, що у вас лишився?
   *[other] { what-with-the-result }
}
what-with-the-result = { $face-key ->
    [will-of-the-west] Як використати Волю Заходу?
    [draw] Як використати результат «{ $face }»?
    [use-balrog] Як використати результат «{ $face }»?
   *[other] Як використати результат «{ $face }»?
}
option-action-move-fellowship = Перемістити Братство
option-action-hide-fellowship = Приховати Братство
option-action-separate = Відокремити супутників від Братства й перемістити їх
option-action-move-companions = Перемістити супутників на мапі
option-action-move-minions = Перемістити назґулів і посіпак
option-action-move-led-army = Перемістити одне військо, у якому є лідер
option-action-attack-led = Атакувати військом, у якому є лідер
option-action-move-armies = Перемістити до двох військ
option-action-attack = Атакувати
option-action-diplomacy = Дипломатія: просунути один зі своїх народів на поділку до війни
option-action-recruit = { $side-key ->
    [shadow] { recruit-nazgul-too }
    [witch-king] { recruit-nazgul-too }
    [saruman] Найняти: 1 елітний загін або 2 звичайні в різних місцях
   *[other] Найняти: 1 елітний загін або 2 звичайні загони чи лідерів у різних місцях
}
recruit-nazgul-too = Найняти: 1 елітний загін або 2 звичайні загони чи назґулів у різних місцях
option-action-bring-minion = Увести в гру посіпаку
option-action-draw-card = Узяти карту
option-action-crown-aragorn = Араґорн: він замінює Бурлаку (ще один кубик дій)
option-action-gandalf-the-white = Ґандальф Білий входить у гру (ще один кубик дій)
option-action-play-event = Зіграти карту події
option-action-skip = Нічого: кубик витрачається
option-action-strider-hides = Бурлака: приховати Братство
option-action-boromir-rouses-gondor = Боромир: Ґондор просувається на поділку до війни
option-action-legolas-rouses-the-elves = Леґолас: ельфи просуваються на поділку до війни
option-action-gimli-rouses-the-dwarves = Ґімлі: ґноми просуваються на поділку до війни
option-action-voice-of-saruman = Голос Сарумана: найняти загони Ісенґарда або зробити звичайні загони в Ортанку елітними
option-action-break-elven-power = Скинути «Надто велику силу» (коштує карти військової та карти геройської події)
option-action-break-bombadils-power = Скинути «Силу Тома Бомбадила» (коштує карти військової та карти геройської події)
option-action-break-palantir = Скинути «Палантир Ортанку»
option-action-ring-against-palantir = Скинути «Палантир Ортанку» (коштує Ельфійського Персня)
option-action-end-denethors-folly = Скинути «Божевілля Денетора»
option-action-counsel-in-minas-tirith = Скинути «Божевілля Денетора» порадою в Мінас-Тіріті
question-which-deck = З якої своєї колоди ви берете карту?
option-which-deck-character = колода геройських подій
option-which-deck-strategy = колода стратегічних подій
question-play-event = Яку карту події зіграти?
question-gandalf-draws = Він провідник. Узяти { deck-card } за щойно зіграну подію?
# A card of a deck, as what is drawn.
deck-card = { $deck-key ->
    [character] карту геройської події
   *[other] карту стратегічної події
}
question-diplomacy = Який народ просунути на поділку до війни?
question-voice-of-saruman = Що наказує його Голос?
option-voice-of-saruman-recruit-everywhere = Найняти по звичайному загону в кожному поселенні Ісенґарда
option-voice-of-saruman-replace-in-orthanc = Замінити до двох звичайних загонів в Ортанку на елітні

## Recruiting, minions, Gandalf

question-recruit = Кого найняти? Елітний загін забирає всю дію; інших фігурок ви отримуєте дві.
question-recruit-second = Кого найняти другим, в іншому місці?
option-recruit-second-none = Більше нікого
question-recruit-where = { $short ->
    [0] { $places ->
        [0] Де найняти { those-recruited }?
       *[other] Де найняти { those-recruited } (місце { $place } з { $places })?
    }
   *[other] У підкріпленнях лише { $short } { $short ->
        [one] { $piece }
        [few] { FORM($piece, case: "few") }
       *[many] { FORM($piece, case: "many") }
    }. Де поставити наступну фігурку?
}
# What a card or a die has recruited: figures of a kind, or units of a nation, and who comes with them.
those-recruited = { $piece-key ->
    [none] { $count ->
        [one] { $count } загін { FORM($nation, case: "gen") } (звичайний чи елітний)
        [few] { $count } загони { FORM($nation, case: "gen") } (звичайні чи елітні)
       *[many] { $count } загонів { FORM($nation, case: "gen") } (звичайних чи елітних)
    }{ also-recruited }
   *[other] { $count } { $count ->
        [one] { FORM($piece, case: "acc") }
        [few] { FORM($piece, case: "fewacc") }
       *[many] { FORM($piece, case: "many") }
    }
}
also-recruited = { $also-key ->
    [none] { "" }
   *[other] { " " }і 1 { FORM($also, case: "acc") }
}
question-regular-or-elite = { $most ->
    [1] Найняти { FORM($region, case: "inv") } звичайний загін чи елітний?
   *[other] Найняти { FORM($region, case: "inv") } звичайний загін чи елітний ({ $number } з { $most })?
}
question-remove-excess = { $region } вміщує щонайбільше { $limit } { $limit ->
    [one] загін
    [few] загони
   *[many] загонів
}, а зайвих — { $count }. Хто { $count ->
    [1] { "" }
   *[other] { "наступним " }
}повертається в підкріплення?
question-minion = Який посіпака входить у гру?
question-minion-enters = Де входить у гру { $minion }?
question-gandalf-where = Де з’являється Ґандальф Білий?

## Moving

question-move-army = { $most ->
    [1] Яке військо перемістити?
   *[other] Яке військо перемістити ({ $number } з { $most } можливих)?
}
option-move-army-none = Більше жодного війська
question-move-where = Куди перемістити військо { FORM($origin, case: "from") }?
question-march-where = Куди рушають { FORM($origin, case: "from") }: { roster }? { $count ->
    [one] Вони можуть пройти ще { $count } регіон
    [few] Вони можуть пройти ще { $count } регіони
   *[many] Вони можуть пройти ще { $count } регіонів
}{ $joins ->
    [yes] { " " }і мусять зупинитися там, де є інше ваше військо.
   *[other] .
}
option-march-where-none = Марш завершується тут
question-move-with = { $goal-key ->
    [none] Хто вирушає { FORM($origin, case: "from") }?
   *[other] Хто вирушає { FORM($origin, case: "from") } до { FORM($goal, case: "gen") }?
}
option-move-with-all = Усі, хто може
option-move-with-some = Частина з них
question-advance-with = Хто просувається { FORM($origin, case: "from") } до { FORM($goal, case: "gen") }?
option-advance-with-all = Усі, хто може
option-advance-with-some = Частина з них
question-attack-with = { $battle-key ->
    [assault] Хто штурмує фортецю { $goal }? Решта участі в битві не бере.
    [sortie] Хто йде на вилазку з фортеці { $goal }? Решта участі в битві не бере.
   *[other] Хто атакує { FORM($goal, case: "acc") } { FORM($origin, case: "from") }? Ті, хто лишається в ар’єргарді, участі в битві не беруть.
}
option-attack-with-all = Усі, хто може
option-attack-with-some = Частина з них
question-how-many = { $origin-key ->
    [none] Скільки { kind-of-figures } найняти { FORM($goal, case: "inv") }?
   *[other] { $goal-key ->
        [none] Скільки { kind-of-figures } вирушає { FORM($origin, case: "from") }?
       *[other] Скільки { kind-of-figures } вирушає { FORM($origin, case: "from") } до { FORM($goal, case: "gen") }?
    }
}
kind-of-figures = { FORM($piece, case: "many") }
question-goes-along = { FORM($character, case: "subj") } теж вирушає?
question-separate = Який супутник покидає Братство?
question-goes-with = Хто йде разом із { FORM($companion, case: "ins") }?
option-goes-with-none = Більше ніхто
question-companion-where = Куди йде { $companion }?
question-move-companion = Якого супутника перемістити?
option-move-companion-none = Більше жодного супутника
question-move-minion = { $nazgul ->
    [yes] Яких назґулів перемістити? Їх названо за регіонами.
   *[other] Якого назґула чи посіпаку перемістити? Назґулів названо за регіонами.
}
option-move-minion-none = Більше нікого
question-minion-where = { $figure-key ->
    [nazgul] { $count ->
        [one] Куди летить назґул { FORM($origin, case: "from") }?
        [few] Куди летять { $count } назґули { FORM($origin, case: "from") }?
       *[many] Куди летять { $count } назґулів { FORM($origin, case: "from") }?
    }
   *[other] Куди йде { FORM($origin, case: "from") } { $figure }?
}

## Battles

question-attack-from = Звідки атакувати?
question-attack-where = Військо { FORM($origin, case: "from") }: кого воно атакує?
question-withdraw = { $round ->
    [0] Відступити вашому військові у фортецю { $region }? Тоді битви не буде, а якщо ворог просунеться, почнеться облога.
   *[other] Відступити вашому військові у фортецю { $region }? Тоді битва завершиться, а якщо ворог просунеться, почнеться облога.
}
option-withdraw-yes = Відступити у фортецю
option-withdraw-no = Не відступати
question-combat-card = Битва за { FORM($region, case: "acc") }, раунд { $round }: зіграти бойову карту? { $alone ->
    [yes] Ворог у цьому раунді зіграти карти не може.
   *[other] Карти відкривають, коли вибрали обидві сторони.
}
option-combat-card-none = Без бойової карти
question-sorcerer = Узяти { deck-card } за вашу бойову карту, як дозволяє вміння чорнокнижника?
question-white-rider = Відмовитися від його лідерства на цю битву? Тоді в ній не діє і лідерство назґулів та Короля-Відьмака.
question-re-roll = Перекид за лідерство: у вас поки { number-of-hits }. Скільки промахів перекинути?
question-loss = { $count ->
    [one] { $count } влучання { FORM($region, case: "inv") }. Як його зазнати?
    [few] { $count } влучання { FORM($region, case: "inv") }. Як зазнати наступного?
   *[many] { $count } влучань { FORM($region, case: "in") }. Як зазнати наступного?
}
question-regular-from = Елітний загін { FORM($region, case: "in") } перетворюється на { FORM($piece, case: "acc") }. Звідки взяти фігурку?
option-regular-from-casualties = Із втрат
option-regular-from-reinforcements = Із підкріплень
question-cease = { $battle-key ->
    [assault] Припинити штурм { FORM($region, case: "in") } ({ those-left })? Якщо ні, буде ще один раунд, який не коштує елітного загону.
   *[other] Припинити атаку на { FORM($region, case: "acc") } ({ those-left })? Якщо ні, буде ще один раунд, хіба що захисники відступлять.
}
option-cease-yes = Припинити атаку
option-cease-no = Битися ще раунд
question-prolong = Продовжити штурм { FORM($region, case: "in") } ще на раунд? Це коштує елітного загону, який стане звичайним.
option-prolong-none = Ні, штурм завершено
option-prolong-dwarves-elite = Так, за 1 { name-dwarves-elite }
option-prolong-elves-elite = Так, за 1 { name-elves-elite }
option-prolong-gondor-elite = Так, за 1 { name-gondor-elite }
option-prolong-north-elite = Так, за 1 { name-north-elite }
option-prolong-rohan-elite = Так, за 1 { name-rohan-elite }
option-prolong-isengard-elite = Так, за 1 { name-isengard-elite }
option-prolong-sauron-elite = Так, за 1 { name-sauron-elite }
option-prolong-southrons-elite = Так, за 1 { name-southrons-elite }
# Who is left to fight on both sides.
those-left = у вас { $force }{ $characters-count ->
    [0] { "" }
   *[other] { ", " }разом із { FORM($characters, case: "ins") }
}, у ворога { $against }{ $enemies-count ->
    [0] { "" }
   *[other] { ", " }разом із { FORM($enemies, case: "ins") }
}
question-retreat = Відступити вашому військові { FORM($region, case: "from") } ({ those-left })? Якщо ні, { $stronghold ->
    [yes] ви ще можете відступити у фортецю, або буде ще один раунд.
   *[other] буде ще один раунд.
}
option-retreat-yes = Відступити
option-retreat-no = Не відступати
leads-retreat-yes = { $option }: { $then }
then-retreat-where = до регіону { $option }
question-retreat-where = Куди відступає військо { FORM($region, case: "from") }?
question-advance = { $withdrawn ->
    [yes] Захисники відступають у фортецю. Просунути ваші фігурки до { FORM($region, case: "gen") } і почати облогу?
   *[other] Просунути ваші фігурки до { FORM($region, case: "gen") }?
}
option-advance-yes = Просунутися
option-advance-no = Лишитися на місці

## Combat cards that ask

question-scouts = Куди відступає ваше військо { FORM($region, case: "from") }?
option-scouts-withdraw = У фортецю
question-words-of-power = Який супутник у цьому раунді не має ні лідерства, ні вмінь?
question-forfeit = Від скількох очок лідерства назґулів відмовитися? Ворог кидає на стільки ж кубиків менше.
question-own-hits = { $dice ->
    [yes] Скільки влучань ви завдаєте власному військові? За кожне ви кидаєте кубик, що влучає на «4» чи більше.
   *[other] Скільки влучань ви завдаєте власному військові? Кожне додає 1 до всіх кубиків вашого бойового кидка.
}
question-who-forfeits = Який супутник відмовляється від лідерства, щоб перетворити промах на влучання?
question-turn-misses = Скільки промахів стають влучаннями?
question-eliminate-minion = Якого посіпаку знищити?
question-fateful-strike = Кого знищити?
option-fateful-strike-nazgul = 1 назґула
question-black-breath = Кого знищити?
option-black-breath-none = Нікого
question-heroic-death = Ваше військо отримує { number-of-hits }. Хто гине, щоб скасувати влучання?
option-heroic-death-none = Ніхто
question-cancel-hits = Скільки влучань скасувати?

## The hunt

question-hunt-re-roll = Гонитва поки має { $successes ->
    [0] 0 успіхів
    [one] { $successes } успіх
    [few] { $successes } успіхи
   *[many] { $successes } успіхів
}. Скільки невдалих кубиків перекинути? (Право на це дають: { $reasons }.)
question-use-table-card = Скинути карту «{ $card }», щоб додати 1 до всіх кубиків цієї гонитви?
question-use-against-hunt = { $tile-key ->
    [none] Зараз тягнутимуть жетон гонитви. Використати карту зі столу?
   *[other] { $damage ->
        [none] У гонитві витягнуто: { $tile }. Використати карту зі столу?
       *[other] У гонитві витягнуто: { $tile }; шкода { $damage }. Використати карту зі столу?
    }
}
option-use-against-hunt-none = Ні
question-casualty = Шкода гонитви: { $count }. Хто із супутників бере її на себе? Його буде втрачено{ $alive ->
    [yes] { " " }(Меріадока й Переґріна лише відокремлюють)
   *[other] { "" }
}, а шкода зменшиться на його рівень. Решта стане споганенням.
option-casualty-none = Ніхто: усе стане споганенням
option-casualty-guide = Провідник
option-casualty-random = Випадковий супутник
question-hobbit-leaves = { $lost ->
    [yes] Шкода гонитви: { $damage }. Пожертвувати { FORM($guide, case: "ins") }, щоб зменшити її на 1? Тоді він вибуває з гри.
   *[other] Шкода гонитви: { $damage }. Щоб зменшити її на 1, { FORM($guide, case: "subj") } може покинути Братство й вийти на мапу. Відокремити його?
}
question-gollum-reveals = Шкода гонитви: { $damage }. Розкрити Братство, щоб зменшити її на 1?

## Event cards that ask

question-another-way = Ґолум знає інший шлях: піти ним?
option-another-way-hide-fellowship = Приховати Братство
option-another-way-move-fellowship = Перемістити Братство
option-another-way-none = Ні
question-journey = Відокремити супутників чи перемістити супутників на мапі?
option-journey-separate = Відокремити супутників від Братства
option-journey-move-companions = Перемістити супутників на мапі
question-which-army = Яке військо зазнає удару?
question-nazgul-refuge = До якої фортеці летять назґули?
question-play-another = Яку ще карту геройської події зіграти без кубика?
option-play-another-none = Жодної
question-dead-men-where = Мерці Смурного Капища: куди вони йдуть?
question-grey-company = Який звичайний загін стає елітним?
question-pay-card = Яку карту з руки скинути як плату ({ FORM($kind, case: "kind") } подія)?
question-which-nation = { $back ->
    [yes] Який народ відходить на поділку від війни й утрачає фігурку?
   *[other] Який народ стає активним і просувається на поділку до війни?
}
question-who-leads = Який супутник іде з військом?
question-weather-where = Куди загнати Персненосців?
question-nazgul-strike = Назґули знайшли Персненосців. Що вони роблять?
option-nazgul-strike-discard-table-card = Скинути зі столу карту геройської події Вільних Народів
option-nazgul-strike-hunt-roll = Виконати кидок гонитви
option-nazgul-strike-none = Нічого
question-which-table-card = Яку карту зі столу скинути?
question-lure = { FORM($companion, case: "subj") } зазнає спокуси Персня. Якою буде ціна?
option-lure-corruption = Споганення на його рівень
option-lure-eliminate = Супутника втрачено
question-sorrow = Яку карту геройської події Вільних Народів скинути?
option-sorrow-from-hand = Випадкову з руки
option-sorrow-none = Жодної
question-balrog = Шлях пролягав через Морію. Скинути цю карту, щоб витягнути жетон гонитви?
question-turn-to-eye = Який із невикористаних кубиків стане Оком (усього до трьох)?
option-turn-to-eye-none = Більше жодного
question-led-by = Хто веде військо як назґул?
option-led-by-nazgul = назґул
question-spells-from = Яке військо з назґулами чаклує?
question-ringwraiths = { $region-key ->
    [none] Що роблять ваші війська з назґулами?
   *[other] Що робить військо { FORM($region, case: "inv") }?
}
option-ringwraiths-move = Переміщується
option-ringwraiths-attack = Атакує
option-ringwraiths-none = Нічого
question-black-captain = Що з двох ви робите, перш ніж діятиме його військо?
option-black-captain-recruit-nazgul = Найняти до двох назґулів там, де Король-Відьмак
option-black-captain-move-nazgul = Перемістити назґулів
option-black-captain-none = Нічого
question-which-leader = Якого лідера втрачено в Мінас-Тіріті?
question-lose-where = Де ви втрачаєте фігурку цього народу?
question-lose-which = Яку фігурку ви втрачаєте?
question-sail-where = До якого узбережжя вони пливуть?
question-replace-where = Де { $piece } стає елітним?

## Chance, where people roll and draw for themselves

question-action-die = Киньте кубик дій ({ $roller }). Що на ньому?
question-combat-die = Киньте бойовий кубик ({ $roller }). Що на ньому?
question-hunt-die = Киньте кубик гонитви. Що на ньому?
question-tile-die = За жетоном треба кинути кубик. Що на ньому?
question-event-die = Киньте кубик за карту події. Що на ньому?
question-event-card = Візьміть { deck-card } ({ $drawer }). Яка вона?
question-tile = Витягніть жетон гонитви. Який він?
question-companion = Виберіть навмання супутника з Братства. Хто це?
question-hand-card = Виберіть навмання карту геройської події з руки Вільних Народів. Яка вона?

## What happens: the turn

event-turn = Починається хід { $number }.
event-draw = { $card-key ->
    [hidden] { $side } бер{ ut } { deck-card }{ because }.
   *[other] { $side } бер{ ut } карту «{ $card }»{ because }.
}
event-draw-several = { $cards-key ->
    [hidden] { $side } бер{ ut } { so-many-cards } ({ FORM($decks, case: "deck") }){ because }.
   *[other] { $side } бер{ ut } карти { FORM($cards, case: "q") }{ because }.
}
so-many-cards = { $count ->
    [one] { $count } карту
    [few] { $count } карти
   *[many] { $count } карт
}
event-deck-empty = { $deck-key ->
    [character] Колода геройських подій { FORM($side, case: "gen") } порожня: карту не взято.
   *[other] Колода стратегічних подій { FORM($side, case: "gen") } порожня: карту не взято.
}
event-discard = { $card-key ->
    [hidden] { $side } скида{ s } долілиць { deck-card }{ because }.
   *[other] { $side } скида{ s } долілиць карту «{ $card }»{ because }.
}
event-discard-several = { $cards-key ->
    [hidden] { $side } скида{ s } долілиць { so-many-cards } ({ FORM($decks, case: "deck") }){ because }.
   *[other] { $side } скида{ s } долілиць карти { FORM($cards, case: "q") }{ because }.
}
event-allocate = { $count ->
    [0] { $side } не кладе кубиків у комірку гонитви.
    [one] { $side } кладе { $count } кубик у комірку гонитви.
    [few] { $side } кладе { $count } кубики в комірку гонитви.
   *[many] { $side } кладе { $count } кубиків у комірку гонитви.
}
event-action-roll = { $dice-count ->
    [0] { $eyes ->
        [0] { $side } не { has } кубиків дій, щоб кинути.
       *[other] Кидок дій { FORM($side, case: "gen") }: { eyes }.
    }
   *[other] { $eyes ->
        [0] Кидок дій { FORM($side, case: "gen") }: { $dice }.
       *[other] Кидок дій { FORM($side, case: "gen") }: { $dice }; { eyes }.
    }
}
eyes = { $eyes ->
    [one] { $eyes } Око для комірки гонитви
    [few] { $eyes } Ока для комірки гонитви
   *[many] { $eyes } Очей для комірки гонитви
}
event-use-die = { $action-key ->
    [skip] { $side } витрача{ s } { the-die } намарно.
    [gandalf-the-white] { $side } використову{ s } { the-die }, щоб увести в гру Ґандальфа Білого.
   *[other] { $side } використову{ s } { the-die }, щоб { $action }.
}
the-die = { $die-key ->
    [army] кубик «військо»
    [event] кубик «подія»
    [will-of-the-west] { $face-key ->
        [will-of-the-west] кубик «Воля Заходу»
       *[other] кубик «Воля Заходу» (як «{ $face }»)
    }
   *[other] кубик «{ $die }»
}
event-messenger = { $character }: кубик «мобілізація» діє як «військо», раз на цей хід.
event-pass = { $side-key ->
    [free-peoples] { $side } пасують.
   *[other] { $side } пасує.
}
event-ring-used = { $side } використову{ s } Ельфійський Перстень.
event-ring = Ельфійський Перстень змінює { old-die } на «{ $new }».
# Where it goes is told where rings have names.
event-ring-passed = { "" }
event-ring-spent = { $side } відда{ s } Ельфійський Перстень.
event-die-turned = { $side } поверта{ s } { old-die } гранню «{ $new }» догори{ because }.
old-die = { $old-key ->
    [army] кубик «військо»
    [event] кубик «подія»
   *[other] кубик «{ $old }»
}
event-dice-lost = { $count ->
    [0] { $side } не { has } кубиків, які можна втратити{ because }.
    [one] { $side } втрача{ s } { $count } кубик{ because }.
    [few] { $side } втрача{ s } { $count } кубики{ because }.
   *[many] { $side } втрача{ s } { $count } кубиків{ because }.
}
has = { $side-key ->
    [free-peoples] мають
   *[other] має
}
event-play-event = { $stays ->
    [yes] { $side } виклада{ s } на стіл карту «{ $card }»{ because }.
   *[other] { $side } гра{ s } карту «{ $card }»{ because }.
}
event-hits-rolled = За військо { FORM($region, case: "inv") } кинуто кубик: { number-of-hits }{ because }.
event-event-roll = { $dice-count ->
    [0] { "" }
   *[other] Кинуто: { $dice }; рахується кожен результат від { $needed }: { $count }{ because }.
}
event-discard-table = Карту «{ $card }» скинуто зі столу{ because }.

## What happens: the Fellowship

event-die-in-hunt-box = Кубик іде в комірку гонитви.
event-progress = Братство рушає далі: поступ { $progress }.
event-declare = Братство оголошене.
event-fellowship-at = { $path-count ->
    [1] Братство { FORM($region, case: "inv") }.
   *[other] { $by-count ->
        [0] Братство дісталося до { FORM($region, case: "gen") }.
       *[other] Братство дісталося до { FORM($region, case: "gen") } (шляхом: { $by }).
    }
}
event-fellowship-driven = Персненосців загнано до { FORM($region, case: "gen") }{ because }.
event-hide = Братство знову приховане{ because }.
event-reveal = Братство розкрите{ because }!
event-guide = Провідник Братства тепер — { $guide }.
event-separate = { FORM($companion, case: "subj") } покидає Братство{ because }.
event-separate-several = { $companions } покидають Братство{ because }.
event-companion-moves = { FORM($companion, case: "subj") } вирушає до { FORM($region, case: "gen") }{ because }.
event-companion-moves-several = { $companions } вирушають до { FORM($region, case: "gen") }{ because }.
event-enters-play = { FORM($character, case: "subj") } входить у гру { FORM($region, case: "inv") }.
event-corruption = Споганення зростає на { $count } до { $total }{ because }.
event-heal = { $count ->
    [0] Споганення не зменшується{ because }.
   *[other] Споганення зменшується на { $count } до { $total }{ because }.
}
event-enter-mordor = Братство входить у Мордор: починається трек Мордору, запас гонитви оновлено.
event-mordor-step = Братство підіймається на поділку { $step } з 5 треку Мордору.
event-stopped = Жетон гонитви зупиняє Братство: { $tile }.
event-idle-in-mordor = Цього ходу Братство в Мордорі не переміщувалося й не ховалося.
event-lured = { FORM($companion, case: "subj") } зазнає спокуси Персня{ because }.

## What happens: the hunt

event-no-hunt = Гонитви немає: у комірці гонитви жодного кубика Тіні.
event-hunt-roll = Кидок гонитви: { $rolled }{ $bonus ->
    [0] { "" }
   *[other] { " " }(+{ $bonus }{ each-of-the-hunt }: { $reasons })
}; треба 6 — { number-of-successes }.
each-of-the-hunt = { $rolled-count ->
    [1] { "" }
   *[other] { " " }до кожного
}
event-hunt-re-roll = { $rolled-count ->
    [0] { "" }
   *[other] Перекид гонитви ({ $reasons }): { $rolled }{ $bonus ->
        [0] { "" }
       *[other] { " " }(+{ $bonus }{ each-of-the-hunt })
    } — { number-of-successes }.
}
number-of-successes = { $successes ->
    [0] жодного успіху
    [one] { $successes } успіх
    [few] { $successes } успіхи
   *[many] { $successes } успіхів
}
event-tile = У гонитві витягнуто: { $tile }{ because }.
event-tile-set-aside = Відкладено: { $tile }{ because }.
event-hunt-damage = { $damage ->
    [0] Жетон не завдає шкоди.
   *[other] { $rolled ->
        [yes] За жетон кинуто кубик: шкода гонитви { $damage }.
       *[other] Шкода гонитви: { $damage }.
    }
}
event-tile-idle = Око, витягнуте через карту, не має ефекту{ because }.
# What the tile has done has been told.
event-tile-resolved = { "" }
event-hunt-over = { "" }
event-tile-returned = Повернуто в запас: { $tile }{ because }.
event-tiles-returned = { $tiles-count ->
    [0] { "" }
   *[other] Повернуто в запас: { $tiles }{ because }.
}
# What he does is told when it happens.
event-gollum-reveals = { "" }
event-tiles-removed = { $tiles-count ->
    [0] Жодного жетона з гонитви не вилучено{ because }.
   *[other] Назавжди вилучено з гонитви: { $tiles }{ because }.
}
event-pool-refilled = Запас гонитви спорожнів; тепер у ньому знову { $count } { $count ->
    [one] жетон
    [few] жетони
   *[many] жетонів
}.
event-special-tile = У гру входить особливий жетон гонитви: { $tile }.
event-stronghold-tile = Шлях пролягав через фортецю Тіні { FORM($region, case: "inv") }: ще один жетон гонитви.
event-damage-lowered = Шкода гонитви зменшується до { $damage }{ because }.
event-casualty = { FORM($companion, case: "subj") } бере шкоду гонитви на себе{ because }.
event-eliminate = { FORM($character, case: "subj") } вибуває з гри{ because }.

## What happens: nations

event-activate = { $nation } тепер { active-nation }{ because }.
active-nation = { FORM($nation, case: "gender") ->
    [pl] активні
   *[other] активний
}
is = { FORM($nation, case: "gender") ->
    [pl] перебувають
   *[other] перебуває
}
event-activate-several = { $nations } тепер активні{ because }.
event-advance = { $steps ->
    [0] { $nation } тепер «у війні»{ because }!
   *[other] { $nation } тепер { steps-from-war }{ because }.
}
event-step-back = { $nation } знову { steps-from-war }{ because }.
event-capture = { $side } захоплю{ s } { FORM($region, case: "acc") }{ because }.
event-recapture = { $side } відвойову{ s } { FORM($region, case: "acc") }{ because }.
event-victory-points = Переможні очки: Вільні Народи { $free }, Тінь { $shadow }.

## What happens: figures

event-move = { $retreat ->
    [yes] { $side } відступа{ s } { FORM($origin, case: "from") } до { FORM($goal, case: "gen") }: { roster }{ because }.
   *[other] { $side } переміщу{ s } військо { FORM($origin, case: "from") } до { FORM($goal, case: "gen") }: { roster }{ because }.
}
event-nazgul-fly = { $count ->
    [one] { $count } назґул летить { FORM($origin, case: "from") } до { FORM($region, case: "gen") }{ because }.
    [few] { $count } назґули летять { FORM($origin, case: "from") } до { FORM($region, case: "gen") }{ because }.
   *[many] { $count } назґулів летять { FORM($origin, case: "from") } до { FORM($region, case: "gen") }{ because }.
}
event-stays-behind = { FORM($character, case: "subj") } лишається { FORM($region, case: "inv") }.
event-minion-moves = { FORM($minion, case: "subj") } вирушає до { FORM($region, case: "gen") }{ because }.
event-minion-enters = { FORM($minion, case: "subj") } входить у гру { FORM($region, case: "inv") }!
event-recruit = { FORM($region, case: "in") } найнято 1 { FORM($piece, case: "acc") }{ because }.
event-recruit-several = { FORM($region, case: "in") } найнято { FORM($pieces, case: "acc") }{ because }.
event-cannot-recruit = { FORM($region, case: "in") } нікого не найняти: регіон не вільний{ because }.
event-none-left = У підкріпленнях немає: 1 { $piece }{ because }.
event-none-left-several = У підкріпленнях немає: { $pieces }{ because }.
event-no-unit-left = У підкріпленнях не лишилося загонів { FORM($nation, case: "gen") }{ because }.
event-not-yours = { $side } не мож{ ut } наймати за { FORM($nation, case: "acc") }{ because }.
event-no-elite-left = Жоден звичайний загін { FORM($region, case: "in") } не може стати елітним{ because }.
event-replace = { FORM($region, case: "in") } 1 { FORM($old, case: "acc") } замінено на 1 { FORM($new, case: "acc") }{ because }.
event-remove-excess = { FORM($region, case: "in") } забагато загонів: 1 { $piece } повертається в підкріплення.
event-remove-excess-several = { FORM($region, case: "in") } забагато загонів: у підкріплення повертаються { $pieces }.
event-lose = { FORM($region, case: "in") } втрачено 1 { FORM($piece, case: "acc") }{ because }.
event-lose-several = { FORM($region, case: "in") } втрачено { FORM($pieces, case: "acc") }{ because }.
event-reduce = { FORM($region, case: "in") } 1 { $piece } стає звичайним{ because }.
event-reduce-several = { FORM($region, case: "in") } { $pieces } стають звичайними{ because }.
event-eliminate-nazgul = { $count ->
    [one] { FORM($region, case: "in") } знищено { $count } назґула{ because }.
    [few] { FORM($region, case: "in") } знищено { $count } назґулів{ because }.
   *[many] { FORM($region, case: "in") } знищено { $count } назґулів{ because }.
}

## What happens: battles

event-attack = { $battle-key ->
    [field-battle] { $side } атаку{ s } { FORM($target, case: "acc") } { FORM($origin, case: "from") }: { roster }; { combat-dice }{ because }.
    [assault] { $side } штурму{ s } фортецю { $target }: { roster }; { combat-dice }{ because }.
   *[other] { $side } роб{ yat } вилазку з фортеці { $target }: { roster }; { combat-dice }{ because }.
}
# The same of other verbs: роблять, робить.
yat = { $side-key ->
    [free-peoples] лять
   *[other] ить
}
combat-dice = { $dice ->
    [one] { $dice } кубик, що влучає
    [few] { $dice } кубики, що влучають
   *[many] { $dice } кубиків, що влучають
} на { $needed ->
    [6] «6»
   *[other] «{ $needed }» чи більше
}
event-withdraw = { $side } відступа{ s } у фортецю { $region }.
event-siege-begins = Починається облога: { $region }.
event-siege-ends = Облогу знято: { $region }.
# A card that is played is told when it is turned up.
event-combat-card-chosen = { "" }
event-combat-card = { $table ->
    [yes] { $side } гра{ s } бойову карту «{ $half }» (на карті «{ $card }», яку скинуто зі столу).
   *[other] { $side } гра{ s } бойову карту «{ $half }» (на карті «{ $card }»).
}
event-combat-card-discarded = { "" }
event-combat-cards-barred = { $side } не мож{ ut } грати бойових карт у цьому раунді{ because }.
event-card-cancelled = «{ $half }» не має ефекту{ because }.
event-no-effect = «{ $cause }» не має ефекту.
event-no-more-effect = «{ $cause }» більше не має ефекту.
event-battle-round = Починається раунд { $round } битви за { FORM($region, case: "acc") }.
# The next round is told when it begins.
event-battle-goes-on = { "" }
event-white-rider = { FORM($character, case: "subj") } виїжджає проти назґулів: ні він, ні вони в цій битві лідерства не мають.
event-silenced = { FORM($companion, case: "subj") } у цьому раунді не має ні лідерства, ні вмінь{ because }.
event-combat-roll = Бойовий кидок { FORM($side, case: "gen") }: { $dice }{ bonus }; треба { needed } — { number-of-hits }.
# What is added to each die, and by what.
bonus = { $bonus ->
    [0] { "" }
    [-1] { " " }(−1{ each }, але «6» влучає: { $reasons })
   *[other] { " " }(+{ $bonus }{ each }: { $reasons })
}
each = { $dice-count ->
    [1] { "" }
   *[other] { " " }до кожного
}
needed = { $walls-key ->
    [stronghold] { $needed } (мури фортеці)
    [fortification] { $needed } (місто чи укріплення, перший раунд)
   *[other] { $needed }
}
event-leader-re-roll = { $dice-count ->
    [0] { "" }
   *[other] Перекид { FORM($side, case: "gen") } за лідерство: { $dice }{ bonus }; треба { needed } — { number-of-hits }.
}
event-extra-attack = { $dice-count ->
    [0] «{ $cause }» не має ефекту.
   *[other] { $first ->
        [yes] Перший удар { FORM($side, case: "gen") }: { $dice }; треба { $needed } — { number-of-hits }{ because }.
       *[other] Ще один удар { FORM($side, case: "gen") }: { $dice }; треба { $needed } — { number-of-hits }{ because }.
    }
}
event-combat-bonus = { $bonus ->
    [-1] Від кожного кубика { FORM($rolls, case: "gen") } { FORM($side, case: "gen") } віднімають 1, але «6» усе одно влучає{ because }.
   *[other] До кожного кубика { FORM($rolls, case: "gen") } { FORM($side, case: "gen") } додають { $bonus }{ because }.
}
event-fewer-dice = У бойовому кидку { $side } кида{ s } на { dice-count } менше, але принаймні 1{ because }.
event-most-dice = У бойовому кидку { $side } кида{ s } щонайбільше { dice-count }{ because }.
dice-count = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[many] { $count } кубиків
}
event-no-re-roll = { $side } в цьому раунді не мож{ ut } перекидати{ because }.
event-forfeit = { $characters-count ->
    [1] { FORM($characters, case: "subj") } відмовляється від лідерства на цей раунд{ because }.
   *[other] { $characters } відмовляються від лідерства на цей раунд{ because }.
}
event-forfeit-nazgul = { $count ->
    [one] Назґули відмовляються на цей раунд від { $count } очка лідерства{ because }.
    [few] Назґули відмовляються на цей раунд від { $count } очок лідерства{ because }.
   *[many] Назґули відмовляються на цей раунд від { $count } очок лідерства{ because }.
}
event-leaderless = { $side } відмовля{ $side-key ->
    [free-peoples] ються
   *[other] ється
} на цей раунд від усього лідерства{ because }.
event-ones-wound = { $count ->
    [one] На { $count } кубику { FORM($side, case: "gen") } «1»: влучання у власне військо{ because }.
    [few] На { $count } кубиках { FORM($side, case: "gen") } «1»: { $count } влучання у власне військо{ because }.
   *[many] На { $count } кубиках { FORM($side, case: "gen") } «1»: { $count } влучань у власне військо{ because }.
}
event-hit-strikes = 1 влучання перекиду вражає { FORM($character, case: "acc") } замість війська{ because }.
event-wounds = { $later ->
    [yes] { $side } отриму{ s } ще { number-of-hits }{ because }.
   *[other] { $side } негайно отриму{ s } { number-of-hits }{ because }.
}
event-hits-to-take = { $free ->
    [0] { $shadow ->
        [0] { "" }
       *[other] Влучань отримано: Тінь — { $shadow }.
    }
   *[other] { $shadow ->
        [0] Влучань отримано: Вільні Народи — { $free }.
       *[other] Влучань отримано: Вільні Народи — { $free }, Тінь — { $shadow }.
    }
}
# Where they go is told when they go.
event-avoid-battle = { "" }
event-misses-turned = { $count ->
    [one] { $count } промах стає влучанням{ because }.
    [few] { $count } промахи стають влучаннями{ because }.
   *[many] { $count } промахів стають влучаннями{ because }.
}
event-more-hits = { $count ->
    [one] { $side } завда{ s } ще { $count } влучання{ because }.
    [few] { $side } завда{ s } ще { $count } влучань{ because }.
   *[many] { $side } завда{ s } ще { $count } влучань{ because }.
}
event-hits-cancelled = { $count ->
    [one] Скасовано { $count } влучання { FORM($side, case: "gen") }{ because }.
    [few] Скасовано { $count } влучання { FORM($side, case: "gen") }{ because }.
   *[many] Скасовано { $count } влучань { FORM($side, case: "gen") }{ because }.
}
event-cease = { $side } припиня{ s } атаку.
# The army has moved for all to see.
event-retreat = { "" }
event-cannot-prolong = Штурм не можна продовжити: немає звичайного загону, щоб замінити елітний.
event-commander = Військом { FORM($side, case: "gen") } { FORM($region, case: "in") } тепер командує { $seat }.
event-battle-ends = { $round ->
    [0] { "" }
   *[other] Битву за { FORM($region, case: "acc") } завершено.
}
event-game-over = Гру завершено: { $ending }.

## How it ends

result-ring-destroyed = Персненосці дісталися до Розколини Недолі зі споганенням меншим ніж 12: Перстень знищено.
result-corruption = Зі споганенням 12 Персненосці підкорилися Персневі.
result-shadow-military = Тінь контролює поселення на 10 чи більше переможних очок.
result-free-military = Вільні Народи контролюють поселення на 4 чи більше переможних очок.

## Taking hits

option-loss-remove-dwarves-regular = Прибрати 1 { name-dwarves-regular } (1 влучання)
option-loss-reduce-dwarves-elite = Перетворити на звичайний 1 { name-dwarves-elite } (1 влучання)
option-loss-remove-dwarves-elite = Прибрати 1 { name-dwarves-elite } (2 влучання)
option-loss-lose-dwarves-elite = Прибрати 1 { name-dwarves-elite } (1 влучання: немає звичайного, щоб його замінити)
option-loss-remove-elves-regular = Прибрати 1 { name-elves-regular } (1 влучання)
option-loss-reduce-elves-elite = Перетворити на звичайний 1 { name-elves-elite } (1 влучання)
option-loss-remove-elves-elite = Прибрати 1 { name-elves-elite } (2 влучання)
option-loss-lose-elves-elite = Прибрати 1 { name-elves-elite } (1 влучання: немає звичайного, щоб його замінити)
option-loss-remove-gondor-regular = Прибрати 1 { name-gondor-regular } (1 влучання)
option-loss-reduce-gondor-elite = Перетворити на звичайний 1 { name-gondor-elite } (1 влучання)
option-loss-remove-gondor-elite = Прибрати 1 { name-gondor-elite } (2 влучання)
option-loss-lose-gondor-elite = Прибрати 1 { name-gondor-elite } (1 влучання: немає звичайного, щоб його замінити)
option-loss-remove-north-regular = Прибрати 1 { name-north-regular } (1 влучання)
option-loss-reduce-north-elite = Перетворити на звичайний 1 { name-north-elite } (1 влучання)
option-loss-remove-north-elite = Прибрати 1 { name-north-elite } (2 влучання)
option-loss-lose-north-elite = Прибрати 1 { name-north-elite } (1 влучання: немає звичайного, щоб його замінити)
option-loss-remove-rohan-regular = Прибрати 1 { name-rohan-regular } (1 влучання)
option-loss-reduce-rohan-elite = Перетворити на звичайний 1 { name-rohan-elite } (1 влучання)
option-loss-remove-rohan-elite = Прибрати 1 { name-rohan-elite } (2 влучання)
option-loss-lose-rohan-elite = Прибрати 1 { name-rohan-elite } (1 влучання: немає звичайного, щоб його замінити)
option-loss-remove-isengard-regular = Прибрати 1 { name-isengard-regular } (1 влучання)
option-loss-reduce-isengard-elite = Перетворити на звичайний 1 { name-isengard-elite } (1 влучання)
option-loss-remove-isengard-elite = Прибрати 1 { name-isengard-elite } (2 влучання)
option-loss-lose-isengard-elite = Прибрати 1 { name-isengard-elite } (1 влучання: немає звичайного, щоб його замінити)
option-loss-remove-sauron-regular = Прибрати 1 { name-sauron-regular } (1 влучання)
option-loss-reduce-sauron-elite = Перетворити на звичайний 1 { name-sauron-elite } (1 влучання)
option-loss-remove-sauron-elite = Прибрати 1 { name-sauron-elite } (2 влучання)
option-loss-lose-sauron-elite = Прибрати 1 { name-sauron-elite } (1 влучання: немає звичайного, щоб його замінити)
option-loss-remove-southrons-regular = Прибрати 1 { name-southrons-regular } (1 влучання)
option-loss-reduce-southrons-elite = Перетворити на звичайний 1 { name-southrons-elite } (1 влучання)
option-loss-remove-southrons-elite = Прибрати 1 { name-southrons-elite } (2 влучання)
option-loss-lose-southrons-elite = Прибрати 1 { name-southrons-elite } (1 влучання: немає звичайного, щоб його замінити)

## The table as text: what is going on

phase-recover = хід ось-ось почнеться
phase-fellowship = фаза Братства
phase-hunt-allocation = приготування до гонитви
phase-action-roll = кидок дій
phase-actions = фаза дій
phase-battle = триває битва
phase-after-action = кінець дії
phase-end-of-actions = кінець ходу
phase-victory-check = перевірка умов перемоги
phase-over = гру завершено
terminal-turn = { $number ->
    [0] Перед першим ходом: { $phase }.
   *[other] Хід { $number }: { $phase }.
}
terminal-acts = Діє: { $side }.

## The table as text: the Fellowship and the hunt

terminal-fellowship-at = Братство: востаннє бачили { FORM($region, case: "inv") }, поступ { $progress },
terminal-fellowship-found = Братство: { FORM($region, case: "in") },
terminal-fellowship-mordor = Братство: у Мордорі, поділка { $step } з { $last },
terminal-hidden = приховане.
terminal-revealed = розкрите.
terminal-corruption = Споганення { $count } з { $most }.
terminal-guide = Провідник: { $guide }. Супутники: { $companions }
terminal-eliminated = Вибули з гри: { $characters }
terminal-hunt-box = Комірка гонитви: { $shadow ->
    [one] { $shadow } кубик
    [few] { $shadow } кубики
   *[many] { $shadow } кубиків
} Тіні, { $free ->
    [one] { $free } кубик
    [few] { $free } кубики
   *[many] { $free } кубиків
} Вільних Народів.
terminal-pool = Запас, { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[many] { $count } жетонів
}: { $tiles }
terminal-tiles-drawn = Витягнуто: { $tiles }
terminal-tiles-waiting = Чекають на Мордор: { $tiles }
terminal-tiles-removed = Вилучено назавжди: { $tiles }
terminal-hunt-roll = Кидок гонитви: { $dice }{ rolled-again } — { number-of-successes }.
terminal-tile = Діє: { $tile }, лишилося шкоди: { $damage }

## The table as text: the sides

terminal-side = { $side }: { $points } з { $most } переможних очок, { $rings ->
    [one] { $rings } Ельфійський Перстень
    [few] { $rings } Ельфійські Персні
   *[many] { $rings } Ельфійських Перснів
}
terminal-action-dice = Кубики: { $dice }
terminal-unrolled = Кубики: ще не кинуто { $count }
terminal-cards = На руці { $hand } ({ $backs }); у колодах { $decks }; скинуто { $discards }
terminal-on-table = На столі: { $cards }
terminal-reinforcements = Підкріплення: { $figures }
terminal-casualties = Утрати: { $figures }
terminal-politics = Трек політики: { $nations }.
terminal-at-war = { $nation } «у війні»
terminal-active = { $nation } { steps-from-war } (активний народ)
terminal-passive = { $nation } { steps-from-war } (пасивний народ)
terminal-hand = { $count ->
    [0] У вас на руці немає карт.
    [one] У вас на руці { $count } карта (наберіть text і назву, щоб прочитати її):
    [few] У вас на руці { $count } карти (наберіть text і назву, щоб прочитати одну):
   *[many] У вас на руці { $count } карт (наберіть text і назву, щоб прочитати одну):
}
terminal-card = { $card }: { FORM($kind, case: "kind") } подія; у битві «{ $half }»

## The table as text: the map

people-dwarves = Ґноми
people-elves = Ельфи
people-gondor = Ґондор
people-north = Північани
people-rohan = Роган
people-isengard = Ісенґард
people-sauron = Саурон
people-southrons = Південці та східняни
figures-regular = { $count } { $count ->
    [one] звичайний
    [few] звичайні
   *[many] звичайних
}
figures-elite = { $count } { $count ->
    [one] елітний
    [few] елітні
   *[many] елітних
}
figures-leader = { $count } { $count ->
    [one] лідер
    [few] лідери
   *[many] лідерів
}
figures-nazgul = { $count } { $count ->
    [one] назґул
    [few] назґули
   *[many] назґулів
}
terminal-map = Мапа. У дужках: поселення і скільки очок воно дає ворогові.
terminal-elsewhere = Нічиї землі
terminal-the-fellowship = Братство
terminal-inside = в облозі: { $figures }
terminal-around = довкола: { $figures }
terminal-captured = захоплення: { $side }
terminal-empty = Порожньо: { $places }

## The table as text: a battle

round-of-battle = { $round ->
    [0] перед першим раундом
   *[other] раунд { $round }
}
terminal-battle = { $battle-key ->
    [field-battle] Битва, { round-of-battle }: { $side } атаку{ s } { FORM($region, case: "acc") } { FORM($origin, case: "from") }.
    [assault] Штурм, { round-of-battle }: { $side } штурму{ s } фортецю { $region }.
   *[other] Вилазка, { round-of-battle }: { $side } роб{ yat } вилазку з фортеці { $region }.
}
terminal-attackers = Нападники: { $figures }
terminal-defenders = Захисники: { $figures }
terminal-rearguard = В ар’єргарді: { $figures }
terminal-card-chosen = Вибрано на цей раунд ({ $side }): { $deck-key ->
    [character] карта геройської події
   *[other] карта стратегічної події
}.
terminal-card-played = { $side } зігра{ $side-key ->
    [free-peoples] ли
   *[other] ла
} бойову карту «{ $half }» (на карті «{ $card }»).
terminal-rolled = Бойовий кидок { FORM($side, case: "gen") }: { $dice }{ rolled-again }; треба { $needed } — { number-of-hits }.
rolled-again = { $again-count ->
    [0] { "" }
   *[other] { " " }(і перекинуто: { $again })
}
terminal-hits = Отримано в цьому раунді ({ $side }): { number-of-hits }.

## What can be looked up

terminal-event = Карта події ({ FORM($kind, case: "kind") }), колода { $deck-key ->
    [character] геройських подій
   *[other] стратегічних подій
} { FORM($side, case: "gen") }, номер { $number }
terminal-combat-half = У битві, «{ $half }»: { $text }
terminal-special-tile = Її жетон гонитви: { $text }
terminal-character = { $kind-key ->
    [companion] Супутник рівня { $level }, лідерство { $leadership }
    [minion] Посіпака рівня { $level }, лідерство { $leadership }
   *[other] { $character }
}
terminal-region = { $settlement-key ->
    [none] { in-the-land }
   *[other] { in-the-land }, { $settlement }{ $points ->
        [0] { "" }
        [one] { " " }({ $points } переможне очко для ворога)
        [few] { " " }({ $points } переможні очки для ворога)
       *[many] { " " }({ $points } переможних очок для ворога)
    }
}
in-the-land = { $nation-key ->
    [none] Регіон без народу
   *[other] Регіон { FORM($nation, case: "gen") }
}
terminal-fortified = Тут є укріплення: у першому раунді нападникові треба «6».
terminal-coastal = Прибережний регіон.
terminal-next-to = Сусідні: { $regions }
terminal-tile-eye = Шкода: після кидка гонитви — кількість успіхів, у Мордорі — кількість кубиків у комірці гонитви.
terminal-tile-die = Шкода: те, що покаже кубик.
terminal-tile-value = Шкода: { $damage }.
terminal-tile-reveals = Братство розкривають.
terminal-tile-stops = У Мордорі зупиняє Братство.

## Three and four players

seat-gondor = гравець за Ґондор
    .gen = гравця за Ґондор
    .dat = гравцеві за Ґондор
    .acc = гравця за Ґондор
    .ins = гравцем за Ґондор
    .gender = m
seat-rohan = гравець за Роган
    .gen = гравця за Роган
    .dat = гравцеві за Роган
    .acc = гравця за Роган
    .ins = гравцем за Роган
    .gender = m
seat-witch-king = гравець за Короля-Відьмака
    .gen = гравця за Короля-Відьмака
    .dat = гравцеві за Короля-Відьмака
    .acc = гравця за Короля-Відьмака
    .ins = гравцем за Короля-Відьмака
    .gender = m
seat-saruman = гравець за Сарумана
    .gen = гравця за Сарумана
    .dat = гравцеві за Сарумана
    .acc = гравця за Сарумана
    .ins = гравцем за Сарумана
    .gender = m
question-exchange = { $wanted ->
    [yes] Союзник хоче обмінятися з вами картою. Ви згодні? Кожен віддає одну, не знаючи чужої.
   *[no] Обмінятися картою із союзником? Кожен віддає одну, не знаючи чужої; союзник має погодитися.
}
question-give-card = Яку карту віддати союзникові?
question-merge-where = Де запропонувати союзникові об’єднати ваші війська в одне змішане? Лише його командувач може ним атакувати чи перемістити його все; інший може тільки вивести з нього власні загони.
option-merge-where-none = Ніде
question-merge = Союзник пропонує об’єднати ваші війська { FORM($region, case: "inv") } в одне змішане. Ви згодні? Лише його командувач може ним атакувати чи перемістити його все; інший може тільки вивести з нього власні загони.
event-leading = Тепер головний гравець сторони { FORM($side, case: "gen") } — { $seat }.
event-exchange = { $card-key ->
    [hidden] { $seat } віддає карту: її отримує { $partner }.
   *[other] { $seat } віддає карту «{ $card }»: її отримує { $partner }.
}
event-exchange-refused = { $seat } пропонує обмін картами, але { $partner } не погоджується.
event-merge = Війська союзників { FORM($region, case: "in") } об’єднуються в одне змішане; ним командує { $seat }.
event-merge-refused = { $seat } не хоче об’єднувати війська { FORM($region, case: "inv") }.
event-champions = { $seats-count ->
    [1] Особистий переможець сторони { FORM($side, case: "gen") } — { $seats } ({ balance }).
   *[other] Особисту перемогу сторони { FORM($side, case: "gen") } ділять { $seats } ({ balance } в кожного).
}
# The points that a player's nations have gained, less those that they have lost.
balance = баланс { $points } { $points ->
    [one] очко
    [few] очки
   *[many] очок
}

## Three and four players: the table as text

terminal-player = { $seat } ({ $nations }){ $roles }: на руці { $hand } ({ $backs }); { balance }
terminal-leads = головний гравець
terminal-acts-now = діє тепер
terminal-acts-next = діє наступним
terminal-team-cards = У колодах { $decks }; скинуто { $discards }
terminal-partners-event = ; подію може зіграти лише { $seat }
terminal-mixed = { $figures } (одне змішане військо, командує { $seat })
terminal-separate = { $figures } (військо: { $seat })
terminal-team-defenders = Захисники (командує { $seat }): { $figures }
terminal-barred = Не в наступній дії: наймання, дипломатія чи події за такі народи: { $nations }
terminal-barred-armies = Не в наступній дії: переміщення чи атака такими військами: { $armies }
terminal-army-in = військо { FORM($region, case: "inv") }
terminal-army-with = загони { FORM($nations, case: "gen") }
terminal-army-of = військо лише { FORM($nations, case: "gen") }
