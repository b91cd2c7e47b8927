/** Pictures of every page and of games in the middle: by day and by night, on a phone and on screens of two sizes. */
import { join } from "node:path";
import { test, type Page } from "./base";
import { BOARDS, SIEGES } from "./boards";
import { beGuest, makeGame, openTable } from "./games";
import { STATES, turnTo } from "./states";

const FOLDER = join(import.meta.dirname, "../pictures");
const PHONE = [{ width: 390, height: 844 }];
const DESKTOPS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
const LANGUAGES = ["en", "uk", "ru", "pl"];
const PAGES = ["/", "/new", "/games", "/account", "/settings", "/rules", "/rules/CG-ACT-03", "/cards", "/cards/strider", "/odds", "/odds?of=hunt", "/editor", "/verify", "/about", "/mount-doom"];

async function take(page: Page, name: string, sizes: { width: number; height: number }[]): Promise<void> {
  const file = name.replaceAll(/[^a-zA-Z0-9]+/g, "-").replaceAll(/^-|-$/g, "").toLowerCase() || "home";
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: join(FOLDER, `${file}-${size.width}-${colorScheme}.png`) });
    }
  }
}

/** Speak a language from the first page on. */
async function inLanguage(page: Page, language: string): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem("ringwar-settings", JSON.stringify({ language: chosen, motion: false })), language);
}

for (const sizes of [DESKTOPS, PHONE]) {
  const phone = sizes === PHONE;
  test.describe(phone ? "phone" : "desktop", () => {
    test.use({ viewport: sizes[0] ?? null, isMobile: phone, hasTouch: phone });

    test("pages", async ({ page, faults }) => {
      faults.allow(/^404 GET \/mount-doom$/);
      await beGuest(page, "Ana");
      for (const path of PAGES) {
        await page.goto(path, { waitUntil: "networkidle" });
        await take(page, path, sizes);
      }
      const { id } = await makeGame(page, { game: "cardgame", scenario: "duel", seats: { gandalf: "me", "witch-king": "open" } });
      await page.goto(`/games/${id}`, { waitUntil: "networkidle" });
      await take(page, "lobby", sizes);
    });

    for (const language of LANGUAGES) {
      test(`pages, ${language}`, async ({ page }) => {
        await inLanguage(page, language);
        await beGuest(page, "Ana");
        for (const path of ["/", "/settings", "/rules", "/rules/CG-ACT-03"]) {
          await page.goto(path, { waitUntil: "networkidle" });
          await take(page, `${language}${path === "/" ? "/home" : path}`, sizes);
        }
        await STATES["an action in the middle of a Duel"]?.(page);
        await take(page, `${language} card table`, sizes);
      });

      test(`the whole map, ${language}`, async ({ page }) => {
        await inLanguage(page, language);
        await beGuest(page, "Ana");
        const { id } = await makeGame(page, { from: { document: SIEGES }, seats: { "free-peoples": "me", shadow: "me" } });
        await openTable(page, id);
        await turnTo(page, "table");
        await page.locator(".middle-earth .counters").first().waitFor();
        const whole = page.locator("[data-act=whole-map]");
        if (await whole.isEnabled()) await whole.click();
        await take(page, `map-${language}`, sizes);
      });
    }

    for (const [name, reach] of Object.entries({ ...STATES, ...BOARDS }))
      test(name, async ({ page }) => {
        await reach(page);
        await take(page, name, sizes);
        if (!phone || (await page.locator("[role=menu], dialog[open], [data-hand-over]").count()) > 0) return;
        for (const part of ["hand", "table"] as const) {
          await turnTo(page, part);
          await take(page, `${name}-${part}`, sizes);
        }
      });
  });
}
