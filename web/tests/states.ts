/** Moments in the middle of games, by name: for what must be accessible, and for pictures. */
import { expect, type Page } from "@playwright/test";
import { beGuest, makeGame, openTable, recordBefore, recordUntil, resign, wholeRecord, type Made } from "./games";

const BOTH = { gandalf: "me", "witch-king": "me" } as const;
const SIDES = { "free-peoples": "me", shadow: "me" } as const;
const war = (question: string, seat: string, time = 1) => ({ from: { record: recordBefore("boardgame-two", seat, question, time) }, seats: SIDES });
const duel = (question: string, seat: string, time = 1) => ({ record: recordBefore("cardgame-duel", seat, question, time) });

/** Choose from the list of options. */
async function choose(page: Page, name?: string): Promise<void> {
  const options = page.locator(".options [data-option]");
  await (name === undefined ? options.first() : page.locator(`.options [data-option="${name}"]`)).click();
}

/** On a small screen, turn to a part of the table. */
export async function turnTo(page: Page, part: "act" | "hand" | "table" | "log"): Promise<void> {
  const tab = page.locator(`nav button[data-tab=${part}]`);
  await page.locator(".game, .replay, [data-hand-over]").first().waitFor();
  if (!(await tab.isVisible())) return;
  await tab.click();
  await expect(page.locator(".game, .replay")).toHaveAttribute("data-tab", part);
}

async function table(page: Page, wish: Parameters<typeof makeGame>[1]): Promise<Made> {
  await beGuest(page, "Ana");
  const made = await makeGame(page, wish);
  await openTable(page, made.id);
  await page.locator(".table h2, .table h3, [data-hand-over]").first().waitFor({ state: "attached" });
  return made;
}

/** How each is come to; the page is that of whoever plays. */
export const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "an action in the middle of a Duel": (page) => table(page, { from: duel("action", "gandalf", 14), seats: BOTH }),
  "where a card is played to": async (page) => {
    await table(page, { from: duel("play-where", "gandalf", 2), seats: BOTH });
    await expect(page.locator(".bar [data-question]")).toBeVisible();
  },
  "a draft to be confirmed": async (page) => {
    await table(page, { from: duel("action", "gandalf", 8), seats: BOTH });
    for (let step = 0; step < 6 && (await page.locator("[data-act=confirm]").count()) === 0; step++) {
      const before = await page.locator(".bar").textContent();
      await choose(page);
      await expect(page.locator(".bar")).not.toHaveText(before ?? "");
    }
    await expect(page.locator("[data-act=confirm]").first()).toBeVisible();
  },
  "several ways to use a card": async (page) => {
    await table(page, { from: duel("action", "gandalf", 3), seats: BOTH });
    await turnTo(page, "hand");
    await page.locator(".hand [data-glow][aria-haspopup=menu]").first().click();
    await expect(page.getByRole("menu")).toBeVisible();
  },
  "a card seen closely": async (page) => {
    await table(page, { from: duel("action", "gandalf", 30), seats: BOTH });
    await turnTo(page, "table");
    await page.locator(".place [data-thing^='location:']").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a combat": (page) => table(page, { from: duel("next-combat", "gandalf", 1), seats: BOTH }),
  "the screen is handed over": (page) => table(page, { from: duel("action", "gandalf", 30), seats: { gandalf: "me", "witch-king": { local: "Bard" } } }),
  "two decks of a Trilogy": (page) =>
    table(page, { from: { record: recordBefore("cardgame-trilogy", "frodo", "action", 12) }, seats: { frodo: "me", aragorn: "me", "witch-king": "rules", saruman: "rules" } }),
  "three people in a Duel": (page) =>
    table(page, { from: { record: recordBefore("cardgame-duel-three", "gandalf", "action", 20) }, seats: { gandalf: "me", "witch-king": "rules", saruman: "rules" } }),
  "a turn of the board game": (page) =>
    table(page, { from: { record: recordBefore("boardgame-war", "free-peoples", "action", 4) }, seats: { "free-peoples": "me", shadow: "me" } }),
  "an army being split": async (page) => {
    await table(page, war("move-with", "shadow"));
    await page.locator("form[data-panel=move-with]").waitFor({ state: "attached" });
  },
  "a battle": async (page) => {
    await table(page, war("loss", "free-peoples"));
    await page.locator("[data-battle] .dice").first().waitFor({ state: "attached" });
  },
  "a hunt": async (page) => {
    await table(page, war("casualty", "free-peoples"));
    await page.locator(".panel.hunt").waitFor({ state: "attached" });
  },
  "four players of the board game": (page) =>
    table(page, { from: { record: recordBefore("boardgame-four", "gondor", "action", 4) }, seats: { gondor: "me", rohan: "rules", "witch-king": "rules", saruman: "rules" } }),
  "Lords of Middle-earth with the Council": (page) =>
    table(page, { from: { record: recordBefore("boardgame-council", "free-peoples", "action", 6) }, seats: SIDES }),
  "a replay": async (page) => {
    await beGuest(page, "Ana");
    const { id } = await makeGame(page, { from: { record: wholeRecord("cardgame-trilogy") }, seats: { frodo: "me" } });
    await page.goto(`/games/${id}/replay?at=200`);
    await expect(page.getByRole("slider")).toHaveValue("200");
  },
  "a replay of the board game": async (page) => {
    await beGuest(page, "Ana");
    const { id } = await makeGame(page, { from: { record: recordUntil("boardgame-lords", 480) }, seats: { "free-peoples": "me", shadow: "me" } });
    await resign(page, id, "shadow");
    await page.goto(`/games/${id}/replay?at=330`);
    await expect(page.getByRole("slider")).toHaveValue("330");
    await page.locator("button[data-tab=graph]:visible").click();
    await expect(page.locator(".graph svg").first()).toBeVisible();
  },
  "a Fellowship that is over": (page) => table(page, { from: { record: wholeRecord("cardgame-fellowship") }, seats: { gandalf: "me" } }),
};
