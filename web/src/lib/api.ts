/** Calls to the server. What it refuses is thrown as a `Refused`, with the server's own words. */

export interface RefusalJson {
  key: string;
  about: Record<string, unknown>;
  words: string;
  clauses: string[];
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: RefusalJson & Record<string, unknown>,
  ) {
    super(refusal.words);
  }
}

/** The server could not be reached, or said nothing that can be read. */
export class Unreachable extends Error {}

/** The status of a reply that has nothing to say. */
const NOTHING = 204;

let language = "en";

export function speak(wanted: string): void {
  language = wanted;
}

async function call<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<T> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      headers: {
        Accept: "application/json",
        "Accept-Language": language,
        "X-Ringwar": "1",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...headers,
      },
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch {
    throw new Unreachable();
  }
  if (reply.status === NOTHING) return undefined as T;
  const content = (await reply.json().catch(() => null)) as T | (RefusalJson & Record<string, unknown>) | null;
  if (content === null) throw new Unreachable();
  if (!reply.ok) throw new Refused(reply.status, content as RefusalJson & Record<string, unknown>);
  return content as T;
}

/** Read something; whoever gives a signal can stop waiting for it. */
export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => call("GET", path, undefined, {}, signal);
export const post = <T>(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<T> =>
  call("POST", path, body, headers);
export const put = <T>(path: string, body: unknown): Promise<T> => call("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call("PATCH", path, body);
export const remove = <T>(path: string, body?: unknown): Promise<T> => call("DELETE", path, body);

/** A path with a query, without what is not there. */
export function query(path: string, values: Record<string, string | number | undefined | null>): string {
  const found = Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== "");
  const text = new URLSearchParams(found.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}
