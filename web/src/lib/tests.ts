/** Small games and catalogues for tests. */
import type { Catalogues, ListedGame } from "./wire";

const seat = (id: string, side: string): { id: string; side: string } => ({ id, side });
const duel = [seat("gandalf", "free-peoples"), seat("witch-king", "shadow")];
const trilogy = [seat("frodo", "free-peoples"), seat("witch-king", "shadow"), seat("aragorn", "free-peoples"), seat("saruman", "shadow")];

/** A catalogue with the scenarios and a few things of both games. */
export function someCatalogues(): Catalogues {
  const event = { title: "Elven Cloaks", side: "free-peoples", deck: "character", number: 1, type: "character", player: null, nations: [], on_table: false, tile: null, combat: { id: "it-is-a-gift", title: "It is a Gift", initiative: [3] }, replaces: null, expansion: null };
  const strider = { title: "Strider", subtitle: "Ranger", side: "free-peoples", kind: "companion", nation: null, level: 3, leadership: 1, activates: [], extra_die: 0, hobbit: false, captain: true, person: "strider", replaces: null, home: null, in_fellowship: true, expansion: null };
  const eomer = { title: "Éomer", copies: ["eomer"], side: "free-peoples", faction: "rohan", type: "character", keywords: [], paths: [], icons: {}, variable: [], wielders: [] };
  const orodruin = { title: "Orodruin", type: "path", side: null, number: 9, points: 3, defense: 0, defenders: [], attackers: [], scenarios: [] };
  const nation = (side: string): unknown => ({ title: "", side, steps_to_war: 0, active: true });
  return {
    games: {
      boardgame: {
        scenarios: [{ id: "war", tables: [{ players: 2, seats: [seat("free-peoples", "free-peoples"), seat("shadow", "shadow")] }], default: 2 }],
        things: {
          card: { "fp-character-01": event },
          character: { strider, "witch-king": { ...strider, title: "The Witch-king", side: "shadow", kind: "minion" } },
          nation: { gondor: nation("free-peoples"), sauron: nation("shadow") },
        },
      },
      cardgame: {
        scenarios: [
          { id: "trilogy", tables: [{ players: 2, seats: trilogy }, { players: 4, seats: trilogy }], default: 4 },
          { id: "duel", tables: [{ players: 2, seats: duel }], default: 2 },
        ],
        things: { card: { eomer }, location: { orodruin } },
        decks: [],
      },
    },
    levels: ["easy", "normal", "hard", "expert"],
    usual_level: "normal",
    styles: ["balanced", "military", "ring-race", "surprise"],
    in_style: ["normal", "hard", "expert"],
    languages: ["en"],
    protocols: [1],
  } as unknown as Catalogues;
}

/** A duel in a list, in which I play Gandalf against a computer. */
export function someGame(changes: Partial<ListedGame> = {}): ListedGame {
  return {
    id: "g",
    game: "cardgame",
    setup: { game: "cardgame", scenario: "duel", players: 2, expansions: [], options: {} },
    created: 0,
    changed: 0,
    pace: null,
    status: "running",
    access: "private",
    seats: { gandalf: { name: "Bilbo", kind: "person" }, "witch-king": { name: "rules", kind: "computer" } },
    mine: ["gandalf"],
    waiting: ["gandalf"],
    result: null,
    count: 0,
    ...changes,
  };
}
