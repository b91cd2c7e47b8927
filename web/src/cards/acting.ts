/** What can be done where: the options of the open question, by the things on the table at which they point. */
import type { SaidOption, SaidQuestion } from "../lib/wire";

export interface Spot {
  kind: string;
  id: string;
}

/** A way to answer by pointing at a thing: one answer, or an action, the thing it is done with, and where to. */
export interface Route {
  answers: string[];
  words: string;
  /** What the second answer adds, if it says more than the name of the thing. */
  note: string;
}

/** Things of which a seat has one only go by their kind. */
const SINGLE = ["deck", "reserve"];

export const keyOf = (spot: Spot): string => (SINGLE.includes(spot.kind) ? spot.kind : `${spot.kind}:${spot.id}`);

/** How the things of a game are told apart, and at which of them an option points. */
export interface Grammar {
  keyOf(spot: Spot): string;
  spotsOf(question: SaidQuestion, option: SaidOption): Spot[];
  /** Whether one has to look at what an option leads to, to see where it is done. */
  leadsOn(question: SaidQuestion, option: SaidOption): boolean;
  /** Whether an option that points at nothing can be answered at something that comes after it by itself. */
  foresees(question: SaidQuestion, option: SaidOption, spot: Spot): boolean;
  /** Whether what is chosen in a question to which an action leads is better pointed at by where it goes. */
  leadsFurther?(question: SaidQuestion): boolean;
}

/** Whether an option says nothing of where it is done, so that one has to look at what it leads to. */
export const isBare = (option: SaidOption): boolean => option.kind === "action" && option.at.length === 0 && !option.then?.length;

export const CARD_TABLE: Grammar = { keyOf, spotsOf: (_, option) => option.at, leadsOn: (_, option) => isBare(option), foresees: () => true };

/** Answers in a row as one text. */
export const inRow = (...answers: string[]): string => answers.join(" ");

/**
 * The ways to answer, by thing. `ahead` holds the questions to which bare actions lead: "Play a card" leads to the
 * cards that can be played, which are lit up at once; and those to which two answers lead, under both.
 */
export function routesOf(question: SaidQuestion | null, ahead: Record<string, SaidQuestion | null> = {}, grammar: Grammar = CARD_TABLE): Map<string, Route[]> {
  const found = new Map<string, Route[]>();
  const add = (spots: Spot[], route: Route): void => {
    for (const key of new Set(spots.map((spot) => grammar.keyOf(spot)))) found.set(key, [...(found.get(key) ?? []), route]);
  };
  if (question === null) return found;
  for (const option of question.options) {
    const own = grammar.spotsOf(question, option);
    const led = own.length > 0 ? [] : (option.then ?? []).flatMap((taken) => taken.option.at).filter((spot) => grammar.foresees(question, option, spot));
    add([...own, ...led], { answers: [option.name], words: option.words, note: "" });
    const asked = grammar.leadsOn(question, option) ? ahead[option.name] : null;
    if (!asked) continue;
    for (const next of asked.options) {
      const regions = (next.then ?? []).flatMap((taken) => taken.option.at.filter((spot) => spot.kind === "region"));
      const further = ahead[inRow(option.name, next.name)];
      const isFarther = grammar.leadsFurther?.(asked) === true && (regions.length > 0 || !!further);
      add([...(isFarther ? [] : grammar.spotsOf(asked, next)), ...regions], { answers: [option.name, next.name], words: option.words, note: next.words });
      for (const last of further?.options ?? []) {
        const note = `${next.words} → ${last.words}`;
        if (further) add(grammar.spotsOf(further, last), { answers: [option.name, next.name, last.name], words: option.words, note });
      }
    }
  }
  return found;
}

/** The only option that a thing answers directly: its name stands at the element. */
export function directOption(routes: Route[]): string | undefined {
  const only = routes.length === 1 ? routes[0] : undefined;
  return only?.answers.length === 1 ? only.answers[0] : undefined;
}

/** All ways in which a thing answers, as they stand at its element: the answers of one with spaces between them. */
export const waysOf = (ways: string[]): string | undefined => (ways.length > 0 ? ways.join("|") : undefined);

/** The things at which direct options point and which lie nowhere on the table: they are laid out to be chosen from. */
export function laidOut(question: SaidQuestion | null, onTable: Set<string>): Spot[] {
  const spots = (question?.options ?? []).flatMap((option) => option.at).filter((spot) => spot.kind === "card" || spot.kind === "location");
  const unseen = spots.filter((spot) => !onTable.has(keyOf(spot)));
  return [...new Map(unseen.map((spot) => [keyOf(spot), spot])).values()];
}

/** Cards that the question is about, such as the one that is being played. */
export function subjects(question: SaidQuestion | null): Set<string> {
  const named = Object.entries(question?.about ?? {}).flatMap(([name, value]) => (["card", "army"].includes(name) ? [value].flat() : []));
  return new Set(named.filter((value): value is string => typeof value === "string"));
}
