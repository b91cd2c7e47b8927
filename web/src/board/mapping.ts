/** What of the open question the map answers: its own options, and those to which an action leads. */
import type { Route } from "../cards/acting";
import type { SaidOption, SaidQuestion } from "../lib/wire";

const ON_MAP = ["region", "army", "character"];

/** The question as the map is asked it: answers in a row are one option, whose name is all of theirs. */
export function mapQuestion(question: SaidQuestion | null, routes: Map<string, Route[]>): SaidQuestion | null {
  if (question === null) return null;
  const found = new Map<string, SaidOption>();
  for (const [key, ways] of routes) {
    const [kind = "", id = ""] = key.split(":");
    if (!ON_MAP.includes(kind)) continue;
    for (const { answers, words, note } of ways) {
      const name = answers.join(" ");
      const own = question.options.find((option) => option.name === name);
      const option = found.get(name) ?? { name, kind: own?.kind ?? kind, at: [], words: [words, note].filter(Boolean).join(": ") };
      found.set(name, { ...option, at: [...option.at, { kind, id }] });
    }
  }
  return { ...question, options: [...found.values()] };
}
