/** A game that is over, reviewed: asked for, waited for, read by mouse and keyboard, and kept. */
import { expect, test, type Page } from "./base";
import { beGuest, makeGame, openTable, recordUntil, resign, wholeRecord } from "./games";
import { say } from "./words";

const place = (page: Page) => page.getByRole("slider", { name: say("replay-scrubber") });

test("the review of a game leads to its mistakes", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { record: wholeRecord("cardgame-fellowship") }, seats: { gandalf: "me" } });
  await page.goto(`/games/${id}/replay`);
  await page.locator("aside button[data-tab=graph]").click();
  await expect(page.locator("button[data-act=review]")).toBeVisible();
  await openTable(page, id);
  await page.locator("a[data-act=review]").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("progressbar", { name: say("review-title") })).toBeVisible();
  const mistakes = page.locator("[data-mistake]");
  await expect(mistakes.first()).toBeVisible({ timeout: 80_000 });
  await expect(page.locator("p.chance")).toContainText(say("review-chance"));
  await expect(page.getByText(say("review-lost-note"))).toBeVisible();
  const chart = page.locator(".review svg[role=img]");
  await expect(chart.locator("text", { hasText: "%" })).toHaveText(["0%", "25%", "50%", "75%", "100%"]);
  const [none, all, half] = await chart.locator(".grid, .limit").evaluateAll((lines) => [lines[0], lines[4], lines.at(-1)].map((line) => line?.getBoundingClientRect().y ?? NaN));
  expect(half).toBeCloseTo(((none ?? NaN) + (all ?? NaN)) / 2, 0);

  const reasons = mistakes.locator("small");
  await expect(reasons.first()).toBeVisible();
  for (const reason of await reasons.allTextContents()) expect(reason).toMatch(/^\p{Lu}.+\.$/u);

  const count = Number(await mistakes.first().getAttribute("data-mistake"));
  await mistakes.first().click();
  await expect(place(page)).toHaveValue(String(count - 1));
  await expect(mistakes.first()).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(mistakes.nth(1)).toHaveAttribute("aria-current", "step");
  const dot = page.locator(".chance [data-point]").first();
  await dot.click();
  await expect(place(page)).toHaveValue((await dot.getAttribute("data-point")) ?? "");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(reasons.first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});

/** A review in which both sides have done something wrong, on the map and with a card. */
const REVIEW = {
  chances: [{ count: 1, turn: 1, side: "chance", chance: 0.5 }],
  mistakes: {
    "free-peoples": [],
    shadow: [{ count: 101, turn: 1, seat: "shadow", lost: 0.625, at: [{ kind: "army", id: "umbar" }, { kind: "region", id: "west-harondor" }], words: { given: "this", better: "that" } }],
  },
};

/** Whether the middle of a region lies in the window of the map, and nothing on it. */
const inSight = (page: Page, region: string) =>
  page.locator(`[data-region=${region}]`).evaluate((path) => {
    const [{ x, y, width, height }, map] = [path.getBoundingClientRect(), path.closest(".middle-earth")?.getBoundingClientRect()];
    return map !== undefined && x + width / 2 > map.left && x + width / 2 < map.right && y + height / 2 > map.top && y + height / 2 < map.bottom;
  });

test("a mistake is seen where it was made, with the eyes of whoever made it", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { record: recordUntil("boardgame-two", 150) }, seats: { "free-peoples": "me", shadow: "rules" } });
  await resign(page, id, "free-peoples");
  await page.route(/\/review/, (route) => route.fulfill({ json: REVIEW }));
  await page.goto(`/games/${id}/replay?tab=graph`);
  await expect(page.locator(".lost")).toHaveText("−63%");
  const eyes = page.getByRole("combobox", { name: say("replay-eyes") });
  await expect(eyes).toHaveValue("free-peoples");
  expect(await inSight(page, "umbar")).toBe(false);
  await page.locator("[data-mistake]").click();
  await expect(eyes).toHaveValue("shadow");
  await expect(place(page)).toHaveValue("100");
  for (const region of ["umbar", "west-harondor"]) {
    await expect(page.locator(`[data-region=${region}]`)).toHaveClass(/marked/);
    await expect.poll(() => inSight(page, region)).toBe(true);
  }
  await page.locator("[data-act=step]").click();
  await expect(page.locator(".marked")).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.locator("[data-mistake]").click();
  await expect(page.locator(".replay")).toHaveAttribute("data-tab", "table");
  await expect(page.locator(".bottom button[data-tab=table]")).toBeFocused();
  await expect.poll(() => inSight(page, "umbar")).toBe(true);
});
