/** What is printed on a card besides its text, in words: a list of names and values. */
import type { Listed } from "./cardlist";
import { library, named, plain, seatName } from "./names.svelte";
import type { CardJson, CharacterJson, FactionCardJson, LocationJson, VariableJson } from "./protocol";
import type { GameName } from "./wire";
import { say, speech } from "./words.svelte";

export type Fact = [string, string];

const listed = (game: GameName, ids: string[]): string => ids.map((id) => named(game, id)).join(", ");
const yes = (name: string, holds: boolean): Fact[] => (holds ? [[say(`fact-${name}`), say("fact-yes")]] : []);
const some = (name: string, value: string | number | null | undefined): Fact[] =>
  value === null || value === undefined || value === "" ? [] : [[say(`fact-${name}`), String(value)]];

function ofEvent(card: CardJson): Fact[] {
  return [
    ...some("number", card.number || null),
    ...some("needs", named("boardgame", card.type)),
    ...some("player", card.player && named("boardgame", card.player)),
    ...some("nations", listed("boardgame", card.nations)),
    ...yes("on-table", card.on_table),
    ...some("tile", card.tile && named("boardgame", card.tile)),
    ...some("initiative", card.combat?.initiative.join(", ")),
    ...some("replaces", card.replaces && named("boardgame", card.replaces)),
  ];
}

function ofCharacter(character: CharacterJson): Fact[] {
  return [
    ...some("level", character.level),
    ...some("leadership", character.leadership),
    ...some("nation", character.nation && named("boardgame", character.nation)),
    ...some("activates", listed("boardgame", character.activates)),
    ...some("extra-die", character.extra_die || null),
    ...yes("captain", character.captain),
    ...yes("in-fellowship", character.in_fellowship),
    ...some("replaces", character.replaces && named("boardgame", character.replaces)),
  ];
}

function icons(card: FactionCardJson): string {
  return Object.entries(card.icons)
    .map(([icon, count]) => `${say(`icon-${icon.replace("_", "-")}`)} ${count}`)
    .join(", ");
}

function variable(one: VariableJson): string {
  const names = one.names.map((name) => named("cardgame", name)).join(", ");
  return say(`variable-${one.condition}`, { icon: say(`icon-${one.icon.replace("_", "-")}`), bonus: one.bonus, names });
}

function decks(id: string): string {
  const found = (library.catalogue?.games.cardgame.decks ?? []).filter((deck) => deck.cards.some((card) => plain(card) === id));
  return found.map((deck) => `${named("cardgame", deck.scenario)}: ${seatName("cardgame", deck.seat)}`).join("; ");
}

function ofFaction(id: string, card: FactionCardJson): Fact[] {
  return [
    ...some("faction", named("cardgame", card.faction)),
    ...some("keywords", listed("cardgame", card.keywords)),
    ...some("icons", icons(card)),
    ...card.variable.map((one, place): Fact => [`${say("fact-variable")}${place ? ` ${place + 1}` : ""}`, variable(one)]),
    ...some("paths", card.paths.join(", ")),
    ...some("wielders", listed("cardgame", card.wielders)),
    ...some("copies", card.copies.length > 1 ? card.copies.length : null),
    ...some("decks", decks(id)),
  ];
}

function ofLocation(place: LocationJson): Fact[] {
  return [
    ...some("number", place.number),
    ...some("points", place.points),
    ...some("defence", place.type === "battleground" ? place.defense : null),
    ...some("defenders", listed("cardgame", place.defenders)),
    ...some("attackers", listed("cardgame", place.attackers)),
    ...some("scenarios", listed("cardgame", place.scenarios)),
  ];
}

/** Everything printed on a card besides its text. */
export function factsOf(card: Listed): Fact[] {
  const { printed } = card;
  const common: Fact[] = [
    [say("fact-game"), named(card.game, card.game)],
    ...some("side", card.side && named(card.game, card.side)),
    [say("fact-kind"), groupName(card)],
    ...(card.group.startsWith("place-") || printed.kind === "event" ? [] : some("type", named(card.game, card.type))),
    ...some("expansion", card.expansion && named(card.game, card.expansion)),
  ];
  const own =
    printed.kind === "event" ? ofEvent(printed.of)
    : printed.kind === "character" ? ofCharacter(printed.of)
    : printed.kind === "faction" ? ofFaction(card.id, printed.of)
    : ofLocation(printed.of);
  return [...common, ...own];
}

/** The deck, faction or kind of a card, in words. */
export function groupName(card: Pick<Listed, "game" | "group">): string {
  return speech.has(`group-${card.group}`) ? say(`group-${card.group}`) : named(card.game, card.group);
}
