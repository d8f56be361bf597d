/** Words: the client's own catalogue and, for a table, the game's. */

import type { FluentBundle } from "@fluent/bundle";
import de from "../words/de.ftl?raw";
import en from "../words/en.ftl?raw";
import { bundle, find, type Args } from "./fluent";
import { settings, type Lang } from "./settings.svelte";

export type { Args };

export type Say = (id: string, args?: Args) => string;

const own = { en: bundle("en", en), de: bundle("de", de) };

/** The client's own words, in the language that is set. */
export const say: Say = (id, args) => find(own[settings.lang], id, args) ?? id;

/** A board's own words beside the game's: `brief` is its own shape of a name of the game, if it has one. */
export function boardWords(sources: Record<Lang, string>): { tell: Say; brief: (id: string) => string | undefined } {
  const board = { en: bundle("en", sources.en), de: bundle("de", sources.de) };
  const brief = (id: string, args?: Args) => find(board[settings.lang], id, args);
  return { tell: (id, args) => brief(id, args) ?? id, brief };
}

/** The words of a game; `has` tells whether there are any for an id. */
export class Words {
  private readonly from: FluentBundle;
  constructor(
    readonly lang: Lang,
    source: string,
  ) {
    this.from = bundle(lang, source);
  }
  find = (id: string, args?: Args): string | undefined => find(this.from, id, args);
  say: Say = (id, args) => this.find(id, args) ?? id;
}
