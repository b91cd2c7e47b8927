import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { GESTURES } from "./gestures";

const WORDS = resolve(import.meta.dirname, "../../../src/ringwar/words/en");

/** Every question of the board game has words, and only what is asked has words. */
function questions(): string[] {
  const files = readdirSync(WORDS).filter((name) => name.startsWith("boardgame"));
  const text = files.map((name) => readFileSync(resolve(WORDS, name), "utf8")).join("\n");
  return [...text.matchAll(/^question-([a-z-]+) =/gm)].map((match) => match[1] ?? "").toSorted();
}

describe("gestures", () => {
  it("are there for every question of the board game and its expansion, and for no others", () => {
    expect(Object.keys(GESTURES).toSorted()).toEqual(questions());
  });
});
