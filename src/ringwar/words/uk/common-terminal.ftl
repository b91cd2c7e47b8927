### What can be looked at in the terminal, in any game.

terminal-not-found = Тут нічого не називається «{ $typed }».

## Playing in the browser

browser-here = Ringwar працює за адресою { $address } (Ctrl+C — завершити; усі відповіді збережено)
browser-there = Ringwar уже працює: { $address }
browser-processes = Щоб думало кілька процесів ({ $processes }), спершу завершіть його там (Ctrl+C), тоді почніть знову.

## Що стоїть між назвами в наказі, через кому; англійські слова теж годяться

typed-from = з, із, зі, від
typed-to = в, у, на, до, по
typed-with = разом, плюс
typed-fillers = і, й, та, а, для
