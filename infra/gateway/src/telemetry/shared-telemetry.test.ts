import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Trial } from '../registry/served.ts';
import { folderStorage } from '../registry/storage/folder.ts';
import { createSharedTelemetry } from './shared-telemetry.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-shared-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what was heard of a canary that is over is not held against the next of the same version, even when it is told later', async () => {
  const trial: Trial = { area: 'mf-test', canary: 'v2', stable: 'v1', since: '2026-01-01T00:00:00.000Z' };
  let served = [trial];
  const shared = createSharedTelemetry({ storage: folderStorage(folder), trials: () => served, onHarm: async () => {}, onFault: () => {} });
  try {
    const views = () => shared.figures().canaries['mf-test']?.canary;
    const hear = (id: string) =>
      shared.gather(
        { id, n: 0, at: Date.now() },
        id,
        { 'mf-test': { version: 'v2', views: 1, failedViews: 1, errors: 1 } },
        [],
        'snapshot',
      );
    hear('a-1');
    await shared.catchUp();
    expect(views()).toMatchObject({ views: 1, failed: 1 });
    hear('a-2');
    served = [];
    hear('a-3');
    served = [{ ...trial, since: '2026-01-02T00:00:00.000Z' }];
    hear('a-4');
    await shared.catchUp();
    expect(views()).toMatchObject({ views: 1, failed: 1 });
  } finally {
    await shared.close();
  }
});

test('what is being told just now is known: the same beacon again is not taken', async () => {
  const shared = createSharedTelemetry({ storage: folderStorage(folder), trials: () => [], onHarm: async () => {}, onFault: () => {} });
  try {
    const hear = () => shared.gather({ id: 'b', n: 0, at: Date.now() }, 'b', {}, [], 'snapshot');
    expect(hear()).toBe(true);
    const told = shared.catchUp();
    expect(hear()).toBe(false);
    await told;
    expect(hear()).toBe(false);
  } finally {
    await shared.close();
  }
});
