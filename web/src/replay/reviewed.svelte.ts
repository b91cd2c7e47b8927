/** The review of a game: asked for, waited for while the server thinks, and there. */
import { get, query } from "../lib/api";
import { wordsOf } from "../lib/doing.svelte";
import { percent } from "../lib/percent";
import type { Thing } from "../lib/protocol";
import type { Line, Point } from "./series";

export interface Mistake {
  count: number;
  turn: number;
  seat: string;
  /** By how much the chance of its side to win was less. */
  lost: number;
  /** Why the other is better, where that can be said. */
  reason?: { key: string; words: string };
  /** What on the table was meant by what was done, and by what was better. */
  at: Thing[];
  words: { given: string; better: string };
}

export interface ReviewJson {
  chances: { count: number; chance: number }[];
  /** By side, the largest first. */
  mistakes: Record<string, Mistake[]>;
}

/** The review, or how much of it is done. */
type Reply = ReviewJson | { done: number };

const ASK_AGAIN_MS = 1500;
/** Chances are drawn from none to certain, with half a chance in the middle. */
export const SCALE = [0, 25, 50, 75, 100];

/** Where a mistake was made: before its answer. */
export const momentOf = (mistake: Mistake): number => mistake.count - 1;

/** The chances as a line, with dots at the mistakes. */
export function chanceLine(review: ReviewJson, first: number): Line {
  const points: Point[] = [];
  for (const { count, chance } of review.chances) {
    const value = percent(chance);
    if (points.length === 0) points.push({ number: first, value });
    else if (points.at(-1)?.value !== value) points.push({ number: count, value });
  }
  const dots = Object.values(review.mistakes).flat().map(momentOf);
  return { place: "chance", points, dots };
}

export class LookedBack {
  made = $state.raw<ReviewJson | null>(null);
  /** How much of it is done, while it is waited for. */
  done = $state<number | null>(null);
  problem = $state("");
  /** Whether it is known if there is one. */
  looked = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly watch: string,
  ) {}

  /** Look whether somebody has asked for the review already: then it is there, or waited for. */
  async look(): Promise<void> {
    if (this.made !== null || this.done !== null) return;
    const reply = await this.reply("false").catch(() => undefined);
    if (reply !== undefined && this.done === null) this.take(reply);
    this.looked = true;
  }

  /** Ask for the review, and again until it is there. */
  async ask(): Promise<void> {
    this.done ??= 0;
    this.looked = true;
    this.problem = "";
    try {
      const reply = await this.reply();
      if (reply !== undefined) this.take(reply);
    } catch (error) {
      this.done = null;
      this.problem = wordsOf(error);
    }
  }

  /** What the server says; nothing where there is no review, and none is to be made. */
  private reply(begin = ""): Promise<Reply | undefined> {
    return get(query(`/api/games/${this.id}/review`, { begin, watch: this.watch }));
  }

  private take(reply: Reply): void {
    if ("done" in reply) {
      this.done = reply.done;
      this.timer = setTimeout(() => void this.ask(), ASK_AGAIN_MS);
    } else {
      this.made = reply;
      this.done = null;
    }
  }

  /** Ask no more; the server goes on by itself. */
  close(): void {
    clearTimeout(this.timer);
  }
}
