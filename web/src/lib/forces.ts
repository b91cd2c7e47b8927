/** Forces that somebody sets by hand, as the odds of a battle are asked for. */
import type { BoardThings, CharacterJson } from "./protocol";

export interface Force {
  /** By piece, such as `gondor-elite`, or `nazgul`: how many. */
  figures: Record<string, number>;
  characters: string[];
  cards: string[];
}

export interface Pile {
  attacker: number;
  defender: number;
  chance: number;
}

export interface BattleOdds {
  attacker: number;
  defender: number;
  both_destroyed: number;
  undecided: number;
  expected_left: { attacker: number; defender: number };
  left: Pile[];
  rounds: Pile[][];
  error: number;
  battles: number | null;
}

export interface HuntOdds {
  pool: string[];
  moves: { success: number; tiles: Record<string, number>; damage: number; revealed: number; stopped: number }[];
}

export const KINDS = ["regular", "elite", "leader"] as const;
/** By side: the other. */
export const ENEMY: Record<string, string> = { "free-peoples": "shadow", shadow: "free-peoples" };
export const NAZGUL = "nazgul";
export const MOST_UNITS = 10;

export const noForce = (): Force => ({ figures: {}, characters: [], cards: [] });

/** How many of one kind a nation has in a force. */
export const countOf = (force: Force, nation: string, kind: string): number => force.figures[`${nation}-${kind}`] ?? 0;

/** The nations of a side, in the order of the catalogue. */
export function nationsOf(things: BoardThings, side: string): string[] {
  return Object.entries(things.nation).flatMap(([id, nation]) => (nation.side === side ? [id] : []));
}

/** The characters of a side that can stand in an army. */
export function fightersOf(things: BoardThings, side: string, expansions: string[]): [string, CharacterJson][] {
  return Object.entries(things.character).filter(
    ([, who]) => who.side === side && (who.expansion === null || expansions.includes(who.expansion)) && (who.kind === "companion" || who.kind === "minion"),
  );
}

/** Units in a force: leaders and characters are none. */
export function unitsOf(force: Force): number {
  return Object.entries(force.figures).reduce((sum, [piece, count]) => sum + (/-(regular|elite)$/.test(piece) ? count : 0), 0);
}

/** A force as it is asked for: `gondor 3/1/1 strider`. */
export function forceText(force: Force, nations: string[]): string {
  const words = nations.flatMap((nation) => {
    const numbers = KINDS.map((kind) => countOf(force, nation, kind));
    while (numbers.at(-1) === 0) numbers.pop();
    return numbers.length > 0 ? [`${nation} ${numbers.join("/")}`] : [];
  });
  const nazgul = force.figures[NAZGUL] ?? 0;
  return [...words, ...(nazgul > 0 ? [`${NAZGUL} ${nazgul}`] : []), ...force.characters].join(" ");
}

/** The chance of so many units left on one side. */
export function leftOf(odds: BattleOdds, side: "attacker" | "defender"): [number, number][] {
  const chances = new Map<number, number>();
  for (const pile of odds.left) chances.set(pile[side], (chances.get(pile[side]) ?? 0) + pile.chance);
  return [...chances].sort(([a], [b]) => b - a);
}

/** An address with values that may come several times. */
export function address(path: string, values: Record<string, string | number | boolean | string[] | undefined>): string {
  const found = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) value.forEach((each) => found.append(name, each));
    else if (value !== undefined && value !== "" && value !== false) found.append(name, String(value));
  }
  return `${path}?${found.toString()}`;
}
