import { describe, expect, it } from "vitest";
import type { BattlegroundView, CardView, InPlayView, PathView, SeatView } from "../lib/protocol";
import { cardsOf, defenderOf, iconsAt, lyingOpen, openHands, orderOf, placesOf, remembered, sideOf, whereIs } from "./lying";

const lying = (card: string, seat: string, items: string[] = []): InPlayView => ({ card, seat, items, tokens: { attack: 0, defense: 0 }, locked: false });
const seat = (side: string, more: Partial<SeatView> = {}): SeatView => ({ side, reserve: [], hand_seen: [], ...more }) as SeatView;
const deep = { id: "helms-deep", side: "free-peoples", cards: [lying("eomer", "gandalf", ["sting"]), lying("uruks", "saruman")], attack: 2, defense: 3 } as BattlegroundView;
const path = { id: "bag-end", number: 1, cards: [lying("the-hunter", "saruman")] } as unknown as PathView;
const view = {
  seats: { gandalf: seat("free-peoples", { hand: ["strider"], cycle: ["lembas"] }), saruman: seat("shadow", { reserve: [lying("grima", "saruman")] }) },
  battlegrounds: [deep],
  path,
} as unknown as CardView;

describe("a card table", () => {
  it("has the path first, then the battlegrounds", () => {
    expect(placesOf(view).map((place) => place.id)).toEqual(["bag-end", "helms-deep"]);
  });

  it("sorts the cards of a place by side, and knows who defends", () => {
    expect(cardsOf(view, deep, "shadow").map((card) => card.card)).toEqual(["uruks"]);
    expect(defenderOf(deep)).toBe("free-peoples");
    expect(defenderOf(path)).toBe("free-peoples");
    expect(sideOf(view, "spectator")).toBe("free-peoples");
  });

  it("shows the icons that count where a card lies", () => {
    expect(iconsAt(view, deep, lying("uruks", "saruman"))).toEqual(["battleground_attack", "leadership_attack"]);
    expect(iconsAt(view, path, lying("sam", "gandalf"))).toEqual(["path_defense"]);
    expect(iconsAt(view, null, lying("grima", "saruman"))).toHaveLength(6);
  });

  it("opens the hands of one person only", () => {
    const other = { seats: { saruman: { hand: ["ugluk"] } } } as unknown as CardView;
    expect(openHands({ saruman: other }, view, ["gandalf"])).toEqual([["gandalf", ["strider"]]]);
    expect(openHands({ saruman: other }, view, ["gandalf", "saruman"])).toEqual([["gandalf", ["strider"]], ["saruman", ["ugluk"]]]);
    expect(openHands({}, view, [])).toEqual([]);
  });

  it("knows what lies open, and where", () => {
    const open = lyingOpen(view, [["gandalf", ["strider"]]]);
    for (const key of ["card:eomer", "card:sting", "card:grima", "card:strider", "location:bag-end"]) expect(open).toContain(key);
    expect(open).not.toContain("card:lembas");
    expect(whereIs(view, "sting")).toEqual({ key: "where-place", place: "helms-deep" });
    expect(whereIs(view, "grima")).toEqual({ key: "where-reserve", seat: "saruman" });
    expect(whereIs(view, "lembas")).toEqual({ key: "where-cycle", seat: "gandalf" });
    expect(whereIs(view, "gollum")).toBeNull();
  });

  it("knows the turns of a seat", () => {
    const turn_order = ["gandalf", "witch-king", "gandalf", "saruman"];
    expect(orderOf({ ...view, turn_order }, "gandalf")).toEqual([1, 3]);
    expect(orderOf({ ...view, turn_order }, "saruman")).toEqual([4]);
  });

  it("remembers hidden cards that everybody has seen", () => {
    const known = [{ seat: "gandalf", places: ["deck", "hand"], cards: ["eowyn", "gimli"] }];
    expect(remembered({ ...view, known }, "gandalf")).toEqual([["eowyn", ["deck", "hand"]], ["gimli", ["deck", "hand"]]]);
    expect(remembered({ ...view, known }, "saruman")).toEqual([]);
  });
});
