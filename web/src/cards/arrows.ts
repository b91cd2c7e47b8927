/** Walking with the arrow keys between the things that glow, by where they lie on the screen. */

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
type Box = Pick<DOMRect, "x" | "y" | "width" | "height">;

const WAYS: Record<Direction, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

export const isDirection = (key: string): key is Direction => key in WAYS;

/** The nearest of some boxes in a direction: what lies aside counts double. Its index, or -1. */
export function nearest(from: Box, boxes: Box[], direction: Direction): number {
  const [right, down] = WAYS[direction];
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const x = box.x + box.width / 2 - from.x - from.width / 2;
    const y = box.y + box.height / 2 - from.y - from.height / 2;
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = index;
    }
  });
  return best;
}

/** Go to the next glowing thing; to the first if the focus is elsewhere. */
export function walk(root: HTMLElement, direction: Direction): boolean {
  const glowing = [...root.querySelectorAll<HTMLElement>("[data-glow]")].filter((each) => each.offsetParent !== null);
  const here = document.activeElement;
  if (!(here instanceof HTMLElement) || !root.contains(here)) {
    glowing[0]?.focus();
    return glowing.length > 0;
  }
  const others = glowing.filter((each) => each !== here);
  const found = others[nearest(here.getBoundingClientRect(), others.map((each) => each.getBoundingClientRect()), direction)];
  found?.focus();
  return found !== undefined;
}
