import { readFileSync } from 'node:fs';

/** Who asks the API on behalf of people: screens, what they share, the gateway and the programs beside it. */
const asks = /^(mf-[a-z-]+|shell|packages\/(mall-parts|mf-kit)|infra\/(workplace|console|gateway|desk|cli))\/src\/.*\.tsx?$/;
const isTest = /\.(test|smoke|spec)\.tsx?$|\/testing\/|\/testing\.ts$/;

/**
 * Calls of the contract that nothing of ours makes.
 * @param files paths of the repository @param table the client's table, written by the contract's build
 * @returns `METHOD /api/…`, sorted
 */
export function unusedCalls(files, table = readFileSync('packages/api-sdk/src/calls.generated.ts', 'utf8')) {
  const sources = files
    .filter((file) => asks.test(file) && !isTest.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const found = [];
  const names = new Set(sources.match(/\b[a-z]\w+/g));
  for (const line of table.split('\n')) {
    const [, name, method, path] = /^ {4}(\w+): \["([A-Z]+)","([^"]+)"/.exec(line) ?? [];
    if (!name) continue;
    // By name through the client, or by address: files that are opened, and what the gateway asks.
    const address = path.replace(/\{.*$/, '');
    if (!names.has(name) && !sources.includes(address)) found.push(`${method} ${path}`);
  }
  return found.sort();
}
