/** What is new to somebody at the table. */
import type { Entry } from "./wire";

/**
 * The number of the last answer that somebody at these seats has given by themselves; 0 where there is none. What they
 * answer while one of the others attacks belongs to the turn of that seat.
 */
export function lastAnswer(log: Entry[], seats: string[], others: string[] = []): number {
  let seen = 0;
  let attacked = false;
  for (const entry of log) {
    if (seats.includes(entry.side) && !attacked) seen = entry.number;
    for (const change of entry.events.flatMap((event) => event.changes)) {
      if (change.what === "set" && change.place === "battle") attacked = others.includes((change.to as { attacker?: string } | null)?.attacker ?? "");
    }
  }
  return seen;
}
