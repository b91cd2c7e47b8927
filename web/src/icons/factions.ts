/** The factions of the card game: a colour that carries white letters, and a pattern drawn with it. */

export interface FactionLook {
  colour: string;
  /** Width and height of one tile of the pattern, and its strokes. */
  tile: [number, number];
  strokes: string;
}

const PLAIN: FactionLook = { colour: "#5d4c38", tile: [8, 8], strokes: "M0 4h8" };

export const FACTIONS: Record<string, FactionLook> = {
  dunedain: { colour: "#3f5a9a", tile: [7, 7], strokes: "M3.5 0v7" },
  dwarf: { colour: "#8a5a2b", tile: [10, 8], strokes: "M0 6l5-4 5 4" },
  elf: { colour: "#23705f", tile: [12, 8], strokes: "M0 4q3-5 6 0t6 0" },
  hobbit: { colour: "#5c6a1e", tile: [8, 8], strokes: "M2 2h.01M6 6h.01" },
  rohan: { colour: "#35733a", tile: [8, 8], strokes: "M-2 2l4-4M0 8l8-8M6 10l4-4" },
  wizard: { colour: "#5a6170", tile: [10, 10], strokes: "M5 3v4M3 5h4" },
  mordor: { colour: "#a3211a", tile: [8, 9], strokes: "M0 8l4-6 4 6" },
  isengard: { colour: "#7b6411", tile: [8, 8], strokes: "M0 .5h8M.5 0v8" },
  southron: { colour: "#a4511a", tile: [10, 10], strokes: "M5 0l5 5-5 5-5-5z" },
  monstrous: { colour: "#5b4373", tile: [12, 8], strokes: "M0 2h5M6 6h5" },
};

export const factionLook = (faction: string): FactionLook => FACTIONS[faction] ?? PLAIN;
