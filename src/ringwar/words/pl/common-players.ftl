### Computer players: how they are called, and what is to be expected of them.

## Levels

name-random = losowy
name-easy = łatwy
note-easy = Widzi tylko to, co ma pod nosem, trzyma się swoich planów i czasem zapomina o karcie.
name-normal = normalny
note-normal = Gra rozsądnie, według prostych zasad, i odpowiada od razu.
name-hard = trudny
note-hard = Sprawdza swoje plany do końca tury; akcja zajmuje mu chwilę.
name-expert = ekspercki
note-expert = Myśli tak jak trudny, ale dłużej: kilka sekund na akcję.
# By older names.
name-rules = normalny
name-lookahead = trudny

## Styles

name-balanced = wyważony
note-balanced = Robi to, co obiecuje najwięcej.
name-military = wojenny
note-military = Szuka zwycięstwa w walce: najpierw osady albo pola bitew.
name-ring-race = o Pierścień
note-ring-race = Myśli o Pierścieniu: najpierw Drużyna i polowanie albo ścieżki.
name-surprise = niespodzianka
note-surprise = Jeden z trzech; sami zobaczycie który.

player-in-style = { $level }, { $style }

## Who is to play, in the terminal

terminal-noted = { $name }: { $note }
terminal-which-style = W jakim stylu gra?
