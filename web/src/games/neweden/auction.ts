import type { BoardProps } from "../registry";
import { tell } from "./words";

/** What goes on while no row is under the lamp. */
export function headline(p: BoardProps): string {
  if (p.question?.kind === "lock") return tell("lock-rows");
  if (p.question?.kind === "row") return tell("pick-row-you");
  const opener = p.seats[p.view.turn];
  return opener ? tell("pick-row", { name: opener.name }) : "";
}
