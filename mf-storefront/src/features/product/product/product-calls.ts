import { call } from '@mall/mf-kit';

const skuPattern = /^[A-Za-z0-9-]{1,40}$/;

/** The query of a product page that the API wants to know: request id, substitute view, result digits (rule page-addresses 2). */
const origin = (query: URLSearchParams) =>
  Object.fromEntries(
    (
      [
        ['r', 60],
        ['t', 4],
        ['d', 8],
      ] as const
    )
      .map(([name, longest]) => [name, query.get(name)?.slice(0, longest)])
      .filter(([, value]) => value),
  ) as { r?: string; t?: string; d?: string };

/** A product; undefined where the address can't be a SKU number. */
export const productCall = (skuNumber: string | undefined, query: URLSearchParams) =>
  skuNumber && skuPattern.test(skuNumber) ? call('product.searchSku', { sku: skuNumber.toUpperCase(), ...origin(query) }) : undefined;

/** All SKUs of the product this one belongs to. */
export const skuTableCall = (productId: number, sku: string) => call('product.getSkuListByProductId', { productId, sku });
