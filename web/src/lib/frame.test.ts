import { describe, expect, it } from "vitest";
import { besideWidth, madeUp, rowsOf, shapeOf, zoomOf } from "./frame";

describe("the shape of a table", () => {
  it("follows from width and height together", () => {
    const shapes = (sizes: [number, number][]) => sizes.map(([width, height]) => shapeOf(width, height));
    expect(
      shapes([
        [1280, 720],
        [1366, 768],
        [1920, 1080],
        [2560, 1440],
        [1024, 768],
      ]),
    ).toEqual(Array(5).fill("wide"));
    expect(
      shapes([
        [768, 1024],
        [820, 1180],
        [1024, 1366],
      ]),
    ).toEqual(Array(3).fill("tall"));
    expect(
      shapes([
        [390, 844],
        [360, 740],
      ]),
    ).toEqual(["phone", "phone"]);
    expect(
      shapes([
        [844, 390],
        [932, 430],
        [667, 375],
        [1024, 600],
      ]),
    ).toEqual(Array(4).fill("low"));
  });
  it("gives the question what a high screen leaves over", () => {
    expect([720, 768, 900, 1080, 1440].map(rowsOf)).toEqual([0, 0, 2, 3, 3]);
  });
  it("grows with a screen that is larger than usual in width and height", () => {
    expect(zoomOf(1366, 768)).toBe(1);
    expect(zoomOf(3440, 1080)).toBe(1);
    expect(zoomOf(2560, 1440)).toBeCloseTo(4 / 3);
    expect(zoomOf(3840, 2160)).toBe(2);
  });
  it("makes letters larger where a drawing is shown smaller, within reason", () => {
    expect(madeUp(1.4)).toBe(1);
    expect(madeUp(0.8) * 0.8).toBeGreaterThanOrEqual(1);
    expect(madeUp(0.3)).toBe(1.36);
  });
  it("leaves the board at least half of a low screen", () => {
    for (const width of [568, 667, 844, 932, 1024]) expect(besideWidth(width)).toBeLessThanOrEqual(width / 2);
    expect(besideWidth(844)).toBeGreaterThanOrEqual(316);
  });
});
