import { expect, test } from '@jest/globals';
import { aLexicon } from './a-lexicon.ts';
import { type Candidate, orderHits } from './order-hits.ts';

const { vocabulary } = aLexicon();
const aHit = (skuId: number, changes: Partial<Candidate> = {}): Candidate => ({
  skuId,
  name: '恒螺 外六角螺栓 m8x30',
  part: 0,
  fit: 3,
  values: new Set<number>(),
  ...changes,
});
const order = (...hits: Candidate[]) => orderHits(hits, '螺栓', [], vocabulary);

test('what is delisted comes after all that can be bought, however well it fits, unless its very number was typed', () => {
  expect(order(aHit(1, { fit: 4, isDelisted: true }), aHit(2, { fit: 1 }))).toEqual([2, 1]);
  expect(order(aHit(1, { part: 2, isDelisted: true }), aHit(2))).toEqual([2, 1]);
  expect(order(aHit(1), aHit(2, { part: 3, isDelisted: true }))).toEqual([2, 1]);
});

test('in stock decides among equals, what sells best among those, and neither before a better fit', () => {
  expect(order(aHit(1), aHit(2, { isInStock: true }), aHit(3, { isInStock: true }))).toEqual([2, 3, 1]);
  expect(order(aHit(1, { isInStock: true }), aHit(2, { fit: 4 }))).toEqual([2, 1]);
});
