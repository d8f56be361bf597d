import { expect, test } from "vitest";
import { Courses, awaited, courseOf, wayTo } from "./lessons";

function storage(start = "{}") {
  const kept = new Map([["fathom-lessons", start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("a lesson is kept by its game, and once done stays done", () => {
  const courses = new Courses(storage());
  expect(courses.of("otys")).toBeUndefined();
  courses.keep("otys", { table: "a", chapter: 7, chapters: 7, done: true });
  courses.keep("otys", { table: "a", chapter: 2, chapters: 7, done: false });
  expect(courses.of("otys")).toEqual({ table: "a", chapter: 2, chapters: 7, done: true });
  courses.keep("otys", { table: "b", chapter: 1, chapters: 7, done: false });
  expect(courses.of("otys")?.done).toBe(false);
});

test("what cannot be read counts as nothing", () => {
  expect(new Courses(storage("[1")).all()).toEqual({});
  expect(new Courses(storage("[1]")).all()).toEqual({});
});

test("a lesson waits for what it expects; where any answer will do, for what it would show", () => {
  const options = [1, [2, "b"], 3].map((value) => ({ value, label: "", target: null })) as never[];
  const lesson = (expect: unknown, show: unknown) => ({ expect, show }) as never;
  expect(awaited(lesson([[2, "b"], 3], [2, "b"]), options)).toEqual(options.slice(1));
  expect(awaited(lesson(null, 1), options)).toEqual(options.slice(0, 1));
  expect(awaited(lesson([], null), options)).toEqual([]);
});

test("the first lesson is kept by its game, another one beside it", () => {
  expect(courseOf("otys", "first")).toBe("otys");
  expect(courseOf("neweden", "alone")).toBe("neweden/alone");
  expect([wayTo("nemo", "first"), wayTo("nemo", "later")]).toEqual(["learn/nemo", "learn/nemo?lesson=later"]);
});
