/** One game as this client knows it: the last snapshot and everything since, and the draft of the seat that acts. */
import { get, post, query, Refused, Unreachable } from "./api";
import { Live, type Connection } from "./live";
import { lastAnswer } from "./news";
import { settings } from "./settings.svelte";
import { Talk } from "./talk.svelte";
import type { Clock, Entry, Game, Message, Preview, Reason, SaidOption, SaidQuestion, Update, View } from "./wire";

/** A key of our own; `randomUUID` is there on safe connections only. */
const randomKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join("-");

export interface DraftStep {
  question: SaidQuestion;
  option: SaidOption;
}

export class GameStore {
  game = $state.raw<Game | null>(null);
  log = $state.raw<Entry[]>([]);
  connection = $state<Connection>("connecting");
  gone = $state<number | null>(null);
  /** The seat whose eyes are used and for which is answered. */
  seat = $state<string>("spectator");
  draft = $state.raw<DraftStep[]>([]);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refused | Unreachable | null>(null);
  spectators = $state(0);
  /** When the clocks of the seats were last heard of. */
  heard = $state(0);
  /** The last answer of the seats that are played here: what came after is news. */
  readonly seen = $derived.by(() => {
    const mine = this.game?.mine ?? [];
    return lastAnswer(this.log, mine, Object.keys(this.game?.seats ?? {}).filter((seat) => !mine.includes(seat)));
  });
  /** What has changed on the table since then. */
  readonly news = $derived.by(() => (this.seen === 0 ? [] : this.log.filter((entry) => entry.number > this.seen).flatMap((entry) => entry.events.flatMap((event) => event.changes))));
  readonly talk: Talk;
  private live: Live;
  /** Under this the draft is sent, as often as need be, and taken once. */
  private key = "";
  /** Whose log is heard, where it is not that of the first of one's own seats. */
  private reader: string | undefined;
  /** The own seat that has answered last. */
  private acted: string | undefined;
  /** What goes on once the game is known to stand at a revision. */
  private awaited: { revision: number; go: () => void }[] = [];

  constructor(
    readonly id: string,
    readonly language: string,
    readonly code = "",
  ) {
    this.talk = new Talk(id, code);
    this.live = this.listen();
  }

  /** Hear what happens, with the eyes of one of several own seats. */
  private listen(seat?: string): Live {
    return new Live(this.id, this.language, this.code, seat, {
      since: () => this.log.at(-1)?.number,
      hear: (message) => this.hear(message),
      turn: (state, code) => {
        this.connection = state;
        if (state === "closed") this.gone = code ?? 4404;
      },
    });
  }

  close(): void {
    this.live.close();
  }

  /** Try at once to reach the server again. */
  reconnect(): void {
    this.live.now();
  }

  /** What the seat is asked, after what is drafted. */
  get question(): SaidQuestion | null {
    if (this.preview !== null) return this.preview.question;
    return this.game?.questions[this.seat] ?? null;
  }

  /** The table as the seat sees it, after what is drafted. */
  get view(): View | null {
    return this.preview?.view ?? this.game?.views[this.seat] ?? null;
  }

  /** Whether everything is answered and only has to be confirmed. */
  get ready(): boolean {
    return this.preview !== null && this.preview.commits;
  }

  private hear(message: Message): void {
    if (message.type === "snapshot") this.begin(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "chat") this.talk.hear(message);
    else if (message.type === "clock") this.late(message.clocks, message.may);
    else if (message.type === "presence") this.present(message.online, message.spectators);
  }

  private begin(game: Game & { from: number }): void {
    this.log = [...this.log.filter((entry) => entry.number <= game.from), ...game.log];
    void this.talk.catchUp().catch(() => null);
    if (this.game === null) {
      this.seat = game.mine.find((seat) => game.waiting.includes(seat)) ?? game.mine[0] ?? "spectator";
    }
    this.stand(game);
  }

  private update(update: Update): void {
    if (this.game === null || update.revision <= this.game.revision) return;
    this.log = [...this.log.filter((entry) => entry.number <= update.from), ...update.log];
    this.stand({ ...this.game, ...update });
  }

  /** Stand somewhere else; a draft for a question that is gone is gone too. */
  private stand(game: Game): void {
    const before = this.game?.questions[this.seat]?.id;
    this.heard = Date.now();
    this.game = game;
    if (game.questions[this.seat]?.id !== before) this.drop();
    for (const { go } of this.awaited.filter((each) => each.revision <= game.revision)) go();
    this.awaited = this.awaited.filter((each) => each.revision > game.revision);
  }

  /** Wait until what was sent is heard of: before that the table still asks what has been answered. */
  private until(revision: number): Promise<void> {
    if ((this.game?.revision ?? 0) >= revision) return Promise.resolve();
    return new Promise((go) => this.awaited.push({ revision, go }));
  }

  private present(online: string[], spectators: number): void {
    this.spectators = spectators;
    if (this.game === null) return;
    const seats = Object.entries(this.game.seats).map(([name, seat]) => [name, { ...seat, online: online.includes(name) }]);
    this.game = { ...this.game, seats: Object.fromEntries(seats) as Game["seats"] };
  }

  /** Somebody's time is over. */
  private late(clocks: Record<string, Clock>, may: string[]): void {
    if (this.game === null) return;
    const seats = Object.entries(this.game.seats).map(([name, seat]) => [name, { ...seat, ...(clocks[name] ? { clock: clocks[name] } : {}) }]);
    this.heard = Date.now();
    this.game = { ...this.game, may, seats: Object.fromEntries(seats) as Game["seats"] };
  }

  private drop(): void {
    this.draft = [];
    this.preview = null;
    this.key = "";
  }

  /** Take another of one's own seats; where another person plays it, its log is another too. */
  sit(seat: string): void {
    const seats = this.game?.seats;
    const reader = this.reader ?? this.game?.mine[0];
    this.seat = seat;
    this.drop();
    if (reader === undefined || seats?.[reader]?.name === seats?.[seat]?.name) return;
    this.reader = seat;
    this.live.close();
    this.log = [];
    this.live = this.listen(seat);
  }

  /** Answer what is asked: into the draft, whose preview the server gives. */
  async answer(name: string): Promise<void> {
    const question = this.question;
    const option = question?.options.find((each) => each.name === name);
    if (question === null || option === undefined || this.busy) return;
    await this.try([...this.draft, { question, option }]);
  }

  /** Answer several questions in a row, each known only when the one before is answered. */
  async answerAll(names: string[]): Promise<void> {
    for (const name of names) {
      const before = this.draft.length;
      await this.answer(name);
      if (this.draft.length === before) return;
    }
  }

  /** Take back the last answer of the draft. */
  async back(): Promise<void> {
    if (this.draft.length > 0 && !this.busy) await this.try(this.draft.slice(0, -1));
  }

  private async try(draft: DraftStep[]): Promise<void> {
    const open = this.game?.questions[this.seat];
    if (open === undefined) return;
    if (draft.length === 0) {
      this.drop();
      return;
    }
    await this.doing(async () => {
      const answers = draft.map((step) => step.option.name);
      const preview = await post<Preview>(`/api/games/${this.id}/preview`, { seat: this.seat, question: open.id, answers });
      this.draft = draft;
      this.preview = preview;
      this.key = "";
    });
    if (this.draft === draft && this.ready && !this.asks) await this.confirm();
  }

  /** Whether a whole draft is shown before it is sent: always, or only where dice fall or something is done in vain. */
  private get asks(): boolean {
    const vain = this.draft.some((step) => step.option.idle);
    return settings.chosen.confirm === "always" || this.preview?.dice === true || vain;
  }

  /** Send the draft. */
  async confirm(): Promise<void> {
    const open = this.game?.questions[this.seat];
    if (open === undefined || !this.ready || this.busy) return;
    const answers = this.draft.map((step) => step.option.name);
    this.key ||= randomKey();
    await this.doing(async () => {
      const body = { seat: open.side, question: open.id, answers };
      const reply = await post<{ revision: number }>(`/api/games/${this.id}/answers`, body, { "Idempotency-Key": this.key });
      this.acted = open.side;
      await this.until(reply.revision);
      this.drop();
    });
  }

  /** Say what came on a real table: dice of one throw or cards of one draw in one go. */
  async tell(question: SaidQuestion, answers: string[]): Promise<void> {
    if (this.busy) return;
    const body = { seat: question.side, question: question.id, answers };
    const key = randomKey();
    await this.doing(async () => {
      const reply = await post<{ revision: number }>(`/api/games/${this.id}/answers`, body, { "Idempotency-Key": key });
      await this.until(reply.revision);
    });
  }

  /** Take back what was sent, by oneself or as said of real dice and cards, or ask the others. */
  async undo(of?: string): Promise<void> {
    const game = this.game;
    if (game === null || this.busy || (of === undefined && !game.may.includes("undo"))) return;
    const seat = of ?? this.acted ?? this.log.findLast((entry) => game.mine.includes(entry.side))?.side ?? this.seat;
    await this.doing(async () => {
      const reply = await post<{ revision?: number }>(`/api/games/${this.id}/undo`, { seat, revision: game.revision });
      this.acted = undefined;
      await this.until(reply.revision ?? 0);
    });
  }

  /** Anything else that is done at the table. */
  async act(what: string, body: unknown = {}): Promise<void> {
    if (!this.busy) await this.doing(() => post(`/api/games/${this.id}/${what}`, body));
  }

  /** Agree to what somebody has proposed, or not. */
  async decide(accept: boolean): Promise<void> {
    const proposal = this.game?.proposal;
    if (proposal) await this.act(`proposals/${proposal.id}`, { accept });
  }

  /** The same game again: its id, new or made by somebody else already. */
  async rematch(): Promise<string | null> {
    let id: string | null = null;
    await this.doing(async () => {
      id = (await post<{ id: string }>(`/api/games/${this.id}/rematch`)).id;
    });
    return id;
  }

  /** Why something cannot be done. */
  async whyNot(kind: string, name: string): Promise<Reason | null> {
    try {
      return await get<Reason>(query(`/api/games/${this.id}/why-not`, { seat: this.seat, kind, name, language: this.language }));
    } catch (error) {
      return error instanceof Refused ? { possible: false, words: error.message, clauses: error.refusal.clauses } : null;
    }
  }

  private async doing(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error;
      this.refusal = error;
    } finally {
      this.busy = false;
    }
  }
}
