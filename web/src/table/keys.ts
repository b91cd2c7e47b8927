/** The keys of a game's page. In a dialog, a menu or where something is written they do nothing. */
import type { GameStore } from "../lib/game.svelte";

/** What keys do besides answering. */
export interface Desktop {
  help(): void;
  hint(): void;
  /** Close what lies beside the question; whether there was something. */
  dismiss(): boolean;
  find(): void;
  log(): void;
  hand(): void;
}

/** All keys as people are told of them; the first are how they are written. */
export const KEYS: [keys: string[], what: string][] = [
  [["1", "…", "9"], "digits"],
  [["←", "↑", "→", "↓"], "arrows"],
  [["Enter"], "enter"],
  [["Esc", "⌫"], "back"],
  [["i"], "look"],
  [["u"], "undo"],
  [["a"], "hint"],
  [["h"], "hand"],
  [["l"], "log"],
  [["b"], "past"],
  [["/"], "find"],
  [["?"], "help"],
];

const writes = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]") !== null;

/** Whether a key is meant for something that lies over the table. */
const isElsewhere = (): boolean => document.querySelector("dialog[open], [role=menu], [data-hand-over]") !== null;

/** Take back what was last chosen, or what was last sent. */
function undo(store: GameStore): void {
  void (store.draft.length > 0 ? store.back() : store.undo());
}

/** Answer with the option that has this digit in the list. */
function choose(digit: string): void {
  document.querySelector<HTMLElement>(`[data-digit="${digit}"]`)?.click();
}

export function keys(event: KeyboardEvent, store: GameStore, desktop: Desktop): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || writes(event.target) || isElsewhere()) return;
  const { key } = event;
  if (key === "Escape" && desktop.dismiss()) event.stopPropagation();
  else if (key === "Escape" || key === "Backspace") void store.back();
  else if (key === "u") undo(store);
  else if (key === "a") desktop.hint();
  else if (key === "?") desktop.help();
  else if (key === "/") desktop.find();
  else if (key === "l") desktop.log();
  else if (key === "h") desktop.hand();
  else if (key === "Enter" && store.ready && event.target === document.body) void store.confirm();
  else if (/^\d$/.test(key)) choose(key);
  else return;
  event.preventDefault();
}
