### Why something cannot be done in the board game now; each is one short sentence without its full stop.

## Whose it is

refusal-not-on-your-side = { $name } не на вашей стороне
refusal-enemy-figure = { $piece } — фигура противника
refusal-enemy-nation = { $nation } не на вашей стороне; продвигать можно только свои народы
refusal-partners-nation = { FORM($nation, case: "ins") } командуете не вы, а ваш союзник
refusal-same-nation-twice = ваше прошлое действие было за { FORM($nation, case: "acc") }; сначала сделайте что-нибудь другое
refusal-only-free-peoples = отделять спутников могут только свободные народы
refusal-partners-army = армией { FORM($region, case: "in") } командуете не вы, а ваш союзник
refusal-army-acted-before = ваше прошлое действие было этой армией ({ FORM($region, case: "in") }) или за её народы; сначала сделайте что-нибудь другое
refusal-control-lost = если увести часть армии { FORM($region, case: "from") }, вы потеряете над ней контроль

## Recruiting

refusal-recruit-not-at-war = { $nation } ещё не в войне ({ steps-from-war }), поэтому набрать { FORM($piece, case: "acc") } нельзя
refusal-no-figure-left = в подкреплениях больше нет таких фигур: { $piece }
refusal-nowhere-to-recruit = сейчас нет поселения, где можно набрать { FORM($piece, case: "acc") }
refusal-no-settlement-here = { FORM($region, case: "in") } нет поселения, чтобы набирать войска
refusal-no-settlement-of-theirs = { FORM($piece, case: "acc") } набирают только в поселениях { FORM($nation, case: "gen") }, а { FORM($region, case: "in") } таких нет
refusal-enemy-settlement = поселение { FORM($region, case: "in") } принадлежит противнику ({ $nation }), набирать там нельзя
refusal-settlement-lost = противник удерживает { FORM($region, case: "acc") }; сначала верните это поселение
refusal-settlement-not-free = { FORM($region, case: "in") } армия противника
refusal-recruit-besieged = { FORM($region, case: "in") } осада; набирать там можно только по карте
refusal-stronghold-full = в осаждённой крепости { FORM($region, case: "gen") } уже { $most } отрядов, больше не помещается
refusal-nazgul-in-strongholds = назгулов набирают только в крепостях Саурона, а { FORM($region, case: "in") } такой нет
refusal-leader-without-unit = лидеру нужен ваш отряд { FORM($region, case: "in") }
refusal-elite-alone = элитный отряд занимает всё действие и не может быть второй фигурой
refusal-other-settlement = две фигуры набирают в разных поселениях, а { FORM($region, case: "in") } одна только что появилась

## Who comes into play

refusal-no-minion = { $character } — не приспешник в этой игре
refusal-in-play-already = { $character } уже в игре
refusal-out-of-the-game = { $character } вне игры
refusal-minion-needs = { $character } ещё не может прийти; условие: { $needs }
refusal-minion-elsewhere = { $character } не вступает в игру { FORM($region, case: "in") }; где — сказано на карте
refusal-white-elsewhere = Гэндальф Белый появляется только в Фангорне или в незахваченной крепости эльфов, а не { FORM($region, case: "in") }

## Armies that move

refusal-no-army = { FORM($region, case: "in") } нет вашей армии
refusal-enemy-army = армия { FORM($region, case: "in") } принадлежит противнику
refusal-besieged-stays = армия { FORM($region, case: "in") } осаждена и не может перемещаться; она может только атаковать осаждающих
refusal-just-joined = { FORM($region, case: "to") } только что вошли фигуры, поэтому армия оттуда дальше не идёт
refusal-nobody-leads-them = у армии { FORM($region, case: "in") } нет ни лидера, ни назгула, ни персонажа; с результатом «Армия» можно и без них
refusal-army-held = армии { FORM($region, case: "from") } некуда идти: { $why }
refusal-not-next-to = регион { $region } не соседствует с регионом { $origin }
refusal-enemy-army-there = { FORM($region, case: "in") } армия противника; её нужно атаковать
refusal-barred-by-card = карта «{ $card }» не пускает армии Тьмы { FORM($region, case: "to") }
refusal-not-at-war-abroad = чтобы войти { FORM($region, case: "to") } (регион { FORM($nation, case: "gen") }), нужно, чтобы были в войне { $nations }
refusal-leaders-left-alone = лидеры { FORM($origin, case: "from") } не могут войти { FORM($region, case: "to") }, а последний отряд не может оставить их одних
refusal-march-not-at-war = армия в переходе никого не оставляет, а те её фигуры, что не в войне, не могут войти { FORM($region, case: "to") }
refusal-march-no-end = через { FORM($region, case: "acc") } не ведёт дальше ни один путь, который допускает карта

## Who goes along

refusal-not-in-such-parts = при таком разделении вы потеряете контроль над армией
refusal-no-such-figure-here = { FORM($region, case: "in") } нет такой фигуры: { $piece }
refusal-figure-not-at-war = { $nation } не в войне, поэтому { $piece } остаётся { FORM($region, case: "in") }
refusal-figure-stays = { $piece } { FORM($region, case: "in") } уже перемещался или не под вашей командой
refusal-not-with-the-army = { $character } не { FORM($region, case: "in") }
refusal-level-zero-stays = у { FORM($character, case: "gen") } уровень 0, перемещаться нельзя
refusal-character-stays = { $character } больше не перемещается в этом действии или не под вашей командой
refusal-not-so-many-here = таких фигур ({ $piece }) { FORM($region, case: "in") } только { $most }
refusal-too-few-go = должно идти больше фигур: хотя бы один отряд, лидеры — вместе с последним отрядом, и лидер там, где он нужен
refusal-too-many-go = столько идти не может: один отряд должен остаться, иначе вы потеряете контроль над армией

## Attacks

refusal-no-haven = регион { $region } не годится для отступления: там противник или его поселение
refusal-nobody-near = рядом с регионом { $region } нет армии противника
refusal-attack-not-at-war = чтобы атаковать, нужно, чтобы были в войне { $nations }; армия { FORM($region, case: "from") } не может
refusal-no-unit-left-behind = фигуры { FORM($region, case: "in") }, которым нельзя атаковать, остались бы без отряда
refusal-only-the-besieger = осаждённая армия { FORM($origin, case: "in") } может атаковать только осаждающих
refusal-attack-next-to = регион { $region } не соседствует с регионом { $origin }, поэтому атаковать оттуда нельзя
refusal-only-from-inside = армия { FORM($region, case: "in") } осаждена; атаковать её может только осаждающая армия
refusal-nobody-to-strike = { FORM($region, case: "in") } нет армии противника
refusal-no-enemy-there = { FORM($region, case: "in") } нет ни вашей армии, ни армии противника
refusal-no-army-near = рядом с регионом { $region } нет вашей армии

## Companions

refusal-no-companion = { $character } — не спутник
refusal-still-in-fellowship = { $character } в Братстве; сначала отделите его
refusal-not-on-the-map = { $character } не на карте
refusal-gollum-stays = Голлум не спутник, отделить его нельзя
refusal-not-in-fellowship = { $character } не в Братстве
refusal-inside-a-siege = { $character } в осаждённой крепости { FORM($region, case: "gen") } и не может уйти
refusal-sieges-all-around = все регионы вокруг ({ $region }) — осаждённые крепости, куда { $character } не может войти
refusal-goes-already = { $character } и так идёт
refusal-not-in-one-region = { $character } не в том регионе, где { $companion }
refusal-moved-already = { $character } больше не перемещается в этом действии
refusal-is-there-already = они и так { FORM($region, case: "in") }
refusal-leaves-no-siege = из осаждённой крепости { FORM($origin, case: "gen") } никто не выходит
refusal-enters-no-siege = в осаждённую крепость { FORM($region, case: "gen") } никто не входит
refusal-way-closed = путь { FORM($origin, case: "from") } { FORM($region, case: "to") } закрывают крепости
refusal-too-far = { $region } в { $distance ->
    [one] { $distance } регионе
    [few] { $distance } регионах
   *[many] { $distance } регионах
} отсюда, а пройти можно только { $most }
refusal-nobody-comes-by-himself = { FORM($region, case: "to") } никто не может прийти сам

## Nazgûl and minions

refusal-moves-no-companion = { $character } — не назгул и не приспешник
refusal-not-in-play = { $character } не в игре
refusal-no-way-out = { $character } не может покинуть { FORM($region, case: "acc") }: крепости для него закрыты
refusal-no-nazgul-there = { FORM($region, case: "in") } нет назгулов
refusal-nazgul-moved-already = назгулы { FORM($region, case: "in") } уже перемещались в этом действии
refusal-only-nazgul = сейчас перемещаются только назгулы, а { $character } — нет
refusal-closed-to-minions = крепость { FORM($region, case: "gen") } удерживают свободные народы, без армии туда никто не входит

## The Fellowship

refusal-no-guide-from-outside = { $character } не в Братстве и не может быть проводником
refusal-not-the-highest = проводник — спутник высшего уровня, а у { FORM($character, case: "gen") } только { $level }
refusal-not-on-the-way = регион { $region } не соседствует с регионом { $origin }, куда дошло Братство
refusal-no-refuge = раскрытое Братство не может закончить путь в городе или крепости свободных народов, а через { FORM($region, case: "acc") } иначе не выйдет

## Politics

refusal-at-war-already = { $nation } уже в войне
refusal-passive-on-last-step = { $nation }: пассивный народ, 1 шаг до войны; в войну вступает только активный народ
refusal-passive-barred = карта «{ $card }» не даёт продвигаться пассивным народам, а { $nation } — пассивный народ

## Cards

refusal-card-not-in-hand = карты «{ $card }» нет у вас в руке
refusal-card-on-table = карта «{ $card }» уже лежит на столе
refusal-card-of-other-type = карта «{ $card }» — другого типа ({ $type }); этим результатом можно сыграть только: { $types }
refusal-card-of-partner = карту «{ $card }» как событие может сыграть только { $seat }
refusal-card-same-nation = карта «{ $card }» — действие за { FORM($nations, case: "acc") }, как и ваше прошлое действие; сначала сделайте что-нибудь другое
refusal-card-needs = карту «{ $card }» сейчас сыграть нельзя; условие: { $needs }
refusal-combat-needs = боевую карту «{ $half }» сейчас выбрать нельзя; условие: { $needs }
refusal-no-combat-cards = в этом раунде свободные народы не могут играть боевые карты
refusal-deck-is-empty = колода { FORM($deck, case: "deck") } пуста

## Dice and rings

refusal-no-such-die = у вас нет неиспользованного кубика с результатом «{ $die }»
refusal-eye-is-no-action = Око лежит в зоне охоты и больше ничего не делает
refusal-too-many-dice-to-pass = неиспользованных кубиков у вас { $own }, у противника { $theirs }; пропустить ход можно, только если у вас меньше
refusal-no-ring = у вас нет эльфийского кольца
refusal-one-ring-a-turn = в этот ход вы уже использовали эльфийское кольцо
refusal-no-die-to-change = у вас нет неиспользованного кубика, который могло бы изменить эльфийское кольцо
refusal-ring-named-later = сначала скажите, что используете эльфийское кольцо; потом вас спросят, какое
refusal-say-which-ring = скажите, какое из колец потратить: { $rings }
refusal-ring-elsewhere = { $ring } уже не ваше кольцо, потратить его нельзя
refusal-special-die-stays = эльфийское кольцо не меняет особый кубик
refusal-not-on-your-dice = на ваших кубиках действий нет результата «{ $face }»
refusal-never-to-will = эльфийское кольцо не даёт результата «Воля Запада»
refusal-same-result = на кубике и так результат «{ $face }»
refusal-result-cannot = результатом «{ $face }» нельзя { $action }{ $results-count ->
    [0] {""}
   *[other] ; подойдут: { $results }
}
refusal-no-die-for = у вас нет неиспользованного кубика, чтобы { $action }{ $results-count ->
    [0] {""}
   *[other] ; нужен один из результатов: { $results }
}
refusal-other-die-chosen = сейчас вы используете другой результат: «{ $face }»
refusal-action-needs = сейчас нельзя { $action }; условие: { $needs }
refusal-action-needs-card = сейчас нельзя { $action }: для этого в игре нужно: { $source }, а также всё, что там требуется
refusal-no-event-to-play = у вас нет карты события, которую можно сыграть сейчас
refusal-no-event-for-result = у вас нет карты события, которую можно сыграть сейчас результатом «{ $face }»
refusal-before-the-actions = действия совершают позже в этот ход, когда кубики брошены
refusal-other-action-now = сейчас выполняется другое действие; по одному за раз
refusal-no-use-for-it = с этим такое не имеет смысла

## What actions need: stands after “условие:”

name-needs-move-fellowship = Братство скрыто
name-needs-hide-fellowship = Братство раскрыто
name-needs-separate = в Братстве есть спутник, и Братство не на тропе Мордора
name-needs-move-companions = на карте есть спутник, которому есть куда идти
name-needs-move-minions = на карте есть назгул или приспешник, которому есть куда идти
name-needs-move-led-army = есть армия с лидером, назгулом или персонажем, которая может войти в соседний регион
name-needs-attack-led = есть армия народов в войне с лидером, назгулом или персонажем, а рядом — армия противника
name-needs-move-armies = есть армия, которая может войти в соседний регион
name-needs-attack = есть армия народов в войне, а рядом — армия противника
name-needs-diplomacy = есть ваш народ, который может приблизиться к войне: ещё не в войне, а для последнего шага активный
name-needs-recruit = есть ваш народ в войне, у него остались фигуры и есть свободное поселение
name-needs-bring-minion = есть приспешник, который ещё не в игре и чья карта это позволяет
name-needs-draw-card = в одной из ваших колод остались карты
name-needs-crown-aragorn = Странник в Минас Тирите, Дол Амроте или Пеларгире, которых не удерживает противник
name-needs-gandalf-the-white = Гэндальф Серый погиб или вне Братства, и в игре есть или был приспешник
name-needs-wake-balrog = Балрог в игре и неактивен
name-needs-move-balrogs-army = Балрог активен и с ним армия, которая может перемещаться
name-needs-attack-with-balrog = Балрог активен и с ним армия, которая может атаковать
name-needs-move-balrog = Балрог активен и ему есть куда идти

## What minions need to come into play

name-needs-saruman = Изенгард в войне и Ортханк не захвачен
name-needs-witch-king = Саурон и один из свободных народов в войне, и есть армия с отрядом Саурона
name-needs-mouth-of-sauron = Братство на тропе Мордора или все свободные народы в войне, и есть незахваченная крепость Саурона
name-needs-balrog-of-moria = только результат «Сбор»
name-needs-gothmog-lieutenant-of-morgul = Саурон в войне, Минас Моргул не захвачен и Короля-чародея нет в игре
name-needs-mouth-of-sauron-black-numenorean = у свободных народов есть победное очко или Братство на тропе Мордора, никакой Глашатай Саурона не в игре и не был в ней, и есть незахваченная крепость Саурона
name-needs-witch-king-chief-of-the-ringwraiths = Братство не в регионе с незахваченной крепостью свободных народов

## What cards need, as their texts say it

name-needs-fp-character-06 = Гимли или Леголас в Братстве
name-needs-fp-character-07 = Боромир в Братстве
name-needs-fp-character-08 = Гэндальф Серый в Братстве
name-needs-fp-character-11 = спутник в Братстве
name-needs-fp-character-14 = Странник или Арагорн с армией в регионе Гондора или Рохана
name-needs-fp-character-18 = армия свободных народов со спутником в регионе армии Тьмы с назгулом или в соседнем с ней
name-needs-fp-character-19 = Гэндальф Белый на карте и спутник в Фангорне (это может быть и сам Гэндальф)
name-needs-fp-character-20 = Гэндальф Белый на карте и спутник в Фангорне (это может быть и сам Гэндальф)
name-needs-fp-character-21 = Гэндальф Белый на карте и спутник в Фангорне (это может быть и сам Гэндальф)
name-needs-fp-character-22 = Странник или Арагорн в регионе Рохана, хотя бы и в осаждённой крепости
name-needs-fp-character-23 = Боромир в регионе Гондора
name-needs-fp-character-24 = Странник или Арагорн с армией свободных народов
name-needs-fp-strategy-01 = Арагорн (не Странник) с армией свободных народов за пределами земель всех свободных народов
name-needs-fp-strategy-09 = Гондор активен
name-needs-fp-strategy-11 = Рохан в войне
name-needs-fp-strategy-12 = армия свободных народов со спутником
name-needs-fp-strategy-13 = эльфы в войне
name-needs-shadow-character-05 = Хранители Кольца не в регионе с городком, городом или крепостью свободного народа (кто бы их сейчас ни контролировал)
name-needs-shadow-character-06 = Хранители Кольца не в регионе с городком, городом или крепостью свободного народа (кто бы их сейчас ни контролировал)
name-needs-shadow-character-07 = Хранители Кольца не в регионе с городком, городом или крепостью свободного народа (кто бы их сейчас ни контролировал)
name-needs-shadow-character-08 = Хранители Кольца не в регионе с городком, городом или крепостью свободного народа (кто бы их сейчас ни контролировал)
name-needs-shadow-character-09 = продвижение не меньше 1, Братство не на тропе Мордора
name-needs-shadow-character-10 = продвижение не меньше 1, Братство не на тропе Мордора
name-needs-shadow-character-11 = продвижение не меньше 1, Братство не на тропе Мордора
name-needs-shadow-character-12 = Братство раскрыто
name-needs-shadow-character-13 = Братство раскрыто
name-needs-shadow-character-14 = Братство раскрыто
name-needs-shadow-character-19 = армия Тьмы с назгулом в регионе армии свободных народов или в соседнем с ней
name-needs-shadow-character-20 = Король-чародей с армией Тьмы, которая осаждает крепость
name-needs-shadow-character-21 = Саруман в игре
name-needs-shadow-character-22 = Саруман в игре
name-needs-shadow-character-24 = Король-чародей в игре
name-needs-shadow-strategy-01 = крепость эльфов под вашим контролем
name-needs-shadow-strategy-02 = Саруман в игре и крепость, осаждённая армией с отрядом Изенгарда
name-needs-shadow-strategy-03 = армия Тьмы, осаждающая Минас Тирит
name-needs-shadow-strategy-04 = все народы Тьмы в войне
name-needs-shadow-strategy-06 = Хранители Кольца или спутник в регионе свободного народа, который не в войне
name-needs-shadow-strategy-09 = все народы Тьмы в войне
name-needs-shadow-strategy-10 = харадрим и истерлинги в войне
name-needs-shadow-strategy-11 = Изенгард в войне
name-needs-shadow-strategy-12 = Король-чародей в игре
name-needs-shadow-strategy-13 = Изенгард в войне
name-needs-shadow-strategy-14 = Саурон в войне
name-needs-shadow-strategy-15 = Саурон в войне
name-needs-shadow-strategy-16 = Саруман в игре
name-needs-shadow-strategy-18 = Арагорн, наследник Исилдура, в игре
name-needs-shadow-strategy-21 = харадрим и истерлинги в войне
name-needs-shadow-strategy-23 = все народы Тьмы в войне
name-needs-shadow-strategy-24 = Саурон в войне
name-needs-combat-it-is-a-gift = Хранители Кольца в регионе обороняющейся армии
name-needs-combat-blade-of-westernesse = Мериадок или Перегрин в сражении
name-needs-combat-mighty-attack = спутник в сражении
name-needs-combat-servant-of-the-secret-fire = Гэндальф (Серый или Белый) в сражении
name-needs-combat-anduril = Странник или Арагорн в сражении
name-needs-combat-heroic-death = ваш лидер или спутник в сражении
name-needs-combat-daring-defiance = спутник в сражении
name-needs-combat-fateful-strike = ваш лидер или спутник в сражении
name-needs-combat-sudden-strike = ваш лидер или спутник в сражении
name-needs-combat-brave-stand = спутник в сражении
name-needs-combat-ents-rage = обороняющаяся армия в регионе Рохана, в Фангорне или в Ортханке
name-needs-combat-huorn-dark = обороняющаяся армия в регионе Рохана, в Фангорне или в Ортханке
name-needs-combat-nameless-wood = обороняющаяся армия в регионе Рохана, в Фангорне или в Ортханке
name-needs-combat-advantageous-position = обороняющаяся армия в регионе свободного народа
name-needs-combat-scouts = ваша армия обороняется в полевом сражении
name-needs-combat-charge = ваш элитный отряд в сражении
name-needs-combat-valour = ваш элитный отряд в сражении
name-needs-combat-one-for-the-dark-lord = Хранители Кольца в регионе обороняющейся армии
name-needs-combat-cruel-as-death = лидерство назгулов в сражении не меньше 2
name-needs-combat-they-are-terrible = лидерство назгулов в сражении не меньше 1
name-needs-combat-dread-and-despair = лидерство назгулов в сражении не меньше 1
name-needs-combat-foul-stench = лидерство назгулов в сражении не меньше 1
name-needs-combat-black-breath = назгул в сражении
name-needs-combat-words-of-power = назгул в сражении
name-needs-combat-durins-bane = обороняющаяся армия в Мории или не дальше двух регионов от неё
name-needs-combat-devilry-of-orthanc = ваш отряд Изенгарда в сражении, а защитник в осаждённой крепости
name-needs-combat-mumakil = элитный отряд харадрим и истерлингов в сражении
name-needs-combat-we-come-to-kill = ваш элитный отряд в сражении
name-needs-rangers-of-the-north = армия Тьмы в регионе Севера или в соседнем с ним
name-needs-a-balrog-is-come = Балрог в игре
name-needs-we-wont-go-back = Смеагол — проводник
name-needs-captain-of-despair = Король-чародей в игре, а проводник — не Голлум
name-needs-shadow-of-dol-guldur = назгул в Дол Гулдуре
name-needs-madness-and-horror = Саурон в войне, а армия свободных народов в регионе с крепостью Саурона или в соседнем с ним
name-needs-combat-orderly-withdrawal = ваш лидер или спутник в полевом сражении или вылазке
name-needs-combat-durins-bane-is-come = Балрог в сражении либо обороняющаяся армия в Мории или не дальше двух регионов от неё
name-needs-combat-fear-of-their-masters = приспешник в сражении
name-needs-combat-servant-of-the-shadow = приспешник в сражении
