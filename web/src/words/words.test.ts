import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ids = (lang: string) => {
  const source = readFileSync(new URL(`./${lang}.ftl`, import.meta.url), "utf8");
  return new FluentResource(source).body.map((entry: any) => entry.id as string);
};

test("both languages have the same words, each once", () => {
  const [en, de] = [ids("en"), ids("de")];
  expect([...de].sort()).toEqual([...en].sort());
  expect(new Set(en).size).toBe(en.length);
});
