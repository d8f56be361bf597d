/** What has no room is folded behind a button, which takes a place itself. */

/** Of what may be folded, in the order in which it goes, what goes where so many have room; a single one never does. */
export function foldedOf<One>(can: One[], room: number): One[] {
  return can.length > Math.max(room, 1) ? can.slice(0, can.length - Math.max(room, 0) + 1) : [];
}
