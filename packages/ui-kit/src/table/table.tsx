import { VisuallyHidden } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { CardTable } from './card-table.ts';
import { HeadCell, type Sort } from './head-cell.tsx';
import { Nothing, Scroller } from './table-parts.ts';

export type Column<Row> = {
  key: string;
  /** What the head cell says. */
  header: ReactNode;
  cell: (row: Row, index: number) => ReactNode;
  /** `120px` or `20%`; columns without one share the rest. */
  width?: string;
  /** `end` for figures. */
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** This cell names its row for screen readers. */
  rowHeader?: boolean;
};

export type TableProps<Row> = {
  /** Spoken name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: Sort;
  onSortChange?: (sort: Sort) => void;
  /** Rows of 36, 44 (default) or, for cart lines, 96 px. */
  density?: 'compact' | 'regular' | 'tall';
  /** The head stays while the page scrolls (default) below the CSS variable `--layout-sticky-top`. */
  stickyHead?: boolean;
  /** Scrolls inside itself at this CSS height instead of with the page. */
  maxHeight?: string;
  /** A mark on a row: chosen, or there but not to be had. */
  rowState?: (row: Row) => 'selected' | 'muted' | undefined;
  /** What stands under the head when there are no rows. */
  empty?: ReactNode;
  /** Fresh rows are under way; the old ones stay, dimmed. */
  busy?: boolean;
};

/**
 * The product table: dense, 13 px, hairlines, a head that stays, sortable where it helps. `busy` keeps the old rows in sight.
 * Below 768 px a row is a card: its cells stand under each other, each after the words of its head.
 */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSortChange,
    density = 'regular',
    stickyHead = true,
    maxHeight,
    rowState,
    empty,
    busy,
  } = props;
  const table = (
    <CardTable data-density={density} data-sticky-head={stickyHead || undefined} aria-busy={busy || undefined}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} width={column.width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey(row)} data-state={rowState?.(row)}>
            {columns.map((column) => {
              const Cell = column.rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column.key}
                  scope={column.rowHeader ? 'row' : undefined}
                  data-align={column.align}
                  data-label={typeof column.header === 'string' ? column.header || undefined : undefined}
                >
                  {column.cell(row, index)}
                </Cell>
              );
            })}
          </tr>
        ))}
        {rows.length === 0 && empty !== undefined && (
          <tr>
            <Nothing colSpan={columns.length}>{empty}</Nothing>
          </tr>
        )}
      </tbody>
    </CardTable>
  );
  if (maxHeight === undefined) return table;
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0} style={{ maxHeight }}>
      {table}
    </Scroller>
  );
}
