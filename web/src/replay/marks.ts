/** The moments of a game that one looks for: rounds and turns, battles, hunts, what is won, corruption, the end. */
import type { Entry, SaidEvent } from "../lib/wire";

export type MarkKind = "round" | "battle" | "hunt" | "capture" | "corruption" | "end";

/** The drawing of each kind of mark. */
export const MARK_ICONS = { round: "flag", battle: "sword", hunt: "eye", capture: "star", corruption: "drop", end: "ring" } as const satisfies Record<MarkKind, string>;

export interface Mark {
  number: number;
  kind: MarkKind;
  words: string;
}

/** Events by their kinds; what has changed the corruption is found by its changes. */
const KINDS: Record<string, MarkKind> = {
  round: "round",
  turn: "round",
  "battleground-combat": "battle",
  "path-combat": "battle",
  attack: "battle",
  tile: "hunt",
  score: "capture",
  capture: "capture",
  recapture: "capture",
  "game-over": "end",
};
export const CORRUPTION = ["corruption", "fellowship/corruption"];

function kindOf(event: SaidEvent): MarkKind | null {
  if (event.changes.some((change) => change.what === "set" && CORRUPTION.includes(change.place ?? "") && change.to !== change.from)) return "corruption";
  return KINDS[event.kind] ?? null;
}

/** All marks of a log, in order. */
export function marksOf(entries: Entry[]): Mark[] {
  return entries.flatMap((entry) =>
    entry.events.flatMap((event) => {
      const kind = event.words ? kindOf(event) : null;
      return kind === null ? [] : [{ number: entry.number, kind, words: event.words }];
    }),
  );
}

/** The mark after a place, or the one before it. */
export function nextMark(marks: Mark[], at: number, way: 1 | -1): Mark | undefined {
  return way > 0 ? marks.find((mark) => mark.number > at) : marks.findLast((mark) => mark.number < at);
}
