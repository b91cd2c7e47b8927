/** A newcomer's first round of the Duel: by mouse, by keyboard alone, and with a finger on a phone. */
import type { Locator } from "@playwright/test";
import { expect, test, type Page } from "./base";
import { firstRound, smallTargets, type Hands } from "./newcomer";
import { say } from "./words";

/** By pointing: clicks and taps differ in nothing else. */
function pointing(page: Page, point: (at: Locator) => Promise<void>, before: (part: "hand" | "table" | "act") => Promise<void> = async () => {}): Hands {
  const first = (where: string): Locator => page.locator(where).first();
  const menu = first("[role=menu] [role=menuitem]");

  /** A thing that answers in several ways shows them in a menu. */
  async function pick(thing: Locator): Promise<boolean> {
    if ((await thing.count()) === 0 || !(await thing.isVisible())) return false;
    const several = (await thing.getAttribute("aria-haspopup")) === "menu";
    await point(thing);
    if (several) await point(menu);
    return true;
  }

  return {
    async playCard() {
      await before("hand");
      return pick(first(".hand [data-glow]"));
    },
    async pickThing() {
      await before("table");
      if (await pick(first(".table :not(.hand *)[data-glow]"))) return true;
      await before("hand");
      if (await pick(first(".hand [data-glow]"))) return true;
      await before("act");
      return false;
    },
    async pickOption(name) {
      await before("act");
      await point(page.locator(`.options [data-option="${name}"]`));
    },
    confirm: () => point(page.locator("[data-act=confirm]:visible")),
  };
}

test.describe("by mouse", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a newcomer plays the first round", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: say("home-quick-cards") }).click();
    expect(await firstRound(page, pointing(page, (at) => at.click()))).toBe(1);
    await expect(page.locator("[data-log]").first()).toBeVisible();
  });
});

test("by keyboard alone a newcomer plays the first round", async ({ page }) => {
  const { keyboard } = page;
  const focused = page.locator("*:focus");

  /** Go on by Tab until something has the focus. */
  async function tabTo(target: Locator): Promise<void> {
    for (let step = 0; step < 60; step++) {
      await keyboard.press("Tab");
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error("Tab does not lead there");
  }

  /** Walk by arrows to something that glows, and press Enter. */
  async function walkAndTake(): Promise<boolean> {
    if ((await page.locator(".table [data-glow]").count()) === 0) return false;
    await page.locator("body").evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await keyboard.press("ArrowDown");
    await expect(focused).toHaveAttribute("data-glow", "");
    const several = (await focused.getAttribute("aria-haspopup")) === "menu";
    await keyboard.press("Enter");
    if (!several) return true;
    await expect(focused).toHaveRole("menuitem");
    await keyboard.press("Enter");
    return true;
  }

  await page.goto("/");
  const start = page.getByRole("button", { name: say("home-quick-cards") });
  await expect(start).toBeEnabled();
  await tabTo(start);
  await keyboard.press("Enter");
  const played = await firstRound(page, {
    playCard: walkAndTake,
    pickThing: walkAndTake,
    async pickOption(name) {
      const names = await page.locator(".options [data-option]").evaluateAll((all) => all.map((each) => each.getAttribute("data-option")));
      const number = names.indexOf(name) + 1;
      if (number <= 9) await keyboard.press(String(number));
      else {
        await tabTo(page.locator(`.options [data-option="${name}"]`));
        await keyboard.press("Enter");
      }
    },
    async confirm() {
      await expect(page.locator("[data-act=confirm]")).toBeFocused();
      await keyboard.press("Enter");
    },
  });
  expect(played).toBe(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a newcomer plays the first round with one finger", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: say("home-quick-cards") }).tap();
    await expect(page.getByRole("navigation", { name: say("tabs") })).toBeVisible();
    const turnTo = async (part: string): Promise<void> => {
      await page.locator(`[data-tab=${part}]`).last().tap();
    };
    expect(await firstRound(page, pointing(page, (at) => at.tap(), turnTo))).toBe(1);
    for (const part of ["act", "hand", "table", "log"]) {
      await turnTo(part);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${part} is as wide as the screen`).toBeLessThanOrEqual(390);
      expect(await smallTargets(page), `${part} has targets that a finger hits`).toEqual([]);
    }
  });
});
