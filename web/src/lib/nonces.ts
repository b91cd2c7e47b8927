/** Digits of chance that this browser puts into the dice of a game, and keeps so that they can be found in the proof. */

const NAME = "ringwar-nonces";
const BYTES = 16;
const MOST = 200;

function kept(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** New digits, which nobody can foresee. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep the digits that were put into a game; the oldest games are forgotten. */
export function keepNonce(game: string, nonce: string): void {
  const entries = Object.entries({ ...kept(), [game]: nonce }).slice(-MOST);
  try {
    localStorage.setItem(NAME, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // Without them the proof still holds; only this browser cannot find its own part in it.
  }
}

/** The digits that this browser put into a game. */
export const nonceOf = (game: string): string | undefined => kept()[game];
