import { brandById } from './brands.ts';
import { textSeed } from './hash.ts';
import type { Line } from './line.ts';
import { sizesOf } from './sizes-text.ts';
import { textsOf } from './texts/index.ts';
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

/** The same as a buyer reads it: sizes with their names and units. */
function versionOf(line: Line, variant: Variant): string {
  const units = new Map(line.axes.flatMap(({ columns }) => columns.map(({ key, unit }) => [key, unit])));
  const words = (line.spu ?? []).map((key) => (units.get(key) ? `${key}${variant.text(key)} ${units.get(key)}` : variant.text(key)));
  return words.join(' ').replace(/—/g, '').replace(/\s+/g, ' ').trim();
}

/**
 * One product of a brand; its text says only what holds for each of its SKUs, and the range of what differs (rule catalogue 14).
 * @param variants all rows of the table that the brand sells under this product, at least one
 */
export function makeProduct(id: number, categoryId: number, line: Line, brandId: number, variants: Variant[]): ProductRow {
  const [first] = variants;
  if (!first) throw new Error(`${line.at} has a product without a SKU`);
  const brand = brandById(brandId);
  const version = versionOf(line, first);
  const name = `${line.title}${version ? ` ${version}` : ''}`;
  const facts = line.also
    .map(([key, value]) => ({ key, values: new Set(variants.map(value)) }))
    .filter(({ values }) => values.size === 1)
    .map(({ key, values }) => `${key}：${[...values][0]}`);
  const { use, advice } = textsOf(line.at);
  const sizes = sizesOf(line, variants);
  return {
    id,
    categoryId,
    manufacturerId: brandId,
    name: `${brand.zh} ${name}`,
    series: `${brand.code}-${line.family
      .split('-')
      .map((word) => word[0]?.toUpperCase())
      .join('')}${((textSeed(line.at + version) >>> 0) % 90) + 10}系列`,
    family: line.family,
    description: [
      { title: '产品说明', text: `${brand.name}${name}，${brand.country}品牌。${facts.length ? `${facts.join('；')}。` : ''}` },
      ...(sizes ? [{ title: '规格范围', text: `${sizes}。` }] : []),
      { title: '适用范围', text: use },
      { title: '选用提示', text: advice },
      { title: '包装与交付', text: `每${line.unit[1]}${line.unit[2]}${line.unit[0]}。随货提供送货单，可按需提供合格证与材质证明。` },
    ],
    isNonStandard: line.options !== undefined,
    options: line.options ?? null,
  };
}
