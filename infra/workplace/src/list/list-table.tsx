import { below, color, radius, space, type } from '@mall/design-tokens';
import { VisuallyHidden } from '@mall/ui-kit';
import { TableRoot } from '@mall/ui-kit/data-display';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ListColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  width?: string;
  align?: 'end';
  /** On a phone: the card's `head`, at its `corner`, a short `part` beside others, its `foot` without a name; by default a line with the column's name. */
  card?: 'head' | 'corner' | 'part' | 'foot';
}

interface Props<Row> {
  caption: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** A list of work: a dense table, on a phone a card a row. The first column names its row. */
export const ListTable = <Row,>({ caption, columns, rows, rowKey }: Props<Row>) => (
  <Frame>
    <TableRoot data-sticky-head>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <colgroup>
        {columns.map(({ key, width }) => (
          <col key={key} width={width} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, header, cell, align, card }, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell key={key} scope={at === 0 ? 'row' : undefined} data-align={align} data-card={card ?? 'line'} data-label={header}>
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </TableRoot>
  </Frame>
);

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  table { border-radius: ${radius.md}; }
  thead th { border-top: 0; }
  thead th:first-child { border-top-left-radius: ${radius.md}; }
  thead th:last-child { border-top-right-radius: ${radius.md}; }
  tbody tr:last-child > * { border-bottom: 0; }
  ${below.tablet} {
    border: 0;
    background: none;
    table, tbody { display: block; background: none; }
    thead { display: none; }
    tr {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: ${space.xs} ${space.md};
      margin-bottom: ${space.md};
      padding: ${space.md} ${space.lg};
      border: 1px solid ${color.line};
      border-radius: ${radius.md};
      background: ${color.surface};
    }
    && :is(tr > th, tr > td) { height: auto; min-height: 24px; padding: 0; border: 0; background: none; }
    [data-card='head'] { grid-column: 1 / span 2; align-self: center; font-size: ${type.sizeText}; white-space: nowrap; }
    [data-card='corner'] { grid-row: 1; grid-column: 3 / span 2; align-self: center; text-align: right; }
    [data-card='line'], [data-card='foot'] { grid-column: 1 / -1; }
    [data-card='line'] { display: flex; justify-content: space-between; gap: ${space.lg}; text-align: right; }
    [data-card='line']::before, [data-card='part']::before { content: attr(data-label); flex: none; color: ${color.inkSecond}; }
    [data-card='part'] { display: grid; align-content: start; text-align: left; }
    [data-card='part']::before { font-size: ${type.sizeLeast}; }
    [data-card='foot']:not(:empty) { display: flex; gap: ${space.sm}; padding-top: ${space.xs}; text-align: left; }
    [data-card='foot'] button { flex: 1; height: 44px; }
    /* A finger's breadth, whatever column a link stands in. */
    [data-card] a { display: inline-flex; align-items: center; min-height: 44px; }
  }
`;
