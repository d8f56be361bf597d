import { expect, test } from "vitest";
import { soften } from "./soft";

const shown = (text: string) => soften(text).replaceAll("\u00ad", "-");

test("long words may be broken between syllables, short ones stay whole", () => {
  expect(shown("Sonartechnikerin")).toMatch(/^So-?nar-?tech-?ni-?ke-?rin$/);
  expect(shown("Zugang zur Stadt")).toBe("Zugang zur Stadt");
  expect(soften("Eigenes X").includes("\u00ad")).toBe(false);
});
