### Огляди ігор: `ringwar review` і те, що каже про них сервер.

usage-review = озирнутися на збережену гру: шанси на перемогу і що можна було зробити краще
usage-review-examples =
    Комп’ютерний гравець ще раз обмірковує кожен вибір, знаючи лише те, що могло знати тоді його місце. Це триває
    близько хвилини.

    приклади:
      ringwar review games/0001.ringwar
      ringwar review games/0001.ringwar --level expert
      ringwar review games/0001.ringwar --json
usage-review-file = запис, який зберегли play чи simulate
usage-review-level = хто думає: hard або expert, якому треба вчетверо більше часу (типово: hard)
usage-review-seed = те саме зерно — той самий огляд (типово: 0)
usage-review-json = вивести один об’єкт JSON

review-thinking = обмірковування
review-chances = Наскільки ймовірною була перемога Вільних Народів наприкінці кожного { $game-key ->
    [cardgame] раунду
   *[other] ходу
}:
review-mistakes = Найбільші помилки { FORM($side, case: "gen") }:
review-no-mistakes = { $side-key ->
    [shadow] Тінь не припустилася великих помилок.
   *[other] Вільні Народи не припустилися великих помилок.
}
review-lost = { $game-key ->
    [cardgame] Раунд
   *[other] Хід
} { $turn }, відповідь { $count }, { $seat }: втрачено { $lost }
review-given = зроблено: { $deed }
review-better = краще: { $deed }

refusal-too-many-reviews = зараз переглядають забагато ігор; спробуйте пізніше
