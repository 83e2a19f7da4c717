import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';

export type WatchedProcess = ChildProcessByStdio<Writable, Readable, null>;

const pageBytes = 4096;
/** The clock of /proc: ticks a second. */
const ticks = 100;
const lookEachMs = 100;
/** After the pages that the mall serves. */
const behindOthers = 5;

export interface Watch {
  process: WatchedProcess;
  /** From now on it may compute for so long, and take so long on a busy machine; what takes longer is killed. Undefined: it rests. */
  allow(limits: { cpuMs: number; wallMs: number } | undefined): void;
}

/**
 * Starts a program that may be given anything: it may read files and load its libraries, and neither write, start programs nor see the environment. One that
 * takes more memory or time than it may is killed. Where the system doesn't tell what a process takes, its heap and the clock limit it.
 */
export function watchedProcess(program: string, memoryMb: number): Watch {
  const flags = [
    '--permission',
    '--allow-fs-read=*',
    '--allow-addons',
    '--max-old-space-size=256',
    '--max-semi-space-size=16',
    '--no-warnings',
  ];
  const child = spawn(process.execPath, [...flags, program], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] });
  child.on('error', () => undefined);
  child.stdin.on('error', () => undefined);
  let cpuAtMost = Infinity;
  let limit: NodeJS.Timeout | undefined;
  const kill = () => child.kill('SIGKILL');
  const watch = setInterval(() => {
    if (residentMb(child.pid) > memoryMb || cpuMs(child.pid) > cpuAtMost) kill();
  }, lookEachMs).unref();
  child.on('close', () => {
    clearInterval(watch);
    clearTimeout(limit);
  });
  if (child.pid) lower(child.pid);
  return {
    process: child,
    allow(limits) {
      clearTimeout(limit);
      cpuAtMost = limits ? cpuMs(child.pid) + limits.cpuMs : Infinity;
      limit = limits && setTimeout(kill, limits.wallMs);
    },
  };
}

function lower(pid: number) {
  try {
    setPriority(pid, behindOthers);
  } catch {
    // It has ended already.
  }
}

function told(pid: number | undefined, what: string): string {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch {
    return '';
  }
}

const residentMb = (pid: number | undefined) => (Number(told(pid, 'statm').split(' ')[1] ?? 0) * pageBytes) / 1024 / 1024;

/** Of all its threads. */
function cpuMs(pid: number | undefined): number {
  const fields = told(pid, 'stat').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / ticks) * 1000;
}
