import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { OrderDetail } from '../../../parts/order-types.ts';

type Fact = [name: string, value: ReactNode];

const Facts = ({ title, facts }: { title: string; facts: (Fact | false)[] }) => (
  <div>
    <h2>{title}</h2>
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

/** Where it goes, how it is paid and invoiced, and who ordered it for what. */
export const OrderFacts = ({ order }: { order: OrderDetail }) => (
  <Root>
    <Facts
      title="收货信息"
      facts={[
        ['收货人', order.address.consignee],
        ['电话', order.address.mobile],
        ['地址', `${order.address.region} ${order.address.detail}`],
      ]}
    />
    <Facts
      title="付款与发票"
      facts={[
        ['支付方式', order.paymentMethodName],
        ['付款时间', order.paidAt ? displayTime(order.paidAt) : '尚未付款'],
        ['发票', order.invoice ? order.invoice.typeName : '不开发票'],
        order.invoice !== null && ['抬头', order.invoice.title],
        order.invoice !== null && ['税号', order.invoice.taxNumber],
      ]}
    />
    <Facts
      title="订单信息"
      facts={[
        ['下单人', order.contactName],
        ['下单时间', displayTime(order.createdAt)],
        ['项目号', order.projectNumber || '—'],
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
