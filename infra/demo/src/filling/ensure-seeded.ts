import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Database } from '@mall/mall-api/filling';
import { seedSteps } from './seed-steps.ts';

/**
 * Sees to it that the mall has its content: at once when it is there, else by the seeding, which writes its progress to standard output.
 * @param signal ends the seeding; what it had committed by then stays, the rest is done at the next start
 */
export async function ensureSeeded({ sql }: Database, url: string, catalogueSize: number | undefined, signal: AbortSignal): Promise<void> {
  const rows = await sql<{ name: string }[]>`select name from seed_state`;
  if (seedSteps.every((step) => rows.some((row) => row.name === step))) return;
  const env = { ...process.env, DATABASE_URL: url, ...(catalogueSize === undefined ? {} : { MALL_CATALOGUE: String(catalogueSize) }) };
  const child = spawn(process.execPath, ['--max-semi-space-size=64', fileURLToPath(new URL('./run.ts', import.meta.url))], {
    env,
    stdio: 'inherit',
    signal,
    killSignal: 'SIGTERM',
  });
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', (code, killedBy) => {
      if (code === 0) resolve();
      else reject(new Error(`the mall could not be filled: the seeding ended with ${killedBy ?? code}`));
    });
  });
}
