/** The glossary of a game: what its words mean, which rules speak of them, and how the pieces among them look. */

import type { Chapter } from "./rules";
import type { Say } from "./words.svelte";

/** A game's glossary; its words are `<id>`, `<id>.text` and, where the name is not enough to find it, `<id>.forms`. */
export interface Glossary {
  tell: Say;
  /** The same, or undefined if there is no such word. */
  brief: (id: string) => string | undefined;
  /** The drawing of each term, if it is a thing one can see. */
  pictures: Record<string, string | null>;
}

export interface Term {
  id: string;
  name: string;
  text: string;
  picture: string | null;
  /** The rules that speak of it, in their order. */
  rules: string[];
}

/** The games that have one. */
export const GLOSSARIES: Record<string, () => Promise<{ glossary: Glossary }>> = {
  deepblue: () => import("../games/deepblue/terms"),
  endeavor: () => import("../games/endeavor/terms"),
  nemo: () => import("../games/nemo/terms"),
  neweden: () => import("../games/neweden/terms"),
  otys: () => import("../games/otys/terms"),
};

/** Finds words that begin with one of the forms: `batter` finds batteries. A form with a full stop is a whole word. */
function finder(forms: string): RegExp {
  const found = forms.split(",").map((form) => {
    const [, begun, whole] = /^(.*?)(\.?)$/.exec(form.trim())!;
    return begun.replace(/[*+?^${}()|[\]\\]/g, "\\$&") + (whole && "(?!\\p{L})");
  });
  return new RegExp(`(?<!\\p{L})(?:${found.join("|")})`, "iu");
}

const finderOf = ({ tell, brief }: Glossary, id: string) => finder(brief(`${id}.forms`) ?? tell(id));

/** All terms from A to Z, each with the rules that speak of it. */
export function termsOf(glossary: Glossary, all: Chapter[], lang: string): Term[] {
  const rules = all.flatMap((chapter) => chapter.rules).filter((rule) => rule.id);
  return Object.entries(glossary.pictures)
    .map(([id, picture]) => {
      const found = finderOf(glossary, id);
      const { tell } = glossary;
      const spoken = rules.filter((rule) => found.test(rule.text)).map((rule) => rule.id);
      return { id, picture, name: tell(id), text: tell(`${id}.text`), rules: spoken };
    })
    .sort((a, b) => a.name.localeCompare(b.name, lang, { sensitivity: "base" }));
}

/** How many pieces are drawn beside one rule. */
const BESIDE = 3;

/** The pieces that a rule speaks of, those it names first, each drawing once. */
export function beside(glossary: Glossary, text: string): { id: string; name: string; picture: string }[] {
  const named = Object.entries(glossary.pictures).flatMap(([id, picture]) => {
    const at = picture === null ? -1 : text.search(finderOf(glossary, id));
    return picture === null || at < 0 ? [] : [{ id, name: glossary.tell(id), picture, at }];
  });
  named.sort((a, b) => a.at - b.at);
  return named
    .filter((one, i) => named.findIndex(({ picture }) => picture === one.picture) === i)
    .slice(0, BESIDE)
    .map(({ id, name, picture }) => ({ id, name, picture }));
}

/** Terms under their letters; umlauts stand with their vowels. */
export function byLetter(terms: Term[]): [letter: string, terms: Term[]][] {
  const found = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = term.name.normalize("NFD")[0].toUpperCase();
    found.set(letter, [...(found.get(letter) ?? []), term]);
  }
  return [...found];
}
