import { expect, test } from "vitest";
import { Courses } from "./lessons";

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
