/** Where the light falls: the level in play, or the one under the pointer, and what would come of it. */

import type { BoardProps } from "../registry";
import { COLOURS, itemIcon } from "./picture";
import { pointed } from "../../ui/choosable.svelte";

export interface Light {
  level: number;
  /** Only looked at, not in play. */
  soft: boolean;
  /** A resource that the diver in play would bring. */
  ghost: string | null;
  /** A diver's way from slot to slot, if the option under the pointer is one. */
  way: [number, number] | null;
  /** The slot of the diver that is about to move. */
  mover: number;
}

export function lightOf(p: BoardProps, seat: number): Light {
  const { view, content } = p;
  const target = p.hot ?? pointed.target;
  const [thing, , number] = target?.split("/") ?? [];
  const looked =
    (thing === "key" && p.question?.kind === "key" && Number(number) <= 5) || thing === "level" ? Number(number) : 0;
  const inPlay = view.step > 0 && view.turn === seat ? view.level : 0;
  const level = looked || inPlay;
  const diver = level ? view.players[seat].column[level + 2] : -1;
  const brings = diver >= 0 && content.divers.diver[diver].basic.effect[0];
  const item = brings && brings[0] === "gain" && COLOURS.includes(brings[1]) ? itemIcon(brings[1]) : null;
  const activates = looked > 0 || (thing === "diver" && Number(number) === diver);
  const kind = p.question?.kind;
  const mover =
    kind === "move"
      ? Number((p.question?.about as number[])[0])
      : kind === "step-3" || kind === "stay"
        ? view.level + 2
        : -1;
  return {
    level,
    soft: !inPlay,
    ghost: view.step < 3 && activates ? item : null,
    way: thing === "slot" && mover >= 0 ? [mover, Number(number)] : null,
    mover,
  };
}
