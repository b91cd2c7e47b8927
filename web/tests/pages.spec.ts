/** One way through every page. */
import { expect, test } from "./base";
import { beGuest, DUEL, makeGame, wholeRecord } from "./games";
import { say } from "./words";

const named = (message: string, values = {}) => ({ name: say(message, values) });

test("home: a game begins with one click, and is there to go on with", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("home-title"));
  await page.getByRole("button", { name: say("home-quick-cards") }).click();
  await expect(page).toHaveURL(/\/games\/[\w-]+$/);
  await expect(page.locator("main")).toHaveAttribute("data-count", /\d+/);
  const table = page.url();
  await page.goto("/");
  const going = page.getByRole("region", named("home-continue")).getByRole("link");
  await expect(going).toHaveCount(1);
  await going.click();
  await expect(page).toHaveURL(table);
});

test("new: every scenario can be chosen, seats are given out, and a favourite comes back", async ({ page }) => {
  await page.goto("/new");
  const scenarios = page.getByRole("group", named("new-scenario")).getByRole("radio");
  await expect(scenarios).toHaveCount(4);
  await scenarios.last().check();
  const seats = page.getByRole("group", named("new-seats")).locator("select[id^=seat-]");
  await expect(seats).toHaveCount(2);
  await seats.first().selectOption("local");
  await page.getByRole("group", named("new-seats")).getByRole("textbox").fill("Bilbo");
  await seats.last().selectOption("me");
  await page.getByLabel(say("new-your-name")).fill("Frodo");
  await page.getByRole("button", named("new-keep")).click();
  await page.getByRole("button", named("new-start")).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/Bilbo|Frodo/);
  await page.goto("/new");
  await expect(page.getByRole("button", { name: "Bilbo" })).toBeVisible();
});

test("new: the computer has a level and then a style, and is called so at the table", async ({ page }) => {
  await page.goto("/new?game=boardgame");
  const level = page.locator("#seat-shadow");
  await expect(level).toHaveValue("normal");
  const style = page.getByLabel(/How the computer at/);
  await level.selectOption("easy");
  await expect(style).toHaveCount(0);
  await expect(page.getByText("clings to its plans")).toBeVisible();
  await level.selectOption("hard");
  await expect(style).toHaveValue("balanced");
  await style.selectOption("military");
  await expect(page.getByText("Seeks victory by arms")).toBeVisible();
  await page.getByRole("button", named("new-start")).click();
  await expect(page).toHaveURL(/\/games\//);
  await page.getByRole("tab", named("side-game")).click();
  await expect(page.locator("[data-seat=shadow]")).toContainText(say("new-computer", { level: "hard, military" }));
});

test("new: on a phone the button that begins covers nothing of who sits where", async ({ another }) => {
  for (const locale of ["en-GB", "uk-UA", "ru-RU", "pl-PL"]) {
    const page = await another({ locale, viewport: { width: 390, height: 844 } });
    for (const game of ["boardgame", "cardgame"]) {
      await page.goto(`/new?game=${game}`);
      const style = page.locator(".seat select + select");
      await expect(style).toHaveCount(1);
      const [chosen, bar] = await Promise.all([style.boundingBox(), page.locator(".start").boundingBox()]);
      expect((chosen?.y ?? 999) + (chosen?.height ?? 0), `${game}, ${locale}`).toBeLessThan(bar?.y ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
  }
});

test("lobby: whoever follows the link sits down, and the game begins", async ({ page, another }) => {
  await page.goto("/new");
  const seats = page.getByRole("group", named("new-seats")).locator("select[id^=seat-]");
  await seats.last().selectOption("open");
  await page.getByLabel(say("new-your-name")).fill("Ana");
  await page.getByRole("button", named("new-invite")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("game-open"));
  const link = await page.getByRole("textbox").first().inputValue();

  const friend = await another();
  await friend.goto(link);
  await friend.getByLabel(say("new-your-name")).fill("Bard");
  await friend.getByRole("button", named("game-take")).click();
  for (const each of [page, friend]) await expect(each.locator(".hand")).toBeVisible();
  await expect(page.getByText("Bard").first()).toBeVisible();
});

test("games: mine, to join, to watch, and those that are over", async ({ page, another }) => {
  await page.goto("/games");
  await expect(page.getByText(say("list-mine-none"))).toBeVisible();
  await beGuest(page, "Ana");
  await makeGame(page, { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": { local: "Bard" } }, access: "listed" });
  await makeGame(page, { game: "cardgame", scenario: "duel", seats: { gandalf: "me", "witch-king": "open" }, access: "listed" });
  const stranger = await another();
  for (const list of ["open", "running"]) {
    await stranger.goto("/games");
    await stranger.getByRole("navigation", named("games-lists")).getByRole("link", named(`list-${list}`)).click();
    await expect(stranger.getByRole("main").locator("li a[href^='/games/']").first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole("heading", { name: say("games-turn") })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("games-not-begun") })).toBeVisible();
});

test("account: a guest becomes an account, logs out, and comes back", async ({ page, faults }) => {
  faults.allow(/^401 (GET|POST) \/api\//);
  const [name, password] = [`Pippin ${Date.now() % 1_000_000}`, "four words of one's own"];
  await page.goto("/account");
  const make = page.locator("form").filter({ has: page.getByRole("heading", named("account-make")) });
  await make.getByLabel(say("account-name")).fill(name);
  await make.getByLabel(say("account-password")).fill(password);
  await make.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.getByRole("button", { name: say("leaving-out"), exact: true }).click();
  const enter = page.locator("form").filter({ has: page.getByRole("heading", named("account-enter")) });
  await enter.getByLabel(say("account-name")).fill(name);
  await enter.getByLabel(say("account-password")).fill("something else again");
  await enter.getByRole("button").click();
  await expect(enter.getByRole("alert")).toBeVisible();
  await enter.getByLabel(say("account-password")).fill(password);
  await enter.getByRole("button").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("rules: chapters, a clause by its address, and a search", async ({ page, faults }) => {
  await page.goto("/rules");
  await page.getByRole("main").locator(".chapters a").first().click();
  await expect(page).toHaveURL(/\/rules\/[A-Z]/);
  await page.goto("/rules/CG-ACT-03");
  await expect(page.locator("#CG-ACT-03")).toBeInViewport();
  await expect(page.locator("#CG-ACT-03")).toHaveAttribute("aria-current", "true");
  await page.goto("/rules");
  await page.getByRole("searchbox").fill("ring token");
  await expect(page.locator(".found li").first()).toBeVisible();
  await expect(page).toHaveURL(/search=ring/);
  faults.allow(/^404 GET \/api\/rules\/CG-NONE-01$/);
  await page.goto("/rules/CG-NONE-01");
  await expect(page.getByText(say("rules-no-clause", { clause: "CG-NONE-01" }))).toBeVisible();
});

test("cards: filtered, searched, and one on its own page", async ({ page }) => {
  await page.goto("/cards");
  const count = page.getByRole("status").filter({ hasText: /\d/ });
  const all = await count.textContent();
  await page.getByLabel(say("cards-game")).selectOption("cardgame");
  await expect(count).not.toHaveText(all ?? "");
  await page.getByLabel(say("cards-search")).fill("strider");
  await expect(page).toHaveURL(/search=strider/);
  await page.locator("a[href='/cards/strider']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Strider");
});

test("odds: of a battle and of the hunt", async ({ page }) => {
  await page.goto("/odds");
  const result = page.getByRole("region", named("odds-result"));
  const before = await result.textContent();
  const replied = page.waitForResponse(/\/api\/odds\/battle/);
  await page.getByRole("button", { name: /Gondor/ }).last().click();
  await replied;
  await expect(result).not.toHaveText(before ?? "");
  await page.getByRole("link", named("odds-hunt")).click();
  await expect(page.getByText(say("hunt-success"))).toBeVisible();
});

test("verify: the dice of a game that goes on, and of one that is over", async ({ page, faults }) => {
  faults.allow(/^4\d\d GET \/api\/games\/[\w-]+\/verify$/);
  await page.goto("/verify");
  await expect(page.getByText(say("verify-none"))).toBeVisible();
  await beGuest(page, "Ana");
  const going = await makeGame(page, { game: "cardgame", scenario: "duel", seats: { gandalf: "me", "witch-king": "me" } });
  await page.goto(`/verify/${going.id}`);
  await expect(page.getByText(say("verify-running"))).toBeVisible();
  const over = await makeGame(page, { from: { record: wholeRecord("cardgame-fellowship") }, seats: { gandalf: "me" } });
  await page.goto(`/verify/${over.id}`);
  await expect(page.getByText(say("verify-secret-fits"))).toBeVisible();
});

test("about: what it is, and a problem can be reported", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("nav-about"));
  await expect(page.getByText(/\d+\.\d+/).first()).toBeVisible();
  await page.getByRole("contentinfo").getByRole("button", named("report-open")).click();
  await page.getByLabel(say("report-what")).fill("The Ring was heavy.");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", named("report-save")).click();
  expect((await saved).suggestedFilename()).toMatch(/^ringwar-report-/);
});

test("a page that does not exist says so, and leads back", async ({ page, faults }) => {
  faults.allow(/^404 GET \/mount-doom$/);
  await page.goto("/mount-doom");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("error-missing"));
  await page.getByRole("main").getByRole("link", named("error-home")).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("home-title"));
});

test("a game that does not exist says so", async ({ page, faults }) => {
  faults.allow(/WebSocket connection/);
  await page.goto("/games/no-such-game");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("gone-missing"));
});
