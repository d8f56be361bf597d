/** The board's own words, in the language that is set. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "../../lib/settings.svelte";
import { find, type Say } from "../../lib/words.svelte";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";

function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}
const own = { de: bundle("de", de), en: bundle("en", en) };

export const tell: Say = (id, args) => find(own[settings.lang], id, args) ?? id;

/** The board's own shape of a name of the game, if it has one. */
export const brief = (id: string): string | undefined => find(own[settings.lang], id);

/** A change with its sign: +2, −1, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

/** A chance in percent, as whole as it can honestly be. */
export function percent(chance: number): string {
  const exact = chance * 100;
  const shown = chance > 0 && exact < 1 ? 1 : chance < 1 && exact > 99 ? 99 : Math.round(exact);
  return settings.lang === "de" ? `${shown} %` : `${shown}%`;
}
