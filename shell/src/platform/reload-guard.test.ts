import { expect, test } from '@jest/globals';
import { isChunkFailure, mayReload } from './reload-guard.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

test('a script that does not come reloads the page once a minute, not more', () => {
  const kept = storage();
  const start = 1_800_000_000_000;
  expect([0, 1, 59_999, 60_000, 60_001].map((ms) => mayReload(kept, start + ms))).toEqual([true, false, false, true, false]);
});

test('without storage nothing reloads: it could go on for ever', () => {
  const forgetful = { getItem: () => null, setItem: () => {} };
  const forbidden = {
    getItem: (): string => {
      throw new Error('denied');
    },
    setItem: () => {},
  };
  expect([mayReload(forgetful), mayReload(forbidden)]).toEqual([false, false]);
});

test('only a failed chunk counts', () => {
  expect(isChunkFailure(Object.assign(new Error('x'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(new Error('Loading chunk region-picker failed.'))).toBe(true);
  expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkFailure('Loading chunk 3 failed')).toBe(false);
});
