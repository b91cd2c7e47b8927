/** Games to play again, kept in the browser: the last one, and those that somebody has marked. */
import { textOf, type Wish } from "./wishes";

interface Shelf {
  last: Wish | null;
  kept: Wish[];
}

const NAME = "ringwar-favourites";
const MOST = 8;

function read(): Shelf {
  try {
    const found = JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Shelf>;
    return { last: found.last ?? null, kept: Array.isArray(found.kept) ? found.kept : [] };
  } catch {
    return { last: null, kept: [] };
  }
}

class Favourites {
  private shelf = $state.raw<Shelf>(read());

  get last(): Wish | null {
    return this.shelf.last;
  }

  get kept(): Wish[] {
    return this.shelf.kept;
  }

  has(wish: Wish): boolean {
    return this.shelf.kept.some((each) => textOf(each) === textOf(wish));
  }

  /** A game was begun: it can be played again with one click. */
  remember(wish: Wish): void {
    this.put({ ...this.shelf, last: wish });
  }

  /** Keep a game, or no longer. */
  mark(wish: Wish, keep: boolean): void {
    const others = this.shelf.kept.filter((each) => textOf(each) !== textOf(wish));
    this.put({ ...this.shelf, kept: keep ? [wish, ...others].slice(0, MOST) : others });
  }

  private put(shelf: Shelf): void {
    this.shelf = shelf;
    try {
      localStorage.setItem(NAME, JSON.stringify(shelf));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const favourites = new Favourites();
