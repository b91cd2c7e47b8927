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
  /** What names the things that are marked or shown. */
  private by: EventTarget | null = null;

  /** Mark things that something names on the table, and leave all of it in sight. */
  mark(things: Thing[], by: EventTarget): void {
    this.rest();
    this.by = by;
    this.marked = things.flatMap(elementsOf);
    for (const each of this.marked) each.dataset["pointed"] = "";
  }

  /** The pointer or the focus has come to something that names things: mark them on the table, show the first. */
  point(things: Thing[], element: Element): void {
    this.mark(things, element);
    const [thing] = things;
    if (thing === undefined) return;
    this.timer = setTimeout(() => {
      if (!element.isConnected) return;
      const from = element.getBoundingClientRect();
      this.passing = { thing, from, beside: element.closest("aside")?.getBoundingClientRect() ?? from };
    }, HOVER_MS);
  }

  /** Whether this names what is marked now. */
  isBy(element: EventTarget): boolean {
    return this.by === element;
  }

  /** The pointer or the focus has gone on: from whatever it was, or from something that may not be what it came to last. */
  rest(from = this.by): void {
    if (from !== this.by) return;
    this.by = null;
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
