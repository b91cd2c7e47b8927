/** A game that is over, reviewed: asked for, waited for, read by mouse and keyboard, and kept. */
import { expect, test, type Page } from "./base";
import { beGuest, makeGame, wholeRecord } from "./games";
import { say } from "./words";

const place = (page: Page) => page.getByRole("slider", { name: say("replay-scrubber") });

test("the review of a game leads to its mistakes", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { record: wholeRecord("cardgame-fellowship") }, seats: { gandalf: "me" } });
  await page.goto(`/games/${id}/replay`);
  await page.locator("aside button[data-tab=graph]").click();
  await page.locator("[data-act=review]").focus();
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

  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator(".bottom button[data-tab=graph]").click();
  await page.locator("[data-act=review]").click();
  await expect(reasons.first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(390);
});
