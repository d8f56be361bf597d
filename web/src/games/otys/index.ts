/** Otys: its board, mat and panels. */

import type { BoardModule } from "../registry";
import art from "./art.svg?raw";
import sea from "./sea.svg?raw";
import "./otys.css";
import Board from "./Board.svelte";
import Mat from "./Mat.svelte";
import Others from "./Others.svelte";
import { tell } from "./say";

const sprite = document.createElement("div");
sprite.setAttribute("aria-hidden", "true");
sprite.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
sprite.innerHTML = art + sea;
document.body.prepend(sprite);

export { Board, Mat, Others };

export const frame: BoardModule["frame"] = { rail: "clamp(264px, 22vw, 460px)", mat: "clamp(92px, 7.4vw, 170px)" };

export const tabs: BoardModule["tabs"] = [
  { id: "own", icon: "i-person", label: () => tell("own"), panel: Mat },
  { id: "others", icon: "i-others", label: () => tell("others"), panel: Others },
];

export const phase: BoardModule["phase"] = ({ view, seats }) => {
  const who = seats[view.turn];
  return `${tell("round", { number: view.round })} · ${who ? `${who.name}: ` : ""}${tell(`step-${view.step}`)}`;
};
