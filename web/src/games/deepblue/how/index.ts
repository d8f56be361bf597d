/** How Deep Blue is played. */

import { arrow, box, draw, glow, ink, sign, type How } from "../../../lib/how";
import { addSymbols } from "../../../lib/sprite";
import art from "../art.svg?raw";
import { tell } from "./words";

addSymbols(art);

export const how: How = {
  tell,
  goal: {
    rules: ["DB-3.2", "DB-10.2"],
    pictures: [
      [draw("b-coral", 70, 110, 60), arrow(110, 100, 170, 84), draw("wreck-galleon", 230, 90, 130)],
      [
        draw("i-bag", 70, 90, 70),
        arrow(112, 90, 142, 90),
        draw("s-silver", 172, 90, 44),
        draw("s-gold", 222, 90, 44),
        draw("s-red", 272, 90, 44),
      ],
      [draw("i-chest", 110, 90, 80), arrow(160, 90, 192, 90), draw("i-sp", 236, 90, 64)],
    ],
  },
  turn: {
    rules: ["DB-3.1", "DB-3.2"],
    parts: [
      {
        rules: ["DB-4.1", "DB-4.2"],
        picture: [
          box("card", 90, 90, 90, 120),
          draw("p-prospector", 90, 78, 70),
          draw("i-coin", 90, 132, 28),
          arrow(146, 90, 182, 90),
          box("card", 230, 90, 90, 120),
          glow("p-record-diver", 230, 84, 74),
        ],
      },
      {
        rules: ["DB-5.1", "DB-5.5"],
        picture: [
          draw("i-prop", 60, 46, 40),
          draw("i-prop", 106, 46, 40),
          draw("b-coral", 60, 130, 54),
          arrow(96, 128, 138, 120),
          draw("buoy-nav", 160, 112, 40),
          arrow(182, 104, 214, 92),
          glow("wreck-temple", 260, 84, 90),
        ],
      },
      {
        rules: ["DB-7.1", "DB-7.4", "DB-7.9"],
        picture: [
          draw("i-bell", 60, 90, 64),
          draw("s-silver", 136, 90, 42),
          draw("s-blue", 184, 90, 42),
          draw("s-gold", 232, 90, 42),
          sign("?", 282, 90, 44),
        ],
      },
      {
        rules: ["DB-6.1"],
        picture: [
          draw("i-rest", 80, 90, 70),
          arrow(126, 90, 162, 90),
          box("card", 190, 90, 50, 80),
          box("card", 230, 90, 50, 80),
          box("card", 270, 90, 50, 80),
          ink("3", 270, 90, 34),
        ],
      },
    ],
  },
  always: ["DB-7.5", "DB-7.6"],
  who: [
    { icons: ["s-silver", "s-gold", "s-red"], rules: ["DB-7.8", "DB-8.3"] },
    { icons: ["s-blue", "s-black"], rules: ["DB-7.9", "DB-7.10"] },
    { icons: ["s-green", "s-purple"], rules: ["DB-7.8"] },
    { icons: ["buoy-yellow", "buoy-red"], rules: ["DB-1.1", "DB-5.6"] },
    { icons: ["i-rose"], rules: ["DB-2.7", "DB-8.6"] },
  ],
  points: [
    {
      rules: ["DB-8.3"],
      picture: [
        draw("s-silver", 70, 70, 46),
        sign("1", 70, 126),
        draw("s-gold", 160, 70, 46),
        sign("2", 160, 126),
        draw("s-red", 250, 70, 46),
        sign("4", 250, 126),
      ],
    },
    {
      rules: ["DB-5.5", "DB-8.3"],
      picture: [
        draw("wreck-galleon", 100, 96, 120),
        draw("b-coral", 60, 60, 44),
        draw("s-gold", 200, 90, 46),
        arrow(228, 90, 250, 90),
        sign("5", 276, 90, 40),
      ],
    },
    {
      rules: ["DB-7.14", "DB-8.2"],
      picture: [
        box("card", 110, 90, 100, 130),
        draw("p-gem-cutter", 110, 78, 80),
        draw("g-red", 90, 136, 24),
        arrow(170, 90, 206, 90),
        draw("i-sp", 250, 90, 60),
      ],
    },
    { rules: ["DB-8.4"], picture: [draw("i-captain", 90, 90, 66), draw("wreck-palace", 220, 90, 120)] },
  ],
  end: { icon: "i-rose", number: "4", rules: ["DB-10.1", "DB-10.2", "DB-10.3"] },
  tips: [["DB-7.5"], ["DB-4.6", "DB-7.9"], ["DB-7.13"]],
};
