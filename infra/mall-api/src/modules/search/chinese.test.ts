import { expect, test } from '@jest/globals';
import { powerOfGrowth, tooSteep } from '@mall/build-config/growth';
import { Assortment, DocumentWords, type Lexicon, readPinyin, Synonyms, understand, Vocabulary } from '@mall/domain/search/query';
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
const lexicon: Lexicon = {
  vocabulary,
  synonyms: new Synonyms([{ kind: 'word', term: '螺丝', means: ['螺钉'] }]),
  assortment: new Assortment(
    [{ id: 1, categoryValue: 1, pieces: ['内六角螺钉'], above: [], n: 9, values: [] }],
    [],
    (text) => vocabulary.cut(text),
    () => 3,
  ),
  brands: new Map(),
  standards: new Map(),
};
const wordsOf = (keyword: string) => understand(keyword, lexicon).parts.map(({ shown }) => shown);

test('characters are read without tones', () => {
  expect(chinese.syllables('螺丝')).toEqual(['luo', 'si']);
  expect(chinese.syllables('')).toEqual([]);
});

test('homophones, pinyin and questions are understood with the real dictionaries', () => {
  expect(understand('不锈刚螺丝', lexicon)).toMatchObject({ corrected: '不锈钢 螺丝', noun: { shown: '螺丝' }, unknown: [] });
  expect(wordsOf('深勾球轴承')).toEqual(['深沟球', '轴承']);
  expect(understand('M8x30 304内六角螺钉有货吗', lexicon)).toMatchObject({ noun: { shown: '内六角螺钉' } });
  expect(wordsOf('M8x30 304内六角螺钉有货吗')).toEqual(['m8x30', '304']);
  expect(readPinyin('neiliujiaoluosi', vocabulary)?.[0]).toEqual(['内六角']);
  expect(wordsOf('游标卡凡')).toEqual(['游标卡尺']);
});

test('a document’s words are those of the general dictionary and the mall’s own, none across two others', () => {
  const documents = new DocumentWords(['丁腈手套'], chinese);
  expect(documents.of('深沟球轴承')).toEqual(expect.arrayContaining(['深沟球', '轴承']));
  expect(documents.of('丁腈手套')).toEqual(expect.arrayContaining(['丁腈', '手套']));
  expect(documents.of('扳手套装')).not.toContain('手套');
});

test.each(['不锈刚', '不锈刚螺丝', '螺', '螺丝刀', 'nljls', 'neiliujiao'])(
  'a huge text of %s is understood in steps that grow no faster than it does',
  (piece) => expect(powerOfGrowth((n) => understand(piece.repeat(n), lexicon), 500)).toBeLessThan(tooSteep),
);
