import { spawn } from 'node:child_process';

const running = new Map();
/** Names of those that others ask until they have ended. */
const endingLast = new Set();
let stopping = false;

/** Ends a child whose parent is gone, however that ended. */
const withParent = ['--import', new URL('./with-parent.mjs', import.meta.url).href];
const firstPauseMs = 200;
const longestPauseMs = 10_000;
/** Who ran for so long before it died begins again with the first pause. */
const steadyMs = 20_000;

/**
 * Starts a long-lived process of Node's whose lines are shown under its name. While it was never up, its end ends all; once `keep` was called it is started
 * again when it dies, after pauses that grow. It doesn't outlive this process, however this one ends.
 * @param {string} name
 * @param {string[]} command
 * @param {{ env?: Record<string, string>, cwd?: string, onLine?: (line: string) => boolean | void, endsLast?: boolean }} options `onLine` returns true for a line that is shown;
 * `endsLast`: others ask it until they have ended, so it is told to end after them
 * @returns {{ keep: () => void }}
 */
export function keepRunning(name, [command, ...args], { env = {}, cwd = process.cwd(), onLine = () => true, endsLast = false } = {}) {
  let isKept = false;
  let pauseMs = firstPauseMs;
  const isNode = command === process.execPath;

  function launch() {
    const begun = Date.now();
    const child = spawn(command, [...(isNode ? withParent : []), ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.set(name, child);
    if (endsLast) endingLast.add(name);
    for (const stream of [child.stdout, child.stderr]) showLines(stream, onLine);
    child.on('exit', (code, signal) => {
      running.delete(name);
      if (stopping) return;
      const how = `${name} ended by itself (${signal ?? code})`;
      if (!isKept) {
        process.stderr.write(`${how}.\n`);
        void stopAll(1);
        return;
      }
      if (Date.now() - begun > steadyMs) pauseMs = firstPauseMs;
      process.stderr.write(`${how}; it starts again in ${pauseMs / 1000} s.\n`);
      setTimeout(() => stopping || launch(), pauseMs);
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    });
  }
  launch();
  return {
    keep() {
      isKept = true;
    },
  };
}

function showLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8').on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (onLine(line)) process.stdout.write(`${line}\n`);
  });
}

function endOf(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const ended = new Promise((resolve) => child.on('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** Asks processes to end and waits for them; one that does not end within 15 s is killed. */
async function end(children) {
  const late = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 15_000);
  await Promise.all(children.map(endOf));
  clearTimeout(late);
}

/** Ends every process, those that others ask last, so that what is under way is answered, and exits. */
export async function stopAll(code = 0) {
  if (stopping) return;
  stopping = true;
  const all = [...running];
  await end(all.filter(([name]) => !endingLast.has(name)).map(([, child]) => child));
  await end(all.filter(([name]) => endingLast.has(name)).map(([, child]) => child));
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
