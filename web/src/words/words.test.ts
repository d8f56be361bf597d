import { FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LEVELS } from "../lib/levels";

const ids = (lang: string) => {
  const source = readFileSync(new URL(`./${lang}.ftl`, import.meta.url), "utf8");
  return new FluentResource(source).body.flatMap((entry: any) => [entry.id as string, ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`)]);
};

test("both languages have the same words, each once", () => {
  const [en, de] = [ids("en"), ids("de")];
  expect([...de].sort()).toEqual([...en].sort());
  expect(new Set(en).size).toBe(en.length);
});

test("every level has a name, a character and a depth", () => {
  for (const level of LEVELS) expect(ids("en")).toEqual(expect.arrayContaining([`bot-${level}`, `bot-${level}.text`, `depth-${level}`]));
});
