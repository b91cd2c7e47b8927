import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../lib/settings.svelte";
import type { Entry, SaidEvent, View } from "../lib/wire";
import { Film } from "./film.svelte";
import { filmKeys } from "./keys";
import { clustersOf, marksFor, marksOf, nextMark, soughtIn } from "./marks";
import { AllHands, openTable, Past } from "./past";
import { chanceLine, LookedBack, type ReviewJson } from "./reviewed.svelte";
import { chartsOf, linesOf, nearestDot, roundsOf, stepPath, valueOf } from "./series";

const set = (place: string, to: unknown, from: unknown = 0) => ({ what: "set", place, from, to });
const event = (kind: string, words: string, about: Record<string, unknown> = {}, ...changes: ReturnType<typeof set>[]): SaidEvent => ({ kind, cause: null, about, words, changes });
const entry = (number: number, ...events: SaidEvent[]): Entry => ({ id: String(number), number, side: "chance", words: events.map((each) => each.words).filter(Boolean).join(" "), events });
const table = (changes: Record<string, unknown> = {}): View =>
  ({ protocol: 1, game: "cardgame", round: 0, points: { "free-peoples": 0, shadow: 0 }, corruption: 0, asked: [{ side: "gandalf" }], question: {}, result: null, seats: {}, ...changes }) as unknown as View;

/** A short game: two rounds, a fight that is won, corruption, and an answer of which nothing is told. */
const LOG = [
  entry(5),
  entry(6, event("round", "Round 1 begins.", { number: 1 }, set("round", 1))),
  entry(7, event("table", "")),
  entry(8, event("path-combat", "Combat."), event("score", "Won.", {}, set("points/shadow", 2))),
  entry(9, event("corruption-added", "Corruption rises.", {}, set("corruption", 3), set("points/shadow", 5, 2)), event("round", "Round 2 begins.", { number: 2 }, set("round", 2, 1))),
  entry(10, event("game-over", "The end.")),
];
const END = table({ round: 2, result: { winner: "shadow", kind: "x" }, asked: [] });
const past = (fetched: (number: number) => Promise<View> = () => Promise.reject(new Error("not needed"))): Past => new Past(LOG, table(), END, fetched);

beforeEach(() => {
  vi.useFakeTimers();
  settings.choose({ motion: false });
});
afterEach(() => vi.useRealTimers());

describe("the past of a game", () => {
  it("is worked out from the first table and the log, and nobody is asked in it", async () => {
    const view = await past().view(8);
    expect(view).toMatchObject({ round: 1, points: { shadow: 2 }, asked: [] });
    expect(view).not.toHaveProperty("question");
    expect(await past().view(10)).toBe(END);
  });

  it("is fetched where changes do not fit, once", async () => {
    const fetched = vi.fn(() => Promise.resolve(table({ round: 9 })));
    const broken = new Past([LOG[0] as Entry, entry(6, event("draw", "", {}, { ...set("nowhere/at/all", 1) })), LOG[5] as Entry], table(), END, fetched);
    expect(await broken.view(6)).toMatchObject({ round: 9 });
    await broken.view(6);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it("shows every hand when all eyes are used, and tells what is known most of", async () => {
    const hidden = entry(1, event("draw", "Draws a card.", { card: { hidden: true } }));
    const known = entry(1, event("draw", "Draws Strider.", { card: "strider" }));
    const seen = (own: string) => table({ seats: { gandalf: own === "gandalf" ? { hand: ["strider"] } : {}, "witch-king": own === "witch-king" ? { hand: ["shelob"] } : {} } });
    const of = (reader: string, told: Entry): Past => new Past([entry(0), told], seen(reader), seen(reader), () => Promise.reject(new Error()));
    const all = new AllHands(of("spectator", hidden), { gandalf: of("gandalf", known), "witch-king": of("witch-king", hidden) });
    expect(all.entries.map((each) => each.words)).toEqual(["", "Draws Strider."]);
    expect(await all.view(0)).toMatchObject({ seats: { gandalf: { hand: ["strider"] }, "witch-king": { hand: ["shelob"] } } });
  });

  it("opens the hands of the board game too", () => {
    const board = (cards?: string[]) => ({ hands: { shadow: { size: 1, cards } } }) as unknown as View;
    expect(openTable(board(), { shadow: board(["card"]) })).toEqual(board(["card"]));
  });
});

describe("marks and numbers", () => {
  it("mark rounds, fights, what is won, corruption and the end", () => {
    const marks = marksOf(LOG);
    expect(marks.map((mark) => [mark.number, mark.kind])).toEqual([[6, "round"], [8, "battle"], [8, "capture"], [9, "corruption"], [9, "round"], [10, "end"]]);
    expect(nextMark(marks, 6, 1)?.number).toBe(8);
    expect(nextMark(marks, 8, -1)?.number).toBe(6);
    expect(nextMark(marks, 10, 1)).toBeUndefined();
  });

  it("are looked for by kind, and drawn as one where they would lie on each other", () => {
    const marks = marksOf(LOG);
    expect(soughtIn(marks)).toEqual(["any", "round", "battle", "capture", "corruption"]);
    expect(marksFor(marks, "round").map((mark) => mark.number)).toEqual([6, 9]);
    expect(marksFor(marks, "any")).toBe(marks);
    const rounds = clustersOf(marks, 4).filter((cluster) => cluster[0]?.kind === "round");
    expect(rounds.map((cluster) => cluster.map((mark) => mark.number))).toEqual([[6, 9]]);
    expect(clustersOf(marks, 1)).toHaveLength(marks.length);
  });

  it("mark a hunt at its tile, or where it finds nothing", () => {
    const hunts = [entry(1, event("hunt-roll", "Nothing.", { successes: 0 })), entry(2, event("hunt-roll", "Found.", { successes: 2 })), entry(3, event("tile", "A tile."))];
    expect(marksOf(hunts).map((mark) => [mark.number, mark.kind])).toEqual([[1, "hunt"], [3, "hunt"]]);
  });

  it("draw the Fellowship apart, and the way through Mordor from where it begins", () => {
    const first = { points: { shadow: 0 }, fellowship: { corruption: 0, progress: 2, mordor: null } } as unknown as View;
    const lines = linesOf(first, [entry(0), entry(4, event("enter-mordor", "", {}, set("fellowship/mordor", 0, null), set("fellowship/progress", 0, 2)))]);
    expect(chartsOf(lines).map((chart) => chart.map((line) => line.place))).toEqual([["points/shadow"], ["fellowship/corruption", "fellowship/progress", "fellowship/mordor"]]);
    const mordor = lines.at(-1);
    expect([3, 4].map((number) => mordor && valueOf(mordor, number))).toEqual([undefined, 0]);
    expect([nearestDot(lines, 3, 1), nearestDot(lines, 2, 1)]).toEqual([4, undefined]);
  });

  it("follow points and corruption from answer to answer", () => {
    const lines = linesOf(table(), LOG);
    expect(lines.map((line) => line.place)).toEqual(["points/free-peoples", "points/shadow", "corruption"]);
    const [, shadow] = lines;
    expect([7, 8, 9].map((number) => shadow && valueOf(shadow, number))).toEqual([0, 2, 5]);
    expect(shadow && stepPath(shadow, 10, (x) => x, (y) => y)).toBe("M5.0 0.0H8.0V2.0H9.0V5.0H10.0");
    expect(roundsOf(LOG)).toEqual([{ name: 1, from: 6, until: 8 }, { name: 2, from: 9, until: 10 }]);
  });
});

describe("a film", () => {
  async function film(at = 5): Promise<Film> {
    const made = new Film();
    await made.load(past(), at);
    return made;
  }

  it("steps from one thing that is told to the next", async () => {
    const shown = await film();
    const places = [shown.at];
    for (let steps = 0; steps < 5; steps++) {
      await shown.step(1);
      places.push(shown.at);
    }
    expect(places).toEqual([5, 6, 8, 9, 10, 10]);
    await shown.step(-1);
    expect([shown.at, shown.caption]).toEqual([9, "Corruption rises. Round 2 begins."]);
    await shown.go(99);
    expect(shown.view).toBe(END);
  });

  it("shows the events of an answer one after the other where motion is wanted", async () => {
    settings.choose({ motion: true });
    const shown = await film(6);
    await shown.step(1);
    expect(shown.at).toBe(8);
    vi.runAllTimers();
    expect(shown.view).toMatchObject({ points: { shadow: 2 } });
    expect(shown.caption).toBe("Combat. Won.");
  });

  it("runs to the end by itself, and stops", async () => {
    const shown = await film();
    shown.toggle();
    await vi.runAllTimersAsync();
    expect([shown.at, shown.running]).toEqual([10, false]);
  });

  it("knows what one has come for until one goes on", async () => {
    const shown = await film();
    const pointed = [{ kind: "region", id: "umbar" }];
    await shown.go(8, pointed);
    await shown.load(past());
    expect(shown.pointed).toBe(pointed);
    await shown.step(1);
    expect(shown.pointed).toEqual([]);
  });

  it("shows only where one went last, however long the tables take", async () => {
    const slow = new Film();
    const waits: ((view: View) => void)[] = [];
    void slow.load({ entries: LOG, view: () => new Promise((resolve) => waits.push(resolve)) }, 6);
    const second = slow.go(9);
    waits[1]?.(table({ round: 2 }));
    waits[0]?.(table({ round: 1 }));
    await second;
    expect(slow.view).toMatchObject({ round: 2 });
  });

  it("goes by keys, but not while somebody writes", async () => {
    const shown = await film(8);
    const press = (key: string, target: HTMLElement = document.body): boolean => {
      const pressed = new KeyboardEvent("keydown", { key });
      Object.defineProperty(pressed, "target", { value: target });
      return filmKeys(pressed, shown, marksOf(LOG));
    };
    press("ArrowRight");
    expect(shown.at).toBe(9);
    press("Home");
    expect(shown.at).toBe(5);
    press("PageDown");
    expect(shown.at).toBe(6);
    expect(press("ArrowRight", document.createElement("textarea"))).toBe(false);
    expect(press("x")).toBe(false);
    press("b");
    expect(shown.at).toBe(8);
    press("o");
    press("T");
    expect(shown.at).toBe(9);
    press(" ");
    expect(shown.running).toBe(true);
    press("End");
    expect([shown.at, shown.running]).toEqual([10, false]);
  });
});

describe("the review of a game", () => {
  const mistake = { count: 8, turn: 1, seat: "gandalf", lost: 0.2, at: [{ kind: "region", id: "umbar" }], words: { given: "this", better: "that" } };
  const REVIEW: ReviewJson = {
    chances: [0.5, 0.5, 0.504, 0.3, 1].map((chance, index) => ({ count: 6 + index, chance })),
    mistakes: { "free-peoples": [mistake], shadow: [] },
  };
  const reply = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
  afterEach(() => vi.unstubAllGlobals());

  it("is a line of percents that steps where they change, with a dot before every mistake", () => {
    const line = chanceLine(REVIEW, 5);
    expect(line.points).toEqual([{ number: 5, value: 50 }, { number: 9, value: 30 }, { number: 10, value: 100 }]);
    expect(line.dots).toEqual([7]);
    expect([nearestDot([line], 9, 1), nearestDot([line], 8, 1)]).toEqual([undefined, 7]);
  });

  it("is asked for again until the server has made it", async () => {
    const asked = vi.fn().mockResolvedValueOnce(reply(202, { done: 0 })).mockResolvedValueOnce(reply(202, { done: 0.4 })).mockResolvedValueOnce(reply(200, REVIEW));
    vi.stubGlobal("fetch", asked);
    const review = new LookedBack("g", "");
    await review.ask();
    expect([review.done, review.made]).toEqual([0, null]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(review.done).toBe(0.4);
    await vi.advanceTimersByTimeAsync(2000);
    expect([review.done, review.made]).toEqual([null, REVIEW]);
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("is there at once where the server keeps it, waited for where it is being made, and else not asked for", async () => {
    const asked = vi.fn().mockResolvedValueOnce(new Response(null, { status: 204 })).mockResolvedValueOnce(reply(202, { done: 0.4 })).mockResolvedValueOnce(reply(200, REVIEW));
    vi.stubGlobal("fetch", asked);
    const review = new LookedBack("g", "");
    await review.look();
    expect([review.made, review.done, review.looked]).toEqual([null, null, true]);
    await review.look();
    expect(review.done).toBe(0.4);
    await review.look();
    await vi.advanceTimersByTimeAsync(2000);
    expect(review.made).toEqual(REVIEW);
    expect(asked.mock.calls.map(([path]) => String(path))).toEqual(["/api/games/g/review?begin=false", "/api/games/g/review?begin=false", "/api/games/g/review"]);
  });

  it("says why there is none, and asks no more once the page is left", async () => {
    const refused = reply(429, { key: "too-many-reviews", about: {}, words: "later", clauses: [] });
    const asked = vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(reply(202, { done: 0.1 }));
    vi.stubGlobal("fetch", asked);
    const review = new LookedBack("g", "");
    await review.ask();
    expect([review.done, review.problem]).toEqual([null, "Later."]);
    await review.ask();
    review.close();
    await vi.runAllTimersAsync();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
