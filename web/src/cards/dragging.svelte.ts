/** Dragging a card to where it can go. Targets are what its ways of answering lead to; clicking does the same. */
import { post } from "../lib/api";
import type { Preview } from "../lib/wire";
import type { Sitting } from "../table/sitting";
import { keyOf, type Route, type Spot } from "./acting";

const START = 8;

/** The targets of one way to answer with a card: the things it is asked for next, or the place to which it goes. */
export function targetsOf(spot: Spot, route: Route, preview: Preview): [string, string[]][] {
  const asked = (preview.question?.options ?? []).flatMap((option) =>
    option.at.map((each): [string, string[]] => [keyOf(each), [...route.answers, option.name]]),
  );
  const moved = preview.events
    .flatMap((event) => event.changes)
    .filter((change) => change.what === "move" && change.thing?.id === spot.id && typeof change.to === "string")
    .map((change): [string, string[]] => [`place:${String(change.to)}`, route.answers]);
  return [...asked, ...moved];
}

export class Dragging {
  spot = $state.raw<Spot | null>(null);
  x = $state(0);
  y = $state(0);
  /** Where it can be let go, and what is answered then. */
  targets = $state.raw<Record<string, string[]>>({});
  private begun: { spot: Spot; x: number; y: number } | null = null;
  /** A click that ends a drag is none. */
  justDropped = false;

  constructor(
    private readonly store: Sitting,
    private readonly routes: (spot: Spot) => Route[],
    private readonly aims: (spot: Spot) => Record<string, string[]>,
  ) {}

  press(spot: Spot, event: PointerEvent): void {
    this.justDropped = false;
    if (event.button !== 0 || event.pointerType === "touch") return;
    this.begun = { spot, x: event.clientX, y: event.clientY };
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.drop);
    addEventListener("pointercancel", this.end);
  }

  private readonly move = (event: PointerEvent): void => {
    if (this.begun === null) return;
    const far = Math.hypot(event.clientX - this.begun.x, event.clientY - this.begun.y);
    if (this.spot === null && far > START) void this.lift(this.begun.spot);
    this.x = event.clientX;
    this.y = event.clientY;
  };

  /** A card is lifted: ask where it can go. */
  private async lift(spot: Spot): Promise<void> {
    this.spot = spot;
    this.targets = this.aims(spot);
    const open = this.store.game?.questions[this.store.seat];
    if (open === undefined) return;
    const before = this.store.draft.map((step) => step.option.name);
    for (const route of this.routes(spot)) {
      const body = { seat: this.store.seat, question: open.id, answers: [...before, ...route.answers] };
      const preview = await post<Preview>(`/api/games/${this.store.id}/preview`, body).catch(() => null);
      if (this.spot !== spot || preview === null) return;
      this.targets = { ...Object.fromEntries(targetsOf(spot, route, preview)), ...this.targets };
    }
  }

  private readonly drop = (event: PointerEvent): void => {
    if (this.spot !== null) {
      this.justDropped = true;
      const under = document.elementsFromPoint(event.clientX, event.clientY).map((each) => each.closest<HTMLElement>("[data-drop]"));
      const keys = under.flatMap((each) => each?.dataset["drop"]?.split(" ") ?? []);
      const answers = keys.map((key) => this.targets[key]).find((found) => found !== undefined);
      if (answers !== undefined) void this.store.answerAll(answers);
    }
    this.end();
  };

  private readonly end = (): void => {
    this.spot = null;
    this.begun = null;
    this.targets = {};
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.drop);
    removeEventListener("pointercancel", this.end);
  };
}
