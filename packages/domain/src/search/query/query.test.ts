import { describe, expect, test } from '@jest/globals';
import { aLanguage } from './a-language.ts';
import { asciiTokens } from './ascii-tokens.ts';
import { DocumentWords } from './document-words.ts';
import { interpret } from './interpret.ts';
import { normalise, runsOf } from './normalise.ts';
import { readPinyin } from './pinyin-query.ts';
import { Vocabulary } from './vocabulary.ts';

const words: [string, string, number][] = [
  ['内六角', 'nei liu jiao', 900],
  ['螺丝', 'luo si', 300],
  ['螺钉', 'luo ding', 1200],
  ['螺栓', 'luo shuan', 1500],
  ['螺丝刀', 'luo si dao', 80],
  ['不锈钢', 'bu xiu gang', 4000],
  ['深沟球', 'shen gou qiu', 600],
  ['轴承', 'zhou cheng', 3000],
  ['设备', 'she bei', 5],
  ['游标卡尺', 'you biao ka chi', 60],
  ['m8', '', 500],
  ['m8x30', '', 60],
  ['m80', '', 2],
  ['6204', '', 40],
  ['2rs', '', 80],
  ['2rs1', '', 30],
  ['304', '', 2000],
  ['nordkamm', '', 300],
  ['gb', '', 9000],
  ['70.1', '', 800],
];
const language = aLanguage(words.map(([word, reading]) => [word, reading]));
const vocabulary = new Vocabulary(
  words.map(([word, pinyin, df]) => ({ word, pinyin, df })),
  language,
);
const groupsOf = (keyword: string) => interpret(keyword, vocabulary).groups.map(({ words: found, partNumber }) => partNumber ?? found);

describe('text', () => {
  test.each([
    ['Ｍ８×30', 'm8x30'],
    ['M8 * 30', 'm8x30'],
    ['20×47×14', '20x47x14'],
    ['长 30  mm', '长 30mm'],
    ['6204-2RS1', '6204-2rs1'],
    ['m8*30', 'm8x30'],
    ['M8 X 30', 'm8x30'],
    ['ｍ８＊３０', 'm8x30'],
    ['２０×４７×１４', '20x47x14'],
    ['5 x 20 x 30', '5x20x30'],
    ['30 MPa', '30mpa'],
    ['30 meters', '30 meters'],
    ['\u3000轴承\t6204 \n', '轴承 6204'],
    ['ＳＫＦ　６２０４／２ＲＳ１', 'skf 6204/2rs1'],
    ['㎜', 'mm'],
    ['max 3', 'max 3'],
    ['', ''],
  ])('%s is searched as %s', (typed, searched) => expect(normalise(typed)).toBe(searched));

  test('is cut where letters and Han meet', () => {
    expect(runsOf(normalise('304不锈钢 M8×30')).map(({ text }) => text)).toEqual(['304', '不锈钢', 'm8x30']);
    expect(runsOf(normalise('SKF深沟球轴承6204-2RS1（进口）'))).toEqual([
      { kind: 'ascii', text: 'skf' },
      { kind: 'han', text: '深沟球轴承' },
      { kind: 'ascii', text: '6204-2rs1' },
      { kind: 'han', text: '进口' },
    ]);
  });

  test('signs, pictures and other scripts carry no meaning', () => {
    expect(runsOf(normalise('！？…—— 🔩 ()[]"\'; -- <script>'))).toEqual([{ kind: 'ascii', text: 'script' }]);
    expect(runsOf(normalise('ボルト'))).toEqual([]);
  });

  test('a part is found by its whole, its pieces and its thread', () => {
    expect(asciiTokens('6204-2rs1')).toEqual(['6204-2rs1', '62042rs1', '6204', '2rs1']);
    expect(asciiTokens('m8x30')).toEqual(['m8x30', 'm8']);
    expect(asciiTokens('20x47x14')).toEqual(['20x47x14', '20', '47', '14']);
    expect(asciiTokens('70.1')).toEqual(['70.1']);
    expect(asciiTokens('30mm')).toEqual(['30mm', '30']);
    expect(asciiTokens('din912-m6x20')).toEqual(['din912-m6x20', 'din912m6x20', 'din912', 'm6x20', 'm6']);
  });
});

describe('what a buyer means', () => {
  test('words as they are', () => expect(groupsOf('内六角 m8x30')).toEqual([['内六角'], ['m8x30']]));
  test('a size goes on at a border only: 2rs finds 2rs1, m8 never m80', () => {
    expect(groupsOf('6204 2rs')).toEqual([['6204'], ['2rs', '2rs1']]);
    expect(groupsOf('m8')).toEqual([['m8']]);
  });
  test('pinyin, whole or unfinished or initials', () => {
    expect(groupsOf('neiliujiao')).toEqual([['内六角']]);
    expect(groupsOf('neiliuj')).toEqual([['内六角']]);
    expect(groupsOf('neiliujiaoluosi')[1]).toContain('螺丝');
    expect(readPinyin('nljls', vocabulary)?.[0]).toEqual(['内六角']);
    expect(readPinyin('nljls', vocabulary)?.[1]).toContain('螺栓');
  });
  test('a homophone, and the buyer is told', () => {
    expect(interpret('不锈刚螺丝', vocabulary)).toMatchObject({ corrected: '不锈钢 螺丝', isComplete: true });
    expect(groupsOf('不锈刚螺丝')).toEqual([['不锈钢'], ['螺丝', '螺钉', '螺栓']]);
    expect(groupsOf('深勾球轴承')).toEqual([['深沟球'], ['轴承']]);
  });
  test('one wrong character or letter', () => {
    expect(groupsOf('游标卡凡')).toEqual([['游标卡尺']]);
    expect(groupsOf('nordkam')).toEqual([['nordkamm']]);
  });
  test('letters and digits without a blank', () => {
    expect(groupsOf('gb70.1')).toEqual([['gb'], ['70.1']]);
    expect(interpret('skf6204', vocabulary)).toMatchObject({ groups: [{ words: ['6204'] }], isComplete: false });
  });
  test('a question’s small words are no products', () => {
    expect(groupsOf('M8x30 304内六角螺钉有货吗')).toEqual([['m8x30'], ['304'], ['内六角'], ['螺钉', '螺丝']]);
  });
  test('however a size is written, it is one word', () => {
    for (const written of ['M8×30', 'm8*30', 'M8x30', 'M8 X 30', 'Ｍ８×３０']) expect(groupsOf(written)).toEqual([['m8x30']]);
  });
  test('a part number in its pieces: 6204-2RS1', () => {
    expect(groupsOf('6204-2RS1')).toEqual([['6204'], ['2rs1']]);
    expect(groupsOf('６２０４－２ＲＳ')).toEqual([['6204'], ['2rs', '2rs1']]);
  });
  test('a bare number is a size where one is known', () => expect(groupsOf('螺栓 8')).toEqual([['螺栓', '螺丝'], ['m8']]));
  test('a size nobody has is at least its thread', () => {
    expect(interpret('m8x33', vocabulary)).toMatchObject({ groups: [{ words: ['m8'] }], isComplete: false });
  });
  test('Han and letters without a blank', () => expect(groupsOf('不锈钢m8x30螺栓')).toEqual([['不锈钢'], ['m8x30'], ['螺栓', '螺丝']]));
  test('said twice counts once', () => expect(groupsOf('轴承轴承 轴承')).toEqual([['轴承']]));
  test('what no word explains may be a part number', () => expect(groupsOf('内六角 zx-9917')).toEqual([['内六角'], 'zx-9917']));
  test('nonsense is told apart', () => {
    expect(interpret('鱻鱻', vocabulary)).toEqual({ groups: [], isComplete: false, corrected: '' });
    for (const empty of ['', '   ', '？！', '的了吗', '🔩'])
      expect(interpret(empty, vocabulary)).toEqual({ groups: [], isComplete: true, corrected: '' });
    expect(groupsOf("'; drop table sku; --")).not.toContainEqual(expect.arrayContaining(['轴承']));
  });
});

test('a query is understood in far less than a millisecond', () => {
  const queries = ['不锈刚螺丝', 'neiliujiaoluosi', 'nljls', 'skf6204', 'M8x30 304内六角螺钉有货吗'];
  for (const query of queries) interpret(query, vocabulary);
  const start = performance.now();
  for (let i = 0; i < 200; i += 1) interpret(queries[i % queries.length]!, vocabulary);
  expect((performance.now() - start) / 200).toBeLessThan(2);
});

test('huge input is understood in no time, whatever it is made of', () => {
  const start = performance.now();
  for (const piece of ['a', '1', 'nljls', '螺', '不锈刚', 'm8x', '6204-', '-', ' ', '\u{1F529}']) interpret(piece.repeat(2000), vocabulary);
  expect(performance.now() - start).toBeLessThan(2000);
});

describe('the words a document is found by', () => {
  const documents = new DocumentWords(['丁腈手套'], language);
  test('sizes and part numbers whole and in pieces, Han in every word it is made of', () => {
    expect(documents.of('内六角圆柱头螺钉 M8×30')).toEqual(['内六角', '圆柱头', '螺钉', 'm8x30', 'm8']);
    expect(documents.of('丁腈手套')).toContain('手套');
  });
  test('a word across two others is none', () => expect(documents.of('扳手套装')).not.toContain('手套'));
  test('what a query asks for, its document has', () => {
    const name = '深沟球轴承 6204-2RS1 304不锈钢';
    const found = new Set(documents.of(name));
    for (const { words: any } of interpret(name, vocabulary).groups) expect(any.some((word) => found.has(word))).toBe(true);
  });
  test('nothing has no words', () => expect(documents.of(' ！？ ')).toEqual([]));
});
