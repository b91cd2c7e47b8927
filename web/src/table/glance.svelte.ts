/** What is looked at in passing or closely from outside the table: a card named in the log, the one that asks. */
import { getContext, setContext } from "svelte";
import type { Thing } from "../lib/protocol";

const KEY = Symbol("glance");
const HOVER_MS = 250;

/** The elements that stand for a thing, on whatever table. */
export function elementsOf(thing: Thing): HTMLElement[] {
  const id = CSS.escape(thing.id);
  return [...document.querySelectorAll<HTMLElement>(`[data-thing="${thing.kind}:${id}"], [data-region="${id}"]`)];
}

export class Glance {
  /** Seen beside the pointer, as long as it rests there. */
  passing = $state.raw<{ thing: Thing; from: DOMRect; beside: DOMRect } | null>(null);
  /** Seen in a dialog until it is closed. */
  opened = $state.raw<Thing | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private marked: HTMLElement[] = [];

  /** The pointer or the focus has come to something that names things: mark them on the table, show the first. */
  point(things: Thing[], element: Element): void {
    this.rest();
    this.marked = things.flatMap(elementsOf);
    for (const each of this.marked) each.dataset["pointed"] = "";
    const [thing] = things;
    if (thing === undefined) return;
    this.timer = setTimeout(() => {
      if (!element.isConnected) return;
      const from = element.getBoundingClientRect();
      this.passing = { thing, from, beside: element.closest("aside")?.getBoundingClientRect() ?? from };
    }, HOVER_MS);
  }

  /** It has gone on. */
  rest(): void {
    clearTimeout(this.timer);
    for (const each of this.marked) delete each.dataset["pointed"];
    this.marked = [];
    this.passing = null;
  }

  open(thing: Thing): void {
    this.rest();
    this.opened = thing;
  }
}

export const provideGlance = (): Glance => setContext(KEY, new Glance());
export const useGlance = (): Glance => getContext<Glance>(KEY);
