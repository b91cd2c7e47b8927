/** What a browser knows: what a page holds, and what it was told. */
import type { Page } from "@playwright/test";

/** The names of cards as people read them, beside their ids. */
export async function namesOf(page: Page, ids: string[], game = "cardgame"): Promise<string[]> {
  const reply = await page.request.get(`/api/names/${game}`);
  const { names } = (await reply.json()) as { names: Record<string, string> };
  return ids.flatMap((id) => [id, names[id] ?? id]);
}

/** Everything that a page holds: its elements, and what the browser keeps for it. */
export async function heldBy(page: Page): Promise<string> {
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, document.title]));
  return `${await page.content()} ${kept}`;
}

export const found = (names: string[], text: string): string[] => names.filter((name) => text.includes(name));

/** Everything that a browser is told about games: replies, and what comes live. */
export function listenTo(page: Page): () => Promise<string> {
  const heard: Promise<string>[] = [];
  page.on("response", (reply) => reply.url().includes("/api/games") && heard.push(reply.text().catch(() => "")));
  page.on("websocket", (line) => line.on("framereceived", ({ payload }) => heard.push(Promise.resolve(String(payload)))));
  return async () => (await Promise.all(heard)).join("\n");
}
