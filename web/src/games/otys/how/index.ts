/** How Otys is played. */

import { arrow, box, draw, glow, ink, sign, type How } from "../../../lib/how";
import { addSymbols } from "../../../lib/sprite";
import art from "../art.svg?raw";
import { tell } from "./words";

addSymbols(art);

const key = (number: string, x: number, y: number) => [box("key", x, y, 44, 44), sign(number, x - 3, y, 24)];

export const how: How = {
  tell,
  goal: {
    rules: ["OT-3.1", "OT-7.1"],
    pictures: [
      [
        ...key("4", 50, 90),
        draw("ot-d-plant", 118, 90, 72),
        arrow(164, 90, 200, 90),
        box("slot", 240, 90, 48, 48),
        draw("ot-r-plant", 240, 90, 36),
      ],
      [
        box("card", 160, 90, 150, 150),
        draw("ot-v-green", 160, 58, 70),
        draw("ot-r-plant", 134, 106, 34),
        draw("ot-r-plant", 186, 106, 34),
        ink("2", 144, 146, 24),
        draw("ot-i-prestige", 174, 146, 28),
      ],
      [draw("ot-i-prestige", 110, 90, 84), sign("18", 210, 90, 64)],
    ],
  },
  turn: {
    rules: ["OT-4.1"],
    parts: [
      {
        rules: ["OT-4.2", "OT-4.6"],
        picture: [
          ...key("3", 70, 40),
          draw("ot-d-explorer", 150, 40, 50),
          ...key("4", 70, 100),
          glow("ot-d-plant", 150, 100, 56),
          ...key("5", 70, 156),
          draw("ot-d-engineer", 150, 156, 44),
          box("ring", 110, 100, 150, 62),
        ],
      },
      {
        rules: ["OT-4.3", "OT-9.1"],
        picture: [
          box("card", 120, 80, 130, 70),
          draw("ot-i-credit", 90, 80, 44),
          ink("+1", 146, 80, 30),
          ...key("4", 240, 80),
          arrow(120, 120, 120, 150),
          draw("ot-i-credit", 120, 164, 26),
        ],
      },
      {
        rules: ["OT-4.4", "OT-10.3"],
        picture: [
          ...key("4", 70, 60),
          draw("ot-d-plant", 150, 60, 70),
          arrow(170, 96, 190, 124),
          box("slot", 150, 150, 44, 44),
          draw("ot-r-plant", 150, 150, 32),
          box("slot", 202, 150, 44, 44),
          glow("ot-r-plant", 202, 150, 32),
        ],
      },
      {
        rules: ["OT-4.5"],
        picture: [
          glow("ot-d-plant", 90, 40, 56),
          draw("ot-d-trader", 90, 100, 46),
          draw("ot-d-spy", 90, 152, 46),
          arrow(60, 80, 60, 110),
          arrow(130, 150, 132, 46),
          draw("ot-i-hacker", 240, 90, 54),
          ...key("4", 190, 90),
        ],
      },
    ],
  },
  always: ["OT-7.1", "OT-7.2"],
  who: [
    { icons: ["ot-d-metal", "ot-d-plant", "ot-d-fuel", "ot-d-tech"], rules: ["OT-10.3"] },
    { icons: ["ot-d-trader"], rules: ["OT-11.1"] },
    { icons: ["ot-d-spy"], rules: ["OT-12.1"] },
    { icons: ["ot-d-engineer"], rules: ["OT-13.1"] },
    { icons: ["ot-d-explorer"], rules: ["OT-14.1"] },
  ],
  points: [
    {
      rules: ["OT-7.3"],
      picture: [
        box("card", 160, 90, 120, 150),
        draw("ot-v-green", 160, 58, 70),
        draw("ot-r-plant", 138, 104, 32),
        draw("ot-r-plant", 182, 104, 32),
        ink("2", 146, 146, 24),
        draw("ot-i-prestige", 174, 146, 28),
      ],
    },
    {
      rules: ["OT-9.9"],
      picture: [
        box("card", 160, 90, 200, 80),
        draw("ot-i-upgrade", 90, 90, 44),
        ink("2", 126, 90, 28),
        draw("ot-i-credit", 152, 90, 34),
        arrow(176, 90, 200, 90),
        draw("ot-i-prestige", 228, 90, 40),
      ],
    },
    {
      rules: ["OT-11.3"],
      picture: [
        box("card", 160, 90, 220, 80),
        ink("3", 76, 90, 28),
        draw("ot-i-credit", 102, 90, 34),
        draw("ot-r-metal", 146, 90, 40),
        glow("ot-r-plant", 190, 90, 40),
        ink("1", 226, 90, 28),
        draw("ot-i-prestige", 250, 90, 34),
      ],
    },
    {
      rules: ["OT-15.7"],
      picture: [
        box("card", 110, 90, 80, 110),
        draw("ot-i-prestige", 110, 72, 50),
        ink("2", 98, 124, 22),
        draw("ot-i-credit", 122, 124, 24),
        box("card", 210, 90, 80, 110),
        draw("ot-i-battery", 210, 72, 50),
        ink("1", 198, 124, 22),
        draw("ot-i-prestige", 222, 124, 24),
      ],
    },
  ],
  end: { icon: "ot-i-prestige", number: "18", rules: ["OT-8.1", "OT-8.2", "OT-8.3"] },
  tips: [["OT-4.2"], ["OT-7.5"], ["OT-6.1"]],
};
