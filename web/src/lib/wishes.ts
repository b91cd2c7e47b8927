/** What a new game is made of: who sits where unless somebody says otherwise, paces, and when two wishes are the same. */
import type { Catalogue, SeatJson, TableJson } from "./protocol";
import type { GameName, Pace } from "./wire";

export type Who = string | { local: string };

export interface Wish {
  game: GameName;
  scenario?: string;
  players?: number;
  expansions?: string[];
  options?: Record<string, string>;
  seats: Record<string, Who>;
  dice?: "server" | "own";
  pace?: Pace | null;
  access?: "private" | "link" | "listed";
  /** An earlier game that is played on, from a place in it, or a table that somebody has laid out. */
  from?: { game: string; at: number; watch?: string } | { document: unknown };
}

/** The computer player that most people want. */
export const COMPUTER = "normal";
const FREE = "free-peoples";

/** The level of a computer player, and its style where it has one: `hard:military`. */
export function parts(who: string): { level: string; style: string } {
  const [level = "", style = ""] = who.split(":");
  return { level, style };
}

/** A level with a style; the first style is that of the level alone. */
export const inStyle = (level: string, style: string, styles: string[]): string => (style === styles[0] ? level : `${level}:${style}`);

/** Games that begin with one click: me for the Free Peoples, a computer against me. */
export const QUICK: Record<GameName, Wish> = {
  cardgame: { game: "cardgame", scenario: "duel", seats: { gandalf: "me", "witch-king": COMPUTER } },
  boardgame: { game: "boardgame", seats: { "free-peoples": "me", shadow: COMPUTER } },
};

export const PACES: Record<string, Pace | null> = {
  none: null,
  "live-15": { kind: "live", seconds: 2700, increment: 15 },
  "live-30": { kind: "live", seconds: 5400, increment: 30 },
  "days-1": { kind: "days", days: 1 },
  "days-3": { kind: "days", days: 3 },
  "days-7": { kind: "days", days: 7 },
};

/** The table of a scenario for so many people, or its usual one. */
export function tableOf(catalogue: Catalogue, scenario: string, players: number): TableJson | undefined {
  const chosen = catalogue.scenarios.find((each) => each.id === scenario) ?? catalogue.scenarios[0];
  return (
    chosen?.tables.find((each) => each.players === players) ??
    chosen?.tables.find((each) => each.players === chosen.default) ??
    chosen?.tables[0]
  );
}

/** Who sits where: I have the first seat of the Free Peoples, or all of them where two people share four; computers the rest. */
export function usualSeats(table: TableJson): Record<string, string> {
  const free = table.seats.filter((seat) => seat.side === FREE);
  const mine = table.players < table.seats.length && table.players === 2 ? free : free.slice(0, 1);
  const is = (seat: SeatJson): string => (mine.includes(seat) ? "me" : COMPUTER);
  return Object.fromEntries(table.seats.map((seat) => [seat.id, is(seat)]));
}

/** Whether anybody but me and computers is to play, for whom pace and links matter. */
export function isShared(wish: Pick<Wish, "seats">): boolean {
  return Object.values(wish.seats).includes("open");
}

/** Two wishes with the same text are the same, in whatever order they were put together. */
export function textOf(wish: Wish): string {
  const sorted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(sorted);
    if (value === null || typeof value !== "object") return value;
    const entries = Object.entries(value).filter(([, each]) => each !== undefined && each !== null);
    return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, sorted(each)]));
  };
  return JSON.stringify(sorted(wish));
}

/** What an address asks for: `?game=boardgame&players=4&expansion=lords&option=NAME=yes&seat=SEAT=NAME&dice=own`. */
export interface Asked {
  game: string;
  scenario: string;
  players: number;
  expansions: string[];
  options: Record<string, string>;
  /** By seat or side, who is to sit there: `human` is whoever reads this. */
  seats: Record<string, string>;
  dice: "server" | "own";
}

export function askedBy(query: URLSearchParams): Asked {
  const pairs = (name: string): Record<string, string> =>
    Object.fromEntries(query.getAll(name).map((text) => [text.split("=")[0] ?? "", text.split("=")[1] || "yes"]));
  const seats = Object.entries(pairs("seat")).map(([seat, who]) => [seat, who === "human" ? "me" : who]);
  return {
    game: query.get("game") ?? "",
    scenario: query.get("scenario") ?? "",
    players: Number(query.get("players")) || 0,
    expansions: query.getAll("expansion"),
    options: pairs("option"),
    seats: Object.fromEntries(seats) as Record<string, string>,
    dice: query.get("dice") === "own" ? "own" : "server",
  };
}

/** Who sits where at a table, of those asked for by seat or by side. */
export function seatedBy(table: TableJson, asked: Record<string, string>): Record<string, string> {
  const who = table.seats.map((seat) => [seat.id, asked[seat.id] ?? asked[seat.side]]);
  return Object.fromEntries(who.filter(([, name]) => name !== undefined)) as Record<string, string>;
}
