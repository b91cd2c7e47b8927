/** Battles and the hunt from tables that were laid out, played by clicks: what their panels show. */
import { answersIn, board, Player, replay } from "./board";
import { expect, test, type Page } from "./base";
import { beGuest, makeGame, openTable } from "./games";
import { say } from "./words";

const SEATS = { "free-peoples": "me", shadow: "me" } as const;
const hits = (count: number): string => say("battle-hits", { count });

/** Sit down at a table of one's own, with dice that fall as they are told to. */
async function sit(page: Page, document: Record<string, unknown>): Promise<(text: string) => Promise<void>> {
  await beGuest(page, "Ana");
  const made = await makeGame(page, { from: { document }, seats: SEATS, dice: "own" });
  await openTable(page, made.id);
  const player = new Player(page, made);
  return async (text) => {
    await replay(player, answersIn(text));
    expect(player.listed).toEqual([]);
  };
}

test("a stronghold is stormed: dice, walls, losses in one panel each, and it falls", async ({ page }) => {
  const play = await sit(
    page,
    board({
      armies: { "helms-deep": { isengard: { regular: 5, elite: 1 } } },
      besieged: { "helms-deep": { rohan: { regular: 1, elite: 1, leader: 1 } } },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
      to_act: "shadow",
    }),
  );
  const panel = page.locator("[data-battle=helms-deep]");
  const [attackers, garrison] = [panel.locator(".force.shadow"), panel.locator(".force.free-peoples")];
  await play(`
    shadow       attack    # action
    shadow       all       # attack-with
    chance       6 3 2 1 1 # combat-die
    chance       5 2       # combat-die
    free-peoples 1         # re-roll
    chance       6         # combat-die
  `);
  await expect(attackers.locator(".dice .hidden-words").first()).toHaveText("6, 3, 2, 1, 1");
  await expect(attackers).toContainText(say("battle-needed", { needed: 6 }));
  await expect(attackers).toContainText(hits(1));
  await expect(attackers.locator(".lose")).toHaveText(say("battle-to-lose", { count: 2 }));
  await expect(garrison.locator(".dice .hidden-words").first()).toHaveText("5, 2");
  await expect(garrison.locator(".again")).toContainText("6");
  await expect(garrison).toContainText(say("battle-needed", { needed: 5 }));
  await expect(garrison).toContainText(hits(2));
  await expect(page.locator(".table [data-panel=loss]")).toBeVisible();
  await play(`
    shadow       remove-isengard-regular remove-isengard-regular # loss
    free-peoples reduce-rohan-elite                              # loss
    shadow       isengard-elite                                  # prolong
    chance       6 6 1 1                                         # combat-die
    chance       1 1                                             # combat-die
    free-peoples 0                                               # re-roll
  `);
  await expect(panel).toHaveCount(0);
  await expect(page.locator("[data-region=helms-deep]")).toHaveAttribute("aria-label", /4 × Isengard regular,.* held by The Shadow, unbesieged/);
});

test("a sortie: who is inside attacks who is outside, and can cease", async ({ page }) => {
  const play = await sit(
    page,
    board({
      armies: { "helms-deep": { isengard: { regular: 3 } } },
      besieged: { "helms-deep": { rohan: { regular: 2, elite: 1, leader: 1 } } },
      dice: { "free-peoples": ["muster-army"], shadow: ["event"] },
      to_act: "free-peoples",
    }),
  );
  const panel = page.locator("[data-battle=helms-deep]");
  await play(`
    free-peoples attack               # action
    free-peoples all                  # attack-with
    chance       5 2 2                # combat-die
    chance       5 3 2                # combat-die
    free-peoples 1                    # re-roll
    chance       3                    # combat-die
    free-peoples remove-rohan-regular # loss
  `);
  await expect(panel.locator("summary")).toContainText("Sortie");
  await expect(panel.locator(".force.free-peoples h4")).toContainText(say("odds-attacks"));
  await expect(panel.locator(".force.shadow")).toContainText(hits(1));
  await expect(panel.locator(".force.shadow .figures")).toContainText("2");
  await play(`
    free-peoples yes # cease
  `);
  await expect(panel).toHaveCount(0);
  await expect(page.locator("[data-region=helms-deep]")).toHaveAttribute("aria-label", /2 × Isengard regular,.* garrison 1 × Rohan regular, 1 × Rohan elite, 1 × Rohan leader,.* besieged/);
});

test("combat cards of both sides change the dice, and the panel says by what", async ({ page }) => {
  const play = await sit(
    page,
    board({
      armies: { "south-ithilien": { sauron: { regular: 3, elite: 1 }, nazgul: 1 }, osgiliath: { gondor: { regular: 2, elite: 1, leader: 1 } } },
      dice: { "free-peoples": ["event"], shadow: ["army"] },
      hands: { "free-peoples": ["fp-strategy-22", "fp-strategy-07"], shadow: ["shadow-strategy-22", "shadow-character-06"] },
      to_act: "shadow",
    }),
  );
  const panel = page.locator("[data-battle=osgiliath]");
  const [shadow, free] = [panel.locator(".force.shadow"), panel.locator(".force.free-peoples")];
  await play(`
    shadow       attack             # action
    shadow       all                # attack-with
    shadow       shadow-strategy-22 # combat-card
  `);
  await expect(shadow).toContainText(say("battle-chosen-strategy"));
  await play(`
    free-peoples fp-strategy-22     # combat-card
    chance       5 5 1 2            # combat-die
    chance       1 4 5              # combat-die
  `);
  await expect(shadow.locator(".card")).toContainText("Desperate Battle");
  await expect(free.locator(".card")).toContainText("Valour");
  await expect(shadow.locator(".modifier")).toHaveText(`+1 Desperate Battle · ${say("battle-of-combat-roll")} · ${say("battle-of-leader-re-roll")}`);
  await expect(free.locator(".modifier")).toHaveText([/^\+1 Valour · combat roll/, /^\+1 Desperate Battle/]);
  await expect(shadow).toContainText(say("battle-needed", { needed: 6 }));
  await play(`
    shadow       1                  # re-roll
    chance       1                  # combat-die
    free-peoples 1                  # re-roll
    chance       6                  # combat-die
  `);
  await expect(shadow.locator(".lose")).toHaveText(say("battle-to-lose", { count: 3 }));
});

test("a hunt in Mordor: the tile, its damage, and who is lost for it", async ({ page }) => {
  const play = await sit(
    page,
    board({
      dice: { "free-peoples": ["character"], shadow: ["event"] },
      fellowship: { mordor: 1, corruption: 2, companions: ["gimli", "strider"], guide: "strider" },
      hunt: { box: { shadow: 2 } },
      to_act: "free-peoples",
    }),
  );
  await play(`
    free-peoples move-fellowship  # action
    chance       std-3-1          # tile
  `);
  const panel = page.locator(".table .panel.hunt");
  await expect(panel).toContainText(say("hunt-damage-left", { count: 3 }));
  await play(`
    free-peoples guide            # casualty
  `);
  await expect(panel).toHaveCount(0);
  const band = page.locator(".left [data-thing='fellowship:fellowship']");
  await expect(band).toContainText(say("board-mordor", { step: 2 }));
  await expect(band.locator(".corruption b")).toHaveText("2");
  await expect(page.locator(".left [data-thing='character:strider']")).toHaveCount(0);
});
