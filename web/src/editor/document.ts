/** A position document of the board game: what the editor edits, and the server reads. */
import type { BoardView, FellowshipView, NationView, TeamsDocument } from "../lib/protocol";
import type { SaidQuestion } from "../lib/wire";

export const KINDS = ["regular", "elite", "leader"] as const;
export type Kind = (typeof KINDS)[number];
export type Pieces = Partial<Record<Kind, number>>;

/** Figures that stand together: pieces by nation, Nazgûl, and characters by name. */
export interface Figures {
  nazgul?: number;
  characters?: string[];
  [nation: string]: Pieces | number | string[] | undefined;
}

/** Where armies stand: in the field, or besieged in their stronghold. */
export type Zone = "armies" | "besieged";
/** Where cards lie outside their decks. */
export type Pile = "hands" | "table" | "discards";

export interface LordsDocument {
  rings: Record<string, string>;
  special_dice_in_pool: string[];
  kept_special: Record<string, { die: string; face: string; unused?: boolean }>;
  lost_dice: string[];
  balrog?: "active" | "inactive";
  smeagol?: "guide" | "gone";
  smeagol_tiles_in_pool?: number;
  smeagol_tiles?: string[];
  shadow_tokens: string[];
  companions: Record<string, string>;
  [more: string]: unknown;
}

export interface PositionDocument {
  game: string;
  players: number;
  expansions: string[];
  options: Record<string, string>;
  turn: number;
  phase: string;
  to_act: string;
  result: [string, string] | null;
  armies: Record<string, Figures>;
  besieged: Record<string, Figures>;
  control: Record<string, string>;
  casualties: Record<string, Pieces>;
  politics: Record<string, NationView>;
  out_of_play: string[];
  fellowship: Omit<FellowshipView, "guide"> & { guide?: string };
  hunt: { box: Record<string, number>; taken_back: number; drawn: string[]; removed: string[]; special_in_play: string[] };
  dice: Record<string, string[]>;
  rings: Record<string, number>;
  rings_used: string[];
  hands: Record<string, string[]>;
  table: Record<string, string[]>;
  discards: Record<string, string[]>;
  seen: string[];
  known?: { card: string }[];
  battle: { origin: string; target: string; round: number } | null;
  teams?: TeamsDocument;
  lords?: LordsDocument;
  [more: string]: unknown;
}

/** What the server says of a document that can be played. */
export interface Laid {
  document: PositionDocument;
  seats: string[];
  view: BoardView;
  question: SaidQuestion | null;
}

/** What is set up for a new table; with Lords of Middle-earth the companions are chosen first. */
export function startOf(players: number, expansions: string[], options: Record<string, string>, empty = false): Record<string, unknown> {
  const opening = expansions.includes("lords") && !empty ? { phase: "council" } : {};
  return { game: "boardgame", players, expansions, options, ...(empty ? { from: "empty" } : {}), ...opening };
}

export function piecesOf(figures: Figures | undefined, nation: string): Pieces {
  const found = figures?.[nation];
  return typeof found === "object" && !Array.isArray(found) ? found : {};
}

/** The nations in whose name something stands among these figures. */
export const nationsIn = (figures: Figures | undefined): string[] => Object.keys(figures ?? {}).filter((name) => Object.keys(piecesOf(figures, name)).length > 0);

/** Figures as a table counts them: `gondor-regular`. */
export function counted(figures: Figures | undefined): Record<string, number> {
  const found = nationsIn(figures).flatMap((nation) => Object.entries(piecesOf(figures, nation)).map(([kind, count]): [string, number] => [`${nation}-${kind}`, count]));
  return Object.fromEntries(found.filter(([, count]) => count > 0));
}

/** Where a character is: a region, `fellowship`, `out`, or nowhere yet. */
export function placeOf(document: PositionDocument, name: string): string | null {
  for (const zone of ["armies", "besieged"] as const)
    for (const [region, figures] of Object.entries(document[zone])) if (figures.characters?.includes(name)) return region;
  if (document.fellowship.companions.includes(name)) return "fellowship";
  return document.out_of_play.includes(name) ? "out" : null;
}

/** The table as the document says it, at once; what does not lie on the map is as the server has seen it last. */
export function tableOf(document: PositionDocument, view: BoardView): BoardView {
  const all = (zone: Zone): [string, Figures][] => Object.entries(document[zone]);
  const both = [...all("armies"), ...all("besieged")];
  const nazgul = both.reduce<Record<string, number>>((found, [region, { nazgul: here = 0 }]) => (here > 0 ? { ...found, [region]: (found[region] ?? 0) + here } : found), {});
  return {
    ...view,
    armies: Object.fromEntries(all("armies").map(([region, figures]) => [region, counted(figures)])),
    besieged: Object.fromEntries(all("besieged").map(([region, figures]) => [region, counted(figures)])),
    nazgul,
    characters: Object.fromEntries(both.flatMap(([region, figures]) => (figures.characters ?? []).map((name) => [name, region]))),
    control: { ...captured(document, view), ...document.control },
    fellowship: { ...view.fellowship, ...document.fellowship, guide: document.fellowship.guide ?? view.fellowship.guide },
    battle: null,
  };
}

/** What armies hold without the document saying so: as the server has seen it, where they still stand. */
function captured(document: PositionDocument, view: BoardView): Record<string, string> {
  return Object.fromEntries(Object.entries(view.control).filter(([region]) => region in document.armies));
}
