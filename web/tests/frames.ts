/**
 * How long frames take while the map is dragged and zoomed with every region occupied, from a trace of the browser:
 * scripting and layout of each frame on the main thread, painting apart (it is done in software here), and how often a
 * frame comes.
 */
import { expect, test, type Page } from "./base";
import { everywhere } from "./boards";
import { beGuest, makeGame, openTable } from "./games";

interface Traced {
  name: string;
  ph: string;
  ts: number;
  /** Begin and length in processor time of its thread: what other programs take of the machine does not count. */
  tts?: number;
  tdur?: number;
  pid: number;
  tid: number;
}

const CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "cc"];
/** Where a frame begins on the main thread, and where it is drawn. */
const BEGIN = "ProxyMain::BeginMainFrame";
const DRAW = "ProxyImpl::ScheduledActionDraw";
const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "EventDispatch", "FireAnimationFrame", "TimerFire", "RunMicrotasks", "MinorGC", "MajorGC"]);
const LAYOUT = new Set(["UpdateLayoutTree", "Layout", "HitTest"]);
const PAINT = new Set(["PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit", "CompositeLayers"]);
/** On average a hand moves this often while it drags. */
const STEP_MS = 8;

/** Processor time on the main thread in each frame that events of some names take, none counted twice. */
function perFrame(events: Traced[], names: Set<string>, frames: number[]): number[] {
  const found = frames.map(() => 0);
  let end = 0;
  for (const event of events.filter((each) => each.ph === "X" && names.has(each.name)).sort((a, b) => a.ts - b.ts)) {
    const start = event.tts ?? 0;
    const stop = start + (event.tdur ?? 0);
    const frame = frames.findLastIndex((begins) => begins <= event.ts);
    if (frame >= 0) found[frame] = (found[frame] ?? 0) + Math.max(0, stop - Math.max(start, end)) / 1000;
    end = Math.max(end, stop);
  }
  return found;
}

function share(values: number[], part: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
}

/** Do something while the browser writes down what it does. */
async function traced(page: Page, move: () => Promise<void>): Promise<Traced[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("this browser is nobody's");
  await browser.startTracing(page, { categories: CATEGORIES });
  await move();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  return traceEvents;
}

/** What frames took: middle, worst of twenty, worst. */
function told(what: string, events: Traced[]): { p95: number } {
  const main = events.find((event) => event.name === BEGIN && event.ph === "X");
  const own = events.filter((event) => event.pid === main?.pid && event.tid === main.tid);
  const frames = own.flatMap((event) => (event.name === BEGIN && event.ph === "X" ? [event.ts] : [])).sort((a, b) => a - b);
  const drawn = events.flatMap((event) => (event.name === DRAW && event.ph === "X" && event.pid === main?.pid ? [event.ts] : [])).sort((a, b) => a - b);
  const gaps = drawn.slice(1).map((at, number) => (at - (drawn[number] ?? at)) / 1000);
  const scripting = perFrame(own, SCRIPT, frames);
  /** Frames in which the page does nothing say nothing. */
  const busy = (times: number[]): number[] => times.filter((_, number) => (scripting[number] ?? 0) > 0);
  const parts: [string, number[]][] = [
    ["scripting and layout", busy(perFrame(own, new Set([...SCRIPT, ...LAYOUT]), frames))],
    ["scripting", busy(scripting)],
    ["layout", busy(perFrame(own, LAYOUT, frames))],
    ["paint", busy(perFrame(own, PAINT, frames))],
    ["from frame to frame", gaps],
  ];
  console.log(`${what}: ${busy(scripting).length} frames`);
  for (const [name, values] of parts) console.log(`  ${name.padEnd(22)} p50 ${share(values, 0.5)} ms, p95 ${share(values, 0.95)} ms, most ${share(values, 1)} ms`);
  return { p95: Number(share(parts[0]?.[1] ?? [], 0.95)) };
}

test("frames while the map moves with every region occupied", async ({ page }) => {
  await beGuest(page, "Ana");
  const { id } = await makeGame(page, { from: { document: everywhere() }, seats: { "free-peoples": "me", shadow: "me" } });
  await openTable(page, id);
  const map = page.locator(".middle-earth");
  await expect(map.locator(".counters")).toHaveCount(105);
  const box = await map.boundingBox();
  if (box === null) throw new Error("there is no map");
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const rest = (): Promise<void> => page.waitForTimeout(600);
  await page.mouse.move(middle.x, middle.y);
  await rest();

  const zooming = await traced(page, async () => {
    for (let step = 0; step < 90; step++) {
      await page.mouse.wheel(0, step % 30 < 15 ? -60 : 60);
      await page.waitForTimeout(STEP_MS);
    }
    await rest();
  });
  const near = await traced(page, async () => {
    await page.mouse.wheel(0, -400);
    await page.mouse.wheel(0, -400);
    await rest();
  });
  const panning = await traced(page, async () => {
    await page.mouse.down();
    for (let step = 0; step < 240; step++) {
      const angle = step / 12;
      await page.mouse.move(middle.x + 160 * Math.sin(angle), middle.y + 110 * Math.sin(angle * 1.7));
      await page.waitForTimeout(STEP_MS);
    }
    await page.mouse.up();
    await rest();
  });
  const pointing = await traced(page, async () => {
    for (let step = 0; step < 120; step++) {
      await page.mouse.move(middle.x + 160 * Math.sin(step / 9), middle.y + 110 * Math.sin(step / 5));
      await page.waitForTimeout(STEP_MS);
    }
  });
  expect(panning.length + zooming.length, "something was written down").toBeGreaterThan(1000);
  const most = Math.max(told("zooming", zooming).p95, told("panning", panning).p95);
  told("one step closer, drawn anew", near);
  told("pointing at regions", pointing);
  expect(most).toBeLessThan(8);
});
