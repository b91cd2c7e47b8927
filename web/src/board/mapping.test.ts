import { describe, expect, it } from "vitest";
import type { BoardView } from "../lib/protocol";
import type { SaidQuestion } from "../lib/wire";
import { mapQuestion } from "./mapping";

const VIEW = { characters: { boromir: "edoras" }, fellowship: { at: "bree" } } as unknown as BoardView;
const ASKED: SaidQuestion = { protocol: 1, id: "1", side: "free-peoples", key: "action", cause: null, about: {}, words: "", options: [] };

describe("the question that the map is asked", () => {
  it("joins answers in a row, and puts people and the Fellowship into their regions", () => {
    const route = (...answers: string[]) => [{ answers, words: "Do it", note: answers[1] ?? "" }];
    const routes = new Map([
      ["army:rohan", route("attack", "rohan")],
      ["character:boromir", route("boromir")],
      ["fellowship:fellowship", route("move-fellowship")],
      ["die:army", route("army")],
    ]);
    expect(mapQuestion(ASKED, routes, VIEW)?.options.map(({ name, at, words }) => [name, at.map((each) => each.id).join(), words])).toEqual([
      ["attack rohan", "rohan", "Do it: rohan"],
      ["boromir", "boromir,edoras", "Do it"],
      ["move-fellowship", "bree", "Do it"],
    ]);
  });
});
