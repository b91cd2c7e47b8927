/** Where something is laid over the map, so that it hides little of what matters there. */
import { HEIGHT, REGIONS, WIDTH } from "./map/data";

/** So much of the width and of the height lies under a panel. */
const ACROSS = 0.52;
const DOWN = 0.45;

/** Whether panels stand in the east: where something is fought over in the west, or where they hide fewer regions that can be chosen. */
export function isSeenFromEast(fought: string | undefined, glowing: string[]): boolean {
  const battle = REGIONS[fought ?? ""];
  if (battle !== undefined) return battle.middle[0] < WIDTH * ACROSS;
  const low = glowing.flatMap((id) => (REGIONS[id] ? [REGIONS[id].middle] : [])).filter(([, y]) => y > HEIGHT * (1 - DOWN));
  return low.filter(([x]) => x < WIDTH * ACROSS).length > low.filter(([x]) => x > WIDTH * (1 - ACROSS)).length;
}
