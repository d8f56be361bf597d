/** New Eden: its board, mat and panels. */

import { addSymbols } from "../../lib/sprite";
import type { BoardModule } from "../registry";
import "./look.css";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import Others from "./Others.svelte";
import { tell } from "./words";

addSymbols(art);

export { Board, Mat, Others };

export { help } from "./help";

export const tabs: BoardModule["tabs"] = [
  { id: "own", icon: "i-person", label: () => tell("own"), panel: Mat },
  { id: "others", icon: "i-others", label: () => tell("others"), panel: Others },
];

export const steps: BoardModule["steps"] = ({ view, words }) =>
  view.phase < 1
    ? null
    : {
        rounds: { now: Math.max(1, view.round), of: ROUNDS, label: tell("round", { number: view.round }) },
        phases: PHASES.slice(1).map((name, i) => ({ sign: "ABCD"[i], name: words.say(`phase-${name}`) })),
        at: view.phase - 1,
      };

const ROUNDS = 3;
const PHASES = ["setup", "development", "market", "auction", "scoring"];
export const phase: BoardModule["phase"] = ({ view, words }) =>
  tell("phase", {
    round: Math.max(1, view.round),
    letter: ["", "A", "B", "C", "D"][view.phase],
    name: words.say(`phase-${PHASES[view.phase]}`),
  });
