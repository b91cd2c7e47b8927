/** Acting at the table: drafts, confirming, taking back, why something cannot be done. */
import { expect, test } from "./base";
import { beGuest, CAN_ACT, DUEL, makeGame, openTable, seen } from "./games";
import { say } from "./words";

const SEATS = { gandalf: "me", "witch-king": "me" } as const;

test("a draft goes back step by step, and nothing of it is sent before it is confirmed, once", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { document: DUEL }, seats: SEATS });
  await openTable(page, id);
  const question = page.locator(".bar [data-question]");
  const option = (name: string) => page.locator(`.options [data-option="${name}"]`);
  await option("play").click();
  await expect(question).toHaveAttribute("data-question", "play");
  await option("strider").click();
  await expect(question).toHaveAttribute("data-question", "cycle");
  await page.keyboard.press("Escape");
  await expect(question).toHaveAttribute("data-question", "play");
  await page.locator("[data-act=back]:visible").click();
  await expect(question).toHaveAttribute("data-question", "action");
  expect((await seen(page, id)).count).toBe(0);

  for (const name of ["play", "strider", "legolas"]) await option(name).click();
  await expect(question).toHaveAttribute("data-question", "confirm");
  await expect(page.locator(".preview")).toContainText("Strider");
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/answers") && sent.push(request.postData() ?? ""));
  await page.locator("[data-act=confirm]:visible").dblclick();
  await expect(page.locator("main")).toHaveAttribute("data-count", String(3));
  expect(sent).toHaveLength(1);
  expect((await seen(page, id)).count).toBe(3);
});

test("what was sent is taken back where nobody has learned anything by it", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { document: DUEL }, seats: SEATS });
  await openTable(page, id);
  for (const name of ["cycle", "eomer"]) await page.locator(`.options [data-option="${name}"]`).click();
  await page.locator("[data-act=confirm]:visible").click();
  await expect(page.locator("main")).toHaveAttribute("data-count", "2");
  await page.locator("[data-act=undo]:visible").click();
  await expect(page.locator("main")).not.toHaveAttribute("data-count", "2");
  expect((await seen(page, id)).waiting).toEqual(["gandalf"]);
});

test("why not? names the clause, which leads to its place in the rules", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { document: DUEL }, seats: SEATS });
  await openTable(page, id);
  await page.locator("[data-thing='location:helms-deep']").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(say("act-why"))).toBeVisible();
  const clause = dialog.locator("a[href^='/rules/']").first();
  const name = await clause.textContent();
  await clause.click();
  await expect(page).toHaveURL(`/rules/${name}`);
  await expect(page.locator(`[id="${name}"]`)).toBeInViewport();
  await expect(page.locator(`[id="${name}"]`)).toHaveAttribute("aria-current", "true");
});

test("what was answered is not asked again while news of it is on the way", async ({ page }) => {
  const held: (() => void)[] = [];
  let hold = false;
  await page.routeWebSocket(/\/live/, (line) => {
    line.connectToServer().onMessage((message) => (hold ? held.push(() => line.send(message)) : line.send(message)));
  });
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { document: DUEL }, seats: SEATS });
  await openTable(page, id);
  for (const name of ["cycle", "eomer"]) await page.locator(`.options [data-option="${name}"]`).click();
  hold = true;
  const replied = page.waitForResponse(/\/answers$/);
  await page.locator("[data-act=confirm]:visible").click();
  await (await replied).finished();
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  expect(await page.locator(CAN_ACT).count()).toBe(0);
  hold = false;
  for (const send of held) send();
  await expect(page.locator(CAN_ACT).first()).toBeVisible();
  await expect(page.locator("main")).toHaveAttribute("data-count", "2");
});
