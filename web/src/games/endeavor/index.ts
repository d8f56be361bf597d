/** Endeavor: its board, mat and panels. */

import type { BoardModule } from "../registry";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import Others from "./Others.svelte";
import { PHASES, ROUNDS, SOLO_ROUNDS } from "./picture";
import { tell } from "./say";

const sprite = document.createElement("div");
sprite.setAttribute("aria-hidden", "true");
sprite.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
sprite.innerHTML = art;
document.body.prepend(sprite);

export { Board, Mat, Others };

export const tabs: BoardModule["tabs"] = [
  { id: "own", icon: "i-person", label: () => tell("own"), panel: Mat },
  { id: "others", icon: "i-others", label: () => tell("others"), panel: Others },
];

export const phase: BoardModule["phase"] = ({ view, words }) => {
  const rounds = view.seats === 1 ? SOLO_ROUNDS : ROUNDS;
  return `${tell("round-of", { round: Math.max(1, view.round), rounds })} · ${words.say(`text-phase-${PHASES[view.phase]}`)}`;
};
