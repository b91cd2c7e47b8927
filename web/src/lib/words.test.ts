import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import english from "../words/en.ftl?raw";

const SOURCES = import.meta.glob<string>("../**/*.{svelte,ts}", { query: "?raw", import: "default", eager: true });
const PLAIN = /\bsay\(\s*"([a-z-]+)"/g;
const BUILT = /\bsay\(\s*`([a-z-]+)\$\{/g;

function said(pattern: RegExp): string[] {
  return Object.values(SOURCES).flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? ""));
}

describe("the words of the interface", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(english));
  const keys = [...english.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");

  it("can be read, and none is there twice", () => {
    expect(errors).toEqual([]);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });
  it("are all there", () => {
    expect([...new Set(said(PLAIN))].filter((key) => !bundle.hasMessage(key))).toEqual([]);
    expect([...new Set(said(BUILT))].filter((start) => !keys.some((key) => key.startsWith(start)))).toEqual([]);
  });
});

const LANGUAGES = Object.entries(import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default", eager: true }));
const messages = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^([a-z][a-z0-9-]*) =((?:.*)(?:\n(?:[ }].*|(?=\n[ }])))*)/gm)].map((match) => [match[1] ?? "", match[2] ?? ""]));
const variables = (text: string): string[] => [...new Set([...text.matchAll(/\$[a-z-]+/g)].map((match) => match[0]))].sort();

describe.each(LANGUAGES)("the language %s", (_, text) => {
  const own = messages(text);
  const known = messages(english);

  it("can be read", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    expect([...own.keys()].filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });
  it("says everything, and nothing else", () => {
    expect([...known.keys()].filter((key) => !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !known.has(key))).toEqual([]);
  });
  it("uses what it is given", () => {
    const strange = [...own].filter(([key, words]) => variables(words).some((name) => !variables(known.get(key) ?? "").includes(name)));
    expect(strange.map(([key]) => key)).toEqual([]);
  });
});

describe("Russian", () => {
  it("writes the sides as its rulebooks do: free peoples with small letters", () => {
    const [, text = ""] = LANGUAGES.find(([path]) => path.endsWith("/ru.ftl")) ?? [];
    expect(text).toMatch(/свободных народов/);
    expect(text).not.toMatch(/Свободн\p{L}+ Народ/u);
  });
});
