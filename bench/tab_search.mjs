// The engine of a folder that `make static` wrote, run by Node: node tab_search.mjs ENGINE tab_search.py
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const [engine, program] = process.argv.slice(2);
const require = createRequire(join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")).href);
const python = await loadPyodide({ env: { HOME: "/home/pyodide", TZ: "UTC" } });
const site = new Uint8Array(gunzipSync(readFileSync(join(engine, "site.zip.pressed")))).buffer;
python.unpackArchive(site, "zip", { extractDir: "/lib/python3.14/site-packages" });
python.FS.writeFile("/home/pyodide/tab_search.py", readFileSync(program));
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const measured = python.pyimport("tab_search").visits_per_second(spent);
console.log(JSON.stringify(measured.toJs({ dict_converter: Object.fromEntries })));
