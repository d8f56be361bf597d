/** How long ago something was, in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(at: number, lang: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  for (const [unit, ms] of STEPS) if (now - at >= ms) return words.format(-Math.floor((now - at) / ms), unit);
  return words.format(0, "minute");
}
