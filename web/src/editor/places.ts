/** Where in the editor a part of the document is edited, and in which order nations are offered in a region. */
import { REGIONS } from "../board/map/data";
import { LOOKS } from "../board/map/nations";

export const PARTS = ["region", "fellowship", "nations", "dice", "cards", "hunt", "turn", "lords"] as const;
export type Part = (typeof PARTS)[number];

const OF: Record<string, Part> = {
  ...{ armies: "region", besieged: "region", control: "region", out_of_play: "fellowship", fellowship: "fellowship" },
  ...{ politics: "nations", casualties: "nations", dice: "dice", rings: "dice", rings_used: "dice", "hunt.box": "dice", "hunt.taken_back": "dice" },
  ...{ hunt: "hunt", hands: "cards", table: "cards", discards: "cards", seen: "cards", known: "cards", lords: "lords" },
};

/** The part of a place in the document, and the region where it names one: `armies.osgiliath.characters`. */
export function partOf(at: string): { part: Part; region: string | null } {
  const [first = "", second = ""] = at.split(/[.[]/);
  return { part: OF[`${first}.${second}`] ?? OF[first] ?? "turn", region: second in REGIONS ? second : null };
}

/** All nations, that of the region first, then those whose lands are nearest. */
export function nationsNear(region: string): string[] {
  const found = new Set<string>();
  const reached = new Set([region]);
  for (const at of reached) {
    const nation = REGIONS[at]?.nation;
    if (nation != null) found.add(nation);
    for (const next of REGIONS[at]?.neighbours ?? []) reached.add(next);
  }
  return [...found, ...Object.keys(LOOKS).filter((nation) => !found.has(nation))];
}
