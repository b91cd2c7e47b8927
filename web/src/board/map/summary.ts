/** A region in words: for the small panel, and as it is read out. Names come from the server. */
import { library, named } from "../../lib/names.svelte";
import type { BoardTable } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";
import { REGIONS } from "./data";
import { freeFor, holderOf, isTaken, strengthOf, type Force, type Stand } from "./standing";

const GAME = "boardgame";
export const nameOf = (id: string): string => named(GAME, id);

/** A name as the server says it within a sentence: "the Witch-king". */
export const bareName = (id: string): string => library.of(GAME).names[id] ?? nameOf(id);

/** Whether a person fights for the Shadow. */
export const isMinion = (person: string): boolean => library.catalogue?.games.boardgame.things.character[person]?.side === "shadow";

/** Figures in words: "2 × Gondor regular". */
export const figuresOf = (figures: Record<string, number> | undefined): string[] =>
  Object.entries(figures ?? {})
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => say("map-figures", { count, name: nameOf(piece) }));

/** How an army would fight, in words: "5 dice, leadership 2". */
function strengthIn(table: BoardTable, id: string, force: Force | null | undefined): string {
  const strength = force ? strengthOf(table, id, force.side) : undefined;
  return strength === undefined ? "" : say("region-strength", { ...strength });
}

/** For whose armies a region is free, in words. */
export function freedom(table: BoardTable, id: string): string {
  const side = freeFor(table, id);
  if (side === undefined) return "";
  return side === "both" || side === "nobody" ? say(`region-free-${side}`) : say("region-free", { who: bareName(side) });
}

/** What is printed on a region. */
export function printedOf(id: string): string[] {
  const region = REGIONS[id];
  if (region === undefined) return [];
  return [
    region.nation ? nameOf(region.nation) : say("map-wild"),
    region.settlement ? say(`map-${region.settlement}`) : "",
    region.points > 0 ? say("board-points", { count: region.points }) : "",
  ].filter(Boolean);
}

export interface Told {
  /** What is so in the region: who holds it, sieges, the Fellowship. */
  notes: string[];
  army: string[];
  besieged: string[];
  /** How the army and the besieged would fight. */
  armyStrength: string;
  besiegedStrength: string;
  people: string[];
}

/** What stands in a region. */
export function toldOf(table: BoardTable, id: string, stand: Stand | undefined): Told {
  const holder = holderOf(table, id);
  const { fellowship } = table;
  return {
    notes: [
      isTaken(table, id) && holder ? say("map-held", { who: nameOf(holder) }) : "",
      stand?.besieged ? say("map-besieged") : REGIONS[id]?.settlement === "stronghold" ? say("map-unbesieged") : "",
      stand?.fellowship ? say(fellowship.revealed ? "map-fellowship-here" : "map-fellowship-last", { count: fellowship.progress }) : "",
    ].filter(Boolean),
    army: figuresOf(table.armies[id]),
    besieged: figuresOf(table.besieged[id]),
    armyStrength: strengthIn(table, id, stand?.army),
    besiegedStrength: strengthIn(table, id, stand?.besieged),
    people: [...(stand?.nazgul ? [say("map-figures", { count: stand.nazgul, name: nameOf("nazgul") })] : []), ...(stand?.people ?? []).map(nameOf)],
  };
}

/** A region as it is read out. */
export function spoken(table: BoardTable, id: string, stand: Stand | undefined): string {
  const told = toldOf(table, id, stand);
  const garrison = told.besieged.length > 0 ? say("map-garrison", { figures: [...told.besieged, told.besiegedStrength].filter(Boolean).join(", ") }) : "";
  const near = say("map-next-to", { places: (REGIONS[id]?.neighbours ?? []).map(nameOf).join(", ") });
  const empty = told.army.length + told.besieged.length + told.people.length === 0 ? say("map-empty") : "";
  return [nameOf(id), ...printedOf(id), ...told.army, told.armyStrength, garrison, ...told.people, empty, ...told.notes, near].filter(Boolean).join(", ");
}
