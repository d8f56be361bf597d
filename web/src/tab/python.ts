/** Python in a worker: its files are fetched, counted and unpressed, and nothing is fetched from anywhere else.
 *
 * Its memory may be one that was kept (`memory.ts`): then nothing is started and imported, all of it is there. */

import { filesOf } from "./archive";
import { forget, recall } from "./memory";

interface Listed {
  release: string;
  engine: string[];
  files: Record<string, { bytes: number; sha256: string }>;
}
interface FileSystem {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}
/** What Emscripten lets us do before Python starts. */
interface Machine {
  HEAP8: Int8Array;
  growMemory(bytes: number): unknown;
  loadWebAssemblyModule(code: Uint8Array, flags: object, name: string, scope: object): object;
  newDSO(name: string, handle: undefined, exports: object): { refcount: number };
}
interface Settings {
  preRun: ((machine: Machine) => void)[];
}
export interface Python {
  FS: FileSystem;
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
  makeMemorySnapshot(): Uint8Array;
}
type Load = (options: Record<string, unknown>) => Promise<Python>;
type Progress = (loaded: number, total: number) => void;

const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm", json: "application/json" };
const SITE = "/lib/python3.14/site-packages";

/** What is in the folder, by the release it belongs to. */
export const listed = async (root: string): Promise<Listed> => (await fetch(new URL("files.json", root))).json();

/** Boot Python with our packages, from the folder of the page; with the memory that was kept, if there is one. */
export async function boot(root: string, progress: Progress): Promise<{ python: Python; recalled: boolean }> {
  const list = await listed(root);
  const memory = await recall(root, list.release);
  try {
    const python = await load(root, list, progress, memory ? { _loadSnapshot: memory } : {});
    return { python, recalled: memory !== null };
  } catch (error) {
    if (!memory) throw error;
    console.warn("a kept memory was of no use:", error);
    await forget(root, list.release);
    return { python: await load(root, list, progress, {}), recalled: false };
  }
}

/** Boot Python from its files, so that its memory can be kept. */
export const bootAfresh = (root: string, list: Listed): Promise<Python> =>
  load(root, list, () => undefined, { _makeSnapshot: true });

async function load(
  root: string,
  { engine, files }: Listed,
  progress: Progress,
  memory: { _loadSnapshot?: Uint8Array; _makeSnapshot?: boolean },
): Promise<Python> {
  const total = engine.reduce((sum, name) => sum + files[name].bytes, 0);
  let loaded = 0;
  const fetched = new Map<string, Promise<Response>>();
  for (const name of engine) {
    const plain = name.replace(/^engine\//, "").replace(/\.pressed$/, "");
    fetched.set(
      plain,
      unpressed(new URL(name, root), TYPES[plain.split(".").at(-1)!] ?? "application/octet-stream", (bytes) =>
        progress((loaded += bytes), total),
      ),
    );
  }
  const find = (name: string) => fetched.get(name)!;
  const [loader, glue] = await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs"].map(async (name) => module(await find(name))),
  );
  const { loadPyodide } = (await import(/* @vite-ignore */ loader)) as { loadPyodide: Load };
  const { default: createMachine } = await import(/* @vite-ignore */ glue);
  const packages = [...filesOf(new Uint8Array(await (await find("site.zip")).arrayBuffer()))];
  const here = new URL("engine/", root).href;
  const elsewhere = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const file = url.startsWith(here) ? fetched.get(url.slice(here.length)) : undefined;
    return file ? file : elsewhere(input, init);
  };
  const python = await loadPyodide({
    ...memory,
    indexURL: here,
    createPyodideModule: async (settings: Settings) => {
      settings.preRun.push((machine) => placeNative(machine, packages));
      const machine: Machine = await createMachine(settings);
      const wanted = memory._loadSnapshot?.length ?? 0;
      if (machine.HEAP8.length < wanted) machine.growMemory(wanted);
      return machine;
    },
    convertNullToNone: true,
    lockFileContents: await (await find("pyodide-lock.json")).text(),
    packageBaseUrl: here,
    checkAPIVersion: false,
    env: { HOME: "/home/pyodide", TZ: "UTC" },
  });
  globalThis.fetch = elsewhere;
  lay(python.FS, packages);
  return python;
}

/** Native modules take their place before Python starts: always the same one, so that a kept memory speaks of it. */
function placeNative(machine: Machine, packages: [string, Uint8Array][]): void {
  for (const [name, code] of packages) {
    if (!name.endsWith(".so")) continue;
    const exports = machine.loadWebAssemblyModule(code, { nodelete: true }, `${SITE}/${name}`, {});
    machine.newDSO(`${SITE}/${name}`, undefined, exports).refcount = Infinity;
  }
}

/** Lay our packages where Python finds them. */
function lay(files: FileSystem, packages: [string, Uint8Array][]): void {
  const made = new Set<string>();
  for (const [name, data] of packages) {
    const path = `${SITE}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, data, { canOwn: true });
  }
}

/** A pressed file as it is, with its progress. */
async function unpressed(url: URL, kind: string, count: (bytes: number) => void): Promise<Response> {
  const found = await fetch(url);
  if (!found.ok || !found.body) throw new Error(`${url.pathname}: ${found.status} ${found.statusText}`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const body = found.body.pipeThrough(counted).pipeThrough(new DecompressionStream("gzip") as never);
  return new Response(body as ReadableStream, { headers: { "Content-Type": kind } });
}

const module = async (file: Response) => URL.createObjectURL(await file.blob());
