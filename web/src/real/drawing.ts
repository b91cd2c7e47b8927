/** Dice and cards on a real table: whose they are, and what of a question's options is meant by what somebody types. */
import { hasWords } from "../lib/fold";
import type { Game, SaidOption, SaidQuestion } from "../lib/wire";

/** The seat that is asked what dice and cards have brought. */
export const CHANCE = "chance";
const ROLLED = ["die", "number"];

/** What people at the table are asked to say of their dice and cards; nothing where the program has its own. */
export const askedOfTable = (game: Game): SaidQuestion | null => (game.status === "running" ? (game.questions[CHANCE] ?? null) : null);

/** Whether dice fall, for all to see; else something is drawn. */
export const isRolled = (question: SaidQuestion): boolean => question.options.every((option) => ROLLED.includes(option.kind));

/** The seat or side for which is rolled or drawn. */
export function whoseOf(game: Game, question: SaidQuestion): string | null {
  return Object.values(question.about).find((value): value is string => typeof value === "string" && value in game.seats) ?? null;
}

/** The seat that draws what the others may not see. */
export function drawerOf(game: Game): string | null {
  const question = askedOfTable(game);
  return question === null || isRolled(question) ? null : whoseOf(game, question);
}

/** What can still be chosen: a die shows any face again, a card is drawn once. */
export function optionsLeft(question: SaidQuestion, entered: string[]): SaidOption[] {
  return isRolled(question) ? question.options : question.options.filter((option) => !entered.includes(option.name));
}

/** The options that are meant by a text: words of their names, or the number that is printed on them. */
export function foundBy(options: SaidOption[], text: string, numbers: Record<string, number> = {}): SaidOption[] {
  const wanted = text.trim();
  const isNumber = /^\d+$/.test(wanted);
  return options.filter((option) => (isNumber ? numbers[option.name] === Number(wanted) : hasWords(option.words, wanted)));
}
