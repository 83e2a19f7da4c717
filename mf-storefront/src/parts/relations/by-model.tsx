import { color, space, type } from '@mall/design-tokens';
import { useBusEvent, useCall, useSearchParams } from '@mall/mf-kit';
import { ErrorPanel, VisuallyHidden } from '@mall/ui-kit';
import { Pager, TableRoot } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { styled } from 'styled-components';
import { relatedSkuUrl } from '../sku-address.ts';
import { ByModelRow } from './by-model-row.tsx';
import { RelatedWaiting } from './related-waiting.tsx';
import { type RelationTypeId, relationCall, relationPageSize, substitutesCall } from './relation-calls.ts';

interface Props {
  skuNumber: string;
  typeId: RelationTypeId;
  isNonStandard: boolean;
  r?: string | undefined;
}

/** Related SKUs as a table, five a page (rules product 11–13). */
export function ByModel({ skuNumber, typeId, isNonStandard, r }: Props) {
  const [query] = useSearchParams();
  const [page, setPage] = useState(1);
  const options = { keepPreviousData: true };
  const { data, error, isLoading, refresh } = useCall(
    isNonStandard ? substitutesCall(skuNumber, page) : relationCall(skuNumber, typeId, page),
    options,
  );
  useBusEvent('location:changed', () => void refresh());
  if (!data) return error ? <ErrorPanel error={error} onRetry={refresh} size="sm" /> : <RelatedWaiting />;
  return (
    <>
      <Grid aria-busy={isLoading || undefined}>
        <VisuallyHidden as="caption">关联商品</VisuallyHidden>
        <thead>
          <tr>
            {['产品', '产品信息', '型号/订货编码', '货期', '单价', '规格', '操作'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.items.map((sku) => (
            <ByModelRow key={sku.skuNumber} sku={sku} to={relatedSkuUrl(sku.skuNumber, sku.typeId, query, r)} />
          ))}
        </tbody>
      </Grid>
      <Pager page={page} total={data.total} pageSize={relationPageSize} unit="项" onPageChange={setPage} />
    </>
  );
}

// Rows are grids: on a narrow screen a row becomes a card, by its container and not by the window, since it stands in a page and in a dialog.
const Grid = styled(TableRoot)`
  display: block;
  min-width: 0;
  font-size: ${type.sizeTable};
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  & thead,
  & tbody {
    display: block;
  }
  & tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 80px minmax(0, 1.1fr) 76px 88px 36px 190px;
    border-bottom: 1px solid ${color.line};
  }
  & :is(th, td) {
    min-width: 0;
    height: auto;
    align-content: center;
    padding: ${space.sm} 6px;
    border: 0;
    font-weight: ${type.weightText};
    text-align: left;
  }
  @container (max-width: 700px) {
    & thead {
      display: none;
    }
    & tbody tr {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      padding: ${space.sm} 0;
    }
    & tbody :is(th, td:last-child) {
      grid-column: 1 / -1;
    }
  }
`;
