import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../../../..');
/** What shows an instant to somebody: pages and their server builds, papers, mail. */
const sources = ['shell/src', 'mf-*/src', 'packages/{mall-parts,mf-kit,ui-kit}/src', 'infra/{console,desk,workplace,mall-api}/src'].flatMap(
  (folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$|\/testing\//.test(file)),
);

test('one second reads the same everywhere: only this noun puts an instant into words (rule order 29)', () => {
  const own =
    /\bIntl\.DateTimeFormat\b|\.toLocale(?:Date|Time)String\(|\bnew Date\([^)]*\)\.toLocaleString\(|\.get(?:Hours|Minutes|Seconds|Month)\(\)/;
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => own.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
