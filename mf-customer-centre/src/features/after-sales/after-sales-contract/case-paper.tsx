import { below, color, space, type } from '@mall/design-tokens';
import { comesBack } from '@mall/domain/after-sales';
import { capitals, moneyText } from '@mall/domain/money';
import { payeeName } from '@mall/domain/payment';
import { displayDate } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { AfterSalesInfo } from '../../../parts/after-sales/after-sales-types.ts';

/** What both sides agree to, a sentence each. */
const termsOf = ({ kind, kindName, receiveAddress, afterSalesNumber }: AfterSalesInfo): string[] => [
  `甲方就上述商品申请${kindName}，乙方审核通过后按本单处理。`,
  ...(receiveAddress
    ? [
        `甲方将商品寄至：${receiveAddress.consignee} ${receiveAddress.mobile} ${receiveAddress.address}，包裹外注明售后单号 ${afterSalesNumber}。`,
      ]
    : []),
  '退款按商品实付金额（已扣除优惠）计算，按原支付方式退回；运费与已使用的优惠券不退。',
  ...(comesBack(kind) ? ['退回商品以乙方实收数量与状态为准，与申请不符的部分退回甲方。'] : []),
];

/** The paper itself: parties, goods, amounts in figures and capitals, terms, a place for two seals. */
export const CasePaper = ({ one }: { one: AfterSalesInfo }) => (
  <Paper>
    <header>
      <h1>售后服务单</h1>
      <Button variant="primary" onClick={() => window.print()}>
        打印
      </Button>
    </header>
    <dl>
      <dt>售后单号</dt>
      <dd>{one.afterSalesNumber}</dd>
      <dt>订单号</dt>
      <dd>{one.orderNumber}</dd>
      <dt>甲方</dt>
      <dd>{one.customerName}</dd>
      <dt>乙方</dt>
      <dd>{payeeName}</dd>
      <dt>申请日期</dt>
      <dd>{displayDate(one.createdAt)}</dd>
      <dt>类型与原因</dt>
      <dd>
        {one.kindName}，{one.reasonName}
      </dd>
    </dl>
    <table>
      <caption>售后商品</caption>
      <thead>
        <tr>
          <th scope="col">序号</th>
          <th scope="col">商品</th>
          <th scope="col">型号</th>
          <th scope="col">物料号</th>
          <th scope="col">数量</th>
          <th scope="col">退款金额</th>
        </tr>
      </thead>
      <tbody>
        {one.lines.map((line, at) => (
          <tr key={line.orderItemId}>
            <td>{at + 1}</td>
            <th scope="row">{line.productName}</th>
            <td>{line.manufacturerPartNumber}</td>
            <td>{line.customerSkuItemNo || '—'}</td>
            <td>
              {line.receivedQuantity ?? line.quantity} {line.salesPackUom}
            </td>
            <td>{line.refundFen > 0 ? moneyText(line.refundFen) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {one.refundFen > 0 && (
      <p>
        退款合计：{moneyText(one.refundFen)}（大写：{capitals(one.refundFen)}）
      </p>
    )}
    {one.description && <p>问题说明：{one.description}</p>}
    <ol>
      {termsOf(one).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ol>
    <footer>
      <div>
        甲方（盖章）：{one.customerName}
        <span>日期：</span>
      </div>
      <div>
        乙方（盖章）：{payeeName}
        <span>日期：</span>
      </div>
    </footer>
  </Paper>
);

const Paper = styled.article`
  display: grid;
  gap: ${space.lg};
  max-width: 860px;
  margin: ${space.xl} auto;
  padding: ${space.page};
  border: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > header { display: flex; justify-content: space-between; align-items: center; }
  h1 { font-size: ${type.sizeDisplay}; }
  dl { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: ${space.sm} ${space.lg}; }
  dt, caption { color: ${color.inkSecond}; }
  caption { padding-bottom: ${space.xs}; text-align: left; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  :is(td, th) { padding: ${space.sm}; border: 1px solid ${color.line}; text-align: left; font-weight: ${type.weightText}; }
  thead th { background: ${color.ground}; color: ${color.inkSecond}; white-space: nowrap; }
  td:last-child, td:nth-last-child(2) { text-align: right; white-space: nowrap; }
  ol { padding-left: 1.6em; list-style: decimal; line-height: 24px; }
  footer { display: grid; grid-template-columns: 1fr 1fr; gap: ${space.xxl}; padding-top: ${space.xl}; }
  footer > div { min-height: 110px; }
  footer span { display: block; padding-top: ${space.xxl}; }
  ${below.tablet} {
    margin: 0;
    padding: ${space.lg};
    border: 0;
    dl { grid-template-columns: max-content 1fr; }
    & > header > button { height: 44px; }
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tr { display: grid; padding: ${space.sm} 0; border-bottom: 1px solid ${color.line}; }
    :is(td, th), td:last-child, td:nth-last-child(2) { padding: 0; border: 0; text-align: left; white-space: normal; }
    footer { grid-template-columns: 1fr; }
  }
  @media print {
    margin: 0;
    padding: 0;
    border: 0;
    & > header > button { display: none; }
    tr, footer { break-inside: avoid; }
  }
`;
