import { expect, test } from '@jest/globals';
import { aLanguage } from './a-language.ts';
import { withRightWords } from './right-words.ts';
import { Synonyms } from './synonyms.ts';
import { Vocabulary } from './vocabulary.ts';

const words = [
  'hex nut',
  'hex bolt',
  'grinding disc',
  'hydraulic hose',
  'o ring',
  'end mill',
  'tape measure',
  'taper roller bearing',
  'bench',
  'wrench',
  'label',
  'cable',
  'spring',
  'oring',
  'sprocket',
  'socket',
];
const synonyms = new Synonyms(words.map((term) => ({ kind: 'word', term, means: ['件'] })));
const vocabulary = new Vocabulary([{ word: 'm8', pinyin: '', df: 3 }], aLanguage([]));

test.each([
  ['hex nt m8', 'hex nut m8'],
  ['hxe bolt', 'hex bolt'],
  ['grinding dic', 'grinding disc'],
  ['hydralic hose', 'hydraulic hose'],
  ['o-rign 20x2', 'o ring 20x2'],
  ['ennd mill', 'end mill'],
  ['tpae measure', 'tape measure'],
])('%s is %s', (typed, right) => expect(withRightWords(typed, vocabulary, synonyms)).toBe(right));

test.each(['hex cap', 'taper pin', 'ball mill', 'm8 nut', 'o-seal'])('%s stays', (typed) =>
  expect(withRightWords(typed, vocabulary, synonyms)).toBe(typed),
);

test.each([
  ['wench', 'wrench'],
  ['lable', 'label'],
  ['sring', 'spring'],
  ['srocket', 'sprocket'],
])('of two words as near, %s is the likelier slip of %s', (typed, right) =>
  expect(vocabulary.nearestLetters(typed, synonyms.latinTerms)).toBe(right),
);
