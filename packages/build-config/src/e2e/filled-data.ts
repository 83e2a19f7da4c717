import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** What decides what a mall is filled with: who fills it, with which rules, into which tables. */
const fillers = ['infra/demo', 'infra/mall-api', 'packages/domain', 'packages/part-models', 'packages/api-contract'];
/** Orders and bills of the demo are dated from today. */
const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

function versionOf(root: string, size: string): string {
  const hash = createHash('sha256').update(`${size} ${today()}`);
  for (const folder of fillers)
    for (const file of globSync(`${folder}/{src,migrations,articles,media}/**/*.*`, { cwd: root }).sort())
      if (!/\.test\.tsx?$|\/testing\//.test(file)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Owners and rights go along: the database's folder is its own user's. */
const copy = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

/**
 * A fresh data folder of a mall with a small catalogue, filled as `npm start` fills an empty one. It is filled once for each day and version of what fills it; whoever
 * asks later gets a copy.
 * @param root of the mall's repository
 * @returns a folder of the caller's own, in the system's temporary one
 * @throws with what the filling said, when it fails
 */
export async function filledData(root: string, size: string): Promise<string> {
  const kept = join(root, 'node_modules/.cache/mall-site');
  const filled = join(kept, versionOf(root, size));
  const data = mkdtempSync(join(tmpdir(), 'mall-site-'));
  if (existsSync(filled)) {
    copy(filled, data);
    return data;
  }
  await fill(root, data, size);
  const coming = `${filled}.${process.pid}`;
  mkdirSync(coming, { recursive: true });
  copy(data, coming);
  for (const older of readdirSync(kept)) if (!older.includes('.')) rmSync(join(kept, older), { recursive: true, force: true });
  // Somebody else may have filled one meanwhile.
  if (existsSync(filled)) rmSync(coming, { recursive: true });
  else renameSync(coming, filled);
  return data;
}

async function fill(root: string, data: string, size: string): Promise<void> {
  const child = spawn(process.execPath, ['infra/demo/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      MALL_DATA: data,
      API_PORT: String(await freePort()),
      MALL_CATALOGUE: size,
      MALL_ADAPTERS: 'embedded',
      MALL_CONSOLE: 'on',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (text.includes('mall-api listens')) child.kill('SIGTERM');
    });
  const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error(`the mall could not be filled\n${said.slice(-4000)}`);
}
