/** Lists of games: in which order, how they ended, and page by page. */
import { get, query } from "./api";
import { library, named, seatName } from "./names.svelte";
import { outcomeOf } from "./statistics";
import type { ListedGame } from "./wire";
import { say, speech } from "./words.svelte";

export type ListName = "mine" | "open" | "running" | "finished";
/** How many games the server sends at once. */
export const PAGE = 50;

/** A page of a list: the games that changed before `after`. */
export async function listed(which: ListName, after?: number): Promise<ListedGame[]> {
  return (await get<{ games: ListedGame[] }>(query("/api/games", { [which]: 1, after }))).games;
}

export const isMyTurn = (game: ListedGame): boolean => game.status === "running" && game.waiting.some((seat) => game.mine.includes(seat));
export const isOver = (game: ListedGame): boolean => game.status === "finished" || game.status === "abandoned";

export interface Grouped {
  turn: ListedGame[];
  waiting: ListedGame[];
  open: ListedGame[];
  over: ListedGame[];
}

/** My games: those that wait for me, those that wait for others, those that have not begun, and those that are over. */
export function grouped(games: ListedGame[]): Grouped {
  const running = games.filter((game) => game.status === "running");
  return {
    turn: running.filter(isMyTurn),
    waiting: running.filter((game) => !isMyTurn(game)),
    open: games.filter((game) => game.status === "open"),
    over: games.filter(isOver),
  };
}

/** The words of a kind of ending: those of the game, or of the server for what no rule says. */
export function endingName(game: ListedGame["game"], kind: string): string {
  if (speech.has(`ending-${kind}`)) return say(`ending-${kind}`);
  return library.of(game).names[kind] ?? kind.replaceAll("-", " ");
}

/** How a game ended, for whoever has played it: won or lost. */
export function endOf(game: ListedGame): string {
  if (game.result === null || game.result.winner === null) return say("game-abandoned");
  const outcome = game.mine.length > 0 && library.catalogue !== null ? outcomeOf(game, library.catalogue) : null;
  if (outcome !== null && outcome !== "both") return say(outcome.won ? "game-ended-won" : "game-ended-lost", { how: endingName(game.game, game.result.kind) });
  const winner = game.result.winner in game.seats ? seatName(game.game, game.result.winner) : named(game.game, game.result.winner);
  return say("game-ended", { who: winner, how: endingName(game.game, game.result.kind) });
}
