/** What the home page says about each game beside the server's words: length and weight; the pictures are in Cover. */

export interface About {
  minutes: number;
  weight: 1 | 2 | 3;
  modes: ("solo" | "coop" | "versus")[];
}

export const ABOUT: Record<string, About> = {
  deepblue: { minutes: 45, weight: 1, modes: ["versus"] },
  otys: { minutes: 60, weight: 2, modes: ["versus"] },
  neweden: { minutes: 75, weight: 2, modes: ["versus", "solo"] },
  endeavor: { minutes: 90, weight: 2, modes: ["versus", "coop", "solo"] },
  nemo: { minutes: 120, weight: 3, modes: ["solo", "coop", "versus"] },
};
