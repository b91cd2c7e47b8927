/** Which regions the map shows, and dims all others: by what can be chosen, by kind of what is there, or by nation. */
import type { BoardTable } from "../../lib/protocol";
import type { SaidOption } from "../../lib/wire";
import { REGIONS } from "./data";
import { optionsIn } from "./options";
import { threatened, type Stand } from "./standing";

/** What somebody may look for on the map, besides a nation. */
export const KINDS = ["armies", "people", "nazgul", "settlements", "taken", "sieges"] as const;

const IS: Record<(typeof KINDS)[number], (table: BoardTable, region: string, stand: Stand | undefined) => boolean> = {
  armies: (_, __, stand) => stand?.army != null || stand?.besieged != null,
  people: (_, __, stand) => stand !== undefined && (stand.people.length > 0 || stand.fellowship),
  nazgul: (_, __, stand) => (stand?.nazgul ?? 0) > 0,
  settlements: (_, region) => REGIONS[region]?.settlement != null,
  taken: (table, region) => table.control[region] !== undefined,
  sieges: (_, __, stand) => stand?.besieged != null,
};

/** The regions that a filter shows: a kind, `options`, `threatened` or a nation; nothing where it shows everything. */
export function filtered(filter: string, table: BoardTable, stands: Map<string, Stand>, options: Map<string, SaidOption[]>): Set<string> | null {
  if (filter === "") return null;
  if (filter === "threatened") return threatened(table, stands);
  const kind = KINDS.find((each) => each === filter);
  const isShown = (region: string): boolean => {
    const stand = stands.get(region);
    if (filter === "options") return optionsIn(options, region).length > 0;
    if (kind !== undefined) return IS[kind](table, region, stand);
    return [stand?.army, stand?.besieged].some((force) => force?.nations.includes(filter));
  };
  return new Set(Object.keys(REGIONS).filter(isShown));
}
