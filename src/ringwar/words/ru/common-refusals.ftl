### Why something cannot be. `$x` is in words, `$x-key` as it is written in documents and records.

## Where

place-field = { $at-key }: { $why }
place-document = документ: { $why }
place-line = строка { $line }: { $why }
place-lines = строки { $line }–{ $until }: { $why }

## Answers

refusal-illegal-answer = { $answer } — не ответ на вопрос '{ $question-key }', который задан { $side-key }; варианты: { $options-key }
refusal-game-over = игра окончена
refusal-not-asked = { $side } сейчас не отвечает; очередь за другими: { $asked }
refusal-no-such-answer = ответов в этой игре { $count }, а не { $number }
refusal-thinned-by-nothing = прошлое хранит хотя бы одну точку на все свои шаги: прореживать можно в 1 раз или больше, а не в { $every }
refusal-nothing-kept = об этой игре ничего не хранится: игрок, который представляет себе позиции, говорит, что он `thinks`
refusal-no-reader = за этим столом нет { $reader }; есть: { $readers-key }
refusal-not-asked-for = сейчас спрашивают о другом
refusal-no-such-intent = намерения '{ $intent-key }' не бывает; намерения: { $intents-key }

## Drafts and standing orders

refusal-draft-empty = отправлять или отменять нечего: ещё ни на что не отвечено
refusal-draft-ready = на всё отвечено: отправьте ответы или вернитесь назад
refusal-no-such-order = нет постоянного приказа '{ $order-key }'; есть: { $orders-key }
refusal-order-number = постоянному приказу '{ $order-key }' нужно число
refusal-order-no-number = постоянному приказу '{ $order-key }' число не нужно
refusal-order-over = постоянный приказ '{ $order-key }' сразу бы закончился
refusal-no-order-stands = приказ '{ $order-key }' не действует{ $orders-count ->
    [0] {""}
   *[other] ; действуют: { $orders-key }
}

## Taking back

refusal-undo-nothing = отменять нечего: ещё ни на что не отвечено
refusal-undo-other = это нельзя отменить: последний ответ дан не вами ({ $side }), а другими ({ $by })
refusal-undo-together = это уже нельзя отменить: другие тоже сделали выбор
refusal-undo-late = это уже нельзя отменить

## Setups

refusal-no-game = нет игры '{ $game-key }'; игры: { $games-key }
refusal-no-scenario = нет сценария '{ $scenario-key }'; сценарии: { $scenarios-key }
refusal-no-expansion = нет дополнения '{ $expansion-key }'; дополнения: { $expansions-key }
refusal-expansion-twice = дополнение '{ $expansion-key }' названо дважды
refusal-no-option = нет параметра '{ $option-key }'{ $options-count ->
    [0] {""}
   *[other] ; параметры: { $options-key }
}
refusal-option-value = параметр '{ $option-key }' — одно из: { $values-key }
refusal-players = { $scenario-key }: число людей { $numbers-key }, а не { $players }
refusal-no-seat = нет места '{ $seat-key }'; места: { $seats-key }
refusal-no-player = нет игрока '{ $player-key }'; игроки: { $players-key }
refusal-no-program = нет программы '{ $command-key }'; напишите { $prefix-key }COMMAND, пробелы возьмите в кавычки
refusal-not-two-sides = для матча нужна игра двух сторон; в { $game-key } их { $count }
refusal-nobody-plays = никто не играет за { $seats-key }
refusal-no-language = нет языка '{ $language-key }'; языки: { $languages-key }

## Documents

refusal-too-many-values = больше { $most } значений — слишком много
refusal-too-deep = это лежит слишком глубоко
refusal-field-no-word = имя поля — это слово
refusal-no-word = { $value } — не слово документа
refusal-no-such-number = число выходит за все границы
refusal-no-field = нет поля '{ $name-key }'; поля: { $known-key }
refusal-not-one-of = { $value } — не одно из: { $known-key }
refusal-not-a-name = { $value } — не имя
refusal-not-a-number = { $value } — не число от 0
refusal-too-large = { $value } больше чем { $most }
refusal-not-a-truth = { $value } — ни true, ни false
refusal-not-fields = ожидаются поля со значениями
refusal-not-a-list = ожидается список
refusal-too-many = { $count } больше чем { $most }
refusal-named-twice = { $name-key } названо дважды
refusal-no-such-thing = нет { $kind-key ->
    [event-card] карты события
    [hunt-tile] жетона охоты
   *[other] { $kind-key }
} '{ $name-key }'{ $near-count ->
    [0] {""}
   *[other] ; может быть, { $near-key }?
}
refusal-not-together = сейчас никто не выбирает одновременно с другими

## Records

refusal-no-record = это не запись Ringwar; запись начинается с '{ $first }'
refusal-record-long = в записи не больше { $most } знаков
refusal-record-no-text = это не текст
refusal-record-head-long = в заголовке не больше { $most } строк
refusal-record-head-only = запись обрывается на заголовке
refusal-record-word = заголовок не знает '{ $word-key }'; он знает: { $known-key }
refusal-record-value = после '{ $word-key }' стоит { $word-key ->
    [rules] число
    [players] число
    [option] имя и значение
    [position] документ позиции
    [seat] место и имя не длиннее 80 знаков
    [dice] 64 шестнадцатеричные цифры
    [nonce] место и 'house' или до 128 шестнадцатеричных цифр
    [secret] до 64 пар шестнадцатеричных цифр
   *[other] имя
}, а не '{ $value-key }'
refusal-record-word-twice = '{ $word-key }' стоит в заголовке дважды
refusal-record-newer = эта игра сыграна по правилам { $rules }; этот Ringwar знает их до { $known }, нужен более новый
refusal-record-secret = секрет не тот, чей хеш был опубликован
refusal-record-winner = '{ $winner-key }' не может так победить; могут: { $sides-key }
refusal-record-ended-twice = игра окончена по правилам: никто не закончил её иначе
refusal-record-nonces = для nonce нужна строка 'dice' и по одной строке для каждого из: { $seats-key }
refusal-record-position = '{ $value-key }' — не позиция
refusal-record-no-answer = ожидаются сторона и её ответ, а не '{ $value-key }'
refusal-record-cut-short = у записи нет заключительной строки; возможно, она обрезана
refusal-record-other-side = отвечает '{ $said-key }', но открыт вопрос '{ $question-key }', заданный { $side-key }; варианты: { $options-key }
refusal-record-other-question = это ответ на '{ $said-key }', но открыт вопрос '{ $question-key }', заданный { $side-key }; варианты: { $options-key }
refusal-record-read-otherwise = по правилам { $rules } пункт { $clause-key } читался иначе; игра расходится с ответа { $answer }
refusal-record-differs = эта игра по правилам { $rules } расходится с ответа { $answer }: { $why }
refusal-record-after-the-end = ответ после конца игры
refusal-record-after-closing = после заключительной строки что-то есть
refusal-record-count = это не заключительная строка записи, в которой ответов { $count }
refusal-record-changed = заголовок или ответ не такой, каким был при закрытии записи
refusal-record-other-table = игра приводит не к той позиции, которая была сохранена

## What a record does not prove

refusal-doubt-no-record = это прочитано не из записи
refusal-doubt-closing = заключительная строка ничего об этом не говорит
refusal-doubt-older = по правилам { $rules } стол был другим
refusal-doubt-answers = заключительная строка удостоверяет последний стол, а не ответы

## What documents of both games may not say

refusal-in-two-places = { $name-key } в двух местах
refusal-not-a-result = ожидаются победитель и вид окончания
refusal-not-hidden = { $card-key } не скрыта в таком месте
