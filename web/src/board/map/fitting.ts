/** How the counters of a region are put together: how much room each takes, in rows, and how large they can be. */
import type { Room } from "./data";
import type { Force, Stand } from "./standing";

export const TOKEN = 28;
/** The height of the walls around a garrison. */
export const WALLS = 36;
export const CELL = 15.6;
const GAP = 3;
const BADGE = 19;
const MOST_BADGES = 5;
const LARGEST = 1.25;

export interface Item {
  what: "fellowship" | "army" | "siege" | "nazgul" | "person" | "more";
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Fitted {
  items: Item[];
  scale: number;
  x: number;
  y: number;
}

/** How wide an army is: its emblem, then a cell for each kind of figure. */
export const widthOf = (force: Force): number => (force.counts.at(-1)?.[0] === "leader" ? 30 : 27.5) + force.counts.length * CELL;

/** Where the garrison and the besieger of a siege stand, within the siege. */
export function siegeSize(garrison: Force, besieger: Force | null): [number, number] {
  const inner = widthOf(garrison) + 12;
  return besieger === null ? [inner, WALLS] : [Math.max(inner + 8, widthOf(besieger) + 8), WALLS + TOKEN];
}

function itemsOf(stand: Stand): Item[][] {
  const item = (what: Item["what"], id: string, width: number, height: number): Item => ({ what, id, width, height, x: 0, y: 0 });
  const first: Item[] = [];
  if (stand.fellowship) first.push(item("fellowship", "fellowship", 34, 34));
  if (stand.besieged) first.push(item("siege", stand.region, ...siegeSize(stand.besieged, stand.army)));
  else if (stand.army) first.push(item("army", stand.region, widthOf(stand.army), TOKEN));
  const badges: Item[] = stand.nazgul > 0 ? [item("nazgul", "nazgul", BADGE + 6, BADGE)] : [];
  const people = stand.people.map((person) => item("person", person, BADGE, BADGE));
  badges.push(...(people.length > MOST_BADGES ? [...people.slice(0, MOST_BADGES - 1), item("more", String(people.length - MOST_BADGES + 1), BADGE, BADGE)] : people));
  return [first, badges].filter((row) => row.length > 0);
}

/** Put what stands in a region into whichever of its rooms, in one row or several, shows it largest. */
export function fitted(stand: Stand, rooms: Room[]): Fitted {
  const rows = itemsOf(stand);
  const [first = [], badges = []] = rows;
  const apart = first.map((item) => [item]);
  const ways = [rows, [rows.flat()], [...apart, badges], [...apart.slice(1), [...first.slice(0, 1), ...badges]]].map((way) => way.filter((row) => row.length > 0));
  const found = rooms.flatMap((room) => ways.map((way) => placed(way, room)));
  return found.reduce((best, each) => (each.scale > best.scale * 1.08 ? each : best));
}

/** Put rows of items into a room. */
function placed(rows: Item[][], room: Room): Fitted {
  const wide = Math.max(...rows.map(sum));
  const items: Item[] = [];
  let top = 0;
  for (const row of rows) {
    const high = Math.max(...row.map((each) => each.height));
    let left = (wide - sum(row)) / 2;
    for (const each of row) {
      items.push({ ...each, x: left, y: top + (high - each.height) / 2 });
      left += each.width + GAP;
    }
    top += high + GAP;
  }
  const high = top - GAP;
  const scale = Math.min(LARGEST, room[2] / wide, room[3] / high);
  return { items, scale, x: room[0] + (room[2] - wide * scale) / 2, y: room[1] + (room[3] - high * scale) / 2 };
}

const sum = (row: Item[]): number => row.reduce((total, each) => total + each.width + GAP, -GAP);

/** The letters of a badge: first letters of the words of a name, or its first two. */
export function initials(name: string): string {
  const words = name.split(/[\s,-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const [first = name, second] = words;
  return second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2);
}
