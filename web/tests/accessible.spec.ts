/** Nothing that axe-core can find is wrong for anybody, by day and by night. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "./base";
import { beGuest, makeGame } from "./games";
import { STATES } from "./states";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Night changes colours and nothing else: what is looked at again. */
const COLOURS = ["color-contrast", "link-in-text-block"];
const PAGES = ["/", "/new", "/games", "/account", "/settings", "/rules", "/rules/CG-ACT", "/cards", "/cards/strider", "/odds", "/odds?of=hunt", "/editor", "/verify", "/about", "/mount-doom"];
const IN_GAMES = ["an action in the middle of a Duel", "a draft to be confirmed", "several ways to use a card", "a combat", "two decks of a Trilogy", "a replay", "a replay of the board game", "a turn of the board game"];
const ON_BOARD = ["an army being split", "a hunt", "four players of the board game"];
const IN_UKRAINIAN = ["a battle", "Lords of Middle-earth with the Council"];

/** What is wrong with a page, by day and by night. */
async function wrong(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === "light" ? axe.withTags(RULES) : axe.withRules(COLOURS)).analyze();
    found.push(...violations.map(({ id, nodes }) => `${colorScheme} ${id}, ${nodes.length} times: ${nodes[0]?.target.join(" ")} ${nodes[0]?.failureSummary}`));
  }
  return found;
}

for (const path of PAGES)
  test(`${path} can be used by everybody`, async ({ page, faults }) => {
    faults.allow(/^404 GET \/mount-doom$/);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await wrong(page)).toEqual([]);
  });

test("a lobby can be used by everybody", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { game: "cardgame", scenario: "duel", seats: { gandalf: "me", "witch-king": "open" } });
  await page.goto(`/games/${id}`, { waitUntil: "networkidle" });
  expect(await wrong(page)).toEqual([]);
});

for (const state of [...IN_GAMES, ...ON_BOARD])
  test(`${state} can be used by everybody`, async ({ page }) => {
    await STATES[state]?.(page);
    expect(await wrong(page)).toEqual([]);
  });

test.describe("in Ukrainian", () => {
  test.use({ locale: "uk-UA" });

  for (const state of IN_UKRAINIAN)
    test(`${state} can be used by everybody`, async ({ page }) => {
      await STATES[state]?.(page);
      await expect(page.locator("html")).toHaveAttribute("lang", "uk");
      expect(await wrong(page)).toEqual([]);
    });
});
