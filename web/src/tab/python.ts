/** Python in a worker: its files are fetched, counted and unpressed, and nothing is fetched from anywhere else. */

interface Listed {
  engine: string[];
  files: Record<string, { bytes: number; sha256: string }>;
}
export interface Python {
  pyimport(name: string): Record<string, (...args: unknown[]) => unknown>;
  unpackArchive(data: ArrayBuffer, format: string, options?: { extractDir?: string }): void;
  runPython(code: string): unknown;
}
type Load = (options: Record<string, unknown>) => Promise<Python>;

const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm", json: "application/json" };
const SITE = "/lib/python3.14/site-packages";

/** Boot Python with our packages, from the folder of the page. */
export async function boot(root: string, progress: (loaded: number, total: number) => void): Promise<Python> {
  const listed: Listed = await (await fetch(new URL("files.json", root))).json();
  const total = listed.engine.reduce((sum, name) => sum + listed.files[name].bytes, 0);
  let loaded = 0;
  const fetched = new Map<string, Promise<Response>>();
  for (const name of listed.engine) {
    const plain = name.replace(/^engine\//, "").replace(/\.gz$/, "");
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
  const { default: createPyodideModule } = await import(/* @vite-ignore */ glue);
  const here = new URL("engine/", root).href;
  const elsewhere = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    const file = url.startsWith(here) ? fetched.get(url.slice(here.length)) : undefined;
    return file ? file : elsewhere(input, init);
  };
  const python = await loadPyodide({
    indexURL: here,
    createPyodideModule,
    convertNullToNone: true,
    lockFileContents: await (await find("pyodide-lock.json")).text(),
    packageBaseUrl: here,
    checkAPIVersion: false,
    env: { HOME: "/home/pyodide", TZ: "UTC" },
  });
  globalThis.fetch = elsewhere;
  python.unpackArchive(await (await find("site.zip")).arrayBuffer(), "zip", { extractDir: SITE });
  return python;
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
