/** Who sits before the screen: which of one's own seats is to act next, and whether somebody else has to take the screen. */
import { levelName, seatName } from "../lib/names.svelte";
import type { Game } from "../lib/wire";
import { say } from "../lib/words.svelte";
import { drawerOf } from "../real/drawing";

export interface NextSeat {
  seat: string;
  /** Another person plays it: the screen is handed over. */
  handOver: boolean;
}

/** The person at a seat. */
export const personAt = (game: Game, seat: string): string => game.seats[seat]?.name ?? "";

/** The own seats that the person at a seat plays. */
export const seatsOfPerson = (game: Game, seat: string): string[] => game.mine.filter((each) => personAt(game, each) === personAt(game, seat));

/** The seat that should be taken now; null where the one that sits stays. Who draws a real card in secret looks at it alone. */
export function nextSeat(game: Game, seat: string): NextSeat | null {
  const drawer = drawerOf(game);
  const isAsked = (each: string): boolean => game.questions[each] !== undefined || each === drawer;
  if (!game.mine.includes(seat) || isAsked(seat)) return null;
  const asked = game.mine.filter(isAsked);
  const own = seatsOfPerson(game, seat);
  const next = asked.find((each) => own.includes(each)) ?? asked[0];
  return next === undefined ? null : { seat: next, handOver: !own.includes(next) };
}

/** Whether several people play before this screen. */
export const isHotSeat = (game: Game): boolean => new Set(game.mine.map((seat) => personAt(game, seat))).size > 1;

/** Who plays a seat, in words: a name, the computer, or nobody yet. */
export function playerAt(game: Game, seat: string): string {
  const who = game.seats[seat];
  if (who === undefined || who.kind === "open") return say("who-nobody");
  return who.kind === "computer" ? say("new-computer", { level: levelName(game.setup.game, who.name) }) : who.name;
}

/** Who is meant by a seat where its person is spoken of: the name of the person, else that of the seat. */
export function spokenOf(game: Game, seat: string): string {
  const who = game.seats[seat];
  return who === undefined || who.kind === "open" || who.kind === "computer" ? seatName(game.setup.game, seat) : who.name;
}
