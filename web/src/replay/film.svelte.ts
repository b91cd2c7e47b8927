/** A game looked at answer by answer: where one stands, what is shown there, and going on by itself. */
import { settings } from "../lib/settings.svelte";
import { applied } from "../lib/tables";
import type { ChangeJson, Thing } from "../lib/protocol";
import type { Entry, View } from "../lib/wire";
import type { Shown } from "../table/sitting";
import { stepsOf } from "../table/stage.svelte";
import { marksFor, nextMark, type Mark, type Sought } from "./marks";
import type { Tape } from "./past";

export const SPEEDS = [0.5, 1, 2, 4];
/** How long an answer is looked at when the film runs by itself. */
const LOOK_MS = 1400;
const STEP_MS = 250;
/** However much an answer brings about, it is shown in this time. */
const LONGEST_MS = 4000;

export class Film implements Shown {
  at = $state(0);
  view = $state.raw<View | null>(null);
  changes = $state.raw<ChangeJson[]>([]);
  /** What on the table one has come for, as long as one stays. */
  pointed = $state.raw<Thing[]>([]);
  /** What is being told: the event that is shown, else all of the last answer. */
  caption = $state("");
  /** The film runs by itself. */
  running = $state(false);
  speed = $state(1);
  /** Which marks are shown and gone to. */
  sought = $state<Sought>("any");
  /** The table could not be fetched. */
  lost = $state.raw<unknown>(null);
  /** Nothing has to be waited for, so that the table can be touched at any time. */
  readonly playing = false;
  readonly line = "";
  private tape = $state.raw<Tape | null>(null);
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How long what is being shown takes. */
  private takes = 0;
  private next: ReturnType<typeof setTimeout> | undefined;

  readonly entries = $derived<Entry[]>(this.tape?.entries ?? []);
  readonly first = $derived(this.entries[0]?.number ?? 0);
  readonly last = $derived(this.entries.at(-1)?.number ?? 0);
  /** Where something is told: stepping goes from one to the next. */
  readonly stops = $derived(this.entries.filter((entry) => entry.words || entry.number === this.first || entry.number === this.last));
  /** The last thing that was told where one stands. */
  readonly told = $derived(this.stops.findLast((entry) => entry.number <= this.at && entry.words) ?? null);

  /** Look at another tape, at the same place if it has one. */
  load(tape: Tape, at = this.at): Promise<void> {
    this.tape = tape;
    return this.go(at, at === this.at ? this.pointed : []);
  }

  /** Go somewhere, perhaps for something that lies there; one answer onwards is shown event by event. */
  async go(number: number, pointed: Thing[] = []): Promise<void> {
    const tape = this.tape;
    const to = Math.min(this.last, Math.max(this.first, number));
    const asked = ++this.wanted;
    const passed = this.entries.filter((entry) => this.at < entry.number && entry.number <= to);
    const onwards = passed.filter((entry) => entry.words).length === 1;
    const before = this.view;
    this.at = to;
    this.pointed = pointed;
    if (tape === null) return;
    try {
      const after = await tape.view(to);
      if (asked !== this.wanted) return;
      this.lost = null;
      if (onwards && before !== null && settings.chosen.motion && !document.hidden) this.show(before, passed, after);
      else {
        this.takes = 0;
        this.still(after, []);
      }
    } catch (error) {
      if (asked === this.wanted) this.lost = error;
    }
  }

  /** To the next thing that is told, or the one before. */
  step(way: 1 | -1): Promise<void> {
    const found = way > 0 ? this.stops.find((entry) => entry.number > this.at) : this.stops.findLast((entry) => entry.number < this.at);
    return this.go(found?.number ?? (way > 0 ? this.last : this.first));
  }

  /** To the next mark of those that are looked for, or of a kind, or to the one before; where there is none, one stays. */
  seek(marks: Mark[], way: 1 | -1, sought: Sought = this.sought): Promise<void> {
    return this.go(nextMark(marksFor(marks, sought), this.at, way)?.number ?? this.at);
  }

  /** The events of some entries one after the other, each for a moment; then the table as it stands. */
  private show(before: View, passed: Entry[], after: View): void {
    const { steps } = stepsOf(passed, []);
    const pace = Math.min(STEP_MS, LONGEST_MS / steps.length) / Math.max(1, this.speed);
    let shown = before;
    this.takes = pace * Math.max(0, steps.length - 1);
    const go = (number: number): void => {
      const step = steps[number];
      if (step === undefined || number === steps.length - 1) {
        this.still(after, step?.changes ?? []);
        return;
      }
      try {
        shown = applied(shown, step.changes);
      } catch {
        this.still(after, steps.slice(number).flatMap((each) => each.changes));
        return;
      }
      this.view = shown;
      this.changes = step.changes;
      this.caption = step.words || this.caption;
      this.timer = setTimeout(() => go(number + 1), pace);
    };
    clearTimeout(this.timer);
    go(0);
  }

  private still(view: View, changes: ChangeJson[]): void {
    clearTimeout(this.timer);
    this.changes = changes;
    this.view = view;
    this.caption = this.told?.words ?? "";
  }

  /** Show at once how it stands. */
  skip(): void {
    void this.go(this.at, this.pointed);
  }

  /** Let it run by itself, from the beginning if it stands at the end; or stop it. */
  toggle(): void {
    if (this.running) {
      this.stop();
      return;
    }
    this.running = true;
    if (this.at >= this.last) void this.go(this.first);
    this.wait();
  }

  stop(): void {
    this.running = false;
    clearTimeout(this.next);
  }

  private wait(): void {
    clearTimeout(this.next);
    this.next = setTimeout(() => {
      if (!this.running) return;
      if (this.at >= this.last) this.stop();
      else void this.step(1).then(() => this.running && this.wait());
    }, LOOK_MS / this.speed + this.takes);
  }

  close(): void {
    this.stop();
    clearTimeout(this.timer);
  }
}
