/** A game that is over, seen again: step by step, with everybody's eyes, shared, and played on from anywhere. */
import { expect, test, type Page } from "./base";
import { beGuest, DUEL, makeGame, seen, wholeRecord } from "./games";
import { say } from "./words";

const place = (page: Page) => page.getByRole("slider", { name: say("replay-scrubber") });

test("step, jump, play, all hands, and a link to a moment", async ({ page, another }) => {
  await beGuest(page, "Ana");
  const made = await makeGame(page, { from: { record: wholeRecord("cardgame-fellowship") }, seats: { gandalf: "me" }, access: "link" });
  const { count } = await seen(page, made.id);
  await page.goto(`/games/${made.id}`);
  await page.getByRole("link", { name: say("end-replay") }).click();
  await expect(page).toHaveURL(/\/replay/);
  await page.locator("[data-act=last]").click();
  await expect(place(page)).toHaveValue(String(count));
  await page.locator("[data-act=step-back]").click();
  await expect(place(page)).toHaveValue(String(count - 1));
  await page.locator("[data-act=first]").click();
  await expect(place(page)).toHaveValue("0");
  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveValue("1");
  await page.locator("[data-act=play]").click();
  await expect.poll(async () => Number(await place(page).inputValue())).toBeGreaterThan(2);
  await page.locator("[data-act=play]").click();

  await place(page).fill("20");
  await page.getByRole("combobox", { name: say("replay-eyes") }).selectOption({ label: say("eyes-all") });
  await expect(page.locator(".hand")).toHaveCount(2);
  await expect(page).toHaveURL(/at=20/);
  const other = await another();
  await other.goto(`${page.url()}${page.url().includes("watch=") ? "" : `&watch=${made.watch}`}`);
  await expect(place(other)).toHaveValue("20");
});

test("a new game goes on from a moment", async ({ page }) => {
  await beGuest(page, "Ana");
  const made = await makeGame(page, { from: { record: wholeRecord("cardgame-fellowship") }, seats: { gandalf: "me" } });
  await page.goto(`/games/${made.id}/replay?at=20`);
  await expect(place(page)).toHaveValue("20");
  await page.locator("aside button[data-tab=more]").click();
  await page.locator("[data-act=play-on]").click();
  await page.getByRole("dialog").getByRole("button", { name: say("play-on-start") }).click();
  await expect(page).not.toHaveURL(new RegExp(made.id));
  await expect(page.locator("main")).toHaveAttribute("data-count", /\d+/);
});

test("a game that goes on has no replay yet", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": "me" } });
  await page.goto(`/games/${id}/replay`);
  await expect(page.getByText(say("replay-not-over"))).toBeVisible();
});
