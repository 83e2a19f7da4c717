import { brandById } from './brands.ts';
import { chance } from './hash.ts';
import type { Line } from './line.ts';
import type { SkuRow } from './skus.ts';
import type { Variant } from './variants.ts';

export interface Relation {
  skuId: number;
  relatedId: number;
  kind: 1 | 2 | 3 | 6;
  remark: string;
}

/** Parts that others name as accessories, by key; the first few of each, so that memory stays bounded. */
export type Accessories = Map<string, { id: number; brandId: number }[]>;

type Made = { sku: SkuRow; variant: Variant }[];

/** The table row without the columns an optional substitute may differ in. */
function coreKey(line: Line, variant: Variant, alike: Set<string>): string {
  let key = '';
  line.axes.forEach((axis, a) => {
    if (!axis.columns.some((column) => alike.has(column.key))) key += `${variant.options[a]?.columns.join('/')}|`;
  });
  return key + variant.pack;
}

/** Substitutes within a line, what takes a delisted one's place, and the accessories it wants from lines made before it. Relates to nothing that is delisted. */
export function* relationsOf(line: Line, made: Made, accessories: Accessories): Generator<Relation> {
  const live = made.filter(({ sku }) => sku.isActive);
  const alike = new Set(line.alike ?? line.spu ?? []);
  const same = new Map<number, SkuRow[]>();
  const near = new Map<string, Made>();
  for (const item of live) {
    same.set(item.variant.index, [...(same.get(item.variant.index) ?? []), item.sku]);
    const key = coreKey(line, item.variant, alike);
    const group = near.get(key);
    if (group) group.push(item);
    else near.set(key, [item]);
  }
  for (const { sku, variant } of made) {
    for (const other of (same.get(variant.index) ?? []).filter((candidate) => candidate !== sku).slice(0, 3)) {
      yield {
        skuId: sku.id,
        relatedId: other.id,
        kind: 1,
        remark: `${sku.isActive ? '' : '停产替代：'}${brandById(other.manufacturerId).zh}同规格产品，尺寸与等级一致，可直接替换`,
      };
    }
    if (!sku.isActive) continue;
    const others = alike.size ? (near.get(coreKey(line, variant, alike)) ?? []) : [];
    const optional = others
      .filter((candidate) => candidate.variant.index !== variant.index && candidate.sku.manufacturerId === sku.manufacturerId)
      .slice(0, 3);
    for (const other of optional)
      yield { skuId: sku.id, relatedId: other.sku.id, kind: 6, remark: difference(line, variant, other.variant) };
    for (const want of line.wants) {
      const found = accessories.get(want.key(variant)) ?? [];
      const chosen = found.find(({ brandId }) => brandId === sku.manufacturerId) ?? found[Math.floor(chance(sku.id, 21) * found.length)];
      if (chosen && chosen.id !== sku.id) yield { skuId: sku.id, relatedId: chosen.id, kind: want.kind, remark: want.remark };
    }
  }
  if (!line.provides) return;
  for (const { sku, variant } of live) {
    const key = line.provides(variant);
    const known = accessories.get(key) ?? [];
    if (known.length < 6) accessories.set(key, [...known, { id: sku.id, brandId: sku.manufacturerId }]);
  }
}

function difference(line: Line, from: Variant, to: Variant): string {
  const words: string[] = [];
  line.axes.forEach((axis, a) => {
    axis.columns.forEach((column, c) => {
      const value = to.options[a]?.columns[c];
      if (!column.hidden && value !== from.options[a]?.columns[c] && value !== '—') words.push(`${column.key}为${value}`);
    });
  });
  return `规格相同，${words.join('，')}`;
}
