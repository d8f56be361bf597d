/** What the hover card says of Otys's things, in the words of the game's catalogue. */

import type { About } from "../../lib/about";
import type { BoardProps } from "../registry";
import { reward } from "./picture";
import { tell } from "./words";

type Given = Pick<BoardProps, "words" | "content" | "view">;

/** A diver of one's own: both sides of its tile, or what is left to say of an upgraded one. */
export function ofDiver({ words, content, view }: Given, seat: number, number: number): About {
  const id = `diver-${content.divers.diver[number].id}`;
  const upgraded = words.find(`${id}.upgraded`);
  return {
    name: words.say(id),
    text: view.players[seat].upgraded[number] ? [upgraded] : [words.find(`${id}.text`), upgraded],
  };
}
const backOf = ({ words, content }: Given, tile: number) =>
  words.find(`reward-back-${reward(content, tile).green ? "green" : "orange"}.text`);

const FRONTS: Record<string, string> = { choose: "choose", draw: "contracts", upgrade: "upgrade" };

/** A reward on display: what it brings at once, and what its back will. */
export function ofReward(p: Given, tile: number): About {
  const [verb, what] = p.content.rewards.reward[tile].front[0];
  return {
    name: tell("rewards"),
    text: [p.words.find(`reward-front-${FRONTS[verb] ?? what}.text`), backOf(p, tile)],
  };
}
/** A reward turned over on a level of one's own. */
export function ofBonus(p: Given, tile: number): About {
  return { name: tell("bonus"), text: backOf(p, tile) };
}
