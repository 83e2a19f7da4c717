import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { Part } from './conversation.ts';

/** Things side by side; the first column says what a row is. */
export const AnswerTable = ({ part: { title, columns, rows } }: { part: Extract<Part, { kind: 'table' }> }) => (
  // A region that scrolls has to be reached by keyboard
  <Scrolls tabIndex={0} role="region" aria-label={title || '表格'}>
    <table>
      <thead>
        <tr>
          {columns.map((column, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of one answer never change
            <th key={at} scope="col">
              {column || '项目'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of one answer never change
          <tr key={at}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells of one answer never change
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scrolls>
);

const Scrolls = styled.div`
  overflow-x: auto;
  & table {
    border-collapse: collapse;
    font-size: ${type.sizeTable};
  }
  & th,
  & td {
    padding: ${space.xs} ${space.md};
    border: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & :is(th, td):not(:first-child) {
    min-width: 104px;
  }
  & :is(th, td):first-child {
    min-width: 92px;
    max-width: 320px;
  }
  & :is(th, td):first-child:not(:nth-last-child(2)) {
    color: ${color.inkSecond};
  }
  & th {
    background: ${color.surfaceHover};
    font-weight: 500;
  }
`;
