/** The worker that keeps a memory for later visits: it starts Python once more, lets it read everything, and ends. */

import { remember, remembered } from "./memory";
import { bootAfresh, listed } from "./python";

const root = new URL(self.name).href;

async function keep(): Promise<void> {
  const list = await listed(root);
  if (!(await caches.has(`fathom-tab ${root} ${list.release}`)) || (await remembered(root, list.release))) return;
  const python = await bootAfresh(root, list);
  python.pyimport("fathomfive.tab.browser").destroy();
  const warming = python.pyimport("fathomfive.tab.warming");
  warming.warm();
  warming.destroy();
  await remember(root, list.release, python.makeMemorySnapshot());
}

/** One tab at a time; whatever goes wrong, the files are there. */
navigator.locks
  .request(`fathom memory ${root}`, { ifAvailable: true }, (lock) => (lock ? keep() : undefined))
  .catch((error) => console.warn("no memory is kept:", error))
  .finally(() => close());
