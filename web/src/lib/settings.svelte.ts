/** What people choose for themselves, kept in the browser. */

export interface Choices {
  language: string;
  theme: "auto" | "light" | "dark";
  /** Send a draft without asking when nothing new can be learned by it. */
  confirm: "always" | "dice";
  motion: boolean;
  sound: boolean;
  notices: boolean;
}

const NAME = "ringwar-settings";

function usual(): Choices {
  return {
    language: "",
    theme: "auto",
    confirm: "always",
    motion: !matchMedia("(prefers-reduced-motion: reduce)").matches,
    sound: false,
    notices: false,
  };
}

function kept(): Partial<Choices> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "{}") as Partial<Choices>;
  } catch {
    return {};
  }
}

class Settings {
  chosen = $state<Choices>({ ...usual(), ...kept() });

  constructor() {
    this.show();
  }

  /** Choose something, at once and for later. */
  choose(choice: Partial<Choices>): void {
    Object.assign(this.chosen, choice);
    try {
      localStorage.setItem(NAME, JSON.stringify(this.chosen));
    } catch {
      // A browser that keeps nothing still shows what was chosen.
    }
    this.show();
  }

  private show(): void {
    const { theme, motion } = this.chosen;
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dataset["motion"] = motion ? "yes" : "no";
  }
}

export const settings = new Settings();
