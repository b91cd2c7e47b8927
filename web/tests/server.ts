/** A server from this checkout with a database of its own, which can be stopped and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");
const PATIENCE_MS = 60_000;
const LOOK_MS = 50;
/** Settings of whoever runs the tests are not those of the servers that are tested. */
const OTHERS = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("RINGWAR_")));

async function freePort(): Promise<number> {
  const socket = createServer().listen(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, "close");
  return port;
}

export class Server {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async started(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), "ringwar-")), await freePort());
    await server.start();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.process = spawn(join(ROOT, ".venv/bin/python"), ["-m", "ringwar", "serve"], {
      env: {
        ...OTHERS,
        PYTHONPATH: join(ROOT, "src"),
        RINGWAR_DATABASE: `sqlite:///${join(this.folder, "ringwar.sqlite")}`,
        RINGWAR_PORT: String(this.port),
        RINGWAR_RATES: "1000000",
      },
      stdio: "ignore",
    });
    const end = Date.now() + PATIENCE_MS;
    while (!(await this.answers())) {
      if (this.process.exitCode !== null || Date.now() > end) throw new Error("the server does not start");
      await new Promise((go) => setTimeout(go, LOOK_MS));
    }
  }

  private async answers(): Promise<boolean> {
    try {
      return (await fetch(`${this.address}/api/health`)).ok;
    } catch {
      return false;
    }
  }

  /** End it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    if (this.process === null || this.process.exitCode !== null) return;
    const gone = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await gone;
    this.process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
