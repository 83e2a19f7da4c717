import { below, color, space, type } from '@mall/design-tokens';
import { useBusEvent, useCall } from '@mall/mf-kit';
import { Button, ErrorPanel, Skeleton } from '@mall/ui-kit';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Paper, SectionHead } from '../../../parts/layout-parts.ts';
import { skuTableCall } from '../../../parts/product/product-calls.ts';
import type { SkuDetail } from './product-words.ts';
import { choicesOf, type Filters, rowsThat } from './sku-table-filters.ts';
import { SkuTableGrid } from './sku-table-grid.tsx';

/** So many rows at first; the rest on demand. */
const shownAtFirst = 20;
const rowHeight = 45;

/** All SKUs of the product: what differs stands in columns, what is the same above them; filtered by attribute, this SKU first. */
export function SkuTable({ sku }: { sku: SkuDetail }) {
  const { data, error, refresh } = useCall(skuTableCall(sku.productId, sku.skuNumber));
  useBusEvent('location:changed', () => void refresh());
  const [filters, setFilters] = useState<Filters>({});
  const [showsAll, setShowsAll] = useState(false);
  if (sku.spuSkuCount <= 1) return null;
  const rows = data ? rowsThat(data, filters, sku.skuNumber) : [];
  const shown = showsAll ? rows : rows.slice(0, shownAtFirst);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <section aria-labelledby="models-title">
      <SectionHead>
        <h2 id="models-title">全部型号</h2>
        <p>
          {sku.spuName} 共 {sku.spuSkuCount.toLocaleString('en-US')} 个型号
        </p>
      </SectionHead>
      {data ? (
        <Panel>
          <Tools>
            {choicesOf(data).map(({ key, values }) => (
              <NativeSelect
                key={key}
                size="sm"
                aria-label={`按${key}筛选`}
                value={filters[key] ?? 'all'}
                options={[{ value: 'all', label: `${key}：全部` }, ...values.map((value) => ({ value, label: value }))]}
                onValueChange={(value) => {
                  const { [key]: _, ...others } = filters;
                  setFilters(value === 'all' ? others : { ...others, [key]: value });
                }}
              />
            ))}
            {isFiltered && (
              <>
                <span role="status">{rows.length} 个符合</span>
                <Button variant="link" onClick={() => setFilters({})}>
                  重置所选参数
                </Button>
              </>
            )}
          </Tools>
          {data.common.length > 0 && (
            <Common>
              {data.common.map(({ key, value }) => (
                <span key={key}>
                  {key} <b>{value}</b>
                </span>
              ))}
            </Common>
          )}
          {/* On a narrow screen the table alone moves sideways, and says so. */}
          <Wide role="region" aria-label="全部型号，可左右滑动" tabIndex={-1}>
            <SkuTableGrid table={data} rows={shown} current={sku} />
          </Wide>
          {rows.length > shownAtFirst && (
            <Foot>
              <Button variant="quiet" size="sm" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? '收起' : `展开全部 ${rows.length} 个型号`}
              </Button>
            </Foot>
          )}
        </Panel>
      ) : (
        <Panel style={{ minHeight: `${Math.min(shownAtFirst, sku.spuSkuCount) * rowHeight + 96}px` }}>
          {error ? (
            <ErrorPanel error={error} onRetry={refresh} size="sm" />
          ) : (
            <Waiting aria-hidden="true">
              {[1, 2, 3, 4, 5, 6].map((row) => (
                <Skeleton key={row} width="100%" height="20px" />
              ))}
            </Waiting>
          )}
        </Panel>
      )}
    </section>
  );
}

const Panel = styled(Paper).attrs({ as: 'div' })`
  font-size: ${type.sizeTable};
  ${below.desktop} {
    overflow-x: auto;
  }
`;
const Wide = styled.div`
  ${below.desktop} {
    overflow-x: auto;
    & > table {
      min-width: 960px;
    }
  }
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.md};
  & > span {
    color: ${color.inkSecond};
  }
`;
const Common = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  padding: 0 ${space.md} ${space.md};
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  & b {
    color: ${color.ink};
    font-weight: ${type.weightText};
  }
`;
const Foot = styled.div`
  display: grid;
  justify-content: center;
  padding: ${space.sm};
`;
const Waiting = styled.div`
  display: grid;
  gap: ${space.xl};
  padding: ${space.xl};
`;
