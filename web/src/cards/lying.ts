/** Where cards lie, and whose they are, read from a view of the table. */
import type { BattlegroundView, CardView, InPlayView, PathView } from "../lib/protocol";

export type Place = BattlegroundView | PathView;
export const FREE = "free-peoples";
export const SHADOW = "shadow";

export const placesOf = (view: CardView): Place[] => [...(view.path ? [view.path] : []), ...view.battlegrounds];

/** The side that defends a place; the path is always the way of the Free Peoples. */
export const defenderOf = (place: Place): string => ("side" in place ? place.side : FREE);

/** The side with whose eyes the table is seen: its cards lie below. */
export const sideOf = (view: CardView, seat: string): string => view.seats[seat]?.side ?? FREE;

export const enemyOf = (side: string): string => (side === FREE ? SHADOW : FREE);

/** The cards of a side at a place. */
export function cardsOf(view: CardView, place: Place, side: string): InPlayView[] {
  return place.cards.filter((card) => sideOf(view, card.seat) === side);
}

/** The icons of a card that count at a place for the side that it is on. */
export function iconsAt(view: CardView, place: Place | null, card: InPlayView): string[] {
  if (place === null) return [...ICONS];
  const role = sideOf(view, card.seat) === defenderOf(place) ? "defense" : "attack";
  return "side" in place ? [`battleground_${role}`, `leadership_${role}`] : [`path_${role}`];
}

export const ICONS = [
  "battleground_attack",
  "battleground_defense",
  "path_attack",
  "path_defense",
  "leadership_attack",
  "leadership_defense",
] as const;

/** The hands that lie open to somebody, by seat: those of all own seats which that person plays. */
export function openHands(views: Record<string, CardView>, shown: CardView, seats: string[]): [string, string[]][] {
  return seats.flatMap((seat) => {
    const hand = shown.seats[seat]?.hand ?? views[seat]?.seats[seat]?.hand;
    return hand === undefined ? [] : [[seat, hand] as [string, string[]]];
  });
}

/** Keys of everything that lies open: cards in hands and in play, locations that are active. */
export function lyingOpen(view: CardView, hands: [string, string[]][]): Set<string> {
  const inPlay = [...placesOf(view).flatMap((place) => place.cards), ...Object.values(view.seats).flatMap((seat) => seat.reserve)];
  const cards = [...inPlay.flatMap((card) => [card.card, ...card.items]), ...hands.flatMap(([, hand]) => hand)];
  return new Set([...cards.map((card) => `card:${card}`), ...placesOf(view).map((place) => `location:${place.id}`)]);
}

/** Where a card lies, as the key of its words and the names in them; nothing where the reader does not see it. */
export function whereIs(view: CardView, card: string): { key: string; place?: string; seat?: string } | null {
  const has = (lying: InPlayView): boolean => lying.card === card || lying.items.includes(card);
  const place = placesOf(view).find((each) => each.cards.some(has));
  if (place !== undefined) return { key: "where-place", place: place.id };
  for (const [seat, seen] of Object.entries(view.seats)) {
    if (seen.reserve.some(has)) return { key: "where-reserve", seat };
    for (const pile of ["hand", "drawn", "cycle", "eliminated"] as const)
      if (seen[pile]?.includes(card)) return { key: `where-${pile}`, seat };
  }
  return null;
}

/** The places of a seat in the order in which the seats act this round, from 1 on; one that acts more often has several. */
export const orderOf = (view: CardView, seat: string): number[] => view.turn_order.flatMap((each, place) => (each === seat ? [place + 1] : []));

/** Hidden cards of a seat that everybody has seen, and the places where each may lie. */
export function remembered(view: CardView, seat: string): [string, string[]][] {
  return view.known.filter((each) => each.seat === seat).flatMap((each) => each.cards.map((card): [string, string[]] => [card, each.places]));
}
