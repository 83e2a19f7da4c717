import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Duplex } from 'node:stream';
import { childProgram } from './program.ts';

const flags = [
  // No file, program, worker or add-on. It leaves the network open, which the realm and the program close.
  '--permission',
  '--no-addons',
  '--disable-proto=delete',
  '--disallow-code-generation-from-strings',
  '--disable-sigusr1',
  // Without these one area held 294 MB.
  '--max-semi-space-size=4',
  '--max-old-space-size=96',
  '--v8-pool-size=1',
  '--no-warnings',
  '--input-type=module',
  '-',
];
/** The user that owns nothing. */
const nobody = 65_534;

let program: string | undefined;

/** A process with nothing of the gateway's: no environment, no file, and, where the gateway may choose, another user's. */
export function spawnProcess(): { child: ChildProcess; door: Duplex } {
  program ??= childProgram();
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  const child = spawn(process.execPath, flags, {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: { MALLOC_ARENA_MAX: '1' },
    cwd: '/',
    ...owner,
  });
  // One that could not start has no standard input to write to; its end is told by 'exit' or 'error'.
  child.stdin!.on('error', () => {});
  child.stdin!.end(program);
  return { child, door: child.stdio[3] as Duplex };
}

const pageBytes = 4096;

/** Bytes of memory that a process holds; undefined where the system doesn't tell (anything but Linux). No disk is read: the kernel writes it when it is asked. */
export function heldMemory(pid: number): number | undefined {
  try {
    const [, resident, shared] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ').map(Number);
    return (resident! - shared!) * pageBytes;
  } catch {
    return undefined;
  }
}

const tickMs = 10;

/** CPU time in ms that a process has taken so far; undefined where the system doesn't tell. */
export function usedCpu(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return (user! + system!) * tickMs;
  } catch {
    return undefined;
  }
}
