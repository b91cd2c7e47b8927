/** How many clicks the usual deeds of the board game take: as docs/table.md says, and a simple attack no more than five. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { answersIn, board, Player, replay } from "./board";
import { expect, test } from "./base";
import { beGuest, makeGame, openTable, recordBefore } from "./games";

const TABLE = readFileSync(join(import.meta.dirname, "../../docs/table.md"), "utf8");
const MOST_FOR_AN_ATTACK = 5;
/** Two armies of the Shadow, each with two enemies beside it, and dice to choose from. */
const FRONT = {
  armies: {
    "south-ithilien": { sauron: { regular: 4, elite: 1 } },
    "east-harondor": { southrons: { regular: 3 } },
    osgiliath: { gondor: { regular: 2, leader: 1 } },
    "west-harondor": { gondor: { regular: 1 } },
  },
  dice: { "free-peoples": ["event", "character"], shadow: ["army", "muster", "character"] },
  hands: { "free-peoples": ["fp-strategy-02"], shadow: ["shadow-strategy-22"] },
  to_act: "shadow",
};

/** What is done, from where, and with which answers; it is done when somebody else is asked or dice fall. */
const DEEDS: { deed: string; from: Record<string, unknown>; answers: string }[] = [
  {
    deed: "Move an army",
    from: { document: board(FRONT) },
    answers: `
      shadow army           # use-die
      shadow move-armies    # action
      shadow south-ithilien # move-army
      shadow north-ithilien # move-where
      shadow all            # move-with
      shadow none           # move-army`,
  },
  {
    deed: "Move a part of an army",
    from: { document: board(FRONT) },
    answers: `
      shadow army           # use-die
      shadow move-armies    # action
      shadow south-ithilien # move-army
      shadow north-ithilien # move-where
      shadow some           # move-with
      shadow 3              # how-many
      shadow 1              # how-many
      shadow none           # move-army`,
  },
  {
    deed: "Attack",
    from: { document: board({ ...FRONT, hands: {} }) },
    answers: `
      shadow army           # use-die
      shadow attack         # action
      shadow south-ithilien # attack-from
      shadow osgiliath      # attack-where
      shadow all            # attack-with`,
  },
  {
    deed: "Attack with a combat card",
    from: { document: board(FRONT) },
    answers: `
      shadow army               # use-die
      shadow attack             # action
      shadow south-ithilien     # attack-from
      shadow osgiliath          # attack-where
      shadow all                # attack-with
      shadow shadow-strategy-22 # combat-card`,
  },
  {
    deed: "Muster two regulars in two places",
    from: { document: board(FRONT) },
    answers: `
      shadow muster            # use-die
      shadow recruit           # action
      shadow sauron-regular    # recruit
      shadow minas-morgul      # recruit-where
      shadow southrons-regular # recruit-second
      shadow umbar             # recruit-where`,
  },
  {
    deed: "Allocate dice to the hunt",
    from: { record: recordBefore("boardgame-two", "shadow", "allocate") },
    answers: "shadow 3 # allocate",
  },
];

for (const { deed, from, answers } of DEEDS)
  test(`${deed.toLowerCase()} in as many clicks as docs/table.md says`, async ({ page }) => {
    await beGuest(page, "Ana");
    const made = await makeGame(page, { from, seats: { "free-peoples": "me", shadow: "me" }, dice: "own" });
    await openTable(page, made.id);
    const player = new Player(page, made);
    await replay(player, answersIn(answers));
    expect(player.listed).toEqual([]);
    expect(TABLE).toContain(`| ${deed} | ${player.clicks} |`);
    if (deed === "Attack") expect(player.clicks).toBeLessThanOrEqual(MOST_FOR_AN_ATTACK);
  });
