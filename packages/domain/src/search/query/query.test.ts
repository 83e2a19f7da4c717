import { describe, expect, test } from '@jest/globals';
import { aLanguage } from './a-language.ts';
import { asciiTokens } from './ascii-tokens.ts';
import { DocumentWords } from './document-words.ts';
import { normalise, runsOf } from './normalise.ts';

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
    expect(runsOf(normalise('SKF深沟球轴承6204-2RS1（进口）'))).toMatchObject([
      { kind: 'ascii', text: 'skf' },
      { kind: 'han', text: '深沟球轴承' },
      { kind: 'ascii', text: '6204-2rs1' },
      { kind: 'han', text: '进口' },
    ]);
  });

  test('signs, pictures and other scripts carry no meaning', () => {
    expect(runsOf(normalise('！？…—— 🔩 ()[]"\'; -- <script>'))).toMatchObject([{ kind: 'ascii', text: 'script' }]);
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

describe('the words a document is found by', () => {
  const documents = new DocumentWords(['丁腈手套'], language);
  test('sizes and part numbers whole and in pieces, Han in every word it is made of', () => {
    expect(documents.of('内六角圆柱头螺钉 M8×30')).toEqual(['内六角', '圆柱头', '螺钉', 'm8x30', 'm8']);
    expect(documents.of('丁腈手套')).toContain('手套');
  });
  test('a word across two others is none', () => expect(documents.of('扳手套装')).not.toContain('手套'));
  test('nothing has no words', () => expect(documents.of(' ！？ ')).toEqual([]));
});
