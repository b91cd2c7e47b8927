/** The text of a clause, cut into what is shown plainly, boldly, as a name of the program, as a link or as found. */

export interface Piece {
  text: string;
  kind: "plain" | "strong" | "code" | "clause";
  found: boolean;
}

export interface Clause {
  id: string;
  text: string;
  /** What it is written in: English where the reader's language does not have it. */
  language: string;
  chapter: string;
  chapter_title: string;
  book: string;
  section: string;
  marks?: [number, number][];
}

export interface ShortChapter {
  id: string;
  title: string;
  book: string;
  count: number;
  /** Whether it explains rules instead of making them. */
  remarks: boolean;
}

export interface Chapter extends ShortChapter {
  book_title: string;
  /** A few sentences about what it says. */
  summary: string;
  clauses: Clause[];
  before: ShortChapter | null;
  after: ShortChapter | null;
}

export interface Term {
  term: string;
  text: string;
  book?: string;
}

export interface Book {
  id: string;
  title: string;
  chapters: ShortChapter[];
  terms: Term[];
}

export interface Found {
  words: string[];
  count: number;
  clauses: Clause[];
  terms: Term[];
}

const MARKS = /\*\*(.+?)\*\*|`([^`]+)`|\b([A-Z]{2}-[A-Z][A-Z0-9]*-\d+)\b/g;

/** Cut a text in Markdown; `marks` are the places in it, from and to, where something was found. */
export function pieces(text: string, marks: [number, number][] = []): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  const add = (from: number, to: number, kind: Piece["kind"]): void => {
    found.push(...split(text, from, to, kind, marks));
  };
  for (const match of text.matchAll(MARKS)) {
    add(at, match.index, "plain");
    const [whole, strong, code] = match;
    const edge = strong !== undefined ? 2 : code !== undefined ? 1 : 0;
    add(match.index + edge, match.index + whole.length - edge, strong !== undefined ? "strong" : code !== undefined ? "code" : "clause");
    at = match.index + whole.length;
  }
  add(at, text.length, "plain");
  return found;
}

/** A stretch of a text, cut where something was found. */
function split(text: string, from: number, to: number, kind: Piece["kind"], marks: [number, number][]): Piece[] {
  const parts: Piece[] = [];
  let at = from;
  for (const [start, end] of [...marks].sort(([a], [b]) => a - b)) {
    const first = Math.max(start, at);
    const last = Math.min(end, to);
    if (first >= last) continue;
    if (first > at) parts.push({ text: text.slice(at, first), kind, found: false });
    parts.push({ text: text.slice(first, last), kind, found: true });
    at = last;
  }
  if (at < to) parts.push({ text: text.slice(at, to), kind, found: false });
  return parts;
}

/** Clauses under the headings under which they stand in the book. */
export function bySection(clauses: Clause[]): [string, Clause[]][] {
  const sections: [string, Clause[]][] = [];
  for (const clause of clauses) {
    const last = sections.at(-1);
    if (last?.[0] === clause.section) last[1].push(clause);
    else sections.push([clause.section, [clause]]);
  }
  return sections;
}

/** A heading without the letters by which its clauses are named. */
export const heading = (section: string): string => section.replace(/ \([A-Z0-9, ]+\)/g, "");
