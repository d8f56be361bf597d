/** The worker that thinks: bots, hints, odds and replays, so that tables answer meanwhile. */

import { boot } from "./python";
import type { ToThinker } from "./protocol";

const root = new URL(self.name).href;
const python = boot(root, () => undefined).then(({ python }) => python.pyimport("fathomfive.tab.browser"));
/** One thought after the other. */
let last: Promise<unknown> = python;

self.onmessage = ({ data: { port } }: MessageEvent<ToThinker>) => {
  port.onmessage = ({ data: { id, frame } }) => {
    last = last
      .then(() => python)
      .then(
        ({ worked }) => port.postMessage({ id, found: worked(frame) }),
        () => port.postMessage({ id, found: null }),
      );
  };
};
