/** What people choose for themselves: language, theme, motion; kept, and applied at once. */
import { expect, test } from "./base";
import { say } from "./words";

test("every language of the catalogue is spoken at once, and after a reload", async ({ page }) => {
  const { languages } = (await (await page.request.get("/api/catalogue")).json()) as { languages: string[] };
  expect(languages).toContain("en");
  await page.goto("/settings");
  for (const language of languages) {
    await page.getByRole("combobox").first().selectOption(language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("nav-settings", {}, language));
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("nav-settings", {}, language));
  }
});

test("the theme changes at once, follows the device if asked to, and stays", async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const choose = (theme: string) => page.getByRole("radio", { name: say(`settings-theme-${theme}`) }).check();
  await page.goto("/settings");
  const day = await paper();
  await choose("dark");
  await expect.poll(paper).not.toBe(day);
  const night = await paper();
  await page.reload();
  expect(await paper()).toBe(night);
  await choose("light");
  await expect.poll(paper).toBe(day);
  await choose("auto");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(paper).toBe(night);
});

test("settings are kept: motion, confirming, sound", async ({ page }) => {
  await page.goto("/settings");
  const motion = page.getByRole("switch", { name: say("settings-motion") });
  await expect(motion).not.toBeChecked();
  await motion.check();
  await page.getByRole("radio", { name: say("settings-confirm-dice") }).check();
  await page.getByRole("switch", { name: say("settings-sound") }).check();
  await expect(page.getByRole("button", { name: say("settings-sound-horn") })).toBeVisible();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "yes");
  await expect(page.getByRole("radio", { name: say("settings-confirm-dice") })).toBeChecked();
  await expect(page.getByRole("switch", { name: say("settings-sound") })).toBeChecked();
});
