import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'mall-bare-node-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('tests in bare Node read as jest’s: rows, rejections awaited late or never, and failures under the usual heading', () => {
  write('package.json', '{"type":"module","testsRunIn":"bare-node"}');
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
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../bin/mall-jest.mjs')], {
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
