/** How the options of a question are laid out: in groups where there are many, and several answers in a row as one panel. */
import type { DraftStep } from "../lib/game.svelte";
import type { Thing } from "../lib/protocol";
import type { SaidOption, SaidQuestion } from "../lib/wire";

/** So many options can be chosen by a digit. */
export const DIGITS = 9;
/** From more than so many on they can be searched, and are grouped. */
export const MANY = 10;
const MOST_GROUPS = 6;

export interface Group {
  /** What is chosen in it; nothing where it needs no title. */
  kind: string;
  options: SaidOption[];
}

/** Options in their order, by what is chosen: one group where there are few, or where kinds are all mixed. */
export function groupsOf(options: SaidOption[]): Group[] {
  const runs: Group[] = [];
  for (const option of options) {
    const last = runs.at(-1);
    if (last?.kind === option.kind) last.options.push(option);
    else runs.push({ kind: option.kind, options: [option] });
  }
  const useful = options.length > MANY && runs.length > 1 && runs.length <= MOST_GROUPS;
  return useful || options.length === 0 ? runs : [{ kind: "", options }];
}

/** The things on the table that an option means, and those to which it leads because there are no others. */
export const meantBy = (option: SaidOption): Thing[] => [...option.at, ...(option.then ?? []).flatMap((taken) => taken.option.at)].filter((thing) => thing.id !== "");

/** What options say in brackets helps to choose; later they are known without. */
export const inShort = (option: SaidOption): string => option.words.replace(/ \([^()]*\)/g, "");

export interface Series {
  key: string;
  /** Which of them is asked now, and how many there are. */
  number: number;
  total: number;
  /** The last steps of the draft that belong to it. */
  chosen: DraftStep[];
}

/** Several answers that belong together, where a question is one of a row: "1 of 2". */
export function seriesOf(question: SaidQuestion | null, draft: DraftStep[]): Series | null {
  const { number, total } = question?.about ?? {};
  if (question === null || typeof number !== "number" || typeof total !== "number" || total < 2) return null;
  const other = draft.findLastIndex((step) => step.question.key !== question.key);
  return { key: question.key, number, total, chosen: number > 1 ? draft.slice(other + 1).slice(1 - number) : [] };
}

/** The question without the name of what asks it, which stands above it. */
export function withoutCause(question: SaidQuestion): string {
  const prefix = question.cause === null ? "" : `${question.cause.words}: `;
  return prefix !== "" && question.words.startsWith(prefix) ? question.words.slice(prefix.length) : question.words;
}
