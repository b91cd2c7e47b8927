import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameStore } from "../lib/game.svelte";
import type { Game, SaidOption, SaidQuestion } from "../lib/wire";
import { Hints } from "./hints.svelte";

const option = (name: string): SaidOption => ({ name, kind: "action", at: [], words: name });
const asked = (id: string): SaidQuestion => ({ id, key: "action", words: "", about: {}, cause: null, options: ["play", "pass"].map(option) }) as unknown as SaidQuestion;
const advice = (name: string, chance: number): object => ({ name, chance, words: name, reason: { key: "plan", words: `why ${name}` } });

/** A seat that is asked, and a server that replies when it is told to. */
class Table {
  id = "g";
  seat = "gandalf";
  ready = $state(false);
  question = $state.raw<SaidQuestion | null>(asked("1"));
  draft = $state.raw<GameStore["draft"]>([]);
  may = $state.raw(["undo", "hint"]);
  replies: ((status: number, body: object) => Promise<void>)[] = [];
  calls: URL[] = [];
  signals: AbortSignal[] = [];

  get game(): Game {
    return { may: this.may, questions: this.question === null ? {} : { gandalf: this.question } } as unknown as Game;
  }

  readonly fetch = (path: string, { signal }: { signal: AbortSignal }): Promise<Response> => {
    this.calls.push(new URL(path, "http://here"));
    this.signals.push(signal);
    return new Promise((reply, fail) => {
      signal.addEventListener("abort", () => fail(new Error("aborted")));
      this.replies.push(async (status, body) => {
        reply(new Response(JSON.stringify(body), { status }));
        await vi.waitFor(() => expect(hints.thinking).toBe(false));
      });
    });
  };

  async reply(status: number, body: object): Promise<void> {
    await this.replies.shift()?.(status, body);
  }
}

let table: Table;
let hints: Hints;
let end: () => void;

beforeEach(() => {
  table = new Table();
  vi.stubGlobal("fetch", table.fetch);
  end = $effect.root(() => {
    hints = new Hints(table);
  });
  flushSync();
});

afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

const names = (): string[] | undefined => hints.found?.map(({ option: { name } }) => name);

describe("hints", () => {
  it("are asked for the seat after what is drafted, and come best first", async () => {
    table.draft = [{ question: asked("0"), option: option("army") }, { question: asked("0"), option: option("attack") }];
    flushSync();
    void hints.toggle();
    expect([hints.thinking, hints.shown]).toEqual([true, false]);
    await table.reply(200, { options: [advice("pass", 0.6), advice("play", 0.5), advice("gone", 0.4)] });
    expect([table.calls[0]?.pathname, table.calls[0]?.searchParams.get("seat"), table.calls[0]?.searchParams.getAll("draft")]).toEqual(["/api/games/g/hint", "gandalf", ["army", "attack"]]);
    expect([names(), hints.shown]).toEqual([["pass", "play"], true]);
  });

  it("are put away when they are asked for again", async () => {
    void hints.toggle();
    await table.reply(200, { options: [advice("pass", 0.6)] });
    void hints.toggle();
    expect([hints.shown, hints.found, table.calls.length]).toEqual([false, null, 1]);
    void hints.toggle();
    void hints.toggle();
    expect([hints.thinking, table.signals[1]?.aborted]).toEqual([false, true]);
  });

  it("go with the question, known or not", async () => {
    void hints.toggle();
    table.question = asked("2");
    flushSync();
    expect([hints.thinking, table.signals[0]?.aborted]).toEqual([false, true]);
    await table.reply(200, { options: [advice("pass", 0.6)] });
    expect(hints.found).toBeNull();

    void hints.toggle();
    await table.reply(200, { options: [advice("pass", 0.6)] });
    table.draft = [{ question: asked("2"), option: option("play") }];
    flushSync();
    expect(hints.found).toBeNull();
  });

  it("stay when the same is asked in news of something else", async () => {
    void hints.toggle();
    await table.reply(200, { options: [advice("pass", 0.6)] });
    table.question = asked("1");
    flushSync();
    expect(names()).toEqual(["pass"]);
  });

  it("tell why there are none, until the next question", async () => {
    void hints.toggle();
    await table.reply(403, { key: "no-hints", about: {}, words: "no hints here", clauses: [] });
    expect([hints.refusal?.message, hints.shown, hints.found]).toEqual(["no hints here", true, null]);
    table.question = asked("2");
    flushSync();
    expect([hints.refusal, hints.shown]).toEqual([null, false]);
  });

  it("are offered where somebody is asked and may have one", () => {
    expect(hints.offered).toBe(true);
    table.ready = true;
    expect(hints.offered).toBe(false);
    table.ready = false;
    table.may = ["undo"];
    expect(hints.offered).toBe(false);
    void hints.toggle();
    expect(table.calls).toEqual([]);
    table.may = ["hint"];
    table.question = { ...asked("1"), options: [option("pass")] };
    expect(hints.offered).toBe(false);
    table.question = null;
    expect(hints.offered).toBe(false);
  });
});
