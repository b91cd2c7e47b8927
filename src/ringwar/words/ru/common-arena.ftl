### Чем закончился матч между компьютерными игроками: итог `ringwar arena` и отчёт.

## Числа

arena-interval = { $low }–{ $high }
arena-share = { $share } ({ $low }–{ $high })
arena-counted = { $count } ({ $share })
arena-points = { $points } ± { $error }
arena-gain = { $gain } (от { $low } до { $high })
arena-seconds = { $seconds } с
arena-number-of-games = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}

## Итог

arena-people = люди
arena-people-won = победы { FORM($side, case: "gen") }: { $share } из { $games } турнирных игр
arena-played = { $games ->
    [0] ни одной
   *[other] { $games } за { $seconds } с игры
}, в каждой паре { $each }
arena-side-wins = победы { FORM($side, case: "gen") } (95 %)
arena-none-ended = ни одна не закончена
arena-more-pairings = { $count ->
    [one] ещё { $count } пара
    [few] ещё { $count } пары
   *[many] ещё { $count } пар
} — в результатах (--out, --report, --json)
arena-rating = рейтинг
arena-overall = в целом
arena-rate = решений в секунду
arena-thought = на раздумье
arena-longest = дольше всего
arena-not-connected = не всех их связывают игры: сравнивайте только внутри пары
arena-claim = утверждение
arena-claimed = { $better } выигрывает у { $weaker } не меньше { $share } игр, если взять обе стороны
arena-verdict = вывод
arena-after = { $verdict }, сыграно пар игр: { $pairs }
arena-holds = верно
arena-fails = неверно
arena-unsure = пока неясно
arena-its-share = доля
arena-of-a-pair = { $share }; выиграно из пары: ни одной { $none }, одна { $one }, обе { $both }
arena-as = за кого
arena-more = больше на

## Отчёт

arena-title = Арена Ringwar: { $players }
arena-kicker = Арена Ringwar
arena-no-end = Ни одна игра не закончена.
arena-players = { $players ->
    [1] { $alone } против себя
    [one] { $players } компьютерный игрок
    [few] { $players } компьютерных игрока
   *[many] { $players } компьютерных игроков
}
arena-pairings = { $pairings ->
    [one] { $pairings } пара
    [few] { $pairings } пары
   *[many] { $pairings } пар
}, игр в каждой: { $few ->
    [yes] не больше { $games }
   *[other] { $games }
}
arena-lead = { $players }, { $pairings }. { $setup }.
arena-games = игры
arena-won-by = победы { FORM($side, case: "gen") }
arena-turns-a-game = ходов за игру
arena-strongest = сильнейший, { $points }
arena-claim-title = Утверждение
arena-claim-note = { $better } выигрывает у { $weaker } не меньше { $claimed } игр, если взять обе стороны: { $verdict }, сыграно пар игр: { $pairs }. Доля выигранных — { $share }, и в 95 случаях из 100, когда ни посмотри, она между { $low } и { $high }.
arena-claim-table = Победы за каждую сторону против { $weaker }
arena-wins-title = Кто победил
arena-wins-plot = Доля побед { FORM($side, case: "gen") } в каждой паре
arena-wins-note = Каждая строка — пара: кто играл за { FORM($first, case: "acc") } – кто за { FORM($second, case: "acc") }. Полоса поделена так, как поделены победы; линия под ней — промежуток, в котором в 95 случаях из 100 лежит истинная доля.
arena-wins-table = Победы в каждой паре
arena-side-won = победы { FORM($side, case: "gen") }
arena-sure = Промежуток 95 %
arena-compared = Для сравнения — игры между людьми ({ $source }), всего { $games }: победы { FORM($side, case: "gen") } — { $share } из них (промежуток 95 %: { $interval }).
arena-source-tournaments = турниры 2016 и 2017 годов, базовая игра
arena-ratings-title = Кто насколько силён
arena-ratings-plot = Рейтинг каждого игрока за каждую сторону, с погрешностями
arena-ratings-note = Очки Эло относительно среднего этих игроков: на 100 больше — это 64 выигранные игры из 100, на 400 больше — 91. У игрока отдельный рейтинг за каждую сторону, которой он играет; в целом — среднее обоих. Линии показывают погрешность 95 %.
arena-ratings-table = Рейтинги с погрешностями 95 %
arena-not-comparable = Не все рейтинги здесь можно сравнить, потому что их не связывают игры: смотрите на пары.
arena-as-side = за { FORM($side, case: "acc") }
arena-player = игрок
arena-endings = Как заканчивались игры
arena-endings-plot = Как заканчивались игры каждой пары
arena-endings-note = То, как игрок побеждает, говорит не меньше, чем то, как часто: хороший заканчивает игры так, как люди.
arena-lengths-title = Как долго
arena-lengths-plot = Число ходов в играх пары { $pairing }
arena-lengths-note = Сколько игр длилось сколько ходов; ходов в столбце: { $turns }; масштаб для всех один; штриховая линия — среднее.
arena-lengths-table = Длина игр
arena-turns-mean = ходы, среднее
arena-median = медиана
arena-middle-half = средняя половина
arena-nine-in-ten = девять из десяти
arena-questions-mean = вопросы, среднее
arena-speed-title = Как быстро
arena-speed-note = Все игры одна за другой заняли { $seconds } с, { $rate } игр в секунду на процесс. Раздумья игрока — время, за которое он отвечал; остальное — правила.
arena-speed = Скорость
arena-decisions = решения
arena-thinking = секунд раздумий
arena-broken-title = Что сломалось
arena-broken-note = Эти игры не дошли до конца и нигде не учтены.
arena-broken-game = Игра { $number }, пара { $pairing }:
arena-again = Играл Ringwar { $version } с числом { $seed }. У игр с одним номером одни и те же кубики во всех парах. Чтобы сыграть игры пары ещё раз и сохранить их записи:
