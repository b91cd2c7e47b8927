/** What is hidden stays hidden: from the other person at the same screen, and from whoever watches. */
import { expect, test, type Page } from "./base";
import { beGuest, DUEL, makeGame, openTable, takeSeat } from "./games";
import { found, heldBy, listenTo, namesOf } from "./hidden";

const HANDS = { gandalf: DUEL.seats.gandalf.hand, "witch-king": DUEL.seats["witch-king"].hand };

test("before one screen the hand-over shows nothing of either hand, and each sees only their own", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": { local: "Bard" } } });
  const [free, shadow] = [await namesOf(page, HANDS.gandalf), await namesOf(page, HANDS["witch-king"])];
  const over = page.locator("[data-hand-over]");
  await openTable(page, id);
  await expect(over).toHaveAttribute("data-hand-over", "gandalf");
  expect(found([...free, ...shadow], await heldBy(page))).toEqual([]);
  await page.locator("[data-act=take-seat]").click();
  await expect(page.locator(".hand [data-thing]")).toHaveCount(HANDS.gandalf.length);
  expect(found(free, await heldBy(page))).toEqual(expect.arrayContaining(HANDS.gandalf));
  expect(found(shadow, await heldBy(page))).toEqual([]);

  for (const name of ["cycle", "eomer"]) await page.locator(`.options [data-option="${name}"]`).click();
  await page.locator("[data-act=confirm]:visible").click();
  await expect(over).toHaveAttribute("data-hand-over", "witch-king");
  expect(found([...free, ...shadow], await heldBy(page))).toEqual([]);
  await page.locator("[data-act=take-seat]").click();
  await expect(page.locator(".hand [data-thing]")).toHaveCount(HANDS["witch-king"].length);
  expect(found(free, await heldBy(page))).toEqual([]);
  await page.reload();
  await expect(over).toHaveAttribute("data-hand-over", "witch-king");
  expect(found([...free, ...shadow], await heldBy(page))).toEqual([]);
});

test("a spectator finds no hidden name in the page, on the wire or in what the browser keeps", async ({ page: ana, another }) => {
  const [bard, watcher] = [await another(), await another()];
  await beGuest(ana, "Ana");
  await beGuest(bard, "Bard");
  const made = await makeGame(ana, { from: { document: DUEL }, seats: { gandalf: "me", "witch-king": "open" } });
  await takeSeat(bard, made, "witch-king");
  const [told, toldAna] = [listenTo(watcher), listenTo(ana)];
  await openTable(watcher, made.id, `?watch=${made.watch}`);
  await openTable(ana, made.id);
  await openTable(bard, made.id);
  const turns: [Page, string[]][] = [
    [ana, ["play", "strider", "legolas"]],
    [bard, ["cycle", "saruman"]],
    [ana, ["cycle", "gimli"]],
  ];
  for (const [page, names] of turns) {
    const before = await watcher.locator("main").getAttribute("data-count");
    for (const name of names) await page.locator(`.options [data-option="${name}"]`).click();
    await page.locator("[data-act=confirm]:visible").click();
    await expect(watcher.locator("main")).not.toHaveAttribute("data-count", before ?? "");
  }
  await expect(watcher.locator("[data-log]", { hasText: "Strider" })).toHaveCount(1);
  await watcher.reload();
  await expect(watcher.locator("[data-log]", { hasText: "Strider" })).toHaveCount(1);

  const secret = await namesOf(ana, [...HANDS.gandalf, ...HANDS["witch-king"]].filter((card) => card !== "strider"));
  expect(found(secret, await toldAna()), "the test hears what is told").toEqual(expect.arrayContaining(["eomer"]));
  expect(found(secret, await told())).toEqual([]);
  expect(found(secret, await heldBy(watcher))).toEqual([]);
  await expect(watcher.locator("[data-option]")).toHaveCount(0);
});
