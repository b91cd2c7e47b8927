import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

/** Text that people see must come from the Fluent files: none stands in the components themselves. */
const COMPONENTS = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
const SEEN = ["aria-label", "aria-description", "aria-roledescription", "title", "placeholder", "alt", "label"];
/** What is the same in every language. */
const SAME = new Set(["Ringwar", "Esc", "Enter", "Ctrl", "Tab", "Space", "Backspace", "Home", "End"]);
/** What is typed, or no text at all. */
const CODE = ["code", "kbd", "style", "script"];
const LETTERS = /\p{L}{2,}/u;

interface Node {
  type?: string;
  name?: string;
  data?: string;
  value?: unknown;
  [name: string]: unknown;
}

function* texts(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node) yield* texts(each);
  if (node === null || typeof node !== "object" || Array.isArray(node)) return;
  const { type, name, data, value } = node as Node;
  if (type === "Text" && typeof data === "string") yield data;
  if (type === "Attribute" || type === "StyleDirective") {
    if (typeof name === "string" && SEEN.includes(name)) yield* texts(value);
    return;
  }
  if (type === "RegularElement" && CODE.includes(String(name))) return;
  for (const [key, each] of Object.entries(node)) if (key !== "css" && key !== "instance" && key !== "module") yield* texts(each);
}

const literal = (source: string): string[] =>
  [...texts(parse(source, { modern: true }).fragment)].flatMap((text) => text.match(/[\p{L}]+/gu) ?? []).filter((word) => LETTERS.test(word) && !SAME.has(word));

describe("no word stands outside the Fluent files", () => {
  it.each(Object.entries(COMPONENTS))("%s", (_, source) => expect(literal(source)).toEqual([]));

  it("would be found", () => {
    expect(literal("<p>Hello {name}</p><i title='There'></i>")).toEqual(["Hello", "There"]);
  });
});
