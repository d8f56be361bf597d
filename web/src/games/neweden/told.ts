/** What the hover card says about a module. */

import type { About } from "../../lib/about";
import type { Words } from "../../lib/words.svelte";
import { OXYGEN, RESEARCH, SHIPYARD, nameOf, textOf, type Card } from "./cards";
import { tell } from "./words";

const RULES: Record<number, string> = { [SHIPYARD]: "NE-9.5", [OXYGEN]: "NE-9.6", [RESEARCH]: "NE-9.7" };

export function deeds(from: Words, card: Card): About {
  const end: string[] = [];
  if (card.end) end.push(tell("end-points", { points: card.end }));
  if (card.pointer) end.push(tell(card.pointer > 0 ? "end-up" : "end-down", { number: Math.abs(card.pointer) }));
  return {
    name: nameOf(from, card),
    text: [textOf(from, card), end.length ? tell("at-the-end", { what: end.join(", ") }) : undefined],
    rule: RULES[card.group] ?? `NE-9.${card.group + 2}`,
  };
}
