/** The glossary of New Eden: its terms, and the drawings of those that can be seen on the board. */

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
    arm: null,
    auction: "ne-hammer",
    bid: null,
    market: "ne-market",
    bonuscard: null,
    bottle: "ne-bottle",
    clam: "ne-clam",
    coin: "ne-coin",
    collapse: "ne-sink",
    crab: "ne-crab",
    damage: "ne-dmg",
    thought: null,
    deeple: "ne-p-sub",
    development: null,
    dome: "ne-dome",
    drop: null,
    extension: "ne-ext",
    final: null,
    free: null,
    kraken: "ne-kraken",
    module: null,
    nautilus: "ne-naut",
    oxygen: "ne-oxygen",
    pass: null,
    plant: "ne-plant",
    point: "ne-star",
    pointer: "ne-ptr",
    repair: "ne-fix",
    research: "ne-research",
    roundscoring: null,
    row: null,
    screen: "ne-screen",
    shipyard: "ne-shipyard",
    slot: "ne-p-man",
    stable: "ne-shield",
    station: "ne-dome",
    step: null,
    tableau: null,
  },
};
