/** Starting games. */
import { get, post } from "./api";
import { favourites } from "./favourites.svelte";
import { person } from "./me.svelte";
import { keepNonce, newNonce } from "./nonces";
import { router } from "./router.svelte";
import type { Wish } from "./wishes";
import { say } from "./words.svelte";

export interface Made {
  id: string;
  join: Record<string, string>;
  watch: string;
}

/** Make a game and go to its table; whoever is nobody yet becomes a guest. */
export async function startGame(wish: Wish, name = say("guest-name")): Promise<void> {
  await person.be(name);
  const dice = await dicePromised(wish);
  const made = await post<Made>("/api/games", { ...wish, ...dice });
  if (dice.nonce !== undefined) keepNonce(made.id, dice.nonce);
  if (wish.from === undefined) favourites.remember(wish);
  router.go(`/games/${made.id}`);
}

/** What we put into the dice of the house, once it has bound itself by the hash of its secret. */
async function dicePromised(wish: Wish): Promise<{ nonce?: string; dice_hash?: string }> {
  if (wish.dice === "own") return {};
  const promised = await get<{ hash: string }>("/api/dice");
  return { nonce: newNonce(), dice_hash: promised.hash };
}

/** Take an open seat, by its code where one is needed; whoever is nobody yet becomes a guest. */
export async function takeSeat(game: string, seat: string, join: string, name: string): Promise<void> {
  await person.be(name);
  const nonce = newNonce();
  await post(`/api/games/${game}/seats`, { seat, join, nonce });
  keepNonce(game, nonce);
}
