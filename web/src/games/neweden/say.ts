/** The board's own words, in the language that is set. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "../../lib/settings.svelte";
import { find, type Say } from "../../lib/words.svelte";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";

function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}
const own = { de: bundle("de", de), en: bundle("en", en) };

export const tell: Say = (id, args) => find(own[settings.lang], id, args) ?? id;
