import type { StaffInquiry, StaffInquiryLine } from '@mall/api-contract/staff';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { VisuallyHidden } from '@mall/ui-kit';
import { TableRoot } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { QuoteRow } from './quote-row.tsx';

const heads = ['行', '询价内容', '参考', '商品编号', '单价（元）', '起订', '天数', '备注', '状态'];

/** The sheet, a line a row; on a phone a card a line. */
export const QuoteTable = ({ inquiry, onRefuse }: { inquiry: StaffInquiry; onRefuse: (line: StaffInquiryLine, at: number) => void }) => (
  <Frame>
    <TableRoot data-sticky-head>
      <VisuallyHidden as="caption">询价明细与报价</VisuallyHidden>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inquiry.lines.map((line, index) => (
          <QuoteRow key={line.id} inquiryId={inquiry.id} line={line} at={index + 1} canQuote={inquiry.canQuote} onRefuse={onRefuse} />
        ))}
      </tbody>
    </TableRoot>
  </Frame>
);

const Frame = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  table { width: 100%; border-radius: ${radius.md}; font-size: ${type.sizeTable}; }
  thead th { border-top: 0; white-space: nowrap; }
  && :is(tbody th, tbody td) { height: auto; padding: ${space.sm}; vertical-align: top; }
  tbody th { width: 36px; color: ${color.inkSecond}; font-weight: ${type.weightText}; }
  tbody td[data-label='询价内容'] { min-width: 180px; }
  tbody td[data-label='参考'] { min-width: 200px; }
  tbody td[data-state] { width: 116px; }
  tbody tr:focus-within { background: ${color.surfaceSunken}; }
  [data-entry] input { width: 100%; }
  [data-quiet] { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  @media (max-width: 1259px) {
    border: 0;
    background: none;
    table, tbody { display: block; background: none; }
    thead { display: none; }
    tr {
      display: grid;
      grid-template-columns: repeat(6, minmax(0, 1fr));
      gap: ${space.sm} ${space.md};
      margin-bottom: ${space.md};
      padding: ${space.md} ${space.lg};
      border: 1px solid ${color.line};
      border-radius: ${radius.md};
      background: ${color.surface};
    }
    && :is(tbody th, tbody td) { width: auto; min-width: 0; padding: 0; border: 0; background: none; }
    th, [data-state] { grid-column: 1 / -1; }
    [data-label='询价内容'], [data-label='参考'] { grid-column: span 3; }
    [data-state] > div { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
    th::before { content: '第 '; }
    th::after { content: ' 行'; }
    [data-entry] { display: grid; align-content: start; gap: 2px; grid-column: span 1; }
    [data-entry]::before { content: attr(data-label); color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
    [data-label='备注'][data-entry] { grid-column: span 2; }
  }
  ${below.tablet} {
    [data-label='询价内容'], [data-label='参考'] { grid-column: 1 / -1; }
    [data-label='商品编号'], [data-label='单价'] { grid-column: span 3; }
    [data-label='起订'], [data-label='天数'] { grid-column: span 3; }
    [data-label='备注'][data-entry] { grid-column: 1 / -1; }
    [data-entry] input { height: 44px; }
    [data-state] button { height: 44px; }
  }
`;
