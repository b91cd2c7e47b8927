/** The odds of a battle and of the hunt, asked of the server by what a seat sees. */
import { get, query } from "../lib/api";
import type { BattleOdds } from "../lib/forces";
import type { Sitting } from "../table/sitting";

export interface SeenOdds {
  battle: (BattleOdds & { at: string; from: string; words: string }) | null;
  hunt: { success: number; damage: number; revealed: number; words: string } | null;
}

/** The odds of the battle that is on, or of an attack; nothing where they cannot be told. */
export async function askOdds(store: Sitting, attack?: { region: string; from: string }): Promise<SeenOdds | null> {
  const wanted = { seat: store.seat, ...(attack ?? {}) };
  return get<SeenOdds>(query(`/api/games/${store.id}/odds`, wanted)).catch(() => null);
}

/** The attacks that a question is about: one that is being set up, or each that can be chosen. */
export function attacksAsked(question: { key: string; about: Record<string, unknown>; options: { name: string }[] } | null): { region: string; from: string }[] {
  const { origin, goal } = question?.about ?? {};
  if (question === null || typeof origin !== "string") return [];
  if (question.key === "attack-with" && typeof goal === "string") return [{ region: goal, from: origin }];
  return question.key === "attack-where" ? question.options.map(({ name }) => ({ region: name, from: origin })) : [];
}
