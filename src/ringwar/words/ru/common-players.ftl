### Computer players: how they are called, and what is to be expected of them.

## Levels

name-random = случайный
name-easy = лёгкий
note-easy = Видит лишь то, что под носом, держится своих планов и порой забывает о карте.
name-normal = обычный
note-normal = Играет здраво, по простым правилам, и отвечает сразу.
name-hard = сложный
note-hard = Проверяет свои планы до конца хода; на действие уходит мгновение.
name-expert = экспертный
note-expert = Думает так же, как сложный, но дольше: несколько секунд на действие.
# By older names.
name-rules = обычный
name-lookahead = сложный

## Styles

name-balanced = взвешенный
note-balanced = Делает то, что обещает больше всего.
name-military = военный
note-military = Ищет победы оружием: прежде всего поселения или поля битвы.
name-ring-race = за Кольцо
note-ring-race = Думает о Кольце: прежде всего Братство и охота или пути.
name-surprise = сюрприз
note-surprise = Один из трёх; сами увидите какой.

player-in-style = { $level }, { $style }

## Who is to play, in the terminal

terminal-noted = { $name }: { $note }
terminal-which-style = В каком стиле он играет?
