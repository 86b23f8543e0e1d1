/** What a person has set on this device; every open tab follows. */
import type { Lang } from "./types";

export const LANGUAGES: Lang[] = ["en", "fr", "pl"];
export const LANGUAGE_NAMES: Record<Lang, string> = { en: "English", fr: "Français", pl: "Polski" };

export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  contrast: "normal" | "more";
  motion: "system" | "full" | "none";
  sound: boolean;
  /** Whether a choice waits for a second click: none, those that end a turn, or each. */
  confirm: "none" | "turn" | "each";
  /** How long what others do is shown before the next. */
  pace: "slow" | "normal" | "fast" | "none";
  /** Whether the page answers where there is one possible answer. */
  single: "answer" | "ask";
  /** The parts of tables that are folded, each as its game and its name. */
  folded: string[];
  /** What was explained to somebody new and need not be again, each as its game and its kind. */
  seen: string[];
  /** Whether single keys act: digits fold parts of a table, a letter opens the choices. */
  keys: boolean;
  /** By game, the level of the bots. */
  levels: Partial<Record<string, string>>;
}

const KEY = "londinium-settings";

function browserLanguage(): Lang {
  for (const wanted of navigator.languages) {
    const short = wanted.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((one) => one === short);
    if (found) return found;
  }
  return "en";
}

/** The language as the browser's owner writes it: dates and numbers differ from one side of the sea to the other. */
export const localeOf = (lang: Lang): string => navigator.languages.find((one) => one.startsWith(lang)) ?? lang;

function read(): Settings {
  const usual: Settings = {
    lang: browserLanguage(),
    theme: "system",
    contrast: "normal",
    motion: "system",
    sound: true,
    confirm: "none",
    pace: "normal",
    single: "answer",
    folded: [],
    seen: [],
    keys: true,
    levels: {},
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual;
  }
}

export const settings: Settings = $state(read());

export function change<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [name]: value }));
  } catch {
    // A browser that keeps nothing still plays.
  }
  apply();
}

/** Let the style sheet know. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.contrast = settings.contrast;
  root.dataset.motion = settings.motion;
}

window.addEventListener("storage", (event) => {
  if (event.key === KEY) {
    Object.assign(settings, read());
    apply();
  }
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a piece may take to move, in milliseconds. */
export function motion(wanted: number): number {
  if (settings.motion === "none" || (settings.motion === "system" && calm.matches)) return 0;
  return Math.min(wanted, 280);
}

const PACES: Record<Settings["pace"], number> = { slow: 1500, normal: 800, fast: 400, none: 0 };

/** How long something that happened is looked at, in milliseconds. */
export const pause = (): number => PACES[settings.pace];
