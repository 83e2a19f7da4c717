import { below, color, space, type } from '@mall/design-tokens';
import { call, Link, useCall, useParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, Button, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useComparison } from '../../../parts/comparison/use-comparison.ts';
import { ComparisonTable } from './comparison-table.tsx';

/** Products side by side. Opened with a SKU, that one is added first. */
export default function ComparisonPage() {
  const { sku } = useParams();
  const { items, error, refresh, add, remove, clear } = useComparison();
  const compared = items && items.length > 1 ? items.map(({ skuNumber }) => skuNumber) : undefined;
  const seo = useCall(compared ? call('comparison.getSkuComparisonSeo', { skuNumbers: compared }) : null);
  useTitle(seo.data?.title);
  const [marks, setMarks] = useState(true);
  const added = useRef('');
  useEffect(() => {
    const number = sku?.toUpperCase();
    if (!number || !items || added.current === number) return;
    added.current = number;
    if (!items.some(({ skuNumber }) => skuNumber === number)) void add(number);
  }, [sku, items, add]);
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '商品对比' }]} />
      <Head>
        <h1>商品对比</h1>
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
    margin-right: auto;
    color: ${color.ink};
    font-size: ${type.sizeDisplay};
  }
  ${below.tablet} {
    flex-wrap: wrap;
    gap: 0 ${space.lg};
  }
`;
