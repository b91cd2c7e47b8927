/** One connection to a game, which comes back by itself and loses nothing. */
import { query } from "./api";
import type { Message } from "./wire";

export type Connection = "connecting" | "live" | "broken" | "closed";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const ALIVE = 25_000;
/** Codes by which the server says that coming again is of no use. */
const FINAL = [4401, 4403, 4404];

export interface Watching {
  /** How far the log is known. */
  since(): number | undefined;
  hear(message: Message): void;
  turn(state: Connection, code?: number): void;
}

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private ended = false;

  constructor(
    private readonly game: string,
    private readonly language: string,
    private readonly code: string,
    private readonly seat: string | undefined,
    private readonly watching: Watching,
  ) {
    addEventListener("online", this.again);
    this.open();
  }

  close(): void {
    this.ended = true;
    removeEventListener("online", this.again);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
  }

  /** Try again now, without waiting any longer. */
  now(): void {
    this.again();
  }

  private readonly again = (): void => {
    if (this.socket === null) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.watching.turn("connecting");
    const path = query(`/api/games/${this.game}/live`, {
      since: this.watching.since(),
      language: this.language,
      watch: this.code,
      seat: this.seat,
    });
    const socket = new WebSocket(path.replace(/^/, `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`));
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.watching.turn("live");
      this.pulse = setInterval(() => socket.send('{"type":"ping"}'), ALIVE);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.watching.hear(JSON.parse(event.data) as Message);
    socket.onclose = (event) => this.closed(event.code);
  }

  private closed(code: number): void {
    clearInterval(this.pulse);
    this.socket = null;
    if (this.ended) return;
    if (FINAL.includes(code)) {
      this.watching.turn("closed", code);
      return;
    }
    this.watching.turn("broken", code);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }
}
