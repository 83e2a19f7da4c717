import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setOC } from 'replicad';
import opencascade from 'replicad-opencascadejs';

/** Starts the geometry kernel in this process: 23 MB of WebAssembly, some 300 MB of memory. Done once a process. */
export async function startOpenCascade() {
  const file = createRequire(import.meta.url).resolve('replicad-opencascadejs/wasm');
  const start = opencascade as unknown as (settings: object) => Promise<Parameters<typeof setOC>[0]>;
  // What the kernel says of every file it writes is of no use to anybody.
  setOC(await start({ wasmBinary: readFileSync(file), print: () => undefined, printErr: () => undefined }));
}
