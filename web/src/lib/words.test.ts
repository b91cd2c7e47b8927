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
