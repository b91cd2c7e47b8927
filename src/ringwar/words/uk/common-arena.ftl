### Чим закінчився матч між комп’ютерними гравцями: підсумок `ringwar arena` та звіт.

## Числа

arena-interval = { $low }–{ $high }
arena-share = { $share } ({ $low }–{ $high })
arena-counted = { $count } ({ $share })
arena-points = { $points } ± { $error }
arena-gain = { $gain } (від { $low } до { $high })
arena-seconds = { $seconds } с
arena-number-of-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}

## Підсумок

arena-people = люди
arena-people-won = перемоги { FORM($side, case: "gen") }: { $share } з { $games } турнірних ігор
arena-played = { $games ->
    [0] жодної
   *[other] { $games } за { $seconds } с гри
}, у кожній парі { $each }
arena-side-wins = перемоги { FORM($side, case: "gen") } (95%)
arena-none-ended = жодної не закінчено
arena-more-pairings = { $count ->
    [one] ще { $count } пара
    [few] ще { $count } пари
   *[many] ще { $count } пар
} — у результатах (--out, --report, --json)
arena-rating = рейтинг
arena-overall = загалом
arena-rate = рішень за секунду
arena-thought = на роздум
arena-longest = найдовше
arena-not-connected = не всіх їх пов’язують ігри: порівнюйте лише в межах пари
arena-claim = твердження
arena-claimed = { $better } виграє в { $weaker } щонайменше { $share } ігор, якщо взяти обидві сторони
arena-verdict = висновок
arena-after = { $verdict }, зіграно пар ігор: { $pairs }
arena-holds = справджується
arena-fails = не справджується
arena-unsure = ще непевно
arena-its-share = частка
arena-of-a-pair = { $share }; виграно з пари: жодної { $none }, одну { $one }, обидві { $both }
arena-as = за кого
arena-more = більше на

## Звіт

arena-title = Арена Ringwar: { $players }
arena-kicker = Арена Ringwar
arena-no-end = Жодної гри не закінчено.
arena-players = { $players ->
    [1] { $alone } проти себе
    [one] { $players } комп’ютерний гравець
    [few] { $players } комп’ютерні гравці
   *[many] { $players } комп’ютерних гравців
}
arena-pairings = { $pairings ->
    [one] { $pairings } пара
    [few] { $pairings } пари
   *[many] { $pairings } пар
}, ігор у кожній: { $few ->
    [yes] щонайбільше { $games }
   *[other] { $games }
}
arena-lead = { $players }, { $pairings }. { $setup }.
arena-games = ігри
arena-won-by = перемоги { FORM($side, case: "gen") }
arena-turns-a-game = ходів за гру
arena-strongest = найсильніший, { $points }
arena-claim-title = Твердження
arena-claim-note = { $better } виграє в { $weaker } щонайменше { $claimed } ігор, якщо взяти обидві сторони: { $verdict }, зіграно пар ігор: { $pairs }. Частка виграних — { $share }, і в 95 випадках зі 100, коли не глянь, вона між { $low } і { $high }.
arena-claim-table = Перемоги за кожну сторону проти { $weaker }
arena-wins-title = Хто переміг
arena-wins-plot = Частка перемог { FORM($side, case: "gen") } у кожній парі
arena-wins-note = Кожен рядок — пара: хто грав за сторону «{ $first }» – хто за сторону «{ $second }». Смугу поділено так, як поділено перемоги; лінія під нею — проміжок, у якому в 95 випадках зі 100 лежить справжня частка.
arena-wins-table = Перемоги в кожній парі
arena-side-won = перемоги { FORM($side, case: "gen") }
arena-sure = Проміжок 95%
arena-compared = Для порівняння — ігри між людьми ({ $source }), усього { $games }: перемоги { FORM($side, case: "gen") } — { $share } з них (проміжок 95%: { $interval }).
arena-source-tournaments = турніри 2016 і 2017 років, базова гра
arena-ratings-title = Хто наскільки сильний
arena-ratings-plot = Рейтинг кожного гравця за кожну сторону, з похибками
arena-ratings-note = Очки Ело відносно середнього цих гравців: на 100 більше — це 64 виграні гри зі 100, на 400 більше — 91. Гравець має окремий рейтинг за кожну сторону, якою грає; загалом — середнє обох. Лінії показують похибку 95%.
arena-ratings-table = Рейтинги з похибками 95%
arena-not-comparable = Не всі рейтинги тут можна порівняти, бо їх не пов’язують ігри: дивіться на пари.
arena-as-side = за сторону «{ $side }»
arena-player = гравець
arena-endings = Як закінчувалися ігри
arena-endings-plot = Як закінчувалися ігри кожної пари
arena-endings-note = Те, як гравець перемагає, каже не менше за те, як часто: добрий гравець закінчує ігри так, як люди.
arena-lengths-title = Як довго
arena-lengths-plot = Кількість ходів у іграх пари { $pairing }
arena-lengths-note = Скільки ігор тривало скільки ходів; ходів у стовпчику: { $turns }; масштаб для всіх однаковий; штрихова лінія — середнє.
arena-lengths-table = Тривалість ігор
arena-turns-mean = ходи, середнє
arena-median = медіана
arena-middle-half = середня половина
arena-nine-in-ten = дев’ять із десяти
arena-questions-mean = запитання, середнє
arena-speed-title = Як швидко
arena-speed-note = Усі ігри одна за одною тривали { $seconds } с, { $rate } ігор за секунду на процес. Роздуми гравця — це час, за який він відповідав; решта — правила.
arena-speed = Швидкість
arena-decisions = рішення
arena-thinking = секунд роздумів
arena-broken-title = Що зламалося
arena-broken-note = Ці ігри не дійшли до кінця й ніде не враховані.
arena-broken-game = Гра { $number }, пара { $pairing }:
arena-again = Зіграв Ringwar { $version } із зерном { $seed }. Ігри з однаковим номером мають ті самі кубики в усіх парах. Щоб зіграти ігри пари ще раз і зберегти їхні записи:
