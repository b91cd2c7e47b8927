/** Who I am to the server: an account, a guest, or nobody yet. */
import { get, post, remove, Refused } from "./api";
import type { Me } from "./wire";

class Person {
  me = $state.raw<Me | null>(null);
  known = $state(false);
  private asked: Promise<Me | null> | null = null;

  /** Who I am, asked of the server once. */
  know(): Promise<Me | null> {
    this.asked ??= this.learn().catch((error: unknown) => {
      this.asked = null;
      throw error;
    });
    return this.asked;
  }

  /** Ask the server who I am. */
  async learn(): Promise<Me | null> {
    try {
      return this.is(await get<Me>("/api/me"));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.is(null);
    }
  }

  /** Be somebody: whoever is nobody becomes a guest of that name. */
  async be(name: string): Promise<Me> {
    const me = this.me ?? (await this.learn());
    if (me !== null) return me;
    const guest = await post<Me>("/api/guests", { name });
    this.is(guest);
    return guest;
  }

  /** I am somebody else now: logged in, renamed, or nobody. */
  is(me: Me | null): Me | null {
    this.me = me;
    this.known = true;
    this.asked = Promise.resolve(me);
    return me;
  }

  /** Log out here, or in all browsers. */
  async leave(everywhere = false): Promise<void> {
    await remove(`/api/sessions${everywhere ? "?everywhere=true" : ""}`);
    this.is(null);
  }
}

export const person = new Person();
