import { expect, test } from '@jest/globals';
import { diverse } from './index.ts';

test('at first no more of one kind than said, the others fill up, nothing twice', () => {
  const kind = (name: string) => name[0];
  expect(diverse(['a1', 'a2', 'a3', 'b1', 'a4', 'c1'], kind, 2, 4)).toEqual(['a1', 'a2', 'b1', 'c1']);
  expect(diverse(['a1', 'a2', 'a3'], kind, 1, 10)).toEqual(['a1', 'a2', 'a3']);
  expect(diverse([], kind, 1, 10)).toEqual([]);
});
