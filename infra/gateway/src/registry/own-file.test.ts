import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { adminToken, runnerKey } from './own-file.ts';

test('gateways that start at once on one folder have one administrator’s token, which only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-admin-'));
  const tokens = await Promise.all([adminToken(folder), adminToken(folder), adminToken(folder)]);
  expect(new Set([...tokens, await adminToken(folder)]).size).toBe(1);
  expect(tokens[0]).toMatch(/^mall_[\w-]{43}$/);
  expect((await stat(join(folder, 'admin-token'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});

test('they have one key of their machine, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-runner-'));
  const keys = await Promise.all([runnerKey(folder), runnerKey(folder)]);
  expect(new Set([...keys, await runnerKey(folder)]).size).toBe(1);
  expect(createPrivateKey(keys[0]!).asymmetricKeyType).toBe('ed25519');
  expect((await stat(join(folder, 'runner-key'))).mode & 0o777).toBe(0o600);
  await rm(folder, { recursive: true });
});
