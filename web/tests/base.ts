/** What every test in a browser has: a server a worker, people with browsers of their own, and nothing may go wrong unnoticed. */
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { Server } from "./server";

export { expect };
export type { Page };

/** Everything that goes wrong in a browser without the page saying so. */
export class Faults {
  readonly found: string[] = [];
  /** Whoever is nobody yet is told so. */
  private readonly allowed = [/^401 GET \/api\/me$/];

  constructor(private readonly address: string) {}

  allow(...faults: RegExp[]): void {
    this.allowed.push(...faults);
  }

  note(fault: string): void {
    if (!this.allowed.some((allowed) => allowed.test(fault))) this.found.push(fault);
  }

  /** Hear of everything that happens in a browser; refusals of its rules for content come as errors of the console. */
  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      const isReply = message.text().startsWith("Failed to load resource");
      if (message.type() === "error" && !isReply) this.note(`console: ${message.text()}`);
    });
    context.on("weberror", (error) => this.note(`error: ${error.error().stack ?? error.error().message}`));
    context.on("request", (request) => {
      if (!request.url().startsWith(this.address) && !/^(blob|data):/.test(request.url())) this.note(`elsewhere: ${request.url()}`);
    });
    context.on("response", (reply) => {
      if (reply.status() >= 400) this.note(`${reply.status()} ${reply.request().method()} ${new URL(reply.url()).pathname}`);
    });
    context.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      if (why !== "net::ERR_ABORTED") this.note(`failed: ${request.method()} ${new URL(request.url()).pathname} ${why}`);
    });
  }
}

interface Each {
  faults: Faults;
  /** Another person, with a browser of their own. */
  another: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Each, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.started();
      await use(server);
      await server.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  contextOptions: { reducedMotion: "reduce" },
  faults: [
    async ({ context, server }, use) => {
      const faults = new Faults(server.address);
      faults.watch(context);
      await use(faults);
      expect(faults.found, "what went wrong in the browser").toEqual([]);
    },
    { auto: true },
  ],
  another: async ({ browser, server, faults }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: server.address, reducedMotion: "reduce", ...options });
      opened.push(context);
      faults.watch(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});
