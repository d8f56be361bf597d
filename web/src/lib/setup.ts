/** Setting up a table: which way to play, which options are to be chosen, what bots have been measured to win, and what the server is asked for. */

import { ABOUT, ANY, type About, type Mode, type ModeId } from "../games/about";
import type { Choice, GameOption, Measured, Value } from "./types";

export type Kind = "me" | "friend" | "here" | "bot";
export interface Row {
  kind: Kind;
  name: string;
  bot: string;
}
export type Chosen = Record<string, Value>;

export const aboutOf = (game: string): About => ABOUT[game] ?? ANY;

/** The way a table is played, read from its seats and options. */
export function modeOf(game: string, seats: number, options: Chosen): ModeId {
  if (seats === 1) return "solo";
  const fits = (mode: Mode) =>
    mode.id !== "solo" && Object.entries(mode.options).every(([name, value]) => options[name] === value);
  return aboutOf(game).modes.find(fits)?.id ?? "versus";
}
/** What an address wishes of the options: `new/endeavor?scenario=3`. What no option offers is not heard. */
export function wished(options: GameOption[], query: URLSearchParams): Chosen {
  const found = options.flatMap(({ name, choices }) => {
    const choice = choices.find(({ value }) => String(value) === query.get(name));
    return choice ? [[name, choice.value] as const] : [];
  });
  return Object.fromEntries(found);
}
/** The first way to play in which these options mean something. */
export const wayFor = (about: About, names: string[]): Mode =>
  about.modes.find((mode) => names.every((name) => about.only[name]?.includes(mode.id) ?? true)) ?? about.modes[0];
export const together = (mode: ModeId): boolean => mode === "solo" || mode === "coop";

export interface Sorted {
  /** Each choice as a card with its words. */
  cards: GameOption[];
  /** On or off. */
  switches: GameOption[];
  /** What follows another option unless it is set on its own. */
  fine: GameOption[];
}
/** The options that mean something in this way to play, by how they are shown; those that make the way are left out. */
export function sorted(options: GameOption[], about: About, mode: ModeId): Sorted {
  const made = new Set(about.modes.flatMap((one) => Object.keys(one.options)));
  const shown = options.filter((option) => !made.has(option.name) && (about.only[option.name]?.includes(mode) ?? true));
  const isSwitch = (option: GameOption) =>
    option.choices.length === 2 && option.choices.every(({ value }) => value === "on" || value === "off");
  const isFine = (option: GameOption) => option.choices[0]?.value === "same";
  return {
    cards: shown.filter((option) => !isSwitch(option) && !isFine(option)),
    switches: shown.filter(isSwitch),
    fine: shown.filter(isFine),
  };
}

/** What the best bot was measured to win with these options, by the entry that says most about them. */
export function measured(list: Measured[], seats: number, chosen: Chosen): Measured | undefined {
  return list
    .filter(
      (one) => one.seats === seats && Object.entries(one.options).every(([name, value]) => chosen[name] === value),
    )
    .sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length || b.games - a.games)[0];
}
/** The same, if this choice were taken; nothing if no figure depends on the option. */
export function measuredFor(
  list: Measured[],
  seats: number,
  chosen: Chosen,
  option: GameOption,
  choice: Choice,
): Measured | undefined {
  const found = measured(list, seats, { ...chosen, [option.name]: choice.value });
  return found && option.name in found.options ? found : undefined;
}

/** The seats as the server wants them. */
export function seatsFor(rows: Row[], own: string, botName: (index: number) => string): Record<string, unknown>[] {
  const me = rows.findIndex((row) => row.kind === "me");
  const host = me >= 0 ? me : rows.findIndex((row) => row.kind === "here");
  let bots = 0;
  return rows.map((row, i) => {
    if (row.kind === "bot") return { kind: "bot", bot: row.bot, name: row.name || botName(bots++) };
    const name = row.kind === "me" ? own : row.name;
    const shares = row.kind === "here" && host >= 0 && host !== i;
    return { kind: "human", ...(name ? { name } : {}), ...(shares ? { with: host } : {}) };
  });
}
