/** What is printed on cards and locations, and how a reader is told of it. */
import { library, named, plain } from "../lib/names.svelte";
import type { FactionCardJson, LocationJson } from "../lib/protocol";
import { say } from "../lib/words.svelte";
import { ICONS } from "./lying";

const GAME = "cardgame";
const things = () => library.catalogue?.games.cardgame.things;

export const cardFacts = (id: string): FactionCardJson | undefined => things()?.card[plain(id)];
export const locationFacts = (id: string): LocationJson | undefined => things()?.location[plain(id)];
export const textOf = (id: string): string => library.of(GAME).texts[plain(id)] ?? "";
export const nameOf = (id: string): string => named(GAME, id);

/** How many more icons of a kind a card may have under some condition. */
export const bonusOf = (facts: FactionCardJson, icon: string): number =>
  facts.variable.filter((each) => each.icon === icon).reduce((most, each) => Math.max(most, each.bonus), 0);

/** The icons of a card in words. */
export function iconWords(id: string): string[] {
  const facts = cardFacts(id);
  if (facts === undefined) return [];
  return ICONS.filter((icon) => facts.icons[icon]).map((icon) => say(`icon-${icon}`, { count: facts.icons[icon] ?? 0 }));
}

/** A card as it is read out: title, type, faction, icons, and where it lies. */
export function spokenCard(id: string, where = ""): string {
  const facts = cardFacts(id);
  if (facts === undefined) return nameOf(id);
  return [nameOf(id), `${nameOf(facts.faction)} ${named(GAME, facts.type).toLocaleLowerCase()}`, ...iconWords(id), where].filter(Boolean).join(", ");
}

/** A location as it is read out. */
export function spokenLocation(id: string): string {
  const facts = locationFacts(id);
  if (facts === undefined) return nameOf(id);
  const kind = facts.number === null ? say("card-battleground") : say("card-path", { number: facts.number });
  return [nameOf(id), kind, say("card-points", { count: facts.points }), textOf(id)].filter(Boolean).join(", ");
}
