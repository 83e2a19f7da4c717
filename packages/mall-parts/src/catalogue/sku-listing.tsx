import { below, radius, space } from '@mall/design-tokens';
import { type CallState, useIsPastFirstScreenful } from '@mall/mf-kit';
import { Button, EmptyPanel, Notice } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { type ReactNode, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { PositionBanner } from '../layout/position-banner.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetPanel } from './facet-panel.tsx';
import type { ListFilters } from './list-filters.ts';
import type { ListResult } from './list-result.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { RowWays } from './row-ways.ts';
import { SkuGrid } from './sku-grid.tsx';
import { SkuList } from './sku-list.tsx';
import type { FilterWays } from './use-filters.ts';
import { useWayBack } from './use-way-back.ts';

interface Props<Filters extends ListFilters> {
  /** What the list is called for who can't see it. */
  label: string;
  result: ListResult;
  state: Pick<CallState<ListResult>, 'error' | 'isLoading' | 'refresh'>;
  filters: FilterWays<Filters>;
  rows: RowWays;
  /** How many rows of the list a window of 900 px shows, where it isn't the list's own guess. */
  firstRows?: number;
  /** Stands where nothing was found. */
  nothing: ReactNode;
}

/** A list of SKUs with filters at the left, toolbar, chosen filters and pager. While another answer is on its way, or failed, the last one stays. */
export function SkuListing<Filters extends ListFilters>({ label, result, state, filters: ways, rows, firstRows, nothing }: Props<Filters>) {
  const { filters, apply, hrefFor } = ways;
  const facetsId = useId();
  const top = useRef<HTMLDivElement>(null);
  const isWhole = useIsPastFirstScreenful();
  const keepWayBack = useWayBack(result.requestId);
  const { products, total, isEstimated, pageIndex, pageSize, elasticSearchAttributeResult: facets } = result;
  const hasFacets =
    filters.category !== undefined || facets.shapeFilteringData.length > 1 || facets.result.some(({ values }) => values.length > 0);
  const showPage = (page: number) => {
    apply({ ...filters, page });
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  const List = filters.view === 'picture' ? SkuGrid : SkuList;
  return (
    <Columns>
      <FacetPanel id={facetsId} facets={facets} isEstimated={isEstimated} total={total} ways={ways} />
      <section aria-label={label} ref={top} onClickCapture={keepWayBack}>
        <ListToolbar ways={ways} facetsId={hasFacets ? facetsId : ''} />
        <ChosenChips facets={facets} ways={ways} />
        {state.error && (
          <Failed>
            <Notice
              tone="danger"
              live
              action={
                <Button size="sm" onClick={() => void state.refresh()}>
                  重试
                </Button>
              }
            >
              {state.error.message}，下面是上一次的结果
            </Notice>
          </Failed>
        )}
        {products.length > 0 ? (
          <>
            <Rows id="sku-list" tabIndex={-1}>
              <List products={products} ways={rows} busy={state.isLoading} firstRows={firstRows} />
            </Rows>
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
              {isWhole && <PositionBanner position={12} />}
            </Foot>
          </>
        ) : total > 0 ? (
          <EmptyPanel title="这一页没有商品" action={<Button onClick={() => showPage(1)}>回到第 1 页</Button>} />
        ) : (
          nothing
        )}
      </section>
    </Columns>
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
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Rows = styled.div`
  outline: 0;
  scroll-margin-top: 64px;
`;
const Failed = styled.div`
  padding-bottom: ${space.md};
`;
const Foot = styled.div`
  display: grid;
  gap: ${space.lg};
  padding-top: ${space.lg};
`;
