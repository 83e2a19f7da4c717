import { rmSync, statSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { installationKey } from './installation-key.ts';

const dataFolder = await mkdtemp(join(tmpdir(), 'mall-key-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

test('without a setting the key is made once, for this user only; a setting is the same everywhere', () => {
  const made = installationKey({ key: undefined, dataFolder });
  expect(installationKey({ key: undefined, dataFolder })).toEqual(made);
  expect(statSync(join(dataFolder, 'installation.key')).mode & 0o777).toBe(0o600);
  const set = { key: 'a key of sixteen letters', dataFolder };
  expect(installationKey(set)).toEqual(installationKey({ ...set, dataFolder: '/nowhere' }));
  expect(installationKey(set)).not.toEqual(made);
});
