import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const beginnings = [];

/** @param {(file: string) => void} act is done before a test file is loaded, with its path */
export const atEachFile = (act) => void beginnings.push(act);

/** A test file runs in its workspace's folder, as `npm test` there runs it. */
export function beginFile(url) {
  const file = fileURLToPath(url.split('?')[0]);
  let folder = dirname(file);
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  process.chdir(folder);
  count(file);
  for (const act of beginnings) act(file);
}

const { MALL_TEST_CPU: costs } = process.env;
const root = join(import.meta.dirname, '../../../..');
let counted;

/** Seconds of computing of this process and of those it started, ended and waited for; where the system tells. */
function computed() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0);
}

/** Adds a line with what the file before cost to the file that `MALL_TEST_CPU` names. */
function count(next) {
  if (!costs || !existsSync('/proc/self/stat')) return;
  const now = computed();
  if (counted) appendFileSync(costs, `${(now - counted.at).toFixed(2)} ${relative(root, counted.file)}\n`);
  else process.on('exit', () => count());
  counted = { at: now, file: next };
}
