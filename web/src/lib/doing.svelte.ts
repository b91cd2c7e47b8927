/** Something that is done once at a time: while it is done nothing is sent twice, and what went wrong is said. */
import { Refused, Unreachable } from "./api";
import { capital } from "./names.svelte";
import { say } from "./words.svelte";

/** What went wrong, for people; the server's own words where it refused something. */
export function wordsOf(error: unknown): string {
  if (error instanceof Refused) return sentence(error.message);
  if (error instanceof Unreachable) return say("error-unreachable");
  throw error;
}

/** A phrase of the server as a sentence. */
export function sentence(words: string): string {
  const text = capital(words.trim());
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

export class Doing {
  busy = $state(false);
  problem = $state("");

  /** Do something unless it is being done; whether it went well. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = wordsOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

/** Something that is fetched: not there yet, there, or missing with the reason. */
export class Fetched<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");
  missing = $state(false);
  private latest = 0;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** Fetch it, again if need be; of several calls only the last counts. */
  async load(): Promise<void> {
    const number = ++this.latest;
    this.problem = "";
    this.missing = false;
    try {
      const found = await this.fetch();
      if (number === this.latest) this.value = found;
    } catch (error) {
      if (number !== this.latest) return;
      this.missing = error instanceof Refused && error.status === 404;
      this.problem = wordsOf(error);
    }
  }
}
