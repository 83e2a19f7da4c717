import { expect, test } from '@jest/globals';
import { decideItemNo } from './index.ts';

test.each([
  ['  ＷＬ－００１２  ', 'WL-0012'],
  ['螺钉  M8', '螺钉 M8'],
  ['', ''],
  ['   ', ''],
])('%j is kept as %j', (typed, itemNo) => {
  expect(decideItemNo(typed)).toEqual({ ok: true, itemNo });
});

test.each(['x'.repeat(41), 'a\u0000b', 'a\u200bb', '\ud800'])('%j is refused', (typed) => {
  expect(decideItemNo(typed)).toEqual({ ok: false, reason: 'ITEM_NO_INVALID' });
});
