/** Deep Blue's board, mat and panels. */

import type { BoardModule } from "../registry";
import { say } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import MarketPanel from "./MarketPanel.svelte";
import Mat from "./Mat.svelte";
import Others from "./Others.svelte";

export { Board, Mat, Others };

export const tabs: BoardModule["tabs"] = [
  { id: "hand", icon: "i-hand", label: () => say("db-hand"), panel: Mat },
  { id: "others", icon: "i-others", label: () => say("others"), panel: Others },
  { id: "market", icon: "i-market", label: () => say("db-market"), panel: MarketPanel },
];

export const phase: BoardModule["phase"] = ({ view, seats }) => {
  if (view.site >= 0) return say("db-dive-stone", { count: view.drawn.length });
  return seats[view.turn] ? say("db-turn", { name: seats[view.turn].name }) : "";
};
