import { expect, test } from '@jest/globals';
import { aLanguage } from './a-language.ts';
import { asciiTokens } from './ascii-tokens.ts';
import { Synonyms } from './synonyms.ts';
import { tokensOf } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

const names = ['lxk3-20s-t', 'bt40-er32-100', '4v210-08', 'hl-5030', 'e2e-x5me1', 'm8x30', 'ywz-150'];
const words = [...new Set(names.flatMap(asciiTokens))].map((word) => ({ word, pinyin: '', df: 5 }));
const vocabulary = new Vocabulary(words, aLanguage([]));
const synonyms = new Synonyms([
  { kind: 'series', term: 'HK', means: ['滚针轴承'] },
  { kind: 'series', term: 'UCP', means: ['带座轴承'] },
]);
const tokens = (text: string) => tokensOf(text, vocabulary, synonyms).map((token) => token.text);

test.each([
  ['lxk3 20s/t', ['lxk320st']],
  ['LXK3 20S T 行程开关', ['lxk320st', '行程开关']],
  ['BT40 ER32 100', ['bt40er32100']],
  ['BT40_ER32_100', ['bt40_er32_100']],
  ['HL 5030', ['hl5030']],
  ['YWZ 150', ['ywz150']],
  ['e2e x5me1', ['e2ex5me1']],
  ['hk 2020', ['hk2020']],
  ['UCP 218 轴承座', ['ucp218', '轴承座']],
])('%s is the model %j', (text, right) => {
  expect(tokens(text)).toEqual(right);
});

test.each([
  ['4v210 24v', ['4v210', '24v']],
  ['m8 30', ['m8', '30']],
  ['hl 开关 5030', ['hl', '开关', '5030']],
  ['ywz 127', ['ywz', '127']],
  ['hk 304', ['hk', '304']],
  ['hk 8', ['hk', '8']],
])('%s stays %j', (text, right) => {
  expect(tokens(text)).toEqual(right);
});
