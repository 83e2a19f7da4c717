import { convert, type QuantityName, quantities } from '../../content/calculators/index.ts';
import { knowledge, lacks, type Selection, type SelectionInput } from './selection.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[·.\s²/]/g, '')
    .replace('℃', 'c')
    .replace('℉', 'f');
/** What units are called beside their own sign. */
const others: Readonly<Record<string, string>> = {
  ...{
    毫米: 'mm',
    厘米: 'cm',
    米: 'm',
    英寸: 'in',
    寸: 'in',
    英尺: 'ft',
    兆帕: 'mpa',
    巴: 'bar',
    千帕: 'kpa',
    公斤压力: 'kgf',
    公斤: 'kgf',
    磅: 'psi',
  },
  ...{ 牛米: 'nm', 千瓦: 'kw', 瓦: 'w', 马力: 'ps', 匹: 'ps', 摄氏度: 'c', 度: 'c', 华氏度: 'f' },
};

/** One unit into another of the same quantity. */
export function conversion({ value, from, to }: SelectionInput): Selection {
  const title = '单位换算';
  if (value === undefined || !from) return lacks(title, ['value', '数值与单位']);
  if (!to) return lacks(title, ['to', '换算成什么单位']);
  const [a, b] = [from, to].map((unit) => others[unit] ?? plain(unit));
  for (const name of Object.keys(quantities) as QuantityName[]) {
    const units = Object.entries(quantities[name].units);
    const of = (wanted: string | undefined) => units.find(([key]) => plain(key) === wanted);
    const [one, other] = [of(a), of(b)];
    if (!one || !other) continue;
    const result = Number(convert(name, value, one[0], other[0])!.toPrecision(6));
    return {
      title,
      result: `${value} ${from} = ${result} ${to}`,
      missing: [],
      steps: [],
      keyword: '',
      notes: [],
      sources: [{ name: 'GB 3100-1993', url: '' }, knowledge('单位换算', 901)],
    };
  }
  return lacks(title, ['to', '同一种量的单位']);
}
