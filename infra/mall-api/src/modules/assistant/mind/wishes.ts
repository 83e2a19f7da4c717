import type { Wish } from '@mall/api-contract/assistant';
import { bySize, isFitFor } from '@mall/domain/search/query';
import type { FacetGroup } from '../../search/search-engine.ts';
import type { WishKind } from '../reading/wish-words.ts';

const numbersOf = (value: string) => [...value.matchAll(/\d+(?:\.\d+)?/g)].map(([n]) => Number(n));
const lastNumber = (value: string) => numbersOf(value).at(-1) ?? Number.NaN;
const names: Record<WishKind, string> = {
  ...{
    precise: '精度高',
    cheap: '便宜',
    dear: '好一点',
    inStock: '现货',
    corrosion: '耐腐蚀',
    food: '食品级',
    oil: '耐油',
    heat: '耐高温',
    water: '防水',
    wear: '耐磨',
    most: '要大的',
    upTo: '价格以内',
    atLeast: '以上',
  },
};
/** Which attributes say whether a thing is fit for a wish; which of their values are, the search's synonyms say (rule search 63). */
const saidBy: Partial<Record<WishKind, RegExp>> = {
  corrosion: /材质|材料|表面处理|镀层|阀体|类型|外壳/,
  food: /材质|材料|类型|认证|等级|用途|颜色/,
  oil: /材质|材料|涂层|面料|内管|类型|鞋底|性能/,
  heat: /材质|材料|类型|涂层/,
  water: /防护等级|防水|IP/,
  wear: /材质|材料|涂层|类型/,
};
/** How a unit is written in the catalogue. */
const unitSigns: Readonly<Record<string, string>> = {
  ...{ 毫米: 'mm', 流明: 'lm', 瓦: 'W', 公斤: 'kg', 千瓦: 'kW', 伏: 'V', 吨: 't', 升: 'L', 米: 'm' },
};
/** Which attribute a wish for much of something is about. */
const measured: readonly [RegExp, RegExp][] = [
  [/亮|流明/, /光通量|流明|亮度|功率/],
  [/力矩|扭矩|扭力/, /扭矩|力矩/],
  [/流量/, /流量/],
  [/扬程/, /扬程/],
  [/压力/, /压力/],
  [/容量/, /容量|容积/],
  [/转速/, /转速/],
  [/推力|载荷|承重|吸力/, /推力|载荷|承重|吸力|吸附力|额定载重/],
  [/风量/, /风量/],
  [/续航/, /续航|电池容量/],
];
const accuracy = ['分辨率', '分度值', '分辨力', '精度', '测量精度', '示值误差', '精度等级'];
const temperature = /最高温度|适用温度|耐温|工作温度|使用温度/;

/**
 * A wish in the terms of what was found: which values of which attribute. Undefined where nothing of it says such a thing.
 * @param qualityOf the values that the search's synonyms say are fit for a wish
 */
export function wishIn(
  kind: WishKind,
  facets: readonly FacetGroup[],
  said: string,
  qualityOf: (wish: string) => readonly string[] | undefined,
): Wish | undefined {
  if (kind === 'cheap') return { key: '价格', values: [], words: '便宜 → 按价格从低到高' };
  if (kind === 'upTo') return { key: '价格', values: [`≤${lastNumber(said)}`], words: `${said} → 单价 ≤ ¥${lastNumber(said)}` };
  if (kind === 'dear') return { key: '价格', values: ['高'], words: '好一点 → 按价格从高到低' };
  if (kind === 'inStock') return { key: '现货', values: [], words: '现货' };
  const attributes = facets.filter((group) => group.kind === 'attribute');
  const wish = (key: string, values: readonly string[]): Wish => ({
    key,
    values: values.slice(0, 40),
    words: `${names[kind]} → ${key}：${values.slice(0, 3).join('、')}${values.length > 3 ? ' 等' : ''}`.slice(0, 60),
  });
  if (kind === 'atLeast') {
    const [, number = '', unit = ''] = /([\d.]+)\s*([^\d\s以或]+)/.exec(said) ?? [];
    const isOf = (value: string) =>
      value.toLowerCase().endsWith((unitSigns[unit] ?? unit).toLowerCase()) && Number.isFinite(lastNumber(value));
    const fits = (value: string) => isOf(value) && lastNumber(value) >= Number(number);
    // The attribute that most of its values are told in so.
    const counted = attributes.map(({ key, values }) => ({ key, all: values.map(({ value }) => value).filter(isOf) }));
    const group = counted.filter(({ all }) => all.some(fits)).toSorted((a, b) => b.all.length - a.all.length)[0];
    return group && { ...wish(group.key, group.all.filter(fits)), words: `${said} → ${group.key} ≥ ${number}${unit}`.slice(0, 60) };
  }
  if (kind === 'precise') {
    const group = accuracy.flatMap((key) => attributes.find((one) => one.key === key) ?? [])[0];
    if (!group) return undefined;
    const best = group.values.map(({ value }) => value).toSorted((a, b) => lastNumber(a) - lastNumber(b))[0];
    return best === undefined ? undefined : wish(group.key, [best]);
  }
  if (kind === 'most') {
    const meantBy = measured.find(([words]) => words.test(said))?.[1];
    const group = attributes.find(({ key, values }) => meantBy?.test(key) && values.length > 1);
    const all = bySize(group?.values.map(({ value }) => value) ?? [], (value) => value).filter((value) =>
      Number.isFinite(lastNumber(value)),
    );
    // The upper third: more of it than most have, and still some choice.
    return group && all.length > 1
      ? {
          ...wish(group.key, all.slice(-Math.ceil(all.length / 3)).toReversed()),
          words: `${said} → ${group.key}：${all.at(-1)} 等`.slice(0, 60),
        }
      : undefined;
  }
  if (kind === 'heat') {
    const group = attributes.find(({ key, values }) => temperature.test(key) && values.length > 1);
    const all = bySize(group?.values.map(({ value }) => value) ?? [], (value) => value);
    const most = Math.max(...all.map(lastNumber));
    if (group && Number.isFinite(most))
      return wish(
        group.key,
        all.filter((value) => lastNumber(value) >= Math.max(150, 0.8 * most) || lastNumber(value) === most),
      );
  }
  const keys = saidBy[kind];
  const means = qualityOf(names[kind]);
  if (!keys || !means) return undefined;
  const groups = attributes.filter(({ key }) => keys.test(key)).toSorted((a, b) => Number(/材/.test(b.key)) - Number(/材/.test(a.key)));
  for (const { key, values } of groups) {
    const fits = values.map(({ value }) => value).filter((value) => isFitFor(value, means));
    if (fits.length > 0) return wish(key, fits);
  }
  return undefined;
}

/** What is asked of the search for these wishes. */
export const filtersOf = (wishes: readonly Wish[]) => ({
  attributes: wishes.filter(({ key }) => key !== '价格').flatMap(({ key, values }) => values.map((value) => ({ key, value }))),
  inStock: wishes.some(({ key }) => key === '现货'),
});
export const sortOf = (wishes: readonly Wish[]) => {
  const price = wishes.find(({ key }) => key === '价格');
  return price ? (price.values.includes('高') ? 'priceDesc' : 'priceAsc') : 'relevance';
};
/** The most that it may cost, in fen. */
export const limitOf = (wishes: readonly Wish[]): number =>
  100 * Number(/^≤(\d+(?:\.\d+)?)$/.exec(wishes.find(({ key }) => key === '价格')?.values[0] ?? '')?.[1] ?? Number.POSITIVE_INFINITY);
