/** Nemo's War: its board, mat and panels. */

import { saidOf } from "../../lib/said";
import { addSymbols } from "../../lib/sprite";
import type { BoardModule } from "../registry";
import art from "./art.svg?raw";
import "./look.css";
import Board from "./Board.svelte";
import Charts from "./Charts.svelte";
import Crew from "./Crew.svelte";
import Mat from "./Mat.svelte";
import NautilusTab from "./NautilusTab.svelte";
import Others from "./Others.svelte";
import { MOTIVES } from "./picture";
import { tell } from "./words";

addSymbols(art);

export { Board, Mat, Others };

export { help } from "./help";

export const tabs: BoardModule["tabs"] = [
  {
    id: "nautilus",
    icon: "nw-i-prop",
    label: () => tell("nautilus"),
    panel: NautilusTab,
    holds: (target) => target.startsWith("resource/"),
  },
  {
    id: "crew",
    icon: "nw-i-crew",
    label: () => tell("tab-crew"),
    panel: Crew,
    holds: (target) => /^(character|treasure)\//.test(target),
  },
  {
    id: "charts",
    icon: "nw-i-ton",
    label: () => tell("tab-charts"),
    panel: Charts,
    holds: (target) => /^(tonnage|salvage|row\/|offer\/)/.test(target),
  },
];

/** The level that the voyage reached, among all of them. */
export const ending: BoardModule["ending"] = ({ said }) => saidOf(said, "ending").text[0] ?? "";

const PHASES = ["set-up", "adventure", "contact", "pursuit", "action"];

const ACTS = 3;
export const steps: BoardModule["steps"] = ({ view }) => {
  if (view.act < 0 || view.phase < 1) return null;
  const shown = PHASES.slice(1).filter((name) => name !== "pursuit" || view.pursuit);
  return {
    rounds: { now: view.act + 1, of: ACTS, label: tell("turn", { turn: view.turn }) },
    phases: shown.map((name, i) => ({ sign: String(i + 1), name: tell(`phase-${name}`) })),
    at: Math.max(0, shown.indexOf(PHASES[view.phase])),
  };
};

export const phase: BoardModule["phase"] = ({ view, words }) => {
  const motive = words.say(`motive-${MOTIVES[view.motive]}`);
  return view.act < 0
    ? motive
    : `${tell("turn", { turn: view.turn })} · ${tell(`phase-${PHASES[view.phase]}`)} · ${motive}`;
};
