import { aLanguage } from './a-language.ts';
import { Assortment, type SoldType } from './assortment.ts';
import type { SynonymEntry } from './synonyms.ts';
import { Synonyms } from './synonyms.ts';
import type { Lexicon } from './understand.ts';
import { Vocabulary } from './vocabulary.ts';

const words: [string, string, number][] = [
  ['内六角', 'nei liu jiao', 900],
  ['螺丝', 'luo si', 300],
  ['螺钉', 'luo ding', 1200],
  ['螺栓', 'luo shuan', 1500],
  ['螺丝刀', 'luo si dao', 80],
  ['麻花钻', 'ma hua zuan', 140],
  ['球阀', 'qiu fa', 90],
  ['同步带', 'tong bu dai', 90],
  ['接触器', 'jie chu qi', 90],
  ['交流', 'jiao liu', 90],
  ['断路器', 'duan lu qi', 100],
  ['不锈钢', 'bu xiu gang', 4000],
  ['深沟球', 'shen gou qiu', 600],
  ['轴承', 'zhou cheng', 3000],
  ['生料带', 'sheng liao dai', 60],
  ['带', 'dai', 60],
  ['丁腈', 'ding jing', 60],
  ['牛油', 'niu you', 0],
  ['黄油枪', 'huang you qiang', 40],
  ['手套', 'shou tao', 300],
  ['m8', '', 500],
  ['304', '', 2000],
  ['2rs', '', 80],
  ['2z', '', 80],
  ['nordkamm', '', 300],
];

const sizes: Record<string, Record<string, string[]>> = {
  '内六角圆柱头螺钉 螺钉': {
    螺纹规格: ['M6', 'M8', 'M10'],
    螺距: ['1 mm', '1.25 mm'],
    公称长度: ['20 mm', '30 mm', '35 mm'],
    执行标准: ['GB/T 70.1'],
  },
  外六角螺栓: { 螺纹规格: ['M8'], 公称长度: ['30 mm'] },
  麻花钻: { 直径: ['6 mm', '6.4 mm', '6.6 mm', '7 mm'], 刃长: ['57 mm'] },
  '二片式球阀 球阀': { 公称通径: ['DN15', 'DN25'], 接口螺纹: ['G1/2', 'G1'] },
  交流接触器: { 额定电流: ['9 A', '32 A'], 线圈电压: ['AC220V', 'DC24V'] },
  微型断路器: { 极数: ['1P', '3P'], 额定电流: ['50 A', '63 A'], 脱扣曲线: ['C型', 'D型'] },
  深沟球轴承: { 型号: ['6204', '6205'], 内径d: ['20 mm', '25 mm'], 外径D: ['47 mm', '52 mm'], 宽度B: ['14 mm', '15 mm'] },
  螺丝刀: { 杆长: ['100 mm'] },
  同步带: { 齿形: ['HTD3M', 'HTD5M'], 带宽: ['15 mm'] },
  黄油枪: {},
  丁腈手套: { 尺码: ['M', 'L'] },
};

const entries: SynonymEntry[] = [
  { kind: 'word', term: '螺丝', means: ['螺钉', '螺栓'] },
  { kind: 'word', term: '牛油', means: ['润滑脂', '黄油'] },
  { kind: 'word', term: '502胶水', means: ['瞬干胶'] },
  { kind: 'word', term: 'ball valve', means: ['球阀'] },
  { kind: 'word', term: 'bearing', means: ['轴承'] },
  { kind: 'word', term: 'timing belt', means: ['同步带'] },
  { kind: 'standard', term: 'GB/T 70.1', means: ['DIN 912', 'ISO 4762', '内六角圆柱头螺钉'] },
  { kind: 'code', term: '2z', means: ['zz'] },
  { kind: 'series', term: 'CDJ2B', means: ['迷你气缸'] },
  { kind: 'brand', term: 'SKF', means: [] },
];

/** Builder for tests: a small shop with screws, drills, valves, contactors and bearings. */
export function aLexicon(): Lexicon {
  const values = new Map<number, { id: number; key: string; value: string }>();
  const keys = new Map<string, number>();
  const types = Object.entries(sizes).map(([names, own], i): SoldType => {
    const ids = Object.entries(own).flatMap(([key, all]) => {
      if (!keys.has(key)) keys.set(key, keys.size + 3);
      return all.map((value) => {
        const known = [...values.values()].find((one) => one.key === key && one.value === value);
        if (known) return known.id;
        const id = keys.get(key)! * 100 + values.size;
        values.set(id, { id, key, value });
        return id;
      });
    });
    return { id: i + 1, categoryValue: i + 1, pieces: names.split(' '), above: [], n: 50, values: ids };
  });
  const synonyms = new Synonyms(entries);
  const language = aLanguage(words.map(([word, reading]) => [word, reading]));
  const vocabulary = new Vocabulary(
    words.map(([word, pinyin, df]) => ({ word, pinyin, df })),
    language,
  );
  const cut = (text: string) => vocabulary.cut(text);
  const idOf = (value: string) => [...values.values()].find((one) => one.value === value)!.id;
  return {
    vocabulary,
    synonyms,
    assortment: new Assortment(types, values.values(), cut, (id) => Math.floor(id / 100)),
    brands: new Map([['nordkamm', [1]]]),
    standards: new Map([['gb70.1', [idOf('GB/T 70.1')]]]),
  };
}
