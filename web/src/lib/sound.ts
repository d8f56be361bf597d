/** Small sounds, made on the spot; off unless the settings say otherwise. */

import type { Sound } from "./hearing";
import { settings } from "./settings.svelte";

/** Notes of a sound: pitch in hertz, begin and length in seconds, and how it is made. */
interface Note {
  pitch: number;
  to?: number;
  at: number;
  long: number;
  shape: OscillatorType;
  loud: number;
}
const note = (
  pitch: number,
  at: number,
  long: number,
  loud = 0.12,
  shape: OscillatorType = "sine",
  to = pitch,
): Note => ({ pitch, at, long, loud, shape, to });

const SOUNDS: Record<Sound, Note[]> = {
  /** An answer was given: a drop. */
  drop: [note(620, 0, 0.09, 0.1, "sine", 880)],
  /** Others did something: a soft knock. */
  knock: [note(190, 0, 0.07, 0.1, "triangle", 150)],
  /** It is this person's turn: two bells. */
  turn: [note(660, 0, 0.35, 0.08), note(990, 0.12, 0.5, 0.07)],
  /** Refused: a low buoy. */
  no: [note(160, 0, 0.22, 0.12, "triangle", 120)],
  /** The game is over: a chord that rises. */
  end: [note(392, 0, 0.9, 0.06), note(494, 0.12, 0.9, 0.06), note(587, 0.24, 0.9, 0.06), note(784, 0.36, 1.1, 0.06)],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const { pitch, to, at, long, shape, loud } of SOUNDS[sound]) {
    const start = context.currentTime + at;
    const source = context.createOscillator();
    const volume = context.createGain();
    source.type = shape;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(to ?? pitch, start + long);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
    source.connect(volume).connect(context.destination);
    source.start(start);
    source.stop(start + long + 0.05);
  }
}
