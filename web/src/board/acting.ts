/** How the board is acted on: which thing on the table an option means, and what has to be laid out to be chosen. */
import { isBare, type Grammar, type Route, type Spot } from "../cards/acting";
import type { BoardView } from "../lib/protocol";
import type { SaidOption, SaidQuestion } from "../lib/wire";
import { GESTURES, spotOfAction } from "./gestures";

const keyOf = (spot: Spot): string => `${spot.kind}:${spot.id}`;

/** Results that are chosen are no dice that lie there, figures that are lost none of the reinforcements. */
const ELSEWHERE: Record<string, Record<string, string>> = {
  face: { die: "face" },
  losses: { piece: "figure" },
  version: { character: "version" },
};

function spotsOf(question: SaidQuestion, option: SaidOption, guide: string): Spot[] {
  const elsewhere = ELSEWHERE[GESTURES[question.key] ?? ""] ?? {};
  const own = option.name === "guide" ? { kind: "character", id: guide } : spotOfAction(option.name);
  if (option.at.length === 0) return option.kind === "action" && own !== null ? [own] : [];
  return option.at.map(({ kind, id }) => ({ kind: elsewhere[kind] ?? kind, id }));
}

/** To leave a die unused: nobody means that who points at something. */
export const UNUSED = "skip";

/** Deeds lead to armies, regions and cards; a part of an army, a yes or the loss of a guide leads to another question. */
const leadsOn = (question: SaidQuestion, option: SaidOption): boolean =>
  GESTURES[question.key] === "choice" && question.key !== "casualty" && isBare(option) && option.name !== UNUSED;

/** Whoever becomes the guide because another falls is not the one to point at so that he falls. */
const foresees = (question: SaidQuestion, option: SaidOption, spot: Spot): boolean => option.name !== UNUSED && (spot.kind !== "character" || question.key === "action");

/** Own armies move; an attack is chosen by whom it strikes. */
const leadsFurther = (question: SaidQuestion): boolean => question.key === "attack-from";

/** The grammar of a table at which somebody guides the Fellowship. */
export const boardTable = (guide: () => string): Grammar => ({ keyOf, spotsOf: (question, option) => spotsOf(question, option, guide()), leadsOn, leadsFurther, foresees });

/** Everything that lies on the table for a reader, by key: what glows there needs no button of its own. */
export function lying(view: BoardView, side: string, hands: string[]): (key: string) => boolean {
  const there = new Set([
    ...(view.dice[side] ?? []).map((face) => `die:${face}`),
    ...[...hands, ...Object.values(view.table).flat()].map((card) => `card:${card}`),
    ...[...view.fellowship.companions, view.fellowship.guide, ...Object.keys(view.characters)].map((id) => `character:${id}`),
    ...Object.keys(view.politics).map((id) => `nation:${id}`),
    ...Object.entries(view.lords?.rings ?? {}).flatMap(([ring, holder]) => (holder === "out" ? [] : [`ring:${ring}`])),
    ...["ring:elven-ring", "deck:character", "deck:strategy", "fellowship:fellowship"],
    ...(view.lords?.shadow_tokens ?? []).map((token) => `token:${token}`),
    ...Object.keys(view.teams === undefined ? {} : view.hands).map((seat) => `seat:${seat}`),
  ]);
  return (key) => there.has(key) || key.startsWith("region:") || key.startsWith("army:");
}

/** The options that nothing on the table answers. */
export function unlit(question: SaidQuestion | null, routes: Map<string, Route[]>, lies: (key: string) => boolean): SaidOption[] {
  const lit = new Set([...routes].flatMap(([key, found]) => (lies(key) ? found.map((route) => route.answers[0]) : [])));
  return (question?.options ?? []).filter((option) => !lit.has(option.name));
}

/** What the figures and people are that a split is about, with how many there are at most. */
export interface Part {
  id: string;
  most: number;
}

/** The parts of the force that a question asks to split. */
export function partsOf(question: SaidQuestion): Part[] {
  const part = question.about["part"];
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([id, most]) => (typeof most === "number" && most > 0 ? [{ id, most }] : []));
}

/**
 * The answer to one of the questions of a split, by how many of each go: all, or some, then so many of a piece and who
 * goes along. Nothing where what is wanted is not to be had.
 */
export function splitAnswer(question: SaidQuestion, parts: Part[], wanted: Record<string, number>): string | null {
  const whole = parts.every(({ id, most }) => (wanted[id] ?? 0) === most);
  const { piece, character } = question.about;
  const name =
    GESTURES[question.key] !== "split" ? null
    : typeof piece === "string" ? String(wanted[piece] ?? 0)
    : typeof character === "string" ? ((wanted[character] ?? 0) > 0 ? "yes" : "no")
    : whole ? "all"
    : "some";
  return question.options.some((option) => option.name === name) ? name : null;
}
