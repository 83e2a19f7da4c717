import { below, color, space, type } from '@mall/design-tokens';
import { call, useCall } from '@mall/mf-kit';
import { Tag } from '@mall/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** Whose cart: left out one's own. */
  kpId?: number | undefined;
  payableFen: number;
  /** The sum is foretold: the server doesn't know of it yet. */
  isSettling: boolean;
}

/** The coupon that the confirmation page will propose, and what would save more: the server's words, the same as there. */
export function CouponStrip({ kpId, payableFen, isSettling }: Props) {
  const { data, refresh } = useCall(call('discount.getCustomerOptimalCouponInfo', kpId ? { kpId } : {}));
  const shown = useRef(payableFen);
  useEffect(() => {
    if (isSettling || shown.current === payableFen) return;
    shown.current = payableFen;
    void refresh();
  }, [payableFen, isSettling, refresh]);
  const best = data?.coupons.find(({ couponId }) => couponId === data.optimalCouponId);
  if (!data || !(best || data.hint)) return null;
  return (
    <Strip aria-label="优惠券">
      <Tag kind="brand">优惠券</Tag>
      {best && (
        <span>
          结算时可用「{best.name}」再省 <b>{best.savingAmount}</b>
        </span>
      )}
      {data.hint && <em>{data.hint}</em>}
    </Strip>
  );
}

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.sm};
  min-height: 36px;
  padding: ${space.xs} ${space.md};
  border: 1px solid ${color.line};
  border-bottom: 0;
  background: ${color.surface};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & b {
    color: ${color.success};
    font-weight: ${type.weightStrong};
  }
  & > em {
    font-style: normal;
  }
  & > span + em {
    margin-left: auto;
  }
  ${below.tablet} {
    & > span + em {
      margin-left: 0;
    }
  }
`;
