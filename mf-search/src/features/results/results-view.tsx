import { radius, space } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { Button, EmptyPanel, ErrorPanel, Notice, Pager, PageSkeleton } from '@mall/ui-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Body } from '../../parts/layout-parts.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NoResults } from './no-results.tsx';
import { ResultsHead } from './results-head.tsx';
import { hasFilters } from './search-filters.ts';
import { ShapeStrip } from './shape-strip.tsx';
import { SkuGrid } from './sku-grid.tsx';
import { SkuList } from './sku-list.tsx';
import { useFilters } from './use-filters.ts';
import type { ResultsState } from './use-results.ts';

/** The result page's faces: ready (with results, or with nothing and what to do), on the way to an exact hit, failed, loading. */
export function ResultsView({ state }: { state: ResultsState }) {
  const { data, error, isLoading, refresh, direct } = state;
  const ways = useFilters();
  const { filters, apply, hrefFor } = ways;
  const listTop = useRef<HTMLDivElement>(null);

  if (direct)
    return (
      <Body>
        <EmptyPanel title={`正在打开“${filters.keyword}”`}>
          <Link to={direct}>没有自动打开？点击这里</Link>
        </EmptyPanel>
      </Body>
    );
  if (!data && error)
    return (
      <Body>
        <ErrorPanel error={error} title="搜索失败" onRetry={refresh} />
      </Body>
    );
  if (!data)
    return (
      <Body>
        <PageSkeleton label="正在搜索" variant="table" count={12} />
      </Body>
    );

  const { products, total, isEstimated, pageIndex, pageSize, requestId } = data;
  const facets = data.elasticSearchAttributeResult;
  const head = <ResultsHead result={data} keyword={filters.keyword} />;
  if (total === 0 && !hasFilters(filters))
    return (
      <Body>
        {head}
        <section aria-label="搜索结果">
          <NoResults ways={ways} />
        </section>
      </Body>
    );

  const showPage = (page: number) => {
    apply({ ...filters, page });
    listTop.current?.scrollIntoView?.({ block: 'start' });
  };
  const List = filters.view === 'picture' ? SkuGrid : SkuList;
  return (
    <Body>
      {head}
      <ShapeStrip categories={facets.shapeFilteringData} isEstimated={isEstimated} ways={ways} />
      <Columns>
        <FacetPanel facets={facets} isEstimated={isEstimated} ways={ways} />
        <section aria-label="搜索结果" ref={listTop}>
          <ListToolbar ways={ways} />
          <ChosenChips facets={facets} ways={ways} />
          {error && (
            <Failed>
              <Notice
                tone="danger"
                live
                action={
                  <Button size="sm" onClick={() => void refresh()}>
                    重试
                  </Button>
                }
              >
                {error.message}，下面是上一次的结果
              </Notice>
            </Failed>
          )}
          {products.length > 0 ? (
            <List products={products} found={{ requestId, keyword: filters.keyword }} busy={isLoading} />
          ) : total > 0 ? (
            <EmptyPanel title="这一页没有商品" action={<Button onClick={() => showPage(1)}>回到第 1 页</Button>} />
          ) : (
            <NoResults ways={ways} />
          )}
          {products.length > 0 && (
            <Foot>
              <Pager
                page={pageIndex}
                total={total}
                pageSize={pageSize}
                estimated={isEstimated}
                unit="种"
                onPageChange={showPage}
                hrefFor={(page) => hrefFor({ ...filters, page })}
              />
            </Foot>
          )}
        </section>
      </Columns>
    </Body>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 212px minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  & > section {
    min-height: 640px;
    border-radius: ${radius.md};
    scroll-margin-top: 64px;
  }
`;
const Failed = styled.div`
  padding-bottom: ${space.md};
`;
const Foot = styled.div`
  padding-top: ${space.lg};
`;
