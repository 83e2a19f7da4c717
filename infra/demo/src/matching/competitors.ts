import type { Clerk } from './clerk.ts';
import type { SheetSku } from './sheets.ts';

/** A part as a maker that the mall doesn't sell would number it, from the makers' public catalogues; undefined where none is known for such things. */
export function competitorsNumber(
  { path, attributes }: SheetSku,
  { one }: Clerk,
): { brand: string; number: string; keys: string[] } | undefined {
  const of = (key: string) => attributes.find(([name]) => name === key)?.[1] ?? '';
  const category = path.split('/').at(-1) ?? '';
  const size = (key: string) => of(key).replace(/[^\d.]/g, '');
  if (/^6[023]系列深沟球轴承$/.test(category)) {
    const seal = of('密封形式').includes('2RS') ? 'RS' : of('密封形式').includes('2Z') ? 'Z' : '';
    const endings = {
      ...{ SKF: { RS: '-2RSH', Z: '-2Z', '': '' }, NSK: { RS: 'DDU', Z: 'ZZ', '': '' } },
      ...{ NTN: { RS: 'LLU', Z: 'ZZ', '': '' }, FAG: { RS: '-2RSR', Z: '-2ZR', '': '' } },
    };
    const brand = one(Object.keys(endings) as (keyof typeof endings)[]);
    const play = of('径向游隙');
    const number = `${of('型号')}${endings[brand][seal]}${play === 'CN' ? '' : `/${play}`}`;
    return { brand, number, keys: ['型号', '密封形式', '径向游隙'] };
  }
  if (category === '迷你气缸') return { brand: 'SMC', number: `CDJ2B${size('缸径')}-${size('行程')}`, keys: ['缸径', '行程'] };
  if (category === '标准气缸')
    return one([
      { brand: '亚德客', number: `SC${size('缸径')}x${size('行程')}`, keys: ['缸径', '行程'] },
      { brand: 'FESTO', number: `DSBC-${size('缸径')}-${size('行程')}`, keys: ['缸径', '行程'] },
    ]);
  if (category === '薄型气缸') return { brand: '亚德客', number: `SDA${size('缸径')}x${size('行程')}`, keys: ['缸径', '行程'] };
  if (category === '交流接触器') return { brand: '施耐德', number: `LC1D${size('额定电流').padStart(2, '0')}`, keys: ['额定电流'] };
  return undefined;
}

export const brandsNotSold = ['博世', 'SKF', '世达', 'SMC', '施耐德', '正泰', '3M', '乐泰', 'STANLEY', '牧田', '公牛', '霍尼韦尔'];
