import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { fitsPlatform, platformVersion } from './platform-version.ts';

test('the contract’s version is the package’s', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(platformVersion).toBe(version);
});

test.each([
  ['^1.0', '1.0.0', true],
  ['^1.0', '1.7.2', true],
  ['^1', '1.7.2', true],
  ['^1.3', '1.2.9', false],
  ['^1.3.4', '1.3.3', false],
  ['^1.3.4', '1.4.0', true],
  ['^1.0', '2.0.0', false],
  ['^2.0', '1.9.0', false],
  ['^0.1', '0.1.9', true],
  ['^0.1.3', '0.1.2', false],
  ['^0.1', '0.2.0', false],
  ['^0.1', '1.0.0', false],
  ['^0.1 || ^1.0', '1.0.0', true],
  ['', '1.0.0', false],
  ['latest', '1.0.0', false],
  ['>=1.0', '1.0.0', false],
])('an area built for %s on platform %s: %s', (range, version, fits) => {
  expect(fitsPlatform(range, version)).toBe(fits);
});
