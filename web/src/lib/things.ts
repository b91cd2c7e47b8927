/** Things that a game's words name: found in a sentence, so that they can be looked at from there. */
import { library, named, plain } from "./names.svelte";
import type { Thing } from "./protocol";
import type { Entry, GameName } from "./wire";

export interface Piece {
  text: string;
  thing?: Thing;
  clause?: string;
}

/** Kinds of things that have a face or a place, by game: the first that has an id is meant. */
const KINDS: Record<GameName, string[]> = { boardgame: ["card", "character", "region"], cardgame: ["card", "location"] };
/** What people do is told of seats and sides; some are called like a card. */
const PEOPLE = ["seat", "side", "winner", "attacker", "defender", "saver"];
const CLAUSE = /[A-Z]{2}-[A-Z][A-Z0-9]*-\d+/.source;

/** The thing of an id, as far as it can be looked at. */
export function thingOf(game: GameName, id: string): Thing | null {
  const things = library.catalogue?.games[game].things as Record<string, Record<string, unknown>> | undefined;
  const kind = KINDS[game].find((each) => things?.[each]?.[plain(id)] !== undefined);
  return kind === undefined ? null : { kind, id };
}

/** Everything on the table that an entry of the log tells of. */
export function thingsOf(game: GameName, entry: Pick<Entry, "events">): Thing[] {
  const ids = entry.events.flatMap(({ cause, about }) => [
    ...(cause === null ? [] : [cause.id]),
    ...Object.entries(about).flatMap(([name, value]) => (PEOPLE.includes(name) ? [] : [value].flat())),
  ]);
  const found = ids.flatMap((id) => (typeof id === "string" ? [thingOf(game, id)] : []));
  return [...new Map(found.flatMap((each) => (each === null ? [] : [[plain(each.id), each]]))).values()];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence cut at the names of things and the numbers of clauses in it; people who are called like a thing are none. */
export function pieces(words: string, things: [string, Thing][], people: string[] = []): Piece[] {
  const seats = people.map((name): [string, null] => [name, null]);
  const names = [...things, ...seats].toSorted(([one], [other]) => other.length - one.length);
  const wanted = [...names.map(([name]) => escaped(name)), CLAUSE].join("|");
  const found: Piece[] = [];
  let at = 0;
  for (const match of words.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])(?:${wanted})(?![\\p{L}\\p{N}])`, "giu"))) {
    const thing = names.find(([name]) => name.toLocaleLowerCase() === match[0].toLocaleLowerCase())?.[1];
    if (thing === null) continue;
    if (match.index > at) found.push({ text: words.slice(at, match.index) });
    found.push(thing === undefined ? { text: match[0], clause: match[0] } : { text: match[0], thing });
    at = match.index + match[0].length;
  }
  if (at < words.length) found.push({ text: words.slice(at) });
  return found;
}

/** An entry of the log as pieces. */
export function entryPieces(game: GameName, entry: Entry): Piece[] {
  const things = thingsOf(game, entry).map((thing): [string, Thing] => [named(game, thing.id), thing]);
  return pieces(entry.words, things, Object.values(library.of(game).seats));
}
