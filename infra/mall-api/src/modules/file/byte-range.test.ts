import { expect, test } from '@jest/globals';
import { byteRange } from './byte-range.ts';

test.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-9', { kind: 'part', from: 0, to: 9 }],
  ['bytes=90-', { kind: 'part', from: 90, to: 99 }],
  ['bytes=90-500', { kind: 'part', from: 90, to: 99 }],
  ['bytes=-10', { kind: 'part', from: 90, to: 99 }],
  ['bytes=-500', { kind: 'part', from: 0, to: 99 }],
  ['bytes=100-', { kind: 'outside' }],
  ['bytes=-0', { kind: 'outside' }],
  ['bytes=9-3', { kind: 'whole' }],
  ['bytes=0-1,5-6', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
  ['bytes=-', { kind: 'whole' }],
])('of 100 bytes %s asks for %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});
