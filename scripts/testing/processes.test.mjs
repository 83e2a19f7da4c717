import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';

const folder = mkdtempSync(join(tmpdir(), 'mall-start-'));
const started = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** @returns {Promise<{ child: import('node:child_process').ChildProcess, said: () => string, isUp: boolean }>} once it is up or ended */
function start(port, data, starter = 'a-starter.mjs') {
  const child = spawn(process.execPath, [join(import.meta.dirname, starter), String(port), data], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        said += text;
        if (/^up$/m.test(said)) resolve({ child, said: () => said, isUp: true });
      });
    child.once('close', () => resolve({ child, said: () => said, isUp: false }));
  });
}

/** The part's process id, or undefined while nobody answers. */
const pidAt = (port) =>
  fetch(`http://127.0.0.1:${port}/`)
    .then(async (answer) => Number(await answer.text()))
    .catch(() => undefined);

async function until(holds) {
  for (const end = Date.now() + 120_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await holds()) return;
  assert.fail('it did not come to that');
}

test('a part that is killed is started again, and says so', async () => {
  const port = await freePort();
  const { said } = await start(port, join(folder, 'a'));
  const before = await pidAt(port);
  process.kill(before, 'SIGKILL');
  await until(async () => {
    const now = await pidAt(port);
    return now !== undefined && now !== before;
  });
  assert.match(said(), /part ended by itself \(SIGKILL\); it starts again in 0.2 s/);
});

test('a starter that is killed leaves nobody behind, and the next start takes over', async () => {
  const port = await freePort();
  const first = await start(port, join(folder, 'b'));
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const second = await start(port, join(folder, 'b'));
  assert.ok(second.isUp, second.said());
  assert.notEqual(await pidAt(port), undefined);
});

test('SIGTERM ends the part in front first: what it is being asked is answered, with the help of the one behind it', async () => {
  const { child, said } = await start(await freePort(), '', 'a-starter-of-two.mjs');
  const ended = once(child, 'exit');
  const port = child.spawnargs[2];
  const answer = fetch(`http://127.0.0.1:${port}/`).then((one) => one.text());
  await until(async () => /^asked$/m.test(said()));
  child.kill('SIGTERM');
  assert.equal(await answer, 'still here');
  assert.deepEqual(await ended, [0, null]);
});

test('a folder in use is refused before anything starts, with who uses it', async () => {
  const first = await start(await freePort(), join(folder, 'c'));
  const second = await start(await freePort(), join(folder, 'c'));
  assert.ok(!second.isUp);
  assert.match(second.said(), new RegExp(`already \\(process ${first.child.pid}\\)`));
});

test('a port in use is refused, with the setting that takes another', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  const { isUp, said } = await start(port, join(folder, 'd'));
  other.close();
  assert.ok(!isUp);
  assert.match(said(), new RegExp(`Port ${port} is in use by another program.*PORT=`));
});
