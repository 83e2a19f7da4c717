import { useBusEvent, useCall, useParams, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { NotFound } from '../../../parts/not-found.tsx';
import { productCall } from '../../../parts/product/product-calls.ts';
import { ProductView } from './product-view.tsx';
import { productTitle } from './product-words.ts';

/** A SKU's page: ready, not there, failed, loading. Another sale region asks anew. */
export default function ProductPage() {
  const { skuNumber } = useParams();
  const [query] = useSearchParams();
  const call = productCall(skuNumber, query);
  const { data: sku, error, refresh } = useCall(call ?? null);
  useBusEvent('location:changed', () => void refresh());
  useTitle(sku && productTitle(sku));
  if (sku) return <ProductView key={sku.skuNumber} sku={sku} />;
  if (!call || error?.reason === 'SKU_NOT_FOUND')
    return <NotFound title="没有找到该商品">请核对商品编号，或用型号、名称在上方搜索。</NotFound>;
  return <Body>{error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="商品" variant="product" />}</Body>;
}
