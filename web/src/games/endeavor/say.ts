/** The board's own words, and sentences made of the game's. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { settings } from "../../lib/settings.svelte";
import { find, type Say, type Words } from "../../lib/words.svelte";
import type { View } from "../../lib/types";
import type { HexAt } from "./area";
import type { Crew, Effect, Scenario, Space, Tile } from "./picture";
import de from "./words/de.ftl?raw";
import en from "./words/en.ftl?raw";

function bundle(lang: string, source: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}
const own = { de: bundle("de", de), en: bundle("en", en) };

/** The board's own words, in the language that is set. */
export const tell: Say = (id, args) => find(own[settings.lang], id, args) ?? id;

/** What an effect gives, in words. */
export function effectText(words: Words, effect: Effect): string {
  return effect
    .map(([verb, first, second]) => {
      if (verb === "discover") return words.say("effect-discover", { low: Number(first), high: Number(second), range: first === second ? 1 : 2 });
      return words.say(`effect-${verb}`, { number: Number(first ?? 0) });
    })
    .join(", ");
}
export const crewName = (words: Words, crew: Crew): string => words.say(`crew-${crew.id}${crew.gold ? "-gold" : ""}`);
export function actionsText(words: Words, crew: Crew): string {
  if (!crew.actions.length) return words.say("text-no-action");
  return crew.actions.map((one) => one.map((verb) => words.say(`effect-${verb}`, { number: 0 })).join(` ${tell("or")} `)).join(" + ");
}
export function crewText(words: Words, crew: Crew): string[] {
  const gain = crew.effect.length ? tell("at-once", { gain: effectText(words, crew.effect) }) : "";
  const score = crew.score ? (words.find(`crew-${crew.id}-gold.text`) ?? "") : "";
  return [actionsText(words, crew), gain, score].filter(Boolean);
}
export const spaceName = (words: Words, space: Space): string => tell(`space-${space.kind}`, { topic: space.topic ? words.say(`topic-${space.topic}`) : "" });
export function spaceText(words: Words, space: Space, left: number): string {
  if (space.kind === "dive") return tell("dive-left", { count: left });
  const gain = space.effect.length ? effectText(words, space.effect) : "";
  if (space.kind === "conserve") return tell("conserve-for", { cost: space.cost, gain: gain || words.say("effect-none") });
  return gain;
}
export const zoneName = (words: Words, tile: Tile): string => words.say(`zone-${tile.id}`);
/** What a hex brings and scores. */
export function hexText(words: Words, hex: HexAt): string {
  const gain = hex.topic ? words.say(`topic-${hex.topic}`) : effectText(words, hex.effect);
  const points = hex.points ? words.say("text-points", { points: hex.points }) : "";
  const special = [hex.endless >= 0 && "text-endless", hex.goal && "text-hex-goal", hex.rescue && "text-hex-rescue", hex.turtle && "text-hex-turtle"].filter(Boolean) as string[];
  return [gain, points, ...special.map((id) => words.say(id))].filter(Boolean).join(" · ");
}
/** What a goal counts. */
export function goalText(words: Words, goal: Record<string, any>, scenario: Scenario, view: View): string {
  if (goal.option) return words.say(`way-${goal.option}`);
  const kinds: string[] = goal.kinds ?? [];
  let what: string;
  if (goal.count === "designated") what = view.designated < 0 ? words.say("text-goal-designated") : words.say("text-goal-discs", { kinds: words.say(`designation-${view.designated}`) });
  else if (goal.count === "discs") {
    const named = kinds.map((kind) => words.say(`text-goal-${kind}`)).join(", ");
    what = kinds.length > 2 ? words.say("text-goal-all-discs") : words.say("text-goal-discs", { kinds: named });
    if (goal.subs) what += ` + ${words.say("text-goal-subs")}`;
  } else what = words.say(`text-goal-${goal.count}${goal.subs && goal.count === "zones" ? "-subs" : ""}`);
  const where = [what];
  const columns: string[] = goal.columns ?? [];
  const depths: number[] = goal.depths ?? [];
  if (columns.length && columns.length < scenario.columns) where.push(words.say("text-goal-columns", { columns: columns.join(", ") }));
  if (depths.length && depths.length < 5) where.push(words.say("text-goal-depths", { depths: depths.join(", ") }));
  return where.join(", ");
}
function leaderName(words: Words, scope: string): string {
  const [what, which] = scope.split("-");
  if (what === "topic") return words.say(scope);
  if (what === "depth" || what === "column") return words.say(`text-lead-${what}`, { which });
  return words.say(`text-goal-${scope}`);
}
/** What a goal scores. */
export function goalScore(words: Words, goal: Record<string, any>): string[] {
  const race = String(goal.count).startsWith("race-");
  const lines = [];
  if (goal.points) lines.push(words.say("text-goal-each", { points: goal.points }));
  if (goal.first) lines.push(words.say(race ? "text-goal-race" : "text-goal-majority", { first: goal.first, second: goal.second ?? 0 }));
  if (goal.leaders?.length) lines.push(words.say("text-goal-lead", { points: goal.leader_points, names: goal.leaders.map((one: string) => leaderName(words, one)).join(", ") }));
  return lines;
}
/** A joint goal's name, "goal-2" or "bonus-links", in words. */
export function jointText(words: Words, name: string, scenario: Scenario, view: View): string {
  if (name === "influence") return words.say("text-joint-influence");
  const [what, which] = name.split("-");
  if (what === "bonus") return words.say(`${name}.text`);
  const number = Number(which);
  const chosen = view.ways[number - 1];
  const goal = chosen >= 0 ? scenario.goals[chosen] : scenario.goals.find((one) => one.goal === number)!;
  return goalText(words, goal, scenario, view);
}
export function reportText(words: Words, report: Record<string, any>): string[] {
  const part = (id: string, effect: Effect) => (effect?.length ? `${words.say(id)} ${effectText(words, effect)}` : "");
  return [
    words.say("text-report-price", { cost: report.cost, points: report.points }),
    report.topics.map((topic: string) => words.say(`topic-${topic}`)).join(", "),
    part("text-report-own", report.own ?? []),
    part("text-report-others", report.others ?? []),
    part("text-report-later", report.activation ?? []),
  ].filter(Boolean);
}
