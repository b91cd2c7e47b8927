/** Short motion after a change: cards go from where they lay to where they lie, or to the pile they are put on. */
import type { ChangeJson } from "../lib/protocol";

interface Lain {
  rect: DOMRect;
  element: HTMLElement;
}

export type Before = Map<string, Lain>;
export const MOTION_MS = 240;
const CARDS = '[data-thing^="card:"]';

const visible = (rect: DOMRect): boolean => rect.width > 0 && rect.height > 0;

/** Where all cards lie now. */
export function remember(root: HTMLElement): Before {
  const found = [...root.querySelectorAll<HTMLElement>(CARDS)].map((element) => [element.dataset["thing"] ?? "", { element, rect: element.getBoundingClientRect() }] as const);
  return new Map(found.filter(([, lain]) => visible(lain.rect)));
}

/** The last place to which each card has gone, or the first from which it came. */
export function journeys(changes: ChangeJson[]): Map<string, { from: string; to: string }> {
  const found = new Map<string, { from: string; to: string }>();
  for (const change of changes) {
    const id = change.what === "move" ? change.thing?.id : undefined;
    if (id === undefined) continue;
    const from = found.get(`card:${id}`)?.from ?? String(change.from);
    found.set(`card:${id}`, { from, to: String(change.to) });
  }
  return found;
}

/** The middle of the place that is drawn for a path through the table. */
function spotOf(root: HTMLElement, place: string): DOMRect | null {
  const found = [place, `${place}_size`, place.replace(/_size$/, "")].map((each) => root.querySelector(`[data-place="${CSS.escape(each)}"]`));
  return found.find((each) => each !== null)?.getBoundingClientRect() ?? null;
}

const shift = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.x + from.width / 2 - to.x - to.width / 2}px, ${from.y + from.height / 2 - to.y - to.height / 2}px)`;

/** Let everything that lies elsewhere than before go there. */
export function play(root: HTMLElement, before: Before, changes: ChangeJson[]): void {
  const went = journeys(changes);
  const timing = { duration: MOTION_MS, easing: "ease-out" };
  const now = remember(root);
  for (const [key, { element, rect }] of now) {
    const from = before.get(key)?.rect ?? spotOf(root, went.get(key)?.from ?? "");
    if (from === null || Math.hypot(from.x - rect.x, from.y - rect.y) < 2) continue;
    const small = before.has(key) ? "" : " scale(0.4)";
    element.animate([{ transform: shift(from, rect) + small, zIndex: 5 }, { transform: "none", zIndex: 5 }], timing);
  }
  for (const [key, { element, rect }] of before) {
    const to = now.has(key) ? null : spotOf(root, went.get(key)?.to ?? "");
    if (to !== null && visible(to)) fly(root, element, rect, to, timing);
  }
}

/** A picture of a card that is gone flies to its pile. */
function fly(root: HTMLElement, element: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): void {
  const picture = element.cloneNode(true) as HTMLElement;
  for (const name of ["data-thing", "data-option", "data-glow", "data-drop", "id"]) picture.removeAttribute(name);
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  picture.className = "flying";
  const { style } = picture;
  style.left = `${from.x}px`;
  style.top = `${from.y}px`;
  style.width = `${from.width}px`;
  root.append(picture);
  const gone = picture.animate([{ transform: "none", opacity: 1 }, { transform: `${shift(to, from)} scale(0.35)`, opacity: 0.3 }], timing);
  gone.finished.then(
    () => picture.remove(),
    () => picture.remove(),
  );
}

/** Have everything stand still at once. */
export function skip(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) if (animation instanceof Animation && !(animation instanceof CSSTransition)) animation.finish();
}
