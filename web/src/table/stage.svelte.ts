/** What is shown of the table: after an update its events one after the other, each for a moment; else as it stands. */
import { untrack } from "svelte";
import type { GameStore } from "../lib/game.svelte";
import type { ChangeJson } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { applied } from "../lib/tables";
import type { Entry, View } from "../lib/wire";

export interface Step {
  words: string;
  changes: ChangeJson[];
}

const STEP_MS = 250;
const LONGEST_MS = 6000;

/** The steps in which entries are shown: an event each, several alike together; none for what the seats themselves did. */
export function stepsOf(entries: Entry[], own: string[]): { done: ChangeJson[]; steps: Step[] } {
  const first = entries.findIndex((entry) => !own.includes(entry.side));
  const known = first < 0 ? entries.length : first;
  const steps: (Step & { kind: string })[] = [];
  for (const event of entries.slice(known).flatMap((entry) => entry.events)) {
    const last = steps.at(-1);
    if (last !== undefined && (last.kind === event.kind || event.kind === "table")) {
      last.changes = [...last.changes, ...event.changes];
      last.words = event.words || last.words;
    } else steps.push({ kind: event.kind, words: event.words, changes: event.changes });
  }
  const done = entries.slice(0, known).flatMap((entry) => entry.events.flatMap((event) => event.changes));
  return { done, steps: steps.filter((step) => step.changes.length > 0) };
}

export class Stage {
  view = $state.raw<View | null>(null);
  changes = $state.raw<ChangeJson[]>([]);
  /** What is being shown, in words; nothing when the table stands still. */
  line = $state("");
  playing = $state(false);
  private seat = "";
  private told = 0;
  private standing: View | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly store: GameStore) {
    $effect(() => {
      const { view, game, preview } = store;
      untrack(() => this.follow(view, preview === null ? (game?.views[store.seat] ?? null) : null));
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private follow(view: View | null, standing: View | null): void {
    if (standing === null) {
      this.still(view, this.store.preview?.events.flatMap((event) => event.changes) ?? []);
      return;
    }
    if (standing === this.standing) {
      if (!this.playing) this.still(view, []);
      return;
    }
    const before = this.seat === this.store.seat ? this.standing : null;
    const fresh = this.store.log.filter((entry) => entry.number > this.told);
    this.standing = standing;
    this.seat = this.store.seat;
    this.told = this.store.game?.count ?? 0;
    if (before === null || fresh.length === 0 || !settings.chosen.motion || document.hidden) this.still(view, []);
    else this.play(before, fresh);
  }

  private play(before: View, fresh: Entry[]): void {
    const { done, steps } = stepsOf(fresh, this.store.game?.mine ?? []);
    const pace = Math.min(STEP_MS, LONGEST_MS / Math.max(1, steps.length));
    let shown: View;
    const go = (number: number): void => {
      const step = steps[number];
      if (step === undefined) {
        this.skip();
        return;
      }
      try {
        shown = applied(shown, step.changes);
      } catch {
        this.skip();
        return;
      }
      this.view = shown;
      this.changes = step.changes;
      this.line = step.words || this.line;
      this.timer = setTimeout(() => go(number + 1), pace);
    };
    clearTimeout(this.timer);
    try {
      shown = applied(before, done);
    } catch {
      this.still(this.store.view, done);
      return;
    }
    this.playing = steps.length > 0;
    go(0);
  }

  /** Show at once how it stands. */
  skip(): void {
    this.still(this.store.view, []);
  }

  private still(view: View | null, changes: ChangeJson[]): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.line = "";
    this.changes = changes;
    this.view = view;
  }
}
