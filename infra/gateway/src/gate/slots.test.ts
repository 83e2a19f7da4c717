import { expect, test } from '@jest/globals';
import { aRelease } from '../testing/release.ts';
import { checkSlots } from './slots.ts';

const live = [
  aRelease('mf-search', { widgets: { 'search-box': './search-box.tsx' } }),
  aRelease('mf-new', { version: 'v0', widgets: { hints: './hints.tsx' } }),
];

test('a slot that another live area fills is refused, naming both', () => {
  const refusals = checkSlots(aRelease('mf-new', { widgets: { 'search-box': './mine.tsx' } }), live);
  expect(refusals).toMatchObject([
    { rule: 'slots', ours: 'mf-new@v1：search-box → ./mine.tsx', theirs: 'mf-search@v1：search-box → ./search-box.tsx' },
  ]);
});

test('a slot nobody else fills is free, and so is one it filled before', () => {
  expect(checkSlots(aRelease('mf-new', { widgets: { hints: './hints.tsx', 'order-note': './note.tsx' } }), live)).toEqual([]);
});
