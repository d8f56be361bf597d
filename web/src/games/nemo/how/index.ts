/** How Nemo's War is played. */

import { arrow, box, draw, glow, ink, sign, type How } from "../../../lib/how";
import { addSymbols } from "../../../lib/sprite";
import art from "../art.svg?raw";
import { tell } from "./words";

addSymbols(art);

export const how: How = {
  tell,
  goal: {
    rules: ["NW-3.1", "NW-15.11"],
    pictures: [
      [draw("nw-nautilus", 160, 90, 190)],
      [
        draw("nw-i-wonder", 70, 60, 54),
        draw("nw-i-sci", 130, 120, 54),
        draw("nw-i-ton", 190, 60, 54),
        draw("nw-i-uprise", 250, 120, 54),
      ],
      [draw("nw-i-ruf", 100, 90, 70), arrow(146, 90, 182, 90), draw("nw-i-skull", 230, 90, 74)],
    ],
  },
  turn: {
    rules: ["NW-6.1", "NW-10.1", "NW-11.1"],
    parts: [
      {
        rules: ["NW-6.1", "NW-7.1"],
        picture: [
          box("card", 90, 90, 90, 124),
          draw("nw-i-event", 90, 80, 60),
          draw("nw-i-die", 180, 70, 50),
          draw("nw-i-die", 236, 70, 50),
          sign("≥ 9", 208, 132, 34),
        ],
      },
      {
        rules: ["NW-7.7", "NW-7.8"],
        picture: [
          draw("nw-i-nemo", 70, 90, 56),
          draw("nw-i-crew", 136, 90, 56),
          draw("nw-i-hull", 202, 90, 56),
          arrow(236, 90, 258, 90),
          sign("+2", 286, 90, 34),
        ],
      },
      {
        rules: ["NW-10.1", "NW-10.3"],
        picture: [
          box("card", 80, 70, 54, 54),
          ink("5", 80, 70, 36),
          box("card", 146, 70, 54, 54),
          ink("2", 146, 70, 36),
          arrow(180, 70, 206, 70),
          sign("3", 230, 70, 44),
          draw("nw-i-ap", 278, 70, 44),
          draw("nw-i-globe", 112, 140, 44),
          draw("nw-s-frigate", 180, 140, 56),
        ],
      },
      {
        rules: ["NW-11.1", "NW-11.2"],
        picture: [
          draw("nw-i-move", 56, 60, 46),
          draw("nw-i-search", 126, 60, 46),
          draw("nw-i-combat", 196, 60, 46),
          draw("nw-i-rebel", 266, 60, 46),
          draw("nw-i-shore", 90, 130, 46),
          draw("nw-i-repair", 160, 130, 46),
          draw("nw-i-tech", 230, 130, 46),
        ],
      },
      {
        rules: ["NW-12.1", "NW-12.8"],
        picture: [
          draw("nw-nautilus", 80, 110, 110),
          arrow(140, 96, 186, 80),
          glow("nw-s-ironclad", 240, 76, 100),
          draw("nw-i-salv", 214, 146, 34),
          draw("nw-i-ton", 266, 146, 34),
        ],
      },
    ],
  },
  always: ["NW-13.1", "NW-13.2"],
  who: [
    { icons: ["nw-i-nemo", "nw-i-crew", "nw-i-hull"], rules: ["NW-7.7"] },
    { icons: ["nw-p-conseil", "nw-p-ned-land", "nw-p-aronnax"], rules: ["NW-13.1"] },
    { icons: ["nw-i-coin"], rules: ["NW-11.14"] },
    { icons: ["nw-i-tech"], rules: ["NW-11.17"] },
    { icons: ["nw-i-ruf"], rules: ["NW-9.1"] },
  ],
  points: [
    {
      rules: ["NW-15.3"],
      picture: [
        box("card", 110, 90, 96, 130),
        draw("nw-i-event", 110, 80, 64),
        arrow(166, 90, 200, 90),
        draw("nw-i-check", 240, 90, 60),
      ],
    },
    {
      rules: ["NW-15.2", "NW-15.9"],
      picture: [draw("nw-s-steamer", 100, 70, 80), draw("nw-s-ironclad", 210, 70, 90), draw("nw-i-ton", 156, 138, 46)],
    },
    {
      rules: ["NW-15.4", "NW-15.7"],
      picture: [
        draw("nw-i-gem", 80, 90, 54),
        arrow(114, 90, 146, 90),
        draw("nw-i-coin", 184, 90, 60),
        draw("nw-i-wonder", 250, 90, 60),
      ],
    },
    { rules: ["NW-15.5", "NW-15.6"], picture: [draw("nw-i-uprise", 110, 90, 70), draw("nw-i-sci", 210, 90, 70)] },
  ],
  end: { icon: "nw-i-globe", number: "185", rules: ["NW-14.1", "NW-14.2", "NW-15.11"] },
  tips: [["NW-7.7"], ["NW-9.1", "NW-11.15"], ["NW-11.13"]],
};
