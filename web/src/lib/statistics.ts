/** What my finished games add up to: by game, side, opponents and kind of ending. */
import type { Catalogues, ListedGame } from "./wire";
import { tableOf } from "./wishes";

export interface Tally {
  key: string;
  game: ListedGame["game"];
  played: number;
  won: number;
}

export interface Statistics {
  played: number;
  won: number;
  /** Games in which I had seats of both sides: nobody has won or lost them alone. */
  shared: number;
  by: Record<"game" | "side" | "opponent" | "ending", Tally[]>;
}

/** The side of each seat of a game. */
function sidesOf(game: ListedGame, catalogues: Catalogues): Record<string, string> {
  const table = tableOf(catalogues.games[game.game], game.setup.scenario, game.setup.players);
  return Object.fromEntries((table?.seats ?? []).map((seat) => [seat.id, seat.side]));
}

/** Who sat against me: computers, people, or both. */
function opponentsOf(game: ListedGame, side: string, sides: Record<string, string>): string {
  const kinds = Object.entries(game.seats).flatMap(([seat, who]) => (sides[seat] === side ? [] : [who.kind === "computer" ? "computer" : "people"]));
  return new Set(kinds).size > 1 ? "both" : (kinds[0] ?? "people");
}

function add(tallies: Tally[], key: string, game: ListedGame["game"], won: boolean): void {
  let found = tallies.find((each) => each.key === key);
  if (found === undefined) tallies.push((found = { key, game, played: 0, won: 0 }));
  found.played += 1;
  found.won += Number(won);
}

export interface Outcome {
  side: string;
  won: boolean;
}

/** My side in a game that has a winner, and whether it won; `both` where I had seats of both sides. */
export function outcomeOf(game: ListedGame, catalogues: Catalogues): Outcome | "both" | null {
  const winner = game.result?.winner ?? null;
  if (game.status !== "finished" || game.mine.length === 0 || winner === null) return null;
  const sides = sidesOf(game, catalogues);
  const [side, ...others] = new Set(game.mine.map((seat) => sides[seat] ?? ""));
  if (side === undefined || others.length > 0) return "both";
  return { side, won: winner === side || sides[winner] === side };
}

/** Count games that are over; those that were abandoned do not count. */
export function counted(games: ListedGame[], catalogues: Catalogues): Statistics {
  const all: Statistics = { played: 0, won: 0, shared: 0, by: { game: [], side: [], opponent: [], ending: [] } };
  for (const game of games) {
    const outcome = outcomeOf(game, catalogues);
    if (outcome === "both") all.shared += 1;
    if (outcome === null || outcome === "both") continue;
    const { side, won } = outcome;
    all.played += 1;
    all.won += Number(won);
    add(all.by.game, game.game, game.game, won);
    add(all.by.side, side, game.game, won);
    add(all.by.opponent, opponentsOf(game, side, sidesOf(game, catalogues)), game.game, won);
    add(all.by.ending, game.result?.kind ?? "", game.game, won);
  }
  for (const tallies of Object.values(all.by)) tallies.sort((a, b) => b.played - a.played);
  return all;
}
