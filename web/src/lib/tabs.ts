/** The pages that a person goes back to; their ids name their words. */

export interface Tab {
  id: string;
  path: string;
  icon: string;
  /** Left out on a phone where the tabs are not at the foot of the page. */
  more?: boolean;
}
export const TABS: Tab[] = [
  { id: "home", path: "./", icon: "i-home" },
  { id: "daily", path: "daily", icon: "i-dive", more: true },
  { id: "mine", path: "mine", icon: "i-harbour" },
  { id: "puzzles", path: "puzzles", icon: "r-puzzle", more: true },
  { id: "logbook", path: "logbook", icon: "i-log", more: true },
];
