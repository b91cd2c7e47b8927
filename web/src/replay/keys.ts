/** The keys by which one goes through a game. */
import type { Film } from "./film.svelte";
import { nextMark, type Mark } from "./marks";

/** What each key does; whether something was done. */
export function filmKeys(event: KeyboardEvent, film: Film, marks: Mark[]): boolean {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const typing = target.closest("input:not([type=range]), textarea, select, [contenteditable]") !== null;
  if (typing || document.querySelector("dialog[open]") !== null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const to = wayOf(event.key, film, marks);
  if (to === undefined || (event.key === " " && target.closest("button, a, summary") !== null)) return false;
  if (event.key !== " ") film.stop();
  to();
  event.preventDefault();
  return true;
}

function wayOf(key: string, film: Film, marks: Mark[]): (() => unknown) | undefined {
  const mark = (way: 1 | -1): Promise<void> => film.go(nextMark(marks, film.at, way)?.number ?? (way > 0 ? film.last : film.first));
  const ways: Record<string, () => unknown> = {
    ArrowLeft: () => film.step(-1),
    ArrowRight: () => film.step(1),
    Home: () => film.go(film.first),
    End: () => film.go(film.last),
    PageUp: () => mark(-1),
    PageDown: () => mark(1),
    " ": () => film.toggle(),
  };
  return Object.hasOwn(ways, key) ? ways[key] : undefined;
}

/** Up and down between the buttons of a list. */
export function walkList(event: KeyboardEvent, list: HTMLElement | null): void {
  const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (way === 0 || list === null) return;
  const buttons = [...list.querySelectorAll("button")];
  buttons[buttons.findIndex((button) => button === event.currentTarget) + way]?.focus();
  event.preventDefault();
}
