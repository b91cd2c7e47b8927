/** The drawn map: what tools/draw_map.py has written, ready to be shown. */
import text from "./map.json?raw";

export type Point = [number, number];
/** Left, top, width, height. */
export type Room = [number, number, number, number];

interface Drawn {
  size: Point;
  /** Kind, face on the left, face on the right, then the line in tenths. */
  arcs: [string, string, string, ...number[]][];
  /** Type, terrain, then the arcs around it; `~number` is an arc backwards. */
  faces: Record<string, [string, string, ...number[]]>;
  ground: [string, string][];
  seas: [number, number, number, number, Record<string, string[]>][];
  ranges: [string, Record<string, string>][];
  regions: Record<string, Omit<Region, "id" | "path" | "neighbours" | "middle">>;
}

/** A name: the middle of it, its size, its lines. */
export type Name = [number, number, number, ...string[]];

/** A region: what is printed on it, and where everything stands. */
export interface Region {
  id: string;
  nation: string | null;
  settlement: "town" | "city" | "stronghold" | "fortification" | null;
  points: number;
  /** The room for counters. */
  counters: Room;
  /** A higher room, for many counters. */
  crowd: Room | null;
  /** The room of a siege, in place of the settlement. */
  siege: Room | null;
  icon: Point | null;
  /** Its name by language, within its borders. */
  names: Record<string, Name>;
  /** Its name as it is written where the map is seen from afar: larger, and over its borders if need be. */
  far: Record<string, Name>;
  path: string;
  /** Where one can go from here. */
  neighbours: string[];
  /** The middle of its counters. */
  middle: Point;
}

const drawn = JSON.parse(text) as Drawn;

export const [WIDTH, HEIGHT] = drawn.size;
export const { ground: GROUND, seas: SEAS, ranges: RANGES } = drawn;

/** The lines of the borders, by number of their arc. */
const LINES: Point[][] = drawn.arcs.map(([, , , ...tenths]) => {
  const line: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < tenths.length; at += 2) {
    x += tenths[at] ?? 0;
    y += tenths[at + 1] ?? 0;
    line.push([x / 10, y / 10]);
  }
  return line;
});

const written = (line: Point[]): string => line.map(([x, y]) => `${x} ${y}`).join("L");
const along = (ref: number): Point[] => (ref >= 0 ? (LINES[ref] ?? []) : [...(LINES[~ref] ?? [])].reverse());

/** The outline of a face. */
export function outline(face: string): string {
  const [, , ...ring] = drawn.faces[face] ?? ["", ""];
  return `M${written(ring.flatMap((ref) => along(ref).slice(0, -1)))}Z`;
}

/** The faces of a type, or the regions of a terrain. */
export const facesOf = (type: string, terrain = ""): string[] =>
  Object.entries(drawn.faces).flatMap(([face, [of, ground]]) => (of === type && (terrain === "" || ground === terrain) ? [face] : []));

/** All borders of a kind in one path, or those of which the two faces please. */
export const borders = (kind: string, wanted: (left: string, right: string) => boolean = () => true): string =>
  drawn.arcs.map(([of, left, right], number) => (of === kind && wanted(left, right) ? `M${written(LINES[number] ?? [])}` : "")).join("");

export const TERRAINS = [...new Set(Object.values(drawn.faces).map(([, terrain]) => terrain))].filter((terrain) => terrain !== "");

function neighboursOf(region: string): string[] {
  return drawn.arcs.flatMap(([kind, left, right]) => (kind !== "open" ? [] : left === region ? [right] : right === region ? [left] : []));
}

export const REGIONS: Record<string, Region> = Object.fromEntries(
  Object.entries(drawn.regions).map(([id, found]) => {
    const [left, top, width, height] = found.counters;
    return [id, { ...found, id, path: outline(id), neighbours: neighboursOf(id), middle: [left + width / 2, top + height / 2] }];
  }),
);

export const NATIONS = [...new Set(Object.values(REGIONS).map((region) => region.nation))].filter((nation): nation is string => nation !== null).sort();
