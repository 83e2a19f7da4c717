import { below, color, radius, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { displayTime } from '@mall/domain/time';
import { Link } from '@mall/mf-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OrderDetail } from '../../../parts/order-types.ts';
import { ChangeButton } from './changing/change-button.tsx';

type Fact = [name: string, value: ReactNode];

const Facts = ({ title, facts, action }: { title: string; facts: (Fact | false)[]; action?: ReactNode }) => (
  <div>
    <h2>
      {title} {action}
    </h2>
    <dl>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
    </dl>
  </div>
);

/** How it is paid: several payments, one that waits for the rest, and what went back of each are told one by one. */
function paymentsOf({ payments, paymentMethodName }: OrderDetail): ReactNode {
  if (payments.length < 2 && !payments.some(({ isHeld, refundedFen }) => isHeld || refundedFen > 0)) return paymentMethodName;
  return (
    <ul>
      {payments.map(({ method, methodName, amount, refundedFen, isHeld }) => (
        <li key={method}>
          {methodName} {amount}
          {isHeld && '，待付清其余'}
          {refundedFen > 0 && `，已退 ${moneyText(refundedFen)}`}
        </li>
      ))}
    </ul>
  );
}

/** The bills that hold what left of it. */
const billsOf = ({ bills }: OrderDetail) =>
  bills.map(({ id, billNumber }) => (
    <div key={id}>
      <Link to={`/customer/customerCreditBills/${id}`}>{billNumber}</Link>
    </div>
  ));

/** Where it goes, how it is paid and invoiced, and who ordered it for what. */
export const OrderFacts = ({ order }: { order: OrderDetail }) => (
  <Root>
    <Facts
      title="收货信息"
      action={<ChangeButton order={order} what="address" />}
      facts={[
        ['收货人', order.address.consignee],
        ['电话', order.address.mobile],
        ['地址', `${order.address.region} ${order.address.detail}`],
        [
          '配送',
          <>
            {order.shippingMethodName}，{order.deliveryMethodName} <ChangeButton order={order} what="delivery" />
          </>,
        ],
      ]}
    />
    <Facts
      title="付款与发票"
      facts={[
        ['支付方式', paymentsOf(order)],
        order.isPersonalAdvance && ['垫付', '个人垫付'],
        order.bills.length > 0 && ['账期账单', billsOf(order)],
        ['付款时间', order.paidAt ? displayTime(order.paidAt) : '尚未付款'],
        [
          '发票',
          <>
            {order.invoice ? order.invoice.typeName : '不开发票'} <ChangeButton order={order} what="invoice" />
          </>,
        ],
        order.invoice !== null && ['抬头', order.invoice.title],
        order.invoice !== null && ['税号', order.invoice.taxNumber],
      ]}
    />
    <Facts
      title="订单信息"
      facts={[
        ['下单人', order.contactName],
        ['下单时间', displayTime(order.createdAt)],
        [
          '项目号',
          <>
            {order.projectNumber || '—'} <ChangeButton order={order} what="projectNumber" />
          </>,
        ],
        ['备注', order.remark || '—'],
      ]}
    />
  </Root>
);

const Root = styled.section.attrs({ 'aria-label': '订单资料' })`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > div {
    padding: ${space.xl} ${space.xxl};
  }
  & > div + div {
    border-left: 1px solid ${color.line};
  }
  & h2 {
    padding-bottom: ${space.sm};
    font-size: ${type.sizeText};
  }
  & dl > div {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    padding: 2px 0;
  }
  & dt {
    color: ${color.inkSecond};
  }
  & dd {
    overflow-wrap: anywhere;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    & > div {
      padding: ${space.lg};
    }
    & > div + div {
      border-width: 1px 0 0;
    }
  }
`;
