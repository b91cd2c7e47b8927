/** Lists that one walks along with the arrow keys. */

/** Up and down between the buttons of a list. */
export function walkList(event: KeyboardEvent, list: HTMLElement | null): void {
  const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (way === 0 || list === null) return;
  const buttons = [...list.querySelectorAll("button")];
  buttons[buttons.findIndex((button) => button === event.currentTarget) + way]?.focus();
  event.preventDefault();
}
