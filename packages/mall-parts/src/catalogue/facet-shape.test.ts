import { expect, test } from '@jest/globals';
import { facetHeight, facetShape } from './facet-shape.ts';

const sizes = (count: number) => ['M2', 'M2.5', 'M3', 'M4', 'M5'].map((label) => ({ label, count, selected: false }));

test('short values stand in two columns where their counts leave room', () => {
  expect(facetShape(sizes(120), false).isPaired).toBe(true);
  expect(facetShape(sizes(120), true).isPaired).toBe(false);
  expect(facetShape(sizes(12_000), false).isPaired).toBe(false);
  expect(facetHeight(sizes(120), true, false)).toBeLessThan(facetHeight(sizes(120), true, true));
});
