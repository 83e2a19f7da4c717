import { below, color, layout, radius, space, zIndex } from '@mall/design-tokens';
import { useFirstScreenful } from '@mall/mf-kit';
import { belowFold, VisuallyHidden } from '@mall/ui-kit';
import { TableRoot } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import type { ListedSku } from './list-result.ts';
import { moveBetweenRows } from './row-keys.ts';
import type { RowWays } from './row-ways.ts';
import { SkuRow } from './sku-row.tsx';

export interface SkuListProps {
  products: ListedSku[];
  ways: RowWays;
  busy: boolean;
  /** How many rows a window of 900 px shows; those after them don't hold up the first paint. */
  firstRows?: number;
}

/** The list layout (rule catalogue 3): picture and name, product info, specification, price, delivery time, quantity, operation. */
export const SkuList = ({ products, ways, busy, firstRows = 6 }: SkuListProps) => (
  <Frame>
    <Grid aria-busy={busy || undefined} onKeyDown={moveBetweenRows}>
      <VisuallyHidden as="caption">商品列表</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">商品图/名称型号</th>
          <th scope="col">产品信息</th>
          <th scope="col">规格</th>
          <th scope="col">价格</th>
          <th scope="col">货期/库存</th>
          <th scope="col">数量</th>
          <th scope="col">操作</th>
        </tr>
      </thead>
      <tbody>
        {useFirstScreenful(products, firstRows).map((sku, at) => (
          <SkuRow key={sku.skuNumber} sku={sku} ways={ways} isBelowFold={at >= firstRows} />
        ))}
      </tbody>
    </Grid>
  </Frame>
);

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-top: 0;
  border-radius: ${radius.md};
`;
// Rows are boxes of their own, so that those below the fold cost nothing before they come near; a row of a CSS table can't be skipped.
const Grid = styled(TableRoot)`
  display: block;
  & thead,
  & tbody {
    display: block;
  }
  & thead {
    position: sticky;
    top: ${layout.stickyTop};
    z-index: ${zIndex.sticky};
  }
  & tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 130px 152px 106px 88px 116px 86px;
  }
  & tbody th,
  & td {
    height: auto;
    align-content: center;
    padding: 8px 10px;
  }
  & [colspan] {
    grid-column: span 2;
  }
  & thead th {
    align-content: center;
    padding: 0 10px;
  }
  & tbody tr[data-below-fold] {
    ${belowFold('112px')}
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
  ${below.desktop} {
    & tr {
      grid-template-columns: minmax(0, 1fr) 108px 84px 196px;
    }
    & tbody tr {
      border-bottom: 1px solid ${color.line};
    }
    & tbody tr[data-below-fold] {
      ${belowFold('160px')}
    }
    & tbody th,
    & td {
      border: 0;
    }
    & thead th:is(:nth-child(2), :nth-child(3), :last-child) {
      display: none;
    }
    & [colspan] {
      grid-column: auto;
    }
    & td:is(:nth-child(2), :nth-child(3)) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 ${space.lg};
      grid-column: 1 / -1;
      order: 1;
      padding-top: 0;
    }
    & td:is(:nth-child(2), :nth-child(3)) > dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space.lg};
    }
    & td:nth-child(2) > dl {
      gap: 0 ${space.sm};
    }
    & td:nth-child(3) > dl > div {
      display: flex;
      gap: ${space.xs};
    }
  }
  ${below.tablet} {
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
      padding: ${space.md};
    }
    & tbody tr[data-below-fold] {
      ${belowFold('300px')}
    }
    & tbody th,
    & td {
      padding: ${space.xs} 0;
    }
    & tbody th,
    & td:is(:nth-child(2), [colspan]) {
      grid-column: 1 / -1;
    }
    & td:nth-child(2) {
      order: 0;
    }
    & td:nth-child(2) > dl {
      align-items: center;
    }
    & td:nth-child(3) {
      display: none;
    }
  }
`;
