import { describe, expect, it } from "vitest";
import type { Game } from "../lib/wire";
import { isHotSeat, nextSeat, seatsOfPerson } from "./seating";
import { stepsOf } from "./stage.svelte";

function game(names: Record<string, string>, mine: string[], asked: string[]): Game {
  const seats = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, { name, kind: "person", online: true }]));
  return { seats, mine, questions: Object.fromEntries(asked.map((seat) => [seat, {}])) } as unknown as Game;
}

describe("who sits before the screen", () => {
  const alone = { frodo: "Ana", aragorn: "Ana", saruman: "rules" };
  const shared = { gandalf: "Ana", "witch-king": "Bard" };

  it("goes on to the other deck of the same person without asking", () => {
    expect(nextSeat(game(alone, ["frodo", "aragorn"], ["aragorn"]), "frodo")).toEqual({ seat: "aragorn", handOver: false });
    expect(isHotSeat(game(alone, ["frodo", "aragorn"], []))).toBe(false);
    expect(seatsOfPerson(game(alone, ["frodo", "aragorn"], []), "frodo")).toEqual(["frodo", "aragorn"]);
  });

  it("hands the screen over to another person", () => {
    const both = ["gandalf", "witch-king"];
    expect(nextSeat(game(shared, both, ["witch-king"]), "gandalf")).toEqual({ seat: "witch-king", handOver: true });
    expect(nextSeat(game(shared, both, both), "gandalf")).toBeNull();
    expect(nextSeat(game(shared, both, []), "gandalf")).toBeNull();
    expect(isHotSeat(game(shared, both, []))).toBe(true);
  });

  it("hands the screen over to whoever draws a real card in secret", () => {
    const drawn = { ...game(shared, ["gandalf", "witch-king"], []), status: "running" as const };
    const chance = (kind: string) => ({ chance: { about: { seat: "witch-king" }, options: [{ kind }] } }) as unknown as Game["questions"];
    expect(nextSeat({ ...drawn, questions: chance("card") }, "gandalf")).toEqual({ seat: "witch-king", handOver: true });
    expect(nextSeat({ ...drawn, questions: chance("card") }, "witch-king")).toBeNull();
    expect(nextSeat({ ...drawn, questions: chance("number") }, "gandalf")).toBeNull();
  });

  it("does nothing for a spectator", () => {
    expect(nextSeat(game(shared, [], []), "spectator")).toBeNull();
  });
});

describe("the steps in which events are shown", () => {
  const change = (to: number) => ({ what: "set", place: "round", to });
  const event = (kind: string, to: number) => ({ kind, cause: null, about: {}, words: `${kind} ${to}`, changes: [change(to)] });
  const entry = (side: string, ...events: ReturnType<typeof event>[]) => ({ id: side, number: 1, side, words: "", events });

  it("leave out what one has done oneself, and put alike ones together", () => {
    const { done, steps } = stepsOf([entry("gandalf", event("play", 1)), entry("chance", event("draw", 2), event("draw", 3), event("table", 4)), entry("gandalf", event("play", 5))], ["gandalf"]);
    expect(done).toEqual([change(1)]);
    expect(steps.map((step) => step.changes)).toEqual([[change(2), change(3), change(4)], [change(5)]]);
  });
});
