/** What is printed on the things of the board game, and how the table is read out. */
import { library, named, plain } from "../lib/names.svelte";
import type { BoardThings, BoardView, CardJson, CharacterJson, TileJson } from "../lib/protocol";
import type { Game } from "../lib/wire";

export const GAME = "boardgame";
export const FREE = "free-peoples";
export const SHADOW = "shadow";
export const SIDES = [FREE, SHADOW];
/** How many points bring victory by arms. */
export const WINS: Record<string, number> = { [FREE]: 4, [SHADOW]: 10 };
export const LAST_CORRUPTION = 12;
export const MORDOR_STEPS = 5;

const things = (): BoardThings | undefined => library.catalogue?.games.boardgame.things;

export const cardFacts = (id: string): CardJson | undefined => things()?.card[plain(id)];
export const characterFacts = (id: string): CharacterJson | undefined => things()?.character[id];
export const tileFacts = (id: string): TileJson | undefined => things()?.tile[id];
export const textOf = (id: string): string => library.of(GAME).texts[plain(id)] ?? "";
export const nameOf = (id: string): string => named(GAME, id);
/** A companion by one word, where there is little room. */
export const shortName = (id: string): string => nameOf(id).split(/[ ,]/)[0] ?? id;

/** The side for which a seat plays. */
export function sideOf(game: Game | null, seat: string): string {
  if (SIDES.includes(seat)) return seat;
  const tables = library.catalogue?.games.boardgame.scenarios.flatMap((scenario) => scenario.tables) ?? [];
  const seats = tables.find((table) => table.players === game?.setup.players)?.seats ?? tables.flatMap((table) => table.seats);
  return seats.find((each) => each.id === seat)?.side ?? FREE;
}

export interface Face {
  /** What it shows, as the common dice do. */
  shows: string;
  /** The special die that shows it. */
  die: string | null;
  /** It costs the die when it can be lost. */
  loss: boolean;
}

/** What a face of a die shows: `minion-balrog-eye-loss` is an Eye of the Balrog's die that can be lost. */
export function faceOf(face: string): Face {
  const die = Object.keys(things()?.die ?? {}).find((id) => !SIDES.includes(id) && face.startsWith(`${id}-`));
  const rest = die === undefined ? face : face.slice(die.length + 1);
  return { shows: rest.replace(/-loss$/, ""), die: die ?? null, loss: die !== undefined && rest.endsWith("-loss") };
}

/** The side that has a special die. */
export const dieSide = (die: string): string | undefined => things()?.die[die]?.side;

/** A piece: `gondor-elite` is an elite of Gondor. */
export function pieceOf(piece: string): { nation: string; kind: string } {
  const [, nation, kind] = /^(.+)-(regular|elite|leader)$/.exec(piece) ?? [];
  return nation !== undefined && kind !== undefined ? { nation, kind } : { nation: "sauron", kind: "nazgul" };
}

export interface TileCount {
  tile: string;
  left: number;
  seen: number;
}

/** Hunt tiles that are alike, how many are left in the pool and how many are out of it; the worst first. */
export function tileCounts(view: BoardView): TileCount[] {
  const found = new Map<string, TileCount>();
  const count = (tile: string, where: "left" | "seen"): void => {
    const key = tileFacts(tile)?.title ?? tile;
    const counted = found.get(key) ?? { tile, left: 0, seen: 0 };
    counted[where] += 1;
    found.set(key, counted);
  };
  for (const tile of view.hunt.pool) count(tile, "left");
  for (const tile of [...view.hunt.drawn, ...view.hunt.removed]) count(tile, "seen");
  const worth = ({ tile }: TileCount): number => (tileFacts(tile)?.eye ? 9 : (tileFacts(tile)?.value ?? 8));
  return [...found.values()].toSorted((one, other) => worth(other) - worth(one));
}
