import { below, color, space, type } from '@mall/design-tokens';
import { VisuallyHidden } from '@mall/ui-kit';
import { TableRoot } from '@mall/ui-kit/data-display';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import type { InquiryLine } from '../../../parts/inquiry/inquiry-types.ts';
import { linesAChunk, useChunks } from '../../../parts/use-chunks.ts';
import type { LineEdits } from './line-edits.ts';
import { moveThroughSheet } from './sheet-keys.ts';
import { type LineWays, SheetRow } from './sheet-row.tsx';

const columns = [
  { key: 'choose', header: '选择与行号', hidden: true },
  { key: 'said', header: '您的需求' },
  { key: 'taken', header: '匹配商品' },
  { key: 'quantity', header: '数量' },
  { key: 'price', header: '单价 / 小计', align: 'end' },
  { key: 'delivery', header: '库存与货期' },
  { key: 'remark', header: '备注' },
  { key: 'do', header: '操作', hidden: true },
];
/** About what a line is high, so that the page's length is right before it is drawn. */
const lineHeight = 124;

export interface SheetTableHandle {
  /** Draws a line, brings it into sight and puts the focus into one of its fields. */
  focusLine: (id: number, column: 'quantity' | 'partNumber') => void;
}
interface Props {
  lines: readonly InquiryLine[];
  doubled: ReadonlyMap<string, number>;
  edits: LineEdits;
  ways: LineWays;
  ref?: Ref<SheetTableHandle>;
}

/** The lines. A long sheet is drawn piece by piece as it comes near; arrows and Enter move as in a spreadsheet. */
export function SheetTable({ lines, doubled, edits, ways, ref }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const { chunks, watch, reveal } = useChunks(lines.length);
  useImperativeHandle(ref, () => ({
    focusLine(id, column) {
      reveal(lines.findIndex((line) => line.id === id));
      // After the piece is drawn.
      requestAnimationFrame(() => {
        const field = table.current?.querySelector<HTMLElement>(`[data-line='${id}'] [data-column='${column}']`);
        field?.scrollIntoView?.({ block: 'center' });
        field?.focus();
      });
    },
  }));
  return (
    <Root ref={table} data-sticky-head onKeyDown={moveThroughSheet} aria-rowcount={lines.length}>
      <VisuallyHidden as="caption">询价明细：上下方向键与回车在同一列移动</VisuallyHidden>
      <thead>
        <tr>
          {columns.map(({ key, header, align, hidden }) => (
            <th key={key} scope="col" data-cell={key} data-align={align}>
              {hidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </th>
          ))}
        </tr>
      </thead>
      {chunks.map(({ at, isDrawn }) => {
        const own = lines.slice(at * linesAChunk, (at + 1) * linesAChunk);
        return (
          <tbody key={at} ref={watch} data-chunk={at} style={{ containIntrinsicSize: `auto ${own.length * lineHeight}px` }}>
            {isDrawn ? (
              own.map((line) => (
                <SheetRow key={line.id} line={line} edits={edits} twins={(line.product && doubled.get(line.product.sku)) || 0} {...ways} />
              ))
            ) : (
              <tr style={{ height: own.length * lineHeight }}>
                <td />
              </tr>
            )}
          </tbody>
        );
      })}
    </Root>
  );
}

const Root = styled(TableRoot)`
  &&&,
  &&& :is(thead, tbody) {
    display: block;
  }
  &&& tbody {
    content-visibility: auto;
  }
  &&& tr {
    display: grid;
    grid-template: 'choose said taken quantity price delivery remark do' auto / 44px minmax(0, 5fr) minmax(0, 9fr) 108px 104px 112px minmax(0, 3fr) 44px;
    border-bottom: 1px solid ${color.line};
  }
  &&& tr > * {
    height: auto;
    min-width: 0;
    padding: ${space.sm};
    border: 0;
  }
  &&& tr[data-fault] > :first-child {
    box-shadow: inset 2px 0 0 ${color.warning};
  }
  &&& thead tr {
    position: sticky;
    top: var(--layout-sticky-top, 0px);
    background: ${color.ground};
  }
  ${columns.map(({ key }) => `& [data-cell='${key}'] { grid-area: ${key}; }`).join('')}
  & small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  & tbody [data-cell='choose'] {
    text-align: center;
  }
  & tbody [data-cell='quantity'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-items: center;
    gap: 0 ${space.xs};
    & > p {
      grid-column: 1 / -1;
      order: 1;
    }
  }
  & tbody [data-cell='price'] b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
    white-space: nowrap;
  }
  &&& tbody [data-cell='do'] {
    padding-inline: 0;
    text-align: center;
  }
  ${below.desktop} {
    &&& thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    &&& tbody tr {
      grid-template:
        'choose said said price do' auto
        'choose taken taken delivery .' auto
        'choose quantity remark remark .' auto / 44px 112px minmax(0, 1fr) 132px 44px;
    }
  }
  ${below.tablet} {
    &&& tbody tr {
      grid-template:
        'choose said said do' auto
        'choose taken taken taken' auto
        'choose delivery price price' auto
        'choose quantity remark remark' auto / 44px 124px minmax(0, 1fr) 44px;
    }
  }
`;
