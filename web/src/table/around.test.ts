import { describe, expect, it } from "vitest";
import type { DraftStep } from "../lib/game.svelte";
import { lastAnswer } from "../lib/news";
import { pieces } from "../lib/things";
import type { Entry, SaidOption, SaidQuestion } from "../lib/wire";
import { leftOn, shownTime } from "./clocks";
import { findThings } from "./finding";
import { groupsOf, seriesOf, withoutCause } from "./options";
import { chapters } from "./story";

const entry = (number: number, side: string, words: string, kind = "draw", about: Record<string, unknown> = {}): Entry =>
  ({ id: String(number), number, side, words, events: [{ kind, cause: null, about, changes: [], words }] }) as Entry;

describe("the log", () => {
  const log = [
    entry(1, "chance", "A card is drawn."),
    entry(2, "chance", "A card is drawn."),
    entry(3, "chance", "Round 1 begins.", "round", { number: 1 }),
    entry(4, "gandalf", "Gandalf passes."),
    entry(5, "gandalf", ""),
    entry(6, "saruman", "Saruman passes."),
  ];

  it("is told by rounds, and what is alike once", () => {
    const told = chapters(log);
    expect(told.map((each) => [each.begins, each.number])).toEqual([[null, 0], ["round", 1]]);
    expect(told[0]?.lines.map((line) => line.again.length)).toEqual([1]);
    expect(told[1]?.lines.map((line) => line.entry.id)).toEqual(["3", "4", "6"]);
  });

  it("knows the last answer of one's own seats", () => {
    expect(lastAnswer(log, ["gandalf"])).toBe(5);
    expect(lastAnswer(log, ["frodo"])).toBe(0);
  });

  it("leaves out what is answered while somebody else attacks", () => {
    const fought = (number: number, side: string, attacker: string | null): Entry => {
      const plain = entry(number, side, "");
      return { ...plain, events: plain.events.map((event) => ({ ...event, changes: [{ what: "set", place: "battle", to: attacker && { attacker } }] })) };
    };
    const war = [entry(1, "free-peoples", "Moves."), fought(2, "shadow", "shadow"), entry(3, "free-peoples", "A card."), fought(4, "free-peoples", null)];
    expect(lastAnswer(war, ["free-peoples"], ["shadow"])).toBe(1);
    expect(lastAnswer(war, ["shadow"], ["free-peoples"])).toBe(2);
    expect(lastAnswer([...war, entry(5, "free-peoples", "Moves.")], ["free-peoples"], ["shadow"])).toBe(5);
  });
});

describe("a sentence", () => {
  const gandalf = { kind: "card", id: "gandalf" };
  const grey = { kind: "card", id: "gandalf-the-grey" };

  it("is cut at the names of things, the longest first, and at clauses", () => {
    const found = pieces("gandalf the Grey follows Gandalf (CG-PLAY-03).", [["Gandalf", gandalf], ["Gandalf the Grey", grey]]);
    expect(found).toEqual([
      { text: "gandalf the Grey", thing: grey },
      { text: " follows " },
      { text: "Gandalf", thing: gandalf },
      { text: " (" },
      { text: "CG-PLAY-03", clause: "CG-PLAY-03" },
      { text: ")." },
    ]);
  });

  it("leaves people alone who are called like a card", () => {
    const found = pieces("The Gandalf player draws Gandalf.", [["Gandalf", gandalf]], ["the Gandalf player"]);
    expect(found).toEqual([{ text: "The Gandalf player draws " }, { text: "Gandalf", thing: gandalf }, { text: "." }]);
  });

  it("does not cut within words", () => {
    expect(pieces("Éomers Lager", [["Éomer", gandalf]])).toEqual([{ text: "Éomers Lager" }]);
  });
});

describe("options", () => {
  const option = (name: string, kind: string): SaidOption => ({ name, kind, at: [], words: name });
  const cards = Array.from({ length: 11 }, (_, number) => option(`card-${number}`, "card"));

  it("are grouped by what is chosen where there are many", () => {
    expect(groupsOf([...cards, option("none", "none")]).map((group) => group.kind)).toEqual(["card", "none"]);
    expect(groupsOf([option("play", "action"), option("none", "none")])).toHaveLength(1);
    expect(groupsOf(cards)).toHaveLength(1);
  });

  const question = (key: string, about: Record<string, unknown>): SaidQuestion => ({ key, about, cause: null, words: "", options: [] }) as unknown as SaidQuestion;
  const step = (key: string, name: string): DraftStep => ({ question: question(key, {}), option: option(name, "card") });

  it("that belong together are one panel", () => {
    const draft = [step("action", "winnow"), step("eliminate", "a")];
    expect(seriesOf(question("eliminate", { number: 2, total: 2 }), draft)?.chosen.map((each) => each.option.name)).toEqual(["a"]);
    expect(seriesOf(question("eliminate", { number: 1, total: 2 }), draft.slice(0, 1))?.chosen).toEqual([]);
    expect(seriesOf(question("eliminate", { number: 1, total: 1 }), [])).toBeNull();
    expect(seriesOf(null, draft)).toBeNull();
  });

  it("stand under a question that does not name its cause twice", () => {
    const asked = { cause: { kind: "card", id: "x", words: "Great Host" }, words: "Great Host: Which card?" } as unknown as SaidQuestion;
    expect(withoutCause(asked)).toBe("Which card?");
    expect(withoutCause({ ...asked, words: "Which card?" })).toBe("Which card?");
  });
});

describe("clocks", () => {
  const days = (number: number, hours: number): string => `${number} d ${hours} h`;

  it("tick while they run", () => {
    expect(leftOn({ left: 60, runs: true }, 5000)).toBe(55);
    expect(leftOn({ left: 60, runs: false }, 5000)).toBe(60);
    expect(leftOn({ left: 1, runs: true }, 5000)).toBe(0);
  });

  it("are read in minutes, hours or days", () => {
    expect(shownTime(249, days)).toBe("4:09");
    expect(shownTime(3750, days)).toBe("1:02:30");
    expect(shownTime(3 * 86400 + 7300, days)).toBe("3 d 2 h");
  });
});

describe("finding", () => {
  const things = [
    { thing: { kind: "card", id: "a" }, name: "Horn of Gondor", text: "" },
    { thing: { kind: "card", id: "b" }, name: "Gondor", text: "" },
    { thing: { kind: "card", id: "c" }, name: "Boromir", text: "While in Gondor" },
  ];

  it("puts names before texts", () => {
    expect(findThings(things, "gond").map((each) => each.thing.id)).toEqual(["b", "a", "c"]);
    expect(findThings(things, " ")).toEqual([]);
  });
});
