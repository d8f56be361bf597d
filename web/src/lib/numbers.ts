/** Numbers as this person reads them: with one digit after the point, and a true minus. */

import { settings } from "./settings.svelte";

export const decimal = (value: number, { sign = false, least = 0 } = {}): string =>
  new Intl.NumberFormat(settings.lang, {
    maximumFractionDigits: 1,
    minimumFractionDigits: least,
    signDisplay: sign ? "exceptZero" : "negative",
  })
    .format(value)
    .replace("-", "−");
