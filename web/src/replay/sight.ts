/** Keep something of a list that scrolls in sight, without moving the page. */
export function keepInSight(list: HTMLElement | null, selector: string): void {
  const here = list?.querySelector<HTMLElement>(selector);
  if (!list || !here) return;
  const top = here.offsetTop - list.offsetTop;
  const isSeen = top >= list.scrollTop && top + here.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = top - list.clientHeight / 3;
}
