import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** The nearest folder above that is a repository of the mall; where there is none, the one mall was called in. */
function rootOf(folder: string): string {
  for (let at = folder, last = ''; at !== last; last = at, at = join(at, '..')) if (existsSync(join(at, 'turbo.json'))) return at;
  return folder;
}

const folder = process.cwd();
process.exitCode = await run(process.argv.slice(2), { folder, root: rootOf(folder) });
