/** What the server sends besides the protocol of the games: game objects, updates, people. */
import type { BoardCatalogue, BoardView, CardCatalogue, CardView, EventJson, OptionJson, QuestionJson, TakenJson, Thing } from "./protocol";

export type GameName = "boardgame" | "cardgame";
export type View = BoardView | CardView;

export interface SaidOption extends OptionJson {
  words: string;
}

export interface SaidQuestion extends Omit<QuestionJson, "options" | "cause"> {
  words: string;
  cause: (Thing & { words: string }) | null;
  options: SaidOption[];
  /** Of a real table: how many dice or cards come together, to be said in one go. */
  together?: number;
}

export interface SaidEvent extends EventJson {
  words: string;
}

export interface Entry {
  id: string;
  number: number;
  side: string;
  words: string;
  events: SaidEvent[];
}

/** The seconds that a seat has left. */
export interface Clock {
  left: number;
  runs: boolean;
}

export interface Seat {
  name: string;
  kind: "person" | "guest" | "computer" | "open";
  level?: string;
  online: boolean;
  /** By this others can shun them. */
  person?: string;
  clock?: Clock;
  join?: string;
}

export interface Setup {
  game: GameName;
  scenario: string;
  players: number;
  expansions: string[];
  options: Record<string, string>;
  position: unknown;
}

export interface Proposal {
  id: string;
  kind: "undo" | "resign" | "abandon" | "takeover";
  seat: string;
  about: Record<string, unknown>;
  asked: boolean;
}

export interface Result {
  winner: string | null;
  kind: string;
}

export type Status = "open" | "running" | "finished" | "abandoned";

export interface Standing {
  revision: number;
  count: number;
  status: Status;
  waiting: string[];
  questions: Record<string, SaidQuestion>;
  views: Record<string, View>;
  result: Result | null;
  /** How it ended, in words. */
  ending: string | null;
  rematch: string | null;
  may: string[];
  proposal: Proposal | null;
  seats: Record<string, Seat>;
}

export interface Game extends Standing {
  id: string;
  protocol: number;
  rules: number;
  setup: Setup;
  access: "private" | "link" | "listed";
  pace: Pace | null;
  mine: string[];
  log: Entry[];
  origin: { kind: string; game?: string; at?: number } | null;
  /** The code by which others may watch, for those at the table. */
  watch?: string;
  dice: { kind: string; hash: string; secret?: string; nonces: Record<string, string> };
}

export interface Pace {
  kind: "live" | "days";
  seconds?: number;
  increment?: number;
  days?: number;
}

export interface Update extends Standing {
  type: "update";
  from: number;
  log: Entry[];
}

export interface ChatLine {
  id: number;
  room: "players" | "spectators";
  person: string | null;
  name: string;
  text: string;
  said: number;
}

export type Message =
  | ({ type: "snapshot"; from: number } & Game)
  | Update
  | ({ type: "chat" } & ChatLine)
  | { type: "clock"; revision: number; clocks: Record<string, Clock>; late: string | null; may: string[] }
  | { type: "presence"; online: string[]; spectators: number }
  | { type: "pong" }
  | { type: "error"; key: string };

export interface Preview {
  taken: TakenJson[];
  events: SaidEvent[];
  words: string;
  dice: boolean;
  commits: boolean;
  question: SaidQuestion | null;
  view: View;
}

export interface Me {
  id: string;
  name: string;
  kind: "account" | "guest";
}

export interface Catalogues {
  games: { boardgame: BoardCatalogue; cardgame: CardCatalogue };
  levels: string[];
  usual_level: string;
  styles: string[];
  in_style: string[];
  languages: string[];
  protocols: number[];
}

export interface ListedGame {
  id: string;
  game: GameName;
  setup: Omit<Setup, "position">;
  created: number;
  changed: number;
  pace: Pace | null;
  status: Status;
  access: string;
  seats: Record<string, { name: string; kind: Seat["kind"] }>;
  mine: string[];
  waiting: string[];
  result: Result | null;
  count: number;
}

/** The names of a game's things in the reader's language, and the texts of its cards. */
export interface Names {
  names: Record<string, string>;
  seats: Record<string, string>;
  texts: Record<string, string>;
  notes: Record<string, string>;
  moments: Record<string, string>;
}

/** One of the best options of a question: the chance of winning with it, and one line why. */
export interface Advice {
  name: string;
  chance: number;
  words: string;
  reason: { key: string; words: string };
}

/** What is best for a seat, best first. */
export interface Hint {
  seat: string;
  key: string;
  level: string;
  options: Advice[];
}

export interface Reason {
  possible: boolean;
  words?: string;
  clauses?: string[];
}
