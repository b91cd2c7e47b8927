/** The words of the interface, from Fluent files; everything that a game says comes from the server. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { speak } from "./api";
import { settings } from "./settings.svelte";

const FILES = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const ENGLISH = "en";

function file(language: string): string {
  return `../words/${language}.ftl`;
}

/** The languages that the interface has. */
export const LANGUAGES = Object.keys(FILES).map((name) => name.replace("../words/", "").replace(".ftl", ""));

function wanted(): string {
  const chosen = [settings.chosen.language, ...navigator.languages].map((tag) => tag.split("-")[0] ?? "");
  return chosen.find((tag) => LANGUAGES.includes(tag)) ?? ENGLISH;
}

async function read(language: string): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource((await FILES[file(language)]?.()) ?? ""));
  return bundle;
}

/** Choose the language that an address asks for, as a link from elsewhere may. */
export function heed(query: URLSearchParams): void {
  const asked = query.get("language") ?? "";
  if (LANGUAGES.includes(asked)) settings.choose({ language: asked });
}

class Speech {
  language = $state(ENGLISH);
  private bundle = $state.raw<FluentBundle | null>(null);

  /** Read the language that is wanted; called at the start, and when another is chosen. */
  async learn(): Promise<void> {
    const language = wanted();
    this.bundle = await read(language);
    this.language = language;
    document.documentElement.lang = language;
    speak(language);
  }

  say(message: string, values: Record<string, FluentVariable> = {}): string {
    const found = this.bundle?.getMessage(message);
    if (!found?.value || this.bundle === null) return `[${message}]`;
    return this.bundle.formatPattern(found.value, values);
  }

  has(message: string): boolean {
    return this.bundle?.hasMessage(message) ?? false;
  }
}

export const speech = new Speech();

/** Words of the interface: `say("home-continue")`. */
export const say = (message: string, values?: Record<string, FluentVariable>): string => speech.say(message, values);
