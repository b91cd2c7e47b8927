import { describe, expect, it } from "vitest";
import type { BoardView, CharacterJson } from "../lib/protocol";
import { placeOf, startOf, tableOf, type PositionDocument } from "./document";
import { addDie, besiege, clear, edited, eliminate, enterMordor, familyOf, join, keepDie, leave, moveFellowship, place, putCard, reveal, setActor, setCasualties, setControl, setNazgul, setPhase, setPieces, setPolitics, setRing, setVersion, takeCard, takeDie, toggleTile, type Draft } from "./edits";
import { nationsNear, partOf } from "./places";
import { packed, unpacked } from "./sharing";

const someone = (person: string, more: Partial<CharacterJson> = {}): CharacterJson => ({ person, replaces: null, ...more }) as CharacterJson;
const PEOPLE = {
  strider: someone("strider"),
  "strider-dunadan": someone("strider"),
  aragorn: someone("aragorn", { replaces: "strider" }),
  boromir: someone("boromir"),
  "witch-king": someone("witch-king"),
};

function some(more: Partial<PositionDocument> = {}): PositionDocument {
  return {
    ...{ game: "boardgame", players: 2, expansions: [], options: {}, turn: 1, phase: "actions", to_act: "free-peoples", result: null },
    ...{ armies: { "minas-tirith": { gondor: { regular: 3, leader: 1 } } }, besieged: {}, control: {}, casualties: {}, out_of_play: [] },
    politics: { gondor: { steps_to_war: 2, active: false } },
    fellowship: { at: "rivendell", mordor: null, progress: 2, revealed: false, corruption: 0, companions: ["strider", "boromir"], guide: "strider", tried: false },
    hunt: { box: { "free-peoples": 0, shadow: 0 }, taken_back: 0, drawn: [], removed: [], special_in_play: [] },
    ...{ dice: { "free-peoples": ["event"], shadow: [] }, rings: { "free-peoples": 3, shadow: 0 }, rings_used: [] },
    ...{ hands: { "free-peoples": ["fp-strategy-01"], shadow: [] }, table: { "free-peoples": [], shadow: [] }, discards: { "free-peoples": [], shadow: [] }, seen: [], battle: null },
    ...more,
  };
}
const after = (change: (draft: Draft) => void, more: Partial<PositionDocument> = {}): PositionDocument => edited(some(more), change);

describe("the map", () => {
  it("has as many figures as are set, and nothing of what is not there", () => {
    const before = some();
    const next = edited(before, (draft) => setPieces(draft, "armies", "osgiliath", "gondor", "regular", 3));
    expect(next.armies["osgiliath"]).toEqual({ gondor: { regular: 3 } });
    expect(before.armies["osgiliath"]).toBeUndefined();
    expect(edited(next, (draft) => setPieces(draft, "armies", "osgiliath", "gondor", "regular", 0))).toEqual(before);
    expect(after((draft) => setNazgul(draft, "armies", "umbar", 2)).armies["umbar"]).toEqual({ nazgul: 2 });
  });

  it("besieges a stronghold, and lifts the siege", () => {
    const besieged = after((draft) => besiege(draft, "minas-tirith", true));
    expect(besieged.armies).toEqual({});
    expect(besieged.besieged["minas-tirith"]).toEqual({ gondor: { regular: 3, leader: 1 } });
    expect(edited(besieged, (draft) => besiege(draft, "minas-tirith", false))).toEqual(some());
  });

  it("writes who holds what was another's, and clears regions", () => {
    const taken = after((draft) => setControl(draft, "dale", "shadow", "free-peoples"));
    expect(taken.control).toEqual({ dale: "shadow" });
    expect(edited(taken, (draft) => setControl(draft, "dale", "free-peoples", "free-peoples")).control).toEqual({});
    expect(after((draft) => clear(draft, "minas-tirith")).armies).toEqual({});
  });

  it("is drawn at once, with what the server has seen for the rest", () => {
    const view = { armies: {}, control: { dale: "shadow", bree: "shadow" }, fellowship: { guide: "strider" }, points: { shadow: 2 } } as unknown as BoardView;
    const table = tableOf(after((draft) => place(draft, "witch-king", "armies", "dale", PEOPLE)), view);
    expect(table.armies["minas-tirith"]).toEqual({ "gondor-regular": 3, "gondor-leader": 1 });
    expect(table.characters).toEqual({ "witch-king": "dale" });
    expect(table.control).toEqual({ dale: "shadow" });
    expect(table.points).toEqual({ shadow: 2 });
  });
});

describe("people", () => {
  it("are in one place, and whoever becomes another is nowhere else", () => {
    expect(familyOf("aragorn", PEOPLE)).toEqual(["strider", "strider-dunadan", "aragorn"]);
    const crowned = after((draft) => place(draft, "aragorn", "armies", "minas-tirith", PEOPLE));
    expect(crowned.fellowship.companions).toEqual(["boromir"]);
    expect(crowned.fellowship.guide).toBeUndefined();
    expect(placeOf(crowned, "aragorn")).toBe("minas-tirith");
    const back = edited(crowned, (draft) => join(draft, "strider", PEOPLE));
    expect(back.fellowship.companions).toEqual(["boromir", "strider"]);
    expect(placeOf(back, "aragorn")).toBeNull();
  });

  it("leave, and are lost", () => {
    expect(placeOf(after((draft) => leave(draft, ["boromir"])), "boromir")).toBeNull();
    expect(placeOf(after((draft) => eliminate(draft, "boromir")), "boromir")).toBe("out");
  });

  it("have other cards with Lords of Middle-earth", () => {
    const lords = { rings: { vilya: "free-peoples" }, special_dice_in_pool: [], kept_special: {}, lost_dice: [], shadow_tokens: [], companions: {} };
    const other = after((draft) => setVersion(draft, "strider", "strider-dunadan", PEOPLE), { lords });
    expect(other.fellowship.companions).toEqual(["strider-dunadan", "boromir"]);
    expect(other.lords?.companions).toEqual({ strider: "strider-dunadan" });
    expect(edited(other, (draft) => setVersion(draft, "strider", "strider", PEOPLE)).lords?.companions).toEqual({});
    const given = after((draft) => setRing(draft, "vilya", "shadow"), { lords });
    expect(given.rings).toEqual({ "free-peoples": 0, shadow: 1 });
    const kept = after((draft) => keepDie(draft, "shadow", "minion-balrog", "muster"), { lords });
    expect(kept.lords?.kept_special["shadow"]).toEqual({ die: "minion-balrog", face: "muster" });
    expect(edited(kept, (draft) => keepDie(draft, "shadow", "", "")).lords?.kept_special).toEqual({});
  });
});

describe("the Fellowship", () => {
  it("is in a region or in Mordor, hidden with progress or revealed without", () => {
    const mordor = after((draft) => enterMordor(draft, 2)).fellowship;
    expect([mordor.at, mordor.mordor, mordor.progress]).toEqual([null, 2, 0]);
    expect(after((draft) => (enterMordor(draft, 2), moveFellowship(draft, "dale"))).fellowship).toMatchObject({ at: "dale", mordor: null });
    expect(after((draft) => reveal(draft, true)).fellowship).toMatchObject({ revealed: true, progress: 0 });
  });
});

describe("tracks, dice, tiles and cards", () => {
  it("nations at war are active", () => {
    expect(after((draft) => setPolitics(draft, "gondor", 0, false)).politics["gondor"]).toEqual({ steps_to_war: 0, active: true });
    expect(after((draft) => setCasualties(draft, "gondor", "elite", 2)).casualties).toEqual({ gondor: { elite: 2 } });
  });

  it("dice are added and taken one by one, and have faces only once they are rolled", () => {
    expect(after((draft) => addDie(draft, "free-peoples", "character")).dice["free-peoples"]).toEqual(["character", "event"]);
    expect(after((draft) => (addDie(draft, "free-peoples", "event"), takeDie(draft, "free-peoples", "event"))).dice["free-peoples"]).toEqual(["event"]);
    expect(after((draft) => setPhase(draft, "hunt-allocation")).dice["free-peoples"]).toEqual([]);
    expect(after((draft) => setPhase(draft, "actions"), { phase: "battle", battle: { origin: "a", target: "b", round: 1 } }).battle).toBeNull();
  });

  it("a tile is in one place", () => {
    const drawn = after((draft) => toggleTile(draft, "drawn", "std-eye-reveal-1"));
    expect(drawn.hunt.drawn).toEqual(["std-eye-reveal-1"]);
    const removed = edited(drawn, (draft) => toggleTile(draft, "removed", "std-eye-reveal-1"));
    expect([removed.hunt.drawn, removed.hunt.removed]).toEqual([[], ["std-eye-reveal-1"]]);
  });

  it("a card is in one place, and discarded openly", () => {
    const moved = after((draft) => putCard(draft, "fp-strategy-01", "discards", "free-peoples"));
    expect([moved.hands["free-peoples"], moved.discards["free-peoples"], moved.seen]).toEqual([[], ["fp-strategy-01"], ["fp-strategy-01"]]);
    const back = edited(moved, (draft) => takeCard(draft, "fp-strategy-01"));
    expect([back.discards["free-peoples"], back.seen]).toEqual([[], []]);
  });

  it("of a team one acts", () => {
    const teams = { actors: { "free-peoples": "gondor", shadow: "saruman" } } as unknown as PositionDocument["teams"];
    const next = after((draft) => setActor(draft, "shadow", "witch-king"), { teams });
    expect([next.to_act, next.teams?.actors["shadow"]]).toEqual(["shadow", "witch-king"]);
  });
});

describe("around the document", () => {
  it("a place of it leads to where it is edited", () => {
    expect(partOf("armies.osgiliath.characters")).toEqual({ part: "region", region: "osgiliath" });
    expect(partOf("hands.shadow[0]")).toEqual({ part: "cards", region: null });
    expect(partOf("hunt.box.shadow")).toEqual({ part: "dice", region: null });
    expect(partOf("hunt.drawn[0]").part).toBe("hunt");
    expect(partOf("").part).toBe("turn");
  });

  it("the nation at hand comes first", () => {
    expect(nationsNear("osgiliath")[0]).toBe("gondor");
    expect(nationsNear("edoras")[0]).toBe("rohan");
    expect(nationsNear("edoras")).toHaveLength(8);
  });

  it("a link carries it", async () => {
    const word = await packed(some());
    expect(word).toMatch(/^[\w-]+$/);
    expect(await unpacked(word)).toEqual(some());
    await expect(unpacked("nothing")).rejects.toBeDefined();
  });

  it("Lords of Middle-earth begins with the companions, an empty map does not", () => {
    expect(startOf(2, ["lords"], {})).toMatchObject({ phase: "council" });
    expect(startOf(2, ["lords"], {}, true)).not.toHaveProperty("phase");
  });
});
