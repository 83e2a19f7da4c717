import { describe, expect, test } from '@jest/globals';
import { powerOfGrowth, tooSteep } from '@mall/build-config/growth';
import { aLexicon } from './a-lexicon.ts';
import { readPinyin } from './pinyin-query.ts';
import { understand, withCommonKind } from './understand.ts';

const lexicon = aLexicon();
const { assortment, vocabulary } = lexicon;
const meant = (keyword: string) => understand(keyword, lexicon);
const nounsOf = (keyword: string) => [...(meant(keyword).noun?.types.keys() ?? [])].map((id) => assortment.type(id)!.pieces[0]!);
/** What each part is: words as they are, values by their text, neighbours behind a ~. */
const partsOf = (keyword: string) =>
  meant(keyword).parts.map(({ any, sizes }) =>
    any.length > 0
      ? any
          .map((clause) =>
            clause
              .map((some) => some.map((one) => (typeof one === 'number' ? (assortment.value(one)?.value ?? `#${one}`) : one)).join('|'))
              .join('+'),
          )
          .join(' or ')
      : `~${sizes[0]!.near.map(({ value }) => value).join()}`,
  );

describe('the noun says what kind of thing is wanted', () => {
  test.each([
    ['螺栓 m8', ['外六角螺栓']],
    ['内六角螺钉', ['内六角圆柱头螺钉']],
    ['螺丝', ['内六角圆柱头螺钉', '外六角螺栓']],
    ['ball valve DN15', ['二片式球阀']],
    ['bearings', ['深沟球轴承']],
    ['bearring', ['深沟球轴承']],
    ['zhoucheng', ['深沟球轴承']],
    ['zhou cheng', ['深沟球轴承']],
    ['tong bu dai 5M', ['同步带']],
    ['麻钻花', ['麻花钻']],
    ['球阀子', ['二片式球阀']],
    ['内六球阀', ['二片式球阀']],
    ['手套 丁晴', ['丁腈手套']],
    ['球伐', ['二片式球阀']],
    ['牛油枪', ['黄油枪']],
    ['timming belt', ['同步带']],
    ['DIN 912', ['内六角圆柱头螺钉']],
    ['承轴 6204', ['深沟球轴承']],
    ['断路路器 3P', ['微型断路器']],
  ])('%s', (keyword, nouns) => expect(nounsOf(keyword)).toEqual(nouns));
  test('one character alone begins a word', () => {
    expect(nounsOf('麻')).toEqual(['麻花钻']);
    expect(nounsOf('麻 304')).toEqual([]);
    expect(meant('鱻').unknown).toEqual(['鱻']);
  });
  test('one character that other words follow is no noun', () => {
    expect(nounsOf('同步 带')).toEqual(['同步带']);
    expect(nounsOf('带不锈钢')).toEqual([]);
  });
  test('a letter wrong in a term of several words is said', () => {
    expect(meant('timming belt').corrected).toBe('同步带');
    expect(meant('timing belt').corrected).toBe('');
    expect(meant('timming chair').noun).toBeUndefined();
  });
  test('a character beside the noun says which of its things is meant', () => {
    const fitOf = (keyword: string, name: string) =>
      [...meant(keyword).noun!.types].find(([id]) => assortment.type(id)!.pieces[0] === name)![1];
    expect(fitOf('外螺丝', '外六角螺栓')).toBeGreaterThan(fitOf('螺丝', '外六角螺栓'));
    expect(fitOf('外螺丝', '内六角圆柱头螺钉')).toBe(fitOf('螺丝', '内六角圆柱头螺钉'));
  });
  test('螺丝 is no screwdriver', () => expect(nounsOf('螺丝')).not.toContain('螺丝刀'));
  test('what is no thing that is sold has no noun', () => {
    expect(meant('洗衣机')).toMatchObject({ noun: undefined, unknown: ['洗衣机'] });
    expect(meant('轴承加热器')).toMatchObject({ noun: undefined });
  });
});

describe('numbers get their meaning by the noun', () => {
  test.each([
    ['麻花钻 6.5', ['~6.4 mm,6.6 mm']],
    ['6.4的麻花钻', ['6.4 mm']],
    ['内六角螺钉 m8*30', ['内六角', 'M8+30 mm']],
    ['螺钉 M8 30', ['M8 or m8', '30 mm']],
    ['轴承 20*47*14', ['20 mm+47 mm+14 mm']],
    ['轴承 20 47 14', ['20 mm+47 mm+14 mm']],
    ['轴承 内径20', ['20 mm']],
    ['1/2寸 球阀', ['G1/2']],
    ['4分球阀', ['DN15']],
    ['球阀 G1', ['G1']],
    ['接触器 220v', ['AC220V']],
    ['接触器 24V 32A', ['DC24V', '32 A']],
    ['断路器 3P C63A', ['3P', 'C型', '63 A']],
    ['同步带 5M', ['HTD5M']],
    ['接触器 10A', ['~9 A']],
  ])('%s', (keyword, parts) => expect(partsOf(keyword).toSorted()).toEqual(parts.toSorted()));
  test.each([
    ['接触器 11A', ['~9 A']],
    ['轴承 21x46x14', ['~20 mm,25 mm', '~47 mm', '14 mm']],
    ['轴承 QX20x47x14', ['20 mm+47 mm+14 mm']],
    ['GB70.1-M8x30', ['GB/T 70.1', 'M8+30 mm']],
    ['内六角螺钉 M8x33', ['M8', '~30 mm,35 mm', '内六角']],
    ['轴承 6204 zz', ['6204', '2z']],
  ])('%s: its neighbours are of its kind', (keyword, parts) => expect(partsOf(keyword).toSorted()).toEqual(parts.toSorted()));
  test('a size alone is of what it is commonest of', () => {
    const { noun } = withCommonKind('20x47x14', meant('20x47x14'), lexicon);
    expect([...noun!.types.keys()].map((id) => assortment.type(id)!.pieces[0])).toEqual(['深沟球轴承']);
  });
  test('a model has no neighbours', () => expect(meant('球阀 6207')).toMatchObject({ unread: ['6207'] }));
  test('but a bearing has those of its own series', () =>
    expect(meant('轴承 6207').parts[0]?.sizes[0]?.near.map(({ value }) => value)).toEqual(['6205']));
  test('digits stand for words: 内6角', () => expect(nounsOf('内6角螺钉')).toEqual(['内六角圆柱头螺钉']));
});

describe('other parts', () => {
  test('a standard is any that describes the same', () => expect(partsOf('ISO 4762 螺钉')).toEqual(['GB/T 70.1']));
  test('a brand is who made it, one that is not sold is told', () => {
    expect(meant('nordkam 螺钉')).toMatchObject({ parts: [{ kind: 'brand' }], corrected: 'nordkamm 螺钉' });
    expect(meant('SKF 轴承')).toMatchObject({ otherBrands: ['skf'], unknown: [], parts: [] });
  });
  test('the ending of a part number has other spellings', () => expect(partsOf('6204zz 轴承')).toContain('2z'));
  test('a series’ letters abbreviate nothing', () => expect(meant('CDJ2B16')).toMatchObject({ noun: undefined, unread: ['cdj2b16'] }));
  test('a homophone, and the buyer is told', () =>
    expect(meant('不锈刚螺丝')).toMatchObject({ corrected: '不锈钢 螺丝', noun: { shown: '螺丝' } }));
  test('what looks alike', () => expect(meant('生科带')).toMatchObject({ corrected: '生料带' }));
  test('pinyin: whole, unfinished, initials, mixed', () => {
    for (const letters of ['neiliujiao', 'neiliuj', 'nlj', 'neilj']) expect(readPinyin(letters, vocabulary)?.[0]).toEqual(['内六角']);
  });
  test('a question’s small words are none', () => expect(partsOf('M8螺钉有货吗')).toEqual(['M8 or m8']));
  test('said twice counts once', () => expect(meant('轴承轴承 轴承').parts).toHaveLength(1));
  test('nothing means nothing', () => {
    for (const empty of ['', '   ', '？！', '的了吗', '🔩'])
      expect(meant(empty)).toMatchObject({ noun: undefined, parts: [], unread: [], unknown: [] });
  });
});

test.each([
  'a',
  '1',
  'nljls',
  '螺',
  '不锈刚',
  '不锈刚螺丝',
  'm8x',
  '6204-',
  '-',
  ' ',
  '1/2寸',
  '(.*)+',
  '<b>',
  'din 912 ',
  'copy纸',
  '\u{1F529}',
])('a huge text of %s is understood in steps that grow no faster than it does', (piece) =>
  expect(powerOfGrowth((n) => understand(piece.repeat(n), lexicon), 500)).toBeLessThan(tooSteep),
);
