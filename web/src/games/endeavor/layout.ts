/** Where the spaces of each zone lie, in a box of 268 × 204; sonar tracks run to the right from their first space. */

export interface At {
  x: number;
  y: number;
}
type Pair = [number, number];
interface Drawn {
  /** Dive, conservation and publication spaces by their name. */
  at?: Record<string, Pair>;
  /** The first space of each sonar track. */
  tracks?: Pair[];
  /** How far the middle of a link is pushed up or down, by its two ends. */
  bends?: Record<string, number>;
}
export const BOX = { width: 268, height: 204 };
/** A track longer than this goes on in a second row. */
const WRAP = 5;
const SECOND_ROW = 96;

const DRAWN: Record<string, Drawn> = {
  atoll: { at: { d1: [60, 104] }, tracks: [[150, 104]] },
  "calm-seas": {
    at: { j1: [214, 104] },
    tracks: [
      [62, 56],
      [62, 150],
    ],
  },
  "decommissioned-oil-rig": { at: { c1: [38, 142], c2: [94, 60], c3: [176, 60], c4: [230, 142] } },
  "dying-reef": { at: { c1: [40, 50], c2: [134, 78], c3: [40, 154], c4: [226, 50], c5: [226, 150], j1: [134, 162] } },
  "kelp-forest": { at: { d1: [54, 104], c1: [136, 104], c2: [222, 104] } },
  "remote-anchorage": { at: { j1: [186, 156] }, tracks: [[48, 66]] },
  "the-sea-star": { at: { d1: [50, 150], j1: [146, 152], j2: [214, 152] }, tracks: [[71, 56]] },
  "volcanic-island": { at: { d1: [50, 150], j1: [146, 152], j2: [214, 152] }, tracks: [[103, 56]] },
  "dolphin-pods": { at: { d1: [46, 60], c1: [234, 48], c2: [140, 72], c3: [68, 156], c4: [200, 156] } },
  "ledge-elevator": { at: { d1: [60, 154], j1: [200, 154] }, tracks: [[71, 70]], bends: { "s2-s3": -38 } },
  "resupply-modules": {
    tracks: [
      [71, 52],
      [71, 152],
    ],
  },
  "sea-turtle-migration": { at: { c1: [46, 128], c2: [134, 78], c3: [222, 128] } },
  shipwreck: { at: { d1: [60, 104] }, tracks: [[154, 104]] },
  "submerged-cave-system": {
    at: { d1: [42, 46], d2: [134, 40], d3: [226, 46], c1: [42, 134], j1: [134, 108], j2: [226, 134] },
    bends: { "c1-j2": 48 },
  },
  "sunken-ruins": { at: { d1: [54, 104] }, tracks: [[152, 104]] },
  "the-looking-glass": { at: { j1: [92, 154], j2: [176, 154] }, tracks: [[50, 56]] },
  "whale-calving-ground": {
    at: { c1: [32, 50], c2: [112, 50], c3: [180, 50], c4: [32, 154], c5: [180, 154], c6: [112, 154], j1: [238, 102] },
  },
  "carbonate-spires": { at: { j1: [28, 152], j2: [98, 152], j3: [170, 152], j4: [240, 152] }, tracks: [[103, 50]] },
  "coldwater-reef": {
    at: { c1: [34, 160], c2: [102, 108], c3: [172, 58], c4: [236, 116], j1: [34, 44], j2: [164, 166] },
  },
  "deepwater-shark": { at: { d1: [134, 104] } },
  "jellyfish-bloom": { at: { c1: [54, 148], c2: [214, 148], j1: [134, 52] } },
  "rift-valley": { at: { j1: [176, 160] }, tracks: [[36, 74]], bends: { "s2-s4": -42 } },
  "thermal-vents": { at: { d1: [58, 104], j1: [146, 104], j2: [214, 104] } },
  vortex: {
    tracks: [
      [58, 104],
      [152, 58],
      [152, 150],
    ],
  },
  "bioluminescent-fauna": { at: { d1: [84, 104], d2: [184, 104] } },
  "brine-pool": { at: { d1: [134, 100] } },
  "colossal-squid": { at: { d1: [48, 60], c1: [100, 140], c2: [192, 140], j1: [220, 54] } },
  "continental-shelf": { at: { d1: [54, 104], j1: [138, 104], j2: [222, 104] } },
  seamount: { at: { d1: [134, 44], c1: [44, 128], c2: [134, 152], c3: [224, 128] } },
  "sponge-gardens": { at: { j1: [40, 104], j2: [130, 104], j3: [226, 104] } },
  "abyssal-plain": { tracks: [[103, 104]] },
  "abyssal-trench": { tracks: [[71, 54]] },
  "black-smoker": { at: { d1: [58, 104], j1: [146, 104], j2: [214, 104] } },
  "fallen-star": {
    at: { d1: [36, 48], c1: [44, 132], c2: [224, 132], j1: [134, 112], j2: [234, 48] },
    tracks: [[98, 48]],
    bends: { "c1-c2": 50 },
  },
  "scaly-foot-snails": { at: { d1: [46, 104], j1: [112, 104], j2: [172, 104], j3: [232, 104] } },
  "seafloor-restoration": {
    at: { c1: [42, 48], c2: [134, 48], c3: [226, 48], c4: [42, 156], c5: [134, 156], c6: [226, 156] },
  },
  "whale-fall": { at: { c1: [34, 146], c2: [134, 146], c3: [234, 146], j1: [84, 50], j2: [184, 50] } },
};

const step = (length: number) => (length > 4 ? 49 : length === 4 ? 56 : 63);

interface SpaceOf {
  id: string;
  kind: string;
  track?: number;
}
/** The middle of every space of a zone, in the order of its content; zones that a pack has added get a plain grid. */
export function placesOf(zone: string, spaces: SpaceOf[]): At[] {
  const drawn = DRAWN[zone] ?? {};
  const long = (track: number) => spaces.filter((space) => space.kind === "sonar" && space.track === track).length;
  const nth: Record<number, number> = {};
  return spaces.map((space, i) => {
    if (space.kind === "sonar") {
      const track = space.track ?? 1;
      const start = drawn.tracks?.[track - 1];
      const n = (nth[track] = (nth[track] ?? -1) + 1);
      if (start) {
        const length = long(track);
        const row = length > WRAP ? Math.ceil(length / 2) : length;
        return { x: start[0] + (n % row) * step(row), y: start[1] + Math.floor(n / row) * SECOND_ROW };
      }
    }
    const at = drawn.at?.[space.id];
    if (at) return { x: at[0], y: at[1] };
    const columns = Math.ceil(Math.sqrt(spaces.length * 1.4));
    const rows = Math.ceil(spaces.length / columns);
    return {
      x: (BOX.width * ((i % columns) + 0.5)) / columns,
      y: (BOX.height * (Math.floor(i / columns) + 0.5)) / rows,
    };
  });
}

export interface Drawing {
  /** The line of a link, and where its bonus stands. */
  path: string;
  middle: At;
}
export function linkOf(zone: string, ends: string[], a: At, b: At): Drawing {
  const bend = DRAWN[zone]?.bends?.[ends.join("-")] ?? 0;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + bend };
  const path = bend ? `M${a.x} ${a.y}Q${middle.x} ${middle.y + bend} ${b.x} ${b.y}` : `M${a.x} ${a.y}L${b.x} ${b.y}`;
  return { path, middle };
}
