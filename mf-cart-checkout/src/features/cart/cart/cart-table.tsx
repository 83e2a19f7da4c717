import { below, color, layout, space, zIndex } from '@mall/design-tokens';
import { VisuallyHidden } from '@mall/ui-kit';
import { TableRoot } from '@mall/ui-kit/data-display';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const columns = [
  { key: 'choose', header: '选择', hidden: true },
  { key: 'product', header: '商品' },
  { key: 'price', header: '单价', align: 'end' },
  { key: 'delivery', header: '货期' },
  { key: 'quantity', header: '数量' },
  { key: 'sum', header: '小计', align: 'end' },
  { key: 'do', header: '操作', hidden: true },
];
export const columnCount = columns.length;
/** A cell says what it holds, so that in narrow windows a row is laid out by that. */
const cells = [...columns.map(({ key }) => key), 'reason'];

/** The frame of the cart's lines: rows of 96 px under a head that stays. */
export const CartTable = ({ children }: { children: ReactNode }) => (
  <Root>
    <VisuallyHidden as="caption">购物车商品</VisuallyHidden>
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
  &&&,
  &&& :is(thead, tbody) {
    display: block;
  }
  &&& thead {
    position: sticky;
    top: ${layout.stickyTop};
    z-index: ${zIndex.sticky};
  }
  &&& tr {
    display: grid;
    grid-template: 'choose product price delivery quantity sum do' auto / 48px minmax(0, 1fr) 168px 112px 176px 136px 56px;
    align-items: center;
    border-bottom: 1px solid ${color.line};
  }
  &&& tr > * {
    height: auto;
    min-width: 0;
    border: 0;
  }
  &&& thead tr {
    min-height: 36px;
    border-top: 1px solid ${color.line};
    background: ${color.ground};
  }
  &&& tbody tr {
    min-height: ${layout.rowCart};
  }
  &&& tbody tr > * {
    padding-block: ${space.sm};
  }
  /* What is out of sight costs no layout. */
  &&& tbody[data-chunk] {
    content-visibility: auto;
  }
  & tbody > tr:hover {
    background: ${color.surfaceHover};
  }
  & tbody > [data-chosen] {
    box-shadow: inset 2px 0 0 ${color.accent};
  }
  &&& tr[data-state='muted'] {
    grid-template: 'choose product reason sum do' auto / 56px minmax(0, 1fr) 288px 136px 56px;
  }
  &&& tr > :only-child {
    grid-column: 1 / -1;
  }
  ${cells.map((cell) => `& [data-cell='${cell}'] { grid-area: ${cell}; }`).join('')}
  ${below.desktop} {
    &&& thead [data-cell='delivery'] {
      display: none;
    }
    &&& tr {
      grid-template: 'choose product price quantity sum do' auto 'choose product delivery quantity sum do' auto / 40px minmax(0, 1fr) 112px 168px 104px 52px;
    }
    &&& tr > * {
      padding-inline: ${space.sm};
    }
    &&& tr[data-state='muted'] {
      grid-template: 'choose product reason sum do' auto / 56px minmax(0, 1fr) 168px 104px 52px;
    }
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
