/** What can be done to a position document. Each edit changes a draft; nothing but the server says whether it can be. */
import type { CharacterJson } from "../lib/protocol";
import { placeOf, type Figures, type Kind, type Pile, type PositionDocument, type Zone } from "./document";

export type Draft = PositionDocument;
/** Before the dice are rolled they have no faces. */
const UNROLLED = ["fellowship", "hunt-allocation", "action-roll"];
const ENEMY: Record<string, string> = { "free-peoples": "shadow", shadow: "free-peoples" };
const ZONES = ["armies", "besieged"] as const;
const PILES = ["hands", "table", "discards"] as const;

/** The document after an edit; the one before stays as it was. */
export function edited(document: PositionDocument, change: (draft: Draft) => void): PositionDocument {
  const draft = structuredClone(document);
  change(draft);
  for (const zone of ZONES) draft[zone] = some(draft[zone]) as Record<string, Figures>;
  return draft;
}

/** Nothing is written of what is not there: no figures, nobody, an empty region. */
function some(fields: object): object {
  const kept = Object.entries(fields).map(([name, what]: [string, unknown]) => [name, what !== null && typeof what === "object" && !Array.isArray(what) ? some(what) : what] as const);
  return Object.fromEntries(kept.filter(([, what]) => (what !== null && typeof what === "object" ? Object.keys(what).length > 0 : Boolean(what))));
}

const without = <T>(fields: Record<string, T>, name: string): Record<string, T> => Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name));

const figuresAt = (draft: Draft, zone: Zone, region: string): Figures => (draft[zone][region] ??= {});

// The map

export function setPieces(draft: Draft, zone: Zone, region: string, nation: string, kind: Kind, count: number): void {
  const figures = figuresAt(draft, zone, region);
  figures[nation] = { ...(figures[nation] as object), [kind]: Math.max(0, count) };
}

export function setNazgul(draft: Draft, zone: Zone, region: string, count: number): void {
  figuresAt(draft, zone, region).nazgul = Math.max(0, count);
}

/** The army of a stronghold goes inside, or comes out again. */
export function besiege(draft: Draft, region: string, besieged: boolean): void {
  const [from, to]: Zone[] = besieged ? ["armies", "besieged"] : ["besieged", "armies"];
  if (from === undefined || to === undefined) return;
  const { nazgul = 0, characters = [], ...nations } = draft[from][region] ?? {};
  const goal = figuresAt(draft, to, region);
  for (const [nation, pieces] of Object.entries(nations))
    for (const [kind, count] of Object.entries(pieces as object)) setPieces(draft, to, region, nation, kind as Kind, ((goal[nation] as Record<string, number> | undefined)?.[kind] ?? 0) + Number(count));
  goal.nazgul = (goal.nazgul ?? 0) + nazgul;
  goal.characters = [...(goal.characters ?? []), ...characters];
  draft[from] = without(draft[from], region);
}

/** Nobody and nothing stands in a region any more. */
export function clear(draft: Draft, region: string): void {
  for (const zone of ZONES) draft[zone] = without(draft[zone], region);
}

/** Who holds a settlement; what is as it was printed is not written. */
export function setControl(draft: Draft, region: string, side: string, home: string): void {
  draft.control = side === home ? without(draft.control, region) : { ...draft.control, [region]: side };
}

// Characters

/** The cards of the same person, and of whom that person becomes or was. */
export function familyOf(name: string, characters: Record<string, CharacterJson>): string[] {
  const own = characters[name];
  if (own === undefined) return [name];
  const same = (id: string, other: CharacterJson): boolean => id === name || other.person === own.person || other.person === own.replaces || other.replaces === own.person;
  return Object.entries(characters).flatMap(([id, other]) => (same(id, other) ? [id] : []));
}

/** Somebody is nowhere: neither on the map nor in the Fellowship nor out of play. */
export function leave(draft: Draft, names: string[]): void {
  const others = (list: string[]): string[] => list.filter((each) => !names.includes(each));
  for (const zone of ZONES) for (const figures of Object.values(draft[zone])) if (figures.characters) figures.characters = others(figures.characters);
  if (names.some((name) => draft.fellowship.companions.includes(name))) {
    draft.fellowship.companions = others(draft.fellowship.companions);
    delete draft.fellowship.guide;
  }
  draft.out_of_play = others(draft.out_of_play);
}

/** Somebody goes to a region. Whoever has become somebody else is not out of play, but that other. */
export function place(draft: Draft, name: string, zone: Zone, region: string, characters: Record<string, CharacterJson>): void {
  leave(draft, familyOf(name, characters));
  const figures = figuresAt(draft, zone, region);
  figures.characters = [...(figures.characters ?? []), name];
}

/** Somebody joins the Fellowship; who guides it is chosen anew. */
export function join(draft: Draft, name: string, characters: Record<string, CharacterJson>): void {
  leave(draft, familyOf(name, characters));
  draft.fellowship.companions.push(name);
  delete draft.fellowship.guide;
}

/** Somebody is out of the game. */
export function eliminate(draft: Draft, name: string): void {
  const was = placeOf(draft, name);
  leave(draft, [name]);
  if (was !== "out") draft.out_of_play.push(name);
}

// The Fellowship

export function moveFellowship(draft: Draft, region: string): void {
  draft.fellowship = { ...draft.fellowship, at: region, mordor: null };
}

/** On the Mordor track it is in no region, and has no progress. */
export function enterMordor(draft: Draft, step: number | null): void {
  draft.fellowship = step === null ? { ...draft.fellowship, at: draft.fellowship.at ?? "morannon", mordor: null } : { ...draft.fellowship, at: null, mordor: step, progress: 0 };
}

export function reveal(draft: Draft, revealed: boolean): void {
  draft.fellowship = { ...draft.fellowship, revealed, ...(revealed ? { progress: 0 } : {}) };
}

// Nations

export function setPolitics(draft: Draft, nation: string, steps: number, active: boolean): void {
  draft.politics[nation] = { steps_to_war: steps, active: active || steps === 0 };
}

export function setCasualties(draft: Draft, nation: string, kind: Kind, count: number): void {
  draft.casualties[nation] = { ...draft.casualties[nation], [kind]: Math.max(0, count) };
}

// Dice, rings, tiles

export function addDie(draft: Draft, side: string, face: string): void {
  draft.dice[side] = [...(draft.dice[side] ?? []), face].sort();
}

export function takeDie(draft: Draft, side: string, face: string): void {
  const dice = draft.dice[side] ?? [];
  const place = dice.indexOf(face);
  draft.dice[side] = dice.filter((_, number) => number !== place);
}

/** With Lords of Middle-earth rings have names, and their numbers follow. */
export function setRing(draft: Draft, ring: string, place: string): void {
  if (draft.lords === undefined) return;
  draft.lords.rings[ring] = place;
  for (const side of Object.keys(ENEMY)) draft.rings[side] = Object.values(draft.lords.rings).filter((each) => each === side).length;
}

/** In a list if it was not, out of it if it was. */
export function toggled(list: string[], name: string): string[] {
  return list.includes(name) ? list.filter((each) => each !== name) : [...list, name];
}

export function toggleTile(draft: Draft, pile: "drawn" | "removed" | "special_in_play", tile: string): void {
  const before = draft.hunt[pile];
  for (const each of ["drawn", "removed", "special_in_play"] as const) draft.hunt[each] = draft.hunt[each].filter((other) => other !== tile);
  draft.hunt[pile] = toggled(before, tile);
}

// Cards

/** A card is back in its deck, and nobody knows anything of it. */
export function takeCard(draft: Draft, card: string): void {
  for (const pile of PILES) for (const [owner, cards] of Object.entries(draft[pile])) draft[pile][owner] = cards.filter((each) => each !== card);
  draft.seen = draft.seen.filter((each) => each !== card);
  if (draft.known) draft.known = draft.known.filter((each) => each.card !== card);
}

/** A card lies somewhere; what is discarded here has been played openly. */
export function putCard(draft: Draft, card: string, pile: Pile, owner: string): void {
  takeCard(draft, card);
  draft[pile][owner] = [...(draft[pile][owner] ?? []), card];
  if (pile === "discards") draft.seen.push(card);
}

// Time

/** Another phase: dice that have faces, a battle and an end belong to theirs alone. */
export function setPhase(draft: Draft, phase: string): void {
  if (UNROLLED.includes(phase) || UNROLLED.includes(draft.phase)) draft.dice = { "free-peoples": [], shadow: [] };
  if (phase !== "battle") draft.battle = null;
  if (phase !== "over") draft.result = null;
  draft.phase = phase;
}

/** Who acts next: a side, and of a team the one that is to act. */
export function setActor(draft: Draft, side: string, seat: string): void {
  draft.to_act = side;
  if (draft.teams) draft.teams.actors[side] = seat;
}

// Lords of Middle-earth

/** By which card a companion is known, wherever that companion is. */
export function setVersion(draft: Draft, person: string, name: string, characters: Record<string, CharacterJson>): void {
  if (draft.lords === undefined) return;
  const renamed = (list: string[]): string[] => list.map((each) => (characters[each]?.person === person ? name : each));
  draft.fellowship.companions = renamed(draft.fellowship.companions);
  if (draft.fellowship.guide !== undefined && characters[draft.fellowship.guide]?.person === person) delete draft.fellowship.guide;
  draft.out_of_play = renamed(draft.out_of_play);
  for (const zone of ZONES) for (const figures of Object.values(draft[zone])) if (figures.characters) figures.characters = renamed(figures.characters);
  const others = without(draft.lords.companions, person);
  draft.lords.companions = name === person ? others : { ...others, [person]: name };
}

/** The face of the special die that a side has chosen this turn; none where it has none. */
export function keepDie(draft: Draft, side: string, die: string, face: string): void {
  if (draft.lords === undefined) return;
  const others = without(draft.lords.kept_special, side);
  draft.lords.kept_special = die === "" ? others : { ...others, [side]: { die, face } };
}
