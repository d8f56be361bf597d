/** What bots are called. */

import { kindOf } from "./levels";
import { say } from "./words.svelte";

/** A bot's level in words, or what else it is; one that has no words keeps its name. */
export function botName(bot: string): string {
  const id = `bot-${kindOf(bot)}`;
  const name = say(id);
  return name === id ? kindOf(bot) : name;
}
