/** Chances in per cent, rounded half up as the program rounds them (`words.values.percent`), by the same arithmetic. */
export const percent = (chance: number): number => Math.floor(chance * 100 + 0.5);
