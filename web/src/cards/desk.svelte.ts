/** What somebody does at a table: what is lit up, what is looked at closely, what is being dragged. */
import { getContext, setContext, untrack } from "svelte";
import { post } from "../lib/api";
import { named } from "../lib/names.svelte";
import type { CardView } from "../lib/protocol";
import type { GameName, Preview, SaidQuestion, View } from "../lib/wire";
import type { Shown, Sitting } from "../table/sitting";
import { CARD_TABLE, inRow, routesOf, subjects, type Grammar, type Route, type Spot } from "./acting";
import { Dragging } from "./dragging.svelte";

export interface Look {
  spot: Spot;
  /** Where the thing lies on the screen. */
  from: DOMRect;
  /** Stays until it is closed, and can be asked why not. */
  pinned: boolean;
}

export interface Choice {
  spot: Spot;
  routes: Route[];
  from: DOMRect;
}

export interface Pile {
  title: string;
  spots: Spot[];
  more: number;
  /** What is said of single cards, by id. */
  notes?: Record<string, string>;
}

const KEY = Symbol("desk");
const HOVER_MS = 350;

export class Desk<V extends View = CardView> {
  look = $state.raw<Look | null>(null);
  choice = $state.raw<Choice | null>(null);
  pile = $state.raw<Pile | null>(null);
  readonly dragging: Dragging;
  /** The questions to which bare actions lead, and for which question they were looked up; null while that is being done. */
  private ahead = $state.raw<{ for: SaidQuestion | null; found: Record<string, SaidQuestion | null> | null }>({ for: null, found: null });
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;

  constructor(
    readonly store: Sitting,
    private readonly stage: Shown,
    private readonly current: () => V,
    readonly game: GameName = "cardgame",
    readonly grammar: Grammar = CARD_TABLE,
  ) {
    this.dragging = new Dragging(
      store,
      (spot) => this.at(spot),
      (spot) => this.aims(spot),
    );
    $effect(() => {
      const question = this.question;
      untrack(() => void this.lookAhead(question));
    });
  }

  /** What can be answered now by pointing: nothing while something is shown, or when all is answered. */
  get question(): SaidQuestion | null {
    return this.stage.playing || this.store.ready ? null : this.store.question;
  }

  readonly routes = $derived.by(() => {
    const question = this.question;
    return routesOf(question, (this.ahead.for === question && this.ahead.found) || {}, this.grammar);
  });
  /** Whether it is not known yet where everything can be done. */
  readonly isLooking = $derived.by(() => this.ahead.for !== this.question || this.ahead.found === null);
  readonly subjects = $derived.by(() => subjects(this.question));

  get view(): V {
    return this.current();
  }

  at(spot: Spot): Route[] {
    return this.routes.get(this.keyOf(spot)) ?? [];
  }

  /** By this a thing is found on the table. */
  keyOf(spot: Spot): string {
    return this.grammar.keyOf(spot);
  }

  /** The name of a thing of this game. */
  nameOf(id: string): string {
    return named(this.game, id);
  }

  /** Where a card that is already being played can be laid. */
  private aims(spot: Spot): Record<string, string[]> {
    if (!this.subjects.has(spot.id)) return {};
    return Object.fromEntries([...this.routes].flatMap(([key, routes]) => (routes.length === 1 ? [[key, routes[0]?.answers ?? []]] : [])));
  }

  /** Ask what bare actions lead to, so that cards can be lit up for them. */
  private async lookAhead(question: SaidQuestion | null): Promise<void> {
    this.choice = null;
    if (this.ahead.for === question) return;
    const open = this.store.game?.questions[this.store.seat];
    const bare = question?.options.filter((option) => this.grammar.leadsOn(question, option)) ?? [];
    const nothing = open === undefined || bare.length === 0;
    this.ahead = { for: question, found: nothing ? {} : null };
    if (nothing) return;
    const before = this.store.draft.map((step) => step.option.name);
    const found: Record<string, SaidQuestion | null> = {};
    const lookAt = async (...answers: string[]): Promise<void> => {
      const body = { seat: this.store.seat, question: open.id, answers: [...before, ...answers] };
      const preview = await post<Preview>(`/api/games/${this.store.id}/preview`, body).catch(() => null);
      const asked = preview?.question ?? null;
      found[inRow(...answers)] = asked;
      if (answers.length > 1 || asked === null || !this.grammar.leadsFurther?.(asked)) return;
      const further = asked.options.filter((option) => option.at.length > 0 && !option.then?.length);
      await Promise.all(further.map((option) => lookAt(...answers, option.name)));
    };
    await Promise.all(bare.map((option) => lookAt(option.name)));
    if (this.ahead.for === question) this.ahead = { for: question, found };
  }

  /** Whoever is asked something need not wait until all is shown; says whether something was being shown. */
  hurry(): boolean {
    if (!this.stage.playing || this.store.question === null) return false;
    this.stage.skip();
    return true;
  }

  /** Click or Enter on a thing: answer with it, choose how, or look at it closely. */
  press(spot: Spot, element: Element): void {
    this.hurry();
    const routes = this.at(spot);
    const from = element.getBoundingClientRect();
    if (this.store.busy || this.dragging.justDropped) return;
    if (routes.length === 0) this.look = { spot, from, pinned: true };
    else if (routes.length === 1) this.follow(routes[0] as Route);
    else this.choose({ spot, routes, from });
  }

  private choose(choice: Choice): void {
    this.rest();
    this.choice = choice;
  }

  /** Answer by one of the ways that there are. */
  follow(route: Route): void {
    this.close();
    void this.store.answerAll(route.answers);
  }

  /** Look at something closely until it is closed. */
  pin(spot: Spot, element: Element): void {
    this.rest();
    this.choice = null;
    this.look = { spot, from: element.getBoundingClientRect(), pinned: true };
  }

  /** The pointer has come to something, or the keyboard; what moves under a resting pointer is not looked at. */
  hover(spot: Spot, element: Element): void {
    if (element === this.over) return;
    this.over = element;
    if (this.look?.pinned || this.choice !== null || this.dragging.spot !== null) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (element.isConnected) this.look = { spot, from: element.getBoundingClientRect(), pinned: false };
    }, HOVER_MS);
  }

  /** The pointer goes on. */
  rest(): void {
    clearTimeout(this.timer);
    this.over = null;
    if (this.look?.pinned === false) this.look = null;
  }

  close(): void {
    clearTimeout(this.timer);
    this.look = null;
    this.choice = null;
    this.pile = null;
  }

  get isOpen(): boolean {
    return this.look?.pinned === true || this.choice !== null || this.pile !== null;
  }
}

export function provideDesk<V extends View = CardView>(store: Sitting, stage: Shown, view: () => V, game?: GameName, grammar?: Grammar): Desk<V> {
  return setContext(KEY, new Desk(store, stage, view, game, grammar));
}

export const useDesk = <V extends View = CardView>(): Desk<V> => getContext<Desk<V>>(KEY);
