// Compiles every module below some folders with the Python that will run them: node compile.mjs FOLDER…
// A module's `.pyc` takes the place of its source: a browser has no time to compile, and nobody reads sources there.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const require = createRequire(join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(require.resolve("pyodide/pyodide.mjs")).href);
// columns of tracebacks are a fifth of every module, and nobody reads them there
const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
process.argv.slice(2).forEach((folder, number) => {
  pyodide.FS.mkdirTree(`/work${number}`);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, `/work${number}`);
  pyodide.globals.set("folder", `/work${number}`);
  pyodide.runPython(`
import pathlib, py_compile
for path in sorted(pathlib.Path(folder).rglob("*.py")):
    name = "/".join(path.parts[2:])
    py_compile.compile(str(path), str(path.with_suffix(".pyc")), dfile=name, doraise=True, optimize=2,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    path.unlink()
`);
});
