import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'mall-bare-node-'));
afterAll(() => rmSync(folder, { recursive: true }));
const jest = join(import.meta.dirname, '../../bin/mall-jest.mjs');
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('tests in bare Node read as jest’s: rows, rejections awaited late or never, and failures under the usual heading', () => {
  write('package.json', '{"type":"module"}');
  write(
    'odd.test.ts',
    `import { describe, expect, test } from '@jest/globals';
    const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
    test.each([[1, 2], [3, 4]])('a row of %i', (one, next) => expect(next).toBe(one + 1));
    test('a refusal is looked at late', async () => {
      const refused = Promise.reject(new Error('no'));
      await moment();
      await expect(refused).rejects.toThrow('no');
    });
    test.skip('not now', () => expect(1).toBe(2));
    describe('a shelf', () => {
      test('a refusal is never looked at', async () => {
        void Promise.reject(new Error('lost'));
        await moment();
      });
      test('a wrong figure', () => expect(1).toBe(2));
    });`,
  );
  write('even.test.ts', "import { expect, test } from '@jest/globals';\ntest('goes on', () => expect(2).toBe(2));");
  const { status, stderr } = spawnSync(process.execPath, [jest], {
    cwd: folder,
    encoding: 'utf8',
  });
  const headings = stderr.split('\n').filter((line) => line.startsWith('  ● '));
  expect(headings).toEqual(['  ● a shelf › a refusal is never looked at', '  ● a shelf › a wrong figure']);
  expect(stderr).toContain('Error: lost');
  expect(stderr).toContain('Tests:       2 failed, 1 skipped, 4 passed, 7 total');
  expect(stderr).toContain('PASS ./even.test.ts');
  expect(status).toBe(1);
});

test('a worker that is slow to begin its first file still gets what it asks for', () => {
  write('package.json', '{"type":"module"}');
  for (const name of ['one', 'two', 'three'])
    write(`slow-start-${name}.test.ts`, "import { expect, test } from '@jest/globals';\ntest('goes on', () => expect(2).toBe(2));");
  // The first worker asks for its settings while the second, which has its file already, still loads what would listen for them.
  write(
    'slow.mjs',
    `import { registerHooks } from 'node:module';
    const load = (url, context, next) => {
      const loaded = next(url, context);
      if (!url.endsWith('/worker-runner.js')) return loaded;
      return { ...loaded, source: 'await new Promise((resolve) => setTimeout(resolve, 1500));' + loaded.source };
    };
    if (process.env.TINYPOOL_WORKER_ID === '2') registerHooks({ load });`,
  );
  const { status, stderr } = spawnSync(process.execPath, [jest, '--maxWorkers=2', 'slow-start'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--import ${join(folder, 'slow.mjs')}` },
    timeout: 30_000,
    killSignal: 'SIGKILL',
  });
  expect(stderr).toContain('Tests:       3 passed, 3 total');
  expect(status).toBe(0);
}, 60_000);

test('every file finds the page as if it were the first: what an earlier one left on it is gone, what a shared module asked for is asked again', () => {
  write('package.json', '{"type":"module"}');
  write('tidy.ts', "import { afterEach } from '@jest/globals';\nafterEach(() => void (document.body.textContent = ''));");
  const file = `/** @jest-environment jsdom */
    import { expect, jest, test } from '@jest/globals';
    import './tidy.ts';
    // Asks as @testing-library/react does.
    test('finds nothing', () => {
      expect([document.title, document.body.className, localStorage.length, location.pathname, document.cookie]).toEqual(['', '', 0, '/', '']);
      expect([innerWidth, 'left' in globalThis, window === globalThis, document.defaultView === window]).toEqual([1024, false, true, true]);
      expect(document.dispatchEvent(new Event('x'))).toBe(true);
      jest.spyOn(history, 'pushState').mockImplementation(() => {});
      Object.assign(globalThis, { left: 1, innerWidth: 390 });
      addEventListener('left', () => { throw new Error('an earlier file hears'); });
      document.title = document.cookie = 'left';
      document.body.className = 'left';
      localStorage.setItem('left', '1');
      history.replaceState(null, '', '/left');
      document.body.textContent = 'left';
    });
    test('after each test a shared module tidied up', () => expect(document.body.textContent).toBe(''));`;
  for (const name of ['one', 'two', 'three']) write(`page-${name}.test.ts`, file);
  const { status, stderr } = spawnSync(process.execPath, [jest, 'page-'], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('Tests:       6 passed, 6 total');
  expect(status).toBe(0);
});
