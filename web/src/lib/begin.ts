/** Sits down at a new table at once: this person, and one bot if the game needs another. */

import { make } from "./api";
import { botCalled } from "./bots";
import { kept } from "./kept";
import { settings } from "./settings.svelte";
import { say } from "./words.svelte";

export async function playNow(game: string, bot: string): Promise<string> {
  const me = { kind: "human", name: settings.name || say("default-name") };
  const made = await make({
    game,
    seats: [me, { kind: "bot", bot, name: botCalled(game, 0) }],
    options: {},
  });
  kept.keep({ table: made.table, game, tokens: [made.seats[0].token], invites: [], made: Date.now() });
  return `table/${made.table}`;
}
