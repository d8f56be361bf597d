/** The glossary of Endeavor: its terms, and the drawings of those that can be seen on the board. */

import { addSymbols } from "../../../lib/sprite";
import type { Glossary } from "../../../lib/terms";
import art from "../art.svg?raw";
import { brief, tell } from "./words";

addSymbols(art);

export const glossary: Glossary = {
  tell,
  brief,
  pictures: {
    activation: "en-disc",
    arrival: null,
    attribute: "en-any",
    base: "en-zone-the-sea-star",
    bonusgoal: null,
    conserve: "en-conserve",
    coordination: "en-coordination",
    crew: "en-crew",
    crisis: null,
    depth: "en-depth",
    disc: "en-disc",
    discover: "en-tiles",
    display: null,
    dive: "en-dive",
    feature: "en-feature",
    goal: "en-check",
    gold: "en-promote",
    hex: "en-hexes",
    hold: "en-plusdisc",
    influence: "en-influence",
    ingenuity: "en-ingenuity",
    inspiration: "en-inspiration",
    junior: null,
    knowledge: "en-knowledge",
    launch: null,
    link: "en-link",
    majority: null,
    mat: null,
    pass: "en-check",
    promote: "en-promote",
    publish: "en-publish",
    recruit: "en-recruits",
    report: "en-topic-blue",
    reputation: "en-reputation",
    scenario: null,
    sonar: "en-sonar",
    space: null,
    submarine: "en-crest-coral",
    supply: null,
    teamleader: "en-face-team-leader",
    token: "en-dive",
    topic: "en-topic-green",
    travel: "en-travel",
    tray: "en-recruits",
    wave: "en-wave",
    zone: "en-zone-kelp-forest",
  },
};
