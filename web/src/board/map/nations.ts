/** The nations on the map: colour, pattern and emblem of each, so that none goes by its colour alone. */

export interface NationLook {
  side: "free-peoples" | "shadow";
  /** Carries white letters. */
  colour: string;
  /** Its colour on the land. */
  land: string;
  /** The name of its emblem among those of the factions. */
  emblem: string;
  /** Width and height of a tile of its pattern, and its strokes. */
  tile: [number, number];
  strokes: string;
}

export const LOOKS: Record<string, NationLook> = {
  gondor: { side: "free-peoples", colour: "#3f5a9a", land: "#3f5a9a", emblem: "dunedain", tile: [6, 6], strokes: "M3 0v6" },
  rohan: { side: "free-peoples", colour: "#35733a", land: "#3c8a3c", emblem: "rohan", tile: [7, 7], strokes: "M-2 2l4-4M0 7l7-7M5 9l4-4" },
  elves: { side: "free-peoples", colour: "#23796a", land: "#2f8f7a", emblem: "elf", tile: [10, 6], strokes: "M0 3q2.5-4 5 0t5 0" },
  dwarves: { side: "free-peoples", colour: "#83532a", land: "#8a5a2b", emblem: "dwarf", tile: [8, 6], strokes: "M0 5l4-4 4 4" },
  north: { side: "free-peoples", colour: "#39759f", land: "#4a8fc4", emblem: "north", tile: [8, 8], strokes: "M4 2v4M2 4h4" },
  sauron: { side: "shadow", colour: "#a5221b", land: "#b0241c", emblem: "mordor", tile: [7, 8], strokes: "M0 7l3.5-6 3.5 6" },
  isengard: { side: "shadow", colour: "#7f6710", land: "#c39a1c", emblem: "isengard", tile: [6, 6], strokes: "M0 .5h6M.5 0v6" },
  southrons: { side: "shadow", colour: "#ad5517", land: "#dd7a2c", emblem: "southron", tile: [8, 8], strokes: "M4 0l4 4-4 4-4-4z" },
};

const PLAIN: NationLook = { side: "shadow", colour: "#5d4c38", land: "#5d4c38", emblem: "", tile: [8, 8], strokes: "" };

export const lookOf = (nation: string | null | undefined): NationLook => LOOKS[nation ?? ""] ?? PLAIN;
