/** Words: the client's own catalogue and, for a table, the game's. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import de from "../words/de.ftl?raw";
import en from "../words/en.ftl?raw";
import { settings, type Lang } from "./settings.svelte";

export type Args = Record<string, string | number>;
export type Say = (id: string, args?: Args) => string;

function bundle(lang: Lang, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/**
 * A message, or one of its attributes (`id.text`); undefined if the catalogue has none, or lacks an argument. A number
 * below 0 gets a true minus sign, as the server writes it.
 */
function find(from: FluentBundle, id: string, args?: Args): string | undefined {
  const [name, attribute] = id.split(".");
  const message = from.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = from.formatPattern(pattern, args, errors);
  if (errors.length) return undefined;
  const below = Object.values(args ?? {}).some((arg) => typeof arg === "number" && arg < 0);
  return below ? text.replace(/-(?=\d)/g, "−") : text;
}

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
