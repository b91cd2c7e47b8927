/** How much the first page needs, as it goes over the wire. */
import { expect, test } from "./base";

const MOST_BYTES = 350_000;

test("the first load of the home page is small, and all of it comes from us", async ({ page, server }) => {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  const sizes: Record<string, number> = {};
  const urls: Record<string, string> = {};
  wire.on("Network.responseReceived", ({ requestId, response }) => (urls[requestId] = response.url));
  wire.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => (sizes[urls[requestId] ?? requestId] = encodedDataLength));
  await page.goto("/", { waitUntil: "networkidle" });
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  expect(Object.keys(sizes).length, "something was counted").toBeGreaterThan(5);
  expect(all, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(MOST_BYTES);
  expect(Object.values(urls).filter((url) => !url.startsWith(server.address))).toEqual([]);
  test.info().annotations.push({ type: "bytes", description: String(all) });
});
