/** What a table needs of whoever shows it: a game that is played, or one that is only looked at. */
import type { DraftStep } from "../lib/game.svelte";
import type { ChangeJson, Thing } from "../lib/protocol";
import type { Game, Reason, SaidQuestion } from "../lib/wire";

/** The game, whose eyes are used, and how something is answered. */
export interface Sitting {
  readonly id: string;
  readonly game: Game | null;
  readonly seat: string;
  readonly question: SaidQuestion | null;
  readonly draft: DraftStep[];
  readonly ready: boolean;
  readonly busy: boolean;
  /** What has changed on the table since the seats that are played here have answered last. */
  readonly news: ChangeJson[];
  answerAll(names: string[]): Promise<void>;
  whyNot(kind: string, name: string): Promise<Reason | null>;
}

/** What is being shown of the table, and how it came about. */
export interface Shown {
  readonly changes: ChangeJson[];
  /** What one looks at it for, where one has come for something. */
  readonly pointed?: Thing[];
  readonly line: string;
  readonly playing: boolean;
  skip(): void;
}
