/** Help at the table of New Eden: kinds of options, and the signs of the board. */

import type { GameHelp } from "../../lib/help";
import { GROUPS, cardsOf, type Group } from "./cards";
import { tell } from "./words";

export const help: GameHelp = {
  tell,
  picture: ({ target }, { view, content }) => {
    const [what, ...where] = target?.split("/") ?? [];
    const card = what === "tableau" ? view.tableau?.[Number(where[0])] : undefined;
    const group =
      card >= 0 ? GROUPS[cardsOf(content)[card]?.group] : where.find((name) => GROUPS.includes(name as Group));
    return group && `ne-${group}`;
  },
  icons: {
    coin: "ne-coin",
    point: "ne-star",
    damage: "ne-dmg",
    breaks: "ne-break",
    deeple: "ne-p-man",
    bottle: "ne-bottle",
    nautilus: "ne-naut",
    pointer: "ne-ptr",
    research: "ne-research",
    buy: "ne-coin",
    tableau: "ne-coin",
    oxygen: "ne-bottle",
    pass: "ne-naut",
    plant: "ne-plant",
    extend: "ne-ext",
    extension: "ne-ext",
    lapse: "ne-skip",
    dome: "ne-dome",
    crab: "ne-crab",
    clam: "ne-clam",
    kraken: "ne-kraken",
    shipyard: "ne-shipyard",
    station: "ne-p-sub",
    module: "ne-dome",
    no: "ne-skip",
    done: "ne-skip",
    row: "ne-hammer",
    hand: "ne-market",
  },
  closed: { tableau: "buy", station: "oxygen", dome: "dome", extension: "extend", plant: "plant", row: "row" },
  signs: [
    ["ne-coin", "sign-coin"],
    ["ne-star", "sign-star"],
    ["ne-dmg", "sign-damage"],
    ["ne-fix", "sign-repair"],
    ["ne-ptr", "sign-pointer"],
    ["ne-bottle", "sign-bottle"],
    ["ne-crab", "sign-crab"],
    ["ne-clam", "sign-clam"],
    ["ne-kraken", "sign-kraken"],
    ["ne-shipyard", "sign-shipyard"],
    ["ne-oxygen", "sign-oxygen"],
    ["ne-research", "sign-research"],
    ["ne-plant", "sign-plant"],
    ["ne-ext", "sign-extension"],
    ["ne-naut", "sign-nautilus"],
    ["ne-p-sub", "sign-lying"],
    ["ne-p-man", "sign-standing"],
    ["ne-screen", "sign-screen"],
  ],
};
