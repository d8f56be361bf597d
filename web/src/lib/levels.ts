/** Bots by the sea's zones: five levels, the deeper the stronger. Bots that programs chose have other names. */

export const LEVELS = ["calm", "sunlit", "twilight", "midnight", "abyssal"];

/** The name of a bot without its settings: `search` of `search:seconds=1`. */
export const kindOf = (bot: string): string => bot.split(":")[0];

/** What a bot may like among options that are about as good. */
export const STYLES = ["bold", "careful", "points", "spoiler"];

/** A bot's style, or nothing: `bold` of `midnight:style=bold`. */
export const styleOf = (bot: string): string => /[:,]style=(\w+)/.exec(bot)?.[1] ?? "";

/** A level with a style, or without. */
export const withStyle = (level: string, style: string): string => (style ? `${level}:style=${style}` : level);

/** How deep a bot's level lies, 1 to 5; 0 if it has none. */
export const depthOf = (bot: string): number => LEVELS.indexOf(kindOf(bot)) + 1;

/** The level to begin with: the one this person last chose if it is offered, else the middle one. */
export const firstLevel = (offered: string[], last: string): string =>
  offered.includes(last) ? last : (offered[Math.floor(offered.length / 2)] ?? "random");
