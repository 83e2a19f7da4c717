import { color, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import type { PayPage } from '../../../parts/trading-types.ts';

/** 账期补差: what the limit doesn't cover is paid another way. Offered while that is so, and while credit is held for it. */
export function SupplementLink({ page: { orderId, supplement, paidFen } }: { page: PayPage }) {
  if (!supplement.isPossible) return null;
  return (
    <Offer to={`/checkout/mySupply/${encodeURIComponent(orderId)}`}>
      账期补差
      <small>
        账期 {supplement.creditAmount}
        {paidFen > 0 ? '（已占用）' : ''}，其余 {supplement.restAmount} 换一种方式支付
      </small>
    </Offer>
  );
}

const Offer = styled(Link)`
  display: block;
  min-height: 64px;
  padding: ${space.sm} ${space.xl};
  border-bottom: 1px solid ${color.line};
  text-decoration: underline;
  text-underline-offset: 3px;
  &:hover {
    background: ${color.surfaceHover};
  }
  /* A block of its own: the link's underline ends with its name. */
  & > small {
    display: inline-block;
    width: 100%;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
`;
