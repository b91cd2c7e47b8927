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

/** A hunt is marked where it ends: at its tile, or at a roll that has found nothing. */
const isVain = (event: SaidEvent): boolean => event.kind === "hunt-roll" && event.about["successes"] === 0;

function kindOf(event: SaidEvent): MarkKind | null {
  if (isVain(event)) return "hunt";
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

/** What one looks for: marks of one kind, or all of them. */
export type Sought = MarkKind | "any";

/** The kinds that can be looked for in a game, in a fixed order; the end is found without. */
export const soughtIn = (marks: Mark[]): Sought[] => ["any", ...(["round", "battle", "hunt", "capture", "corruption"] as const).filter((kind) => marks.some((mark) => mark.kind === kind))];

export const marksFor = (marks: Mark[], sought: Sought): Mark[] => (sought === "any" ? marks : marks.filter((mark) => mark.kind === sought));

/** Marks of a kind that lie too close to each other to be told apart are shown as one. */
export function clustersOf(marks: Mark[], gap: number): Mark[][] {
  const open = new Map<MarkKind, Mark[]>();
  const found: Mark[][] = [];
  for (const mark of marks) {
    const cluster = open.get(mark.kind);
    if (cluster?.[0] && mark.number - cluster[0].number < gap) cluster.push(mark);
    else {
      const begun = [mark];
      open.set(mark.kind, begun);
      found.push(begun);
    }
  }
  return found;
}

/** The mark after a place, or the one before it. */
export function nextMark(marks: Mark[], at: number, way: 1 | -1): Mark | undefined {
  return way > 0 ? marks.find((mark) => mark.number > at) : marks.findLast((mark) => mark.number < at);
}
