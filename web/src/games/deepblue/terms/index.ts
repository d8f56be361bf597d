/** The glossary of Deep Blue: its terms, and the drawings of those that can be seen on the board. */

import { addSymbols } from "../../../lib/sprite";
import type { Glossary } from "../../../lib/terms";
import art from "../art.svg?raw";
import { brief, tell } from "./words";

addSymbols(art);

export const glossary: Glossary = {
  tell,
  brief,
  pictures: {
    adjacent: null,
    bag: "i-bag",
    bell: "i-bell",
    black: "s-black",
    blue: "s-blue",
    boat: "b-coral",
    bonus: "i-bonus",
    buoy: "buoy-nav",
    chest: "i-chest",
    city: "i-city",
    crew: "i-captain",
    dive: "i-bell",
    gold: "s-gold",
    green: "s-green",
    harbour: "buoy-nav",
    hazard: "i-shieldf",
    hire: "i-market",
    leader: null,
    market: "i-market",
    mat: null,
    money: "i-coin",
    points: "i-sp",
    propeller: "i-prop",
    protect: "i-shieldf",
    purple: "s-purple",
    red: "s-red",
    rest: "i-rest",
    reveal: null,
    route: null,
    rush: "b-amber",
    sail: "i-prop",
    scenario: null,
    silver: "s-silver",
    site: "buoy-red",
    spot: null,
    stone: "i-gems",
    supply: null,
    surface: "i-surface",
    wreck: "wreck-galleon",
  },
};
