/** The log as it is read: by rounds or turns, with lines that say the same told once. */
import type { Entry } from "../lib/wire";

export interface Line {
  entry: Entry;
  /** The entries after it that say the same. */
  again: Entry[];
}

export interface Chapter {
  /** The kind of event that begins it, and its number; nothing for what comes before the first. */
  begins: "round" | "turn" | null;
  number: number;
  lines: Line[];
}

const BEGINNINGS = ["round", "turn"] as const;

/** The event that begins a round or a turn, in an entry. */
function beginning(entry: Entry): Pick<Chapter, "begins" | "number"> | null {
  for (const { kind, about } of entry.events) {
    const begins = BEGINNINGS.find((each) => each === kind);
    if (begins !== undefined) return { begins, number: Number(about["number"] ?? 0) };
  }
  return null;
}

/** The entries that say something, by rounds or turns. */
export function chapters(log: Entry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of log) {
    const begun = beginning(entry);
    if (begun !== null || found.length === 0) found.push({ ...(begun ?? { begins: null, number: 0 }), lines: [] });
    const lines = found.at(-1)?.lines ?? [];
    const last = lines.at(-1);
    if (!entry.words) continue;
    if (last !== undefined && last.entry.words === entry.words && last.entry.side === entry.side) last.again.push(entry);
    else lines.push({ entry, again: [] });
  }
  return found.filter((chapter) => chapter.lines.length > 0);
}
