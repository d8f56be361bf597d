/** Bots by the sea's zones: five levels, the deeper the stronger. Bots that programs chose have other names. */

export const LEVELS = ["calm", "sunlit", "twilight", "midnight", "abyssal"];

/** The name of a bot without its settings: `search` of `search:seconds=1`. */
export const kindOf = (bot: string): string => bot.split(":")[0];

/** How deep a bot's level lies, 1 to 5; 0 if it has none. */
export const depthOf = (bot: string): number => LEVELS.indexOf(kindOf(bot)) + 1;

/** The level to begin with: the one this person last chose if it is offered, else the middle one. */
export const firstLevel = (offered: string[], last: string): string =>
  offered.includes(last) ? last : (offered[Math.floor(offered.length / 2)] ?? "random");
