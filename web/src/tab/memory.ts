/** The memory of a Python that has imported everything, kept beside the release's own files (`sw.js` names the cache
 * and throws it away with them): the next visit starts where this one has come to. */

const cacheOf = (root: string, release: string) => `fathom-tab ${root} ${release}`;
const addressOf = (root: string) => new URL("engine/memory", root).href;

/** The memory of this release, if one is kept. A browser that keeps nothing starts from the files every time. */
export async function recall(root: string, release: string): Promise<Uint8Array | null> {
  try {
    if (!(await caches.has(cacheOf(root, release)))) return null;
    const found = await (await caches.open(cacheOf(root, release))).match(addressOf(root));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

/** Whether there is one. */
export async function remembered(root: string, release: string): Promise<boolean> {
  const cache = await caches.open(cacheOf(root, release));
  return (await cache.keys(addressOf(root))).length > 0;
}

/** Keep a memory; only where the release's own files are kept. */
export async function remember(root: string, release: string, memory: Uint8Array): Promise<void> {
  if (!(await caches.has(cacheOf(root, release)))) return;
  const cache = await caches.open(cacheOf(root, release));
  await cache.put(addressOf(root), new Response(memory as BufferSource));
}

/** Let go of a memory that was of no use. */
export async function forget(root: string, release: string): Promise<void> {
  await (await caches.open(cacheOf(root, release))).delete(addressOf(root));
}
