import { describe, expect, it } from "vitest";
import type { Preview } from "../lib/wire";
import { nearest } from "./arrows";
import { targetsOf } from "./dragging.svelte";
import { journeys } from "./motion";

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });

describe("arrow keys", () => {
  it("go to the nearest thing in their direction", () => {
    const boxes = [box(20, 0), box(50, 0), box(0, 40)];
    expect(nearest(box(0, 0), boxes, "ArrowRight")).toBe(0);
    expect(nearest(box(0, 0), boxes, "ArrowDown")).toBe(2);
    expect(nearest(box(0, 0), boxes, "ArrowUp")).toBe(-1);
  });
});

describe("journeys", () => {
  it("lead from the first place to the last", () => {
    const move = (from: string, to: string) => ({ what: "move", thing: { kind: "card", id: "eomer" }, count: 1, from, to });
    const found = journeys([move("seats/gandalf/hand", "resolving"), move("resolving", "seats/gandalf/cycle"), { what: "set", place: "round", to: 2 }]);
    expect([...found]).toEqual([["card:eomer", { from: "seats/gandalf/hand", to: "seats/gandalf/cycle" }]]);
  });
});

describe("dragging", () => {
  const route = { answers: ["play", "eomer"], words: "", note: "" };
  const spot = { kind: "card", id: "eomer" };

  it("ends where the next question can be answered", () => {
    const options = [{ name: "edoras", kind: "location", at: [{ kind: "location", id: "edoras" }], words: "" }];
    const preview = { events: [], question: { options } } as unknown as Preview;
    expect(targetsOf(spot, route, preview)).toEqual([["location:edoras", ["play", "eomer", "edoras"]]]);
  });

  it("or on the pile to which the card would go", () => {
    const changes = [{ what: "move", thing: { kind: "card", id: "eomer" }, from: "seats/gandalf/hand", to: "seats/gandalf/cycle" }];
    const preview = { events: [{ changes }], question: null } as unknown as Preview;
    expect(targetsOf(spot, { ...route, answers: ["cycle", "eomer"] }, preview)).toEqual([["place:seats/gandalf/cycle", ["cycle", "eomer"]]]);
  });
});
