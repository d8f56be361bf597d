/** What is said of Endeavor's things, in sentences made of the game's words. */

import type { Words } from "../../lib/words.svelte";
import type { HexAt } from "./area";
import type { Crew, Effect, Space, Tile } from "./picture";
import { tell } from "./words";

/** What an effect gives, in words. */
export function effectText(words: Words, effect: Effect): string {
  return effect
    .map(([verb, first, second]) => {
      if (verb === "discover")
        return words.say("effect-discover", {
          low: Number(first),
          high: Number(second),
          range: first === second ? 1 : 2,
        });
      return words.say(`effect-${verb}`, { number: Number(first ?? 0) });
    })
    .join(", ");
}
export const crewName = (words: Words, crew: Crew): string => words.say(`crew-${crew.id}${crew.gold ? "-gold" : ""}`);
export function actionsText(words: Words, crew: Crew): string {
  if (!crew.actions.length) return words.say("text-no-action");
  return crew.actions
    .map((one) => one.map((verb) => words.say(`effect-${verb}`, { number: 0 })).join(` ${tell("or")} `))
    .join(" + ");
}
export function crewText(words: Words, crew: Crew): string[] {
  const gain = crew.effect.length ? tell("at-once", { gain: effectText(words, crew.effect) }) : "";
  const score = crew.score ? (words.find(`crew-${crew.id}-gold.text`) ?? "") : "";
  return [actionsText(words, crew), gain, score].filter(Boolean);
}
export const spaceName = (words: Words, space: Space): string =>
  tell(`space-${space.kind}`, { topic: space.topic ? words.say(`topic-${space.topic}`) : "" });
export function spaceText(words: Words, space: Space, left: number): string {
  if (space.kind === "dive") return tell("dive-left", { count: left });
  const gain = space.effect.length ? effectText(words, space.effect) : "";
  if (space.kind === "conserve")
    return tell("conserve-for", { cost: space.cost, gain: gain || words.say("effect-none") });
  return gain;
}
export const zoneName = (words: Words, tile: Tile): string => words.say(`zone-${tile.id}`);
/** What a hex brings and scores. */
export function hexText(words: Words, hex: HexAt): string {
  const gain = hex.topic ? words.say(`topic-${hex.topic}`) : effectText(words, hex.effect);
  const points = hex.points ? words.say("text-points", { points: hex.points }) : "";
  const special = [
    hex.endless >= 0 && "text-endless",
    hex.goal && "text-hex-goal",
    hex.rescue && "text-hex-rescue",
    hex.turtle && "text-hex-turtle",
  ].filter(Boolean) as string[];
  return [gain, points, ...special.map((id) => words.say(id))].filter(Boolean).join(" · ");
}
