import type { CallOutput } from '@mall/mf-kit';

export type SkuDetail = CallOutput<'product.searchSku'>;

/** Names usually begin with their brand; the brand is not said twice. */
const branded = ({ productName, manufacturerName }: SkuDetail) =>
  productName.includes(manufacturerName) ? productName : `${manufacturerName} ${productName}`;

export const productTitle = (sku: SkuDetail) => `${branded(sku)} ${sku.manufacturerPartNumber}`;

export const productDescription = (sku: SkuDetail) =>
  `${branded(sku)}，型号 ${sku.manufacturerPartNumber}，订货编码 ${sku.orderCode}。${Object.entries(sku.attributesJson)
    .slice(0, 6)
    .map(([key, value]) => `${key} ${value}`)
    .join('，')}。`;
