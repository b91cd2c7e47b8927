/** The keys by which one goes through a game. */
import type { Film } from "./film.svelte";
import type { Mark, MarkKind } from "./marks";

/** The letters by which one goes to the next of a kind, with Shift to the one before. */
export const SEEK_KEYS: Record<string, MarkKind> = { t: "round", b: "battle", h: "hunt", c: "capture", o: "corruption" };

/** What each key does; whether something was done. */
export function filmKeys(event: KeyboardEvent, film: Film, marks: Mark[]): boolean {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const typing = target.closest("input:not([type=range]), textarea, select, [contenteditable]") !== null;
  if (typing || document.querySelector("dialog[open]") !== null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const to = wayOf(event.key, film, marks) ?? seekOf(event, film, marks);
  if (to === undefined || (event.key === " " && target.closest("button, a, summary") !== null)) return false;
  if (event.key !== " ") film.stop();
  to();
  event.preventDefault();
  return true;
}

/** By a letter, wherever it lies on keyboards of other alphabets. */
function seekOf(event: KeyboardEvent, film: Film, marks: Mark[]): (() => unknown) | undefined {
  const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace(/^Key/, "").toLowerCase();
  const kind = Object.hasOwn(SEEK_KEYS, letter) ? SEEK_KEYS[letter] : undefined;
  return kind === undefined ? undefined : () => film.seek(marks, event.shiftKey ? -1 : 1, kind);
}

function wayOf(key: string, film: Film, marks: Mark[]): (() => unknown) | undefined {
  const ways: Record<string, () => unknown> = {
    ArrowLeft: () => film.step(-1),
    ArrowRight: () => film.step(1),
    Home: () => film.go(film.first),
    End: () => film.go(film.last),
    PageUp: () => film.seek(marks, -1),
    PageDown: () => film.seek(marks, 1),
    " ": () => film.toggle(),
  };
  return Object.hasOwn(ways, key) ? ways[key] : undefined;
}
