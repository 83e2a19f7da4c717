import { expect, test } from '@jest/globals';
import { wordsOfSeries } from './series-size.ts';
import { Synonyms } from './synonyms.ts';

const straight = ['快插接头 直通', '等径快插接头 直通'];

test.each([
  ['6-01', '快插接头 直通 6 1/8in'],
  ['08-02s', '快插接头 直通 8 1/4in'],
  ['6-1/8', '快插接头 直通 6 1/8in'],
  ['6-g1/4', '快插接头 直通 6 1/4in'],
  ['4-m5', '快插接头 直通 4 m5'],
  ['801', '快插接头 直通 8 1/8in'],
  ['0802', '快插接头 直通 8 1/4in'],
  ['g1/8-6', '快插接头 直通 6 1/8in'],
  ['01-06s', '快插接头 直通 6 1/8in'],
  ['10-1/2', '快插接头 直通 10 1/2in'],
  ['8', '等径快插接头 直通 8'],
  ['06-00a', '等径快插接头 直通 6'],
  ['100', undefined],
  ['8x5', undefined],
])('a fitting of %s is a tube and a port', (rest, words) => expect(wordsOfSeries({ means: straight, rest })).toBe(words));

test.each([
  ['标准气缸', '50x75', '标准气缸 缸径50 行程75'],
  ['标准气缸', '50x75-s', '标准气缸 缸径50 行程75'],
  ['薄型气缸', '32-30d', '薄型气缸 缸径32 行程30'],
  ['标准气缸', '63', undefined],
])('a %s of %s is a bore and a stroke', (thing, rest, words) => expect(wordsOfSeries({ means: [thing], rest })).toBe(words));

test.each([
  ['3210', '交流接触器 32a'],
  ['-0910', '交流接触器 9a'],
  ['11511', '交流接触器 115a'],
  ['32m7', '交流接触器 32a'],
  ['-25', '交流接触器 25a'],
  ['6024', undefined],
])('a contactor of %s is its current', (rest, words) => expect(wordsOfSeries({ means: ['交流接触器'], rest })).toBe(words));

test.each([
  ['s-350-24', '开关电源', '350-24'],
  ['s-240-24', '开关电源', '240-24'],
  ['fr-d740-1.5k', '变频器', 'd740-1.5k'],
  ['cjx2-3210', '交流接触器', '3210'],
])('%s is of a series of %s, and %s is left', (number, thing, rest) => {
  const synonyms = new Synonyms([
    { kind: 'series', term: 'S-350-24', means: ['开关电源'] },
    { kind: 'series', term: 'S-240-', means: ['开关电源'] },
    { kind: 'series', term: 'FR-D740', means: ['变频器'] },
    { kind: 'series', term: 'CJX2', means: ['交流接触器'] },
  ]);
  expect(synonyms.series(number)).toEqual({ means: [thing], rest });
});
