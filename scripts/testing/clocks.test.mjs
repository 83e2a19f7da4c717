import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { clocksIn } from './clocks.mjs';
import { filesOfRepository } from './files-of-repository.mjs';

/** What may all the same, and why. */
const allowed = {
  clock: {
    'infra/gateway/src/registry/uploads.test.ts': 'a date in the past',
    'infra/gateway/src/telemetry/forged-beacons.test.ts': 'a date in the past',
    'infra/workplace/src/queues/queues.test.tsx': 'a date in the past',
    'infra/mall-api/src/database/embedded-server.test.ts': 'what a refusal waits at least, never at most',
    'infra/mall-api/src/processes/order-desk/order-list.test.ts': 'measured where that is asked for',
    'packages/mf-kit/src/read/sign-seen.test.ts': 'the clock is the test’s own',
    'packages/mf-kit/src/read/use-call.sandboxed.test.tsx': 'at least, never at most',
    'shell/src/debug/host/faulty-fetch.test.ts': 'at least, never at most',
    'scripts/testing/processes.test.mjs': 'a limit far beyond, where the runner has none',
  },
  sleep: {
    'infra/mall-api/src/http/http.test.ts': 'work that takes a moment, so that two of it overlap',
    'packages/build-config/src/tests/runner.test.ts': 'a module that loads slowly',
  },
  start: {
    'infra/mall-api/src/backup.test.ts': 'it is lost with all it has',
    'infra/mall-api/src/database/embedded-server.test.ts': 'it is what is tested, and killed',
    'infra/mall-api/src/failover.test.ts': 'one is killed, the other takes over',
    'infra/mall-api/src/hanging-database.test.ts': 'its processes are stopped',
  },
};

const kindsOf = (text) => clocksIn(text).map(({ kind }) => kind);

test('elapsed time, sleeps, browsers and databases of its own are found; dates, waits for something and shared ones are none', () => {
  for (const text of [
    'expect(performance.now() - began).toBeLessThan(3000);',
    'while (Date.now() < end) await look();',
    'const took = Date.now() - began;',
  ])
    assert.deepEqual(kindsOf(text), ['clock']);
  for (const text of ['await new Promise((resolve) => setTimeout(resolve, 300));', 'await wait(500);', 'await browser.pause(200);'])
    assert.deepEqual(kindsOf(text), ['sleep']);
  for (const text of ["spawn('chromium', [])", 'await puppeteer.launch()', 'await anOwnServer(folder)', 'new EmbeddedPostgres({})'])
    assert.deepEqual(kindsOf(text), ['start']);
  for (const text of [
    'const old = links.of(file, Date.now() - 3_601_000);',
    'expect(expiresAt - Date.now()).toBeLessThanOrEqual(300_000);',
    'await new Promise((resolve) => setTimeout(resolve, 0));',
    'while (!isOver()) {\n  await wait(20);\n}',
    'const db = await testingDatabase();',
  ])
    assert.deepEqual(kindsOf(text), []);
});

test('no test depends on how fast the machine is, or starts what others share', () => {
  const tests = filesOfRepository().filter(
    (file) => /\.test\.(ts|tsx|mjs)$|\/e2e\/.*\.ts$/.test(file) && file !== 'scripts/testing/clocks.test.mjs',
  );
  assert.ok(tests.length > 700);
  const found = tests.flatMap((file) => clocksIn(readFileSync(file, 'utf8')).map(({ kind, line }) => ({ kind, file, line })));
  const refused = found.filter(({ kind, file }) => !allowed[kind][file]).map(({ kind, file, line }) => `${file}:${line} ${kind}`);
  assert.deepEqual(refused, [], 'count work, places or events instead; what measures belongs to bench/');
  const needed = new Set(found.map(({ kind, file }) => `${kind} ${file}`));
  const unneeded = Object.entries(allowed).flatMap(([kind, files]) => Object.keys(files).filter((file) => !needed.has(`${kind} ${file}`)));
  assert.deepEqual(unneeded, []);
});
