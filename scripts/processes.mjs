import { spawn } from 'node:child_process';

const running = new Map();
let stopping = false;

/**
 * Starts a long-lived process whose lines are shown under its name; when one dies by itself, all are stopped.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, onLine?: (line: string) => boolean | void }} options `onLine` returns true for a line that is shown
 */
export function keepRunning(name, [command, ...args], { env = {}, cwd = process.cwd(), onLine = () => true } = {}) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.set(name, child);
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (onLine(line)) process.stdout.write(`${line}\n`);
    });
  }
  child.on('exit', (code, signal) => {
    running.delete(name);
    if (stopping) return;
    process.stderr.write(`${name} ended by itself (${signal ?? code}).\n`);
    void stopAll(1);
  });
  return child;
}

function endOf(child) {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** Asks every process to stop, waits for it, and exits; one that does not stop within 15 s is ended. */
export async function stopAll(code = 0) {
  if (stopping) return;
  stopping = true;
  const late = setTimeout(() => {
    for (const child of running.values()) child.kill('SIGKILL');
  }, 15_000);
  await Promise.all([...running.values()].map(endOf));
  clearTimeout(late);
  process.exit(code);
}

// npm ends the shell it started us in, but not us: a parent that is gone means the same as its signal.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && void stopAll(0), 500).unref();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));

/** Waits until an address answers with success. */
export async function untilReady(url, limitMs, patienceMs = 2000) {
  const end = Date.now() + limitMs;
  while (Date.now() < end) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Error(`${url} was not ready within ${limitMs / 1000} s`);
}

/** Runs a command to its end; rejects when it fails. */
export function runToEnd([command, ...args], { env = {}, onLine = () => true } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    running.set(`${command} ${args.join(' ')}`, child);
    let kept = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        kept += text;
        for (const line of text.split('\n')) if (line && onLine(line)) process.stdout.write(`${line}\n`);
      });
    child.on('exit', (code) => {
      running.delete(`${command} ${args.join(' ')}`);
      if (code === 0) resolve(kept);
      else if (!stopping) reject(new Error(`${command} ${args.join(' ')} failed\n${kept.slice(-6000)}`));
    });
  });
}
