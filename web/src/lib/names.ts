/** What a game is called before the server says so. */

import { say } from "./words.svelte";

export function gameName(id: string): string {
  const word = `game-${id}`;
  const name = say(word);
  return name === word ? id : name;
}
