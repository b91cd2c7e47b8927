/** A game that is over, looked at with anybody's eyes. */
import { query, Refused } from "../lib/api";
import { wordsOf } from "../lib/doing.svelte";
import type { Game } from "../lib/wire";
import { Film } from "./film.svelte";
import { Onlooker } from "./onlooker";
import { LookedBack, momentOf, type Mistake } from "./reviewed.svelte";
import { AllHands, pastOf, SPECTATOR, type Past, type Tape } from "./past";
import { linesOf, type Line } from "./series";

/** Endings that no rule has brought about. */
const BY_PEOPLE = ["resigned", "time", "agreed", "abandoned"];
/** Everybody's eyes together. */
export const ALL = "all";

export class Rewatched {
  game = $state.raw<Game | null>(null);
  /** Whose eyes are used: those of a seat, of a spectator, or all. */
  eyes = $state("");
  /** The numbers of the table over the whole game. */
  lines = $state.raw<Line[]>([]);
  problem = $state("");
  missing = $state(false);
  waiting = $state(false);
  readonly film = new Film();
  readonly onlooker: Onlooker;
  readonly review: LookedBack;
  private readonly pasts: Record<string, Promise<Past>> = {};
  private usual = SPECTATOR;

  readonly seats = $derived(Object.keys(this.game?.seats ?? {}));
  readonly readers = $derived([...this.seats, SPECTATOR, ALL]);
  /** The seats whose hands lie open. */
  readonly open = $derived(this.eyes === ALL ? this.seats : this.seats.filter((seat) => seat === this.eyes));
  readonly isOver = $derived(this.game !== null && this.game.status !== "open" && this.game.status !== "running");
  /** Whether a new game can be played from where one stands: not where the rules have ended it. */
  readonly canGoOn = $derived(this.film.at < this.film.last || BY_PEOPLE.includes(this.game?.result?.kind ?? "abandoned"));

  constructor(
    readonly id: string,
    readonly watch: string,
  ) {
    this.review = new LookedBack(id, watch);
    this.onlooker = new Onlooker(
      id,
      () => this.game,
      () => (this.eyes === ALL ? SPECTATOR : this.eyes),
    );
  }

  /** Fetch the game and begin at a place, with somebody's eyes or with one's own. */
  async begin(eyes: string, at: number): Promise<void> {
    await this.careful(async () => {
      const { game, past, reader } = await pastOf(this.id, null, this.watch);
      this.game = game;
      this.usual = reader;
      this.pasts[reader] = Promise.resolve(past);
      if (!this.isOver || game.log.length === 0) return;
      this.eyes = this.readers.includes(eyes) ? eyes : reader;
      this.lines = linesOf(await past.view(game.log[0]?.number ?? 0), game.log);
      await this.film.load(await this.tape(this.eyes), at);
    });
  }

  /** Use somebody else's eyes, at the same place. */
  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.careful(async () => {
      const tape = await this.tape(eyes);
      if (this.eyes === eyes) await this.film.load(tape);
    });
  }

  /** Go to where somebody made a mistake, and see it with the eyes of that seat, unless all hands lie open. */
  async regard(mistake: Mistake): Promise<void> {
    this.film.stop();
    await this.film.go(momentOf(mistake), mistake.at);
    if (this.eyes !== ALL && this.eyes !== mistake.seat && this.seats.includes(mistake.seat)) await this.look(mistake.seat);
  }

  /** The address of a place in this game, for others; a part of the page that is shown there is for oneself. */
  address(at: number, tab = ""): string {
    const eyes = this.eyes === this.usual ? "" : this.eyes;
    const watch = this.game?.access === "link" ? this.watch || this.game.watch : "";
    return query(`/games/${this.id}/replay`, { at, eyes, tab, watch });
  }

  private async tape(eyes: string): Promise<Tape> {
    if (eyes !== ALL) return this.past(eyes);
    const seats = await Promise.all(this.seats.map(async (seat) => [seat, await this.past(seat)] as const));
    return new AllHands(await this.past(SPECTATOR), Object.fromEntries(seats));
  }

  private past(reader: string): Promise<Past> {
    return (this.pasts[reader] ??= pastOf(this.id, reader, this.watch).then(
      ({ past }) => past,
      (error: unknown) => {
        Reflect.deleteProperty(this.pasts, reader);
        throw error;
      },
    ));
  }

  private async careful(work: () => Promise<void>): Promise<void> {
    this.waiting = true;
    this.problem = "";
    try {
      await work();
    } catch (error) {
      this.missing = this.game === null && error instanceof Refused;
      this.problem = wordsOf(error);
    } finally {
      this.waiting = false;
    }
  }
}
