import { beforeEach, describe, expect, it } from "vitest";
import { abilities, allCards, filtered, sourceOf, values, type Filter, type Source } from "./cardlist";
import { bySection, heading, pieces, type Clause } from "./clauses";
import { favourites } from "./favourites.svelte";
import { fold, hasWords } from "./fold";
import { address, fightersOf, forceText, leftOf, nationsOf, noForce, unitsOf, type BattleOdds } from "./forces";
import { grouped } from "./gamelist";
import { keepNonce, newNonce, nonceOf } from "./nonces";
import { proofOf, sha256 } from "./proof";
import { gameOf } from "./report";
import { counted, outcomeOf } from "./statistics";
import { someCatalogues, someGame } from "./tests";
import { ago } from "./times";
import type { Game, Names } from "./wire";
import { askedBy, inStyle, isShared, parts, seatedBy, tableOf, textOf, usualSeats, type Wish } from "./wishes";

beforeEach(() => localStorage.clear());

describe("words are found without capitals and accents", () => {
  it("folds", () => expect(fold("Éomer’s Nazgûl")).toBe("eomer's nazgul"));
  it("folds Polish letters, which Unicode does not all take apart", () => expect(fold("Łuk, Południowy Źdźbło")).toBe("luk, poludniowy zdzblo"));
  it("finds the beginnings of words, in any order", () => {
    expect(hasWords("Éomer, Marshal of the Mark", "mar eom")).toBe(true);
    expect(hasWords("Éomer", "omer")).toBe(false);
    expect(hasWords("Éomer", "  ")).toBe(true);
  });
});

describe("a new game", () => {
  const { cardgame } = someCatalogues().games;
  it("has its usual table unless another number of people is wanted", () => {
    expect(tableOf(cardgame, "trilogy", 0)?.players).toBe(4);
    expect(tableOf(cardgame, "trilogy", 2)?.players).toBe(2);
    expect(tableOf(cardgame, "nothing", 0)?.seats).toHaveLength(4);
  });
  it("gives me the first seat of the Free Peoples, and both where two people share four", () => {
    const four = tableOf(cardgame, "trilogy", 4);
    const two = tableOf(cardgame, "trilogy", 2);
    expect(four && usualSeats(four)).toEqual({ frodo: "me", "witch-king": "normal", aragorn: "normal", saruman: "normal" });
    expect(two && usualSeats(two)).toEqual({ frodo: "me", "witch-king": "normal", aragorn: "me", saruman: "normal" });
  });
  it("is shared where a seat is open", () => {
    expect(isShared({ seats: { a: "me", b: "open" } })).toBe(true);
    expect(isShared({ seats: { a: "me", b: { local: "open" } } })).toBe(false);
  });
  it("has computer players with a level and perhaps a style", () => {
    expect(parts("hard:military")).toEqual({ level: "hard", style: "military" });
    expect(parts("hard")).toEqual({ level: "hard", style: "" });
    expect(inStyle("hard", "military", ["balanced", "military"])).toBe("hard:military");
    expect(inStyle("hard", "balanced", ["balanced", "military"])).toBe("hard");
  });
});

describe("favourites", () => {
  const wish: Wish = { game: "cardgame", scenario: "duel", seats: { a: "me", b: "rules" } };
  it("are the same in whatever order they were put together", () => {
    expect(textOf({ seats: { b: "rules", a: "me" }, pace: null, scenario: "duel", game: "cardgame" })).toBe(textOf(wish));
  });
  it("are kept and dropped", () => {
    favourites.mark(wish, true);
    favourites.mark({ ...wish }, true);
    expect(favourites.kept).toHaveLength(1);
    expect(favourites.has(wish)).toBe(true);
    favourites.mark(wish, false);
    expect(favourites.kept).toHaveLength(0);
  });
  it("remember what was played last, also for the next visit", () => {
    favourites.remember(wish);
    expect(favourites.last).toEqual(wish);
    expect(JSON.parse(localStorage.getItem("ringwar-favourites") ?? "")).toMatchObject({ last: wish });
  });
});

describe("lists of games", () => {
  it("put those first that wait for me", () => {
    const games = [
      someGame({ id: "theirs", waiting: ["witch-king"] }),
      someGame({ id: "mine" }),
      someGame({ id: "open", status: "open" }),
      someGame({ id: "over", status: "abandoned" }),
    ];
    const { turn, waiting, open, over } = grouped(games);
    expect([turn, waiting, open, over].map((found) => found.map((game) => game.id))).toEqual([["mine"], ["theirs"], ["open"], ["over"]]);
  });
});

describe("statistics", () => {
  const over = (winner: string | null, more = {}) => someGame({ status: "finished", result: { winner, kind: "points" }, ...more });
  it("count games won and lost by game, side, opponent and ending", () => {
    const people = { gandalf: { name: "Lobelia", kind: "guest" as const }, "witch-king": { name: "Bilbo", kind: "person" as const } };
    const all = counted([over("free-peoples"), over("shadow"), over("shadow", { mine: ["witch-king"], seats: people })], someCatalogues());
    expect([all.played, all.won, all.shared]).toEqual([3, 2, 0]);
    expect(all.by.side).toEqual([
      { key: "free-peoples", game: "cardgame", played: 2, won: 1 },
      { key: "shadow", game: "cardgame", played: 1, won: 1 },
    ]);
    expect(all.by.opponent.map(({ key, played }) => [key, played])).toEqual([["computer", 2], ["people", 1]]);
  });
  it("leave out what nobody has won, what I only watched, and what I played alone", () => {
    const games = [over(null), over("shadow", { mine: [] }), someGame(), over("shadow", { mine: ["gandalf", "witch-king"] })];
    const all = counted(games, someCatalogues());
    expect([all.played, all.shared]).toEqual([0, 1]);
  });
  it("know a winner by seat as by side", () => {
    expect(outcomeOf(over("gandalf"), someCatalogues())).toEqual({ side: "free-peoples", won: true });
  });
});

describe("clauses", () => {
  it("are cut at marks and at the clauses that they name", () => {
    const found = pieces("The **hunt** uses `std-3-1`, see BG-HUNT-07.");
    expect(found.map(({ text, kind }) => [text, kind])).toEqual([
      ["The ", "plain"], ["hunt", "strong"], [" uses ", "plain"], ["std-3-1", "code"], [", see ", "plain"], ["BG-HUNT-07", "clause"], [".", "plain"],
    ]);
  });
  it("show what was found, also within other marks", () => {
    const found = pieces("A **leader** leads", [[4, 8], [13, 17]]);
    expect(found.filter((piece) => piece.found).map(({ text, kind }) => [text, kind])).toEqual([["lead", "strong"], ["lead", "plain"]]);
    expect(found.map((piece) => piece.text).join("")).toBe("A leader leads");
  });
  it("stand under their headings", () => {
    const clause = (id: string, section: string) => ({ id, section }) as Clause;
    const sections = bySection([clause("a", "One (MAP)"), clause("b", "One (MAP)"), clause("c", "Two")]);
    expect(sections.map(([section, found]) => [heading(section), found.length])).toEqual([["One", 2], ["Two", 1]]);
  });
});

describe("cards", () => {
  const names = (texts: Record<string, string>): Names => ({ names: {}, seats: {}, notes: {}, moments: {}, texts });
  const shelf = { boardgame: names({ "combat-it-is-a-gift": "Add 1." }), cardgame: names({ eomer: "Rides." }) };
  const cards = allCards(someCatalogues(), shelf);
  const any: Filter = { game: "", side: "", group: "", type: "", search: "" };
  const ids = (filter: Partial<Filter>): string[] => filtered(cards, { ...any, ...filter }).map((card) => card.id);
  it("are filtered by game, side, deck, type and words", () => {
    expect(ids({ game: "cardgame" })).toEqual(["eomer", "orodruin"]);
    expect(ids({ side: "shadow" })).toEqual(["witch-king"]);
    expect(ids({ group: "deck-character" })).toEqual(["fp-character-01"]);
    expect(ids({ type: "path" })).toEqual(["orodruin"]);
    expect(ids({ search: "eomer rides" })).toEqual(["eomer"]);
    expect(ids({ search: "gift" })).toEqual(["fp-character-01"]);
  });
  it("offer only filters that lead anywhere", () => {
    expect(values(cards, { ...any, game: "boardgame" }, "group")).toEqual(["people", "deck-character"]);
    expect(values(cards, { ...any, group: "people" }, "type")).toEqual(["companion", "minion"]);
  });
  it("are as sure as the worse of their halves", () => {
    const source = (confidence: Source["confidence"], field: string): Source => ({ confidence, open: [field], doubts: [] });
    const card = cards.find((each) => each.id === "fp-character-01");
    const found = card && sourceOf(card, { "fp-character-01": source("high", "number"), "combat-it-is-a-gift": source("low", "text") });
    expect(found).toEqual({ confidence: "low", open: ["number", "text"], doubts: [] });
    expect(card && sourceOf(card, {})).toBeNull();
  });
  it("name the abilities of characters", () => {
    expect(abilities("Guide: You may hide. Captain of the West: Roll 1 more die. He can die.")).toEqual([
      { name: "Guide", text: "You may hide." },
      { name: "Captain of the West", text: "Roll 1 more die. He can die." },
    ]);
    expect(abilities("Nothing more.")).toEqual([{ name: "", text: "Nothing more." }]);
  });
});

describe("forces", () => {
  const { things } = someCatalogues().games.boardgame;
  it("are asked for as people type them", () => {
    const force = { ...noForce(), figures: { "gondor-regular": 3, "gondor-leader": 1, nazgul: 0 }, characters: ["strider"] };
    expect(forceText(force, nationsOf(things, "free-peoples"))).toBe("gondor 3/0/1 strider");
    expect(unitsOf(force)).toBe(3);
    expect(forceText({ ...noForce(), figures: { "sauron-elite": 1, nazgul: 2 } }, ["sauron"])).toBe("sauron 0/1 nazgul 2");
  });
  it("have the characters of their side", () => {
    expect(fightersOf(things, "shadow", []).map(([id]) => id)).toEqual(["witch-king"]);
  });
  it("may be left in so many ways", () => {
    const left = [{ attacker: 2, defender: 0, chance: 0.5 }, { attacker: 0, defender: 1, chance: 0.3 }, { attacker: 0, defender: 0, chance: 0.2 }];
    expect(leftOf({ left } as BattleOdds, "attacker")).toEqual([[2, 0.5], [0, 0.5]]);
  });
  it("make addresses with several values", () => {
    expect(address("/x", { a: ["1", "2"], b: "", c: false, d: 3, e: undefined })).toBe("/x?a=1&a=2&d=3");
  });
});

describe("proofs of dice", () => {
  const dice = { kind: "server", hash: "h", secret: "00", nonces: { gandalf: "ab", "witch-king": "house" } };
  const game = (changes = {}): Game => ({ dice: { ...dice, ...changes } }) as unknown as Game;
  const keys = (...given: Parameters<typeof proofOf>): string[] => proofOf(...given).map((claim) => `${claim.key} ${claim.holds}`);
  it("hash as the server does", async () => {
    expect(await sha256("00ff")).toBe("06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8");
  });
  it("say what holds", () => {
    const all = { rolled: 9, wrong: [], holds: true };
    expect(keys(game(), all, "h", "ab")).toEqual(["secret-fits yes", "all-follow yes", "nonces yes", "own-nonce yes"]);
    expect(keys(game(), { rolled: 9, wrong: [3], holds: false }, "x", "cd")).toEqual(["secret-differs no", "some-differ no", "nonces yes", "own-nonce-gone no"]);
    expect(keys(game({ nonces: { gandalf: "house" } }), null, "h", undefined)).toEqual(["secret-fits yes", "unchecked open", "no-nonces open"]);
  });
  it("say little while a game goes on, and nothing of dice on a table", () => {
    expect(keys(game({ secret: undefined }), null, "", undefined)).toEqual(["running open"]);
    expect(keys(game({ kind: "own" }), null, "", undefined)).toEqual(["own-dice open"]);
  });
  it("know the digits that this browser has put in", () => {
    const nonce = newNonce();
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    keepNonce("g", nonce);
    expect(nonceOf("g")).toBe(nonce);
    expect(nonceOf("other")).toBeUndefined();
  });
});

describe("small things", () => {
  it("say how long ago something was", () => {
    expect(ago(1000, "en", 1010)).toBe("now");
    expect(ago(1000, "en", 1000 + 7300)).toBe("2 hours ago");
    expect(ago(1000, "en", 1000 + 86_400)).toBe("yesterday");
  });
  it("know the game of an address", () => {
    expect(gameOf("/games/a-B_1/replay")).toBe("a-B_1");
    expect(gameOf("/verify/x")).toBe("x");
    expect(gameOf("/games")).toBeNull();
  });
});

describe("a new game asked for by its address", () => {
  const table = { players: 3, seats: [{ id: "free-peoples", side: "free-peoples" }, { id: "witch-king", side: "shadow" }, { id: "saruman", side: "shadow" }] } as unknown as Parameters<typeof seatedBy>[0];

  it("has everything chosen that was said", () => {
    const asked = askedBy(new URLSearchParams("game=boardgame&players=3&expansion=lords&option=council-of-rivendell&option=other=no&seat=shadow=rules&seat=saruman=human&dice=own"));
    expect(asked).toEqual({
      game: "boardgame",
      scenario: "",
      players: 3,
      expansions: ["lords"],
      options: { "council-of-rivendell": "yes", other: "no" },
      seats: { shadow: "rules", saruman: "me" },
      dice: "own",
    });
    expect(seatedBy(table, asked.seats)).toEqual({ "witch-king": "rules", saruman: "me" });
  });

  it("has nothing chosen where nothing was said", () => {
    expect(askedBy(new URLSearchParams(""))).toEqual({ game: "", scenario: "", players: 0, expansions: [], options: {}, seats: {}, dice: "server" });
  });
});
