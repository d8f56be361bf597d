/** Sounds, off unless the settings say otherwise; how they are made is fetched with the first. */

import type { Sound } from "./hearing";
import { settings } from "./settings.svelte";

/** Play a sound, if sounds are wanted. Before the first click browsers keep still: what would sound then is left out. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return;
  void import("./sea").then(({ make }) => make(sound));
}
