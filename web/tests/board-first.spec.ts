/** A newcomer's first turn of the board game: by mouse, by keyboard alone, and with a finger on a phone. */
import type { Locator } from "@playwright/test";
import { expect, test, type Page } from "./base";
import { openSpot } from "./board";
import { CAN_ACT } from "./games";
import { smallTargets, somethingHappens, standing } from "./newcomer";
import { say } from "./words";

/** The way a person works the table. */
interface Hands {
  /** Choose something that glows on the table; what kind of thing it was. */
  pick(): Promise<string>;
  confirm(): Promise<void>;
}

const MOST = 150;
/** A finger that comes down so near to something else may hit that. */
const FINGER = 8;
const GLOWING = ".table [data-glow]";
const turnShown = (page: Page, turn: number): Locator => page.locator(".status h2", { hasText: say("board-turn", { turn }) });

/** Play from the first page on until the second turn is on the table; how often each kind of thing was chosen. */
async function firstTurn(page: Page, hands: Hands): Promise<Record<string, number>> {
  const chosen: Record<string, number> = {};
  for (let step = 0; step < MOST; step++) {
    await page.locator(CAN_ACT).or(turnShown(page, 2)).first().waitFor({ state: "attached" });
    if ((await turnShown(page, 2).count()) > 0) return chosen;
    const before = await standing(page);
    if ((await page.locator("[data-act=confirm]").count()) > 0) await hands.confirm();
    else {
      await page.locator("[data-looking=false]").locator("[data-glow], form[data-panel]").first().waitFor({ state: "attached" });
      const kind = await hands.pick();
      chosen[kind] = (chosen[kind] ?? 0) + 1;
    }
    await somethingHappens(page, before);
  }
  throw new Error(`the first turn does not end: ${JSON.stringify(chosen)}`);
}

/** What somebody points at, said of an element: a region of the map, a card, a button. */
const KIND = (element: Element): string => (element.hasAttribute("data-region") ? "region" : (element.getAttribute("data-thing")?.split(":")[0] ?? "button"));

/** By pointing: clicks and taps differ in nothing else. */
function pointing(page: Page, room: number, point: (spot: { x: number; y: number }) => Promise<void>, before: (part: string) => Promise<void> = async () => {}): Hands {
  async function press(where: string): Promise<string | null> {
    for (const thing of await page.locator(where).all()) {
      const spot = await openSpot(thing, room);
      if (spot === null) continue;
      const kind = await thing.evaluate(KIND);
      const several = (await thing.getAttribute("aria-haspopup")) === "menu";
      await point(spot);
      if (several) {
        await page.getByRole("menuitem").first().waitFor();
        await press("[role=menuitem]");
      }
      return kind;
    }
    return null;
  }

  return {
    async pick() {
      for (const part of ["table", "hand", "act"]) {
        await before(part);
        const kind = await press(part === "act" ? ".bar .options [data-option]" : `form [data-option], ${GLOWING}`);
        if (kind === null) continue;
        return part === "act" ? "list" : kind;
      }
      throw new Error("nothing can be pointed at");
    },
    async confirm() {
      await before("act");
      await press("[data-act=confirm]");
    },
  };
}

async function start(page: Page, press: (at: Locator) => Promise<void>): Promise<void> {
  await page.goto("/");
  await press(page.getByRole("button", { name: say("home-quick-board") }));
}

test("by mouse a newcomer plays the first turn on the map and the table", async ({ page }) => {
  await start(page, (at) => at.click());
  const chosen = await firstTurn(page, pointing(page, 1, ({ x, y }) => page.mouse.click(x, y)));
  expect(chosen["list"]).toBeUndefined();
  expect(chosen["die"]).toBeGreaterThan(0);
});

test("by keyboard alone a newcomer plays the first turn", async ({ page }) => {
  const { keyboard } = page;
  const focused = page.locator("*:focus");
  await start(page, async (button) => {
    await expect(button).toBeEnabled();
    for (let step = 0; step < 30 && !(await button.evaluate((element) => element === document.activeElement)); step++) await keyboard.press("Tab");
    await keyboard.press("Enter");
  });
  const chosen = await firstTurn(page, {
    async pick() {
      if ((await page.locator("form[data-panel]").count()) > 0) {
        await keyboard.press("1");
        return "digit";
      }
      await page.locator("body").evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await keyboard.press("ArrowDown");
      await expect(focused).toHaveAttribute("data-glow", "");
      const kind = await focused.evaluate(KIND);
      const several = (await focused.getAttribute("aria-haspopup")) === "menu";
      await keyboard.press("Enter");
      if (!several) return kind;
      await expect(focused).toHaveRole("menuitem");
      await keyboard.press("Enter");
      return kind;
    },
    async confirm() {
      await expect(page.locator("[data-act=confirm]")).toBeFocused();
      await keyboard.press("Enter");
    },
  });
  expect(chosen["die"]).toBeGreaterThan(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a newcomer plays the first turn with one finger", async ({ page }) => {
    await start(page, (at) => at.tap());
    await expect(page.getByRole("navigation", { name: say("tabs") })).toBeVisible();
    const turnTo = async (part: string): Promise<void> => {
      const tab = page.locator(`nav [data-tab=${part}]`);
      if ((await page.locator(".game").getAttribute("data-tab")) === part) return;
      await tab.tap();
      // The map finds its place when it is seen again.
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
    };
    const chosen = await firstTurn(page, pointing(page, FINGER, ({ x, y }) => page.touchscreen.tap(x, y), turnTo));
    expect(chosen["die"]).toBeGreaterThan(0);
    for (const part of ["act", "hand", "table", "log"]) {
      await turnTo(part);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${part} is as wide as the screen`).toBeLessThanOrEqual(390);
      expect(await smallTargets(page), `${part} has targets that a finger hits`).toEqual([]);
    }
  });
});
