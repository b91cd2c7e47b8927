import { beforeEach, describe, expect, it, vi } from "vitest";
import type { GameStore } from "../lib/game.svelte";
import { keys, type Desktop } from "./keys";

const desktop = { help: vi.fn(), hint: vi.fn(), dismiss: vi.fn(() => false), find: vi.fn(), log: vi.fn(), hand: vi.fn() } satisfies Desktop;
const store = { draft: [] as unknown[], ready: false, back: vi.fn(), undo: vi.fn(), confirm: vi.fn() };

function press(key: string, on: Element = document.body): void {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  on.addEventListener("keydown", (heard) => keys(heard as KeyboardEvent, store as unknown as GameStore, desktop), { once: true });
  on.dispatchEvent(event);
}

describe("the keys of a table", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    store.draft = [];
    store.ready = false;
    document.body.innerHTML = '<input /><button data-digit="2"></button>';
  });

  it("open what they are for", () => {
    for (const key of ["?", "a", "/", "l", "h"]) press(key);
    const { dismiss, ...opened } = desktop;
    expect(Object.values(opened).map((each) => each.mock.calls.length)).toEqual([1, 1, 1, 1, 1]);
    expect(dismiss).not.toHaveBeenCalled();
  });

  it("choose, take back and confirm", () => {
    const chosen = vi.fn();
    document.querySelector("button")?.addEventListener("click", chosen);
    press("2");
    press("u");
    store.draft = [1];
    press("u");
    press("Enter");
    store.ready = true;
    press("Enter");
    expect([chosen, store.undo, store.back, store.confirm].map((each) => each.mock.calls.length)).toEqual([1, 1, 1, 1]);
  });

  it("put away a hint before the last choice", () => {
    desktop.dismiss.mockReturnValueOnce(true);
    press("Escape");
    expect(store.back).not.toHaveBeenCalled();
    press("Escape");
    press("Backspace");
    expect(store.back).toHaveBeenCalledTimes(2);
  });

  it("do nothing where something is written or lies over the table", () => {
    const input = document.querySelector("input");
    if (input !== null) press("?", input);
    document.body.innerHTML = "<dialog open></dialog>";
    press("?");
    press("u");
    expect(desktop.help).not.toHaveBeenCalled();
    expect(store.undo).not.toHaveBeenCalled();
  });
});
