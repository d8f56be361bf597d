/** What bots are called, and seats that they play. */

import { kindOf, STYLES, styleOf } from "./levels";
import { say } from "./words.svelte";

/** A bot's level in words, or what else it is, and its style; one that has no words keeps its name. */
export function botName(bot: string): string {
  const id = `bot-${kindOf(bot)}`;
  const said = say(id);
  const name = said === id ? kindOf(bot) : said;
  const style = styleOf(bot);
  return STYLES.includes(style) ? say("bot-with-style", { bot: name, style: say(`style-${style}`) }) : name;
}

/** The names that bots bear in a game's world; those of the sea in a game that the client knows nothing of. */
export function botNames(game: string): string[] {
  const id = `bot-names-${game}`;
  const names = say(id);
  return (names === id ? say("bot-names") : names).split(", ");
}
/** The name of the bot at a seat. */
export function botCalled(game: string, at: number): string {
  const names = botNames(game);
  return names[at % names.length];
}

/** So many seats for bots of one level, as the server takes them. */
export function botSeats(game: string, count: number, bot: string): unknown[] {
  const names = botNames(game);
  return Array.from({ length: count }, (_, at) => ({ kind: "bot", bot, name: names[at % names.length] }));
}
