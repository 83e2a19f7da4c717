import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Link } from '@mall/mf-kit';
import { ButtonLink, Tag } from '@mall/ui-kit';
import { type Column, Table } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { casePathOf } from '../../../parts/after-sales-call.ts';
import { type AfterSales, AfterSalesFaces } from '../../../parts/after-sales-faces.tsx';

type Line = AfterSales['lines'][number];

/** /checkout/myAfterSale/{id?}: how a case is settled, or will be: money by line and by way, goods that follow. */
export default function SettlementPage() {
  return <AfterSalesFaces>{(one) => <Ready one={one} />}</AfterSalesFaces>;
}

const isOver = ({ status }: AfterSales) => status === 'completed';
const orderPathOf = (orderNumber: string) => `/customer/myorders/details/${encodeURIComponent(orderNumber)}`;

const columns: Column<Line>[] = [
  {
    key: 'product',
    header: '商品',
    rowHeader: true,
    cell: ({ productName, manufacturerPartNumber }) => `${productName} ${manufacturerPartNumber}`,
  },
  {
    key: 'pieces',
    header: '结算数量',
    width: '120px',
    align: 'end',
    cell: ({ quantity, receivedQuantity, salesPackUom }) => `${receivedQuantity ?? quantity} ${salesPackUom}`,
  },
  { key: 'refund', header: '退款', width: '140px', align: 'end', cell: ({ refundFen }) => (refundFen > 0 ? moneyText(refundFen) : '—') },
];

function outcome(one: AfterSales): string {
  if (one.status === 'rejected' || one.status === 'cancelled') return `售后${one.statusName}，没有结算`;
  if (one.refunds.length > 0) return isOver(one) ? '款项按原支付方式退回' : '以下为预计退款，以收到的商品为准';
  if (one.replacement) return '换补的商品已免费寄出';
  return isOver(one) ? '售后已完成，没有款项往来' : '本次售后不涉及款项，商品免费寄出';
}

const Ready = ({ one }: { one: AfterSales }) => (
  <Root>
    <header>
      <h1>售后结算</h1>
      <p>
        {one.kindName} · {one.afterSalesNumber} · {one.statusName}
      </p>
    </header>
    <p>{outcome(one)}</p>
    <Table caption="结算明细" columns={columns} rows={one.lines} rowKey={({ orderItemId }) => orderItemId} stickyHead={false} />
    {one.refunds.length > 0 && (
      <dl>
        {one.refunds.map(({ method, methodName, amountFen, isDone }) => (
          <div key={method}>
            <dt>{methodName}</dt>
            <dd>
              {moneyText(amountFen)} <Tag kind={isDone ? 'success' : 'warning'}>{isDone ? '已退回' : isOver(one) ? '退回中' : '预计'}</Tag>
            </dd>
          </div>
        ))}
        <div data-total>
          <dt>退款合计</dt>
          <dd>{moneyText(one.refundFen)}</dd>
        </div>
      </dl>
    )}
    <nav aria-label="相关页面">
      <ButtonLink as={Link} to={casePathOf(one.id)}>
        查看售后单
      </ButtonLink>
      <ButtonLink as={Link} variant="quiet" to={orderPathOf((one.replacement ?? one).orderNumber)}>
        {one.replacement ? '查看补换货订单' : '查看订单'}
      </ButtonLink>
    </nav>
  </Root>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  margin-top: ${space.lg};
  padding: ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  h1 { font-size: ${type.sizeTitle}; }
  p { color: ${color.inkSecond}; }
  dl { display: grid; justify-content: end; gap: ${space.sm}; }
  dl > div { display: grid; grid-template-columns: 120px minmax(160px, max-content); gap: ${space.lg}; text-align: right; }
  dt { color: ${color.inkSecond}; }
  dd { font-variant-numeric: tabular-nums; }
  [data-total] dd { color: ${color.price}; font-size: ${type.sizeTitle}; font-weight: ${type.weightStrong}; }
  & > nav { display: flex; flex-wrap: wrap; gap: ${space.md}; }
  ${below.tablet} {
    padding: ${space.lg};
    & > nav > a { flex: 1; height: 44px; }
    dl { justify-content: stretch; }
    dl > div { grid-template-columns: 1fr max-content; }
  }
`;
