// node bench/platform-size.mjs [--limit 12288]: what the platform's own code costs a visitor: mounting, bus, telemetry, overrides. Reads the shell's build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

const dist = join(fileURLToPath(new URL('..', import.meta.url)), 'shell/dist');

/** Our own modules by what they are for; libraries (single-spa, federation's runtime, React) are the libraries' bytes, the frame is what a visitor sees. */
const parts = {
  mounting: /(^|\/)src\/mounting\//,
  platform: /(^|\/)src\/(platform\/|bootstrap\.tsx|index\.ts)/,
  telemetry: /(^|\/)src\/telemetry\//,
  overrides: /(^|\/)src\/debug\//,
  bus: /(packages\/event-bus\/src\/|node_modules\/mitt\/)/,
};
const partOf = (source) =>
  Object.keys(parts).find((name) => parts[name].test(source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '')));

/** The characters of a script that came from each part's sources, by its source map. */
function charactersOf(file, add) {
  const lines = readFileSync(join(dist, 'client', file), 'utf8').split('\n');
  const map = new TraceMap(readFileSync(join(dist, 'client', `${file}.map`), 'utf8'));
  for (const [index, segments] of decodedMappings(map).entries())
    for (const [at, [column, source]] of segments.entries()) {
      const part = source === undefined ? undefined : partOf(map.sources[source] ?? '');
      if (part) add(part, lines[index].slice(column, segments[at + 1]?.[0]));
    }
}

const compressed = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Brotli bytes of each part in the scripts every page starts with, and of all together. */
export function measurePlatform() {
  const { entry } = JSON.parse(readFileSync(join(dist, 'area.json'), 'utf8'));
  const texts = {};
  for (const file of entry)
    charactersOf(file, (part, text) => {
      texts[part] = (texts[part] ?? '') + text;
    });
  const rows = Object.entries(texts).map(([part, text]) => ({ part, bytes: text.length, brotli: compressed(text) }));
  const all = Object.values(texts).join('');
  return [...rows, { part: 'all', bytes: all.length, brotli: compressed(all) }];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = measurePlatform();
  const limit = Number(process.argv[process.argv.indexOf('--limit') + 1]) || 12_288;
  for (const { part, bytes, brotli } of rows)
    process.stdout.write(`${part.padEnd(10)} ${String(bytes).padStart(6)} bytes ${String(brotli).padStart(6)} compressed\n`);
  const all = rows.at(-1).brotli;
  if (all > limit) {
    process.stderr.write(`the platform's own code is ${all} bytes compressed, ${all - limit} more than the ${limit} it may be\n`);
    process.exitCode = 1;
  }
}
