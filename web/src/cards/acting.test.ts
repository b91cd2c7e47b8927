import { describe, expect, it } from "vitest";
import type { SaidOption, SaidQuestion } from "../lib/wire";
import { directOption, isBare, keyOf, laidOut, routesOf, subjects } from "./acting";

const card = (id: string) => ({ kind: "card", id });
const option = (name: string, more: Partial<SaidOption> = {}): SaidOption => ({ name, kind: "action", at: [], words: name, ...more });
const asks = (options: SaidOption[], about: Record<string, unknown> = {}): SaidQuestion => ({
  protocol: 1,
  id: "0.0.1",
  side: "gandalf",
  key: "action",
  cause: null,
  about,
  words: "?",
  options,
});

describe("what glows", () => {
  it("is what an option points at", () => {
    const routes = routesOf(asks([option("eomer", { kind: "card", at: [card("eomer")] }), option("none", { kind: "none" })]));
    expect([...routes.keys()]).toEqual(["card:eomer"]);
    expect(directOption(routes.get("card:eomer") ?? [])).toBe("eomer");
  });

  it("is what a bare action leads to, in two answers", () => {
    const question = asks([option("play"), option("cycle"), option("pass")]);
    const ahead = {
      play: asks([option("eomer", { kind: "card", at: [card("eomer")], words: "Éomer to your reserve" })]),
      cycle: asks([option("eomer", { kind: "card", at: [card("eomer")] }), option("gimli", { kind: "card", at: [card("gimli")] })]),
      pass: null,
    };
    const routes = routesOf(question, ahead);
    expect(routes.get("card:eomer")?.map((route) => route.answers)).toEqual([["play", "eomer"], ["cycle", "eomer"]]);
    expect(routes.get("card:eomer")?.[0]?.note).toBe("Éomer to your reserve");
    expect(directOption(routes.get("card:gimli") ?? [])).toBeUndefined();
  });

  it("is what follows at once because there is nothing else, in one answer", () => {
    const then = [{ key: "play", about: {}, option: option("riders", { at: [card("riders")] }) }];
    const play = option("play", { then });
    expect(isBare(play)).toBe(false);
    expect(routesOf(asks([play])).get("card:riders")?.[0]?.answers).toEqual(["play"]);
  });

  it("offers a choice where several options point at the same thing", () => {
    const both = asks([option("attack", { kind: "location", at: [{ kind: "location", id: "edoras" }] }), option("spare", { kind: "location", at: [{ kind: "location", id: "edoras" }] })]);
    const routes = routesOf(both).get("location:edoras") ?? [];
    expect(routes).toHaveLength(2);
    expect(directOption(routes)).toBeUndefined();
  });

  it("knows the deck and the reserve by their kind alone", () => {
    expect(keyOf({ kind: "deck", id: "top-of-deck" })).toBe("deck");
    expect(keyOf({ kind: "reserve", id: "reserve" })).toBe("reserve");
  });
});

describe("what is laid out", () => {
  it("is what can be chosen and lies nowhere on the table, once each", () => {
    const question = asks([
      option("boromir", { kind: "card", at: [card("boromir")] }),
      option("faramir", { kind: "card", at: [card("faramir"), card("faramir")] }),
      option("top", { kind: "card", at: [{ kind: "deck", id: "top" }] }),
    ]);
    expect(laidOut(question, new Set(["card:boromir"]))).toEqual([card("faramir")]);
  });
});

describe("what a question is about", () => {
  it("are the cards it names, one or several", () => {
    expect(subjects(asks([], { card: "legolas", number: 1 }))).toEqual(new Set(["legolas"]));
    expect(subjects(asks([], { card: ["the-reaver"] }))).toEqual(new Set(["the-reaver"]));
    expect(subjects(null).size).toBe(0);
  });
});
