/** Tables of the board game for tests and pictures, in few words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { beGuest, makeGame, openTable } from "./games";

type Figures = Record<string, Record<string, number> | number | string[]>;
type Fields = Record<string, unknown>;

const KINDS = ["regular", "elite", "leader"];
const FREE = ["gondor", "rohan", "elves", "dwarves", "north"];
const SHADOW = ["sauron", "isengard", "southrons"];
const NATIONS = [...FREE, ...SHADOW];
const MAP = join(import.meta.dirname, "../src/board/map/map.json");

/** Figures as "gondor 3/1/1 gandalf-the-white" (regulars/elites/leaders, then people), "sauron 5 nazgul 2 witch-king". */
function figures(text: string): Figures {
  const found: Figures = {};
  const people: string[] = [];
  const words = text.split(" ");
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    if (NATIONS.includes(word)) found[word] = Object.fromEntries((words[++at] ?? "").split("/").map((count, kind) => [KINDS[kind], Number(count)]));
    else if (word === "nazgul") found[word] = Number(words[++at]);
    else people.push(word);
  }
  return people.length > 0 ? { ...found, characters: people } : found;
}

const standing = (armies: Record<string, string>): Record<string, Figures> => Object.fromEntries(Object.entries(armies).map(([region, text]) => [region, figures(text)]));
const atWar = Object.fromEntries(NATIONS.map((nation) => [nation, { steps_to_war: 0, active: true }]));

/** A table on which stands what is said; all nations are At War. */
export function board(armies: Record<string, string>, besieged: Record<string, string> = {}, fields: Fields = {}): Fields {
  return { game: "boardgame", from: "empty", turn: 7, politics: atWar, armies: standing(armies), besieged: standing(besieged), ...fields };
}

/** A record of a game that begins at such a table, with what has been answered since. */
export function begun(document: Fields, answers: string[], header: string[] = []): string {
  return ["ringwar 1", "rules 3", "game boardgame", ...header, `position ${JSON.stringify(document)}`, "", ...answers, "end", ""].join("\n");
}

const ARMIES = {
  "minas-tirith": "sauron 6/2 southrons 1 nazgul 2 witch-king",
  osgiliath: "sauron 3",
  "south-ithilien": "southrons 3/1 sauron 1",
  pelargir: "gondor 2/1/1",
  "dol-amroth": "gondor 3/1/1 boromir",
  lossarnach: "gondor 2 rohan 1",
  edoras: "rohan 2/1/1",
  westemnet: "rohan 2/1/1 strider",
  "helms-deep": "isengard 6/3 saruman",
  "fords-of-isen": "isengard 2",
  orthanc: "isengard 2/1",
  lorien: "elves 2/2/1",
  "woodland-realm": "elves 1/2/1 legolas",
  rivendell: "elves 0/2/1",
  "grey-havens": "elves 1/1/1",
  erebor: "dwarves 2/2/1 gimli",
  "iron-hills": "dwarves 1/1",
  "ered-luin": "dwarves 1",
  dale: "southrons 4/1",
  carrock: "north 2/1",
  "old-forest-road": "north 1",
  bree: "north 2",
  "the-shire": "north 1/0/1",
  "dol-guldur": "sauron 5/1 nazgul 1",
  "mount-gundabad": "sauron 3",
  moria: "sauron 3",
  morannon: "sauron 4/1",
  "barad-dur": "sauron 4/1 nazgul 2 mouth-of-sauron",
  "minas-morgul": "sauron 3 nazgul 1",
  nurn: "sauron 2",
  "far-harad": "southrons 3/1",
  "near-harad": "southrons 2",
  umbar: "southrons 3",
  "north-rhun": "southrons 2",
  "south-rhun": "southrons 3/1",
};
const BESIEGED = { "minas-tirith": "gondor 3/1/1 gandalf-the-white", "helms-deep": "rohan 2/1/1" };
const DICE = { "free-peoples": ["character", "muster-army", "will-of-the-west", "event"], shadow: ["army", "army", "muster", "character", "event", "muster-army"] };
const HANDS = {
  "free-peoples": ["fp-character-03", "fp-character-11", "fp-strategy-04", "fp-strategy-15", "fp-strategy-20"],
  shadow: ["shadow-character-02", "shadow-character-15", "shadow-strategy-06", "shadow-strategy-17", "shadow-strategy-21"],
};
const ROAD = { at: "lorien", progress: 3, corruption: 4, companions: ["meriadoc", "peregrin"] };
const HUNT = { box: { "free-peoples": 1, shadow: 2 }, drawn: ["std-1-1", "std-eye-reveal-1", "std-2-reveal-1"], special_in_play: ["fellowship-elven-cloaks", "shadow-shelobs-lair"] };
const WAR = { fellowship: ROAD, hunt: HUNT, dice: DICE, hands: HANDS, rings: { "free-peoples": 2, shadow: 1 }, casualties: { gondor: { regular: 4, elite: 1 }, rohan: { regular: 2, elite: 1 }, north: { regular: 1, elite: 1 } } };

/** The middle of a war: Minas Tirith and Helm's Deep are besieged, and the Shadow chooses a die. */
export const SIEGES = board(ARMIES, BESIEGED, { ...WAR, to_act: "shadow" });
/** An assault on Minas Tirith in which both choose a combat card. */
export const ASSAULT = board(ARMIES, BESIEGED, { ...WAR, phase: "battle", to_act: "shadow", battle: { kind: "assault", attacker: "shadow", origin: "minas-tirith", target: "minas-tirith", round: 1 } });
/** The Fellowship moves, and a hunt has found it. */
export const HUNTED = begun(board(ARMIES, BESIEGED, WAR), ["free-peoples character # use-die", "free-peoples move-fellowship # action", "chance 6 # hunt-die", "chance 3 # hunt-die", "chance std-3-1 # tile"]);
/** The Fellowship in Mordor, about to go on. */
export const MORDOR = board(ARMIES, BESIEGED, { ...WAR, fellowship: { mordor: 2, corruption: 7, companions: [], guide: "gollum" }, dice: { ...DICE, "free-peoples": ["character", "character"] } });
/** Four people at the same war. */
export const FOUR = board(ARMIES, BESIEGED, {
  ...WAR,
  players: 4,
  rings: { "free-peoples": 0, shadow: 0 },
  hands: { gondor: HANDS["free-peoples"].slice(0, 3), rohan: HANDS["free-peoples"].slice(3), "witch-king": HANDS.shadow.slice(0, 3), saruman: HANDS.shadow.slice(3) },
});
const LORDS_ARMIES = {
  ...ARMIES,
  rivendell: "elves 0/2/1 elrond-keeper-of-vilya",
  lorien: "elves 2/2/1 galadriel-keeper-of-nenya",
  moria: "sauron 3 balrog-of-moria",
  osgiliath: "sauron 3 gothmog-lieutenant-of-morgul",
};
const LORDS_TABLE = { special_dice_in_pool: ["keeper-vilya", "keeper-nenya", "minion-balrog", "minion-gothmog"], shadow_tokens: ["nazgul", "politics"], balrog: "active" };
/** A war with the Lords: keepers and minions are there, and each side has chosen a special die. */
export const LORDS = board(LORDS_ARMIES, BESIEGED, {
  ...WAR,
  expansions: ["lords"],
  lords: { ...LORDS_TABLE, kept_special: { "free-peoples": { die: "keeper-nenya", face: "draw" }, shadow: { die: "minion-gothmog", face: "muster" } } },
});
/** The same when all special dice are rolled: which of them are kept? */
export const SPECIAL_ROLL = board(LORDS_ARMIES, BESIEGED, { ...WAR, dice: {}, hunt: { ...HUNT, box: {} }, expansions: ["lords"], phase: "action-roll", lords: LORDS_TABLE });

/** How many figures there are of each nation: regulars, elites, leaders. */
const BOX: Record<string, [number, number, number]> = {
  gondor: [15, 5, 4],
  rohan: [10, 5, 4],
  elves: [5, 10, 4],
  dwarves: [5, 5, 4],
  north: [10, 5, 4],
  sauron: [36, 6, 0],
  isengard: [12, 6, 0],
  southrons: [24, 6, 0],
};

/** Every region occupied: each nation at home, all others by whoever has figures left; people and Nazgûl among them. */
export function everywhere(): Fields {
  const { regions } = JSON.parse(readFileSync(MAP, "utf8")) as { regions: Record<string, { nation: string | null }> };
  const left = structuredClone(BOX);
  const take = (nation: string): string => {
    const found = left[nation] ?? [0, 0, 0];
    const unit = found[0] > 0 ? 0 : 1;
    found[unit]--;
    const led = found[2] > 0;
    if (led) found[2]--;
    return `${nation} ${unit === 0 ? "1/0" : "0/1"}${led ? "/1" : ""}`;
  };
  const has = (nation: string): boolean => (left[nation]?.[0] ?? 0) + (left[nation]?.[1] ?? 0) > 0;
  const armies: Record<string, string> = {};
  for (const [region, { nation }] of Object.entries(regions)) if (nation !== null) armies[region] = take(nation);
  for (const [number, region] of Object.keys(regions).entries()) {
    if (armies[region] !== undefined) continue;
    const able = (number % 2 === 0 ? FREE : SHADOW).filter(has);
    const nation = able[number % able.length];
    if (nation !== undefined) armies[region] = take(nation);
  }
  for (const [region, text] of [["moria", " nazgul 3 witch-king"], ["barad-dur", " nazgul 2 mouth-of-sauron"], ["orthanc", " saruman"], ["bree", " strider boromir gimli"], ["minas-tirith", " gandalf-the-white"]] as const)
    armies[region] += text;
  return board(armies, {}, { ...WAR, casualties: {}, fellowship: { ...ROAD, at: "rivendell" } });
}

const BOTH = { "free-peoples": "me", shadow: "me" } as const;

/** Lay out a table and wait until it is asked something. */
async function table(page: Page, from: Fields, seats: Parameters<typeof makeGame>[1]["seats"] = BOTH): Promise<void> {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from, seats });
  await openTable(page, id);
  await expect(page.locator(".middle-earth")).toBeAttached();
}

/** Moments of the board game, by name; the page is that of whoever plays. */
export const BOARDS: Record<string, (page: Page) => Promise<unknown>> = {
  "a siege": (page) => table(page, { record: begun(SIEGES, ["shadow army # use-die"]) }),
  "a battle": (page) => table(page, { document: ASSAULT }),
  "a hunt": (page) => table(page, { record: HUNTED }),
  "the way through Mordor": (page) => table(page, { document: MORDOR }),
  "four players": (page) => table(page, { document: FOUR }, { gondor: "me", rohan: "me", "witch-king": "rules", saruman: "rules" }),
  "Lords with special dice": (page) => table(page, { document: LORDS }),
  "all special dice": (page) => table(page, { document: SPECIAL_ROLL }),
  "every region occupied": (page) => table(page, { document: everywhere() }),
};
