/** Somebody who has never played: tries a card, then does what the table offers until the first round is over. */
import { expect, type Locator, type Page } from "@playwright/test";
import { CAN_ACT } from "./games";
import { say } from "./words";

/** The way a person works the table: with a mouse, a finger or a keyboard. */
export interface Hands {
  /** Play a card from the hand. */
  playCard(): Promise<unknown>;
  /** Choose one of the things that glow on the table, if any does. */
  pickThing(): Promise<boolean>;
  pickOption(name: string): Promise<void>;
  confirm(): Promise<void>;
}

const MOST = 120;
/** When to look again, so that a step takes no longer than the page needs. */
const SOON_MS = [15, 15, 30, 30, 60, 100];
/** What ends a round soonest, among the actions that are usually there. */
const EASY = ["pass", "cycle", "no", "none"];

/** The round as the table says it. */
export const roundShown = (page: Page, round: number): Locator => page.locator(".status h2", { hasText: say("table-round", { round }) });

/**
 * Play a round, and another one if no card could be played: one hand in three hundred has none for the first round.
 * Gives the number of cards that were played by pointing at them.
 */
export async function firstRound(page: Page, hands: Hands): Promise<number> {
  let [played, next] = [0, 2];
  for (let step = 0; step < MOST; step++) {
    await page.locator(CAN_ACT).or(roundShown(page, next)).first().waitFor({ state: "attached" });
    if ((await roundShown(page, next).count()) > 0) {
      if (played > 0) return played;
      next++;
      continue;
    }
    const before = await standing(page);
    if ((await page.locator("[data-act=confirm]").count()) > 0) await hands.confirm();
    else {
      const names = await page.locator(".options [data-option]").evaluateAll((all) => all.map((each) => each.getAttribute("data-option") ?? ""));
      const easy = EASY.find((name) => names.includes(name));
      if (names.includes("play") && played === 0) {
        await page.locator(".hand [data-glow]").first().waitFor({ state: "attached" });
        await hands.playCard();
        played++;
      } else if (easy !== undefined) await hands.pickOption(easy);
      else if (!(await hands.pickThing())) await hands.pickOption(names[0] ?? "");
    }
    await somethingHappens(page, before);
  }
  throw new Error("the round does not end");
}

/** Wait until the page is no longer as it stood. */
export async function somethingHappens(page: Page, before: string): Promise<void> {
  await expect.poll(() => standing(page), { message: "something happens", intervals: SOON_MS }).not.toBe(before);
}

/** What tells one moment of the page from another. */
export async function standing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const main = document.getElementById("main");
    const bar = document.querySelector(".bar");
    return `${main?.dataset["count"] ?? ""} ${bar?.textContent ?? ""}`;
  });
}

/** What can be pressed and is smaller than a finger; cards that overlap in a fan, and words in a text, have their own rules. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.locator("button:visible, a.button:visible, select:visible, nav a:visible").evaluateAll((all) =>
    all.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.min(width, height) < 43.5 ? [`${element.outerHTML.slice(0, 120)} ${Math.round(width)}×${Math.round(height)}`] : [];
    }),
  );
}
