import { color, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { CheckoutConfirm } from '../../../parts/trading-types.ts';
import { Cards, CardText, ChoiceCard } from './choice-card.tsx';
import { Section } from './section.tsx';

type CouponOption = CheckoutConfirm['coupons'][number];

interface Props {
  page: CheckoutConfirm;
  /** 0: none. */
  couponId: number;
  onChoose: (couponId: number) => void;
}

/** 优惠券: the one that saves most is chosen already; another, or none, can be; those that don't fit say why. */
export function CouponSection({ page, couponId, onChoose }: Props) {
  const { coupons, optimalCouponId, hint } = page;
  const usable = coupons.filter(({ isUsable }) => isUsable);
  const others = coupons.filter(({ isUsable }) => !isUsable);
  if (coupons.length === 0) return null;
  return (
    <Section title="优惠券" note={hint || (usable.length > 0 ? `${usable.length} 张可用，每单限用一张` : '所选商品暂无可用优惠券')}>
      {usable.length > 0 && (
        <Cards role="radiogroup" aria-label="优惠券">
          {usable.map((coupon) => (
            <ChoiceCard
              key={coupon.couponId}
              name="coupon"
              value={coupon.couponId}
              checked={coupon.couponId === couponId}
              onChoose={() => onChoose(coupon.couponId)}
            >
              <CardText>
                <b>
                  省 {coupon.savingAmount}
                  {coupon.couponId === optimalCouponId && <Tag kind="accent">最省</Tag>}
                </b>
                <span>
                  {coupon.name}，{coupon.thresholdDescription}
                </span>
                <span>
                  {coupon.scopeDescription}，{displayMinute(coupon.validUntil)} 前有效
                </span>
              </CardText>
            </ChoiceCard>
          ))}
          <ChoiceCard name="coupon" value={0} checked={couponId === 0} onChoose={() => onChoose(0)}>
            <CardText>
              <b>不使用优惠券</b>
            </CardText>
          </ChoiceCard>
        </Cards>
      )}
      {others.length > 0 && (
        <Others>
          <summary>{others.length} 张暂不可用</summary>
          <ul>
            {others.map((coupon) => (
              <Misfit key={coupon.couponId} coupon={coupon} />
            ))}
          </ul>
        </Others>
      )}
    </Section>
  );
}

const Misfit = ({ coupon }: { coupon: CouponOption }) => (
  <li>
    <b>{coupon.name}</b>
    <span>
      {coupon.thresholdDescription}，{coupon.discountDescription}，{coupon.scopeDescription}
    </span>
    <em>{coupon.message}</em>
  </li>
);

const Others = styled.details`
  padding-top: ${space.md};
  font-size: ${type.sizeTable};
  & > summary {
    width: fit-content;
    padding-block: ${space.xs};
    color: ${color.inkSecond};
    cursor: pointer;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.md};
    padding-block: ${space.sm};
    border-top: 1px solid ${color.line};
    color: ${color.inkSecond};
  }
  & li > b {
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
  & li > em {
    margin-left: auto;
    color: ${color.warning};
    font-style: normal;
  }
`;
