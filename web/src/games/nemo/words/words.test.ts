import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ids = (lang: string) =>
  [...readFileSync(new URL(`./${lang}.ftl`, import.meta.url), "utf8").matchAll(/^([a-z][\w-]*) =/gm)].map(
    (found) => found[1],
  );
/** Short forms that only one language needs; the other falls back to the game's own words. */
const SHORT = /^(ocean-(western|eastern|european|indian)-|technology-)/;

test("both languages have the same words", () => {
  const [de, en] = [ids("de"), ids("en")].map((list) => list.filter((id) => !SHORT.test(id)).sort());
  expect(de).toEqual(en);
  expect(new Set(de).size).toBe(de.length);
});

test("every message is well formed", async () => {
  const { FluentResource } = await import("@fluent/bundle");
  for (const lang of ["de", "en"]) {
    const source = readFileSync(new URL(`./${lang}.ftl`, import.meta.url), "utf8");
    expect(new FluentResource(source).body).toHaveLength(ids(lang).length);
  }
});
