/** Endeavor: its board, mat and panels. */

import { addSymbols } from "../../lib/sprite";
import type { BoardModule } from "../registry";
import "./look.css";
import art from "./art.svg?raw";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import Others from "./Others.svelte";
import { PHASES, ROUNDS, SOLO_ROUNDS } from "./picture";
import { tell } from "./words";

addSymbols(art);

export { Board, Mat, Others };

export { help } from "./help";

export const tabs: BoardModule["tabs"] = [
  {
    id: "own",
    icon: "i-person",
    label: () => tell("own"),
    panel: Mat,
    holds: (target) => /^(crew|report|track|token)\//.test(target),
  },
  { id: "others", icon: "i-others", label: () => tell("others"), panel: Others },
];

export const steps: BoardModule["steps"] = ({ view, words }) => {
  if (view.phase < 1) return null;
  const of = view.seats === 1 ? SOLO_ROUNDS : ROUNDS;
  return {
    rounds: {
      now: Math.max(1, view.round),
      of,
      label: tell("round-of", { round: Math.max(1, view.round), rounds: of }),
    },
    phases: PHASES.slice(2).map((name, i) => ({ sign: String(i + 1), name: words.say(`text-phase-${name}`) })),
    at: Math.max(0, view.phase - 2),
  };
};

export const phase: BoardModule["phase"] = ({ view, words }) => {
  const rounds = view.seats === 1 ? SOLO_ROUNDS : ROUNDS;
  return `${tell("round-of", { round: Math.max(1, view.round), rounds })} · ${words.say(`text-phase-${PHASES[view.phase]}`)}`;
};
