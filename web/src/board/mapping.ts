/** What of the open question the map answers: its own options, and those to which an action leads. */
import type { Route } from "../cards/acting";
import type { BoardView, Thing } from "../lib/protocol";
import type { SaidOption, SaidQuestion } from "../lib/wire";

/** Where on the map a thing is: people and the Fellowship in their region too, however many stand there. */
function placesOf(view: BoardView, kind: string, id: string): Thing[] {
  const region = kind === "character" ? view.characters[id] : kind === "fellowship" ? view.fellowship.at : undefined;
  const own = ["region", "army", "character"].includes(kind) ? [{ kind, id }] : [];
  return [...own, ...(region ? [{ kind: "region", id: region }] : [])];
}

/** The question as the map is asked it: answers in a row are one option, whose name is all of theirs. */
export function mapQuestion(question: SaidQuestion | null, routes: Map<string, Route[]>, view: BoardView): SaidQuestion | null {
  if (question === null) return null;
  const found = new Map<string, SaidOption>();
  for (const [key, ways] of routes) {
    const [kind = "", id = ""] = key.split(":");
    const places = placesOf(view, kind, id);
    if (places.length === 0) continue;
    for (const { answers, words, note } of ways) {
      const name = answers.join(" ");
      const own = question.options.find((option) => option.name === name);
      const option = found.get(name) ?? { name, kind: own?.kind ?? kind, at: [], words: [words, note].filter(Boolean).join(": ") };
      found.set(name, { ...option, at: [...option.at, ...places] });
    }
  }
  return { ...question, options: [...found.values()] };
}
