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
/** A cell says what it holds, so that in narrow windows a row is laid out by that. */
const cells = [...columns.map(({ key }) => key), 'reason'];

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
          <th key={key} scope="col" data-cell={key} data-align={align}>
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
  ${below.desktop} {
    &&&,
    &&& :is(thead, tbody) {
      display: block;
    }
    &&& colgroup,
    &&& thead [data-cell='delivery'] {
      display: none;
    }
    &&& tr {
      display: grid;
      grid-template: 'choose product price quantity sum do' auto 'choose product delivery quantity sum do' auto / 40px minmax(0, 1fr) 112px 168px 104px 52px;
      align-items: center;
      border-bottom: 1px solid ${color.line};
    }
    &&& tr > * {
      height: auto;
      padding: ${space.sm};
      border: 0;
    }
    &&& tr[data-state='muted'] {
      grid-template: 'choose product reason sum do' auto / 56px minmax(0, 1fr) 168px 104px 52px;
    }
    & tbody > [data-chosen] > :first-child {
      align-self: stretch;
      align-content: center;
    }
    &&& tr > :only-child {
      grid-column: 1 / -1;
    }
    ${cells.map((cell) => `& [data-cell='${cell}'] { grid-area: ${cell}; }`).join('')}
    & tbody [data-cell='price'] {
      align-self: end;
    }
    & tbody [data-cell='delivery'] {
      align-self: start;
      text-align: right;
    }
  }
  ${below.tablet} {
    &&& thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &&& tbody tr {
      grid-template: 'choose product product' auto '. price delivery' auto 'do quantity sum' auto / 44px minmax(0, 1fr) auto;
      padding: ${space.sm} ${space.md} ${space.sm} 0;
    }
    &&& tbody tr[data-state='muted'] {
      grid-template: 'choose product product' auto '. reason reason' auto 'do sum sum' auto / 44px minmax(0, 1fr) auto;
    }
    &&& tbody tr > td {
      padding: ${space.xs} 0 ${space.xs} ${space.md};
    }
    &&& tbody [data-cell='price'] {
      text-align: left;
    }
  }
`;
