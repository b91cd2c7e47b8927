/** What one reader saw of a game: the table at the beginning and the log, and from these the table after any answer. */
import { get, query } from "../lib/api";
import type { BoardView, CardView } from "../lib/protocol";
import { applied } from "../lib/tables";
import type { Entry, Game, View } from "../lib/wire";

/** All entries and the table after each of them. */
export interface Tape {
  readonly entries: Entry[];
  view(number: number): Promise<View>;
}

export const SPECTATOR = "spectator";
/** With this number nothing of the log is sent again. */
export const NO_LOG = 1_000_000;

/** The tables that lead to each other by the changes of a log; what does not fit is fetched. */
export class Past implements Tape {
  private readonly known = new Map<number, View>();

  constructor(
    readonly entries: Entry[],
    first: View,
    last: View,
    private readonly fetched: (number: number) => Promise<View>,
  ) {
    const [begin] = entries;
    const end = entries.at(-1);
    if (end !== undefined) this.known.set(end.number, last);
    if (begin !== undefined && begin !== end) this.known.set(begin.number, unasked(first));
  }

  async view(number: number): Promise<View> {
    const known = this.known.get(number);
    if (known !== undefined) return known;
    const view = this.derived(number) ?? unasked(await this.fetched(number));
    this.known.set(number, view);
    return view;
  }

  /** The table worked out from the nearest earlier one that is known. */
  private derived(number: number): View | null {
    const from = Math.max(...[...this.known.keys()].filter((each) => each < number));
    const before = this.known.get(from);
    const passed = this.entries.filter((entry) => from < entry.number && entry.number <= number);
    if (before === undefined) return null;
    try {
      return applied(before, passed.flatMap((entry) => entry.events.flatMap((event) => event.changes)));
    } catch {
      return null;
    }
  }
}

/** A table on which nobody is asked anything any more. */
function unasked(view: View): View {
  const still = { ...view, asked: [] };
  delete still.question;
  return still;
}

/** Fetch what a reader saw of a game that is over: one that is named, or whoever calls. */
export async function pastOf(id: string, reader: string | null, watch: string): Promise<{ game: Game; past: Past; reader: string }> {
  const at = (number?: number): Promise<Game> =>
    get<Game>(query(`/api/games/${id}`, { seat: reader, watch, at: number, since: number === undefined ? undefined : NO_LOG }));
  const game = await at();
  const who = reader ?? game.mine[0] ?? SPECTATOR;
  const seen = (found: Game): View => found.views[who] as View;
  const first = game.log[0] === undefined ? game : await at(game.log[0].number);
  return { game, reader: who, past: new Past(game.log, seen(first), seen(game), async (number) => seen(await at(number))) };
}

/** The pasts of all seats seen together: every hand lies open, and of each entry whatever is known most of is told. */
export class AllHands implements Tape {
  readonly entries: Entry[];

  constructor(
    private readonly spectator: Past,
    private readonly seats: Record<string, Past>,
  ) {
    const all = [spectator, ...Object.values(seats)];
    this.entries = spectator.entries.map((entry, index) => mostTold(all.flatMap((past) => past.entries[index] ?? []), entry));
  }

  async view(number: number): Promise<View> {
    const views = await Promise.all(Object.entries(this.seats).map(async ([seat, past]) => [seat, await past.view(number)] as const));
    return openTable(await this.spectator.view(number), Object.fromEntries(views));
  }
}

const hiddenIn = (entry: Entry): number => JSON.stringify(entry.events).split('"hidden":true').length;

function mostTold(entries: Entry[], usual: Entry): Entry {
  return entries.reduce((best, entry) => (hiddenIn(entry) < hiddenIn(best) ? entry : best), usual);
}

/** A spectator's table with what each seat sees of its own cards. */
export function openTable(spectator: View, views: Record<string, View>): View {
  const own = <T>(part: Record<string, T>, of: (view: View) => Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.keys(part).map((seat) => [seat, (views[seat] && of(views[seat])[seat]) ?? part[seat]])) as Record<string, T>;
  if ("hands" in spectator) return { ...spectator, hands: own(spectator.hands, (view) => (view as BoardView).hands) };
  return { ...spectator, seats: own(spectator.seats, (view) => (view as CardView).seats) };
}
