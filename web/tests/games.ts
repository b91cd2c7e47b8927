/** Games that tests need: laid out, gone on with from a record, and what is seen of them. */
import { expect, type APIResponse, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Who = "me" | "open" | "rules" | "random" | { local: string };

export interface Made {
  id: string;
  join: Record<string, string>;
  watch: string;
}

/** What tests look at in a game object. */
export interface Seen {
  count: number;
  status: string;
  waiting: string[];
  dice: Record<string, unknown>;
  questions: Record<string, { key: string; options: { name: string; words: string }[] }>;
  views: Record<string, { seats: Record<string, { hand?: string[] }>; scenario: string }>;
}

const RECORDS = join(import.meta.dirname, "../../tests/games");
export const HEADERS = { "X-Ringwar": "1" };

async function good<T>(reply: APIResponse): Promise<T> {
  expect(reply.ok(), `${reply.url()}: ${await reply.text()}`).toBe(true);
  return (await reply.json()) as T;
}

/** Be a guest of some name, as whoever has this browser. */
export async function beGuest(page: Page, name: string): Promise<void> {
  await good(await page.request.post("/api/guests", { data: { name }, headers: HEADERS }));
}

export async function makeGame(page: Page, wish: { seats: Record<string, Who> } & Record<string, unknown>): Promise<Made> {
  return good(await page.request.post("/api/games", { data: wish, headers: HEADERS }));
}

export async function takeSeat(page: Page, made: Made, seat: string): Promise<void> {
  await good(await page.request.post(`/api/games/${made.id}/seats`, { data: { seat, join: made.join[seat] }, headers: HEADERS }));
}

/** The game as the server tells it to whoever has this browser. */
export async function seen(page: Page, id: string): Promise<Seen> {
  return good(await page.request.get(`/api/games/${id}`));
}

/** A round of the Duel in which Gandalf has some cards to play, and the Witch-king one. */
export const DUEL = {
  game: "cardgame",
  scenario: "duel",
  from: "empty",
  step: "actions",
  round: 3,
  to_act: "gandalf",
  battlegrounds: [{ id: "helms-deep", cards: [] }],
  seats: { gandalf: { hand: ["eomer", "strider", "legolas", "gimli"] }, "witch-king": { hand: ["saruman", "the-black-captain", "fell-beast"] } },
};

/** A whole game that was played, cut before the answer that somebody gave to a question for the so-manieth time. */
export function recordBefore(name: string, seat: string, question: string, time = 1): string {
  const lines = readFileSync(join(RECORDS, `${name}.ringwar`), "utf8").split("\n");
  const places = lines.flatMap((line, place) => (line.startsWith(`${seat} `) && line.endsWith(`# ${question}`) ? [place] : []));
  const cut = places[time - 1];
  if (cut === undefined) throw new Error(`${name} has no ${question} for ${seat} number ${time}`);
  return [...lines.slice(0, cut), "end", ""].join("\n");
}

/** A whole game cut where its last turn begins, with the answers of that. */
export function lastTurn(name: string): { record: string; answers: { side: string; name: string; key: string }[] } {
  const [head = "", body = ""] = wholeRecord(name).split("\n\n");
  const lines = body.trimEnd().split("\n").slice(0, -1);
  const answers = lines.map((line) => /^(?<side>\S+) +(?<name>\S+) +# (?<key>\S+)/.exec(line)?.groups as { side: string; name: string; key: string });
  const keyAt = (place: number): string => answers[place]?.key ?? "";
  const rolls = answers.flatMap((_, place) => (keyAt(place) === "action-die" && keyAt(place - 1) !== "action-die" ? [place] : []));
  const roll = rolls.at(-1) ?? 0;
  const before = answers.slice(0, roll).findLastIndex(({ key }) => key === "action" || key === "use-die");
  const cut = answers.findIndex(({ key }, place) => place > before && (key === "event-card" || place === roll));
  return { record: [head, "", ...lines.slice(0, cut), "end", ""].join("\n"), answers: answers.slice(cut) };
}

/** A game that was played, cut after so many answers. */
export function recordUntil(name: string, answers: number): string {
  const [head = "", rest = ""] = wholeRecord(name).split(/\n\n([^]*)/);
  return `${head}\n\n${rest.split("\n").slice(0, answers).join("\n")}\nend\n`;
}

/** Give a game up, so that it is over. */
export async function resign(page: Page, id: string, seat: string): Promise<void> {
  await good(await page.request.post(`/api/games/${id}/resign`, { data: { seat }, headers: HEADERS }));
}

/** A whole game that was played to its end. */
export const wholeRecord = (name: string): string => readFileSync(join(RECORDS, `${name}.ringwar`), "utf8");

/** Go to the table of a game and wait until it is laid. */
export async function openTable(page: Page, id: string, query = ""): Promise<void> {
  await page.goto(`/games/${id}${query}`);
  await expect(page.locator("main")).toHaveAttribute("data-count", /\d+/);
}

/** Whatever the table offers to whoever sits there: an option, or a button that goes on. */
export const CAN_ACT = "[data-act=confirm]:not([aria-disabled=true]), [data-act=take-seat], .bar .options [data-option]:not([aria-disabled=true])";
