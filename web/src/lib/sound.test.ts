import { beforeEach, expect, test, vi } from "vitest";

const settings = vi.hoisted(() => ({ sound: true }));
vi.mock("./settings.svelte", () => ({ settings }));

import { SOUNDS } from "./sea";
import { play } from "./sound";

/** What was begun: when, and how long. */
const begun: [number, number][] = [];
const param = () => ({
  setValueAtTime: vi.fn(),
  linearRampToValueAtTime: vi.fn(),
  exponentialRampToValueAtTime: vi.fn(),
});
const node = () => ({
  gain: param(),
  frequency: param(),
  connect: vi.fn((next: unknown) => next),
  start: (at: number) => begun.push([at, 0]),
  stop: (at: number) => (begun.at(-1)![1] = at),
});
class Context {
  currentTime = 3;
  sampleRate = 100;
  destination = {};
  resume = () => Promise.resolve();
  createGain = node;
  createOscillator = node;
  createBufferSource = node;
  createBiquadFilter = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
}
const activation = { hasBeenActive: true };
vi.stubGlobal("AudioContext", Context);
vi.stubGlobal("navigator", { userActivation: activation });

beforeEach(() => {
  begun.length = 0;
  settings.sound = activation.hasBeenActive = true;
});

test.each(Object.keys(SOUNDS) as (keyof typeof SOUNDS)[])(
  "%s sounds now, and is over within three seconds",
  async (name) => {
    play(name);
    await vi.waitFor(() => expect(begun).toHaveLength(SOUNDS[name].length));
    expect(Math.min(...begun.map(([at]) => at))).toBe(3);
    expect(Math.max(...begun.map(([, until]) => until))).toBeLessThan(6);
  },
);

test("nothing sounds where nobody wants it, or before the first click", async () => {
  settings.sound = false;
  play("turn");
  settings.sound = true;
  activation.hasBeenActive = false;
  play("turn");
  await import("./sea");
  expect(begun).toEqual([]);
});
