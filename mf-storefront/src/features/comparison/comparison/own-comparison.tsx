import { call, Link, useCall, useTitle } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { openedWithCall } from '../../../parts/comparison/opened-with.ts';
import { useComparison } from '../../../parts/comparison/use-comparison.ts';
import { ComparisonFrame } from './comparison-frame.tsx';

/** The list that this buyer keeps. Opened with a SKU, that one is added first. */
export function OwnComparison({ sku }: { sku: string | undefined }) {
  const { items: listed, error, refresh, add, remove, clear } = useComparison();
  // Until the list has come and has the SKU of the address, that one stands alone: it comes with the page.
  const [isListed, setListed] = useState(!sku);
  const opened = useCall(isListed || !sku ? null : (openedWithCall([sku]) ?? null));
  const items = isListed || listed?.length || error ? listed : (opened.data?.items ?? listed);
  const compared = items && items.length > 1 ? items.map(({ skuNumber }) => skuNumber) : undefined;
  const seo = useCall(compared ? call('comparison.getSkuComparisonSeo', { skuNumbers: compared }) : null);
  useTitle(seo.data?.title);
  const added = useRef('');
  useEffect(() => {
    if (!sku || !listed || added.current === sku) return;
    added.current = sku;
    const isKnown = listed.some(({ skuNumber }) => skuNumber === sku);
    void Promise.resolve(isKnown ? undefined : add(sku)).finally(() => setListed(true));
  }, [sku, listed, add]);
  return (
    <ComparisonFrame
      items={items}
      note="规格、品牌、价格与货期并排看，最多 4 个商品，与第一个不同的地方会标出来。"
      action={
        <Button variant="link" onClick={() => void clear()}>
          清空对比
        </Button>
      }
      onRemove={(number) => void remove(number)}
    >
      {error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : items ? (
        <EmptyPanel
          title="还没有要对比的商品"
          action={
            <ButtonLink as={Link} to="/sitemap">
              浏览全部分类
            </ButtonLink>
          }
        >
          在商品列表或商品页点“对比”，最多可以放 4 个。
        </EmptyPanel>
      ) : (
        <PageSkeleton what="对比" variant="table" count={16} />
      )}
    </ComparisonFrame>
  );
}
