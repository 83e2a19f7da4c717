import { below, layout } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { ButtonLink } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { OrderCard } from '../order-types.ts';
import { createPathOf } from './paths.ts';

/** The way from an order to after-sales: there once something of it was signed for. */
export function AfterSalesEntry({ order, place }: { order: Pick<OrderCard, 'id' | 'lines'>; place: 'list' | 'details' }) {
  if (!order.lines.some(({ signedQuantity }) => signedQuantity > 0)) return null;
  if (place === 'list') return <InList to={createPathOf(order.id)}>申请售后</InList>;
  return (
    <ButtonLink as={Link} to={createPathOf(order.id)}>
      申请售后
    </ButtonLink>
  );
}

const InList = styled(Link)`
  ${below.tablet} {
    display: inline-flex;
    align-items: center;
    min-height: ${layout.controlSm};
  }
`;
