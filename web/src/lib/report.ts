/** What a report of a problem holds: what the reader writes, what the client knows, and the game. */
import { get, query, Refused } from "./api";

/** Faults that the browser met since the page was opened, the last few. */
const faults: string[] = [];
const MOST_FAULTS = 20;

function note(what: string): void {
  faults.push(`${new Date().toISOString()} ${what}`);
  if (faults.length > MOST_FAULTS) faults.shift();
}

/** Keep what goes wrong, for a report that may be written later. */
export function watchFaults(): void {
  addEventListener("error", (event) => note(event.message));
  addEventListener("unhandledrejection", (event) => note(String(event.reason)));
}

/** The game of an address, if it is one: `/games/ID`, `/games/ID/replay`, `/verify/ID`. */
export function gameOf(path: string): string | null {
  return /^\/(?:games|verify)\/([\w-]+)/.exec(path)?.[1] ?? null;
}

/** What a call answers, or how it was refused. */
async function answer(path: string): Promise<unknown> {
  try {
    return await get(path);
  } catch (error) {
    return error instanceof Refused ? error.refusal : { key: "unreachable" };
  }
}

/** The whole report, ready to be saved. */
export async function report(words: string): Promise<Record<string, unknown>> {
  const game = gameOf(location.pathname);
  const code = new URLSearchParams(location.search).get("watch");
  const found = game === null ? {} : {
    game: await answer(query(`/api/games/${game}`, { watch: code })),
    record: await answer(query(`/api/games/${game}/record`, { format: "json", watch: code })),
  };
  return {
    words,
    written: new Date().toISOString(),
    page: location.pathname,
    server: await answer("/api/health"),
    browser: navigator.userAgent,
    languages: navigator.languages,
    window: { width: innerWidth, height: innerHeight, scale: devicePixelRatio },
    settings: { ...document.documentElement.dataset },
    faults: [...faults],
    ...found,
  };
}
