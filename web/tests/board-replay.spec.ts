/** The last turn of games that were played, by clicks on the map and on what lies around it. */
import { Player, replay } from "./board";
import { expect, test } from "./base";
import { beGuest, lastTurn, makeGame, openTable, seen, wholeRecord } from "./games";

const GAMES = {
  "boardgame-two": ["free-peoples", "shadow"],
  "boardgame-four": ["gondor", "rohan", "witch-king", "saruman"],
  "boardgame-council": ["free-peoples", "shadow"],
};

/** Some hundred clicks each. */
const PATIENCE_MS = 240_000;

for (const [name, sides] of Object.entries(GAMES))
  test(`the last turn of ${name} by clicks, and nothing by the list`, async ({ page }) => {
    test.setTimeout(PATIENCE_MS);
    const seats = Object.fromEntries(sides.map((side) => [side, "me" as const]));
    const { record, answers } = lastTurn(name);
    await beGuest(page, "Ana");
    const made = await makeGame(page, { from: { record }, seats, dice: "own" });
    const whole = await makeGame(page, { from: { record: wholeRecord(name) }, seats });
    // All that has happened is put into words once.
    await seen(page, made.id);
    await openTable(page, made.id);
    const player = new Player(page, made);
    const end = await replay(player, answers);
    expect(player.listed).toEqual([]);
    expect(end.result).toEqual((await new Player(page, whole).game()).result);
  });
