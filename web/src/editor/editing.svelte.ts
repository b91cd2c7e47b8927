/** A document that is being edited: every edit can be taken back, and the server says of each whether it can be. */
import { post, Refused, Unreachable, type RefusalJson } from "../lib/api";
import { wordsOf } from "../lib/doing.svelte";
import type { BoardView } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { startOf, tableOf, type Laid, type PositionDocument } from "./document";
import { edited, type Draft } from "./edits";

const PAUSE = 120;
const KEPT = "ringwar-editor";
/** What cannot be read, or is something else altogether. */
const WRONG = 422;

export class Editing {
  document = $state.raw<PositionDocument | null>(null);
  /** The last document that could be played, as the server has shown it. */
  laid = $state.raw<Laid | null>(null);
  refusal = $state.raw<(RefusalJson & { why: string }) | null>(null);
  problem = $state("");
  private past = $state.raw<PositionDocument[]>([]);
  private future = $state.raw<PositionDocument[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private latest = 0;

  /** The table as it is drawn. */
  get table(): BoardView | null {
    return this.document && this.laid && tableOf(this.document, this.laid.view);
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Begin with a document, whole or in part; what cannot be played is refused, and everything stays as it was. */
  async open(document: unknown): Promise<void> {
    const laid = await post<Laid>("/api/positions", { document });
    if (laid.document.game !== "boardgame") throw new Refused(WRONG, { key: "", about: {}, clauses: [], words: say("editor-other-game") });
    this.laid = laid;
    this.refusal = null;
    this.problem = "";
    if (this.document === null) this.document = laid.document;
    else this.go(laid.document, this.past, this.document);
  }

  /** Go on with what was edited here, whether it can be played or not; false where it is no whole document of ours. */
  async resume(before: unknown): Promise<boolean> {
    const document = before as PositionDocument;
    try {
      await this.open(document);
      return true;
    } catch (error) {
      if (!(error instanceof Refused) || typeof before !== "object") throw error;
    }
    try {
      await this.open(startOf(document.players, document.expansions, document.options));
    } catch {
      return false;
    }
    const whole = Object.keys(this.document ?? {}).every((name) => name in document);
    if (whole) this.show(document);
    return whole;
  }

  edit(change: (draft: Draft) => void): void {
    if (this.document === null) return;
    const next = edited(this.document, change);
    if (JSON.stringify(next) !== JSON.stringify(this.document)) this.go(next, this.past, this.document);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined || this.document === null) return;
    this.future = [this.document, ...this.future];
    this.past = this.past.slice(0, -1);
    this.show(before);
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (next === undefined || this.document === null) return;
    this.past = [...this.past, this.document];
    this.future = rest;
    this.show(next);
  }

  private go(next: PositionDocument, past: PositionDocument[], before: PositionDocument): void {
    this.past = [...past, before];
    this.future = [];
    this.show(next);
  }

  private show(document: PositionDocument): void {
    this.document = document;
    sessionStorage.setItem(KEPT, JSON.stringify(document));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), PAUSE);
  }

  /** Ask the server; of several calls only the last counts. */
  async check(): Promise<void> {
    const number = ++this.latest;
    const { document } = this;
    try {
      const laid = await post<Laid>("/api/positions", { document });
      if (number !== this.latest) return;
      this.laid = laid;
      this.refusal = null;
      this.problem = "";
    } catch (error) {
      if (number !== this.latest) return;
      if (error instanceof Refused && error.status === WRONG) {
        this.refusal = { ...error.refusal, why: String(error.refusal["why"] ?? error.refusal.words) };
        this.problem = "";
      } else if (error instanceof Refused || error instanceof Unreachable) this.problem = wordsOf(error);
      else throw error;
    }
  }
}

/** What was edited before the page was loaded again, in this window. */
export function kept(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as unknown;
  } catch {
    return null;
  }
}
