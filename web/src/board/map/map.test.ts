import { describe, expect, it } from "vitest";
import type { BoardTable, ChangeJson } from "../../lib/protocol";
import type { SaidQuestion } from "../../lib/wire";
import { arrowsOf, regionOf, touchedBy, wayOf } from "./arrows";
import { Camera } from "./camera.svelte";
import { borders, HEIGHT, NATIONS, REGIONS, WIDTH } from "./data";
import { filtered, KINDS } from "./filters";
import { fitted, initials } from "./fitting";
import { LOOKS } from "./nations";
import { onlyOption, optionsAt, optionsIn } from "./options";
import { forceOf, freeFor, isTaken, standsOf, strengthOf, threatened, within } from "./standing";

const table = (more: Partial<BoardTable>): BoardTable =>
  ({ armies: {}, besieged: {}, nazgul: {}, characters: {}, control: {}, fellowship: { at: "rivendell", mordor: null, progress: 0 }, ...more }) as BoardTable;

describe("the drawn map", () => {
  it("has all regions with their neighbours and names in four languages", () => {
    expect(Object.keys(REGIONS)).toHaveLength(105);
    expect(REGIONS["edoras"]?.neighbours.toSorted()).toEqual(["folde", "westemnet"]);
    for (const region of Object.values(REGIONS)) expect(Object.keys(region.names)).toEqual(["en", "uk", "ru", "pl"]);
  });

  it("has lines for every kind of border and a look for every nation", () => {
    for (const kind of ["open", "ridge", "coast", "lake", "edge"]) expect(borders(kind)).toMatch(/^M/);
    expect(NATIONS.every((nation) => nation in LOOKS)).toBe(true);
  });
});

describe("what stands on it", () => {
  it("counts figures by kind, the strongest nation first", () => {
    const force = forceOf({ "rohan-regular": 1, "gondor-regular": 2, "gondor-elite": 1, "gondor-leader": 1 });
    expect(force).toEqual({ nations: ["gondor", "rohan"], counts: [["regular", 3], ["elite", 1], ["leader", 1]], side: "free-peoples", units: 4 });
    expect(forceOf({})).toBeNull();
  });

  it("finds armies, people and the Fellowship", () => {
    const stands = standsOf(table({ armies: { osgiliath: { "gondor-regular": 2 } }, nazgul: { morannon: 2 }, characters: { boromir: "osgiliath" } }));
    expect([...stands.keys()].sort()).toEqual(["morannon", "osgiliath", "rivendell"]);
    expect(stands.get("osgiliath")?.people).toEqual(["boromir"]);
  });

  it("knows what was taken, and which strongholds are in danger", () => {
    const taken = table({ control: { edoras: "shadow" }, armies: { osgiliath: { "sauron-regular": 3 } } });
    expect([isTaken(taken, "edoras"), isTaken(taken, "folde")]).toEqual([true, false]);
    expect([...threatened(taken, standsOf(taken))]).toEqual(["minas-tirith"]);
  });

  it("reads from the table how armies would fight and where they may go", () => {
    const told = table({ strengths: { edoras: { "free-peoples": { dice: 2, leadership: 1 } } }, free: { edoras: "free-peoples", moria: null } });
    expect(strengthOf(told, "edoras", "free-peoples")).toEqual({ dice: 2, leadership: 1 });
    expect(["edoras", "moria", "folde"].map((region) => freeFor(told, region))).toEqual(["free-peoples", "nobody", "both"]);
    expect([strengthOf(table({}), "edoras", "shadow"), freeFor(table({}), "edoras")]).toEqual([undefined, undefined]);
  });

  it("is shown by kind, by nation, and where something can be chosen", () => {
    const seen = table({
      armies: { osgiliath: { "gondor-regular": 2 }, "helms-deep": { "isengard-regular": 4 } },
      besieged: { "helms-deep": { "rohan-regular": 1 } },
      nazgul: { morannon: 1 },
      characters: { boromir: "osgiliath" },
      control: { edoras: "shadow" },
    });
    const shown = (filter: string): string[] => [...(filtered(filter, seen, standsOf(seen), new Map()) ?? ["everything"])].sort();
    expect(Object.fromEntries(KINDS.filter((kind) => kind !== "settlements").map((kind) => [kind, shown(kind)]))).toEqual({
      armies: ["helms-deep", "osgiliath"],
      people: ["osgiliath", "rivendell"],
      nazgul: ["morannon"],
      taken: ["edoras"],
      sieges: ["helms-deep"],
    });
    expect(shown("settlements")).toContain("bree");
    expect([shown(""), shown("rohan"), shown("options")]).toEqual([["everything"], ["helms-deep"], []]);
  });

  it("tells how far the Fellowship may be", () => {
    const reach = within("edoras", 1);
    expect([...reach].sort()).toEqual([["edoras", 0], ["folde", 1], ["westemnet", 1]]);
  });

  it("puts counters into their room", () => {
    const stand = standsOf(table({ armies: { edoras: { "rohan-regular": 2, "rohan-elite": 1 } }, characters: { aragorn: "edoras", gimli: "edoras" } })).get("edoras");
    const placed = fitted(stand ?? expect.fail(), [[100, 50, 60, 40]]);
    for (const item of placed.items) {
      expect(placed.x + item.x * placed.scale).toBeGreaterThanOrEqual(99.9);
      expect(placed.x + (item.x + item.width) * placed.scale).toBeLessThanOrEqual(160.1);
      expect(placed.y + (item.y + item.height) * placed.scale).toBeLessThanOrEqual(90.1);
    }
  });

  it("shortens names for badges", () => {
    expect(["the Witch-king", "Gimli", "Gandalf the White"].map(initials)).toEqual(["Wi", "Gi", "GW"]);
  });
});

describe("arrows", () => {
  const move = (from: string, to: string, id: string, count = 1): ChangeJson => ({ what: "move", thing: { kind: "piece", id }, count, from, to });

  it("join what goes the same way", () => {
    const changes = [move("armies/folde", "armies/edoras", "rohan-regular", 2), move("armies/folde", "armies/edoras", "rohan-elite"), move("reinforcements", "armies/edoras", "rohan-elite")];
    expect(arrowsOf(changes)).toEqual([{ from: "folde", to: "edoras", kind: "free-peoples", count: 3 }]);
    expect([...touchedBy(changes)].sort()).toEqual(["edoras", "folde"]);
  });

  it("show attacks and the Fellowship", () => {
    const battle = { kind: "field-battle", attacker: "shadow", origin: "orthanc", target: "fords-of-isen" };
    const shown = arrowsOf([{ what: "set", place: "battle", from: null, to: battle }, { what: "set", place: "fellowship/at", from: "rivendell", to: "hollin" }]);
    expect(shown.map((arrow) => [arrow.kind, arrow.from, arrow.to, arrow.attack ?? false])).toEqual([
      ["fellowship", "rivendell", "hollin", false],
      ["shadow", "orthanc", "fords-of-isen", true],
    ]);
    expect(wayOf(shown[0] ?? expect.fail())?.path).toMatch(/^M[\d. -]+Q/);
  });

  it("read regions from places", () => {
    expect(["armies/edoras", "characters@edoras", "nazgul/nowhere", "hunt/box/shadow", 3].map(regionOf)).toEqual(["edoras", "edoras", null, null, null]);
  });
});

describe("options", () => {
  const option = (name: string, at: { kind: string; id: string }[], then?: unknown) => ({ name, kind: "army", at, words: name, then });
  const question = {
    options: [
      option("folde", [{ kind: "army", id: "folde" }, { kind: "region", id: "folde" }]),
      option("attack", [], [{ option: option("edoras", [{ kind: "region", id: "edoras" }]) }]),
    ],
  } as unknown as SaidQuestion;

  it("are found where they point, or where they lead", () => {
    const found = optionsAt(question);
    expect(onlyOption(optionsIn(found, "folde"))).toBe("folde");
    expect(onlyOption(optionsIn(found, "edoras"))).toBe("attack");
    expect(optionsIn(found, "moria")).toEqual([]);
  });
});

describe("the camera", () => {
  it("shows all, goes closer and never leaves the map", () => {
    const camera = new Camera();
    camera.resize(1644, 1144);
    expect(camera.scale).toBeCloseTo(1);
    camera.zoom(2, [0, 0]);
    camera.pan(99999, 99999);
    expect(camera.x).toBeLessThan(60);
    camera.pan(-99999, -99999);
    expect(camera.seen.x + camera.seen.width).toBeLessThan(WIDTH + 30);
    camera.zoom(0.01);
    expect(camera.isWhole).toBe(true);
    expect(camera.seen.height).toBeGreaterThan(HEIGHT);
  });

  it("brings several places into sight at once, from farther away if need be", () => {
    const camera = new Camera(() => [300, 200]);
    camera.resize(390, 500);
    const near: [number, number][] = [[900, 800], [980, 860]];
    camera.gather(near);
    const { scale } = camera;
    expect(near.every((point) => camera.sees(point, 30, 120))).toBe(true);
    const { x, y } = camera;
    camera.gather(near);
    expect([camera.x, camera.y]).toEqual([x, y]);
    const far: [number, number][] = [[300, 300], [980, 860]];
    camera.gather(far);
    expect(far.every((point) => camera.sees(point))).toBe(true);
    expect(camera.scale).toBeLessThan(scale);
  });

  it("begins close where the whole map would be too small", () => {
    const camera = new Camera(() => [800, 550]);
    camera.resize(390, 700);
    expect(camera.isWhole).toBe(false);
    expect(camera.seen.x + camera.seen.width / 2).toBeCloseTo(800);
  });
});
