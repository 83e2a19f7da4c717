import { expect, test } from '@jest/globals';
import { standardsIn } from './standards.ts';

test.each([
  ['din472-30', 'din472', '-30', undefined],
  ['gb/t893-30', 'gb893', '-30', undefined],
  ['gb894.1-25', 'gb894.1', '-25', undefined],
  ['gb3452.1-20x2.65', 'gb3452.1', '-20x2.65', undefined],
  ['gb/t3452.1-92x3.55', 'gb3452.1', '-92x3.55', undefined],
  ['gb5783-m8x30', 'gb5783', '-m8x30', undefined],
  ['din125-8', 'din125', '-8', undefined],
  ['din471-80', 'din471', '-80', undefined],
  ['din6885a-6x6x20', 'din6885', '-6x6x20', undefined],
  ['gb93-87 m8', 'gb93', ' m8', '87'],
  ['gb97.1-85-10', 'gb97.1', '-10', '85'],
  ['gb/t70.1-2008', 'gb70.1', '', undefined],
  ['din7504k st4.8x25', 'din7504', ' st4.8x25', undefined],
  ['din 7504 p 4.2x19', 'din7504', ' 4.2x19', undefined],
  ['din7504-n-st3.5x16', 'din7504', '-st3.5x16', undefined],
  ['din 7981 z 4.2x13', 'din7981', ' 4.2x13', undefined],
  ['gb/t845f十字', 'gb845', '十字', undefined],
  ['din125-a m8', 'din125', ' m8', undefined],
  ['din 912 m8', 'din912', ' m8', undefined],
  ['din933 m 8', 'din933', ' m 8', undefined],
  ['gb/t 893.1-1986', 'gb893.1', '', undefined],
])('%s is a standard, and what stands behind it a size or a year', (text, name, rest, year) => {
  const [found] = standardsIn(text);
  expect([found?.name, text.slice(found?.to), found?.year]).toEqual([name, rest, year]);
});
