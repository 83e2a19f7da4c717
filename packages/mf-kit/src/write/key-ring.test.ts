import { expect, test } from '@jest/globals';
import { createKeyRing } from './key-ring.ts';

test('the same content keeps its key until an answer came, other content has its own', () => {
  const ring = createKeyRing();
  const key = ring.keyFor({ order: 1 });
  expect(ring.keyFor({ order: 1 })).toBe(key);
  expect(ring.keyFor({ order: 2 })).not.toBe(key);
  ring.settle({ order: 1 });
  expect(ring.keyFor({ order: 1 })).not.toBe(key);
});

test('a ring over a store finds its keys again after a reload', () => {
  const store = new Map<string, string>();
  expect(createKeyRing(store).keyFor('order')).toBe(createKeyRing(store).keyFor('order'));
});
