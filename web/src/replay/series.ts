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
  /** The answers at which a dot lies on the line, where that is not at every change. */
  dots?: number[];
}

const PLACES = ["points/free-peoples", "points/shadow", "corruption", "fellowship/corruption", "fellowship/progress", "fellowship/mordor"];

const valueAt = (view: unknown, place: string): unknown =>
  place.split("/").reduce<unknown>((found, name) => (typeof found === "object" && found !== null ? (found as Record<string, unknown>)[name] : undefined), view);

/** A line for each number that the table has or comes to have: where it began, and every change. */
export function linesOf(first: View, entries: Entry[]): Line[] {
  return PLACES.flatMap((place) => {
    const start = valueAt(first, place);
    const points: Point[] = typeof start === "number" ? [{ number: entries[0]?.number ?? 0, value: start }] : [];
    for (const entry of entries.slice(1))
      for (const change of entry.events.flatMap((event) => event.changes))
        if (change.what === "set" && change.place === place && typeof change.to === "number") points.push({ number: entry.number, value: change.to });
    return points.length === 0 ? [] : [{ place, points }];
  });
}

/** The lines that are drawn together: those of the Fellowship apart from the points. */
export function chartsOf(lines: Line[]): Line[][] {
  const isFellowship = (line: Line): boolean => line.place.startsWith("fellowship/");
  return [lines.filter((line) => !isFellowship(line)), lines.filter(isFellowship)].filter((chart) => chart.length > 0);
}

/** How a line is drawn. */
export const classOf = (line: Line): string => line.place.replaceAll("/", "-");

/** What a line shows after so many answers; nothing before it begins. */
export const valueOf = (line: Line, number: number): number | undefined => line.points.findLast((point) => point.number <= number)?.value;

/** Where dots lie on a line: at every change, or where it says. */
export const dotsOf = (line: Line): number[] => line.dots ?? line.points.slice(1).map((point) => point.number);

/** The dot of these lines that is nearest to an answer, and not farther than so many. */
export function nearestDot(lines: Line[], number: number, far: number): number | undefined {
  const [nearest] = lines.flatMap(dotsOf).toSorted((one, other) => Math.abs(one - number) - Math.abs(other - number));
  return nearest !== undefined && Math.abs(nearest - number) <= far ? nearest : undefined;
}

/** The highest number that has room beside some lines. */
export const mostOf = (lines: Line[], limits: Record<string, number>): number =>
  Math.max(4, ...lines.flatMap((line) => [limits[line.place] ?? 0, ...line.points.map((point) => point.value)]));

/** Round numbers beside some lines, not more than seven. */
export function ticksOf(lines: Line[], limits: Record<string, number>): number[] {
  const most = mostOf(lines, limits);
  const gap = [1, 2, 5, 10, 20].find((each) => most / each <= 6) ?? 50;
  return Array.from({ length: Math.floor(most / gap) + 1 }, (_, index) => index * gap);
}

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
