/** The position editor: a table is laid out by clicks or keys, what cannot be is refused, and it is played and shared. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "./base";
import { beGuest, makeGame, recordBefore } from "./games";
import { say } from "./words";

interface View {
  armies: Record<string, Record<string, number>>;
  hands: Record<string, { size: number; cards?: string[] }>;
}

/** A game of which a few turns have been played. */
const WAR = { record: recordBefore("boardgame-war", "free-peoples", "action", 12) };
const state = (page: Page) => page.locator("[data-state]");
const act = (page: Page, name: string) => page.locator(`[data-act=${name}]`);
const more = (page: Page, what: string) => page.getByRole("button", { name: say("step-more", { what }), exact: true });
const count = (page: Page, what: string) => page.getByRole("spinbutton", { name: what, exact: true });

async function open(page: Page, path = "/editor"): Promise<void> {
  await page.goto(path);
  await expect(state(page)).toHaveAttribute("data-state", "good");
}

async function emptyMap(page: Page): Promise<void> {
  await open(page);
  await act(page, "table").click();
  await act(page, "empty-table").click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test("three regulars with four clicks, a refusal with its clause, undo and redo, and the table is played", async ({ page, faults }) => {
  faults.allow(/^422 POST \/api\/positions$/);
  await emptyMap(page);
  await page.locator("path[data-region=osgiliath]").click();
  for (let clicks = 1; clicks < 4; clicks++) await more(page, "Gondor regular").click();
  await expect(count(page, "Gondor regular")).toHaveAttribute("aria-valuenow", "3");
  await expect(page.locator("path[data-region=osgiliath]")).toHaveAttribute("aria-label", /3 × Gondor regular/);

  await more(page, "Sauron regular").click();
  await expect(state(page)).toHaveAttribute("data-state", "refused");
  await expect(page.getByRole("alert")).toContainText("Osgiliath");
  await expect(page.locator("[data-clause=BG-ARMY-02]")).toBeVisible();
  await expect(act(page, "play")).toBeDisabled();
  await act(page, "undo").click();
  await expect(state(page)).toHaveAttribute("data-state", "good");
  await act(page, "redo").click();
  await expect(state(page)).toHaveAttribute("data-state", "refused");
  await page.keyboard.press("Control+z");
  await expect(state(page)).toHaveAttribute("data-state", "good");

  await page.locator("[data-part=dice]").click();
  await page.getByRole("button", { name: say("editor-add", { name: "Muster" }) }).first().click();
  await page.locator("[data-part=cards]").click();
  await page.getByRole("searchbox").fill("mazarbul");
  await page.locator(".found button").first().click();
  await page.reload();
  await expect(state(page)).toHaveAttribute("data-state", "good");
  await act(page, "play").click();
  await page.getByRole("dialog").getByRole("button", { name: say("play-on-start") }).click();
  await expect(page).toHaveURL(/\/games\/[\w-]+$/);
  await expect(page.locator("main")).toHaveAttribute("data-count", /\d+/);
  const id = page.url().split("/").at(-1) ?? "";
  const { views } = (await (await page.request.get(`/api/games/${id}`)).json()) as { views: Record<string, View> };
  expect(views["free-peoples"]?.armies).toEqual({ osgiliath: { "gondor-regular": 3 } });
  expect(views["free-peoples"]?.hands["free-peoples"]?.cards).toEqual(["fp-strategy-04"]);
});

test("by keyboard alone, and a siege that a screen reader can follow", async ({ page, faults }) => {
  faults.allow(/^422 POST \/api\/positions$/);
  await emptyMap(page);
  await page.locator("path[data-region=rivendell]").focus();
  await page.keyboard.press("ArrowDown");
  const at = await page.evaluate(() => document.activeElement?.getAttribute("data-region") ?? "");
  expect(at).not.toBe("rivendell");
  await page.keyboard.press("Enter");
  await expect(page.locator(".place select")).toHaveValue(at);
  await page.keyboard.press("4");
  await page.keyboard.press("-");
  await expect(page.locator("[role=spinbutton]:focus")).toHaveAttribute("aria-valuenow", "3");
  await page.keyboard.press("u");
  await expect(page.locator("[role=spinbutton]:focus")).toHaveAttribute("aria-valuenow", "4");
  await page.keyboard.press("Escape");
  await expect(page.locator(`path[data-region="${at}"]`)).toBeFocused();

  await page.locator(".place select").selectOption("minas-tirith");
  await count(page, "Gondor elite").focus();
  await page.keyboard.press("2");
  await page.getByRole("checkbox", { name: say("editor-besieged") }).check();
  await expect(page.getByRole("alert")).toContainText("Minas Tirith");
  await count(page, "Sauron regular").focus();
  await page.keyboard.press("5");
  await expect(state(page)).toHaveAttribute("data-state", "good");
  await expect(page.locator("path[data-region=minas-tirith]")).toHaveAttribute("aria-label", /garrison 2 × Gondor elite/);
});

test("a moment of a game that is over lies open, is shared by link, and read as a document", async ({ page, another, faults }) => {
  faults.allow(/^422 POST \/api\/positions$/);
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: WAR, seats: { "free-peoples": "me", shadow: "me" } });
  await page.request.post(`/api/games/${id}/resign`, { data: { seat: "shadow" }, headers: { "X-Ringwar": "1" } });
  await page.goto(`/games/${id}/replay?at=80`);
  await page.locator("aside button[data-tab=more]").click();
  await act(page, "edit-position").click();
  await expect(state(page)).toHaveAttribute("data-state", "good");
  const { document } = (await (await page.request.get(`/api/games/${id}/document?at=${new URL(page.url()).searchParams.get("at")}`)).json()) as { document: { hands: Record<string, string[]>; turn: number } };
  await page.locator("[data-part=cards]").click();
  for (const seat of ["free-peoples", "shadow"]) {
    await page.locator("[aria-controls$=found]").waitFor();
    await page.getByLabel(say("editor-pile")).selectOption(`hands/${seat}`);
    await expect(page.locator(".panel ul").first().getByRole("button")).toHaveCount(document.hands[seat]?.length ?? 0);
  }
  await act(page, "share").click();
  const link = await page.getByRole("dialog").getByRole("textbox").inputValue();
  const saved = page.waitForEvent("download");
  await act(page, "download").click();
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);

  const friend = await another();
  await open(friend, link);
  await friend.locator("[data-part=turn]").click();
  await expect(count(friend, say("editor-turn"))).toHaveAttribute("aria-valuenow", String(document.turn));
  await friend.locator("[data-part=cards]").click();
  await expect(friend.locator(".panel ul").first().getByRole("button")).toHaveCount(document.hands["free-peoples"]?.length ?? 0);
  await friend.locator("[data-part=turn]").click();
  await act(friend, "table").click();
  await friend.getByLabel(say("editor-paste")).fill('{"game": "boardgame", "turn": 0}');
  await act(friend, "import").click();
  await expect(friend.getByRole("dialog").getByRole("alert")).toBeVisible();
  await friend.getByLabel(say("editor-paste")).fill('{"game": "boardgame", "turn": 9}');
  await act(friend, "import").click();
  await expect(count(friend, say("editor-turn"))).toHaveAttribute("aria-valuenow", "9");
});

test("of a game that goes on only what one sees is edited", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: WAR, seats: { "free-peoples": "me", shadow: "rules" } });
  await page.goto(`/games/${id}`);
  await page.locator("[data-side=game]").click();
  const sent = page.waitForResponse(/\/document\?/);
  await act(page, "edit-position").click();
  const { document } = (await (await sent).json()) as { document: { hands: Record<string, string[]> } };
  expect(document.hands["free-peoples"]?.length).toBeGreaterThan(0);
  expect(document.hands["shadow"]).toEqual([]);
  await expect(state(page)).toHaveAttribute("data-state", "good");
});

test("on a phone, in Ukrainian, what is refused can be read by everybody", async ({ another, faults }) => {
  faults.allow(/^422 POST \/api\/positions$/);
  const page = await another({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "uk" });
  await open(page);
  await page.locator(".place select").selectOption("osgiliath");
  await page.getByRole("spinbutton").first().focus();
  await page.keyboard.press("9");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(state(page)).toHaveAttribute("data-state", "refused");
  for (const part of ["region", "fellowship", "nations", "dice", "cards", "hunt", "turn"]) {
    await page.locator(`[data-part=${part}]`).click();
    const { violations } = await new AxeBuilder({ page }).include("aside").withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]).analyze();
    expect(violations.map(({ id, nodes }) => `${part} ${id}: ${nodes[0]?.target.join(" ")} ${nodes[0]?.failureSummary}`)).toEqual([]);
  }
  await act(page, "show").click();
  await expect(page.locator("[data-part=region]")).toHaveAttribute("aria-pressed", "true");
});
