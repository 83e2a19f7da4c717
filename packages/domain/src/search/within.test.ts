import { expect, test } from '@jest/globals';
import { asWithin } from './within.ts';

test('words within results are trimmed, each once, and at most five', () => {
  expect(asWithin([' 304 ', '', '304', '  ', 'M8'])).toEqual(['304', 'M8']);
  expect(asWithin(['1', '2', '3', '4', '5', '6'])).toHaveLength(5);
  expect(asWithin(['长'.repeat(80)])[0]).toHaveLength(50);
});
