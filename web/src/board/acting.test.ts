import { describe, expect, it } from "vitest";
import { routesOf } from "../cards/acting";
import type { BoardView } from "../lib/protocol";
import type { SaidOption, SaidQuestion } from "../lib/wire";
import { boardTable, lying, partsOf, splitAnswer, unlit } from "./acting";

const option = (name: string, kind = "action", at: SaidOption["at"] = []): SaidOption => ({ name, kind, at, words: name });
const question = (key: string, options: SaidOption[], about: Record<string, unknown> = {}): SaidQuestion => ({
  protocol: 1, id: "1", side: "shadow", key, cause: null, about, words: key, options,
});
const VIEW = {
  dice: { shadow: ["army"], "free-peoples": [] },
  table: {},
  fellowship: { companions: ["strider"], guide: "strider" },
  characters: {},
  politics: {},
  hands: {},
} as unknown as BoardView;

const BOARD_TABLE = boardTable(() => "strider");

describe("acting on the board", () => {
  it("takes results to choose from for no dice that lie there", () => {
    const asked = question("will-as", [option("army", "die", [{ kind: "die", id: "army" }])]);
    const routes = routesOf(asked, {}, BOARD_TABLE);
    expect([...routes.keys()]).toEqual(["face:army"]);
    expect(unlit(asked, routes, lying(VIEW, "shadow", [])).map((each) => each.name)).toEqual(["army"]);
  });

  it("lights dice, the Fellowship and regions, and leaves the rest to buttons", () => {
    const asked = question("action", [option("move-fellowship"), option("skip"), option("attack")]);
    const ahead = { attack: question("attack-from", [option("edoras", "army", [{ kind: "army", id: "edoras" }])]) };
    const routes = routesOf(asked, ahead, BOARD_TABLE);
    expect(routes.get("army:edoras")?.[0]?.answers).toEqual(["attack", "edoras"]);
    expect(unlit(asked, routes, lying(VIEW, "shadow", [])).map((each) => each.name)).toEqual(["skip"]);
  });

  it("takes nobody who points at something for one who leaves a die unused", () => {
    const dice = option("event", "die", [{ kind: "die", id: "event" }]);
    const skip = { ...option("skip"), then: [{ key: "use-die", option: dice }] } as unknown as SaidOption;
    expect(routesOf(question("action", [skip, option("attack")]), {}, BOARD_TABLE).size).toBe(0);
    const bare = question("action", [option("skip"), option("attack")]);
    expect(BOARD_TABLE.leadsOn(bare, option("skip"))).toBe(false);
    expect(routesOf(bare, { skip: question("use-die", [dice]) }, BOARD_TABLE).size).toBe(0);
  });

  it("lights nobody who only follows from an answer", () => {
    const yes = { ...option("yes", "yes-no"), then: [{ key: "guide", option: option("strider", "character", [{ kind: "character", id: "strider" }]) }] } as unknown as SaidOption;
    const asked = question("casualty", [yes, option("no", "yes-no")]);
    const routes = routesOf(asked, {}, BOARD_TABLE);
    expect(routes.size).toBe(0);
    expect(unlit(asked, routes, lying(VIEW, "free-peoples", [])).map((each) => each.name)).toEqual(["yes", "no"]);
  });

  it("lights whom an attack strikes, with all that it takes", () => {
    const asked = question("action", [option("attack")]);
    const region = (id: string): SaidOption => option(id, "region", [{ kind: "region", id }]);
    const ahead = { attack: question("attack-from", [region("dagorlad")]), "attack dagorlad": question("attack-where", [region("osgiliath")]) };
    expect(routesOf(asked, ahead, BOARD_TABLE)).toEqual(new Map([["region:osgiliath", [{ answers: ["attack", "dagorlad", "osgiliath"], words: "attack", note: "dagorlad → osgiliath" }]]]));
  });

  it("takes the guide for whom he is, and not for whoever guides after him", () => {
    const next = { key: "guide", about: {}, option: option("gimli", "character", [{ kind: "character", id: "gimli" }]) };
    const asked = question("casualty", [option("none"), { ...option("guide"), then: [next] }]);
    expect([...routesOf(asked, {}, BOARD_TABLE).keys()]).toEqual(["character:strider"]);
    expect(BOARD_TABLE.leadsOn(asked, option("guide"))).toBe(false);
  });

  it("answers all questions of a split by how many of each go", () => {
    const parts = partsOf(question("move-with", [], { part: { "rohan-regular": 3, eomer: 1 } }));
    const some = { "rohan-regular": 2, eomer: 0 };
    const all = { "rohan-regular": 3, eomer: 1 };
    const whole = question("move-with", [option("all"), option("some")]);
    expect([splitAnswer(whole, parts, all), splitAnswer(whole, parts, some)]).toEqual(["all", "some"]);
    expect(splitAnswer(question("how-many", [option("1"), option("2")], { piece: "rohan-regular" }), parts, some)).toBe("2");
    expect(splitAnswer(question("goes-along", [option("yes"), option("no")], { character: "eomer" }), parts, some)).toBe("no");
    expect(splitAnswer(question("how-many", [option("1")], { piece: "rohan-regular" }), parts, some)).toBeNull();
    expect(splitAnswer(question("move-army", [option("edoras")]), parts, some)).toBeNull();
  });
});
