/** Piles of crew cards that may be seen. */

import type { About } from "../../lib/about";
import { saidOf } from "../../lib/said";
import type { BoardProps } from "../registry";
import type { Crew } from "./picture";

/** Cards that may be seen, each by name with what it does; several of a kind once, with their number. */
export function ofPile({ said }: Pick<BoardProps, "said">, name: string, cards: Crew[]): About {
  const kinds = [...new Set(cards)];
  const lines = kinds.map((card) => {
    const { name, text } = saidOf(said, `crew/${card.id}`);
    const count = cards.filter((one) => one === card).length;
    const does = text.join(" ");
    return `${name}${count > 1 ? ` ×${count}` : ""}: ${does}`;
  });
  return { name, text: lines };
}
