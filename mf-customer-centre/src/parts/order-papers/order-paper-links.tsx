import { below, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { OrderDetail } from '../order-types.ts';

/** An order's papers, each a page to print: what it has of them. */
export function OrderPaperLinks({ order: { id, paymentMethod, status, packages } }: { order: OrderDetail }) {
  const isPrepaid = paymentMethod !== 'credit' && paymentMethod !== 'cashOnDelivery' && status !== 'cancelled';
  const papers = [
    { name: '销售合同', path: `/order/exportcontract/${id}` },
    ...(isPrepaid ? [{ name: '预付款合同', path: `/order/exportprepaidcontract/${id}` }] : []),
    ...(packages.length > 0 ? [{ name: '送货单', path: `/order/print/${id}` }] : []),
  ];
  return (
    <List aria-label="订单单据">
      {papers.map(({ name, path }) => (
        <a key={path} href={path} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </List>
  );
}

const List = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.lg};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;
