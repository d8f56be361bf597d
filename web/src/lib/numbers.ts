/** Numbers as this person reads them: with a true minus, and in the language of the settings. */

import { settings } from "./settings.svelte";

/** With at most one digit after the point. */
export const decimal = (value: number, { sign = false, least = 0 } = {}): string =>
  new Intl.NumberFormat(settings.lang, {
    maximumFractionDigits: 1,
    minimumFractionDigits: least,
    signDisplay: sign ? "exceptZero" : "negative",
  })
    .format(value)
    .replace("-", "−");

/** A chance in percent, as whole as it can honestly be: what may fail is not sure, what may happen not out. */
export function percent(chance: number): string {
  const exact = chance * 100;
  const shown = chance > 0 && exact < 1 ? 1 : chance < 1 && exact > 99 ? 99 : Math.round(exact);
  return settings.lang === "de" ? `${shown} %` : `${shown}%`;
}
