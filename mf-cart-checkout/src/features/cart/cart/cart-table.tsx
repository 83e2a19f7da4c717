import { below, color, space } from '@mall/design-tokens';
import { VisuallyHidden } from '@mall/ui-kit';
import { TableRoot } from '@mall/ui-kit/data-display';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const columns = [
  { key: 'choose', header: '选择', width: 48, hidden: true },
  { key: 'product', header: '商品' },
  { key: 'price', header: '单价', width: 168, align: 'end' },
  { key: 'delivery', header: '货期', width: 112 },
  { key: 'quantity', header: '数量', width: 176 },
  { key: 'sum', header: '小计', width: 136, align: 'end' },
  { key: 'do', header: '操作', width: 56, hidden: true },
];
export const columnCount = columns.length;

/** The frame of the cart's lines: rows of 96 px under a head that stays. */
export const CartTable = ({ children }: { children: ReactNode }) => (
  <Root data-density="tall" data-sticky-head>
    <VisuallyHidden as="caption">购物车商品</VisuallyHidden>
    <colgroup>
      {columns.map(({ key, width }) => (
        <col key={key} style={width ? { width } : undefined} />
      ))}
    </colgroup>
    <thead>
      <tr>
        {columns.map(({ key, header, align, hidden }) => (
          <th key={key} scope="col" data-align={align}>
            {hidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
          </th>
        ))}
      </tr>
    </thead>
    {children}
  </Root>
);

const Root = styled(TableRoot)`
  table-layout: fixed;
  & tbody :is(th, td) {
    padding-block: ${space.sm};
  }
  & tbody > [data-chosen] > :first-child {
    box-shadow: inset 2px 0 0 ${color.accent};
  }
  ${below.tablet} {
    &,
    & tbody {
      display: block;
    }
    & colgroup {
      display: none;
    }
    & thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody tr {
      display: grid;
      grid-template-columns: 44px minmax(0, 1fr) auto;
      align-items: center;
      padding: ${space.md} ${space.lg} ${space.md} ${space.sm};
      border-bottom: 1px solid ${color.line};
    }
    & tbody > tr > td {
      height: auto;
      padding: ${space.xs} 0;
      border: 0;
      background: none;
    }
    & tbody > tr > td:is(:nth-child(2), [colspan]) {
      grid-column: 2 / -1;
    }
    & tbody > tr > td:is(:nth-child(3), :nth-child(5)) {
      grid-column: 2;
    }
    & tbody > tr > td:last-child {
      grid-row: 3;
      grid-column: 1;
    }
    & tbody > tr > td[colspan='7'] {
      grid-row: 1;
      grid-column: 1 / -1;
      padding-left: ${space.sm};
    }
    & tbody > [data-chosen] > :first-child {
      box-shadow: none;
    }
    & tbody > [data-chosen] {
      box-shadow: inset 2px 0 0 ${color.accent};
    }
  }
`;
