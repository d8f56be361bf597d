import { FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const GAMES = ["deepblue", "endeavor", "nemo", "neweden", "otys"];
const ids = (game: string, lang: string) =>
  new FluentResource(readFileSync(here(`../games/${game}/how/${lang}.ftl`), "utf8")).body.flatMap((entry) => [
    entry.id,
    ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`),
  ]);

vi.mock("./sprite", () => ({ addSymbols: () => undefined }));
vi.mock("./words.svelte", () => ({ boardWords: () => ({ tell: (id: string) => id }) }));

test.each(GAMES)("the page on how %s is played: words in both languages, real rules, real drawings", async (game) => {
  const { HOW, rulesOf, wordsOf } = await import("./how");
  const { how } = await HOW[game]();
  const wanted = [...wordsOf(how)].sort();
  expect([...ids(game, "en")].sort()).toEqual(wanted);
  expect([...ids(game, "de")].sort()).toEqual(wanted);

  const rules = readFileSync(here(`../../../src/fathomfive/games/${game}/RULES.md`), "utf8");
  expect(rulesOf(how).filter((rule) => !rules.includes(`**${rule}**`))).toEqual([]);
  expect(how.turn.parts.length).toBeGreaterThanOrEqual(3);
  expect(how.turn.parts.length).toBeLessThanOrEqual(5);
  expect(how.tips).toHaveLength(3);

  const drawings = [`../games/${game}/art.svg`, "../art/common.svg"]
    .filter((file) => existsSync(here(file)))
    .map((file) => readFileSync(here(file), "utf8"))
    .join("");
  const pictures = [
    ...how.goal.pictures,
    ...how.turn.parts.map((one) => one.picture),
    ...how.points.map((one) => one.picture),
  ];
  const used = [
    ...pictures.flat().flatMap((item) => ("use" in item ? [item.use] : [])),
    ...how.who.flatMap((who) => who.icons),
    how.end.icon,
  ];
  expect(used.filter((name) => !drawings.includes(`id="${name}"`))).toEqual([]);
});
