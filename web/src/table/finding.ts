/** Finding any card or place of a game by its name or text, those whose names begin alike first. */
import { fold, hasWords } from "../lib/fold";
import { library, named } from "../lib/names.svelte";
import type { Thing } from "../lib/protocol";
import type { GameName } from "../lib/wire";

const KINDS: Record<GameName, string[]> = { boardgame: ["region", "character", "card"], cardgame: ["location", "card"] };
const MOST = 12;

export interface FoundThing {
  thing: Thing;
  name: string;
  text: string;
}

/** Everything that has a name in a game. */
export function everything(game: GameName): FoundThing[] {
  const things = library.catalogue?.games[game].things as unknown as Record<string, Record<string, unknown>> | undefined;
  const { texts } = library.of(game);
  return KINDS[game].flatMap((kind) => Object.keys(things?.[kind] ?? {}).map((id) => ({ thing: { kind, id }, name: named(game, id), text: texts[id] ?? "" })));
}

/** The things that have all words of a search: in their names before those in whose texts they stand. */
export function findThings(all: FoundThing[], search: string): FoundThing[] {
  const wanted = fold(search.trim());
  if (wanted === "") return [];
  const rank = (each: FoundThing): number => (fold(each.name).startsWith(wanted) ? 0 : hasWords(each.name, search) ? 1 : 2);
  return all
    .filter((each) => hasWords(`${each.name} ${each.text}`, search))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST);
}
