/** A game that is over, seen again: step by step, with everybody's eyes, shared, and played on from anywhere. */
import { expect, test, type Page } from "./base";
import { beGuest, DUEL, makeGame, recordUntil, resign, seen, wholeRecord } from "./games";
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

/** Some turns of the board game with hunts, battles and a capture, given up by the Shadow. */
async function war(page: Page): Promise<string> {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { record: recordUntil("boardgame-lords", 480) }, seats: { "free-peoples": "me", shadow: "me" } });
  await resign(page, id, "shadow");
  return id;
}

test("a war: marks, graphs, both hands, and a new game from the middle", async ({ page }) => {
  const id = await war(page);
  await page.goto(`/games/${id}/replay`);
  await expect(place(page)).toHaveValue("0");
  const at = async (): Promise<number> => Number(await place(page).inputValue());
  for (const [key, kind] of [["b", "battle"], ["h", "hunt"], ["c", "capture"]] as const) {
    await page.keyboard.press("Home");
    await page.keyboard.press(key);
    await expect.poll(at, { message: `the first ${kind}` }).toBeGreaterThan(0);
    const first = await at();
    await page.getByRole("combobox", { name: say("sought") }).selectOption(kind);
    await expect(page.locator("[data-mark]").first()).toHaveAttribute("data-mark", kind);
    await page.locator("[data-act=first]").click();
    await page.locator("[data-act=seek-next]").click();
    await expect(place(page)).toHaveValue(String(first));
    await page.locator("[data-act=last]").click();
    await page.locator(`[data-mark=${kind}]`).first().click();
    await expect(place(page)).toHaveValue(String(first));
  }
  await page.locator("aside button[data-tab=graph]").click();
  const point = page.locator(".fellowship-progress [data-point]").first();
  const number = (await point.getAttribute("data-point")) ?? "";
  await point.click();
  await expect(place(page)).toHaveValue(number);
  await page.getByText(say("graph-table")).click();
  await page.locator("aside").getByRole("rowheader", { name: /3/ }).getByRole("button").click();
  await expect(page.locator(".board")).toContainText(say("board-turn", { turn: 3 }));
  await page.getByRole("combobox", { name: say("replay-eyes") }).selectOption({ label: say("eyes-all") });
  await expect(page.locator(".hand")).toHaveCount(2);
  const stood = await at();
  await page.locator("aside button[data-tab=more]").click();
  await page.locator("[data-act=play-on]").click();
  await page.getByRole("dialog").getByRole("button", { name: say("play-on-start") }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect.poll(async () => Number(await page.locator("main").getAttribute("data-count"))).toBeGreaterThanOrEqual(stood);
});
