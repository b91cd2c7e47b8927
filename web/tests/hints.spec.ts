/** Hints at both tables: asked for with one click and taken with another, in the bar or as a sheet, and fair. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { board } from "./board";
import { expect, test, type Page } from "./base";
import { beGuest, DUEL, makeGame, openTable, recordBefore, seen, takeSeat } from "./games";
import { turnTo } from "./states";

const TABLE = readFileSync(join(import.meta.dirname, "../../docs/table.md"), "utf8");
const FRONT = board({
  armies: { "south-ithilien": { sauron: { regular: 4, elite: 1 } }, osgiliath: { gondor: { regular: 2 } } },
  dice: { "free-peoples": ["event"], shadow: ["army", "muster"] },
  to_act: "shadow",
});
/** A table at which somebody plays against a computer. */
const TABLES = {
  "the card table": { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": "rules" } },
  "the board": { from: { document: FRONT }, seats: { "free-peoples": "rules", shadow: "me" } },
} as const;

async function sit(page: Page, table: keyof typeof TABLES): Promise<string> {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, TABLES[table]);
  await openTable(page, id);
  await expect(page.locator(".bar [data-question]")).toBeVisible();
  return id;
}

/** After this whatever is pointed at would be shown. */
const HOVER_MS = 400;
const hint = (page: Page) => page.locator("[data-act=hint]:visible");
const advised = (page: Page) => page.locator("[data-hint]");
const steps = (page: Page) => page.locator(".bar .draft li");

for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[])
  test(`one click shows a hint at ${table}, another takes it, and nothing is sent`, async ({ page }) => {
    const id = await sit(page, table);
    const { count, questions } = await seen(page, id);
    const options = Object.values(questions)[0]?.options.map(({ name }) => name) ?? [];
    await hint(page).click();
    await expect(advised(page).first()).toBeVisible();
    const names = await advised(page).evaluateAll((all) => all.map((each) => each.getAttribute("data-hint") ?? ""));
    expect(names.filter((name) => !options.includes(name))).toEqual([]);
    const chances = await advised(page).locator("b > [aria-hidden]").allTextContents();
    expect(chances.map(parseFloat)).toEqual(chances.map(parseFloat).toSorted((one, other) => other - one));
    for (const reason of await advised(page).locator("small").allTextContents()) expect(reason).toMatch(/^\p{Lu}.+\.$/u);
    await expect(page.locator("[role=status]", { hasText: chances[0] ?? "none" })).toHaveCount(1);
    await advised(page).first().click();
    await expect(page.locator(`.bar .draft li, .bar [data-question=confirm]`).first()).toBeAttached();
    await expect(advised(page)).toHaveCount(0);
    expect((await seen(page, id)).count).toBe(count);
    expect(TABLE).toContain("| See a hint and take it | 2 |");
  });

test("a hint in the middle of a draft is about what is asked then, and lights up what it means", async ({ page }) => {
  await sit(page, "the board");
  await page.locator('.options [data-option="army"]').click();
  await page.locator('.options [data-option="move-armies"]').click();
  await expect(page.locator(".bar [data-question]")).toHaveAttribute("data-question", "move-where");
  await hint(page).click();
  await expect(advised(page).first()).toBeVisible();
  const name = (await advised(page).first().getAttribute("data-hint")) ?? "";
  await expect(page.locator(`.options [data-option="${name}"]`)).toBeAttached();
  await expect(page.locator("[data-pointed]")).toHaveCount(0);
  await advised(page).first().hover();
  await expect(page.locator(`[data-region="${name}"][data-pointed]`).first()).toBeAttached();
});

for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[])
  test(`arrow keys walk along the hints at ${table}, which hide nothing of it`, async ({ page }) => {
    await sit(page, table);
    await page.keyboard.press("a");
    await expect(advised(page).first()).toBeFocused();
    for (const [key, to] of [["ArrowDown", advised(page).nth(1)], ["ArrowLeft", advised(page).nth(1)], ["ArrowUp", advised(page).first()], ["ArrowUp", advised(page).first()]] as const) {
      await page.keyboard.press(key);
      await expect(to).toBeFocused();
    }
    await page.waitForTimeout(HOVER_MS);
    await expect(page.locator(".passing")).toHaveCount(0);
  });

test("what a hint is about is looked at closely by a key", async ({ page }) => {
  await sit(page, "the card table");
  await page.locator('.options [data-option="cycle"]').click();
  await expect(steps(page)).toHaveCount(1);
  await page.keyboard.press("a");
  await expect(advised(page).first()).toBeFocused();
  const card = (await advised(page).first().getAttribute("data-hint")) ?? "";
  await expect(page.locator(`[data-thing="card:${card}"]`)).toHaveAttribute("data-pointed", "");
  await page.keyboard.press("i");
  await expect(page.getByRole("dialog").locator(`a[href="/cards/${card}"]`)).toBeVisible();
});

test.describe("in Russian on a low screen", () => {
  test.use({ locale: "ru-RU" });

  test("all hints are in sight, and so are answers", async ({ page }) => {
    await beGuest(page, "Ana");
    const { id } = await makeGame(page, { from: { record: recordBefore("boardgame-two", "free-peoples", "casualty") }, seats: { "free-peoples": "me", shadow: "rules" } });
    await openTable(page, id);
    await hint(page).click();
    await expect(advised(page)).toHaveCount(3);
    const places = ["li:last-child [data-hint]", ".hints", ".options [data-option]", ".options", ".bar", ".side [role=tab]"];
    const ends = await page.evaluate((all) => all.map((where) => document.querySelector(where)?.getBoundingClientRect().bottom ?? NaN), places);
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
    expect(ends.at(-1)).toBeLessThanOrEqual(720);
  });
});

test("a hint comes and goes by keys, and the draft stays", async ({ page }) => {
  await sit(page, "the card table");
  await page.locator('.options [data-option="cycle"]').click();
  await expect(steps(page)).toHaveCount(1);
  await page.keyboard.press("a");
  await expect(advised(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(advised(page)).toHaveCount(0);
  await expect(steps(page)).toHaveCount(1);
});

test("nobody waits for a hint that is not wanted any more, and a refusal is told", async ({ page, faults }) => {
  await sit(page, "the card table");
  let go = (): void => undefined;
  await page.route(/\/hint\?/, async (route) => {
    await new Promise<void>((end) => (go = end));
    await route.fulfill({ status: 429, json: { key: "too-many-hints", about: {}, clauses: [], words: "too many ask at once" } }).catch(() => null);
  });
  await hint(page).click();
  await expect(hint(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-act=hint] [data-busy]")).toBeVisible();
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("/hint?"));
  await page.locator('.options [data-option="cycle"]').click();
  await ended;
  await expect(hint(page)).toHaveAttribute("aria-busy", "false");
  go();

  faults.allow(/^429 GET .*\/hint$/);
  await hint(page).click();
  await expect.poll(() => (go(), page.locator(".bar [role=alert]").count())).toBe(1);
  await expect(page.locator(".bar [role=alert]")).toHaveText("Too many ask at once.");
  await page.locator("[data-act=back]:visible").click();
  await expect(page.locator(".bar [role=alert]")).toHaveCount(0);
});

test("between people at different places there are none", async ({ page, another }) => {
  await beGuest(page, "Ana");
  const made = await makeGame(page, { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": "open" } });
  const other = await another();
  await beGuest(other, "Bob");
  await takeSeat(other, made, "witch-king");
  await openTable(page, made.id);
  await expect(page.locator('.options [data-option="cycle"]')).toBeVisible();
  await expect(page.locator("[data-act=hint]")).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(page.locator(".hints, [aria-busy=true]")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: "uk-UA" });

  test("hints are a sheet below the middle of the map, for everybody", async ({ page }) => {
    await sit(page, "the board");
    await turnTo(page, "table");
    await hint(page).click();
    await expect(advised(page).first()).toBeVisible();
    const [sheet, map] = await Promise.all([page.locator(".hints").boundingBox(), page.locator(".middle").boundingBox()]);
    expect(sheet?.y).toBeGreaterThan((map?.y ?? 0) + (map?.height ?? 0) / 2);
    const { violations } = await new AxeBuilder({ page }).include(".bottom").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary}`)).toEqual([]);
    await advised(page).first().click();
    await expect(page.locator("[data-act=back]:visible")).toBeVisible();
    await expect(page.locator(".hints")).toHaveCount(0);
  });
});
