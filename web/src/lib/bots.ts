/** What bots are called, and seats that they play. */

import { kindOf } from "./levels";
import { say } from "./words.svelte";

/** A bot's level in words, or what else it is; one that has no words keeps its name. */
export function botName(bot: string): string {
  const id = `bot-${kindOf(bot)}`;
  const name = say(id);
  return name === id ? kindOf(bot) : name;
}

/** So many seats for bots of one level, as the server takes them. */
export function botSeats(count: number, bot: string): unknown[] {
  const names = say("bot-names").split(", ");
  return Array.from({ length: count }, (_, at) => ({ kind: "bot", bot, name: names[at % names.length] }));
}
