/** What the pointer or the focus rests on: the target it would choose, and the card that explains it. */

export interface Note {
  name: string;
  text: string;
  left: number;
  /** Above the thing, from the window's bottom; or below it, from its top. */
  bottom?: number;
  top?: number;
}
export const pointer: { target: string | null; note: Note | null } = $state({ target: null, note: null });

const WIDTH = 264;
const ROOM = 170;
let timer = 0;
/** What can be chosen shows first what would come of it, so its card takes longer. */
export function explain(node: Element, name: string, text: string): void {
  clearTimeout(timer);
  const wait = pointer.target ? 1100 : 450;
  timer = window.setTimeout(() => {
    const box = node.getBoundingClientRect();
    const left = Math.max(6, Math.min(box.left, innerWidth - WIDTH - 6));
    pointer.note = box.top > ROOM ? { name, text, left, bottom: innerHeight - box.top + 10 } : { name, text, left, top: box.bottom + 10 };
  }, wait);
}
export function leave(): void {
  clearTimeout(timer);
  pointer.note = null;
  pointer.target = null;
}
