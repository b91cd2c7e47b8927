/** Around the table: talking, agreeing, standing answers, looking back, giving up and playing again. */
import { expect, test, type Page } from "./base";
import { beGuest, DUEL, makeGame, openTable, seen, takeSeat, type Made } from "./games";
import { say } from "./words";

const named = (message: string, values = {}) => ({ name: say(message, values) });

/** Ana and Bard at a table of a Duel. */
async function seated(ana: Page, bard: Page): Promise<Made> {
  await beGuest(ana, "Ana");
  await beGuest(bard, "Bard");
  const made = await makeGame(ana, { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": "open" } });
  await takeSeat(bard, made, "witch-king");
  for (const page of [ana, bard]) await openTable(page, made.id);
  return made;
}

async function answer(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.locator(`.options [data-option="${name}"]`).click();
  await page.locator("[data-act=confirm]:visible").click();
}

test("what is said reaches the other, marked until it is read", async ({ page: ana, another }) => {
  const bard = await another();
  await seated(ana, bard);
  await ana.getByRole("tab", named("side-chat")).click();
  await ana.getByRole("textbox", named("chat-say")).fill("<b>Speak, friend, and enter</b>");
  await ana.keyboard.press("Enter");
  await expect(bard.locator("[data-unread]")).toHaveAttribute("data-unread", "1");
  await bard.getByRole("tab", named("side-chat")).click();
  await expect(bard.locator("[data-chat]")).toContainText("<b>Speak, friend, and enter</b>");
  await expect(bard.locator("[data-unread]")).toHaveCount(0);
  await bard.reload();
  await bard.getByRole("tab", named("side-chat")).click();
  await expect(bard.locator("[data-chat]")).toHaveCount(1);
});

test("what the other has seen is taken back if they agree, and stays if not", async ({ page: ana, another }) => {
  const bard = await another();
  const { id } = await seated(ana, bard);
  await answer(ana, "play", "strider", "legolas");
  await answer(bard, "cycle", "saruman");
  await expect(ana.locator(".options [data-option]").first()).toBeVisible();
  const { count } = await seen(ana, id);
  for (const decision of ["decline", "accept"]) {
    await ana.locator("[data-act=undo]").click();
    await expect(ana.getByText(say("propose-undo-own"))).toBeVisible();
    expect((await seen(ana, id)).count).toBe(count);
    await bard.locator(`[data-act=${decision}]`).click();
    await expect(ana.getByText(say("propose-undo-own"))).toBeHidden();
    if (decision === "decline") expect((await seen(ana, id)).count).toBe(count);
  }
  for (const page of [ana, bard]) await expect(page.locator("main")).toHaveAttribute("data-count", String((await seen(ana, id)).count));
  expect((await seen(ana, id)).count).toBeLessThan(count);
});

test("a standing answer is kept, and looking back changes nothing", async ({ page: ana, another }) => {
  const bard = await another();
  const { id } = await seated(ana, bard);
  await ana.getByRole("tab", named("side-game")).click();
  const order = ana.locator("[data-order]").first();
  await order.check();
  await ana.reload();
  await ana.getByRole("tab", named("side-game")).click();
  await expect(order).toBeChecked();
  await order.uncheck();

  await answer(ana, "play", "strider", "legolas");
  await expect(bard.locator("[data-log]", { hasText: "Strider" })).toHaveCount(1);
  await bard.locator("[data-act=look-back]").click();
  await bard.locator("[data-act=first]:visible").click();
  await expect(bard.locator("[data-looking]").first()).toHaveAttribute("data-looking", "0");
  await expect(bard.locator(".table")).not.toContainText("Strider");
  await bard.locator("[data-act=return]:visible").click();
  await expect(bard.locator(".table")).toContainText("Strider");
  await expect(bard.locator(".options [data-option]").first()).toBeVisible();
  expect((await seen(bard, id)).waiting).toEqual(["witch-king"]);
});

test("whoever gives up has lost, and both can play again", async ({ page: ana, another }) => {
  const bard = await another();
  const { id } = await seated(ana, bard);
  await ana.getByRole("tab", named("side-game")).click();
  await ana.getByRole("button", named("leave-resign")).click();
  await ana.getByRole("dialog").getByRole("button", named("leave-resign")).click();
  for (const page of [ana, bard]) await expect(page.locator("[data-ending=resigned]")).toBeVisible();
  await bard.locator("button[data-act=rematch]").click();
  await expect(bard).not.toHaveURL(new RegExp(id));
  const next = new URL(bard.url()).pathname;
  await expect(ana.locator("a[data-act=rematch]")).toHaveAttribute("href", next);
});
