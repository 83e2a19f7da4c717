import { hasFilters, type RowWays, SkuListing, useFilters } from '@mall/mall-parts/catalogue';
import { useRelatedDialog } from '@mall/mall-parts/product';
import { Link } from '@mall/mf-kit';
import { Body, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { foundSkuUrl } from '../../parts/sku-address.ts';
import { filterAddress } from './filter-address.ts';
import { NoResults } from './no-results.tsx';
import { ResultsHead } from './results-head.tsx';
import { hasShapes, ShapeStrip } from './shape-strip.tsx';
import type { ResultsState } from './use-results.ts';

/** The result page's faces: ready (with results, or with nothing and what to do), on the way to an exact hit, failed, loading. */
export function ResultsView({ state }: { state: ResultsState }) {
  const { data, error, refresh, direct } = state;
  const ways = useFilters(filterAddress);
  const { filters } = ways;
  const { relatedOf, dialog } = useRelatedDialog(data?.requestId);

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

  const { total, isEstimated, requestId } = data;
  const facets = data.elasticSearchAttributeResult;
  const head = <ResultsHead result={data} keyword={filters.keyword} />;
  if (total === 0 && !hasFilters(filters))
    return (
      <Body>
        {head}
        <section aria-label="搜索结果">
          <NoResults ways={ways} result={data} />
        </section>
      </Body>
    );

  const rows: RowWays = {
    hrefOf: (skuNumber) => foundSkuUrl(skuNumber, { requestId, keyword: filters.keyword }),
    relatedOf,
  };
  return (
    <Body>
      {head}
      <ShapeStrip categories={facets.shapeFilteringData} isEstimated={isEstimated} ways={ways} />
      <SkuListing
        label="搜索结果"
        result={data}
        state={state}
        filters={ways}
        rows={rows}
        firstRows={hasShapes(facets.shapeFilteringData, filters) ? 5 : 6}
        nothing={<NoResults ways={ways} result={data} />}
      />
      {dialog}
    </Body>
  );
}
