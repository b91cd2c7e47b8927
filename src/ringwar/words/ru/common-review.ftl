### Разборы игр: `ringwar review` и то, что говорит о них сервер.

usage-review = оглянуться на сохранённую игру: шансы на победу и что можно было сделать лучше
usage-review-examples =
    Компьютерный игрок ещё раз обдумывает каждый выбор, зная лишь то, что могло знать тогда его место. Это занимает
    около минуты.

    примеры:
      ringwar review games/0001.ringwar
      ringwar review games/0001.ringwar --level expert
      ringwar review games/0001.ringwar --json
usage-review-file = запись, сохранённая play или simulate
usage-review-level = кто думает: hard или expert, которому нужно вчетверо больше времени (по умолчанию: hard)
usage-review-seed = то же зерно — тот же разбор (по умолчанию: 0)
usage-review-json = вывести один объект JSON

review-thinking = обдумывание
review-chances = Насколько вероятной была победа Свободных Народов в конце каждого { $game-key ->
    [cardgame] раунда
   *[other] хода
}:
review-mistakes = Самые крупные ошибки { FORM($side, case: "gen") }:
review-no-mistakes = { $side-key ->
    [shadow] Тьма не допустила крупных ошибок.
   *[other] Свободные народы не допустили крупных ошибок.
}
review-lost = { $game-key ->
    [cardgame] Раунд
   *[other] Ход
} { $turn }, ответ { $count }, { $seat }: потеряно { $lost }
review-given = сделано: { $deed }
review-better = лучше: { $deed }

refusal-too-many-reviews = сейчас разбирают слишком много игр; попробуйте позже
