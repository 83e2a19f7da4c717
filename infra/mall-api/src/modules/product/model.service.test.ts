import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { ModelFiles } from '@mall/part-models';
import { Overload } from '../../load/overload.ts';
import { downloadPasses, passSeconds } from './download-pass.ts';
import { keptFiles } from './kept-files.ts';
import { modelService } from './model.service.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'models-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const files: ModelFiles = { step: bytes('step'), stl: bytes('stl'), mesh: bytes('{}'), shaded: bytes('png'), thumb: bytes('png') };
const washer = (D: number) => ['flat-washer', { d: 8.4, D, s: 1.6 }] as const;
const always = () => true;
const aService = (model: () => Promise<ModelFiles | undefined>, where = join(folder, Math.random().toString(36).slice(2))) => {
  const made = jest.fn(model);
  const faults: unknown[] = [];
  const kept = keptFiles(where, 100, (error) => void faults.push(error));
  return {
    made,
    faults,
    where,
    models: modelService({ workshop: { model: made, dataSheet: async () => bytes('pdf') }, kept, patienceMs: 60_000 }),
  };
};

describe('models (rules drawing 5, 6)', () => {
  test('are made once, for all who ask at the same time and for who asks later', async () => {
    const { models, made, where } = aService(async () => files);
    const asked = await Promise.all((['step', 'stl', 'mesh', 'shaded'] as const).map((kind) => models.file(kind, ...washer(16), always)));
    expect(asked.map((one) => Buffer.from(one!).toString())).toEqual(['step', 'stl', '{}', 'png']);
    expect(made).toHaveBeenCalledTimes(1);
    const later = aService(async () => files, where);
    expect(Buffer.from((await later.models.file('step', ...washer(16), always))!).toString()).toBe('step');
    expect(later.made).not.toHaveBeenCalled();
  });

  test('fifty at once of different parts: one is made at a time, some wait, the others are told to come again', async () => {
    let [working, most] = [0, 0];
    const { models, made } = aService(async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setImmediate(resolve));
      working -= 1;
      return files;
    });
    const all = await Promise.allSettled(Array.from({ length: 50 }, (_, i) => models.file('stl', ...washer(16 + i), always)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(most).toBe(1);
    expect(refused.length).toBe(25);
    expect(refused.every((one) => one.reason instanceof Overload)).toBe(true);
    expect(made).toHaveBeenCalledTimes(25);
  });

  test('one that failed is refused without another try, and hinders no other', async () => {
    let fails = true;
    const { models, made } = aService(async () => {
      if (fails) throw new Error('kernel 4711');
      return files;
    });
    await expect(models.file('step', ...washer(16), always)).rejects.toThrow(Overload);
    fails = false;
    await expect(models.file('step', ...washer(16), always)).rejects.toThrow(Overload);
    expect(made).toHaveBeenCalledTimes(1);
    expect(await models.file('step', ...washer(17), always)).toBeDefined();
  });

  test('of a disk that takes nothing: they are made and answered, and the fault is heard of', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const { models, made, faults } = aService(async () => files, join(file, 'folder'));
    for (let i = 0; i < 2; i += 1) expect(await models.file('stl', ...washer(16), always)).toEqual(files.stl);
    expect(made).toHaveBeenCalledTimes(2);
    expect(faults.length).toBeGreaterThan(0);
  });

  test('who asked for too many new ones is refused; what is kept is still his', async () => {
    const { models } = aService(async () => files);
    await expect(models.file('stl', ...washer(16), () => false)).rejects.toThrow(Overload);
    await models.file('stl', ...washer(16), always);
    expect(await models.file('stl', ...washer(16), () => false)).toBeDefined();
  });

  test('of parts without a shape are none, and nobody is asked for one', async () => {
    const { models, made } = aService(async () => files);
    for (const [family, params] of [
      ['glove', { d: 8 }],
      ['__proto__', {}],
      ['flat-washer', { d: 1e9, D: 2e9, s: 1 }],
    ] as const)
      expect(await models.file('step', family, params, always)).toBeUndefined();
    expect(made).not.toHaveBeenCalled();
  });
});

test('kept files are at most so many, and the oldest go first', async () => {
  const where = join(folder, 'many');
  const kept = keptFiles(where, 10);
  for (let i = 0; i < 60; i += 1) await kept.write(`${String(i).padStart(2, '0')}.stl`, bytes('x'));
  await kept.sweep();
  const names = await readdir(where);
  expect(names.length).toBeLessThanOrEqual(20);
  expect(names).toContain('59.stl');
  expect(names.every((name) => /^\d\d\.stl$/.test(name))).toBe(true);
});

test('a pass opens for ten minutes, and only as it was given (rule drawing 4)', () => {
  const passes = downloadPasses(Buffer.alloc(32, 1));
  const now = Date.UTC(2026, 10, 22);
  const pass = passes.of(7, now);
  expect(passes.opens(pass, now)).toBe(true);
  expect(passes.opens(pass, now + (passSeconds + 1) * 1000)).toBe(false);
  const [, until, seal] = pass.split('.');
  for (const forged of ['', '7', `8.${until}.${seal}`, `7.${Number(until) + 600}.${seal}`, `7.${until}.`, `${pass}x`, '.'.repeat(10_000)])
    expect(passes.opens(forged, now)).toBe(false);
  expect(downloadPasses(Buffer.alloc(32, 2)).opens(pass, now)).toBe(false);
});
