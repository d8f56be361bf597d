/** How Endeavor: Deep Sea is played. */

import { arrow, box, draw, glow, ink, sign, type How } from "../../../lib/how";
import { addSymbols } from "../../../lib/sprite";
import art from "../art.svg?raw";
import { tell } from "./words";

addSymbols(art);

export const how: How = {
  tell,
  goal: {
    rules: ["EN-3.1", "EN-1.4"],
    pictures: [
      [
        draw("en-face-team-leader", 80, 90, 76),
        draw("en-face-pilot", 160, 90, 64),
        draw("en-face-reef-diver", 234, 90, 64),
      ],
      [
        box("card", 90, 90, 120, 100),
        draw("en-zone-the-sea-star", 90, 90, 92),
        arrow(156, 90, 180, 90),
        box("card", 240, 90, 120, 100),
        glow("en-zone-kelp-forest", 240, 90, 92),
      ],
      [draw("en-laurel", 110, 90, 80), draw("en-influence", 190, 90, 60), draw("en-publish", 254, 90, 50)],
    ],
  },
  turn: {
    rules: ["EN-3.2", "EN-3.3"],
    parts: [
      {
        rules: ["EN-4.1", "EN-4.3"],
        picture: [
          box("card", 90, 90, 96, 130),
          draw("en-face-sonar-operator", 90, 80, 80),
          draw("en-sonar", 90, 134, 26),
          arrow(146, 90, 180, 90),
          draw("en-recruits", 230, 90, 70),
        ],
      },
      {
        rules: ["EN-4.5", "EN-4.6"],
        picture: [
          draw("en-plusdisc", 90, 90, 66),
          draw("en-backdisc", 170, 90, 66),
          arrow(210, 90, 236, 90),
          draw("en-disc", 272, 90, 54),
        ],
      },
      {
        rules: ["EN-5.4", "EN-5.6"],
        picture: [
          draw("en-disc", 60, 90, 50),
          arrow(92, 90, 122, 90),
          box("card", 172, 90, 90, 124),
          draw("en-face-reef-diver", 172, 78, 74),
          glow("en-dive", 172, 132, 30),
          arrow(222, 90, 250, 90),
          draw("en-knowledge", 282, 90, 44),
        ],
      },
      {
        rules: ["EN-6.1", "EN-6.6", "EN-6.15", "EN-6.23", "EN-6.25"],
        picture: [
          draw("en-travel", 60, 60, 48),
          draw("en-sonar", 160, 60, 48),
          draw("en-dive", 260, 60, 48),
          draw("en-conserve", 110, 130, 48),
          draw("en-publish", 210, 130, 48),
        ],
      },
    ],
  },
  always: ["EN-6.17", "EN-7.4"],
  who: [
    { icons: ["en-reputation"], rules: ["EN-1.6"] },
    { icons: ["en-inspiration"], rules: ["EN-1.6"] },
    { icons: ["en-coordination"], rules: ["EN-1.6"] },
    { icons: ["en-ingenuity"], rules: ["EN-1.6", "EN-6.2"] },
    { icons: ["en-influence"], rules: ["EN-1.8", "EN-9.1"] },
  ],
  points: [
    {
      rules: ["EN-10.6", "EN-10.7"],
      picture: [box("card", 160, 90, 200, 100), draw("en-laurel", 100, 90, 54), ink("1 · 2 · 3", 194, 90, 34)],
    },
    { rules: ["EN-10.3"], picture: [draw("en-hexes", 110, 90, 84), glow("en-influence", 210, 90, 60)] },
    {
      rules: ["EN-10.4"],
      picture: [
        box("card", 130, 90, 110, 130),
        draw("en-publish", 130, 70, 56),
        draw("en-topic-blue", 110, 122, 28),
        draw("en-topic-green", 150, 122, 28),
        arrow(196, 90, 226, 90),
        draw("en-laurel", 262, 90, 50),
      ],
    },
    {
      rules: ["EN-10.2"],
      picture: [
        draw("en-reputation", 80, 90, 46),
        draw("en-inspiration", 136, 90, 46),
        draw("en-coordination", 192, 90, 46),
        draw("en-ingenuity", 248, 90, 46),
        sign("…", 296, 84, 30),
      ],
    },
  ],
  end: { icon: "en-wave", number: "6", rules: ["EN-10.1", "EN-10.10"] },
  tips: [["EN-4.5", "EN-4.6"], ["EN-7.4"], ["EN-9.2"]],
};
