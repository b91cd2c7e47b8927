/** Where a panel about a place stands: beside it, where it hides least of what one may want to click. */
import type { Point } from "./data";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 16;
const EDGE = 6;

/** Right of a box, left of it, above or below, whichever covers fewest points; in the window in any case. */
export function beside(box: Box, [width, height]: Point, [wide, high]: Point, avoid: Point[]): { left: number; top: number } {
  const middle: Point = [box.left + box.width / 2, box.top + box.height / 2];
  const ways: Point[] = [
    [box.left + box.width + GAP, middle[1] - height / 2],
    [box.left - GAP - width, middle[1] - height / 2],
    [middle[0] - width / 2, box.top - GAP - height],
    [middle[0] - width / 2, box.top + box.height + GAP],
  ];
  const inside = (at: number, size: number, room: number): number => Math.max(EDGE, Math.min(at, room - size - EDGE));
  const places = ways.map(([x, y]) => {
    const [left, top] = [inside(x, width, wide), inside(y, height, high)];
    const covers = ([a, b]: Point, air: number): boolean => a > left - air && a < left + width + air && b > top - air && b < top + height + air;
    const hidden = avoid.filter((point) => covers(point, GAP)).length;
    return { left, top, cost: hidden + (covers(middle, 0) ? avoid.length + 1 : 0) };
  });
  return places.reduce((best, each) => (each.cost < best.cost ? each : best));
}
