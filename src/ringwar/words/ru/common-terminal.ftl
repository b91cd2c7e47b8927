### What can be looked at in the terminal, in any game.

terminal-not-found = Ничего с названием «{ $typed }» здесь нет.

## Playing in the browser

browser-here = Ringwar работает по адресу { $address } (Ctrl+C завершает; все ответы сохраняются)
browser-there = Ringwar уже работает: { $address }
browser-processes = Чтобы думало несколько процессов ({ $processes }), сначала завершите его там (Ctrl+C), затем начните снова.

## Что стоит между названиями в приказе, через запятую; английские слова тоже годятся

typed-from = из, с, со, от
typed-to = в, во, на, до, к
typed-with = вместе, плюс
typed-fillers = и, а, для, по
