/** The board game's table as somebody works it with a mouse: by clicks on the map and on what lies around it. */
import { expect, type Locator, type Page } from "@playwright/test";
import { HEADERS, type Made } from "./games";

/** An answer that somebody is to give: who, to what, and which. */
export interface Answer {
  side: string;
  key: string;
  name: string;
}

interface Asked {
  id: string;
  key: string;
  about: Record<string, unknown>;
  options: { name: string }[];
  together?: number;
}

interface Standing {
  count: number;
  status: string;
  questions: Record<string, Asked>;
  result: { winner: string | null; kind: string } | null;
}

interface Shown {
  count: number;
  key: string;
  options: string[];
  /** Everything that answers on the table, with all ways in which it does. */
  ways: string[][];
  split: boolean;
  busy: boolean;
}

const NO_LOG = 1_000_000;
const CHANCE = "chance";
const PARTS = ["how-many", "goes-along"];
const PATIENCE = { timeout: 10_000, intervals: [15, 15, 30, 30, 60, 100] };

/** Somebody who plays a game by clicks; what only the list offers is noted. */
export class Player {
  clicks = 0;
  readonly listed: string[] = [];
  /** The draft: for whom, to what, and the answers so far. */
  private seat = "";
  private question = "";
  private draft: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly made: Made,
  ) {}

  private get path(): string {
    return `/api/games/${this.made.id}`;
  }

  async game(): Promise<Standing> {
    return (await (await this.page.request.get(`${this.path}?since=${NO_LOG}`)).json()) as Standing;
  }

  shown(): Promise<Shown> {
    return this.page.evaluate(() => {
      const names = (where: string, what: string): string[] =>
        [...document.querySelectorAll(where)].filter((each) => each.checkVisibility()).map((each) => each.getAttribute(what) ?? "");
      return {
        count: Number(document.getElementById("main")?.dataset["count"] ?? -1),
        key: document.querySelector(".bar [data-question]")?.getAttribute("data-question") ?? "",
        options: names(".bar .options [data-option]", "data-option"),
        ways: [...names(".table [data-answers]:not([role=menuitem])", "data-answers").map((ways) => ways.split("|")), ...names(".table .ask [data-option]", "data-option").map((name) => [name])],
        split: document.querySelector(".table form[data-panel]") !== null,
        busy: document.querySelector(".bar [data-act][aria-disabled=true], .bar [data-option][aria-disabled=true]") !== null,
      };
    });
  }

  /** Wait until the page asks what the server asks, everything lies on the table that the list offers, and say who is asked. */
  async settled(): Promise<{ game: Standing; seat: string }> {
    let game = await this.game();
    let seat = "";
    await expect
      .poll(async () => {
        const shown = await this.shown();
        if (shown.count !== game.count) game = await this.game();
        if (shown.count !== game.count) return `the page is at ${shown.count}, the server at ${game.count}`;
        if (game.status !== "running" || game.questions[CHANCE] !== undefined) return "";
        const [found] = Object.entries(game.questions).find(([, asked]) => asked.key === shown.key && same(asked.options.map((each) => each.name), shown.options)) ?? [];
        seat = found ?? "";
        return found === undefined || shown.busy ? `the page asks ${shown.key} ${shown.options.join()}` : "";
      }, PATIENCE)
      .toBe("");
    if (seat !== this.seat || game.questions[seat]?.id !== this.question) this.draft = [];
    [this.seat, this.question] = [seat, game.questions[seat]?.id ?? ""];
    return { game, seat };
  }

  /** What the list offers and nothing on the table does. */
  private async missing(): Promise<string[]> {
    let missing: string[] = [];
    await expect
      .poll(async () => {
        const { options, ways, split } = await this.shown();
        const offered = new Set(ways.flat().map((way) => way.split(" ")[0]));
        missing = split ? [] : options.filter((name) => !offered.has(name));
        return missing;
      }, { ...PATIENCE, timeout: 3000 })
      .toEqual([])
      .catch(() => null);
    return missing;
  }

  /** Answer by clicks on the table as wanted, as many questions as one thing answers; how many that were. */
  async give(wanted: Answer[]): Promise<number> {
    const [first] = wanted;
    if (first === undefined) throw new Error("nothing to answer");
    const missing = await this.missing();
    const { key, ways, split } = await this.shown();
    expect(key, `${first.side} answers ${first.name}`).toBe(first.key);
    if (missing.length > 0) this.listed.push(`${key}: ${missing.join()}`);
    const count = split ? await this.giveParts(wanted) : await this.giveThing(wanted.map((each) => each.name), ways);
    this.draft.push(...wanted.slice(0, count).map((each) => each.name));
    await this.rests();
    return count;
  }

  /** Wait until the table has taken the draft. */
  private async rests(): Promise<void> {
    await expect
      .poll(async () => {
        const steps = await this.page.locator(".bar .draft li, .bar .series li").count();
        return steps === this.draft.length && !(await this.shown()).busy;
      }, PATIENCE)
      .toBe(true);
  }

  private async giveThing(names: string[], ways: string[][]): Promise<number> {
    const rows = [3, 2, 1].map((count) => names.slice(0, count).join(" "));
    const way = rows.find((row) => ways.flat().includes(row)) ?? names[0] ?? "";
    const things = ways.filter((each) => each.includes(way));
    const thing = things.find((each) => each.length === 1) ?? things[0];
    if (thing === undefined) {
      await this.click(`.bar .options [data-option="${way}"]`);
      return 1;
    }
    const all = thing.join("|");
    await this.click(`.table [data-answers="${all}"]:not([role=menuitem]), .table .ask [data-option="${all}"]`);
    if (thing.length > 1) await this.click(`[role=menuitem][data-answers="${way}"]`);
    return way.split(" ").length;
  }

  /** Split an army in the panel: what goes is learned from what follows. */
  private async giveParts(wanted: Answer[]): Promise<number> {
    const [first] = wanted;
    if (first?.name === "all") {
      await this.click('.table form[data-panel] [data-option="all"]');
      return 1;
    }
    const answers = [...this.draft, first?.name ?? ""];
    let count = 1;
    const moved: Record<string, number> = {};
    for (const { key, name } of wanted.slice(1)) {
      if (!PARTS.includes(key)) break;
      const body = { seat: this.seat, question: this.question, answers };
      const reply = await this.page.request.post(`${this.path}/preview`, { headers: HEADERS, data: body });
      const { question } = (await reply.json()) as { question: Asked | null };
      if (question?.key !== key) break;
      const part = question.about["piece"] ?? question.about["character"];
      moved[String(part)] = key === "how-many" ? Number(name) : Number(name === "yes");
      answers.push(name);
      count++;
    }
    for (const [part, most] of await this.parts()) await this.take(part, most, moved[part] ?? 0);
    await this.click(".table form[data-panel] button.first");
    return count;
  }

  /** What can be taken, with how many of it are: a person is one. */
  private parts(): Promise<[string, number][]> {
    return this.page.locator(".table form [data-part]").evaluateAll((all) => all.map((each): [string, number] => [each.getAttribute("data-part") ?? "", Number(each.querySelector<HTMLInputElement>("input[type=number]")?.value ?? 1)]));
  }

  private async take(part: string, most: number, wanted: number): Promise<void> {
    const person = (await this.page.locator(`[data-part="${part}"] input[type=checkbox]`).count()) > 0;
    for (let left = most; left > wanted; left--) await this.click(`[data-part="${part}"] ${person ? "input" : "button:first-child"}`);
  }

  /** Send what is drafted. */
  async confirm(): Promise<void> {
    const replied = this.page.waitForResponse(/\/answers$/);
    await this.click("[data-act=confirm]:visible");
    await (await replied).finished();
    this.draft = [];
  }

  /** Say what the dice and cards of the table have brought. */
  async roll(asked: Asked, names: string[]): Promise<number> {
    const some = names.slice(0, asked.together ?? 1);
    const data = { seat: CHANCE, question: asked.id, answers: some };
    const reply = await this.page.request.post(`${this.path}/answers`, { headers: { ...HEADERS, "Idempotency-Key": `${asked.id}-${some.join()}` }, data });
    expect(reply.ok(), `${asked.key} ${some.join()}: ${await reply.text()}`).toBe(true);
    return some.length;
  }

  /** Click the first such thing that can be hit, where nothing lies on it. */
  async click(where: string): Promise<void> {
    for (const thing of await this.page.locator(where).all()) {
      const spot = await openSpot(thing);
      if (spot === null) continue;
      await this.page.mouse.click(spot.x, spot.y);
      this.clicks++;
      return;
    }
    throw new Error(`nobody can click ${where}`);
  }
}

/** Where on the screen a thing can be hit with some room around, though others may lie on parts of it; null where it cannot. */
export function openSpot(thing: Locator, room = 1): Promise<{ x: number; y: number } | null> {
  return thing.evaluate((element, room) => {
    if (element.closest(".rail, .below, .panel, .bar")) element.scrollIntoView({ block: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.05, 0.95];
    const spots = steps.flatMap((right) => steps.map((down) => ({ x: left + right * width, y: top + down * height })));
    const isHit = (x: number, y: number): boolean => element.contains(document.elementFromPoint(x, y));
    return spots.find(({ x, y }) => isHit(x - room, y) && isHit(x + room, y) && isHit(x, y - room) && isHit(x, y + room)) ?? null;
  }, room);
}

/** The list shows options by their kinds. */
const same = (some: string[], others: string[]): boolean => some.toSorted().join() === others.toSorted().join();

/** Play on as recorded, Chance by what was rolled and drawn then, all else by clicks, until there is nothing more. */
export async function replay(player: Player, answers: Answer[]): Promise<Standing> {
  const left = new Map<string, Answer[]>();
  for (const each of answers) left.set(each.side, [...(left.get(each.side) ?? []), each]);
  const of = (side: string): Answer[] => left.get(side) ?? [];
  while ([...left.values()].some((each) => each.length > 0)) {
    const { game, seat } = await player.settled();
    const real = game.questions[CHANCE];
    if (game.status !== "running" || of(real ? CHANCE : seat).length === 0) return game;
    if (real !== undefined) {
      const given = await player.roll(real, of(CHANCE).map((each) => each.name));
      left.set(CHANCE, of(CHANCE).slice(given));
      continue;
    }
    while ((await player.shown()).key !== "confirm" && of(seat).length > 0) left.set(seat, of(seat).slice(await player.give(of(seat))));
    if ((await player.shown()).key !== "confirm") return game;
    await player.confirm();
  }
  return player.game();
}

/** Answers as they stand in a record, one a line: who, which, and after # to what. */
export function answersIn(text: string): Answer[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [, side, names, key] = /^\s*(\S+) +([^#]+?) +# (\S+)/.exec(line) ?? [];
      if (side === undefined || names === undefined || key === undefined) throw new Error(`no answer: ${line}`);
      return names.split(" ").map((name) => ({ side, name, key }));
    });
}

const NATIONS = ["dwarves", "elves", "gondor", "north", "rohan", "isengard", "sauron", "southrons"];

/** A table on which stands only what is said, with all nations at war. */
export const board = (fields: Record<string, unknown>) => ({
  game: "boardgame",
  from: "empty",
  politics: Object.fromEntries(NATIONS.map((nation) => [nation, { steps_to_war: 0, active: true }])),
  rings: { "free-peoples": 0, shadow: 0 },
  ...fields,
});
