/** Dice and cards on a real table: what was drawn and rolled in a first turn of the board game is entered by clicks. */
import { expect, test, type Page } from "./base";
import { beGuest, makeGame, openTable, seen } from "./games";

const panel = (page: Page, key: string) => page.locator(`.real[data-panel=${key}]`);

test("a turn with own dice and cards: a click a card, a click a die", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { game: "boardgame", seats: { "free-peoples": "me", shadow: "me" }, dice: "own" });
  await openTable(page, id);
  for (let drawn = 0; drawn < 4; drawn++) {
    await expect(panel(page, "event-card")).toBeVisible();
    const { count } = await seen(page, id);
    await panel(page, "event-card").locator("[data-option]").first().click();
    await expect.poll(async () => (await seen(page, id)).count).toBe(count + 1);
  }
  await page.locator(".bar [role=option]").first().click();
  await page.locator("[data-act=confirm]").click();
  await expect(page.locator("[data-question=allocate]")).toBeVisible();
  await page.locator(".bar [role=option]").last().click();
  await page.locator("[data-act=confirm]").click();
  const roll = panel(page, "action-die");
  await expect(roll.locator(".count")).toContainText("4");
  for (let die = 0; die < 4; die++) await roll.locator("[data-option]").nth(die).click();
  await roll.locator("[data-act=confirm]").click();
  await expect.poll(async () => (await seen(page, id)).count).toBeGreaterThan(9);
});
