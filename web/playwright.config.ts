import { defineConfig } from "@playwright/test";
import { existsSync } from "node:fs";

/** Chromium without windows needs little more than half of the processor's time. */
const [SHELL, WHOLE] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const CHROMIUM = process.env["RINGWAR_CHROMIUM"] ?? (existsSync(SHELL) ? SHELL : WHOLE);

/**
 * The client in a real browser, against servers from this checkout: `browse` are the tests, `pictures` takes pictures of
 * every page, `frames` measures how the map moves, `clicks` plays a whole game that tools/soak.py has laid out.
 */
export default defineConfig({
  testDir: "tests",
  outputDir: "results",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1280, height: 720 },
    locale: "en-GB",
    colorScheme: "light",
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions: { executablePath: CHROMIUM, args: ["--no-sandbox"] },
  },
  projects: [
    { name: "browse", testMatch: "*.spec.ts" },
    { name: "pictures", testMatch: "pictures.ts", timeout: 180_000 },
    { name: "frames", testMatch: "frames.ts" },
    { name: "clicks", testMatch: "clicks.ts", timeout: 0 },
  ],
});
