/** Who I am to the server: an account, a guest, or nobody yet. */
import { get, post, Refused } from "./api";
import type { Me } from "./wire";

class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false);

  /** Ask the server who I am. */
  async learn(): Promise<Me | null> {
    try {
      this.me = await get<Me>("/api/me");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.me = null;
    }
    this.known = true;
    return this.me;
  }

  /** Be somebody: whoever is nobody becomes a guest of that name. */
  async be(name: string): Promise<Me> {
    const me = this.me ?? (await this.learn());
    if (me !== null) return me;
    this.me = await post<Me>("/api/guests", { name });
    return this.me;
  }
}

export const person = new Person();
