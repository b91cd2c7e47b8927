/** How the map is looked at: where it lies in its window and how large, moved by mouse, wheel, fingers and keys. */
import type { Attachment } from "svelte/attachments";
import { HEIGHT, WIDTH, type Point } from "./data";

/** The frame around the map is seen too. */
export const FRAME = 22;
const CLOSEST = 5;
const STEP = 1.4;
const STROLL = 90;
const SLACK = 6;
/** How much of the map is seen around several points that are brought into sight. */
const AROUND = 60;
/** How near to the edge, on the screen, nothing is looked for. */
const CLEAR = 30;
const SETTLED_MS = 160;
/** Where the whole map would be smaller than this, one begins closer. */
const LEGIBLE = 0.45;
const NEAR = 0.7;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  /** The scale at which the map is drawn; while it moves the drawing is only shifted and stretched. */
  drawn = $state(1);
  width = $state(0);
  height = $state(0);
  /** It moves; when it stands still it is drawn crisply again. */
  moving = $state(false);
  /** It goes smoothly where nobody drags it. */
  gliding = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Where mouse and fingers are pressed, by their number. */
  private pointers: Record<number, Point> = {};
  private start: Point = [0, 0];
  private dragged = false;

  /** @param interest the point of the map that one wants to see first */
  constructor(private readonly interest: () => Point = () => [WIDTH / 2, HEIGHT / 2]) {}

  /** The scale at which all of the map is seen. */
  get whole(): number {
    return Math.min(this.width / (WIDTH + 2 * FRAME), this.height / (HEIGHT + 2 * FRAME)) || 1;
  }

  get isWhole(): boolean {
    return this.scale <= this.whole * 1.02;
  }

  /** How the drawing is shifted and stretched. */
  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale / this.drawn})`;
  }

  /** What is seen of the map, in its own units. */
  get seen(): { x: number; y: number; width: number; height: number } {
    return { x: -this.x / this.scale, y: -this.y / this.scale, width: this.width / this.scale, height: this.height / this.scale };
  }

  /** The window has another size: what was whole stays whole, else the middle stays the middle. */
  resize(width: number, height: number): void {
    const first = this.width === 0;
    const fresh = first || this.isWhole;
    const middle: Point = [this.seen.x + this.seen.width / 2, this.seen.y + this.seen.height / 2];
    this.width = width;
    this.height = height;
    if (first && this.whole < LEGIBLE) this.look(this.interest(), NEAR);
    else if (fresh) this.fit();
    else this.look(middle, Math.max(this.scale, this.whole));
    this.settle();
  }

  fit(): void {
    this.put(this.whole, (this.width - WIDTH * this.whole) / 2, (this.height - HEIGHT * this.whole) / 2);
  }

  /** Look at a point of the map from a distance. */
  look([x, y]: Point, scale = this.scale): void {
    this.put(scale, this.width / 2 - x * scale, this.height / 2 - y * scale);
  }

  /** Closer or farther; the point under the pointer stays where it is. */
  zoom(factor: number, [x, y]: Point = [this.width / 2, this.height / 2]): void {
    const scale = Math.min(Math.max(this.scale * factor, this.whole), Math.max(CLOSEST, this.whole));
    const by = scale / this.scale;
    this.put(scale, x - (x - this.x) * by, y - (y - this.y) * by);
  }

  pan(x: number, y: number): void {
    this.put(this.scale, this.x + x, this.y + y);
  }

  /** Bring a point of the map into sight. */
  reveal([x, y]: Point): void {
    const edge = Math.min(70, this.width / 4, this.height / 4);
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    const right = Math.max(0, edge - left) - Math.max(0, left - (this.width - edge));
    const down = Math.max(0, edge - top) - Math.max(0, top - (this.height - this.tools));
    if (right !== 0 || down !== 0) this.glide(() => this.pan(right, down));
  }

  /** Bring several points into sight at once, above the buttons, from farther away if need be. */
  gather(points: Point[]): void {
    const [first, ...others] = points;
    if (first === undefined) return;
    if (others.length === 0) {
      this.reveal(first);
      return;
    }
    const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
    const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
    const fits = Math.min(this.width / (right - left + 2 * AROUND), (this.height - this.tools) / (bottom - top + 2 * AROUND));
    const scale = Math.max(this.whole, Math.min(this.scale, fits));
    const middle: Point = [(left + right) / 2, (top + bottom) / 2 + this.tools / 2 / scale];
    if (!points.every((point) => this.sees(point, CLEAR, this.tools))) this.glide(() => this.look(middle, scale));
  }

  /** How much of the window, at its lower edge, is left to the buttons. */
  private get tools(): number {
    return Math.min(120, this.height / 3);
  }

  /** Whether a point of the map is in sight, and so far from the edges. */
  sees([x, y]: Point, clear = 0, below = clear): boolean {
    const [left, top] = [x * this.scale + this.x, y * this.scale + this.y];
    return left > clear && left < this.width - clear && top > clear && top < this.height - below;
  }

  /** Do something smoothly. */
  glide(move: () => void): void {
    this.gliding = true;
    move();
  }

  /** Buttons and keys; says whether the key meant something. */
  key(key: string, shift: boolean): boolean {
    const ways: Record<string, Point> = { ArrowLeft: [STROLL, 0], ArrowRight: [-STROLL, 0], ArrowUp: [0, STROLL], ArrowDown: [0, -STROLL] };
    const way = ways[key];
    if (key === "+" || key === "=") this.glide(() => this.zoom(STEP));
    else if (key === "-") this.glide(() => this.zoom(1 / STEP));
    else if (key === "0") this.glide(() => this.fit());
    else if (shift && way) this.glide(() => this.pan(...way));
    else return false;
    return true;
  }

  closer(): void {
    this.key("+", false);
  }

  farther(): void {
    this.key("-", false);
  }

  /** Whether what looks like a click was the end of a drag. */
  get wasDragged(): boolean {
    return this.dragged;
  }

  private get fingers(): number {
    return Object.keys(this.pointers).length;
  }

  private put(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = held(x, WIDTH * scale, this.width, FRAME * scale);
    this.y = held(y, HEIGHT * scale, this.height, FRAME * scale);
    this.moving = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), SETTLED_MS);
  }

  /** Draw it as it lies now. */
  private settle(): void {
    clearTimeout(this.timer);
    this.moving = false;
    this.gliding = false;
    this.drawn = this.scale;
    this.x = Math.round(this.x);
    this.y = Math.round(this.y);
  }

  /** Listen to the window in which the map lies. */
  readonly attach: Attachment<HTMLElement> = (element) => {
    const within = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.gliding = false;
      const lines = event.deltaMode === 1 ? 24 : 1;
      this.zoom(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * (event.ctrlKey ? 0.01 : 0.0018)), within(event));
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest("[data-fixed]"))) return;
      this.pointers[event.pointerId] = within(event);
      if (this.fingers === 1) {
        this.start = within(event);
        this.dragged = false;
      }
      this.gliding = false;
    };
    const move = (event: PointerEvent): void => {
      const before = this.pointers[event.pointerId];
      if (before === undefined) return;
      const now = within(event);
      if (!this.dragged && Math.hypot(now[0] - this.start[0], now[1] - this.start[1]) < SLACK && this.fingers === 1) return;
      if (!this.dragged) element.setPointerCapture(event.pointerId);
      this.dragged = true;
      const other = Object.entries(this.pointers).find(([id]) => Number(id) !== event.pointerId)?.[1];
      this.pointers[event.pointerId] = now;
      if (other === undefined) {
        this.pan(now[0] - before[0], now[1] - before[1]);
        return;
      }
      const [was, is] = [before, now].map((point) => Math.hypot(point[0] - other[0], point[1] - other[1])) as [number, number];
      this.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
      this.zoom(is / Math.max(1, was), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    };
    const up = (event: PointerEvent): void => {
      Reflect.deleteProperty(this.pointers, event.pointerId);
    };
    const watch = new ResizeObserver(() => this.resize(element.clientWidth, element.clientHeight));
    watch.observe(element);
    element.addEventListener("wheel", wheel, { passive: false });
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    return () => {
      watch.disconnect();
      clearTimeout(this.timer);
      element.removeEventListener("wheel", wheel);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
    };
  };
}

/** Where one side of the map may lie: in the middle if there is room, else so that no gap opens beside it. */
function held(at: number, size: number, room: number, frame: number): number {
  if (size + 2 * frame <= room) return (room - size) / 2;
  return Math.min(frame, Math.max(room - size - frame, at));
}
