/** Arrows on the map: what has moved from region to region, read from the changes of a table. */
import type { BattleView, ChangeJson } from "../../lib/protocol";
import { REGIONS, type Point } from "./data";
import { lookOf } from "./nations";
import { partsOf } from "./standing";

export interface Arrow {
  from: string;
  to: string;
  kind: "free-peoples" | "shadow" | "fellowship" | "person";
  count: number;
  attack?: boolean;
}

/** The region of a place on the table: `armies/osgiliath`, `characters@osgiliath`, `nazgul/osgiliath`. */
export function regionOf(place: unknown): string | null {
  const found = typeof place === "string" ? /^(?:armies|besieged|nazgul)\/([a-z-]+)$|^characters@([a-z-]+)$/.exec(place) : null;
  const region = found?.[1] ?? found?.[2];
  return region !== undefined && region in REGIONS ? region : null;
}

function kindOf(change: ChangeJson): Arrow["kind"] {
  if (change.thing?.kind === "character") return "person";
  const piece = change.thing?.id ?? "";
  return piece === "nazgul" ? "shadow" : lookOf(partsOf(piece)[0]).side;
}

/** One arrow for all that went the same way. */
export function arrowsOf(changes: ChangeJson[]): Arrow[] {
  const found = new Map<string, Arrow>();
  const add = (from: string | null, to: string | null, kind: Arrow["kind"], count: number): void => {
    if (from === null || to === null || from === to) return;
    const key = `${from} ${to} ${kind}`;
    found.set(key, { from, to, kind, count: (found.get(key)?.count ?? 0) + count });
  };
  const attacks: Arrow[] = [];
  for (const change of changes) {
    if (change.what === "move") add(regionOf(change.from), regionOf(change.to), kindOf(change), change.count ?? 1);
    else if (change.what === "set" && change.place === "battle") attacks.push(...attackOf(change.to as BattleView | null));
    else if (change.what === "set" && change.place === "fellowship/at") add(known(change.from), known(change.to), "fellowship", 1);
  }
  return [...found.values(), ...attacks];
}

/** The attack of a battle, unless it is fought where the attacker stands. */
export function attackOf(battle: BattleView | null | undefined): Arrow[] {
  if (!battle || battle.origin === battle.target || !(battle.origin in REGIONS)) return [];
  return [{ from: battle.origin, to: battle.target, kind: battle.attacker === "shadow" ? "shadow" : "free-peoples", count: 1, attack: true }];
}

const known = (region: unknown): string | null => (typeof region === "string" && region in REGIONS ? region : null);

/** The regions that changes have touched without a move from one to another. */
export function touchedBy(changes: ChangeJson[]): Set<string> {
  const places = changes.flatMap((change) => [change.from, change.to, change.place]);
  const controlled = places.map((place) => (typeof place === "string" && place.startsWith("control/") ? known(place.slice(8)) : regionOf(place)));
  return new Set(controlled.filter((region): region is string => region !== null));
}

/** A bent way between two regions, from edge to edge of their counters, and where its number stands. */
export function wayOf(arrow: Arrow): { path: string; head: string; middle: Point } | null {
  const [from, to] = [REGIONS[arrow.from]?.middle, REGIONS[arrow.to]?.middle];
  if (from === undefined || to === undefined) return null;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(40, length * 0.18);
  const control: Point = [(from[0] + to[0]) / 2 - (dy / length) * bend, (from[1] + to[1]) / 2 + (dx / length) * bend];
  const towards = (at: Point, far: number): Point => {
    const [x, y] = [control[0] - at[0], control[1] - at[1]];
    const size = Math.hypot(x, y) || 1;
    return [at[0] + (x / size) * far, at[1] + (y / size) * far];
  };
  const short = Math.min(22, length / 4);
  const [start, end, tip] = [towards(from, short), towards(to, short + 13), towards(to, short)];
  const across: Point = [(-(tip[1] - end[1]) / 13) * 9, ((tip[0] - end[0]) / 13) * 9];
  const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    path: `M${write(start)}Q${write(control)} ${write(end)}`,
    head: `M${write([end[0] + across[0], end[1] + across[1]])}L${write(tip)}L${write([end[0] - across[0], end[1] - across[1]])}Z`,
    middle: [(start[0] + 2 * control[0] + end[0]) / 4, (start[1] + 2 * control[1] + end[1]) / 4],
  };
}
