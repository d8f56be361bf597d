/** Nemo's War: its board, mat and panels. */

import type { BoardModule } from "../registry";
import art from "./art.svg?raw";
import "./nemo.css";
import Board from "./Board.svelte";
import Charts from "./Charts.svelte";
import Crew from "./Crew.svelte";
import Mat from "./Mat.svelte";
import NautilusTab from "./NautilusTab.svelte";
import Others from "./Others.svelte";
import { MOTIVES } from "./picture";
import { tell } from "./say";

const sprite = document.createElement("div");
sprite.setAttribute("aria-hidden", "true");
sprite.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
sprite.innerHTML = art;
document.body.prepend(sprite);

export { Board, Mat, Others };

export const tabs: BoardModule["tabs"] = [
  { id: "nautilus", icon: "nw-i-prop", label: () => tell("nautilus"), panel: NautilusTab },
  { id: "crew", icon: "nw-i-crew", label: () => tell("tab-crew"), panel: Crew },
  { id: "charts", icon: "nw-i-ton", label: () => tell("tab-charts"), panel: Charts },
];

const PHASES = ["set-up", "adventure", "contact", "pursuit", "action"];

export const phase: BoardModule["phase"] = ({ view, words }) => {
  const motive = words.say(`motive-${MOTIVES[view.motive]}`);
  return view.act < 0 ? motive : `${tell("turn", { turn: view.turn })} · ${tell(`phase-${PHASES[view.phase]}`)} · ${motive}`;
};
