/** What is hidden at the board game's table: hands, cards face down, decks and tiles, from the other and from whoever watches. */
import { answersIn, board, Player, replay } from "./board";
import { expect, test, type Page } from "./base";
import { beGuest, makeGame, openTable, seen, takeSeat } from "./games";
import { found, heldBy, listenTo, namesOf } from "./hidden";

const HANDS = { "free-peoples": ["fp-strategy-22", "fp-strategy-07", "fp-character-03"], shadow: ["shadow-strategy-22", "shadow-character-06"] };
const DOCUMENT = board({
  armies: { "south-ithilien": { sauron: { regular: 3, elite: 1 }, nazgul: 1 }, osgiliath: { gondor: { regular: 2, elite: 1, leader: 1 } } },
  dice: { "free-peoples": ["event"], shadow: ["army"] },
  hands: HANDS,
  to_act: "shadow",
});

/** Every event card of the game by its id. */
async function allCards(page: Page): Promise<string[]> {
  const { games } = (await (await page.request.get("/api/catalogue")).json()) as { games: { boardgame: { things: { card: Record<string, unknown> } } } };
  return Object.keys(games.boardgame.things.card);
}

test("hands, cards face down, decks and tiles are nowhere in another's page or on the wire", async ({ page: ana, another }) => {
  const [bard, watcher] = [await another(), await another()];
  await beGuest(ana, "Ana");
  await beGuest(bard, "Bard");
  const made = await makeGame(ana, { from: { document: DOCUMENT }, seats: { "free-peoples": "me", shadow: "open" } });
  await takeSeat(bard, made, "shadow");
  const told = { ana: listenTo(ana), watcher: listenTo(watcher) };
  await openTable(watcher, made.id, `?watch=${made.watch}`);
  for (const page of [ana, bard]) await openTable(page, made.id);
  await expect(ana.locator(".hand [data-thing]")).toHaveCount(HANDS["free-peoples"].length);
  const cards = await allCards(ana);

  await replay(new Player(bard, made), answersIn(`
    shadow attack             # action
    shadow all                # attack-with
    shadow shadow-strategy-22 # combat-card
  `));
  await expect(ana.locator(".bar [data-question=combat-card]")).toBeVisible();
  await expect(watcher.locator("[data-battle=osgiliath]")).toBeVisible();
  await watcher.reload();
  await expect(watcher.locator("[data-battle=osgiliath] .force.shadow")).toContainText("face down");
  expect(found(cards, await told.ana()).toSorted(), "Ana is told of her own cards alone").toEqual(HANDS["free-peoples"].toSorted());
  expect(found(cards, await told.watcher()), "a spectator is told of none").toEqual([]);
  expect(found(await namesOf(ana, HANDS.shadow, "boardgame"), await heldBy(ana))).toEqual([]);
  expect(found(await namesOf(ana, [...HANDS.shadow, ...HANDS["free-peoples"]], "boardgame"), await heldBy(watcher))).toEqual([]);

  await replay(new Player(ana, made), answersIn("free-peoples fp-strategy-22 # combat-card"));
  for (const page of [ana, watcher]) await expect(page.locator("[data-battle=osgiliath] .card")).toHaveCount(2);
  const shown = ["fp-strategy-22", "shadow-strategy-22"];
  expect(found(cards, await told.watcher()).toSorted(), "both cards are turned up").toEqual(shown);
  expect(found(cards, await told.ana()).toSorted()).toEqual([...new Set([...HANDS["free-peoples"], ...shown])].toSorted());
  const game = await seen(ana, made.id);
  expect(game.dice, "what the dice will be is known to nobody").not.toHaveProperty("secret");
});

test("tiles lie in no order, before and after one is drawn", async ({ page }) => {
  await beGuest(page, "Ana");
  const document = board({ dice: { "free-peoples": ["character"], shadow: ["event"] }, fellowship: { mordor: 1, companions: ["gimli", "strider"], guide: "strider" }, hunt: { box: { shadow: 1 } }, to_act: "free-peoples" });
  const made = await makeGame(page, { from: { document }, seats: { "free-peoples": "me", shadow: "me" } });
  const told = listenTo(page);
  await openTable(page, made.id);
  const pools = async (): Promise<string[][]> => [...(await told()).matchAll(/"pool":\[([^\]]*)\]/g)].map((match) => (match[1] ?? "").split(","));
  await replay(new Player(page, made), answersIn("free-peoples move-fellowship # action"));
  await expect(page.locator("[data-log]", { hasText: "The hunt draws" })).toHaveCount(1);
  const found = await pools();
  expect(found.length).toBeGreaterThan(1);
  for (const pool of found) expect(pool).toEqual(pool.toSorted());
});
