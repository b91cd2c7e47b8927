/** Starting and joining games. */
import { post } from "./api";
import { person } from "./me.svelte";
import { router } from "./router.svelte";
import type { GameName, Pace } from "./wire";
import { say } from "./words.svelte";

export interface Wish {
  game: GameName;
  scenario?: string;
  players?: number;
  expansions?: string[];
  options?: Record<string, string>;
  seats: Record<string, string | { local: string }>;
  dice?: "server" | "own";
  pace?: Pace | null;
  access?: "private" | "link" | "listed";
}

export interface Made {
  id: string;
  join: Record<string, string>;
  watch: string;
}

/** Make a game and go to its table; whoever is nobody yet becomes a guest. */
export async function startGame(wish: Wish, name = say("guest-name")): Promise<void> {
  await person.be(name);
  const made = await post<Made>("/api/games", wish);
  router.go(`/games/${made.id}`);
}
