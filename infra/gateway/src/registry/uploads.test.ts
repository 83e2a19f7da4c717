import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aBuild } from '../testing/built-release.ts';
import { ReleaseStore } from './release-store.ts';
import { folderStorage } from './storage/folder.ts';
import type { RegistryStorage } from './storage/storage.ts';
import { abandonedMs, Uploads } from './uploads.ts';

let folder: string;
let storage: RegistryStorage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-uploads-'));
  storage = folderStorage(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const uploads = () => new Uploads(storage, new ReleaseStore(storage));
const later = (ms: number) => Date.now() + ms;
const publication = { at: '', who: 'test', how: 'upload' as const };

test('an upload nobody went on with for a day is removed; one that goes on stays', async () => {
  await uploads().put('mf-search', 'given-up', 'client/main.js', Buffer.from('a'));
  await uploads().put('mf-search', 'given-up', 'server.cjs', Buffer.from('b'));
  expect(await uploads().sweep(later(abandonedMs - 60_000))).toEqual([]);
  await storage.write('uploading/mf-search/given-up.txt', new Date(Date.now() - abandonedMs).toISOString());
  await uploads().put('mf-search', 'under-way', 'client/main.js', Buffer.from('a'));
  expect(await uploads().sweep(later(1000))).toEqual(['mf-search/given-up']);
  expect(await storage.list('uploads/')).toEqual(['uploads/mf-search/under-way/client/main.js']);
  expect(await storage.list('uploading/')).toEqual(['uploading/mf-search/under-way.txt']);
});

test('an upload that was begun before gateways kept notes has its day from now', async () => {
  await storage.write('uploads/mf-credit/old/client/main.js', 'x');
  expect(await uploads().sweep()).toEqual([]);
  expect(await uploads().sweep(later(abandonedMs + 1000))).toContain('mf-credit/old');
});

test('a published upload leaves nothing behind', async () => {
  const build = aBuild('mf-search', 'whole');
  const one = uploads();
  for (const [path, content] of build.files) await one.put('mf-search', 'whole', path, content);
  await one.finish('mf-search', 'whole', JSON.stringify(build.release), publication, async () => {});
  expect((await storage.list('upload')).filter((key) => key.includes('whole'))).toEqual([]);
});

test('a server build that was changed on the way, or whose checksum was not told, is refused', async () => {
  const build = aBuild('mf-search', 'changed');
  const one = uploads();
  for (const [path, content] of build.files) await one.put('mf-search', 'changed', path, content);
  await one.put('mf-search', 'changed', 'server.cjs', Buffer.from('process.exit()'));
  const finish = (release: object) => one.finish('mf-search', 'changed', JSON.stringify(release), publication, async () => {});
  await expect(finish(build.release)).rejects.toMatchObject({ code: 'INTEGRITY', message: expect.stringContaining('server.cjs') });
  const { server: _, ...untold } = build.release;
  await expect(finish(untold)).rejects.toMatchObject({ code: 'INTEGRITY', message: expect.stringContaining('sha384') });
});
