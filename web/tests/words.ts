/** The words of the interface as the client finds them, so that a test does not care how something is said. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = join(import.meta.dirname, "../src/words");

export function say(message: string, values: Record<string, FluentVariable> = {}, language = "en"): string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(FOLDER, `${language}.ftl`), "utf8")));
  const found = bundle.getMessage(message);
  if (!found?.value) throw new Error(`the interface has no words ${message}`);
  return bundle.formatPattern(found.value, values);
}
