/** What is best for the question that is asked: thought about when somebody wants to know it, gone with the question. */
import { get, Refused, Unreachable } from "../lib/api";
import { address } from "../lib/forces";
import type { GameStore } from "../lib/game.svelte";
import type { Advice, Hint, SaidOption } from "../lib/wire";

/** An option of the question with what is said for it. */
export interface Advised {
  option: SaidOption;
  advice: Advice;
}

type Asked = Pick<GameStore, "id" | "game" | "seat" | "question" | "draft" | "ready">;

/** By this a hint is allowed among what else somebody may do. */
const HINT = "hint";

export class Hints {
  thinking = $state(false);
  refusal = $state.raw<Refused | Unreachable | null>(null);
  private hint = $state.raw<Hint | null>(null);
  private waiting: AbortController | null = null;
  /** Who is asked what, after which answers: with this a hint comes and goes. */
  private readonly moment = $derived.by(() => JSON.stringify([this.store.seat, this.open?.id, this.answers]));

  constructor(private readonly store: Asked) {
    $effect(() => {
      void this.moment;
      return () => this.close();
    });
  }

  private get open(): { id: string } | undefined {
    return this.store.game?.questions[this.store.seat];
  }

  private get answers(): string[] {
    return this.store.draft.map((step) => step.option.name);
  }

  /** Whether a hint can be had: somebody has to choose here, and it is fair. */
  get offered(): boolean {
    const { game, question, ready } = this.store;
    const chooses = !ready && this.open !== undefined && (question?.options.length ?? 0) > 1;
    return chooses && game?.may.includes(HINT) === true;
  }

  /** The best options, best first; nothing as long as nobody knows them. */
  get found(): Advised[] | null {
    const options = this.store.question?.options ?? [];
    const found = this.hint?.options.map((advice) => ({ advice, option: options.find(({ name }) => name === advice.name) }));
    return found?.filter((each): each is Advised => each.option !== undefined) ?? null;
  }

  /** Whether there is something to show: hints, or why there are none. */
  get shown(): boolean {
    return this.offered && (this.hint !== null || this.refusal !== null);
  }

  /** Ask for a hint; once more, and it is not wanted any longer. */
  async toggle(): Promise<void> {
    if (this.thinking || this.shown) this.close();
    else if (this.offered) await this.ask();
  }

  /** Stop thinking, and put away what was thought; whether there was something. */
  close(): boolean {
    const had = this.thinking || this.shown;
    this.waiting?.abort();
    this.waiting = null;
    this.thinking = false;
    this.hint = this.refusal = null;
    return had;
  }

  private async ask(): Promise<void> {
    const waiting = new AbortController();
    this.waiting = waiting;
    this.thinking = true;
    try {
      const hint = await get<Hint>(address(`/api/games/${this.store.id}/hint`, { seat: this.store.seat, draft: this.answers }), waiting.signal);
      if (this.waiting === waiting) this.hint = hint;
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      if (this.waiting === waiting) this.refusal = error;
    } finally {
      if (this.waiting === waiting) [this.waiting, this.thinking] = [null, false];
    }
  }
}
