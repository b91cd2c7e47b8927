/** All cards and characters of both games as one list, to be filtered and searched. */
import { hasWords } from "./fold";
import type { CardJson, CharacterJson, FactionCardJson, LocationJson } from "./protocol";
import type { Catalogues, GameName, Names } from "./wire";

export type Printed =
  | { kind: "event"; of: CardJson }
  | { kind: "character"; of: CharacterJson }
  | { kind: "faction"; of: FactionCardJson }
  | { kind: "location"; of: LocationJson };

export interface Listed {
  game: GameName;
  id: string;
  name: string;
  side: string | null;
  /** The deck, the faction or the kind of thing by which it is found. */
  group: string;
  type: string;
  expansion: string | null;
  text: string;
  /** The title and the text of the combat half of an event card. */
  half: string;
  combat: string;
  printed: Printed;
}

export interface Filter {
  game: GameName | "";
  side: string;
  group: string;
  type: string;
  search: string;
}

/** How sure the data are of a thing. */
export interface Source {
  confidence: "high" | "medium" | "low";
  open: string[];
  doubts: { field: string; value: string; alternatives: string[]; reason: string }[];
}

type Shelf = Record<GameName, Names>;

/** Everything that is printed on cards, the board game first. */
export function allCards({ games }: Catalogues, shelf: Shelf): Listed[] {
  const { boardgame, cardgame } = games;
  const entry = (game: GameName, id: string, rest: Omit<Listed, "game" | "id" | "name" | "text" | "half" | "combat" | "expansion">, title: string, expansion: string | null = null, combat: { id: string; title: string } | null = null): Listed => ({
    game,
    id,
    name: capitals(shelf[game].names[id] ?? title),
    text: shelf[game].texts[id] ?? "",
    half: combat ? capitals(shelf[game].names[`combat-${combat.id}`] ?? combat.title) : "",
    combat: combat ? (shelf[game].texts[`combat-${combat.id}`] ?? "") : "",
    expansion,
    ...rest,
  });
  return [
    ...Object.entries(boardgame.things.character).map(([id, of]) =>
      entry("boardgame", id, { side: of.side, group: "people", type: of.kind, printed: { kind: "character", of } }, of.title, of.expansion),
    ),
    ...Object.entries(boardgame.things.card).map(([id, of]) =>
      entry("boardgame", id, { side: of.side, group: `deck-${of.deck}`, type: of.type, printed: { kind: "event", of } }, of.title, of.expansion, of.combat),
    ),
    ...Object.entries(cardgame.things.card).map(([id, of]) =>
      entry("cardgame", id, { side: of.side, group: of.faction, type: of.type, printed: { kind: "faction", of } }, of.title),
    ),
    ...Object.entries(cardgame.things.location).map(([id, of]) =>
      entry("cardgame", id, { side: of.side, group: `place-${of.type}`, type: of.type, printed: { kind: "location", of } }, of.title),
    ),
  ];
}

const capitals = (name: string): string => name.slice(0, 1).toLocaleUpperCase() + name.slice(1);

/** The cards that a filter lets through. */
export function filtered(cards: Listed[], filter: Filter): Listed[] {
  return cards.filter(
    (card) =>
      (!filter.game || card.game === filter.game) &&
      (!filter.side || card.side === filter.side) &&
      (!filter.group || card.group === filter.group) &&
      (!filter.type || card.type === filter.type) &&
      (!filter.search.trim() || hasWords(`${card.name} ${card.text} ${card.combat} ${card.half}`, filter.search)),
  );
}

/** The values of a filter that lead anywhere, in the order of the list. */
export function values(cards: Listed[], filter: Filter, of: "group" | "type" | "side"): string[] {
  const open = filtered(cards, { ...filter, search: "", [of]: "", ...(of === "group" ? { type: "" } : {}) });
  return [...new Set(open.map((card) => card[of]).filter((value): value is string => value !== null))];
}

export interface Ability {
  name: string;
  text: string;
}

/** The abilities of a character, each with its name: "Guide: When … Captain of the West: In a battle …". */
export function abilities(text: string): Ability[] {
  return text.split(/(?<=[.!?)]) (?=\p{Lu}[^.:!?]{1,50}: )/u).map((part) => {
    const [, name, rest] = /^(\p{Lu}[^.:!?]{1,50}): (.+)$/su.exec(part) ?? [];
    return name !== undefined && rest !== undefined ? { name, text: rest } : { name: "", text: part };
  });
}

/** How sure the data are of a card and of its combat half: the worse of both, and all doubts. */
export function sourceOf(card: Listed, sources: Record<string, Source>): Source | null {
  const combat = card.printed.kind === "event" ? card.printed.of.combat : null;
  const found = [sources[card.id], combat ? sources[`combat-${combat.id}`] : undefined].filter((each) => each !== undefined);
  if (found.length === 0) return null;
  const worst = (["low", "medium", "high"] as const).find((level) => found.some((each) => each.confidence === level)) ?? "high";
  return { confidence: worst, open: [...new Set(found.flatMap((each) => each.open))], doubts: found.flatMap((each) => each.doubts) };
}
