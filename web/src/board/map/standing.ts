/** What stands in each region, read from the table: armies by kind of figure, people, the Fellowship. */
import type { BoardTable, StrengthView } from "../../lib/protocol";
import { REGIONS } from "./data";
import { lookOf } from "./nations";

export const KINDS = ["regular", "elite", "leader"] as const;
export type Kind = (typeof KINDS)[number];

/** An army: its nations, the strongest first, and how many of each kind there are in all. */
export interface Force {
  nations: string[];
  counts: [Kind, number][];
  side: string;
  units: number;
}

/** Everything that stands in a region. */
export interface Stand {
  region: string;
  army: Force | null;
  besieged: Force | null;
  nazgul: number;
  people: string[];
  fellowship: boolean;
}

/** The nation and kind of a piece: `gondor-elite`. */
export function partsOf(piece: string): [string, Kind] {
  const cut = piece.lastIndexOf("-");
  return [piece.slice(0, cut), piece.slice(cut + 1) as Kind];
}

export function forceOf(figures: Record<string, number> | undefined): Force | null {
  const found = Object.entries(figures ?? {}).filter(([, count]) => count > 0);
  if (found.length === 0) return null;
  const strength = new Map<string, number>();
  const counts = new Map<Kind, number>();
  for (const [piece, count] of found) {
    const [nation, kind] = partsOf(piece);
    strength.set(nation, (strength.get(nation) ?? 0) + count);
    counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  const nations = [...strength].sort(([a, one], [b, other]) => other - one || a.localeCompare(b)).map(([nation]) => nation);
  return {
    nations,
    counts: KINDS.flatMap((kind): [Kind, number][] => (counts.has(kind) ? [[kind, counts.get(kind) ?? 0]] : [])),
    side: lookOf(nations[0]).side,
    units: (counts.get("regular") ?? 0) + (counts.get("elite") ?? 0),
  };
}

/** All regions in which something stands. */
export function standsOf(table: BoardTable): Map<string, Stand> {
  const found = new Map<string, Stand>();
  for (const region of Object.keys(REGIONS)) {
    const stand: Stand = {
      region,
      army: forceOf(table.armies[region]),
      besieged: forceOf(table.besieged[region]),
      nazgul: table.nazgul[region] ?? 0,
      people: Object.entries(table.characters).flatMap(([name, at]) => (at === region ? [name] : [])),
      fellowship: table.fellowship.at === region && table.fellowship.mordor === null,
    };
    if (stand.army || stand.besieged || stand.nazgul || stand.people.length > 0 || stand.fellowship) found.set(region, stand);
  }
  return found;
}

/** The side that holds a region: who has taken it, else whose home it is; nobody in the wild. */
export function holderOf(table: BoardTable, region: string): string | null {
  const nation = REGIONS[region]?.nation;
  return table.control[region] ?? (nation ? lookOf(nation).side : null);
}

/** How an army would fight, as far as the table tells; games that were kept long ago do not. */
export const strengthOf = (table: BoardTable, region: string, side: string): StrengthView | undefined =>
  (table.strengths as BoardTable["strengths"] | undefined)?.[region]?.[side];

/** For whose armies a region is free: a side, both or nobody; nothing where the table does not tell. */
export function freeFor(table: BoardTable, region: string): string | undefined {
  const free = table.free as BoardTable["free"] | undefined;
  if (free === undefined) return undefined;
  return region in free ? (free[region] ?? "nobody") : "both";
}

/** Whether somebody has taken what was another side's. */
export function isTaken(table: BoardTable, region: string): boolean {
  const nation = REGIONS[region]?.nation;
  return nation != null && table.control[region] !== undefined && table.control[region] !== lookOf(nation).side;
}

/** The regions within so many steps of one, with how far they are. */
export function within(region: string, steps: number): Map<string, number> {
  const found = new Map([[region, 0]]);
  for (const [at, far] of found) {
    if (far >= steps) continue;
    for (const next of REGIONS[at]?.neighbours ?? []) if (!found.has(next)) found.set(next, far + 1);
  }
  return found;
}

/** Strongholds that are besieged, or beside which an enemy army stands. */
export function threatened(table: BoardTable, stands: Map<string, Stand>): Set<string> {
  const found = Object.values(REGIONS).filter((region) => {
    if (region.settlement !== "stronghold") return false;
    const holder = holderOf(table, region.id);
    const enemies = [region.id, ...region.neighbours].map((near) => stands.get(near)?.army?.side ?? holder);
    return enemies.some((side) => side !== holder);
  });
  return new Set(found.map((region) => region.id));
}
