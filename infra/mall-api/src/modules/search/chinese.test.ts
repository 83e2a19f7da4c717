import { expect, test } from '@jest/globals';
import { DocumentWords, interpret, readPinyin, Vocabulary } from '@mall/domain/search/query';
import { chinese } from './chinese.ts';

const words = ['内六角', '螺丝', '螺钉', '螺栓', '螺丝刀', '不锈钢', '深沟球', '轴承', '游标卡尺'];
const sizes = ['m8', 'm8x30', '6204', '304'];
const vocabulary = new Vocabulary(
  [...words, ...sizes].map((word, index) => ({
    word,
    pinyin: words.includes(word) ? chinese.syllables(word).join(' ') : '',
    df: 1000 - index,
  })),
  chinese,
);
const groupsOf = (keyword: string) => interpret(keyword, vocabulary).groups.map(({ words: found }) => found[0]);

test('characters are read without tones', () => {
  expect(chinese.syllables('螺丝')).toEqual(['luo', 'si']);
  expect(chinese.syllables('')).toEqual([]);
});

test('homophones, pinyin and questions are understood with the real dictionaries', () => {
  expect(interpret('不锈刚螺丝', vocabulary)).toMatchObject({ corrected: '不锈钢 螺丝', isComplete: true });
  expect(groupsOf('深勾球轴承')).toEqual(['深沟球', '轴承']);
  expect(groupsOf('M8x30 304内六角螺钉有货吗')).toEqual(['m8x30', '304', '内六角', '螺钉']);
  expect(readPinyin('neiliujiaoluosi', vocabulary)?.[0]).toEqual(['内六角']);
  expect(groupsOf('游标卡凡')).toEqual(['游标卡尺']);
});

test('a document’s words are those of the general dictionary and the mall’s own, none across two others', () => {
  const documents = new DocumentWords(['丁腈手套'], chinese);
  expect(documents.of('深沟球轴承')).toEqual(expect.arrayContaining(['深沟球', '轴承']));
  expect(documents.of('丁腈手套')).toEqual(expect.arrayContaining(['丁腈', '手套']));
  expect(documents.of('扳手套装')).not.toContain('手套');
});

test('a query is understood in far less than a millisecond, the longest in little more', () => {
  const queries = ['不锈刚螺丝', 'neiliujiaoluosi', 'nljls', 'skf6204', 'M8x30 304内六角螺钉有货吗'];
  for (const query of queries) interpret(query, vocabulary);
  const start = performance.now();
  for (let i = 0; i < 200; i += 1) interpret(queries[i % queries.length]!, vocabulary);
  expect((performance.now() - start) / 200).toBeLessThan(2);
  for (const piece of ['不锈刚', '螺', '螺丝刀', 'nljls']) {
    const from = performance.now();
    interpret(piece.repeat(100).slice(0, 100), vocabulary);
    expect(performance.now() - from).toBeLessThan(250);
  }
});
