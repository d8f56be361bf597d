/** The covers: their files, how they are cut, and the depth at which the game lies. */

import deepblue from "../art/covers/deepblue.svg?url";
import endeavor from "../art/covers/endeavor.svg?url";
import nemo from "../art/covers/nemo.svg?url";
import neweden from "../art/covers/neweden.svg?url";
import otys from "../art/covers/otys.svg?url";

/** How often the scene is as large as it must be to cover its room, and which part shows, 0 to 1 across and down. */
type Cut = [zoom: number, x: number, y: number];
export interface Cover {
  url: string;
  scene: Cut;
  close: Cut;
  /** Metres; an ornament, the weight is the truth. */
  depth: number;
}

/** In the order of the descent. */
export const COVERS: Record<string, Cover> = {
  deepblue: { url: deepblue, scene: [1, 0.5, 0.3], close: [2.4, 0.5, 0.43], depth: 30 },
  otys: { url: otys, scene: [1, 0.5, 0.54], close: [2.4, 0.5, 0.47], depth: 120 },
  endeavor: { url: endeavor, scene: [1, 0.57, 0.74], close: [2.2, 0.55, 0.76], depth: 800 },
  neweden: { url: neweden, scene: [1, 0.5, 0.66], close: [1.8, 0.5, 0.68], depth: 3200 },
  nemo: { url: nemo, scene: [1, 0.54, 0.46], close: [2.2, 0.51, 0.48], depth: 5900 },
};
export const DESCENT = Object.keys(COVERS);
