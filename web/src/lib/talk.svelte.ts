/** The chat of one game: what was said, what of it was not read yet. */
import { get, post, put, query } from "./api";
import type { ChatLine } from "./wire";

const READ = "ringwar-read";

/** How far chats were read, by game, as this browser remembers it. */
function remembered(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

export class Talk {
  lines = $state.raw<ChatLine[]>([]);
  private read = $state(0);

  constructor(
    private readonly game: string,
    /** The code of the link by which somebody watches. */
    private readonly code = "",
  ) {
    this.read = remembered()[game] ?? 0;
  }

  /** Lines that came since the chat was last looked at. */
  get unread(): number {
    return this.lines.filter((line) => line.id > this.read).length;
  }

  private path(after?: number): string {
    return query(`/api/games/${this.game}/chat`, { after, watch: this.code });
  }

  /** Everything that was said since the last line that is known. */
  async catchUp(): Promise<void> {
    const { chat } = await get<{ chat: ChatLine[] }>(this.path(this.lines.at(-1)?.id ?? 0));
    chat.forEach((line) => this.hear(line));
  }

  /** Somebody has said something; heard twice it stands there once. */
  hear(line: ChatLine): void {
    if (this.lines.some((each) => each.id === line.id)) return;
    this.lines = [...this.lines, line].toSorted((one, other) => one.id - other.id);
  }

  /** All of it has been looked at. */
  looked(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    if (last <= this.read) return;
    this.read = last;
    try {
      localStorage.setItem(READ, JSON.stringify({ ...remembered(), [this.game]: last }));
    } catch {
      // A browser that keeps nothing counts the lines again when the page is opened anew.
    }
  }

  async say(text: string): Promise<void> {
    const line = await post<ChatLine>(this.path(), { text });
    this.hear(line);
    this.looked();
  }

  /** Read nothing more of somebody; that one is not told. */
  async mute(person: string): Promise<void> {
    await put(`/api/me/shunned/${person}`, { block: false, mute: true });
    this.lines = this.lines.filter((line) => line.person !== person);
  }
}
