import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { chapters } from "./rules";
import { beside, byLetter, GLOSSARIES, termsOf, type Glossary } from "./terms";

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
const GAMES = Object.keys(GLOSSARIES);
const rules = (game: string, lang: string) =>
  chapters(read(`../../../src/fathomfive/games/${game}/RULES${lang === "de" ? ".de" : ""}.md`));

vi.mock("./sprite", () => ({ addSymbols: () => undefined }));
vi.mock("./words.svelte", () => ({ boardWords: () => ({ tell: (id: string) => id, brief: () => undefined }) }));

/** A game's glossary in one language, read as the page reads it. */
async function spoken(game: string, lang: string): Promise<Glossary> {
  const { pictures } = (await GLOSSARIES[game]()).glossary;
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`../games/${game}/terms/${lang}.ftl`)));
  const brief = (id: string) => {
    const [name, attribute] = id.split(".");
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? bundle.formatPattern(pattern) : undefined;
  };
  return { pictures, brief, tell: (id) => brief(id) ?? id };
}

test.each(GAMES.flatMap((game) => ["en", "de"].map((lang) => [game, lang])))(
  "the glossary of %s, in %s: every term is explained, and spoken of by some rule",
  async (game, lang) => {
    const glossary = await spoken(game, lang);
    const source = new FluentResource(read(`../games/${game}/terms/${lang}.ftl`));
    expect(source.body.map((entry) => entry.id).sort()).toEqual(Object.keys(glossary.pictures).sort());
    const terms = termsOf(glossary, rules(game, lang), lang);
    expect(terms.length).toBeGreaterThan(30);
    for (const term of terms) {
      expect(glossary.brief(`${term.id}.text`), term.id).toBeTruthy();
      expect(term.rules.length, term.id).toBeGreaterThan(0);
    }
    expect(new Set(terms.map((term) => term.name)).size).toBe(terms.length);
  },
);

test.each(GAMES)("the pieces of %s stand beside most of its rules, as the board draws them", async (game) => {
  const { pictures } = (await GLOSSARIES[game]()).glossary;
  const art = read(`../games/${game}/art.svg`) + read("../art/common.svg");
  expect(Object.values(pictures).filter((name) => name !== null && !art.includes(`id="${name}"`))).toEqual([]);
  for (const lang of ["en", "de"]) {
    const glossary = await spoken(game, lang);
    const all = rules(game, lang).flatMap((chapter) => chapter.rules.filter((rule) => rule.id));
    const drawn = all.filter((rule) => beside(glossary, rule.text).length);
    expect(drawn.length / all.length, lang).toBeGreaterThan(0.75);
  }
});

test("a rule shows what it names first, each drawing once, three at most", async () => {
  const glossary = await spoken("otys", "en");
  const shown = (text: string) => beside(glossary, text).map((one) => one.picture);
  expect(shown("The spy pays a credit, then the trader takes batteries and prestige.")).toEqual([
    "ot-d-spy",
    "ot-i-credit",
    "ot-d-trader",
  ]);
  expect(shown("A neutral X key is a key.")).toEqual(["ot-i-keyplate"]);
  expect(shown("Nothing of the kind.")).toEqual([]);
  expect(beside(await spoken("nemo", "en"), "Actions, not acts; a restful latest whit.").map((one) => one.id)).toEqual([
    "act",
  ]);
});

test("terms stand from A to Z, umlauts with their vowels", async () => {
  const terms = termsOf(await spoken("otys", "de"), rules("otys", "de"), "de");
  const letters = byLetter(terms).map(([letter]) => letter);
  expect(letters).toEqual([...letters].sort());
  expect(new Set(letters).size).toBe(letters.length);
});
