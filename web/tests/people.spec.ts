/** Two people with a browser each, whatever happens to pages, connections and the server. */
import type { WebSocketRoute } from "@playwright/test";
import { expect, test, type Page } from "./base";
import { beGuest, DUEL, makeGame, openTable, seen, takeSeat } from "./games";
import { say } from "./words";

/** Answer by the list, and confirm. */
async function answer(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) await page.locator(`.options [data-option="${name}"]`).click();
  await page.locator("[data-act=confirm]:visible").click();
}

/** Both pages show what the server has, which is more than before: an answer may still be on its way. */
async function bothShow(id: string, before: number, ...pages: Page[]): Promise<number> {
  const asked = pages[0] as Page;
  await expect.poll(async () => (await seen(asked, id)).count).toBeGreaterThan(before);
  const { count } = await seen(asked, id);
  for (const page of pages) await expect(page.locator("main")).toHaveAttribute("data-count", String(count));
  return count;
}

test("a reload, a broken connection and a server that is killed lose nothing", async ({ page: ana, another, server, faults }) => {
  const bard = await another();
  await beGuest(ana, "Ana");
  await beGuest(bard, "Bard");
  const made = await makeGame(ana, { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": "open" } });
  await takeSeat(bard, made, "witch-king");
  const lines: WebSocketRoute[] = [];
  let cut = false;
  await ana.routeWebSocket(/\/live/, async (line) => {
    if (cut) return line.close({ code: 1001 });
    line.connectToServer();
    lines.push(line);
  });
  await openTable(ana, made.id);
  await openTable(bard, made.id);

  await answer(ana, "play", "strider", "legolas");
  const first = await bothShow(made.id, 0, ana, bard);
  await expect(bard.locator("[data-log]", { hasText: "Strider" })).toHaveCount(1);

  await bard.locator(".options [data-option=cycle]").click();
  await expect(bard.locator("[data-act=back]").first()).toBeVisible();
  await bard.reload();
  await expect(bard.locator(".bar [data-question]")).toHaveAttribute("data-question", "action");
  await expect(bard.locator("[data-log]", { hasText: "Strider" })).toHaveCount(1);

  cut = true;
  for (const line of lines) await line.close({ code: 1001 });
  await expect(ana.getByText(say("game-broken"))).toBeVisible();
  await answer(bard, "cycle", "saruman");
  cut = false;
  await expect(ana.getByText(say("game-broken"))).toBeHidden();
  const second = await bothShow(made.id, first, ana, bard);
  await expect(ana.locator("[data-log]", { hasText: "Strider" })).toHaveCount(1);

  faults.allow(/^failed: /, /WebSocket connection/, /net::ERR_/);
  await ana.locator(".options [data-option=cycle]").click();
  await expect(ana.locator(".bar [data-question]")).toHaveAttribute("data-question", "cycle");
  await server.kill();
  for (const page of [ana, bard]) await expect(page.getByText(say("game-broken"))).toBeVisible();
  await server.start();
  for (const page of [ana, bard]) await expect(page.getByText(say("game-broken"))).toBeHidden({ timeout: 20_000 });
  await answer(ana, "eomer");
  await bothShow(made.id, second, ana, bard);
  await expect(bard.locator(".options [data-option]").first()).toBeEnabled();
});
