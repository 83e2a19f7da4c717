import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Starts the mall on a port of its own and measures how long it takes until it is up. */
export async function startSite(port) {
  const started = performance.now();
  // A start changes nothing of what is live: what was built since would wait.
  rmSync(join(process.env.MALL_DATA ?? '.mall', 'registry'), { recursive: true, force: true });
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), API_PORT: String(port + 1) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  await new Promise((resolve, reject) => {
    let seen = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      seen += text;
      if (seen.includes('百工商城 is up')) resolve();
    });
    ended.then(() => reject(new Error(`the mall did not start\n${seen}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    startMs: performance.now() - started,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Resident memory in MB of a process' children, by what they run. Linux only; elsewhere empty. */
export function memoryOf(pid) {
  const sums = {};
  const parents = new Map();
  for (const name of processNames()) {
    const status = tryRead(`/proc/${name}/status`);
    const parent = /PPid:\s+(\d+)/.exec(status)?.[1];
    if (parent) parents.set(name, { parent, status, command: tryRead(`/proc/${name}/cmdline`).replaceAll('\0', ' ') });
  }
  const isBelow = (name) => {
    for (let at = name; at; at = parents.get(at)?.parent) if (at === String(pid)) return true;
    return false;
  };
  for (const [name, { status, command }] of parents) {
    if (!isBelow(name)) continue;
    const what = /(?:mall-api|demo)\/src\/main/.test(command)
      ? 'mall-api'
      : /gateway\/src\/(?:main|testing\/stand-gateway)/.test(command)
        ? 'gateway'
        : /--permission.*--input-type=module/.test(command)
          ? 'areas'
          : /postgres/.test(command)
            ? 'postgres'
            : undefined;
    // Shared pages of PostgreSQL's processes count once: proportional set size.
    const pss = /^Pss:\s+(\d+)/m.exec(tryRead(`/proc/${name}/smaps_rollup`))?.[1] ?? /VmRSS:\s+(\d+)/.exec(status)?.[1];
    if (what) sums[what] = Math.round(((sums[what] ?? 0) * 1024 + Number(pss ?? 0)) / 1024);
  }
  return sums;
}

const tickMs = 10;

/** CPU time in ms that a process and those it began have taken so far. Linux only; elsewhere NaN. */
export function cpuOf(pid) {
  const taken = new Map();
  for (const name of processNames()) {
    const stat = tryRead(`/proc/${name}/stat`);
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (parent) taken.set(name, { parent, ms: (Number(rest[9]) + Number(rest[10])) * tickMs });
  }
  const isBelow = (name) => {
    for (let at = name; at; at = taken.get(at)?.parent) if (at === String(pid)) return true;
    return false;
  };
  if (!taken.size) return Number.NaN;
  return [...taken].reduce((sum, [name, { ms }]) => (isBelow(name) ? sum + ms : sum), 0);
}

function processNames() {
  try {
    return readdirSync('/proc').filter((one) => /^\d+$/.test(one));
  } catch {
    return [];
  }
}

function tryRead(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The machine, so that figures of two machines are not compared. */
export const machine = () => {
  const model = /model name\s*:\s*(.+)/.exec(tryRead('/proc/cpuinfo'))?.[1] ?? process.arch;
  const cores = Number(spawnSync('nproc').stdout?.toString().trim() || 0);
  return { model, cores, node: process.version };
};
