/** What the hover card says of each thing. */

import type { About } from "../../lib/about";
import type { BoardProps } from "../registry";
import { keeper, shipPoints, track, RESOURCES } from "./picture";
import { backOf, prospects, sideOf, type Side } from "./ships";
import { saidOf } from "../../lib/said";
import { settings } from "../../lib/settings.svelte";
import { tell } from "./words";

/** A change with its sign: +2, −1, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");

/** A chance in percent, as whole as it can honestly be. */
export function percent(chance: number): string {
  const exact = chance * 100;
  const shown = chance > 0 && exact < 1 ? 1 : chance < 1 && exact > 99 ? 99 : Math.round(exact);
  return settings.lang === "de" ? `${shown} %` : `${shown}%`;
}

type Known = Pick<BoardProps, "view" | "content" | "words" | "seats" | "said">;

const values = (side: Side) =>
  side.attack
    ? tell("ship-war", { attack: side.attack, defence: side.defence, notoriety: side.notoriety, tonnage: side.tonnage })
    : tell("ship-civil", { defence: side.defence, notoriety: side.notoriety, tonnage: side.tonnage });

/** The chances of an attack, as a line. */
export function chances(p: Known, side: number): string | undefined {
  const found = prospects(p.view, side);
  if (!found?.bold || !found.stalk) return undefined;
  return [
    tell("chances", { bold: percent(found.bold.sink), stalk: percent(found.stalk.sink) }),
    found.torpedo ? tell("chances-torpedo", { torpedo: percent(found.torpedo.sink) }) : "",
    found.bold.hit ? tell("chances-hit", { hit: percent(found.bold.hit) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function ofShip(p: Known, number: number): About {
  const side = sideOf(p.content, number);
  const back = backOf(p.content, number);
  return {
    name: p.words.say(`ship-${side.name}`),
    text: [
      `${p.words.say(`class-${side.kind}`)}, ${p.words.say(`nation-${side.nation}`)} (${tell(`group-${side.group}`)})`,
      values(side),
      tell("ship-points", { points: shipPoints(p.content, p.view.motive, side) }),
      side.armoured ? tell("ship-armoured") : undefined,
      p.view.cannonballs.includes(number >> 1) ? tell("ship-damaged") : undefined,
      p.view.nautilus >= 0 && p.view.ships[p.view.nautilus].includes(number) ? chances(p, number) : undefined,
      back ? tell("ship-back", { name: p.words.say(`ship-${back.name}`), values: values(back) }) : undefined,
    ],
    rule: "NW-2.1",
  };
}
export function ofContact(p: Known, here: boolean): About {
  return {
    name: tell("contact"),
    text: [tell("contact-text", { ships: p.view.bag.pool.length }), here ? chances(p, -1) : undefined],
    rule: "NW-11.5",
  };
}
export function ofOcean(p: Known, ocean: number): About {
  const entry = p.content.oceans.ocean[ocean];
  const free = entry.spaces - p.view.contacts[ocean] - p.view.ships[ocean].length;
  return {
    name: p.words.say(`ocean-${entry.id}`),
    text: [
      entry.die ? tell("ocean-major", { die: entry.die }) : tell("ocean-transit"),
      tell("ocean-free", { free: Math.max(0, free), spaces: entry.spaces }),
      p.view.stones[ocean] ? tell("ocean-stone") : undefined,
      p.view.wreck === ocean ? tell("ocean-wreck") : undefined,
      p.view.nautilus === ocean ? tell("ocean-here") : undefined,
    ],
    rule: "NW-2.5",
  };
}
export function ofLand(p: Known, id: string, ocean: number, state: number): About {
  return {
    name: p.words.say(`uprising-${id}`),
    text: [
      p.words.say(`ocean-${p.content.oceans.ocean[ocean].id}`),
      tell(`land-state-${state}`, { points: p.content.motives.motive[p.view.motive].uprising }),
    ],
    rule: "NW-11.9",
  };
}
export function ofTechnology(p: Known, number: number, offered: boolean): About {
  return { ...saidOf(p.said, `${offered ? "offer" : "installed"}/${number}`), rule: "NW-11.17" };
}
export function ofCard(p: Known, number: number): About {
  return { ...saidOf(p.said, `kept/${number}`), rule: "NW-6.9" };
}
export function ofTreasure(p: Known, number: number): About {
  return { ...saidOf(p.said, `treasure/${number}`), rule: "NW-4.4" };
}
export function ofPerson(p: Known, who: number): About {
  const { name, text } = saidOf(p.said, `character/${who}`);
  const seat = keeper(p.view, p.content, "characters", p.content.characters.character[who].id);
  return {
    name,
    text: [...text, seat === null ? undefined : tell("person-of", { name: p.seats[seat]?.name ?? "" })],
    rule: "NW-13.2",
  };
}
export function ofResource(p: Known, resource: number): About {
  const id = RESOURCES[resource];
  const here = track(p.content, p.view.motive, resource).find((one) => one.space === p.view.resources[resource])!;
  const seat = keeper(p.view, p.content, "resources", id);
  return {
    name: p.words.say(`resource-${id}`),
    text: [
      p.words.find(`resource-${id}.text`),
      tell("track-text", { space: here.space, exert: signed(here.exert), points: signed(here.points) }),
      seat === null ? undefined : tell("person-of", { name: p.seats[seat]?.name ?? "" }),
    ],
    rule: "NW-8.1",
  };
}
