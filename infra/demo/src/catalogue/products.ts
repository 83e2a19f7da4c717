import { brandById } from './brands.ts';
import type { Line } from './line.ts';
import { tradeTexts } from './texts.ts';
import type { Variant } from './variants.ts';

export interface ProductRow {
  id: number;
  categoryId: number;
  manufacturerId: number;
  name: string;
  series: string;
  family: string;
  description: { title: string; text: string }[];
  isNonStandard: boolean;
  options: { key: string; values: string[]; priceFactor: number[] }[] | null;
}

/** What separates one product of a brand and line from the next. */
export const productKey = (line: Line, variant: Variant) => (line.spu ?? []).map((key) => variant.text(key)).join(' ');

export function makeProduct(id: number, categoryId: number, line: Line, brandId: number, variant: Variant): ProductRow {
  const brand = brandById(brandId);
  const version = productKey(line, variant).replace(/—/g, '').replace(/\s+/g, ' ').trim();
  const name = `${line.title}${version ? ` ${version}` : ''}`;
  const facts = line.also.slice(0, 4).map(([key, value]) => `${key}：${value(variant)}`);
  const text = tradeTexts[line.trade];
  return {
    id,
    categoryId,
    manufacturerId: brandId,
    name: `${brand.zh} ${name}`,
    series: `${brand.code}-${line.family
      .split('-')
      .map((word) => word[0]?.toUpperCase())
      .join('')}${((line.title.length * 7 + id) % 90) + 10}系列`,
    family: line.family,
    description: [
      { title: '产品说明', text: `${brand.name}${name}，${brand.country}品牌。${facts.join('；')}。` },
      { title: '适用范围', text: text.use },
      { title: '选用提示', text: text.advice },
      { title: '包装与交付', text: `每${line.unit[1]}${line.unit[2]}${line.unit[0]}。随货提供送货单，可按需提供合格证与材质证明。` },
    ],
    isNonStandard: line.options !== undefined,
    options: line.options ?? null,
  };
}
