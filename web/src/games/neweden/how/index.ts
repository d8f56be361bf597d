/** How New Eden is played. */

import { arrow, box, draw, glow, ink, sign, type How } from "../../../lib/how";
import { addSymbols } from "../../../lib/sprite";
import art from "../art.svg?raw";
import { tell } from "./words";

addSymbols(art);

export const how: How = {
  tell,
  goal: {
    rules: ["NE-11.4", "NE-11.5"],
    pictures: [
      [
        draw("ne-dome", 80, 90, 80),
        draw("ne-clam", 164, 90, 52),
        draw("ne-kraken", 220, 90, 52),
        draw("ne-crab", 276, 90, 52),
      ],
      [
        draw("ne-p-sub", 70, 90, 50),
        arrow(104, 90, 150, 90),
        draw("ne-p-man", 180, 90, 54),
        arrow(212, 90, 240, 90),
        draw("ne-star", 272, 90, 52),
      ],
      [draw("ne-shield", 100, 90, 80), arrow(150, 90, 186, 90), draw("ne-star", 232, 90, 72)],
    ],
  },
  turn: {
    rules: ["NE-4.2"],
    parts: [
      {
        rules: ["NE-4.3", "NE-4.6"],
        picture: [
          draw("ne-coin", 70, 90, 56),
          arrow(106, 90, 138, 90),
          box("card", 190, 90, 84, 110),
          glow("ne-crab", 190, 80, 60),
          ink("+4", 190, 128, 20),
          arrow(238, 90, 262, 90),
          draw("ne-dome", 290, 90, 50),
        ],
      },
      {
        rules: ["NE-4.8", "NE-4.14"],
        picture: [
          draw("ne-bottle", 50, 90, 56),
          sign("2", 84, 60, 26),
          draw("ne-p-sub", 120, 130, 44),
          arrow(150, 120, 190, 96),
          draw("ne-clam", 226, 90, 70),
          glow("ne-p-man", 282, 90, 48),
        ],
      },
      {
        rules: ["NE-5.3", "NE-5.4"],
        picture: [
          draw("ne-market", 80, 90, 74),
          box("card", 168, 90, 60, 84),
          box("card", 212, 90, 60, 84),
          box("card", 256, 90, 60, 84),
          ink("?", 256, 90, 40),
          draw("ne-screen", 168, 160, 30),
        ],
      },
      {
        rules: ["NE-6.1", "NE-6.2"],
        picture: [
          draw("ne-hammer", 70, 90, 70),
          box("card", 150, 90, 60, 84),
          box("card", 196, 90, 60, 84),
          draw("ne-coin", 270, 70, 50),
          sign("6", 270, 128, 34),
        ],
      },
      {
        rules: ["NE-7.1", "NE-7.3"],
        picture: [draw("ne-skip", 90, 90, 64), draw("ne-star", 180, 90, 56), draw("ne-coin", 250, 90, 56)],
      },
    ],
  },
  always: ["NE-10.1", "NE-10.3"],
  who: [
    { icons: ["ne-crab"], rules: ["NE-9.2"] },
    { icons: ["ne-clam"], rules: ["NE-9.3"] },
    { icons: ["ne-kraken"], rules: ["NE-9.4"] },
    { icons: ["ne-shipyard", "ne-oxygen"], rules: ["NE-9.5", "NE-9.6"] },
    { icons: ["ne-research"], rules: ["NE-9.7"] },
  ],
  points: [
    {
      rules: ["NE-9.3"],
      picture: [draw("ne-clam", 100, 90, 80), arrow(150, 90, 190, 90), draw("ne-star", 232, 90, 64)],
    },
    {
      rules: ["NE-11.4"],
      picture: [
        box("card", 100, 90, 84, 110),
        draw("ne-kraken", 100, 78, 58),
        ink("3", 84, 130, 22),
        draw("ne-star", 110, 130, 26),
        arrow(156, 90, 196, 90),
        draw("ne-star", 240, 90, 60),
      ],
    },
    {
      rules: ["NE-4.18"],
      picture: [
        draw("ne-naut", 100, 90, 76),
        arrow(150, 90, 186, 90),
        sign("+3", 220, 90, 40),
        draw("ne-star", 268, 90, 44),
      ],
    },
    {
      rules: ["NE-11.1"],
      picture: [
        sign("5", 70, 90, 44),
        draw("ne-coin", 118, 90, 54),
        arrow(156, 90, 190, 90),
        sign("1", 220, 90, 44),
        draw("ne-star", 264, 90, 50),
      ],
    },
  ],
  end: { icon: "ne-ptr", number: "3", rules: ["NE-11.1", "NE-11.3", "NE-11.5"] },
  tips: [["NE-8.5", "NE-8.6"], ["NE-10.1"], ["NE-4.17"]],
};
