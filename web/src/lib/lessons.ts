/** What this browser knows of lessons: which options one waits for, at which table each game's is, and how far it has come. */

import { same } from "./options";
import type { Lesson, Option } from "./types";

/** The options that a lesson waits for; where any will do, the one it would show. */
export function awaited(lesson: Lesson, options: Option[]): Option[] {
  return options.filter((option) =>
    lesson.expect === null ? same(option.value, lesson.show) : lesson.expect.some((value) => same(value, option.value)),
  );
}

export interface Course {
  table: string;
  chapter: number;
  chapters: number;
  done: boolean;
}
const KEY = "fathom-lessons";
/** The lesson that a game is learnt by; others teach a way to play it. */
export const FIRST = "first";
/** What a lesson's progress is kept under: that of the first by the game alone. */
export const courseOf = (game: string, lesson: string) => (lesson === FIRST ? game : `${game}/${lesson}`);
/** Where a lesson of a game is taken. */
export const wayTo = (game: string, lesson: string) => `learn/${game}${lesson === FIRST ? "" : `?lesson=${lesson}`}`;
type Store = Pick<Storage, "getItem" | "setItem">;

export class Courses {
  constructor(private readonly storage: Store) {}

  all(): Record<string, Course> {
    try {
      const found = JSON.parse(this.storage.getItem(KEY) ?? "{}");
      return found && typeof found === "object" && !Array.isArray(found) ? found : {};
    } catch {
      return {};
    }
  }
  of(game: string): Course | undefined {
    return this.all()[game];
  }
  /** Note how far a lesson has come; one that is done stays done. */
  keep(game: string, course: Course): void {
    const all = this.all();
    const done = course.done || (all[game]?.table === course.table && all[game].done);
    try {
      this.storage.setItem(KEY, JSON.stringify({ ...all, [game]: { ...course, done } }));
    } catch {
      /* a browser that keeps nothing begins anew */
    }
  }
}

const nowhere: Store = { getItem: () => null, setItem: () => undefined };
export const courses = new Courses(typeof localStorage === "undefined" ? nowhere : localStorage);
