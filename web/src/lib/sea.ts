/** Small sounds of the sea, made on the spot. */

import type { Sound } from "./hearing";

/** One layer of a sound: a tone that may glide, or the rush of water; when it begins, how it swells and fades. */
interface Layer {
  at: number;
  long: number;
  loud: number;
  /** Hertz at the beginning and the end; of water: up to which pitch it is heard. */
  pitch: number;
  to?: number;
  made: OscillatorType | "water";
  /** Seconds until it is loudest. */
  rise?: number;
  /** What is above so many hertz is muffled. */
  muffled?: number;
}

/** A bubble rises and its tone with it. */
const bubble = (at: number, pitch: number, loud = 0.11): Layer => ({
  at,
  long: 0.11,
  loud,
  pitch,
  to: pitch * 1.9,
  made: "sine",
});
/** A ship's bell: its partials do not stand in whole ratios, and the high ones fade first. */
const bell = (at: number, pitch: number, loud = 0.07): Layer[] =>
  [1, 2, 2.76, 4.07, 5.4].map((ratio, i) => ({
    at,
    long: 1.5 / (1 + i),
    loud: loud / (1 + 1.4 * i),
    pitch: pitch * ratio,
    made: "sine",
    rise: 0.004,
  }));
/** A wave runs up the beach and back. */
const wave = (at: number, long: number, loud: number): Layer => ({
  at,
  long,
  loud,
  pitch: 260,
  to: 900,
  made: "water",
  rise: long * 0.45,
});

export const SOUNDS: Record<Sound, Layer[]> = {
  /** An answer was given: two bubbles. */
  drop: [bubble(0, 430), bubble(0.07, 610, 0.08)],
  /** Others did something: a knock on the hull. */
  knock: [
    { at: 0, long: 0.13, loud: 0.16, pitch: 150, to: 95, made: "triangle", rise: 0.004 },
    { at: 0, long: 0.05, loud: 0.05, pitch: 700, made: "water", rise: 0.003 },
  ],
  /** It is this person's turn: the ship's bell, twice. */
  turn: [...bell(0, 587), ...bell(0.28, 587, 0.06)],
  /** Refused: a foghorn far away. */
  no: [
    { at: 0, long: 0.55, loud: 0.09, pitch: 98, to: 92, made: "sawtooth", rise: 0.09, muffled: 330 },
    { at: 0, long: 0.55, loud: 0.07, pitch: 147, to: 139, made: "sawtooth", rise: 0.09, muffled: 330 },
  ],
  /** The game is over: a wave, and bells above it. */
  end: [wave(0, 2.6, 0.16), ...bell(0.25, 392), ...bell(0.55, 494), ...bell(0.85, 587), ...bell(1.15, 784)],
};

let context: AudioContext | null = null;
let water: AudioBuffer | null = null;

/** Noise to make water of: a second of it, repeated. */
function noise(made: AudioContext): AudioBuffer {
  const buffer = made.createBuffer(1, made.sampleRate, made.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

/** Make a sound now. */
export function make(sound: Sound): void {
  context ??= new AudioContext();
  void context.resume();
  for (const layer of SOUNDS[sound]) begin(context, layer);
}

function begin(made: AudioContext, { at, long, loud, pitch, to = pitch, made: kind, rise = 0.012, muffled }: Layer) {
  const start = made.currentTime + at;
  const volume = made.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  volume.connect(made.destination);
  let out: AudioNode = volume;
  if (kind === "water" || muffled) {
    const filter = made.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.setValueAtTime(muffled ?? pitch, start);
    if (kind === "water") {
      filter.frequency.linearRampToValueAtTime(to, start + rise);
      filter.frequency.linearRampToValueAtTime(pitch, start + long);
    }
    filter.connect(volume);
    out = filter;
  }
  let source: AudioScheduledSourceNode;
  if (kind === "water") {
    const sea = made.createBufferSource();
    sea.buffer = water ??= noise(made);
    sea.loop = true;
    source = sea;
  } else {
    const tone = made.createOscillator();
    tone.type = kind;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + long);
    source = tone;
  }
  source.connect(out);
  source.start(start);
  source.stop(start + long + 0.05);
}
