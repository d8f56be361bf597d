/** Deep Blue's board, mat and panels. */

import { addSymbols } from "../../lib/sprite";
import type { BoardModule } from "../registry";
import { say } from "../../lib/words.svelte";
import "./look.css";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import MarketPanel from "./MarketPanel.svelte";
import Mat from "./Mat.svelte";
import Others from "./Others.svelte";
import { tell } from "./words";

addSymbols(art);

export { Board, Mat, Others };

export { help } from "./help";

export const tabs: BoardModule["tabs"] = [
  {
    id: "hand",
    icon: "i-hand",
    label: () => tell("hand"),
    panel: Mat,
    holds: (target) => /^(hand|tokens|resting)\//.test(target),
  },
  { id: "others", icon: "i-others", label: () => say("others"), panel: Others },
  {
    id: "market",
    icon: "i-market",
    label: () => tell("market"),
    panel: MarketPanel,
    holds: (target) => /^(market\/|deck)/.test(target),
  },
];

export const phase: BoardModule["phase"] = ({ view, seats }) => {
  if (view.site >= 0) return tell("dive-stone", { count: view.drawn.length });
  return seats[view.turn] ? tell("turn", { name: seats[view.turn].name }) : "";
};
