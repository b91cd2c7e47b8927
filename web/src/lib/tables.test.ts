import { describe, expect, it } from "vitest";
import { applied } from "./tables";

const table = {
  round: 1,
  armies: { osgiliath: { regular: 2 } },
  characters: { strider: "bree" },
  path: null as unknown,
  seats: { gandalf: { hand: ["eomer"], deck_size: 3, reserve: [{ card: "gimli", items: [] as string[] }] } },
};
const thing = (id?: string) => (id === undefined ? { kind: "card", hidden: true } : { kind: "card", id });

describe("changes of a table", () => {
  it("move things between lists, piles, bags and slots", () => {
    const after = applied(table, [
      { what: "move", thing: thing("eomer"), count: 1, from: "seats/gandalf/hand", to: "seats/gandalf/reserve", entry: { card: "eomer", items: [] } },
      { what: "move", thing: thing("axe"), count: 1, from: "seats/gandalf/deck_size", to: "seats/gandalf/reserve/gimli/items" },
      { what: "remove", thing: { kind: "piece", id: "regular" }, count: 2, from: "armies/osgiliath" },
      { what: "add", thing: { kind: "location", id: "bag-end" }, count: 1, to: "path", entry: { id: "bag-end" } },
      { what: "move", thing: thing("strider"), count: 1, from: "characters@bree", to: "characters@rivendell" },
      { what: "set", place: "round", from: 1, to: 2 },
    ]);
    expect(after.seats.gandalf).toEqual({ hand: [], deck_size: 2, reserve: [{ card: "gimli", items: ["axe"] }, { card: "eomer", items: [] }] });
    expect(after.armies).toEqual({});
    expect(after.path).toEqual({ id: "bag-end" });
    expect(after.characters).toEqual({ strider: "rivendell" });
    expect(after.round).toBe(2);
  });

  it("leave the table that they are carried out on as it is, and throw where they do not fit", () => {
    const before = structuredClone(table);
    expect(() => applied(table, [{ what: "remove", thing: thing("gollum"), count: 1, from: "seats/gandalf/hand" }])).toThrow();
    expect(table).toEqual(before);
  });
});
