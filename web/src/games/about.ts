/** What the client knows of each game beside the server's words: length, weight, ways to play; the pictures are in Cover. */

import type { Value } from "../lib/types";

export type ModeId = "versus" | "semi" | "coop" | "solo";
/** A way to play: how many seats it begins with, and the options that make it. */
export interface Mode {
  id: ModeId;
  seats: number;
  options: Record<string, Value>;
}
export interface About {
  minutes: number;
  weight: 1 | 2 | 3;
  /** The first is offered first. */
  modes: Mode[];
  /** Options that mean something only in some ways to play. */
  only: Record<string, ModeId[]>;
  /** The options that are kindest to a first game. */
  easiest: Record<string, Value>;
}

const mode = (id: ModeId, options: Mode["options"] = {}): Mode => ({ id, seats: id === "solo" ? 1 : 2, options });

export const ABOUT: Record<string, About> = {
  deepblue: { minutes: 45, weight: 1, modes: [mode("versus")], only: {}, easiest: { scenario: "troubled-waters" } },
  otys: { minutes: 60, weight: 2, modes: [mode("versus")], only: {}, easiest: { sponsors: "basic" } },
  neweden: {
    minutes: 75,
    weight: 2,
    modes: [mode("versus"), mode("solo")],
    only: { difficulty: ["solo"] },
    easiest: { difficulty: 0 },
  },
  endeavor: {
    minutes: 90,
    weight: 2,
    modes: [mode("versus", { mode: "versus" }), mode("coop", { mode: "together" }), mode("solo")],
    only: { difficulty: ["coop", "solo"] },
    easiest: { difficulty: "easy", scenario: 1 },
  },
  nemo: {
    minutes: 120,
    weight: 3,
    modes: [mode("solo"), mode("coop", { mode: "coop" }), mode("semi", { mode: "semi" })],
    only: {},
    easiest: { difficulty: "sailor" },
  },
};

/** The ways to play a game that the client knows nothing of. */
export const ANY: About = { minutes: 60, weight: 2, modes: [mode("versus")], only: {}, easiest: {} };
