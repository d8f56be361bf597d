/** Help at the table of Endeavor: kinds of options, and the signs of the board. */

import type { GameHelp } from "../../lib/help";
import type { Value } from "../../lib/types";
import { iconOf, VERBS } from "./picture";
import { tell } from "./words";

/** Which of the five actions an option begins with: a crew's, or one of the actions of the crew that acts. */
function verb(kind: string, value: Value): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const number = kind === "turn" && value[0] === "crew" ? value[2] : kind === "action" ? value[0] : undefined;
  const name = typeof number === "number" ? VERBS[number] : undefined;
  return name && iconOf(name);
}

const face = (id: string | undefined) => (id ? `en-face-${id}` : undefined);

export const help: GameHelp = {
  tell,
  word: ({ kind }, { value }) => {
    const found = verb(kind, value);
    return found && `crew-${found}`;
  },
  picture: ({ target }, { view, content }) => {
    const [what, seat, which] = target?.split("/") ?? [];
    if (what === "tray") return face(content.crew.crew[Number(seat)]?.id);
    const code = what === "crew" ? view.crew?.[Number(seat)]?.[Number(which)] : undefined;
    return code >= 0 ? face(content.crew.crew[code >> 1]?.id) : undefined;
  },
  icons: {
    tiles: "en-tiles",
    travel: "en-travel",
    sonar: "en-sonar",
    dive: "en-dive",
    conserve: "en-conserve",
    publish: "en-publish",
    reputation: "en-reputation",
    inspiration: "en-inspiration",
    coordination: "en-coordination",
    ingenuity: "en-ingenuity",
    disc: "en-disc",
    influence: "en-influence",
    promote: "en-promote",
    any: "en-any",
    point: "en-laurel",
    "crew-travel": "en-travel",
    "crew-sonar": "en-sonar",
    "crew-dive": "en-dive",
    "crew-conserve": "en-conserve",
    "crew-publish": "en-publish",
    crew: "en-crew",
    tray: "en-recruits",
    report: "en-publish",
    knowledge: "en-knowledge",
    effect: "en-any",
    token: "en-dive",
    idle: "en-disc",
    pass: "en-check",
    end: "en-check",
    stop: "i-not",
    skip: "i-not",
    done: "en-check",
    draw: "en-tiles",
    stack: "en-depth",
    cell: "en-travel",
    space: "en-disc",
    hex: "en-influence",
    track: "en-any",
    cleanup: "en-influence",
    action: "en-crew",
    goal: "en-laurel",
  },
  facts: {
    activates: "crew",
    cleans: "cleanup",
    conserves: "conserve",
    dives: "dive",
    publishes: "publish",
    travels: "travel",
    launches: "travel",
    sounds: "sonar",
    surveys: "sonar",
    recruits: "tray",
    promotes: "promote",
    learns: "knowledge",
    trades: "knowledge",
    loads: "disc",
    takes_back: "disc",
    marks: "influence",
    takes: "token",
    shows_report: "report",
    lays: "tiles",
    passes: "pass",
    bonus_goal: "goal",
  },
  closed: { crew: "crew", report: "report", action: "crew" },
  signs: [
    ["en-disc", "sign-disc"],
    ["en-knowledge", "sign-knowledge"],
    ["en-reputation", "sign-reputation"],
    ["en-inspiration", "sign-inspiration"],
    ["en-coordination", "sign-coordination"],
    ["en-ingenuity", "sign-ingenuity"],
    ["en-influence", "sign-influence"],
    ["en-travel", "sign-travel"],
    ["en-sonar", "sign-sonar"],
    ["en-dive", "sign-dive"],
    ["en-conserve", "sign-conserve"],
    ["en-publish", "sign-publish"],
    ["en-promote", "sign-promote"],
    ["en-any", "sign-any"],
    ["en-lowest", "sign-lowest"],
    ["en-cost", "sign-cost"],
    ["en-link", "sign-link"],
    ["en-wave", "sign-wave"],
    ["en-tiles", "sign-discover"],
    ["en-endless", "sign-endless"],
    ["en-laurel", "sign-points"],
  ],
};
