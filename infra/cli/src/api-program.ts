import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const api = '@mall/mall-api/package.json';

/**
 * Where a program of the mall's API is, which works on its database (accounts of staff, keys, backups). Where the API isn't installed, such as in an
 * area's own repository, there is none. They are its own: a command that isn't known here is looked for among its `programs`.
 */
export function apiProgram(command: string, from: string = import.meta.url): string | undefined {
  try {
    const manifest = createRequire(from).resolve(api);
    const { programs = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { programs?: Record<string, string> };
    const file = Object.hasOwn(programs, command) ? join(manifest, '..', programs[command]!) : '';
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Runs it in the place of this one, which passes on what would end it: it ends itself, after it has cleaned up. @returns its exit code */
export async function runProgram(file: string, argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--no-warnings', file, ...argv], { stdio: 'inherit', env });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, passOn);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    for (const signal of signals) process.off(signal, passOn);
  }
}
