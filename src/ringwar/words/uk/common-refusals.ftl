### Why something cannot be. `$x` is in words, `$x-key` as it is written in documents and records.

## Where

place-field = { $at-key }: { $why }
place-document = документ: { $why }
place-line = рядок { $line }: { $why }
place-lines = рядки { $line }–{ $until }: { $why }

## Answers

refusal-illegal-answer = { $answer } — не відповідь на питання '{ $question-key }', поставлене { $side-key }; варіанти: { $options-key }
refusal-game-over = гру завершено
refusal-not-asked = тепер питають не вас ({ $side }); хід має { $asked }
refusal-no-such-answer = відповідей у цій грі { $count }, а не { $number }
refusal-thinned-by-nothing = минуле зберігає принаймні одну контрольну точку на всі кроки: проріджуйте його на 1 чи більше, а не на { $every }
refusal-nothing-kept = від цієї гри нічого не збережено: гравець, що уявляє позиції, каже, що він `thinks`
refusal-no-reader = за цим столом немає { $reader }; є: { $readers-key }
refusal-not-asked-for = тепер питають про інше
refusal-no-such-intent = наміру '{ $intent-key }' не буває; наміри: { $intents-key }

## Drafts and standing orders

refusal-draft-empty = нічого ні надсилати, ні забирати назад: відповідей ще не було
refusal-draft-ready = на все відповіли: надішліть або поверніться
refusal-no-such-order = постійного наказу '{ $order-key }' немає; є: { $orders-key }
refusal-order-number = постійний наказ '{ $order-key }' потребує числа
refusal-order-no-number = постійний наказ '{ $order-key }' числа не потребує
refusal-order-over = постійний наказ '{ $order-key }' завершився б відразу
refusal-no-order-stands = наказ '{ $order-key }' не діє{ $orders-count ->
    [0] {""}
   *[other] ; діють: { $orders-key }
}

## Taking back

refusal-undo-nothing = забирати назад нічого: відповідей ще не було
refusal-undo-other = цього не можна забрати назад: останньою відповідала інша сторона — { $by }, а не { $side }
refusal-undo-together = цього вже не можна забрати назад: інші теж зробили вибір
refusal-undo-late = цього вже не можна забрати назад

## Setups

refusal-no-game = гри '{ $game-key }' немає; ігри: { $games-key }
refusal-no-scenario = сценарію '{ $scenario-key }' немає; сценарії: { $scenarios-key }
refusal-no-expansion = доповнення '{ $expansion-key }' немає; доповнення: { $expansions-key }
refusal-expansion-twice = доповнення '{ $expansion-key }' названо двічі
refusal-no-option = налаштування '{ $option-key }' немає{ $options-count ->
    [0] {""}
   *[other] ; налаштування: { $options-key }
}
refusal-option-value = налаштування '{ $option-key }' має одне зі значень: { $values-key }
refusal-players = у { $scenario-key } грають { $numbers-key } гравців, а не { $players }
refusal-no-seat = місця '{ $seat-key }' немає; місця: { $seats-key }
refusal-no-player = гравця '{ $player-key }' немає; гравці: { $players-key }
refusal-no-program = програми '{ $command-key }' немає; пишіть { $prefix-key }КОМАНДА, з лапками, якщо є пробіли
refusal-not-two-sides = для матчу потрібна гра двох сторін; у { $game-key } їх { $count }
refusal-nobody-plays = ніхто не грає за { $seats-key }
refusal-no-language = мови '{ $language-key }' немає; мови: { $languages-key }

## Documents

refusal-too-many-values = понад { $most } значень — забагато
refusal-too-deep = це вкладено надто глибоко
refusal-field-no-word = назва поля — це слово
refusal-no-word = { $value } — не слово документа
refusal-no-such-number = число виходить за всі межі
refusal-no-field = поля '{ $name-key }' немає; поля: { $known-key }
refusal-not-one-of = { $value } — не одне з: { $known-key }
refusal-not-a-name = { $value } — не назва
refusal-not-a-number = { $value } — не число від 0
refusal-too-large = { $value } — більше ніж { $most }
refusal-not-a-truth = { $value } — не true і не false
refusal-not-fields = тут мають бути поля зі значеннями
refusal-not-a-list = тут має бути список
refusal-too-many = { $count } — більше ніж { $most }
refusal-named-twice = { $name-key } названо двічі
refusal-no-such-thing = немає такого: { $kind-key ->
    [event-card] карта події
    [hunt-tile] жетон гонитви
   *[other] { $kind-key }
} '{ $name-key }'{ $near-count ->
    [0] {""}
   *[other] ; може, { $near-key }?
}
refusal-not-together = тепер ніхто не вибирає одночасно з іншими

## Records

refusal-no-record = це не запис Ringwar; він починається з '{ $first }'
refusal-record-long = запис має щонайбільше { $most } символів
refusal-record-no-text = це не текст
refusal-record-head-long = заголовок має щонайбільше { $most } рядків
refusal-record-head-only = запис уривається в заголовку
refusal-record-word = заголовок не знає слова '{ $word-key }'; він знає: { $known-key }
refusal-record-value = після '{ $word-key }' стоїть { $word-key ->
    [rules] число
    [players] число
    [option] назва й значення
    [position] документ позиції
    [seat] місце й ім’я до 80 символів
    [dice] 64 шістнадцяткові цифри
    [nonce] місце і 'house' або до 128 шістнадцяткових цифр
    [secret] до 64 пар шістнадцяткових цифр
   *[other] назва
}, а не '{ $value-key }'
refusal-record-word-twice = слово '{ $word-key }' стоїть у заголовку двічі
refusal-record-newer = цю гру зіграно за правилами { $rules }; цей Ringwar знає їх до { $known }, потрібен новіший
refusal-record-secret = це не та таємниця, геш якої було оприлюднено
refusal-record-winner = '{ $winner-key }' не може так перемогти; можуть: { $sides-key }
refusal-record-ended-twice = гра завершилася за правилами: інакше її ніхто не завершував
refusal-record-nonces = для чисел потрібен рядок 'dice' й по одному рядку від: { $seats-key }
refusal-record-position = '{ $value-key }' — не позиція
refusal-record-no-answer = тут мають бути сторона та її відповідь, а не '{ $value-key }'
refusal-record-cut-short = запис не має останнього рядка; можливо, його обірвано
refusal-record-other-side = відповідає '{ $said-key }', але відкрите питання '{ $question-key }', поставлене { $side-key }; варіанти: { $options-key }
refusal-record-other-question = це відповідь на '{ $said-key }', але відкрите питання '{ $question-key }', поставлене { $side-key }; варіанти: { $options-key }
refusal-record-read-otherwise = за правилами { $rules } пункт { $clause-key } читали інакше; гра розходиться з відповіді { $answer }
refusal-record-differs = ця гра за правилами { $rules } розходиться з відповіді { $answer }: { $why }
refusal-record-after-the-end = відповідь після кінця гри
refusal-record-after-closing = після останнього рядка ще щось є
refusal-record-count = це не завершує запису з такою кількістю відповідей: { $count }
refusal-record-changed = заголовок чи відповідь не такі, якими були, коли запис завершили
refusal-record-other-table = гра приводить не до тієї позиції, яку збережено

## What a record does not prove

refusal-doubt-no-record = її прочитано не із запису
refusal-doubt-closing = останній рядок нічого про це не каже
refusal-doubt-older = за правилами { $rules } вийшов інший стіл
refusal-doubt-answers = останній рядок засвідчує останній стіл, а не відповіді

## What documents of both games may not say

refusal-in-two-places = { $name-key } у двох місцях
refusal-not-a-result = тут мають бути переможець і спосіб завершення
refusal-not-hidden = { $card-key } у такому місці не приховують
