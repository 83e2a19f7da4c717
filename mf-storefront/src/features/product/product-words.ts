import type { CallOutput } from '@mall/mf-kit';

export type SkuDetail = CallOutput<'product.searchSku'>;

export const productTitle = ({ productName, manufacturerName, manufacturerPartNumber }: SkuDetail) =>
  `${productName} ${manufacturerName} ${manufacturerPartNumber}`;

export const productDescription = ({ manufacturerName, productName, manufacturerPartNumber, orderCode, attributesJson }: SkuDetail) =>
  `${manufacturerName} ${productName}，型号 ${manufacturerPartNumber}，订货编码 ${orderCode}。${Object.entries(attributesJson)
    .slice(0, 6)
    .map(([key, value]) => `${key} ${value}`)
    .join('，')}。`;
