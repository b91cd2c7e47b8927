### What a server says of games: why something cannot be, and what it tells in the log.

## Seeing and sitting

refusal-no-such-room = нет игры '{ $game-key }', или вам нельзя её видеть
refusal-no-such-moment = эту игру можно смотреть с ответа { $first } по ответ { $last }, а не на { $at }
refusal-not-your-seat = за { $seat-key } играете не вы
refusal-not-a-player = вы не играете в этой игре
refusal-not-your-game = это может только тот, кто создал игру
refusal-wrong-code = это не код для { $seat-key }: попросите у пригласившего новую ссылку
refusal-seat-taken = место { $seat-key } занято
refusal-begun = игра началась: теперь места передают по согласию
refusal-blocked = кто-то за этим столом не хочет играть с вами или вы с ним
refusal-too-many-games = незаконченных игр у вас { $most }: сначала доиграйте некоторые из них

## Playing

refusal-not-begun = игра начнётся, когда все места будут заняты
refusal-over = эта игра окончена
refusal-not-over = эта игра ещё не окончена
refusal-question-closed = этот вопрос ({ $seat-key }) уже закрыт: загрузите игру заново
refusal-chance-one-by-one = вместе сообщают только кубики одного броска и карты одного добора; всё остальное — по одному, по мере того как это происходит
refusal-key-used = этот Idempotency-Key уже использован для другого: возьмите новый
refusal-changed-elsewhere = тем временем игра изменилась: загрузите её заново
refusal-changed-meanwhile = тем временем игра изменилась (ревизия { $revision }): посмотрите на неё, прежде чем что-то отменять

## Agreeing

refusal-no-such-proposal = такого предложения больше нет
refusal-not-asked-to-agree = вашего согласия на это не спрашивают

## How a game ends by its people

result-resigned = Другая сторона сдалась.
result-time = У другой стороны вышло время.
result-agreed = Так договорились обе стороны.
result-abandoned = Игра брошена: никто не победил.

## Time

refusal-no-such-pace = на часах от { $least } до { $most } секунд и добавка не больше { $increment } секунд
refusal-no-such-pace-days = на передачу хода может быть столько дней: { $days }
refusal-not-late = ни у кого не вышло время
refusal-not-for-you-to-claim = это решают те, кто ждёт кого-то другого

## Pages

refusal-no-client = страницы здесь не собраны: выполните `make web` или играйте через `ringwar play --terminal`
## Rules that have changed

event-rules-changed = Игра продолжается по более новым правилам: раньше { $before }, теперь { $now }.
refusal-game-unreadable = эта игра сыграна по правилам { $rules }, нынешние не могут её прочитать

## From elsewhere

refusal-one-origin = игра продолжается из чего-то одного: { $kinds-key }

## Dice

refusal-no-such-dice = эти кубики вам больше не обещаны: запросите новые
refusal-nonce-before-hash = сначала запросите хеш кубиков, потом выбирайте, что внести
refusal-dice-of-their-own = в этой игре люди бросали собственные кубики

## Advice

refusal-no-hints = подсказки есть только там, где больше никто не играет
refusal-too-many-hints = сейчас слишком многие просят совета; попробуйте ещё раз
refusal-no-odds = вероятности есть только в настольной игре
refusal-no-such-region = нет региона { $region-key }
