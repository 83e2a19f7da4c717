import { below, color, space, type } from '@mall/design-tokens';
import { asSkuNumber } from '@mall/domain/product';
import { call, Link, useCall, useParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, Button, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { openedWithCall } from '../../../parts/comparison/opened-with.ts';
import { useComparison } from '../../../parts/comparison/use-comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** Products side by side. Opened with a SKU, that one is added first. */
export default function ComparisonPage() {
  const sku = asSkuNumber(useParams().sku ?? '');
  const { items: listed, error, refresh, add, remove, clear } = useComparison();
  // Until the list has come and has the SKU of the address, that one stands alone: it comes with the page.
  const [isListed, setListed] = useState(!sku);
  const opened = useCall(isListed ? null : (openedWithCall(sku) ?? null));
  const items = isListed || listed?.length || error ? listed : (opened.data?.items ?? listed);
  const compared = items && items.length > 1 ? items.map(({ skuNumber }) => skuNumber) : undefined;
  const seo = useCall(compared ? call('comparison.getSkuComparisonSeo', { skuNumbers: compared }) : null);
  useTitle(seo.data?.title);
  const [marks, setMarks] = useState(true);
  const added = useRef('');
  useEffect(() => {
    if (!sku || !listed || added.current === sku) return;
    added.current = sku;
    const isKnown = listed.some(({ skuNumber }) => skuNumber === sku);
    void Promise.resolve(isKnown ? undefined : add(sku)).finally(() => setListed(true));
  }, [sku, listed, add]);
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '商品对比' }]} />
      <Head>
        <h1>商品对比</h1>
        <p>规格、品牌、价格与货期并排看，最多 4 个商品，与第一个不同的地方会标出来。</p>
        {items && items.length > 0 && (
          <>
            <Checkbox label="高亮不同" checked={marks} onCheckedChange={setMarks} />
            <Button variant="link" onClick={() => void clear()}>
              清空对比
            </Button>
          </>
        )}
      </Head>
      {items && items.length > 0 ? (
        <ComparisonTable items={items} marks={marks} onRemove={(number) => void remove(number)} />
      ) : error ? (
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
    </Body>
  );
}

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.xl};
  padding: ${space.md} 0;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > h1 {
    color: ${color.ink};
    font-size: ${type.sizeDisplay};
  }
  & > p {
    margin-right: auto;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.lg};
    & > p {
      width: 100%;
    }
  }
`;
