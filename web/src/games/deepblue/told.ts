/** What the hover card says of Deep Blue's things, in the words of the game's catalogue. */

import type { About } from "../../lib/about";
import { saidOf } from "../../lib/said";
import type { BoardProps } from "../registry";
import { FACE_DOWN, NO_WRECK, STONES, type Crew } from "./picture";

type Given = Pick<BoardProps, "words" | "content" | "view" | "said">;

export function ofCrew({ said }: Pick<Given, "said">, card: Crew): About & { name: string } {
  return saidOf(said, `crew/${card.id}`);
}

/** Cards that may be seen, each by name with what it does; several of a kind once, with their number. */
export function ofPile(given: Pick<Given, "said">, name: string, cards: Crew[]): About {
  const kinds = [...new Set(cards)];
  const lines = kinds.map((card) => {
    const { name, text } = ofCrew(given, card);
    const count = cards.filter((one) => one === card).length;
    const does = [text].flat().filter(Boolean).join(" ");
    return `${name}${count > 1 ? ` ×${count}` : ""}: ${does}`;
  });
  return { name, text: lines };
}

export function ofStone({ words, content }: Pick<Given, "words" | "content">, stone: number): About {
  const { points = 0, points_scouted = 0 } = content.stones.stone[stone];
  return {
    name: words.say(`stone-${STONES[stone]}`),
    text: words.find(`stone-${STONES[stone]}.text`, { points, points_scouted }),
  };
}

export function ofSpot({ words, content }: Pick<Given, "words" | "content">, kind: string): About {
  const stone = content.stones.stone.find((one) => one.id === kind);
  return {
    name: words.say(`spot-${kind}`),
    text: words.find(`spot-${kind}.text`, { points: stone?.points ?? 0, points_scouted: stone?.points_scouted ?? 0 }),
  };
}

export function ofNode({ words, content, view }: Given, node: number): About {
  const { id, kind } = content.chart.node[node];
  const wreck = view.wrecks[node];
  const found = wreck >= 0 ? content.wrecks.wreck[wreck].id : wreck === FACE_DOWN ? "wreck-hidden" : null;
  const place = words.say(`node-${id}`);
  return {
    name: found ? `${words.say(found)} · ${place}` : place,
    text: [
      found ? words.find(`${found}.text`) : undefined,
      wreck === NO_WRECK || !found ? words.find(`node-${id}.text`) : undefined,
      words.find(`kind-${kind}.text`),
    ],
  };
}
