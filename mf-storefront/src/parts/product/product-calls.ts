import { asSkuNumber } from '@mall/domain/product';
import { call } from '@mall/mf-kit';

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

/** A product, however its number is written; undefined where the address can't be one. */
export const productCall = (skuNumber: string | undefined, query: URLSearchParams) => {
  const sku = asSkuNumber(skuNumber ?? '');
  return sku ? call('product.searchSku', { sku, ...origin(query) }) : undefined;
};

/** All SKUs of the product this one belongs to. */
export const skuTableCall = (productId: number, sku: string) => call('product.getSkuListByProductId', { productId, sku });
