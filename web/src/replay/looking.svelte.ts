/** Looking back in a game that goes on: the table after earlier answers, as those before the screen could know it then. */
import { get, query } from "../lib/api";
import type { GameStore } from "../lib/game.svelte";
import type { Entry, Game, View } from "../lib/wire";
import { Film } from "./film.svelte";
import { filmKeys } from "./keys";
import { marksOf } from "./marks";
import { Onlooker } from "./onlooker";
import { NO_LOG, SPECTATOR, type Tape } from "./past";

export class LookingBack implements Tape {
  active = $state(false);
  readonly film = new Film();
  readonly onlooker: Onlooker;
  /** The tables of all own seats at the moment that is looked at. */
  private views = $state.raw<Record<string, View>>({});
  /** Tables by the entries after which they stood: what is taken back is forgotten with its entry. */
  private readonly known = new WeakMap<Entry, Promise<Game>>();

  constructor(private readonly store: GameStore) {
    this.onlooker = new Onlooker(
      store.id,
      () => store.game && { ...store.game, views: this.views },
      () => store.seat,
    );
    let seat = store.seat;
    $effect(() => {
      if (this.active && store.seat !== seat) this.stop();
      seat = store.seat;
    });
    $effect(() => {
      if (this.active && this.film.at > this.film.last) void this.film.go(this.film.last);
    });
    $effect(() => () => this.film.close());
  }

  get entries(): Entry[] {
    return this.store.log;
  }

  /** Whether whoever looks back is asked something in the meantime. */
  get isCalled(): boolean {
    return Object.keys(this.store.game?.questions ?? {}).length > 0;
  }

  /** Where the position that is looked at can be edited. */
  get editor(): string {
    return query("/editor", { game: this.store.id, at: this.film.at, seat: this.store.seat, watch: this.store.code });
  }

  async view(number: number): Promise<View> {
    const entry = this.entries.find((each) => each.number === number);
    const { views } = await (entry === undefined ? this.fetched(number) : this.kept(entry));
    this.views = views;
    return (views[this.store.seat] ?? views[SPECTATOR]) as View;
  }

  private kept(entry: Entry): Promise<Game> {
    const known = this.known.get(entry) ?? this.fetched(entry.number);
    this.known.set(entry, known);
    known.catch(() => this.known.delete(entry));
    return known;
  }

  private fetched(at: number): Promise<Game> {
    return get<Game>(query(`/api/games/${this.store.id}`, { at, since: NO_LOG, watch: this.store.code }));
  }

  /** Look at the table after an answer, or before the last thing that was told. */
  start(number?: number): void {
    if (this.active && number !== undefined) {
      void this.film.go(number);
      return;
    }
    const told = this.entries.filter((entry) => entry.words);
    this.active = true;
    void this.film.load(this, number ?? told.at(-2)?.number ?? 0);
  }

  /** Back to the game as it stands. */
  stop(): void {
    this.active = false;
    this.film.stop();
    this.film.view = null;
    document.getElementById("main")?.focus({ preventScroll: true });
  }

  /** The keys of looking back, the first of which begins it where that may be; whether no other keys count. */
  keys(event: KeyboardEvent, mayBegin: boolean): boolean {
    const isElsewhere = event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select, dialog") !== null;
    if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return this.active;
    if (this.active) {
      if (event.key === "Escape") this.stop();
      else filmKeys(event, this.film, marksOf(this.entries));
      return true;
    }
    const begins = event.key === "b" && mayBegin && this.entries.length > 1;
    if (begins) this.start();
    return begins;
  }

  /** Clicks on entries of a log look back at them. */
  readonly listen = (element: HTMLElement): (() => void) => {
    const click = (event: MouseEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      const entry = target?.closest("a, button") ? null : target?.closest<HTMLElement>("[data-log]");
      const isSelecting = getSelection()?.isCollapsed === false;
      if (entry && !isSelecting) this.start(Number(entry.dataset["log"]));
    };
    element.addEventListener("click", click);
    return () => element.removeEventListener("click", click);
  };
}
