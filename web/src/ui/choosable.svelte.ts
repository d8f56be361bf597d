/** What `Piece` (HTML) and `Drawn` (SVG) share: which options point at a thing, whether it is closed, what it is called. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../games/registry";
import type { About } from "../lib/about";
import { numberOf } from "../lib/options";
import type { Option, Value } from "../lib/types";

export interface Choosable {
  p: Pick<BoardProps, "lit" | "closed" | "hot" | "question" | "pick" | "offer">;
  /** What options may call it; of several names the first that one does counts. */
  target: string | string[];
  /** Options that the board itself has found, for a thing the server does not name. */
  options?: Option[];
  /** The one answer that it stands for, where others have the same target: a coach finds it by this. */
  answers?: Value;
  /** What a click does, if not to answer: to hold it down as the first half of a choice, for example. */
  choose?: () => void;
  /** Whether `choose` holds it down now. */
  pressed?: boolean;
  /** To be clicked although no option points at it, or never, whatever does. */
  open?: boolean;
  off?: boolean;
  /** What the hover card says of it. */
  tell?: () => About | null | undefined;
  /** What it is called, if not as the options or the hover card say. */
  label?: string;
}

/** The target that the pointer or the focus rests on: a board may show what would come of choosing it. */
export const pointed: { target: string | null } = $state({ target: null });

/** The number of the key that makes the only choice among these options; 0 if there are several. */
export function keyOf(p: Pick<BoardProps, "question">, options: Option[] | undefined): number {
  const numbers = new Set(options?.map((option) => numberOf(p.question, option)));
  const [number] = numbers;
  return numbers.size === 1 && number < 100 ? number : 0;
}

const NUMBER = Symbol("number");

/** Tell the lozenges inside a drawing which number it has. */
export const number = (of: () => number): unknown => setContext(NUMBER, of);
/** The number of the drawing around; 0 if there is none. */
export const numbered = (): (() => number) => getContext<() => number>(NUMBER) ?? (() => 0);

/** A thing's state, and what the pointer and the keyboard do to it. */
export function choosable(given: () => Choosable) {
  const names = $derived([given().target].flat());
  const pointing = $derived(names.find((name) => given().p.lit.has(name)));
  const options = $derived(given().options ?? given().p.lit.get(pointing ?? "") ?? []);
  const lit = $derived(!given().off && (options.length > 0 || !!given().open));
  const shut = $derived(lit || given().off ? undefined : names.find((name) => given().p.closed.has(name)));
  const why = $derived(shut && given().p.closed.get(shut)?.why);
  const target = $derived(pointing ?? shut ?? names[0]);
  const name = $derived.by(() => {
    const { label, tell } = given();
    if (lit) return label ?? options.map((option) => option.label).join("; ");
    return [label ?? tell?.()?.name, why].filter(Boolean).join(": ");
  });

  /** What was pointed at here: when the thing goes, nothing may be derived from it any more. */
  let entered: string | null = null;
  function enter(): void {
    if (lit) entered = pointed.target = target;
  }
  function leave(): void {
    if (entered !== null && pointed.target === entered) pointed.target = null;
    entered = null;
  }
  function choose(event: Event): void {
    if (!lit) return;
    const { p, options: found, choose: act } = given();
    event.stopPropagation();
    if (act) return act();
    leave();
    if (found) p.offer(found);
    else p.pick(target);
  }
  function press(event: KeyboardEvent): void {
    if (!lit || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    choose(event);
  }
  $effect(() => leave);

  return {
    get options() {
      return options;
    },
    get lit() {
      return lit;
    },
    /** Why it cannot be chosen, if it is closed. */
    get why() {
      return why;
    },
    get target() {
      return target;
    },
    get name() {
      return name;
    },
    get number() {
      return keyOf(given().p, options);
    },
    /** Its button in the bar is under the pointer, or it is itself. */
    get hot() {
      return lit && given().p.hot === target;
    },
    get pointed() {
      return lit && pointed.target === target;
    },
    get pressed() {
      return lit && given().choose ? given().pressed : undefined;
    },
    choose,
    press,
    enter,
    leave,
  };
}
