/** Help at the table of Otys: kinds of options, and the signs of the board. */

import type { GameHelp } from "../../lib/help";
import { LEVELS, NEUTRAL, X, diver } from "./picture";
import { tell } from "./words";

export const help: GameHelp = {
  tell,
  word: (question, { value }) =>
    question.kind === "key" && typeof value === "number"
      ? value === NEUTRAL
        ? "neutral"
        : value === X
          ? "x"
          : "number"
      : undefined,
  picture: ({ target }, { view, content }) => {
    const [what, seat, which] = target?.split("/") ?? [];
    const number = Number(which);
    const column: number[] = view.players?.[Number(seat)]?.column ?? [];
    if (what === "diver") return diver(content, number, false).art;
    const level = number >= 1 && number <= LEVELS.length && (what === "key" || what === "level");
    return level ? diver(content, column[column.length - LEVELS.length - 1 + number], false).art : undefined;
  },
  icons: {
    credit: "ot-i-credit",
    battery: "ot-i-battery",
    prestige: "ot-i-prestige",
    keyback: "ot-i-keyback",
    upgrade: "ot-i-upgrade",
    twice: "ot-i-twice",
    trade: "ot-i-trade",
    number: "ot-i-keyplate",
    x: "ot-i-keyplate",
    neutral: "ot-i-keyplate",
    key: "ot-i-keyplate",
    contract: "ot-i-contract",
    diver: "ot-i-helmet",
    slot: "ot-i-helmet",
    level: "ot-i-arrow",
    activate: "ot-i-helmet",
    propeller: "ot-i-propeller",
    mechanic: "ot-i-propeller",
    batteries: "ot-i-battery",
    oxygen: "ot-i-battery",
    gain: "ot-i-battery",
    surface: "ot-i-surface",
    hacker: "ot-i-hacker",
    draw: "ot-i-draw",
    copy: "ot-i-eye",
    sell: "ot-i-trade",
    buy: "ot-i-trade",
    shop: "ot-i-trade",
    reward: "ot-i-reward",
    swap: "ot-i-swap",
    resource: "ot-r-any",
    take: "ot-r-any",
    metal: "ot-r-metal",
    plant: "ot-r-plant",
    fuel: "ot-r-fuel",
    tech: "ot-r-tech",
    sponsor: "ot-i-pennant",
    done: "ot-i-check",
    decline: "i-not",
  },
  facts: {
    activates: "diver",
    buys: "buy",
    copies: "copy",
    draws_contracts: "draw",
    fills: "contract",
    keeps: "contract",
    reveals_contract: "contract",
    improves_hacker: "hacker",
    improves_mechanic: "mechanic",
    keys_return: "keyback",
    takes_back: "keyback",
    lays_reward: "reward",
    takes_reward: "reward",
    uses_reward: "reward",
    reveals_reward: "reward",
    pays: "credit",
    places: "resource",
    sells: "sell",
    spends_battery: "battery",
    surfaces: "surface",
    swaps: "swap",
    upgrades: "upgrade",
    uses_key: "key",
    uses_sponsor: "sponsor",
    sponsors_move: "sponsor",
    moves: "level",
  },
  closed: { contract: "fill", key: "key-number", sponsor: "sponsor", reward: "reward", shop: "buy", resource: "sell" },
  signs: [
    ["ot-i-credit", "sign-credit"],
    ["ot-i-battery", "sign-battery"],
    ["ot-i-prestige", "sign-prestige"],
    ["ot-i-twice", "sign-twice"],
    ["ot-i-keyback", "sign-keyback"],
    ["ot-i-upgrade", "sign-upgrade"],
    ["ot-i-draw", "sign-draw"],
    ["ot-i-reward", "sign-reward"],
    ["ot-i-propeller", "sign-propeller"],
    ["ot-i-hacker", "sign-hacker"],
    ["ot-r-any", "sign-any"],
    ["ot-i-free", "sign-free"],
    ["ot-i-surface", "sign-surface"],
    ["ot-i-helmet", "sign-helmet"],
    ["ot-i-swap", "sign-swap"],
    ["ot-r-metal", "sign-metal"],
    ["ot-r-plant", "sign-plant"],
    ["ot-r-fuel", "sign-fuel"],
    ["ot-r-tech", "sign-tech"],
  ],
};
