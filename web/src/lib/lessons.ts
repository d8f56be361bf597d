/** What this browser knows of lessons: at which table each game's is, and how far it has come. */

export interface Course {
  table: string;
  chapter: number;
  chapters: number;
  done: boolean;
}
const KEY = "fathom-lessons";
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
