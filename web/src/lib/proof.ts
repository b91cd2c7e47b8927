/** What is proved about the dice of a game, claim by claim. */
import type { Game } from "./wire";

export interface Proof {
  rolled: number;
  wrong: number[];
  holds: boolean;
}

export interface Claim {
  key: string;
  holds: "yes" | "no" | "open";
  about: Record<string, string | number>;
}

const HOUSE = "house";

/** The hash of bytes that are written in hexadecimal digits; worked out here, in the browser. */
export async function sha256(hex: string): Promise<string> {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  if (!("subtle" in crypto)) return "";
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Everything that can be said: while the game runs little, afterwards whether all of it holds. */
export function proofOf(game: Game, checked: Proof | null, hashed: string, own: string | undefined): Claim[] {
  const claim = (key: string, holds: Claim["holds"], about: Claim["about"] = {}): Claim => ({ key, holds, about });
  if (game.dice.kind === "own") return [claim("own-dice", "open")];
  if (game.dice.secret === undefined) return [claim("running", "open")];
  const put = Object.values(game.dice.nonces).filter((nonce) => nonce !== HOUSE);
  return [
    ...(hashed ? [hashed === game.dice.hash ? claim("secret-fits", "yes") : claim("secret-differs", "no")] : []),
    ...(checked === null ? [claim("unchecked", "open")]
      : checked.holds ? [claim("all-follow", "yes", { rolled: checked.rolled })]
      : [claim("some-differ", "no", { wrong: checked.wrong.length, rolled: checked.rolled })]),
    put.length > 0 ? claim("nonces", "yes", { count: put.length }) : claim("no-nonces", "open"),
    ...(own === undefined ? [] : [put.includes(own) ? claim("own-nonce", "yes") : claim("own-nonce-gone", "no")]),
  ];
}
