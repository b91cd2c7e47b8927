/** The keys of a game's page. */
import type { GameStore } from "../lib/game.svelte";

export function keys(event: KeyboardEvent, store: GameStore): void {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]") !== null;
  const elsewhere = document.querySelector("dialog[open], [role=menu]") !== null;
  if (typing || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape" || event.key === "Backspace") void store.back();
  else if (event.key === "u") void store.undo();
  else if (event.key === "Enter" && store.ready && event.target === document.body) void store.confirm();
  else if (/^[1-9]$/.test(event.key)) {
    const option = store.question?.options[Number(event.key) - 1];
    if (option !== undefined) void store.answer(option.name);
  } else return;
  event.preventDefault();
}
