/** How this person likes it; kept in the browser, applied to the page. */
import { MediaQuery } from "svelte/reactivity";

export type Lang = "en" | "de";
export interface Settings {
  lang: Lang;
  theme: "system" | "light" | "dark";
  palette: "plain" | "safe";
  motion: "system" | "less";
  size: number;
  sound: boolean;
  /** Whether an option that harms whoever chooses it is held until it is chosen again. */
  warn: "always" | "never";
  /** Whether many options are shown kind by kind, or all in one strip. */
  groups: boolean;
  /** Whether a notification says that it is this person's turn while they look elsewhere. */
  notify: boolean;
  /** Whether the coach says a sentence the first time a kind of decision comes up. */
  coach: boolean;
  /** What to be warned of before it is done: nothing, gross mistakes, all that matters. */
  tutor: "off" | "gross" | "all";
  /** Whether finished games are reviewed in the background. */
  reviews: boolean;
  /** How long the moments of others' turns stay. */
  pace: "slow" | "normal" | "fast" | "instant";
  name: string;
  /** Whether a person without a name was asked for one; nobody is asked twice. */
  asked: boolean;
  /** The bot that was last chosen. */
  level: string;
}
const KEY = "fathom-settings";

function preferred(): Lang {
  const first = navigator.languages.map((lang) => lang.slice(0, 2)).find((lang) => lang === "de" || lang === "en");
  return first === "de" ? "de" : "en";
}

function load(): Settings {
  const plain: Settings = {
    lang: preferred(),
    theme: "system",
    palette: "plain",
    motion: "system",
    size: 1,
    sound: false,
    groups: true,
    notify: false,
    coach: true,
    tutor: "off",
    reviews: false,
    pace: "normal",
    warn: "always",
    name: "",
    asked: false,
    level: "",
  };
  try {
    return { ...plain, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return plain;
  }
}

export const settings: Settings = $state(load());

/** Whether the system is set to dark. */
const dark = new MediaQuery("prefers-color-scheme: dark");

/** How much larger the letters on a board are: less than elsewhere, for its pieces keep their places. */
const boardText = (size: number): number => 1 + (size - 1) * 0.6;

export function apply(): void {
  const html = document.documentElement;
  html.lang = settings.lang;
  html.dataset.theme = settings.theme === "system" ? (dark.current ? "dark" : "light") : settings.theme;
  html.dataset.palette = settings.palette;
  html.dataset.motion = settings.motion;
  html.style.fontSize = `${15 * settings.size}px`;
  html.style.setProperty("--text", String(boardText(settings.size)));
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* kept for this visit only */
  }
}

/** Whether nothing is to move. */
export function still(): boolean {
  return settings.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long a motion takes: so many milliseconds, or none. */
export const time = (ms: number): number => (still() ? 0 : ms);
