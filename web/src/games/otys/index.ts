/** Otys: its board, mat and panels. */

import { addSymbols } from "../../lib/sprite";
import type { BoardModule } from "../registry";
import art from "./art.svg?raw";
import sea from "./sea.svg?raw";
import "./look.css";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import Others from "./Others.svelte";
import { tell } from "./words";

addSymbols(art, sea);

export { Board, Mat, Others };

/** The neighbours' levels go on where one's own end: both stretches of the sea are shown at the same scale. */
export const frame: BoardModule["frame"] = {
  rail: "max(264px, min(22vw / var(--zoom), (100dvh / var(--zoom) - 96px - var(--rows) * 50px - var(--mat)) * 300 / 562))",
  mat: "clamp(92px, 7.4vw / var(--zoom), 170px)",
};

export { help } from "./help";

export const tabs: BoardModule["tabs"] = [
  {
    id: "own",
    icon: "i-person",
    label: () => tell("own"),
    panel: Mat,
    holds: (target) => /^(credits|batteries|mechanic)\//.test(target),
  },
  { id: "others", icon: "i-others", label: () => tell("others"), panel: Others },
];

export const steps: BoardModule["steps"] = ({ view }) => ({
  phases: [1, 2, 3].map((step) => ({ sign: String(step), name: tell(`step-${step}`) })),
  at: Math.max(0, view.step - 1),
});

export const phase: BoardModule["phase"] = ({ view, seats }) => {
  const who = seats[view.turn];
  return `${tell("round", { number: view.round })} · ${who ? `${who.name}: ` : ""}${tell(`step-${view.step}`)}`;
};
