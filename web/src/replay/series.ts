/** How the numbers of a table went up and down over a game. */
import type { Entry, View } from "../lib/wire";

export interface Point {
  number: number;
  value: number;
}

export interface Line {
  /** What is counted: `points/shadow`, `corruption`. */
  place: string;
  points: Point[];
}

const PLACES = ["points/free-peoples", "points/shadow", "corruption", "fellowship/corruption", "fellowship/progress"];

const valueAt = (view: unknown, place: string): unknown =>
  place.split("/").reduce<unknown>((found, name) => (typeof found === "object" && found !== null ? (found as Record<string, unknown>)[name] : undefined), view);

/** A line for each number that the table has: where it began, and every change. */
export function linesOf(first: View, entries: Entry[]): Line[] {
  return PLACES.flatMap((place) => {
    const start = valueAt(first, place);
    if (typeof start !== "number") return [];
    const points = [{ number: entries[0]?.number ?? 0, value: start }];
    for (const entry of entries.slice(1))
      for (const change of entry.events.flatMap((event) => event.changes))
        if (change.what === "set" && change.place === place && typeof change.to === "number") points.push({ number: entry.number, value: change.to });
    return [{ place, points }];
  });
}

/** What a line shows after so many answers. */
export const valueOf = (line: Line, number: number): number => line.points.findLast((point) => point.number <= number)?.value ?? 0;

/** A line as steps, in the units that are given. */
export function stepPath(line: Line, last: number, x: (number: number) => number, y: (value: number) => number): string {
  const [start, ...rest] = line.points;
  if (start === undefined) return "";
  const steps = rest.map((point) => `H${x(point.number).toFixed(1)}V${y(point.value).toFixed(1)}`);
  return `M${x(start.number).toFixed(1)} ${y(start.value).toFixed(1)}${steps.join("")}H${x(last).toFixed(1)}`;
}

export interface Round {
  name: number;
  from: number;
  /** The last answer of the round or turn. */
  until: number;
}

/** The rounds or turns of a game. */
export function roundsOf(entries: Entry[]): Round[] {
  const starts = entries.flatMap((entry) =>
    entry.events.flatMap((event) => (["round", "turn"].includes(event.kind) ? [{ from: entry.number, name: Number(event.about["number"]) }] : [])),
  );
  const end = (entries.at(-1)?.number ?? 0) + 1;
  return starts.map((start, index) => ({ ...start, until: (starts[index + 1]?.from ?? end) - 1 }));
}
