/** Colours have one home. stylelint sees the styles; this sees drawings and scripts too. */

import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const SOURCE = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string) => readFileSync(`${SOURCE}/${file}`, "utf8");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
  (file) => /\.(svelte|css|ts)$/.test(file) && !file.endsWith(".test.ts") && file !== "ui/tokens.css",
);
/** A literal colour; `href="#…"` and `url(#…)` name drawings. */
const LITERAL =
  /(?<!href="|url\(|[\w&/-])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(/gi;
const NAMED = /\b(?:fill|stroke|color|colour|stop-color|background)(?:="|: ?)(?:white|black|red|gr[ae]y|gold|navy)\b/gi;

const tokens = new Map<string, Set<string>>();
for (const [, root, game, body] of read("ui/tokens.css").matchAll(/(:root|\[data-game="(\w+)"\])[^{]*\{([^}]*)\}/g)) {
  const names = tokens.get(game ?? root) ?? new Set();
  for (const [, name] of body.matchAll(/--([\w-]+):/g)) names.add(name);
  tokens.set(game ?? root, names);
}
const games = [...tokens.keys()].filter((name) => name !== ":root");
const used = (file: string) => new Set([...read(file).matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));

test("no file but tokens.css names a colour", () => {
  const found = files.flatMap((file) =>
    [...read(file).matchAll(LITERAL), ...read(file).matchAll(NAMED)].map(([literal]) => `${file}: ${literal}`),
  );
  expect(found).toEqual([]);
});

test("a game's colours are used on its own board alone", () => {
  for (const file of files) {
    const home = file.match(/^games\/(\w+)\//)?.[1] ?? "";
    const known = new Set([...tokens.get(":root")!, ...(tokens.get(home) ?? [])]);
    const foreign = games.flatMap((game) => [...tokens.get(game)!]).filter((name) => !known.has(name));
    expect(
      [...used(file)].filter((name) => foreign.includes(name)),
      file,
    ).toEqual([]);
  }
});

test("every colour is used", () => {
  const all = new Set(files.flatMap((file) => [...used(file)]));
  const own = [...used("ui/tokens.css"), "seat-coral", "seat-amber", "seat-kelp", "seat-ice", "seat-orchid"];
  const idle = [...tokens.values()]
    .flatMap((names) => [...names])
    .filter((name) => !all.has(name) && !own.includes(name));
  expect(idle).toEqual([]);
});

test("a game's look.css holds values for shared pieces, under its own name, and no rules", () => {
  for (const game of games) {
    const sheet = read(`games/${game}/look.css`).replace(/\/\*.*?\*\//gs, "");
    const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
    expect(rules.length, game).toBeGreaterThan(0);
    for (const [, selector, body] of rules) {
      expect(selector.trim(), game).toMatch(
        new RegExp(`^\\[data-game="${game}"\\](?:\\[[^\\]]*\\]|:(?:is|not)\\([^)]*\\))*$`),
      );
      const names = body.split(";").map((line) => line.trim().split(":")[0]);
      expect(
        names.filter((name) => name && !name.startsWith("--")),
        game,
      ).toEqual([]);
    }
  }
});
