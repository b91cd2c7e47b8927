/** Names of things and texts of cards, from the server, in the reader's language. */
import { get } from "./api";
import type { Catalogues, GameName, Names } from "./wire";
import { speech } from "./words.svelte";

const EMPTY: Names = { names: {}, seats: {}, texts: {}, notes: {}, moments: {} };

class Library {
  private shelves = $state.raw<Record<string, Names>>({});
  private catalogues = $state.raw<Catalogues | null>(null);
  private asked = new Set<string>();

  /** The names of a game; empty until they have come. */
  of(game: GameName): Names {
    const shelf = `${game}/${speech.language}`;
    if (!this.asked.has(shelf)) {
      this.asked.add(shelf);
      void get<Names>(`/api/names/${game}?language=${speech.language}`).then(
        (names) => (this.shelves = { ...this.shelves, [shelf]: names }),
        () => this.asked.delete(shelf),
      );
    }
    return this.shelves[shelf] ?? EMPTY;
  }

  /** Whether the names of a game have come. */
  has(game: GameName): boolean {
    return this.of(game) !== EMPTY;
  }

  /** What can be played; null until it has come. */
  get catalogue(): Catalogues | null {
    if (!this.asked.has("catalogue")) {
      this.asked.add("catalogue");
      void get<Catalogues>("/api/catalogue").then(
        (found) => (this.catalogues = found),
        () => this.asked.delete("catalogue"),
      );
    }
    return this.catalogues;
  }
}

export const library = new Library();

/** A name without the number of its copy. */
export const plain = (id: string): string => id.replace(/#\d+$/, "");

/** The name of a thing, with a capital letter. */
export function named(game: GameName, id: string): string {
  const name = library.of(game).names[plain(id)] ?? plain(id).replaceAll("-", " ");
  return capital(name);
}

/** A computer player by its level, and by its style where it has one: `hard:military`. */
export function levelName(game: GameName, level: string): string {
  return level.split(":").map((part) => library.of(game).names[part] ?? part).join(", ");
}

/** What is to be expected of a level or a style. */
export function noteOf(game: GameName, id: string): string {
  return library.of(game).notes[id] ?? "";
}

/** Who sits at a seat. */
export function seatName(game: GameName, seat: string): string {
  const known = library.of(game);
  return capital(known.seats[seat] ?? known.names[seat] ?? seat);
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(speech.language) + text.slice(1);
}
