import { describe, expect, it } from "vitest";
import type { Game, SaidOption, SaidQuestion } from "../lib/wire";
import { drawerOf, foundBy, isRolled, optionsLeft, whoseOf } from "./drawing";

const option = (name: string, kind: string, words = name): SaidOption => ({ name, kind, at: [], words });
const question = (kind: string, about: Record<string, unknown>, names: string[]): SaidQuestion =>
  ({ key: "draw", about, options: names.map((name) => option(name, kind)) }) as unknown as SaidQuestion;
const game = (chance?: SaidQuestion): Game =>
  ({ status: "running", seats: { gandalf: {}, "witch-king": {} }, questions: chance ? { chance } : {} }) as unknown as Game;

describe("what is asked of a real table", () => {
  const draw = question("card", { seat: "gandalf" }, ["eomer", "strider"]);
  const roll = question("number", { roller: "witch-king" }, ["1", "2", "3"]);

  it("is for its drawer alone where cards are drawn in secret", () => {
    expect(drawerOf(game(draw))).toBe("gandalf");
    expect(drawerOf(game(roll))).toBeNull();
    expect(drawerOf(game(question("tile", {}, ["std-1-1"])))).toBeNull();
    expect(drawerOf(game())).toBeNull();
    expect(whoseOf(game(), roll)).toBe("witch-king");
  });

  it("has every face of a die again, and a card once", () => {
    expect(isRolled(roll)).toBe(true);
    expect(optionsLeft(roll, ["1"])).toHaveLength(3);
    expect(optionsLeft(draw, ["eomer"]).map((each) => each.name)).toEqual(["strider"]);
  });

  it("is found by words, without accents, or by the printed number", () => {
    const cards = [option("fp-strategy-16", "card", "Riders of Théoden"), option("fp-strategy-09", "card", "The Red Arrow")];
    const numbers = { "fp-strategy-16": 16, "fp-strategy-09": 9 };
    expect(foundBy(cards, "theo", numbers).map((each) => each.name)).toEqual(["fp-strategy-16"]);
    expect(foundBy(cards, "9", numbers).map((each) => each.name)).toEqual(["fp-strategy-09"]);
    expect(foundBy(cards, " ", numbers)).toHaveLength(2);
  });
});
