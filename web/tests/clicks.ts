/**
 * A whole game played by clicks at random, for tools/soak.py, which has laid it out: after each click the page must show
 * what the server says. The same seed clicks the same.
 */
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { Faults } from "./base";
import { say } from "./words";

interface Asked {
  id: string;
  key: string;
  options: { name: string }[];
}
interface Standing {
  count: number;
  status: string;
  questions: Record<string, Asked>;
}

const env = (name: string): string => process.env[name] ?? "";
const ADDRESS = env("CLICKS_ADDRESS");
const PATH = `/api/games/${env("CLICKS_GAME")}`;
const MOST = Number(env("CLICKS_MOST"));
const PATIENCE = { timeout: 60_000, intervals: [20, 50, 100, 250] };
const NO_LOG = 1_000_000;
/** How often something is clicked on the table and not in the list, a draft goes back, an answer is taken back. */
const ON_TABLE = 0.4;
const BACK = 0.1;
const UNDO = 0.03;

/** Numbers from 0 to 1 that follow from a text (mulberry32). */
function chance(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Clicking {
  clicks = 0;
  /** The draft: for whom, to what, and the answers so far. */
  private seat = "";
  private question = "";
  private answers: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly random: () => number,
  ) {}

  private async game(): Promise<Standing> {
    return (await (await this.page.request.get(`${PATH}?since=${NO_LOG}`)).json()) as Standing;
  }

  private shown(): Promise<{ count: string; key: string; options: string[]; handOver: boolean }> {
    return this.page.evaluate(() => ({
      count: document.getElementById("main")?.dataset["count"] ?? "",
      key: document.querySelector(".bar [data-question]")?.getAttribute("data-question") ?? "",
      options: [...document.querySelectorAll(".bar .options [data-option]")].map((each) => each.getAttribute("data-option") ?? ""),
      handOver: document.querySelector("[data-hand-over]") !== null,
    }));
  }

  /** Play until the game is over, or so many clicks have been made. */
  async play(): Promise<void> {
    while (this.clicks < MOST) {
      const game = await this.settled();
      if (game.status !== "running") {
        await expect(this.page.locator("#question")).toHaveText(say("game-over"));
        return;
      }
      if (this.random() < UNDO && (await this.undone())) continue;
      await this.answer();
      await this.click(this.page.locator("[data-act=confirm]:visible").first());
    }
  }

  /** Wait until the page shows what the server has, and somebody here is asked or the game is over. */
  private async settled(): Promise<Standing> {
    let game = await this.game();
    await expect
      .poll(
        async () => {
          game = await this.game();
          const shown = await this.shown();
          if (shown.handOver) await this.click(this.page.locator("[data-act=take-seat]"));
          if (Number(shown.count) !== game.count) return `the page is at ${shown.count}, the server at ${game.count}`;
          if (game.status !== "running") return "";
          if (Object.keys(game.questions).length === 0) return "nobody here is asked";
          const fits = Object.entries(game.questions).find(([, asked]) => same(asked, shown));
          if (fits === undefined) return `the page asks ${shown.key} ${shown.options.join()}, the server ${JSON.stringify(game.questions).slice(0, 400)}`;
          [this.seat, this.question] = [fits[0], fits[1].id];
          return "";
        },
        PATIENCE,
      )
      .toBe("");
    return game;
  }

  /** Answer at random until everything is answered; now and then an answer of the draft goes back. */
  private async answer(): Promise<void> {
    this.answers = [];
    for (;;) {
      const asked = await this.drafted();
      if (asked === null) return;
      if (this.answers.length > 0 && this.random() < BACK) {
        await this.click(this.page.locator("[data-act=back]:visible").first());
        this.answers.pop();
        continue;
      }
      const name = asked[Math.floor(this.random() * asked.length)] ?? "";
      await this.choose(name, this.random() < ON_TABLE);
      this.answers.push(name);
    }
  }

  /** What is asked after the draft, by names, as page and server agree; null when all is answered. */
  private async drafted(): Promise<string[] | null> {
    const [about, body] = [{ headers: { "X-Ringwar": "1" } }, { seat: this.seat, question: this.question, answers: this.answers }];
    const none = this.answers.length === 0;
    const reply = none ? null : await this.page.request.post(`${PATH}/preview`, { ...about, data: body });
    const preview = reply === null ? null : ((await reply.json()) as { commits: boolean; question: Asked | null });
    const asked = preview === null ? (await this.game()).questions[this.seat] : preview.question;
    const key = preview?.commits ? "confirm" : (asked?.key ?? "");
    const names = preview?.commits ? [] : (asked?.options ?? []).map((option) => option.name);
    await expect
      .poll(async () => {
        const shown = await this.shown();
        return `${shown.key} ${sorted(shown.options)}`;
      }, PATIENCE)
      .toBe(`${key} ${sorted(names)}`);
    return preview?.commits ? null : names;
  }

  /** Choose an option where it lies on the table, if it lies there alone, else in the list. */
  private async choose(name: string, onTable: boolean): Promise<void> {
    const things = this.page.locator(`.table [data-thing][data-option="${name}"]:visible`);
    const listed = this.page.locator(`.bar .options [data-option="${name}"]`);
    const open = onTable && (await things.count()) > 0 ? await openSpot(things.first()) : null;
    await (open === null ? this.click(listed) : this.click(things.first(), open));
  }

  /** Take back what was answered last, if that may be; whether it was. */
  private async undone(): Promise<boolean> {
    const undo = this.page.locator("[data-act=undo]");
    if ((await undo.count()) === 0) return false;
    const replied = this.page.waitForResponse(/\/undo$/);
    await this.click(undo);
    await replied;
    return true;
  }

  private async click(at: Locator, position?: { x: number; y: number }): Promise<void> {
    await at.click({ timeout: PATIENCE.timeout, ...(position ? { position } : {}) });
    this.clicks++;
  }
}

/** Where a thing can be hit, though others may lie on parts of it. */
async function openSpot(thing: Locator): Promise<{ x: number; y: number } | null> {
  await thing.scrollIntoViewIfNeeded();
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const spots = [0.5, 0.1, 0.9].flatMap((right) => [0.5, 0.15].map((down) => ({ x: right * width, y: down * height })));
    return spots.find(({ x, y }) => element.contains(document.elementFromPoint(left + x, top + y))) ?? null;
  });
}

const same = (asked: Asked, shown: { key: string; options: string[] }): boolean =>
  asked.key === shown.key && sorted(asked.options.map((option) => option.name)) === sorted(shown.options);
/** The list shows options by their kinds. */
const sorted = (names: string[]): string => names.toSorted().join();

base("a whole game by clicks at random", async ({ browser }) => {
  const random = chance(env("CLICKS_SEED"));
  const reducedMotion = random() < 0.5 ? "reduce" : "no-preference";
  const context = await browser.newContext({ baseURL: ADDRESS, reducedMotion });
  const [name = "", value = ""] = env("CLICKS_COOKIE").split("=", 2);
  await context.addCookies([{ name, value, url: ADDRESS }]);
  const faults = new Faults(ADDRESS);
  // What the page looks ahead at while an answer is taken back comes too late.
  faults.allow(/^409 POST \/api\/games\/[\w-]+\/preview$/);
  faults.watch(context);
  const page = await context.newPage();
  await page.goto(`/games/${env("CLICKS_GAME")}`);
  const clicking = new Clicking(page, random);
  await clicking.play();
  expect(faults.found).toEqual([]);
  await context.close();
  console.log(`clicks: ${clicking.clicks}`);
});
