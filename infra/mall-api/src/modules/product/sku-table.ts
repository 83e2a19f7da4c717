import type { PriceView } from '@mall/api-contract/pricing';
import type { ProductSkuTable } from '@mall/api-contract/product';
import { promiseView, saleOf } from './sale-view.ts';
import type { SkuRow } from './sku.repository.ts';

/** Lays a product's SKUs out as a table: a column for each attribute that differs, the others once. */
export function skuTableOf(
  rows: readonly SkuRow[],
  total: number,
  priceOf: (skuNumber: string) => PriceView,
  provinceId: number,
): ProductSkuTable {
  const values = rows.map((row) => new Map(row.attributes));
  const keys = [...new Set(rows.flatMap((row) => row.attributes.map(([key]) => key)))];
  const isCommon = (key: string) => rows.length > 1 && values.every((one) => one.get(key) === values[0]?.get(key));
  const attributeKeys = keys.filter((key) => !isCommon(key));
  const common = keys.filter(isCommon).map((key) => ({ key, value: values[0]?.get(key) ?? '' }));
  return {
    attributeKeys,
    common,
    total,
    items: rows.map((row, i) => ({
      skuNumber: row.skuNumber,
      productName: row.name,
      manufacturerPartNumber: row.manufacturerPartNumber,
      orderCode: row.orderCode,
      values: attributeKeys.map((key) => values[i]?.get(key) ?? ''),
      minOrderQty: row.minOrderQty,
      stepValue: row.stepValue,
      salesPackUom: row.salesPackUom,
      packQty: row.packQty,
      packUom: row.packUom,
      ...priceOf(row.skuNumber),
      ...promiseView(saleOf(row, row.minOrderQty, provinceId)),
      isActive: row.isActive,
      ...(row.isShortSupply ? { showShortSupply: true } : {}),
      ...(row.isInquiryPrice ? { inquiryPrice: true } : {}),
    })),
  };
}
