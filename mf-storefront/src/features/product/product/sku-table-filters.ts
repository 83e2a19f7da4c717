import type { CallOutput } from '@mall/mf-kit';

export type ProductSkuTable = CallOutput<'product.getSkuListByProductId'>;
export type SkuTableItem = ProductSkuTable['items'][number];
/** Attribute → the one value that is to be seen. */
export type Filters = Record<string, string>;

/** Attributes that can be filtered by, with their values in the table's order. */
export const choicesOf = ({ attributeKeys, items }: ProductSkuTable) =>
  attributeKeys
    .map((key, at) => ({ key, values: [...new Set(items.map(({ values }) => values[at] ?? ''))].filter(Boolean) }))
    .filter(({ values }) => values.length > 1);

/** The rows that fit the filters; this page's own SKU comes first. */
export function rowsThat({ attributeKeys, items }: ProductSkuTable, filters: Filters, ownSku: string): SkuTableItem[] {
  const wanted = attributeKeys.map((key) => filters[key]);
  const rows = items.filter(({ values }) => wanted.every((value, at) => value === undefined || values[at] === value));
  const own = rows.findIndex(({ skuNumber }) => skuNumber === ownSku);
  return own > 0 ? [rows[own]!, ...rows.slice(0, own), ...rows.slice(own + 1)] : rows;
}
