/** A text without capitals and accents, so that `eomer` finds Éomer. */
export function fold(text: string): string {
  return text
    .replace(/ł/gi, "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("’", "'")
    .toLocaleLowerCase("en")
    .replaceAll("ґ", "г");
}

/** Whether a text has all words of a search, each at the beginning of one of its own. */
export function hasWords(text: string, search: string): boolean {
  const words = ` ${fold(text).replace(/[^\p{L}\p{N}']+/gu, " ")}`;
  return fold(search)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean)
    .every((word) => words.includes(` ${word}`));
}
