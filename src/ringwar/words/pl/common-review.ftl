### Przeglądy gier: `ringwar review` i to, co mówi o nich serwer.

usage-review = spójrz wstecz na zapisaną grę: szanse na zwycięstwo i co można było zrobić lepiej
usage-review-examples =
    Gracz komputerowy jeszcze raz rozważa każdy wybór, wiedząc tylko to, co mogło wiedzieć wtedy jego miejsce. Trwa to
    około minuty.

    przykłady:
      ringwar review games/0001.ringwar
      ringwar review games/0001.ringwar --level expert
      ringwar review games/0001.ringwar --json
usage-review-file = zapis utworzony przez play lub simulate
usage-review-level = kto myśli: hard albo expert, który potrzebuje cztery razy więcej czasu (domyślnie: hard)
usage-review-seed = to samo ziarno, ten sam przegląd (domyślnie: 0)
usage-review-json = wypisz jeden obiekt JSON

review-thinking = namysł
review-chances = Jak prawdopodobne było zwycięstwo Wolnych Ludów na końcu każdej { $game-key ->
    [cardgame] rundy
   *[other] tury
}:
review-mistakes = Największe błędy { FORM($side, case: "gen") }:
review-no-mistakes = { $side-key ->
    [shadow] Cień nie popełnił dużych błędów.
   *[other] Wolne Ludy nie popełniły dużych błędów.
}
review-lost = { $game-key ->
    [cardgame] Runda
   *[other] Tura
} { $turn }, odpowiedź { $count }, { $seat }: strata { $lost }
review-given = zrobiono: { $deed }
review-better = lepiej: { $deed }

refusal-too-many-reviews = teraz przegląda się zbyt wiele gier; spróbuj później
