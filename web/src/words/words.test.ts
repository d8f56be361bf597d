import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { LEVELS } from "../lib/levels";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
const ids = (lang: string, folder = "words") => {
  const source = readFileSync(`${SOURCE}/${folder}/${lang}.ftl`, "utf8");
  return new FluentResource(source).body.flatMap((entry) => [
    entry.id,
    ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`),
  ]);
};

test("both languages have the same words, each once", () => {
  const [en, de] = [ids("en"), ids("de")];
  expect([...de].sort()).toEqual([...en].sort());
  expect(new Set(en).size).toBe(en.length);
});

test("every level has a name, a character and a depth", () => {
  for (const level of LEVELS)
    expect(ids("en")).toEqual(expect.arrayContaining([`bot-${level}`, `bot-${level}.text`, `depth-${level}`]));
});

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
const boards = [...new Set(files.flatMap((file) => file.match(/^games\/(\w+)\//)?.[1] ?? []))];
/** The words that files ask for by name. */
const asked = (verb: string, of: string[]) =>
  of.flatMap((file) =>
    [...readFileSync(`${SOURCE}/${file}`, "utf8").matchAll(new RegExp(`(?<![\\w.])${verb}\\("([\\w-]+)"`, "g"))].map(
      ([, id]) => id,
    ),
  );

test.each(["en", "de"])("no word that the client asks for is missing: %s", (lang) => {
  const code = files.filter((file) => !file.endsWith(".test.ts"));
  const known = ids(lang);
  expect(asked("say", code).filter((id) => !known.includes(id))).toEqual([]);
  for (const board of boards) {
    const own = ids(lang, `games/${board}/words`);
    const folder = code.filter((file) => file.startsWith(`games/${board}/`));
    expect(asked("tell", folder).length, board).toBeGreaterThan(10);
    expect(
      asked("tell", folder).filter((id) => !own.includes(id)),
      board,
    ).toEqual([]);
  }
});
