/** Somebody who only looks on: sees a table, and answers nothing. */
import type { Game, Reason } from "../lib/wire";
import type { Sitting } from "../table/sitting";

export class Onlooker implements Sitting {
  readonly question = null;
  readonly draft = [];
  readonly ready = false;
  readonly busy = false;
  readonly news = [];

  constructor(
    readonly id: string,
    private readonly seen: () => Game | null,
    private readonly eyes: () => string,
  ) {}

  get game(): Game | null {
    const game = this.seen();
    return game && { ...game, mine: [], questions: {} };
  }

  get seat(): string {
    return this.eyes();
  }

  answerAll(): Promise<void> {
    return Promise.resolve();
  }

  whyNot(): Promise<Reason | null> {
    return Promise.resolve(null);
  }
}
