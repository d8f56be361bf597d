/** The glossary of Otys: its terms, and the drawings of those that can be seen on the board. */

import { addSymbols } from "../../../lib/sprite";
import type { Glossary } from "../../../lib/terms";
import art from "../art.svg?raw";
import { brief, tell } from "./words";

addSymbols(art);

export const glossary: Glossary = {
  tell,
  brief,
  pictures: {
    activate: null,
    available: null,
    bag: null,
    battery: "ot-i-battery",
    bonus: "ot-i-reward",
    colony: "ot-v-town",
    contract: "ot-i-contract",
    combination: null,
    credit: "ot-i-credit",
    decline: null,
    diver: "ot-i-helmet",
    engineer: "ot-d-engineer",
    expert: "ot-d-plant",
    explorer: "ot-d-explorer",
    fill: null,
    fuel: "ot-r-fuel",
    hacker: "ot-i-hacker",
    key: "ot-i-keyplate",
    level: null,
    mechanic: null,
    metal: "ot-r-metal",
    neutral: "ot-i-keyplate",
    number: null,
    oxygen: "ot-i-battery",
    plant: "ot-r-plant",
    prestige: "ot-i-prestige",
    propeller: "ot-i-propeller",
    resource: "ot-r-any",
    reward: "ot-i-reward",
    zone: null,
    shop: "ot-i-trade",
    slot: null,
    sponsor: "ot-i-pennant",
    spy: "ot-d-spy",
    surface: "ot-i-surface",
    tech: "ot-r-tech",
    trader: "ot-d-trader",
    upgrade: "ot-i-upgrade",
    used: "ot-i-keyback",
    xkey: "ot-i-keyplate",
  },
};
