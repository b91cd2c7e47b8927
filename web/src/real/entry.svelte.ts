/** What somebody enters of a throw or a draw: kept here until it is sent in one go. */
import type { GameStore } from "../lib/game.svelte";
import type { SaidOption, SaidQuestion } from "../lib/wire";
import { isRolled, optionsLeft } from "./drawing";

export class Entered {
  names = $state.raw<string[]>([]);

  constructor(
    private readonly store: GameStore,
    readonly question: SaidQuestion,
  ) {}

  /** How many dice or cards come together. */
  readonly total = $derived.by(() => Math.max(1, this.question.together ?? 1));
  readonly rolled = $derived.by(() => isRolled(this.question));
  readonly left = $derived.by(() => optionsLeft(this.question, this.names));

  get isComplete(): boolean {
    return this.names.length >= this.total;
  }

  /** Enter one more; what comes alone is sent at once, and can be taken back. */
  add(option: SaidOption | undefined): void {
    if (option === undefined || this.isComplete || this.store.busy) return;
    this.names = [...this.names, option.name];
    if (this.total === 1) void this.send();
  }

  /** Take one of those entered back, or the last. */
  takeBack(place = this.names.length - 1): void {
    if (!this.store.busy) this.names = this.names.filter((_, number) => number !== place);
  }

  wordsOf(name: string): string {
    return this.question.options.find((option) => option.name === name)?.words ?? name;
  }

  async send(): Promise<void> {
    if (this.names.length > 0) await this.store.tell(this.question, this.names);
  }
}
