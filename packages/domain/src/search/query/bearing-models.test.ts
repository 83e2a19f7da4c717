import { expect, test } from '@jest/globals';
import { aLanguage } from './a-language.ts';
import { Assortment, type SoldType } from './assortment.ts';
import { bearingsOfSeries, nearBearings } from './bearing-models.ts';
import { Synonyms } from './synonyms.ts';
import type { Lexicon } from './understand.ts';
import { Vocabulary } from './vocabulary.ts';

const sold: [string, string, string[]][] = [
  ['深沟球轴承', '型号', ['6204', '6219', '6220', '6224', '6320', '6321']],
  ['圆柱滚子轴承', '型号', ['206', '212', '305']],
  ['立式带座轴承', '规格号', ['205', '213']],
  ['圆锥滚子轴承', '型号', ['30212', '32220', '32010']],
  ['滚珠丝杠', '型号', ['6218']],
];
const values = sold.flatMap(([, key, models], type) => models.map((value, at) => ({ id: type * 100 + at, key, value })));
const types = sold.map(
  ([name], type): SoldType => ({
    id: type,
    categoryValue: type,
    pieces: [name],
    above: [],
    n: 9,
    values: values.filter(({ id }) => Math.floor(id / 100) === type).map(({ id }) => id),
  }),
);
const words = [
  '6204',
  '6219',
  '6220',
  '6224',
  '6320',
  '6321',
  'nu206e',
  'nu212e',
  'nj305e',
  'ucp205',
  'ucp213',
  '30212j2',
  '32220',
  '32010',
];
const vocabulary = new Vocabulary(
  words.map((word) => ({ word, pinyin: '', df: 4 })),
  aLanguage([]),
);
const lexicon: Lexicon = {
  vocabulary,
  synonyms: new Synonyms([]),
  assortment: new Assortment(
    types,
    values,
    (text) => [text],
    (id) => Math.floor(id / 100),
  ),
  brands: new Map(),
  standards: new Map(),
};
const nearOf = (text: string) =>
  nearBearings(text, types, lexicon)?.flatMap(({ sizes }) => sizes.flatMap(({ near }) => near.map(({ value }) => value)));

test.each([
  ['6221', ['6220', '6224']],
  ['6230', ['6224']],
  ['6322', ['6321']],
  ['nu208', ['206', '212']],
  ['nu226e', ['212']],
  ['ucp218', ['213']],
  ['30210', ['30212']],
  // Nobody sells a 330: another series with that bore.
  ['33020', ['32220']],
])('%s is its neighbours of the same series %j', (text, near) => expect(nearOf(text)).toEqual(near));

test.each(['6220', 'nu206', 'xy218', '8x30', '7', '51220', 'm8'])('%s has no such neighbours', (text) =>
  expect(nearOf(text)).toBeUndefined(),
);

test('a number of a series alone says which bearings it is of', () => {
  expect(bearingsOfSeries('6221', lexicon).map(({ pieces }) => pieces[0])).toEqual(['深沟球轴承']);
  expect(bearingsOfSeries('33020', lexicon)).toEqual([]);
});

test('the letters of a cylindrical bearing stay', () => {
  expect(nearBearings('nu208', types, lexicon)?.[0]?.any).toEqual([[['nu206e', 'nu212e']]]);
});
